// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/redis_cluster.hpp"
#include "support/sentinel_group.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include <algorithm>
#include <exception>
#include <string>
#include <vector>

// A Sentinel group as one node: who the master is, and what happens when that changes.

using namespace support;

namespace {

struct some_group {
    explicit some_group(sentinel_group::options with = {}, std::size_t given = 3)
        : group{std::move(with)}, locks{io, group.address(given), events.options()},
          other{io, group.address(given), events.options()}
    {
    }

    /// If a test has given up, prints what the sentinels did.
    ~some_group()
    {
        if (std::uncaught_exceptions() > 0)
            MESSAGE(group.logs());
    }

    /// A close may fail: a server that was lost while it was asked for a lock may have kept it.
    asio::awaitable<void> close()
    {
        for (auto* const each : {&locks, &other}) {
            auto const [error] = co_await each->async_close(asio::as_tuple);
            CHECK_MESSAGE((!error || error == errc::node_unavailable), error.message());
        }
    }

    asio::awaitable<void> close_and_check()
    {
        co_await close();
        CHECK(group.left_behind() == std::vector<std::string>{});
    }

    sentinel_group group;
    asio::io_context io;
    event_recorder events;
    unguarded_client locks;
    unguarded_client other;
};

bool has_key(sentinel_group& group, std::size_t at, std::string const& key)
{
    auto const keys = group.keys_at(at);
    return std::count(keys.begin(), keys.end(), key) == 1;
}

colock::lock_options const some_seconds{.ttl = 15s * slack};

/// Takes a lock and gives it back, again and again. Counts that, and keeps the errors of acquires.
struct busy_worker {
    explicit busy_worker(colock::client& at, std::string const& name) : lock{at, name, some_seconds}
    {
    }

    asio::awaitable<void> work()
    {
        while (!ended) {
            auto [error, held] = co_await lock.async_acquire(asio::as_tuple);
            if (error) {
                errors.push_back(error.message());
                continue;
            }
            CHECK(held.fencing_token() > last_token);
            last_token = held.fencing_token();
            ++pairs;
            co_await held.async_release(asio::as_tuple);
        }
        gone = true;
    }

    colock::mutex lock;
    bool ended = false;
    bool gone = false;
    int pairs = 0;
    std::uint64_t last_token = 0;
    std::vector<std::string> errors;
};

} // namespace

TEST_CASE("sentinel: locks are taken at the master, by two commands a pair")
{
    some_group with{{.down_after = 60s}};
    run(with.io, [&]() -> asio::awaitable<void> {
        colock::mutex const ours{with.locks, "name", some_seconds};
        colock::mutex const theirs{with.other, "name", some_seconds};
        auto held = co_await ours.async_acquire();
        CHECK(has_key(with.group, 0, "lock:name"));
        CHECK_FALSE(co_await theirs.async_try_acquire());
        result<colock::lease> waiting;
        theirs.async_acquire(stuck, store(waiting));
        co_await until("a waiter", [&] { return with.other.get_metrics().waiters == 1; });
        auto const start = steady::now();
        co_await held.async_release();
        co_await until("the other has it", [&] { return waiting.done(); });
        CHECK(since(start) < prompt);
        CHECK(waiting.value.fencing_token() > held.fencing_token());
        co_await waiting.value.async_release();

        auto const before = with.locks.get_metrics().commands;
        for (int i = 0; i < 20; ++i)
            co_await (co_await ours.async_acquire()).async_release();
        CHECK(with.locks.get_metrics().commands - before <= 40);

        colock::reentrant_mutex const again{with.locks, "again", colock::owner{with.locks}};
        auto outer = co_await again.async_acquire();
        auto inner = co_await again.async_acquire();
        CHECK(inner.hold_count() == 2);
        co_await inner.async_release();
        co_await outer.async_release();
        co_await with.close_and_check();
    });
}

TEST_CASE("sentinel: another server is made master, and nobody notices")
{
    some_group with{{.down_after = 60s}}; // only as it is told to
    run(with.io, [&]() -> asio::awaitable<void> {
        colock::mutex const kept{with.locks, "kept", some_seconds};
        auto held = co_await kept.async_acquire();
        busy_worker worker{with.other, "busy"};
        asio::co_spawn(with.io, worker.work(), asio::detached);
        co_await until("some pairs", [&] { return worker.pairs > 10; });
        with.group.wait_until_in_step();
        with.group.fail_over();
        co_await until("the switch",
                       [&] { return with.events.count(colock::event_kind::master_changed) == 2; });
        for (auto const& each : with.events.all(colock::event_kind::master_changed)) {
            CHECK(each.node == with.group.server(1).address().label());
            CHECK(each.former == with.group.server(0).address().label());
        }
        auto const then = worker.pairs;
        co_await until("more pairs", [&] { return worker.pairs > then + 10; });
        CHECK(has_key(with.group, 1, "lock:kept"));
        auto const behind = with.other.get_node_reports().front().servers;
        REQUIRE(behind.size() == 1);
        CHECK(behind[0].address == with.group.server(1).address().label());
        CHECK(behind[0].connected);
        worker.ended = true;
        co_await until("the worker's end", [&] { return worker.gone; });
        CHECK_MESSAGE(worker.errors.empty(), worker.errors.front());
        CHECK(held.valid());
        co_await held.async_extend();
        CHECK(held.valid());
        colock::mutex const wanted{with.other, "kept", some_seconds};
        CHECK_FALSE(co_await wanted.async_try_acquire());
        co_await held.async_release();
        CHECK(with.locks.get_metrics().losses == 0);
        co_await with.close_and_check();
    });
}

TEST_CASE("sentinel: a master is lost, and its replica takes over")
{
    some_group with{{}, 1}; // the other sentinels are learnt
    run(with.io, [&]() -> asio::awaitable<void> {
        colock::mutex const kept{with.locks, "kept", some_seconds};
        auto held = co_await kept.async_acquire();
        with.group.wait_until_in_step();
        // The one sentinel that the clients were given is killed, too.
        with.group.sentinel(0).kill();
        with.group.server(0).kill();
        colock::mutex const next{with.other, "next", some_seconds};
        auto got = co_await next.async_acquire();
        CHECK(got.valid());
        CHECK(has_key(with.group, 1, "lock:next"));
        CHECK(held.valid());
        co_await held.async_extend();
        co_await held.async_release();
        co_await got.async_release();
        CHECK(with.locks.get_metrics().losses == 0);
        CHECK_FALSE(has_key(with.group, 1, "lock:kept"));
        CHECK_FALSE(has_key(with.group, 1, "lock:next"));
        co_await with.close();
    });
}

TEST_CASE("sentinel: what was lost with the master is told to its holder")
{
    some_group with;
    run(with.io, [&]() -> asio::awaitable<void> {
        auto& replica = with.group.server(1);
        replica.pause();
        with.group.server(0).command({"CLIENT", "KILL", "TYPE", "replica"});
        colock::mutex const name{with.locks, "forgotten", {.ttl = 60s}};
        auto held = co_await name.async_acquire();
        result<colock::loss_cause> told;
        held.async_wait_lost(store(told));
        with.group.server(0).kill();
        replica.resume();
        co_await until(
            "the loss", [&] { return told.done(); }, stuck);
        CHECK_FALSE(told.error);
        CHECK(told.value == colock::loss_cause::refused);
        CHECK_FALSE(held.valid());
        co_await with.close();
    });
}

TEST_CASE("sentinel: passwords of the master and of the sentinels")
{
    some_group with{{.replicas = 0, .password = "of master", .sentinel_password = "of sentinels"}};
    run(with.io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{with.locks, "secret", some_seconds};
        auto held = co_await name.async_acquire();
        CHECK(held.valid());
        co_await held.async_release();

        auto wrong = with.group.address();
        wrong.sentinel_password = "of somebody";
        unguarded_client refused{with.io, wrong};
        auto const [error, none] =
            co_await colock::mutex{refused, "secret", some_seconds}.async_acquire(asio::as_tuple);
        CHECK_MESSAGE(error == errc::access_denied, error.message());
        CHECK_FALSE(contains(error.message(), "somebody"));
        co_await refused.async_close();
        co_await with.close_and_check();
    });
}

TEST_CASE("sentinel: guarded, a user of theirs needs no more rights than are documented")
{
    sentinel_group group;
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::string const may_say_who : {"+sentinel|myid", "-sentinel|myid"}) {
            group.sentinel(i).command(
                {"ACL", "SETUSER", may_say_who[0] == '+' ? "modest" : "anonymous", "on", ">secret",
                 "resetchannels", "&+switch-master", "-@all", "+hello", "+ping", "+subscribe",
                 "+sentinel|master", "+sentinel|get-master-addr-by-name", "+sentinel|sentinels",
                 may_say_who});
        }
    }
    asio::io_context io;
    colock::client_options options;
    options.guard = colock::restart_guard::marker;
    options.lock.ttl = options.longest_ttl = 1s;
    auto address = group.address(1);
    address.sentinel_password = "secret";
    address.sentinel_user = "modest";
    unguarded_client modest{io, address, options};
    address.sentinel_user = "anonymous";
    unguarded_client anonymous{io, address, options};
    run(io, [&]() -> asio::awaitable<void> {
        auto const held = co_await colock::mutex{modest, "a", {.ttl = 1s}}.async_acquire();
        auto const [error, none] =
            co_await colock::mutex{anonymous, "b", {.ttl = 1s}}.async_try_acquire(2s,
                                                                                  asio::as_tuple);
        CHECK(error == errc::node_unavailable);
        CHECK_MESSAGE(contains(error.message(), "of 3 sentinels lately, not by most"),
                      error.message());
        co_await modest.async_close();
        co_await anonymous.async_close();
    });
}

TEST_CASE("sentinel: guarded, one of three is not most of them, by whatever names it is given")
{
    sentinel_group group;
    group.sentinel(1).kill();
    group.sentinel(2).kill();
    asio::io_context io;
    colock::client_options options;
    options.guard = colock::restart_guard::marker;
    options.lock.ttl = options.longest_ttl = 1s;
    auto const port = std::to_string(group.sentinel(0).port());
    unguarded_client locks{
        io, "redis-sentinel://127.0.0.1:" + port + ",localhost:" + port + "/mymaster", options};
    run(io, [&]() -> asio::awaitable<void> {
        auto const [error, none] =
            co_await colock::mutex{locks, "a", {.ttl = 1s}}.async_try_acquire(4s, asio::as_tuple);
        CHECK(error == errc::node_unavailable);
        CHECK_MESSAGE(contains(error.message(), "of 3 sentinels lately, not by most"),
                      error.message());
        co_await locks.async_close();
    });
}

TEST_CASE("sentinel: guarded, what most of them have not said lately neither grants nor extends")
{
    constexpr milliseconds ttl = 3s;
    // How long it counts that a sentinel has named the master.
    constexpr milliseconds lately = 1'600ms;
    // Nobody is replaced, however long they are held up.
    sentinel_group group{{.down_after = 60s}};
    asio::io_context io;
    event_recorder events;
    colock::client_options options;
    options.guard = colock::restart_guard::marker;
    options.lock.ttl = options.longest_ttl = ttl;
    unguarded_client locks{io, group.address(), events.options(options)};
    auto const test = [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "held"};
        auto held = co_await name.async_acquire(stuck);
        result<colock::loss_cause> told;
        held.async_wait_lost(store(told));
        co_await held.async_extend(asio::as_tuple);
        group.sentinel(1).pause();
        group.sentinel(2).pause();
        auto const paused = colock::clock::now();
        auto last = paused;
        int refused = 0;
        for (int tries = 0; !told.done() || refused == 0; ++tries) {
            colock::mutex const free{locks, "free " + std::to_string(tries)};
            auto const asked = colock::clock::now();
            auto const [error, got] = co_await free.async_try_acquire(asio::as_tuple);
            auto const asked_again = colock::clock::now();
            auto const [not_extended] = co_await held.async_extend(asio::as_tuple);
            if (got)
                last = std::max(last, asked);
            if (!not_extended)
                last = std::max(last, asked_again);
            refused += contains(error.message(), "of 3 sentinels lately, not by most");
            co_await pass(50ms);
        }
        CHECK(last <= paused + lately);
        // The lease ends at the deadline that its holder was told, which no renewal has put off.
        CHECK(held.valid_until() <= paused + lately + ttl);
        CHECK_FALSE(held.valid());
        CHECK_FALSE(told.error);
        CHECK(told.value == colock::loss_cause::expired);
        auto const lost = co_await events.wait(colock::event_kind::lease_lost);
        CHECK(lost.at >= held.valid_until());
        CHECK(lost.at < held.valid_until() + prompt);

        group.sentinel(1).resume();
        group.sentinel(2).resume();
        auto const again = co_await name.async_acquire(stuck);
        CHECK(again.valid());
        CHECK(again.fencing_token() > held.fencing_token());
        co_await close_in_doubt(locks);
    };
    run(io, test, 2 * stuck);
}

TEST_CASE("sentinel: over TLS, also where another server is made master")
{
    some_group with{{.password = "of master", .sentinel_password = "of sentinels", .tls = true}, 1};
    run(with.io, [&]() -> asio::awaitable<void> {
        colock::mutex const kept{with.locks, "kept", some_seconds};
        auto held = co_await kept.async_acquire();
        CHECK(has_key(with.group, 0, "lock:kept"));
        with.group.wait_until_in_step();
        with.group.fail_over();
        co_await until("the switch",
                       [&] { return with.events.count(colock::event_kind::master_changed) == 2; });
        CHECK_FALSE(co_await colock::mutex{with.other, "kept", some_seconds}.async_try_acquire());
        co_await held.async_extend();
        CHECK(has_key(with.group, 1, "lock:kept"));
        co_await held.async_release();
        co_await with.close_and_check();
    });
}

TEST_CASE("sentinel: whoever is taken for something else is told so")
{
    sentinel_group group{{.sentinels = 1, .replicas = 0}};
    struct wrong_address {
        colock::node_address address;
        std::string says;
    };
    auto unknown = group.address();
    unknown.sentinel_master = "nobody";
    auto as_server = group.address();
    as_server.sentinel_master.clear();
    auto as_sentinel = group.address();
    as_sentinel.port = group.server(0).port();
    wrong_address const all[] = {
        {unknown, "No such master with that name"},
        {as_server, "is a Sentinel: the URL of a Sentinel group is redis-sentinel://"},
        {as_sentinel, "is not a Sentinel"},
    };
    for (auto const& each : all) {
        CAPTURE(each.says);
        asio::io_context io;
        unguarded_client locks{io, each.address};
        run(io, [&]() -> asio::awaitable<void> {
            auto const start = steady::now();
            auto const [error, none] =
                co_await colock::mutex{locks, "any", some_seconds}.async_acquire(asio::as_tuple);
            CHECK_MESSAGE(error == errc::invalid_argument, error.message());
            CHECK_MESSAGE(contains(error.message(), each.says), error.message());
            CHECK(since(start) < prompt);
            co_await locks.async_close();
        });
    }
}

TEST_CASE("sentinel: a Redlock over a Sentinel group, a Cluster and a server")
{
    sentinel_group group;
    redis_cluster cluster;
    redis_server server;
    asio::io_context io;
    unguarded_client locks{io, {group.address(), cluster.address(), server.address()}};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "mixed", some_seconds};
        auto held = co_await name.async_acquire();
        co_await until("all three", [&] { return held.held_by() == 3; });
        server.kill();
        co_await held.async_extend();
        CHECK(held.valid());
        co_await held.async_release();
        server.restart();
        auto next = co_await name.async_acquire();
        CHECK(next.fencing_token() > held.fencing_token());
        co_await next.async_release();
        co_await locks.async_close();
    });
    CHECK(group.left_behind() == std::vector<std::string>{});
    CHECK(cluster.left_behind() == std::vector<std::string>{});
}
