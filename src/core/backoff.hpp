// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace colock::detail {

/// A draw from [span / 2, span], by a random number.
constexpr std::chrono::nanoseconds jitter(std::chrono::nanoseconds span, std::uint64_t random)
{
    auto const half = span.count() / 2;
    return std::chrono::nanoseconds{
        span.count() - half +
        static_cast<std::int64_t>(random % static_cast<std::uint64_t>(half + 1))};
}

/// Pauses that double from the least to the most, each drawn from its upper half.
class backoff {
public:
    constexpr backoff(std::chrono::nanoseconds least, std::chrono::nanoseconds most)
        : least_{least}, most_{most}, next_{least}
    {
    }

    constexpr std::chrono::nanoseconds next(std::uint64_t random)
    {
        auto const span = next_;
        next_ = std::min(most_, next_ * 2);
        return jitter(span, random);
    }

    constexpr void reset() { next_ = least_; }

    /// From now on the longest pause, as for a trouble that does not pass by itself.
    constexpr void exhaust() { next_ = most_; }

private:
    std::chrono::nanoseconds least_, most_, next_;
};

} // namespace colock::detail
