// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/hand_offs.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;
using detail::hand_offs;
using detail::token_demand;

namespace {

clock::time_point const start{1h};
constexpr unsigned often = 1'000'000;

/// As many leases as there may be.
int exhaust(hand_offs& grant)
{
    int count = 0;
    for (; grant.go_on(start, often, 1s); ++count)
        grant.next();
    return count;
}

} // namespace

TEST_CASE("hand-offs end after so many leases")
{
    hand_offs leases{start, start, 100, 50};
    for (std::uint64_t token = 101; token < 104; ++token) {
        REQUIRE(leases.go_on(start, 3, 1s));
        CHECK(leases.next() == token);
    }
    CHECK_FALSE(leases.go_on(start, 3, 1s));
    CHECK(leases.too_long(start, 3, 1s));
    CHECK(leases.go_on(start, 4, 1s));
    CHECK_FALSE(leases.too_long(start, 4, 1s));
    CHECK_FALSE(leases.go_on(start, 0, 1s));
    CHECK_FALSE(leases.too_long(start, 0, 1s));
}

TEST_CASE("hand-offs end after so much time")
{
    hand_offs leases{start, start, 100, 50};
    CHECK(leases.go_on(start + 10ms - 1ns, often, 10ms));
    CHECK_FALSE(leases.too_long(start + 10ms - 1ns, often, 10ms));
    CHECK_FALSE(leases.go_on(start + 10ms, often, 10ms));
    CHECK(leases.too_long(start + 10ms, often, 10ms));
    CHECK_FALSE(leases.go_on(start, often, 0ms));
    CHECK_FALSE(leases.too_long(start, often, 0ms));
}

TEST_CASE("hand-offs end with their tokens, where there are any")
{
    hand_offs leases{start, start, 100, 3};
    CHECK(exhaust(leases) == 2);
    CHECK_FALSE(leases.too_long(start, often, 1s));
    hand_offs unfenced{start, start, 0, 1};
    for (int i = 0; i < 1'000; ++i) {
        REQUIRE(unfenced.go_on(start, often, 1s));
        CHECK(unfenced.next() == 0);
    }
}

TEST_CASE("hand-offs without a limit of time")
{
    hand_offs leases{start, start, 100, 50};
    constexpr auto forever = std::chrono::milliseconds::max();
    CHECK(leases.go_on(start + 1h, often, forever));
    CHECK_FALSE(leases.too_long(start + 1h, often, forever));
    CHECK(leases.too_long(start, 0, forever) == false);
}

TEST_CASE("tokens do not run ahead of the clock, however fast leases go from hand to hand")
{
    // Two clients in turn, each with a round trip of its own before its leases.
    for (auto const each : {10ns, 500ns, 999ns, 1'500ns}) {
        CAPTURE(each.count());
        token_demand clients[2];
        auto now = start;
        std::int64_t reserved = 0;
        std::uint32_t last = 0;
        for (int turn = 0; turn < 300; ++turn) {
            auto& demand = clients[turn % 2];
            last = demand.wanted(often);
            reserved += last;
            auto const asked = now;
            now += 20us;
            hand_offs leases{asked, now, 100, last};
            while (leases.go_on(now, often, 10ms)) {
                leases.next();
                now += each;
            }
            demand.ended(leases, now);
        }
        CHECK(reserved <= (now - start) / 1us);
        // If a lease takes longer than a microsecond, the clock allows many tokens.
        if (each > 1us)
            CHECK(last > 5'000);
        CHECK(last >= 18);
    }
}

TEST_CASE("as many tokens are reserved as are likely to be used")
{
    token_demand demand;
    auto const first = demand.wanted(often);
    CHECK(first > 1);
    CHECK(first < 10);
    CHECK(demand.wanted(0) == 1);
    CHECK(demand.wanted(1) == 2);

    std::uint32_t reserved = 0;
    for (int i = 0; i < 40; ++i) {
        reserved = demand.wanted(often);
        hand_offs leases{start, start, 100, reserved};
        CHECK(exhaust(leases) == static_cast<int>(reserved) - 1);
        demand.ended(leases, start + 2s);
    }
    CHECK(reserved == 1'000'000);
    CHECK(demand.wanted(~0U) == 1'000'000);
    CHECK(demand.wanted(99) == 100);

    // Nobody was waiting this time.
    demand.ended({start, start, 100, reserved}, start + 2s);
    CHECK(demand.wanted(often) == first);
}

TEST_CASE("the next tokens are an eighth more than were used, and twice as many where all were")
{
    struct line {
        std::uint32_t tokens, leases, wanted;
    };
    for (auto const& [tokens, leases, wanted] :
         {line{500, 80, 90}, line{80, 80, 160}, line{81, 80, 90}, line{500, 1, 4}, line{1, 1, 4}}) {
        hand_offs used{start, start, 100, tokens};
        while (used.leases() < leases)
            used.next();
        token_demand demand;
        demand.ended(used, start + 1h);
        CHECK(demand.wanted(often) == wanted);
    }
}

TEST_CASE("the next tokens are fewer than the microseconds that these took, by a part in 64")
{
    hand_offs used{start, start + 1ms, 100, 1'000'000};
    while (used.leases() < 100'000)
        used.next();
    token_demand demand;
    demand.ended(used, start + 6'400us + 999ns);
    CHECK(demand.wanted(often) == 6'300);
}

TEST_CASE("hand-offs without tokens say nothing of how many are wanted")
{
    token_demand demand;
    hand_offs used{start, start, 1, 64};
    exhaust(used);
    demand.ended(used, start + 1s);
    CHECK(demand.wanted(often) == 128);
    demand.ended({start, start, 0, 1}, start + 2s);
    CHECK(demand.wanted(often) == 128);
}
