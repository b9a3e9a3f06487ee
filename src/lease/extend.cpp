// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/extend.hpp"

#include "lease/grant.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

namespace {

command extension_of(grant const& lease, std::chrono::milliseconds ttl)
{
    command result{script::extend, lease.key(), lease.id(), ttl, lease.counter_life()};
    result.valid_until = lease.valid_until();
    return result;
}

} // namespace

extend_round::extend_round(std::shared_ptr<grant> lease, std::chrono::milliseconds ttl,
                           std::shared_ptr<lease_state> keeps_to, std::shared_ptr<pending<>> waiter)
    : round{lease->client().shared_from_this(), extension_of(*lease, ttl)},
      lease_{std::move(lease)}, keeps_to_{std::move(keeps_to)}, waiter_{std::move(waiter)}
{
}

void extend_round::on_decided()
{
    bool const unknown = verdict() == tally::verdict::unknown;
    auto const doubt = lease_->on_extended({verdict(), grants(), known_without(), sent(), ttl(),
                                            waiter_ != nullptr, keeps_to_.get(), clock::now(),
                                            unknown ? trouble() : error_code{}});
    if (waiter_) {
        lease_->caller_extended();
        waiter_->complete(lease_->held() ? doubt : lease_->why_not_held());
    }
    settle();
}

void extend_round::on_yes(std::size_t node, reply const&)
{
    lease_->copies().lasts(node, valid_until(sent(), ttl()));
}

void extend_round::on_undecided(std::size_t node, reply const& answer)
{
    if (!lease_->held())
        return;
    if (answer.value == reply::to_be_given_back)
        lease_->give_back_to(node);
    else if (answer.no())
        lease_->on_lacking(node);
}

void extend_round::on_settled(std::size_t node, reply const& answer)
{
    if (!lease_->held())
        return;
    if (answer.value == reply::to_be_given_back)
        lease_->give_back_to(node);
    if (answer.what != reply::kind::answer)
        return;
    if (answer.status == 1)
        lease_->copies().confirmed(node, valid_until(sent(), ttl()));
    else
        lease_->on_refused_by(node, answer.value, verdict() == tally::verdict::won);
}

void extend_round::on_complete()
{
    if (!lease_->held())
        return;
    lease_->copies().answered(grants(), clock::now(), lease_->longest_ttl());
    lease_->report_strength(lease_->held_by());
}

void extend_round::on_left_to_parent()
{
    if (waiter_)
        waiter_->complete(client().forked());
}

} // namespace colock::detail
