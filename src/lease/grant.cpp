// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The life of a lease from its grant to its end: renewal every ttl / 3, and the signal of its loss.

#include "lease/grant.hpp"
#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/extend.hpp"
#include "lease/renewals.hpp"
#include "verb/acquire.hpp"

#include <boost/asio/post.hpp>

#include <utility>

namespace colock::detail {

grant::grant(std::shared_ptr<engine> client, lease_book& book, succession& next,
             lock_target const& target, acquire_round const& acquired,
             detail::hand_offs const& from_now, std::uint64_t fencing_token)
    : owned_lease{fencing_token}, client_{std::move(client)}, book_{book}, succession_{&next},
      key_{target.key}, id_{acquired.id()}, renewal_{planted(bug::deadline_from_the_answer)
                                                         ? clock::now()
                                                         : acquired.sent(),
                                                     terms_of(target.options, acquired.sent())},
      longest_ttl_{acquired.ttl()}, counter_life_{acquired.counter_life()},
      first_{*this, terms_of(target.options, acquired.sent()), fencing_token, clock::now()},
      valid_until_{renewal_.valid_until().time_since_epoch().count()},
      deadline_{renewal_.deadline().time_since_epoch().count()},
      unfenced_token_{acquired.fencing_token()}, copies_{acquired.said_yes(),
                                                         client_->votes().size(),
                                                         renewal_.valid_until()},
      hand_offs_{from_now}, reported_{static_cast<unsigned>(client_->votes().size())}
{
}

grant::~grant()
{
    // It has left the books at its release, unless it is a copy in a child that was not told of the
    // fork.
    if (lease_hook::is_linked())
        book_.remove(*this);
    if (scheduled())
        client_->time().cancel(*this);
}

bool grant::valid() const
{
    if (planted(bug::clock_not_asked))
        return from(deadline_) != clock::duration::zero();
    return clock::now().time_since_epoch() < from(deadline_) && !client_->inherited();
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
    client_->time().set(*this, std::min(renewal_.wake(), clock::now() + untracked));
    return lease{std::shared_ptr<lease_state>{shared_from_this(), &first_}};
}

void grant::fenced(std::uint64_t fencing_token)
{
    key_->owner->fence(*this, fencing_token);
}

void grant::publish()
{
    valid_until_.store(renewal_.valid_until().time_since_epoch().count(),
                       std::memory_order_release);
    // A release that has just begun in another thread has the last word.
    auto const deadline = renewal_.deadline().time_since_epoch().count();
    auto known = deadline_.load(std::memory_order_acquire);
    while (known != 0 &&
           !deadline_.compare_exchange_weak(known, deadline, std::memory_order_acq_rel)) {
    }
}

void grant::plan()
{
    client_->time().set(*this, renewal_.wake());
}

void grant::on_time(clock::time_point now)
{
    auto const self = shared_from_this();
    bool const look = !std::exchange(tracked_, true);
    switch (renewal_.due(now)) {
    case renewal::step::lose:
        if (!planted(bug::deadline_ignored))
            lose(loss_cause::expired);
        return;
    case renewal::step::renew:
        renew();
        break;
    case renewal::step::wait:
        if (look && client_->votes().any_tracks()) {
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
        std::make_shared<extend_round>(shared_from_this(), renewal_.ttl(), nullptr, nullptr)
            ->start();
}

error_code grant::on_extended(extension const& outcome)
{
    if (!outcome.for_caller)
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
        auto const until = detail::valid_until(outcome.sent, outcome.ttl);
        auto const lasting = copies_.lasting(outcome.extended_by, until);
        if (lasting != outcome.extended_by && majority_lasts_until() < until &&
            !planted(bug::lost_grant_counted)) {
            trouble = make_error_code(errc::no_quorum,
                                      "a server has lost the key since it extended the lease");
            break;
        }
        report_strength(copies_.extended(lasting, outcome.known_without));
        if (outcome.keeps_to && !outcome.keeps_to->released())
            keep_to(*outcome.keeps_to, outcome.ttl, outcome.now);
        renewal_.extended(planted(bug::deadline_from_the_answer) ? outcome.now : outcome.sent,
                          outcome.ttl);
        without_ = 0;
        vacant_ = 0;
        ++client_->count().renewals;
        publish();
        break;
    }
    case tally::verdict::refused:
        lose(loss_cause::refused);
        return {};
    default:
        break;
    }
    if (trouble && !outcome.for_caller) {
        renewal_.unknown(outcome.now, client_->random());
        client_->emit(event_kind::renewal_unknown, name(), trouble);
    }
    plan();
    return trouble;
}

void grant::report_strength(unsigned now)
{
    auto const all = static_cast<unsigned>(client_->votes().size());
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
    for (auto const& waiter : std::exchange(loss_waiters_, {})) {
        if (!planted(bug::loss_not_told))
            waiter.handler->complete({}, cause);
    }
    tell_listeners();
}

void grant::end(status how)
{
    status_ = how;
    copies_.no_longer_wanted();
    no_longer_valid();
    client_->time().cancel(*this);
    client_->count().leases -= live_;
    if (key_->kind->has_owners)
        key_->owner->gave_up(*this);
    if (how == status::released) {
        auto const reason = client_->not_held();
        for (auto const& waiter : std::exchange(loss_waiters_, {}))
            waiter.handler->complete(reason, {});
        if (reason != errc::not_held)
            tell_listeners();
        listeners_.clear();
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
        // Those that were cancelled need no place.
        if (loss_waiters_.size() == loss_waiters_.capacity())
            std::erase_if(loss_waiters_, [](auto const& each) { return !each.handler->waiting(); });
        loss_waiters_.push_back({&state, std::move(waiter)});
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
    listeners_.push_back({&state, std::move(listener)});
    if (!held() || client_->inherited())
        tell_listeners();
}

void grant::tell_listeners()
{
    for (auto const& [state, listener] : std::exchange(listeners_, {})) {
        auto const alive = listener.lock();
        if (alive && !planted(bug::loss_not_told))
            alive->on_lease_gone();
    }
}

void grant::abandon()
{
    no_longer_valid();
    // A child's copy of an owner holds nothing.
    if (held() && key_->kind->has_owners && !client_->inherited())
        key_->owner->gave_up(*this);
    status_ = status::released;
    for (auto const& each : std::exchange(listeners_, {})) {
        if (auto const alive = each.listener.lock())
            alive->on_client_gone();
    }
    auto const waiters = std::exchange(loss_waiters_, {});
}

void grant::leave_to_parent()
{
    no_longer_valid();
    status_ = status::released;
    copies_.no_longer_wanted();
    for (auto const& waiter : std::exchange(loss_waiters_, {}))
        waiter.handler->complete(client_->forked(), {});
    tell_listeners();
}

} // namespace colock::detail
