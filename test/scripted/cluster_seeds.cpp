// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The addresses that are given for a Cluster: which of them are tried, and when.

#include "scripted/stage/cluster.hpp"

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
