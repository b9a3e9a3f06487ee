// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/lease.hpp>

#include "base/completion.hpp"
#include "lease/lease_state.hpp"
#include "verb/engine.hpp"

#include <colock/options.hpp>

#include <boost/asio/system_executor.hpp>

#include <utility>

namespace colock {

std::string_view to_string(loss_cause cause) noexcept
{
    return cause == loss_cause::expired ? "expired" : "refused";
}

lease::lease(std::shared_ptr<detail::lease_part> part) noexcept : part_{std::move(part)} {}

lease& lease::operator=(lease&& other) noexcept
{
    lease{std::move(other)}.part_.swap(part_);
    return *this;
}

lease::~lease()
{
    if (!part_ || part_->whole().client().defunct() || !part_->begin_release())
        return;
    auto const& strand = part_->whole().client().strand();
    detail::enter(strand, [part = std::move(part_)] { part->release(nullptr); });
}

bool lease::valid() const noexcept
{
    return part_ && part_->valid();
}

clock::time_point lease::valid_until() const noexcept
{
    return part_ ? part_->whole().valid_until() : clock::time_point{};
}

std::uint64_t lease::fencing_token() const noexcept
{
    return part_ ? part_->fencing_token() : 0;
}

std::string_view lease::lock_id() const noexcept
{
    return part_ ? part_->whole().lock_id() : std::string_view{};
}

unsigned lease::held_by() const noexcept
{
    return part_ ? part_->whole().held_by() : 0;
}

unsigned lease::hold_count() const noexcept
{
    return part_ ? part_->hold_count() : 0;
}

std::string_view lease::name() const noexcept
{
    return part_ ? part_->whole().name() : std::string_view{};
}

lease::executor_type lease::get_executor() const noexcept
{
    return detail::executor_of(part_.get());
}

namespace detail {

asio::any_io_executor executor_of(lease_part const* lease) noexcept
{
    if (!lease)
        return asio::system_executor{};
    return lease->whole().client().executor();
}

error_code refusal_of(lease_part const* lease)
{
    if (!lease)
        return make_error_code(errc::not_held);
    return refusal_of(lease->whole().client());
}

namespace {

/// Calls `body(part, pending)` on the strand. The pending operation answers these cancellations.
template <class Body, class... Results>
void on_strand(std::shared_ptr<lease_part> part,
               asio::any_completion_handler<void(error_code, Results...)> handler,
               asio::cancellation_type answered, Body body)
{
    auto const client = part->whole().client().shared_from_this();
    if (client->abandoned())
        return;
    auto waiter = make_pending(client, std::move(handler), answered);
    enter(client->strand(),
          [part = std::move(part), waiter = std::move(waiter), body = std::move(body)]() mutable {
              auto const& owner = part->whole().client();
              if (owner.inherited())
                  waiter->complete(owner.forked(), Results{}...);
              else
                  body(*part, std::move(waiter));
          });
}

} // namespace

void start_extend(std::shared_ptr<lease_part> part, std::optional<std::chrono::milliseconds> ttl,
                  void_handler handler)
{
    if (ttl) {
        lock_options checked;
        checked.ttl = *ttl;
        try {
            checked.validate();
        } catch (system_error const& error) {
            completion<>{std::move(handler)}.post(executor_of(part.get()), error.code());
            return;
        }
    }
    auto const self = part;
    on_strand(std::move(part), std::move(handler), with_effect,
              [self, ttl](lease_part& lease, std::shared_ptr<pending<>> waiter) {
                  lease.extend(self, ttl, std::move(waiter));
              });
}

void start_release(std::shared_ptr<lease_part> part, void_handler handler)
{
    part->begin_release();
    on_strand(std::move(part), std::move(handler), with_effect,
              [](lease_part& lease, std::shared_ptr<pending<>> waiter) {
                  lease.release(std::move(waiter));
              });
}

void start_wait_lost(std::shared_ptr<lease_part> part, loss_handler handler)
{
    on_strand(std::move(part), std::move(handler), without_effect,
              [](lease_part& lease, std::shared_ptr<pending<loss_cause>> waiter) {
                  lease.wait_lost(std::move(waiter));
              });
}

} // namespace detail

} // namespace colock
