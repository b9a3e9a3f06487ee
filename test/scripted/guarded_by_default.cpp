// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// restart_guard::automatic: which servers are guarded, and which are not.

#include "scripted/stage/locks.hpp"

#include "core/hash_slot.hpp"

#include <doctest/doctest.h>
#include <string>
#include <utility>

using namespace scripted;
using colock::detail::script;

namespace {

/// The guard of a longest_ttl of 10 s, and the time by which waiters may be late.
constexpr auto guard = 12'150ms;

struct by_default : locks {
    explicit by_default(std::size_t votes) : locks{as_given{}, votes}
    {
        for (std::size_t i = 0; i < votes; ++i)
            answer_looks(i);
    }

    /// Connects to a server that has just become a master. If `id` is empty, it does not say so.
    void meet(std::size_t which, std::string id, bool in_cluster = false)
    {
        reigns[which] = id;
        (*this)[which].connect_as({.run_id = "run " + std::to_string(which),
                                   .uptime = 1'000s,
                                   .in_cluster = in_cluster,
                                   .reign = {.id = std::move(id), .promoted = true},
                                   .asked = now()});
        run();
    }

    /// How many votes are asked for this lock.
    int asked(colock::mutex const& lock)
    {
        auto const it = try_acquire(lock);
        int result = 0;
        for (std::size_t i = 0; i < votes(); ++i) {
            if (!(*this)[i].asked(script::acquire))
                continue;
            ++result;
            (*this)[i].say(script::acquire, no());
        }
        run();
        CHECK(it->done);
        return result;
    }
    int asked() { return asked(a); }

    void answer_looks(std::size_t which)
    {
        (*this)[which].answers = [this, which](auto const& what) -> std::optional<reply> {
            if (what.which == script::marker)
                return yes(std::chrono::milliseconds{guard}.count());
            if (what.which == script::replication)
                return said({"role:master\r\nmaster_replid:" + reigns[which] +
                             "\r\nsecond_repl_offset:7\r\n"});
            return std::nullopt;
        };
    }

    std::string reigns[6];
    colock::mutex a{client(), "a", {.ttl = 10s, .hand_offs = 0}};
};

} // namespace

TEST_CASE("guarded by default: not a single server")
{
    for (bool const asked_again : {false, true}) {
        CAPTURE(asked_again);
        by_default test{1};
        test[0].connect_as({.run_id = "run",
                            .uptime = 1'000s,
                            .reign = {.id = "new", .promoted = true},
                            .asked = test.now(),
                            .asked_again = asked_again});
        test.run();
        CHECK(test.take_events().empty());
        CHECK(test.asked() == 1);
        CHECK(test.granted("b").valid());
        CHECK(test.client().get_node_reports().front().counted);
        test[0].tell_all_changed();
        CHECK(test.asked() == 1);
        test.pass(3s);
        CHECK(test.asked() == 1);
        for (auto const& each : test.take_events())
            CHECK(each.find("counted") == each.npos);
        CHECK(test[0].times_asked(script::replication) == 0);
        CHECK(test[0].times_asked(script::marker) == 0);
    }
}

TEST_CASE("guarded by default: a single server of a Cluster")
{
    by_default test{1};
    auto const early = test.acquire(test.a);
    REQUIRE(test[0].asked(script::acquire));
    CHECK(test[0].wanted());
    test.meet(0, "new", true);
    CHECK(test.take_events() == texts{"not_counted vote0:6379"});
    // It has waited for the connection.
    CHECK_FALSE(test[0].wanted());
    test[0].say(script::acquire, unsent());
    test[0].say(script::slots, slots({{0, 16383, {"vote0", 6379}}}));
    test.pass(10ms);
    CHECK(test.asked() == 0);
    test.pass(guard);
    REQUIRE(test[0].asked(script::acquire));
    test.grant(early, test[0], 7);
    CHECK(early->value.valid());
}

TEST_CASE("guarded by default: each of several servers")
{
    by_default test{3};
    for (std::size_t i : {0u, 1u, 2u})
        test.meet(i, "new");
    CHECK(test.take_events() ==
          texts{"not_counted vote0:6379", "not_counted vote1:6379", "not_counted vote2:6379"});
    CHECK(test.asked() == 0);
    test.pass(guard);
    CHECK(test.asked() == 3);
    test.meet(2, "another");
    CHECK(test.asked() == 2);
    test.pass(guard);
    CHECK(test.asked() == 3);
}

TEST_CASE("guarded by default: of a Cluster among several, only what has taken over")
{
    using colock::detail::endpoint;
    endpoint const first{"10.0.0.1", 7001};
    endpoint const former{"10.0.0.2", 7002};
    endpoint const promoted{"10.0.0.3", 7003};
    by_default test{3};
    auto const half = colock::detail::slot_of("lock:a");
    auto const below = static_cast<colock::detail::hash_slot>(half - 1);
    colock::mutex const elsewhere{test.client(), "{b}", {.ttl = 10s, .hand_offs = 0}};
    REQUIRE(colock::detail::slot_of("lock:{b}") < half);
    test.meet(1, "one");
    test.meet(2, "two");
    test.meet(0, "seed", true);
    test[0].say(script::slots, slots({{0, below, first}, {half, 16383, former}}));
    REQUIRE(test.votes() == 5);
    for (std::size_t i : {3u, 4u}) {
        test.answer_looks(i);
        test.meet(i, "master " + std::to_string(i), true);
    }
    test.pass(guard);
    CHECK(test.asked() == 3);
    CHECK(test.asked(elsewhere) == 3);
    test[4].end_connection();
    test.pass(100ms);
    REQUIRE(test[3].asked(script::slots));
    test[3].say(script::slots, slots({{0, below, first}, {half, 16383, promoted}}));
    REQUIRE(test.votes() == 6);
    test.answer_looks(5);
    test.meet(5, "promoted", true);
    CHECK(test.asked() == 2);
    CHECK(test.asked(elsewhere) == 3);
    test.pass(guard);
    CHECK(test.asked() == 3);
}

TEST_CASE("guarded by default: not one that does not say what that needs, which is told")
{
    for (bool const tracks : {true, false}) {
        CAPTURE(tracks);
        by_default test{3};
        test.meet(0, "new");
        test.meet(1, "new");
        test.pass(guard);
        test.take_events();
        test[2].tells_of_changes = tracks;
        test.meet(2, tracks ? "" : "new");
        CHECK(test.take_events() == texts{"unguarded vote2:6379"});
        CHECK(test.asked() == 3);
        CHECK(test.client().get_node_reports()[2].counted);

        // As with restart_guard::run_id: another process is not counted for the ttl in use.
        test[2].connect_as({.run_id = "another", .uptime = 1s});
        CHECK(test.take_events() == texts{"unguarded vote2:6379", "server_restarted vote2:6379",
                                          "not_counted vote2:6379"});
        CHECK(test.metrics().not_counted == 3);
        CHECK(test.asked() == 2);
        test.pass(10s);
        CHECK(test.asked() == 3);

        // It has been configured anew.
        test[2].tells_of_changes = true;
        test.meet(2, "newer");
        CHECK(test.asked() == 2);
        test.pass(guard);
        CHECK(test.asked() == 3);
    }
}

TEST_CASE("guarded by default: a server that does not say it any more is asked for no lock")
{
    by_default test{3};
    for (std::size_t i : {0u, 1u, 2u})
        test.meet(i, "new");
    test.pass(guard);
    CHECK(test.asked() == 3);
    test[2].answers = [](auto const& what) -> std::optional<reply> {
        return what.which == script::replication ? std::optional{error(errc::access_denied)}
                                                 : std::nullopt;
    };
    test.pass(1s);
    test.asked();
    CHECK(test.asked() == 2);
    test.answer_looks(2);
    test.meet(2, "");
    CHECK(test.asked() == 3);
}

TEST_CASE("guarded by default: what was guarded stays so where the server refuses for a while")
{
    for (bool const tracks : {true, false}) {
        CAPTURE(tracks);
        by_default test{3};
        for (std::size_t i : {0u, 1u, 2u})
            test.meet(i, "new");
        test.pass(guard);
        CHECK(test.asked() == 3);
        test.take_events();
        test[2].tells_of_changes = tracks;
        test.reigns[2] = tracks ? "" : "new";
        auto const connect = [&](bool in_doubt) {
            test[2].connect_as({.run_id = "run 2",
                                .uptime = 1'000s,
                                .reign = {.id = test.reigns[2], .promoted = true},
                                .asked = test.now(),
                                .asked_again = true,
                                .guard_in_doubt = in_doubt});
            test.run();
        };
        connect(true);
        CHECK(test.take_events() == texts{});
        CHECK(test.asked() == 2);
        test.pass(1min);
        CHECK(test.asked() == 2);
        // Of one that says that it never will, it is known what that means.
        connect(false);
        CHECK(test.take_events() == texts{"unguarded vote2:6379"});
        CHECK(test.asked() == 3);
    }
}

TEST_CASE(
    "guarded by default: what waited for a server that says more by now is not sent to a new reign")
{
    by_default test{3};
    test.meet(0, "new");
    test.meet(1, "new");
    test.pass(guard);
    test[2].tells_of_changes = false;
    test[2].connect_as({.run_id = "run 2",
                        .uptime = 1'000s,
                        .reign = {.id = "old"},
                        .asked = test.now(),
                        .asked_again = true,
                        .guard_in_doubt = true});
    test.run();
    CHECK(test.client().get_node_reports()[2].counted);
    test[2].be_busy(); // as a session is that is about to connect anew
    auto const waiting = test.acquire(test.a);
    REQUIRE(test[2].asked(script::acquire));
    CHECK(test[2].wanted());
    test[2].tells_of_changes = true;
    test.meet(2, "promoted");
    CHECK_FALSE(test[2].wanted());
}

TEST_CASE("guarded by default: a restart that was seen meanwhile counts when the guard is gone")
{
    by_default test{3};
    for (std::size_t i : {0u, 1u, 2u})
        test.meet(i, "new");
    test.pass(guard);
    auto const restarted = [&](std::string id) {
        test.reigns[2] = id;
        test[2].connect_as(
            {.run_id = "another", .uptime = 1s, .reign = {.id = id}, .asked = test.now()});
        test.run();
    };
    restarted("newer");
    CHECK(test.asked() == 2);
    test[2].tells_of_changes = false;
    restarted("newer");
    CHECK(test.asked() == 2);
    test.pass(10s);
    CHECK(test.asked() == 3);
}

TEST_CASE("guarded by default: not a server that was met as a replica without saying whose")
{
    by_default test{3};
    test.meet(0, "new");
    test.meet(1, "new");
    test.pass(guard);
    test.take_events();
    test[2].connect_as({.run_id = "replica",
                        .uptime = 1'000s,
                        .reign = {.id = {}, .is_master = false},
                        .asked = test.now()});
    CHECK(test.take_events() == texts{"unguarded vote2:6379"});
    CHECK(test.asked() == 3);
}

TEST_CASE("guarded by default: no mutex may have a ttl that a guard would be too short for")
{
    for (std::size_t const votes : {1u, 3u}) {
        by_default test{votes};
        CHECK_THROWS_WITH_AS((colock::mutex{test.client(), "a", {.ttl = 10'001ms}}),
                             doctest::Contains("lock_options::ttl: 10001ms is longer than "
                                               "client_options::longest_ttl = 10s"),
                             colock::system_error);
        auto held = [&] {
            for (std::size_t i = 0; i < votes; ++i)
                test.meet(i, "old");
            test.pass(guard);
            return test.granted(test.a);
        }();
        auto const longer = test.extend(held, 10'001ms);
        CHECK(longer->done);
        CHECK(longer->error == errc::invalid_argument);
        CHECK(held.valid());
    }
}
