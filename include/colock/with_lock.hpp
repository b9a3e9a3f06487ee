// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/basic_mutex.hpp>
#include <colock/detail/config.hpp>
#include <colock/detail/duration.hpp>
#include <colock/lease.hpp>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/associated_cancellation_slot.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
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

/// The strand of one async_with_lock(), and who ends what runs there just now, the acquire or the
/// body.
///
/// Its with_lock_call owns it. Everybody else has a weak pointer: the caller's signal and the lease
/// may outlive the strand's context.
class COLOCK_EXPORT with_lock_scope final : public loss_listener,
                                            public std::enable_shared_from_this<with_lock_scope> {
public:
    with_lock_scope(basic_mutex const& lock, boost::asio::any_io_executor const& executor);

    /// The strand, until the end.
    boost::asio::any_io_executor const& executor() const { return executor_; }
    /// What keeps the strand's context at work, where that is not the client's.
    boost::asio::any_io_executor const& work_elsewhere() const { return strand_work_; }

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

    /// Emits on the strand only, and not before has_begun().
    boost::asio::cancellation_slot slot() { return signal_.slot(); }

    /// The acquire has been begun, by the initiating function.
    void has_begun();

    // On the strand.

    bool cancelled() const;

    /// Nothing is emitted from now on. False if it was called before.
    bool body_ended()
    {
        std::lock_guard const lock{mutex_};
        return !std::exchange(over_, true);
    }

    // Any thread.

    /// Whether the lease had ended before the body did.
    bool lost() const
    {
        std::lock_guard const lock{mutex_};
        return lost_;
    }
    /// The lease has ended. That counts unless the body has ended before.
    void lose()
    {
        std::lock_guard const lock{mutex_};
        lost_ = lost_ || !over_;
    }

    /// Lets go of the contexts, which may be gone soon.
    void let_go();

private:
    void post_cancellation(boost::asio::cancellation_type type) noexcept;
    void cancel(boost::asio::cancellation_type type);
    void on_lease_gone() override;
    void on_client_gone() override;

    std::shared_ptr<void> work_; ///< Of the client's context, which a release at the end needs.
    bool const elsewhere_;       ///< The strand is on another context than the client's.
    boost::asio::any_io_executor strand_work_; ///< Of that other context.
    mutable std::mutex mutex_; ///< Others may post to the strand, and end the lease, at any time.
    boost::asio::any_io_executor executor_;
    boost::asio::cancellation_signal signal_;
    bool beginning_ = true;
    boost::asio::cancellation_type early_{}; ///< What was emitted meanwhile.
    bool cancelled_ = false;
    bool lost_ = false;
    bool over_ = false;
};

/// One async_with_lock(). Acquires the lock, runs the body, and releases the lock, each of which
/// owns this while it is under way: it ends with them where their context is destroyed.
class COLOCK_EXPORT with_lock_call {
public:
    /// Nothing can be begun where the client's io_context is gone.
    static bool can_begin(basic_mutex const& lock) noexcept;
    /// Why it is not begun, if not.
    static error_code refusal(basic_mutex const& lock);
    /// In the initiating function.
    static void begin(std::shared_ptr<with_lock_call> self, basic_mutex const& lock,
                      wait_time wait);

protected:
    using pointer = std::shared_ptr<with_lock_call>;

    explicit with_lock_call(std::shared_ptr<with_lock_scope> scope) : scope_{std::move(scope)} {}
    ~with_lock_call();

    with_lock_scope& scope() const { return *scope_; }

    /// The body has thrown this, or nothing.
    static void on_body_ended(pointer self, std::exception_ptr thrown);

private:
    /// Begins to run the body, which on_body_ended() follows, unless this throws.
    virtual void run_body(pointer const& self, lease& held) = 0;
    /// Ends this, and then calls the handler.
    virtual void complete(pointer self, std::exception_ptr error) = 0;

    static void on_acquired(pointer self, error_code error);
    static void release(pointer self);
    static void on_released(pointer self, error_code error);
    static void end(pointer self, std::exception_ptr reason);
    static void post_end(pointer self, std::exception_ptr reason);
    template <class Step>
    static void on_strand(pointer self, Step step);

    std::shared_ptr<with_lock_scope> scope_;
    lease held_;
    std::exception_ptr thrown_; ///< By the body.
};

/// What is called when a body has ended. It is not bound to its slot by bind_cancellation_slot():
/// co_spawn() would take it to have an executor of its own, and keep the strand in the slot.
template <class Function>
struct body_end {
    using cancellation_slot_type = boost::asio::cancellation_slot;

    boost::asio::cancellation_slot slot;
    Function function;

    cancellation_slot_type get_cancellation_slot() const noexcept { return slot; }

    template <class... Results>
    void operator()(Results&&... results)
    {
        function(std::forward<Results>(results)...);
    }
};

/// Of a body and a handler, with the result on its way from the one to the other.
template <class Body, class Handler>
class typed_with_lock_call final : public with_lock_call {
    using value = body_result<Body>;
    static constexpr bool returns_nothing = std::is_void_v<value>;
    using value_or_nothing = std::conditional_t<returns_nothing, std::monostate, value>;

public:
    typed_with_lock_call(std::shared_ptr<with_lock_scope> scope, Body body, Handler handler,
                         boost::asio::any_io_executor const& fallback)
        : with_lock_call{std::move(scope)}, handler_(std::move(handler), fallback),
          body_(std::move(body))
    {
    }

private:
    void run_body(pointer const& self, lease& held) override
    {
        // Not [self], which would be const, and copied where it is to be moved.
        auto ended = [self = self](std::exception_ptr thrown) mutable {
            on_body_ended(std::move(self), std::move(thrown));
        };
        if constexpr (returns_nothing) {
            spawn(body_(held), std::move(ended));
        } else if constexpr (std::is_nothrow_default_constructible_v<value> &&
                             std::is_nothrow_move_constructible_v<value>) {
            spawn(body_(held), [this, ended = std::move(ended)](std::exception_ptr thrown,
                                                                value returned) mutable {
                keep(thrown, returned);
                ended(std::move(thrown));
            });
        } else {
            spawn(run_and_keep(held), std::move(ended));
        }
    }

    /// For a result that co_spawn() cannot pass on: it moves it where an exception of that is lost,
    /// and beside an exception it makes one from nothing.
    boost::asio::awaitable<void> run_and_keep(lease& held)
    {
        auto running = body_(held);
        value returned = co_await std::move(running);
        result_.emplace(std::move(returned));
    }

    void keep(std::exception_ptr& thrown, value_or_nothing& returned) noexcept
    {
        try {
            if (!thrown)
                result_.emplace(std::move(returned));
        } catch (...) {
            thrown = std::current_exception();
        }
    }

    /// Not with the caller's slot, where co_spawn() would emit beside the strand.
    template <class Running, class Ended>
    void spawn(Running running, Ended ended)
    {
        boost::asio::co_spawn(scope().executor(), std::move(running),
                              body_end<Ended>{scope().slot(), std::move(ended)});
    }

    void complete(pointer self, std::exception_ptr error) override
    {
        scope().let_go();
        auto handler = std::move(handler_);
        if constexpr (returns_nothing) {
            self.reset();
            handler(std::move(error));
        } else {
            auto result = result_of(error);
            self.reset();
            handler(std::move(error), std::move(result));
        }
    }

    with_lock_result<value> result_of(std::exception_ptr& error)
    {
        try {
            if (!error) {
                if constexpr (std::is_default_constructible_v<value>)
                    return std::move(*result_);
                else
                    return std::move(result_);
            }
        } catch (...) {
            error = std::current_exception();
        }
        return with_lock_result<value>();
    }

    // The body is destroyed before the handler: it may refer to what that keeps.
    kept_handler<Handler> handler_;
    Body body_;
    std::optional<value_or_nothing> result_;
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
        using call = typed_with_lock_call<std::decay_t<Body>, std::decay_t<Handler>>;
        if (!with_lock_call::can_begin(lock_))
            return;
        if (auto const reason = with_lock_call::refusal(lock_)) {
            refuse<std::decay_t<Handler>>(std::forward<Handler>(handler), get_executor(),
                                          std::make_exception_ptr(system_error{reason}),
                                          static_cast<signature_of<std::decay_t<Body>>*>(nullptr));
            return;
        }
        auto scope = std::make_shared<with_lock_scope>(lock_, executor_for(handler));
        scope->cancelled_by(asio::get_associated_cancellation_slot(handler));
        with_lock_call::begin(std::make_shared<call>(std::move(scope), std::forward<Body>(body),
                                                     std::forward<Handler>(handler),
                                                     get_executor()),
                              lock_, wait);
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
///     co_await colock::async_with_lock(lock, [&](colock::lease& held) -> asio::awaitable<void> {
///         co_await pay(invoice, held.fencing_token());
///     });
///
/// Acquires the lock (as basic_mutex::async_acquire()), runs the body, and releases the lock when
/// that ends, however it does: by return, exception or cancellation. When the lease is lost or the
/// client is closed, the body is cancelled (terminal) and waited for.
///
/// The body runs on a strand of the handler's associated executor, by default the client's. It runs
/// on a strand of the client's executor if the handler's is the system executor (as with
/// use_future, unless another is bound to it), is erased, as in an any_completion_handler, or
/// tracks no outstanding work. The executor must be one that may run a function inside the call
/// that submits it, as that of an io_context: else Asio loses the handler of a body that is
/// cancelled before its first step. Where the executor throws when a cancellation or a loss is
/// posted to it, std::terminate() is called.
/// The body must stay on that strand, on which it is cancelled: it must not await with a token to
/// which another executor is bound. Work elsewhere is to be a coroutine of its own, with a slot
/// that is not connected: see doc/cancellation.md.
/// Completes when the body has ended and the release has been answered. It does not wait for the
/// release of a lease that was lost or that the body has moved elsewhere; nor where the client is
/// closed: async_close() waits for that release. Default token: asio::deferred; before Boost 1.82
/// asio::use_awaitable where T is not void. Signature: void(std::exception_ptr, T), or
/// void(std::exception_ptr) where T is void; co_await rethrows.
/// Where T cannot be default-constructed, it is std::optional<T>, never empty without an exception.
/// A default constructor of T must not throw: the handler would not be called.
/// Errors: those of async_acquire(); what the body throws; system_error(errc::lease_lost) where the
/// lease was lost or the client closed before the body had ended, also where the body did not
/// notice or was cancelled by it; likewise system_error(errc::forked) in a child of fork(). A
/// release without an answer is no error here: the event hook hears of it.
/// Cancellation, from any thread where a signal is bound to the token: until the body has begun, as
/// async_acquire(), and the body does not run; later it is passed on to the body, type unchanged (a
/// coroutine reacts to terminal unless it enables more). Once the lock is held, the release is
/// awaited, so with a server that hangs this takes as long as lease::async_release() then does.
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
