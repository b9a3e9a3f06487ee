// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Waiters whose owner has the lock already: in this client they share its lease, and with another
// client the servers let them in.

#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "lease/grant.hpp"
#include "queue/name_queue.hpp"
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

bool name_queue::share(waiter& with)
{
    auto* const shared = joinable(with);
    if (!shared || needs_fence(with))
        return false;
    auto lease = shared->join(with.target().options);
    if (!lease)
        return false;
    grant_to(with, std::move(*lease));
    return true;
}

bool name_queue::any_may_join() const
{
    return !joiners_.empty() && std::ranges::any_of(holders_, [this](grant const& each) {
        return joiners_.contains(each.key()->owner.get());
    });
}

void name_queue::share_with_waiting()
{
    if (client_.closing() || !any_may_join())
        return;
    for (auto it = waiting_.begin(); it != waiting_.end();) {
        auto& current = *it++;
        if (share(current))
            auto const served = take(current);
    }
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
