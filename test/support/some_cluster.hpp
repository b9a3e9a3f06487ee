// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/lock_test.hpp"
#include "support/redis_cluster.hpp"
#include "support/unguarded_client.hpp"

#include <colock/client.hpp>

#include <string>
#include <vector>

namespace support {

/// A Redis Cluster, and two clients that have begun at different masters.
struct some_cluster {
    explicit some_cluster(std::size_t masters = 3, std::size_t replicas = 0,
                          std::vector<std::string> const& arguments = {}, bool tls = false,
                          colock::client_options const& of_first = {})
        : cluster{masters, replicas, arguments, tls}, locks{io, cluster.address(),
                                                            events.options(of_first)},
          other{io, cluster.address(1 % masters), events.options()}
    {
    }

    asio::awaitable<void> close_and_check()
    {
        co_await locks.async_close();
        co_await other.async_close();
        CHECK(cluster.left_behind() == std::vector<std::string>{});
    }

    redis_cluster cluster;
    asio::io_context io;
    event_recorder events;
    unguarded_client locks;
    unguarded_client other;
};

} // namespace support
