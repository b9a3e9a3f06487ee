// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/lease.hpp>

#include "base/completion.hpp"
#include "base/observed.hpp"
#include "lease/grant.hpp"
#include "verb/engine.hpp"

#include <colock/options.hpp>

#include <boost/asio/system_executor.hpp>

#include <utility>

namespace colock {

std::string_view to_string(loss_cause cause) noexcept
{
    return cause == loss_cause::expired ? "expired" : "refused";
}

lease::lease(std::shared_ptr<detail::lease_state> state) noexcept : ref_{std::move(state)} {}

lease& lease::operator=(lease&& other) noexcept
{
    lease coming{std::move(other)};
    std::swap(coming.ref_, ref_);
    return *this;
}

lease::~lease()
{
    auto const state = ref_.get();
    if (!state || state->its_grant().client().defunct() || !state->begin_release())
        return;
    auto const& strand = state->its_grant().client().strand();
    detail::enter(strand, [kept = std::move(ref_.state)] { kept->release(nullptr); });
}

bool lease::valid() const noexcept
{
    return ref_.get() && ref_.get()->valid();
}

clock::time_point lease::valid_until() const noexcept
{
    return ref_.get() ? ref_.get()->its_grant().valid_until() : clock::time_point{};
}

std::uint64_t lease::fencing_token() const noexcept
{
    return ref_.get() ? ref_.get()->fencing_token() : 0;
}

std::string_view lease::lock_id() const noexcept
{
    return ref_.get() ? ref_.get()->its_grant().lock_id() : std::string_view{};
}

unsigned lease::held_by() const noexcept
{
    return ref_.get() ? ref_.get()->its_grant().held_by() : 0;
}

unsigned lease::hold_count() const noexcept
{
    return ref_.get() ? ref_.get()->hold_count() : 0;
}

std::string_view lease::name() const noexcept
{
    return ref_.get() ? ref_.get()->its_grant().name() : std::string_view{};
}

lease::executor_type lease::get_executor() const noexcept
{
    return detail::executor_of(ref_);
}

namespace detail {

asio::any_io_executor executor_of(lease_ref const& lease) noexcept
{
    if (!lease.state)
        return asio::system_executor{};
    return lease.state->its_grant().client().executor();
}

error_code refusal_of(lease_ref const& lease)
{
    if (!lease.get())
        return make_error_code(errc::not_held);
    return refusal_of(lease.state->its_grant().client());
}

namespace {

/// Calls `body(state, pending)` on the strand.
template <class Body, class... Results>
void on_strand(std::shared_ptr<lease_state> state, std::shared_ptr<pending<Results...>> waiter,
               Body body) noexcept
{
    auto const& strand = state->its_grant().client().strand();
    enter(strand,
          [state = std::move(state), waiter = std::move(waiter), body = std::move(body)]() mutable {
              auto const& owner = state->its_grant().client();
              if (owner.inherited())
                  waiter->complete(owner.forked(), Results{}...);
              else
                  body(*state, std::move(waiter));
          });
}

/// Likewise for a new operation; `answered`: the cancellation types that it supports.
template <class Body, class... Results>
void on_strand(std::shared_ptr<lease_state> state,
               asio::any_completion_handler<void(error_code, Results...)> handler,
               asio::cancellation_type answered, Body body)
{
    auto const client = state->its_grant().client().shared_from_this();
    if (client->abandoned())
        return;
    auto waiter = make_pending(client, std::move(handler), answered);
    on_strand(std::move(state), std::move(waiter), std::move(body));
}

void_handler told_of(lease_state const& held, operation what, void_handler handler)
{
    auto const& of = held.its_grant();
    return observed(of.client().options().on_operation, what, of.name(), std::move(handler));
}

} // namespace

void start_extend(lease_ref const& lease, std::optional<std::chrono::milliseconds> ttl,
                  void_handler handler)
{
    auto const& state = lease.state;
    auto const& client = state->its_grant().client();
    if (client.abandoned())
        return;
    auto told = told_of(*state, operation::extend, std::move(handler));
    if (ttl) {
        lock_options checked;
        checked.ttl = *ttl;
        try {
            client.options().validate(checked);
        } catch (system_error const& error) {
            completion<>{std::move(told)}.post(executor_of(lease), error.code());
            return;
        }
    }
    on_strand(state, std::move(told), with_effect,
              [self = state, ttl](lease_state& held, std::shared_ptr<pending<>> waiter) {
                  held.extend(self, ttl, std::move(waiter));
              });
}

void start_release(lease_ref const& lease, void_handler handler)
{
    auto const client = lease.state->its_grant().client().shared_from_this();
    if (client->abandoned())
        return;
    auto waiter = make_pending(
        client, told_of(*lease.state, operation::release, std::move(handler)), with_effect);
    // From here on nothing throws: a release that has begun is on its way, and the lease's
    // destructor leaves the lock to it.
    lease.state->begin_release();
    on_strand(lease.state, std::move(waiter),
              [](lease_state& held, std::shared_ptr<pending<>> given) {
                  held.release(std::move(given));
              });
}

void start_wait_lost(lease_ref const& lease, loss_handler handler)
{
    on_strand(lease.state, std::move(handler), without_effect,
              [](lease_state& held, std::shared_ptr<pending<loss_cause>> waiter) {
                  held.wait_lost(std::move(waiter));
              });
}

void listen_for_loss(lease const& held, std::weak_ptr<loss_listener> listener)
{
    held.ref_.state->listen(std::move(listener));
}

} // namespace detail

} // namespace colock
