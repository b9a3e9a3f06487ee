// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"

#include "base/saturating_add.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace colock::detail {

/// How a grant goes from lease to lease of one client without a round trip.
///
/// It ends by count and by time, so that other clients get their turn. Each of the leases has a
/// fencing token of its own, from a block that the acquire has reserved.
class hand_offs {
public:
    using milliseconds = std::chrono::milliseconds;

    /// The servers were asked at `asked` and have granted `tokens` tokens from `first_token` on,
    /// which is 0 where there are none.
    hand_offs(clock::time_point asked, clock::time_point now, std::uint64_t first_token,
              std::uint32_t tokens)
        : asked_{asked}, began_{now}, token_{first_token}, tokens_{tokens}
    {
    }

    clock::time_point asked() const { return asked_; }
    /// When the first of the leases was granted.
    clock::time_point began() const { return began_; }
    bool has_tokens() const { return token_ != 0; }
    std::uint32_t tokens() const { return tokens_; }
    /// The greatest of the tokens that any of the leases may get; 0 where there are none.
    std::uint64_t last_token() const { return has_tokens() ? token_ + tokens_ - 1 : 0; }
    /// How many leases there have been.
    std::uint32_t leases() const { return handed_over_ + 1; }

    /// Whether the hand-offs have gone on for so long that other clients come first, by the options
    /// of the next waiter. Never where these allow no hand-off.
    bool too_long(clock::time_point now, unsigned count, milliseconds time) const
    {
        bool const may_be = count > 0 && time.count() > 0;
        return may_be && (handed_over_ >= count || now >= saturating_add(began_, time));
    }

    /// Whether there may be another lease.
    bool go_on(clock::time_point now, unsigned count, milliseconds time) const
    {
        return handed_over_ < count && now < saturating_add(began_, time) &&
               (token_ == 0 || leases() < tokens_);
    }

    /// The fencing token of another lease.
    std::uint64_t next()
    {
        ++handed_over_;
        return token_ == 0 || planted(bug::token_handed_over) ? token_ : token_ + handed_over_;
    }

private:
    clock::time_point asked_;
    clock::time_point began_;
    std::uint64_t token_;
    std::uint32_t tokens_;
    std::uint32_t handed_over_ = 0;
};

/// How many fencing tokens to reserve for a name: little more than were used lately, and fewer than
/// the microseconds that it took to get and to use the last ones. Since no two clients use theirs
/// at a time, the tokens of all do not run ahead of the servers' clocks, which mint them in
/// microseconds where the counter is gone.
class token_demand {
public:
    /// Fewer than the microseconds of any round trip.
    static constexpr std::uint32_t least = 4;

    /// How many to reserve where `count` hand-offs are allowed.
    std::uint32_t wanted(unsigned count) const
    {
        return std::min(wanted_, std::min(count, most - 1) + 1);
    }

    /// A grant has been given back, or is lost.
    void ended(hand_offs const& used, clock::time_point now)
    {
        if (!used.has_tokens())
            return;
        auto const leases = used.leases();
        auto const enough = leases < used.tokens();
        auto const likely = std::clamp(enough ? leases + leases / 8 : 2 * leases, least, most);
        // The rates of the clocks may differ by one percent.
        auto const time = std::chrono::floor<std::chrono::microseconds>(now - used.asked()).count();
        auto const fit = planted(bug::tokens_run_ahead)
                             ? most
                             : std::clamp<std::int64_t>(time - time / 64, least, most);
        wanted_ = std::min(likely, static_cast<std::uint32_t>(fit));
    }

private:
    static constexpr std::uint32_t most = 1'000'000;

    std::uint32_t wanted_ = least;
};

} // namespace colock::detail
