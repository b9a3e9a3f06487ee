// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <filesystem>

namespace support {

/// A directory of its own under the system's temporary directory, removed with all it holds.
class temp_dir {
public:
    temp_dir();
    ~temp_dir();
    temp_dir(temp_dir&& other) noexcept;
    temp_dir& operator=(temp_dir&&) = delete;

    std::filesystem::path const& path() const { return path_; }

private:
    std::filesystem::path path_;
};

} // namespace support
