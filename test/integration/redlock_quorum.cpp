// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

using namespace support;

namespace {

void fails_at_its_deadline(milliseconds node_timeout)
{
    topology servers{5};
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, servers.addresses(), events.options({.node_timeout = node_timeout})};
    run(io, [&]() -> asio::awaitable<void> {
        // A ttl so long that what is gone at the end has been released.
        colock::mutex const few{locks, "few", long_ttl};
        co_await until_connected(events, 5);
        for (int node : {1, 2, 4})
            servers[node].pause();

        steady::duration least_late = stuck;
        int blamed = 0;
        constexpr int rounds = 3;
        for (int round = 0; round < rounds; ++round) {
            CAPTURE(round);
            auto const start = steady::now();
            result<nothing> passed;
            asio::steady_timer timer{io, 500ms};
            timer.async_wait(store(passed));
            auto const [error, lease] = co_await few.async_acquire(500ms, asio::as_tuple);
            auto const ended = steady::now();
            co_await until("as much time to pass", [&] { return passed.done(); });
            CHECK(error == errc::no_quorum);
            CHECK(error == colock::condition::retryable);
            CHECK(error != colock::condition::contention);
            CHECK_FALSE(lease);
            CHECK(ended - start >= 500ms);
            CHECK(ended - passed.at < prompt);
            least_late = std::min(least_late, ended - passed.at);
            for (int node : {1, 2, 4})
                CHECK_MESSAGE(contains(error.message(), servers[node].address().label() + ": "),
                              error.message());
            for (int node : {0, 3}) {
                auto const label = servers[node].address().label();
                blamed += contains(error.message(), label + ": no answer in time") ||
                          contains(error.message(), label + ": does not answer");
            }
        }
        // The least of some, so that a busy machine does not matter.
        CHECK(least_late < 50ms);
        // Nor does it matter if one of the nodes that would grant was slow, and blamed for it,
        // once.
        CHECK(blamed < rounds);

        for (int node : {1, 2, 4})
            servers[node].resume();
        auto clean = until("no key on any node", [&] { return servers.existing("lock:few") == 0; });
        co_await std::move(clean);
        auto held = co_await few.async_acquire(stuck);
        CHECK(held.valid());
        co_await held.async_release();
        co_await close_in_doubt(locks);
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}

/// A client of three nodes, of which the second never grants: the lock works without it. When the
/// third fails, too, the error names the cause of each.
void one_vote_less(topology& servers, std::vector<colock::node_address> const& addresses,
                   errc cause)
{
    asio::io_context io;
    colock::client_options options;
    options.drain_timeout = 500ms;
    unguarded_client locks{io, addresses, options};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "two of three", long_ttl};
        // The report needs an acquire: a read-only replica refuses none of the commands before it.
        auto first = co_await name.async_acquire(stuck);
        co_await until("the report", [&] { return locks.get_node_reports()[1].error == cause; });
        auto const reports = locks.get_node_reports();
        REQUIRE(reports.size() == 3);
        for (std::size_t node = 0; node < 3; ++node)
            CHECK(reports[node].node == addresses[node].label());
        CHECK_FALSE(reports[0].error);
        CHECK(contains(reports[1].error.message(), addresses[1].label()));
        co_await first.async_release();

        auto const start = steady::now();
        for (int i = 0; i < 5; ++i) {
            auto held = co_await name.async_acquire(stuck);
            CHECK(held.valid());
            CHECK(held.held_by() == 2);
            CHECK(held.fencing_token() > 0);
            co_await held.async_extend();
            CHECK(held.held_by() == 2);
            co_await held.async_release();
        }
        CHECK(since(start) < prompt);

        servers[2].kill();
        auto const [error, lease] = co_await name.async_acquire(500ms, asio::as_tuple);
        CHECK(error == errc::no_quorum);
        CHECK_FALSE(lease);
        CHECK_MESSAGE(contains(error.message(), colock::make_error_code(cause).message() + ": " +
                                                    addresses[1].label()),
                      error.message());
        CHECK_MESSAGE(contains(error.message(), addresses[2].label()), error.message());
        servers[2].restart();
        co_await close_in_doubt(locks);
    });
}

} // namespace

TEST_CASE(
    "redlock quorum: 3 of 5 stopped: an acquire fails at its deadline, before a node's is over")
{
    fails_at_its_deadline(5s);
}

TEST_CASE(
    "redlock quorum: 3 of 5 stopped: an acquire fails at its deadline, after several attempts")
{
    fails_at_its_deadline(100ms);
}

TEST_CASE_WITH(
    one_client, 5,
    "redlock quorum: with 3 of 5 nodes stopped a single attempt fails, and a lease is not extended",
    {.node_timeout = 100ms})
{
    colock::mutex const one{locks, "one", long_ttl};
    colock::mutex const two{locks, "two", long_ttl};
    auto held = co_await one.async_acquire();
    auto const valid_until = held.valid_until();
    for (int node : {0, 1, 2})
        servers[node].pause();

    auto const [error, lease] = co_await two.async_try_acquire(asio::as_tuple);
    CHECK(error == errc::no_quorum);
    CHECK_FALSE(lease);
    auto const [extend_error] = co_await held.async_extend(asio::as_tuple);
    CHECK(extend_error == errc::no_quorum);
    CHECK(held.valid());
    CHECK(held.valid_until() == valid_until);
    auto const [release_error] = co_await held.async_release(asio::as_tuple);
    CHECK(release_error == errc::no_quorum);
    CHECK_FALSE(held.valid());

    for (int node : {0, 1, 2})
        servers[node].resume();
    auto clean = until("no lock on any node", [&] {
        return servers.existing("lock:one") + servers.existing("lock:two") == 0;
    });
    co_await std::move(clean);
    co_await close_in_doubt(locks);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(recorded_client, 5, "redlock quorum: 2 of 5 nodes stopped cost no time",
               {.health_check_interval = 60s, .node_timeout = 20s})
{
    colock::mutex const name{locks, "three of five", long_ttl};
    co_await until_connected(events, 5);
    servers[1].pause();
    servers[3].pause();
    auto const start = steady::now();
    for (int i = 0; i < 20; ++i) {
        auto held = co_await name.async_acquire();
        CHECK(held.valid());
        CHECK(held.held_by() == 3);
        co_await held.async_extend();
        co_await held.async_release();
    }
    CHECK(since(start) < 10s); // nothing has waited for those that hang

    auto held = co_await name.async_acquire();
    servers[1].resume();
    servers[3].resume();
    auto whole = until("the late grants", [&] {
        return held.held_by() == 5 && servers.holding("lock:three of five", held.lock_id()) == 5;
    });
    co_await std::move(whole);
    CHECK(held.valid());
    co_await held.async_release();
    auto clean = until("no key", [&] { return servers.existing("lock:three of five") == 0; });
    co_await std::move(clean);
    co_await close_and_check();
}

TEST_CASE_WITH(recorded_client, 3, "redlock quorum: for a node that hangs, no commands pile up",
               {.health_check_interval = 60s, .node_timeout = 60s})
{
    co_await until_connected(events, 3);
    servers[0].pause();
    bool spared = false;
    task_group workers{co_await asio::this_coro::executor};
    for (int i = 0; i < 64; ++i) {
        workers.spawn([&, i]() -> asio::awaitable<void> {
            colock::mutex const name{locks, std::to_string(i), long_ttl};
            while (!spared) {
                auto held = co_await name.async_acquire();
                co_await held.async_release();
                auto const report = locks.get_node_reports().front();
                spared = spared || contains(report.error.message(), ": does not answer");
            }
        });
    }
    co_await workers.join(); // long before the node_timeout

    servers[0].resume();
    colock::mutex const name{locks, "resumed", long_ttl};
    auto held = co_await name.async_acquire();
    auto whole = until("full strength", [&] { return held.held_by() == 3; });
    co_await std::move(whole);
    co_await held.async_release();
    co_await close_and_check();
}

TEST_CASE("redlock quorum: with a minority down, a lock that is held is contention, not trouble")
{
    for (int nodes : {3, 5}) {
        CAPTURE(nodes);
        topology servers{nodes};
        asio::io_context io;
        unguarded_client first{io, servers.addresses()};
        unguarded_client second{io, servers.addresses()};
        run(io, [&]() -> asio::awaitable<void> {
            for (int node = 0; node < servers.minority(); ++node)
                servers[node].kill();
            colock::mutex const ours{first, "taken", long_ttl};
            colock::mutex const theirs{second, "taken", long_ttl};
            auto held = co_await ours.async_acquire(stuck);
            auto const [tried, none] = co_await theirs.async_try_acquire(asio::as_tuple);
            CHECK_FALSE(tried);
            CHECK_FALSE(none);
            auto const before = second.get_metrics().commands;
            auto const [error, lease] = co_await theirs.async_acquire(1s, asio::as_tuple);
            CHECK(error == errc::timed_out);
            CHECK_FALSE(lease);
            // Nor does the waiter poll: nothing changes on the nodes that are up.
            CHECK(second.get_metrics().commands - before <=
                  static_cast<std::uint64_t>(2 * servers.size()));
            co_await held.async_release();
            co_await close_in_doubt(first);
            co_await close_in_doubt(second);
        });
    }
}

TEST_CASE_WITH(recorded_client, 4, "redlock quorum: two of four nodes are no majority, three are",
               {.node_timeout = 100ms})
{
    colock::mutex const name{locks, "even", long_ttl};
    co_await until_connected(events, 4);
    servers[0].pause();
    auto held = co_await name.async_acquire(stuck);
    CHECK(held.held_by() == 3);
    co_await held.async_release();

    servers[1].pause();
    auto const [error, lease] = co_await name.async_acquire(300ms, asio::as_tuple);
    CHECK(error == errc::no_quorum);
    CHECK_FALSE(lease);

    servers[0].resume();
    servers[1].resume();
    auto clean = until("no key", [&] { return servers.existing("lock:even") == 0; });
    co_await std::move(clean);
    co_await close_in_doubt(locks);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(one_client, 4, "redlock quorum: a half each for two clients is nobody's")
{
    colock::mutex const name{locks, "half", long_ttl};
    servers[0].command({"SET", "lock:half", "somebody"});
    servers[1].command({"SET", "lock:half", "somebody"});
    auto const start = steady::now();
    auto const refused = co_await name.async_try_acquire();
    CHECK_FALSE(refused);
    CHECK(since(start) < prompt);
    auto clean =
        until("our half is given back", [&] { return servers.existing("lock:half") == 2; });
    co_await std::move(clean);
    co_await locks.async_close();
    servers[0].command({"DEL", "lock:half"});
    servers[1].command({"DEL", "lock:half"});
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("redlock quorum: one node's address is wrong")
{
    topology servers{3};
    auto addresses = servers.addresses();
    addresses[1].port = unused_port();
    one_vote_less(servers, addresses, errc::node_unavailable);
}

TEST_CASE("redlock quorum: one node's password is wrong")
{
    topology servers{3, {.password = "right"}};
    auto addresses = servers.addresses();
    addresses[1].password = "wrong";
    one_vote_less(servers, addresses, errc::access_denied);
}

TEST_CASE("redlock quorum: one node is a read-only replica")
{
    topology servers{3};
    servers[1].command({"REPLICAOF", "127.0.0.1", std::to_string(unused_port())});
    one_vote_less(servers, servers.addresses(), errc::read_only);
}

TEST_CASE("redlock quorum: where a majority's password is wrong, an acquire fails at once")
{
    for (int wrong : {5, 3}) {
        CAPTURE(wrong);
        topology servers{5, {.password = "right"}};
        auto addresses = servers.addresses();
        for (int node = 0; node < wrong; ++node)
            addresses[static_cast<std::size_t>(node)].password = "wrong";
        asio::io_context io;
        unguarded_client locks{io, addresses};
        run(io, [&]() -> asio::awaitable<void> {
            colock::mutex const name{locks, "closed", long_ttl};
            auto const start = steady::now();
            auto const [error, lease] = co_await name.async_acquire(asio::as_tuple);
            CHECK(error == errc::access_denied);
            CHECK_FALSE(lease);
            CHECK(since(start) < prompt);
            for (int node = 0; node < wrong; ++node)
                CHECK_MESSAGE(contains(error.message(), servers[node].address().label()),
                              error.message());
            co_await close_in_doubt(locks);
        });
        CHECK(servers.existing("lock:closed") == 0);
    }
}

TEST_CASE_WITH(
    some_servers, 1,
    "redlock quorum: one server under two addresses has one vote, of two nodes no majority")
{
    unguarded_client locks{io, {servers[0].address(), servers[0].unix_address()}, events.options()};
    colock::mutex const name{locks, "twins", long_ttl};
    // The first attempt is made before anything is known of the servers.
    for (auto const* attempt : {"before the connections", "after the connections"}) {
        CAPTURE(std::string{attempt});
        auto const [error, lease] = co_await name.async_acquire(prompt, asio::as_tuple);
        CHECK(error);
        CHECK_FALSE(lease);
        CHECK_MESSAGE(contains(error.message(), servers[0].socket_path() + ": the same server"),
                      error.message());
        co_await until_connected(events, 2);
    }
    auto const told = co_await events.wait(colock::event_kind::not_counted);
    CHECK((told.node == servers[0].socket_path() || told.node == servers[0].address().label()));
    CHECK(contains(told.error.message(), "the same server"));
    co_await locks.async_close();
    CHECK(servers[0].command({"EXISTS", "lock:twins"}) == 0);
}

TEST_CASE_WITH(some_servers, 2,
               "redlock quorum: two real servers of three nodes, one of them twice, are a majority")
{
    unguarded_client locks{io,
                           {servers[0].address(), servers[0].unix_address(), servers[1].address()},
                           events.options({.node_timeout = 200ms})};
    colock::mutex const name{locks, "twins", long_ttl};
    co_await until_connected(events, 3);
    auto held = co_await name.async_acquire(stuck);
    CHECK(held.held_by() == 2);
    CHECK(servers.holding("lock:twins", held.lock_id()) == 2);
    auto const reports = locks.get_node_reports();
    CHECK((reports[0].counted ? 1 : 0) + (reports[1].counted ? 1 : 0) == 1);
    CHECK(reports[2].counted);

    servers[1].pause();
    auto const [unextended] = co_await held.async_extend(asio::as_tuple);
    CHECK(unextended == errc::no_quorum);
    CHECK_MESSAGE(contains(unextended.message(), "the same server"), unextended.message());
    auto const until = held.valid_until();
    servers[1].resume();
    CHECK(servers[1].command({"PING"}) == "PONG"); // it runs again
    co_await held.async_extend();
    CHECK(held.valid_until() > until);
    co_await held.async_release();

    servers[1].pause();
    auto const [error, lease] = co_await name.async_acquire(500ms, asio::as_tuple);
    CHECK(error == errc::no_quorum);
    CHECK_FALSE(lease);
    CHECK_MESSAGE(contains(error.message(), "the same server"), error.message());
    servers[1].resume();
    co_await close_in_doubt(locks);
}
