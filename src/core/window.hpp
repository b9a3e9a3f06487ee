// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace colock::detail {

/// How many things may be under way to a server at a time, by its own pace.
///
/// More things than a server can work at make it hardly faster. They only wait there, and cannot be
/// taken back or overtaken, until their senders take the server for hung. So the window grows while
/// others wait for a place and answers take only a few times as long as the quickest, and shrinks
/// when they take many times as long: a simple form of what TCP Vegas does (Brakmo and Peterson,
/// "TCP Vegas", 1995).
///
/// A full window makes answers slow by itself, so these must not count as the server's own pace.
/// Therefore the quickest answer is forgotten slowly while the window is as small as can be, more
/// slowly up to its first size, and not at all beyond that. It is forgotten after a second if even
/// so few cannot make answers so slow by themselves, as after a fail-over to a server far away.
class window {
public:
    /// It never is smaller than `least`, nor greater than `most`; it begins with `first`, and is
    /// smaller than that only where others wait.
    constexpr window(std::size_t least, std::size_t most, std::size_t first)
        : least_{least}, most_{most}, first_{first}, size_{first}
    {
    }
    constexpr window(std::size_t least, std::size_t most) : window{least, most, least} {}

    bool open(std::size_t under_way) const { return under_way < size_; }
    std::size_t size() const { return size_; }

    /// So many were answered together now, `took` after they were sent.
    void answered(clock::time_point now, clock::duration took, std::size_t count, bool others_wait)
    {
        seconds const time = std::max(took, least_time);
        if (size_ <= first_)
            quickest_ *= 1 + std::min(1.0, (now - last_) / (size_ == least_ ? soon : late));
        quickest_ = std::min(quickest_, time);
        if (size_ == least_)
            learn_from_the_fewest(now, time);
        else
            fewest_since_ = clock::time_point::max();
        last_ = now;
        if (time > quickest_ * slow)
            size_ = std::max(others_wait ? least_ : std::min(first_, size_),
                             size_ - std::min(size_, count));
        else if (others_wait && time < quickest_ * quick)
            size_ = std::min(most_, size_ + count);
    }

private:
    using seconds = std::chrono::duration<double>;

    /// n commands under way slow an answer at most n times: so few say how quick the server is.
    /// Within a second some answers are to commands that were sent when there were more, or while
    /// something stood still, but not all are.
    void learn_from_the_fewest(clock::time_point now, seconds time)
    {
        if (fewest_since_ == clock::time_point::max() || now < fewest_since_) {
            fewest_since_ = now;
            quickest_of_fewest_ = time;
        }
        quickest_of_fewest_ = std::min(quickest_of_fewest_, time);
        if (now - fewest_since_ < std::chrono::seconds{1})
            return;
        quickest_ = std::max(quickest_, quickest_of_fewest_ / static_cast<double>(least_));
        fewest_since_ = clock::time_point::max();
    }

    static constexpr int quick = 6;
    static constexpr int slow = 10;
    static constexpr clock::duration least_time = std::chrono::microseconds{1};
    /// How long it takes until the quickest answer counts as twice as slow, or slower.
    static constexpr seconds soon = std::chrono::seconds{30};
    static constexpr seconds late = std::chrono::minutes{5};

    std::size_t least_;
    std::size_t most_;
    std::size_t first_;
    std::size_t size_;
    seconds quickest_ = std::chrono::hours{1};                  ///< As of late.
    clock::time_point last_{};                                  ///< When something was answered.
    clock::time_point fewest_since_ = clock::time_point::max(); ///< The window is at its least,
    seconds quickest_of_fewest_{}; ///< and this was the quickest since.
};

} // namespace colock::detail
