// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/system_context.hpp>
#include <boost/asio/system_executor.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <atomic>
#include <deque>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

using namespace support;

namespace {

/// These two outlive Asio's own threads, which end with static objects that are destroyed before.
std::unique_ptr<unguarded_client> last_client;
std::optional<asio::io_context> last_context;

/// Threads that run until the end of the process, and a lease that is held until then.
struct last_of_all {
    ~last_of_all()
    {
        held = {};
        locks.reset();
        threads.join();
    }

    asio::thread_pool threads{2};
    std::optional<unguarded_client> locks;
    colock::lease held;
};

/// At the end of the process, this is destroyed after all that its use has made.
std::unique_ptr<last_of_all> last_threads;

auto threads_of_this_process()
{
    return std::distance(std::filesystem::directory_iterator{"/proc/self/task"}, {});
}

} // namespace

CONTRACT_WITH(one_client, "close: every lease is released, every waiter told, nothing is left")
{
    std::deque<result<colock::lease>> waiters(20);
    result<std::optional<colock::lease>> trying;
    result<colock::loss_cause> watching;
    std::vector<colock::lease> leases;
    for (int i = 0; i < 50; ++i) {
        any_mutex const name{locks, "held " + std::to_string(i), long_ttl};
        leases.push_back(co_await name.async_acquire());
    }
    leases[0].async_wait_lost(store(watching));
    any_mutex const contended{locks, "held 7", long_ttl};
    for (auto& waiter : waiters)
        contended.async_acquire(store(waiter));
    contended.async_try_acquire(60s, store(trying));
    co_await until("the waiters", [&] { return locks.get_metrics().waiters == 21; });
    CHECK(locks.get_metrics().leases == 50);

    auto const start = steady::now();
    co_await locks.async_close();
    CHECK(since(start) < prompt);
    CHECK(servers.left_behind() == std::vector<std::string>{});

    co_await until(
        "the waiters' end",
        [&] { return trying.done() && watching.done() && waiters.back().done(); }, prompt);
    for (auto const& waiter : waiters) {
        CHECK(waiter.calls == 1);
        CHECK(waiter.error == errc::client_closed);
        CHECK_FALSE(waiter.value);
    }
    CHECK(trying.error == errc::client_closed);
    CHECK(watching.error == errc::client_closed);
    for (auto& held : leases)
        CHECK_FALSE(held.valid());
    CHECK(locks.get_metrics().leases == 0);
    CHECK(locks.get_metrics().waiters == 0);

    // From now on everything is refused.
    auto const [acquired, no_lease] = co_await contended.async_acquire(asio::as_tuple);
    CHECK(acquired == errc::client_closed);
    auto const [tried, no_optional] = co_await contended.async_try_acquire(asio::as_tuple);
    CHECK(tried == errc::client_closed);
    auto const [extended] = co_await leases[1].async_extend(asio::as_tuple);
    CHECK((extended == errc::client_closed || extended == errc::not_held));
    auto const [released] = co_await leases[1].async_release(asio::as_tuple);
    CHECK((released == errc::client_closed || released == errc::not_held));
    auto const [waited, cause] = co_await leases[1].async_wait_lost(asio::as_tuple);
    CHECK((waited == errc::client_closed || waited == errc::not_held));
    co_await locks.async_close(); // again, with nothing to do
}

CONTRACT_WITH(one_client,
              "close: two calls wait for the same end, a cancelled one does not stop it")
{
    any_mutex const name{locks, "kept", long_ttl};
    auto held = co_await name.async_acquire();
    asio::cancellation_signal cancel;
    result<nothing> cancelled;
    result<nothing> first;
    result<nothing> second;
    locks.async_close(asio::bind_cancellation_slot(cancel.slot(), store(cancelled)));
    cancel.emit(asio::cancellation_type::partial);
    locks.async_close(store(first));
    locks.async_close(store(second));
    co_await until(
        "the closing", [&] { return first.done() && second.done(); }, prompt);
    CHECK(cancelled.error == asio::error::operation_aborted);
    CHECK_FALSE(first.error);
    CHECK_FALSE(second.error);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

CONTRACT_WITH(some_servers,
              "close: a client that was never used, or never connected, closes at once")
{
    unguarded_client unused{io, servers.addresses()};
    for (auto& server : servers)
        server.kill();
    unguarded_client unconnected{io, servers.addresses()};
    auto const start = steady::now();
    co_await unused.async_close();
    co_await unconnected.async_close();
    CHECK(since(start) < prompt);
}

CONTRACT_WITH(one_client, "close: servers that hang are waited for no longer than drain_timeout",
              {.drain_timeout = 400ms})
{
    any_mutex const name{locks, "hung", {.ttl = 5s}};
    auto held = co_await name.async_acquire();
    for (auto& server : servers)
        server.pause();
    auto const start = steady::now();
    auto const [error] = co_await locks.async_close(asio::as_tuple);
    CHECK(error == errc::node_unavailable);
    for (auto& server : servers)
        CHECK_MESSAGE(contains(error.message(), server.address().label()), error.message());
    CHECK(since(start) >= 400ms);
    // A process that was busy when the time ended waits once more.
    CHECK(since(start) < 2 * 400ms + prompt);
    for (auto& server : servers)
        server.resume();
}

TEST_CASE("close: where no time is left, very many leases still end a portion at a time")
{
    constexpr std::size_t count = 5'000;
    constexpr std::size_t portion = 1'000;
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses(), {.drain_timeout = 0ms}};
    std::deque<result<colock::lease>> held(count);
    std::deque<result<colock::loss_cause>> watching(count);
    for (std::size_t i = 0; i < count; ++i)
        colock::mutex{locks, std::to_string(i), long_ttl}.async_acquire(store(held[i]));
    auto const end = steady::now() + stuck;
    for (std::size_t i = 0; i < count; ++i) {
        while (!held[i].done() && steady::now() < end)
            io.run_one_for(100ms);
        REQUIRE(held[i].value.valid());
        held[i].value.async_wait_lost(store(watching[i]));
    }
    while (io.poll_one() > 0)
        ;
    result<nothing> closed;
    locks.async_close(store(closed));
    std::uint64_t most = 0;
    for (auto before = locks.get_metrics().leases; !closed.done() && steady::now() < end;) {
        io.run_one_for(100ms);
        auto const after = locks.get_metrics().leases;
        most = std::max(most, before - after);
        before = after;
    }
    CHECK(most <= portion);
    CHECK(closed.done());
    CHECK(locks.get_metrics().leases == 0);
    while (io.poll_one() > 0)
        ;
    for (std::size_t i = 0; i < count; ++i) {
        CHECK_FALSE(held[i].value.valid());
        CHECK(watching[i].error == errc::client_closed);
    }
}

CONTRACT("close: a destroyed client fails its waiters and releases its leases")
{
    topology servers{node_count};
    asio::io_context io;
    std::optional<unguarded_client> locks{std::in_place, io, servers.addresses()};
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{*locks, "left", long_ttl};
        auto held = co_await name.async_acquire();
        result<colock::lease> waiter;
        result<colock::loss_cause> watching;
        name.async_acquire(store(waiter));
        held.async_wait_lost(store(watching));
        co_await until("the waiter", [&] { return locks->get_metrics().waiters == 1; });
        locks.reset();
        co_await until(
            "the waiters' end", [&] { return waiter.done() && watching.done(); }, prompt);
        CHECK(waiter.error == errc::client_closed);
        CHECK(watching.error == errc::client_closed);
        CHECK_FALSE(held.valid());
        co_await until(
            "no lock", [&] { return servers.existing("lock:left") == 0; }, prompt);

        // Mutexes and leases that outlive their client can be used, but their operations fail.
        auto const [acquired, lease] = co_await name.async_acquire(asio::as_tuple);
        CHECK(acquired == errc::client_closed);
        auto const [extended] = co_await held.async_extend(asio::as_tuple);
        CHECK((extended == errc::client_closed || extended == errc::not_held));
    });
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("close: an io_context destroyed with everything pending calls no handler")
{
    topology servers;
    result<colock::lease> waiter;
    {
        asio::io_context io;
        unguarded_client locks{io, servers.addresses()};
        result<colock::lease> held;
        any_mutex const name{locks, "abandoned", {.ttl = 2s}};
        name.async_acquire(store(held));
        name.async_acquire(store(waiter));
        for (auto const end = steady::now() + stuck; !held.done() && steady::now() < end;)
            io.run_one_for(100ms);
        CHECK(held.value.valid());
    }
    CHECK(waiter.calls == 0);
    // Nobody was there to release it: this is what the ttl is for.
    auto const left = servers[0].command({"PTTL", "lock:abandoned"}).integer;
    CHECK(left > 0);
    CHECK(left <= 2'000);
}

TEST_CASE("close: another thread lets go of a handle while the io_context is destroyed")
{
    for (int i = 0; i < 300; ++i) {
        auto io = std::make_unique<asio::io_context>();
        colock::client_options options;
        auto mark = std::make_shared<int>();
        std::weak_ptr<int> const part_of_the_client = mark;
        options.on_event = [mark = std::move(mark)](colock::event const&) {};
        auto locks = std::make_optional<unguarded_client>(
            *io, colock::node_address{"redis://127.0.0.1:1"}, std::move(options));
        auto name = std::make_optional<colock::mutex>(*locks, "let go");
        locks.reset();
        drain(*io);
        std::atomic<int> ready{0};
        auto const at_once = [&] {
            ++ready;
            while (ready < 2)
                std::this_thread::yield();
        };
        std::thread other{[&] {
            at_once();
            name.reset();
        }};
        at_once();
        io.reset();
        other.join();
        CHECK(part_of_the_client.expired());
    }
}

TEST_CASE("close: clients, and an io_context destroyed before them, start no threads")
{
    topology servers;
    auto const before = threads_of_this_process();
    auto io = std::make_unique<asio::io_context>();
    std::vector<std::unique_ptr<unguarded_client>> clients;
    std::deque<result<colock::lease>> waiters(3);
    for (auto& waiter : waiters) {
        clients.push_back(std::make_unique<unguarded_client>(*io, servers.addresses()));
        any_mutex{*clients.back(), "left", long_ttl}.async_acquire(store(waiter));
    }
    auto const first = [&] {
        return std::ranges::find_if(waiters, [](auto const& each) { return each.done(); });
    };
    for (auto const end = steady::now() + stuck; first() == waiters.end() && steady::now() < end;)
        io->run_one_for(100ms);
    REQUIRE(first() != waiters.end());
    bool ended = false;
    colock::async_with_lock(
        any_mutex{*clients.front(), "body", long_ttl},
        [](colock::lease&) -> asio::awaitable<void> { co_return; },
        [&](std::exception_ptr) { ended = true; });
    for (auto const end = steady::now() + stuck; !ended && steady::now() < end;)
        io->run_one_for(100ms);
    CHECK(ended);
    auto& held = first()->value;
    CHECK(held.valid());
    io.reset();
    any_mutex const name{*clients.back(), "left", long_ttl};
    name.async_acquire([](error_code, colock::lease) {});
    colock::async_with_lock(
        name, [](colock::lease&) -> asio::awaitable<void> { co_return; },
        [](std::exception_ptr) {});
    held.async_extend(-1ms, [](error_code) {});
    clients.back()->async_close([](error_code) {});
    CHECK_FALSE(held.valid());
    clients.clear();
    CHECK(threads_of_this_process() == before);
}

TEST_CASE("close: a program whose io_context outlives Asio's own threads" * doctest::skip())
{
    std::string url;
    std::getline(std::cin, url);
    last_context.emplace();
    last_client = std::make_unique<unguarded_client>(*last_context, url);
    asio::post(asio::system_executor{}, [] {});
    static result<colock::lease> held, waiting;
    any_mutex const name{*last_client, "last", long_ttl};
    name.async_acquire(store(held));
    name.async_acquire(store(waiting));
    for (auto const end = steady::now() + stuck; !held.done() && steady::now() < end;)
        last_context->run_one_for(100ms);
    CHECK(held.value.valid());
}

TEST_CASE("close: an io_context at namespace scope")
{
    topology servers;
    child_process program{
        this_binary("close: a program whose io_context outlives Asio's own threads")};
    program.write_line("redis://" + servers.addresses()[0].label());
    CHECK(program.handle().wait() == 0);
}

TEST_CASE("close: a program that holds a lease until its end" * doctest::skip())
{
    std::string url;
    std::getline(std::cin, url);
    last_threads = std::make_unique<last_of_all>();
    auto& locks = last_threads->locks.emplace(last_threads->threads, url);
    any_mutex const name{locks, "last", long_ttl};
    last_threads->held = name.async_acquire(asio::use_future).get();
    CHECK(last_threads->held.valid());
}

TEST_CASE("close: a thread_pool at namespace scope releases what is held")
{
    topology servers;
    child_process program{this_binary("close: a program that holds a lease until its end")};
    program.write_line("redis://" + servers.addresses()[0].label());
    CHECK(program.handle().wait() == 0);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("close: a handler that is destroyed with its io_context cancels another operation")
{
    struct canceller {
        explicit canceller(asio::cancellation_signal& other) : signal{&other} {}
        canceller(canceller&& other) noexcept : signal{std::exchange(other.signal, nullptr)} {}
        ~canceller()
        {
            if (signal)
                signal->emit(asio::cancellation_type::terminal);
        }
        void operator()(error_code, colock::lease) {}
        void operator()(error_code, colock::loss_cause) {}

        asio::cancellation_signal* signal;
    };

    topology servers;
    asio::cancellation_signal one, other;
    result<colock::lease> held, first, last;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "both", long_ttl};
    name.async_acquire(store(held));
    for (auto const end = steady::now() + stuck; !held.done() && steady::now() < end;)
        io.run_one_for(100ms);
    REQUIRE(held.value.valid());
    // The strand is busy, so all of them are still on their way there.
    asio::post(io, [] {});
    name.async_acquire(asio::bind_cancellation_slot(one.slot(), store(first)));
    held.value.async_wait_lost(canceller{one});
    name.async_acquire(canceller{other});
    name.async_acquire(asio::bind_cancellation_slot(other.slot(), store(last)));
}

CONTRACT("close: from the event hook, in the middle of whatever it was called from")
{
    topology servers{node_count};
    asio::io_context io;
    std::optional<unguarded_client> locks;
    std::vector<colock::lease> leases;
    result<nothing> closed;
    colock::client_options options;
    options.health_check_interval = 100ms;
    options.drain_timeout = 100ms;
    options.on_event = [&](colock::event const& event) {
        if (event.kind != colock::event_kind::renewal_unknown || closed.done())
            return;
        leases.clear();
        locks->async_close(store(closed));
    };
    locks.emplace(io, servers.addresses(), options);
    run(io, [&]() -> asio::awaitable<void> {
        for (int i = 0; i < 10; ++i) {
            any_mutex const name{*locks, "hook " + std::to_string(i), {.ttl = 3s}};
            leases.push_back(co_await name.async_acquire());
        }
        for (auto& server : servers)
            server.kill();
        co_await until("the end", [&] { return closed.done(); });
        CHECK(locks->get_metrics().leases == 0);
        CHECK(locks->get_metrics().losses == 0);
    });
}
