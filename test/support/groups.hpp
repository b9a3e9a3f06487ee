// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_server.hpp"

#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

// What groups of real servers have in common.

namespace support {

template <class Holds>
void wait_until(char const* what, Holds holds, milliseconds limit = stuck)
{
    for (auto const end = steady::now() + limit; !holds();) {
        if (steady::now() > end)
            throw std::runtime_error{std::string{"the servers do not come to this: "} + what};
        std::this_thread::sleep_for(5ms);
    }
}

/// Lets servers speak TLS, also with each other, all with one certificate.
inline void use_tls(server_options& options)
{
    options.tls = true;
    options.shared_files = std::make_shared<tls_files>("127.0.0.1");
    options.arguments.insert(options.arguments.end(), {"--tls-replication", "yes"});
}

inline bool is_master(redis_server& server)
{
    auto const answer = server.try_command({"ROLE"});
    return !answer.elements.empty() && answer.elements[0].text == "master";
}

/// Each lock, and each key that would stay for ever, on a server: one line for each. This uses a
/// new connection, since a sentinel closes the connections of a server that it promotes.
inline std::vector<std::string> left_behind_at(redis_server& server)
{
    std::vector<std::string> lines;
    auto const asked = server.connect();
    for (auto const& key : asked->command({"KEYS", "*"}).elements) {
        auto const life = asked->command({"PTTL", key.text});
        if (life.is_error() || life.integer == -2)
            continue;
        if (life.integer < 0 || !key.text.ends_with(":colock:fence"))
            lines.push_back(server.address().label() + ": " + key.text + " for " +
                            std::to_string(life.integer) + " ms");
    }
    return lines;
}

} // namespace support
