// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The life of a lease from its grant to its end: renewal every ttl / 3, and the signal of its loss.

#include "lease/grant.hpp"
#include "base/planted.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/extend.hpp"
#include "lease/renewals.hpp"
#include "verb/acquire.hpp"

#include <utility>

namespace colock::detail {

grant::grant(std::shared_ptr<engine> client, lease_book& book, succession& next,
             wanted_lock const& target, acquire_round const& acquired,
             detail::hand_offs const& from_now, std::uint64_t fencing_token)
    : timed{timed::of::a_lease}, owned_lease{fencing_token}, client_{std::move(client)},
      votes_{client_->votes_of(*target.key)}, book_{book}, succession_{&next}, key_{target.key},
      id_{acquired.id()}, renewal_{planted(bug::deadline_from_the_answer) ? clock::now()
                                                                          : acquired.sent(),
                                   terms_of(target.options, acquired.sent())},
      longest_ttl_{acquired.ttl()}, counter_life_{acquired.counter_life()},
      first_{*this, terms_of(target.options, acquired.sent()), fencing_token, from_now.began()},
      validity_{renewal_}, copies_{acquired.said_yes(), votes_.size(), renewal_.valid_until()},
      hand_offs_{from_now}, reported_{static_cast<unsigned>(votes_.size())}
{
    if (!fencing_token && key_->kind->always_mints)
        copies_.keep_tokens();
}

grant::~grant()
{
    // A grant leaves the book at its release. Only a copy in a child that was not told of the fork
    // is still in it.
    if (lease_hook::is_linked())
        book_.remove(*this);
    if (scheduled())
        client_->time().cancel(*this);
}

bool grant::valid() const
{
    if (planted(bug::clock_not_asked))
        return !validity_.ended();
    return validity_.holds(clock::now()) && !client_->inherited();
}

std::string_view grant::name() const
{
    return key_->name();
}

lease grant::hold()
{
    book_.add(*this);
    if (key_->kind->has_owners) {
        auto const token = key_->owner->got(*this, first_.fencing_token());
        first_.use_token(token);
    }
    client_->time().set(*this, std::min(renewal_.wake(), first_.since() + untracked));
    return lease{std::shared_ptr<lease_state>{shared_from_this(), &first_}};
}

void grant::fenced(std::uint64_t fencing_token)
{
    key_->owner->fence(*this, fencing_token);
}

void grant::plan()
{
    client_->time().set(*this, wake());
}

void grant::on_time(clock::time_point now)
{
    auto const self = shared_from_this();
    bool const look = !std::exchange(tracked_, true);
    renewal_.look_at_clock(now);
    switch (renewal_.due(now)) {
    case renewal::step::lose:
        if (!planted(bug::deadline_ignored))
            lose(loss_cause::expired);
        return;
    case renewal::step::renew:
        renew();
        break;
    case renewal::step::wait:
        extend_if_short(now);
        if (look && votes_.any_tracks()) {
            plan();
            book_.check(*this);
            return;
        }
        break;
    }
    plan();
}

void grant::renew()
{
    renewal_.started();
    if (!std::exchange(renewing_, true))
        book_.renewals().add(shared_from_this());
}

void grant::renew_alone()
{
    if (!held())
        renewing_ = false;
    else
        std::make_shared<extend_round>(
            shared_from_this(), extension_for{.ttl = renewal_.ttl(), .keeps_to = {}, .waiter = {}})
            ->start();
}

void grant::renew_again()
{
    if (!held() || renewing_ || !renewal_.renews(clock::now()))
        return;
    renew();
    plan();
}

error_code grant::on_extended(extension const& outcome)
{
    if (outcome.of.is_renewal())
        renewing_ = false;
    if (!held())
        return {};
    auto trouble = outcome.trouble;
    switch (outcome.verdict) {
    case tally::verdict::won: {
        // Whoever asked valid() meanwhile was told no.
        if (renewal_.due(outcome.now) == renewal::step::lose) {
            lose(loss_cause::expired);
            return {};
        }
        auto const until = detail::valid_until(outcome.sent, outcome.of.ttl);
        auto const lasting = copies_.lasting(outcome.extended_by, until);
        if (lasting != outcome.extended_by && majority_lasts_until() < until &&
            !planted(bug::lost_grant_counted)) {
            trouble = make_error_code(errc::no_quorum,
                                      "a server has lost the key since it extended the lease");
            break;
        }
        report_strength(copies_.extended(lasting, outcome.known_without));
        if (auto* const lease = outcome.of.keeps_to.get(); lease && !lease->released())
            keep_to(*lease, outcome);
        renewal_.extended(planted(bug::deadline_from_the_answer) ? outcome.now : outcome.sent,
                          outcome.of.ttl);
        missing_.settle();
        late_ = false;
        ++client_->count().renewals;
        validity_.publish(renewal_);
        break;
    }
    case tally::verdict::refused:
        lose(loss_cause::refused);
        return {};
    default:
        break;
    }
    if (trouble && !outcome.of.waiter) {
        if (outcome.of.is_renewal())
            renewal_.unknown(outcome.now, outcome.random ? *outcome.random : client_->random());
        // Of a master that is only slow, the answer is likely to come before it is tried again.
        bool const first_time = outcome.is_late && !std::exchange(late_, true);
        if (!first_time)
            client_->emit(event_kind::renewal_unknown, name(), trouble);
    }
    if (!terms_.empty())
        look_if_short(outcome.now);
    plan();
    return trouble;
}

void grant::report_strength(unsigned now)
{
    auto const all = static_cast<unsigned>(votes_.size());
    if (now == std::exchange(reported_, now) || now == all)
        return;
    event degraded{event_kind::lease_degraded, {}, name(), {}};
    degraded.held_by = now;
    degraded.nodes = all;
    client_->emit(degraded);
}

void grant::lose(loss_cause cause)
{
    auto const self = shared_from_this();
    cause_ = cause;
    ++client_->count().losses;
    end(status::lost);
    client_->emit(event_kind::lease_lost, name(),
                  make_error_code(errc::lease_lost, to_string(cause)));
    audience_.tell_waiters(cause);
    audience_.tell_listeners();
}

void grant::end(status how)
{
    status_ = how;
    copies_.no_longer_wanted();
    validity_.end();
    client_->time().cancel(*this);
    client_->count().leases -= sharers_.live();
    if (key_->kind->has_owners)
        key_->owner->gave_up(*this);
    if (how == status::released) {
        auto const reason = client_->not_held();
        audience_.dismiss_waiters(reason);
        if (reason != errc::not_held)
            audience_.tell_listeners();
        audience_.forget_listeners();
    }
    std::exchange(succession_, nullptr)->on_lease_ended(*this);
}

error_code grant::why_not_held() const
{
    return make_error_code(status_ == status::lost ? errc::lease_lost : errc::not_held);
}

void grant::wait_lost(lease_state const& state, std::shared_ptr<pending<loss_cause>> waiter)
{
    switch (status_) {
    case status::held:
        audience_.wait(state, std::move(waiter));
        break;
    case status::lost:
        waiter->complete({}, cause_);
        break;
    case status::released:
        waiter->complete(client_->not_held(), {});
        break;
    }
}

void grant::listen(lease_state const& state, std::weak_ptr<loss_listener> listener)
{
    audience_.listen(state, std::move(listener));
    if (!held() || client_->inherited())
        audience_.tell_listeners();
}

void grant::abandon()
{
    validity_.end();
    // A child's copy of an owner holds nothing.
    if (held() && key_->kind->has_owners && !client_->inherited())
        key_->owner->gave_up(*this);
    status_ = status::released;
    audience_.abandon();
}

void grant::leave_to_parent()
{
    validity_.end();
    status_ = status::released;
    copies_.no_longer_wanted();
    audience_.dismiss_waiters(client_->forked());
    audience_.tell_listeners();
}

} // namespace colock::detail
