// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/process.hpp"

#include <csignal>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

// When client_options::on_event is called, and what may be done in it.

using namespace support;
using colock::event_kind;

namespace {

colock::client_options quick(colock::event_handler on_event)
{
    colock::client_options options;
    options.drain_timeout = 100ms;
    options.on_event = std::move(on_event);
    return options;
}

/// Kills all servers, and waits until the client knows: then it refuses commands within a call.
asio::awaitable<void> lose_all(topology& servers, event_recorder const& events)
{
    for (auto& server : servers)
        server.kill();
    auto refused = until("the refusals", [&] {
        return events.count(event_kind::connect_failed) >= static_cast<std::size_t>(servers.size());
    });
    co_await std::move(refused);
}

} // namespace

CONTRACT("events: none is told within a call of the client's user")
{
    topology servers{node_count};
    asio::io_context io;
    event_recorder events;
    // Stands for a std::mutex that the caller has locked, and that the hook would lock, too.
    bool in_call = false;
    int told_in_call = 0;
    unguarded_client locks{io, servers.addresses(),
                           quick([&, record = events.handler()](colock::event const& event) {
                               told_in_call += in_call;
                               record(event);
                           })};
    run(io, [&]() -> asio::awaitable<void> {
        std::vector<colock::lease> held;
        for (int i = 0; i < 4; ++i) {
            any_mutex const name{locks, "guarded " + std::to_string(i), long_ttl};
            held.push_back(co_await name.async_acquire());
        }
        auto losing = lose_all(servers, events);
        co_await std::move(losing);

        result<nothing> released;
        result<nothing> closed;
        in_call = true;
        held[0].async_release(store(released));
        held[1] = {};
        in_call = false;
        co_await events.wait(event_kind::release_unknown, 2);
        in_call = true;
        locks.async_close(store(closed));
        in_call = false;
        co_await until("the end", [&] { return released.done() && closed.done(); });
        CHECK(events.count(event_kind::release_unknown) == 4);
        CHECK(told_in_call == 0);
    });
}

CONTRACT("events: heard before the handlers of the operations that end because of them")
{
    topology servers{node_count};
    asio::io_context io;
    event_recorder events;
    std::vector<std::string> order;
    unguarded_client locks{
        io, servers.addresses(), quick([&, record = events.handler()](colock::event const& event) {
            record(event);
            if (event.kind == event_kind::release_unknown || event.kind == event_kind::lease_lost)
                order.emplace_back(to_string(event.kind));
        })};
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const lost{locks, "lost", long_ttl};
        any_mutex const unknown{locks, "unknown", long_ttl};
        auto held = co_await lost.async_acquire();
        auto other = co_await unknown.async_acquire();
        held.async_wait_lost([&](error_code, colock::loss_cause) { order.emplace_back("lost"); });
        servers.command_all({"DEL", "lock:lost"});
        co_await until("the loss", [&] { return order.size() >= 2; });
        auto losing = lose_all(servers, events);
        co_await std::move(losing);
        other.async_release([&](error_code) { order.emplace_back("unknown"); });
        co_await until("the end of the release", [&] { return order.size() >= 4; });
        CHECK(order ==
              std::vector<std::string>{"lease_lost", "lost", "release_unknown", "unknown"});
        co_await locks.async_close(asio::as_tuple);
    });
}

CONTRACT("events: operations that are started in the hook work as anywhere")
{
    topology servers{node_count};
    asio::io_context io;
    std::optional<unguarded_client> locks;
    colock::lease held;
    result<colock::lease> acquired;
    result<nothing> released;
    result<nothing> closed;
    colock::client_options options;
    options.on_event = [&](colock::event const& event) {
        if (event.kind != event_kind::lease_lost)
            return;
        if (event.name == "first") {
            any_mutex const next{*locks, "next", long_ttl};
            next.async_acquire(store(acquired));
            held.async_release(store(released));
        } else {
            locks->async_close(store(closed));
        }
    };
    locks.emplace(io, servers.addresses(), options);
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const first{*locks, "first", long_ttl};
        any_mutex const other{*locks, "other", long_ttl};
        auto lost = co_await first.async_acquire();
        held = co_await other.async_acquire();
        servers.command_all({"DEL", "lock:first"});
        co_await until(
            "both", [&] { return acquired.done() && released.done(); }, prompt);
        CHECK_FALSE(acquired.error);
        CHECK_FALSE(released.error);
        CHECK(acquired.value.valid());
        servers.command_all({"DEL", "lock:next"});
        co_await until(
            "the end", [&] { return closed.done(); }, prompt);
        CHECK_FALSE(closed.error);
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}

TEST_CASE("events: those told before the client's end are heard after it")
{
    topology servers;
    asio::io_context io;
    event_recorder events;
    std::optional<unguarded_client> locks;
    locks.emplace(io, servers.addresses(), quick(events.handler()));
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{*locks, "outlived", long_ttl};
        auto held = co_await name.async_acquire();
        auto losing = lose_all(servers, events);
        co_await std::move(losing);
        locks.reset();
    });
    CHECK(events.count(event_kind::release_unknown) == 1);
}

TEST_CASE("events: none is heard while the io_context is being destroyed")
{
    topology servers;
    event_recorder events;
    auto alive = std::make_shared<bool>(true);
    int late = 0;
    {
        asio::io_context io;
        unguarded_client locks{io, servers.addresses(),
                               quick([&, record = events.handler()](colock::event const& event) {
                                   late += !*alive;
                                   record(event);
                               })};
        colock::lease held;
        run_to_end(io, [&]() -> asio::awaitable<void> {
            any_mutex const name{locks, "abandoned", long_ttl};
            held = co_await name.async_acquire();
            auto losing = lose_all(servers, events);
            co_await std::move(losing);
            // The event is on its way, and the hook has not heard it yet.
            held = {};
            *alive = false;
        });
    }
    CHECK(late == 0);
    CHECK(events.count(event_kind::release_unknown) == 0);
}

TEST_CASE("events: a program whose hook throws" * doctest::skip())
{
    ::dup2(STDOUT_FILENO, STDERR_FILENO);
    topology servers;
    asio::io_context io;
    auto options = quick([](colock::event const& event) {
        if (event.kind == event_kind::disconnected)
            throw std::runtime_error{"thrown by the hook"};
    });
    unguarded_client locks{io, servers.addresses(), options};
    any_mutex const name{locks, "thrown", long_ttl};
    run_to_end(io, [&]() -> asio::awaitable<void> {
        auto held = co_await name.async_acquire();
        servers[0].kill();
    });
    try {
        io.restart();
        io.run_for(stuck);
        std::cout << "nothing has happened" << std::endl;
    } catch (std::exception const&) {
        std::cout << "the exception came out of run()" << std::endl;
    }
}

#ifdef COLOCK_SANITIZE_THREAD
constexpr bool can_abort = false; // with ThreadSanitizer the process stands still then
#else
constexpr bool can_abort = true;
#endif

TEST_CASE("events: an exception that escapes from the hook ends the process and is shown" *
          doctest::skip(!can_abort))
{
    child_process child{this_binary("events: a program whose hook throws")};
    std::string said;
    while (!contains(said, "thrown by the hook") && !contains(said, "run()"))
        said = child.read_line();
    CHECK_MESSAGE(contains(said, "thrown by the hook"), said);
    auto const status = child.handle().wait();
    REQUIRE(status.has_value());
    CHECK(WIFSIGNALED(*status));
    CHECK(WTERMSIG(*status) == SIGABRT);
}
