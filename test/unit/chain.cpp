// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/chain.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;
using detail::chain;

namespace {

clock::time_point const start{1h};
constexpr unsigned often = 1'000'000;

/// As many leases as there may be.
int exhaust(chain& leases)
{
    int count = 0;
    for (; leases.goes_on(start, often, 1s); ++count)
        leases.hand_over();
    return count;
}

} // namespace

TEST_CASE("a chain ends after so many leases")
{
    chain leases;
    leases.begin(start, start, 100, 50);
    for (std::uint64_t token = 101; token < 104; ++token) {
        REQUIRE(leases.goes_on(start, 3, 1s));
        CHECK(leases.hand_over() == token);
    }
    CHECK_FALSE(leases.goes_on(start, 3, 1s));
    CHECK(leases.too_long(start, 3, 1s));
    CHECK(leases.goes_on(start, 4, 1s));
    CHECK_FALSE(leases.too_long(start, 4, 1s));
    CHECK_FALSE(leases.goes_on(start, 0, 1s));
    CHECK_FALSE(leases.too_long(start, 0, 1s));
}

TEST_CASE("a chain ends after so much time")
{
    chain leases;
    leases.begin(start, start, 100, 50);
    CHECK(leases.goes_on(start + 10ms - 1ns, often, 10ms));
    CHECK_FALSE(leases.too_long(start + 10ms - 1ns, often, 10ms));
    CHECK_FALSE(leases.goes_on(start + 10ms, often, 10ms));
    CHECK(leases.too_long(start + 10ms, often, 10ms));
    CHECK_FALSE(leases.goes_on(start, often, 0ms));
    CHECK_FALSE(leases.too_long(start, often, 0ms));
}

TEST_CASE("a chain ends with its tokens, where there are any")
{
    chain leases;
    leases.begin(start, start, 100, 3);
    CHECK(exhaust(leases) == 2);
    CHECK_FALSE(leases.too_long(start, often, 1s));
    leases.begin(start, start, 0, 1);
    for (int i = 0; i < 1'000; ++i) {
        REQUIRE(leases.goes_on(start, often, 1s));
        CHECK(leases.hand_over() == 0);
    }
}

TEST_CASE("a chain without a limit of time")
{
    chain leases;
    leases.begin(start, start, 100, 50);
    constexpr auto forever = std::chrono::milliseconds::max();
    CHECK(leases.goes_on(start + 1h, often, forever));
    CHECK_FALSE(leases.too_long(start + 1h, often, forever));
    CHECK(leases.too_long(start, 0, forever) == false);
}

TEST_CASE("tokens do not run ahead of the clock, however fast leases go from hand to hand")
{
    // Two clients in turn, each with a round trip of its own before its leases.
    for (auto const each : {10ns, 500ns, 999ns, 1'500ns}) {
        CAPTURE(each.count());
        chain clients[2];
        auto now = start;
        std::int64_t reserved = 0;
        std::uint32_t last = 0;
        for (int turn = 0; turn < 2'000; ++turn) {
            auto& leases = clients[turn % 2];
            last = leases.tokens_wanted(often);
            reserved += last;
            auto const asked = now;
            now += 20us;
            leases.begin(asked, now, 100, last);
            while (leases.goes_on(now, often, 10ms)) {
                leases.hand_over();
                now += each;
            }
            leases.end(now);
        }
        CHECK(reserved <= (now - start) / 1us);
        // Where the clock has the time, it gives them.
        if (each > 1us)
            CHECK(last > 5'000);
        CHECK(last >= 18);
    }
}

TEST_CASE("as many tokens are reserved as are likely to be used")
{
    chain leases;
    auto const first = leases.tokens_wanted(often);
    CHECK(first > 1);
    CHECK(first < 10);
    CHECK(leases.tokens_wanted(0) == 1);
    CHECK(leases.tokens_wanted(1) == 2);

    std::uint32_t reserved = 0;
    for (int i = 0; i < 40; ++i) {
        reserved = leases.tokens_wanted(often);
        leases.begin(start, start, 100, reserved);
        CHECK(exhaust(leases) == static_cast<int>(reserved) - 1);
        leases.end(start + 2s);
    }
    CHECK(reserved == 1'000'000);
    CHECK(leases.tokens_wanted(~0U) == 1'000'000);
    CHECK(leases.tokens_wanted(99) == 100);

    // Nobody was waiting this time.
    leases.begin(start, start, 100, reserved);
    leases.end(start + 2s);
    CHECK(leases.tokens_wanted(often) == first);
}
