// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/process.hpp"
#include "support/redis_server.hpp"

#include <doctest/doctest.h>
#include <string>

namespace support {

/// Another library's part, played by a Python program: it is given the server's socket, says
/// "ready", and answers a line with a line.
class python_peer {
public:
    python_peer(char const* program, redis_server const& server)
        : python_{python(program, {server.socket_path()})}
    {
        REQUIRE(python_.read_line() == "ready");
    }

    std::string ask(std::string const& command)
    {
        python_.write_line(command);
        return answer();
    }

    std::string answer() { return python_.read_line(); }

private:
    child_process python_;
};

} // namespace support
