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

std::string const ids[] = {"id 0", "id 1", "id 2", "id 3", "id 4"};

std::vector<slot_range> thirds(colock::detail::endpoint const& of_a = first,
                               std::string const& id = {})
{
    return {{0, third - 1, second, ids[1]},
            {third, 2 * third - 1, of_a,
             !id.empty()     ? id
             : of_a == first ? ids[0]
                             : "promoted"},
            {2 * third, 16383, last, ids[2]}};
}

/// Three masters, of which the first has the slot of "a". They have been masters for long.
struct three_masters : locks {
    explicit three_masters(colock::restart_guard how = colock::restart_guard::automatic,
                           std::chrono::milliseconds longest = 10s)
        : locks{as_given{}, 1, {.node_timeout = 5s, .guard = how, .longest_ttl = longest}}
    {
        REQUIRE(colock::detail::slot_of("lock:a") / third == 1);
        all_say(thirds());
    }

    void all_say(std::vector<slot_range> ranges)
    {
        for (auto& each : ranges)
            each.id = tell_ids ? each.id : std::string{};
        for (auto& each : says)
            each.slots = slots(ranges);
    }

    struct view {
        bool ok = true;
        int epoch = 1;
        int votes = 0;
        reply slots;
        std::optional<errc> refusal{}; ///< Of CLUSTER INFO.
        bool silent = false;
        bool id_refused = false;
    };

    void meet(std::size_t which) { meet(which, ids[which]); }
    void meet(std::size_t which, std::string const& id)
    {
        (*this)[which].answers = [this, which, id](auto const& what) -> std::optional<reply> {
            auto const& now = says[which];
            if (now.silent)
                return std::nullopt;
            if (what.which == script::slots)
                return now.slots;
            if (what.which == script::cluster_info)
                return now.refusal ? error(*now.refusal) : info(now);
            if (what.which == script::cluster_id) // where that was not known at first
                return tell_ids && !now.id_refused ? said({id}) : error(errc::access_denied);
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
                                   .asked = now(),
                                   .id = tell_ids && which > 0 ? id : std::string{}});
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

    /// All say this of the slots. There is a way to the first master and to one other, without
    /// which it does not count.
    void check_other_is_needed(std::vector<slot_range> const& ranges, std::string const& id)
    {
        all_say(ranges);
        meet(0);
        REQUIRE(votes() == 2);
        meet(1, id);
        pass(100ms);
        CHECK(asked());
        says[1].silent = true;
        pass(trusted_for);
        CHECK_FALSE(asked());
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

    bool tell_ids = true;
    view says[5];
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
          "node unavailable: vote0:6379: named as a master lately by fewer than 1 of the 2 others");
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
            CHECK(test.why == "node unavailable: vote0:6379: named as a master lately by fewer "
                              "than 1 of the 2 others, some of which would not tell (CLUSTER "
                              "INFO)");
        // They are asked again from time to time.
        test.pass(25s);
        CHECK(test[1].times_asked(script::cluster_info) == 3);
        CHECK(std::ranges::count(test.take_events(), "unguarded 10.0.0.2:7002") == 0);
        test.says[1].refusal.reset();
        test.pass(11s);
        CHECK(test.asked());
        test.pass(5s);
        // The other one names it still, unless it is not asked.
        test.says[1].silent = true;
        test.pass(trusted_for);
        CHECK(test.asked() == !strict);
        test.says[2].silent = true;
        test.pass(trusted_for);
        CHECK_FALSE(test.asked());
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

TEST_CASE("named: one calls itself by another address than the others do")
{
    three_masters test;
    test.meet_all();
    test.says[0].slots = slots(thirds({"10.0.0.99", 7099}, ids[0]));
    // The client asks one after another who has which slots, and each whom it names.
    for (int i = 0; i < 100; ++i) {
        CHECK_MESSAGE(test.asked(), test.why);
        test.pass(1s);
    }
    CHECK(test.take_events().empty());
}

TEST_CASE("named: the others know another address of one that is reached")
{
    three_masters test;
    test.meet_all();
    for (std::size_t i : {1u, 2u})
        test.says[i].slots = slots(thirds({"10.0.0.99", 7099}, ids[0]));
    test.pass(11s);
    CHECK(test.votes() == 4);
}

TEST_CASE("named: one of the others knows no way to one that is reached")
{
    three_masters test;
    test.meet_all();
    auto without_last = thirds();
    without_last.back().master = {};
    test.says[1].slots = slots(without_last);
    for (int i = 0; i < 60; ++i) {
        CHECK(test.asked());
        test.pass(1s);
    }
    CHECK_FALSE(test[2].stopped());
}

TEST_CASE("named: by address, where servers do not tell their ids")
{
    three_masters test;
    test.tell_ids = false;
    test.all_say(thirds());
    test.meet_all();
    CHECK(test.asked());
    test.pass(5s);
    test.silence_others();
    test.pass(trusted_for);
    CHECK_FALSE(test.asked());
}

TEST_CASE("named: another process has the address of one that is named")
{
    three_masters test;
    test.meet_all();
    CHECK(test.asked());
    test[0].connect_as({.run_id = "run 0",
                        .uptime = 1'000s,
                        .in_cluster = true,
                        .reign = {.id = "0", .promoted = false},
                        .asked = test.now(),
                        .id = "another"});
    test.pass(100ms);
    CHECK_FALSE(test.asked());
}

TEST_CASE("named: another has taken over at the same address, but the connection remains")
{
    // A hook may map the old master and the new one to one address.
    three_masters test;
    test.meet_all();
    test.elect(slots(thirds(first, "promoted")));
    test.pass(trusted_for);
    CHECK_FALSE(test.asked());
}

TEST_CASE("named: two that are reached by one address")
{
    three_masters test;
    auto merged = thirds();
    merged[0].master = first; // the second
    test.check_other_is_needed(merged, ids[2]);
}

TEST_CASE("named: who was replaced is not counted by whom it has got slots from before")
{
    for (bool const tells_id : {true, false}) {
        CAPTURE(tells_id);
        three_masters test;
        if (!tells_id)
            test.says[0].id_refused = true;
        test.meet_all();
        // A slot is on its way from the second master to the first.
        std::string name = "b";
        while (colock::detail::slot_of("lock:" + name) >= third)
            name += 'b';
        auto const it = test.acquire(name);
        REQUIRE(test[1].asked(script::acquire));
        test[1].say(script::acquire, sent_on({colock::detail::redirect::advice::ask,
                                              colock::detail::slot_of("lock:" + name), first}));
        test.run();
        REQUIRE(test[0].asked(script::acquire));
        test[0].say(script::acquire, yes(7));
        test.run();
        REQUIRE(it->value);

        auto const of_a = test.acquire(test.a);
        test.grant(of_a, test[0], 7);
        auto held = std::move(of_a->value);
        auto const until = held.valid_until();
        test.pass(600ms); // so that it is asked for its reign at the extension
        for (std::size_t i : {1u, 2u})
            test.says[i] = {.epoch = 2, .votes = 1, .slots = slots(thirds(promoted))};
        auto const extended = test.extend(held);
        REQUIRE(test[0].asked(script::extend));
        for (int i = 0; test.votes() < 4; ++i) { // until the new master is known
            REQUIRE(i < 900);
            test.pass(1ms);
        }
        test[0].say(script::extend, yes());
        test.run();
        CHECK(held.valid_until() == until);
    }
}

TEST_CASE("named: a master that the others know no way to has a vote, too")
{
    three_masters test;
    auto without_last = thirds();
    without_last.back().master = {};
    test.check_other_is_needed(without_last, ids[1]);
}

TEST_CASE("named: by two of five")
{
    three_masters test;
    std::vector<slot_range> const five{{0, 99, second, ids[1]},
                                       {100, 199, {"10.0.0.4", 7004}, ids[3]},
                                       {200, 299, {"10.0.0.5", 7005}, ids[4]},
                                       {300, 2 * third - 1, first, ids[0]},
                                       {2 * third, 16383, last, ids[2]}};
    test.all_say(five);
    test.meet(0);
    REQUIRE(test.votes() == 5);
    for (std::size_t i : {1u, 2u, 3u, 4u})
        test.meet(i, five[i == 4 ? 4 : i - 1].id); // in the order of their slots, but the first
    test.pass(100ms);
    CHECK(test.asked());
    for (std::size_t i : {1u, 2u})
        test.says[i].silent = true;
    test.pass(trusted_for);
    CHECK(test.asked());
    test.says[3].silent = true;
    test.pass(trusted_for);
    CHECK_FALSE(test.asked());
    CHECK(test.why == "node unavailable: vote0:6379: named as a master lately by fewer than 2 of "
                      "the 4 others");
}

TEST_CASE("named: that one is not is told when it lasts, and reported")
{
    three_masters test;
    test.meet_all();
    auto const counted = [&] { return test.client().get_node_reports().front().counted; };
    auto const error = [&] {
        auto const reports = test.client().get_node_reports();
        for (auto const& each : reports.front().servers) {
            if (each.address == "vote0:6379")
                return each.error.message();
        }
        return std::string{"no report"};
    };
    auto const none = std::error_code{}.message();
    CHECK(test.asked());
    CHECK(counted());
    for (std::size_t i : {1u, 2u})
        test.says[i].ok = false;
    test.pass(trusted_for);
    CHECK(test.take_events().empty());
    test.pass(2s);
    CHECK(std::ranges::count(test.take_events(), "not_counted vote0:6379") == 1);
    CHECK_FALSE(counted());
    CHECK(error() ==
          "node unavailable: vote0:6379: named as a master lately by fewer than 1 of the 2 others");
    test.pass(5s);
    CHECK(test.take_events().empty());
    for (std::size_t i : {1u, 2u})
        test.says[i].ok = true;
    test.pass(1s);
    CHECK(counted());
    CHECK(error() == none);

    // Nobody is asked any more, and what was known has ended: that is no reason.
    test.pass(200s);
    CHECK(test.take_events().empty());
    CHECK(counted());
    for (std::size_t i : {1u, 2u})
        test.says[i].ok = false;
    CHECK_FALSE(test.asked());
    test.pass(3s);
    CHECK_FALSE(counted());
    test.pass(200s);
    CHECK(counted());
    CHECK(std::ranges::count(test.take_events(), "not_counted vote0:6379") == 1);
}

TEST_CASE("named: what is sent on by one that is not named does not count")
{
    for (bool const named : {true, false}) {
        CAPTURE(named);
        three_masters test;
        test.meet_all();
        auto const it = test.acquire(test.a);
        test.grant(it, test[0], 7);
        auto held = std::move(it->value);
        auto const until = held.valid_until();
        if (!named)
            test.silence_others();
        test.pass(trusted_for);
        auto const extended = test.extend(held);
        REQUIRE(test[0].asked(script::extend));
        test[0].say(script::extend, sent_on({colock::detail::redirect::advice::ask,
                                             colock::detail::slot_of("lock:a"),
                                             {"10.0.0.7", 7007}}));
        test.run();
        REQUIRE(test.votes() == 4);
        test.meet(3);
        test.pass(20ms);
        REQUIRE(test[3].asked(script::extend));
        test[3].say(script::extend, yes());
        test.run();
        CHECK((held.valid_until() > until) == named);
    }
}
