// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// A lock that nobody has is acquired while its slot is on its way.
outcome acquired_at_the_next_master();

/// A slot moves, and those who have read its keys are not told: who holds a lock releases it.
outcome released_at_the_new_master();

/// The same with one who waits for a lock.
outcome waiting_for_what_moves();

/// A replica that takes over lacks a release: it must be released there, too.
outcome released_before_a_master_died();

/// A lock is granted by one server and its fencing token by another, which is long in giving it.
outcome granted_in_parts();

/// The other never gives it.
outcome granted_in_one_part_only();

/// The same of a lease that is given back to a vote that has lost it: it keeps the key.
outcome kept_in_one_part_only();

/// Somebody else has the lock by the time that the other gives it.
outcome lost_between_its_parts();

/// Many leases are renewed together, and one of them has been moved meanwhile.
outcome renewed_at_the_new_master();

/// A master restarts without its memory, and its slot moves before the client can reach it again.
outcome forgotten_by_who_had_the_slot();

/// A server that is in no cluster any more has the address of the one that had the slot; or one of
/// another Cluster.
outcome answered_by_a_stranger();
outcome answered_by_another_cluster();
/// What a slot has moves on, and back again, while a command follows it.
outcome released_while_it_moves_twice();
outcome acquired_while_it_moves_twice();

/// A server that is in no Cluster sends somebody elsewhere, as a proxy may.
outcome moved_outside_a_cluster();

} // namespace simulation
