// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The contender of a name: it asks the servers for those who wait, and acts on what they answer.

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/grant.hpp"
#include "queue/name_queue.hpp"
#include "queue/name_queues.hpp"
#include "queue/waiter.hpp"
#include "value/is_permanent.hpp"
#include "verb/acquire.hpp"
#include "verb/fence.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

asio::awaitable<void, strand_type> name_queue::contend()
{
    for (;;) {
        if (waiting_.empty() && !co_await somebody_comes())
            break;
        if (auto const* const wanted = fence_wanted()) {
            co_await fence_holder(*wanted);
            if (fence_wanted())
                co_await rest();
            continue;
        }
        if (excluded_here(waiting_.front())) {
            // Its fencing token may have come from another client of its owner.
            if (auto const before = waiting_.size(); !more_to_share_) {
                share_with_waiting();
                if (waiting_.size() < before)
                    continue;
            }
            // Of others that came later, some might get it. But they would pass the first.
            answer_single_attempts(make_error_code(errc::timed_out));
            if (!contention_->wakeup.take())
                co_await contention_->wakeup.next();
            continue;
        }
        // To an owner that has the lock with another client, it is not free for others.
        bring_forward();
        auto const now = clock::now();
        auto const free_until =
            has_it_elsewhere(waiting_.front()) ? now : turn_.free_until(now, votes_.round_trip());
        if (free_until > now) {
            contention_->next.leave_free(free_until);
            co_await rest();
            continue;
        }

        if (!enters() && !co_await admitted())
            continue;
        bool const granted = co_await attempt();
        leave_admission();
        if (!granted)
            co_await rest();
    }
    no_longer_refused();
    drop_kept_id();
    client_.time().cancel(contention_->alarm);
    contention_.reset();
    all_.drop_if_idle(*this);
}

bool name_queue::enters()
{
    contention_->line = &all_.admission_to(*key_);
    return contention_->line->enter(contention_->place);
}

asio::awaitable<bool, strand_type> name_queue::admitted()
{
    do {
        while (!contention_->place.admitted() && !waiting_.empty()) {
            if (!contention_->wakeup.take())
                co_await contention_->wakeup.next();
        }
        if (!waiting_.empty() && &all_.admission_to(*key_) == contention_->line)
            co_return true;
        // Nobody waits any more, or another master has the lock by now.
        leave_admission();
        if (waiting_.empty())
            co_return false;
    } while (!enters());
    co_return true;
}

void name_queue::leave_admission()
{
    if (auto* const from = std::exchange(contention_->line, nullptr))
        from->leave(contention_->place);
}

asio::awaitable<bool, strand_type> name_queue::attempt()
{
    contention_->next.attempt_sent();
    bring_forward();
    auto const client = client_.shared_from_this();
    auto const& target = waiting_.front().target();
    std::optional<owner_state::attempt> of_owner;
    if (target.key->kind->has_owners)
        of_owner.emplace(target.key, client_);
    auto now = clock::now();
    auto const acquired = std::make_shared<acquire_round>(client, contention_->wakeup, target,
                                                          id_of_attempt(*target.key),
                                                          minting_of_attempt(target, now));
    auto const connections = client->connections();
    bool const fencing = target.options.fencing; // whoever wants it may soon be gone
    contention_->under_way = acquired;
    acquired->start(now);
    while (!acquired->decided()) {
        if (!contention_->wakeup.take())
            co_await contention_->wakeup.next();
    }
    now = clock::now();
    if (acquired->verdict() != tally::verdict::unknown) {
        contention_->answered_in = now - acquired->sent() - acquired->held_for();
        contention_->line->answered(now, contention_->answered_in);
    }
    bool const granted = acquired->granted(now);
    note_counter(*acquired, granted, connections);
    // Without a second round trip, the tokens of several nodes grow only where a majority agrees.
    bool const known = votes_.size() == 1 || (fencing && acquired->agrees_on_token());
    bool const fenced = known || !fencing || planted(bug::fence_not_written_back);
    if (fenced || !granted) {
        if (known && granted && acquired->key().kind->has_owners) {
            acquired->use_token(co_await owners_token(acquired->shared_key(), acquired->ttl(),
                                                      acquired->fencing_token()));
            now = clock::now();
        }
        co_return conclude(*acquired, nullptr, known || planted(bug::fence_not_written_back), now);
    }

    auto const fence = co_await write_token(acquired);
    if (fence->verdict() == tally::verdict::won && acquired->key().kind->has_owners) {
        acquired->use_token(co_await owners_token(acquired->shared_key(), acquired->ttl(),
                                                  acquired->fencing_token()));
    }
    co_return conclude(*acquired, fence.get(), true, clock::now());
}

lock_id name_queue::id_of_attempt(lock_key const& key)
{
    if (contention_->kept && !key.interchangeable_with(*contention_->kept->key))
        drop_kept_id();
    if (auto const kept = std::exchange(contention_->kept, {}))
        return kept->id;
    return client_.new_lock_id();
}

void name_queue::keep_id_of(acquire_round const& refused)
{
    if (!refused.key().kind->keeps_lock_id || !refused.refused_by_any())
        return;
    contention_->kept = refused.what();
    // If a node may still grant it late, it is released there: so the lock_id is not used again.
    if (!refused.nowhere())
        drop_kept_id();
}

void name_queue::drop_kept_id()
{
    auto const kept = std::exchange(contention_->kept, {});
    if (!kept)
        return;
    for (std::size_t node = 0; node < votes_.size(); ++node)
        client_.add_leftover(node, kept->key, kept->id, kept->ttl, leftover::may_come::nothing);
}

asio::awaitable<bool, strand_type> name_queue::somebody_comes()
{
    // A name that was just used is likely to be used again, and its turn is to be remembered.
    auto const until = clock::now() + 2 * turn::longest;
    while (waiting_.empty() && !client_.closing() && !client_.inherited()) {
        // The alarm stays when somebody comes. To be woken by it once in vain costs less than to
        // set it anew for each who comes.
        if (!contention_->alarm.scheduled()) {
            if (clock::now() >= until)
                break;
            client_.time().set(contention_->alarm, until);
        }
        if (!contention_->wakeup.take())
            co_await contention_->wakeup.next();
    }
    co_return !waiting_.empty();
}

asio::awaitable<void, strand_type> name_queue::rest()
{
    while (!waiting_.empty() && clock::now() < contention_->next.due()) {
        client_.time().set(contention_->alarm, contention_->next.due());
        if (!contention_->wakeup.take())
            co_await contention_->wakeup.next();
    }
    client_.time().cancel(contention_->alarm);
    contention_->next.rest_ended();
}

bool name_queue::conclude(acquire_round& acquired, round const* fence, bool grows,
                          clock::time_point now)
{
    bool const fenced = !fence || fence->verdict() == tally::verdict::won;
    if (acquired.granted(now) && fenced) {
        contention_->trouble = {};
        contention_->next.granted();
        no_longer_refused();
        give(acquired, grows ? acquired.fencing_token() : 0, now);
        return true;
    }
    keep_id_of(acquired);
    if (acquired.verdict() == tally::verdict::refused) {
        after_refusal(acquired, now);
        return false;
    }
    acquired.give_up();
    auto const trouble = fenced ? acquired.trouble() : fence->trouble();
    if (fenced ? acquired.refused_by_errors() : fence->refused_by_errors())
        refused_by_errors(trouble);
    after_trouble(trouble, acquired.key(), now);
    return false;
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

void name_queue::give(acquire_round& acquired, std::uint64_t fencing_token, clock::time_point now)
{
    // The waiter that it was asked for may have left. The next one takes it, unless it wants
    // something else or the client is closing.
    if (client_.closing() || waiting_.empty() ||
        !suits(waiting_.front(), acquired, fencing_token)) {
        if (!planted(bug::grant_of_the_cancelled_kept))
            acquired.give_up();
        return;
    }
    auto const first = take(waiting_.front());
    // A waiter that wants no token gets none, even if the grant was made for one that did.
    bool const fenced = first->target().options.fencing || acquired.key().kind->always_mints;
    auto const held = std::make_shared<grant>(
        client_.shared_from_this(), all_.leases(), *this, first->target(), acquired,
        hand_offs{acquired.sent(), now, fencing_token, acquired.tokens()},
        fenced ? fencing_token : 0);
    acquired.keep_for({held, &held->copies()});
    holders_.push_front(*held);
    auto lease = held->hold();
    turn_.granted(now);
    grant_to(*first, std::move(lease), now);
    share_with_waiting();
    if (!waiting_.empty() && excluded_here(waiting_.front()))
        answer_single_attempts(make_error_code(errc::timed_out));
}

void name_queue::after_refusal(acquire_round const& round, clock::time_point now)
{
    contention_->trouble = {};
    no_longer_refused();
    turn_.refused();
    if (!waiting_.empty())
        waiting_.front().had_to_wait();
    answer_single_attempts(make_error_code(errc::timed_out), &round.key());

    // A ttl is that of a moment between sending and now, in milliseconds.
    auto const exactness = now - round.sent() + 1ms;
    for (std::size_t node = 0; node < votes_.size(); ++node) {
        if (auto const ends = round.found_on(node))
            contention_->next.found_on(node, *ends, exactness);
    }
    if (contention_->next.in_vain() && !planted(bug::vain_news_followed))
        contention_->next.back_off(now, client_.random());
    if (round.split())
        contention_->next.split(now, client_.random());
    constexpr clock::duration longest = 5s;
    auto const left = round.free_in();
    auto next = now + longest;
    if (left)
        next = std::min(next, saturating_add(now, *left)) + jitter(2ms, client_.random());
    if (!votes_.all_track())
        next = std::min(next, now + jitter(client_.options().poll_interval, client_.random()));
    contention_->next.refused(now, next);
}

void name_queue::after_trouble(error_code trouble, lock_key const& of, clock::time_point now)
{
    contention_->trouble = trouble;
    if (trouble == errc::wrong_type)
        fail_all(trouble, &of); // for waiters of another kind the type may be right
    else if (is_permanent(trouble))
        fail_all(trouble);
    else
        answer_single_attempts(trouble);
    contention_->next.failed(now, client_.random());
}

void name_queue::answer_single_attempts(error_code error, lock_key const* refused)
{
    std::vector<std::shared_ptr<waiter>> failed;
    for (auto it = waiting_.begin(); single_attempts_ > 0 && it != waiting_.end();) {
        auto& current = *it++;
        if (!current.single_attempt() || needs_fence(current) || owner_has_it_here(current))
            continue;
        // The refusal was another's. A waiter whose owner has the lock elsewhere may still get it:
        // it goes first, once.
        if (refused && has_it_elsewhere(current) &&
            current.target().key->meets(*refused) != meeting::joins && current.pass_over()) {
            waiting_.splice(waiting_.begin(), waiting_, waiting_.iterator_to(current));
            contention_->next.owner_let_in();
        } else {
            failed.push_back(take(current));
        }
    }
    all_.fail(std::move(failed), error);
}

} // namespace colock::detail
