// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/renewals.hpp"

#include "base/planted.hpp"
#include "kind/kind.hpp"
#include "lease/extend.hpp"
#include "lease/grant.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace colock::detail {

renewals::sort renewals::of(grant const& lease)
{
    return {lease.ttl(), lease.counter_life(), lease.key()->kind, lease.key()->counter};
}

void renewals::add(std::shared_ptr<grant> lease)
{
    line_up(std::move(lease));
    if (!std::exchange(posted_, true))
        asio::post(client_.strand(), [client = client_.shared_from_this(), this]() noexcept {
            if (client->defunct())
                return;
            posted_ = false;
            send();
        });
}

void renewals::ended()
{
    --under_way_;
    send();
}

void renewals::line_up(std::shared_ptr<grant> lease)
{
    auto const key = of(*lease);
    auto& alike = due_[key];
    if (alike.empty())
        turns_.push_back(key);
    alike.push_back(std::move(lease));
}

void renewals::send()
{
    // A batch may be decided within its start, where no server can be reached.
    if (std::exchange(sending_, true))
        return;
    while (!turns_.empty() && under_way_ < most_under_way) {
        auto const next = turns_.front();
        turns_.pop_front();
        send(next);
    }
    sending_ = false;
}

void renewals::send(sort const& next)
{
    auto const found = due_.find(next);
    auto& alike = found->second;
    auto const most = std::get<kind const*>(next)->most_in_shared_batch(client_.votes().shares());
    std::vector<std::shared_ptr<grant>> batch;
    while (!alike.empty() && batch.size() < most) {
        auto lease = std::move(alike.front());
        alike.pop_front();
        if (!lease->held())
            continue;
        if (of(*lease) == next)
            batch.push_back(std::move(lease));
        else
            line_up(std::move(lease)); // it was extended by another ttl meanwhile
    }
    if (alike.empty())
        due_.erase(found);
    else
        turns_.push_back(next);
    if (batch.empty())
        return;
    if (batch.size() == 1) {
        batch.front()->renew_alone();
        return;
    }
    ++under_way_;
    std::make_shared<renewal_batch>(std::move(batch))->start();
}

namespace {

command extend_all(std::vector<std::shared_ptr<grant>> const& leases)
{
    auto const& first = *leases.front();
    command result{script::extend_all, first.key(), first.id(), first.ttl(), first.counter_life()};
    auto locks = std::make_shared<std::vector<held_lock>>();
    locks->reserve(leases.size());
    for (auto const& each : leases)
        locks->push_back({each->key(), each->id(), each->valid_until()});
    result.locks = std::move(locks);
    return result;
}

} // namespace

renewal_batch::renewal_batch(std::vector<std::shared_ptr<grant>> leases)
    : round{leases.front()->client().shared_from_this(), extend_all(leases)}, leases_{
                                                                                  std::move(leases)}
{
}

std::optional<std::int64_t> renewal_batch::refusal(reply const& answer, std::size_t lease)
{
    return planted(bug::refusals_of_a_batch_ignored) ? std::nullopt : answer.refusal_of(lease);
}

bool renewal_batch::extended(std::size_t lease) const
{
    auto const nodes = grants_of(lease) & counted();
    return static_cast<std::size_t>(std::popcount(nodes)) >= tally_so_far().quorum();
}

std::uint64_t renewal_batch::grants_of(std::size_t lease) const
{
    auto result = grants();
    for (std::size_t node = 0; node < replies().size(); ++node) {
        if (refusal(replies()[node], lease))
            result &= ~(std::uint64_t{1} << node);
    }
    return result;
}

std::uint64_t renewal_batch::refusals_of(std::size_t lease) const
{
    std::uint64_t result = 0;
    for (std::size_t node = 0; node < replies().size(); ++node) {
        auto const said = refusal(replies()[node], lease);
        if (said && reply::says_something(*said))
            result |= std::uint64_t{1} << node;
    }
    return result & grants();
}

void renewal_batch::on_decided()
{
    bool const answered = verdict() == tally::verdict::won;
    auto const why = answered ? error_code{} : trouble();
    // An error that is an answer may be about one of them only.
    bool const one_by_one =
        !answered && std::any_of(replies().begin(), replies().end(),
                                 [](reply const& each) { return each.what == reply::kind::error; });
    extension outcome{verdict(), 0, 0, sent(), what().ttl, false, nullptr, {}, why};
    for (std::size_t i = 0; i < leases_.size(); ++i) {
        auto& lease = *leases_[i];
        outcome.now = clock::now(); // an event hook may take its time
        outcome.grants = grants_of(i);
        outcome.known_without = known_without() | refusals_of(i);
        if (one_by_one || (answered && !extended(i)))
            lease.renew_alone();
        else
            lease.on_extended(outcome);
    }
    settle();
    leases_.front()->book().renewals().ended();
}

void renewal_batch::on_yes(std::size_t node, reply const& answer)
{
    auto const until = valid_until(sent(), what().ttl);
    for (std::size_t i = 0; i < leases_.size(); ++i) {
        if (!refusal(answer, i))
            leases_[i]->copies().lasts(node, until);
    }
}

void renewal_batch::on_undecided(std::size_t node, reply const& answer)
{
    for (std::size_t i = 0; i < leases_.size() && answer.what == reply::kind::answer; ++i) {
        auto const why_not = refusal(answer, i);
        if (!why_not || !leases_[i]->held())
            continue;
        if (why_not == reply::to_be_given_back)
            leases_[i]->give_back_to(node);
        else if (reply::says_something(*why_not))
            leases_[i]->on_lacking(node);
    }
}

void renewal_batch::on_settled(std::size_t node, reply const& answer)
{
    // Of a single node all has been said.
    if (replies().size() == 1 || answer.what != reply::kind::answer)
        return;
    auto const until = valid_until(sent(), what().ttl);
    for (std::size_t i = 0; i < leases_.size(); ++i) {
        auto& lease = *leases_[i];
        if (!lease.held())
            continue;
        auto const why_not = refusal(answer, i);
        if (why_not == reply::to_be_given_back)
            lease.give_back_to(node);
        if (why_not && !reply::says_something(*why_not))
            continue;
        if (why_not)
            lease.on_refused_by(node, *why_not, extended(i));
        else
            lease.copies().confirmed(node, until);
    }
}

void renewal_batch::on_complete()
{
    auto const now = clock::now();
    for (std::size_t i = 0; i < leases_.size(); ++i) {
        if (!leases_[i]->held())
            continue;
        leases_[i]->copies().answered(grants_of(i), now, leases_[i]->longest_ttl());
        leases_[i]->report_strength(leases_[i]->held_by());
    }
}

} // namespace colock::detail
