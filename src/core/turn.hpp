// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>

namespace colock::detail {

/// Keeps a client whose own queue for a name never empties from starving the other clients.
///
/// Its next acquire follows its release on the same connection, so it would win every time against a
/// client that must first be told of the release. Therefore it steps back for as long as a woken
/// client needs, once after each turn: a turn ends when another client was seen to hold the lock since
/// the last one, or after `longest`.
class turn {
public:
    static constexpr clock::duration longest = std::chrono::milliseconds{20};

    /// An attempt found another client's key.
    void refused() { rival_ = true; }

    void granted(clock::time_point now)
    {
        if (began_ == clock::time_point{})
            began_ = now;
    }

    /// How long to wait before the next attempt, given the usual round trip.
    clock::duration step_back(clock::time_point now, clock::duration round_trip)
    {
        if (began_ == clock::time_point{} || !(rival_ || now - began_ >= longest))
            return {};
        rival_ = false;
        began_ = {};
        return std::clamp<clock::duration>(round_trip * 4, std::chrono::microseconds{200},
                                           std::chrono::milliseconds{20});
    }

private:
    bool rival_ = false;
    clock::time_point began_{};
};

} // namespace colock::detail
