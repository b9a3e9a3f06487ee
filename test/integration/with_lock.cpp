// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/experimental/channel.hpp>

#include <stdexcept>

using namespace support;

namespace {

/// Sets `sleeping`, and sleeps until it is cancelled, which throws.
asio::awaitable<void> sleep_until_cancelled(bool& sleeping)
{
    asio::steady_timer timer{co_await asio::this_coro::executor, stuck};
    sleeping = true;
    co_await timer.async_wait(asio::use_awaitable);
}

/// The end of an async_with_lock() that was started with a callback.
struct ending {
    int calls = 0;
    std::exception_ptr error;

    auto handler()
    {
        return [this](std::exception_ptr how) {
            ++calls;
            error = how;
        };
    }
};

} // namespace

CONTRACT_EVERYWHERE_WITH(one_client,
                         "with_lock: holds the lock while the body runs, and passes its result on")
{
    any_mutex const name{locks, "body", long_ttl};
    auto body = [&](colock::lease& held) -> asio::awaitable<std::string> {
        CHECK(held.valid());
        CHECK(servers.holding("lock:body", held.lock_id()) >= servers.quorum());
        auto const second = co_await name.async_try_acquire();
        CHECK_FALSE(second);
        co_return "result";
    };
    auto const returned = co_await colock::async_with_lock(name, body);
    CHECK(returned == "result");
    co_await until(
        "no lock", [&] { return servers.existing("lock:body") == 0; }, prompt);

    int calls = 0;
    auto nothing_returned = [&](colock::lease&) -> asio::awaitable<void> {
        ++calls;
        co_return;
    };
    co_await colock::async_with_lock(name, 5s, nothing_returned);
    CHECK(calls == 1);
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "with_lock: an exception of the body releases the lock and comes out")
{
    any_mutex const name{locks, "throws", long_ttl};
    auto body = [&](colock::lease&) -> asio::awaitable<int> {
        co_await pass(1ms);
        throw std::domain_error{"of the body"};
    };
    std::string message;
    try {
        co_await colock::async_with_lock(name, 5s, body);
    } catch (std::domain_error const& error) {
        message = error.what();
    }
    CHECK(message == "of the body");
    co_await until(
        "no lock", [&] { return servers.existing("lock:throws") == 0; }, prompt);
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client, "with_lock: a body that releases the lease itself is no loss")
{
    any_mutex const name{locks, "early", long_ttl};
    auto body = [&](colock::lease& held) -> asio::awaitable<void> {
        co_await held.async_release();
    };
    co_await colock::async_with_lock(name, body);
    co_await until(
        "no lock", [&] { return servers.existing("lock:early") == 0; }, prompt);
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "with_lock: not getting the lock is an error, and the body does not run")
{
    any_mutex const name{locks, "taken", long_ttl};
    auto held = co_await name.async_acquire();
    bool ran = false;
    auto body = [&](colock::lease&) -> asio::awaitable<void> {
        ran = true;
        co_return;
    };
    auto const [late] = co_await colock::async_with_lock(name, 50ms, body, asio::as_tuple);
    CHECK(error_of(late) == errc::timed_out);
    auto const [negative] = co_await colock::async_with_lock(name, -1ms, body, asio::as_tuple);
    CHECK(error_of(negative) == errc::invalid_argument);

    // Cancelled while waiting: each type of cancellation.
    for (auto const type : {asio::cancellation_type::terminal, asio::cancellation_type::partial,
                            asio::cancellation_type::total}) {
        asio::cancellation_signal cancel;
        ending end;
        colock::async_with_lock(name, body,
                                asio::bind_cancellation_slot(cancel.slot(), end.handler()));
        co_await until("a waiter", [&] { return locks.get_metrics().waiters == 1; });
        cancel.emit(type);
        co_await until(
            "the end", [&] { return end.calls == 1; }, prompt);
        CHECK(error_of(end.error) == asio::error::operation_aborted);
    }
    CHECK_FALSE(ran);
    CHECK(held.valid());
    co_await locks.async_close();
    auto const [closed] = co_await colock::async_with_lock(name, body, asio::as_tuple);
    CHECK(error_of(closed) == errc::client_closed);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

CONTRACT_EVERYWHERE_WITH(
    one_client,
    "with_lock: a cancellation reaches the body, its type unchanged, and releases the lock")
{
    any_mutex const name{locks, "cancelled", long_ttl};
    for (auto const type : {asio::cancellation_type::terminal, asio::cancellation_type::partial,
                            asio::cancellation_type::total}) {
        bool sleeping = false;
        auto seen = asio::cancellation_type::none;
        auto body = [&](colock::lease&) -> asio::awaitable<void> {
            co_await asio::this_coro::reset_cancellation_state(asio::enable_total_cancellation());
            co_await asio::this_coro::throw_if_cancelled(false);
            auto sleep = sleep_until_cancelled(sleeping);
            try {
                co_await std::move(sleep);
            } catch (...) {
                seen = asio::cancellation_type::all;
            }
            auto const state = co_await asio::this_coro::cancellation_state;
            seen = state.cancelled();
            throw colock::system_error{asio::error::operation_aborted};
        };
        asio::cancellation_signal cancel;
        ending end;
        colock::async_with_lock(name, body,
                                asio::bind_cancellation_slot(cancel.slot(), end.handler()));
        co_await until("the body", [&] { return sleeping; });
        cancel.emit(type);
        co_await until(
            "the end", [&] { return end.calls == 1; }, prompt);
        CHECK(error_of(end.error) == asio::error::operation_aborted);
        CHECK(seen == type);
        co_await until(
            "no lock", [&] { return servers.existing("lock:cancelled") == 0; }, prompt);
    }
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(
    one_client, "with_lock: a body that enables nothing reacts to terminal cancellation only")
{
    any_mutex const name{locks, "terminal", long_ttl};
    bool sleeping = false;
    auto body = [&](colock::lease&) -> asio::awaitable<void> {
        auto sleep = sleep_until_cancelled(sleeping);
        co_await std::move(sleep);
    };
    asio::cancellation_signal cancel;
    ending end;
    colock::async_with_lock(name, body, asio::bind_cancellation_slot(cancel.slot(), end.handler()));
    co_await until("the body", [&] { return sleeping; });
    cancel.emit(asio::cancellation_type::total);
    cancel.emit(asio::cancellation_type::partial);
    co_await pass(20ms);
    CHECK(end.calls == 0);
    cancel.emit(asio::cancellation_type::terminal);
    co_await until(
        "the end", [&] { return end.calls == 1; }, prompt);
    CHECK(error_of(end.error) == asio::error::operation_aborted);
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "with_lock: a loss cancels the body, waits for its end, and is reported")
{
    any_mutex const name{locks, "lost", long_ttl};
    bool sleeping = false;
    bool cleaned_up = false;
    auto body = [&](colock::lease& held) -> asio::awaitable<int> {
        auto sleep = sleep_until_cancelled(sleeping);
        std::exception_ptr cancelled;
        try {
            co_await std::move(sleep);
        } catch (...) {
            cancelled = std::current_exception();
        }
        CHECK_FALSE(held.valid());
        co_await asio::this_coro::reset_cancellation_state(asio::disable_cancellation());
        co_await pass(50ms);
        cleaned_up = true;
        std::rethrow_exception(cancelled);
    };
    ending end;
    colock::async_with_lock(name, body, [&](std::exception_ptr how, int) { end.handler()(how); });
    co_await until("the body", [&] { return sleeping; });
    servers.command_all({"DEL", "lock:lost"});
    co_await until(
        "the end", [&] { return end.calls == 1; }, prompt);
    CHECK(error_of(end.error) == errc::lease_lost);
    CHECK(cleaned_up);
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(
    one_client,
    "with_lock: after a loss only a real exception of the body is stronger than lease_lost")
{
    any_mutex const name{locks, "both", long_ttl};
    auto lose = [&](colock::lease& held) -> asio::awaitable<void> {
        servers.command_all({"DEL", "lock:both"});
        co_await asio::this_coro::reset_cancellation_state(asio::disable_cancellation());
        co_await until(
            "the loss", [&] { return !held.valid(); }, prompt);
    };
    // A body that does not care.
    auto const [returned] = co_await colock::async_with_lock(name, lose, asio::as_tuple);
    CHECK(error_of(returned) == errc::lease_lost);
    // One that fails on its own account.
    auto fail = [&](colock::lease& held) -> asio::awaitable<void> {
        auto losing = lose(held);
        co_await std::move(losing);
        throw std::domain_error{"stronger"};
    };
    auto const [thrown] = co_await colock::async_with_lock(name, fail, asio::as_tuple);
    CHECK_THROWS_AS(std::rethrow_exception(thrown), std::domain_error);
    // One that has ended before anybody could notice: the release finds out.
    auto steal = [&](colock::lease&) -> asio::awaitable<int> {
        take_lock(servers, "lock:both", "a thief", "100");
        co_return 1;
    };
    auto const [stolen, value] = co_await colock::async_with_lock(name, steal, asio::as_tuple);
    CHECK(error_of(stolen) == errc::lease_lost);
    co_await locks.async_close();
}

TEST_CASE_WITH(one_client, 1, "with_lock: a loss is told whatever the body was awaiting")
{
    any_mutex const name{locks, "awaiting", long_ttl};
    bool sleeping = false;
    auto two = [&](colock::lease&) -> asio::awaitable<void> {
        using namespace asio::experimental::awaitable_operators;
        bool other = false;
        co_await (sleep_until_cancelled(sleeping) || sleep_until_cancelled(other));
    };
    auto receive = [&](colock::lease&) -> asio::awaitable<void> {
        asio::experimental::channel<void(error_code)> nothing{co_await asio::this_coro::executor};
        sleeping = true;
        co_await nothing.async_receive(asio::use_awaitable);
    };
    auto lose_under = [&](auto const& body) -> asio::awaitable<void> {
        sleeping = false;
        ending end;
        colock::async_with_lock(name, body, end.handler());
        co_await until("the body", [&] { return sleeping; });
        servers.command_all({"DEL", "lock:awaiting"});
        co_await until("the end", [&] { return end.calls == 1; });
        CHECK(error_of(end.error) == errc::lease_lost);
    };
    co_await lose_under(two);
    co_await lose_under(receive);
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client, "with_lock: nested, of different names")
{
    any_mutex const outer{locks, "outer", long_ttl};
    any_mutex const inner{locks, "inner", long_ttl};
    auto inner_body = [&](colock::lease& held) -> asio::awaitable<int> {
        CHECK(held.name() == "inner");
        CHECK(servers.existing("lock:outer") >= servers.quorum());
        CHECK(servers.existing("lock:inner") >= servers.quorum());
        co_return 20;
    };
    auto outer_body = [&](colock::lease& held) -> asio::awaitable<int> {
        auto const value = co_await colock::async_with_lock(inner, 5s, inner_body);
        co_await until(
            "one lock", [&] { return servers.existing("lock:inner") == 0; }, prompt);
        CHECK(held.valid());
        co_return value + 1;
    };
    auto const value = co_await colock::async_with_lock(outer, outer_body);
    CHECK(value == 21);

    // The loss of the outer lease goes through the inner body.
    bool sleeping = false;
    auto sleeper = [&](colock::lease&) -> asio::awaitable<void> {
        auto sleep = sleep_until_cancelled(sleeping);
        co_await std::move(sleep);
    };
    auto nest = [&](colock::lease&) -> asio::awaitable<void> {
        co_await colock::async_with_lock(inner, sleeper);
    };
    ending end;
    colock::async_with_lock(outer, nest, end.handler());
    co_await until("the inner body", [&] { return sleeping; });
    servers.command_all({"DEL", "lock:outer"});
    co_await until(
        "the end", [&] { return end.calls == 1; }, prompt);
    CHECK(error_of(end.error) == errc::lease_lost);
    co_await until(
        "no lock", [&] { return servers.existing("lock:inner") == 0; }, prompt);
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "with_lock: closing the client takes the lock away, and the body is told")
{
    any_mutex const name{locks, "closing", long_ttl};
    bool cancelled = false;
    auto body = [&](colock::lease& held) -> asio::awaitable<void> {
        locks.async_close(asio::detached);
        auto sleeping = pass(stuck);
        try {
            co_await std::move(sleeping);
        } catch (colock::system_error const&) {
            cancelled = true;
        }
        CHECK_FALSE(held.valid());
    };
    auto const [error] = co_await colock::async_with_lock(name, body, asio::as_tuple);
    CHECK(cancelled);
    CHECK(error_of(error) == errc::lease_lost);
}
