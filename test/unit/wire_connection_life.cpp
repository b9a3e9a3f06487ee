// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/connection_life.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using colock::clock;
using colock::errc;
using colock::make_error_code;
using colock::detail::connection_life;
using state = connection_life::state;

namespace {

struct fixture {
    static colock::client_options options()
    {
        colock::client_options made;
        made.connect_timeout = 2s;
        made.reconnect_wait_min = 10ms;
        made.reconnect_wait_max = 800ms;
        return made;
    }

    void be_up()
    {
        it.begin(now);
        it.opened(now);
        it.greeted(now);
    }
    bool fail(errc why = errc::node_unavailable) { return it.ended(make_error_code(why), now, 0); }
    bool pass(clock::duration time)
    {
        now += time;
        return it.on_time(now);
    }

    connection_life it{options()};
    clock::time_point now{1h};
};

} // namespace

TEST_CASE("connection life: each step has its state, and each connection its number")
{
    fixture test;
    CHECK(test.it.now_is() == state::idle);
    CHECK_FALSE(test.it.wanted());
    CHECK(test.it.worth_waiting_for());
    CHECK(test.it.deadline() == clock::time_point::max());
    test.it.begin(test.now);
    CHECK(test.it.now_is() == state::opening);
    CHECK(test.it.number() == 1);
    CHECK(test.it.worth_waiting_for());
    test.pass(1ms);
    test.it.opened(test.now);
    CHECK(test.it.now_is() == state::greeting);
    CHECK(test.it.opened_at() == test.now);
    CHECK_FALSE(test.it.was_up());
    test.it.greeted(test.now);
    CHECK(test.it.up());
    CHECK(test.it.was_up());
    CHECK_FALSE(test.it.worth_waiting_for());
    CHECK(test.it.deadline() == clock::time_point::max());
    test.it.stop();
    CHECK(test.it.now_is() == state::stopped);
    CHECK_FALSE(test.it.wanted());
    CHECK_FALSE(test.pass(1h));
    CHECK(test.it.number() == 1);
}

TEST_CASE("connection life: it has its time to be up, whether it is opened or greeted")
{
    for (bool const opened : {false, true}) {
        fixture test;
        test.it.begin(test.now);
        CHECK(test.it.deadline() == test.now + 2s);
        CHECK_FALSE(test.pass(1s));
        if (opened)
            test.it.opened(test.now);
        CHECK_FALSE(test.pass(1s - 1ns));
        CHECK(test.pass(1ns));
    }
}

TEST_CASE("connection life: the time in which the process was busy does not count, once")
{
    fixture test;
    test.it.begin(test.now);
    CHECK_FALSE(test.pass(3s)); // a second too late
    CHECK(test.it.deadline() == test.now + 1s);
    CHECK(test.pass(2s));
    test.fail();
    CHECK_FALSE(test.pass(10ms));
    CHECK(test.it.now_is() == state::opening);
    CHECK_FALSE(test.pass(3s)); // the next one has its own
}

TEST_CASE("connection life: the pauses grow, and are short again after a retry at once")
{
    fixture test;
    test.it.begin(test.now);
    // With 0 for the random number, half of each.
    for (auto const pause : {5ms, 10ms, 20ms, 40ms, 80ms, 160ms, 320ms, 400ms, 400ms}) {
        CHECK_FALSE(test.fail());
        CHECK(test.it.now_is() == state::pausing);
        CHECK_FALSE(test.it.worth_waiting_for());
        CHECK(test.it.why_down() == errc::node_unavailable);
        CHECK(test.it.deadline() == test.now + pause);
        CHECK_FALSE(test.pass(pause - 1ns));
        CHECK(test.it.now_is() == state::pausing);
        CHECK_FALSE(test.pass(1ns));
        CHECK(test.it.now_is() == state::opening);
    }
    test.fail();
    auto const last = test.it.number();
    test.it.retry_at_once(test.now);
    CHECK(test.it.now_is() == state::opening);
    CHECK(test.it.number() == last + 1);
    CHECK(test.it.worth_waiting_for());
    test.fail();
    CHECK(test.it.deadline() == test.now + 5ms);
}

TEST_CASE("connection life: after what only a person can end the pause is the longest")
{
    fixture test;
    test.it.begin(test.now);
    test.fail(errc::access_denied);
    CHECK(test.it.deadline() == test.now + 400ms);
}

TEST_CASE("connection life: one that was up for long has lasted")
{
    for (auto const time : {0ns, 800ms - 1ns, 800ms + 0ns, 1h + 0ns}) {
        fixture test;
        test.be_up();
        CHECK_FALSE(test.it.why_down());
        test.pass(time);
        CHECK(test.fail() == (time >= 800ms));
        CHECK(test.it.was_up());
        // What was not up has not lasted.
        test.pass(10s);
        CHECK(test.it.now_is() == state::opening);
        test.now += 10s;
        CHECK_FALSE(test.fail());
    }
}
