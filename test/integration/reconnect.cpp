// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/until_quiet.hpp"

#include <algorithm>
#include <string>
#include <vector>

// What a client that holds many leases does when a connection comes back.

using namespace support;
using colock::event_kind;
using colock::lease;

namespace {

constexpr unsigned many = sanitized ? 2'000 : 10'000;

using patient_client = patient<one_client, 3>;
using patient_recorded_client = patient<recorded_client, 3>;

/// Acquires many names at once.
asio::awaitable<std::vector<lease>> take_many(colock::client& locks)
{
    auto const leases = std::make_shared<std::vector<lease>>(many);
    auto const done = std::make_shared<unsigned>(0);
    for (unsigned i = 0; i < many; ++i) {
        any_mutex const name{locks, std::to_string(i), {.ttl = 120s}};
        name.async_acquire([leases, done, i](error_code error, lease held) {
            CHECK_FALSE(error);
            (*leases)[i] = std::move(held);
            ++*done;
        });
    }
    auto taken = until(
        "all leases", [done] { return *done == many; }, stuck);
    co_await std::move(taken);
    co_return std::move(*leases);
}

auto count_valid(std::vector<lease> const& leases)
{
    return std::count_if(leases.begin(), leases.end(),
                         [](auto const& each) { return each.valid(); });
}

} // namespace

OWN_TYPES_WITH(
    patient_recorded_client,
    "reconnect: one server is asked for all leases, in few commands, the others for none")
{
    auto taking = take_many(locks);
    auto leases = co_await std::move(taking);
    auto quiet = until_quiet(locks);
    co_await std::move(quiet);
    auto const before = locks.get_metrics().commands;
    auto const connected = events.count(event_kind::connected);
    servers[0].command({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
    // Nobody could tell of it: this is for the check to find.
    servers[0].command({"DEL", "lock:17"});
    // Of two servers, one is no majority.
    bool const lost = node_count <= 2;
    if (lost) {
        co_await leases[17].async_wait_lost();
    } else {
        co_await until("the repair", [&] {
            return servers[0].command({"EXISTS", "lock:17"}) == 1;
        });
        CHECK(leases[17].valid());
    }
    co_await events.wait(event_kind::connected, connected + 1);

    // An acquire and a renewal in the middle of it.
    any_mutex const other{locks, "other", long_ttl};
    auto held = co_await other.async_acquire(prompt);
    co_await leases[1].async_extend();
    co_await held.async_release();
    unsigned const in_one = type_tried == lock_type::mutex ? 100 : 20;
    co_await until("all to be asked for",
                   [&] { return locks.get_metrics().commands - before >= many / in_one; });
    co_await pass(500ms);
    auto const commands = locks.get_metrics().commands - before;
    // It is asked again where it seems to hang meanwhile. All servers would be asked in far more.
    CHECK(commands < many / in_one * 2 + 8u * static_cast<unsigned>(node_count));
    CHECK(count_valid(leases) == many - lost);
    CHECK(locks.get_metrics().losses == lost);
    leases.clear();
    co_await close_and_check();
}

CONTRACT_WITH(patient_client, "reconnect: FLUSHALL is told to the holders of many names")
{
    auto taking = take_many(locks);
    auto leases = co_await std::move(taking);
    co_await pass(100ms);
    servers.command_all({"FLUSHALL"});
    auto const start = steady::now();
    co_await until("all losses", [&] { return locks.get_metrics().losses == many; });
    CHECK(since(start) < 4 * prompt); // the first renewal would be after 20 s
    CHECK(count_valid(leases) == 0);
    leases.clear();
    co_await locks.async_close();
}

OWN_TYPES_WITH(recorded_client,
               "reconnect: a server that refuses writes is not believed to have lost its leases")
{
    std::vector<lease> leases;
    for (unsigned i = 0; i < 5; ++i)
        leases.push_back(
            co_await any_mutex{locks, std::to_string(i), long_ttl}.async_acquire(prompt));
    auto const connected = events.count(event_kind::connected);
    servers.command_all({"CONFIG", "SET", "min-replicas-to-write", "1"});
    servers.command_all({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
    co_await events.wait(event_kind::connected, connected + static_cast<std::size_t>(node_count));
    co_await pass(300ms);
    CHECK(count_valid(leases) == 5);
    CHECK(locks.get_metrics().losses == 0);

    // What is lost meanwhile is noticed when they can be asked again.
    servers.command_all({"CONFIG", "SET", "min-replicas-to-write", "0"});
    servers.command_all({"DEL", "lock:3"});
    auto const start = steady::now();
    co_await leases[3].async_wait_lost();
    CHECK(since(start) < prompt);
    CHECK(count_valid(leases) == 4);
    leases.clear();
    co_await close_and_check();
}
