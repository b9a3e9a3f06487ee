// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/client.hpp>

#include <initializer_list>
#include <utility>
#include <vector>

namespace support {

/// Without the guard that several servers, a Cluster and a Sentinel group have by default.
inline colock::client_options without_guard(colock::client_options given = {})
{
    if (given.guard == colock::restart_guard::automatic)
        given.guard = colock::restart_guard::run_id;
    return given;
}

/// A client of servers that the test has just started. With the guard these would grant nothing for
/// 12 s, so it is left to the tests that are about it.
class unguarded_client : public colock::client {
public:
    template <class Place>
    unguarded_client(Place&& place, colock::node_address node, colock::client_options options = {})
        : colock::client{std::forward<Place>(place), std::move(node),
                         without_guard(std::move(options))}
    {
    }

    template <class Place>
    unguarded_client(Place&& place, std::vector<colock::node_address> nodes,
                     colock::client_options options = {})
        : colock::client{std::forward<Place>(place), std::move(nodes),
                         without_guard(std::move(options))}
    {
    }

    template <class Place>
    unguarded_client(Place&& place, std::initializer_list<colock::node_address> nodes,
                     colock::client_options options = {})
        : colock::client{std::forward<Place>(place), nodes, without_guard(std::move(options))}
    {
    }
};

} // namespace support
