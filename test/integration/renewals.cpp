// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/rewriting_proxy.hpp"

#include <algorithm>
#include <string>
#include <vector>

// Leases that are due at the same time are renewed together, and each is judged on its own.

using namespace support;
using colock::lease;

namespace {

constexpr milliseconds ttl = 1500ms * slack;

asio::awaitable<std::vector<lease>> take(colock::client& locks, int count)
{
    std::vector<lease> leases;
    for (int i = 0; i < count; ++i) {
        any_mutex const name{locks, "many" + std::to_string(i), {.ttl = ttl}};
        leases.push_back(co_await name.async_acquire());
    }
    co_return leases;
}

} // namespace

OWN_TYPES_WITH(one_client, "renewals: many leases in few commands")
{
    auto taking = take(locks, 150);
    auto leases = co_await std::move(taking);
    co_await until_tracked(servers, 150);
    auto const before = locks.get_metrics();
    co_await until("everything to be renewed several times", [&] {
        return locks.get_metrics().renewals >= before.renewals + 4 * leases.size();
    });
    auto const after = locks.get_metrics();
    auto const commands = after.commands - before.commands;
    auto const renewals = after.renewals - before.renewals;
    CHECK(commands < renewals * static_cast<unsigned>(node_count) / 4);
    CHECK(count_valid(leases) == 150);
    for (auto& server : servers)
        CHECK(server.keys_matching("lock:many*").size() == 150);
    leases.clear();
    co_await close_and_check();
}

OWN_TYPES_WITH(one_client, "renewals: a server that is slow is told of few batches at a time")
{
    unsigned const count = sanitized ? 200 : 1'000;
    std::vector<lease> leases;
    for (unsigned i = 0; i < count; ++i) {
        any_mutex const name{locks, "many" + std::to_string(i), {.ttl = 3s * slack}};
        leases.push_back(co_await name.async_acquire());
    }
    co_await until("the first renewals", [&] { return locks.get_metrics().renewals > 0; });
    co_await pass(10ms);
    auto const before = locks.get_metrics().commands;
    servers.command_all({"CLIENT", "PAUSE", "300"});
    co_await pass(250ms);
    // Four batches, some renewals of single leases, and a probe whether the server hangs.
    CHECK(locks.get_metrics().commands - before <= 8u * static_cast<unsigned>(node_count));
    auto const renewed = locks.get_metrics().renewals;
    co_await until("renewals of all",
                   [&] { return locks.get_metrics().renewals >= renewed + 2 * count; });
    CHECK(count_valid(leases) == count);
    leases.clear();
    co_await close_and_check();
}

TEST_CASE_WITH(patient_client, 1, "renewals: a great many leases are kept",
               {.drain_timeout = 4 * stuck})
{
    static constexpr unsigned count = sanitized ? 2'000 : 5'000;
    auto const leases = std::make_shared<std::vector<lease>>();
    auto const failed = std::make_shared<unsigned>(0);
    for (unsigned i = 0; i < count; ++i) {
        any_mutex const name{locks, "many" + std::to_string(i), {.ttl = 6s * slack}};
        name.async_acquire([=](error_code error, lease held) {
            *failed += !!error;
            leases->push_back(std::move(held));
        });
    }
    auto taken = until(
        "all leases", [leases] { return leases->size() == count; }, 4 * stuck);
    co_await std::move(taken);
    co_await until(
        "three renewals of each", [&] { return locks.get_metrics().renewals >= 3 * count; },
        2 * stuck);
    CHECK(*failed == 0);
    CHECK(count_valid(*leases) == count);
    CHECK(locks.get_metrics().losses == 0);
    leases->clear();
    co_await locks.async_close();
}

CONTRACT_WITH(some_servers, "renewals: what has gone of many is lost, and nothing else")
{
    // Without tracking nothing but a renewal tells.
    servers.command_all({"ACL", "SETUSER", "default", "-client|tracking"});
    unguarded_client locks{io, servers.addresses()};
    auto taking = take(locks, 40);
    auto leases = co_await std::move(taking);
    result<colock::loss_cause> deleted;
    leases[7].async_wait_lost(store(deleted));
    result<colock::loss_cause> another_type;
    leases[13].async_wait_lost(store(another_type));
    result<colock::loss_cause> taken;
    leases[39].async_wait_lost(store(taken));
    servers.command_all({"DEL", "lock:many7", "lock:many13"});
    servers.command_all({"RPUSH", "lock:many13", "a list"});
    take_lock(servers, "lock:many39", "somebody else");
    co_await until("the losses",
                   [&] { return deleted.done() && another_type.done() && taken.done(); });
    for (auto const* const each : {&deleted, &another_type, &taken}) {
        CHECK_FALSE(each->error);
        CHECK(each->value == colock::loss_cause::refused);
    }
    auto const renewals = locks.get_metrics().renewals;
    co_await until("renewals of the others",
                   [&] { return locks.get_metrics().renewals > renewals + 100; });
    CHECK(count_valid(leases) == 37);
    CHECK(locks.get_metrics().losses == 3);
    leases.clear();
    co_await locks.async_close();
}

OWN_TYPES_WITH(some_servers, "renewals: one by one, for a user who may not do what many need")
{
    servers.command_all({"ACL", "SETUSER", "default", "-exists"});
    unguarded_client locks{io, servers.addresses()};
    auto taking = take(locks, 10);
    auto leases = co_await std::move(taking);
    co_await until("several renewals",
                   [&] { return locks.get_metrics().renewals >= 4 * leases.size(); });
    CHECK(count_valid(leases) == 10);
    leases.clear();
    co_await locks.async_close();
}

CONTRACT_WITH(one_client, "renewals: each counter is kept for as long as its own options say")
{
    std::vector<lease> leases;
    for (int hours : {1, 50, 1, 50}) {
        colock::lock_options const options{.ttl = ttl, .counter_life = std::chrono::hours{hours}};
        any_mutex const name{locks, std::to_string(leases.size()), options};
        leases.push_back(co_await name.async_acquire());
    }
    auto const before = locks.get_metrics().renewals;
    co_await until("everything to be renewed",
                   [&] { return locks.get_metrics().renewals >= before + 8; });
    for (auto& server : servers) {
        for (auto const& lease : leases) {
            auto const counter = "{lock:" + std::string{lease.name()} + "}:colock:fence";
            milliseconds const life{server.command({"PTTL", counter}).integer};
            milliseconds const wanted = std::stoi(std::string{lease.name()}) % 2 ? 50h : 1h;
            CHECK(life > wanted);
            CHECK(life <= wanted * 9 / 8 + 2 * ttl);
        }
    }
    leases.clear();
    co_await locks.async_close();
}

TEST_CASE("renewals: a lease is kept by answers that all come too late for their attempts")
{
    constexpr milliseconds long_enough = 2s * slack;
    redis_server server;
    rewriting_proxy between{server, [](rewriting_proxy::words&) {}};
    asio::io_context io;
    event_recorder events;
    auto options = events.options();
    options.node_timeout = 50ms;
    options.health_check_interval = 60s;
    unguarded_client locks{io, between.address(), options};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "late", {.ttl = long_enough}};
        auto held = co_await name.async_acquire();
        between.delay(3 * options.node_timeout); // each attempt waits for one
        for (auto const end = steady::now() + long_enough * 3 / 2; steady::now() < end;) {
            co_await pass(5ms);
            REQUIRE_MESSAGE(held.valid(), events.text());
        }
        CHECK(events.count(colock::event_kind::renewal_unknown) > 0);
        between.delay(0ms);
        co_await held.async_release();
        co_await locks.async_close(asio::as_tuple);
    });
    CHECK(server.command({"EXISTS", "lock:late"}) == 0);
}
