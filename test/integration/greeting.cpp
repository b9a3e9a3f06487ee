// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/rewriting_proxy.hpp"

#include <memory>
#include <string>
#include <vector>

// The first exchange on a connection succeeds as a whole, or the connection is made anew.

using namespace support;
using colock::event_kind;

CONTRACT("greeting: a server that is busy for a while is not half used afterwards")
{
    topology servers{node_count, {.arguments = {"--busy-reply-threshold", "10"}}};
    asio::io_context io;
    event_recorder events;
    auto options = events.options();
    options.poll_interval = 60s; // waking would take so long without client tracking
    std::vector<std::unique_ptr<redis_client>> culprits;
    for (auto& server : servers) {
        culprits.push_back(server.connect());
        culprits.back()->send({"EVAL", "while true do end", "0"});
        // Waits until the server tells others that it is busy.
        while (!server.try_command({"GET", "key"}).is_error()) {
        }
    }
    event_recorder events_of_other;
    unguarded_client locks{io, servers.addresses(), options};
    unguarded_client other{io, servers.addresses(), events_of_other.options()};
    run(io, [&]() -> asio::awaitable<void> {
        auto const failed =
            co_await events.wait(event_kind::connect_failed, static_cast<std::size_t>(node_count));
        CHECK(failed.error == errc::server_busy);
        CHECK(contains(failed.error.message(), failed.node));
        CHECK(events.count(event_kind::connected) == 0);
        for (auto& server : servers)
            server.command({"SCRIPT", "KILL"});
        co_await events.wait(event_kind::connected, static_cast<std::size_t>(node_count));
        CHECK(events.count(event_kind::tracking_refused) == 0);
        // Until all are up again: a majority is enough for a lock, and then not all track it.
        co_await until_connected(events_of_other, static_cast<std::size_t>(node_count));

        // The client's waiters are woken, and its holders hear of a loss.
        any_mutex const theirs{other, "name", long_ttl};
        auto held = co_await theirs.async_acquire();
        co_await until_tracked(servers, 1);
        result<colock::lease> waiter;
        any_mutex const ours{locks, "name", long_ttl};
        ours.async_acquire(stuck, store(waiter));
        co_await until("the waiter", [&] { return locks.get_metrics().waiters == 1; });
        co_await until_tracked(servers, 2);
        auto start = steady::now();
        co_await held.async_release();
        co_await until("its turn", [&] { return waiter.done(); });
        CHECK(since(start) < prompt);
        REQUIRE_FALSE(waiter.error);
        co_await until_tracked(servers, 1);
        start = steady::now();
        servers.command_all({"DEL", "lock:name"});
        co_await waiter.value.async_wait_lost();
        CHECK(since(start) < prompt);
        co_await locks.async_close();
        co_await other.async_close();
    });
}

CONTRACT("greeting: servers whose answers come byte by byte, those to the greeting slowly")
{
    topology servers{node_count};
    std::vector<std::unique_ptr<rewriting_proxy>> proxies;
    std::vector<colock::node_address> addresses;
    for (auto& server : servers) {
        auto const as_it_is = [](rewriting_proxy::words&) {};
        proxies.push_back(std::make_unique<rewriting_proxy>(server, as_it_is));
        proxies.back()->drip(200, 2ms);
        addresses.push_back(proxies.back()->address());
    }
    asio::io_context io;
    event_recorder events;
    auto options = events.options();
    options.connect_timeout = stuck;
    options.node_timeout = stuck;
    options.poll_interval = 60s; // waking would take so long without client tracking
    unguarded_client locks{io, std::move(addresses), options};
    unguarded_client other{io, servers.addresses()};
    run(io, [&]() -> asio::awaitable<void> {
        co_await events.wait(event_kind::connected, static_cast<std::size_t>(node_count));
        CHECK(events.count(event_kind::connect_failed) == 0);
        CHECK(events.count(event_kind::tracking_refused) == 0);
        any_mutex const name{locks, "name", {.ttl = 60s}};
        any_mutex const theirs{other, "name", {.ttl = 60s}};
        for (int round = 0; round < 5; ++round) {
            auto mine = co_await name.async_acquire(stuck);
            co_await mine.async_extend();
            result<colock::lease> waiting;
            theirs.async_acquire(stuck, store(waiting));
            co_await until("the other", [&] { return other.get_metrics().waiters == 1; });
            co_await mine.async_release();
            co_await until("its turn", [&] { return waiting.done(); });
            REQUIRE_FALSE(waiting.error);
            result<colock::lease> again;
            name.async_acquire(stuck, store(again));
            co_await until("me to wait", [&] { return locks.get_metrics().waiters == 1; });
            auto const start = steady::now();
            co_await waiting.value.async_release();
            co_await until("my turn", [&] { return again.done(); });
            REQUIRE_FALSE(again.error);
            CHECK(since(start) < 2 * prompt);
            co_await again.value.async_release();
        }
        // Several leases are renewed, and asked for, together.
        std::vector<colock::lease> held;
        for (int i = 0; i < 3; ++i) {
            any_mutex const each{locks, "held " + std::to_string(i), {.ttl = 3s * slack}};
            held.push_back(co_await each.async_acquire(stuck));
        }
        co_await until("renewals", [&] { return locks.get_metrics().renewals >= 9; });
        for (auto& each : held) {
            CHECK(each.valid());
            co_await each.async_release();
        }
        CHECK(events.count(event_kind::disconnected) == 0);
        co_await locks.async_close();
        co_await other.async_close();
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}
