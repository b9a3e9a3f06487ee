// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/context_shut_twice.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>

#include <atomic>
#include <future>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>

// Every way out of async_with_lock(), and what may be gone by then.

using namespace support;

namespace {

struct sleeper {
    std::atomic<bool>* sleeping;

    asio::awaitable<void> operator()(colock::lease&) const
    {
        asio::steady_timer timer{co_await asio::this_coro::executor, stuck};
        *sleeping = true;
        co_await timer.async_wait(asio::use_awaitable);
    }
};

struct throws_when_called {
    asio::awaitable<int> operator()(colock::lease&) const { throw std::domain_error{"called"}; }
};

struct throws_at_once {
    asio::awaitable<int> operator()(colock::lease&) const
    {
        throw std::domain_error{"begun"};
        co_return 1;
    }
};

struct no_default {
    explicit no_default(int given) : value{given} {}
    int value;
};

template <class Condition>
void run_until(asio::io_context& io, Condition reached)
{
    io.restart();
    for (auto const end = steady::now() + stuck; !reached() && steady::now() < end;)
        io.run_one_for(1ms);
    REQUIRE(reached());
}

template <class Condition>
void run_both_until(asio::io_context& handlers, asio::io_context& clients, Condition reached)
{
    for (auto const end = steady::now() + stuck; !reached() && steady::now() < end;) {
        handlers.restart();
        handlers.run_one_for(1ms);
        clients.restart();
        clients.run_one_for(1ms);
    }
    REQUIRE(reached());
}

/// How an operation has ended, and whether the lock was free again by then.
struct observed {
    topology& servers;
    std::string key;
    int calls = 0;
    error_code error;
    std::string what;
    bool was_free = false;

    void operator()(std::exception_ptr how)
    {
        ++calls;
        was_free = servers.existing(key) == 0;
        try {
            error = error_of(how);
        } catch (std::exception const& thrown) {
            what = thrown.what();
        }
    }
};

} // namespace

CONTRACT("with_lock: a body that throws before it has suspended: the release is awaited")
{
    topology servers{node_count};
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "thrown", long_ttl};
    auto const end_of = [&](auto body) {
        observed end{servers, "lock:thrown", 0, {}, {}, false};
        colock::async_with_lock(name, body,
                                [&](std::exception_ptr how, int) { end(std::move(how)); });
        run_until(io, [&] { return end.calls == 1; });
        return end;
    };
    auto const called = end_of(throws_when_called{});
    CHECK(called.what == "called");
    // A minority may not have answered yet.
    CHECK((called.was_free || node_count > 1));
    auto const begun = end_of(throws_at_once{});
    CHECK(begun.what == "begun");
    CHECK((begun.was_free || node_count > 1));
    run(io, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("with_lock: cancelled at any moment, the release is awaited")
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "moments", long_ttl};
    int without_body = 0;
    int with_body = 0;
    for (auto const type : {asio::cancellation_type::terminal, asio::cancellation_type::partial,
                            asio::cancellation_type::total}) {
        for (int handlers = 0; handlers < 40; ++handlers) {
            CAPTURE(handlers);
            std::atomic<bool> ran = false;
            auto body = [&](colock::lease&) -> asio::awaitable<void> {
                ran = true;
                co_await asio::this_coro::reset_cancellation_state(
                    asio::enable_total_cancellation());
                co_await pass(stuck);
            };
            auto const before = locks.get_metrics().acquires;
            asio::cancellation_signal cancel;
            observed end{servers, "lock:moments", 0, {}, {}, false};
            colock::async_with_lock(
                name, body,
                asio::bind_cancellation_slot(cancel.slot(),
                                             [&](std::exception_ptr how) { end(std::move(how)); }));
            io.restart();
            for (int i = 0; i < handlers && end.calls == 0; ++i)
                io.run_one_for(1ms);
            cancel.emit(type);
            run_until(io, [&] { return end.calls == 1; });
            bool const granted = locks.get_metrics().acquires > before;
            // An acquire that is cancelled with its command under way is undone later.
            CHECK((end.was_free || !granted));
            if (end.error) {
                CHECK(end.error == asio::error::operation_aborted);
                with_body += ran;
                without_body += granted && !ran;
            }
            run_until(io, [&] { return servers.existing("lock:moments") == 0; });
        }
    }
    CHECK(without_body > 0);
    CHECK(with_body > 0);
    run(io, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(one_client, 1,
               "with_lock: results that can only be moved or not be made from nothing")
{
    any_mutex const name{locks, "results", long_ttl};
    auto move_only = [](colock::lease&) -> asio::awaitable<std::unique_ptr<int>> {
        co_return std::make_unique<int>(1);
    };
    auto const moved = co_await colock::async_with_lock(name, move_only);
    CHECK(*moved == 1);

    auto from_nothing = [](colock::lease&) -> asio::awaitable<no_default> {
        co_return no_default{2};
    };
    std::optional<no_default> made = co_await colock::async_with_lock(name, from_nothing);
    CHECK(made.value().value == 2);
    auto const [none, tuple] = co_await colock::async_with_lock(name, from_nothing, asio::as_tuple);
    CHECK_FALSE(none);
    CHECK(tuple.value().value == 2);

    auto fails = [](colock::lease&) -> asio::awaitable<no_default> {
        throw std::domain_error{"nothing"};
        co_return no_default{3};
    };
    auto const [error, empty] = co_await colock::async_with_lock(name, fails, asio::as_tuple);
    CHECK(error);
    CHECK_FALSE(empty);
    co_await locks.async_close();
}

TEST_CASE_WITH(one_client, 1, "with_lock: a body may take the lease with it")
{
    any_mutex const name{locks, "taken away", long_ttl};
    auto take = [](colock::lease& held) -> asio::awaitable<colock::lease> {
        co_return std::move(held);
    };
    auto kept = co_await colock::async_with_lock(name, take);
    CHECK(kept.valid());
    co_await kept.async_release();
    co_await close_and_check();
}

TEST_CASE("with_lock: the wait counts from the initiation")
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "late", long_ttl};
    colock::lease held;
    run_to_end(io, [&]() -> asio::awaitable<void> { held = co_await name.async_acquire(); });
    int calls = 0;
    error_code error;
    auto const started = steady::now();
    colock::async_with_lock(name, 700ms, throws_at_once{}, [&](std::exception_ptr how, int) {
        ++calls;
        error = error_of(how);
    });
    std::this_thread::sleep_for(700ms); // nobody runs the io_context
    // It ends before one that waits for less from now on.
    result<colock::lease> later;
    name.async_acquire(500ms, store(later));
    run_until(io, [&] { return calls == 1; });
    CHECK(error == errc::timed_out);
    CHECK(since(started) >= 700ms);
    CHECK_FALSE(later.done());
    run_until(io, [&] { return later.done(); });
    run(io, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
}

TEST_CASE("with_lock: a handler and a deferred operation can be used again")
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "again", long_ttl};
    int bodies = 0;
    int ends = 0;
    auto const body = [&](colock::lease&) -> asio::awaitable<void> {
        ++bodies;
        co_return;
    };
    auto handler = [&](std::exception_ptr how) { ends += !how; };
    colock::async_with_lock(name, body, handler);
    colock::async_with_lock(name, body, handler);
    auto const operation = colock::async_with_lock(name, body, asio::deferred);
    operation(handler);
    operation(handler);
    run_until(io, [&] { return ends == 4; });
    CHECK(bodies == 4);
    run(io, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
}

namespace {

/// A body that uses what its handler keeps, until the end.
struct user_of_handlers {
    std::weak_ptr<int> kept;
    int* missed;
    bool moved_from = false;

    user_of_handlers(std::weak_ptr<int> of, int& count) : kept{std::move(of)}, missed{&count} {}
    user_of_handlers(user_of_handlers&& other) noexcept
        : kept{other.kept}, missed{other.missed}, moved_from{std::exchange(other.moved_from, true)}
    {
    }
    ~user_of_handlers() { *missed += !moved_from && kept.expired(); }

    asio::awaitable<void> operator()(colock::lease&)
    {
        asio::steady_timer timer{co_await asio::this_coro::executor, stuck};
        co_await timer.async_wait(asio::use_awaitable);
    }
};

} // namespace

TEST_CASE("with_lock: a body is destroyed before what its handler keeps")
{
    topology servers;
    for (int handlers = 0; handlers < 20; ++handlers) {
        CAPTURE(handlers);
        int missed = 0;
        int ends = 0;
        std::weak_ptr<int> left;
        {
            asio::io_context io;
            unguarded_client locks{io, servers.addresses()};
            any_mutex const name{locks, "order", long_ttl};
            auto kept = std::make_shared<int>(1);
            left = kept;
            user_of_handlers body{kept, missed};
            colock::async_with_lock(name, std::move(body),
                                    [&, kept = std::move(kept)](std::exception_ptr) { ++ends; });
            for (int i = 0; i < handlers; ++i)
                io.run_one_for(1ms);
        }
        CHECK(ends == 0);
        CHECK(missed == 0);
        CHECK(left.expired());
        servers.command_all({"DEL", "lock:order"});
    }
}

TEST_CASE("with_lock: cancelled at any moment, on an executor that runs nothing at once")
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "never", long_ttl};
    auto const never = asio::require(io.get_executor(), asio::execution::blocking.never);
    int aborted = 0;
    for (auto const type : {asio::cancellation_type::terminal, asio::cancellation_type::total}) {
        for (int handlers = 0; handlers < 40; ++handlers) {
            CAPTURE(handlers);
            std::atomic<bool> ran = false;
            bool too_late = false;
            auto body = [&](colock::lease&) -> asio::awaitable<void> {
                CHECK_FALSE(too_late);
                ran = true;
                co_await asio::this_coro::reset_cancellation_state(
                    asio::enable_total_cancellation());
                co_await pass(stuck);
            };
            asio::cancellation_signal cancel;
            observed end{servers, "lock:never", 0, {}, {}, false};
            colock::async_with_lock(
                name, body,
                asio::bind_cancellation_slot(
                    cancel.slot(), asio::bind_executor(never, [&](std::exception_ptr how) {
                        end(std::move(how));
                    })));
            io.restart();
            for (int i = 0; i < handlers && end.calls == 0; ++i)
                io.run_one_for(1ms);
            cancel.emit(type);
            too_late = !ran;
            run_until(io, [&] { return end.calls == 1; });
            aborted += end.error == asio::error::operation_aborted;
        }
    }
    CHECK(aborted == 80);
    run(io, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("with_lock: a cancellation_signal outlives the io_context")
{
    topology servers;
    for (bool const completed : {false, true}) {
        for (bool const waiting : {false, true}) {
            CAPTURE(completed);
            CAPTURE(waiting);
            asio::cancellation_signal of_coroutine;
            asio::cancellation_signal of_callback;
            {
                asio::io_context io;
                unguarded_client locks{io, servers.addresses()};
                any_mutex const name{locks, "outlived", long_ttl};
                colock::lease held;
                if (waiting)
                    run_to_end(io, [&]() -> asio::awaitable<void> {
                        held = co_await name.async_acquire();
                    });
                std::atomic<bool> sleeping = false;
                int ends = 0;
                auto work = [&]() -> asio::awaitable<void> {
                    co_await colock::async_with_lock(name, sleeper{&sleeping});
                };
                asio::co_spawn(io, work(),
                               asio::bind_cancellation_slot(of_coroutine.slot(),
                                                            [&](std::exception_ptr) { ++ends; }));
                colock::async_with_lock(
                    name, sleeper{&sleeping},
                    asio::bind_cancellation_slot(of_callback.slot(),
                                                 [&](std::exception_ptr) { ++ends; }));
                if (waiting)
                    run_until(io, [&] { return locks.get_metrics().waiters == 2; });
                else
                    run_until(io, [&] { return sleeping.load(); });
                if (completed) {
                    of_coroutine.emit(asio::cancellation_type::terminal);
                    of_callback.emit(asio::cancellation_type::terminal);
                    run_until(io, [&] { return ends == 2; });
                }
                CHECK(ends == (completed ? 2 : 0));
            }
            // Not of_coroutine: Boost 1.81's co_spawn() leaves the executor in the slot, and emit()
            // uses it.
            of_callback.emit(asio::cancellation_type::terminal);
            servers.command_all({"DEL", "lock:outlived"});
        }
    }
}

TEST_CASE("with_lock: cancelled from another thread at any moment")
{
    topology servers;
    asio::thread_pool pool{2};
    unguarded_client locks{pool, servers.addresses()};
    any_mutex const name{locks, "threads", long_ttl};
    int aborted = 0;
    for (int round = 0; round < 200; ++round) {
        asio::cancellation_signal cancel;
        std::promise<error_code> ended;
        std::atomic<bool> sleeping = false;
        colock::async_with_lock(
            name, sleeper{&sleeping},
            asio::bind_cancellation_slot(
                cancel.slot(), [&](std::exception_ptr how) { ended.set_value(error_of(how)); }));
        // Often while it still waits, sometimes when the body is about to begin or runs.
        auto const until = steady::now() + std::chrono::microseconds{round * 5};
        while (steady::now() < until)
            std::this_thread::yield();
        cancel.emit(asio::cancellation_type::terminal);
        cancel.emit(asio::cancellation_type::terminal);
        auto result = ended.get_future();
        REQUIRE(result.wait_for(stuck) == std::future_status::ready);
        aborted += result.get() == asio::error::operation_aborted;
        cancel.emit(asio::cancellation_type::terminal);
    }
    CHECK(aborted == 200);
    locks.async_close(asio::use_future).get();
    pool.join();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("with_lock: the client's context is destroyed before the handler's")
{
    topology servers;
    enum moment { waiting, begun, guarded };
    for (auto const when : {waiting, begun, guarded}) {
        CAPTURE(when);
        asio::io_context handlers;
        auto clients = std::make_optional<context_shut_twice>();
        auto locks =
            std::make_optional<unguarded_client>(asio::make_strand(*clients), servers.addresses());
        any_mutex const name{*locks, "two contexts", long_ttl};
        colock::lease held;
        if (when == waiting)
            run_to_end(*clients,
                       [&]() -> asio::awaitable<void> { held = co_await name.async_acquire(); });
        std::atomic<bool> sleeping = false;
        int cancelled = 0;
        int ends = 0;
        auto body = [&](colock::lease& its) -> asio::awaitable<void> {
            try {
                co_await sleeper{&sleeping}(its);
            } catch (colock::system_error const& error) {
                cancelled += error.code() == asio::error::operation_aborted && !its.valid();
                throw;
            }
        };
        auto work = [&]() -> asio::awaitable<void> {
            co_await colock::async_with_lock(name, body);
        };
        asio::co_spawn(handlers, work(), [&](std::exception_ptr) { ++ends; });
        auto const end = steady::now() + stuck;
        while (steady::now() < end &&
               (when == waiting ? locks->get_metrics().waiters == 0 : !sleeping)) {
            clients->restart();
            clients->run_one_for(1ms);
            handlers.restart();
            handlers.poll();
        }
        CHECK(sleeping == (when != waiting));
        if (when == guarded) {
            clients->restart();
            clients->poll();
        }
        clients.reset();
        handlers.restart();
        handlers.poll();
        locks.reset();
        CHECK(ends == 0);
        // Otherwise the body would go on without a lock.
        CHECK(cancelled == (when != waiting));
        servers.command_all({"DEL", "lock:two contexts"});
    }
}

TEST_CASE("with_lock: a client that is closed when the body has ended takes no lease from it")
{
    topology servers;
    asio::io_context handlers;
    asio::io_context clients;
    unguarded_client locks{clients, servers.addresses()};
    any_mutex const name{locks, "ended", long_ttl};
    asio::steady_timer gate{handlers, stuck};
    bool begun = false;
    auto body = [&](colock::lease&) -> asio::awaitable<void> {
        begun = true;
        co_await gate.async_wait(asio::as_tuple(asio::use_awaitable));
    };
    int ends = 0;
    std::exception_ptr how;
    colock::async_with_lock(name, body, asio::bind_executor(handlers, [&](std::exception_ptr got) {
                                ++ends;
                                how = got;
                            }));
    run_both_until(handlers, clients, [&] { return begun; });
    bool closed = false;
    locks.async_close([&](error_code) { closed = true; });
    gate.cancel();
    handlers.restart();
    handlers.poll(); // the body ends, and its release goes behind the close
    run_both_until(handlers, clients, [&] { return ends == 1 && closed; });
    CHECK_FALSE(how);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(
    one_client, 1,
    "with_lock: that the client has closed under the body is told, though it never waits")
{
    any_mutex const name{locks, "closed under it", long_ttl};
    auto const executor = co_await asio::this_coro::executor;
    bool valid = true;
    auto body = [&](colock::lease& held) -> asio::awaitable<void> {
        // The client closes first, and then the body goes on.
        asio::post(executor, [&] { locks.async_close([](error_code) {}); });
        co_await asio::post(asio::use_awaitable);
        valid = held.valid();
    };
    auto const [how] = co_await colock::async_with_lock(name, body, asio::as_tuple);
    CHECK_FALSE(valid);
    CHECK(error_of(how) == errc::lease_lost);
}

TEST_CASE("with_lock: keeps the client's context at work until it has completed")
{
    topology servers;
    asio::io_context handlers;
    asio::io_context clients;
    auto locks = std::make_optional<unguarded_client>(clients, servers.addresses());
    any_mutex const name{*locks, "at work", long_ttl};
    std::atomic<bool> sleeping = false;
    int ends = 0;
    error_code error;
    colock::async_with_lock(name, sleeper{&sleeping},
                            asio::bind_executor(handlers, [&](std::exception_ptr how) {
                                ++ends;
                                error = error_of(how);
                            }));
    locks.reset();
    clients.run_for(50ms * slack); // the client has closed, which the operation has not heard of
    CHECK_FALSE(clients.stopped());
    run_both_until(handlers, clients, [&] { return ends == 1; });
    CHECK(error == errc::client_closed);
    drain(clients);
}

TEST_CASE("with_lock: a handler of another context may let the client's go")
{
    topology servers;
    asio::io_context handlers;
    auto clients = std::make_optional<context_shut_twice>();
    auto locks = std::make_optional<unguarded_client>(*clients, servers.addresses());
    any_mutex const name{*locks, "let go", long_ttl};
    int ends = 0;
    bool nothing_left = false;
    auto body = [](colock::lease&) -> asio::awaitable<void> { co_return; };
    colock::async_with_lock(name, body, asio::bind_executor(handlers, [&](std::exception_ptr how) {
                                ++ends;
                                CHECK_FALSE(how);
                                locks.reset();
                                clients->restart();
                                clients->run_for(stuck); // ends when nothing is at work
                                nothing_left = clients->stopped();
                                clients.reset();
                            }));
    for (auto const end = steady::now() + stuck; ends == 0 && steady::now() < end;) {
        clients->restart();
        clients->run_one_for(1ms);
        handlers.restart();
        handlers.poll();
    }
    CHECK(ends == 1);
    CHECK(nothing_left);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("with_lock: an erased handler of another context, after the client's is gone")
{
    topology servers;
    asio::io_context handlers;
    auto clients = std::make_unique<context_shut_twice>();
    auto locks = std::make_optional<unguarded_client>(*clients, servers.addresses());
    any_mutex const name{*locks, "erased", long_ttl};
    int ends = 0;
    auto handler = [&](std::exception_ptr how) {
        ++ends;
        CHECK_FALSE(how);
    };
    asio::cancellation_signal stop;
    auto body = [](colock::lease&) -> asio::awaitable<void> { co_return; };
    colock::async_with_lock(
        name, body,
        asio::any_completion_handler<void(std::exception_ptr)>{asio::bind_executor(
            handlers, asio::bind_cancellation_slot(stop.slot(), std::move(handler)))});
    run_until(*clients, [&] { return locks->get_metrics().releases == 1; });
    locks.reset();
    clients->restart();
    clients->run_for(stuck);
    CHECK(clients->stopped());
    CHECK(ends == 0);
    clients.reset();
    stop.emit(asio::cancellation_type::all);
    handlers.poll();
    CHECK(ends == 1);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("with_lock: the body of a future or of an erased handler runs on the client's executor")
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "where", long_ttl};
    int here = 0;
    auto body = [&, test = std::this_thread::get_id()](colock::lease&) -> asio::awaitable<void> {
        co_await asio::post(asio::use_awaitable);
        here += std::this_thread::get_id() == test;
        here += io.get_executor().running_in_this_thread();
    };
    auto promised = colock::async_with_lock(name, body, asio::use_future);
    run_until(io, [&] { return promised.wait_for(0s) == std::future_status::ready; });
    promised.get();
    CHECK(here == 2);
    auto bound = colock::async_with_lock(
        name, body, asio::bind_executor(asio::system_executor{}, asio::use_future));
    run_until(io, [&] { return bound.wait_for(0s) == std::future_status::ready; });
    bound.get();
    CHECK(here == 4);
    auto without_type = colock::async_with_lock(
        name, body,
        asio::bind_executor(asio::any_io_executor{asio::system_executor{}}, asio::use_future));
    run_until(io, [&] { return without_type.wait_for(0s) == std::future_status::ready; });
    without_type.get();
    CHECK(here == 6);
    auto in_strand = colock::async_with_lock(
        name, body,
        asio::bind_executor(asio::any_io_executor{asio::make_strand(
                                asio::any_io_executor{asio::system_executor{}})},
                            asio::use_future));
    run_until(io, [&] { return in_strand.wait_for(0s) == std::future_status::ready; });
    in_strand.get();
    CHECK(here == 8);
    std::atomic<int> ends = 0;
    asio::thread_pool pool{1};
    colock::async_with_lock(name, body,
                            asio::any_completion_handler<void(std::exception_ptr)>{
                                asio::bind_executor(pool, [&](std::exception_ptr) { ++ends; })});
    run_until(io, [&] { return ends == 1; });
    CHECK(here == 10);
    // An executor of the caller's own context is used, also in a strand and with its type erased.
    auto elsewhere = [&](colock::lease&) -> asio::awaitable<void> {
        here += pool.get_executor().running_in_this_thread();
        co_return;
    };
    asio::any_io_executor const erased = asio::make_strand(pool);
    colock::async_with_lock(
        name, elsewhere,
        asio::bind_executor(asio::make_strand(erased), [&](std::exception_ptr) { ++ends; }));
    run_until(io, [&] { return ends == 2; });
    CHECK(here == 11);
    run(io, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
    pool.join();
}

TEST_CASE("with_lock: a lock that is lost before the body begins")
{
    topology servers;
    asio::io_context handlers;
    asio::io_context clients;
    unguarded_client locks{clients, servers.addresses()};
    any_mutex const name{locks, "early", long_ttl};
    bool begun = false;
    auto body = [&](colock::lease&) -> asio::awaitable<void> {
        begun = true;
        co_return;
    };
    int ends = 0;
    error_code error;
    colock::async_with_lock(name, body, asio::bind_executor(handlers, [&](std::exception_ptr how) {
                                ++ends;
                                error = error_of(how);
                            }));
    handlers.poll(); // the acquire begins
    run_until(clients, [&] { return locks.get_metrics().acquires == 1; });
    servers.command_all({"DEL", "lock:early"});
    run_until(clients, [&] { return locks.get_metrics().losses == 1; });
    for (auto const end = steady::now() + stuck; ends == 0 && steady::now() < end;) {
        handlers.restart();
        handlers.run_one_for(1ms);
        clients.restart();
        clients.run_one_for(1ms);
    }
    CHECK(ends == 1);
    CHECK(error == errc::lease_lost);
    CHECK_FALSE(begun);
    run(clients, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
}
