// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/check_pace.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using colock::clock;
using colock::detail::check_pace;

namespace {

struct fixture {
    /// A change is told and asked about at once, and the node answers.
    void ask_upon_change(bool lost = false)
    {
        it.told(now);
        it.asked();
        it.answered(lost, now);
    }

    check_pace it;
    clock::time_point now{1h};
};

} // namespace

TEST_CASE("check pace: the first change is followed at once")
{
    fixture test;
    CHECK(test.it.told(test.now) == 0ns);
}

TEST_CASE("check pace: changes that mean nothing are followed ever more seldom")
{
    fixture test;
    for (auto const pause : {1ms, 2ms, 4ms, 8ms, 16ms, 32ms, 64ms, 100ms, 100ms}) {
        test.ask_upon_change();
        CHECK(test.it.told(test.now) == pause);
        CHECK(test.it.pause() == pause);
        CHECK(test.it.told(test.now + 1us) == pause - 1us);
        test.now += pause;
        CHECK(test.it.told(test.now) == 0ns);
    }
}

TEST_CASE("check pace: there is no pause after a loss, nor after a second without a change")
{
    fixture test;
    test.ask_upon_change();
    test.ask_upon_change(true);
    CHECK(test.it.told(test.now) == 0ns);

    for (int i = 0; i < 9; ++i)
        test.ask_upon_change();
    test.now += 1s;
    CHECK(test.it.told(test.now) == 0ns);
    CHECK(test.it.pause() == 100ms);
    test.now += 1ns;
    CHECK(test.it.told(test.now) == 0ns);
    CHECK(test.it.pause() == 0ns);
}

TEST_CASE("check pace: what is asked for no change makes no pause, and keeps none")
{
    fixture test;
    test.it.asked();
    test.it.answered(false, test.now);
    CHECK(test.it.told(test.now) == 0ns);

    test.ask_upon_change();
    test.ask_upon_change();
    CHECK(test.it.pause() == 0ns); // no change was told since
    test.it.told(test.now);
    CHECK(test.it.pause() == 2ms);
}

TEST_CASE("check pace: one that refuses is asked more seldom until it answers")
{
    fixture test;
    for (auto const pause : {1ms, 2ms, 4ms, 8ms, 10ms, 10ms})
        CHECK(test.it.refused() == pause);
    test.it.asked();
    test.it.answered(false, test.now);
    CHECK(test.it.refused() == 1ms);
}
