// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Fencing tokens: which of them an attempt asks for, and those that take more than an acquire. The
// latter are for a grant whose nodes minted different ones, for a lease that was granted without
// one and is to be shared with a waiter that wants one, and for an owner with leases elsewhere.

#include "base/planted.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/grant.hpp"
#include "queue/name_queue.hpp"
#include "queue/name_queues.hpp"
#include "queue/waiter.hpp"
#include "value/is_permanent.hpp"
#include "verb/acquire.hpp"
#include "verb/check.hpp"
#include "verb/fence.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace colock::detail {

using namespace std::chrono_literals;

minting name_queue::minting_of_attempt(wanted_lock const& target, clock::time_point now) const
{
    auto const& options = target.options;
    auto const wanted = options.fencing ? demand_.wanted(options.hand_offs) : 0;
    minting result{target.key->kind->always_mints ? 1 : wanted};
    if (!options.fencing)
        return result;
    // A step that finds the lock taken skips the tokens that it wanted. If those were many, the
    // counter could run ahead of the clock, and tokens would go back once it has expired.
    if (target.key->kind->steps_known_counter() && wanted <= token_demand::least) {
        result.counter_floor = contention_->counter.floor(
            now, client_.connections(), counter_need(options.ttl, options.counter_life));
    }
    return result;
}

void name_queue::note_counter(acquire_round const& acquired, bool granted,
                              std::uint64_t connections)
{
    auto const& sent = acquired.what();
    if (granted && sent.minting.tokens > 0 && sent.key->kind->steps_known_counter())
        contention_->counter.granted(acquired.sent(), connections, acquired.last_token(),
                                     sent.minting.counter_floor == 0, sent.counter_ttl());
    else
        contention_->counter.forget();
}

bool name_queue::needs_fence(waiter const& one)
{
    auto* const shared = one.target().options.fencing ? joinable(one) : nullptr;
    return shared && shared->next_token() == 0 && !planted(bug::fence_not_asked_for);
}

waiter const* name_queue::fence_wanted()
{
    if (may_join() == 0)
        return nullptr;
    auto const found =
        std::ranges::find_if(waiting_, [this](waiter const& each) { return needs_fence(each); });
    return found == waiting_.end() ? nullptr : &*found;
}

asio::awaitable<std::shared_ptr<fence_round>, strand_type>
name_queue::write_token(std::shared_ptr<acquire_round> const acquired)
{
    for (;;) {
        auto const fence = std::make_shared<fence_round>(
            client_.shared_from_this(), contention_->wakeup,
            command{script::fence, acquired->shared_key(), acquired->id(), acquired->ttl(),
                    acquired->counter_life(),
                    planted(bug::tokens_not_reserved) ? acquired->fencing_token()
                                                      : acquired->last_token()},
            [acquired](std::size_t node) { return acquired->minted(node); });
        contention_->under_way = fence;
        fence->start();
        // A node that has minted this token or a smaller one, and so counts, may have fallen silent
        // since, or have lost the key. Nodes that have minted greater ones have the key, too: if
        // the greatest of their tokens is taken, they count.
        auto patience = clock::time_point::max();
        while (!fence->decided()) {
            auto const now = clock::now();
            if (now >= patience && (acquired->raise_token() || fence->would_be_won()))
                break;
            if (fence->outdone() && (now >= patience || patience == clock::time_point::max())) {
                patience = now + std::max<clock::duration>(
                                     {2 * votes_.round_trip(), now - fence->sent(), 1ms});
                client_.time().set(contention_->alarm, patience);
            }
            if (!contention_->wakeup.take())
                co_await contention_->wakeup.next();
        }
        client_.time().cancel(contention_->alarm);
        bool const hopeful =
            fence->verdict() == tally::verdict::unknown && acquired->granted(clock::now());
        if (fence->decided() && !(hopeful && (acquired->raise_token() || fence->would_be_won())))
            co_return fence;
        fence->let_go();
    }
}

asio::awaitable<void, strand_type> name_queue::fence_holder(waiter const& wanted)
{
    auto* const found = joinable(wanted);
    if (!found)
        co_return; // it has ended since, or another thread is giving it up
    auto const held = found->shared_from_this();
    contention_->next.attempt_sent();
    // The token may be written back this late, since the lease has had the lock all the time.
    auto const its_token = held->unfenced_token();
    auto const fence = std::make_shared<fence_round>(
        client_.shared_from_this(), contention_->wakeup,
        command{script::fence, held->key(), held->id(), held->ttl(), held->counter_life(),
                its_token},
        [held, its_token](std::size_t node) {
            return held->copies().has_minted(node, its_token) && held->votes().counts(node);
        });
    contention_->under_way = fence;
    fence->start();
    while (!fence->decided()) {
        if (!contention_->wakeup.take())
            co_await contention_->wakeup.next();
    }
    if (!held->holder_hook::is_linked())
        co_return;
    if (fence->verdict() == tally::verdict::won) {
        contention_->trouble = {};
        contention_->next.granted();
        no_longer_refused();
        bool const looks = held->key()->owner->sibling_of(held->key()->key, client_).has_value();
        auto const token = co_await owners_token(held->key(), held->ttl(), its_token);
        if (!held->holder_hook::is_linked())
            co_return;
        // Changes that the servers told of meanwhile were taken for what the answers say.
        if (looks)
            held->book().check(*held);
        held->fenced(token);
        share_with_waiting();
        co_return;
    }
    auto const trouble = fence->trouble();
    contention_->trouble = trouble;
    if (fence->refused_by_errors())
        refused_by_errors(trouble);
    contention_->next.failed(clock::now(), client_.random());
    std::vector<std::shared_ptr<waiter>> failed;
    for (auto it = waiting_.begin(); it != waiting_.end();) {
        auto& current = *it++;
        if (needs_fence(current) && (current.single_attempt() || is_permanent(trouble)))
            failed.push_back(take(current));
    }
    all_.fail(std::move(failed), trouble);
}

asio::awaitable<std::uint64_t, strand_type>
name_queue::owners_token(std::shared_ptr<lock_key const> key, std::chrono::milliseconds ttl,
                         std::uint64_t its_own)
{
    auto const sibling = key->owner->sibling_of(key->key, client_);
    if (!sibling)
        co_return its_own;
    // If the servers still have the sibling's lease, nobody else has had the lock since it was
    // granted. So its token is as good as a new one, and what it protects still accepts it. The
    // servers must be asked: the sibling may have been lost, and greater tokens granted to others,
    // before its client hears of it.
    auto const asked = std::make_shared<check_round>(client_.shared_from_this(),
                                                     contention_->wakeup, sibling->lock, ttl);
    contention_->under_way = asked;
    asked->start();
    while (!asked->decided()) {
        if (!contention_->wakeup.take())
            co_await contention_->wakeup.next();
    }
    bool const has_it = asked->verdict() == tally::verdict::won;
    // Other servers could not have it: these are the same, by other addresses.
    if (has_it)
        key->owner->are_the_same(client_.servers(), sibling->servers);
    co_return has_it || planted(bug::sibling_not_asked_for) ? sibling->fencing_token : its_own;
}

} // namespace colock::detail
