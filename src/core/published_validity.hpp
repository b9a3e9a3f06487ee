// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/renewal.hpp"

#include <colock/clock.hpp>

#include <atomic>
#include <cstdint>

namespace colock::detail {

/// Until when a lease is valid, for any thread that asks. The strand publishes what the renewal
/// says. But once any thread has released the lease, no publish() makes it valid again.
class published_validity {
public:
    explicit published_validity(renewal const& first)
        : valid_until_{ticks(first.valid_until())}, deadline_{ticks(first.deadline())}
    {
    }

    // Any thread.

    bool holds(clock::time_point now) const { return ticks(now) < read(deadline_); }
    bool ended() const { return read(deadline_) == 0; }
    clock::time_point until() const
    {
        return clock::time_point{clock::duration{read(valid_until_)}};
    }
    void end() { deadline_.store(0, std::memory_order_release); }

    // On the strand.

    void publish(renewal const& now)
    {
        valid_until_.store(ticks(now.valid_until()), std::memory_order_release);
        auto const deadline = ticks(now.deadline());
        auto known = deadline_.load(std::memory_order_acquire);
        while (known != 0 &&
               !deadline_.compare_exchange_weak(known, deadline, std::memory_order_acq_rel)) {
        }
    }
    /// After its end, for the next holder.
    void begin_again(renewal const& now)
    {
        deadline_.store(ticks(now.deadline()), std::memory_order_release);
    }

private:
    using number = std::int64_t;

    static number ticks(clock::time_point time) { return time.time_since_epoch().count(); }
    static number read(std::atomic<number> const& time)
    {
        return time.load(std::memory_order_acquire);
    }

    std::atomic<number> valid_until_;
    std::atomic<number> deadline_; ///< When it counts as lost; 0 once it has ended.
};

} // namespace colock::detail
