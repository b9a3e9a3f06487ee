// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "queue/name_queue.hpp"

#include "base/planted.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/grant.hpp"
#include "queue/name_queues.hpp"
#include "queue/waiter.hpp"
#include "verb/acquire.hpp"

#include <boost/asio/co_spawn.hpp>

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// Servers that have not answered for this long count as silent; if they took longer the last time,
/// for twice as long as then.
constexpr clock::duration silence = 50ms;

} // namespace

name_queue::name_queue(engine& client, name_queues& all, std::shared_ptr<lock_key const> key,
                       turn const& last)
    : client_{client}, all_{all}, key_{std::move(key)}, votes_{client.votes_of(*key_)}, turn_{last}
{
}

name_queue::~name_queue()
{
    if (contention_) {
        client_.time().cancel(contention_->alarm);
        leave_admission();
    }
}

void name_queue::add(std::shared_ptr<waiter> newcomer)
{
    auto& added = *newcomer;
    if (!more_to_share_ && share(added))
        return;
    bool const excluded = excluded_here(added);
    if (excluded || !waiting_.empty())
        added.had_to_wait();
    if (added.single_attempt() && !needs_fence(added) && !owner_has_it_here(added) &&
        (excluded || (contention_ && contention_->next.resting() && !has_it_elsewhere(added)))) {
        added.fail(reason_to_give_up(added));
        return;
    }
    added.queue_ = this;
    added.self_ = std::move(newcomer);
    waiting_.push_back(added);
    single_attempts_ += added.single_attempt();
    auto const& key = *added.target().key;
    if (key.kind->joins)
        ++joiners_[key.owner.get()];
    if (key.kind->has_owners)
        key.owner->add(key, client_);
    may_be_elsewhere_ |= has_it_elsewhere(added);
    ++client_.count().waiters;
    if (contention_) {
        if (has_it_elsewhere(added))
            contention_->next.owner_let_in();
        // While the lock is held here, only its end is of interest to the contender.
        bool const may_share = owner_has_it_here(added) && !more_to_share_;
        if (!excluded || needs_fence(added) || may_share)
            contention_->wakeup.notify();
        return;
    }
    contention_ = std::make_unique<contention>(votes_.size());
    asio::co_spawn(client_.strand(), contend(), end_process_by);
}

void name_queue::look_at_clock()
{
    if (holders_.empty())
        return;
    auto const now = clock::now();
    std::vector<std::shared_ptr<grant>> over; // the last of them may take this queue along
    for (auto& each : holders_) {
        if (each.over(now))
            over.push_back(each.shared_from_this());
    }
    for (auto const& each : over)
        each->on_time(now);
}

std::shared_ptr<waiter> name_queue::take(waiter& from)
{
    client_.time().cancel(from);
    waiting_.erase(waiting_.iterator_to(from));
    single_attempts_ -= from.single_attempt();
    auto const& key = *from.target().key;
    if (key.kind->joins && --joiners_[key.owner.get()] == 0)
        joiners_.erase(key.owner.get());
    if (key.kind->has_owners)
        key.owner->remove(key, client_);
    --client_.count().waiters;
    from.queue_ = nullptr;
    return std::move(from.self_);
}

void name_queue::remove(waiter& leaver)
{
    auto const keep = take(leaver);
    if (planted(bug::next_in_line_lost) && !waiting_.empty())
        auto const lost = take(waiting_.front());
    // The one behind it may be one that the holders here let in.
    if (contention_ &&
        (waiting_.empty() || (!holders_.empty() && !excluded_here(waiting_.front()))))
        contention_->wakeup.notify();
}

error_code name_queue::reason_to_give_up(waiter const& leaver)
{
    // If its own owner has the lock, it has waited for the servers and not for another holder.
    bool const own = has_it_elsewhere(leaver);
    if (!own && excluded_here(leaver))
        return make_error_code(errc::timed_out);
    if (contention_ && contention_->trouble)
        return contention_->trouble;
    if (auto const missing = votes_.missing_quorum()) {
        if (contention_ && votes_.refused_for_now() && !planted(bug::busy_greeting_not_told))
            refused_by_errors(missing);
        return missing;
    }
    if (!contention_)
        return make_error_code(errc::timed_out);
    if (contention_->place.in_line())
        return make_error_code(errc::server_busy, "too many acquires wait for their turn");
    // If the attempt under way is overdue, the silence of the servers is the reason.
    auto const round = contention_->under_way.lock();
    if (round && !round->decided() && !contention_->next.resting() &&
        (own || !contention_->next.heard() ||
         clock::now() - round->sent() > std::max(silence, 2 * contention_->answered_in)))
        return round->trouble();
    return make_error_code(errc::timed_out);
}

void name_queue::on_news()
{
    if (!contention_)
        return;
    contention_->next.news();
    contention_->wakeup.notify();
}

void name_queue::on_owner_got()
{
    bool const any = std::any_of(waiting_.begin(), waiting_.end(),
                                 [this](waiter const& each) { return has_it_elsewhere(each); });
    may_be_elsewhere_ |= any;
    if (!any || !contention_)
        return;
    contention_->next.owner_let_in();
    contention_->wakeup.notify();
}

void name_queue::on_refused(std::size_t node)
{
    if (contention_)
        contention_->next.refused_on(node);
}

void name_queue::on_changed(std::size_t node)
{
    for (auto& each : holders_)
        all_.leases().check_changed(node, each);
    bool const of_interest =
        holders_.empty() || (!waiting_.empty() && !excluded_here(waiting_.front()));
    if (!contention_ || !of_interest)
        return;
    contention_->next.changed_on(node, clock::now());
    contention_->wakeup.notify();
}

void name_queue::on_own_release(std::size_t node)
{
    if (!contention_)
        return;
    contention_->next.own_release_on(node, clock::now());
    contention_->wakeup.notify();
}

void name_queue::on_lease_ended(grant& held)
{
    if (!held.holder_hook::is_linked())
        return;
    held.holder_hook::unlink();
    auto const now = clock::now();
    turn_.ended(now);
    demand_.ended(held.hand_offs(), now);
    if (contention_ && planted(bug::next_in_line_not_woken))
        return;
    if (contention_)
        contention_->wakeup.notify();
    else
        all_.drop_if_idle(*this);
}

void name_queue::fail_all(error_code error, lock_key const* like)
{
    std::vector<std::shared_ptr<waiter>> failed;
    for (auto it = waiting_.begin(); it != waiting_.end();) {
        auto& current = *it++;
        if (!like || current.target().key->same_kind_as(*like))
            failed.push_back(take(current));
    }
    auto& all = all_; // without its contender, this queue may be gone
    if (contention_)
        contention_->wakeup.notify();
    all.fail(std::move(failed), error);
}

bool name_queue::take_some(std::vector<std::shared_ptr<waiter>>& into, std::size_t most)
{
    while (!waiting_.empty() && into.size() < most)
        into.push_back(take(waiting_.front()));
    bool const done = waiting_.empty();
    if (contention_)
        contention_->wakeup.notify();
    return done;
}

void name_queue::abandon()
{
    if (contention_)
        contention_->wakeup.abandon();
    while (!waiting_.empty())
        auto const dropped = take(waiting_.front());
    holders_.clear();
}

void name_queue::leave_to_parent()
{
    if (contention_)
        contention_->wakeup.abandon();
    while (!waiting_.empty())
        take(waiting_.front())->fail(client_.forked());
    holders_.clear();
}

bool name_queue::excluded_here(waiter const& one) const
{
    auto const& key = *one.target().key;
    return std::ranges::any_of(
        holders_, [&key](grant const& each) { return key.meets(*each.key()) != meeting::beside; });
}

bool name_queue::suits(waiter const& taker, acquire_round const& acquired,
                       std::uint64_t fencing_token) const
{
    auto const& target = taker.target();
    return target.key->interchangeable_with(acquired.key()) &&
           target.options.ttl == acquired.ttl() &&
           (!target.options.fencing ||
            (fencing_token != 0 && target.options.counter_life == acquired.counter_life()));
}

void name_queue::grant_to(waiter& one, lease&& granted, clock::time_point now)
{
    ++client_.count().acquires;
    client_.count().contended_acquires += one.contended();
    one.grant(std::move(granted), now);
}

bool name_queue::hand_over(grant& held)
{
    // While the client closes, waiters that it has yet to fail may still be here.
    if (client_.closing() || waiting_.empty() || !held.holder_hook::is_linked())
        return false;
    auto const& next = waiting_.front().target();
    auto const now = clock::now();
    auto const most = next.options.hand_offs;
    auto const time = next.options.hand_off_time;
    auto& until_now = held.hand_offs();
    if (until_now.too_long(now, most, time))
        turn_.give_way();
    if (!until_now.go_on(now, most, time) || (next.options.fencing && !until_now.has_tokens()) ||
        !held.is_as_good_as_new(next, now))
        return false;
    auto const first = take(waiting_.front());
    auto const token = until_now.next();
    ++client_.count().hand_offs;
    grant_to(*first, held.hand_over(next.options, next.options.fencing ? token : 0, now), now);
    return true;
}

} // namespace colock::detail
