// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/topology.hpp"
#include "support/without_guard.hpp"

#include <colock/client.hpp>

#include <chrono>
#include <initializer_list>
#include <utility>
#include <vector>

namespace support {

/// A client of servers that the test has just started. With a restart guard they would grant
/// nothing for 12 s, so only the tests of the guard use one. A single server has none: its client
/// has the default options, but for the longest ttl.
class unguarded_client : public colock::client {
public:
    template <class Place>
    unguarded_client(Place&& place, colock::node_address node, colock::client_options options = {})
        : colock::client{std::forward<Place>(place), std::move(node),
                         without_guard(std::move(options))}
    {
    }

    /// For the servers of a topology.
    template <class Place>
    unguarded_client(Place&& place, std::vector<colock::node_address> const& nodes,
                     colock::client_options options = {})
        : colock::client{std::forward<Place>(place), nodes, suiting(nodes, std::move(options))}
    {
    }

    template <class Place>
    unguarded_client(Place&& place, std::initializer_list<colock::node_address> nodes,
                     colock::client_options options = {})
        : colock::client{std::forward<Place>(place), nodes, without_guard(std::move(options))}
    {
    }

private:
    static colock::client_options suiting(std::vector<colock::node_address> const& nodes,
                                          colock::client_options given)
    {
        if (nodes.size() > 1 || shape_tried != shape::servers)
            return without_guard(std::move(given));
        given.longest_ttl = std::chrono::hours{24};
        return given;
    }
};

} // namespace support
