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
/// With clients of different servers it should not be used for one name: having the lock of that
/// name on some servers, it passes those who wait for the other lock of that name on the others.
/// Exclusion holds all the same. (Clients may know the same servers by different addresses, and an
/// owner that waited there for somebody who waits for it would wait for ever: so it passes where it
/// might be needless.)
///
/// Its id cannot be chosen, for a process that is started again to go on with the locks of the one
/// before. Two processes under one id, of which the older is perhaps only slow, would both have the
/// lock, and nothing could tell. The new process waits for the ttl at most, and gets a greater
/// fencing token.
///
/// Thread safety: distinct owners, any thread; one, its const functions from any thread.
class COLOCK_EXPORT owner {
public:
    /// Never the same as another, in any process.
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
