// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

// Schedules in which a Sentinel group gets another master.

/// The first of three sentinels has not heard of the new master, and neither has the old one: a
/// lock must be acquired at the new one.
outcome newest_master_followed();

/// The old master is a replica already, but all sentinels still name it: it must be asked for no
/// lock.
outcome replica_left_alone();

/// The old master is stopped with an acquire on its way to it, which it runs long after the switch:
/// its answer must not count.
outcome acquired_across_a_switch();

/// In one vote of three another server was the master for a moment, unseen, and the first one has
/// lost the lock of a rival by that: until the longest ttl has passed, its grant must not count.
outcome forgotten_by_fail_over();

/// The new master lacks a release: the lock must be released there, too.
outcome released_before_fail_over();

// With restart_guard::marker.

/// A client still reaches the old master, which goes on, but no sentinel. A rival has the lock at
/// the new master.
outcome shut_in_with_the_old_master();
outcome made_master_once_more();
/// A lease is to be extended at the new master when little of it is left.
outcome crossing_late();
/// A server is another's replica, and the master again, within one connection.
outcome master_again();
/// Several servers with the default guard have just been started.
outcome several_just_started();
/// A new master lacks the key of a valid lease.
outcome given_back_after_a_fail_over();
/// The counter runs ahead of the clock, and the new master lacks its last steps, too. Whoever gets
/// the lock later must get a greater token than the lease that was given back.
outcome granted_after_what_was_given_back();
/// Somebody deletes a lock long after the last fail-over: nobody may set it again.
outcome deleted_after_the_guard();

// With lock_options::replicas.

/// The replica that takes over has not got what was acquired meanwhile.
outcome acquired_while_replica_is_behind();
/// The replica that is to take over has not got an extension.
outcome extended_while_replica_is_behind();

} // namespace simulation
