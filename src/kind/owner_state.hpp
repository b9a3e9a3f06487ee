// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/fork_generation.hpp"

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <tuple>

namespace colock::detail {

class engine;
class lease_state;
class waiter;

/// What copies of one owner share: its name, and which locks it holds and waits for, with whatever client of
/// this process. In a child of fork() it is another owner, which holds nothing. Any thread.
class owner_state {
public:
    owner_state();

    std::string const& id() const
    {
        if (generation_.load(std::memory_order_acquire) != fork_generation()) {
            std::lock_guard const lock{mutex_};
            begin_anew_in_a_child();
        }
        return id_;
    }

    /// A lease begins: whoever waits for this lock at another client hears of it. Returns its fencing token,
    /// which is that of the owner's other leases of the lock where one of them is valid still.
    std::uint64_t got(lease_state const& lease);
    /// The same for a lease that gets its token later.
    void fence(lease_state const& lease, std::uint64_t its_own) const;
    void gave_up(lease_state const& lease);
    bool has(std::string_view key) const;

    /// From add() to remove(), which is called while the client lives.
    void add(waiter const& waiting, engine& at);
    void remove(waiter const& waiting, engine& at);

private:
    using place = std::tuple<std::string_view, engine*, waiter const*>;

    void begin_anew_in_a_child() const;
    std::uint64_t token_of_all(lease_state const& lease, std::uint64_t its_own) const;
    void share(lease_state const& lease, std::uint64_t token) const;

    std::atomic<std::uint32_t> mutable generation_;
    std::string mutable id_;
    std::atomic<unsigned> mutable count_{0};
    std::mutex mutable mutex_;
    std::multimap<std::string_view,
                  lease_state const*> mutable held_; ///< By the keys of the leases,
    std::set<place> mutable waiting_;                ///< and of the waiters.
};

} // namespace colock::detail
