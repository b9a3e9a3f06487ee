// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/version.hpp>
#if BOOST_VERSION >= 108600
#include <boost/asio/cancel_after.hpp>
#endif

#include <atomic>
#include <future>
#include <stdexcept>
#include <thread>

using namespace support;

namespace {

/// An io_context with a thread of its own, as a program without coroutines has it.
class background {
public:
    ~background()
    {
        work_.reset();
        for (auto const end = steady::now() + stuck; !ended_ && steady::now() < end;)
            std::this_thread::sleep_for(1ms);
        CHECK_MESSAGE(ended_, "the io_context never ran out of work");
        io_.stop();
        thread_.join();
    }

    asio::io_context& io() { return io_; }
    std::thread::id id() const { return thread_.get_id(); }

private:
    asio::io_context io_;
    asio::executor_work_guard<asio::io_context::executor_type> work_{io_.get_executor()};
    std::atomic<bool> ended_{false};
    std::thread thread_{[this] {
        io_.run();
        ended_ = true;
    }};
};

template <class T>
T get(std::future<T> future)
{
    if (future.wait_for(stuck) != std::future_status::ready)
        FAIL("no result within ", stuck.count(), " ms");
    return future.get();
}

} // namespace

CONTRACT("completion: futures, from a thread that knows nothing of Asio")
{
    topology servers{node_count};
    background worker;
    unguarded_client locks{worker.io(), servers.addresses()};
    any_mutex const name{locks, "future", long_ttl};
    auto held = get(name.async_acquire(asio::use_future));
    CHECK(held.valid());
    CHECK(error_of([&] { get(name.async_acquire(100ms * slack, asio::use_future)); }) ==
          errc::timed_out);
    CHECK_FALSE(get(name.async_try_acquire(asio::use_future)));
    get(held.async_extend(asio::use_future));
    get(held.async_release(asio::use_future));
    CHECK(error_of([&] { get(held.async_release(asio::use_future)); }) == errc::not_held);
    // ThreadSanitizer stops the other thread for seconds to look up where it freed the exception:
    // see tsan.supp.
    auto again = get(name.async_try_acquire(stuck, asio::use_future));
    CHECK(again);
    get(locks.async_close(asio::use_future));
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(one_client, 1, "completion: every other token")
{
    any_mutex const name{locks, "token", long_ttl};
    auto held = co_await name.async_acquire(5s);
#if BOOST_VERSION >= 108600
    auto const started = steady::now();
    auto const [aborted, none] =
        co_await name.async_acquire(asio::cancel_after(100ms, asio::as_tuple(asio::use_awaitable)));
    CHECK(aborted == asio::error::operation_aborted);
    CHECK_FALSE(none);
    CHECK(since(started) >= 100ms);
    CHECK(since(started) < 100ms + prompt);

    bool thrown = false;
    try {
        co_await name.async_try_acquire(30s, asio::cancel_after(20ms));
    } catch (colock::system_error const& error) {
        thrown = error.code() == asio::error::operation_aborted;
    }
    CHECK(thrown);
#endif

    error_code redirected;
    co_await name.async_acquire(100ms * slack,
                                asio::redirect_error(asio::use_awaitable, redirected));
    CHECK(redirected == errc::timed_out);

    // An operation that is made, kept, and started later.
    auto later = held.async_extend(asio::deferred);
    co_await std::move(later);
    co_await held.async_release(asio::use_awaitable);

    // Nobody takes the lease, so it goes back.
    name.async_acquire(asio::detached);
    co_await until("a grant", [&] { return locks.get_metrics().acquires == 2; });
    co_await until(
        "no lock", [&] { return servers.existing("lock:token") == 0; }, prompt);

    // A handler that can only be moved.
    bool called = false;
    auto flag = std::make_unique<bool*>(&called);
    name.async_try_acquire(
        [flag = std::move(flag)](error_code error, std::optional<colock::lease> lease) {
            CHECK_FALSE(error);
            CHECK(lease);
            **flag = true;
        });
    co_await until("the call", [&] { return called; });
    co_await locks.async_close();
}

TEST_CASE("completion: no handler is called from within the initiating function")
{
    topology servers;
    asio::io_context io;
    std::optional<unguarded_client> locks{std::in_place, io, servers.addresses()};
    any_mutex const name{*locks, "immediate", long_ttl};
    colock::lease empty;
    run(io, [&]() -> asio::awaitable<void> {
        result<nothing> released, extended, closed;
        result<colock::loss_cause> waited;
        result<colock::lease> negative, after_close;
        // An empty lease knows no io_context.
        empty.async_release(asio::bind_executor(io, store(released)));
        empty.async_extend(asio::bind_executor(io, store(extended)));
        empty.async_wait_lost(asio::bind_executor(io, store(waited)));
        name.async_acquire(-1s, store(negative));
        for (int const calls : {released.calls, extended.calls, waited.calls, negative.calls})
            CHECK(calls == 0);
        locks->async_close(store(closed));
        CHECK(closed.calls == 0);
        co_await until("the end", [&] { return closed.done(); });
        name.async_acquire(store(after_close));
        CHECK(after_close.calls == 0);
        co_await until("the last", [&] { return after_close.done(); });
        CHECK(released.error == errc::not_held);
        CHECK(extended.error == errc::not_held);
        CHECK(waited.error == errc::not_held);
        CHECK(negative.error == errc::invalid_argument);
        CHECK(after_close.error == errc::client_closed);
    });
}

TEST_CASE("completion: an operation on an empty lease goes through no other thread")
{
    {
        asio::io_context io;
        result<nothing> released;
        colock::lease().async_release(asio::bind_executor(io, store(released)));
        CHECK_FALSE(released.done());
        io.poll();
        CHECK(released.error == errc::not_held);
    }
    // Nothing of the operation is left when it has completed.
    for (int i = 0; i < 200; ++i) {
        asio::io_context io;
        bool done = false;
        asio::co_spawn(
            io,
            [](bool& over) -> asio::awaitable<void> {
                colock::lease empty;
                auto extend = empty.async_extend(asio::as_tuple(asio::use_awaitable));
                auto const [error] = co_await std::move(extend);
                over = error == errc::not_held;
            }(done),
            asio::detached);
        io.run();
        CHECK(done);
    }
}

TEST_CASE("completion: a moved-from lease is its client's still")
{
    topology servers;
    result<nothing> late;
    asio::io_context other;
    colock::lease left;
    CHECK(left.get_executor() == asio::any_io_executor{asio::system_executor{}});
    {
        asio::io_context io;
        unguarded_client locks{io, servers.addresses()};
        any_mutex const name{locks, "moved", long_ttl};
        colock::lease held;
        run_to_end(io, [&]() -> asio::awaitable<void> { held = co_await name.async_acquire(); });
        colock::lease taken{std::move(held)};
        CHECK(taken.valid());
        CHECK_FALSE(held);
        CHECK_FALSE(held.valid());
        CHECK(held.name().empty());
        CHECK(held.get_executor() == locks.get_executor());

        // Only this thread calls the handlers, also with an erased type or without an executor.
        std::vector<std::thread::id> called;
        std::vector<error_code> errors;
        auto const note = [&](error_code error, auto...) {
            called.push_back(std::this_thread::get_id());
            errors.push_back(error);
        };
        held.async_release(note);
        held.async_wait_lost(note);
        held.async_extend(asio::any_completion_handler<void(error_code)>{note});
        held.async_release(asio::any_completion_handler<void(error_code)>{
            asio::bind_executor(io.get_executor(), note)});
        CHECK(called.empty());
        for (auto const end = steady::now() + stuck; called.size() < 4 && steady::now() < end;)
            io.run_one_until(end);
        CHECK(called == std::vector(4, std::this_thread::get_id()));
        CHECK(errors == std::vector(4, make_error_code(errc::not_held)));

        // A moved-from lease that is assigned to holds again; the lease that was assigned does not.
        held = std::move(taken);
        CHECK(held.valid());
        CHECK_FALSE(taken);
        colock::lease const third{std::move(taken)};
        CHECK_FALSE(third);
        CHECK(third.get_executor() == locks.get_executor());
        left = std::move(held);
        colock::lease{std::move(left)};
        CHECK(left.get_executor() == locks.get_executor());
        run(io, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
    }
    // The context is gone.
    CHECK(left.get_executor() == asio::any_io_executor{asio::system_executor{}});
    left.async_release(asio::bind_executor(other, store(late)));
    other.run_for(stuck);
    CHECK(late.error == errc::not_held);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("completion: handlers run on their own executor, the client on its")
{
    topology servers;
    background clients;
    background handlers;
    unguarded_client locks{clients.io(), servers.addresses()};
    any_mutex const name{locks, "elsewhere", long_ttl};
    auto const strand = asio::make_strand(handlers.io());
    std::promise<std::thread::id> acquired, waited, released, empty_released;
    colock::lease held;
    name.async_acquire(asio::bind_executor(strand, [&](error_code, colock::lease lease) {
        held = std::move(lease);
        acquired.set_value(std::this_thread::get_id());
    }));
    CHECK(get(acquired.get_future()) == handlers.id());
    REQUIRE(held.valid());
    held.async_wait_lost(asio::bind_executor(strand, [&](error_code, colock::loss_cause) {
        waited.set_value(std::this_thread::get_id());
    }));
    held.async_release(asio::bind_executor(
        strand, [&](error_code) { released.set_value(std::this_thread::get_id()); }));
    CHECK(get(waited.get_future()) == handlers.id());
    CHECK(get(released.get_future()) == handlers.id());
    colock::lease().async_release(asio::bind_executor(
        strand, [&](error_code) { empty_released.set_value(std::this_thread::get_id()); }));
    CHECK(get(empty_released.get_future()) == handlers.id());

    // Without one of their own they run on the client's.
    std::promise<std::thread::id> plain;
    name.async_try_acquire([&](error_code, std::optional<colock::lease>) {
        plain.set_value(std::this_thread::get_id());
    });
    CHECK(get(plain.get_future()) == clients.id());
    get(locks.async_close(asio::use_future));
}

CONTRACT("completion: operations from several threads on a context of several threads")
{
    topology servers{node_count};
    asio::io_context io;
    unguarded_client one{io, servers.addresses()};
    unguarded_client two{io, servers.addresses()};
    constexpr int names = 3;
    constexpr int workers_per_client = 6;
    constexpr int rounds = 25;
    int counters[names] = {}; // not atomic: the lock is what protects them
    run_on_threads(io, 4, [&]() -> asio::awaitable<void> {
        auto executor = co_await asio::this_coro::executor;
        task_group workers{executor};
        for (auto* client : {&one, &two}) {
            for (int worker = 0; worker < workers_per_client; ++worker) {
                workers.spawn([&, client, worker]() -> asio::awaitable<void> {
                    for (int round = 0; round < rounds; ++round) {
                        int const which = (worker + round) % names;
                        any_mutex const lock{*client, "thread " + std::to_string(which), long_ttl};
                        auto held = co_await lock.async_acquire(stuck);
                        ++counters[which];
                        if (round % 3)
                            co_await held.async_release();
                    }
                });
            }
        }
        co_await workers.join();
        int total = 0;
        for (int const counter : counters)
            total += counter;
        CHECK(total == 2 * workers_per_client * rounds);
        co_await one.async_close();
        co_await two.async_close();
    });
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("completion: a client on a thread pool or a strand")
{
    topology servers;
    asio::thread_pool pool{3};
    unguarded_client pooled{pool, servers.addresses()};
    unguarded_client stranded{asio::make_strand(pool), servers.addresses()};
    std::vector<std::future<int>> futures;
    int inside = 0;
    for (int i = 0; i < 12; ++i) {
        auto work = [&, i]() -> asio::awaitable<int> {
            any_mutex const lock{i % 2 ? pooled : stranded, "pool", long_ttl};
            auto held = co_await lock.async_acquire(stuck);
            int const now = ++inside;
            co_await pass(1ms);
            --inside;
            co_await held.async_release();
            co_return now;
        };
        // The lambda dies before its coroutine does.
        auto outlive = [](auto body) -> asio::awaitable<int> {
            auto running = body();
            co_return co_await std::move(running);
        };
        futures.push_back(asio::co_spawn(pool, outlive(std::move(work)), asio::use_future));
    }
    for (auto& future : futures)
        CHECK(get(std::move(future)) == 1);
    get(pooled.async_close(asio::use_future));
    get(stranded.async_close(asio::use_future));
    pool.join();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("completion: what a handler throws comes out of run()")
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "throwing", long_ttl};
    auto fail = [](auto&&...) { throw std::domain_error{"the handler's"}; };
    auto body = [](colock::lease&) -> asio::awaitable<void> { co_return; };
    auto const comes_out = [&](auto start) {
        start(fail);
        io.restart();
        CHECK_THROWS_AS(io.run_for(stuck), std::domain_error);
        start(asio::bind_executor(io, fail));
        CHECK_THROWS_AS(io.run_for(stuck), std::domain_error);
        start(asio::bind_executor(asio::make_strand(io), fail));
        CHECK_THROWS_AS(io.run_for(stuck), std::domain_error);
    };
    auto const comes_out_of = [&]<class... Results>(auto start, void (*)(Results...)) {
        comes_out(start);
        start(asio::any_completion_handler<void(Results...)>{fail});
        CHECK_THROWS_AS(io.run_for(stuck), std::domain_error);
    };
    using acquired = void (*)(error_code, colock::lease);
    using tried = void (*)(error_code, std::optional<colock::lease>);
    using inspected = void (*)(error_code, colock::inspection);
    comes_out_of([&](auto handler) { name.async_acquire(std::move(handler)); }, acquired{});
    comes_out_of([&](auto handler) { name.async_try_acquire(std::move(handler)); }, tried{});
    comes_out_of([&](auto handler) { locks.async_inspect("throwing", std::move(handler)); },
                 inspected{});
    comes_out([&](auto handler) { colock::async_with_lock(name, body, std::move(handler)); });
    run(io, [&]() -> asio::awaitable<void> { co_await locks.async_close(); });
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("completion: handlers whose type is erased, as compiled libraries have them")
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    colock::mutex const name{locks, "erased", long_ttl};
    int called = 0;
    colock::lease held;
    std::vector<error_code> errors;
    auto const erased = [&]<class... Results>(void (*)(error_code, Results...)) {
        auto handler = [&](error_code error, Results... results) {
            errors.push_back(error);
            (
                [&](auto& result) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(result)>, colock::lease>)
                        held = std::move(result);
                }(results),
                ...);
            ++called;
        };
        return asio::any_completion_handler<void(error_code, Results...)>{
            asio::bind_executor(io.get_executor(), std::move(handler))};
    };
    using plain = void (*)(error_code);
    auto const wait_for = [&](int calls) {
        // Each operation keeps the io_context at work until it has called its handler.
        while (called < calls) {
            io.restart();
            REQUIRE(io.run_one_for(stuck) == 1);
        }
    };
    name.async_acquire(erased(static_cast<void (*)(error_code, colock::lease)>(nullptr)));
    wait_for(1);
    held.async_extend(erased(plain{}));
    wait_for(2);
    held.async_release(erased(plain{}));
    wait_for(3);
    colock::async_with_lock(
        name, [](colock::lease&) -> asio::awaitable<void> { co_return; },
        asio::any_completion_handler<void(std::exception_ptr)>{
            asio::bind_executor(io.get_executor(), [&](std::exception_ptr error) {
                CHECK_FALSE(error);
                ++called;
            })});
    wait_for(4);
    locks.async_close(erased(plain{}));
    wait_for(5);
    CHECK(errors == std::vector<error_code>(4));
    // The executor of a handler also calls it if its operation is refused at once.
    colock::lease{}.async_release(erased(plain{}));
    wait_for(6);
    name.async_acquire(erased(static_cast<void (*)(error_code, colock::lease)>(nullptr)));
    wait_for(7);
    REQUIRE(errors.size() == 6);
    CHECK(errors[4] == colock::errc::not_held);
    CHECK(errors[5] == colock::errc::client_closed);
}

TEST_CASE("completion: nothing is left of an io_context that ends with a refusal")
{
    for (int i = 0; i < 500; ++i) {
        asio::io_context io;
        error_code error;
        colock::lease{}.async_release(asio::any_completion_handler<void(error_code)>{
            asio::bind_executor(io.get_executor(), [&](error_code reason) { error = reason; })});
        // Polls: a thread that wakes this one could still use the io_context when it is destroyed.
        auto const deadline = std::chrono::steady_clock::now() + stuck;
        while (!io.poll_one())
            REQUIRE(std::chrono::steady_clock::now() < deadline);
        CHECK(error == colock::errc::not_held);
    }
}
