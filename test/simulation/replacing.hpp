// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "cluster.hpp"
#include "world.hpp"

#include <string>

namespace simulation {

/// What happens to the masters of a Cluster whose replicas are behind, where clients have
/// restart_guard::marker.
class replacing {
public:
    /// `keeps_counters`: of several votes each must have its counters, since who is new here cannot
    /// know that one has none.
    replacing(cluster& whole, dice& random, milliseconds ttl, bool keeps_counters)
        : whole_{whole}, random_{random}, ttl_{ttl}, keeps_counters_{keeps_counters}
    {
    }

    /// Says in words how; nothing where it cannot be now.
    std::string replace_master(cluster::hash_slot slot) const;

private:
    cluster& whole_;
    dice& random_;
    milliseconds ttl_;
    bool keeps_counters_;
};

} // namespace simulation
