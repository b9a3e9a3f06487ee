// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>

namespace colock::detail {

/// Keeps a client that takes a name again and again from starving the other clients.
///
/// Its next acquire follows its own release so closely that it would always win against a client
/// that must first be told of the release. Therefore it leaves the lock free for as long as a woken
/// client needs, once after each turn: a turn ends when another client was seen to hold the lock
/// since the last one, when enough leases have gone from hand to hand, or after `longest`. Whoever
/// leaves it free for so long anyway never waits here.
class turn {
public:
    static constexpr clock::duration longest = std::chrono::milliseconds{20};

    /// An attempt found another client's key.
    void refused() { rival_ = true; }

    /// The next lease is to be another client's, if one wants it: enough have gone from hand to
    /// hand.
    void give_way() { gives_way_ = true; }

    void granted(clock::time_point now)
    {
        if (began_ == clock::time_point{})
            began_ = now;
    }

    /// A lease of ours has ended: from now on the lock is free.
    void ended(clock::time_point now) { ended_ = now; }

    /// Whether it makes a difference to an attempt that is made now.
    bool matters(clock::time_point now) const
    {
        return began_ != clock::time_point{} && now < ended_ + longest;
    }

    /// Until when to leave the lock to others, given the usual round trip; `now` where nothing is
    /// due.
    clock::time_point free_until(clock::time_point now, clock::duration round_trip)
    {
        if (began_ == clock::time_point{})
            return now;
        // A client on a machine that hand-offs have kept busy is slow to wake.
        auto const share = gives_way_ ? std::min((ended_ - began_) / 20, most_of_a_turn) : least;
        auto const until = ended_ + std::clamp(std::max(round_trip * 4, share), least, longest);
        bool const over = rival_ || gives_way_ || now - began_ >= longest;
        if (!over && now < until)
            return now;
        rival_ = false;
        gives_way_ = false;
        began_ = {};
        return std::max(now, until);
    }

private:
    static constexpr clock::duration least = std::chrono::microseconds{200};
    static constexpr clock::duration most_of_a_turn = std::chrono::milliseconds{1};

    bool rival_ = false;
    bool gives_way_ = false;
    clock::time_point began_{};
    clock::time_point ended_{};
};

} // namespace colock::detail
