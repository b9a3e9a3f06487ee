// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/process.hpp"
#include "support/redis_server.hpp"

#include <exception>
#include <signal.h>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <utility>
#include <vector>

namespace support {

inline std::string url_of(redis_server const& server)
{
    return "redis://127.0.0.1:" + std::to_string(server.port());
}

/// Waits until somebody has the lock.
inline void until_held(redis_server& server, std::string const& name)
{
    auto const end = steady::now() + stuck;
    while (server.keys_matching("lock:" + name).empty())
        if (steady::now() >= end)
            throw std::runtime_error{"nobody has taken the lock " + name};
}

/// A program of example/. What it writes to its standard error is read as its output, too.
class example {
public:
    explicit example(std::string const& name, std::vector<std::string> arguments = {})
        : process_{command(name, std::move(arguments))}
    {
    }

    std::string read_line(milliseconds limit = stuck) { return process_.read_line(limit); }

    /// Everything that it says until it ends, which must be soon.
    std::vector<std::string> read_all()
    {
        std::vector<std::string> lines;
        try {
            for (;;)
                lines.push_back(read_line());
        } catch (std::exception const&) { // it has closed its output, or exit_code() will tell
            return lines;
        }
    }

    void signal(int number) { ::kill(process_.handle().id(), number); }
    void kill() { process_.handle().kill(); }

    /// -1 if it does not end, or is ended by a signal.
    int exit_code()
    {
        auto const status = process_.handle().wait();
        return status && WIFEXITED(*status) ? WEXITSTATUS(*status) : -1;
    }

private:
    static std::vector<std::string> command(std::string const& name,
                                            std::vector<std::string> arguments)
    {
        std::vector<std::string> all{"sh", "-c", "exec \"$0\" \"$@\" 2>&1",
                                     std::string{COLOCK_EXAMPLE_DIR} + '/' + name};
        all.insert(all.end(), arguments.begin(), arguments.end());
        return all;
    }

    child_process process_;
};

} // namespace support
