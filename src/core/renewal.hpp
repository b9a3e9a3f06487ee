// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/backoff.hpp"
#include "core/terms.hpp"
#include "core/validity.hpp"

#include <algorithm>

namespace colock::detail {

/// When a lease is renewed and when it must be given up. Renewal has three outcomes: extended,
/// refused (the owner of this ends the lease), and unknown, which keeps the deadline and tries
/// again; answers that come later may still lengthen it.
class renewal {
public:
    enum class step { wait, renew, lose };

    renewal(clock::time_point sent, terms const& wanted) : wanted_{wanted}
    {
        extended(sent, wanted.ttl);
    }

    milliseconds ttl() const { return wanted_.ttl; }
    /// Whether renewals are to come.
    bool renews(clock::time_point now) const { return wanted_.renews && !stopped(now); }
    /// Whether it ends earlier than is asked for, no renewal is to come that changes that, and it
    /// may be extended. `under_way`: whether a renewal is under way.
    bool falls_short(clock::time_point now, bool under_way) const
    {
        bool const is_renewed = under_way || renew_at_ != clock::time_point::max();
        return !is_renewed && !stopped(now) && wanted_.until > valid_until_;
    }
    /// By what ttl it would be extended as far as is asked for, and with room for its margin.
    milliseconds missing(clock::time_point now) const
    {
        // Of the ttl less its drift.
        auto const left = (wanted_.until - now + milliseconds{2}) * 100 / 99;
        auto const exact = std::chrono::ceil<milliseconds>(left) + milliseconds{1};
        return std::min(ttl(), std::max(exact, 2 * wanted_.margin));
    }
    /// Whether max_hold is over.
    bool stopped(clock::time_point now) const { return now >= wanted_.stop; }
    clock::time_point valid_until() const { return valid_until_; }

    /// From when on the lease counts as lost.
    clock::time_point deadline() const { return valid_until_ - margin_; }

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
    void started()
    {
        renew_at_ = clock::time_point::max();
        retries_ = false;
    }

    /// A timer may come late, when max_hold is over: then no renewal is to come.
    void look_at_clock(clock::time_point now)
    {
        if (stopped(now))
            renew_at_ = clock::time_point::max();
    }

    /// Other terms hold from now on. `under_way`: whether a renewal is under way.
    void use(terms const& wanted, clock::time_point now, bool under_way)
    {
        wanted_ = wanted;
        // A greater margin must not end a lease that has less time left than that: it counts from
        // the next extension on.
        if (auto const margin = margin_now(); margin < margin_ || now < valid_until_ - margin)
            margin_ = margin;
        if (!wanted_.renews)
            renew_at_ = clock::time_point::max();
        else if (!under_way && (!retries_ || renew_at_ == clock::time_point::max()))
            plan_after(extended_);
        else if (renew_at_ >= wanted_.stop)
            renew_at_ = clock::time_point::max();
    }

    /// A command sent at `sent` has made the key last for `ttl` at least. Only ever lengthens the
    /// deadline, as the command does the key's life: answers may come out of order.
    void extended(clock::time_point sent, milliseconds ttl)
    {
        lengthen(sent, ttl);
        extended_ = std::max(extended_, sent);
        retries_ = false;
        plan_after(sent);
    }

    /// The same for the deadline alone: the next renewal stays as it is planned. Returns whether
    /// this has lengthened it.
    bool lengthen(clock::time_point sent, milliseconds ttl)
    {
        auto const until = detail::valid_until(sent, ttl);
        if (until <= valid_until_)
            return false;
        valid_until_ = until;
        granted_ = ttl;
        granted_at_ = sent;
        margin_ = margin_now();
        return true;
    }

    /// Some node has lost the key, and no majority keeps it for longer than until then.
    void ends_by(clock::time_point until) { valid_until_ = std::min(valid_until_, until); }

    /// A renewal got no answer: the deadline stays, and there is time for some more tries before
    /// it.
    void unknown(clock::time_point now, std::uint64_t random)
    {
        retries_ = true;
        plan(now + pause(random));
    }
    /// Before an extension is tried again that got no answer.
    clock::duration pause(std::uint64_t random) const { return jitter(shortest() / 10, random); }

private:
    /// A third of the ttl after a command was sent, or a little earlier, together with other
    /// leases. What has been granted may be less than is asked for now: a third of that, then.
    void plan_after(clock::time_point sent)
    {
        auto at = sent + clock::duration{ttl()} / 3;
        if (granted_ <= ttl())
            at = std::min(at, granted_at_ + clock::duration{granted_} / 3);
        plan(at - at.time_since_epoch() % (shortest() / 30));
    }
    clock::duration shortest() const { return std::min(ttl(), granted_); }
    void plan(clock::time_point at)
    {
        renew_at_ = wanted_.renews && at < wanted_.stop ? at : clock::time_point::max();
    }

    /// At most half of the ttl, and of what was granted, which may be less.
    clock::duration margin_now() const
    {
        return std::min<clock::duration>(wanted_.margin, shortest() / 2);
    }

    terms wanted_;
    milliseconds granted_{0};        ///< The ttl that has set valid_until_,
    clock::time_point granted_at_{}; ///< and when that command was sent.
    clock::duration margin_{};       ///< In force.
    clock::time_point valid_until_{};
    clock::time_point extended_{}; ///< When the last successful command was sent.
    clock::time_point renew_at_{};
    bool retries_ = false; ///< The last renewal is unknown.
};

} // namespace colock::detail
