// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/reign.hpp"
#include "core/info_field.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <memory>
#include <string>
#include <utility>

using namespace colock::detail;
using namespace std::chrono_literals;
using colock::clock;

namespace {

constexpr clock::time_point now{100'000s};
constexpr auto longest_ttl = 10'000ms;
constexpr clock::duration guard = 10'100ms + 2s;

reign_facts master(std::string id, bool promoted)
{
    return {.id = std::move(id), .is_master = true, .promoted = promoted};
}

/// One vote, and a connection to one of its servers.
struct vote {
    std::shared_ptr<reigns> known = std::make_shared<reigns>();
    reign seen{longest_ttl, known};
};

} // namespace

TEST_CASE("reign: what a server says of it")
{
    auto const facts = facts_of("# Replication\r\nrole:master\r\nconnected_slaves:0\r\n"
                                "master_failover_state:no-failover\r\nmaster_replid:8a9c\r\n"
                                "master_replid2:0000\r\nmaster_repl_offset:0\r\n"
                                "second_repl_offset:-1\r\n");
    CHECK(facts == master("8a9c", false));
    auto const promoted = facts_of("role:master\r\nmaster_replid:77\r\nmaster_replid2:8a9c\r\n"
                                   "second_repl_offset:15\r\n");
    CHECK(promoted == master("77", true));
    CHECK(!facts_of("role:slave\r\nmaster_replid:77\r\nsecond_repl_offset:-1\r\n").is_master);
    // Who does not say is taken for a master without an id: it is asked for no lock.
    for (auto const* const silent : {"", "# Replication\r\n"}) {
        CHECK(facts_of(silent).id.empty());
        CHECK(facts_of(silent).is_master);
    }
    // Nor is an id kept that is longer than any.
    CHECK(facts_of("master_replid:" + std::string(64, 'a') + "\r\n").id.size() == 64);
    CHECK(facts_of("master_replid:" + std::string(65, 'a') + "\r\n").id.empty());
    CHECK(info_field("x_role:master\r\nrole:slave", "role:") == "slave");
    CHECK(info_field("role", "role:").empty());
}

TEST_CASE("reign: in a Sentinel group, each configuration is another reign")
{
    reign_facts const told{.id = "77"};
    CHECK(of_epoch(told, 0) == told); // nobody has been replaced
    auto const second = of_epoch(told, 2);
    CHECK(second.id != told.id);
    CHECK(second.id != of_epoch(told, 1).id);
    CHECK(second.promoted);
    CHECK(second.is_master);
    CHECK(of_epoch({}, 2) == reign_facts{}); // it does not tell its reign
    auto const anew = of_epoch(told, 0, 5);
    CHECK(anew.promoted);
    CHECK(anew.id != told.id);
    CHECK(of_epoch(told, 2, 5).id != of_epoch(told, 2, 6).id);
}

TEST_CASE("reign: a master that has run for long counts at once, a young one when it is old enough")
{
    vote of;
    of.seen.looked(master("a", false), now - 14s, now, now);
    CHECK(!of.seen.guards(now));
    CHECK(of.seen.certain(now));

    vote other;
    other.seen.looked(master("a", false), now - 5s, now, now);
    CHECK(other.seen.guards(now));
    CHECK(other.seen.counts_from() == now - 5s + 1s + guard);
    CHECK(!other.seen.guards(other.seen.counts_from()));

    vote silent;
    silent.seen.looked(master("a", false), std::nullopt, now, now);
    CHECK(silent.seen.counts_from() == now + guard);
}

TEST_CASE("reign: one that was promoted is guarded from when it is met, however old")
{
    vote of;
    of.seen.looked(master("a", true), now - 10'000s, now, now);
    CHECK(of.seen.counts_from() == now + guard);
    // Again, also over another connection.
    of.seen.looked(master("a", true), now - 10'000s, now + 5s, now + 5s);
    CHECK(of.seen.counts_from() == now + guard);
    reign another{longest_ttl, of.known};
    another.looked(master("a", true), now - 10'000s, now + 5s, now + 5s);
    CHECK(another.counts_from() == now + guard);
    CHECK(!another.may_cross(now + 2s, now + 5s));
    // Another vote has other servers.
    vote second;
    second.seen.looked(master("a", true), now - 10'000s, now + 5s, now + 5s);
    CHECK(second.seen.counts_from() == now + 5s + guard);
}

TEST_CASE("reign: another begins on the same connection")
{
    vote of;
    of.seen.looked(master("a", false), now - 1'000s, now, now);
    of.seen.looked(master("b", true), std::nullopt, now + 3s, now + 4s);
    CHECK(of.seen.counts_from() == now + 4s + guard);
    // If the former master comes back, that is a new reign, too, with a new id.
    of.seen.looked(master("c", true), std::nullopt, now + 60s, now + 60s);
    CHECK(of.seen.counts_from() == now + 60s + guard);
}

TEST_CASE("reign: a guard goes on where the id changes and the process does not")
{
    // A master without replicas changes its id some time after its promotion.
    auto const is_guarded = [](reign const& seen) {
        return seen.counts_from() == now + guard && seen.guards(now + 6s);
    };
    vote of;
    of.seen.looked(master("b", true), now - 1'000s, now, now);
    of.seen.looked(master("c", false), now - 1'000s, now + 5s, now + 5s);
    CHECK(is_guarded(of.seen));
    of.seen.looked(master("d", false), now - 1'000s, now + 6s, now + 6s);
    CHECK(is_guarded(of.seen));

    for (bool const same : {true, false}) {
        CAPTURE(same);
        vote again;
        again.seen.connected("process");
        again.seen.looked(master("b", true), now - 1'000s, now, now);
        reign another{longest_ttl, again.known};
        another.connected(same ? "process" : "another");
        another.looked(master("c", false), now - 1'000s, now + 5s, now + 5s);
        CHECK(is_guarded(another) == same);
    }
    // Servers that do not say which process they are may be any.
    vote silent;
    silent.seen.looked(master("b", true), now - 1'000s, now, now);
    silent.seen.left();
    silent.seen.looked(master("c", false), now - 1'000s, now + 5s, now + 5s);
    CHECK(!silent.seen.guards(now + 6s));
}

TEST_CASE("reign: a replica has none, though it tells that of its master")
{
    vote of;
    auto replica = master("a", false);
    replica.is_master = false;
    of.seen.looked(replica, now - 1'000s, now, now);
    CHECK(!of.seen.known());
    CHECK(!of.seen.certain(now));
    CHECK(!of.seen.guards(now));
    of.seen.looked(master("b", true), std::nullopt, now + 1s, now + 1s);
    CHECK(of.seen.known());
    CHECK(of.seen.guards(now + 1s));
}

TEST_CASE("reign: a look is relied on for a second, and repeated after half of that")
{
    vote of;
    of.seen.looked(master("a", false), now - 1'000s, now, now + 100ms);
    CHECK(!of.seen.look_is_due(now + 500ms));
    CHECK(of.seen.look_is_due(now + 501ms));
    CHECK(of.seen.certain(now + 1s));
    CHECK(!of.seen.certain(now + 1'001ms));
    // One that was sent earlier takes nothing away.
    of.seen.looked(master("a", false), std::nullopt, now - 1s, now + 1s);
    CHECK(of.seen.certain(now + 1s));
    of.seen.left();
    CHECK(!of.seen.certain(now + 1ms));
    CHECK(of.seen.look_is_due(now + 1ms));
}

TEST_CASE("reign: a lease crosses into a new one with more than the overlap left")
{
    vote of;
    of.seen.looked(master("a", true), now - 1'000s, now, now);
    CHECK(of.seen.may_cross(now + 2'001ms, now + 1s));
    CHECK(!of.seen.may_cross(now + 2s, now + 1s));
    // When the guard is over, the only leases are those that have crossed.
    CHECK(of.seen.may_cross(now, of.seen.counts_from()));
    vote old;
    old.seen.looked(master("a", false), now - 1'000s, now, now);
    CHECK(old.seen.may_cross(now + 1ms, now));
}

TEST_CASE("reign: a memory that is emptied is a new one")
{
    vote of;
    of.seen.looked(master("a", false), now - 1'000s, now, now);
    of.seen.emptied(now + 1s);
    CHECK(of.seen.counts_from() == now + 1s + guard);
    reign another{longest_ttl, of.known};
    another.looked(master("a", false), now - 1'000s, now + 2s, now + 2s);
    CHECK(another.counts_from() == now + 1s + guard);
}

TEST_CASE("reign: a memory that is emptied while its reign is not known")
{
    vote of;
    of.seen.emptied(now); // none has been met
    CHECK(!of.seen.guards(now));
    of.seen.looked(master("a", false), now - 1'000s, now, now);
    CHECK(of.seen.counts_from() == now + guard);

    vote again;
    again.seen.looked(master("a", false), now - 1'000s, now, now);
    again.seen.left();
    again.seen.emptied(now + 1s);
    again.seen.looked(master("a", false), now - 1'000s, now + 2s, now + 2s);
    CHECK(again.seen.counts_from() == now + 1s + guard);
    CHECK(!again.seen.may_cross(now + 3s, now + 2s));

    // A replica that loads what its master has says nothing of a master's memory.
    vote loads;
    loads.seen.looked(master("a", false), now - 1'000s, now, now);
    auto replica = master("a", false);
    replica.is_master = false;
    loads.seen.looked(replica, std::nullopt, now, now);
    loads.seen.emptied(now + 1s);
    loads.seen.looked(master("a", false), std::nullopt, now + 2s, now + 2s);
    CHECK(!loads.seen.guards(now + 2s));
}

TEST_CASE("reign: as many are remembered as a group may have servers, and then the first forgotten")
{
    vote of;
    for (int i = 0; i < 1'000; ++i)
        of.seen.looked(master(std::to_string(i), true), std::nullopt, now, now);
    REQUIRE(of.known->find("0"));
    CHECK(of.known->find("0")->counts_from == now + guard);
    of.seen.looked(master("1000", true), std::nullopt, now, now);
    CHECK(of.known->find("1000"));
    CHECK(!of.known->find("0"));
}
