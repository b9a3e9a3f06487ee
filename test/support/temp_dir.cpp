// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/temp_dir.hpp"

#include <cerrno>
#include <cstdlib>
#include <stdlib.h>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace support {

std::filesystem::path scratch_place(std::uintmax_t bytes)
{
    std::filesystem::path const memory = "/dev/shm";
    std::error_code error;
    auto const space = std::filesystem::space(memory, error);
    if (!std::getenv("TMPDIR") && !error && space.available >= bytes &&
        ::access(memory.c_str(), W_OK | X_OK) == 0)
        return memory;
    return std::filesystem::temp_directory_path();
}

temp_dir::temp_dir(std::uintmax_t bytes)
{
    auto pattern = (scratch_place(bytes) / "colock-test-XXXXXX").string();
    // A path of a Unix domain socket holds 107 bytes.
    if (pattern.size() > 80)
        pattern = "/tmp/colock-test-XXXXXX";
    if (!::mkdtemp(pattern.data()))
        throw std::system_error{errno, std::generic_category(), "mkdtemp " + pattern};
    path_ = pattern;
}

temp_dir::temp_dir(temp_dir&& other) noexcept : path_{std::exchange(other.path_, {})} {}

temp_dir::~temp_dir()
{
    if (path_.empty())
        return; // another has it
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

} // namespace support
