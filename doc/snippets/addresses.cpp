// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// Where servers may be, as doc/ shows it, cut out between "region" and "endregion". Nobody is
// there: the program only makes the clients.
#include <colock.hpp>

#include <boost/asio.hpp>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>

namespace asio = boost::asio;

namespace {

void one_server(asio::io_context& context)
{
    // region: one
    colock::client tcp{context, "redis://user:password@host:6379/0"};
    colock::client tls{context, "rediss://user:password@host:6380"};
    colock::client local{context, "unix:///run/redis/redis.sock?db=2"};
    // endregion
}

void fields(asio::io_context& context)
{
    // region: fields
    colock::node_address where;
    where.host = "redis.internal";
    where.user = "locks";
    where.password = "a password with @ and / in it";
    where.tls = true;
    colock::client locks{context, where};
    // endregion
}

void several_masters(asio::io_context& context)
{
    // region: several
    colock::client locks{context, {"redis://a", "redis://b", "redis://c"}}; // the rest is the same
    // endregion
    if (locks.get_node_reports().size() != 3)
        throw std::logic_error{"three nodes"};
}

void cluster(asio::io_context& context)
{
    // region: cluster
    colock::client locks{context, "redis://10.0.0.1:7001,10.0.0.2:7002"}; // the rest is the same
    // endregion
}

void sentinel(asio::io_context& context)
{
    // region: sentinel
    // The sentinels, and what they call the master.
    colock::client locks{context, "redis-sentinel://10.0.0.1,10.0.0.2,10.0.0.3/mymaster"};
    // endregion
}

void guarded(asio::io_context& context)
{
    // region: guarded
    colock::client_options options;
    options.longest_ttl = std::chrono::seconds{30}; // of all who lock the same names
    colock::client locks{context, "redis://10.0.0.1:7001,10.0.0.2:7002", options};
    // endregion
}

void replicated(asio::io_context& context)
{
    // region: replicated
    colock::client_options options;
    options.lock.replicas = 1; // of two
    colock::client locks{context, "redis-sentinel://10.0.0.1,10.0.0.2,10.0.0.3/mymaster", options};
    // endregion
}

void mapped(asio::io_context& context)
{
    // region: address_map
    colock::client_options options;
    options.address_map = [](colock::node_address::seed const& told) {
        if (told.host.starts_with("172.17."))
            return colock::node_address::seed{"redis.example.com", told.port};
        return told;
    };
    colock::client locks{context, "redis://redis.example.com:7001", options};
    // endregion
}

} // namespace

int main()
try {
    asio::io_context context;
    for (auto* const each :
         {one_server, fields, several_masters, cluster, sentinel, guarded, replicated, mapped})
        each(context);
    return EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
