// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The life of a lease from its grant to its end: renewal every ttl / 3, and the signal of its loss.

#include "base/later.hpp"
#include "base/planted.hpp"
#include "kind/owner_state.hpp"
#include "lease/lease_state.hpp"
#include "lease/renewals.hpp"
#include "lease/repair.hpp"
#include "queue/name_queue.hpp"
#include "verb/acquire.hpp"
#include "verb/extend.hpp"

#include <boost/asio/post.hpp>

#include <utility>

namespace colock::detail {

lease_state::lease_state(std::shared_ptr<client_state> client, lock_target const& target,
                         acquire_round const& grant, std::uint64_t fencing_token)
    : client_{std::move(client)}, key_{target.key}, id_{grant.id()},
      renewal_{planted(bug::deadline_from_the_answer) ? clock::now() : grant.sent(),
               terms_of(target.options, grant.sent())},
      longest_ttl_{grant.ttl()}, counter_life_{grant.counter_life()},
      first_{*this, terms_of(target.options, grant.sent()), fencing_token},
      valid_until_{renewal_.valid_until().time_since_epoch().count()},
      deadline_{renewal_.deadline().time_since_epoch().count()},
      unfenced_token_{grant.fencing_token()}, next_token_{fencing_token}, nodes_{grant.grants()},
      confirmed_{grant.grants()}, reported_{static_cast<unsigned>(client_->nodes().size())}
{
}

lease_state::~lease_state()
{
    // It has left the books at its release, unless it is a copy in a child that was not told of the fork.
    if (lease_hook::is_linked())
        client_->remove(*this);
    if (scheduled())
        client_->time().cancel(*this);
}

bool lease_state::valid() const
{
    if (planted(bug::clock_not_asked))
        return from(deadline_) != clock::duration::zero();
    return clock::now().time_since_epoch() < from(deadline_) && !client_->inherited();
}

std::string_view lease_state::name() const
{
    return key_->name();
}

bool lease_part::valid() const
{
    return !release_begun_.load(std::memory_order_acquire) && whole_->valid();
}

unsigned lease_part::hold_count() const
{
    bool const passed_on =
        release_begun_.load(std::memory_order_acquire) && whole_->key()->kind == layout::plain;
    return passed_on ? 0 : whole_->parts();
}

bool lease_part::begin_release()
{
    if (release_begun_.exchange(true, std::memory_order_acq_rel))
        return false;
    whole_->part_given_up();
    return true;
}

lease lease_state::hold()
{
    client_->add(*this);
    if (key_->owner) {
        auto const token = key_->owner->got(*this);
        first_.use_token(token);
    }
    client_->time().set(*this, std::min(renewal_.wake(), clock::now() + untracked));
    return lease{std::shared_ptr<lease_part>{shared_from_this(), &first_}};
}

std::optional<lease> lease_state::join(lock_options const& wanted)
{
    if (!shareable())
        return std::nullopt;
    // A last one that is being given up in another thread has gone.
    auto known = parts_.load(std::memory_order_acquire);
    do {
        if (known == 0)
            return std::nullopt;
    } while (!parts_.compare_exchange_weak(known, known + 1, std::memory_order_acq_rel));
    ++live_;
    ++client_->count().leases;
    auto const now = clock::now();
    bool const longer = wanted.ttl > renewal_.ttl();
    auto const part =
        std::make_shared<lease_part>(shared_from_this(), terms_of(wanted, now), next_token());
    if (terms_.empty())
        terms_.add(first_.asked_for());
    terms_.add(part->asked_for());
    use_terms(now);
    // Renewals keep two thirds of the ttl, where there are any.
    auto const enough = later(now, renewal_.renews(now) ? wanted.ttl / 2 : wanted.ttl);
    if ((longer || renewal_.valid_until() < enough) && !renewal_.stopped(now)) {
        auto const ttl = renewal_.renews(now) ? renewal_.ttl() : wanted.ttl;
        // Not from here: it may end the lease, and whoever asked is in the middle of something.
        asio::post(client_->strand(), [self = shared_from_this(), ttl]() noexcept {
            self->extend(ttl, nullptr,
                         make_pending(self->client_, void_handler{[](error_code) {}}, with_effect));
        });
    }
    return lease{part};
}

void lease_state::fenced()
{
    key_->owner->fence(*this, unfenced_token_);
}

void lease_state::use_terms(clock::time_point now)
{
    if (!planted(bug::terms_of_the_first))
        renewal_.use(terms_.together(), now, renewing_);
    client_->time().set(*this, std::min(renewal_.wake(), time()));
    publish();
}

void lease_state::keep_to(lease_part& part, std::chrono::milliseconds ttl, clock::time_point now)
{
    bool const alone = terms_.empty();
    if (!alone)
        terms_.remove(part.asked_for());
    part.ask_for(ttl);
    if (!alone)
        terms_.add(part.asked_for());
    renewal_.use(alone ? part.asked_for() : terms_.together(), now, renewing_);
}

bool lease_state::is_as_good_as_new(lock_target const& wanted, clock::time_point now) const
{
    auto const ttl = renewal_.ttl();
    // Neither does it last longer than was asked for, nor will it.
    if (extending_ > 0 || renewal_.valid_until() - now > ttl)
        return false;
    return held() && live_ == 1 && key_->kind == layout::plain &&
           wanted.key->interchangeable_with(*key_) && wanted.options.ttl == ttl &&
           wanted.options.counter_life == counter_life_ &&
           renewal_.valid_until() - now >= clock::duration{ttl} * 2 / 3;
}

lease lease_state::hand_over(lock_options const& wanted, std::uint64_t fencing_token,
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
    parts_.store(1, std::memory_order_release);
    auto const deadline = renewal_.deadline().time_since_epoch().count();
    deadline_.store(deadline, std::memory_order_release);
    return lease{std::make_shared<lease_part>(shared_from_this(), terms, fencing_token)};
}

void lease_state::publish()
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

void lease_state::plan()
{
    client_->time().set(*this, renewal_.wake());
}

void lease_state::on_time(clock::time_point now)
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
        if (look && client_->any_tracks()) {
            plan();
            client_->check(*this);
            return;
        }
        break;
    }
    plan();
}

void lease_state::renew()
{
    renewal_.started();
    if (!std::exchange(renewing_, true))
        client_->renewals().add(shared_from_this());
}

void lease_state::renew_alone()
{
    if (!held())
        renewing_ = false;
    else
        std::make_shared<extend_round>(shared_from_this(), renewal_.ttl(), nullptr, nullptr)
            ->start();
}

void lease_state::on_extended(extension const& outcome)
{
    if (!outcome.for_caller)
        renewing_ = false;
    if (!held())
        return;
    switch (outcome.verdict) {
    case tally::verdict::won:
        // Whoever asked valid() meanwhile was told no.
        if (renewal_.due(outcome.now) == renewal::step::lose) {
            lose(loss_cause::expired);
            return;
        }
        // Whoever has not answered yet is taken to be as it was; not for a second time.
        nodes_ = std::exchange(confirmed_, outcome.grants);
        report_strength();
        nodes_ = outcome.grants | (nodes_ & ~outcome.known_without);
        if (outcome.keeps_to && !outcome.keeps_to->released())
            keep_to(*outcome.keeps_to, outcome.ttl, outcome.now);
        renewal_.extended(planted(bug::deadline_from_the_answer) ? outcome.now : outcome.sent,
                          outcome.ttl);
        without_ = 0;
        vacant_ = 0;
        ++client_->count().renewals;
        publish();
        break;
    case tally::verdict::refused:
        lose(loss_cause::refused);
        return;
    default:
        if (!outcome.for_caller) {
            renewal_.unknown(outcome.now, client_->random());
            client_->tell(event_kind::renewal_unknown, name(), outcome.trouble);
        }
    }
    plan();
}

void lease_state::on_refused_by(std::size_t node, std::int64_t why, bool extended)
{
    if (!extended && !planted(bug::refused_extension_forgotten)) {
        on_checked_by(node, why);
        return;
    }
    lacks_key(node);
    if (extended && why == nobody_has_it)
        give_back_to(node);
}

void lease_state::on_checked_by(std::size_t node, std::optional<std::int64_t> why_not)
{
    if (!held() || client_->twin(node))
        return;
    auto const all = client_->nodes().size();
    auto const quorum = tally{all}.quorum();
    auto const bit = std::uint64_t{1} << node;
    auto const count = [](std::uint64_t nodes) {
        return static_cast<std::size_t>(std::popcount(nodes));
    };
    bool const doubted = without_ != 0;
    // That a node is without it which never had it is no news.
    bool const had_it = nodes_.load() & bit;
    if (why_not && !had_it && !doubted) {
        if (why_not == nobody_has_it)
            give_back_to(node);
        return;
    }
    if (!why_not) {
        has_key(node);
        with_ |= bit;
        without_ &= ~bit;
        vacant_ &= ~bit;
    } else {
        lacks_key(node);
        // What the others have said before was before this.
        with_ = doubted ? with_ & ~bit : 0;
        without_ |= bit;
        if (why_not == nobody_has_it)
            vacant_ |= bit;
    }
    if (without_ == 0)
        return;
    if (count(without_) > all - quorum) {
        lose(loss_cause::refused);
    } else if (count(with_) >= quorum) {
        for (std::size_t other = 0; other < all; ++other) {
            if (vacant_ >> other & 1)
                give_back_to(other);
        }
        without_ = 0;
        vacant_ = 0;
    } else if (!doubted) {
        client_->check(*this);
    }
}

void lease_state::has_key(std::size_t node)
{
    nodes_ |= std::uint64_t{1} << node;
    confirmed_ |= std::uint64_t{1} << node;
}

void lease_state::lacks_key(std::size_t node)
{
    nodes_ &= ~(std::uint64_t{1} << node);
    confirmed_ &= ~(std::uint64_t{1} << node);
}

void lease_state::in_doubt(std::size_t node)
{
    doubtful_ |= std::uint64_t{1} << node;
    doubt_ends_ = clock::time_point::max();
}

void lease_state::answered(std::uint64_t nodes)
{
    if (doubtful_ == 0 || (doubtful_ & ~nodes))
        return;
    auto const now = clock::now();
    if (now >= doubt_ends_)
        doubtful_ = 0;
    doubt_ends_ = std::min(doubt_ends_, later(now, longest_ttl_));
}

void lease_state::give_back_to(std::size_t node)
{
    auto const bit = std::uint64_t{1} << node;
    if (repairing_ & bit)
        return;
    repairing_ |= bit;
    places_ |= bit;
    std::make_shared<repair>(shared_from_this())->start(node);
}

void lease_state::report_strength()
{
    auto const all = static_cast<unsigned>(client_->nodes().size());
    auto const now = held_by();
    if (now == std::exchange(reported_, now) || now == all)
        return;
    event degraded{event_kind::lease_degraded, {}, name(), {}};
    degraded.held_by = now;
    degraded.nodes = all;
    client_->on_event(degraded);
}

void lease_state::lose(loss_cause cause)
{
    auto const self = shared_from_this();
    cause_ = cause;
    ++client_->count().losses;
    end(status::lost);
    client_->tell(event_kind::lease_lost, name(),
                  make_error_code(errc::lease_lost, to_string(cause)));
    for (auto const& waiter : std::exchange(loss_waiters_, {})) {
        if (!planted(bug::loss_not_told))
            waiter.handler->complete({}, cause);
    }
}

void lease_state::end(status how)
{
    status_ = how;
    no_longer_valid();
    client_->time().cancel(*this);
    client_->count().leases -= live_;
    if (key_->owner)
        key_->owner->gave_up(*this);
    if (how == status::released) {
        auto const reason = client_->not_held();
        for (auto const& waiter : std::exchange(loss_waiters_, {}))
            waiter.handler->complete(reason, {});
    }
    if (auto* const queue = client_->find_queue(key_->key))
        queue->on_lease_ended(*this);
}

void lease_part::wait_lost(std::shared_ptr<pending<loss_cause>> waiter)
{
    if (released_)
        waiter->complete(whole_->client().not_held(), {});
    else
        whole_->wait_lost(*this, std::move(waiter));
}

void lease_state::wait_lost(lease_part const& part, std::shared_ptr<pending<loss_cause>> waiter)
{
    switch (status_) {
    case status::held:
        // Those that were cancelled need no place.
        if (loss_waiters_.size() == loss_waiters_.capacity())
            std::erase_if(loss_waiters_, [](auto const& each) { return !each.handler->waiting(); });
        loss_waiters_.push_back({&part, std::move(waiter)});
        break;
    case status::lost:
        waiter->complete({}, cause_);
        break;
    case status::released:
        waiter->complete(client_->not_held(), {});
        break;
    }
}

void lease_state::abandon()
{
    no_longer_valid();
    // A child's copy of an owner holds nothing.
    if (held() && key_->owner && !client_->inherited())
        key_->owner->gave_up(*this);
    status_ = status::released;
    auto const waiters = std::exchange(loss_waiters_, {});
}

void lease_state::leave_to_parent()
{
    no_longer_valid();
    status_ = status::released;
    for (auto const& waiter : std::exchange(loss_waiters_, {}))
        waiter.handler->complete(client_->forked(), {});
}

} // namespace colock::detail
