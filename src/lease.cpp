// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/lease.hpp>

#include "client_state.hpp"
#include "completion.hpp"
#include "lease_state.hpp"

#include <colock/options.hpp>

#include <boost/asio/system_executor.hpp>

#include <utility>

namespace colock {

std::string_view to_string(loss_cause cause) noexcept
{
    return cause == loss_cause::expired ? "expired" : "refused";
}

lease::lease(std::shared_ptr<detail::lease_state> state) noexcept : state_{std::move(state)} {}

lease& lease::operator=(lease&& other) noexcept
{
    lease{std::move(other)}.state_.swap(state_);
    return *this;
}

lease::~lease()
{
    if (!state_ || state_->client().abandoned() || !state_->begin_release())
        return;
    state_->no_longer_valid();
    auto const& strand = state_->client().strand();
    detail::enter(strand, [state = std::move(state_)] { state->release(nullptr); });
}

bool lease::valid() const noexcept
{
    return state_ && state_->valid();
}

clock::time_point lease::valid_until() const noexcept
{
    return state_ ? state_->valid_until() : clock::time_point{};
}

std::uint64_t lease::fencing_token() const noexcept
{
    return state_ ? state_->fencing_token() : 0;
}

std::string_view lease::lock_id() const noexcept
{
    return state_ ? state_->lock_id() : std::string_view{};
}

unsigned lease::held_by() const noexcept
{
    return state_ ? state_->held_by() : 0;
}

std::string_view lease::name() const noexcept
{
    return state_ ? state_->name() : std::string_view{};
}

lease::executor_type lease::get_executor() const noexcept
{
    return state_ ? state_->client().executor() : executor_type{boost::asio::system_executor{}};
}

namespace detail {

namespace {

/// Calls `body(state, pending)` on the strand; an empty lease is not held.
template <class Body, class... Results>
void on_strand(std::shared_ptr<lease_state> state,
               asio::any_completion_handler<void(error_code, Results...)> handler, Body body)
{
    if (!state) {
        completion<Results...>{std::move(handler), asio::system_executor{}}.post(
            make_error_code(errc::not_held), Results{}...);
        return;
    }
    if (state->client().abandoned())
        return;
    auto const& strand = state->client().strand();
    auto waiter = make_pending(strand, std::move(handler));
    enter(strand, [state = std::move(state), waiter = std::move(waiter),
                   body = std::move(body)]() mutable { body(*state, std::move(waiter)); });
}

} // namespace

void start_extend(std::shared_ptr<lease_state> state, std::optional<std::chrono::milliseconds> ttl,
                  void_handler handler)
{
    if (ttl) {
        lock_options checked;
        checked.ttl = *ttl;
        try {
            checked.validate();
        } catch (system_error const& error) {
            completion<>{std::move(handler), state ? state->client().executor()
                                                   : asio::any_io_executor{asio::system_executor{}}}
                .post(error.code());
            return;
        }
    }
    on_strand(std::move(state), std::move(handler),
              [ttl](lease_state& lease, std::shared_ptr<pending<>> waiter) {
                  lease.extend(ttl, std::move(waiter));
              });
}

void start_release(std::shared_ptr<lease_state> state, void_handler handler)
{
    if (state) {
        state->no_longer_valid();
        state->begin_release();
    }
    on_strand(std::move(state), std::move(handler),
              [](lease_state& lease, std::shared_ptr<pending<>> waiter) {
                  lease.release(std::move(waiter));
              });
}

void start_wait_lost(std::shared_ptr<lease_state> state, loss_handler handler)
{
    on_strand(std::move(state), std::move(handler),
              [](lease_state& lease, std::shared_ptr<pending<loss_cause>> waiter) {
                  lease.wait_lost(std::move(waiter));
              });
}

} // namespace detail

} // namespace colock
