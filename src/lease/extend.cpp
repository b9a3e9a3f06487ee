// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/extend.hpp"

#include "base/planted.hpp"
#include "lease/grant.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

command extension_of(grant const& extended, std::chrono::milliseconds ttl,
                     std::chrono::milliseconds looked_for)
{
    command result{script::extend, extended.key(), extended.id(), ttl, extended.counter_life()};
    result.valid_until = extended.valid_until();
    result.looked_for = looked_for;
    return result;
}

/// For how long another server that may take over is waited for. A renewal is repeated, an
/// extension for a caller is not.
std::chrono::milliseconds time_for_fail_over(grant const& extended)
{
    auto const left =
        std::chrono::floor<std::chrono::milliseconds>(extended.valid_until() - clock::now());
    return extended.client().votes_of(*extended.key()).through_fail_over(0ms, left);
}

} // namespace

extend_round::extend_round(std::shared_ptr<grant> extended, extension_for what)
    : round{extended->client().shared_from_this(),
            extension_of(*extended, what.ttl, what.waiter ? time_for_fail_over(*extended) : 0ms)},
      grant_{std::move(extended)}, of_{std::move(what)}, looks_until_{clock::now() +
                                                                      round::what().looked_for}
{
}

std::chrono::milliseconds extend_round::patience() const
{
    return std::max(round::patience(),
                    std::chrono::ceil<std::chrono::milliseconds>(looks_until_ - clock::now()));
}

/// A yes does not count if the node is known to have lost the key since the command was sent: the
/// answer may be older than the loss. The other nodes may still be enough.
error_code extend_round::why_not_counted(std::size_t node) const
{
    if (auto const same = votes().twin(node))
        return same;
    if (!grant_->copies().lost_since(node, sent()) || planted(bug::lost_grant_counted))
        return {};
    return make_error_code(errc::no_quorum, votes()[node].label() +
                                                ": has lost the key since it extended the lease");
}

void extend_round::on_decided()
{
    bool const unknown = verdict() == tally::verdict::unknown;
    auto const doubt = grant_->on_extended({verdict(), said_yes(), known_without(), sent(), of_,
                                            clock::now(), unknown ? trouble() : error_code{}});
    if (!of_.is_renewal())
        grant_->extended_for_somebody();
    bool const again = of_.waiter && of_.waiter->waiting() && doubt && grant_->held() &&
                       gives_back() && !of_.repeated;
    if (of_.waiter && !again)
        of_.waiter->complete(grant_->held() ? doubt : grant_->why_not_held());
    look_at_answers();
    if (again) { // after what gives the key back
        of_.repeated = true;
        grant_->extend(of_);
    }
}

/// Whether servers have lost the key, and are given it back.
bool extend_round::gives_back() const
{
    return std::ranges::any_of(
        replies(), [](reply const& each) { return each.value == reply::to_be_given_back; });
}

void extend_round::on_yes(std::size_t node, reply const&)
{
    grant_->copies().extended_on(node, sent(), valid_until(sent(), ttl()));
}

void extend_round::on_undecided(std::size_t node, reply const& answer)
{
    if (!grant_->held())
        return;
    if (answer.value == reply::to_be_given_back)
        grant_->give_back_to(node);
    else if (answer.no())
        grant_->on_lacking(node);
}

void extend_round::on_settled(std::size_t node, reply const& answer)
{
    if (!grant_->held())
        return;
    if (answer.value == reply::to_be_given_back)
        grant_->give_back_to(node);
    if (answer.what != reply::outcome::answer)
        return;
    // A caller has been told that its extension is unknown: the lease is not longer after that.
    if (answer.status == 1 && of_.is_renewal())
        grant_->renewed_late(node, sent(), ttl());
    else if (answer.status == 1)
        grant_->copies().confirmed(node, valid_until(sent(), ttl()));
    else
        grant_->on_refused_by(node, answer.value, {verdict() == tally::verdict::won, looks_back()});
}

void extend_round::on_complete()
{
    if (!grant_->held())
        return;
    grant_->copies().answered(said_yes(), sent(), clock::now(), grant_->longest_ttl());
    grant_->report_strength(grant_->held_by());
}

void extend_round::on_left_to_parent()
{
    if (of_.waiter)
        of_.waiter->complete(client().forked());
}

} // namespace colock::detail
