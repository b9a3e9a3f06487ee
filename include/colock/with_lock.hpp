// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/basic_mutex.hpp>
#include <colock/clock.hpp>
#include <colock/detail/config.hpp>
#include <colock/detail/duration.hpp>
#include <colock/lease.hpp>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/associated_cancellation_slot.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/cancellation_type.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/require.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/version.hpp>

#include <chrono>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace colock {

namespace detail {

template <class Awaitable>
struct awaited;
template <class T>
struct awaited<boost::asio::awaitable<T>> {
    using type = T;
};
template <class Body>
using body_result = typename awaited<std::invoke_result_t<Body&, lease&>>::type;
/// Whether async_with_lock() can run it.
template <class Body>
concept runnable = requires
{
    typename body_result<Body>;
};

/// What is passed where there is no result. A handler is given one beside the exception, too.
template <class T>
using with_lock_result = std::conditional_t<std::is_void_v<T> || std::is_default_constructible_v<T>,
                                            T, std::optional<T>>;

template <class Result>
struct with_lock_signature {
    using type = void(std::exception_ptr, Result);
};
template <>
struct with_lock_signature<void> {
    using type = void(std::exception_ptr);
};
template <class Body>
using signature_of = typename with_lock_signature<with_lock_result<body_result<Body>>>::type;

class with_lock_body;

/// One async_with_lock(): its strand, and who ends what runs there just now, the acquire or the
/// body.
///
/// The operation owns it. Everybody else has a weak pointer: the caller's signal and the lease may
/// outlive the strand's context.
class COLOCK_EXPORT with_lock_scope final : public loss_listener,
                                            public std::enable_shared_from_this<with_lock_scope> {
public:
    with_lock_scope(basic_mutex const& lock, boost::asio::any_io_executor const& executor,
                    wait_time wait);

    /// Nothing can where the client's io_context is gone.
    static bool can_begin(basic_mutex const& lock) noexcept;
    /// Why it is not begun, if not.
    static error_code refusal(basic_mutex const& lock);

    /// The strand, until the end.
    boost::asio::any_io_executor const& executor() const { return executor_; }

    /// Lets the caller's cancellation end what runs. Another thread may emit at any moment, so the
    /// slot is not cleared in the end: what is left in it does nothing.
    template <class Slot>
    void cancelled_by(Slot slot)
    {
        if (!slot.is_connected())
            return;
        slot.assign([weak = weak_from_this()](boost::asio::cancellation_type type) {
            if (auto const scope = weak.lock())
                scope->post_cancellation(type);
        });
    }

    /// Emits on the strand only.
    boost::asio::cancellation_slot slot() { return signal_.slot(); }

    // On the strand.

    /// Throws where the body is not to begin any more.
    void throw_if_cancelled() const;

    /// Lets go of the strand, whose context may be gone by the time that the handler is called.
    void end();

private:
    friend boost::asio::awaitable<void>
    run_with_lock(basic_mutex lock, std::shared_ptr<with_lock_scope> scope, with_lock_body& body);

    void post_cancellation(boost::asio::cancellation_type type);
    void cancel(boost::asio::cancellation_type type);
    void on_lease_gone() override;
    void on_client_gone() override;
    wait_time left() const;

    std::shared_ptr<void> work_; ///< Of the client's context, which a release at the end needs.
    bool const elsewhere_;       ///< The strand is on another context than the client's.
    std::mutex ending_;          ///< Others may post to the strand while it ends.
    boost::asio::any_io_executor executor_;
    wait_time wait_;
    clock::time_point begun_ = clock::now();
    boost::asio::cancellation_signal signal_;
    bool cancelled_ = false;
    bool lost_ = false;
};

/// What runs under the lock.
class COLOCK_EXPORT with_lock_body {
public:
    virtual boost::asio::awaitable<void> run(lease& held) = 0;

protected:
    ~with_lock_body() = default;
};

COLOCK_EXPORT boost::asio::awaitable<void>
run_with_lock(basic_mutex lock, std::shared_ptr<with_lock_scope> scope, with_lock_body& body);

/// A body of the caller's, and what it returns.
template <class Body>
class typed_body final : public with_lock_body {
    using value = body_result<Body>;

public:
    typed_body(with_lock_scope const& scope, Body&& body) : scope_{scope}, body_{std::move(body)} {}

    boost::asio::awaitable<void> run(lease& held) override
    {
        scope_.throw_if_cancelled();
        auto running = body_(held);
        if constexpr (std::is_void_v<value>) {
            co_await std::move(running);
        } else {
            value returned = co_await std::move(running);
            result_.emplace(std::move(returned));
        }
    }

    with_lock_result<value> result()
    {
        if constexpr (!std::is_void_v<value>)
            return std::move(*result_);
    }

private:
    with_lock_scope const& scope_;
    Body body_;
    std::conditional_t<std::is_void_v<value>, std::monostate, std::optional<value>> result_;
};

template <class Body>
boost::asio::awaitable<with_lock_result<body_result<Body>>>
call_with_lock(basic_mutex lock, std::shared_ptr<with_lock_scope> scope, Body body)
{
    typed_body<Body> call{*scope, std::move(body)};
    auto running = run_with_lock(std::move(lock), std::move(scope), call);
    co_await std::move(running);
    co_return call.result();
}

/// Ends the operation, on its strand, and then calls the handler where that belongs.
template <class Handler>
class with_lock_end {
public:
    with_lock_end(std::shared_ptr<with_lock_scope> scope, Handler handler,
                  boost::asio::any_io_executor const& fallback)
        : scope_{std::move(scope)}, handler_{std::move(handler), fallback}
    {
    }

    template <class... Results>
    void operator()(Results&&... results)
    {
        scope_->end();
        scope_.reset();
        auto handler = std::move(handler_);
        handler(std::forward<Results>(results)...);
    }

private:
    std::shared_ptr<with_lock_scope> scope_;
    kept_handler<Handler> handler_;
};

/// Whether a body may run there. Not on the system's threads, which use_future and system_executor
/// mean, and which no program has in mind for its own code; nor where nothing can be posted, as by
/// the executor of an any_completion_handler. What can be kept at work is neither.
template <class Executor>
inline constexpr bool runs_bodies = std::is_convertible_v<Executor, boost::asio::any_io_executor>&&
    boost::asio::can_require_v<Executor, boost::asio::execution::outstanding_work_t::tracked_t>;
template <>
inline constexpr bool runs_bodies<boost::asio::any_io_executor> = true;
template <class Executor>
inline constexpr bool runs_bodies<boost::asio::strand<Executor>> = runs_bodies<Executor>;

/// It may be kept for long before it is called, so it keeps no executor.
class with_lock_initiation {
public:
    using executor_type = boost::asio::any_io_executor;

    explicit with_lock_initiation(basic_mutex lock) : lock_{std::move(lock)} {}
    with_lock_initiation(with_lock_initiation const&) = default;
    with_lock_initiation(with_lock_initiation&&) = default;

    executor_type get_executor() const noexcept { return lock_.get_executor(); }

    template <class Handler, class Body>
    void operator()(Handler&& handler, wait_time wait, Body&& body) const
    {
        namespace asio = boost::asio;
        if (!with_lock_scope::can_begin(lock_))
            return;
        if (auto const reason = with_lock_scope::refusal(lock_)) {
            refuse<std::decay_t<Handler>>(std::forward<Handler>(handler), get_executor(),
                                          std::make_exception_ptr(system_error{reason}),
                                          static_cast<signature_of<std::decay_t<Body>>*>(nullptr));
            return;
        }
        auto const scope = std::make_shared<with_lock_scope>(lock_, executor_for(handler), wait);
        scope->cancelled_by(asio::get_associated_cancellation_slot(handler));
        // Not the caller's slot: co_spawn() would leave the strand in it, and emit beside the
        // strand.
        asio::co_spawn(
            scope->executor(),
            call_with_lock<std::decay_t<Body>>(lock_, scope, std::forward<Body>(body)),
            asio::bind_cancellation_slot(
                scope->slot(), with_lock_end<std::decay_t<Handler>>{
                                   scope, std::forward<Handler>(handler), get_executor()}));
    }

private:
    template <class Handler>
    boost::asio::any_io_executor executor_for(Handler const& handler) const
    {
        auto const own = boost::asio::get_associated_executor(handler, get_executor());
        if constexpr (runs_bodies<std::remove_cv_t<decltype(own)>>)
            return own;
        else
            return get_executor();
    }

    basic_mutex lock_;
};

/// The default token: asio::deferred. Before Boost 1.82, co_await does not compile for a deferred
/// operation that gives a value beside an exception (Asio's issue 1205).
#if BOOST_VERSION < 108200
template <class Body>
using with_lock_token = std::conditional_t<std::is_void_v<body_result<Body>>,
                                           boost::asio::deferred_t, boost::asio::use_awaitable_t<>>;
#else
template <class Body>
using with_lock_token = boost::asio::deferred_t;
#endif

/// Stands for that token until the overload is chosen. To choose it, clang 16 takes what stands in
/// the place of the body for one, and may compile a generic handler for a lease.
struct with_lock_default {};

template <class Body, class CompletionToken>
auto initiate_with_lock(basic_mutex const& lock, wait_time wait, Body&& body,
                        CompletionToken&& token)
{
    if constexpr (!runnable<Body>) {
        static_assert(runnable<Body>, "async_with_lock(): the body must take a colock::lease& and "
                                      "return a boost::asio::awaitable<T> of the default executor");
    } else if constexpr (std::is_same_v<std::remove_cvref_t<CompletionToken>, with_lock_default>) {
        return initiate_with_lock(lock, wait, std::move(body), with_lock_token<Body>{});
    } else {
        return boost::asio::async_initiate<CompletionToken, signature_of<Body>>(
            with_lock_initiation{lock}, token, wait, std::move(body));
    }
}

} // namespace detail

/// Runs `body(lease&)`, a coroutine `asio::awaitable<T>`, under the lock.
///
/// Acquires the lock (as basic_mutex::async_acquire()), runs the body, and releases the lock on
/// every way out: return, exception, cancellation. When the lease is lost or the client is closed,
/// the body is cancelled (terminal) and waited for.
///
/// The body runs on a strand of the handler's associated executor, by default the client's; of the
/// client's, too, where that of the handler is the system's, as with use_future (bind another to
/// it), is erased, as in an any_completion_handler, or counts no outstanding work.
/// Completes when the body has ended and the release is answered. Not waited for is that of a lease
/// which was lost, or whose client is closed, for which async_close() waits; nor that of a lease
/// which the body has moved elsewhere.
/// Default token: asio::deferred; before Boost 1.82 asio::use_awaitable where T is not void.
/// Signature: void(std::exception_ptr, T), or void(std::exception_ptr) where T is void; co_await
/// rethrows. Where T cannot be default-constructed, it is std::optional<T>, never empty without an
/// exception.
/// Errors: those of async_acquire(); what the body throws; system_error(errc::lease_lost) where the
/// lease was lost or the client closed before the body had ended, also where the body did not
/// notice or was cancelled by it; likewise system_error(errc::forked) in a child of fork(). A
/// release without an answer is no error here: the event hook hears of it.
/// Cancellation, from any thread where a signal is bound to the token: until the body has begun, as
/// async_acquire(), and the body does not run; later it is passed on to the body, type unchanged (a
/// coroutine reacts to terminal unless it enables more).
/// Lifetime: the body is moved into the operation. The handler's context must outlive it. The
/// client's context may be destroyed before the body has ended, if no other thread runs that body
/// at the time: the handler is then not called, and a body on another context is cancelled
/// (terminal). With g++ 12, a body with captures that own something must be named before the
/// co_await expression: that compiler destroys such temporaries twice.
/// Thread safety: any thread.
template <class Body, class CompletionToken = detail::with_lock_default, class Rep, class Period>
auto async_with_lock(basic_mutex const& lock, std::chrono::duration<Rep, Period> wait, Body body,
                     CompletionToken&& token = CompletionToken{})
{
    return detail::initiate_with_lock(lock, detail::clamped<std::chrono::nanoseconds>(wait),
                                      std::move(body), std::forward<CompletionToken>(token));
}

/// The same, waiting for the lock as long as it takes.
template <class Body, class CompletionToken = detail::with_lock_default>
    requires(!detail::duration<Body>)
auto async_with_lock(basic_mutex const& lock, Body body,
                     CompletionToken&& token = CompletionToken{})
{
    return detail::initiate_with_lock(lock, detail::wait_time{}, std::move(body),
                                      std::forward<CompletionToken>(token));
}

} // namespace colock
