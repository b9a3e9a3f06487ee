// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "cluster.hpp"
#include "world.hpp"

#include <string>

namespace simulation {

/// What happens to the masters of a Cluster whose replicas may be behind. Its servers are guarded
/// by their reign.
class replacing {
public:
    /// `keeps_counters`: for several votes, of which none may lose its counters: a client that is
    /// new there cannot know of that.
    replacing(cluster& whole, dice& random, milliseconds ttl, bool keeps_counters)
        : whole_{whole}, random_{random}, ttl_{ttl}, keeps_counters_{keeps_counters}
    {
    }

    /// Returns in words how; empty if that is not possible now.
    std::string replace_master(cluster::hash_slot slot) const;

private:
    cluster& whole_;
    dice& random_;
    milliseconds ttl_;
    bool keeps_counters_;
};

} // namespace simulation
