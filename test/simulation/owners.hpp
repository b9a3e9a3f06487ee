// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// An owner waits at one client, behind another owner, for a lock that it gets with another client:
/// both leases are had at once, and have one fencing token.
outcome owner_with_two_clients();

/// An owner acquires a lock again, with a longer ttl and with renewal, which its first lease lacks.
/// The ttl and the renewal end with the second lease.
outcome terms_that_go();

/// An owner acquires a lock again with a longer ttl while the server is busy for a moment. Neither
/// lease is renewed.
outcome longer_while_busy();

/// A client does not hear that its owner's lock has been lost and that somebody else had it
/// meanwhile. The same owner acquires it with another client: its token is greater than that of the
/// one in between.
outcome loss_that_the_sibling_has_not_heard_of();

/// While an owner's acquire is under way at one client, the owner acquires the lock with another
/// client and gives it back.
outcome had_during_an_attempt();

/// The counter is Redisson's, which goes on counting long after the lock was released.
outcome counter_of_redisson();

/// The counter is kept for longer than by default.
outcome counter_with_a_life();

/// There is a field in the lock's hash that is no lock_id.
outcome field_of_a_stranger();

/// An owner that has a lock acquires it again and again with another client: the client that has it
/// does not ask the servers after every change.
outcome herd();

/// A client waits for several locks at a server that has room to track only one key. So the server
/// tells it again and again that the others may have changed.
outcome news_in_vain();
outcome entered_again_and_again();

/// An owner that has a lock without a fencing token, over several servers, asks for one.
outcome fence_asked_for_later();

} // namespace simulation
