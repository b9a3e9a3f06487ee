// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/dice.hpp"
#include "support/lock_test.hpp"

#include <array>

using namespace support;

namespace {

/// Takes the lock while some nodes stand still, gives it back, and lets them go on. The token.
asio::awaitable<std::uint64_t> grant_without(topology& servers, std::vector<int> stopped,
                                             colock::mutex const& name)
{
    for (int node : stopped)
        servers[node].pause();
    auto held = co_await name.async_acquire(stuck);
    auto const token = held.fencing_token();
    co_await held.async_release();
    for (int node : stopped)
        servers[node].resume();
    co_await until_free(servers, "lock:" + std::string{name.name()});
    co_return token;
}

} // namespace

TEST_CASE_WITH(two_recorded_clients, 5, "redlock fencing: tokens grow from one majority to another")
{
    dice random;
    CAPTURE(random.seed());
    std::array const names{colock::mutex{first, "fenced", long_ttl},
                           colock::mutex{second, "fenced", long_ttl}};
    co_await until("the connections",
                   [&] { return events.count(colock::event_kind::connected) == 10; });
    std::uint64_t last = 0;
    for (int round = 0; round < 30; ++round) {
        int const one = random.number(0, 4);
        int const other = (one + random.number(1, 4)) % 5;
        CAPTURE(round);
        CAPTURE(one);
        CAPTURE(other);
        // A node whose clock or counter is ahead of the others'.
        if (round % 5 == 4)
            servers[random.number(0, 4)].command({"SET", "{lock:fenced}:colock:fence",
                                                  std::to_string(last + 1'000'000'000'000), "PX",
                                                  "3600000"});
        std::vector<int> stopped{one, other};
        auto const token =
            co_await grant_without(servers, stopped, names[static_cast<std::size_t>(round % 2)]);
        CHECK(token > last);
        last = token;
    }
    co_await close_in_doubt(first);
    co_await close_in_doubt(second);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(
    two_recorded_clients, 3,
    "redlock fencing: one node is far ahead, and majorities with and without it take turns")
{
    colock::mutex const ours{first, "ahead", long_ttl};
    colock::mutex const theirs{second, "ahead", long_ttl};
    co_await until("the connections",
                   [&] { return events.count(colock::event_kind::connected) == 6; });
    auto held = co_await ours.async_acquire();
    auto last = held.fencing_token();
    auto const far = 5'000'000'000'000'000u; // the year 2128, in microseconds
    CHECK(last < far);
    co_await held.async_release();
    co_await until_free(servers, "lock:ahead");
    auto const counters = servers[0].keys_matching("*ahead*");
    REQUIRE(counters.size() == 1);
    servers[0].command({"SET", counters[0], std::to_string(far), "PX", "3600000"});

    int round = 0;
    for (int stopped : {2, 0, 1, 0, 2, 0, 0, 1, 2, 0}) {
        CAPTURE(round);
        std::vector<int> one{stopped};
        auto const token = co_await grant_without(servers, one, round % 2 ? ours : theirs);
        CHECK(token > last);
        if (round > 0)
            CHECK(token > far);
        last = token;
        ++round;
    }
    co_await close_in_doubt(first);
    co_await close_in_doubt(second);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(one_client, 5,
               "redlock fencing: the token is on a majority before the lease is given out")
{
    colock::mutex const name{locks, "written", long_ttl};
    for (int round = 0; round < 10; ++round) {
        CAPTURE(round);
        servers[round % 5].command({"SET", "{lock:written}:colock:fence",
                                    std::to_string(3'000'000'000'000'000 + round * 1'000'000), "PX",
                                    "3600000"});
        auto held = co_await name.async_acquire();
        int written = 0;
        for (auto& server : servers) {
            for (auto const& key : server.keys_matching("*:colock:fence"))
                written += std::stoull(server.command({"GET", key}).text) >= held.fencing_token();
        }
        CHECK(written >= servers.quorum());
        co_await held.async_release();
        co_await until_free(servers, "lock:written");
    }
    co_await locks.async_close();
}

TEST_CASE(
    "redlock fencing: without it there is no token; with it there is mostly one round trip, too")
{
    topology servers{3};
    constexpr int rounds = 10;
    std::array<std::uint64_t, 2> commands{};
    for (bool fencing : {true, false}) {
        CAPTURE(fencing);
        asio::io_context io;
        event_recorder events;
        unguarded_client locks{io, servers.addresses(), events.options()};
        run(io, [&]() -> asio::awaitable<void> {
            colock::mutex const name{locks, "bare", {.ttl = 60s, .fencing = fencing}};
            co_await until("the connections",
                           [&] { return events.count(colock::event_kind::connected) == 3; });
            for (int i = 0; i < rounds; ++i) {
                auto held = co_await name.async_acquire();
                CHECK(held.valid());
                CHECK((held.fencing_token() > 0) == fencing);
                co_await held.async_release();
                co_await until_free(servers, "lock:bare");
            }
            co_await locks.async_close();
            commands[fencing] = locks.get_metrics().commands;
        });
    }
    // An acquire and a release on each node. The third node may be slow: if it tells of the key
    // before it has answered it is asked whether the lease still has it, and a grant that comes
    // after the release costs a further release. The token of the first grant is written back.
    constexpr int slow = 2 * rounds;
    CHECK(commands[true] >= 6 * rounds + 3);
    CHECK(commands[true] <= 6 * rounds + 3 + slow);
    CHECK(commands[false] >= 6 * rounds);
    CHECK(commands[false] <= 6 * rounds + slow);
}

TEST_CASE_WITH(one_client, 1,
               "redlock fencing: without it there is no token on one node either, and no counter")
{
    colock::mutex const name{locks, "one", {.ttl = 60s, .fencing = false}};
    auto held = co_await name.async_acquire();
    CHECK(held.fencing_token() == 0);
    CHECK(servers.existing("lock:one") == 1);
    CHECK(servers.existing("{lock:one}:colock:fence") == 0);
    co_await held.async_extend();
    CHECK(held.valid());
    co_await held.async_release();
    CHECK(servers.existing("lock:one") == 0);
    co_await locks.async_close();
}

TEST_CASE_WITH(
    one_client, 3,
    "redlock fencing: waiters of one name with and without fencing get what they asked for")
{
    colock::mutex const fenced{locks, "mixed", {.ttl = 60s}};
    colock::mutex const bare{locks, "mixed", {.ttl = 60s, .fencing = false}};
    task_group workers{co_await asio::this_coro::executor};
    std::uint64_t last = 0;
    int turns = 0;
    for (int worker = 0; worker < 6; ++worker) {
        workers.spawn([&, worker]() -> asio::awaitable<void> {
            for (int i = 0; i < 5; ++i) {
                auto held = co_await (worker % 2 ? fenced : bare).async_acquire(stuck);
                if (worker % 2) {
                    CHECK(held.fencing_token() > last);
                    last = held.fencing_token();
                } else {
                    CHECK(held.fencing_token() == 0);
                }
                ++turns;
                co_await held.async_release();
            }
        });
    }
    co_await workers.join();
    CHECK(turns == 30);
    co_await close_and_check();
}

OWN_TYPES("redlock fencing: counters that are none are left alone, and acquires fail at once")
{
    std::string const counter = "{lock:broken}:colock:fence";
    for (std::string const value : {"1e300", "inf", "18446744073709551615", "garbage"}) {
        CAPTURE(value);
        topology servers{node_count};
        servers.command_all({"SET", counter, value});
        asio::io_context io;
        unguarded_client locks{io, servers.addresses()};
        run(io, [&]() -> asio::awaitable<void> {
            any_mutex const name{locks, "broken", long_ttl};
            auto const start = steady::now();
            auto const [error, none] = co_await name.async_acquire(asio::as_tuple);
            CHECK_MESSAGE(tells_of_all(error, servers, errc::wrong_type), error.message());
            CHECK(contains(error.message(), "the fencing counter is not a number"));
            CHECK(since(start) < prompt);
            co_await until("no lock", [&] { return servers.existing("lock:broken") == 0; });
            for (auto& server : servers)
                CHECK(server.command({"GET", counter}) == value);

            // A majority of counters is enough.
            for (int node = 0; node < servers.quorum(); ++node)
                servers[node].command({"DEL", counter});
            auto held = co_await name.async_acquire(stuck);
            CHECK(held.fencing_token() > 0);
            co_await held.async_release();
            co_await locks.async_close();
        });
    }
}

CONTRACT_WITH(one_client, "redlock fencing: counters live for as long as the options say")
{
    for (auto const life : {std::chrono::milliseconds{0}, std::chrono::milliseconds{366 * 24h}}) {
        CAPTURE(life.count());
        auto const least = [&] {
            std::vector<std::int64_t> found;
            for (auto& server : servers)
                found.push_back(server.command({"PTTL", "{lock:living}:colock:fence"}).integer);
            // Of the majority that has it longest.
            std::sort(found.rbegin(), found.rend());
            return std::chrono::milliseconds{found[static_cast<std::size_t>(servers.quorum()) - 1]};
        };
        colock::lock_options options{.ttl = 60s, .counter_life = life};
        any_mutex const name{locks, "living", options};
        auto held = co_await name.async_acquire(stuck);
        CHECK(least() > life + 110s);
        CHECK(least() <= life + life / 8 + 120s);
        co_await held.async_extend(200s);
        CHECK(least() > life + 390s);
        CHECK(least() <= life + life / 8 + 400s);
        co_await held.async_release();
        co_await until("no lock", [&] { return servers.existing("lock:living") == 0; });
    }
    co_await locks.async_close();
}
