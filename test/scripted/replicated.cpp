// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// lock_options::replicas and fsync with one server: what is asked on the second connection, and
// which answers of the first one count.

#include "scripted/stage/locks.hpp"

#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <vector>

using namespace scripted;
using colock::detail::script;

namespace {

constexpr colock::lock_options by_two{.ttl = 10s, .hand_offs = 0, .replicas = 2};

struct replicated : locks {
    replicated() { server().connect("it"); }

    vote& server() { return (*this)[0]; }
    /// Its second connection, which there is as soon as somebody has asked for a lock.
    vote& waiting() { return (*this)[1]; }

    /// Lets the server grant a lock. The first one makes the client open the second connection.
    acquiring asked(colock::mutex const& what, std::int64_t token, std::string run_id = "it")
    {
        auto it = acquire(what);
        if (!times_connected_++)
            waiting().connect(std::move(run_id));
        server().say(script::acquire, yes(token));
        return it;
    }

    void say_that(std::int64_t so_many_have_it)
    {
        waiting().say(script::stamp, yes());
        waiting().say(script::replicated, count(so_many_have_it));
    }
    /// Leases of all three.
    std::vector<acquiring> all_held()
    {
        std::vector<acquiring> held;
        for (auto const* each : {&a, &b, &c}) {
            held.push_back(asked(*each, 7));
            say_that(2);
        }
        return held;
    }
    /// Waits until the server is asked for this once more.
    void wait_for(script what)
    {
        for (int i = 0; i < 50 && !server().asked(what); ++i)
            pass(10ms);
    }
    static reply count(std::int64_t of_replicas)
    {
        reply result = yes();
        result.status = of_replicas;
        return result;
    }

    colock::mutex a{client(), "a", by_two};
    colock::mutex b{client(), "b", by_two};
    colock::mutex c{client(), "c", by_two};

private:
    int times_connected_ = 0;
};

} // namespace

TEST_CASE("replicas: a grant counts when so many have it")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    CHECK_FALSE(it->done);
    REQUIRE(test.waiting().open().size() == 2);
    auto const& asked = test.waiting().open().back().what;
    CHECK(asked.which == script::replicated);
    CHECK(asked.replicas == 2);
    // The server is to wait somewhat less than the client itself.
    CHECK(asked.ttl == 900ms);
    test.say_that(2);
    REQUIRE(it->done);
    CHECK(it->value.valid());
    CHECK(it->value.fencing_token() == 7);
}

TEST_CASE("replicas: where too few have it in time it is released, once, and asked for again")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    test.say_that(1);
    CHECK_FALSE(it->done);
    CHECK(test.server().asked(script::release));
    CHECK(test.take_events().back() == "acquire_refused a");
    test.server().say(script::release, yes());
    test.wait_for(script::acquire);
    test.server().say(script::acquire, yes(8));
    test.say_that(2);
    REQUIRE(it->done);
    CHECK(it->value.fencing_token() == 8);
    test.pass(2s);
    CHECK(test.server().times_asked(script::release) == 1);
}

TEST_CASE("replicas: whose time is over does not wait for those who have more")
{
    replicated test;
    auto const first = test.asked(test.a, 7);
    test.waiting().say(script::stamp, yes());
    test.pass(300ms);
    auto const second = test.asked(test.b, 7);
    test.pass(300ms);
    auto const third = test.asked(test.c, 7);
    test.pass(299ms);
    CHECK_FALSE(test.server().asked(script::release));
    test.pass(1ms); // the first has waited for so long, and its WAIT has not been answered
    CHECK(test.server().times_asked(script::release) == 1);
    CHECK(test.take_events().back() == "acquire_refused a");
    test.pass(300ms);
    CHECK(test.server().times_asked(script::release) == 2);
    CHECK(test.take_events().back() == "acquire_refused b");
    // What is said to the first question is too late for them, and too early for the third.
    test.waiting().say(script::replicated, test.count(2));
    CHECK_FALSE(third->done);
    REQUIRE(test.waiting().open().size() == 2);
    CHECK(test.waiting().open().back().what.ttl == 300ms);
    test.say_that(2);
    CHECK(third->value.valid());
    CHECK_FALSE(first->done);
    CHECK_FALSE(second->done);
}

TEST_CASE("replicas: who hears nothing of them is not told that they lack it")
{
    replicated test;
    auto const it = test.try_acquire(test.a);
    SUBCASE("the second connection is not there") {}
    SUBCASE("it does not answer")
    {
        test.waiting().connect("it");
    }
    test.server().say(script::acquire, yes(7));
    test.pass(900ms);
    CHECK(it->error == errc::node_unavailable);
    CHECK(test.server().asked(script::release));
}

TEST_CASE("replicas: a connection that answers nothing is given up")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    test.pass(1'899ms);
    CHECK(test.votes() == 2);
    test.pass(1ms); // a second more than the server was to wait
    CHECK(test.waiting().stopped());
    REQUIRE(test.votes() == 3);
    test[2].connect("it");
    test.waiting().say_all(lost());
    auto const next = test.acquire(test.b);
    for (int i = 0; i < 2 && !next->done; ++i) { // that of `a` is the first
        test.server().say(script::acquire, yes(8));
        while (!test[2].open().empty())
            test[2].say(test[2].asked(script::stamp) ? yes() : test.count(2));
    }
    CHECK(next->value.valid());
}

TEST_CASE("replicas: what was answered too late is not asked about")
{
    replicated test;
    auto const it = test.acquire(test.a);
    test.waiting().connect("it");
    test.pass(950ms);
    test.server().say(script::acquire, yes(7));
    CHECK(test.waiting().open().empty());
    CHECK_FALSE(it->done);
    CHECK(test.server().asked(script::release));
}

TEST_CASE("replicas: a grant that nobody wants any more is released at once")
{
    replicated test;
    auto const it = test.acquire(test.a);
    test.waiting().connect("it");
    test.pass(1s); // it is decided without this server
    test.server().say(script::acquire, yes(7));
    CHECK(test.server().asked(script::release));
    CHECK(test.waiting().open().empty());
}

TEST_CASE("replicas: that many have all been lost is told at once")
{
    replicated test;
    std::vector<locks::acquiring> held;
    for (auto const* each : {&test.a, &test.b}) {
        held.push_back(test.asked(*each, 7));
        test.say_that(2);
    }
    test.pass(3'400ms);
    test.server().say(script::extend_all, yes_but({0, 1}));
    CHECK(test.waiting().open().empty());
    CHECK(test.server().times_asked(script::extend) == 2);
}

TEST_CASE("replicas: a single attempt says why")
{
    replicated test;
    auto const it = test.try_acquire(test.a);
    test.waiting().connect("it");
    test.server().say(script::acquire, yes(7));
    test.say_that(0);
    CHECK(it->error == errc::not_enough_replicas);
    CHECK(it->error == colock::condition::retryable);
}

TEST_CASE("replicas: what is answered meanwhile shares the next question")
{
    replicated test;
    auto const first = test.asked(test.a, 7);
    auto const second = test.asked(test.b, 7);
    auto const third = test.asked(test.c, 7);
    CHECK(test.waiting().times_asked(script::replicated) == 1);
    test.say_that(2);
    CHECK(first->done);
    CHECK_FALSE(second->done);
    CHECK(test.waiting().times_asked(script::replicated) == 2);
    test.say_that(2);
    CHECK(second->done);
    CHECK(third->done);
    CHECK(test.waiting().times_asked(script::replicated) == 2);
}

TEST_CASE("replicas: what is answered in the same turn shares one question")
{
    replicated test;
    auto const before = test.asked(test.c, 7);
    test.say_that(2);
    auto const first = test.acquire(test.a), second = test.acquire(test.b);
    asio::post(test.context(), [&] {
        for (auto const token : {8, 9})
            test.server().say(script::acquire, yes(token));
    });
    test.run();
    CHECK(test.waiting().times_asked(script::replicated) == 2);
    test.say_that(2);
    CHECK(first->done);
    CHECK(second->done);
    CHECK(test.waiting().open().empty());
}

TEST_CASE("replicas: a lock without them has nothing to do with it")
{
    locks test;
    test.granted("a");
    CHECK(test.votes() == 1);
}

TEST_CASE("replicas: an extension that too few have leaves the deadline")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    test.say_that(2);
    auto const until = it->value.valid_until();
    test.pass(3'400ms); // it is renewed
    test.server().say(script::extend, yes());
    test.say_that(1);
    CHECK(it->value.valid());
    CHECK(it->value.valid_until() == until);
    for (int i = 0; i < 20 && !test.server().asked(script::extend); ++i)
        test.pass(100ms); // it is tried once more
    test.server().say(script::extend, yes());
    test.say_that(2);
    CHECK(it->value.valid_until() > until);
}

TEST_CASE("replicas: of many that are extended those are lost that were refused")
{
    replicated test;
    auto const held = test.all_held();
    auto const until = held[0]->value.valid_until();
    test.pass(3'400ms);
    test.server().say(script::extend_all, yes_but({1}));
    test.say_that(1);
    while (test.server().asked(script::extend)) {
        auto const& open = test.server().open();
        auto const next = std::find_if(open.begin(), open.end(), [](auto const& each) {
            return each.what.which == script::extend;
        });
        test.server().say(script::extend, next->what.key->name() == "b" ? no(-2) : yes());
    }
    CHECK_FALSE(held[1]->value.valid());
    while (!test.waiting().open().empty())
        test.say_that(1);
    CHECK(held[0]->value.valid());
    CHECK(held[0]->value.valid_until() == until);
    CHECK(held[2]->value.valid());
}

TEST_CASE("replicas: of many that are extended one that was refused is looked at at once")
{
    replicated test;
    auto const held = test.all_held();
    test.pass(30ms); // each has been looked at
    test.server().say_all(yes());
    test.pass(3'370ms);
    test.server().say(script::extend_all, yes_but({0}));
    test.pass(50ms);
    REQUIRE(test.server().asked(script::check));
    test.server().say(script::check, no(-2));
    CHECK_FALSE(held[0]->value.valid());
    CHECK(held[1]->value.valid());
    CHECK(held[2]->value.valid());
}

TEST_CASE("replicas: of many that are extended those are not asked for alone that only lack copies")
{
    replicated test;
    auto const held = test.all_held();
    auto const until = held[0]->value.valid_until();
    test.pass(3'400ms);
    test.server().say(script::extend_all, yes_but({1}));
    test.pass(1ms);
    test.say_that(1);
    CHECK(test.server().times_asked(script::extend) == 1); // that was refused
    CHECK(test.take_events().back() == "renewal_unknown c");
    CHECK(test.metrics().unreplicated == 1);
    for (auto const& each : held)
        CHECK(each->value.valid_until() < test.now() + 7s);
    CHECK(held[0]->value.valid_until() == until);
    // Each is tried once more, soon.
    for (auto const end = test.now() + 2s; test.now() < end; test.pass(10ms)) {
        test.server().say_all(yes());
        while (!test.waiting().open().empty())
            test.say_that(2);
    }
    for (auto const& each : held)
        CHECK(each->value.valid_until() > test.now() + 7s);
}

TEST_CASE("replicas: those of another process say nothing, and it is connected to anew")
{
    replicated test;
    auto const held = test.asked(test.a, 7);
    test.say_that(2);
    SUBCASE("soon, lest that be done again and again")
    {
        test.waiting().connect("another");
        auto const it = test.asked(test.b, 7);
        test.say_that(2);
        CHECK_FALSE(it->done);
        CHECK(test.server().asked(script::release));
        CHECK(test.votes() == 2);
    }
    SUBCASE("at once, when there has been time to be the same")
    {
        test.pass(1s);
        test.waiting().connect("another");
        auto const it = test.asked(test.b, 7);
        test.say_that(2);
        CHECK_FALSE(it->done);
        CHECK(test.waiting().stopped());
        REQUIRE(test.votes() == 3);
        test[2].connect("it");
        test.server().say(script::release, yes());
        test.wait_for(script::acquire);
        test.server().say(script::acquire, yes(9));
        test[2].say(script::stamp, yes());
        test[2].say(script::replicated, test.count(2));
        CHECK(it->value.valid());
    }
    CHECK(held->value.valid());
}

TEST_CASE("replicas: a server that is no master any more is connected to anew")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    test.pass(900ms);
    test.say_that(2);
    auto const next = test.asked(test.b, 7);
    test.pass(500ms);
    test.waiting().say(script::stamp, error(errc::read_only));
    test.waiting().say(script::replicated, error(errc::read_only));
    CHECK(test.waiting().stopped());
    CHECK(test.votes() == 3);
    CHECK_FALSE(next->done);
}

TEST_CASE("replicas: that its link is ended for another server is no end for a lock")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    auto ended = unsent();
    ended.error = make_error_code(errc::client_closed);
    test.waiting().say(script::stamp, ended);
    test.waiting().say(script::replicated, ended);
    CHECK_FALSE(it->done);
    test.server().say(script::release, yes());
    test.wait_for(script::acquire);
    test.server().say(script::acquire, yes(8));
    test.say_that(2);
    CHECK(it->done);
}

TEST_CASE("replicas: without memory for a stamp the one that is there does")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    test.waiting().say(script::stamp, error(errc::out_of_memory));
    test.waiting().say(script::replicated, test.count(2));
    CHECK_FALSE(it->done);
    auto const again = test.waiting().open().front().what;
    CHECK(again.which == script::stamp);
    CHECK(again.only_if_there);
    SUBCASE("it is there")
    {
        test.say_that(2);
        CHECK(it->done);
    }
    SUBCASE("it is not")
    {
        test.waiting().say(script::stamp, no());
        test.waiting().say(script::replicated, test.count(2));
        CHECK_FALSE(it->done);
        CHECK(test.server().asked(script::release));
        CHECK(test.take_events().back() == "acquire_refused a");
    }
}

TEST_CASE("replicas: those who need different things do not wait for each other")
{
    replicated test;
    auto const first = test.asked(test.a, 7);
    colock::mutex const by_one{test.client(), "d", {.ttl = 10s, .hand_offs = 0, .replicas = 1}};
    auto const second = test.acquire(by_one);
    REQUIRE(test.votes() == 3);
    test[2].connect("it");
    test.server().say(script::acquire, yes(7));
    test[2].say(script::stamp, yes());
    test[2].say(script::replicated, test.count(1));
    CHECK(second->done);
    CHECK_FALSE(first->done);
}

TEST_CASE("replicas: a server that does not say which process it is grants nothing")
{
    replicated test;
    auto const it = test.asked(test.a, 7, "");
    test.say_that(2);
    CHECK(it->error == errc::access_denied);
    CHECK(it->error.message().ends_with(
        "(INFO server), which lock_options::replicas and fsync need"));
}

TEST_CASE("replicas: what another connection has written says nothing")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    test.waiting().say(script::stamp, yes());
    test.waiting().connect("it");
    test.waiting().say(script::replicated, test.count(2));
    CHECK_FALSE(it->done);
    CHECK(test.server().asked(script::release));
}

TEST_CASE("replicas: a slot that is on its way is left alone, and another one is taken")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    auto const first = std::string{test.waiting().open().front().what.key->key};
    using advice = detail::redirect::advice;
    test.waiting().say(script::stamp, sent_on({.what = advice::ask, .slot = {}, .to = {"m", 1}}));
    test.waiting().say(script::replicated, yes());
    CHECK_FALSE(it->done);
    REQUIRE(test.waiting().open().size() == 2);
    auto const second = test.waiting().open().front().what;
    CHECK(second.key->key != first);
    CHECK(second.asking);
    SUBCASE("there it may be written")
    {
        test.say_that(2);
        CHECK(it->done);
    }
    SUBCASE("there it may not either")
    {
        test.waiting().say(script::stamp,
                           sent_on({.what = advice::moved, .slot = {}, .to = {"m", 1}}));
        test.waiting().say(script::replicated, yes());
        CHECK_FALSE(it->done);
        CHECK(test.server().asked(script::release));
    }
}

TEST_CASE("replicas: what the server refuses to wait for is told")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    test.waiting().say(script::stamp, yes());
    test.waiting().say(script::replicated, error(errc::access_denied));
    CHECK(it->error == errc::access_denied);
    CHECK(test.server().asked(script::release));
}

TEST_CASE("replicas: while the second connection is away nothing counts, and nothing is lost")
{
    replicated test;
    auto const held = test.asked(test.a, 7);
    test.say_that(2);
    test.waiting().end_connection();
    auto const it = test.asked(test.b, 7);
    CHECK_FALSE(it->done);
    test.server().say(script::release, yes());
    test.waiting().connect("it");
    test.wait_for(script::acquire);
    test.server().say(script::acquire, yes(8));
    test.say_that(2);
    CHECK(it->done);
    CHECK(held->value.valid());
}

TEST_CASE("replicas: a client closes while a grant waits for them")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    auto const closed = test.close();
    CHECK(it->error == errc::client_closed);
    CHECK_FALSE(closed->done);
    test.say_that(2);
    test.server().say(script::release, yes());
    CHECK(closed->done);
    CHECK_FALSE(closed->error);
    CHECK(test.waiting().stopped());
}

TEST_CASE("replicas: the io_context goes while a grant waits for them")
{
    replicated test;
    auto const it = test.asked(test.a, 7);
    test.destroy_context();
    CHECK_FALSE(it->done);
}

TEST_CASE("fsync: a grant counts when the server has it on its disk")
{
    replicated test;
    colock::mutex const on_disk{test.client(), "d", {.ttl = 10s, .hand_offs = 0, .fsync = true}};
    auto const it = test.asked(on_disk, 7);
    REQUIRE(test.waiting().open().size() == 2);
    CHECK(test.waiting().open().back().what.which == script::synced);
    SUBCASE("in time")
    {
        test.waiting().say(script::stamp, yes());
        test.waiting().say(script::synced, yes());
        CHECK(it->done);
    }
    SUBCASE("not in time")
    {
        // The server may sync only once a second, so there is more time than for a replica.
        CHECK(test.waiting().open().back().what.ttl == 2'700ms);
        test.waiting().say(script::stamp, yes());
        test.pass(2'699ms);
        CHECK_FALSE(test.server().asked(script::release));
        test.pass(1ms);
        CHECK_FALSE(it->done);
        CHECK(test.server().asked(script::release));
        CHECK(test.take_events().back() == "acquire_refused d");
    }
}

TEST_CASE("fsync: with replicas both are needed, and what is missing is told")
{
    replicated test;
    colock::mutex const both{
        test.client(), "d", {.ttl = 10s, .hand_offs = 0, .replicas = 2, .fsync = true}};
    auto const it = test.try_acquire(both);
    test.waiting().connect("it");
    test.server().say(script::acquire, yes(7));
    REQUIRE(test.waiting().open().size() == 3);
    test.say_that(2);
    CHECK_FALSE(it->done);
    SUBCASE("both are there")
    {
        test.waiting().say(script::synced, yes());
        CHECK(it->value);
    }
    SUBCASE("the disk is late")
    {
        test.waiting().say(script::synced, test.count(0));
        CHECK(it->error == errc::server_busy);
    }
    SUBCASE("there is none")
    {
        test.waiting().say(script::synced, error(errc::invalid_argument));
        CHECK(it->error == errc::invalid_argument);
    }
}
