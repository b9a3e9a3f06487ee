// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

// Schedules in which the move of a slot is given up.

/// The key of a lease has gone to the next master, which goes on taking what is sent on to it. The
/// master that keeps the slot gives the lock to a rival.
outcome left_at_the_next_master();

} // namespace simulation
