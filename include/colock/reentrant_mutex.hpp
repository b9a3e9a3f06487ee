// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/basic_mutex.hpp>
#include <colock/client.hpp>
#include <colock/options.hpp>
#include <colock/owner.hpp>

#include <string_view>

namespace colock {

/// A lock by name that one owner has at a time, among all clients of the same servers, and that this owner
/// may acquire again while it has it: at once, without asking a server, and past everybody who waits.
///
/// Each acquire gives a lease of its own; the lock is free when the last is released, in whatever order.
/// The leases that an owner has with one client share the lock_id, the fencing token, the validity, the
/// renewal and the loss; lease::hold_count() counts them. The options of the first acquire hold for all of
/// them. A later one is granted with what validity is left; it extends the lock, as by async_extend() and
/// without waiting for the answer, where its ttl is longer, where `renew` is off, or where less than half
/// of its ttl is left. One that wants fencing, where the first did not and the nodes are several, fails
/// with errc::invalid_argument.
///
/// An owner that uses several clients of a process has a lease with each of them, with a greater fencing
/// token than the one before, and passes those who wait there; the lock is free when none has it.
///
/// In Redis it is a hash `prefix + name`: a field for the owner, whose value counts the clients with which
/// it has the lock, and a field for the lock_id of each, whose value is the time at which its ttl ends, in
/// milliseconds since 1970. That is the layout of Redisson's RLock, whose holders and waiters it excludes
/// and wakes, and is woken by, where the prefix is empty and the name is Redisson's. A mutex of the same
/// name is another type of key: between clients, each fails with errc::wrong_type while the other is held.
///
/// Cancellation of a second acquire leaves the first as it is. Thread safety: as basic_mutex.
class reentrant_mutex : public basic_mutex {
public:
    /// `name`: 1 to 4,096 bytes of any value. Throws system_error(errc::invalid_argument) that names
    /// the field. Client and holder may be destroyed before the mutex.
    reentrant_mutex(client& locks, std::string_view name, owner const& holder);
    reentrant_mutex(client& locks, std::string_view name, owner const& holder,
                    lock_options options);
};

} // namespace colock
