// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/backoff.hpp"

#include <doctest/doctest.h>

#include <random>

using namespace colock::detail;
using namespace std::chrono_literals;

TEST_CASE("jitter draws from the upper half, both ends included")
{
    CHECK(jitter(10ns, 0) == 5ns);
    CHECK(jitter(10ns, 5) == 10ns);
    CHECK(jitter(10ns, 6) == 5ns);
    CHECK(jitter(0ns, 7) == 0ns);
    CHECK(jitter(1ns, 3) == 1ns);

    std::mt19937_64 random{1};
    for (int i = 0; i < 1000; ++i) {
        auto const drawn = jitter(1s, random());
        CHECK(drawn >= 500ms);
        CHECK(drawn <= 1s);
    }
}

TEST_CASE("pauses double up to the most and start again after a reset")
{
    backoff pause{10ms, 50ms};
    CHECK(pause.next(0) == 5ms);
    CHECK(pause.next(0) == 10ms);
    CHECK(pause.next(0) == 20ms);
    CHECK(pause.next(0) == 25ms);
    CHECK(pause.next(0) == 25ms);
    pause.reset();
    CHECK(pause.next(0) == 5ms);
    pause.exhaust();
    CHECK(pause.next(0) == 25ms);
}
