// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"

#include "base/later.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace colock::detail {

/// How leases of one client go from hand to hand without a round trip, from a grant of the servers on.
///
/// It ends by count and by time, so that other clients get their turn. Each of its leases has a fencing token
/// of its own, from a block that the acquire has reserved: little more than were used lately, and fewer than
/// the microseconds that it took to get and to use the last one. Since no two clients use theirs at a time,
/// the tokens of all do not run ahead of the servers' clocks, which mint them in microseconds where the
/// counter is gone.
class chain {
public:
    using milliseconds = std::chrono::milliseconds;

    /// How many tokens the next acquire is to reserve, where `hand_offs` are allowed.
    std::uint32_t tokens_wanted(unsigned hand_offs) const
    {
        return std::min(wanted_, std::min(hand_offs, most - 1) + 1);
    }

    /// The servers have granted a lease, for which they were asked at `asked`, and tokens from this one on; 0
    /// where there are none.
    void begin(clock::time_point asked, clock::time_point now, std::uint64_t first_token,
               std::uint32_t tokens)
    {
        asked_ = asked;
        began_ = now;
        token_ = first_token;
        tokens_ = tokens;
        handed_over_ = 0;
    }

    /// Whether it has been so long that others come first, by the options of who is next. One that may
    /// not be at all is never too long.
    bool too_long(clock::time_point now, unsigned hand_offs, milliseconds time) const
    {
        bool const may_be = hand_offs > 0 && time.count() > 0;
        return may_be && (handed_over_ >= hand_offs || now >= later(began_, time));
    }

    /// Whether there may be another lease.
    bool goes_on(clock::time_point now, unsigned hand_offs, milliseconds time) const
    {
        return handed_over_ < hand_offs && now < later(began_, time) &&
               (token_ == 0 || handed_over_ + 1 < tokens_);
    }

    bool has_tokens() const { return token_ != 0; }

    /// The fencing token of another lease.
    std::uint64_t hand_over()
    {
        ++handed_over_;
        return token_ == 0 || planted(bug::token_handed_over) ? token_ : token_ + handed_over_;
    }

    /// The key has been given back, or is lost.
    void end(clock::time_point now)
    {
        if (token_ == 0)
            return;
        auto const used = handed_over_ + 1;
        auto const enough = used < tokens_;
        auto const likely = std::clamp(enough ? used + used / 8 : 2 * used, least, most);
        // The rates of the clocks may differ by one percent.
        auto const time = std::chrono::floor<std::chrono::microseconds>(now - asked_).count();
        auto const fit = std::clamp<std::int64_t>(time - time / 64, least, most);
        wanted_ = std::min(likely, static_cast<std::uint32_t>(fit));
    }

private:
    // Fewer than the microseconds of any round trip.
    static constexpr std::uint32_t least = 4;
    static constexpr std::uint32_t most = 1'000'000;

    clock::time_point asked_{};
    clock::time_point began_{};
    std::uint64_t token_ = 0;
    std::uint32_t tokens_ = 1;
    std::uint32_t handed_over_ = 0;
    std::uint32_t wanted_ = least;
};

} // namespace colock::detail
