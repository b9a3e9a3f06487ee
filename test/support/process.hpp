// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/timing.hpp"

#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace support {

/// One child of this process. It is killed when this object is destroyed, and by the kernel when
/// the thread that started it ends, so that nothing survives a test that crashed.
class process {
public:
    /// `input` and `output` are descriptors for its standard streams, -1 for /dev/null. `errors` is
    /// one for its standard error, -1 to share ours. No other descriptor is inherited.
    struct streams {
        int input = -1;
        int output = -1;
        int errors = -1;
    };

    process() = default;
    process(std::vector<std::string> command, streams io);
    process(process&& other) noexcept;
    process& operator=(process&& other) noexcept;
    ~process();

    pid_t id() const { return id_; }
    explicit operator bool() const { return id_ > 0; }

    /// The status of waitpid() if it has ended. Never blocks.
    std::optional<int> ended();

    /// The status of waitpid(), or nothing if it has not ended within `limit`.
    std::optional<int> wait(milliseconds limit = stuck);

    /// Returns when the process stands still.
    void pause();
    void resume();

    /// SIGKILL, also for a paused process. Returns when it is gone.
    void kill();

private:
    pid_t id_ = 0;
    std::optional<int> status_;
};

/// A child process that talks in lines over its standard input and output.
class child_process {
public:
    explicit child_process(std::vector<std::string> command);
    ~child_process();
    child_process(child_process const&) = delete;
    child_process& operator=(child_process const&) = delete;

    void write_line(std::string line);

    /// Without the line's end. Throws if none came within `limit`, or the child has closed its
    /// output.
    std::string read_line(milliseconds limit = stuck);

    process& handle() { return process_; }

private:
    process process_;
    int socket_ = -1;
    std::string read_;
};

/// The command that runs one test case of this test binary, one that is marked `doctest::skip()`,
/// as a child process that is free to use its standard streams.
std::vector<std::string> this_binary(std::string const& test_case);

/// Does the work of such a test case. If that fails, this prints so, lest the parent wait for
/// output that does not come.
template <class Work>
void tell_if_it_fails(Work work)
{
    try {
        work();
    } catch (std::exception const& error) {
        std::cout << "failed: " << error.what() << std::endl;
    } catch (...) {
        std::cout << "failed: a check" << std::endl;
        throw;
    }
}

/// The command that runs a script by a Python 3 that has the packages redis and
/// prometheus_client.
std::vector<std::string> python(std::string const& script, std::vector<std::string> arguments = {});

} // namespace support
