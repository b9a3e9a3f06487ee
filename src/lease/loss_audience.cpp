// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/loss_audience.hpp"

#include "base/planted.hpp"
#include "lease/lease_state.hpp"

#include <utility>

namespace colock::detail {

void loss_audience::wait(lease_state const& of, std::shared_ptr<pending<loss_cause>> waiter)
{
    auto& its = waiters_[of.number()];
    // Removes cancelled waiters before the vector would have to grow.
    if (its.size() == its.capacity())
        std::erase_if(its, [](auto const& each) { return !each->waiting(); });
    its.push_back(std::move(waiter));
}

void loss_audience::listen(lease_state const& of, std::weak_ptr<loss_listener> listener)
{
    listeners_.emplace(of.number(), std::move(listener));
}

void loss_audience::tell_waiters(loss_cause cause)
{
    for (auto const& [lease, its] : std::exchange(waiters_, {})) {
        for (auto const& waiter : its) {
            if (!planted(bug::loss_not_told))
                waiter->complete({}, cause);
        }
    }
}

void loss_audience::tell_listeners()
{
    for (auto const& [lease, listener] : std::exchange(listeners_, {})) {
        auto const alive = listener.lock();
        if (alive && !planted(bug::loss_not_told))
            alive->on_lease_gone();
    }
}

void loss_audience::dismiss_waiters(error_code reason)
{
    for (auto const& [lease, its] : std::exchange(waiters_, {})) {
        for (auto const& waiter : its)
            waiter->complete(reason, {});
    }
}

void loss_audience::dismiss(lease_state const& of)
{
    if (!listeners_.empty())
        listeners_.erase(of.number());
    auto const its =
        waiters_.empty() ? decltype(waiters_)::node_type{} : waiters_.extract(of.number());
    if (!its)
        return;
    for (auto const& waiter : its.mapped())
        waiter->complete(make_error_code(errc::not_held), {});
}

void loss_audience::abandon()
{
    for (auto const& [lease, listener] : std::exchange(listeners_, {})) {
        if (auto const alive = listener.lock())
            alive->on_client_gone();
    }
    auto const waiters = std::exchange(waiters_, {});
}

} // namespace colock::detail
