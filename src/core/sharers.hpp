// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <atomic>

namespace colock::detail {

/// How many leases share one grant. Any thread may give one up, which count() tells at once; live()
/// tells what the strand has heard of that.
class sharers {
public:
    // Any thread.

    /// Those that have not been given up.
    unsigned count() const { return count_.load(std::memory_order_acquire); }
    /// One of them is given up. Returns whether it was the last.
    bool give_up() { return count_.fetch_sub(1, std::memory_order_acq_rel) == 1; }

    // On the strand.

    /// One more, unless the last has been given up, perhaps in another thread just now.
    bool join()
    {
        auto known = count();
        do {
            if (known == 0)
                return false;
        } while (!count_.compare_exchange_weak(known, known + 1, std::memory_order_acq_rel));
        ++live_;
        return true;
    }
    /// The one that there was is given up, and another takes its place.
    void replace() { count_.store(1, std::memory_order_release); }
    /// The strand has heard of one that is given up.
    void leave() { --live_; }
    unsigned live() const { return live_; }

private:
    std::atomic<unsigned> count_{1};
    unsigned live_ = 1;
};

} // namespace colock::detail
