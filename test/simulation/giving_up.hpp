// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "cluster.hpp"
#include "world.hpp"

#include <string>

namespace simulation {

/// Begins to move a slot and gives it up, in a way drawn from `random`. `several`: there are other
/// votes. Their clocks may have set this one's counters, so it must not lose them. Returns in words
/// what happens.
std::string give_up_move(cluster& whole, cluster::hash_slot slot, dice& random, nanoseconds ttl,
                         bool several);
/// The same, but always in the way that loses nothing.
std::string give_up_empty_move(cluster& whole, cluster::hash_slot slot, dice& random,
                               nanoseconds ttl);

} // namespace simulation
