// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// A guarded Cluster: a master counts only while enough others name it as one.

#include "scripted/stage/locks.hpp"

#include "core/hash_slot.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <string>
#include <utility>
#include <vector>

using namespace scripted;
using colock::detail::hash_slot;
using colock::detail::script;
using colock::detail::slot_range;

namespace {

/// For so long a master is trusted that is not named any more, and a little longer.
constexpr auto trusted_for = 1'650ms;

constexpr hash_slot third = 5461;

colock::detail::endpoint const first{"vote0", 6379};
colock::detail::endpoint const second{"10.0.0.2", 7002};
colock::detail::endpoint const last{"10.0.0.3", 7003};
colock::detail::endpoint const promoted{"10.0.0.4", 7004};

std::vector<slot_range> thirds(colock::detail::endpoint const& of_a = first)
{
    return {{0, third - 1, second}, {third, 2 * third - 1, of_a}, {2 * third, 16383, last}};
}

/// Three masters, of which the first has the slot of "a". They have been masters for long.
struct three_masters : locks {
    explicit three_masters(colock::restart_guard how = colock::restart_guard::automatic,
                           std::chrono::milliseconds longest = 10s)
        : locks{as_given{}, 1, {.node_timeout = 5s, .guard = how, .longest_ttl = longest}}
    {
        REQUIRE(colock::detail::slot_of("lock:a") / third == 1);
        for (auto& each : says)
            each = {.slots = slots(thirds())};
    }

    struct view {
        bool ok = true;
        int epoch = 1;
        int votes = 0;
        reply slots;
        std::optional<errc> refusal{}; ///< Of CLUSTER INFO.
        bool silent = false;
    };

    void meet(std::size_t which)
    {
        (*this)[which].answers = [this, which](auto const& what) -> std::optional<reply> {
            auto const& now = says[which];
            if (now.silent)
                return std::nullopt;
            if (what.which == script::slots)
                return now.slots;
            if (what.which == script::cluster_info)
                return now.refusal ? error(*now.refusal) : info(now);
            if (what.which == script::marker)
                return yes(12'150);
            if (what.which == script::replication)
                return said({"role:master\r\nmaster_replid:" + std::to_string(which) +
                             "\r\nsecond_repl_offset:-1\r\n"});
            return std::nullopt;
        };
        (*this)[which].connect_as({.run_id = "run " + std::to_string(which),
                                   .uptime = 1'000s,
                                   .in_cluster = true,
                                   .reign = {.id = std::to_string(which), .promoted = false},
                                   .asked = now()});
        run();
        pass(0ms);
    }
    void meet_all()
    {
        for (std::size_t i : {0u, 1u, 2u})
            meet(i);
        pass(100ms);
    }

    static reply info(view const& of)
    {
        return said({std::string{"cluster_state:"} + (of.ok ? "ok" : "fail") +
                     "\r\ncluster_current_epoch:" + std::to_string(of.epoch) +
                     "\r\ncluster_stats_messages_auth-ack_sent:" + std::to_string(of.votes) +
                     "\r\n"});
    }

    void silence_others(bool is = true) { says[1].silent = says[2].silent = is; }

    /// The others have voted, and answer this when they are asked for the slots.
    void elect(reply const& said)
    {
        CHECK(asked());
        for (std::size_t i : {1u, 2u})
            says[i] = {.epoch = 2, .votes = 1, .slots = said};
    }

    /// Whether the first master is asked for a lock, in the end.
    bool asked()
    {
        auto const it = try_acquire(b);
        if (!it->done && !(*this)[0].asked(script::acquire))
            pass(1'100ms); // it is held back for a while
        bool const is = (*this)[0].asked(script::acquire);
        if (is)
            (*this)[0].say(script::acquire, no());
        run();
        CHECK(it->done);
        why = it->error.message();
        return is;
    }

    /// What was tried has waited, and goes to the first master now.
    void check_granted_now(trying const& it)
    {
        pass(10ms);
        REQUIRE((*this)[0].asked(script::acquire));
        (*this)[0].say(script::acquire, yes(7));
        run();
        REQUIRE(it->value);
        CHECK(it->value->valid());
    }

    view says[3];
    std::string why;
    colock::mutex a{client(), "a", {.ttl = 10s, .renew = false, .hand_offs = 0}};
    colock::mutex b{client(), "{lock:a}", {.ttl = 10s, .renew = false, .hand_offs = 0}};
};

} // namespace

TEST_CASE("named: while two others do")
{
    three_masters test;
    test.meet_all();
    CHECK(test.take_events().empty());
    for (int i = 0; i < 20; ++i) {
        CHECK(test.asked());
        test.pass(1s);
    }
    // Each is asked about once a second for its state; for the slots at first, and every 10 s.
    CHECK(test[1].times_asked(script::cluster_info) > 20);
    CHECK(test[1].times_asked(script::cluster_info) < 50);
    CHECK(test[0].times_asked(script::slots) + test[1].times_asked(script::slots) +
              test[2].times_asked(script::slots) <
          20);
}

TEST_CASE("named: one of the others is enough")
{
    three_masters test;
    test.meet_all();
    test.says[1].ok = false;
    test.pass(trusted_for);
    CHECK(test.asked());
    test.says[2].ok = false;
    test.pass(trusted_for);
    CHECK_FALSE(test.asked());
    CHECK(test.why ==
          "node unavailable: vote0:6379: too few of the other masters have named it as one lately");
    test.says[2].ok = true;
    test.pass(1s);
    CHECK(test.asked());
}

TEST_CASE("named: by nobody whom the client can hear")
{
    three_masters test;
    test.meet_all();
    auto const it = test.acquire(test.a);
    test.grant(it, test[0], 7);
    auto held = std::move(it->value);
    auto const until = held.valid_until();
    test.silence_others();
    test.pass(trusted_for);
    CHECK_FALSE(test.asked());

    // Its answer does not count, either.
    auto const extended = test.extend(held);
    REQUIRE(test[0].asked(script::extend));
    test[0].say(script::extend, yes());
    test.run();
    CHECK(held.valid_until() == until);
    CHECK(held.valid());

    test.silence_others(false);
    test[1].say_all(lost());
    test[2].say_all(lost());
    test.pass(1s);
    CHECK(test.asked());
}

TEST_CASE("named: an answer that was on its way meanwhile does not count")
{
    for (bool const silent : {false, true}) {
        CAPTURE(silent);
        three_masters test;
        test.meet_all();
        test.pass(5s);
        if (silent)
            test.silence_others();
        test.pass(500ms);
        auto const it = test.acquire(test.a);
        REQUIRE(test[0].asked(script::acquire));
        test.pass(700ms);
        auto const other = test.try_acquire(test.b); // before which the server tells its reign
        test.pass(trusted_for - 1'200ms);
        test[0].say(script::acquire, yes(7));
        test.run();
        CHECK(static_cast<bool>(it->value) == !silent);
    }
}

TEST_CASE("named: they have elected another, so the map is old")
{
    three_masters test;
    test.meet_all();
    test.elect(slots(thirds(promoted)));
    test.pass(1'200ms);
    CHECK(test.votes() == 4);
}

TEST_CASE("named: they have elected another, and nobody tells who that is")
{
    three_masters test;
    test.meet_all();
    test.elect(error(errc::server_busy));
    test.pass(trusted_for + 1s);
    CHECK_FALSE(test.asked());
}

TEST_CASE("named: they do not agree who the masters are")
{
    three_masters test;
    test.meet_all();
    test.pass(5s);
    test.says[1].slots = slots(thirds(promoted));
    test.says[1].epoch = 2;
    int before = 0;
    for (std::size_t i : {0u, 1u, 2u})
        before += test[i].times_asked(script::slots);
    test.pass(10s);
    int after = 0;
    for (std::size_t i : {0u, 1u, 2u})
        after += test[i].times_asked(script::slots);
    // As often as they are asked for their state, and once a second.
    CHECK(after - before < 80);
}

TEST_CASE("named: a client that has just reached the first master waits for the others")
{
    three_masters test;
    test.meet(0);
    REQUIRE(test.votes() == 3);
    auto const it = test.try_acquire(test.a);
    test.pass(100ms);
    CHECK_FALSE(it->done);
    CHECK_FALSE(test[0].asked(script::acquire));
    test.meet(1);
    test.meet(2);
    test.check_granted_now(it);
}

TEST_CASE("named: a client that has reached all waits for their answers")
{
    three_masters test;
    test.meet(0);
    REQUIRE(test.votes() == 3);
    test.silence_others();
    test.meet(1);
    test.meet(2);
    auto const it = test.try_acquire(test.a);
    test.pass(100ms);
    CHECK_FALSE(it->done);
    CHECK_FALSE(test[0].asked(script::acquire));
    test.silence_others(false);
    for (std::size_t i : {1u, 2u})
        test[i].say(script::cluster_info, test.info(test.says[i]));
    test.check_granted_now(it);
}

TEST_CASE("named: who waits tries again when it is")
{
    three_masters test;
    test.meet_all();
    for (std::size_t i : {1u, 2u})
        test.says[i].ok = false;
    test.pass(trusted_for);
    auto const it = test.acquire(test.a);
    test.pass(3s);
    CHECK_FALSE(it->done);
    CHECK_FALSE(test[0].asked(script::acquire));
    test.says[2].ok = true;
    auto const asked = test[2].times_asked(script::cluster_info);
    for (int i = 0; test[2].times_asked(script::cluster_info) == asked; ++i) {
        REQUIRE(i < 1'000);
        test.pass(1ms);
    }
    test.pass(10ms);
    REQUIRE(test[0].asked(script::acquire));
    test.grant(it, test[0], 7);
    CHECK(it->value.valid());
}

TEST_CASE("named: others that would not tell")
{
    for (auto const how : {colock::restart_guard::automatic, colock::restart_guard::marker}) {
        bool const strict = how == colock::restart_guard::marker;
        CAPTURE(strict);
        three_masters test{how};
        test.says[1].refusal = test.says[2].refusal = errc::access_denied;
        test.meet_all();
        CHECK(test.take_events() == texts{"unguarded 10.0.0.2:7002", "unguarded 10.0.0.3:7003"});
        CHECK(test.asked() == !strict);
        if (strict)
            CHECK(test.why == "node unavailable: vote0:6379: too few of the other masters name it "
                              "as one, since some would not tell (CLUSTER INFO)");
        // They are asked again from time to time.
        test.pass(25s);
        CHECK(test[1].times_asked(script::cluster_info) == 3);
        CHECK(std::ranges::count(test.take_events(), "unguarded 10.0.0.2:7002") == 0);
        test.says[1].refusal.reset();
        test.pass(11s);
        CHECK(test.asked());
        test.pass(5s);
        test.silence_others();
        test.pass(trusted_for);
        CHECK(test.asked() == !strict); // by the other one
    }
}

TEST_CASE("named: others that do not know the question")
{
    three_masters test;
    test.says[1].refusal = test.says[2].refusal = errc::server_error;
    test.meet_all();
    CHECK(test.take_events() == texts{"unguarded 10.0.0.2:7002", "unguarded 10.0.0.3:7003"});
    CHECK(test.asked());
}

TEST_CASE("named: nobody is asked while it does not matter")
{
    three_masters test;
    test.meet_all();
    test.pass(70s);
    auto const asked = test[1].times_asked(script::cluster_info);
    CHECK(asked < 150);
    test.pass(100s);
    CHECK(test[1].times_asked(script::cluster_info) == asked);
    CHECK(test.asked());
    CHECK(test[1].times_asked(script::cluster_info) > asked);
}

TEST_CASE("named: a lease is extended after a long time in which nothing happens")
{
    three_masters test{colock::restart_guard::automatic, 200s};
    test.meet_all();
    auto const it = test.acquire(
        colock::mutex{test.client(), "a", {.ttl = 200s, .renew = false, .hand_offs = 0}});
    test.grant(it, test[0], 7);
    auto held = std::move(it->value);
    auto const until = held.valid_until();
    test.pass(190s);
    auto const extended = test.extend(held);
    REQUIRE(test[0].asked(script::extend));
    test[0].say(script::extend, yes());
    test.run();
    CHECK(extended->done);
    CHECK(!extended->error);
    CHECK(held.valid_until() > until);
}

TEST_CASE("named: nobody is asked where there is no guard")
{
    three_masters test{colock::restart_guard::run_id};
    test.meet_all();
    test.pass(10s);
    CHECK(test[1].times_asked(script::cluster_info) == 0);
    test.silence_others();
    test.pass(trusted_for);
    CHECK(test.asked());
}
