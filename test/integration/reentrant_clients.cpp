// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/as_user.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <future>
#include <thread>
#include <vector>

// One owner of a reentrant lock that uses several clients.

using namespace support;
using colock::owner;
using colock::reentrant_mutex;

REENTRANT_WITH(owner_with_two_clients,
               "reentrant: a waiter is served when its owner gets the lock with another client")
{
    // A waiter of the client that releases is the first to ask for the lock.
    reentrant_mutex const holders{first, "shared", owner{first}, long_ttl};
    for (int round = 0; round < 8; ++round) {
        CAPTURE(round);
        auto before = co_await holders.async_acquire(stuck);
        result<colock::lease> ahead;
        others.async_acquire(store(ahead));
        result<colock::lease> behind;
        result<colock::lease> in_time;
        there.async_acquire(store(behind));
        there.async_acquire(stuck / 3, store(in_time));
        co_await until("all to wait", [&] { return second.get_metrics().waiters == 3; });
        result<colock::lease> ours;
        here.async_acquire(store(ours));
        co_await until("me to wait", [&] { return first.get_metrics().waiters == 1; });
        co_await pass(10ms);
        co_await before.async_release();
        co_await until("a grant", [&] { return ours.done() || behind.done() || ahead.done(); });
        if (ahead.done())
            ahead.value = {};
        co_await until(
            "all of mine", [&] { return ours.done() && behind.done() && in_time.done(); }, prompt);
        CHECK(ours.value.valid());
        CHECK(behind.value.valid());
        CHECK_FALSE(in_time.error);
        ours.value = {};
        behind.value = {};
        in_time.value = {};
        co_await until(
            "the one who was ahead", [&] { return ahead.done(); }, prompt);
        ahead.value = {};
    }
    co_await close_and_check();
}

TEST_CASE("reentrant: the tokens of an owner whose clients know the server by other addresses")
{
    redis_server server;
    asio::io_context io;
    unguarded_client first{io, server.address()};
    unguarded_client second{io, server.unix_address()};
    owner const me{first};
    reentrant_mutex const here{first, "addresses", me, long_ttl};
    reentrant_mutex const there{second, "addresses", me, long_ttl};
    run(io, [&]() -> asio::awaitable<void> {
        auto one = co_await here.async_acquire();
        auto two = co_await there.async_acquire();
        CHECK(two.fencing_token() == one.fencing_token());
        auto again = co_await here.async_acquire();
        CHECK(again.fencing_token() >= two.fencing_token());
        // The first client has no lease any more, so the server is asked, and mints a token.
        one = {};
        co_await again.async_release();
        again = co_await here.async_acquire();
        CHECK(again.fencing_token() >= two.fencing_token());
        again = {};
        two = {};
        co_await first.async_close();
        co_await second.async_close();
    });
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("reentrant: a waiter is served when its owner gets the lock in another thread")
{
    topology servers;
    asio::thread_pool threads{4};
    {
        unguarded_client first{threads.get_executor(), servers.addresses()};
        unguarded_client second{threads.get_executor(), servers.addresses()};
        owner const me{first};
        reentrant_mutex const here{first, "threads", me, long_ttl};
        reentrant_mutex const there{second, "threads", me, long_ttl};
        reentrant_mutex const others{second, "threads", owner{second}, long_ttl};
        reentrant_mutex const holders{first, "threads", owner{first}, long_ttl};
        for (int round = 0; round < 30; ++round) {
            CAPTURE(round);
            auto before = holders.async_acquire(stuck, asio::use_future).get();
            auto ahead = others.async_acquire(stuck, asio::use_future);
            auto behind = there.async_acquire(stuck, asio::use_future);
            while (second.get_metrics().waiters < 2)
                std::this_thread::yield();
            auto ours = here.async_acquire(stuck, asio::use_future);
            while (first.get_metrics().waiters < 1)
                std::this_thread::yield();
            before = {};
            auto const ready = [](auto& each) {
                return each.wait_for(0s) == std::future_status::ready;
            };
            while (!ready(ours) && !ready(ahead))
                std::this_thread::yield();
            auto const start = steady::now();
            bool const was_ahead = ready(ahead);
            if (was_ahead)
                ahead.get() = {};
            auto one = ours.get();
            auto two = behind.get();
            CHECK(since(start) < prompt);
            CHECK(one.valid());
            CHECK(two.valid());
            one = {};
            two = {};
            if (!was_ahead)
                ahead.get() = {};
        }
        first.async_close(asio::use_future).get();
        second.async_close(asio::use_future).get();
    }
    threads.join();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

REENTRANT_WITH(owner_with_two_clients,
               "reentrant: that an owner enters again with one client costs the others little")
{
    unguarded_client third{io, servers.addresses()};
    reentrant_mutex const strangers{third, "shared", owner{third}, long_ttl};
    auto outer = co_await here.async_acquire(stuck);
    result<colock::lease> next;
    strangers.async_acquire(store(next));
    co_await until("the stranger to be refused", [&] { return third.get_metrics().commands > 0; });
    auto const holders = first.get_metrics().commands;
    auto const waiters = third.get_metrics().commands;
    // At each, all servers tell both of a changed key.
    constexpr int times = 1'000;
    auto const start = steady::now();
    for (int i = 0; i < times; ++i) {
        auto inner = co_await there.async_acquire(stuck);
        co_await inner.async_release();
    }
    // The pauses of those who wait become longer, up to between 50 and 100 ms.
    auto const attempts = 60 + since(start) / 40ms;
    auto const servers_asked = static_cast<std::uint64_t>(servers.size());
    CHECK(first.get_metrics().commands - holders < times * servers_asked);
    CHECK(third.get_metrics().commands - waiters <
          static_cast<std::uint64_t>(attempts) * servers_asked);
    CHECK_FALSE(next.done());
    co_await outer.async_release();
    co_await until(
        "the stranger", [&] { return next.done(); }, prompt);
    co_await next.value.async_release();
    co_await third.async_close();
    co_await close_and_check();
}

REENTRANT_WITH(owner_with_two_clients, "reentrant: the tokens of an owner never go back")
{
    auto one = co_await here.async_acquire(stuck);
    auto two = co_await there.async_acquire(stuck);
    auto three = co_await here.async_acquire(stuck);
    CHECK(two.fencing_token() >= one.fencing_token());
    CHECK(three.fencing_token() >= two.fencing_token());
    // What was written under the second lease does not shut out who works under the first.
    CHECK(one.fencing_token() >= two.fencing_token());
    co_await one.async_release();
    co_await three.async_release();
    // Only now it has none with the first client: the second keeps the lock, and the token.
    auto four = co_await here.async_acquire(stuck);
    CHECK(four.fencing_token() == two.fencing_token());
    co_await two.async_release();
    co_await four.async_release();

    auto const theirs = co_await next_token(others);
    CHECK(theirs > four.fencing_token());
    auto const again = co_await next_token(here);
    CHECK(again > theirs);
    co_await first.async_close();
    co_await second.async_close();
}

REENTRANT("reentrant: after a loss that one client has not heard of, tokens grow all the same")
{
    topology servers{node_count};
    servers.command_all(
        {"ACL", "SETUSER", "untold", "on", ">secret", "~*", "&*", "+@all", "-client|tracking"});
    asio::io_context io;
    event_recorder events;
    unguarded_client first{io, as(servers.addresses(), "untold"), events.options()};
    unguarded_client second{io, servers.addresses()};
    run(io, [&]() -> asio::awaitable<void> {
        // A new connection begins with a look at all leases.
        co_await events.wait(colock::event_kind::connected,
                             static_cast<std::size_t>(servers.size()));
        owner const me{first};
        reentrant_mutex const here{first, "unheard", me, long_ttl};
        reentrant_mutex const there{second, "unheard", me, long_ttl};
        reentrant_mutex const others{second, "unheard", owner{second}, long_ttl};
        auto before = co_await here.async_acquire(stuck);
        // Else a server could run this acquire after the next, and tell the client by refusing it.
        co_await until("all to have it",
                       [&] { return servers.existing("lock:unheard") == servers.size(); });
        servers.command_all({"DEL", "lock:unheard"});
        auto between = co_await others.async_acquire(stuck);
        CHECK(between.fencing_token() > before.fencing_token());
        co_await between.async_release();
        auto after = co_await there.async_acquire(stuck);
        CHECK(before.valid()); // it has not heard of it
        CHECK(after.fencing_token() > between.fencing_token());
        co_await after.async_release();
        co_await before.async_release(asio::as_tuple);
        co_await close_in_doubt(first);
        co_await second.async_close();
    });
}

REENTRANT_WITH(owner_with_two_clients, "reentrant: at a release only lock_ids are counted")
{
    auto ours = co_await here.async_acquire(stuck);
    auto theirs = co_await there.async_acquire(stuck);
    co_await until("all to have both", [&] {
        return servers.holding("lock:shared", ours.lock_id()) == servers.size() &&
               servers.holding("lock:shared", theirs.lock_id()) == servers.size();
    });
    for (std::string const field : {"x", "mode", "8743c9c0-0795-4907-87fd-6c719a6b4586:1"})
        servers.command_all({"HSET", "lock:shared", field, "99999999999999"});
    co_await theirs.async_release();
    co_await until("one to be counted", [&] {
        return std::all_of(servers.begin(), servers.end(), [&](auto& server) {
            return server.command({"HGET", "lock:shared", std::string{me.id()}}) == "1";
        });
    });
    for (auto& server : servers) {
        CHECK(server.command({"HGET", "lock:shared", "x"}) == "99999999999999");
        CHECK(server.command({"PTTL", "lock:shared"}).integer <= 60'000);
    }
    co_await ours.async_release();
    auto free = until("no lock", [&] { return servers.existing("lock:shared") == 0; });
    co_await std::move(free);
    co_await close_and_check();
}

REENTRANT_WITH(one_client, "reentrant: fencing may be asked for by a later acquire")
{
    owner const me{locks};
    reentrant_mutex const plain{locks, "fence", me, {.ttl = 60s, .fencing = false}};
    reentrant_mutex const fenced{locks, "fence", me, long_ttl};
    reentrant_mutex const others{locks, "fence", owner{locks}, long_ttl};
    auto before = co_await others.async_acquire();
    result<colock::lease> without;
    result<colock::lease> with;
    plain.async_acquire(store(without));
    fenced.async_acquire(store(with));
    co_await until("both to wait", [&] { return locks.get_metrics().waiters == 2; });
    co_await before.async_release();
    co_await until(
        "both", [&] { return without.done() && with.done(); }, prompt);
    CHECK_FALSE(without.error);
    CHECK_FALSE(with.error);
    CHECK(with.value.fencing_token() > before.fencing_token());
    CHECK(with.value.hold_count() == 2);
    auto tried = co_await fenced.async_try_acquire();
    REQUIRE(tried);
    CHECK(tried->fencing_token() == with.value.fencing_token());
    auto const token = with.value.fencing_token();
    with.value = {};
    *tried = {};

    co_await without.value.async_release();
    auto after = co_await others.async_acquire(stuck);
    CHECK(after.fencing_token() > token);
    co_await after.async_release();

    // One attempt is enough.
    auto unfenced = co_await plain.async_acquire(stuck);
    auto once = co_await fenced.async_try_acquire();
    REQUIRE(once);
    CHECK(once->fencing_token() > after.fencing_token());
    co_await once->async_release();
    co_await unfenced.async_release();
    co_await close_and_check();
}
