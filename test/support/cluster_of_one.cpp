// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/cluster_of_one.hpp"

#include "support/groups.hpp"

#include <deque>
#include <utility>

namespace support {

namespace {

/// As many as the tests take within two seconds, the time that one needs until it serves.
constexpr std::size_t started_ahead = 8;

redis_server launch(server_options options)
{
    options.arguments.insert(options.arguments.end(), {"--cluster-enabled", "yes"});
    redis_server server{std::move(options)};
    server.command({"CLUSTER", "ADDSLOTSRANGE", "0", "16383"});
    return server;
}

} // namespace

redis_server cluster_of_one(server_options options)
{
    static std::deque<redis_server> ahead;
    bool const usual = options.password.empty() && !options.tls && options.arguments.empty();
    while (usual && ahead.size() < started_ahead)
        ahead.push_back(launch({}));
    if (!usual)
        ahead.push_front(launch(std::move(options)));
    auto taken = std::move(ahead.front());
    ahead.pop_front();
    wait_until("a cluster of one server serves", [&] {
        return taken.command({"CLUSTER", "INFO"}).text.find("cluster_state:ok") !=
               std::string::npos;
    });
    return taken;
}

} // namespace support
