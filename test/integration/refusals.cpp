// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/rewriting_proxy.hpp"

#include <memory>
#include <vector>

// Acquires that servers refuse with errors: the event hook hears when that begins and when it ends.

using namespace support;
using colock::event_kind;

namespace {

using commands = std::vector<std::vector<std::string>>;

constexpr int waiters = 3;

/// While all servers refuse: many attempts of several waiters, and one event.
asio::awaitable<void> expect_one_begin(any_mutex const& name, event_recorder const& events,
                                       topology& servers, errc expected)
{
    auto const begun = co_await events.wait(event_kind::acquire_refused);
    CHECK(begun.name == "refused");
    CHECK(begun.node.empty());
    CHECK_MESSAGE(tells_of_all(begun.error, servers, expected), begun.error.message());
    auto const [tried, none] = co_await name.async_try_acquire(asio::as_tuple);
    CHECK(tried);
    co_await pass(150ms);
    CHECK(events.count(event_kind::acquire_refused) == 1);
    CHECK(events.count(event_kind::acquire_refusal_ended) == 0);
}

/// From then on all waiters get the lock, one after another, and nothing more is told.
asio::awaitable<void> expect_one_end(std::vector<result<colock::lease>>& waiting,
                                     event_recorder const& events, topology& servers, errc expected)
{
    for (auto& each : waiting) {
        auto granted = until("a grant", [&] { return each.done(); });
        co_await std::move(granted);
        CHECK_FALSE(each.error);
        CHECK(events.count(event_kind::acquire_refusal_ended) == 1);
        co_await each.value.async_release();
    }
    auto const ended = events.all(event_kind::acquire_refusal_ended).front();
    CHECK(ended.name == "refused");
    // The error is that of the last refusal, when some servers may have been in order again.
    CHECK((ended.error == expected || (servers.size() > 1 && ended.error == errc::no_quorum)));
    CHECK_MESSAGE(
        contains(ended.error.message(), colock::make_error_code(expected).message() + ": "),
        ended.error.message());
    CHECK(events.count(event_kind::acquire_refused) == 1);
}

void test_period(int node_count, errc expected, commands const& begin, commands const& end)
{
    topology servers{node_count};
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, servers.addresses(), events.options()};
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{locks, "refused", long_ttl};
        auto connected = co_await name.async_acquire();
        co_await connected.async_release();
        for (auto const& command : begin)
            servers.command_all(command);
        std::vector<result<colock::lease>> waiting(waiters);
        for (auto& each : waiting)
            name.async_acquire(store(each));
        auto begins = expect_one_begin(name, events, servers, expected);
        co_await std::move(begins);
        for (auto const& command : end)
            servers.command_all(command);
        auto ends = expect_one_end(waiting, events, servers, expected);
        co_await std::move(ends);
        co_await locks.async_close();
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}

/// The servers are busy for as long as it takes until that is told. Closes the client.
asio::awaitable<void> expect_busy_period(colock::client& locks, any_mutex const& name,
                                         event_recorder const& events, topology& servers)
{
    auto starting = keep_busy(servers);
    auto const culprits = co_await std::move(starting);
    std::vector<result<colock::lease>> waiting(waiters);
    for (auto& each : waiting)
        name.async_acquire(store(each));
    auto begins = expect_one_begin(name, events, servers, errc::server_busy);
    co_await std::move(begins);
    servers.command_all({"SCRIPT", "KILL"});
    auto ends = expect_one_end(waiting, events, servers, errc::server_busy);
    co_await std::move(ends);
    co_await locks.async_close();
}

} // namespace

CONTRACT("refusals: READONLY is told when it begins and when it ends")
{
    test_period(node_count, errc::read_only, {{"REPLICAOF", "127.0.0.1", "1"}},
                {{"REPLICAOF", "NO", "ONE"}});
}

CONTRACT("refusals: OOM is told when it begins and when it ends")
{
    test_period(
        node_count, errc::out_of_memory,
        {{"CONFIG", "SET", "maxmemory-policy", "noeviction"}, {"CONFIG", "SET", "maxmemory", "1"}},
        {{"CONFIG", "SET", "maxmemory", "0"}});
}

CONTRACT("refusals: NOREPLICAS is told when it begins and when it ends")
{
    test_period(node_count, errc::not_enough_replicas,
                {{"CONFIG", "SET", "min-replicas-to-write", "1"}},
                {{"CONFIG", "SET", "min-replicas-to-write", "0"}});
}

CONTRACT_WITH(recorded_client, "refusals: BUSY is told when it begins and when it ends", {},
              {.arguments = {"--busy-reply-threshold", "10"}})
{
    any_mutex const name{locks, "refused", long_ttl};
    auto connected = co_await name.async_acquire();
    co_await connected.async_release();
    auto busy = expect_busy_period(locks, name, events, servers);
    co_await std::move(busy);
}

CONTRACT("refusals: BUSY is told also where the first connection hears it")
{
    topology servers{node_count, {.arguments = {"--busy-reply-threshold", "10"}}};
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, servers.addresses(), events.options()};
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{locks, "refused", long_ttl};
        auto busy = expect_busy_period(locks, name, events, servers);
        co_await std::move(busy);
    });
}

CONTRACT_WITH(
    recorded_client,
    "refusals: a key of another type is told, too, and its end when nobody waits any more")
{
    servers.command_all({"RPUSH", "lock:list", "value"});
    any_mutex const name{locks, "list", long_ttl};
    auto const [error, none] = co_await name.async_acquire(asio::as_tuple);
    CHECK(error == errc::wrong_type);
    // The hook hears it before the operation ends.
    CHECK(events.count(event_kind::acquire_refused) == 1);
    auto const ended = co_await events.wait(event_kind::acquire_refusal_ended);
    CHECK(ended.name == "list");
    CHECK(ended.error == errc::wrong_type);
    CHECK(events.count(event_kind::acquire_refused) == 1);
    co_await locks.async_close();
}

CONTRACT_WITH(recorded_client,
              "refusals: the end is told when the last waiter leaves, and each name has its own")
{
    any_mutex const one{locks, "one", long_ttl};
    any_mutex const two{locks, "two", long_ttl};
    auto connected = co_await one.async_acquire();
    co_await connected.async_release();
    servers.command_all({"REPLICAOF", "127.0.0.1", "1"});
    result<colock::lease> waiting;
    two.async_acquire(store(waiting));
    auto const [error, none] = co_await one.async_acquire(prompt, asio::as_tuple);
    CHECK(error);
    CHECK(events.count(event_kind::acquire_refused) == 2);
    auto const ended = co_await events.wait(event_kind::acquire_refusal_ended);
    CHECK(ended.name == "one");
    co_await locks.async_close(asio::as_tuple);
    CHECK(waiting.error == errc::client_closed);
    CHECK(events.count(event_kind::acquire_refusal_ended) == 2);
    CHECK(events.count(event_kind::acquire_refused) == 2);
}

CONTRACT_WITH(some_servers, "refusals: neither another holder nor a server that is down is one")
{
    unguarded_client locks{io, servers.addresses(), events.options({.drain_timeout = 100ms})};
    unguarded_client rival{io, servers.addresses(), {.drain_timeout = 100ms}};
    any_mutex const held_name{locks, "held", long_ttl};
    any_mutex const name{locks, "down", long_ttl};
    any_mutex const rivals{rival, "held", long_ttl};
    auto held = co_await rivals.async_acquire();
    auto const [refused, no_lease] = co_await held_name.async_acquire(prompt, asio::as_tuple);
    CHECK(refused == errc::timed_out);
    for (auto& server : servers)
        server.kill();
    auto const [down, none] = co_await name.async_acquire(200ms, asio::as_tuple);
    CHECK((down == errc::node_unavailable || down == errc::no_quorum));
    CHECK(events.count(event_kind::acquire_refused) == 0);
    CHECK(events.count(event_kind::acquire_refusal_ended) == 0);
    co_await locks.async_close(asio::as_tuple);
    co_await rival.async_close(asio::as_tuple);
}

TEST_CASE_WITH(
    recorded_client, 3,
    "refusals: of several servers, those of a minority matter only where others are missing",
    {.drain_timeout = 100ms})
{
    colock::mutex const name{locks, "refused", long_ttl};
    servers[0].command({"REPLICAOF", "127.0.0.1", "1"});
    auto held = co_await name.async_acquire(stuck);
    co_await held.async_release();
    CHECK(events.count(event_kind::acquire_refused) == 0);

    servers[1].kill();
    co_await events.wait(event_kind::disconnected);
    result<colock::lease> waiting;
    name.async_acquire(store(waiting));
    auto const begun = co_await events.wait(event_kind::acquire_refused);
    CHECK(begun.error == errc::no_quorum);
    CHECK(contains(begun.error.message(), "READONLY"));
    servers[0].command({"REPLICAOF", "NO", "ONE"});
    co_await until("the grant", [&] { return waiting.done(); });
    CHECK(waiting.value.valid());
    CHECK(events.count(event_kind::acquire_refusal_ended) == 1);
    CHECK(events.count(event_kind::acquire_refused) == 1);
    co_await locks.async_close(asio::as_tuple);
}

TEST_CASE("refusals: a Cluster that something hides is told of at once, also to who would wait")
{
    for (std::string const advice : {"MOVED", "ASK"}) {
        CAPTURE(advice);
        redis_server behind;
        rewriting_proxy between{behind, [&](rewriting_proxy::words& command) {
                                    if (command.front() == "EVALSHA" || command.front() == "SET")
                                        command = {"EVAL",
                                                   "return redis.error_reply('" + advice +
                                                       " 1234 10.0.0.1:7001')",
                                                   "0"};
                                }};
        asio::io_context io;
        event_recorder events;
        unguarded_client locks{io, between.address(), events.options()};
        run(io, [&]() -> asio::awaitable<void> {
            for (bool const fencing : {true, false}) {
                colock::mutex const name{locks, "elsewhere", {.ttl = 60s, .fencing = fencing}};
                auto const [error, none] = co_await name.async_acquire(asio::as_tuple);
                CHECK(error == errc::redirected);
                CHECK_FALSE(error == colock::condition::retryable);
                CHECK(contains(error.message(), "a Redis Cluster refuses this"));
                CHECK(contains(error.message(), between.address().label() + ": " + advice));
                CHECK_FALSE(contains(error.message(), "1234")); // texts are never freed
            }
            co_await until("the end of what was told of", [&] {
                return events.count(event_kind::acquire_refusal_ended) ==
                       events.count(event_kind::acquire_refused);
            });
            co_await locks.async_close();
        });
    }
}
