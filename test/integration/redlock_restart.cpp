// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/post.hpp>

#include <chrono>
#include <functional>
#include <memory>

using namespace support;
using colock::event_kind;

namespace {

colock::client_options guarded(colock::restart_guard guard = colock::restart_guard::run_id)
{
    return {.node_timeout = 1s, .guard = guard};
}

colock::client_options hearing(event_recorder const& events,
                               colock::restart_guard guard = colock::restart_guard::run_id)
{
    return events.options(guarded(guard));
}

/// Three nodes: a holder has its lock on the first two, and the first forgets it. From the grant
/// on, the holder stands still, so that it repairs nothing.
struct forgotten {
    static constexpr milliseconds ttl = 5s;

    topology servers{3};
    asio::io_context holders_io;
    event_recorder holders_events;
    std::unique_ptr<unguarded_client> holders;
    colock::lease held;

    asio::io_context io;
    event_recorder events;

    /// Lets a client use the ttl, as every client has that has ever locked.
    void use_ttl(colock::client& locks)
    {
        run_to_end(io, [&]() -> asio::awaitable<void> {
            colock::mutex const used{locks, "used", {.ttl = ttl}};
            co_await until_connected(events, 3);
            auto before = co_await used.async_acquire(stuck);
            co_await before.async_release();
        });
    }

    void hold()
    {
        // A node that does not take the holder's connection is never sent its command.
        servers[2].pause();
        holders = std::make_unique<unguarded_client>(holders_io, servers.addresses(),
                                                     hearing(holders_events));
        run_to_end(holders_io, [&]() -> asio::awaitable<void> {
            co_await until_connected(holders_events, 2);
            colock::mutex const name{*holders, "forgotten", {.ttl = ttl, .renew = false}};
            held = co_await name.async_acquire(stuck);
        });
        servers[2].resume();
        REQUIRE(held.held_by() == 2);
        REQUIRE(servers[0].command({"GET", "lock:forgotten"}) == held.lock_id());
        REQUIRE(servers[1].command({"GET", "lock:forgotten"}) == held.lock_id());
        REQUIRE(servers[2].command({"EXISTS", "lock:forgotten"}) == 0);
    }

    void end()
    {
        run(holders_io, [&]() -> asio::awaitable<void> {
            co_await held.async_release(asio::as_tuple);
            co_await close_in_doubt(*holders);
        });
    }
};

asio::awaitable<void> granted_after(forgotten& it, colock::client& locks)
{
    colock::mutex const name{locks, "forgotten", {.ttl = forgotten::ttl}};
    auto mine = co_await name.async_acquire(stuck);
    CHECK_MESSAGE(colock::clock::now() >= it.held.valid_until(), it.events.text());
    CHECK(mine.valid());
    CHECK(mine.fencing_token() > it.held.fencing_token());
    co_await mine.async_release();
    co_await close_in_doubt(locks);
}

/// `at_once`: the client acquires before it knows anything of the servers.
void young_servers(bool at_once)
{
    constexpr milliseconds ttl = 3s;
    // Servers tell their uptime in whole seconds, by the difference of truncated times: one that
    // has started late in a second seems older by most of one to a client that connects early in a
    // second.
    auto const phase = [] {
        auto const now = std::chrono::system_clock::now().time_since_epoch();
        return std::chrono::duration_cast<milliseconds>(now % 1s);
    };
    asio::io_context io;
    run(io, [&]() -> asio::awaitable<void> {
        co_await until("a late moment of a second",
                       [&] { return phase() >= 600ms && phase() < 700ms; });
        auto const started = steady::now();
        topology servers{3};
        auto const all_started = steady::now();
        co_await until("an early moment of a second", [&] { return phase() < 200ms; });

        event_recorder events;
        unguarded_client fresh{io, servers.addresses(),
                               hearing(events, colock::restart_guard::uptime)};
        colock::mutex const name{fresh, "young", {.ttl = ttl}};
        if (!at_once)
            co_await until_connected(events, 3);
        // One attempt after another, to get it as early as it is to be had.
        colock::lease held;
        while (!held && since(started) < stuck) {
            auto [error, lease] = co_await name.async_try_acquire(asio::as_tuple);
            if (lease)
                held = std::move(*lease);
            else
                co_await pass(5ms);
        }
        REQUIRE(held);
        CHECK_MESSAGE(since(started) >= ttl, since(started).count());
        CHECK(since(all_started) < ttl + 2s + prompt);
        co_await held.async_release();
        co_await fresh.async_close();

        // By now the servers are old enough for any client.
        event_recorder later;
        unguarded_client another{io, servers.addresses(),
                                 hearing(later, colock::restart_guard::uptime)};
        colock::mutex const again{another, "old", {.ttl = ttl}};
        auto const start = steady::now();
        auto mine = co_await again.async_acquire(stuck);
        CHECK(since(start) < prompt + 1s);
        co_await mine.async_release();
        co_await another.async_close();
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}

} // namespace

TEST_CASE("redlock restart: a lease survives the loss of a minority, and is repaired")
{
    topology servers{5};
    asio::io_context io;
    event_recorder ours;
    event_recorder theirs;
    unguarded_client first{io, servers.addresses(), hearing(ours)};
    unguarded_client second{io, servers.addresses(), hearing(theirs)};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const mine{first, "kept", {.ttl = 8s}};
        colock::mutex const other{second, "kept", {.ttl = 8s}};
        co_await until_connected(ours, 5);
        co_await until_connected(theirs, 5);
        auto held = co_await mine.async_acquire();
        auto const id = std::string{held.lock_id()};
        co_await until("all nodes", [&] { return held.held_by() == 5; });
        result<colock::loss_cause> loss;
        held.async_wait_lost(store(loss));
        result<colock::lease> waiting;
        other.async_acquire(store(waiting));

        // To start a server takes long where the machine is busy, and nothing is renewed meanwhile.
        servers[0].restart();
        auto const unrenewed = held.valid_until();
        co_await until("a renewal", [&] { return held.valid_until() > unrenewed; });
        servers[3].restart();
        for (auto const* events : {&ours, &theirs}) {
            co_await events->wait(event_kind::server_restarted, 2);
            co_await events->wait(event_kind::not_counted, 2);
        }
        for (auto const& told : ours.all(event_kind::server_restarted)) {
            CHECK((told.node == servers[0].address().label() ||
                   told.node == servers[3].address().label()));
        }
        co_await until("the repair", [&] { return servers.holding("lock:kept", id) == 5; });
        co_await until("full strength", [&] { return held.held_by() == 5; });
        auto const [error, refused] = co_await other.async_try_acquire(asio::as_tuple);
        CHECK_FALSE(error);
        CHECK_FALSE(refused);

        // For longer than the ttl: no key is left from before the restarts.
        auto const renewals = first.get_metrics().renewals;
        co_await until(
            "renewals", [&] { return first.get_metrics().renewals >= renewals + 4; }, stuck);
        CHECK(servers.holding("lock:kept", id) == 5);
        CHECK(held.valid());
        CHECK(held.held_by() == 5);
        CHECK_FALSE(loss.done());
        CHECK_FALSE(waiting.done());
        CHECK(first.get_metrics().losses == 0);

        auto const token = held.fencing_token();
        co_await held.async_release();
        co_await until("the waiter", [&] { return waiting.done(); });
        CHECK(waiting.value.valid());
        CHECK(waiting.value.fencing_token() > token);
        co_await waiting.value.async_release();
        co_await close_in_doubt(first);
        co_await close_in_doubt(second);
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}

TEST_CASE_WITH(
    recorded_client, 3,
    "redlock restart: the degradation of a lease is told, and its node's report says why",
    guarded())
{
    colock::mutex const name{locks, "weaker", {.ttl = 9s}};
    co_await until_connected(events, 3);
    auto held = co_await name.async_acquire();
    servers[1].kill();
    auto const told = co_await events.wait(event_kind::lease_degraded);
    CHECK(told.name == "weaker");
    CHECK(held.held_by() == 2);
    CHECK(held.valid());
    auto const report = locks.get_node_reports()[1];
    CHECK(report.error == errc::node_unavailable);
    CHECK(contains(report.error.message(), servers[1].address().label()));

    servers[1].restart();
    co_await events.wait(event_kind::not_counted);
    co_await until("the repair", [&] { return held.held_by() == 3; });
    CHECK_FALSE(locks.get_node_reports()[1].counted);
    co_await held.async_release();
    co_await until("the report", [&] { return !locks.get_node_reports()[1].error; });
    co_await close_in_doubt(locks);
}

TEST_CASE("redlock restart: a node that has forgotten the holder gives nobody a majority")
{
    forgotten it;
    unguarded_client locks{it.io, it.servers.addresses(), hearing(it.events)};
    it.use_ttl(locks);
    it.hold();
    run(it.io, [&]() -> asio::awaitable<void> {
        it.servers[0].restart();
        co_await it.events.wait(event_kind::server_restarted);
        co_await it.events.wait(event_kind::not_counted);
        colock::mutex const name{locks, "forgotten", {.ttl = forgotten::ttl}};
        auto const [error, lease] = co_await name.async_try_acquire(asio::as_tuple);
        CHECK_FALSE(lease);
        co_await granted_after(it, locks);
    });
    it.end();
}

TEST_CASE(
    "redlock restart: nor to a client that sleeps meanwhile, and acquires while it reconnects")
{
    // A host that is restarted says nothing to its clients: their connections break when it is
    // back, and the first attempt to connect succeeds.
    forgotten it;
    auto options = hearing(it.events);
    std::function<void()> on_broken;
    options.on_event = [told = it.events.handler(), &on_broken](colock::event const& what) {
        told(what);
        if (what.kind == event_kind::disconnected && on_broken)
            std::exchange(on_broken, nullptr)();
    };
    unguarded_client locks{it.io, it.servers.addresses(), options};
    it.use_ttl(locks);
    it.hold();
    it.servers[0].restart();
    result<colock::lease> granted;
    on_broken = [&] {
        asio::post(it.io, [&] {
            colock::mutex const name{locks, "forgotten", {.ttl = forgotten::ttl}};
            name.async_acquire(stuck, [&](colock::error_code error, colock::lease lease) {
                CHECK_MESSAGE(colock::clock::now() >= it.held.valid_until(), it.events.text());
                store(granted)(error, std::move(lease));
            });
        });
    };
    run(it.io, [&]() -> asio::awaitable<void> {
        co_await until("the grant", [&] { return granted.done(); });
        CHECK_FALSE(granted.error);
        CHECK(it.events.count(event_kind::server_restarted) == 1);
        co_await granted.value.async_release();
        co_await close_in_doubt(locks);
    });
    it.end();
}

TEST_CASE("redlock restart: without the guard, a second holder gets the lock")
{
    // What the cases above are worth: it is the guard that makes the difference.
    forgotten it;
    unguarded_client locks{it.io, it.servers.addresses(),
                           hearing(it.events, colock::restart_guard::off)};
    run_to_end(it.io, [&]() -> asio::awaitable<void> { co_await until_connected(it.events, 3); });
    it.hold();
    run(it.io, [&]() -> asio::awaitable<void> {
        it.servers[0].restart();
        co_await it.events.wait(event_kind::server_restarted);
        CHECK(it.events.count(event_kind::not_counted) == 0);
        colock::mutex const name{locks, "forgotten", {.ttl = forgotten::ttl}};
        auto mine = co_await name.async_acquire(stuck);
        CHECK(mine.valid());
        CHECK(it.held.valid());
        co_await mine.async_release();
        co_await close_in_doubt(locks);
    });
    it.end();
}

TEST_CASE("redlock restart: by uptime, a fresh client that acquires at once counts no young server")
{
    young_servers(true);
}

TEST_CASE("redlock restart: by uptime, a fresh client that has connected counts no young server")
{
    young_servers(false);
}

TEST_CASE_WITH(recorded_client, 3,
               "redlock restart: by uptime, a fresh client that waits says what for",
               guarded(colock::restart_guard::uptime))
{
    colock::mutex const name{locks, "young", long_ttl};
    // The first one is sent while the client connects.
    for (int i = 0; i < 2; ++i) {
        CAPTURE(i);
        auto const [error, lease] = co_await name.async_acquire(prompt, asio::as_tuple);
        CHECK(error == errc::no_quorum);
        CHECK_FALSE(lease);
        for (auto& server : servers)
            CHECK_MESSAGE(contains(error.message(), server.address().label() + ": restarted"),
                          error.message());
    }
    co_await close_in_doubt(locks);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("redlock restart: the guard is for several nodes, one alone counts always")
{
    for (auto const guard : {colock::restart_guard::run_id, colock::restart_guard::uptime}) {
        CAPTURE(static_cast<int>(guard));
        topology servers{1};
        asio::io_context io;
        event_recorder events;
        unguarded_client locks{io, servers.addresses(), hearing(events, guard)};
        run(io, [&]() -> asio::awaitable<void> {
            colock::mutex const name{locks, "alone", long_ttl};
            co_await until_connected(events, 1);
            auto const [error, lease] = co_await name.async_acquire(prompt, asio::as_tuple);
            CHECK_FALSE(error);
            servers[0].restart();
            co_await until_connected(events, 2);
            auto const [later_error, later] = co_await name.async_acquire(prompt, asio::as_tuple);
            CHECK_FALSE(later_error);
            co_await close_in_doubt(locks);
        });
    }
}

TEST_CASE_WITH(
    recorded_client, 3,
    "redlock restart: after a restart of all nodes the lock is there again when the ttl has passed",
    guarded())
{
    constexpr milliseconds ttl = 6s; // longer than it takes to start servers on a busy machine
    colock::mutex const name{locks, "all", {.ttl = ttl}};
    // Of a server that is first heard of after its restart, nobody knows that it has restarted.
    co_await until_connected(events, 3);
    auto held = co_await name.async_acquire();
    result<colock::loss_cause> loss;
    held.async_wait_lost(store(loss));
    for (auto& server : servers)
        server.kill();
    auto const restarted = steady::now();
    for (auto& server : servers)
        server.restart();
    auto const all_met = (co_await events.wait(event_kind::not_counted, 3)).at;
    co_await until("the loss", [&] { return loss.done(); });
    CHECK_FALSE(held.valid());

    auto const [error, lease] = co_await name.async_acquire(200ms, asio::as_tuple);
    CHECK(error == errc::no_quorum);
    CHECK(error == colock::condition::retryable);
    for (auto& server : servers)
        CHECK_MESSAGE(contains(error.message(), server.address().label() + ": restarted"),
                      error.message());

    auto again = co_await name.async_acquire(stuck);
    CHECK(since(restarted) >= ttl);
    // Asking again backs off to 1 s.
    CHECK(colock::clock::now() < all_met + ttl + 2s + prompt);
    CHECK(again.valid());
    CHECK(again.fencing_token() > held.fencing_token());
    co_await again.async_release();
    co_await close_in_doubt(locks);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}
