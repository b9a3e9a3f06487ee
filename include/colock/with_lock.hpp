// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/basic_mutex.hpp>
#include <colock/lease.hpp>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/cancellation_state.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>

namespace colock {

namespace detail {

template <class Awaitable>
struct awaited;
template <class T, class Executor>
struct awaited<boost::asio::awaitable<T, Executor>> {
    using type = T;
};
template <class Body>
using body_result = typename awaited<std::invoke_result_t<Body&, lease&>>::type;

template <class T>
struct with_lock_signature {
    using type = void(std::exception_ptr, T);
};
template <>
struct with_lock_signature<void> {
    using type = void(std::exception_ptr);
};

/// What the body, the watch over the lease and the caller's cancellation share, all on one strand.
struct with_lock_scope {
    boost::asio::cancellation_signal cancel_body;
    bool lost = false;
};

bool is_cancellation(std::exception_ptr const& error) noexcept;

template <class Body>
boost::asio::awaitable<body_result<Body>> run_with_lock(basic_mutex lock, wait_time wait, Body body)
{
    namespace asio = boost::asio;
    using result = body_result<Body>;

    auto const strand = co_await asio::this_coro::executor;
    co_await asio::this_coro::reset_cancellation_state(asio::enable_total_cancellation());
    lease held;
    if (wait) {
        auto acquire = lock.async_acquire(*wait, asio::use_awaitable);
        held = co_await std::move(acquire);
    } else {
        auto acquire = lock.async_acquire(asio::use_awaitable);
        held = co_await std::move(acquire);
    }

    // From here on a cancellation goes to the body, which decides how to end; the lease is ours to
    // give back whatever it does.
    auto const scope = std::make_shared<with_lock_scope>();
    held.async_wait_lost(asio::bind_executor(strand, [scope](error_code error, loss_cause) {
        // The client gives the lock away when it is closed, and what a child of fork() has is a copy.
        if (!error || error == errc::client_closed || error == errc::forked) {
            scope->lost = true;
            scope->cancel_body.emit(asio::cancellation_type::terminal);
        }
    }));
    auto cancellation = co_await asio::this_coro::cancellation_state;
    if (auto slot = cancellation.slot(); slot.is_connected())
        slot.assign([scope](asio::cancellation_type type) { scope->cancel_body.emit(type); });
    auto run_body =
        asio::co_spawn(strand, body(held),
                       asio::bind_cancellation_slot(scope->cancel_body.slot(),
                                                    asio::as_tuple(asio::use_awaitable)));
    auto outcome = co_await std::move(run_body);
    cancellation.slot().clear();

    co_await asio::this_coro::reset_cancellation_state(asio::disable_cancellation());
    auto release = held.async_release(asio::as_tuple(asio::use_awaitable));
    auto const [release_error] = co_await std::move(release);

    auto const body_error = std::get<0>(outcome);
    bool const lost =
        scope->lost || release_error == errc::lease_lost || release_error == errc::forked;
    if (body_error && !(lost && is_cancellation(body_error)))
        std::rethrow_exception(body_error);
    if (lost && release_error == errc::forked)
        throw system_error{release_error};
    if (lost)
        throw system_error{make_error_code(errc::lease_lost)};
    if constexpr (!std::is_void_v<result>)
        co_return std::get<1>(std::move(outcome));
}

template <class Body>
class with_lock_initiation {
public:
    using executor_type = boost::asio::any_io_executor;

    explicit with_lock_initiation(executor_type executor) : executor_{std::move(executor)} {}
    with_lock_initiation(with_lock_initiation const&) = default;
    with_lock_initiation(with_lock_initiation&&) = default;

    executor_type get_executor() const noexcept { return executor_; }

    template <class Handler>
    void operator()(Handler&& handler, basic_mutex lock, wait_time wait, Body body) const
    {
        auto executor = boost::asio::get_associated_executor(handler, executor_);
        boost::asio::co_spawn(boost::asio::make_strand(executor_type{executor}),
                              run_with_lock<Body>(std::move(lock), wait, std::move(body)),
                              std::forward<Handler>(handler));
    }

private:
    executor_type executor_;
};

} // namespace detail

/// Runs `body(lease&)`, a coroutine `asio::awaitable<T>`, under the lock.
///
/// Acquires the lock (as basic_mutex::async_acquire()), runs the body, and releases the lock on every way
/// out: return, exception, cancellation. When the lease is lost or the client is closed, the body is
/// cancelled (terminal) and waited for.
///
/// The body runs on a strand of the handler's associated executor, by default the client's.
/// Completes when the body has ended and the release is answered.
/// Signature: void(std::exception_ptr, T), or void(std::exception_ptr) where T is void; co_await
/// rethrows. T is default-constructible.
/// Errors: those of async_acquire(); what the body throws; system_error(errc::lease_lost) where the
/// lease was lost or the client closed before the body had ended, also where the body did not notice or
/// was cancelled by it; likewise system_error(errc::forked) in a child of fork().
/// A release without an answer is no error here: the event hook hears of it.
/// Cancellation: while waiting, as async_acquire(); later it is passed on to the body, type unchanged
/// (a coroutine reacts to terminal unless it enables more).
/// Lifetime: the body is moved into the operation. With g++ 12, a body with captures that own something
/// must be named before the co_await expression: that compiler destroys such temporaries twice.
/// Thread safety: any thread.
template <class Body, class CompletionToken = boost::asio::deferred_t>
auto async_with_lock(basic_mutex const& lock, std::chrono::nanoseconds wait, Body body,
                     CompletionToken&& token = CompletionToken{})
{
    using signature = typename detail::with_lock_signature<detail::body_result<Body>>::type;
    return boost::asio::async_initiate<CompletionToken, signature>(
        detail::with_lock_initiation<Body>{lock.get_executor()}, token, lock,
        detail::wait_time{wait}, std::move(body));
}

/// The same, waiting for the lock as long as it takes.
template <class Body, class CompletionToken = boost::asio::deferred_t>
    requires(!std::is_convertible_v<Body, std::chrono::nanoseconds>)
auto async_with_lock(basic_mutex const& lock, Body body,
                     CompletionToken&& token = CompletionToken{})
{
    using signature = typename detail::with_lock_signature<detail::body_result<Body>>::type;
    return boost::asio::async_initiate<CompletionToken, signature>(
        detail::with_lock_initiation<Body>{lock.get_executor()}, token, lock, detail::wait_time{},
        std::move(body));
}

} // namespace colock
