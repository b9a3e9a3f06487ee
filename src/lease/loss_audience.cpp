// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/loss_audience.hpp"

#include "base/planted.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace colock::detail {

void loss_audience::wait(lease_state const& of, std::shared_ptr<pending<loss_cause>> waiter)
{
    // Removes cancelled waiters before the vector would have to grow.
    if (waiters_.size() == waiters_.capacity())
        std::erase_if(waiters_, [](auto const& each) { return !each.handler->waiting(); });
    waiters_.push_back({&of, std::move(waiter)});
}

void loss_audience::listen(lease_state const& of, std::weak_ptr<loss_listener> listener)
{
    listeners_.push_back({&of, std::move(listener)});
}

void loss_audience::tell_waiters(loss_cause cause)
{
    for (auto const& waiter : std::exchange(waiters_, {})) {
        if (!planted(bug::loss_not_told))
            waiter.handler->complete({}, cause);
    }
}

void loss_audience::tell_listeners()
{
    for (auto const& [state, listener] : std::exchange(listeners_, {})) {
        auto const alive = listener.lock();
        if (alive && !planted(bug::loss_not_told))
            alive->on_lease_gone();
    }
}

void loss_audience::dismiss_waiters(error_code reason)
{
    for (auto const& waiter : std::exchange(waiters_, {}))
        waiter.handler->complete(reason, {});
}

void loss_audience::dismiss(lease_state const& of)
{
    // Of nested bodies the innermost ends first: its listener is one of the last.
    auto const its = std::find_if(listeners_.rbegin(), listeners_.rend(),
                                  [&](auto const& each) { return each.state == &of; });
    if (its != listeners_.rend())
        listeners_.erase(std::next(its).base());
    std::erase_if(waiters_, [&](auto const& each) {
        if (each.state == &of)
            each.handler->complete(make_error_code(errc::not_held), {});
        return each.state == &of;
    });
}

void loss_audience::abandon()
{
    for (auto const& each : std::exchange(listeners_, {})) {
        if (auto const alive = each.listener.lock())
            alive->on_client_gone();
    }
    auto const waiters = std::exchange(waiters_, {});
}

} // namespace colock::detail
