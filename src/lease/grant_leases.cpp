// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The leases that share what is in Redis: how they come, what they ask for together, and how they
// go.

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/extend.hpp"
#include "lease/grant.hpp"
#include "verb/release.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <utility>

namespace colock::detail {

std::optional<lease> grant::join(lock_options const& wanted)
{
    if (!shareable() || !sharers_.join())
        return std::nullopt;
    ++client_->count().leases;
    auto const now = clock::now();
    bool const longer = wanted.ttl > renewal_.ttl();
    auto const state = std::make_shared<lease_state>(shared_from_this(), ++further_leases_,
                                                     terms_of(wanted, now), next_token(), now);
    if (terms_.empty())
        terms_.add(first_.asked_for());
    terms_.add(state->asked_for());
    use_terms(now);
    // Where it is renewed, about two thirds of the ttl are always left: half is enough here.
    auto const enough = saturating_add(now, renewal_.renews(now) ? wanted.ttl / 2 : wanted.ttl);
    if ((longer || renewal_.valid_until() < enough) && !renewal_.stopped(now))
        extend_soon(state, renewal_.renews(now) ? renewal_.ttl() : wanted.ttl);
    return lease{state};
}

void grant::extend_soon(std::shared_ptr<lease_state> const& joined, std::chrono::milliseconds ttl)
{
    extended_soon_.push_back({joined, ttl});
    if (extended_soon_.size() > 1)
        return;
    // Posted: it may end the lease, and the caller of join() is not prepared for that.
    asio::post(client_->strand(), [self = shared_from_this()]() noexcept {
        std::chrono::milliseconds longest{0};
        for (auto const& each : std::exchange(self->extended_soon_, {})) {
            if (auto const lease = each.of.lock(); lease && !lease->released())
                longest = std::max(longest, each.ttl);
        }
        if (longest.count() > 0)
            self->extend({.ttl = longest, .keeps_to = {}, .waiter = {}, .joins = true});
    });
}

/// The extension for a lease that joins may get no answer. If no renewal is to come, nobody else
/// would repeat it.
void grant::look_if_short(clock::time_point now)
{
    if (!renewal_.falls_short(now, renewing_) || planted(bug::joined_extended_once))
        looks_ = clock::time_point::max();
    else if (looks_ == clock::time_point::max())
        looks_ = now + renewal_.pause(client_->random());
}

void grant::extend_if_short(clock::time_point now)
{
    if (now < looks_)
        return;
    looks_ = clock::time_point::max();
    look_if_short(now);
    if (looks_ != clock::time_point::max() && extending_ == 0)
        extend({.ttl = renewal_.missing(now), .keeps_to = {}, .waiter = {}, .joins = true});
}

void grant::use_terms(clock::time_point now)
{
    if (!planted(bug::terms_of_the_first))
        renewal_.use(terms_.together(), now, renewing_);
    longest_ttl_ = std::max(longest_ttl_, renewal_.ttl());
    look_if_short(now);
    client_->time().set(*this, std::min(wake(), time()));
    validity_.publish(renewal_);
}

void grant::keep_to(lease_state& state, extension const& outcome)
{
    bool const alone = terms_.empty();
    if (!alone)
        terms_.remove(state.asked_for());
    state.ask_for(outcome.of.ttl, detail::valid_until(outcome.sent, outcome.of.ttl));
    if (!alone)
        terms_.add(state.asked_for());
    renewal_.use(alone ? state.asked_for() : terms_.together(), outcome.now, renewing_);
}

void grant::extend(extension_for what)
{
    if (!held()) {
        if (what.waiter)
            what.waiter->complete(why_not_held());
        return;
    }
    votes_.note_ttl(what.ttl);
    longest_ttl_ = std::max(longest_ttl_, what.ttl);
    ++extending_;
    std::make_shared<extend_round>(shared_from_this(), std::move(what))->start();
}

bool grant::is_as_good_as_new(wanted_lock const& wanted, clock::time_point now) const
{
    auto const ttl = renewal_.ttl();
    // It must not last longer than its ttl, nor come to do so by an extension that is under way or
    // was not answered.
    if (extending_ > 0 || longest_ttl_ > ttl || renewal_.valid_until() - now > ttl)
        return false;
    // One thread may be giving it up still, while another has begun its release already.
    if (leases() > 0)
        return false;
    return held() && sharers_.live() == 1 && key_->kind->hands_over &&
           wanted.key->interchangeable_with(*key_) && wanted.options.ttl == ttl &&
           wanted.options.counter_life == counter_life_ &&
           renewal_.valid_until() - now >= clock::duration{ttl} * 2 / 3;
}

lease grant::hand_over(lock_options const& wanted, std::uint64_t fencing_token,
                       clock::time_point now)
{
    auto const wake = renewal_.wake();
    auto terms = terms_of(wanted, now);
    terms.ttl = renewal_.ttl();
    renewal_.use(terms, now, renewing_);
    if (planted(bug::validity_begins_with_the_hand_off))
        renewal_.extended(now, renewal_.ttl());
    if (renewal_.wake() != wake)
        client_->time().set(*this, std::min(renewal_.wake(), time()));
    sharers_.replace();
    validity_.begin_again(renewal_);
    return lease{std::make_shared<lease_state>(shared_from_this(), ++further_leases_, terms,
                                               fencing_token, now)};
}

void grant::release_one(lease_state const& state, std::shared_ptr<pending<>> waiter)
{
    auto& count = client_->count();
    ++count.releases;
    auto const now = clock::now();
    count.hold_times.add(now - state.since());
    if (status_ == status::released) {
        if (waiter)
            waiter->complete(make_error_code(errc::not_held));
        return;
    }
    bool const handed_over = succession_ && succession_->hand_over(*this);
    if (handed_over && planted(bug::handed_over_and_released))
        std::make_shared<release_round>(client_, key_, id_, longest_ttl_, copies_.possible(), false,
                                        nullptr)
            ->start();
    if (!handed_over && (sharers_.live() == 1 || planted(bug::one_release_for_all))) {
        release(std::move(waiter), now);
        return;
    }
    // Another lease of its owner, or the next holder, goes on holding the lock.
    if (!handed_over) {
        sharers_.leave();
        terms_.remove(state.asked_for());
        if (held()) {
            --count.leases;
            // Whoever asked valid() meanwhile, until just now, may have been told no.
            if (auto const by_now = clock::now(); renewal_.due(by_now) == renewal::step::lose)
                lose(loss_cause::expired);
            else
                use_terms(by_now);
        }
    }
    audience_.dismiss(state);
    if (waiter)
        waiter->complete(held() ? error_code{} : make_error_code(errc::lease_lost));
}

void grant::release(std::shared_ptr<pending<>> waiter, clock::time_point now)
{
    bool const was_lost = status_ == status::lost;
    auto const round = std::make_shared<release_round>(
        client_, key_, id_, longest_ttl_, copies_.possible(), was_lost, was_lost ? nullptr : waiter,
        was_lost ? clock::time_point{} : valid_until());
    // Told before others may have the lock: the body of a with_lock may be about to end.
    if (client_->not_held() != errc::not_held)
        audience_.tell_listeners();
    // A lost lease's key may still be there for the rest of its ttl, and nobody needs it any more.
    round->start(now);
    copies_.release_is_sent();
    // After the release is under way: the attempt of the next in line follows it in the same write.
    if (!was_lost)
        end(status::released);
    book_.remove(*this);
    status_ = status::released;
    for (std::size_t node = 0; node < votes_.size(); ++node) {
        if (copies_.doubted(node) && !planted(bug::doubt_forgotten))
            client_->add_leftover(node, key_, id_, longest_ttl_, leftover::may_come::acquires);
    }
    if (was_lost && waiter)
        waiter->complete(make_error_code(errc::lease_lost));
}

} // namespace colock::detail
