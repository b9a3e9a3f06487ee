// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/aside.hpp"
#include "support/lock_test.hpp"
#include "support/some_cluster.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <vector>

// A Redis Cluster as one node: slots that move, masters that are lost, and whoever waits meanwhile.

using namespace support;

namespace {

/// Both types of locks.
struct lock_of_cluster {
    std::string type;
    colock::basic_mutex (*make)(colock::client&, std::string const&, colock::lock_options const&);
};
lock_of_cluster const both_types[] = {
    {"mutex",
     [](colock::client& locks, std::string const& name, colock::lock_options const& with) {
         return colock::basic_mutex{colock::mutex{locks, name, with}};
     }},
    {"reentrant mutex",
     [](colock::client& locks, std::string const& name, colock::lock_options const& with) {
         return colock::basic_mutex{
             colock::reentrant_mutex{locks, name, colock::owner{locks}, with}};
     }},
};

} // namespace

TEST_CASE("cluster: names are locked on the masters that have their slots")
{
    some_cluster with;
    run(with.io, [&]() -> asio::awaitable<void> {
        for (auto const& each : both_types) {
            CAPTURE(each.type);
            std::set<std::size_t> owners;
            for (int i = 0; i < 20; ++i) {
                auto const name = each.type + std::to_string(i);
                auto const ours = each.make(with.locks, name, {.ttl = 20s});
                auto const theirs = each.make(with.other, name, {.ttl = 20s});
                auto held = co_await ours.async_acquire();
                CHECK(held.fencing_token() > 0);
                owners.insert(with.cluster.owner_of("lock:" + name));
                CHECK(with.cluster.existing("lock:" + name) == 1);
                CHECK_FALSE(co_await theirs.async_try_acquire());
                co_await held.async_extend(40s);
                auto const there = with.cluster.owner_of("lock:" + name);
                CHECK(with.cluster[there].command({"PTTL", "lock:" + name}).integer > 20'000);
                result<colock::lease> waiting;
                theirs.async_acquire(stuck, store(waiting));
                auto const before = held.fencing_token();
                co_await held.async_release();
                co_await until("the other has it", [&] { return waiting.done(); });
                auto next = std::move(waiting.value);
                CHECK(next.fencing_token() > before);
                co_await next.async_release();
            }
            CHECK(owners.size() == with.cluster.size());
        }
        CHECK_MESSAGE(with.events.count(colock::event_kind::server_restarted) == 0,
                      with.events.text());
        co_await with.close_and_check();
    });
}

TEST_CASE("cluster: a pair costs two commands, and no redirect")
{
    some_cluster with;
    run(with.io, [&]() -> asio::awaitable<void> {
        std::vector<colock::mutex> all;
        for (int i = 0; i < 30; ++i)
            all.emplace_back(with.locks, "pair:" + std::to_string(i), long_ttl);
        for (auto const& each : all) // counters are made, scripts are known
            co_await (co_await each.async_acquire()).async_release();
        auto const before = with.locks.get_metrics().commands;
        for (auto const& each : all)
            co_await (co_await each.async_acquire()).async_release();
        CHECK(with.locks.get_metrics().commands - before <= 2 * all.size());
        for (auto& each : with.cluster) {
            auto const text = each.command({"INFO", "errorstats"}).text;
            CHECK_FALSE(contains(text, "MOVED"));
        }
        co_await with.close_and_check();
    });
}

TEST_CASE("cluster: a slot that is on its way")
{
    some_cluster with;
    run(with.io, [&]() -> asio::awaitable<void> {
        for (auto const& each : both_types) {
            // What has moved: nothing, the lock, its counter, or all; with or without a holder.
            for (std::string const moved : {"nothing", "lock", "counter", "all"}) {
                CAPTURE(each.type);
                CAPTURE(moved);
                auto const name = each.type + ' ' + moved;
                auto const key = "lock:" + name;
                auto const lock = each.make(with.locks, name, {.ttl = 20s});
                auto const theirs = each.make(with.other, name, {.ttl = 20s});
                auto held = co_await lock.async_acquire();
                auto const source = with.cluster.owner_of(key);
                auto const target = (source + 1) % with.cluster.size();
                with.cluster.open_slot(key, target);
                if (moved == "lock")
                    with.cluster.move_key(key, source, target);
                else if (moved == "counter")
                    with.cluster.move_key('{' + key + "}:colock:fence", source, target);
                else if (moved == "all")
                    with.cluster.move_all_keys(key, source, target);

                CHECK(held.valid());
                co_await held.async_extend(40s);
                CHECK(held.valid());
                CHECK_FALSE(co_await theirs.async_try_acquire());
                auto const first = held.fencing_token();
                co_await held.async_release();
                CHECK(with.cluster.existing(key) == 0);

                auto next = co_await theirs.async_acquire();
                CHECK(next.fencing_token() > first);
                CHECK(with.cluster.existing(key) == 1);
                CHECK_FALSE(co_await lock.async_try_acquire());
                auto const second = next.fencing_token();

                with.cluster.move_all_keys(key, source, target);
                co_await next.async_extend(40s);
                with.cluster.close_slot(key, target);
                co_await next.async_extend(60s);
                CHECK(next.valid());
                result<colock::lease> waiting;
                lock.async_acquire(stuck, store(waiting));
                co_await pass(20ms);
                co_await next.async_release();
                co_await until("the other has it", [&] { return waiting.done(); });
                auto last = std::move(waiting.value);
                CHECK(last.fencing_token() > second);
                CHECK(with.cluster.owner_of(key) == target);
                co_await last.async_release();
            }
        }
        CHECK(with.locks.get_metrics().losses == 0);
        CHECK(with.other.get_metrics().losses == 0);
        co_await with.close_and_check();
    });
}

TEST_CASE("cluster: a counter that is on its way is kept for as long as any of its users wants")
{
    some_cluster with;
    run(with.io, [&]() -> asio::awaitable<void> {
        colock::owner const me{with.locks};
        colock::reentrant_mutex const longer{
            with.locks, "kept", me, {.ttl = 20s, .counter_life = 50h}};
        colock::reentrant_mutex const shorter{
            with.other, "kept", me, {.ttl = 20s, .counter_life = 1h}};
        std::string const counter = "{lock:kept}:colock:fence";
        auto first = co_await longer.async_acquire();
        auto const source = with.cluster.owner_of("lock:kept");
        auto const target = (source + 1) % with.cluster.size();
        with.cluster.open_slot("lock:kept", target);
        with.cluster.move_key(counter, source, target);
        auto second = co_await shorter.async_acquire();
        // The acquire has minted a token, but both leases have one: the clients, which have
        // different seeds, find that they know the same Cluster.
        CHECK(second.fencing_token() == first.fencing_token());
        with.cluster.move_all_keys("lock:kept", source, target);
        with.cluster.close_slot("lock:kept", target);
        milliseconds const life{with.cluster[target].command({"PTTL", counter}).integer};
        CHECK(life > 50h);
        co_await second.async_release();
        co_await first.async_release();
        co_await with.close_and_check();
    });
}

TEST_CASE("cluster: whoever waits hears of a release on the server that has got the slot")
{
    some_cluster with;
    run(with.io, [&]() -> asio::awaitable<void> {
        for (auto const& each : both_types) {
            CAPTURE(each.type);
            auto const name = "follows " + each.type;
            auto const ours = each.make(with.locks, name, {.ttl = 60s});
            auto const theirs = each.make(with.other, name, {.ttl = 60s});
            auto held = co_await ours.async_acquire();
            result<colock::lease> waiting;
            theirs.async_acquire(stuck, store(waiting));
            co_await pass(50ms); // it has been refused by now, or soon will be
            auto const source = with.cluster.owner_of("lock:" + name);
            with.cluster.move_slot("lock:" + name, (source + 1) % with.cluster.size());
            auto const start = steady::now();
            co_await held.async_release();
            co_await until("the other has it", [&] { return waiting.done(); });
            CHECK(since(start) < prompt);
            auto next = std::move(waiting.value);
            co_await next.async_release();
        }
        CHECK(with.locks.get_metrics().losses == 0);
        co_await with.close_and_check();
    });
}

TEST_CASE("cluster: many leases are renewed while slots move, and none is lost")
{
    some_cluster with;
    run(with.io, [&]() -> asio::awaitable<void> {
        std::vector<colock::lease> held;
        for (int i = 0; i < 60; ++i) {
            auto const& each = both_types[i % 2];
            held.push_back(
                co_await each.make(with.locks, "renewed:" + std::to_string(i), {.ttl = 3s})
                    .async_acquire());
        }
        auto const before = with.locks.get_metrics().renewals;
        for (int i = 0; i < 60; i += 5) {
            auto const key = "lock:renewed:" + std::to_string(i);
            auto moved = aside([&with, &key] {
                with.cluster.move_slot(key, (with.cluster.owner_of(key) + 1) % with.cluster.size());
            });
            co_await std::move(moved);
        }
        co_await until("all are renewed three times", [&] {
            return with.locks.get_metrics().renewals >= before + 3 * held.size();
        });
        CHECK_MESSAGE(with.locks.get_metrics().losses == 0, with.events.text());
        for (auto& each : held) {
            CHECK(each.valid());
            co_await each.async_release();
        }
        CHECK(with.locks.get_metrics().losses == 0);
        co_await with.close_and_check();
    });
}

namespace {

/// Many workers who lock names by turns, and what they see.
struct busy_workers {
    struct name {
        int holders = 0;
        std::uint64_t last_token = 0;
    };

    busy_workers(std::vector<colock::client*> of, int workers) : clients{std::move(of)}
    {
        auto const context = clients.front()->get_executor();
        for (int i = 0; i < workers; ++i) {
            ++running;
            asio::co_spawn(context, work(i), [this](std::exception_ptr error) {
                if (error)
                    ++errors;
                --running;
            });
        }
    }

    asio::awaitable<void> work(int number)
    {
        std::minstd_rand random{static_cast<unsigned>(number) + 1};
        auto& client = *clients[static_cast<std::size_t>(number) % clients.size()];
        while (!enough) {
            auto const which = random() % names.size();
            auto& mine = names[which];
            colock::mutex const lock{client, "busy:" + std::to_string(which), {.ttl = 20s}};
            auto const start = steady::now();
            auto [error, held] = co_await lock.async_acquire(stuck, asio::as_tuple);
            if (error) {
                FAIL_CHECK("acquire: ", error.message());
                ++errors;
                continue;
            }
            waits.push_back(steady::now() - start);
            overlaps += ++mine.holders > 1;
            tokens_back += held.fencing_token() <= mine.last_token;
            mine.last_token = held.fencing_token();
            co_await pass(1ms);
            overlaps += !held.valid();
            --mine.holders;
            auto const [lost] = co_await held.async_release(asio::as_tuple);
            if (lost) {
                FAIL_CHECK("release: ", lost.message());
                ++errors;
            }
        }
    }

    milliseconds longest_of_99_percent()
    {
        std::sort(waits.begin(), waits.end());
        return std::chrono::duration_cast<milliseconds>(waits[waits.size() * 99 / 100]);
    }

    std::vector<colock::client*> clients;
    std::vector<name> names = std::vector<name>(200);
    std::vector<steady::duration> waits{};
    int running = 0;
    int errors = 0;
    int overlaps = 0;
    int tokens_back = 0;
    bool enough = false;
};

/// How many slots are moved. COLOCK_TEST_MOVES may ask for more.
int moves()
{
    char const* const given = std::getenv("COLOCK_TEST_MOVES");
    return given ? std::atoi(given) : 60;
}

} // namespace

TEST_CASE("cluster: workers notice nothing of slots that move")
{
    some_cluster with;
    run(
        with.io,
        [&]() -> asio::awaitable<void> {
            busy_workers workers{{&with.locks, &with.other}, 64};
            auto moved = aside(
                [&] {
                    for (int i = 0; i < moves(); ++i) {
                        auto const key = "lock:busy:" + std::to_string(i * 7 % 200);
                        with.cluster.move_slot(key, (with.cluster.owner_of(key) + 1) %
                                                        with.cluster.size());
                    }
                },
                moves() * 1s + stuck);
            co_await std::move(moved);
            workers.enough = true;
            co_await until("the end of the workers", [&] { return workers.running == 0; });
            CHECK(workers.errors == 0);
            CHECK(workers.overlaps == 0);
            CHECK(workers.tokens_back == 0);
            CHECK(with.locks.get_metrics().losses + with.other.get_metrics().losses == 0);
            MESSAGE(workers.waits.size(), " acquires, 99 % within ",
                    workers.longest_of_99_percent().count(), " ms");
            co_await with.close_and_check();
        },
        moves() * 1s + 2 * stuck);
}

TEST_CASE("cluster: the leases of each master are renewed together, and missed at once still")
{
    some_cluster with;
    // From Redis 7.2 on a server tracks what a script reads, whatever it is called with.
    auto const server = with.cluster[0].command({"INFO", "server"}).text;
    auto const version = server.substr(server.find("redis_version:") + 14, 3);
    bool const together = version >= "7.2";
    auto const body = [&]() -> asio::awaitable<void> {
        for (auto const& each : both_types) {
            CAPTURE(each.type);
            constexpr int count = 6'000 / slack; // all are renewed every 2 s
            auto const name = [&](int i) { return each.type + std::to_string(i); };
            std::vector<colock::lease> held;
            for (int i = 0; i < count; ++i)
                held.push_back(
                    co_await each.make(with.locks, name(i), {.ttl = 6s}).async_acquire());
            auto const before = with.locks.get_metrics();
            co_await until("all are renewed", [&] {
                return with.locks.get_metrics().renewals >= before.renewals + count;
            });
            auto const commands = with.locks.get_metrics().commands - before.commands;
            MESSAGE(each.type, ": ", count, " renewals by ", commands, " commands");
            // Those that are answered late are renewed one by one.
            CHECK((commands < count * 3 / 4) == together);

            result<colock::loss_cause> lost;
            held[7].async_wait_lost(store(lost));
            with.cluster[with.cluster.owner_of("lock:" + name(7))].command(
                {"DEL", "lock:" + name(7)});
            co_await until(
                "the loss is told", [&] { return lost.done(); }, prompt);
            CHECK(with.locks.get_metrics().losses == before.losses + 1);
            for (int i = 0; i < count; ++i) {
                if (i != 7)
                    co_await held[static_cast<std::size_t>(i)].async_release();
            }
        }
        co_await with.close_and_check();
    };
    run(with.io, body, 4 * stuck);
}

TEST_CASE("cluster: a key that somebody deletes is missed at once, wherever it is")
{
    some_cluster with;
    run(with.io, [&]() -> asio::awaitable<void> {
        for (auto const& each : both_types) {
            CAPTURE(each.type);
            auto const name = "deleted " + each.type;
            auto held = co_await each.make(with.locks, name, {.ttl = 60s}).async_acquire();
            auto const source = with.cluster.owner_of("lock:" + name);
            auto const target = (source + 1) % with.cluster.size();
            with.cluster.move_slot("lock:" + name, target);
            co_await held.async_extend(50s); // goes to the new master, and is tracked there
            CHECK(held.valid());
            result<colock::loss_cause> lost;
            held.async_wait_lost(store(lost));
            with.cluster[target].command({"DEL", "lock:" + name});
            co_await until(
                "the loss is told", [&] { return lost.done(); }, prompt);
            CHECK_FALSE(held.valid());
        }
        co_await with.close_and_check();
    });
}

TEST_CASE("cluster: a planned fail-over is passed over in silence")
{
    some_cluster with{3, 1};
    run(with.io, [&]() -> asio::awaitable<void> {
        std::string const name = "planned";
        auto const key = "lock:" + name;
        colock::mutex const ours{with.locks, name, {.ttl = 20s}};
        colock::mutex const theirs{with.other, name, {.ttl = 20s}};
        auto held = co_await ours.async_acquire();
        auto const master = with.cluster.owner_of(key);
        result<colock::lease> waiting;
        theirs.async_acquire(stuck, store(waiting));
        co_await pass(50ms);
        auto const replica = master + 3;
        with.cluster[replica].command({"CLUSTER", "FAILOVER"});
        co_await until("the replica is master", [&] {
            return with.cluster[replica].command({"ROLE"}).elements[0].text == "master";
        });
        co_await held.async_extend(30s);
        CHECK(held.valid());
        auto const start = steady::now();
        co_await held.async_release();
        co_await until("the other has it", [&] { return waiting.done(); });
        CHECK(since(start) < prompt);
        auto next = std::move(waiting.value);
        CHECK(with.cluster.existing(key) == 1);
        co_await next.async_release();
        co_await with.close_and_check();
    });
}

TEST_CASE("cluster: a master that is killed is followed by its replica")
{
    some_cluster with{3, 1};
    run(with.io, [&]() -> asio::awaitable<void> {
        std::string const name = "killed";
        auto const key = "lock:" + name;
        colock::mutex const ours{with.locks, name, {.ttl = 12s}};
        auto held = co_await ours.async_acquire();
        auto const token = held.fencing_token();
        auto const master = with.cluster.owner_of(key);
        // WAIT is about what its own connection has written.
        with.cluster[master].command({"SET", '{' + key + "}written later", "x", "PX", "1000"});
        co_await until("the replica has the key", [&] {
            return with.cluster[master].command({"WAIT", "1", "100"}).integer == 1;
        });
        std::string elsewhere = "elsewhere";
        while (with.cluster.owner_of("lock:" + elsewhere) == master)
            elsewhere += 'x';
        with.cluster[master].kill();
        // Renewals go on when the replica has taken over; nothing that others have is touched.
        auto const start = steady::now();
        auto undisturbed =
            co_await colock::mutex{with.locks, elsewhere, {.ttl = 30s}}.async_acquire();
        CHECK(since(start) < prompt);
        co_await undisturbed.async_release();
        co_await until(
            "the replica has taken over",
            [&] { return with.cluster[master + 3].command({"ROLE"}).elements[0].text == "master"; },
            stuck);
        auto const renewals = with.locks.get_metrics().renewals;
        co_await until("a renewal there",
                       [&] { return with.locks.get_metrics().renewals > renewals; });
        CHECK(held.valid());
        co_await held.async_extend(40s);
        co_await held.async_release();
        auto next = co_await ours.async_acquire(stuck);
        CHECK(next.fencing_token() > token);
        co_await next.async_release();
        co_await close_in_doubt(with.locks);
        co_await close_in_doubt(with.other);
    });
}

TEST_CASE("cluster: over TLS, also where a slot moves and a master is killed")
{
    some_cluster with{3, 1, {}, true};
    run(with.io, [&]() -> asio::awaitable<void> {
        std::string const name = "tls";
        auto const key = "lock:" + name;
        colock::mutex const ours{with.locks, name, {.ttl = 30s}};
        auto held = co_await ours.async_acquire();
        auto const target = (with.cluster.owner_of(key) + 1) % 3;
        with.cluster.move_slot(key, target);
        co_await held.async_extend(40s);
        CHECK(with.cluster.existing(key) == 1);
        CHECK(with.cluster.owner_of(key) == target);
        CHECK_FALSE(co_await colock::mutex{with.other, name}.async_try_acquire(prompt));
        co_await held.async_release();

        with.cluster[target].kill();
        auto next = co_await ours.async_acquire(stuck);
        CHECK(with.cluster[target + 3].command({"EXISTS", key}).integer == 1);
        co_await next.async_release();
        auto const reports = with.locks.get_node_reports();
        for (auto const& each : reports.front().servers)
            CHECK(each.connected == (each.address != with.cluster[target].address().label()));
        co_await close_in_doubt(with.locks);
        co_await close_in_doubt(with.other);
    });
}

TEST_CASE("cluster: a server behind it whose certificate is another's is not locked at")
{
    redis_cluster cluster{3, 0, {}, true};
    tls_files const others{"127.0.0.1"};
    auto address = cluster.address();
    address.tls_ca_file = others.ca();
    asio::io_context io;
    unguarded_client locks{io, address};
    run(io, [&]() -> asio::awaitable<void> {
        auto const [error, none] =
            co_await colock::mutex{locks, "any"}.async_try_acquire(2s, asio::as_tuple);
        CHECK(error == errc::node_unavailable);
        CHECK_MESSAGE(contains(error.message(), "certificate"), error.message());
        CHECK_FALSE(none);
        co_await locks.async_close();
    });
    CHECK(cluster.left_behind() == std::vector<std::string>{});
}

namespace {

/// A server that is empty, and serves every name, has the address of a master that was killed. The
/// lock is acquired from the replica that takes over, and not from that server.
void pass_over_stranger(std::function<void(redis_server&)> put_in_its_place,
                        std::string const& complaint)
{
    // So that none takes over by itself.
    some_cluster with{3, 1, {"--cluster-node-timeout", "60000"}};
    run(with.io, [&]() -> asio::awaitable<void> {
        std::string const name = "stranger";
        colock::mutex const ours{with.locks, name, {.ttl = 30s}};
        auto held = co_await ours.async_acquire();
        co_await held.async_release();
        auto const master = with.cluster.owner_of("lock:" + name);
        auto& stranger = with.cluster[master];
        put_in_its_place(stranger);
        auto const refused = co_await ours.async_try_acquire(2s, asio::as_tuple);
        CHECK(std::get<0>(refused) == errc::node_unavailable);
        CHECK(contains(std::get<0>(refused).message(), complaint));
        CHECK_FALSE(std::get<1>(refused));
        CHECK(stranger.command({"DBSIZE"}).integer == 0);

        auto& replica = with.cluster[master + 3];
        replica.command({"CLUSTER", "FAILOVER", "TAKEOVER"});
        held = co_await ours.async_acquire(stuck);
        CHECK(stranger.command({"DBSIZE"}).integer == 0);
        CHECK(replica.command({"EXISTS", "lock:" + name}).integer == 1);
        auto const told = with.events.all(colock::event_kind::connect_failed);
        CHECK(std::ranges::any_of(told, [&](auto const& each) {
            return each.node == stranger.address().label() &&
                   contains(each.error.message(), complaint);
        }));
        co_await held.async_release();
        co_await close_in_doubt(with.locks);
        co_await close_in_doubt(with.other);
    });
}

} // namespace

TEST_CASE("cluster: a server of no cluster at the address of a master that was killed")
{
    pass_over_stranger(
        [](auto& server) {
            server.restart({"--cluster-enabled", "no"});
        },
        "in no cluster any more");
}

TEST_CASE("cluster: a server of another Cluster at the address of a master that was killed")
{
    pass_over_stranger(
        [](auto& server) {
            // The other servers do not get to hear of it: they would forget the address.
            server.restart({"--cluster-config-file", "of-another.conf", "--cluster-port",
                            std::to_string(unused_port())});
            server.command({"CLUSTER", "ADDSLOTSRANGE", "0", "16383"});
            auto const end = steady::now() + stuck;
            while (!contains(server.command({"CLUSTER", "INFO"}).text, "cluster_state:ok"))
                REQUIRE(steady::now() < end);
        },
        "of another Cluster");
}

TEST_CASE("cluster: a master that calls itself by the address which it had before")
{
    redis_cluster cluster{3};
    auto& moved = cluster[0];
    // As in a container that is started anew, with its files, at another address. Redis learns its
    // own address only when it is met.
    auto const path = moved.command({"CONFIG", "GET", "dir"}).elements.at(1).text;
    std::ifstream before{path + "/nodes.conf"};
    std::string nodes{std::istreambuf_iterator{before}, {}};
    auto const itself = nodes.rfind("127.0.0.1", nodes.find("myself"));
    REQUIRE(itself != std::string::npos);
    nodes.replace(itself, 9, "127.0.0.77");
    std::ofstream{path + "/moved.conf"} << nodes;
    moved.restart({"--cluster-config-file", "moved.conf"});
    auto const end = steady::now() + stuck;
    auto const is_ok = [](auto& each) {
        return contains(each.command({"CLUSTER", "INFO"}).text, "cluster_state:ok");
    };
    while (!std::ranges::all_of(cluster, is_ok))
        REQUIRE(steady::now() < end);
    auto const names = [](auto& server, std::string const& host) {
        return contains(server.command({"CLUSTER", "NODES"}).text, host + ':');
    };
    REQUIRE(names(moved, "127.0.0.77"));
    REQUIRE_FALSE(names(cluster[1], "127.0.0.77"));

    for (std::size_t const seed : {0u, 1u}) {
        CAPTURE(seed);
        asio::io_context io;
        event_recorder events;
        auto options = events.options();
        options.lock.ttl = options.longest_ttl = 2s;
        colock::client locks{io, cluster.address(seed), options};
        run(io, [&]() -> asio::awaitable<void> {
            std::string name = "a";
            while (cluster.owner_of("lock:" + name) != 0)
                name += 'a';
            colock::mutex const lock{locks, name, {.ttl = 2s}};
            auto held = co_await lock.async_acquire(stuck); // when its guard has ended
            // Each second, servers are asked whom they name, and after some more who has what.
            auto const restarts = events.count(colock::event_kind::server_restarted);
            for (auto const until = steady::now() + 12s; steady::now() < until;) {
                co_await held.async_release();
                held = co_await lock.async_acquire(stuck);
                co_await pass(50ms);
            }
            CHECK(events.count(colock::event_kind::server_restarted) == restarts);
            co_await held.async_release();
            co_await locks.async_close(asio::as_tuple);
        });
    }
}

TEST_CASE("cluster: any of several seeds will do")
{
    redis_cluster cluster{3};
    asio::io_context io;
    auto const nobody = unused_port();
    unguarded_client locks{io, "redis://127.0.0.1:" + std::to_string(nobody) +
                                   ",127.0.0.1:" + std::to_string(cluster[1].port())};
    run(io, [&]() -> asio::awaitable<void> {
        auto held = co_await colock::mutex{locks, "seeds"}.async_try_acquire(stuck);
        REQUIRE(held);
        CHECK(cluster.existing("lock:seeds") == 1);
        co_await held->async_release();
        co_await locks.async_close();
    });
}

TEST_CASE("cluster: what cannot be one is said")
{
    topology servers{2};
    asio::io_context io;
    unguarded_client locks{io, "redis://" + servers[0].address().label() + "," +
                                   servers[1].address().label()};
    redis_cluster cluster{1};
    unguarded_client databases{io, "redis://" + cluster[0].address().label() + "/1"};
    run(io, [&]() -> asio::awaitable<void> {
        auto const [error, none] =
            co_await colock::mutex{locks, "a"}.async_acquire(stuck, asio::as_tuple);
        CHECK(error == errc::invalid_argument);
        CHECK(contains(error.message(), "no cluster"));
        auto const [other, nothing] =
            co_await colock::mutex{databases, "a"}.async_acquire(stuck, asio::as_tuple);
        CHECK(other == errc::redirected);
        co_await locks.async_close();
        co_await databases.async_close();
    });
    CHECK(servers.existing("lock:a") == 0);
}

TEST_CASE("cluster: a report names the servers behind the node, and who of them is away")
{
    some_cluster with;
    run(with.io, [&]() -> asio::awaitable<void> {
        auto const behind = [&] { return with.locks.get_node_reports().front().servers; };
        co_await until("connections to all masters", [&] {
            auto const all = behind();
            return all.size() == 3 && std::all_of(all.begin(), all.end(),
                                                  [](auto const& each) { return each.connected; });
        });
        std::set<std::string> expected;
        for (auto& each : with.cluster)
            expected.insert(each.address().label());
        std::set<std::string> found;
        std::size_t slots = 0;
        for (auto const& each : behind()) {
            found.insert(each.address);
            slots += each.slots;
        }
        CHECK(found == expected);
        CHECK(slots == 16'384);
        with.cluster[1].kill();
        auto const killed = with.cluster[1].address().label();
        co_await until("the report of its loss", [&] {
            for (auto const& each : behind()) {
                if (each.address == killed)
                    return !each.connected && contains(each.error.message(), killed);
            }
            return false;
        });
        co_await close_in_doubt(with.locks);
        co_await close_in_doubt(with.other);
    });
}

TEST_CASE("cluster: each client tells once who has taken over from whom")
{
    some_cluster with{3, 1};
    run(with.io, [&]() -> asio::awaitable<void> {
        std::string const name = "taken over";
        auto const master = with.cluster.owner_of("lock:" + name);
        auto const replica = master + 3;
        for (auto* const each : {&with.locks, &with.other})
            co_await (co_await colock::mutex{*each, name}.async_acquire()).async_release();
        with.cluster[replica].command({"CLUSTER", "FAILOVER"});
        co_await until("the old one is a replica", [&] {
            return with.cluster[master].command({"ROLE"}).elements[0].text == "slave";
        });
        for (auto* const each : {&with.locks, &with.other})
            co_await (co_await colock::mutex{*each, name}.async_acquire()).async_release();
        co_await until("all servers know it", [&] {
            auto const address = with.cluster[replica].address().label() + '@';
            return std::all_of(with.cluster.begin(), with.cluster.end(), [&](auto& each) {
                auto const nodes = each.command({"CLUSTER", "NODES"}).text;
                auto const line = nodes.substr(nodes.find(address));
                return line.substr(0, line.find('\n')).find("master") != line.npos;
            });
        });
        co_await with.events.wait(colock::event_kind::master_changed, 2);
        for (int i = 0; i < 8; ++i) { // these are no news
            auto const key = "lock:" + std::to_string(i);
            auto const there = with.cluster.owner_of(key);
            with.cluster.move_slot(key, there == replica ? (master + 1) % 3 : replica);
        }
        for (int i = 0; i < 8; ++i) {
            for (auto* const each : {&with.locks, &with.other})
                co_await (co_await colock::mutex{*each, std::to_string(i)}.async_acquire())
                    .async_release();
        }
        co_await pass(1s);
        auto const all = with.events.all(colock::event_kind::master_changed);
        CHECK_MESSAGE(all.size() == 2, with.events.text());
        for (auto const& each : all) {
            CHECK(each.node == with.cluster[replica].address().label());
            CHECK(each.former == with.cluster[master].address().label());
        }
        co_await close_in_doubt(with.locks);
        co_await close_in_doubt(with.other);
    });
}

TEST_CASE("cluster: servers that call themselves by names of their own are found by a map")
{
    redis_cluster cluster{3};
    for (auto& each : cluster) {
        each.command({"CONFIG", "SET", "cluster-announce-hostname",
                      "inside-" + std::to_string(each.port())});
        each.command({"CONFIG", "SET", "cluster-preferred-endpoint-type", "hostname"});
    }
    asio::io_context io;
    colock::client_options options;
    options.address_map = [](colock::node_address::seed const& told) {
        return told.host.starts_with("inside-") ? colock::node_address::seed{"127.0.0.1", told.port}
                                                : told;
    };
    unguarded_client locks{io, cluster.address(), options};
    run(io, [&]() -> asio::awaitable<void> {
        co_await until("all know all names", [&] {
            for (auto& each : cluster) {
                for (auto const& range : each.command({"CLUSTER", "SLOTS"}).elements) {
                    if (!range.elements[2].elements[0].text.starts_with("inside-"))
                        return false;
                }
            }
            return true;
        });
        for (int i = 0; i < 20; ++i) {
            auto const name = "mapped:" + std::to_string(i);
            auto held = co_await colock::mutex{locks, name}.async_acquire(stuck);
            auto const there = cluster.owner_of("lock:" + name);
            cluster.move_slot("lock:" + name, (there + 1) % 3);
            co_await held.async_extend(20s); // is told where it is by a MOVED
            CHECK(cluster[(there + 1) % 3].command({"PTTL", "lock:" + name}).integer > 10'000);
            co_await held.async_release();
        }
        auto const report = locks.get_node_reports().front();
        for (auto const& each : report.servers)
            CHECK(each.address.starts_with("127.0.0.1:"));
        co_await locks.async_close();
        CHECK(cluster.left_behind() == std::vector<std::string>{});
    });
}
