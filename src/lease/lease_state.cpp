// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/lease_state.hpp"

#include "kind/kind.hpp"
#include "lease/extend.hpp"
#include "lease/grant.hpp"

#include <utility>

namespace colock::detail {

bool lease_state::valid() const
{
    return !release_begun_.load(std::memory_order_acquire) && grant_->valid();
}

unsigned lease_state::hold_count() const
{
    bool const passed_on =
        release_begun_.load(std::memory_order_acquire) && grant_->key()->kind->hands_over;
    return passed_on ? 0 : grant_->leases();
}

bool lease_state::begin_release()
{
    if (release_begun_.exchange(true, std::memory_order_acq_rel))
        return false;
    grant_->lease_given_up();
    return true;
}

void lease_state::extend(std::shared_ptr<lease_state> self,
                         std::optional<std::chrono::milliseconds> ttl,
                         std::shared_ptr<pending<>> waiter)
{
    if (released_)
        waiter->complete(make_error_code(errc::not_held));
    else
        grant_->extend({.ttl = ttl.value_or(grant_->ttl()),
                        .keeps_to = ttl ? std::move(self) : nullptr,
                        .waiter = std::move(waiter)});
}

void lease_state::wait_lost(std::shared_ptr<pending<loss_cause>> waiter)
{
    if (released_)
        waiter->complete(grant_->client().not_held(), {});
    else
        grant_->wait_lost(*this, std::move(waiter));
}

void lease_state::listen(std::weak_ptr<loss_listener> listener)
{
    if (!released_)
        grant_->listen(*this, std::move(listener));
}

void lease_state::release(std::shared_ptr<pending<>> waiter)
{
    if (!std::exchange(released_, true))
        grant_->release_one(*this, std::move(waiter));
    else if (waiter)
        waiter->complete(make_error_code(errc::not_held));
}

} // namespace colock::detail
