// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/leases_wanted.hpp"
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

constexpr unsigned many = 2'000;

/// Acquires many names at once.
asio::awaitable<std::vector<lease>> take_many(colock::client& locks, unsigned count = many,
                                              std::chrono::milliseconds ttl = 120s)
{
    auto const leases = std::make_shared<std::vector<lease>>(count);
    auto const done = std::make_shared<unsigned>(0);
    for (unsigned i = 0; i < count; ++i) {
        any_mutex const name{locks, std::to_string(i), {.ttl = ttl}};
        name.async_acquire([leases, done, i](error_code error, lease held) {
            CHECK_FALSE(error);
            (*leases)[i] = std::move(held);
            ++*done;
        });
    }
    auto taken = until(
        "all leases", [=] { return *done == count; }, 4 * stuck);
    co_await std::move(taken);
    co_return std::move(*leases);
}

} // namespace

OWN_TYPES_WITH(
    patient_recorded_client,
    "reconnect: one server is asked for all leases, in few commands, the others for none",
    {.drain_timeout = 4 * stuck})
{
    auto taking = take_many(locks);
    auto leases = co_await std::move(taking);
    auto quiet = until_quiet(locks);
    co_await std::move(quiet);
    auto const before = locks.get_metrics().commands;
    auto const connected = events.count(event_kind::connected);
    servers[0].command({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
    // No connection is there to tell the client: the check after the reconnect has to find it.
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
    // A server that seems to hang is asked again. To ask all servers would take far more commands.
    CHECK(commands < many / in_one * 2 + 8u * static_cast<unsigned>(node_count));
    CHECK(count_valid(leases) == many - lost);
    CHECK(locks.get_metrics().losses == lost);
    leases.clear();
    co_await close_and_check();
}

TEST_CASE_WITH(patient_recorded_client, 5,
               "reconnect: what is looked at of very many leases holds up nothing else")
{
    auto const very_many = leases_wanted(sanitized ? 5'000 : 10'000);
    auto taking = take_many(locks, very_many, 600s);
    auto leases = co_await std::move(taking);
    auto quiet = until_quiet(locks);
    co_await std::move(quiet);
    // A name is taken and given back again and again, and a lease is extended.
    any_mutex const other{locks, "other", {.ttl = 60s, .fencing = false, .hand_offs = 0}};
    std::vector<steady::duration> took;
    auto const p99 = [&took] {
        auto const at = took.begin() + static_cast<std::ptrdiff_t>(took.size() * 99 / 100);
        std::nth_element(took.begin(), at, took.end());
        return std::chrono::duration<double, std::milli>(*at).count();
    };
    auto const use_it = [&]() -> asio::awaitable<void> {
        auto const start = steady::now();
        auto held = co_await other.async_acquire(prompt);
        took.push_back(steady::now() - start);
        co_await held.async_release();
        co_await leases[took.size()].async_extend();
    };
    for (int i = 0; i < 300; ++i) {
        auto once = use_it();
        co_await std::move(once);
    }
    auto const quiet_p99 = p99();

    took.clear();
    // A batch of checks begins with one EXISTS of its keys; so does what this test asks.
    auto const last = "lock:" + std::to_string(very_many - 1);
    unsigned asked = 0;
    auto const is_there = [&] {
        ++asked;
        return servers[0].command({"EXISTS", last}) == 1;
    };
    auto const batches = [&](redis_server& server) { return server.calls_of("exists"); };
    std::vector<std::uint64_t> before;
    for (auto& server : servers)
        before.push_back(batches(server));
    auto const connected = events.count(event_kind::connected);
    servers[0].command({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
    servers[0].command({"DEL", last}); // given back
    // The lease that is given back need not be among those that are looked at last.
    auto const all_asked = [&] {
        return batches(servers[0]) - before[0] - asked >= very_many / 100;
    };
    while (took.size() < very_many / 200 || !is_there() || !all_asked()) {
        auto once = use_it();
        co_await std::move(once);
    }
    co_await pass(500ms);
    std::vector<std::uint64_t> sent;
    for (int node = 0; node < node_count; ++node)
        sent.push_back(batches(servers[node]) - before[static_cast<std::size_t>(node)]);
    sent[0] -= asked;
    // None of them failed, each had a moment only. How long they took depends on the machine.
    MESSAGE(very_many, " leases: ", sent[0], " commands, and p99 of ", took.size(), " acquires is ",
            p99() / quiet_p99, " times as long");
    // A hundred leases in one command, and some are asked for again where the server is slow.
    CHECK(sent[0] >= very_many / 100);
    CHECK(sent[0] <= very_many / 100 * 1.1);
    // A server that seemed to hang for a moment is asked for some leases, and not for all.
    for (std::size_t node = 1; node < sent.size(); ++node)
        CHECK(sent[node] <= very_many / 1'000);
    CHECK(events.count(event_kind::connected) == connected + 1);
    CHECK(count_valid(leases) == very_many);
    CHECK(locks.get_metrics().losses == 0);
    // All are released at once, and no release fails.
    leases.clear();
    co_await until(
        "the releases", [&] { return servers.existing(last) == 0; }, 4 * stuck);
    CHECK_MESSAGE(events.count(event_kind::release_unknown) == 0, events.text().substr(0, 1'000));
    // May fail: an acquire that was lost with its connection may have set a key, for its ttl.
    co_await locks.async_close(asio::as_tuple);
    check_nothing_left();
}

TEST_CASE_WITH(patient_recorded_client, 5,
               "reconnect: all leases are given back to one server whose memory was emptied")
{
    auto taking = take_many(locks);
    auto leases = co_await std::move(taking);
    auto quiet = until_quiet(locks);
    co_await std::move(quiet);
    // Some are renewed again and again meanwhile.
    constexpr int soon_due = 20;
    for (int i = 0; i < soon_due; ++i) {
        any_mutex const name{locks, "soon due " + std::to_string(i), {.ttl = 3s * slack}};
        leases.push_back(co_await name.async_acquire(prompt));
    }
    // A lease that only three are known to have is lost with one of them.
    auto const is_whole = [](lease const& each) { return each.held_by() == 5; };
    co_await until("all to be on five servers",
                   [&] { return std::all_of(leases.begin(), leases.end(), is_whole); });
    auto const held = many + soon_due;
    auto const before = locks.get_metrics().commands;
    auto const start = steady::now();
    auto look = start;
    servers[0].command({"FLUSHALL"});
    co_await until(
        "all to be set again",
        [&] {
            if (steady::now() < look || servers[0].command({"DBSIZE"}).integer < held)
                return false;
            look = steady::now() + 100ms; // KEYS takes the server a moment
            return servers[0].keys_matching("lock:*").size() >= held;
        },
        4 * stuck);
    co_await until(
        "all to be given back", [&] { return std::all_of(leases.begin(), leases.end(), is_whole); },
        4 * stuck);
    // One command for each lease; some to find out which are missing, and renewals, of all five.
    auto const commands = locks.get_metrics().commands - before;
    auto const seconds = std::chrono::ceil<std::chrono::seconds>(since(start)).count();
    CHECK(commands >= held);
    CHECK(commands <= held * 1.3 + 50 * static_cast<double>(seconds));
    CHECK(count_valid(leases) == held);
    CHECK(locks.get_metrics().losses == 0);
    CHECK_MESSAGE(events.count(event_kind::renewal_unknown) == 0, events.text().substr(0, 1'000));
    leases.clear();
    co_await close_and_check();
}

CONTRACT_WITH(patient_client, "reconnect: FLUSHALL is told to the holders of many names",
              {.drain_timeout = 4 * stuck})
{
    auto taking = take_many(locks);
    auto leases = co_await std::move(taking);
    co_await until_tracked(servers, many, 4 * stuck);
    servers.command_all({"FLUSHALL"});
    auto const start = steady::now();
    co_await until("all losses", [&] { return locks.get_metrics().losses == many; });
    // The first renewal would be after 40 s. A busy machine has taken 7 s to look at all of them.
    CHECK(since(start) < 10 * prompt);
    CHECK(count_valid(leases) == 0);
    leases.clear();
    co_await locks.async_close();
}

OWN_TYPES_WITH(recorded_client,
               "reconnect: a server that refuses writes is not believed to have lost its leases")
{
    std::vector<lease> leases;
    for (unsigned i = 0; i < 5; ++i) {
        leases.push_back(
            co_await any_mutex{locks, std::to_string(i), long_ttl}.async_acquire(prompt));
        // An acquire that is lost with its connection may run as long as its ttl, for all we know.
        co_await until_all_have(servers, "lock:" + std::to_string(i));
    }
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
