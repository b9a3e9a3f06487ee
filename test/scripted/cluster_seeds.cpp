// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The addresses that are given for a Cluster: which of them are tried, and when.

#include "scripted/stage/cluster.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <string>
#include <vector>

using namespace scripted;
using colock::detail::endpoint;
using colock::detail::script;

namespace {

std::vector<colock::node_address> two_seeds()
{
    colock::node_address node;
    node.host = one.host;
    node.port = one.port;
    node.seeds = {{other.host, other.port}};
    return {node};
}

} // namespace

TEST_CASE("cluster: a first seed that is of no use does not keep the others from being asked")
{
    for (bool const refuses : {false, true}) {
        CAPTURE(refuses);
        locks test{two_seeds()};
        colock::mutex const a{test.client(), "a", {.ttl = 60s}};
        auto const it = test.acquire(a);
        test[0].connect_as({.run_id = "blank", .uptime = {}, .in_cluster = true});
        test.pass(0ms);
        if (refuses)
            test[0].say(script::slots, error(errc::access_denied));
        else
            test[0].say(script::slots, slots({}));
        test.pass(0ms);
        REQUIRE(test.votes() == 2);
        CHECK_FALSE(it->done);
        test[1].connect_as({.run_id = "other", .uptime = {}, .in_cluster = true});
        test.pass(100ms);
        REQUIRE(test[1].asked(script::slots));
        test[1].say(script::slots, slots({{0, 16383, other}}));
        for (int i = 0; i < 100 && !test[1].asked(script::acquire); ++i)
            test.pass(10ms);
        test.grant(it, test[1], 8);
        CHECK(test[0].stopped());
    }
}

TEST_CASE("cluster: where no seed is of use, the caller is told why")
{
    locks test{two_seeds()};
    colock::mutex const a{test.client(), "a", {.ttl = 60s}};
    auto const it = test.acquire(a);
    test[0].connect_as({.run_id = "blank", .uptime = {}, .in_cluster = true});
    test.pass(0ms);
    test[0].say(script::slots, error(errc::access_denied));
    test.pass(0ms);
    REQUIRE(test.votes() == 2);
    test[1].fail_to_connect();
    test[1].disconnect();
    test.pass(1s);
    REQUIRE(it->done);
    CHECK(it->error == errc::access_denied);
}

TEST_CASE("cluster: of several servers in one node, those that are in no cluster are passed over")
{
    for (bool const all : {false, true}) {
        CAPTURE(all);
        locks test{two_seeds()};
        colock::mutex const a{test.client(), "a", {.ttl = 60s}};
        auto const it = test.acquire(a);
        test[0].connect_as({.run_id = "alone", .uptime = {}});
        test.pass(100ms);
        REQUIRE(test.votes() == 2);
        CHECK_FALSE(it->done);
        test[1].connect_as({.run_id = "other", .uptime = {}, .in_cluster = !all});
        test.pass(0ms);
        if (all) {
            test.pass(1s);
            REQUIRE(it->done);
            CHECK(it->error == errc::invalid_argument);
            CHECK(it->error.message().find("in no cluster") != std::string::npos);
        } else {
            test[1].say(script::slots, slots({{0, 16383, other}}));
            test.pass(100ms);
            test.grant(it, test[1], 8);
            CHECK(test[0].stopped());
        }
        CHECK_FALSE(test[0].asked(script::acquire));
    }
}

TEST_CASE("cluster: a seed that another server has got is only away, once it is known which it was")
{
    locks test{two_seeds()};
    colock::mutex const a{test.client(), "a", {.ttl = 60s}};
    auto const it = test.acquire(a);
    test[0].connect_as({.run_id = "alone", .uptime = {}});
    SUBCASE("the other seed is away")
    {
        test[1].fail_to_connect();
        test[1].disconnect();
        test.pass(5s);
        CHECK_FALSE(it->done);
        test[1].connect_as({.run_id = "other", .uptime = {}, .in_cluster = true});
        test[1].say(script::slots, slots({{0, 16383, other}}));
        for (int i = 0; i < 200 && !test[1].asked(script::acquire); ++i)
            test.pass(10ms);
        test.grant(it, test[1], 8);
    }
    SUBCASE("the other still says that it is a master")
    {
        test[1].connect_as({.run_id = "other", .uptime = {}, .in_cluster = true});
        test[1].say(script::slots, slots({{0, 16383, one}}));
        test.pass(0ms);
        CHECK(test[0].stopped());
        REQUIRE(test.votes() == 3); // it is connected to once more
        test[2].connect_as({.run_id = "alone", .uptime = {}});
        auto const once = test.try_acquire(a);
        test.pass(5s);
        CHECK(once->error == errc::node_unavailable);
        CHECK_FALSE(it->done);
        CHECK(test[2].open().empty());
    }
}

TEST_CASE("cluster: a seed that is given by the path of its socket is tried again")
{
    colock::node_address node;
    node.unix_socket = "/run/redis.sock";
    locks test{std::vector{node}};
    test[0].connect_as({.run_id = "local", .uptime = {}, .in_cluster = true});
    test.pass(0ms);
    test[0].say(script::slots, slots({{0, 16383, other}}));
    REQUIRE(test.votes() == 2);
    test[1].connect_as({.run_id = "other", .uptime = {}, .in_cluster = true});
    for (int i = 0; i < 100 && !test[1].asked(script::slots); ++i)
        test.pass(10ms);
    test[1].say(script::slots, slots({{0, 16383, other}}));
    REQUIRE(test[0].stopped());
    // The master has got another address.
    test[1].end_connection();
    test.pass(2s);
    REQUIRE(test.votes() == 3);
    test[2].connect_as({.run_id = "local", .uptime = {}, .in_cluster = true});
    test.pass(100ms);
    REQUIRE(test[2].asked(script::slots));
    test[2].say(script::slots, slots({{0, 16383, one}}));
    CHECK(test.votes() == 4);
}

TEST_CASE("cluster: a seed that says nothing is not waited for")
{
    locks test{two_seeds()};
    auto const it = test.acquire("a");
    test.pass(200ms);
    CHECK(test.votes() == 1);
    test.pass(50ms);
    REQUIRE(test.votes() == 2);
    test[1].connect_as({.run_id = "other", .uptime = {}, .in_cluster = true});
    test.pass(0ms);
    test[1].say(script::slots, slots({{0, 16383, other}}));
    for (int i = 0; i < 100 && !test[1].asked(script::acquire); ++i)
        test.pass(10ms);
    test.grant(it, test[1], 8);
    CHECK(test[0].stopped());
}

namespace {

/// A client of two seeds. The first is reached, which is a master and names another one that is not
/// there.
struct cut_off : locks {
    cut_off() : locks{two_seeds()}
    {
        (*this)[0].connect_as({.run_id = "cut off", .in_cluster = true, .id = "cut off"});
        look(0, former());
        REQUIRE(votes() == 2);
        (*this)[1].fail_to_connect();
        (*this)[1].disconnect();
        take_events();
    }

    static reply former()
    {
        return slots({{0, border - 1, one}, {border, 16383, {"10.0.0.9", 7009}}}, {"cut off", "m"});
    }

    /// Lets it answer this as soon as it is asked for the slots. Whether it was within a minute.
    bool look(std::size_t whom, reply const& with)
    {
        for (int i = 0; i < 6'000; ++i) {
            if ((*this)[whom].asked(script::slots)) {
                (*this)[whom].say(script::slots, with);
                run();
                return true;
            }
            pass(10ms);
            if (whom != 0 && (*this)[0].asked(script::slots))
                (*this)[0].say(script::slots, former());
        }
        return false;
    }
    /// Waits for a seed that is tried besides.
    vote& tried()
    {
        auto const before = votes();
        for (int i = 0; i < 6'000 && votes() == before; ++i)
            look(0, former());
        REQUIRE(votes() == before + 1);
        return (*this)[before];
    }
};

} // namespace

namespace {

/// One whose slot the first server has.
std::string name_of_the_first()
{
    int number = 0;
    while (cluster::master_of(std::to_string(number)) != 1)
        ++number;
    return std::to_string(number);
}

} // namespace

TEST_CASE("cluster: while a master is away, a seed is asked that knows better")
{
    cut_off test;
    auto const it = test.acquire("a");
    auto& seed = test.tried();
    auto const which = test.votes() - 1;
    // It is not given up before it has been asked.
    for (int i = 0; i < 5; ++i)
        test.look(0, cut_off::former());
    CHECK_FALSE(seed.stopped());
    seed.tell_event(colock::event_kind::connected);
    seed.tell_event(colock::event_kind::eviction_possible);
    seed.connect_as({.run_id = "other", .in_cluster = true, .id = "m"});
    REQUIRE(seed.asked(script::slots));
    CHECK(test.servers().size() == 2);
    CHECK(test.take_events() == texts{});
    seed.say(script::slots, slots({{0, 16383, other, "m"}}, {"m"}));
    CHECK(seed.stopped());
    REQUIRE(test.votes() == which + 2);
    auto& successor = test[which + 1];
    CHECK(successor.label() == "10.0.0.2:7002");
    // The first would still name the former master, while this is being connected to.
    for (int i = 0; i < 30; ++i) {
        test.pass(10ms);
        if (test[0].asked(script::slots))
            test[0].say(script::slots, cut_off::former());
    }
    CHECK_FALSE(successor.stopped());
    successor.connect_as({.run_id = "other", .in_cluster = true, .id = "m"});
    for (int i = 0; i < 100 && !successor.asked(script::acquire); ++i)
        test.pass(10ms);
    test.grant(it, successor, 8);
    REQUIRE(test.look(which + 1, slots({{0, 16383, other, "m"}}, {"m"})));
    CHECK(test[0].stopped());
    CHECK(test[1].stopped());
}

TEST_CASE("cluster: a seed that turns out to be a master while it is tried is used like any other")
{
    for (auto const& [asked, first] : {std::pair{false, false}, {true, false}, {false, true}}) {
        CAPTURE(asked);
        CAPTURE(first);
        cut_off test;
        auto const it = test.acquire("a");
        auto& seed = test.tried();
        auto const which = test.votes() - 1;
        if (first) {
            seed.tell_event(colock::event_kind::connected);
            seed.connect_as({.run_id = "other", .in_cluster = true, .id = "m"});
        }
        if (asked) { // by a redirect
            auto const low = test.acquire(name_of_the_first());
            test[0].say(script::acquire, sent_on({colock::detail::redirect::advice::moved,
                                                  colock::detail::slot_of("lock:a"), other}));
        } else {
            REQUIRE(test.look(0, slots({{0, border - 1, one}, {border, 16383, other}})));
        }
        REQUIRE(test.votes() == which + 2);
        auto& master = test[which + 1];
        master.tell_event(colock::event_kind::connected);
        master.connect_as({.run_id = "other", .in_cluster = true, .id = "m"});
        CHECK(std::ranges::count(test.take_events(), "connected 10.0.0.2:7002") == 1);
        for (int i = 0; i < 100 && !master.asked(script::acquire); ++i)
            test.pass(10ms);
        REQUIRE(master.asked(script::acquire));
        auto const agreed = slots({{0, border - 1, one}, {border, 16383, other}});
        REQUIRE(test.look(which + 1, agreed));
        if (first)
            seed.say(script::slots, agreed);
        for (int i = 0; i < 100 && !seed.stopped(); ++i) {
            test.pass(100ms);
            test.look(0, agreed);
        }
        CHECK(seed.stopped());
        CHECK_FALSE(master.stopped());
        if (!asked)
            test.grant(it, master, 8);
    }
}

TEST_CASE("cluster: while a master is away, who knows no better is not believed")
{
    enum what { a_stranger, away, refuses, names_others, tells_no_id, the_missing_one };
    for (auto const seed_is :
         {a_stranger, away, refuses, names_others, tells_no_id, the_missing_one}) {
        CAPTURE(seed_is);
        cut_off test;
        auto const it = test.acquire("a");
        auto& seed = test.tried();
        auto const which = test.votes() - 1;
        if (seed_is == away) {
            seed.fail_to_connect();
        } else {
            seed.connect_as({.run_id = "other",
                             .in_cluster = true,
                             .id = seed_is == a_stranger    ? "of another"
                                   : seed_is == tells_no_id ? ""
                                                            : "m"});
        }
        if (seed_is == refuses)
            REQUIRE(test.look(which, error(errc::access_denied)));
        if (seed_is == names_others)
            REQUIRE(test.look(which, slots({{0, 16383, {"10.0.0.8", 7008}, "n"}}, {"m", "n"})));
        if (seed_is == the_missing_one) // by another name
            REQUIRE(test.look(which, slots({{border, 16383, {"10.0.0.9", 7009}, "m"}}, {"m"})));
        if (seed_is == tells_no_id)
            REQUIRE(test.look(which, slots({{0, 16383, other, "m"}}, {"m"})));
        CHECK(seed.stopped());
        CHECK_FALSE(it->done);
        CHECK(test.servers().size() == 2);
        for (auto const& each : test.take_events())
            CHECK(each.find("10.0.0.2") == each.npos);
    }
}

TEST_CASE(
    "cluster: while a master is away, seeds that know no better are tried less and less often")
{
    cut_off test;
    std::size_t tried = 0;
    auto const end = test.now() + 10min;
    while (test.now() < end) {
        test.pass(100ms);
        for (std::size_t i = 0; i < test.votes(); ++i) {
            if (test[i].asked(script::slots))
                test[i].say(script::slots, cut_off::former());
        }
        if (test.votes() > 2 + tried) {
            ++tried;
            test[test.votes() - 1].connect_as({.run_id = "other", .in_cluster = true, .id = "m"});
        }
    }
    CHECK(tried > 10);
    CHECK(tried < 25);
}

TEST_CASE("cluster: what a seed that is tried says late is not believed")
{
    cut_off test;
    auto const it = test.acquire("a");
    auto& seed = test.tried();
    seed.connect_as({.run_id = "other", .in_cluster = true, .id = "m"});
    for (int i = 0; i < 110; ++i) {
        test.pass(10ms);
        if (test[0].asked(script::slots))
            test[0].say(script::slots, cut_off::former());
    }
    auto const votes = test.votes();
    REQUIRE_FALSE(seed.stopped());
    seed.say(script::slots, slots({{0, 16383, other, "m"}}, {"m"}));
    CHECK(seed.stopped());
    CHECK(test.votes() == votes);
    CHECK_FALSE(it->done);
}

TEST_CASE("cluster: a seed that is tried ends with the client")
{
    for (bool const connected : {false, true}) {
        CAPTURE(connected);
        cut_off test;
        auto& seed = test.tried();
        if (connected)
            seed.connect_as({.run_id = "other", .in_cluster = true, .id = "m"});
        auto const end = test.close();
        test.pass(0ms);
        CHECK(seed.stopped());
    }
}

TEST_CASE("cluster: no seed is tried for a master that is soon back")
{
    cut_off test;
    test[1].connect_as({.run_id = "m", .in_cluster = true, .id = "m"});
    for (int i = 0; i < 20; ++i)
        test.look(0, cut_off::former());
    test[1].end_connection();
    test.pass(400ms);
    test[1].connect_as({.run_id = "m", .in_cluster = true, .id = "m"});
    for (int i = 0; i < 20; ++i)
        test.look(0, cut_off::former());
    CHECK(test.votes() == 2);
}

TEST_CASE("cluster: behind a Unix socket, a server that names no host means this machine")
{
    colock::node_address node;
    node.unix_socket = "/run/redis.sock";
    locks test{{node}};
    auto const it = test.acquire("a");
    test[0].connect_as({.run_id = "seed", .uptime = {}, .in_cluster = true});
    test.pass(0ms);
    REQUIRE(test[0].asked(script::acquire));
    test[0].say(script::acquire, sent_on({.what = colock::detail::redirect::advice::moved,
                                          .slot = colock::detail::slot_of("lock:a"),
                                          .to = {"", 7002}}));
    test.run();
    REQUIRE(test.votes() == 2);
    CHECK(test[1].label() == "127.0.0.1:7002");
    test.grant(it, test[1], 8);
}
