// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// A lock that nobody has is acquired while its slot is on its way.
outcome acquired_at_the_next_master();

/// A slot moves, and clients that have read its keys are not told: a holder releases its lock.
outcome released_at_the_new_master();

/// The same, but a client waits for a lock.
outcome waiting_for_what_moves();

/// A lease whose slot moves is lost at its new master, which has not been asked for it before.
outcome held_while_it_moves();

/// A replica that takes over lacks a release: the lock must be released there, too.
outcome released_before_a_master_died();

/// The answer to an acquire is lost that its master has refused at first: its key is released once.
outcome acquired_after_a_pause();

/// A lock is granted by one server and its fencing token by another, which takes long to do so.
outcome granted_in_parts();

/// A lock is granted by one server, but the other never gives it a fencing token.
outcome granted_in_one_part_only();

/// A vote that has lost a lease gets its key back, but not its fencing token: it keeps the key.
outcome kept_in_one_part_only();

/// A rival has the lock by the time the other server gives the fencing token.
outcome lost_between_its_parts();

/// Many leases are renewed together, and the key of one of them has moved to another master.
outcome renewed_at_the_new_master();

/// The same, but the master of one of them refuses it after the others were renewed.
outcome refused_late_by_its_master();

/// A master restarts without its memory, and its slot moves before the client can reach it again.
outcome forgotten_by_who_had_the_slot();

/// At the address of the master that had the slot there is now a server of no Cluster, or one of
/// another Cluster.
outcome answered_by_a_stranger();
outcome answered_by_another_cluster();
/// A slot moves on and back again while a command follows it.
outcome released_while_it_moves_twice();
outcome acquired_while_it_moves_twice();

/// A server that is in no Cluster answers MOVED, as a proxy may.
outcome moved_outside_a_cluster();

} // namespace simulation
