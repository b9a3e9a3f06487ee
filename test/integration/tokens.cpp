// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/operations.hpp"

#include <boost/asio/deferred.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/experimental/parallel_group.hpp>
#include <boost/asio/multiple_exceptions.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/version.hpp>

#if BOOST_VERSION >= 108600
#include <boost/asio/cancel_after.hpp>
#endif

#include <future>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

// Every operation with every completion token.

using namespace support;

namespace {

asio::awaitable<void> some_time(milliseconds time)
{
    asio::steady_timer timer{co_await asio::this_coro::executor, time};
    co_await timer.async_wait(asio::use_awaitable);
}

/// The first of what an operation passes, which tells how it has ended.
template <class... Results>
error_code ended(error_code error, Results const&...)
{
    return error;
}
template <class... Results>
error_code ended(std::exception_ptr error, Results const&...)
{
    return error_of(error);
}

namespace tokens {

struct callback {
    static constexpr auto name = "a callback";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto const came = std::make_shared<record>();
        Operation::start(on, noting{came});
        co_await until("the call", [&] { return came->over(); });
        CHECK(came->calls == 1);
        co_return came->error;
    }
};
struct awaited {
    static constexpr auto name = "use_awaitable";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto running = Operation::start(on, asio::use_awaitable);
        co_await std::move(running);
        co_return error_code{};
    }
};
struct tuple {
    static constexpr auto name = "as_tuple";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto running = Operation::start(on, asio::as_tuple(asio::use_awaitable));
        auto const results = co_await std::move(running);
        co_return std::apply([](auto const&... each) { return ended(each...); }, results);
    }
};
struct never_started {
    static constexpr auto name = "deferred, never started";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto const acquires = on.client.get_metrics().acquires;
        bool const held = on.held.valid();
        {
            auto const operation = Operation::start(on, asio::deferred);
            auto const another = operation;
        }
        co_await some_time(2ms);
        CHECK(on.client.get_metrics().acquires == acquires);
        CHECK(on.held.valid() == held);
        co_return error_code{};
    }
};
struct started_once {
    static constexpr auto name = "deferred";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto operation = Operation::start(on, asio::deferred);
        co_await some_time(1ms);
        auto running = std::move(operation)(asio::use_awaitable);
        co_await std::move(running);
        co_return error_code{};
    }
};
struct started_twice {
    static constexpr auto name = "deferred, started twice";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto operation = Operation::start(on, asio::deferred);
        auto again = operation;
        auto const both = {std::make_shared<record>(), std::make_shared<record>()};
        std::move(operation)(noting{*both.begin()});
        std::move(again)(noting{*(both.begin() + 1)});
        for (auto const& one : both) {
            co_await until("the call", [&] { return one->over(); });
            CHECK(one->calls == 1);
        }
        co_return (*both.begin())->error;
    }
};
struct future {
    static constexpr auto name = "use_future";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto result = Operation::start(on, asio::use_future);
        co_await until("the result",
                       [&] { return result.wait_for(0s) == std::future_status::ready; });
        result.get();
        co_return error_code{};
    }
};
#if BOOST_VERSION >= 108600
struct in_time {
    static constexpr auto name = "cancel_after, in time";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto running = Operation::start(on, asio::cancel_after(stuck, asio::use_awaitable));
        co_await std::move(running);
        co_return error_code{};
    }
};
struct too_late {
    static constexpr auto name = "cancel_after, at once";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        auto running =
            Operation::start(on, asio::cancel_after(0s, asio::as_tuple(asio::use_awaitable)));
        auto const results = co_await std::move(running);
        auto const error = std::apply([](auto const&... each) { return ended(each...); }, results);
        co_return error == asio::error::operation_aborted ? error_code{} : error;
    }
};
#endif
struct group {
    static constexpr auto name = "a parallel_group";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        asio::steady_timer timer{co_await asio::this_coro::executor, stuck};
        auto running = asio::experimental::make_parallel_group(Operation::start(on, asio::deferred),
                                                               timer.async_wait(asio::deferred))
                           .async_wait(asio::experimental::wait_for_one{},
                                       asio::as_tuple(asio::use_awaitable));
        auto const results = co_await std::move(running);
        CHECK(std::get<0>(results)[0] == 0);
        auto const how = std::get<1>(results);
        co_return ended(how);
    }
};
struct group_cancelled {
    static constexpr auto name = "a parallel_group that is over at once";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        asio::steady_timer timer{co_await asio::this_coro::executor, 0ms};
        auto running = asio::experimental::make_parallel_group(Operation::start(on, asio::deferred),
                                                               timer.async_wait(asio::deferred))
                           .async_wait(asio::experimental::wait_for_one{},
                                       asio::as_tuple(asio::use_awaitable));
        auto const results = co_await std::move(running);
        auto const error = ended(std::get<1>(results));
        co_return error == asio::error::operation_aborted ? error_code{} : error;
    }
};
struct either {
    static constexpr auto name = "operator ||";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        using namespace asio::experimental::awaitable_operators;
        // An operation that fails lets the other one go on.
        constexpr bool fails = std::is_same_v<Operation, operations::wait_lost>;
        auto both = Operation::start(on, asio::use_awaitable) || some_time(fails ? 1ms : stuck);
        auto const results = co_await std::move(both);
        CHECK(results.index() == (fails ? 1 : 0));
        co_return error_code{};
    }
};
struct both {
    static constexpr auto name = "operator &&";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        using namespace asio::experimental::awaitable_operators;
        auto all = Operation::start(on, asio::use_awaitable) && some_time(1ms);
        co_await std::move(all);
        co_return error_code{};
    }
};
struct channel {
    static constexpr auto name = "a channel";
    template <class Operation>
    static asio::awaitable<error_code> complete(subject& on)
    {
        asio::experimental::channel<void(error_code)> results{co_await asio::this_coro::executor,
                                                              1};
        Operation::start(
            on, [&results](auto how, auto const&...) { CHECK(results.try_send(ended(how))); });
        auto receive = results.async_receive(asio::as_tuple(asio::use_awaitable));
        auto const [error] = co_await std::move(receive);
        co_return error;
    }
};

} // namespace tokens

/// A wait for the loss of a lease completes then.
enum class lease_is_released { later, before, meanwhile };

/// One operation with one token, on a client of its own.
template <class Operation, class Token>
void try_with(asio::io_context& io, topology& servers, lease_is_released release)
{
    CAPTURE(std::string{Operation::name});
    CAPTURE(std::string{Token::name});
    run(io, [&]() -> asio::awaitable<void> {
        auto const on = std::make_unique<subject>(io.get_executor(), servers, "tokens");
        on->held = co_await on->other.async_acquire();
        if (release == lease_is_released::before)
            co_await on->held.async_release();
        asio::steady_timer soon{io, 5ms};
        if (release == lease_is_released::meanwhile)
            soon.async_wait([held = &on->held](error_code aborted) {
                if (!aborted)
                    held->async_release(asio::detached);
            });
        error_code error;
        try {
            auto completion = Token::template complete<Operation>(*on);
            error = co_await std::move(completion);
        } catch (colock::system_error const& thrown) {
            error = thrown.code();
        } catch (asio::multiple_exceptions const& thrown) {
            error = error_of(thrown.first_exception());
        }
        CHECK((!error || (release != lease_is_released::later && error == errc::not_held)));
    });
    auto const left = servers.left_behind();
    CHECK(left == std::vector<std::string>{});
}

template <class Operation>
void try_with_every_token(lease_is_released release = lease_is_released::later)
{
    topology servers;
    asio::io_context io;
    [&]<class... Tokens>(std::tuple<Tokens...>*) {
        (try_with<Operation, Tokens>(io, servers, release), ...);
    }(static_cast<std::tuple<
          tokens::callback, tokens::awaited, tokens::tuple, tokens::never_started,
          tokens::started_once, tokens::started_twice, tokens::future,
#if BOOST_VERSION >= 108600
          tokens::in_time, tokens::too_late,
#endif
          tokens::group, tokens::group_cancelled, tokens::either, tokens::both, tokens::channel>*>(
        nullptr));
}

} // namespace

BOTH_TYPES("tokens: acquire")
{
    try_with_every_token<operations::acquire>();
}

BOTH_TYPES("tokens: acquire for a time")
{
    try_with_every_token<operations::acquire_for>();
}

BOTH_TYPES("tokens: try")
{
    try_with_every_token<operations::try_once>();
}

BOTH_TYPES("tokens: extend")
{
    try_with_every_token<operations::extend>();
}

BOTH_TYPES("tokens: release")
{
    try_with_every_token<operations::release>();
}

BOTH_TYPES("tokens: wait for the loss of a lease that is released before")
{
    try_with_every_token<operations::wait_lost>(lease_is_released::before);
}

BOTH_TYPES("tokens: wait for the loss of a lease that is released meanwhile")
{
    try_with_every_token<operations::wait_lost>(lease_is_released::meanwhile);
}

BOTH_TYPES("tokens: with_lock")
{
    try_with_every_token<operations::with_lock>();
}

BOTH_TYPES("tokens: inspect")
{
    try_with_every_token<operations::inspect>();
}

BOTH_TYPES("tokens: close")
{
    try_with_every_token<operations::close>();
}
