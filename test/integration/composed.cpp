// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/context_shut_twice.hpp"
#include "support/operations.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/experimental/cancellation_condition.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/experimental/channel_error.hpp>
#include <boost/asio/experimental/parallel_group.hpp>
#include <boost/asio/experimental/promise.hpp>
#include <boost/asio/experimental/use_promise.hpp>

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// Operations put together with what Asio has for that: deferred ones in a row, several at a time,
// promises that are kept or dropped, channels through which leases go.

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
                             operations::try_for, operations::extend, operations::extend_to,
                             operations::release, operations::wait_lost, operations::with_lock,
                             operations::with_lock_for, operations::inspect,
                             operations::force_release, operations::close>;
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
    auto const row = name.async_acquire(prompt, asio::deferred) | asio::deferred(extend) |
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

    // An operation that fails keeps those behind it from beginning.
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

        // Sends the error of an operation, and then a lease that nobody receives.
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

namespace {

using leases = std::vector<colock::lease>;

/// One of the names that are acquired at a time.
colock::mutex one_of_several(subject& on, int which)
{
    return {on.client, std::string{on.lock.name()} + " several " + std::to_string(which), long_ttl};
}
auto acquire_one(subject& on, int which)
{
    return one_of_several(on, which).async_acquire(asio::use_awaitable);
}

// Several operations at a time. The leases that come out of them are added to `granted`.
namespace at_a_time {

struct either {
    static constexpr auto name = "acquire || acquire";
    static constexpr int count = 2;
    static constexpr bool takes_all = false;
    static constexpr bool is_operator = true;
    static asio::awaitable<void> run(subject& on, leases& granted)
    {
        using namespace experimental::awaitable_operators;
        auto first = acquire_one(on, 0) || acquire_one(on, 1);
        auto result = co_await std::move(first);
        std::visit([&](auto& lease) { granted.push_back(std::move(lease)); }, result);
    }
};
struct both {
    static constexpr auto name = "acquire && acquire";
    static constexpr int count = 2;
    static constexpr bool takes_all = true;
    static constexpr bool is_operator = true;
    static asio::awaitable<void> run(subject& on, leases& granted)
    {
        using namespace experimental::awaitable_operators;
        auto all = acquire_one(on, 0) && acquire_one(on, 1);
        auto results = co_await std::move(all);
        granted.push_back(std::move(std::get<0>(results)));
        granted.push_back(std::move(std::get<1>(results)));
    }
};
template <class Condition>
struct range {
    static constexpr int count = 3;
    static constexpr bool is_operator = false;
    static asio::awaitable<void> run(subject& on, leases& granted)
    {
        std::vector<decltype(on.lock.async_acquire(asio::deferred))> operations;
        for (int i = 0; i < count; ++i)
            operations.push_back(one_of_several(on, i).async_acquire(asio::deferred));
        auto running = experimental::make_parallel_group(std::move(operations))
                           .async_wait(Condition{}, asio::as_tuple(asio::use_awaitable));
        auto results = co_await std::move(running);
        auto const& [order, errors, all] = results;
        for (std::size_t i = 0; i < errors.size(); ++i) {
            if (!errors[i])
                granted.push_back(std::move(std::get<2>(results)[i]));
        }
        if (granted.empty())
            throw colock::system_error{errors[order.front()]};
    }
};
struct one_of_range : range<experimental::wait_for_one_success> {
    static constexpr auto name = "a range of acquires, for one that succeeds";
    static constexpr bool takes_all = false;
};
struct all_of_range : range<experimental::wait_for_all> {
    static constexpr auto name = "a range of acquires, for all";
    static constexpr bool takes_all = true;
};
struct extend_or_lose {
    static constexpr auto name = "extend || wait_lost";
    static asio::awaitable<void> run(subject& on, leases&)
    {
        using namespace experimental::awaitable_operators;
        auto first = on.held.async_extend(asio::use_awaitable) ||
                     on.held.async_wait_lost(asio::use_awaitable);
        auto const result = co_await std::move(first);
        CHECK(result.index() == 0);
    }
};

using acquires = std::tuple<either, both, one_of_range, all_of_range>;
using all = std::tuple<either, both, one_of_range, all_of_range, extend_or_lose>;

} // namespace at_a_time

/// Calls `attempt` with an object of each type in a list.
template <class List, class Attempt>
void for_each_of(Attempt attempt)
{
    [&]<class... Several>(std::tuple<Several...>*) {
        (
            [&] {
                CAPTURE(std::string{Several::name});
                attempt(Several{});
            }(),
            ...);
    }(static_cast<List*>(nullptr));
}

template <class Several>
asio::awaitable<void> answering_all(subject& on, leases& granted)
{
    co_await asio::this_coro::reset_cancellation_state(asio::enable_total_cancellation());
    auto running = Several::run(on, granted);
    co_await std::move(running);
}

/// Begins the operations in a coroutine. Subject and leases must outlive it.
template <class Several>
std::shared_ptr<record> begin_several(asio::io_context& io, subject& on, leases& granted,
                                      std::shared_ptr<canceller> const& cancel)
{
    auto const came = std::make_shared<record>();
    cancel->is_for_coroutine_of(io.get_executor());
    asio::co_spawn(io, answering_all<Several>(on, granted), noting_end{came, cancel});
    return came;
}

/// Waits until no more than `kept` of the names are locked.
void wait_for_the_rest(asio::io_context& io, topology& servers, std::size_t kept)
{
    work_until(io, "what was not taken to go back",
               [&] { return left_of(servers, "several").size() == kept; });
}

} // namespace

TEST_CASE("composed: of several acquires granted in one turn, what is not taken goes back")
{
    topology servers;
    asio::io_context io;
    for_each_of<at_a_time::acquires>([&]<class Several>(Several) {
        int together = 0;
        for (int round = 0; round < 3; ++round) {
            auto subject = make_subject(io, servers, "turn");
            auto const before = subject->client.get_metrics().acquires;
            leases granted;
            // When the server goes on, it finds all commands, and answers them together.
            servers[0].pause();
            auto const came =
                begin_several<Several>(io, *subject, granted, std::make_shared<canceller>());
            io.restart();
            io.poll();
            servers[0].resume();
            work_until(io, "the end", [&] { return came->over(); });
            CHECK(came->calls == 1);
            CHECK_FALSE(came->error);
            auto const acquired = subject->client.get_metrics().acquires - before;
            together += acquired == Several::count;
            if (Several::takes_all)
                CHECK(granted.size() == Several::count);
            CHECK(!granted.empty());
            for (auto const& each : granted)
                CHECK(each.valid());
            wait_for_the_rest(io, servers, granted.size());
            granted.clear();
            close_and_look(io, servers, std::move(subject));
        }
        CHECK(together > 0);
    });
}

TEST_CASE("composed: several acquires, of which one fails")
{
    topology servers;
    asio::io_context io;
    for_each_of<at_a_time::acquires>([&]<class Several>(Several) {
        auto subject = make_subject(io, servers, "failing");
        leases granted;
        servers.command_all({"RPUSH", "lock:failing several 0", "value"});
        auto const came =
            begin_several<Several>(io, *subject, granted, std::make_shared<canceller>());
        work_until(io, "the end", [&] { return came->over(); });
        CHECK(came->calls == 1);
        if (std::is_same_v<Several, at_a_time::both>) {
            CHECK(came->error == errc::wrong_type);
            CHECK(granted.empty());
        } else {
            CHECK_FALSE(came->error);
            CHECK(!granted.empty());
        }
        if (std::is_same_v<Several, at_a_time::all_of_range>)
            CHECK(granted.size() == Several::count - 1);
        for (auto const& each : granted)
            CHECK((each.valid() && each.name() != "failing several 0"));
        wait_for_the_rest(io, servers, granted.size() + 1);
        servers.command_all({"DEL", "lock:failing several 0"});
        granted.clear();
        close_and_look(io, servers, std::move(subject));
    });
}

TEST_CASE("composed: several acquires that wait for others are cancelled together")
{
    topology servers;
    asio::io_context io;
    for_each_of<at_a_time::acquires>([&]<class Several>(Several) {
        for (auto const type : every_cancellation) {
            // The operators pass nothing else on to their coroutines.
            if (Several::is_operator && type != asio::cancellation_type::terminal)
                continue;
            auto subject = make_subject(io, servers, "waiting");
            for (int i = 0; i < Several::count; ++i)
                take_lock(servers, "lock:waiting several " + std::to_string(i), "somebody");
            leases granted;
            auto const cancel = std::make_shared<canceller>();
            auto const came = begin_several<Several>(io, *subject, granted, cancel);
            auto const waiters = [&] { return subject->client.get_metrics().waiters; };
            work_until(io, "the waiters", [&] { return waiters() == Several::count; });
            for (int i = 0; i < 5; ++i) {
                io.restart();
                io.run_one_for(1ms);
            }
            CHECK_FALSE(came->over());
            emit(cancel, type);
            work_until(io, "the end", [&] { return came->over(); });
            CHECK(came->calls == 1);
            CHECK(came->error == asio::error::operation_aborted);
            CHECK(waiters() == 0);
            CHECK(granted.empty());
            for (int i = 0; i < Several::count; ++i)
                servers.command_all({"DEL", "lock:waiting several " + std::to_string(i)});
            close_and_look(io, servers, std::move(subject));
        }
    });
}

TEST_CASE("composed: several operations, cancelled at every moment")
{
    topology servers;
    asio::io_context io;
    int aborted = 0;
    int completed = 0;
    for_each_of<at_a_time::all>([&]<class Several>(Several) {
        for (int const handlers : {0, 3, 6, 10, 50}) {
            CAPTURE(handlers);
            auto subject = make_subject(io, servers, "moments");
            leases granted;
            auto const cancel = std::make_shared<canceller>();
            auto const came = begin_several<Several>(io, *subject, granted, cancel);
            for (int i = 0; i < handlers && !came->over(); ++i) {
                io.restart();
                io.run_one_for(1ms);
            }
            emit(cancel, asio::cancellation_type::terminal);
            work_until(io, "the end", [&] { return came->over(); });
            CHECK(came->calls == 1);
            bool const is_aborted = came->error == asio::error::operation_aborted;
            CHECK((!came->error || is_aborted));
            aborted += is_aborted;
            completed += !came->error;
            for (auto const& each : granted)
                CHECK(each.valid());
            granted.clear();
            close_and_look(io, servers, std::move(subject));
        }
    });
    CHECK(aborted > 3);
    CHECK(completed > 3);
}

TEST_CASE("composed: several operations, dropped with their context")
{
    topology servers;
    int number = 0; // a key may be left where the context does not live long enough
    for_each_of<at_a_time::all>([&]<class Several>(Several) {
        for (int const handlers : {0, 4, 9}) {
            for (bool const client_first : {false, true}) {
                CAPTURE(handlers);
                CAPTURE(client_first);
                auto io = std::make_unique<context_shut_twice>();
                auto subject = make_subject(*io, servers, "drop " + std::to_string(++number));
                leases granted;
                auto const came =
                    begin_several<Several>(*io, *subject, granted, std::make_shared<canceller>());
                for (int i = 0; i < handlers; ++i) {
                    io->restart();
                    io->run_one_for(1ms);
                }
                if (client_first)
                    subject.reset();
                io.reset();
                CHECK(came->once());
                CHECK((came->dropped || !came->error));
                for (auto const& each : granted)
                    CHECK_FALSE(each.valid());
            }
        }
    });
}

TEST_CASE_WITH(one_client, 1, "composed: a lease is extended, or its loss is told")
{
    using namespace experimental::awaitable_operators;
    any_mutex const name{locks, "either", long_ttl};
    auto held = co_await name.async_acquire();
    auto extending =
        held.async_extend(asio::use_awaitable) || held.async_wait_lost(asio::use_awaitable);
    auto const extended = co_await std::move(extending);
    CHECK(extended.index() == 0);
    CHECK(held.valid());

    servers.command_all({"DEL", "lock:either"});
    auto losing =
        held.async_extend(asio::use_awaitable) || held.async_wait_lost(asio::use_awaitable);
    auto const lost = co_await std::move(losing);
    CHECK(lost.index() == 1);
    auto const* const cause = std::get_if<1>(&lost);
    CHECK((cause && *cause == colock::loss_cause::refused));
    CHECK_FALSE(held.valid());
    co_await close_and_check();
}
