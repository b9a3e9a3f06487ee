// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "queue/waiter.hpp"

#include "queue/name_queues.hpp"
#include "verb/engine.hpp"

#include <boost/asio/error.hpp>

namespace colock::detail {

void waiter::start(bool single_attempt)
{
    auto& client = *client_;
    if (!pending())
        return;
    if (client.inherited()) {
        fail(client.forked());
        return;
    }
    client.votes_of(*target_->key).note_ttl(target_->options.ttl);
    if (client.closing()) {
        fail(make_error_code(errc::client_closed));
        return;
    }
    single_attempt_ = single_attempt;
    // A lease may be over whose timer has not been heard yet.
    if (auto* const known = all_.find(target_->key->key))
        known->look_at_clock();
    all_.of(target_->key).add(shared_from_this());
}

void waiter::give_up_at(clock::time_point end)
{
    if (queue_)
        client_->time().set(*this, end);
}

void waiter::grant(lease&& held, clock::time_point now)
{
    client_->count().wait_times.add(now - begun_);
    if (!listener_.expired())
        listen_for_loss(held, std::move(listener_));
    auto const& through = client_->executor();
    std::visit([&](auto& handler) { handler.post(through, {}, std::move(held)); }, handler_);
}

void waiter::fail(error_code error)
{
    auto& count = client_->count();
    ++(error == errc::timed_out                  ? count.timeouts
       : error == asio::error::operation_aborted ? count.cancellations
                                                 : count.failures);
    count.wait_times.add(clock::now() - begun_);
    auto const& through = client_->executor();
    if (auto* const handler = std::get_if<completion<lease>>(&handler_))
        handler->post(through, error, lease{});
    else
        std::get<completion<std::optional<lease>>>(handler_).post(
            through, error == errc::timed_out ? error_code{} : error, std::nullopt);
}

void waiter::cancel()
{
    auto const self = shared_from_this();
    if (queue_)
        queue_->remove(*this);
    if (pending())
        fail(asio::error::operation_aborted);
}

void waiter::on_time(clock::time_point)
{
    auto const self = shared_from_this();
    auto const reason = queue_->reason_to_give_up(*this);
    queue_->remove(*this);
    fail(reason);
}

} // namespace colock::detail
