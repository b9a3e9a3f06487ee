// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/metrics.hpp>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace colock::detail {

/// The histogram behind a metric: written by one thread at a time, read by any.
class timing {
public:
    void add(std::chrono::nanoseconds time)
    {
        auto& count = counts_[place_of(time)];
        // Nobody else writes, so that these need not be one step each.
        count.store(count.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
        sum_.store(sum_.load(std::memory_order_relaxed) + time.count(), std::memory_order_relaxed);
    }

    histogram read() const
    {
        histogram now;
        for (std::size_t i = 0; i < counts_.size(); ++i)
            now.counts[i] = counts_[i].load(std::memory_order_relaxed);
        now.sum = std::chrono::nanoseconds{sum_.load(std::memory_order_relaxed)};
        return now;
    }

private:
    /// Most times belong where the one before did.
    std::size_t place_of(std::chrono::nanoseconds time)
    {
        auto const& bounds = histogram::bounds;
        bool const not_above = last_ == bounds.size() || time <= bounds[last_];
        bool const not_below = last_ == 0 || time > bounds[last_ - 1];
        if (!not_above || !not_below)
            last_ =
                static_cast<std::size_t>(std::ranges::lower_bound(bounds, time) - bounds.begin());
        return last_;
    }

    std::size_t last_ = 0;
    std::array<std::atomic<std::uint64_t>, histogram::bounds.size() + 1> counts_{};
    std::atomic<std::int64_t> sum_{0};
};

} // namespace colock::detail
