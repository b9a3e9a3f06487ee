// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/as_user.hpp"
#include "support/lock_test.hpp"
#include "support/modest_user.hpp"

#include <string>
#include <utility>
#include <vector>

// Who may not do what: fails at once, for good, and without a storm of attempts.

using namespace support;

namespace {

asio::awaitable<void> check_denied(colock::client& locks, topology& servers, errc expected)
{
    any_mutex const name{locks, "denied", long_ttl};
    auto start = steady::now();
    auto const [error, none] = co_await name.async_acquire(asio::as_tuple);
    CHECK_MESSAGE(tells_of_all(error, servers, expected), error.message());
    CHECK(error != colock::condition::retryable);
    CHECK_FALSE(contains(error.message(), "secret"));
    CHECK(since(start) < prompt);
    start = steady::now();
    auto const [tried, no_lease] = co_await name.async_try_acquire(30s, asio::as_tuple);
    CHECK_MESSAGE(tells_of_all(tried, servers, expected), tried.message());
    CHECK(since(start) < prompt);
}

void test_denied(topology& servers, std::string const& user, std::string const& password,
                 errc expected)
{
    CAPTURE(user);
    asio::io_context io;
    unguarded_client locks{io, as(servers.addresses(), user, password)};
    run(io, [&]() -> asio::awaitable<void> {
        auto checking = check_denied(locks, servers, expected);
        co_await std::move(checking);
        co_await locks.async_close();
    });
}

/// Adds a user with the rights that doc/operations.md names as needed, and to be told of changes.
void add_modest_user(topology& servers)
{
    servers.command_all(modest_user());
    if (type_tried == lock_type::reentrant_mutex) {
        servers.command_all({"ACL", "SETUSER", "modest", "+hset", "+hgetall", "+hget", "+hincrby",
                             "+hdel", "+hlen", "+publish", "&redisson_lock__channel:*"});
    }
}

} // namespace

CONTRACT("rights: wrong password, unknown user, none given")
{
    topology servers{node_count, {.password = "secret-of-the-server"}};
    servers.command_all({"ACL", "SETUSER", "alice", "on", ">secret of alice", "~*", "&*", "+@all"});
    servers.command_all({"ACL", "SETUSER", "switched-off", "off", ">secret", "~*", "&*", "+@all"});
    test_denied(servers, "", "secret, but wrong", errc::access_denied);
    test_denied(servers, "", "", errc::access_denied);
    test_denied(servers, "alice", "secret, but wrong", errc::access_denied);
    test_denied(servers, "nobody", "secret", errc::access_denied);
    test_denied(servers, "switched-off", "secret", errc::access_denied);
}

CONTRACT("rights: scripts and keys that are not for this user")
{
    struct user {
        std::string name;
        std::vector<std::string> rights;
        errc expected;
    };
    topology servers{node_count};
    for (auto const& [name, rights, expected] : std::vector<user>{
             {"no-eval", {"~*", "&*", "+@all", "-eval", "-evalsha"}, errc::script_denied},
             {"no-scripts", {"~*", "&*", "+@all", "-@scripting"}, errc::script_denied},
             {"other-keys", {"~other:*", "&*", "+@all"}, errc::access_denied},
             {"no-set", {"~*", "&*", "+@all", "-set"}, errc::access_denied},
             {"reader", {"%R~*", "&*", "+@all"}, errc::access_denied},
         }) {
        std::vector<std::string> command{"ACL", "SETUSER", name, "on", ">secret"};
        command.insert(command.end(), rights.begin(), rights.end());
        servers.command_all(command);
        test_denied(servers, name, "secret", expected);
    }
}

OWN_TYPES("rights: a user with just what is needed")
{
    topology servers{node_count};
    add_modest_user(servers);
    asio::io_context io;
    unguarded_client locks{io, as(servers.addresses(), "modest")};
    run(io, [&]() -> asio::awaitable<void> {
        for (auto const* const name : {"modest", "{modest}", "mode}st"}) {
            any_mutex const lock{locks, name, long_ttl};
            auto held = co_await lock.async_acquire(5s);
            co_await held.async_extend();
            co_await held.async_release();
        }
        co_await locks.async_close();
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}

OWN_TYPES("rights: a user with just what is needed has several leases at once, through FLUSHALL")
{
    topology servers{node_count};
    add_modest_user(servers);
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, as(servers.addresses(), "modest"), events.options()};
    run(io, [&]() -> asio::awaitable<void> {
        constexpr std::size_t many = 5;
        auto const ttl = 1s * slack;
        std::vector<colock::lease> held;
        auto const acquire_all = [&]() -> asio::awaitable<void> {
            for (std::size_t i = 0; i < many; ++i) {
                any_mutex const lock{locks, "several " + std::to_string(i), {.ttl = ttl}};
                held.push_back(co_await lock.async_acquire(stuck));
            }
        };
        auto acquiring = acquire_all();
        co_await std::move(acquiring);
        // Those that are due together are asked for together, where that is allowed.
        auto const renewed = locks.get_metrics().renewals;
        co_await until("renewals",
                       [&] { return locks.get_metrics().renewals >= renewed + 4 * many; });
        for (auto const& each : held)
            CHECK(each.valid());
        // One may come late, but none is denied.
        for (auto const& each : events.all(colock::event_kind::renewal_unknown))
            CHECK((each.error == errc::node_unavailable || each.error == errc::no_quorum));
        CHECK(locks.get_metrics().losses == 0);

        // Just behind a renewal: the next one would tell of it, too, but later.
        auto const before = locks.get_metrics().renewals;
        co_await until("a renewal", [&] { return locks.get_metrics().renewals > before; });
        auto const start = steady::now();
        servers.command_all({"FLUSHALL"});
        for (auto const& each : held) {
            auto const [error, cause] = co_await each.async_wait_lost(asio::as_tuple);
            CHECK_FALSE(error);
            CHECK(cause == colock::loss_cause::refused);
            CHECK_FALSE(each.valid());
        }
        CHECK(since(start) < ttl);
        CHECK(locks.get_metrics().losses == many);

        held.clear();
        acquiring = acquire_all();
        co_await std::move(acquiring);
        for (auto& each : held)
            co_await each.async_release();
        co_await close_in_doubt(locks);
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}

TEST_CASE("rights: a user who may not ask for the time leaves no lock that it does not get")
{
    topology servers{1};
    servers.command_all(
        {"ACL", "SETUSER", "timeless", "on", ">secret", "~*", "&*", "+@all", "-time"});
    asio::io_context io;
    unguarded_client locks{io, as(servers.addresses(), "timeless")};
    run(io, [&]() -> asio::awaitable<void> {
        for (auto const type : {lock_type::mutex, lock_type::reentrant_mutex}) {
            auto const name = type_of(type).make(locks, "timeless", {});
            auto const [error, none] = co_await name.async_acquire(asio::as_tuple);
            CHECK_MESSAGE(tells_of_all(error, servers, errc::access_denied), error.message());
            CHECK(servers.left_behind() == std::vector<std::string>{});
        }
        co_await locks.async_close();
    });
}

TEST_CASE("rights: no storm of connections after a wrong password, and it mends")
{
    redis_server server{{.password = "secret"}};
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, as(server.address(), "", "wrong"), events.options()};
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{locks, "stormy", long_ttl};
        auto const before = server.info("stats", "total_connections_received");
        for (auto const end = steady::now() + 2s; steady::now() < end;) {
            auto const [error, none] = co_await name.async_acquire(asio::as_tuple);
            REQUIRE(error == errc::access_denied);
            co_await pass(1ms);
        }
        CHECK(server.info("stats", "total_connections_received") - before < 20);
        auto const told = co_await events.wait(colock::event_kind::connect_failed);
        CHECK(told.error == errc::access_denied);

        server.command({"CONFIG", "SET", "requirepass", "wrong"});
        colock::lease held;
        for (auto const end = steady::now() + stuck / 3; !held && steady::now() < end;) {
            auto [error, lease] = co_await name.async_acquire(asio::as_tuple);
            held = std::move(lease);
            co_await pass(5ms);
        }
        CHECK(held.valid());
        co_await locks.async_close();
    });
}

CONTRACT("rights: a lease whose user loses its rights keeps its deadline, and is lost at that")
{
    topology servers{node_count};
    servers.command_all({"ACL", "SETUSER", "fired", "on", ">secret", "~*", "&*", "+@all"});
    asio::io_context io;
    event_recorder events;
    auto options = events.options();
    options.node_timeout = 1s;
    options.drain_timeout = 200ms;
    unguarded_client locks{io, as(servers.addresses(), "fired"), options};
    run(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{locks, "fired", {.ttl = 1500ms * slack}};
        auto held = co_await name.async_acquire();
        servers.command_all({"ACL", "SETUSER", "fired", "-@all"});
        auto const [extended] = co_await held.async_extend(asio::as_tuple);
        CHECK_MESSAGE((tells_of_all(extended, servers, errc::access_denied) ||
                       tells_of_all(extended, servers, errc::script_denied)),
                      extended.message());
        CHECK(held.valid());
        auto const [waited, cause] = co_await held.async_wait_lost(asio::as_tuple);
        CHECK_FALSE(waited);
        CHECK(cause == colock::loss_cause::expired);
        co_await close_in_doubt(locks);
    });
}

TEST_CASE("rights: client tracking refused: said once, and waiters poll instead")
{
    topology servers;
    servers[0].command(
        {"ACL", "SETUSER", "untracked", "on", ">secret", "~*", "&*", "+@all", "-client|tracking"});
    asio::io_context io;
    event_recorder events;
    auto options = events.options();
    options.poll_interval = 60ms;
    unguarded_client holder{io, servers.addresses()};
    unguarded_client locks{io, as(servers[0].address(), "untracked"), options};
    run(io, [&]() -> asio::awaitable<void> {
        auto const told = co_await events.wait(colock::event_kind::tracking_refused);
        CHECK(told.node == servers[0].address().label());
        CHECK(told.error);

        any_mutex const theirs{holder, "polled", long_ttl};
        any_mutex const ours{locks, "polled", long_ttl};
        for (int round = 0; round < 3; ++round) {
            auto held = co_await theirs.async_acquire();
            result<colock::lease> granted;
            ours.async_acquire(store(granted));
            auto const commands = locks.get_metrics().commands;
            co_await until("polls", [&] { return locks.get_metrics().commands >= commands + 3; });
            co_await held.async_release();
            co_await until(
                "the grant", [&] { return granted.done(); }, 90ms + prompt);
            CHECK(granted.value.valid());
            co_await granted.value.async_release();
            // Not said again after a reconnect.
            servers[0].command({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
            co_await events.wait(colock::event_kind::connected,
                                 static_cast<std::size_t>(round) + 2);
        }
        CHECK(events.count(colock::event_kind::tracking_refused) == 1);

        // Without tracking, a loss is found by the next renewal.
        any_mutex const untold{locks, "untold", {.ttl = 3s * slack}};
        auto held = co_await untold.async_acquire();
        servers[0].command({"DEL", "lock:untold"});
        auto const [waited, cause] = co_await held.async_wait_lost(asio::as_tuple);
        CHECK(cause == colock::loss_cause::refused);
        co_await holder.async_close();
        co_await locks.async_close();
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}
