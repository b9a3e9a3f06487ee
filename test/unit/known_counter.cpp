// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/known_counter.hpp"

#include <doctest/doctest.h>

using colock::clock;
using colock::detail::known_counter;
using namespace std::chrono_literals;

namespace {

constexpr clock::time_point start{1'000s};

} // namespace

TEST_CASE("a counter is known from the script's grant on, for as long as it is needed")
{
    known_counter counter;
    CHECK(counter.floor(start, 7, 0ms) == 0);
    counter.granted(start, 7, 42, true, 100s);
    CHECK(counter.floor(start, 7, 100s) == 42);
    CHECK(counter.floor(start, 7, 100s + 1ms) == 0);
    CHECK(counter.floor(start + 10s, 7, 90s) == 42);
    CHECK(counter.floor(start + 10s, 7, 90s + 1ms) == 0);
}

TEST_CASE("a mere step of a counter does not prolong its life")
{
    known_counter counter;
    counter.granted(start, 7, 42, true, 100s);
    counter.granted(start + 10s, 7, 45, false, 100s);
    CHECK(counter.floor(start + 10s, 7, 90s) == 45);
    CHECK(counter.floor(start + 10s, 7, 91s) == 0);
    counter.granted(start + 10s, 7, 46, true, 100s);
    CHECK(counter.floor(start + 10s, 7, 100s) == 46);
}

TEST_CASE("after what was not granted nothing is known of a counter, until the script has granted")
{
    known_counter counter;
    counter.granted(start, 7, 42, true, 100s);
    counter.forget();
    CHECK(counter.floor(start, 7, 0ms) == 0);
    counter.granted(start + 50s, 7, 50, true, 100s);
    CHECK(counter.floor(start + 50s, 7, 100s) == 50);
}

TEST_CASE("a counter may be kept for longer than can be said")
{
    known_counter counter;
    counter.granted(start, 7, 42, true, std::chrono::milliseconds::max());
    CHECK(counter.floor(start, 7, std::chrono::milliseconds::max()) == 42);
}

TEST_CASE("a connection that was made since may be one to a server with an older state")
{
    known_counter counter;
    counter.granted(start, 7, 42, true, 100s);
    CHECK(counter.floor(start, 8, 0ms) == 0);
    // That a step was granted meanwhile, by whichever server, changes nothing.
    counter.granted(start + 1s, 8, 43, false, 100s);
    CHECK(counter.floor(start + 1s, 8, 0ms) == 0);
    CHECK(counter.floor(start + 1s, 7, 0ms) == 43);
}
