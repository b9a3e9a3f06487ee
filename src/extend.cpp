// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "extend.hpp"

#include "lease_state.hpp"

namespace colock::detail {

extend_round::extend_round(std::shared_ptr<lease_state> lease, std::chrono::milliseconds ttl,
                           bool lengthens, std::shared_ptr<pending<>> waiter)
    : round{lease->client().shared_from_this(), command{script::extend, lease->key(), lease->id(), ttl}},
      lease_{std::move(lease)}, lengthens_{lengthens}, waiter_{std::move(waiter)}
{
}

void extend_round::on_decided()
{
    auto const lease = std::move(lease_);
    lease->on_extended(*this);
    if (!waiter_)
        return;
    if (!lease->held())
        waiter_->complete(make_error_code(lease->what() == lease_state::status::lost ? errc::lease_lost
                                                                                     : errc::not_held));
    else
        waiter_->complete(verdict() == tally::verdict::won ? error_code{} : trouble());
}

void lease_state::extend(std::optional<std::chrono::milliseconds> ttl,
                         std::shared_ptr<pending<>> waiter)
{
    if (status_ != status::held) {
        waiter->complete(
            make_error_code(status_ == status::lost ? errc::lease_lost : errc::not_held));
        return;
    }
    std::make_shared<extend_round>(shared_from_this(), ttl.value_or(renewal_.ttl()), true,
                                   std::move(waiter))
        ->start();
}

} // namespace colock::detail
