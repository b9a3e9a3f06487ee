// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "scratch_directory.hpp"

#include "support/temp_dir.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace bench {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void throw_errno(std::string const& what)
{
    throw std::system_error{errno, std::generic_category(), what};
}

std::string make_directory()
{
    auto pattern =
        (support::scratch_place(support::temp_dir::much) / "colock-bench-XXXXXX").string();
    // A server makes a directory in it, and there a Unix domain socket, whose path holds 107 bytes.
    if (pattern.size() > 60)
        pattern = "/tmp/colock-bench-XXXXXX";
    if (!::mkdtemp(pattern.data()))
        throw_errno("mkdtemp " + pattern);
    return pattern;
}

/// Waits until nobody has the other end of the pipe open, and removes the directory.
[[noreturn]] void remove_after_end(int pipe_end, std::string const& path)
{
    ::setsid(); // Ctrl-C is not for this process
    for (int descriptor = 0; descriptor < 3; ++descriptor)
        ::close(descriptor); // whoever reads our output is to see its end
    char nothing = 0;
    while (::read(pipe_end, &nothing, 1) < 0 && errno == EINTR)
        ;
    // Servers that are ending just now may still make files.
    for (int attempt = 0; attempt < 100; ++attempt) {
        std::error_code error;
        fs::remove_all(path, error);
        if (!error)
            ::_exit(0);
        ::usleep(20'000);
    }
    ::_exit(1);
}

} // namespace

scratch_directory::scratch_directory() : path_{make_directory()}
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        throw_errno("pipe2");
    remover_ = ::fork();
    if (remover_ < 0)
        throw_errno("fork");
    if (remover_ == 0) {
        ::close(ends[1]);
        remove_after_end(ends[0], path_);
    }
    ::close(ends[0]);
    alive_ = ends[1];
    ::setenv("TMPDIR", path_.c_str(), 1);
}

scratch_directory::~scratch_directory()
{
    ::close(alive_);
    ::waitpid(remover_, nullptr, 0);
}

} // namespace bench
