// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/cluster/heirs.hpp"

#include <chrono>
#include <doctest/doctest.h>
#include <vector>

using namespace colock::detail;
using namespace std::chrono_literals;
using colock::clock;
using when = heirs::when;

namespace {

endpoint const one{"10.0.0.1", 7001};
endpoint const other{"10.0.0.2", 7002};

clock::time_point at(clock::duration time)
{
    return clock::time_point{1h} + time;
}

} // namespace

TEST_CASE("heirs: what is inherited ends with the guard")
{
    heirs all;
    CHECK_FALSE(all.guard_of(one, {}, at(0s)));
    all.add(one, {.met = at(-3s), .until = at(9s)}, when::always, at(0s));
    for (auto const promoted : {std::optional<clock::time_point>{}, std::optional{at(0s)}}) {
        auto const guard = all.guard_of(one, promoted, at(9s - 1ns));
        REQUIRE(guard);
        CHECK(guard->met == at(-3s));
        CHECK(guard->until == at(9s));
        CHECK_FALSE(all.guard_of(one, promoted, at(9s)));
    }
    CHECK_FALSE(all.guard_of(other, {}, at(0s)));
}

TEST_CASE("heirs: of several guards the latest beginning and the latest end count")
{
    heirs all;
    all.add(one, {.met = at(-3s), .until = at(9s)}, when::always, at(0s));
    all.add(one, {.met = at(-1s), .until = at(7s)}, when::always, at(0s));
    all.add(one, {.met = at(0s), .until = at(12s)}, when::not_promoted, at(0s));
    CHECK(all.guard_of(one, at(0s), at(1s))->met == at(-1s));
    CHECK(all.guard_of(one, at(0s), at(1s))->until == at(9s));
    CHECK(all.guard_of(one, {}, at(1s))->met == at(0s));
    CHECK(all.guard_of(one, {}, at(1s))->until == at(12s));
    // A guard that is over is not merged with a later one.
    all.add(one, {.met = at(20s), .until = at(30s)}, when::always, at(20s));
    CHECK_FALSE(all.guard_of(one, at(0s), at(19s)).value_or(guard_span{}).until == at(9s));
    CHECK(all.guard_of(one, at(0s), at(20s))->until == at(30s));
}

TEST_CASE("heirs: a guard that is over is not inherited")
{
    heirs all;
    all.add(one, {}, when::always, at(0s));
    all.add(one, {.met = at(-9s), .until = at(0s)}, when::always, at(0s));
    CHECK_FALSE(all.guard_of(one, {}, at(-1s)));
}

TEST_CASE("heirs: a question remains until there is an answer, and is asked once")
{
    heirs all;
    all.ask({one, other, when::always, at(1s), at(2s)});
    all.ask({one, other, when::always, at(3s), at(4s)});
    all.ask({other, one, when::not_promoted, at(5s), at(6s)});
    CHECK(all.asked(one) == at(4s));
    CHECK(all.asked(other) == at(6s));
    std::vector<heirs::question> seen;
    auto const nobody_knows = [&](heirs::question const& each) {
        seen.push_back(each);
        // The callback may use `all`.
        CHECK(all.asked(each.heir));
        all.settle([](auto const&) { return false; });
        return false;
    };
    all.settle(nobody_knows);
    REQUIRE(seen.size() == 1); // the other waits for it
    CHECK(seen[0].asked_since == at(3s));
    CHECK(seen[0].noticed == at(4s));
    all.settle([](heirs::question const& each) { return each.heir == one; });
    CHECK_FALSE(all.asked(one));
    CHECK(all.asked(other) == at(6s));
}

TEST_CASE("heirs: a question that is asked once more keeps its place")
{
    endpoint const third{"10.0.0.3", 7003};
    heirs all;
    all.ask({other, one, when::always, at(0s), at(0s)});
    all.ask({third, other, when::always, at(0s), at(0s)});
    all.ask({other, one, when::always, at(1s), at(1s)});
    std::vector<endpoint> answered;
    for (int i = 0; i < 2; ++i) {
        all.settle([&](heirs::question const& each) {
            answered.push_back(each.heir);
            return true;
        });
    }
    CHECK(answered == std::vector{other, third});
}

TEST_CASE("heirs: that its former master was replaced is not forgotten")
{
    heirs all;
    all.ask({other, one, when::always, at(0s), at(0s), true});
    all.ask({other, one, when::always, {}, at(1s)});
    CHECK(all.asks(other, one));
    CHECK_FALSE(all.asks(one, other));
    int asked = 0;
    all.settle([&](heirs::question const& each) {
        ++asked;
        CHECK(each.former_replaced);
        CHECK(each.asked_since == at(0s)); // an older answer does not do
        CHECK(each.noticed == at(1s));
        return true;
    });
    CHECK(asked == 1);
}
