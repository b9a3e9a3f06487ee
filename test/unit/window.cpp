// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/window.hpp"

#include "support/timing.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <tuple>

using namespace std::chrono_literals;
using colock::detail::window;

namespace {

constexpr colock::clock::time_point start{1h};

} // namespace

TEST_CASE("a window has room for as many as it is wide")
{
    window const narrow{4, 100};
    CHECK(narrow.size() == 4);
    CHECK(narrow.open(0));
    CHECK(narrow.open(3));
    CHECK_FALSE(narrow.open(4));
}

TEST_CASE("a window grows while others wait and answers are quick")
{
    window grows{4, 10};
    grows.answered(start, 100us, 1, true);
    grows.answered(start, 300us, 4, true);
    CHECK(grows.size() == 9);
    grows.answered(start, 100us, 4, true);
    CHECK(grows.size() == 10);
}

TEST_CASE("a window does not grow where nobody waits, or answers are slow already")
{
    window stays{4, 100};
    for (auto const& [took, others_wait, size] :
         {std::tuple{100us, false, 4u}, {100us, true, 5u}, {800us, true, 5u}}) {
        stays.answered(start, took, 1, others_wait);
        CHECK(stays.size() == size);
    }
}

TEST_CASE("a window shrinks when answers take many times as long as the quickest")
{
    window shrinks{4, 100};
    for (int i = 0; i < 20; ++i)
        shrinks.answered(start, 100us, 1, true);
    CHECK(shrinks.size() == 24);
    shrinks.answered(start, 5ms, 3, true);
    CHECK(shrinks.size() == 21);
    shrinks.answered(start, 5ms, 1'000, true);
    CHECK(shrinks.size() == 4);
}

TEST_CASE("a window grows again soon where the server has become slow for so few, too")
{
    window far{8, 100};
    auto now = start;
    far.answered(now, 100us, 1, true);
    CHECK(far.size() == 9);
    far.answered(now, 100ms, 1, true);
    CHECK(far.size() == 8);
    // Each of 8 may have waited for the 7 others, so that an eighth of the time is its own.
    far.answered(now, 100ms, 1, true);
    CHECK(far.size() == 8);
    for (auto const end = now + 15s; far.size() == 8 && now < end; now += 100ms)
        far.answered(now, 100ms, 8, true);
    CHECK(far.size() == 16);
    CHECK(now < start + 15s);
}

TEST_CASE("a window learns nothing from an answer that was held up once")
{
    window stays{8, 100, 64};
    auto now = start;
    for (int i = 0; i < 100; ++i)
        stays.answered(now += 1ms, 100us, 1, true);
    for (int i = 0; i < 100; ++i)
        stays.answered(now += 1ms, 2ms, 8, true);
    CHECK(stays.size() == 8);
    stays.answered(now += 150ms, 150ms, 8, true);
    for (int i = 0; i < 2'000; ++i)
        stays.answered(now += 1ms, 1'100us, 1, true);
    CHECK(stays.size() == 8);
}

TEST_CASE("a window that begins wider is smaller only while others wait")
{
    window wide{4, 100, 20};
    CHECK(wide.size() == 20);
    wide.answered(start, 100us, 1, false);
    wide.answered(start, 5ms, 1'000, false);
    CHECK(wide.size() == 20);
    wide.answered(start, 5ms, 10, true);
    CHECK(wide.size() == 10);
    wide.answered(start, 5ms, 1, false);
    CHECK(wide.size() == 10);
    wide.answered(start, 5ms, 1'000, true);
    CHECK(wide.size() == 4);
}

TEST_CASE("a window becomes as wide again as it was first where a server stays somewhat slower")
{
    for (auto const way : {500us, 700us, 900us}) {
        if (support::sanitized && way != 700us)
            continue; // it takes a while
        CAPTURE(way.count());
        window adapts{8, 10'000, 64};
        auto now = start;
        adapts.answered(now, 100us, 1, true);
        auto const run = [&](auto time) {
            for (auto const end = now + time; now < end; now += 100us)
                adapts.answered(now, way + 10us * static_cast<int>(adapts.size()), 1, true);
        };
        run(10s);
        run(10min);
        CHECK(adapts.size() >= 60);
        // And no wider, though it is full all the time: it learns nothing from delays that it
        // causes itself.
        auto const then = adapts.size();
        run(5min);
        CHECK(adapts.size() <= std::max<std::size_t>(then, 66));
    }
}

TEST_CASE("a window forgets within minutes how quick a server once was")
{
    window adapts{8, 100};
    auto now = start;
    adapts.answered(now, 10us, 1, true);
    for (int i = 0; i < 3'000; ++i)
        adapts.answered(now += 1ms, 1ms, 1, true);
    CHECK(adapts.size() == 8);
    for (int i = 0; i < 2 * 60'000; ++i)
        adapts.answered(now += 1ms, 1ms, 1, true);
    CHECK(adapts.size() == 100);
}

TEST_CASE("a window does not take the waiting that it causes for the server's pace")
{
    // A server that needs 10 us for each and 100 us for the way.
    window full{4, 100'000};
    auto now = start;
    for (int i = 0; i < 1'000'000; ++i) {
        auto const took = 100us + 10us * static_cast<int>(full.size());
        full.answered(now += 10us, took, 1, true);
    }
    CHECK(full.size() > 50);
    CHECK(full.size() < 150);
}
