// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/invalid.hpp"
#include "base/observed.hpp"
#include "base/saturating_add.hpp"
#include "client/client_root.hpp"
#include "client/client_state.hpp"
#include "kind/kind.hpp"
#include "kind/lock_key.hpp"
#include "kind/owner_state.hpp"
#include "queue/waiter.hpp"
#include "verb/force_release.hpp"
#include "verb/inspect.hpp"

#include <colock/client.hpp>
#include <colock/mutex.hpp>
#include <colock/owner.hpp>
#include <colock/reentrant_mutex.hpp>

namespace colock {

basic_mutex::basic_mutex(detail::kind const& what, client& locks, std::string_view name,
                         owner const* holder, std::uint32_t weight,
                         std::optional<lock_options> options)
{
    detail::check_name(name);
    auto const& client = *locks.root_->current();
    if (options)
        client.options().validate(*options);
    auto const& prefix = client.options().prefix;
    auto used = options.value_or(client.options().lock);
    // What the client's mutexes have by default is for those that can have it.
    if (!options && !what.has_owners)
        used.counter = token_counter::colock;
    auto const counter = used.counter;
    if (counter == token_counter::redisson && (!what.has_owners || client.votes().size() > 1))
        detail::throw_invalid(
            "lock_options::counter: Redisson's is for reentrant mutexes of one node");
    auto key = std::make_shared<detail::lock_key const>(
        what, prefix, name, holder ? holder->state_ : nullptr, weight, counter,
        detail::durability{static_cast<std::uint16_t>(used.replicas), used.fsync});
    target_ = std::make_shared<detail::lock_target const>(
        detail::lock_target{{std::move(key), used}, locks.root_});
}

mutex::mutex(client& locks, std::string_view name)
    : basic_mutex{detail::mutex_kind, locks, name, nullptr, 1, {}}
{
}

mutex::mutex(client& locks, std::string_view name, lock_options options)
    : basic_mutex{detail::mutex_kind, locks, name, nullptr, 1, options}
{
}

reentrant_mutex::reentrant_mutex(client& locks, std::string_view name, owner const& holder)
    : basic_mutex{detail::reentrant_kind, locks, name, &holder, 1, {}}
{
}

reentrant_mutex::reentrant_mutex(client& locks, std::string_view name, owner const& holder,
                                 lock_options options)
    : basic_mutex{detail::reentrant_kind, locks, name, &holder, 1, options}
{
}

owner::owner(client&) : state_{std::make_shared<detail::owner_state>()} {}

std::string_view owner::id() const noexcept
{
    return state_->id();
}

std::string_view basic_mutex::name() const noexcept
{
    return target_->key->name();
}

basic_mutex::executor_type basic_mutex::get_executor() const noexcept
{
    return target_->client->current()->executor();
}

namespace detail {

asio::any_io_executor executor_of(std::shared_ptr<lock_target const> const& target) noexcept
{
    return target->client->current()->executor();
}

error_code refusal_of(std::shared_ptr<lock_target const> const& target)
{
    return refusal_of(*target->client->current());
}

namespace {

template <class Result>
void start_waiter(std::shared_ptr<lock_target const> target, operation what, wait_time wait,
                  asio::any_completion_handler<void(error_code, Result)> handler,
                  std::weak_ptr<loss_listener> listener = {})
{
    auto const client = target->client->current();
    if (client->abandoned())
        return;
    completion<Result> done{
        observed(client->options().on_operation, what, target->key->name(), std::move(handler))};
    if (wait && wait->count() < 0) {
        done.post(client->executor(),
                  make_error_code(errc::invalid_argument, "wait: must not be negative"), Result{});
        return;
    }
    auto const waiting = std::make_shared<waiter>(client, client->queues(), std::move(target),
                                                  std::move(done), std::move(listener));
    on_cancellation(waiting->cancellation_slot(), client, waiting, without_effect);
    if (!wait || wait->count() == 0) {
        enter(client->strand(), [waiting, once = wait.has_value()] { waiting->start(once); });
        return;
    }
    // The strand may be busy for a while.
    enter(client->strand(), [waiting, end = saturating_add(clock::now(), *wait)] {
        waiting->start(false);
        waiting->give_up_at(end);
    });
}

} // namespace

void start_acquire(std::shared_ptr<lock_target const> target, wait_time wait, lease_handler handler)
{
    start_waiter(std::move(target), operation::acquire, wait, std::move(handler));
}

void start_acquire_for(std::weak_ptr<loss_listener> listener,
                       std::shared_ptr<lock_target const> target, wait_time wait,
                       lease_handler handler)
{
    start_waiter(std::move(target), operation::acquire, wait, std::move(handler),
                 std::move(listener));
}

void start_try_acquire(std::shared_ptr<lock_target const> target, std::chrono::nanoseconds wait,
                       try_handler handler)
{
    start_waiter(std::move(target), operation::try_acquire, wait_time{wait}, std::move(handler));
}

void start_inspect(std::shared_ptr<lock_target const> target,
                   asio::any_completion_handler<void(error_code, inspection)> handler)
{
    auto const client = target->client->current();
    if (client->abandoned())
        return;
    auto told = observed(client->options().on_operation, operation::inspect, target->key->name(),
                         std::move(handler));
    auto const call = std::make_shared<inspect_call>(
        client, target->key, make_pending(client, std::move(told), without_effect));
    enter(client->strand(), [call] { call->start(); });
}

std::string checked_holder(std::string_view id)
{
    constexpr std::size_t longest = 256;
    if (id.empty() || id.size() > longest)
        throw_invalid("holder: must have 1 to 256 bytes");
    return std::string{id};
}

void start_force_release(std::shared_ptr<lock_target const> target, std::string holder,
                         asio::any_completion_handler<void(error_code)> handler)
{
    auto const client = target->client->current();
    if (client->abandoned())
        return;
    auto told = observed(client->options().on_operation, operation::force_release,
                         target->key->name(), std::move(handler));
    auto waiter = make_pending(client, std::move(told), with_effect);
    enter(client->strand(), [client, waiter = std::move(waiter), key = target->key,
                             holder = std::move(holder)]() mutable {
        if (client->inherited())
            waiter->complete(client->forked());
        else if (client->closing())
            waiter->complete(make_error_code(errc::client_closed));
        else
            std::make_shared<force_release_round>(client, key, std::move(holder), std::move(waiter))
                ->start();
    });
}

} // namespace detail

} // namespace colock
