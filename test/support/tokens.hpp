// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// Every completion token, to be tried with every operation.

#include "support/operations.hpp"

#include <boost/asio/associated_cancellation_slot.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_state.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/experimental/concurrent_channel.hpp>
#include <boost/asio/experimental/parallel_group.hpp>
#include <boost/asio/experimental/promise.hpp>
#include <boost/asio/experimental/use_promise.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/version.hpp>

#if BOOST_VERSION >= 108600
#include <boost/asio/cancel_after.hpp>
#endif
#ifdef COLOCK_TEST_SPAWN
#define BOOST_COROUTINES_NO_DEPRECATION_WARNING
#include <boost/asio/spawn.hpp>
#endif

#include <algorithm>
#include <future>
#include <tuple>
#include <type_traits>
#include <vector>

namespace support {

/// Of all handlers that a token makes for one operation.
using records = std::vector<std::shared_ptr<record>>;

inline std::shared_ptr<record> const& add_to(records& all)
{
    return all.emplace_back(std::make_shared<record>());
}

inline noting note_in(records& all)
{
    return noting{add_to(all)};
}

inline bool over(records const& all)
{
    return std::all_of(all.begin(), all.end(), [](auto const& each) { return each->over(); });
}

/// One use of a token.
struct usage {
    asio::any_io_executor executor;    ///< Of what the token makes: a coroutine, a channel.
    std::shared_ptr<canceller> cancel; ///< Or none.
    std::chrono::microseconds time;    ///< After which it ends the operation itself, if it can.

    template <class Token>
    auto cancellable(Token&& token) const
    {
        return asio::bind_cancellation_slot(bindings{{}, cancel}.slot(),
                                            std::forward<Token>(token));
    }
};

inline asio::awaitable<void> some_time(std::chrono::microseconds time)
{
    asio::steady_timer timer{co_await asio::this_coro::executor, time};
    co_await timer.async_wait(asio::use_awaitable);
}

/// Where a coroutine may run: this executor, or a strand of it if that has several threads.
/// Cancellations go there, too.
inline asio::any_io_executor for_coroutine(asio::any_io_executor executor,
                                           std::shared_ptr<canceller> const& cancel)
{
    // An io_context needs none: the tests run it by one thread, or pass a strand.
    if (!executor.target<asio::io_context::executor_type>())
        executor = asio::make_strand(executor);
    if (cancel)
        cancel->is_for_coroutine_of(executor);
    return executor;
}

/// What an operation passes to its handler, as a signature.
template <class Start>
using signature_of =
    asio::completion_signature_of_t<decltype(std::declval<Start>()(asio::deferred))>;

/// Calls it, and checks what it returns.
template <class Call>
void check_result_of(Call call)
{
    if constexpr (std::is_void_v<decltype(call())>)
        call();
    else
        check_result(call());
}

/// Checks what comes of an operation that a coroutine awaits.
template <class Result>
asio::awaitable<void> checked(asio::awaitable<Result> running)
{
    if constexpr (std::is_void_v<Result>) {
        co_await std::move(running);
    } else {
        auto const result = co_await std::move(running);
        check_result(result);
    }
}

/// `start(token)` initiates the operation. begin() lets the token note how that ends; complete() is
/// awaited in a coroutine, see erased_token.
namespace tokens {

struct plain {
    static constexpr bool timed = false;
};
struct with_timer {
    static constexpr bool timed = true;
};

struct callback : plain {
    static constexpr auto name = "a callback";
    template <class Start>
    static void begin(Start start, usage const& how, records& came)
    {
        start(how.cancellable(note_in(came)));
    }
};
struct never_started : plain {
    static constexpr auto name = "deferred, never started";
    template <class Start>
    static void begin(Start start, usage const&, records&)
    {
        auto const operation = start(asio::deferred);
        auto const another = operation;
    }
};
struct started_twice : plain {
    static constexpr auto name = "deferred, started twice";
    template <class Start>
    static void begin(Start start, usage const& how, records& came)
    {
        auto operation = start(asio::deferred);
        auto again = operation;
        std::move(operation)(how.cancellable(note_in(came)));
        std::move(again)(note_in(came));
    }
};
struct future : plain {
    static constexpr auto name = "use_future";
    template <class Start>
    static void begin(Start start, usage const& how, records& came)
    {
        auto const into = add_to(came).get();
        into->look = [into, result = start(how.cancellable(asio::use_future)).share()]() mutable {
            if (!result.valid() || result.wait_for(0s) != std::future_status::ready)
                return;
            try {
                into->error = error_of(
                    [&] { check_result_of([&]() -> decltype(auto) { return result.get(); }); });
                ++into->calls;
            } catch (std::future_error const&) {
                ++into->dropped;
            }
            result = {};
        };
    }
};
struct channel : plain {
    static constexpr auto name = "a channel";
    template <class Start>
    static void begin(Start start, usage const& how, records& came)
    {
        using results = asio::experimental::concurrent_channel<void(error_code)>;
        auto const into = std::make_shared<results>(how.executor, 1);
        into->async_receive(note_in(came));
        auto send = [into, note = note_in(came)](auto reason, auto const&... rest) mutable {
            auto const error = ended(reason, rest...);
            CHECK(into->try_send(error));
            note(error);
        };
        start(how.cancellable(std::move(send)));
    }
};

struct chained : plain {
    static constexpr auto name = "deferred, with more behind it";
    template <class Start>
    static void begin(Start start, usage const& how, records& came)
    {
        auto look = [](auto reason, auto... results) {
            auto const error = ended(reason, results...);
            destroy(std::move(results)...);
            return asio::deferred.values(error);
        };
        auto pass_on = [](error_code error) { return asio::deferred.values(error); };
        auto all = start(asio::deferred) | asio::deferred(look) | asio::deferred(pass_on);
        std::move(all)(how.cancellable(note_in(came)));
    }
};
#ifdef COLOCK_TEST_SPAWN
struct stackful : plain {
    static constexpr auto name = "spawn";
    template <class Start>
    static void begin(Start start, usage const& how, records& came)
    {
        auto const end = std::make_shared<noting_end>(add_to(came), how.cancel);
        asio::spawn(
            for_coroutine(how.executor, how.cancel),
            [start](asio::yield_context yield) {
                yield.reset_cancellation_state(asio::enable_total_cancellation());
                return run(start, yield, static_cast<signature_of<Start>*>(nullptr));
            },
            asio::bind_cancellation_slot(
                end->get_cancellation_slot(),
                [end](std::exception_ptr thrown, error_code error) { (*end)(thrown, error); }));
    }

private:
    template <class Start, class... Results>
    static error_code run(Start const& start, asio::yield_context yield,
                          void (*)(error_code, Results...))
    {
        return error_of([&] { check_result_of([&] { return start(yield); }); });
    }
    /// By as_tuple: else Asio rethrows the exception_ptr, in Boost 1.81 even a null one.
    template <class Start, class... Results>
    static error_code run(Start const& start, asio::yield_context yield,
                          void (*)(std::exception_ptr, Results...))
    {
        auto const results = start(asio::as_tuple(yield));
        return std::apply([](auto const&... each) { return ended(each...); }, results);
    }
};
#endif

struct awaited : plain {
    static constexpr auto name = "use_awaitable";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage)
    {
        auto running = checked(start(asio::use_awaitable));
        co_await std::move(running);
        co_return error_code{};
    }
};
struct tuple : plain {
    static constexpr auto name = "as_tuple";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage)
    {
        auto running = start(asio::as_tuple(asio::use_awaitable));
        auto const results = co_await std::move(running);
        co_return std::apply([](auto const&... each) { return ended(each...); }, results);
    }
};
struct started_once : plain {
    static constexpr auto name = "deferred";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage)
    {
        auto operation = start(asio::deferred);
        co_await some_time(1ms);
        auto running = checked(std::move(operation)(asio::use_awaitable));
        co_await std::move(running);
        co_return error_code{};
    }
};
#if BOOST_VERSION >= 108600
struct in_time : with_timer {
    static constexpr auto name = "cancel_after";
    static constexpr bool is_cancel_after = true;
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage how)
    {
        auto running = start(asio::cancel_after(how.time, asio::as_tuple(asio::use_awaitable)));
        auto const results = co_await std::move(running);
        co_return std::apply([](auto const&... each) { return ended(each...); }, results);
    }
};
#endif
struct group : with_timer {
    static constexpr auto name = "a parallel_group";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage how)
    {
        asio::steady_timer timer{co_await asio::this_coro::executor, how.time};
        auto running = asio::experimental::make_parallel_group(start(asio::deferred),
                                                               timer.async_wait(asio::deferred))
                           .async_wait(asio::experimental::wait_for_one{},
                                       asio::as_tuple(asio::use_awaitable));
        auto const results = co_await std::move(running);
        if constexpr (std::tuple_size_v<std::decay_t<decltype(results)>> == 4) // with a result
            co_return ended(std::get<1>(results), std::get<2>(results));
        else
            co_return ended(std::get<1>(results));
    }
};
struct either : with_timer {
    static constexpr auto name = "operator ||";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage how)
    {
        using namespace asio::experimental::awaitable_operators;
        auto both = start(asio::use_awaitable) || some_time(how.time);
        auto const results = co_await std::move(both);
        if (results.index() != 0)
            co_return error_code{asio::error::operation_aborted};
        check_result(std::get<0>(results));
        co_return error_code{};
    }
};
struct both : plain {
    static constexpr auto name = "operator &&";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage)
    {
        using namespace asio::experimental::awaitable_operators;
        auto all = start(asio::use_awaitable) && some_time(1ms);
        auto running = checked(std::move(all));
        co_await std::move(running);
        co_return error_code{};
    }
};

using all = std::tuple<callback, never_started, started_twice, future, channel, awaited, tuple,
                       started_once,
#if BOOST_VERSION >= 108600
                       in_time,
#endif
#ifdef COLOCK_TEST_SPAWN
                       stackful,
#endif
                       chained, group, either, both>;

/// These are for one thread, and for a context that lives until the end.
struct promise : plain {
    static constexpr auto name = "a promise";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage)
    {
        auto promised = start(asio::experimental::use_promise);
        while (!promised.completed())
            co_await some_time(100us);
        auto running = std::move(promised)(asio::as_tuple(asio::use_awaitable));
        auto const results = co_await std::move(running);
        co_return std::apply([](auto const&... each) { return ended(each...); }, results);
    }
};
struct awaited_promise : plain {
    static constexpr auto name = "a promise, awaited from the beginning";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage)
    {
        auto promised = start(asio::experimental::use_promise);
        auto running = promised(asio::as_tuple(asio::use_awaitable));
        auto const results = co_await std::move(running);
        co_return std::apply([](auto const&... each) { return ended(each...); }, results);
    }
};
struct relay : plain {
    static constexpr auto name = "a channel without a buffer";
    template <class Start>
    static asio::awaitable<error_code> complete(Start start, usage how)
    {
        using channel_type = asio::experimental::channel<signature_of<Start>>;
        auto const between = std::make_shared<channel_type>(how.executor);
        start([between](auto... results) {
            between->async_send(std::move(results)...,
                                [](error_code unsent) { CHECK_FALSE(unsent); });
        });
        auto receiving = between->async_receive(asio::as_tuple(asio::use_awaitable));
        auto const results = co_await std::move(receiving);
        co_return std::apply([](auto const&... each) { return ended(each...); }, results);
    }
};

using for_one_thread = std::tuple<promise, awaited_promise, relay>;

} // namespace tokens

/// Begins a prepared operation with any token. So each token is compiled once, and not for every
/// operation. tokens.cpp tries them with the operations' own types.
class begins {
public:
    begins(prepared operation, asio::any_io_executor executor)
        : operation_{std::move(operation)}, at_{std::move(executor)}
    {
    }

    template <class Token>
    auto operator()(Token&& token) const
    {
        return asio::async_initiate<Token, void(error_code)>(at_, token, operation_);
    }

private:
    class initiation {
    public:
        using executor_type = asio::any_io_executor;

        explicit initiation(executor_type executor) : executor_{std::move(executor)} {}
        initiation(initiation const&) = default;
        initiation(initiation&&) = default;

        executor_type get_executor() const noexcept { return executor_; }

        template <class Handler>
        void operator()(Handler&& handler, prepared const& operation) const
        {
            auto const own = executor_of(handler);
            auto const slot = asio::get_associated_cancellation_slot(handler);
            operation(own, slot, std::forward<Handler>(handler));
        }

    private:
        template <class Handler>
        executor_type executor_of(Handler const& handler) const
        {
            auto const own = asio::get_associated_executor(handler, executor_);
            // A future has the system_executor, whose threads would run the body of a with_lock,
            // and might still do so when the client's context goes.
            if constexpr (std::is_same_v<decltype(own), executor_type const>)
                return own;
            else
                return executor_;
        }

        executor_type executor_;
    };

    prepared operation_;
    initiation at_;
};

/// Awaits a token's complete(), and reacts to every cancellation.
template <class Token>
asio::awaitable<error_code> in_coroutine(begins start, usage how)
{
    co_await asio::this_coro::reset_cancellation_state(asio::enable_total_cancellation());
    auto completing = Token::complete(std::move(start), std::move(how));
    co_return co_await std::move(completing);
}

/// What a token does with an operation that is prepared.
struct any_token {
    char const* name;
    bool timed;
    void (*use)(any_operation const& operation, subject& on, bindings const& how,
                std::chrono::microseconds time, records& came);
};

template <class Token>
inline constexpr any_token erased_token{
    Token::name, Token::timed,
    [](any_operation const& operation, subject& on, bindings const& how,
       std::chrono::microseconds time, records& came) {
        auto const handlers = how.executor ? *how.executor : on.client.get_executor();
        auto executor = handlers;
        if (how.is_threaded && !how.executor)
            executor = asio::make_strand(handlers);
        if constexpr (std::is_same_v<Token, tokens::callback>) {
            operation.start(on, how, add_to(came));
        } else if constexpr (requires { &Token::template begin<begins>; }) {
            Token::begin(begins{operation.prepare(on), handlers}, {executor, how.cancel, time},
                         came);
        } else {
            executor = for_coroutine(executor, how.cancel);
            if constexpr (requires { Token::is_cancel_after; }) {
                if (how.cancel)
                    how.cancel->is_for_cancel_after();
            }
            usage use{executor, how.cancel, time};
            auto running = in_coroutine<Token>(begins{operation.prepare(on), executor}, use);
            asio::co_spawn(executor, std::move(running), noting_end{add_to(came), how.cancel});
        }
    }};

inline constexpr auto every_token = []<class... Tokens>(std::tuple<Tokens...>*) {
    return std::array{erased_token<Tokens>...};
}(static_cast<tokens::all*>(nullptr));

} // namespace support
