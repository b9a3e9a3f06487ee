// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"

#include <string>
#include <vector>

namespace bench {

/// What became of locks that a master granted just before it died, when no replica had heard of
/// them. Half of them are held by a client that goes on, the others by one that stands still, as a
/// process does that is stopped or swapped out.
struct doubled_sample {
    std::string variant; ///< Such as "cluster_automatic": the servers, and the guard.
    bool is_guarded = false;
    unsigned locks = 0; ///< Of each of the two clients.
    /// How many were granted again while the first holder relied on its lease.
    unsigned twice_going_on = 0;
    unsigned twice_standing_still = 0;
    unsigned kept = 0; ///< By the client that goes on: nobody else was granted them.
    double next_ms{};  ///< From the kill -9 to the first grant to somebody else.
};

/// A Cluster and a Sentinel group, each without the guard and with it.
std::vector<doubled_sample> measure_doubled(environment const&);

} // namespace bench
