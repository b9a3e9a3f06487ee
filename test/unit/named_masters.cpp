// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/named_masters.hpp"

#include <chrono>
#include <doctest/doctest.h>
#include <string>

using namespace colock::detail;
using namespace std::chrono_literals;
using colock::clock;

namespace {

/// What a server of Redis 7.0 says, in part.
std::string info(std::string const& state, int epoch, std::string const& votes = {})
{
    return "cluster_state:" + state +
           "\r\ncluster_slots_assigned:16384\r\ncluster_slots_ok:16384\r\n"
           "cluster_slots_pfail:0\r\ncluster_slots_fail:0\r\ncluster_known_nodes:6\r\n"
           "cluster_size:3\r\ncluster_current_epoch:" +
           std::to_string(epoch) +
           "\r\ncluster_my_epoch:2\r\ncluster_stats_messages_ping_sent:4711\r\n" + votes;
}

named_masters::names masters(unsigned count)
{
    named_masters::names all;
    for (unsigned i = 0; i < count; ++i)
        all.push_back("master " + std::to_string(i + 1));
    return all;
}

struct fixture {
    fixture() { named.know(all); }

    void take(std::size_t by, named_masters::names names, clock::time_point asked)
    {
        named.take(all[by], state, std::move(names), asked);
    }

    named_masters::names const all = masters(5);
    cluster_state const state = cluster_state_of(info("ok", 7));
    clock::time_point const now = clock::time_point{} + 1h;
    std::size_t naming(std::size_t which, clock::time_point when) const
    {
        return named.of(all[which], when).naming;
    }

    named_masters named;
};

} // namespace

TEST_CASE("named masters: what a server says of its Cluster")
{
    auto const ok = cluster_state_of(info("ok", 7));
    CHECK(ok.ok);
    CHECK_FALSE(cluster_state_of(info("fail", 7)).ok);
    CHECK(cluster_state_of(info("fail", 7)).told);
    CHECK_FALSE(cluster_state_of("").told);
    CHECK_FALSE(cluster_state_of("").ok);

    CHECK(cluster_state_of(info("ok", 7)).version == ok.version);
    CHECK(cluster_state_of(info("ok", 8)).version != ok.version);
    // It has voted, and may not have heard of the result.
    CHECK(cluster_state_of(info("ok", 7, "cluster_stats_messages_auth-ack_sent:1\r\n")).version !=
          ok.version);
    // This changes all the time.
    auto busy = info("ok", 7);
    busy.replace(busy.find("4711"), 4, "4712");
    CHECK(cluster_state_of(busy).version == ok.version);
}

TEST_CASE("named masters: so many others that every election has a voter among them")
{
    for (std::size_t count = 1; count < 100; ++count) {
        auto const voters = count / 2 + 1;
        auto const others = count - 1;
        auto const needed = named_masters::needed(count);
        CHECK(needed <= others);
        if (voters <= others) // else none of them can be replaced without itself
            CHECK(needed + voters == others + 1);
        else
            CHECK(needed == 0);
    }
}

TEST_CASE_FIXTURE(fixture, "named masters: enough others have named it lately")
{
    take(1, all, now);
    CHECK(naming(0, now) == 1);
    CHECK(named.of(all[0], now).until == clock::time_point{});
    // What a master says of itself does not count.
    CHECK(naming(1, now) == 0);

    take(2, all, now + 300ms);
    take(3, all, now + 200ms);
    auto const enough = named.of(all[0], now + 300ms);
    CHECK(enough.naming == 3);
    // Two are needed: the last but one of these.
    CHECK(enough.until == now + 200ms + named_masters::trusted_for);
    CHECK(naming(0, enough.until) == 2);
    CHECK(naming(0, enough.until + 1ns) == 1);
}

TEST_CASE_FIXTURE(fixture, "named masters: one that is not named by those who name others")
{
    take(1, {all[1], all[2], all[3], all[4]}, now);
    take(2, {all[1], all[2], all[3], all[4]}, now);
    CHECK(naming(0, now) == 0);
    CHECK(naming(4, now) == 2);
}

TEST_CASE_FIXTURE(fixture, "named masters: one that names a master which is not in the map")
{
    auto renewed = all;
    renewed[4] = "master 9";
    take(1, renewed, now);
    take(2, all, now);
    CHECK(naming(0, now) == 1);
    named.know(renewed);
    // And the other way round.
    CHECK(naming(0, now) == 1);
    take(2, renewed, now);
    CHECK(naming(0, now) == 2);
}

TEST_CASE_FIXTURE(fixture, "named masters: one that is no master any more does not count")
{
    take(2, all, now);
    // Its slots have gone to others: it has no vote any more.
    take(1, {all[0], all[2], all[3]}, now);
    CHECK(naming(0, now) == 1);
    named.know({all[0], all[2], all[3]});
    CHECK(naming(0, now) == 0);
    take(2, named.known(), now);
    CHECK(naming(0, now) == 1);
    // An answer that comes late.
    take(1, named.known(), now);
    CHECK(naming(0, now) == 1);
    named.refuse(all[1], now);
    CHECK_FALSE(named.of(all[0], now).some_refuse);
}

TEST_CASE_FIXTURE(fixture, "named masters: confirmed while nothing has changed")
{
    CHECK_FALSE(named.confirm(all[1], state, now));
    take(1, all, now);
    // It may have voted, and have yet to hear who was elected.
    CHECK_FALSE(named.confirm(all[1], state, now + 1s));
    take(1, all, now + 1s);
    CHECK(named.confirm(all[1], state, now + 2s));
    CHECK(naming(0, now + 3s) == 1);
    // An older answer takes nothing back.
    take(1, all, now + 3s);
    CHECK(named.confirm(all[1], state, now + 2s));
    CHECK(naming(0, now + 4s) == 1);

    CHECK_FALSE(named.confirm(all[1], cluster_state_of(info("ok", 8)), now + 4s));
    CHECK(naming(0, now + 5s) == 0);

    // It is asked again from time to time, even if its state never changes,
    take(1, all, now + 5s);
    CHECK(named.confirm(all[1], state, now + 14s));
    CHECK_FALSE(named.confirm(all[1], state, now + 15s));
    take(1, all, now + 3s);
    // and when the map does.
    named.know({all[0], all[1], all[2]});
    CHECK_FALSE(named.confirm(all[1], state, now + 5s));
    take(1, named.known(), now + 5s);
    CHECK(named.confirm(all[1], state, now + 6s));
}

TEST_CASE_FIXTURE(fixture, "named masters: another process is there")
{
    take(1, all, now);
    named.forget(all[1]);
    CHECK_FALSE(named.confirm(all[1], state, now));
    CHECK(naming(0, now) == 0);
}

TEST_CASE_FIXTURE(fixture, "named masters: those that do not tell")
{
    named.refuse(all[1], now);
    CHECK(named.refuses(all[1]));
    CHECK(named.refuses(all[1], now - 1s));
    CHECK_FALSE(named.refuses(all[1], now)); // by then it may be asked again
    CHECK_FALSE(named.refuses(all[2]));
    CHECK(naming(0, now) == 0);
    CHECK(named.of(all[0], now).some_refuse);
    CHECK_FALSE(named.of(all[1], now).some_refuse);

    // Whom it names it may tell all the same, each time.
    named.take(all[1], {}, all, now + 1s);
    CHECK(naming(0, now + 1s) == 1);
    CHECK(named.refuses(all[1]));
    CHECK_FALSE(named.confirm(all[1], {}, now + 2s));
    named.refuse(all[1], now + 2s);
    CHECK(naming(0, now + 2s) == 1);
    CHECK(naming(0, now + 3s) == 0);

    take(1, all, now + 3s);
    CHECK_FALSE(named.refuses(all[1]));
    CHECK(naming(0, now + 3s) == 1);
    named.refuse(all[2], now);
    named.forget(all[2]);
    CHECK_FALSE(named.refuses(all[2]));
}

TEST_CASE_FIXTURE(fixture, "named masters: how many speak")
{
    CHECK(named.speakers(now) == 0);
    take(1, all, now);
    take(2, {all[1], all[2], all[3]}, now + 1s);
    take(3, {all[3], "a stranger"}, now + 1s);
    CHECK(named.speakers(now + 1s) == 2);
    CHECK(named.speakers(now + 2s) == 1);
    named.know({all[2], all[3]});
    CHECK(named.speakers(now + 2s) == 0); // all name others
}

TEST_CASE("named masters: one or two need no others")
{
    named_masters named;
    for (unsigned count = 1; count < 3; ++count) {
        auto const all = masters(count);
        named.know(all);
        CHECK(named.of(all[0], clock::time_point{} + 1h).until == clock::time_point::max());
    }
}
