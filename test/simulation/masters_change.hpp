// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

// Schedules in which the master of a Sentinel group is another one.

/// One of three sentinels, the first, has not heard of it, and the old master neither: what is
/// acquired must be at the new one.
outcome newest_master_followed();

/// No sentinel says so yet, but the old master is a replica already: it must be asked for no lock.
outcome replica_left_alone();

/// The old master is stopped with an acquire on its way to it, which it runs long after the switch:
/// its answer must not count.
outcome acquired_across_a_switch();

/// In one vote of three another server was the master for a moment, unseen, and the first one has
/// lost the lock of a rival by that: until the longest ttl has passed, its grant must not count.
outcome forgotten_by_fail_over();

/// The new master lacks a release: it must be released there, too.
outcome released_before_fail_over();

// With restart_guard::marker.

/// A client still has the old master, which goes on, and no sentinel; a rival has the new one.
outcome shut_in_with_the_old_master();
/// A lease is to be extended at the new master when little of it is left.
outcome crossing_late();
/// A server is another's replica, and the master again, within one connection.
outcome master_again();
/// With the default guard, on several servers.
outcome several_just_started();
/// A new master lacks a lease that lives.
outcome given_back_after_a_fail_over();
/// Somebody deletes a lock long after the last fail-over: nobody may set it again.
outcome deleted_after_the_guard();

// With lock_options::replicas.

/// The replica that takes over has not got what was acquired meanwhile.
outcome acquired_while_replica_is_behind();
/// It has not got what was extended.
outcome extended_while_replica_is_behind();

} // namespace simulation
