// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

// Schedules with restart_guard::marker in which a replica takes over in a Cluster.

/// The new master lacks the key of a valid lease.
outcome given_back_in_a_cluster();
/// A lease is to be extended at the new master when little of it is left.
outcome crossing_late_in_a_cluster();
/// A master is a replica for a moment, and has lost the lock of a rival when it is the master
/// again. The client's connection to it remains, and nobody tells the client.
outcome master_again_in_a_cluster();
/// A rival's lock is lost with the master. The client meets the new master when it wants the lock.
outcome rival_forgotten_by_a_replica();
/// A lock is wanted when the connection to a new master is being made.
outcome asked_before_it_was_met();
/// A replaced master refuses all commands, hears of the new master, and is the master again soon
/// after. By then it has lost the lock of a rival. The client has reached no other server.
outcome stopped_and_master_again();

/// A new master has lost the lock of a rival, and hands the slot over while it is guarded.
outcome moved_from_a_guarded_master();

/// The others have elected another master, but the client reaches only the old one, which goes on.
outcome shut_in_with_the_old_master_of_a_cluster();
/// The same with seven masters: it reaches two more, which have heard of nothing.
outcome shut_in_with_a_minority();
/// With three, the client reaches all of them. Nobody tells it who has which slot.
outcome elected_unheard();

} // namespace simulation
