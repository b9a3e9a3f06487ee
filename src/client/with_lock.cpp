// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/with_lock.hpp>

#include "base/saturating_add.hpp"
#include "client/client_root.hpp"
#include "client/client_state.hpp"
#include "kind/lock_key.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/cancellation_state.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/execution/blocking.hpp>
#include <boost/asio/execution/context.hpp>
#include <boost/asio/execution/relationship.hpp>
#include <boost/asio/experimental/channel_error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/multiple_exceptions.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/query.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/system_executor.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <memory>
#include <utility>

namespace colock::detail {

namespace asio = boost::asio;

namespace {

/// What a body throws that was cancelled: also where it awaited several operations at once, or a
/// channel.
bool is_cancellation(std::exception_ptr const& error) noexcept
{
    try {
        std::rethrow_exception(error);
    } catch (system_error const& thrown) {
        return thrown.code() == asio::error::operation_aborted ||
               thrown.code() == asio::experimental::channel_errc::channel_cancelled;
    } catch (asio::multiple_exceptions const& several) {
        return is_cancellation(several.first_exception());
    } catch (...) {
        return false;
    }
}

template <class... Executors>
bool is_one_of(asio::any_io_executor const& executor)
{
    return (... || (executor.target<Executors>() || executor.target<asio::strand<Executors>>()));
}

/// The system's executors have a type for each way of running functions.
template <class Relationship>
bool is_systems_of(asio::any_io_executor const& executor)
{
    using namespace asio::execution;
    using allocator = std::allocator<void>;
    return is_one_of<asio::basic_system_executor<blocking_t::possibly_t, Relationship, allocator>,
                     asio::basic_system_executor<blocking_t::always_t, Relationship, allocator>,
                     asio::basic_system_executor<blocking_t::never_t, Relationship, allocator>>(
        executor);
}

/// Whether an executor is the system's, perhaps in a strand: its threads are no place for a body,
/// see runs_bodies. It is not asked for its context, as that of the system's starts threads.
bool is_systems(asio::any_io_executor const& executor)
{
    if (executor.target<asio::io_context::executor_type>()) // as most often
        return false;
    if (auto const* const within = executor.target<asio::strand<asio::any_io_executor>>())
        return is_systems(within->get_inner_executor());
    using relationship = asio::execution::relationship_t;
    return is_systems_of<relationship::fork_t>(executor) ||
           is_systems_of<relationship::continuation_t>(executor);
}

/// What an executor's type is erased from costs at every step: most often it is an io_context.
asio::any_io_executor strand_of(asio::any_io_executor const& executor)
{
    if (auto const* const known = executor.target<asio::io_context::executor_type>())
        return asio::make_strand(*known);
    return asio::make_strand(executor);
}

} // namespace

with_lock_scope::with_lock_scope(basic_mutex const& lock, asio::any_io_executor const& executor,
                                 wait_time wait)
    : work_{lock.target_->client->current()->keep_at_work()},
      elsewhere_{!is_systems(executor) &&
                 &asio::query(executor, asio::execution::context) !=
                     &asio::query(lock.get_executor(), asio::execution::context)},
      executor_{strand_of(is_systems(executor) ? lock.get_executor() : executor)}, wait_{wait}
{
}

bool with_lock_scope::can_begin(basic_mutex const& lock) noexcept
{
    return !lock.target_->client->current()->abandoned();
}

error_code with_lock_scope::refusal(basic_mutex const& lock)
{
    return refusal_of(lock.target_);
}

void with_lock_scope::end()
{
    std::lock_guard const lock{ending_};
    executor_ = {};
    signal_.slot().clear(); // co_spawn() has left the strand there
}

void with_lock_scope::post_cancellation(asio::cancellation_type type)
{
    std::lock_guard const lock{ending_};
    if (!executor_)
        return;
    asio::post(executor_, [weak = weak_from_this(), type] {
        if (auto const scope = weak.lock())
            scope->cancel(type);
    });
}

void with_lock_scope::cancel(asio::cancellation_type type)
{
    if (type == asio::cancellation_type::none)
        return;
    cancelled_ = true;
    signal_.emit(type);
}

void with_lock_scope::throw_if_cancelled() const
{
    if (cancelled_)
        throw system_error{asio::error::operation_aborted};
}

void with_lock_scope::on_lease_gone()
{
    std::lock_guard const lock{ending_};
    if (!executor_)
        return;
    asio::post(executor_, [weak = weak_from_this()] {
        auto const scope = weak.lock();
        if (!scope)
            return;
        scope->lost_ = true;
        scope->cancel(asio::cancellation_type::terminal);
    });
}

/// The context of the client is being destroyed, and takes with it what runs on it. Elsewhere the
/// body would go on, but without a lock.
void with_lock_scope::on_client_gone()
{
    if (elsewhere_)
        on_lease_gone();
}

wait_time with_lock_scope::left() const
{
    // Zero is one attempt, and less is an error.
    if (!wait_ || wait_->count() <= 0)
        return wait_;
    using std::chrono::nanoseconds;
    return std::max<nanoseconds>(saturating_add(begun_, *wait_) - clock::now(), nanoseconds{1});
}

asio::awaitable<void> run_with_lock(basic_mutex lock, std::shared_ptr<with_lock_scope> scope,
                                    with_lock_body& body)
{
    // Keeps the client's context at work until this coroutine is destroyed. The scope lives longer,
    // and the handler, which is called between, may destroy that context.
    auto const work = std::move(scope->work_);
    scope->throw_if_cancelled();
    co_await asio::this_coro::reset_cancellation_state(asio::enable_total_cancellation());
    lease held;
    if (auto const wait = scope->left())
        held = co_await lock.async_acquire(*wait, asio::use_awaitable);
    else
        held = co_await lock.async_acquire(asio::use_awaitable);

    // From here on the lease is ours to give back, whatever happens. A cancellation that came too
    // late for the acquire keeps the body from beginning: it asks the scope.
    std::exception_ptr body_error;
    try {
        co_await asio::this_coro::reset_cancellation_state();
        listen_for_loss(held, scope);
        if (held.valid())
            co_await body.run(held);
        else
            scope->lost_ = true; // meanwhile
    } catch (...) {
        body_error = std::current_exception();
    }
    co_await asio::this_coro::reset_cancellation_state(asio::disable_cancellation());

    auto release = held.async_release(asio::as_tuple(asio::use_awaitable));
    auto const [release_error] = co_await std::move(release);

    bool const lost =
        scope->lost_ || release_error == errc::lease_lost || release_error == errc::forked;
    if (body_error && !(lost && is_cancellation(body_error)))
        std::rethrow_exception(body_error);
    if (lost && release_error == errc::forked)
        throw system_error{release_error};
    if (lost)
        throw system_error{make_error_code(errc::lease_lost)};
}

} // namespace colock::detail
