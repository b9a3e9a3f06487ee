// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/as_user.hpp"
#include "support/lock_test.hpp"
#include "support/modest_user.hpp"
#include "support/replicated_servers.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// lock_options::replicas and fsync: a lock counts when the replicas have it, or the server's disk.

using namespace support;

namespace {

/// How often a test of a fail-over is repeated, with new servers each time.
char const* const repetitions = std::getenv("COLOCK_TEST_FAIL_OVERS");

constexpr std::size_t names = 10;
constexpr char const* a_key = "lock:{name}.0";

colock::lock_options kept_by(unsigned replicas, milliseconds ttl = 30s)
{
    return {.ttl = ttl, .hand_offs = 0, .replicas = replicas};
}

/// A master with replicas, and clients of it.
struct with_replicas : some_servers {
    explicit with_replicas(int count)
        : some_servers{1}, replicas{count}, locks{io, servers.addresses(), events.options()}
    {
        replicas.follow(servers[0]);
    }

    asio::awaitable<void> close_and_check()
    {
        co_await locks.async_close();
        check_nothing_left();
    }

    topology replicas;
    unguarded_client locks;
};

/// The leases that a client gets, by the number of the lock.
using got = std::vector<std::optional<colock::lease>>;

asio::awaitable<got> try_all(colock::client& locks, unsigned replicas, milliseconds wait)
{
    got all(names);
    task_group tasks{co_await asio::this_coro::executor};
    for (std::size_t i = 0; i < names; ++i)
        tasks.spawn([&, i]() -> asio::awaitable<void> {
            colock::mutex const lock{locks, "{name}." + std::to_string(i), kept_by(replicas)};
            auto [error, held] = co_await lock.async_try_acquire(wait, asio::as_tuple);
            bool const expected =
                !error || error == errc::not_enough_replicas || error == errc::node_unavailable;
            CHECK_MESSAGE(expected, error.message());
            all[i] = std::move(held);
        });
    co_await tasks.join();
    co_return all;
}

std::ptrdiff_t number(got const& all)
{
    return std::ranges::count_if(all, [](auto const& each) { return each && each->valid(); });
}

/// The master dies, and has been asked for locks of which no replica has heard.
template <class Servers>
void check_that_nothing_is_lost()
{
    for (int i = 0, all = repetitions ? std::stoi(repetitions) : 1; i < all; ++i) {
        CAPTURE(i);
        Servers servers;
        auto const before = servers.settle(a_key);
        auto const so_many = static_cast<unsigned>(before.replicas.size());
        asio::io_context io;
        unguarded_client first{io, servers.url()};
        unguarded_client second{io, servers.url()};
        run(
            io,
            [&]() -> asio::awaitable<void> {
                // One lock is held before the replicas stand still.
                colock::mutex const other{first, "{name}.held", kept_by(so_many)};
                auto const held = co_await other.async_acquire(10s);
                for (auto* const each : before.replicas)
                    each->pause();
                before.master->connect()->command({"CLIENT", "KILL", "TYPE", "replica"});
                auto const none = co_await try_all(first, so_many, 3s);
                CHECK(number(none) == 0);
                before.master->kill();
                for (auto* const each : before.replicas)
                    each->resume();
                servers.wait_for_successor(before, a_key);
                // The Sentinel group has one replica left, and the new master of the Cluster none.
                auto const left = static_cast<unsigned>(before.replicas.size()) - 1;
                auto const next = co_await try_all(second, left, 10s);
                CHECK(number(next) == std::ssize(next));
                CHECK(held.valid());
                colock::mutex const same{second, "{name}.held", kept_by(0)};
                auto const doubled = co_await same.async_try_acquire(prompt);
                CHECK_FALSE(doubled);
                co_await first.async_close(asio::as_tuple);
                co_await second.async_close(asio::as_tuple);
            },
            4 * stuck);
    }
}

} // namespace

TEST_CASE_WITH(with_replicas, 2, "replicas: a lock is granted that they have")
{
    colock::mutex const lock{locks, "a", kept_by(2)};
    auto held = co_await lock.async_acquire(prompt);
    for (auto& each : replicas)
        CHECK(each.command({"GET", "lock:a"}).text == held.lock_id());
    co_await held.async_extend(60s);
    for (auto& each : replicas)
        CHECK(each.command({"PTTL", "lock:a"}).integer > 30'000);
    auto const figures = locks.get_metrics();
    CHECK(figures.replication_times.count() == 2);
    CHECK(figures.replication_times.sum > 0s);
    CHECK(figures.unreplicated == 0);
    co_await held.async_release();
    CHECK(locks.get_metrics().replication_times.count() == 2);
    co_await close_and_check();
}

TEST_CASE_WITH(with_replicas, 1, "replicas: more than the server has are waited for in vain")
{
    colock::mutex const lock{locks, "a", kept_by(2)};
    auto const [error, none] = co_await lock.async_acquire(2s, asio::as_tuple);
    CHECK(error == errc::not_enough_replicas);
    CHECK_MESSAGE(error.message().ends_with("fewer than 2 replicas have it in time"),
                  error.message());
    CHECK(events.count(colock::event_kind::acquire_refused) == 1);
    auto const figures = locks.get_metrics();
    CHECK(figures.unreplicated >= 1);
    CHECK(figures.replication_times.count() == figures.unreplicated);
    co_await close_and_check();
}

TEST_CASE_WITH(with_replicas, 1,
               "replicas: one that hangs ends the lease, and grants go on with it")
{
    colock::mutex const lock{locks, "a", kept_by(1, 1s)};
    auto held = co_await lock.async_acquire(prompt);
    replicas[0].pause();
    auto const until = held.valid_until();
    co_await held.async_wait_lost();
    CHECK(held.valid_until() <= until + 400ms); // an extension may have been under way
    auto trying = lock.async_acquire(5s);
    co_await pass(300ms);
    replicas[0].resume();
    auto next = co_await std::move(trying);
    CHECK(next.valid());
    co_await close_and_check();
}

TEST_CASE_WITH(with_replicas, 1, "replicas: many locks share one question")
{
    auto const before = servers[0].calls_of("wait");
    task_group tasks{co_await asio::this_coro::executor};
    constexpr int workers = 64;
    for (int i = 0; i < workers; ++i)
        tasks.spawn([&, i]() -> asio::awaitable<void> {
            colock::mutex const lock{locks, std::to_string(i), kept_by(1)};
            for (int round = 0; round < 10; ++round) {
                auto held = co_await lock.async_acquire(prompt);
                co_await held.async_release();
            }
        });
    co_await tasks.join();
    auto const asked = servers[0].calls_of("wait") - before;
    MESSAGE(asked, " questions for ", 10 * workers, " acquires");
    CHECK(asked >= 10);
    CHECK(asked <= 10 * workers / 2);
    co_await close_and_check();
}

TEST_CASE_WITH(with_replicas, 1, "replicas: who may not wait is told so at once")
{
    servers[0].command({"ACL", "SETUSER", "modest", "on", ">secret", "~*", "&*", "+@all", "-wait"});
    auto const address = as(servers[0].address(), "modest");
    unguarded_client modest{io, {address}};
    colock::mutex const lock{modest, "a", kept_by(1)};
    auto const [error, none] = co_await lock.async_acquire(prompt, asio::as_tuple);
    CHECK(error == errc::access_denied);
    CHECK(contains(error.message(), "'wait'"));
    co_await modest.async_close();
    co_await close_and_check();
}

TEST_CASE_WITH(with_replicas, 1, "replicas: rights that are enough")
{
    servers[0].command(modest_user({"~colock:*", "+info", "+wait"}));
    auto const address = as(servers[0].address(), "modest");
    unguarded_client modest{io, {address}};
    colock::mutex const lock{modest, "a", kept_by(1)};
    auto held = co_await lock.async_acquire(prompt);
    co_await held.async_extend();
    co_await held.async_release();
    co_await modest.async_close();
    co_await close_and_check();
}

TEST_CASE_WITH(recorded_client, 1,
               "fsync: a server that cannot says so, or a restart loses nothing")
{
    colock::mutex const lock{locks, "a", {.ttl = 60s, .hand_offs = 0, .fsync = true}};
    bool const knows = servers[0].command({"COMMAND", "INFO", "waitaof"}).elements.size() == 1 &&
                       !servers[0].command({"COMMAND", "INFO", "waitaof"}).elements[0].is_nil();
    auto const [error, none] = co_await lock.async_acquire(prompt, asio::as_tuple);
    CHECK(error == errc::invalid_argument);
    CHECK_MESSAGE(contains(error.message(), knows ? "appendonly" : "WAITAOF"), error.message());
    if (knows) {
        // What is sent to a server that is gone is in doubt for a ttl.
        auto const connected = events.count(colock::event_kind::connected);
        servers[0].restart({"--appendonly", "yes", "--appendfsync", "everysec"});
        co_await events.wait(colock::event_kind::connected, connected + 1);
        auto held = co_await lock.async_acquire(5s);
        servers[0].restart();
        CHECK(servers[0].command({"GET", "lock:a"}).text == held.lock_id());
        co_await events.wait(colock::event_kind::connected, connected + 2);
        CHECK(held.valid());
        co_await held.async_release();
    }
    co_await close_and_check();
}

TEST_CASE("replicas: a fail-over of a Sentinel group loses no lock")
{
    check_that_nothing_is_lost<replicated_group>();
}

TEST_CASE("replicas: a fail-over of a Cluster loses no lock")
{
    check_that_nothing_is_lost<replicated_cluster>();
}
