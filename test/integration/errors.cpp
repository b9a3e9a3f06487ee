// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

// Servers that answer with an error: each kind has its own errc, and none is "held by another".

using namespace support;

namespace {

/// A trouble of a server that passes: until then try_acquire reports it, and acquire waits for its
/// end.
asio::awaitable<void> check_passing(colock::client& locks, topology& servers, errc expected,
                                    std::vector<std::vector<std::string>> begin,
                                    std::vector<std::vector<std::string>> end)
{
    any_mutex const held_name{locks, "held before", long_ttl};
    any_mutex const name{locks, "refused", long_ttl};
    auto held = co_await held_name.async_acquire();
    for (auto const& command : begin)
        servers.command_all(command);

    auto start = steady::now();
    auto const [tried, no_lease] = co_await name.async_try_acquire(asio::as_tuple);
    CHECK_MESSAGE(tells_of_all(tried, servers, expected), tried.message());
    CHECK(since(start) < prompt);
    CHECK(tried == colock::condition::retryable);
    CHECK(tried != colock::condition::contention);

    start = steady::now();
    auto const [acquired, none] = co_await name.async_acquire(150ms, asio::as_tuple);
    CHECK_MESSAGE(tells_of_all(acquired, servers, expected), acquired.message());
    CHECK(since(start) >= 150ms);
    CHECK(since(start) < 150ms + prompt);

    result<colock::lease> waiting;
    name.async_acquire(store(waiting));
    co_await pass(100ms);
    CHECK_FALSE(waiting.done());
    CHECK(held.valid());
    // They are asked again and again, but not in a storm.
    CHECK(locks.get_metrics().commands < 60U * static_cast<unsigned>(servers.size()));

    for (auto const& command : end)
        servers.command_all(command);
    co_await until("the grant", [&] { return waiting.done(); });
    CHECK_FALSE(waiting.error);
    CHECK(waiting.value.valid());
    CHECK(held.valid());
    co_await waiting.value.async_release();
    co_await held.async_release();
}

void test_passing(int node_count, errc expected, std::vector<std::vector<std::string>> begin,
                  std::vector<std::vector<std::string>> end)
{
    topology servers{node_count};
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    run(io, [&]() -> asio::awaitable<void> {
        auto checking = check_passing(locks, servers, expected, begin, end);
        co_await std::move(checking);
        co_await locks.async_close();
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}

} // namespace

CONTRACT("errors: READONLY, of a replica")
{
    test_passing(node_count, errc::read_only, {{"REPLICAOF", "127.0.0.1", "1"}},
                 {{"REPLICAOF", "NO", "ONE"}});
}

CONTRACT("errors: MASTERDOWN, of a replica that has lost its master")
{
    test_passing(
        node_count, errc::server_busy,
        {{"CONFIG", "SET", "replica-serve-stale-data", "no"}, {"REPLICAOF", "127.0.0.1", "1"}},
        {{"REPLICAOF", "NO", "ONE"}});
}

CONTRACT("errors: OOM")
{
    test_passing(node_count, errc::out_of_memory, {{"CONFIG", "SET", "maxmemory", "1"}},
                 {{"CONFIG", "SET", "maxmemory", "0"}});
}

CONTRACT("errors: NOREPLICAS")
{
    test_passing(node_count, errc::not_enough_replicas,
                 {{"CONFIG", "SET", "min-replicas-to-write", "1"}},
                 {{"CONFIG", "SET", "min-replicas-to-write", "0"}});
}

OWN_TYPES_WITH(one_client, "errors: a server without memory still extends and releases")
{
    any_mutex const name{locks, "full", long_ttl};
    auto held = co_await name.async_acquire();
    servers.command_all({"CONFIG", "SET", "maxmemory", "1"});
    co_await held.async_extend();
    co_await held.async_release();
    CHECK(servers.existing("lock:full") <= servers.minority());
    co_await locks.async_close();
    CHECK(servers.existing("lock:full") == 0);
}

CONTRACT_WITH(recorded_client,
              "errors: an extension that the server refuses leaves the lease as it is",
              {.node_timeout = 1s})
{
    any_mutex const name{locks, "unchanged", {.ttl = 3s * slack}};
    auto held = co_await name.async_acquire();
    auto const until_then = held.valid_until();
    co_await pass(5ms); // or else there might be nothing to extend
    servers.command_all({"REPLICAOF", "127.0.0.1", "1"});
    auto const [error] = co_await held.async_extend(asio::as_tuple);
    CHECK_MESSAGE(tells_of_all(error, servers, errc::read_only), error.message());
    CHECK(held.valid());
    CHECK(held.valid_until() == until_then);
    auto const told = co_await events.wait(colock::event_kind::renewal_unknown);
    CHECK_MESSAGE(tells_of_all(told.error, servers, errc::read_only), told.error.message());
    servers.command_all({"REPLICAOF", "NO", "ONE"});
    co_await until("a renewal", [&] { return held.valid_until() > until_then; });
    CHECK(held.valid());
    co_await held.async_release();
    co_await locks.async_close();
}

CONTRACT_WITH(one_client, "errors: BUSY, while somebody's script runs", {},
              {.arguments = {"--busy-reply-threshold", "10"}})
{
    any_mutex const name{locks, "busy", long_ttl};
    auto held = co_await name.async_acquire();
    co_await held.async_release();
    auto starting = keep_busy(servers);
    auto const culprits = co_await std::move(starting);

    auto const [tried, no_lease] = co_await name.async_try_acquire(asio::as_tuple);
    CHECK_MESSAGE(tells_of_all(tried, servers, errc::server_busy), tried.message());
    auto const [acquired, none] = co_await name.async_acquire(200ms, asio::as_tuple);
    CHECK_MESSAGE(tells_of_all(acquired, servers, errc::server_busy), acquired.message());
    result<colock::lease> waiting;
    name.async_acquire(store(waiting));
    co_await pass(50ms);
    CHECK_FALSE(waiting.done());
    servers.command_all({"SCRIPT", "KILL"});
    co_await until("the grant", [&] { return waiting.done(); });
    CHECK_FALSE(waiting.error);
    co_await close_and_check();
}

CONTRACT("errors: LOADING, while a server reads its data")
{
    topology servers{node_count};
    for (auto& server : servers) {
        server.command({"CONFIG", "SET", "save", "3600 1000000"});
        server.command({"EVAL",
                        "for i = 1, 20000 do redis.call('SET', 'key' .. i, i, 'PX', 600000) end",
                        "0"});
        server.command({"SAVE"});
        // A millisecond for each key, looking at the sockets all the time.
        server.restart(
            {"--key-load-delay", "1000", "--loading-process-events-interval-bytes", "1024"});
        REQUIRE(server.try_command({"GET", "key1"}).is_error());
    }
    asio::io_context io;
    colock::client_options options;
    options.drain_timeout = 500ms;
    unguarded_client locks{io, servers.addresses(), options};
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{locks, "loading", long_ttl};
        auto const [tried, no_lease] = co_await name.async_acquire(2 * prompt, asio::as_tuple);
        CHECK_MESSAGE(tells_of_all(tried, servers, errc::server_busy), tried.message());
        servers.command_all({"CONFIG", "SET", "key-load-delay", "0"});
        auto held = co_await name.async_acquire(stuck);
        CHECK(held.valid());
        // An attempt that was cut off while the server was loading may be in doubt still.
        co_await locks.async_close(asio::as_tuple);
    });
}

CONTRACT_WITH(one_client, "errors: a key of another type fails at once")
{
    servers.command_all({"RPUSH", "lock:list", "value"});
    any_mutex const name{locks, "list", long_ttl};
    auto const start = steady::now();
    auto const [error, none] = co_await name.async_acquire(asio::as_tuple);
    CHECK(error == errc::wrong_type);
    CHECK(error != colock::condition::retryable);
    CHECK(since(start) < prompt);
    auto const [tried, no_lease] = co_await name.async_try_acquire(asio::as_tuple);
    CHECK(tried == errc::wrong_type);
    CHECK(contains(tried.message(), servers[0].address().label()));
    co_await locks.async_close();
    for (auto& server : servers)
        CHECK(server.command({"LLEN", "lock:list"}) == 1);
}

TEST_CASE("errors: a Redis Cluster has only one database")
{
    topology servers{1, {.arguments = {"--cluster-enabled", "yes"}}};
    asio::io_context io;
    event_recorder events;
    auto of_database = servers[0].address();
    of_database.database = 1;
    unguarded_client locks{io, of_database, events.options()};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const in_database{locks, "any", long_ttl};
        auto const [error, none] = co_await in_database.async_acquire(asio::as_tuple);
        CHECK_MESSAGE(error == errc::redirected, error.message());
        CHECK(contains(error.message(), "leave the database out of the URL"));
        CHECK(events.all(colock::event_kind::connect_failed).front().error == errc::redirected);
        co_await locks.async_close();
    });
}
