// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/backoff.hpp"
#include "core/later.hpp"
#include "core/validity.hpp"

#include <algorithm>

namespace colock::detail {

/// When a lease is renewed and when it must be given up. Renewal has three outcomes: extended, refused
/// (the owner of this ends the lease), and unknown, which keeps the deadline and tries again.
class renewal {
public:
    enum class step { wait, renew, lose };

    /// Zero `max_hold` means no limit.
    renewal(clock::time_point sent, milliseconds ttl, milliseconds margin, bool renews,
            milliseconds max_hold)
        : ttl_{ttl}, margin_{margin}, renews_{renews}, stop_{max_hold.count()
                                                                 ? later(sent, max_hold)
                                                                 : clock::time_point::max()}
    {
        extended(sent, ttl);
    }

    milliseconds ttl() const { return ttl_; }
    bool renews() const { return renews_; }
    clock::time_point valid_until() const { return valid_until_; }

    /// From when on the lease counts as lost.
    clock::time_point deadline() const
    {
        return valid_until_ - std::min<clock::duration>(margin_, ttl_ / 2);
    }

    /// What is to do now.
    step due(clock::time_point now) const
    {
        if (now >= deadline())
            return step::lose;
        return now >= renew_at_ ? step::renew : step::wait;
    }

    /// When to ask due() next.
    clock::time_point wake() const { return std::min(renew_at_, deadline()); }

    /// A renewal is under way: none other until it ends.
    void started() { renew_at_ = clock::time_point::max(); }

    /// Another holder has it from now on, with other wishes. `under_way`: a renewal is.
    void hand_over(clock::time_point now, milliseconds margin, bool renews, milliseconds max_hold,
                   bool under_way)
    {
        margin_ = margin;
        renews_ = renews;
        stop_ = max_hold.count() ? later(now, max_hold) : clock::time_point::max();
        if (!renews_)
            renew_at_ = clock::time_point::max();
        else if (!under_way)
            plan_with_others(extended_ + clock::duration{ttl_} / 3);
    }

    /// Renewals extend by this ttl from now on.
    void use(milliseconds ttl) { ttl_ = ttl; }

    /// A command sent at `sent` has made the key last for `ttl` at least. Only ever lengthens the
    /// deadline, as the command does the key's life: answers may come out of order.
    void extended(clock::time_point sent, milliseconds ttl)
    {
        valid_until_ = std::max(valid_until_, detail::valid_until(sent, ttl));
        extended_ = std::max(extended_, sent);
        plan_with_others(sent + clock::duration{ttl_} / 3);
    }

    /// A renewal got no answer: the deadline stays, and there is time for some more tries before it.
    void unknown(clock::time_point now, std::uint64_t random)
    {
        plan(now + jitter(clock::duration{ttl_} / 10, random));
    }

private:
    /// A little earlier than `at`, together with other leases.
    void plan_with_others(clock::time_point at)
    {
        auto const window = clock::duration{ttl_} / 30;
        plan(at - at.time_since_epoch() % window);
    }
    void plan(clock::time_point at)
    {
        renew_at_ = renews_ && at < stop_ ? at : clock::time_point::max();
    }

    milliseconds ttl_;
    milliseconds margin_;
    bool renews_;
    clock::time_point stop_;
    clock::time_point valid_until_{};
    clock::time_point extended_{}; ///< When the last successful command was sent.
    clock::time_point renew_at_{};
};

} // namespace colock::detail
