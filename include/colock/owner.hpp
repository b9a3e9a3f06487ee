// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>

#include <memory>
#include <string_view>

namespace colock {

class client;

namespace detail {
class owner_state;
}

/// Who holds a reentrant lock: a value that the caller keeps and passes on, to whatever coroutine
/// or thread works on its behalf. A coroutine hops threads, and one thread runs thousands of them,
/// so a thread would say nothing.
///
/// Copies are the same owner; each that is made from a client is another. It may outlive its
/// client, and be used with another client of the same servers, where it is the same owner still.
/// It holds nothing itself. In a child of fork() it is another owner than in the parent.
///
/// Do not use one owner for the same name with clients of different servers. Exclusion still holds,
/// but an owner that has the lock on one set of servers overtakes the waiters on the other. (The
/// two may be the same servers under different addresses. If the owner did not overtake, it might
/// wait for ever for a waiter that waits for the owner. So it overtakes even where that is
/// needless.)
///
/// Its id cannot be chosen, so a restarted process cannot go on with the locks of its predecessor:
/// if the older one were only slow, both would have the lock, and nothing could tell them apart.
/// The new process waits for the ttl at most, and gets a greater fencing token.
///
/// Thread safety: distinct owners: safe. One owner: its const functions only.
class COLOCK_EXPORT owner {
public:
    /// A new owner, different from all others in any process. But a virtual machine that is
    /// cloned later has the same owner: make another one there.
    explicit owner(client& locks);

    /// A copy is the same owner. So is one that was moved from.
    owner(owner const&) = default;
    /// From now on it is the other one.
    owner& operator=(owner const&) = default;

    /// `UUID:1`, in the form of Redisson's names of holders. The UUID is this owner's alone.
    std::string_view id() const noexcept;

    friend bool operator==(owner const& one, owner const& other) noexcept
    {
        return one.id() == other.id();
    }

private:
    friend class basic_mutex;
    std::shared_ptr<detail::owner_state> state_;
};

} // namespace colock
