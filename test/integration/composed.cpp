// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/operations.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/experimental/channel_error.hpp>
#include <boost/asio/experimental/promise.hpp>
#include <boost/asio/experimental/use_promise.hpp>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

// Operations put together with what Asio has for that: deferred ones in a row, promises that are
// kept or dropped, channels through which leases go.

using namespace support;

namespace experimental = asio::experimental;

namespace {

using lease_channel = experimental::channel<void(error_code, colock::lease)>;

/// Keeps the promise of an operation until so many handlers have run, and then lets `end` have it.
template <class Operation, class End>
void try_promise(asio::io_context& io, topology& servers, int handlers, End end)
{
    CAPTURE(std::string{Operation::name});
    CAPTURE(handlers);
    auto subject = make_subject(io, servers, "promises");
    {
        std::optional promised{Operation::start(*subject, experimental::use_promise)};
        CHECK_FALSE(promised->completed());
        for (int i = 0; i < handlers; ++i) {
            io.restart();
            io.run_one_for(1ms);
        }
        end(io, promised, Operation::has_effect);
    }
    close_and_look(io, servers, std::move(subject));
}

template <class End>
void try_every_promise(End end)
{
    using tried = std::tuple<operations::acquire, operations::acquire_for, operations::try_once,
                             operations::extend, operations::release, operations::wait_lost,
                             operations::with_lock, operations::inspect, operations::force_release,
                             operations::close>;
    topology servers;
    asio::io_context io;
    for (int handlers = 0; handlers < 12; ++handlers) {
        [&]<class... Operations>(std::tuple<Operations...>*) {
            (try_promise<Operations>(io, servers, handlers, end), ...);
        }(static_cast<tried*>(nullptr));
    }
}

} // namespace

TEST_CASE("composed: a promise that is dropped leaves nothing behind")
{
    try_every_promise([](asio::io_context&, auto& promised, bool) { promised.reset(); });
}

TEST_CASE("composed: a promise that is cancelled completes with that, or has completed")
{
    int aborted = 0;
    int completed = 0;
    try_every_promise([&](asio::io_context& io, auto& promised, bool has_effect) {
        bool const over = promised->completed();
        for (auto const type : every_cancellation) {
            if (!has_effect || type != asio::cancellation_type::total)
                promised->cancel(type);
        }
        work_until(io, "the end", [&] { return promised->completed(); });
        auto const came = std::make_shared<record>();
        (*promised)(noting{came});
        work_until(io, "the result", [&] { return came->over(); });
        CHECK(came->calls == 1);
        bool const is_aborted = came->error == asio::error::operation_aborted;
        CHECK((is_aborted || !came->error || came->error == errc::not_held));
        CHECK_FALSE((over && is_aborted));
        aborted += is_aborted;
        completed += over;
    });
    CHECK(aborted > 20);
    CHECK(completed > 20);
}

TEST_CASE_WITH(one_client, 1, "composed: a promise that is dropped waits for no lock any more")
{
    any_mutex const name{locks, "dropped", long_ttl};
    auto held = co_await name.async_acquire();
    {
        auto const waiting = name.async_acquire(experimental::use_promise);
        auto const running =
            colock::async_with_lock(name, short_body{body_end::returns}, experimental::use_promise);
        co_await until("the waiters", [&] { return locks.get_metrics().waiters == 2; });
        CHECK_FALSE(waiting.completed());
        CHECK_FALSE(running.completed());
    }
    co_await until("no waiter", [&] { return locks.get_metrics().waiters == 0; });
    CHECK(held.valid());
    co_await held.async_release();
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "composed: a promise keeps its lease until that is taken")
{
    any_mutex const name{locks, "kept", long_ttl};
    {
        auto promised = name.async_acquire(experimental::use_promise);
        co_await until("the lease", [&] { return promised.completed(); });
        CHECK_FALSE(co_await name.async_try_acquire());
        auto taking = promised(asio::use_awaitable);
        auto const taken = co_await std::move(taking);
        CHECK(taken.valid());
    }
    {
        auto const promised = name.async_acquire(5s, experimental::use_promise);
        co_await until("another lease", [&] { return promised.completed(); });
    }
    auto const last = co_await name.async_acquire(5s);
    CHECK(last.valid());
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "composed: deferred operations in a row")
{
    any_mutex const name{locks, "row", long_ttl};
    colock::lease held;
    int extended = 0;
    auto extend = [&](error_code error, colock::lease lease) {
        held = std::move(lease);
        return asio::deferred.when(!error)
            .then(held.async_extend(asio::deferred))
            .otherwise(asio::deferred.values(error));
    };
    auto release = [&](error_code error) {
        extended += !error && held.valid();
        return asio::deferred.when(!error)
            .then(held.async_release(asio::deferred))
            .otherwise(asio::deferred.values(error));
    };
    auto const row = name.async_acquire(100ms * slack, asio::deferred) | asio::deferred(extend) |
                     asio::deferred(release);
    co_await pass(5ms);
    CHECK(locks.get_metrics().acquires == 0);
    for (int round = 1; round < 4; ++round) {
        auto running = row(asio::as_tuple(asio::use_awaitable));
        auto const [error] = co_await std::move(running);
        CHECK_FALSE(error);
        CHECK(extended == round);
        CHECK_FALSE(held.valid());
    }

    // What fails keeps the others from beginning.
    auto theirs = co_await name.async_acquire();
    auto running = row(asio::as_tuple(asio::use_awaitable));
    auto const [error] = co_await std::move(running);
    CHECK(error == errc::timed_out);
    CHECK(extended == 3);
    co_await theirs.async_release();
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "composed: a row is cancelled in the operation that it has come to")
{
    any_mutex const one{locks, "first", long_ttl};
    any_mutex const two{locks, "second", long_ttl};
    auto theirs = co_await two.async_acquire();
    auto const cancel = std::make_shared<canceller>();
    colock::lease first;
    auto second = [&](error_code error, colock::lease lease) {
        CHECK_FALSE(error);
        first = std::move(lease);
        return two.async_acquire(asio::deferred);
    };
    auto body = [](error_code error, colock::lease lease) {
        CHECK_FALSE(lease);
        return asio::deferred.values(error);
    };
    auto row = one.async_acquire(asio::deferred) | asio::deferred(second) | asio::deferred(body);
    result<nothing> came;
    std::move(row)(asio::bind_cancellation_slot(cancel->slot(), store(came)));
    co_await until("the first lease", [&] { return first.valid(); });
    co_await until("the waiter", [&] { return locks.get_metrics().waiters == 1; });
    CHECK_FALSE(came.done());
    emit(cancel, asio::cancellation_type::total);
    co_await until("the end", [&] { return came.done(); });
    CHECK(came.calls == 1);
    CHECK(came.error == asio::error::operation_aborted);
    CHECK(locks.get_metrics().waiters == 0);
    CHECK(first.valid());
    first = {};
    theirs = {};
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "composed: leases go through channels")
{
    auto const send_to = [](std::shared_ptr<lease_channel> into, error_code& sent) {
        return [into, &sent](error_code error, colock::lease lease) {
            into->async_send(error, std::move(lease),
                             [&sent](error_code reason) { sent = reason; });
        };
    };
    error_code const unset = asio::error::would_block;
    any_mutex const name{locks, "relay", long_ttl};
    for (std::size_t const room : {0u, 1u}) {
        CAPTURE(room);
        auto const between = std::make_shared<lease_channel>(io, room);
        error_code sent = unset;
        name.async_acquire(send_to(between, sent));
        auto receiving = between->async_receive(asio::use_awaitable);
        auto held = co_await std::move(receiving);
        CHECK(held.valid());
        co_await until("the end of sending", [&] { return sent != unset; });
        CHECK_FALSE(sent);

        // With the error of the operation, and with a lease that nobody takes.
        name.async_acquire(0s, send_to(between, sent));
        auto failing = between->async_receive(asio::as_tuple(asio::use_awaitable));
        auto const [error, none] = co_await std::move(failing);
        CHECK(error == errc::timed_out);
        CHECK_FALSE(none);
        co_await held.async_release();
        auto const before = locks.get_metrics().acquires;
        sent = unset;
        name.async_acquire(send_to(between, sent));
        co_await until("the lease", [&] { return locks.get_metrics().acquires > before; });
        co_await pass(1ms);
        between->cancel();
        between->reset();
        co_await until("the end of sending", [&] { return sent != unset; });
        CHECK(sent == (room == 0 ? error_code{experimental::channel_errc::channel_cancelled}
                                 : error_code{}));
    }
    auto const last = co_await name.async_acquire(5s);
    CHECK(last.valid());
    co_await close_and_check();
}
