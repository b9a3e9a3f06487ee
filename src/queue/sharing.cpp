// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Waiters whose owner has the lock already: in this client they share its lease, and with another
// client the servers let them in.

#include "base/strand.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/grant.hpp"
#include "queue/name_queue.hpp"
#include "queue/name_queues.hpp"
#include "queue/waiter.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

grant* name_queue::joinable(waiter const& one)
{
    auto const& key = *one.target().key;
    auto const found = std::ranges::find_if(holders_, [&key](grant const& each) {
        return each.shareable() && key.meets(*each.key()) == meeting::joins;
    });
    return found == holders_.end() ? nullptr : &*found;
}

bool name_queue::owner_has_it_here(waiter const& one) const
{
    auto const& key = *one.target().key;
    return key.kind->joins && std::ranges::any_of(holders_, [&key](grant const& each) {
               return key.meets(*each.key()) == meeting::joins;
           });
}

bool name_queue::share(waiter& with)
{
    auto* const shared = joinable(with);
    if (!shared || needs_fence(with))
        return false;
    auto lease = shared->join(with.target().options);
    if (!lease)
        return false;
    grant_to(with, std::move(*lease), clock::now());
    return true;
}

std::size_t name_queue::may_join() const
{
    std::size_t number = 0;
    if (!joiners_.empty()) {
        for (auto const& each : holders_) {
            auto const found = joiners_.find(each.key()->owner.get());
            number += found == joiners_.end() ? 0 : found->second;
        }
    }
    return number;
}

void name_queue::share_with_waiting()
{
    more_to_share_ = false;
    auto const number = may_join();
    if (client_.closing() || number == 0)
        return;
    // Posted before the handlers of this portion: these may give their leases up, and the next
    // portion is to share the grant, too.
    if (number > name_queues::at_a_time)
        share_later();
    std::size_t served = 0;
    for (auto it = waiting_.begin(); it != waiting_.end() && !more_to_share_;) {
        auto& current = *it++;
        if (!share(current))
            continue;
        auto const done = take(current);
        more_to_share_ = ++served == name_queues::at_a_time && number > served;
    }
}

void name_queue::share_later()
{
    // Through the client's executor, as the handlers: what is posted on the strand comes after
    // them.
    post_on(client_.executor(),
            [client = client_.shared_from_this(), &all = all_, key = key_]() noexcept {
                if (client->defunct())
                    return;
                enter(client->strand(), [client, &all, key]() noexcept {
                    auto* const queue = client->defunct() ? nullptr : all.find(key->key);
                    if (queue && queue->more_to_share_)
                        queue->share_more();
                });
            });
}

void name_queue::share_more()
{
    share_with_waiting();
    if (contention_ && waiting_.empty())
        contention_->wakeup.notify();
}

bool name_queue::has_it_elsewhere(waiter const& one) const
{
    auto const& key = *one.target().key;
    return key.kind->has_owners && key.owner->has(key.key);
}

void name_queue::bring_forward()
{
    if (!may_be_elsewhere_)
        return;
    auto const found = std::find_if(waiting_.begin(), waiting_.end(),
                                    [this](waiter const& each) { return has_it_elsewhere(each); });
    may_be_elsewhere_ = found != waiting_.end();
    if (may_be_elsewhere_)
        waiting_.splice(waiting_.begin(), waiting_, found);
}

} // namespace colock::detail
