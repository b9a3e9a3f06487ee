// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <memory>
#include <string_view>

namespace colock {

class client;

namespace detail {
class owner_state;
}

/// Who holds a reentrant lock: a value that the caller keeps and passes on, to whatever coroutine or thread
/// works on his behalf. A coroutine hops threads, and one thread runs thousands of them, so a thread would
/// say nothing.
///
/// Copies are the same owner; each that is made from a client is another. It may outlive its client, and be
/// used with another client of the same servers, where it is the same owner still. It holds nothing itself.
/// In a child of fork() it is another owner than in the parent.
///
/// Thread safety: distinct owners, any thread; one, its const functions from any thread.
class owner {
public:
    /// Never the same as another, in any process.
    explicit owner(client& locks);

    // A moved-from owner is the same still.
    owner(owner const&) = default;
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
