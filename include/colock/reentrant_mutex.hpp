// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/basic_mutex.hpp>
#include <colock/client.hpp>
#include <colock/detail/config.hpp>
#include <colock/options.hpp>
#include <colock/owner.hpp>

#include <string_view>

namespace colock {

/// A lock by name that one owner has at a time, among all clients of the same servers, and that
/// this owner may acquire again while it has it: at once, without asking a server, and past
/// everybody who waits.
///
///     colock::owner const clerk{locks};
///     colock::reentrant_mutex account{locks, "account-4711", clerk};
///     colock::lease outer = co_await account.async_acquire();
///     colock::lease inner = co_await account.async_acquire(); // at once
///
/// Each acquire gives a lease of its own; the lock is free when the last is released, in whatever
/// order. The leases that an owner has with one client share the lock_id, the validity, the renewal
/// and the loss; lease::hold_count() counts them. They share the fencing token, too, unless the
/// owner has had a greater one with another client meanwhile. What their options come to, while
/// they live:
///
///   ttl            the longest; the one of lease::async_extend() is that lease's from then on
///   renew          on, where it is for one of them
///   max_hold       the first to be over ends the renewal; each begins with its own acquire
///   loss_margin    the greatest; a greater one counts at once, or from the next extension on where
///                  it would end the lease
///   fencing        those that ask for it have the token, others may; it is written back when the
///                  first asks
///   counter_life   that of the first acquire; so are counter, replicas and fsync
///   hand_offs      no hand-offs; of the next waiter: when other clients get a turn
///
/// What a lease has asked for goes with it, but what has been granted already is not shortened. A
/// later acquire is granted with what validity is left. It extends the lock, as by async_extend()
/// and without waiting for the answer, where its ttl is longer, or less is left than its ttl, or
/// than half of it where the lock is renewed; not once max_hold is over.
///
/// An owner that uses several clients of a process has a lease with each of them. When it gets
/// another one, the client asks the servers whether they still have one of the others. If so, the
/// new lease has the same fencing token; otherwise it has a greater one. The owner overtakes those
/// who wait, and the lock is free when none of its clients has it. So two coroutines with
/// one owner, or copies of it, do not exclude each other: each worker that is to be excluded needs
/// an owner of its own. And it is not fair: an owner whose leases overlap without an end, each
/// being acquired before another is released, keeps everybody else out for ever.
///
/// After a loss the owner may acquire the lock again, also while code still runs under the lease
/// that was lost. That code is told by async_wait_lost(), cancelled by async_with_lock(), and its
/// token is the smaller one.
///
/// In Redis it is a hash `prefix + name`: a field for the owner, whose value counts the clients
/// with which it has the lock, and a field for the lock_id of each, whose value is the time at
/// which its ttl ends, in milliseconds since 1970. That is the layout of Redisson's getLock(),
/// whose holders and waiters it excludes and wakes, and is woken by, where the prefix is empty and
/// the name is Redisson's. A mutex of the same name is another type of key: between clients, each
/// fails with errc::wrong_type while the other is held.
///
/// Cancellation of a second acquire leaves the first as it is. Thread safety: as basic_mutex.
class COLOCK_EXPORT reentrant_mutex : public basic_mutex {
public:
    /// `name`: 1 to 4,096 bytes of any value. Throws system_error(errc::invalid_argument) that
    /// names the field, `lock_options::counter` too, where it is Redisson's and the client has
    /// several nodes. Client and holder may be destroyed before the mutex.
    ///
    /// Beware of `reentrant_mutex{locks, name, owner{locks}}` where one is made for each acquire:
    /// every `owner{locks}` is another, so the second waits for the first, which is its own
    /// caller's.
    reentrant_mutex(client& locks, std::string_view name, owner const& holder);
    /// @overload
    reentrant_mutex(client& locks, std::string_view name, owner const& holder,
                    lock_options options);
};

} // namespace colock
