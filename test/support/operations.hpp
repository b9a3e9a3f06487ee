// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// Every asynchronous operation of the library, to be tried in the same ways.

#include "support/lock_test.hpp"
#include "support/unguarded_client.hpp"

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/multiple_exceptions.hpp>
#include <boost/asio/post.hpp>

#include <array>
#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace support {

/// What became of a handler. It may be called by any thread.
struct record {
    std::atomic<int> calls{0};
    std::atomic<int> dropped{0}; ///< Destroyed without a call.
    error_code error;            ///< Once it has been called.
    std::function<void()> look;  ///< For a future, which calls nobody: looks at it.

    bool over()
    {
        if (look)
            look();
        return calls + dropped > 0;
    }
    bool once() { return over() && calls + dropped == 1; }
};

/// A result type without a default constructor.
struct no_default {
    explicit no_default(int given) : value{given} {}
    int value;
};

/// Checks what an operation passes when it succeeds.
template <class Result>
void check_result(Result const&)
{
}
/// The leases of these tests are lost because their keys are deleted.
inline void check_result(colock::loss_cause cause)
{
    CHECK(cause == colock::loss_cause::refused);
}
inline void check_result(std::optional<no_default> const& result)
{
    CHECK(result);
}

/// Returns the error that an operation passes. If there is none, checks its results.
template <class... Results>
error_code ended(error_code error, Results const&... results)
{
    if (!error)
        (check_result(results), ...);
    return error;
}
template <class... Results>
error_code ended(std::exception_ptr error, Results const&... results)
{
    if (!error)
        (check_result(results), ...);
    try {
        return error_of(error);
    } catch (asio::multiple_exceptions const& several) {
        return error_of(several.first_exception());
    }
}
inline error_code ended(std::exception_ptr error, error_code otherwise)
{
    return error ? ended(error) : otherwise;
}

template <class... Results>
void destroy(Results...)
{
}

/// A move-only handler for every signature. It notes in a record how it is called or destroyed.
class noting {
public:
    explicit noting(std::shared_ptr<record> into) : into_{std::move(into)} {}
    noting(noting&&) noexcept = default;
    noting& operator=(noting&&) noexcept = delete;
    ~noting()
    {
        if (into_)
            ++into_->dropped;
    }

    template <class Reason, class... Results>
    void operator()(Reason reason, Results... results)
    {
        auto const into = std::move(into_);
        into->error = ended(reason, results...);
        // Whoever hears of the call may destroy what a lease needs.
        destroy(std::move(results)...);
        ++into->calls;
    }

private:
    std::shared_ptr<record> into_;
};

/// How the body of a with_lock ends.
enum class body_end { returns, throws_when_called, throws, takes_the_lease };
inline constexpr std::array every_body_end{body_end::returns, body_end::throws_when_called,
                                           body_end::throws, body_end::takes_the_lease};

/// A client, a lock of it and a lease of another of its locks, of the type that is tried now.
struct subject {
    template <class Executor>
    subject(Executor const& executor, topology const& servers, std::string const& name)
        : client{asio::any_io_executor{executor}, servers.addresses(), unhurried()},
          lock{any_mutex{client, name, long_ttl}}, other{
                                                       any_mutex{client, name + " held", long_ttl}}
    {
    }

    unguarded_client client;
    colock::basic_mutex lock;
    colock::basic_mutex other;
    colock::lease held;
    bool ends_meanwhile = false; ///< A test ends `held` at some time.
    std::string holder{};        ///< The id of `other`'s holder, where a test has looked it up.
    body_end body = body_end::returns;
};

/// A body that reacts to every cancellation.
class short_body {
public:
    explicit short_body(body_end end) : end_{end} {}

    asio::awaitable<int> operator()(colock::lease& held) const
    {
        if (end_ == body_end::throws_when_called)
            throw_it();
        return run(held, end_);
    }

private:
    [[noreturn]] static void throw_it()
    {
        throw colock::system_error{make_error_code(boost::system::errc::io_error)};
    }

    static asio::awaitable<int> run(colock::lease& held, body_end end)
    {
        colock::lease taken;
        if (end == body_end::takes_the_lease)
            taken = std::move(held);
        co_await asio::this_coro::reset_cancellation_state(asio::enable_total_cancellation());
        asio::steady_timer timer{co_await asio::this_coro::executor, 200us};
        co_await timer.async_wait(asio::use_awaitable);
        if (end == body_end::throws)
            throw_it();
        co_return 1;
    }

    body_end end_;
};

inline asio::awaitable<void> return_nothing(colock::lease&)
{
    co_await pass(1ms);
}

inline asio::awaitable<no_default> return_no_default(colock::lease&)
{
    co_await pass(1ms);
    co_return no_default{1};
}

namespace operations {

struct acquire {
    static constexpr auto name = "acquire";
    static constexpr bool has_effect = false;
    static constexpr bool waits = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.lock.async_acquire(std::forward<Token>(token));
    }
};
struct acquire_for {
    static constexpr auto name = "acquire for a time";
    static constexpr bool has_effect = false;
    static constexpr bool waits = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.lock.async_acquire(stuck, std::forward<Token>(token));
    }
};
struct try_once {
    static constexpr auto name = "try";
    static constexpr bool has_effect = false;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.lock.async_try_acquire(std::forward<Token>(token));
    }
};
struct try_for {
    static constexpr auto name = "try for a time";
    static constexpr bool has_effect = false;
    static constexpr bool waits = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.lock.async_try_acquire(stuck, std::forward<Token>(token));
    }
};
struct extend {
    static constexpr auto name = "extend";
    static constexpr bool has_effect = true;
    static constexpr bool is_of_lease = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.held.async_extend(std::forward<Token>(token));
    }
};
struct extend_to {
    static constexpr auto name = "extend to a ttl";
    static constexpr bool has_effect = true;
    static constexpr bool is_of_lease = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.held.async_extend(2 * long_ttl.ttl, std::forward<Token>(token));
    }
};
struct release {
    static constexpr auto name = "release";
    static constexpr bool has_effect = true;
    static constexpr bool is_of_lease = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.held.async_release(std::forward<Token>(token));
    }
};
struct wait_lost {
    static constexpr auto name = "wait for the loss";
    static constexpr bool has_effect = false;
    static constexpr bool is_of_lease = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.held.async_wait_lost(std::forward<Token>(token));
    }
};
struct with_lock {
    static constexpr auto name = "with_lock";
    static constexpr bool has_effect = false;
    static constexpr bool waits = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return colock::async_with_lock(on.lock, short_body{on.body}, std::forward<Token>(token));
    }
};
struct with_lock_for {
    static constexpr auto name = "with_lock for a time";
    static constexpr bool has_effect = false;
    static constexpr bool waits = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return colock::async_with_lock(on.lock, stuck, short_body{on.body},
                                       std::forward<Token>(token));
    }
};
struct with_lock_of_nothing {
    static constexpr auto name = "with_lock without a result";
    static constexpr bool has_effect = false;
    static constexpr bool waits = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return colock::async_with_lock(on.lock, return_nothing, std::forward<Token>(token));
    }
};
struct with_lock_of_optional {
    static constexpr auto name = "with_lock with a result that cannot be made from nothing";
    static constexpr bool has_effect = false;
    static constexpr bool waits = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return colock::async_with_lock(on.lock, return_no_default, std::forward<Token>(token));
    }
};
struct inspect {
    static constexpr auto name = "inspect";
    static constexpr bool has_effect = false;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.client.async_inspect(on.lock.name(), std::forward<Token>(token));
    }
};
/// Takes the lock away from somebody who does not have it.
struct force_release {
    static constexpr auto name = "force release";
    static constexpr bool has_effect = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.client.async_force_release(on.lock.name(),
                                             "somebody with a name that is kept elsewhere",
                                             std::forward<Token>(token));
    }
};
/// Takes the other lock away from its holder.
struct take_away {
    static constexpr auto name = "force release from the holder";
    static constexpr bool has_effect = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.client.async_force_release(on.other.name(), on.holder,
                                             std::forward<Token>(token));
    }
};
struct close {
    static constexpr auto name = "close";
    static constexpr bool has_effect = true;
    template <class Token>
    static auto start(subject& on, Token&& token)
    {
        return on.client.async_close(std::forward<Token>(token));
    }
};

} // namespace operations

/// Lets one operation be cancelled.
class canceller {
public:
    asio::cancellation_slot slot() { return signal_.slot(); }

    /// A coroutine, unlike an operation of the library, is cancelled on its executor only. That
    /// must not be before it has begun, since Boost 1.81 then lets an exception out of run(), nor
    /// when its context is gone, since the slot still points to what it waited for.
    void is_for_coroutine_of(asio::any_io_executor executor) { coroutine_ = std::move(executor); }
    /// Asio's cancel_after leaves a pointer to itself in the slot if it is destroyed uncompleted.
    void is_for_cancel_after() { cancel_after_ = true; }
    void clients_context_ends() { over_ = over_ || cancel_after_; }
    void context_ends() { over_ = std::exchange(coroutine_, std::nullopt).has_value() || over_; }

    friend void emit(std::shared_ptr<canceller> const& one, asio::cancellation_type type)
    {
        if (one->over_)
            return;
        if (one->coroutine_)
            asio::post(*one->coroutine_, [one, type] { one->signal_.emit(type); });
        else
            one->signal_.emit(type);
    }

private:
    asio::cancellation_signal signal_;
    std::optional<asio::any_io_executor> coroutine_;
    bool cancel_after_ = false;
    bool over_ = false;
};

/// Where a handler is to run, if not on the client's executor, and who may cancel it.
struct bindings {
    std::optional<asio::any_io_executor> executor{};
    std::shared_ptr<canceller> cancel{};
    bool is_erased = false;   ///< A callback comes as an any_completion_handler.
    bool is_threaded = false; ///< Several threads run the client's io_context.

    asio::cancellation_slot slot() const
    {
        return cancel ? cancel->slot() : asio::cancellation_slot{};
    }
};

/// The completion handler of a coroutine. It owns the signal that may cancel the coroutine. With
/// bind_cancellation_slot() instead, co_spawn() would leave a pointer to the signal in the
/// executor's queue.
class noting_end : public noting {
public:
    using cancellation_slot_type = asio::cancellation_slot;

    noting_end(std::shared_ptr<record> into, std::shared_ptr<canceller> cancel)
        : noting{std::move(into)}, cancel_{std::move(cancel)}
    {
    }

    cancellation_slot_type get_cancellation_slot() const noexcept
    {
        return bindings{{}, cancel_}.slot();
    }

private:
    std::shared_ptr<canceller> cancel_;
};

using any_handler = asio::any_completion_handler<void(error_code)>;

/// An operation that is made, and can be begun any number of times: on this executor, cancelled by
/// this slot.
using prepared =
    std::function<void(asio::any_io_executor const&, asio::cancellation_slot, any_handler)>;

struct any_operation {
    char const* name;
    bool has_effect;  ///< Then it ignores a total cancellation.
    bool is_of_lease; ///< Not of a lock, or a client.
    void (*start)(subject& on, bindings const& how, std::shared_ptr<record> into);
    prepared (*prepare)(subject& on);
};

/// A completion token that passes its handler to an operation as an any_completion_handler.
template <class Handler>
struct to_be_erased {
    Handler handler;
};

} // namespace support

template <class Handler, class Signature>
class boost::asio::async_result<support::to_be_erased<Handler>, Signature> {
public:
    template <class Initiation, class... Args>
    static void initiate(Initiation&& initiation, support::to_be_erased<Handler> token,
                         Args&&... args)
    {
        std::forward<Initiation>(initiation)(
            any_completion_handler<Signature>{std::move(token.handler)},
            std::forward<Args>(args)...);
    }
};

namespace support {

template <class Operation>
concept of_lease = requires
{
    Operation::is_of_lease;
};

template <class Operation>
inline constexpr any_operation erased{
    Operation::name, Operation::has_effect, of_lease<Operation>,
    [](subject& on, bindings const& how, std::shared_ptr<record> into) {
        auto handler = asio::bind_cancellation_slot(how.slot(), noting{std::move(into)});
        if (!how.executor)
            return void(Operation::start(on, std::move(handler)));
        auto bound = asio::bind_executor(*how.executor, std::move(handler));
        if (how.is_erased)
            Operation::start(on, to_be_erased<decltype(bound)>{std::move(bound)});
        else
            Operation::start(on, std::move(bound));
    },
    [](subject& on) -> prepared {
        return [operation = Operation::start(on, asio::deferred)](
                   asio::any_io_executor const& executor, asio::cancellation_slot slot,
                   any_handler handler) {
            auto pass_on = [handler = std::move(handler)](auto reason, auto... results) mutable {
                auto const error = ended(reason, results...);
                destroy(std::move(results)...);
                std::move(handler)(error);
            };
            auto begin = operation;
            std::move(begin)(asio::bind_executor(
                executor, asio::bind_cancellation_slot(slot, std::move(pass_on))));
        };
    }};

inline constexpr std::array every_cancellation{asio::cancellation_type::terminal,
                                               asio::cancellation_type::partial,
                                               asio::cancellation_type::total};

/// Lets an io_context work until something has come about. Fails the test if it takes too long.
template <class Condition>
void work_until(asio::io_context& io, char const* what, Condition reached)
{
    auto const end = steady::now() + stuck;
    while (!reached()) {
        if (steady::now() >= end)
            FAIL("did not come within ", stuck.count(), " ms: ", std::string{what});
        io.restart();
        io.run_one_for(1ms);
    }
}

/// What is left of the locks whose names contain this. A command of a client whose io_context was
/// destroyed may still be run, so that the locks of others may appear at any time.
inline std::vector<std::string> left_of(topology& servers, std::string const& name)
{
    return servers.left_behind("*" + name + "*");
}

/// A subject with a lease, on an io_context.
inline std::unique_ptr<subject> make_subject(asio::io_context& io, topology& servers,
                                             std::string const& name)
{
    auto made = std::make_unique<subject>(io.get_executor(), servers, name);
    result<colock::lease> first;
    made->other.async_acquire(store(first));
    work_until(io, "the first lease", [&] { return first.done(); });
    REQUIRE_FALSE(first.error);
    made->held = std::move(first.value);
    return made;
}

/// Destroys a subject, and checks that it leaves nothing on the servers.
inline void close_and_look(asio::io_context& io, topology& servers, std::unique_ptr<subject> one)
{
    one.reset();
    drain(io);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

} // namespace support

/// A test case that is run with the library's own types of locks, on one server.
#define BOTH_TYPES(description) BOTH_TYPES_CASES(description, DOCTEST_ANONYMOUS(both_types_))
#define BOTH_TYPES_CASES(description, function)                                                    \
    static void function(int node_count);                                                          \
    CONTRACT_CASE(description, "mutex", mutex, function, 1)                                        \
    CONTRACT_CASE(description, "reentrant", reentrant_mutex, function, 1)                          \
    static void function(int)
