// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>
#include <utility>

namespace colock::detail {

/// How often a node is asked whether it still has keys. One that tells of changes again and again
/// where nothing is lost, as one does whose tracking table is full, is asked ever more seldom; so
/// is one that refuses.
class check_pace {
public:
    static constexpr clock::duration longest_pause = std::chrono::milliseconds{100};
    /// After a refusal of what was asked alone: it may be the same with the next, or not.
    static constexpr clock::duration longest_refusal_pause = std::chrono::milliseconds{10};

    /// It tells of a change. How long to wait before it is asked.
    clock::duration told(clock::time_point now)
    {
        told_ = true;
        if (now - last_ > far_apart)
            pause_ = {};
        return std::max(last_ + pause_ - now, clock::duration{});
    }
    /// It is being asked.
    void asked() { upon_change_ = std::exchange(told_, false); }
    /// It has answered. `lost`: it has some key no more.
    void answered(bool lost, clock::time_point now)
    {
        refusal_pause_ = {};
        if (!upon_change_ || planted(bug::checks_not_paced))
            return;
        pause_ = lost ? clock::duration{} : std::clamp(pause_ * 2, shortest_pause, longest_pause);
        last_ = now;
    }
    /// How long to wait before it is asked about the leases that are still to be checked.
    clock::duration pause() const { return told_ ? pause_ : clock::duration{}; }
    /// It has refused. How long to wait.
    clock::duration refused()
    {
        return refusal_pause_ =
                   std::clamp(refusal_pause_ * 2, shortest_pause, longest_refusal_pause);
    }

private:
    static constexpr clock::duration shortest_pause = std::chrono::milliseconds{1};
    /// Changes that are so far from each other have nothing to do with each other.
    static constexpr clock::duration far_apart = std::chrono::seconds{1};

    bool told_ = false;        ///< It has told of a change since it was asked last,
    bool upon_change_ = false; ///< or was asked last because it had.
    clock::duration pause_{};
    clock::time_point last_{};        ///< When it has answered what was asked upon a change.
    clock::duration refusal_pause_{}; ///< After several refusals in a row.
};

} // namespace colock::detail
