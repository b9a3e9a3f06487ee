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

renewals::sort renewals::sort_of(grant const& one)
{
    auto const& key = *one.key();
    return {one.ttl(), one.counter_life(), key.kind, key.counter, key.durable, &one.votes()};
}

void renewals::add(std::shared_ptr<grant> one)
{
    line_up(std::move(one));
    if (!std::exchange(posted_, true))
        asio::post(client_.strand(), [client = client_.shared_from_this(), this]() noexcept {
            if (client->defunct())
                return;
            posted_ = false;
            send();
        });
}

void renewals::ended(durability of, std::size_t leases, bool answered)
{
    --under_way_[class_of(of)];
    leases_under_way_[class_of(of)] -= leases;
    answered_ = answered;
    send();
}

void renewals::line_up(std::shared_ptr<grant> one)
{
    auto const key = sort_of(*one);
    auto& alike = due_[key];
    if (alike.empty())
        turns_.push_back(key);
    alike.push_back({std::move(one), clock::now()});
}

void renewals::send()
{
    // A batch may be decided within its start, where no server can be reached.
    if (std::exchange(sending_, true))
        return;
    auto const most = limits(clock::now());
    for (;;) {
        auto const found = std::find_if(turns_.begin(), turns_.end(), [&](sort const& one) {
            auto const which = class_of(one.durable);
            bool const more = leases_under_way_[which] < most_leases * one.by->shares();
            return under_way_[which] < (more ? most : most_under_way)[which];
        });
        if (found == turns_.end())
            break;
        auto const next = *found;
        turns_.erase(found);
        send(next);
    }
    sending_ = false;
}

/// The first lease of each sort decides: the number doubles with each 16th that it has waited of
/// the time left to it when it was lined up. See most_leases, too.
renewals::counts renewals::limits(clock::time_point now) const
{
    auto result = most_under_way;
    if (!answered_ || planted(bug::late_renewals_in_line))
        return result;
    for (auto const& each : turns_) {
        auto const which = class_of(each.durable);
        auto const& first = due_.at(each).front();
        auto const had = first.one->deadline() - first.since;
        if (had <= clock::duration{})
            continue;
        auto const doubled = std::clamp<std::int64_t>(16 * (now - first.since) / had, 0, 7);
        result[which] =
            std::max(result[which], std::min(most_under_way[which] << doubled, most_at_all));
    }
    return result;
}

void renewals::send(sort const& next)
{
    auto const found = due_.find(next);
    auto& alike = found->second;
    auto const shares = next.by->shares();
    auto const most = next.of->most_in_shared_batch(shares);
    std::vector<std::shared_ptr<grant>> batch;
    while (!alike.empty() && batch.size() < most) {
        auto one = std::move(alike.front().one);
        alike.pop_front();
        if (!one->held())
            continue;
        if (sort_of(*one) == next)
            batch.push_back(std::move(one));
        else
            line_up(std::move(one)); // it was extended by another ttl meanwhile
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
    ++under_way_[class_of(next.durable)];
    leases_under_way_[class_of(next.durable)] += batch.size();
    std::make_shared<renewal_batch>(std::move(batch))->start();
}

namespace {

command extend_all(std::vector<std::shared_ptr<grant>> const& grants)
{
    auto const& first = *grants.front();
    command result{script::extend_all, first.key(), first.id(), first.ttl(), first.counter_life()};
    auto locks = std::make_shared<std::vector<held_lock>>();
    locks->reserve(grants.size());
    for (auto const& each : grants)
        locks->push_back({each->key(), each->id(), each->valid_until()});
    result.locks = std::move(locks);
    return result;
}

} // namespace

renewal_batch::renewal_batch(std::vector<std::shared_ptr<grant>> due)
    : round{due.front()->client().shared_from_this(), extend_all(due)}, grants_{std::move(due)}
{
}

std::optional<std::int64_t> renewal_batch::refusal(reply const& answer, std::size_t which)
{
    return planted(bug::refusals_of_a_batch_ignored) ? std::nullopt : answer.refusal_of(which);
}

bool renewal_batch::extended(std::size_t which) const
{
    auto const nodes = extended_by(which) & counted();
    return static_cast<std::size_t>(std::popcount(nodes)) >= tally_so_far().quorum();
}

std::uint64_t renewal_batch::extended_by(std::size_t which) const
{
    auto result = said_yes();
    for (std::size_t node = 0; node < replies().size(); ++node) {
        if (refusal(replies()[node], which))
            result &= ~(std::uint64_t{1} << node);
    }
    return result;
}

std::uint64_t renewal_batch::refused_by(std::size_t which) const
{
    std::uint64_t result = 0;
    for (std::size_t node = 0; node < replies().size(); ++node) {
        auto const said = refusal(replies()[node], which);
        if (said && reply::says_something(*said))
            result |= std::uint64_t{1} << node;
    }
    return result & said_yes();
}

error_code renewal_batch::why_not_copied(std::size_t which) const
{
    auto const& answer = replies().front();
    if (!what().key->durable.any() || replies().size() > 1)
        return {};
    return refusal(answer, which) == reply::not_copied ? answer.why_not_copied : error_code{};
}

error_code renewal_batch::why_late(std::size_t which) const
{
    std::uint64_t late = 0;
    for (std::size_t node = 0; node < replies().size(); ++node) {
        if (refusal(replies()[node], which) == reply::late)
            late |= std::uint64_t{1} << node;
    }
    late &= counted();
    auto const with_late = (extended_by(which) & counted()) | late;
    if (!late || static_cast<std::size_t>(std::popcount(with_late)) < tally_so_far().quorum())
        return {};
    auto const first = static_cast<std::size_t>(std::countr_zero(late));
    return make_error_code(errc::node_unavailable, votes()[first].label() + ": no answer in time");
}

void renewal_batch::on_decided()
{
    bool const answered = verdict() == tally::verdict::won;
    auto const why = answered ? error_code{} : trouble();
    // A server may have answered with an error because of only one of the leases.
    bool const one_by_one =
        !answered && std::any_of(replies().begin(), replies().end(), [](reply const& each) {
            return each.what == reply::outcome::error;
        });
    extension_for const all{.ttl = what().ttl, .keeps_to = {}, .waiter = {}};
    extension outcome{verdict(), 0, 0, sent(), all, {}, why};
    auto const decided_at = clock::now();
    for (std::size_t i = 0; i < grants_.size(); ++i) {
        auto& one = *grants_[i];
        outcome.extended_by = extended_by(i);
        outcome.known_without = known_without() | refused_by(i);
        bool const lacks = answered && !extended(i);
        auto const late = lacks ? why_late(i) : error_code{};
        auto const unknown = late ? late : lacks ? why_not_copied(i) : error_code{};
        outcome.is_late = bool{late};
        outcome.verdict = unknown ? tally::verdict::unknown : verdict();
        outcome.trouble = unknown ? unknown : why;
        if (outcome.trouble && !outcome.random)
            outcome.random = client().random();
        // Time passes in a long batch. But what is tried again is so at the same time.
        outcome.now = outcome.trouble ? decided_at : clock::now();
        if (one_by_one || (lacks && !unknown))
            one.renew_alone();
        else
            one.on_extended(outcome);
    }
    look_at_answers();
    grants_.front()->book().renewals().ended(what().key->durable, grants_.size(), answered);
}

void renewal_batch::on_yes(std::size_t node, reply const& answer)
{
    auto const until = valid_until(sent(), what().ttl);
    for (std::size_t i = 0; i < grants_.size(); ++i) {
        if (!refusal(answer, i))
            grants_[i]->copies().extended_on(node, sent(), until);
    }
}

void renewal_batch::on_undecided(std::size_t node, reply const& answer)
{
    for (std::size_t i = 0; i < grants_.size() && answer.what == reply::outcome::answer; ++i)
        take_undecided(node, answer, i);
}

void renewal_batch::take_undecided(std::size_t node, reply const& answer, std::size_t which)
{
    auto const why_not = refusal(answer, which);
    if (!why_not || !grants_[which]->held())
        return;
    if (why_not == reply::to_be_given_back)
        grants_[which]->give_back_to(node);
    else if (reply::says_something(*why_not))
        grants_[which]->on_lacking(node);
}

void renewal_batch::on_settled(std::size_t node, reply const& answer)
{
    // With a single node, on_decided() has already acted on its answer, unless that is late.
    bool const is_known = looks_back() || planted(bug::late_batch_forgotten);
    if ((replies().size() == 1 && is_known) || answer.what != reply::outcome::answer)
        return;
    for (std::size_t i = 0; i < grants_.size(); ++i)
        take(node, answer, i);
}

void renewal_batch::on_late_part(std::size_t node, std::vector<std::size_t> const& those)
{
    if (planted(bug::late_part_forgotten))
        return;
    auto const& answer = replies()[node];
    auto const until = valid_until(sent(), what().ttl);
    auto const now = clock::now();
    for (auto const each : those) {
        if (!refusal(answer, each))
            grants_[each]->copies().extended_on(node, sent(), until);
        if (!decided()) {
            take_undecided(node, answer, each);
            continue;
        }
        take(node, answer, each);
        if (refusal(answer, each) == reply::not_known && !extended(each))
            grants_[each]->renew_again();
        note_strength(each, now);
    }
}

void renewal_batch::take(std::size_t node, reply const& answer, std::size_t which)
{
    auto& one = *grants_[which];
    if (!one.held())
        return;
    auto const why_not = refusal(answer, which);
    if (why_not == reply::to_be_given_back)
        one.give_back_to(node);
    if (why_not && !reply::says_something(*why_not))
        return;
    if (why_not)
        one.on_refused_by(node, *why_not, {extended(which), looks_back()});
    else
        one.renewed_late(node, sent(), what().ttl);
}

void renewal_batch::on_complete()
{
    auto const now = clock::now();
    for (std::size_t i = 0; i < grants_.size(); ++i)
        note_strength(i, now);
}

void renewal_batch::note_strength(std::size_t which, clock::time_point now)
{
    auto& one = *grants_[which];
    if (!one.held())
        return;
    one.copies().answered(extended_by(which), sent(), now, one.longest_ttl());
    one.report_strength(one.held_by());
}

} // namespace colock::detail
