// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// A cluster as one vote: what its servers say to a command that they do not run, and what becomes
// of it.

#include "vote/cluster/cluster_node.hpp"

#include "core/hash_slot.hpp"
#include "scripted/stage/cluster.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <utility>

using namespace scripted;
using colock::detail::endpoint;
using colock::detail::redirect;
using colock::detail::script;

TEST_CASE("cluster: a command goes to the master of its slot")
{
    cluster test;
    CHECK(test[0].stopped());
    auto const it = test.acquire(test.a);
    CHECK(test[1].open().empty());
    test.grant(it, test[2], 7);
    CHECK(it->value.fencing_token() == 7);
    auto const end = test.release(it->value);
    test[2].say(script::release, yes());
    CHECK(end->done);
}

TEST_CASE("cluster: MOVED is followed, and remembered")
{
    cluster test;
    auto const it = test.acquire(test.a);
    test[2].say(script::acquire, test.moved_to(one));
    test.grant(it, test[1], 7);
    auto const end = test.release(it->value);
    REQUIRE(test[1].asked(script::release));
    test[1].say(script::release, yes());
    CHECK(end->done);
    // Whoever was named is asked for the slots.
    test.pass(100ms);
    CHECK(test[1].asked(script::slots));
}

TEST_CASE("cluster: the validity of a lease counts from when the first server was asked")
{
    cluster test;
    auto const start = test.now();
    auto const it = test.acquire(test.a);
    test.pass(300ms);
    test[2].say(script::acquire, test.moved_to(one));
    test.pass(300ms);
    test[1].say(script::acquire, yes(7));
    REQUIRE(it->done);
    CHECK(it->value.valid_until() <= start + 60s);
}

TEST_CASE("cluster: an answer about the slots that is older than a MOVED is not the last word")
{
    cluster test;
    endpoint const third{"10.0.0.3", 7003};
    while (!test[1].asked(script::slots) && !test[2].asked(script::slots))
        test.pass(10ms);
    auto const asked = test[1].asked(script::slots) ? 1u : 2u;
    auto const it = test.acquire(test.a);
    test[2].say(script::acquire, test.moved_to(third));
    test.run();
    REQUIRE(test.votes() == 4);
    test[3].connect_as({.run_id = "third", .uptime = {}, .in_cluster = true});
    test[3].say(script::acquire, yes(8));
    REQUIRE(it->done);
    // Whoever was asked before that does not know it.
    test[asked].say(script::slots, cluster::halves());
    test.pass(200ms);
    bool again = false;
    for (std::size_t i = 1; i < test.votes(); ++i)
        again |= test[i].asked(script::slots);
    CHECK(again);
}

TEST_CASE("cluster: a lost acquire that had to wait for its way has run once, if at all")
{
    enum what { not_reached, down, moved, in_parts, in_two_forms };
    for (auto const first : {not_reached, down, moved, in_parts, in_two_forms}) {
        CAPTURE(first);
        cluster test;
        if (first == not_reached)
            test[2].end_connection();
        auto const it = test.acquire(test.a);
        if (first == not_reached)
            test.connect(2, "other", false);
        if (first == down)
            test[2].say(script::acquire, cluster::down());
        if (first == moved)
            test[2].say(script::acquire, test.moved_to(one));
        if (first == in_parts)
            test[2].say(script::acquire, cluster::try_again());
        auto& master = test[first == moved ? 1 : 2];
        for (int i = 0; i < 100 && !master.asked(script::acquire); ++i)
            test.pass(10ms);
        test.cancel(it);
        master.say(script::acquire, first == in_two_forms ? again(lost()) : lost());
        master.say(script::release, yes());
        test.pass(30s);
        // Of the others another one may yet run. (In parts it may start over, and keys may move.)
        bool const may_come = first == in_parts || first == in_two_forms;
        CHECK(master.asked(script::release) == may_come);
    }
}

TEST_CASE("cluster: ASK is followed for once, with ASKING")
{
    cluster test;
    auto const it = test.acquire(test.a);
    CHECK_FALSE(test[2].open().front().what.asking);
    test[2].say(script::acquire, test.ask(one));
    REQUIRE(test[1].asked(script::acquire));
    CHECK(test[1].open().front().what.asking);
    test[1].say(script::acquire, yes(7));
    REQUIRE(it->done);
    auto const end = test.release(it->value);
    REQUIRE(test[2].asked(script::release)); // the slot is still its own
    test[2].say(script::release, test.ask(one));
    test[1].say(script::release, yes());
    CHECK(end->done);
}

TEST_CASE("cluster: TRYAGAIN is answered by the lock alone, and then its tokens")
{
    for (auto const& [token_comes, given_back] :
         {std::pair{true, false}, {false, true}, {false, false}}) {
        CAPTURE(token_comes);
        CAPTURE(given_back);
        cluster test;
        auto const it = test.acquire(test.a);
        test.take_events();
        test[2].say(script::acquire, cluster::try_again());
        REQUIRE(test[2].asked(script::acquire));
        CHECK(test[2].open().front().what.lock_alone);
        test[2].say(script::acquire, test.ask(one));
        CHECK(test[1].open().front().what.lock_alone);
        test[1].say(script::acquire, yes(0));
        CHECK_FALSE(it->done);
        REQUIRE(test[2].asked(script::mint));
        if (token_comes) {
            test[2].say(script::mint, yes(7));
            CHECK_FALSE(it->done);
            test[2].say(script::check, test.ask(one));
            test[1].say(script::check, yes());
            REQUIRE(it->done);
            CHECK(it->value.fencing_token() == 7);
            auto const end = test.release(it->value);
            test[2].say(script::release, yes());
            CHECK(end->done);
        } else {
            // What has no token is given back, before anybody hears of it.
            test[2].say(script::mint, error(errc::wrong_type));
            CHECK_FALSE(it->done);
            test[2].say(script::release, test.ask(one));
            test[1].say(script::release, given_back ? yes() : lost());
            REQUIRE(it->done);
            CHECK(it->error == errc::wrong_type);
            auto const told = test.take_events();
            CHECK(std::count(told.begin(), told.end(), "acquire_refused a") == 1);
            // Once more where it may be there still.
            CHECK(test[2].asked(script::release) == !given_back);
        }
    }
}

TEST_CASE("cluster: a lock that is lost before it has its tokens is acquired anew")
{
    cluster test;
    auto const it = test.acquire(test.a);
    test[2].say(script::acquire, cluster::try_again());
    test[2].say(script::acquire, yes(0));
    test[2].say(script::mint, yes(7));
    SUBCASE("somebody else may have a smaller token and hold it")
    {
        test[2].say(script::check, no());
        // It may be on the other server.
        test[2].say(script::release, no());
        CHECK_FALSE(it->done);
        REQUIRE(test[2].asked(script::acquire));
        CHECK_FALSE(test[2].open().front().what.lock_alone);
        test[2].say(script::acquire, yes(9));
        REQUIRE(it->done);
        CHECK(it->value.fencing_token() == 9);
    }
    SUBCASE("whether it is lost is not known")
    {
        test[2].say(script::check, error(errc::wrong_type));
        CHECK_FALSE(it->done);
        test[2].say(script::release, yes());
        REQUIRE(it->done);
        CHECK(it->error == errc::wrong_type);
    }
}

TEST_CASE("cluster: an extension is one of the lock alone after TRYAGAIN")
{
    cluster test;
    auto it = test.held();
    auto const longer = test.extend(it);
    test[2].say(script::extend, cluster::try_again());
    REQUIRE(test[2].asked(script::extend));
    CHECK(test[2].open().front().what.lock_alone);
    test[2].say(script::extend, test.ask(one));
    test[1].say(script::extend, yes());
    CHECK(longer->done);
    CHECK_FALSE(longer->error);
}

TEST_CASE("cluster: a slot that is not served is asked for again, and where it went")
{
    cluster test;
    auto const it = test.acquire(test.a);
    test[2].answers = [](auto const& what) {
        return what.which == script::acquire ? std::optional{cluster::down()} : std::nullopt;
    };
    test[2].say(script::acquire, cluster::down());
    CHECK_FALSE(it->done);
    test.refresh(slots({{0, 16383, one}}));
    test.pass(100ms);
    test.grant(it, test[1], 7);
}

TEST_CASE("cluster: what has paused for long goes on as soon as its slot is served")
{
    cluster test;
    test[2].answers = [](auto const& what) {
        return what.which == script::acquire ? std::optional{cluster::down()} : std::nullopt;
    };
    auto const it = test.acquire(test.a);
    for (int i = 0; i < 7; ++i) { // nobody has taken over yet, and the client keeps asking who has
        test.pass(100ms);
        CHECK((test[1].asked(script::slots) || test[2].asked(script::slots)));
        test.refresh();
    }
    auto const asked = test[2].times_asked(script::acquire);
    test.pass(100ms);
    CHECK(test[2].times_asked(script::acquire) == asked); // the pauses are long by now
    test.refresh(slots({{0, 16383, one}}));
    test.pass(1ms);
    test.grant(it, test[1], 7);
}

TEST_CASE("cluster: no counter is stepped by what another server knew of it")
{
    cluster test;
    auto const first = test.acquire(test.a);
    test[2].say(script::acquire, yes(7));
    auto const end = test.release(first->value);
    test[2].say(script::release, yes());
    auto const it = test.acquire(test.a);
    REQUIRE(test[2].open().front().what.minting.counter_floor > 0);
    test[2].say(script::acquire, test.moved_to(one));
    REQUIRE(test[1].asked(script::acquire));
    CHECK(test[1].open().front().what.minting.counter_floor == 0);
    test[1].say(script::acquire, yes(9));
    REQUIRE(it->done);
    CHECK(it->value.fencing_token() == 9);
}

TEST_CASE("cluster: what was lost with a connection is not sent again")
{
    cluster test;
    auto const it = test.try_acquire(test.a);
    test[2].say(script::acquire, lost());
    REQUIRE(it->done);
    CHECK(it->error == errc::node_unavailable);
    CHECK(test[1].times_asked(script::acquire) == 0);
    CHECK(test[2].times_asked(script::acquire) == 1);
    // It may have been granted: the key is released, wherever its slot is by then.
    REQUIRE(test[2].asked(script::release));
    test[2].say(script::release, test.moved_to(one));
    CHECK(test[1].asked(script::release));
}

TEST_CASE("cluster: a slot that nobody has")
{
    cluster test;
    // All that is known of it is what the servers say.
    test[2].answers = [](auto const& what) {
        auto const nothing = slots({{0, border - 1, one}});
        return std::optional{what.which == script::slots ? nothing : cluster::down()};
    };
    test[1].answers = [](auto const& what) {
        return what.which == script::slots ? std::optional{slots({{0, border - 1, one}})}
                                           : std::nullopt;
    };
    for (int i = 0; i < 3; ++i) {
        auto const it = test.try_acquire(test.a);
        test.pass(2s);
        REQUIRE(it->done);
        CHECK(it->error == colock::condition::retryable);
    }
}

TEST_CASE("cluster: whoever waits for a slot that nobody has is told of it")
{
    cluster test;
    auto said = slots({{0, border - 1, one}});
    test.look(said);
    test[1].answers = [&](auto const& what) {
        return what.which == script::slots ? std::optional{said} : std::nullopt;
    };
    test.take_events();
    auto const it = test.acquire(test.a);
    test.pass(2s);
    CHECK_FALSE(it->done);
    CHECK(std::ranges::count(test.take_events(), "acquire_refused a") == 1);
    said = cluster::halves();
    test.pass(2s);
    auto const last = test.votes() - 1;
    test[last].answers = [](auto const& what) {
        return what.which == script::acquire ? std::optional{yes(7)} : std::nullopt;
    };
    test.connect(last, "other", false);
    test.pass(2s);
    REQUIRE(it->done);
    CHECK(std::ranges::count(test.take_events(), "acquire_refusal_ended a") == 1);
}

TEST_CASE(
    "cluster: nobody waits in silence for a slot that is not served, however short the ttl is")
{
    for (auto const ttl : {50ms, 2'000ms, 60'000ms}) {
        CAPTURE(ttl.count());
        cluster test;
        test[2].answers = [](auto const& what) {
            return what.which == script::acquire ? std::optional{cluster::down()} : std::nullopt;
        };
        colock::mutex const brief{test.client(), "a", {.ttl = ttl}};
        auto const it = test.acquire(brief);
        test.pass(1s);
        CHECK_FALSE(it->done);
        CHECK(test.take_events() == std::vector<std::string>{"acquire_refused a"});
        auto const once = test.try_acquire(brief);
        test.pass(1s);
        CHECK(once->error == errc::server_busy);
    }
}

TEST_CASE("cluster: while no server has said who has which slot, none has refused anything")
{
    enum what { nothing, refusal, no_slots };
    for (auto const said : {nothing, refusal, no_slots}) {
        CAPTURE(said);
        locks test{1};
        colock::mutex const a{test.client(), "a"};
        test[0].connect_as({.run_id = "seed", .uptime = {}, .in_cluster = true});
        test.pass(0ms);
        auto const it = test.try_acquire(a);
        if (said == refusal)
            test[0].say(script::slots, error(errc::server_busy));
        if (said == no_slots)
            test[0].say(script::slots, slots({}));
        test.pass(2s);
        REQUIRE(it->done);
        CHECK(it->error == (said == nothing ? errc::node_unavailable : errc::server_busy));
        CHECK(std::ranges::count(test.take_events(), "acquire_refused a") == (said != nothing));
    }
}

TEST_CASE("cluster: a server that is in no cluster any more is asked for nothing")
{
    cluster test;
    test[2].end_connection();
    test[2].connect_as({.run_id = "stranger", .uptime = {}});
    auto const told = test.take_events();
    CHECK(std::ranges::count_if(
              told, [](auto const& each) { return each.starts_with("connect_failed"); }) == 1);
    auto const once = test.try_acquire(test.a);
    auto const it = test.acquire(test.a);
    test.pass(2s);
    CHECK(once->error == errc::node_unavailable);
    CHECK(once->error.message().find("in no cluster any more") != std::string::npos);
    CHECK(test[2].open().empty());
    // The others know who has its slots by now.
    test[1].say_all(slots({{0, 16383, one}}));
    for (int i = 0; i < 200 && !test[1].asked(script::acquire); ++i)
        test.pass(10ms);
    test.grant(it, test[1], 8);
}

namespace {

/// A cluster that has told the ids of its servers.
struct known_cluster : cluster {
    known_cluster()
    {
        look(halves_of({"m1", "m2", "r"}));
        takes(1, "m1");
        takes(2, "m2");
    }

    static reply halves_of(std::vector<std::string> ids)
    {
        return slots({{0, border - 1, one}, {border, 16383, other}}, std::move(ids));
    }
    void lose(std::size_t which)
    {
        (*this)[which].end_connection();
        up_[which] = false;
    }
    /// Whether the client accepts a server with this id in this place.
    bool takes(std::size_t which, std::string id)
    {
        if (up_[which])
            lose(which);
        take_events();
        (*this)[which].connect_as(
            {.run_id = "run", .uptime = {}, .in_cluster = true, .id = std::move(id)});
        auto const told = take_events();
        up_[which] = std::ranges::none_of(
            told, [](auto const& each) { return each.starts_with("connect_failed"); });
        return up_[which];
    }

private:
    bool up_[3] = {false, true, true};
};

} // namespace

TEST_CASE("cluster: a server of another Cluster is asked for nothing, at an address that is known")
{
    known_cluster test;
    CHECK_FALSE(test.takes(2, "of another"));
    auto const once = test.try_acquire(test.a);
    auto const it = test.acquire(test.a);
    test.pass(2s);
    CHECK(once->error == errc::node_unavailable);
    CHECK(once->error.message().find("of another Cluster") != std::string::npos);
    CHECK(test[2].open().empty());
    // The others know who has its slots by now, and that it is one of theirs from now on.
    test[1].say_all(slots({{0, 16383, one}}, {"m1", "of another", "r"}));
    for (int i = 0; i < 200 && !test[1].asked(script::acquire); ++i)
        test.pass(10ms);
    test.grant(it, test[1], 8);
}

TEST_CASE("cluster: its servers may have each other's addresses, and not all say their id")
{
    known_cluster test;
    for (auto const* const id : {"m1", "r", "", "m2"})
        CHECK(test.takes(2, id));
    // Others are of the cluster when its servers say so.
    CHECK_FALSE(test.takes(2, "new"));
    test.look(known_cluster::halves_of({"m1", "new"}));
    CHECK(test.takes(2, "new"));
    CHECK_FALSE(test.takes(2, "m2"));
}

TEST_CASE("cluster: a Cluster is remembered while one of its servers is there, and for 30 s more")
{
    known_cluster test;
    test.lose(2);
    test.pass(60s);
    CHECK_FALSE(test.takes(2, "of another")); // the first is there
    test.lose(1);
    test.pass(29s);
    CHECK_FALSE(test.takes(2, "of another"));
    test.pass(2s);
    CHECK(test.takes(2, "of another"));
    test.look(known_cluster::halves_of({"also of another", "of another"}));
    CHECK(test.takes(1, "also of another"));
    CHECK_FALSE(test.takes(1, "m1"));
}

TEST_CASE("cluster: a stranger that was trusted is left when that turns out")
{
    known_cluster test;
    test.lose(1);
    test.lose(2);
    test.pass(31s);
    CHECK(test.takes(2, "of another"));
    CHECK(test.takes(1, "m1"));
    auto const before = test.votes();
    for (int i = 0; i < 300 && !test[1].asked(script::slots); ++i)
        test.pass(10ms);
    test.take_events();
    test[1].say(script::slots, known_cluster::halves_of({"m1", "m2", "r"}));
    test.run();
    CHECK(test[2].stopped());
    auto const told = test.take_events();
    CHECK(std::ranges::count_if(
              told, [](auto const& each) { return each.starts_with("disconnected"); }) == 1);
    // Its address is tried again when it is needed.
    auto const it = test.acquire(test.a);
    REQUIRE(test.votes() > before);
    test[before].connect_as({.run_id = "run", .uptime = {}, .in_cluster = true, .id = "m2"});
    for (int i = 0; i < 100 && !test[before].asked(script::acquire); ++i)
        test.pass(10ms);
    test.grant(it, test[before], 8);
}

TEST_CASE("cluster: what a server of another Cluster says of the slots is not taken")
{
    known_cluster test;
    // Its servers redirect to a server of which they have not told before.
    endpoint const added{"10.0.0.3", 7003};
    auto const it = test.acquire(test.a);
    test[2].say(script::acquire, test.moved_to(added));
    test.run();
    REQUIRE(test.votes() == 4);
    test[3].connect_as({.run_id = "run", .uptime = {}, .in_cluster = true, .id = "of another"});
    for (int i = 0; i < 300 && !test[3].asked(script::slots); ++i)
        test.pass(10ms);
    test[3].say(script::slots, slots({{0, 16383, added}}, {"also of another", "of another"}));
    test.run();
    CHECK(test[3].stopped());
    for (int i = 0; i < 100 && !test[2].asked(script::acquire); ++i) {
        test.refresh(known_cluster::halves_of({"m1", "m2"}));
    }
    test.grant(it, test[2], 8);
}

TEST_CASE("cluster: a release that had to wait wakes who has asked before it")
{
    for (auto away = 0ms; away < 60ms; away += 3ms) {
        CAPTURE(away.count());
        cluster test;
        auto const first = test.acquire(test.a);
        test[2].say(script::acquire, yes(7));
        auto const next = test.acquire(test.a);
        test[2].end_connection();
        auto const end = test.release(first->value);
        test.pass(away); // both are tried now and then, in whatever order
        test[2].connect_as({.run_id = "other", .uptime = {}, .in_cluster = true});
        while (!test[2].asked(script::release) || !test[2].asked(script::acquire))
            test.pass(1ms);
        while (test[2].asked(script::acquire)) {
            test[2].say(script::acquire, no(60'000));
            test.pass(0ms);
        }
        test[2].say(script::release, yes());
        CHECK(end->done);
        // This client is not told of what it changes itself.
        test.pass(20ms);
        test.grant(next, test[2], 8);
    }
}

TEST_CASE("cluster: a release whose answer is lost is repeated where its slot is served next")
{
    // Whether or not the first has run before its server died.
    for (bool const has_run : {false, true}) {
        CAPTURE(has_run);
        cluster test;
        auto const end = test.release_held();
        test[2].end_connection();
        for (int i = 0; i < 30; ++i)
            test.refresh(); // the others know nothing of it yet
        test.take_events();
        CHECK_FALSE(end->done);
        test.refresh(slots({{0, 16383, one}}));
        test.pass(0ms);
        REQUIRE(test[1].asked(script::release));
        test[1].say(script::release, has_run ? no(0) : yes());
        REQUIRE(end->done);
        CHECK_FALSE(end->error);
        for (auto const& each : test.take_events())
            CHECK(each.find("release_unknown") == each.npos);
    }
}

TEST_CASE("cluster: a release that a server without slots does not answer is repeated soon")
{
    for (bool const answers : {true, false}) {
        CAPTURE(answers);
        cluster test;
        auto const end = test.release_held();
        auto const taken_over = slots({{0, 16383, one}});
        test.look(taken_over);
        CHECK_FALSE(test[2].stopped()); // it may be slow
        if (answers) {
            test[2].say(script::release, yes());
            CHECK(end->done);
            // It may have run the release after the other had taken over.
            REQUIRE(test[1].asked(script::release));
            test[1].say(script::release, yes());
            CHECK_FALSE(test[1].asked(script::release));
        } else {
            test[2].hang();
        }
        test.refresh(taken_over);
        REQUIRE(test[2].stopped());
        if (answers)
            continue;
        test[2].say_all(lost());
        test.pass(20ms);
        REQUIRE(test[1].asked(script::release));
        test[1].say(script::release, yes());
        CHECK(end->done);
    }
}

TEST_CASE("cluster: a release that was sent on is repeated where its slot goes from there")
{
    cluster test;
    auto const end = test.release_held();
    test[2].say(script::release, test.moved_to(one));
    test[1].say(script::release, yes());
    REQUIRE(end->done);
    CHECK_FALSE(test[2].asked(script::release));
    test.refresh(cluster::halves());
    test.pass(0ms);
    CHECK(test[2].asked(script::release));
}

TEST_CASE("cluster: an acquire that may yet run is released until its ttl has passed")
{
    cluster test;
    auto const it = test.try_acquire(test.a);
    test[2].end_connection();
    auto const connect = [&] {
        test[2].connect_as({.run_id = "other", .uptime = {}, .in_cluster = true});
        test.refresh();
        test.pass(100ms);
    };
    connect();
    REQUIRE(test[2].asked(script::release));
    test[2].end_connection(); // it is sent again, and may have run
    connect();
    REQUIRE(test[2].asked(script::release));
    test[2].say(script::release, no(-2));
    test.pass(1s);
    CHECK(test[2].asked(script::release)); // the acquire may not have come yet
}

TEST_CASE("cluster: a release that finds nobody ends when its lock has expired, at the latest")
{
    for (auto const& [ttl, patience] : {std::pair{2000ms, 2000ms}, std::pair{60000ms, 5000ms}}) {
        cluster test;
        colock::mutex const a{test.client(), "a", {.ttl = ttl, .renew = false}};
        auto const it = test.acquire(a);
        test[2].say(script::acquire, yes(7));
        auto const end = test.release(it->value);
        test[2].end_connection();
        test.pass(patience * 8 / 10);
        CHECK_FALSE(end->done);
        test.pass(patience * 2 / 10);
        REQUIRE(end->done);
        CHECK(end->error == colock::errc::node_unavailable);
    }
}

TEST_CASE("cluster: a server that is being given its first slots is kept for a while")
{
    cluster test;
    endpoint const added{"10.0.0.3", 7003};
    auto const it = test.acquire(test.a);
    test[2].say(script::acquire, test.ask(added));
    REQUIRE(test.votes() == 4);
    test[3].connect_as({.run_id = "added", .uptime = {}, .in_cluster = true});
    test[3].say(script::acquire, yes(7));
    CHECK(it->done);
    for (int i = 0; i < 290; ++i)
        test.refresh();
    CHECK_FALSE(test[3].stopped());
    for (int i = 0; i < 250; ++i)
        test.refresh();
    CHECK(test[3].stopped());
}

using names = std::vector<std::string>;

TEST_CASE("cluster: a report names the masters, their slots, and who is away")
{
    cluster test;
    CHECK(test.servers() == names{"10.0.0.1:7001 4096 slots", "10.0.0.2:7002 12288 slots"});
    test[2].end_connection();
    test[2].fail_to_connect();
    CHECK(test.servers() == names{"10.0.0.1:7001 4096 slots", "10.0.0.2:7002 12288 slots, away"});
    auto const report = test.client().get_node_reports().front();
    CHECK(report.node == "vote0:6379");
    CHECK(report.servers[1].error.message().find("10.0.0.2:7002") != std::string::npos);
    test.refresh(slots({{0, 16383, one}}));
    CHECK(test.servers() == names{"10.0.0.1:7001 16384 slots"});
    // No server can be at such an address.
    test.look(slots({{0, border - 1, one}, {border, 16383, {"a\nb", 1}}}));
    CHECK(test.servers() == names{"10.0.0.1:7001 4096 slots", "a?b:1 12288 slots, away"});
    CHECK(test.client().get_node_reports().front().servers[1].error == errc::node_unavailable);
    test.close();
    CHECK(test.servers() == names{"10.0.0.1:7001 4096 slots, away", "a?b:1 12288 slots, away"});
}

TEST_CASE(
    "cluster: why it has not served is reported, also where its answer is not wanted any more")
{
    locks test{3};
    test[0].connect("a");
    test[1].connect("b");
    test[2].connect_as({.run_id = "c", .uptime = {}, .in_cluster = true});
    test.pass(0ms);
    REQUIRE(test.votes() == 3);
    test[2].say(script::slots, slots({{0, 16383, {"vote2", 6379}}}));
    test.run();
    auto const it = test.acquire("a");
    // It pauses, and the others decide meanwhile.
    test[2].say(script::acquire, cluster::down());
    test[0].say(script::acquire, no());
    test[1].say(script::acquire, no());
    test.pass(50ms);
    CHECK_FALSE(it->done);
    CHECK(test.client().get_node_reports()[2].error == errc::server_busy);
}

TEST_CASE("cluster: a report of a single server names that, whether it is reached or not")
{
    locks test{1};
    CHECK(test.servers() == names{"vote0:6379, away"});
    test[0].connect("run");
    CHECK(test.servers() == names{"vote0:6379"});
    test[0].end_connection();
    CHECK(test.servers() == names{"vote0:6379, away"});
}

namespace {

endpoint const third{"10.0.0.3", 7003};

reply third_for_other()
{
    return slots({{0, border - 1, one}, {border, 16383, third}});
}

/// Takes the events, and returns those of changed masters. Others tell of the new masters'
/// memories.
names changes(cluster& test)
{
    auto told = test.take_events();
    std::erase_if(told, [](auto const& each) { return !each.starts_with("master_changed"); });
    return told;
}

} // namespace

TEST_CASE("cluster: another master is told of once, with the one before it")
{
    cluster test;
    test.take_events();
    test.look(third_for_other());
    CHECK(changes(test) == names{"master_changed 10.0.0.3:7003 after 10.0.0.2:7002"});
    test.look(third_for_other());
    CHECK(changes(test).empty());
    // One that gets its first slots, and one that gives away its last.
    test.look(slots({{0, 0, one}, {1, 1, other}, {2, 16383, third}}));
    CHECK(changes(test) == names{"master_changed 10.0.0.2:7002"});
    test.look(slots({{0, 1, other}, {2, 16383, third}}));
    CHECK(changes(test) == names{"master_changed after 10.0.0.1:7001"});
}

TEST_CASE("cluster: slots that move between masters are no event")
{
    cluster test;
    test.take_events();
    for (colock::detail::hash_slot slot = border; slot < border + 100; ++slot)
        test.look(slots(
            {{0, slot, one}, {static_cast<colock::detail::hash_slot>(slot + 1), 16383, other}}));
    CHECK(changes(test).empty());
    CHECK(test.servers() == names{"10.0.0.1:7001 4196 slots", "10.0.0.2:7002 12188 slots"});
}

TEST_CASE("cluster: while servers disagree on who is master, that is told once")
{
    cluster test;
    test.take_events();
    test.look(third_for_other());
    test.take_events();
    auto const start = test.now();
    // Each connection that is made is a reason to look.
    for (int i = 0; i < 8; ++i) {
        test[3].connect_as({.run_id = "third", .uptime = {}, .in_cluster = true});
        test.refresh(i % 2 ? third_for_other() : cluster::halves());
    }
    REQUIRE(test.now() < start + 1s);
    test.look(third_for_other());
    CHECK(changes(test).empty());
    // What they agree on in the end is told, if it is another master.
    test.look(cluster::halves());
    CHECK(changes(test) == names{"master_changed 10.0.0.2:7002 after 10.0.0.3:7003"});
}

namespace {

/// Servers tell addresses by which only they can reach each other.
struct behind_nat : colock::client_options {
    explicit behind_nat(std::vector<std::string>& asked)
    {
        address_map = [&asked](colock::node_address::seed const& told) {
            asked.push_back(told.host + ':' + std::to_string(told.port));
            auto at = told;
            if (told.host.starts_with("10.0.0."))
                at = {"nat", static_cast<std::uint16_t>(10'000 + told.port)};
            return at;
        };
    }
};

} // namespace

TEST_CASE("cluster: what is told is mapped to where it is reached")
{
    names asked;
    cluster test{false, behind_nat{asked}};
    CHECK(asked.front() == "10.0.0.1:7001"); // not the seed
    CHECK(test.servers() == names{"nat:17001 4096 slots", "nat:17002 12288 slots"});
    auto const it = test.acquire(test.a);
    test[2].say(script::acquire, test.moved_to(one));
    REQUIRE(test[1].asked(script::acquire)); // which is known by the address that it is mapped to
    test[1].say(script::acquire, test.ask(other));
    test.grant(it, test[2], 7);
    CHECK(test.votes() == 3);
}

TEST_CASE("cluster: who tells no host is mapped by the one that it was reached by")
{
    names asked;
    cluster test{false, behind_nat{asked}};
    auto const it = test.acquire(test.a);
    asked.clear();
    test[2].say(script::acquire, test.moved_to({"", 17001}));
    CHECK(asked == names{"nat:17001"});
    CHECK(test[1].asked(script::acquire));
    test.look(slots({{0, 16383, {"", 17001}}}));
    CHECK(asked.back() == "nat:17001");
    CHECK(test.servers() == names{"nat:17001 16384 slots"});
}

TEST_CASE("cluster: each master is mapped once for one look at the slots")
{
    names asked;
    cluster test{false, behind_nat{asked}};
    asked.clear();
    test.look(slots({{0, 0, one}, {1, 1, other}, {2, 2, one}, {3, 16383, other}}));
    CHECK(asked == names{"10.0.0.1:7001", "10.0.0.2:7002"});
}

TEST_CASE("cluster: servers that are found one by one are no restart")
{
    locks test{1};
    colock::mutex const a{test.client(), "a", {.ttl = 60s, .hand_offs = 0}};
    auto const it = test.acquire(a);
    test[0].connect_as({.run_id = "seed", .uptime = {}, .in_cluster = true});
    // It says who has this slot before it is asked for all.
    test[0].say(script::acquire,
                sent_on({redirect::advice::moved, colock::detail::slot_of("lock:a"), other}));
    test[1].connect_as({.run_id = "other", .uptime = {}, .in_cluster = true});
    test[1].say(script::acquire, yes(7));
    REQUIRE(it->done);
    test.pass(100ms);
    for (std::size_t i : {0u, 1u}) {
        if (test[i].asked(script::slots))
            test[i].say(script::slots, cluster::halves());
    }
    test.pass(0ms);
    REQUIRE(test.votes() == 3);
    test[2].connect_as({.run_id = "one", .uptime = {}, .in_cluster = true});
    test.pass(0ms);
    CHECK(test.take_events().empty());
}

namespace {

endpoint const promoted{"10.0.0.3", 7003};

/// Three votes, of which the first is a cluster: its servers are 0 (the seed, which closes), 3 and
/// 4. Server 5 is a replica that takes over from 4.
struct cluster_in_a_redlock : locks {
    explicit cluster_in_a_redlock(colock::restart_guard guard)
        : locks{3, {.guard = guard}}, a{client(), "a", {.ttl = 10s, .hand_offs = 0}}
    {
        for (std::size_t i : {1u, 2u})
            (*this)[i].connect_as({.run_id = std::to_string(i), .uptime = 2h});
        connect(0);
        (*this)[0].say(script::slots, cluster::halves());
        REQUIRE(votes() == 5);
        connect(3);
        connect(4);
        CHECK(take_events().empty());
    }
    void connect(std::size_t which)
    {
        auto const run_id = "cluster " + std::to_string(which);
        (*this)[which].connect_as({.run_id = run_id, .uptime = 2h, .in_cluster = true});
        pass(100ms);
    }
    /// Whether this server is asked for the lock. 5 is the one that took over.
    bool asks(std::size_t which)
    {
        auto const before = (*this)[which].times_asked(script::acquire);
        auto const it = try_acquire(a);
        bool const result = (*this)[which].times_asked(script::acquire) > before;
        all_refuse();
        return result;
    }
    void all_refuse()
    {
        for (std::size_t i = 0; i < votes(); ++i)
            (*this)[i].say_all(no());
        run();
    }

    colock::mutex a;
};

} // namespace

TEST_CASE("cluster: with other votes, a master that takes over is not counted for a while")
{
    using colock::restart_guard;
    for (auto const guard : {restart_guard::run_id, restart_guard::uptime, restart_guard::off}) {
        CAPTURE(static_cast<int>(guard));
        cluster_in_a_redlock test{guard};
        test[4].end_connection();
        test.pass(100ms);
        REQUIRE(test[3].asked(script::slots));
        test[3].say(script::slots, slots({{0, border - 1, one}, {border, 16383, promoted}}));
        REQUIRE(test.votes() == 6);
        test.connect(5);
        test.connect(3); // again, as others of the cluster do then
        CHECK(test.asks(5) == (guard == restart_guard::off));
        test.pass(10s);
        CHECK(test.asks(5));
    }
}

TEST_CASE("cluster: with other votes, nor is one that has got the slots of a server that is away")
{
    for (bool const away : {false, true}) {
        CAPTURE(away);
        cluster_in_a_redlock test{colock::restart_guard::run_id};
        if (away) {
            test[4].end_connection();
        } else {
            auto const it = test.try_acquire(test.a);
            auto const slot = colock::detail::slot_of("lock:a");
            test[4].say(script::acquire, sent_on({redirect::advice::moved, slot, one}));
            test.all_refuse();
        }
        test.pass(100ms);
        REQUIRE(test[3].asked(script::slots));
        test[3].say(script::slots, slots({{0, 16383, one}}));
        CHECK(test.asks(3) == !away);
        test.pass(10s);
        CHECK(test.asks(3));
    }
}

TEST_CASE("cluster: a master that is met when a round has just ended wakes nobody within that")
{
    cluster_in_a_redlock test{colock::restart_guard::run_id};
    colock::mutex const same_slot{test.client(), "{lock:a}", {.ttl = 10s, .hand_offs = 0}};
    auto const first = test.try_acquire(test.a);
    auto const second = test.try_acquire(same_slot);
    test[1].say(script::acquire, no());
    test[2].say(script::acquire, no());
    REQUIRE(first->done);
    // Nobody wants this any more, so nothing is sent to the new master.
    auto const slot = colock::detail::slot_of("lock:a");
    test[4].say(script::acquire, sent_on({redirect::advice::moved, slot, promoted}));
    test[4].say(script::acquire, yes(7));
    CHECK(test.votes() == 5);
    auto const closed = test.close();
    // The second one ends now, and what it has got is released by the new master.
    test.pass(2s);
    CHECK(second->done);
    CHECK(test.votes() == 6);
}

TEST_CASE("cluster: with other votes, nor is one that a redirect tells of first")
{
    cluster_in_a_redlock test{colock::restart_guard::run_id};
    auto const it = test.try_acquire(test.a);
    auto const slot = colock::detail::slot_of("lock:a");
    test[4].say(script::acquire, sent_on({redirect::advice::moved, slot, promoted}));
    REQUIRE(test.votes() == 6);
    test.connect(5);
    test[1].say(script::acquire, yes(8));
    test[5].say(script::acquire, yes(9));
    test[2].say(script::acquire, no());
    test.all_refuse();
    test.pass(1s);
    test.all_refuse();
    REQUIRE(it->done);
    CHECK_FALSE(it->value);
    CHECK_FALSE(test.asks(5));
}

TEST_CASE("cluster: who may not ask for the slots hears so at once")
{
    for (auto const said : {errc::access_denied, errc::wrong_type}) {
        locks test{1};
        colock::mutex const a{test.client(), "a"};
        test[0].connect_as({.run_id = "seed", .uptime = {}, .in_cluster = true});
        test.pass(0ms);
        auto const it = test.acquire(a);
        test[0].say(script::slots, error(said));
        test.pass(1s);
        REQUIRE(it->done);
        CHECK(it->error == said);
    }
}

TEST_CASE("cluster: a server that does not say who has which slot is not the only one asked")
{
    cluster test;
    auto const asked = [&](std::size_t which) { return test[which].times_asked(script::slots); };
    for (int i = 0; i < 20; ++i)
        test.pass(1s);
    CHECK(asked(1) > 2);
    CHECK(asked(2) > 2);
}

TEST_CASE("cluster: a server that hangs holds up no lease of the others")
{
    cluster test;
    std::vector<colock::lease> held;
    for (int i = 0; i < 40; ++i) {
        auto const name = std::to_string(i);
        auto const it = test.acquire(colock::mutex{test.client(), name, {.ttl = 2s}});
        auto const at = colock::detail::slot_of("lock:" + name) < border ? 1u : 2u;
        test[at].say(script::acquire, yes(7));
        REQUIRE(it->done);
        held.push_back(std::move(it->value));
    }
    for (int i = 0; i < 600; ++i) { // the other says nothing
        test.pass(10ms);
        test[1].say_all(yes());
    }
    for (std::size_t i = 0; i < held.size(); ++i)
        CHECK(held[i].valid() == (colock::detail::slot_of("lock:" + std::to_string(i)) < border));
}

TEST_CASE("cluster: nor does it where answers are not waited for long")
{
    cluster test{false, {.node_timeout = 60ms}};
    std::vector<colock::lease> held;
    std::vector<std::string> doubted;
    for (auto const* const name : {"a", "b", "c", "d"}) {
        held.push_back(test.lease_of(name, 4s));
        if (cluster::master_of(name) == 2)
            doubted.push_back("renewal_unknown " + std::string{name});
    }
    REQUIRE(doubted.size() < held.size());
    test.take_events();
    std::vector<std::string> told;
    for (int i = 0; i < 200; ++i) { // the other says nothing
        test.pass(10ms);
        test[1].say_all(yes());
        for (auto const& each : test.take_events())
            told.push_back(each.substr(0, each.find(':')));
    }
    REQUIRE_FALSE(told.empty());
    for (auto const& each : told)
        CHECK_MESSAGE(std::find(doubted.begin(), doubted.end(), each) != doubted.end(), each);
}

TEST_CASE("cluster: an inspection of a slot that is on its way asks for the lock alone")
{
    cluster test;
    bool done = false;
    test.client().async_inspect("a", [&](error_code, colock::inspection) { done = true; });
    test.run();
    test[2].say(script::inspect, cluster::try_again());
    REQUIRE(test[2].asked(script::inspect));
    CHECK(test[2].open().back().what.lock_alone);
    auto said = yes(0);
    said.texts = {"none", "-2", "0", "", "0"};
    test[2].say(script::inspect, said);
    CHECK(done);
}

TEST_CASE("cluster: servers that send a command in a circle")
{
    cluster test;
    auto const it = test.try_acquire(test.a);
    int hops = 0;
    for (int i = 0; i < 200 && !it->done; ++i) {
        for (std::size_t which : {1u, 2u}) {
            if (test[which].asked(script::acquire)) {
                test[which].say(script::acquire, test.moved_to(which == 1 ? other : one));
                ++hops;
            }
        }
        test.pass(10ms);
    }
    REQUIRE(it->done);
    CHECK(it->error == colock::condition::retryable);
    CHECK(hops < 60);
}

TEST_CASE("cluster: a server that sends on to itself is connected to anew")
{
    cluster test;
    test.pass(1s);
    auto const it = test.acquire(test.a);
    test[2].say(script::acquire, test.moved_to(other));
    CHECK(test[2].stopped());
    REQUIRE(test.votes() == 4);
    CHECK(test[3].label() == test[2].label());
    // The others are asked for the slots, since this server does not know them.
    test.connect(3, "other", false);
    test.pass(20ms);
    test.grant(it, test[3], 7);
}

TEST_CASE("cluster: where that does not help, it is tried once a second")
{
    cluster test;
    test.pass(1s);
    auto const start = test.now();
    auto const before = test.votes();
    auto const says = [&](auto const& what) {
        return what.which == script::slots     ? std::optional{cluster::halves()}
               : what.which == script::acquire ? std::optional{test.moved_to(other)}
                                               : std::nullopt;
    };
    auto const it = test.try_acquire(test.a);
    test[2].say(script::acquire, test.moved_to(other));
    while (!it->done) {
        for (auto i = before; i < test.votes(); ++i) {
            if (!test[i].answers) {
                test[i].answers = says;
                test.connect(i, "other", false);
            }
        }
        test.pass(1ms);
    }
    CHECK(it->error == colock::condition::retryable);
    CHECK(test.votes() - before <= 1 + static_cast<std::size_t>((test.now() - start) / 1s));
    int asked = 0;
    for (auto i = before; i < test.votes(); ++i)
        asked += test[i].times_asked(script::acquire);
    CHECK(asked < 20);
}

TEST_CASE("cluster: who is found then, and has another memory, has restarted")
{
    for (auto const* const found : {"other", "another"}) {
        CAPTURE(found);
        cluster test;
        test.pass(1s);
        auto const it = test.acquire(test.a);
        test[2].say(script::acquire, test.moved_to(other));
        REQUIRE(test.votes() == 4);
        test.take_events();
        test.connect(3, found, false);
        auto const events = test.take_events();
        CHECK(std::ranges::count(events, "server_restarted 10.0.0.2:7002") ==
              (std::string{found} == "another"));
    }
}

TEST_CASE("cluster: what is granted on another server to nobody is released there")
{
    cluster test;
    auto const it = test.acquire(test.a);
    test.cancel(it);
    CHECK(it->done);
    test[2].say(script::acquire, test.moved_to(one));
    REQUIRE(test[1].asked(script::acquire)); // another may come for it
    test[1].say(script::acquire, yes(7));
    test.pass(100ms);
    REQUIRE(test[1].asked(script::release));
    test[1].say(script::release, yes());
    CHECK_FALSE(test[2].asked(script::release));
}

TEST_CASE("cluster: leases of several masters are renewed, also where one is away")
{
    cluster test;
    std::vector<colock::lease> held;
    for (auto const* const name : {"a", "b", "c", "d"}) {
        held.push_back(test.lease_of(name, 3s));
    }
    test[1].answers = [](auto const& what) {
        return what.which == script::slots ? std::optional{cluster::halves()} : std::nullopt;
    };
    test[2].disconnect();
    for (int i = 0; i < 40; ++i) {
        test.pass(100ms);
        test[1].say_all(yes());
    }
    for (std::size_t i = 0; i < held.size(); ++i) {
        bool const at_first =
            colock::detail::slot_of("lock:" + std::string(1, char('a' + i))) < border;
        CHECK(held[i].valid() == at_first);
    }
}

namespace {

/// A lock has been released on its master, just before that died.
struct released_in_time : cluster {
    released_in_time()
    {
        auto const end = release_held();
        (*this)[2].say(script::release, yes());
        REQUIRE(end->done);
        pass(1s);
        (*this)[2].end_connection();
        for (int i = 0; i < 30; ++i)
            refresh(); // the others know nothing of it yet
    }
    void take_over() { look(slots({{0, border - 1, one}, {border, 16383, promoted}})); }
};

} // namespace

TEST_CASE_FIXTURE(released_in_time, "cluster: what was released before a fail-over is so after it")
{
    take_over();
    REQUIRE(votes() == 4);
    (*this)[3].disconnect(); // no connection yet
    pass(2s);
    CHECK_FALSE((*this)[3].asked(script::release));
    connect(3, "promoted", false);
    pass(0ms);
    REQUIRE((*this)[3].asked(script::release));
    (*this)[3].say(script::release, yes());
    // And not once more.
    pass(6s);
    (*this)[3].end_connection();
    connect(3, "promoted", false);
    pass(1s);
    CHECK_FALSE((*this)[3].asked(script::release));
}

TEST_CASE_FIXTURE(released_in_time, "cluster: also where the new master refuses it at first")
{
    take_over();
    connect(3, "promoted", false);
    pass(0ms);
    for (auto const pause : {10ms, 20ms, 40ms}) {
        (*this)[3].say(script::release, error(errc::not_enough_replicas));
        pass(pause - 1ns);
        CHECK_FALSE((*this)[3].asked(script::release));
        pass(1ns);
        REQUIRE((*this)[3].asked(script::release));
    }
    (*this)[3].say(script::release, yes());
    pass(5s);
    CHECK_FALSE((*this)[3].asked(script::release));
}

TEST_CASE_FIXTURE(released_in_time, "cluster: so is what was released before a master forgot it")
{
    connect(2, "other", false);
    pass(0ms);
    CHECK_FALSE((*this)[2].asked(script::release)); // it has gone on all the time
    (*this)[2].end_connection();
    connect(2, "started again", false);
    pass(0ms);
    REQUIRE((*this)[2].asked(script::release));
    (*this)[2].end_connection();
    connect(2, "started again", false);
    pass(0ms);
    CHECK((*this)[2].asked(script::release)); // the answer was lost
}

TEST_CASE_FIXTURE(released_in_time, "cluster: only what the lost server has run is released again")
{
    auto lease = lease_at(false, 60s);
    auto const end = release(lease);
    (*this)[1].say(script::release, yes());
    REQUIRE(end->done);
    take_over();
    connect(3, "promoted", false);
    pass(0ms);
    CHECK((*this)[3].asked(script::release));
    CHECK_FALSE((*this)[1].asked(script::release));
}

TEST_CASE("cluster: servers that take over again and again are not asked for ever")
{
    released_in_time test;
    int asked = 0;
    for (int turn = 0; turn < 20; ++turn) {
        test.look(slots({{0, border - 1, one}, {border, 16383, turn % 2 == 0 ? promoted : other}}));
        for (std::size_t i = 2; i < test.votes(); ++i) {
            if (test[i].stopped())
                continue;
            test.connect(i, i == 2 ? "other" : "promoted", false);
            test.pass(0ms);
            for (; test[i].asked(script::release); ++asked)
                test[i].say(script::release, yes());
        }
    }
    CHECK(asked == 5);
}
