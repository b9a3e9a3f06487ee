// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "queue/name_queue.hpp"

#include "base/later.hpp"
#include "base/planted.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/lease_state.hpp"
#include "queue/name_queues.hpp"
#include "queue/waiter.hpp"
#include "verb/acquire.hpp"
#include "verb/fence.hpp"
#include "vote/server_error.hpp"

#include <boost/asio/co_spawn.hpp>

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// Who has not answered for so long is silent.
constexpr clock::duration silence = 50ms;

} // namespace

name_queue::name_queue(engine& client, name_queues& all, std::shared_ptr<lock_key const> key)
    : client_{client}, all_{all}, key_{std::move(key)}
{
}

name_queue::~name_queue()
{
    if (contention_) {
        client_.time().cancel(contention_->alarm);
        all_.admission().leave(contention_->place);
    }
}

void name_queue::add(std::shared_ptr<waiter> newcomer)
{
    auto& added = *newcomer;
    if (share(added))
        return;
    if (holder_ || !waiting_.empty())
        added.had_to_wait();
    if (added.single_attempt() && !needs_fence(added) &&
        (holder_ || (contention_ && contention_->next.resting() && !has_it_elsewhere(added)))) {
        added.fail(reason_to_give_up(added));
        return;
    }
    added.queue_ = this;
    added.self_ = std::move(newcomer);
    waiting_.push_back(added);
    single_attempts_ += added.single_attempt();
    if (auto const& owner = added.target().key->owner) {
        ++owners_;
        owner->add(added, client_);
    }
    ++client_.count().waiters;
    if (contention_) {
        if (has_it_elsewhere(added))
            contention_->next.news();
        // While the lock is held here, only its end is of interest to the contender.
        if (!holder_ || needs_fence(added))
            contention_->wakeup.notify();
        return;
    }
    contention_ = std::make_unique<contention>(client_.votes().size());
    asio::co_spawn(client_.strand(), contend(), end_process_by);
}

std::shared_ptr<waiter> name_queue::take(waiter& from)
{
    client_.time().cancel(from);
    waiting_.erase(waiting_.iterator_to(from));
    single_attempts_ -= from.single_attempt();
    if (auto const& owner = from.target().key->owner) {
        --owners_;
        owner->remove(from, client_);
    }
    --client_.count().waiters;
    from.queue_ = nullptr;
    return std::move(from.self_);
}

void name_queue::remove(waiter& leaver)
{
    auto const keep = take(leaver);
    if (planted(bug::next_in_line_lost) && !waiting_.empty())
        auto const lost = take(waiting_.front());
    if (waiting_.empty() && contention_)
        contention_->wakeup.notify();
}

error_code name_queue::reason_to_give_up(waiter const& leaver) const
{
    // Nobody else has what its own owner has: it is the servers that it has waited for.
    bool const own = has_it_elsewhere(leaver);
    if (holder_ && !own)
        return make_error_code(errc::timed_out);
    if (contention_ && contention_->trouble)
        return contention_->trouble;
    if (auto const missing = client_.votes().missing_quorum())
        return missing;
    if (!contention_)
        return make_error_code(errc::timed_out);
    if (contention_->place.in_line())
        return make_error_code(errc::server_busy, "too many acquires wait for their turn");
    // An attempt that is not answered as fast as others were: the servers' silence is the reason.
    auto const round = contention_->under_way.lock();
    if (round && !round->decided() && !contention_->next.resting() &&
        (own || !contention_->next.heard() || clock::now() - round->sent() > silence))
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
    if (any)
        on_news();
}

void name_queue::on_refused(std::size_t node)
{
    if (contention_)
        contention_->next.refused_on(node);
}

void name_queue::on_changed(std::size_t node)
{
    if (!contention_)
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

void name_queue::on_lease_ended(lease_state const& lease)
{
    if (holder_ != &lease)
        return;
    holder_ = nullptr;
    turn_.ended(clock::now());
    chain_.end(clock::now());
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
    auto& all = all_; // without its contender, this queue may be gone
    take_all(failed, like);
    all.fail(std::move(failed), error);
}

void name_queue::take_all(std::vector<std::shared_ptr<waiter>>& into, lock_key const* like)
{
    for (auto it = waiting_.begin(); it != waiting_.end();) {
        auto& current = *it++;
        if (!like || current.target().key->same_kind_as(*like))
            into.push_back(take(current));
    }
    if (contention_)
        contention_->wakeup.notify();
}

void name_queue::abandon()
{
    if (contention_)
        contention_->wakeup.abandon();
    while (!waiting_.empty())
        auto const dropped = take(waiting_.front());
    holder_ = nullptr;
}

void name_queue::leave_to_parent()
{
    if (contention_)
        contention_->wakeup.abandon();
    while (!waiting_.empty())
        take(waiting_.front())->fail(client_.forked());
    holder_ = nullptr;
}

asio::awaitable<void, strand_type> name_queue::contend()
{
    for (;;) {
        if (waiting_.empty() && !co_await somebody_comes())
            break;
        if (holder_) {
            if (!fence_wanted()) {
                co_await contention_->wakeup.wait();
                continue;
            }
            co_await fence_holder();
            if (fence_wanted())
                co_await rest();
            continue;
        }
        if (auto const free_until = turn_.free_until(clock::now(), client_.votes().round_trip());
            free_until > clock::now()) {
            contention_->next.leave_free(free_until);
            co_await rest();
            continue;
        }

        bool const may_ask = co_await admitted();
        if (!may_ask)
            continue;
        co_await attempt();
        all_.admission().leave(contention_->place);
        if (!holder_)
            co_await rest();
    }
    no_longer_refused();
    contention_.reset();
    all_.drop_if_idle(*this);
}

asio::awaitable<bool, strand_type> name_queue::admitted()
{
    auto& gate = all_.admission();
    if (gate.enter(contention_->place))
        co_return true;
    while (!contention_->place.admitted() && !waiting_.empty())
        co_await contention_->wakeup.wait();
    if (waiting_.empty())
        gate.leave(contention_->place);
    co_return contention_->place.admitted();
}

asio::awaitable<void, strand_type> name_queue::attempt()
{
    contention_->next.attempt_sent();
    bring_forward();
    auto const client = client_.shared_from_this();
    auto const& target = waiting_.front().target();
    auto const tokens = target.key->kind->always_mints ? 1
                        : target.options.fencing ? chain_.tokens_wanted(target.options.hand_offs)
                                                 : 0;
    auto const grant = std::make_shared<acquire_round>(client, contention_->wakeup, target, tokens);
    bool const fenced = client->votes().size() > 1 && target.options.fencing;
    contention_->under_way = grant;
    grant->start();
    while (!grant->decided())
        co_await contention_->wakeup.wait();
    if (grant->verdict() != tally::verdict::unknown) {
        auto const now = clock::now();
        all_.admission().answered(now, now - grant->sent());
    }
    if (!fenced || !grant->granted() || planted(bug::fence_not_written_back)) {
        conclude(*grant, nullptr);
        co_return;
    }

    auto const last =
        grant->fencing_token() + (planted(bug::tokens_not_reserved) ? 0 : grant->tokens() - 1);
    auto const fence = std::make_shared<fence_round>(
        client, contention_->wakeup,
        command{script::fence, key_, grant->id(), grant->ttl(), grant->counter_life(), last});
    contention_->under_way = fence;
    fence->start();
    while (!fence->decided())
        co_await contention_->wakeup.wait();
    conclude(*grant, fence.get());
}

asio::awaitable<bool, strand_type> name_queue::somebody_comes()
{
    // A name that was just used is likely to be used again, and its turn is to be remembered.
    auto const until = clock::now() + 2 * turn::longest;
    while (waiting_.empty() && clock::now() < until && !client_.closing() && !client_.inherited()) {
        client_.time().set(contention_->alarm, until);
        co_await contention_->wakeup.wait();
    }
    client_.time().cancel(contention_->alarm);
    co_return !waiting_.empty();
}

asio::awaitable<void, strand_type> name_queue::rest()
{
    while (!waiting_.empty() && clock::now() < contention_->next.due()) {
        client_.time().set(contention_->alarm, contention_->next.due());
        co_await contention_->wakeup.wait();
    }
    client_.time().cancel(contention_->alarm);
    contention_->next.rest_ended();
}

void name_queue::conclude(acquire_round& grant, round const* fence)
{
    auto const now = clock::now();
    bool const fenced = !fence || fence->verdict() == tally::verdict::won;
    if (grant.granted() && fenced) {
        contention_->trouble = {};
        contention_->next.granted();
        no_longer_refused();
        // Without the second round trip, the tokens of several nodes do not grow.
        bool const grows =
            fence || client_.votes().size() == 1 || planted(bug::fence_not_written_back);
        give(grant, grows ? grant.fencing_token() : 0);
        return;
    }
    if (grant.verdict() == tally::verdict::refused) {
        after_refusal(grant, now);
        return;
    }
    grant.give_up();
    auto const trouble = fenced ? grant.trouble() : fence->trouble();
    if (fenced ? grant.refused_by_errors() : fence->refused_by_errors())
        refused_by_errors(trouble);
    after_trouble(trouble, grant.key(), now);
}

void name_queue::refused_by_errors(error_code cause)
{
    bool const told = !!std::exchange(contention_->refusal, cause);
    if (!told && !planted(bug::refusal_not_told))
        client_.emit(event_kind::acquire_refused, key_->name(), cause);
}

void name_queue::no_longer_refused()
{
    auto const last = std::exchange(contention_->refusal, {});
    if (last && !planted(bug::end_of_refusal_not_told))
        client_.emit(event_kind::acquire_refusal_ended, key_->name(), last);
}

bool name_queue::has_it_elsewhere(waiter const& one) const
{
    auto const& key = *one.target().key;
    return key.owner && key.owner->has(key.key);
}

void name_queue::bring_forward()
{
    if (owners_ == 0)
        return;
    auto const found = std::find_if(waiting_.begin(), waiting_.end(),
                                    [this](waiter const& each) { return has_it_elsewhere(each); });
    if (found != waiting_.end())
        waiting_.splice(waiting_.begin(), waiting_, found);
}

bool name_queue::suits(waiter const& taker, acquire_round const& grant,
                       std::uint64_t fencing_token) const
{
    auto const& target = taker.target();
    return target.key->interchangeable_with(grant.key()) && target.options.ttl == grant.ttl() &&
           (!target.options.fencing ||
            (fencing_token != 0 && target.options.counter_life == grant.counter_life()));
}

bool name_queue::share(waiter& with)
{
    auto const& target = with.target();
    if (!holder_ || !holder_->shareable() || !target.key->shared_with(*holder_->key()) ||
        needs_fence(with))
        return false;
    auto lease = holder_->join(target.options);
    if (!lease)
        return false;
    grant_to(with, std::move(*lease));
    return true;
}

bool name_queue::needs_fence(waiter const& one) const
{
    auto const& target = one.target();
    return holder_ && holder_->shareable() && target.options.fencing &&
           holder_->next_token() == 0 && target.key->shared_with(*holder_->key());
}

bool name_queue::fence_wanted() const
{
    if (owners_ == 0 || holder_->next_token() != 0)
        return false;
    return std::any_of(waiting_.begin(), waiting_.end(),
                       [this](waiter const& each) { return needs_fence(each); });
}

asio::awaitable<void, strand_type> name_queue::fence_holder()
{
    auto const lease = holder_->shared_from_this();
    contention_->next.attempt_sent();
    // Its token is no other for being written back later, since it has had the lock all the time.
    auto const fence = std::make_shared<fence_round>(
        client_.shared_from_this(), contention_->wakeup,
        command{script::fence, lease->key(), lease->id(), lease->ttl(), lease->counter_life(),
                lease->unfenced_token()});
    contention_->under_way = fence;
    fence->start();
    while (!fence->decided())
        co_await contention_->wakeup.wait();
    if (holder_ != lease.get() || !lease->held())
        co_return;
    if (fence->verdict() == tally::verdict::won) {
        contention_->trouble = {};
        contention_->next.granted();
        lease->fenced();
        share_with_waiting();
        co_return;
    }
    auto const trouble = fence->trouble();
    contention_->trouble = trouble;
    contention_->next.failed(clock::now(), client_.random());
    for (auto it = waiting_.begin(); it != waiting_.end();) {
        auto& current = *it++;
        if (needs_fence(current) && (current.single_attempt() || is_permanent(trouble)))
            take(current)->fail(trouble);
    }
}

void name_queue::share_with_waiting()
{
    if (owners_ == 0)
        return; // a great many may wait
    for (auto it = waiting_.begin(); it != waiting_.end();) {
        auto& current = *it++;
        if (share(current))
            auto const served = take(current);
    }
}

void name_queue::give(acquire_round& grant, std::uint64_t fencing_token)
{
    // Whoever asked for it may have left; the next one takes it if it is what that one wants.
    if (waiting_.empty() || !suits(waiting_.front(), grant, fencing_token)) {
        if (!planted(bug::grant_of_the_cancelled_kept))
            grant.give_up();
        return;
    }
    auto const first = take(waiting_.front());
    // Who wants none has none, also if the grant was asked for by another.
    bool const fenced = first->target().options.fencing || grant.key().kind->always_mints;
    auto const held =
        std::make_shared<lease_state>(client_.shared_from_this(), all_.leases(), *this,
                                      first->target(), grant, fenced ? fencing_token : 0);
    grant.keep_for({held, &held->copies()});
    holder_ = held.get();
    auto lease = held->hold();
    auto const now = clock::now();
    turn_.granted(now);
    chain_.begin(grant.sent(), now, fencing_token, grant.tokens());
    grant_to(*first, std::move(lease));
    share_with_waiting();
    answer_single_attempts(make_error_code(errc::timed_out));
}

void name_queue::grant_to(waiter& one, lease granted)
{
    ++client_.count().acquires;
    client_.count().contended_acquires += one.contended();
    one.grant(std::move(granted));
}

bool name_queue::hand_over(lease_state& lease)
{
    if (waiting_.empty() || holder_ != &lease)
        return false;
    auto const& next = waiting_.front().target();
    auto const now = clock::now();
    auto const hand_offs = next.options.hand_offs;
    auto const time = next.options.hand_off_time;
    if (chain_.too_long(now, hand_offs, time))
        turn_.give_way();
    if (!chain_.goes_on(now, hand_offs, time) || (next.options.fencing && !chain_.has_tokens()) ||
        !lease.is_as_good_as_new(next, now))
        return false;
    auto const first = take(waiting_.front());
    auto const token = chain_.hand_over();
    grant_to(*first, lease.hand_over(next.options, next.options.fencing ? token : 0, now));
    return true;
}

void name_queue::after_refusal(acquire_round const& round, clock::time_point now)
{
    contention_->trouble = {};
    no_longer_refused();
    turn_.refused();
    if (!waiting_.empty())
        waiting_.front().had_to_wait();
    answer_single_attempts(make_error_code(errc::timed_out), &round.key());

    // The ttl is that of a moment between sending and now, in milliseconds.
    auto const left = round.free_in();
    auto const frees = left ? later(round.sent(), *left) : clock::time_point::max();
    if (contention_->next.in_vain(frees, now - round.sent() + 1ms))
        contention_->next.back_off(now, client_.random());
    if (round.split())
        contention_->next.split(now, client_.random());
    constexpr clock::duration longest = 5s;
    auto next = now + longest;
    if (left)
        next = std::min(next, later(now, *left)) + jitter(2ms, client_.random());
    if (!client_.votes().all_track())
        next = std::min(next, now + jitter(client_.options().poll_interval, client_.random()));
    contention_->next.refused(now, next);
}

void name_queue::after_trouble(error_code trouble, lock_key const& of, clock::time_point now)
{
    contention_->trouble = trouble;
    if (trouble == errc::wrong_type)
        fail_all(trouble, &of); // to others it may be the right one
    else if (is_permanent(trouble))
        fail_all(trouble);
    else
        answer_single_attempts(trouble);
    contention_->next.failed(now, client_.random());
}

void name_queue::answer_single_attempts(error_code error, lock_key const* refused)
{
    for (auto it = waiting_.begin(); single_attempts_ > 0 && it != waiting_.end();) {
        auto& current = *it++;
        if (!current.single_attempt() || needs_fence(current))
            continue;
        // Somebody else was refused: that says nothing to an owner who has it. He is next, once.
        if (refused && has_it_elsewhere(current) && !current.target().key->shared_with(*refused) &&
            current.pass_over()) {
            waiting_.splice(waiting_.begin(), waiting_, waiting_.iterator_to(current));
            contention_->next.news();
        } else {
            take(current)->fail(error);
        }
    }
}

} // namespace colock::detail
