// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/release.hpp"

#include "base/planted.hpp"
#include "lease/lease_state.hpp"
#include "queue/name_queue.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

release_round::release_round(std::shared_ptr<client_state> client,
                             std::shared_ptr<lock_key const> key, lock_id id,
                             std::chrono::milliseconds ttl, std::uint64_t places, bool was_lost,
                             std::shared_ptr<pending<>> waiter)
    : round{std::move(client), command{script::release, std::move(key), id, ttl}}, places_{places},
      was_lost_{was_lost}, waiter_{std::move(waiter)}
{
}

std::chrono::milliseconds release_round::patience() const
{
    // Nothing is lost by waiting, however short the ttl is.
    return std::max(client().node_timeout(what().ttl), std::chrono::milliseconds{1'000});
}

void release_round::on_decided()
{
    error_code error;
    if (verdict() == tally::verdict::refused)
        error = make_error_code(errc::lease_lost);
    else if (verdict() == tally::verdict::unknown)
        error = trouble();
    if (verdict() == tally::verdict::unknown)
        client().tell(event_kind::release_unknown, what().key->name(), error);
    if (waiter_)
        waiter_->complete(error);
    settle();
}

void release_round::on_settled(std::size_t node, reply const& answer)
{
    if (answer.what != reply::kind::answer && (places_ >> node & 1))
        client().add_orphan(node, what().key, what().id, what().ttl,
                            orphan::doubt::may_be_extended);
    // Waiters here have asked since the loss, or before the release that had to be sent again, and this
    // connection's own changes are left out of what is told.
    if ((was_lost_ || answer.again) && answer.what == reply::kind::answer && answer.status == 1) {
        if (auto* const waiting = client().find_queue(what().key->key))
            waiting->on_own_release(node);
    }
}

void release_round::on_left_to_parent()
{
    if (waiter_)
        waiter_->complete(client().forked());
}

void lease_part::release(std::shared_ptr<pending<>> waiter)
{
    if (!std::exchange(released_, true))
        whole_->release_part(*this, std::move(waiter));
    else if (waiter)
        waiter->complete(make_error_code(errc::not_held));
}

void lease_state::release_part(lease_part const& part, std::shared_ptr<pending<>> waiter)
{
    if (status_ == status::released) {
        if (waiter)
            waiter->complete(make_error_code(errc::not_held));
        return;
    }
    auto* const queue = client_->find_queue(key_->key);
    bool const handed_over = queue && queue->hand_over(*this);
    if (handed_over && planted(bug::handed_over_and_released))
        std::make_shared<release_round>(client_, key_, id_, longest_ttl_, places_, false, nullptr)
            ->start();
    if (!handed_over && (live_ == 1 || planted(bug::one_release_for_all))) {
        release(std::move(waiter));
        return;
    }
    // Its owner, or another, goes on holding the lock.
    if (!handed_over) {
        --live_;
        terms_.remove(part.asked_for());
        if (held()) {
            --client_->count().leases;
            // Whoever asked valid() meanwhile may have been told no.
            if (auto const now = clock::now(); renewal_.due(now) == renewal::step::lose)
                lose(loss_cause::expired);
            else
                use_terms(now);
        }
    }
    std::erase_if(loss_waiters_, [&](loss_waiter const& each) {
        if (each.part == &part)
            each.handler->complete(make_error_code(errc::not_held), {});
        return each.part == &part;
    });
    if (waiter)
        waiter->complete(held() ? error_code{} : make_error_code(errc::lease_lost));
}

void lease_state::release(std::shared_ptr<pending<>> waiter)
{
    bool const was_lost = status_ == status::lost;
    auto const round = std::make_shared<release_round>(client_, key_, id_, longest_ttl_, places_,
                                                       was_lost, was_lost ? nullptr : waiter);
    // A lost lease's key may still be there for the rest of its ttl, and nobody needs it any more.
    round->start();
    // After the release is under way: the attempt of the next in line follows it in the same write.
    if (!was_lost)
        end(status::released);
    client_->remove(*this);
    status_ = status::released;
    for (std::size_t node = 0; node < client_->nodes().size(); ++node) {
        if ((doubtful_ >> node & 1) && !planted(bug::doubt_forgotten))
            client_->add_orphan(node, key_, id_, longest_ttl_, orphan::doubt::may_run);
    }
    if (was_lost && waiter)
        waiter->complete(make_error_code(errc::lease_lost));
}

} // namespace colock::detail
