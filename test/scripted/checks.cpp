// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Whether the servers still have the keys of leases: when they are asked, and what follows.

#include "lease/checks.hpp"

#include "scripted/stage/holder.hpp"

#include <colock/owner.hpp>
#include <colock/reentrant_mutex.hpp>

#include <doctest/doctest.h>
#include <map>
#include <utility>

using namespace scripted;
using colock::loss_cause;
using colock::detail::script;

namespace {

/// A holder whose lease has been checked once. No vote is asked about it at the moment.
struct holding : holder {
    explicit holding(std::size_t votes = 1, colock::lock_options wanted = {.renew = false})
        : holder{votes, wanted}
    {
        pass(20ms);
        for (std::size_t i = 0; i < votes; ++i)
            (*this)[i].say_all(yes());
    }
};

std::vector<colock::lease> take(locks& from, int count)
{
    std::vector<colock::lease> leases;
    for (int i = 0; i < count; ++i)
        leases.push_back(from.granted(std::to_string(i)));
    return leases;
}

} // namespace

TEST_CASE("a vote that tells of a change is asked whether it has the key still")
{
    for (std::size_t const votes : {1u, 3u}) {
        holding test{votes};
        test[votes - 1].tell_changed("a");
        REQUIRE(test[votes - 1].asked(script::check));
        if (votes > 1)
            CHECK(test[0].open().empty());
        test[votes - 1].say(yes());
        CHECK(test.it.valid());
        CHECK(test[0].open().empty());
    }
}

TEST_CASE("a key that the only vote has no more is a lost lease")
{
    for (std::int64_t const why : {-2, 500}) {
        holding test{1, {.renew = false, .loss_margin = why == -2 ? 0s : 3s}};
        auto const loss = test.wait_lost(test.it);
        test[0].tell_changed("a");
        test[0].say(no(why));
        CHECK(loss->value == loss_cause::refused);
        CHECK_FALSE(test.it.valid());
    }
}

TEST_CASE("where one of several votes has it no more, the others are asked")
{
    holding test{3};
    test[1].tell_changed("a");
    test[1].say(no(-2));
    CHECK(test.it.valid());
    CHECK(test.it.held_by() == 2);
    REQUIRE(test[0].asked(script::check));
    REQUIRE(test[2].asked(script::check));
    test[0].say(script::check, yes());
    CHECK_FALSE(test[1].asked(script::acquire));
    test[2].say(script::check, yes());
    // A majority has it: the one that has lost it is given it back.
    CHECK(test.it.valid());
    REQUIRE(test[1].asked(script::acquire));
    test[1].say(script::acquire, yes());
    CHECK(test.it.held_by() == 3);
}

TEST_CASE("a lease that a majority has no more is lost")
{
    holding test{3};
    auto const loss = test.wait_lost(test.it);
    test[1].tell_changed("a");
    test[1].say(no(-2));
    test[0].say(script::check, no(500));
    CHECK(loss->value == loss_cause::refused);
    CHECK(test[1].times_asked(script::acquire) == 1); // nothing is given back
}

TEST_CASE("where a vote has lost the key, a lease lasts as long as those of the others")
{
    for (bool const renews : {false, true}) {
        CAPTURE(renews);
        locks test{3};
        auto const since = test.now();
        auto it = test.granted(colock::mutex{test.client(), "a", {.ttl = 10s, .renew = renews}});
        test.pass(20ms);
        for (std::size_t i = 0; i < 3; ++i)
            test[i].say_all(yes());
        // The first is not reached by an extension.
        test[0].disconnect();
        test.pass(2s);
        auto const extended = test.extend(it);
        test[1].say(script::extend, yes());
        test[2].say(script::extend, yes());
        REQUIRE(extended->done);
        REQUIRE_FALSE(extended->error);
        CHECK(it.valid_until() > since + 11s);

        auto const loss = test.wait_lost(it);
        test[2].tell_changed("a");
        test[2].say(script::check, no(-2));
        CHECK(it.valid());
        CHECK(it.valid_until() == since + 10s - 102ms);
        if (renews) { // It is to last longer again, as soon as may be.
            CHECK(test[1].asked(script::extend));
            continue;
        }
        test.pass(since + 10s - 102ms - 1ns - test.now());
        CHECK(it.valid());
        test.pass(1ns);
        CHECK_FALSE(it.valid());
        CHECK(loss->done);
    }
}

TEST_CASE("where a vote has lost the key since it extended the lease, that does not count")
{
    for (auto const& [by_caller, late] :
         {std::pair{false, false}, std::pair{true, false}, std::pair{false, true}}) {
        CAPTURE(by_caller);
        CAPTURE(late); // Its answer to the extension comes after that.
        locks test{3};
        auto const since = test.now();
        auto it = test.granted(colock::mutex{test.client(), "a", {.ttl = 9s, .renew = !by_caller}});
        test.pass(20ms);
        for (std::size_t i = 0; i < 3; ++i)
            test[i].say_all(yes());
        // The last is not reached by an extension; the first extends, and loses the key before the
        // second has answered.
        test[2].disconnect();
        test.pass(since + 3s - test.now());
        auto const extended = by_caller ? test.extend(it) : nullptr;
        if (!late)
            test[0].say(script::extend, yes());
        test.pass(1ms);
        test[0].tell_changed("a");
        test[0].say(script::check, no(-2));
        if (late)
            test[0].say(script::extend, yes());
        test[1].say(script::extend, yes());
        CHECK(it.valid_until() == since + 9s - 92ms);
        CHECK(it.valid());
        if (by_caller) {
            REQUIRE(extended->done);
            CHECK(extended->error == errc::no_quorum);
            auto const loss = test.wait_lost(it);
            test.pass(since + 9s - 92ms - test.now());
            CHECK_FALSE(it.valid());
            CHECK(loss->done);
        } else {
            CHECK(test.take_events() == texts{"renewal_unknown a", "lease_degraded a 2/3"});
            // It is renewed again soon; the last vote, which is back, still has the key.
            test[2].connect();
            while (!test[2].asked(script::extend) && test.now() < since + 4s)
                test.pass(1ms);
            test[1].say(script::extend, yes());
            test[2].say(script::extend, yes());
            CHECK(it.valid_until() > since + 12s - 92ms);
        }
    }
}

TEST_CASE("what a vote said before it lost the key does not count when it comes after that")
{
    for (auto const late : {script::extend, script::extend_all, script::check}) {
        CAPTURE(static_cast<int>(late));
        locks test{3};
        auto it = test.granted(colock::mutex{test.client(), "a", {.ttl = 9s}});
        auto const loss = test.wait_lost(it);
        colock::lease beside;
        if (late == script::extend_all)
            beside = test.granted(colock::mutex{test.client(), "b", {.ttl = 9s}});
        test.pass(20ms);
        for (std::size_t i = 0; i < 3; ++i)
            test[i].say_all(yes());
        auto const extends = beside.valid() ? script::extend_all : script::extend;
        while (!test[0].asked(extends))
            test.pass(1ms);
        test[1].say(extends, yes());
        test[2].say(extends, yes());
        // As where the first is a Cluster, in which one master holds up the answer of another.
        test[0].tell_changed("a");
        test.pass(1ms);
        test[0].say(late == script::check ? script::extend : script::check, no(-2));
        for (std::size_t i : {1u, 2u}) {
            if (test[i].asked(script::check))
                test[i].say(script::check, yes());
        }
        REQUIRE(test[0].asked(script::acquire));
        test[0].say(late, yes());
        CHECK(it.held_by() == 2);

        test[2].tell_changed("a");
        test[2].say(script::check, no(-2));
        CHECK_FALSE(it.valid());
        CHECK(loss->value == loss_cause::refused);
    }
}

TEST_CASE("where a vote has lost the key, one that has never said it has it does not help")
{
    locks test{3};
    test[2].disconnect();
    auto const asked = test.acquire(colock::mutex{test.client(), "a", {.renew = false}});
    test[0].say(script::acquire, yes());
    test[1].say(script::acquire, yes());
    REQUIRE(asked->done);
    auto const loss = test.wait_lost(asked->value);
    test.pass(20ms);
    test[0].say_all(yes());
    test[1].say_all(yes());
    CHECK_FALSE(loss->done);
    test[1].tell_changed("a");
    test[1].say(script::check, no(-2));
    CHECK_FALSE(asked->value.valid());
    CHECK(loss->value == loss_cause::refused);
}

TEST_CASE("a vote where another has the key is not given it back")
{
    holding test{3};
    test[1].tell_changed("a");
    test[1].say(no(500));
    test[0].say(script::check, yes());
    test[2].say(script::check, yes());
    CHECK(test.it.valid());
    CHECK_FALSE(test[1].asked(script::acquire));
}

TEST_CASE("what a vote said before the doubt does not count")
{
    holding test{3};
    // Both say that they have it, and then the third has lost it.
    test[0].tell_changed("a");
    test[0].say(yes());
    test[2].tell_changed("a");
    test[2].say(yes());
    test[1].tell_changed("a");
    test[1].say(no(-2));
    CHECK_FALSE(test[1].asked(script::acquire));
    CHECK(test[0].asked(script::check));
}

TEST_CASE("a vote that is back is asked for all leases")
{
    locks test{1};
    auto const a = test.granted("a");
    auto const b = test.granted("b");
    test.pass(20ms);
    test[0].say_all(yes());
    test[0].disconnect();
    test[0].connect();
    REQUIRE(test[0].asked(script::check_all));
    CHECK(test[0].open().front().what.locks->size() == 2);
    test[0].say(yes_but({1}));
    CHECK(a.valid());
    CHECK_FALSE(b.valid());
}

TEST_CASE("one that recovers is asked where there are several votes")
{
    for (std::size_t const votes : {1u, 3u}) {
        holding test{votes};
        test[0].recover();
        CHECK(test[0].asked(script::check) == (votes > 1));
    }
}

TEST_CASE("many leases are asked for in turns")
{
    locks test{1};
    auto leases = take(test, 250);
    test[0].connect();
    for (std::size_t const count : {100u, 100u, 50u}) {
        REQUIRE(test[0].open().size() == 1);
        CHECK(test[0].open().front().what.locks->size() == count);
        test[0].say(yes());
    }
    CHECK(test[0].open().empty());
}

TEST_CASE("a vote that may have lost anything, again and again, is asked for all leases")
{
    locks test{1};
    auto leases = take(test, 250);
    test.pass(20ms);
    test[0].say_all(yes());
    std::map<std::string, int> asked;
    auto const next = [&] {
        REQUIRE(test[0].open().size() == 1);
        for (auto const& each : *test[0].open().front().what.locks)
            ++asked[std::string{each.key->key}];
        test[0].say(yes());
    };
    for (int i = 0; i < 3; ++i) {
        test[0].tell_all_changed();
        next();
    }
    CHECK(asked.size() == 250);
    // After the last of these news, each lease is asked for at least once more.
    asked.clear();
    while (!test[0].open().empty())
        next();
    CHECK(asked.size() == 250);
    for (auto const& each : asked)
        CHECK(each.second <= 2);
}

TEST_CASE("leases that go while the client walks over them are left out")
{
    locks test{1};
    auto leases = take(test, 150);
    test[0].connect();
    for (std::size_t i = 90; i < 110; ++i)
        leases[i] = {};
    test.run();
    test[0].say(script::check_all, yes());
    REQUIRE(test[0].asked(script::check_all));
    CHECK(test[0].open().back().what.locks->size() == 40);
}

TEST_CASE("a check without an answer is made again a little later")
{
    for (auto const& answer : {lost(), error(errc::out_of_memory)}) {
        holding test;
        test[0].tell_changed("a");
        test[0].say(answer);
        CHECK(test.it.valid());
        test.pass(100ms - 1ns);
        CHECK(test[0].open().empty());
        test.pass(1ns);
        CHECK(test[0].asked(script::check));
    }
}

TEST_CASE("a check that is refused is made again for the next reason, or much later")
{
    for (bool const told : {true, false}) {
        CAPTURE(told);
        holding test;
        test[0].tell_changed("a");
        test[0].say(error(errc::access_denied));
        test.pass(5s - 1ns);
        CHECK(test[0].open().empty());
        CHECK(test.it.valid());
        if (told)
            test[0].tell_changed("a");
        else
            test.pass(1ns);
        CHECK(test[0].asked(script::check));
    }
}

TEST_CASE("a check that is refused keeps no other from being made")
{
    locks test{1};
    auto const a = test.granted("a");
    auto const b = test.granted("b");
    auto const c = test.granted("c");
    test[0].connect();
    test[0].say(script::check_all, error(errc::access_denied));
    test[0].say(script::check, error(errc::access_denied));
    for (int i = 0; i < 2; ++i) {
        test.pass(1ms);
        REQUIRE(test[0].asked(script::check));
        test[0].say(script::check, no(-2));
    }
    CHECK(a.valid());
    CHECK_FALSE(b.valid());
    CHECK_FALSE(c.valid());
    test.pass(5s);
    REQUIRE(test[0].asked(script::check));
    test[0].say(script::check, no(-2));
    CHECK_FALSE(a.valid());
}

TEST_CASE("checks at a server that lets nobody log in keep none at the others from being made")
{
    locks test{1};
    auto const a = test.granted("a");
    auto const b = test.granted("b");
    auto const c = test.granted("c");
    test[0].connect();
    test[0].tell_changed("c"); // once more, while it is in the command
    auto denied = unsent();
    denied.error = make_error_code(errc::access_denied);
    test[0].say(script::check_all, denied);
    test.pass(10ms);
    REQUIRE(test[0].asked(script::check));
    test[0].say(script::check, no(-2));
    CHECK_FALSE(c.valid());
    CHECK(test[0].open().empty());
    CHECK(a.valid());
    test.pass(5s);
    REQUIRE(test[0].asked(script::check_all));
    test[0].say(script::check_all, yes_but({0, 1}));
    CHECK_FALSE(a.valid());
    CHECK_FALSE(b.valid());
}

TEST_CASE("where all checks are refused, they are made seldom")
{
    locks test{1};
    auto leases = take(test, 100);
    test[0].answers = [](auto const& what) {
        bool const check = what.which == script::check || what.which == script::check_all;
        return check ? std::optional{error(errc::access_denied)} : std::nullopt;
    };
    test[0].connect();
    test.pass(500ms);
    CHECK(test[0].times_asked(script::check) < 60);
    test.pass(4s);
    CHECK(test[0].times_asked(script::check) < 110);
    test.pass(20s);
    CHECK(test[0].times_asked(script::check) <= 500);
}

TEST_CASE("a vote that lets nobody ask for many is asked for one after another")
{
    locks test{1};
    auto const a = test.granted("a");
    auto const b = test.granted("b");
    test[0].connect();
    test[0].say(script::check_all, error(errc::access_denied));
    for (int i = 0; i < 2; ++i) {
        REQUIRE(test[0].open().size() == 1);
        CHECK(test[0].asked(script::check));
        test[0].say(yes());
    }
    CHECK(test[0].open().empty());
    // The user may have been given the right again, with a new connection or without one.
    for (bool const anew : {false, true}) {
        CAPTURE(anew);
        if (anew)
            test[0].connect();
        else
            test[0].tell_all_changed();
        REQUIRE(test[0].open().size() == 1);
        CHECK(test[0].asked(script::check_all));
        test[0].say(yes());
        CHECK(test[0].open().empty());
    }
}

TEST_CASE("changes of leases of one kind keep none of another from being asked for")
{
    for (bool const mutexes : {true, false}) {
        CAPTURE(mutexes);
        locks test{1};
        colock::owner const owner{test.client()};
        std::vector<colock::lease> leases;
        auto const get = [&](bool mutex, std::string name) {
            if (mutex)
                leases.push_back(test.granted(name));
            else
                leases.push_back(test.granted(colock::reentrant_mutex{test.client(), name, owner}));
        };
        for (int i = 0; i < 250; ++i)
            get(mutexes, std::to_string(i));
        get(!mutexes, "single");
        test.pass(20ms);
        test[0].say_all(yes());
        test[0].tell_changed("single");
        test[0].say(yes());
        // Whatever is asked, all the others have changed again meanwhile.
        auto const tell = [&] {
            for (int i = 0; i < 250; ++i)
                test[0].tell_changed(std::to_string(i));
        };
        tell();
        test[0].tell_changed("single");
        bool asked = false;
        for (int i = 0; i < 10 && !asked; ++i) {
            test.pass(100ms);
            REQUIRE(test[0].open().size() == 1);
            asked = test[0].open().front().what.key->key == "lock:single";
            test[0].say(asked ? no(-2) : yes());
            tell();
        }
        CHECK(asked);
        CHECK_FALSE(leases.back().valid());
    }
}

TEST_CASE("changes that mean nothing are followed ever more seldom")
{
    holding test;
    std::chrono::milliseconds pause = 1ms;
    test[0].tell_changed("a");
    test[0].say(yes());
    for (int i = 0; i < 10; ++i) {
        test[0].tell_changed("a");
        test.pass(pause - 1ns);
        CHECK(test[0].open().empty());
        test.pass(1ns);
        REQUIRE(test[0].asked(script::check));
        test[0].say(yes());
        pause = std::min<std::chrono::milliseconds>(pause * 2, 100ms);
    }
    // Later changes have nothing to do with these.
    test.pass(1s + 1ns);
    test[0].tell_changed("a");
    CHECK(test[0].asked(script::check));
}

TEST_CASE("a lease that has ended meanwhile is none of the check's business")
{
    holding test;
    test[0].tell_changed("a");
    test.release(test.it);
    test[0].say(script::check, no());
    CHECK(test.metrics().losses == 0);
    CHECK(test.take_events().empty());
}
