// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

// What an administrator does to a server in use.

using namespace support;

namespace {

struct act {
    char const* what;
    std::vector<std::string> command;
};

} // namespace

CONTRACT_WITH(one_client,
              "administrator: a key that is deleted or taken is a loss at once, by tracking")
{
    std::vector<act> const acts{
        {"DEL", {"DEL", "lock:key"}},
        {"UNLINK", {"UNLINK", "lock:key"}},
        {"FLUSHALL", {"FLUSHALL"}},
        {"FLUSHDB", {"FLUSHDB"}},
        {"SET", {"SET", "lock:key", "somebody", "PX", "1"}},
        {"RENAME", {"RENAME", "lock:key", "lock:other"}},
        {"another type",
         {"EVAL", "redis.call('DEL', KEYS[1]) redis.call('RPUSH', KEYS[1], 'x')", "1", "lock:key"}},
    };
    // The next renewal would be 20 s away.
    any_mutex const name{locks, "key", long_ttl};
    for (auto const& act : acts) {
        CAPTURE(act.what);
        auto held = co_await name.async_acquire(stuck);
        co_await until_all_have(servers, "lock:key");
        result<colock::loss_cause> lost;
        held.async_wait_lost(store(lost));
        servers.command_all(act.command);
        co_await until(
            "the loss", [&] { return lost.done(); }, prompt);
        CHECK_FALSE(lost.error);
        CHECK(lost.value == colock::loss_cause::refused);
        CHECK_FALSE(held.valid());
        servers.command_all({"DEL", "lock:other", "lock:key"});
    }
    co_await locks.async_close();
}

CONTRACT_WITH(one_client,
              "administrator: what happens to a key after a renewal is a loss at once, too")
{
    // A server's tracking of a key ends with each change of it.
    any_mutex const name{locks, "renewed key", long_ttl};
    auto held = co_await name.async_acquire();
    for (int i = 0; i < 3; ++i)
        co_await held.async_extend();
    co_await until_all_have(servers, "lock:renewed key");
    result<colock::loss_cause> lost;
    held.async_wait_lost(store(lost));
    co_await until_tracked(servers);
    servers.command_all({"DEL", "lock:renewed key"});
    co_await until(
        "the loss", [&] { return lost.done(); }, prompt);
    CHECK(lost.value == colock::loss_cause::refused);
    co_await locks.async_close();
}

CONTRACT_WITH(one_client, "administrator: a key that is changed and still ours is no loss")
{
    any_mutex const name{locks, "touched", long_ttl};
    auto held = co_await name.async_acquire();
    for (int i = 0; i < 5; ++i) {
        servers.command_all({"PEXPIRE", "lock:touched", "59000"});
        co_await pass(10ms);
    }
    for (int node = 0; node < servers.minority(); ++node)
        servers[node].command({"DEL", "lock:touched"});
    co_await pass(100ms);
    CHECK(held.valid());
    CHECK(locks.get_metrics().losses == 0);
    co_await held.async_release();
    co_await close_and_check();
}

OWN_TYPES_WITH(one_client, "administrator: deleting the key of another holder wakes the waiters")
{
    take_lock(servers, "lock:stale", "left by a crash");
    any_mutex const name{locks, "stale", long_ttl};
    for (std::string const act : {"DEL", "FLUSHALL"}) {
        CAPTURE(act);
        result<colock::lease> granted;
        name.async_acquire(store(granted));
        co_await until_tracked(servers);
        CHECK_FALSE(granted.done());
        servers.command_all(act == "DEL" ? std::vector<std::string>{"DEL", "lock:stale"}
                                         : std::vector<std::string>{"FLUSHALL"});
        co_await until(
            "the grant", [&] { return granted.done(); }, prompt);
        CHECK(granted.value.valid());
        co_await granted.value.async_release();
        co_await until("no lock", [&] { return servers.existing("lock:stale") == 0; });
        take_lock(servers, "lock:stale", "left by a crash");
    }
    // A key that expires by itself is noticed, too.
    servers.command_all({"PEXPIRE", "lock:stale", "200"});
    auto held = co_await name.async_acquire(stuck);
    CHECK(held.valid());
    co_await locks.async_close();
}

CONTRACT_WITH(recorded_client, "administrator: SCRIPT FLUSH is not noticed")
{
    co_await events.wait(colock::event_kind::connected, static_cast<std::size_t>(servers.size()));
    for (int round = 0; round < 3; ++round) {
        any_mutex const name{locks, "flushed", long_ttl};
        servers.command_all({"SCRIPT", "FLUSH"});
        auto held = co_await name.async_acquire(5s);
        servers.command_all({"SCRIPT", "FLUSH"});
        co_await held.async_extend();
        servers.command_all({"SCRIPT", "FLUSH"});
        co_await held.async_release();
    }
    CHECK(events.count(colock::event_kind::connected) == static_cast<std::size_t>(servers.size()));
    CHECK(events.count(colock::event_kind::disconnected) == 0);
    co_await close_and_check();
}

CONTRACT_WITH(
    two_recorded_clients,
    "administrator: CLIENT KILL of our connections costs neither lease nor place in the queue")
{
    auto const connections = 2 * static_cast<std::size_t>(servers.size());
    co_await events.wait(colock::event_kind::connected, connections);
    any_mutex const ours{first, "kept", long_ttl};
    any_mutex const theirs{second, "kept", long_ttl};
    auto held = co_await ours.async_acquire();
    result<colock::lease> waiting;
    theirs.async_acquire(store(waiting));
    co_await until("the waiter", [&] { return second.get_metrics().waiters == 1; });
    for (std::size_t round = 1; round <= 3; ++round) {
        servers.command_all({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
        co_await events.wait(colock::event_kind::connected, (round + 1) * connections);
        co_await held.async_extend();
        CHECK(held.valid());
        CHECK_FALSE(waiting.done());
    }
    // The new connections track the key as well.
    co_await held.async_release();
    co_await until(
        "the grant", [&] { return waiting.done(); }, prompt);
    CHECK(waiting.value.valid());

    // A release that happens while nobody listens is found out on the way back.
    result<colock::lease> next;
    ours.async_acquire(store(next));
    co_await until("the waiter", [&] { return first.get_metrics().waiters == 1; });
    co_await pass(20ms);
    for (auto& server : servers) {
        server.command({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
        server.command({"DEL", "lock:kept"});
    }
    co_await until(
        "the grant", [&] { return next.done(); }, 2 * prompt);
    CHECK(next.value.valid());
    co_await close_in_doubt(first);
    co_await close_in_doubt(second);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(recorded_client, 1,
               "administrator: a connection that never lasts is not made again in a hurry",
               {.reconnect_wait_min = 100ms, .reconnect_wait_max = 10s})
{
    auto const start = steady::now();
    for (std::size_t round = 1; round <= 4; ++round) {
        co_await events.wait(colock::event_kind::connected, round);
        servers.command_all({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
    }
    co_await events.wait(colock::event_kind::connected, 5);
    // The pauses are at least half of 100, 200, 400 and 800 ms.
    CHECK(since(start) >= 750ms);
    co_await locks.async_close();
}

CONTRACT_WITH(one_client, "administrator: CLIENT PAUSE delays and breaks nothing")
{
    any_mutex const kept_name{locks, "kept", {.ttl = 5s}};
    any_mutex const name{locks, "delayed", {.ttl = 5s}};
    auto kept = co_await kept_name.async_acquire();
    for (std::string const mode : {"WRITE", "ALL"}) {
        CAPTURE(mode);
        servers.command_all({"CLIENT", "PAUSE", "300", mode});
        auto held = co_await name.async_acquire(stuck);
        CHECK(held.valid());
        CHECK(kept.valid());
        co_await held.async_release();
    }
    co_await kept.async_release();
    co_await close_and_check();
}
