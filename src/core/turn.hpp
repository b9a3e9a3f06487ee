// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>

namespace colock::detail {

/// Keeps a client that takes a name again and again from starving the other clients.
///
/// Its next acquire follows its own release so closely that it would always win against a client that
/// must first be told of the release. Therefore it leaves the lock free for as long as a woken client
/// needs, once after each turn: a turn ends when another client was seen to hold the lock since the last
/// one, when enough leases have gone from hand to hand, or after `longest`. Whoever leaves it free for so long anyway never waits here.
class turn {
public:
    static constexpr clock::duration longest = std::chrono::milliseconds{20};

    /// An attempt found another client's key.
    void refused() { rival_ = true; }

    /// The next lease is to be another client's, if one wants it.
    void give_way() { rival_ = true; }

    void granted(clock::time_point now)
    {
        if (began_ == clock::time_point{})
            began_ = now;
    }

    /// A lease of ours has ended: from now on the lock is free.
    void ended(clock::time_point now) { ended_ = now; }

    /// Until when to leave the lock to others, given the usual round trip; `now` where nothing is due.
    clock::time_point free_until(clock::time_point now, clock::duration round_trip)
    {
        if (began_ == clock::time_point{})
            return now;
        auto const until = ended_ + std::clamp<clock::duration>(round_trip * 4, least, longest);
        bool const over = rival_ || now - began_ >= longest;
        if (!over && now < until)
            return now;
        rival_ = false;
        began_ = {};
        return std::max(now, until);
    }

private:
    static constexpr clock::duration least = std::chrono::microseconds{200};

    bool rival_ = false;
    clock::time_point began_{};
    clock::time_point ended_{};
};

} // namespace colock::detail
