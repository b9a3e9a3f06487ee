// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/rewriting_proxy.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

// A client is told of whatever becomes of the keys that it relies on or waits for, whoever did it.

using namespace support;
using colock::event_kind;

namespace {

/// Fills the server's memory with the fencing counters of many names, by commands of this client.
class filling {
public:
    explicit filling(colock::client& locks) : locks_{locks} {}

    /// A few round trips: an acquire, and a release if it succeeds. Whether there was an answer.
    asio::awaitable<bool> once()
    {
        colock::mutex const name{
            locks_, "filler " + std::to_string(next_++) + std::string(2'000, '.'), {.ttl = 60s}};
        auto acquire = name.async_acquire(stuck, asio::as_tuple);
        auto [error, held] = co_await std::move(acquire);
        if (!error)
            co_await held.async_release(asio::as_tuple);
        co_return error != errc::node_unavailable;
    }

    bool goes_on() const { return next_ < 200'000; }

private:
    colock::client& locks_;
    int next_ = 0;
};

} // namespace

TEST_CASE("told: an eviction during a command of the holder's own client")
{
    for (std::string const policy :
         {"volatile-ttl", "volatile-lru", "allkeys-lru", "allkeys-random"}) {
        CAPTURE(policy);
        topology servers{1, {.arguments = {"--maxmemory-policy", policy}}};
        asio::io_context io;
        event_recorder events;
        unguarded_client locks{io, servers.addresses(), events.options()};
        unguarded_client others{io, servers.addresses()};
        run(io, [&]() -> asio::awaitable<void> {
            colock::mutex const name{locks, "victim", {.ttl = 60s, .renew = false}};
            auto held = co_await name.async_acquire();
            auto& server = servers[0];
            co_await until_tracked(servers, 1);
            result<colock::lease> rival;
            colock::mutex{others, "victim", long_ttl}.async_acquire(store(rival));
            co_await until_tracked(servers, 2);
            auto const used = server.info("memory", "used_memory");
            server.command({"CONFIG", "SET", "maxmemory", std::to_string(used + 1'000'000)});
            REQUIRE(server.command({"EXISTS", "lock:victim"}) == 1);
            // EXISTS is not counted as a use of the key, which could change what is evicted.
            auto const evicted = [&] {
                return rival.done() || server.command({"EXISTS", "lock:victim"}) == 0;
            };
            filling fill{locks};
            while (!evicted() && fill.goes_on()) {
                auto one = fill.once();
                co_await std::move(one);
            }
            REQUIRE(evicted());
            // The client knows of the eviction when its next command has been answered.
            for (bool answered = false; held.valid() && !answered;) {
                auto one = fill.once();
                answered = co_await std::move(one);
            }
            CHECK_FALSE(held.valid());
            CHECK(held.valid_until() > colock::clock::now() + 20s);
            auto const [error, cause] = co_await held.async_wait_lost(asio::as_tuple);
            CHECK_FALSE(error);
            CHECK(cause == colock::loss_cause::refused);
            CHECK(events.count(event_kind::eviction_possible) == 1);
            server.command({"CONFIG", "SET", "maxmemory", "0"});
            co_await until(
                "the rival", [&] { return rival.done(); }, prompt);
            CHECK(rival.value.valid());
            rival.value = {};
            co_await close_in_doubt(locks);
            co_await close_in_doubt(others);
        });
    }
}

TEST_CASE_WITH(recorded_client, 1, "told: that a server does not evict needs no event")
{
    co_await events.wait(event_kind::connected);
    colock::mutex const name{locks, "name"};
    auto held = co_await name.async_acquire();
    co_await held.async_release();
    CHECK(events.count(event_kind::eviction_possible) == 0);
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(
    one_client, "told: a renewal's own change of the key costs no command, another's is noticed")
{
    constexpr milliseconds ttl = 1200ms * slack;
    any_mutex const name{locks, "name", {.ttl = ttl}};
    auto held = co_await name.async_acquire();
    co_await until_tracked(servers);
    auto const before = locks.get_metrics();
    co_await until("some renewals",
                   [&] { return locks.get_metrics().renewals >= before.renewals + 4; });
    auto const after = locks.get_metrics();
    CHECK(after.commands - before.commands <=
          (after.renewals - before.renewals + 1) * static_cast<unsigned>(node_count));
    // Just behind a renewal, when nothing else has been said since. The next one is due so soon
    // that a busy machine may take longer to tell: then once more.
    constexpr int most = 10;
    int late = 0;
    for (; late < most; ++late) {
        auto const start = steady::now();
        servers.command_all({"DEL", "lock:name"});
        auto const [error, cause] = co_await held.async_wait_lost(asio::as_tuple);
        CHECK_FALSE(error);
        CHECK(cause == colock::loss_cause::refused);
        if (since(start) < ttl / 4)
            break;
        held = co_await name.async_acquire(stuck);
        auto const renewals = locks.get_metrics().renewals;
        co_await until("a renewal", [&] { return locks.get_metrics().renewals > renewals; });
    }
    CHECK(late < most);
    co_await close_in_doubt(locks);
}

TEST_CASE_WITH(two_clients, 1, "told: waiters of many names, by a server that can track but a few",
               {}, {.arguments = {"--tracking-table-max-keys", "10"}})
{
    constexpr int names = 100;
    std::vector<colock::lease> held;
    auto const granted = std::make_shared<int>(0);
    for (int i = 0; i < names; ++i) {
        colock::mutex const name{second, std::to_string(i), long_ttl};
        held.push_back(co_await name.async_acquire());
    }
    for (int i = 0; i < names; ++i) {
        colock::mutex const name{first, std::to_string(i), long_ttl};
        name.async_acquire(stuck,
                           [granted](error_code error, colock::lease) { *granted += !error; });
    }
    co_await until("the waiters", [&] { return first.get_metrics().waiters == names; });
    co_await pass(200ms);
    // Being told again and again that a key is not tracked any more is no reason to ask for ever.
    auto const before = first.get_metrics().commands;
    auto start = steady::now();
    co_await pass(1s);
    // Some twenty attempts of each are free, and then the pauses grow to 50 ms at least.
    auto const commands = static_cast<double>(first.get_metrics().commands - before);
    std::chrono::duration<double> const seconds = steady::now() - start;
    CHECK(commands < names * (30 + 20 * seconds.count()));
    start = steady::now();
    held.clear();
    co_await until("all of them", [&] { return *granted == names; });
    CHECK(since(start) < 2 * prompt);
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "told: holders of many names, by a server that can track but a few",
               {}, {.arguments = {"--tracking-table-max-keys", "10"}})
{
    constexpr int names = 200;
    std::vector<colock::lease> held;
    for (int i = 0; i < names; ++i) {
        colock::mutex const name{locks, std::to_string(i), long_ttl};
        held.push_back(co_await name.async_acquire());
    }
    // One of another kind among them.
    colock::owner const owner{locks};
    colock::reentrant_mutex const other{locks, "other", owner, long_ttl};
    held.push_back(co_await other.async_acquire());
    co_await pass(500ms);
    auto const before = locks.get_metrics().commands;
    co_await pass(1s);
    CHECK(locks.get_metrics().commands - before < names);
    for (auto const& [place, key] : {std::pair{7, "lock:7"}, std::pair{names, "lock:other"}}) {
        CAPTURE(key);
        auto const start = steady::now();
        servers[0].command({"DEL", key});
        co_await held[static_cast<std::size_t>(place)].async_wait_lost();
        CHECK(since(start) < prompt);
    }
    held.clear();
    co_await locks.async_close();
}

TEST_CASE("told: an answer that no script gives is none")
{
    redis_server server;
    rewriting_proxy proxy{server, [](auto& words) {
                              if (words.front() == "EVALSHA" && words.size() > 5)
                                  words = {"EVAL", "return {1, 2, 3}", "0"};
                          }};
    asio::io_context io;
    unguarded_client locks{io, proxy.address(), unhurried()};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "name", {.ttl = 200ms}};
        auto const [error, held] = co_await name.async_acquire(prompt, asio::as_tuple);
        CHECK(error == errc::server_error);
        CHECK(contains(error.message(), "strange form"));
        CHECK_FALSE(held);
        co_await close_in_doubt(locks);
    });
}
