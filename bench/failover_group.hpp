// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_cluster.hpp"
#include "support/sentinel_group.hpp"

#include "scenario.hpp"

#include <colock/node_address.hpp>

#include <functional>
#include <string>
#include <vector>

namespace bench {

/// A master, the replicas that may take its place, and those that decide over it.
struct failover_group {
    colock::node_address address;
    support::redis_server* master;
    std::vector<support::redis_server*> replicas;
    std::vector<support::redis_server*> sentinels; ///< None in a Cluster.
    std::function<void()> fail_over;               ///< Asks for a planned one.
    std::string settings;
};

/// The master is that of a key's slot. The Cluster has three masters with a replica each.
failover_group group_of(support::redis_cluster&, std::string const& key);
failover_group group_of(support::sentinel_group&);

/// When the new master came.
struct succession {
    support::redis_server* master = nullptr; ///< The new one.
    /// It took writes after `not_before` and at the latest at `takes_writes`.
    steady::time_point not_before{};
    steady::time_point takes_writes{};
    steady::time_point told{}; ///< A sentinel named it. The beginning of time in a Cluster.
};

/// Tries each millisecond to write at the replicas, and asks the sentinels. To be called before or
/// as soon as one takes the master's place. Throws runtime_error where none has in half a minute.
succession watch(failover_group const&, std::string const& key);

} // namespace bench
