// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/renewal.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;
using detail::renewal;
using step = renewal::step;

namespace {

clock::time_point const start{1h};

renewal lease(bool renews = true, std::chrono::milliseconds max_hold = 0ms,
              std::chrono::milliseconds margin = 0ms)
{
    return renewal{start, 3'000ms, margin, renews, max_hold};
}

} // namespace

TEST_CASE("a lease is renewed after a third of its ttl")
{
    auto const held = lease();
    CHECK(held.wake() == start + 1s);
    CHECK(held.due(start + 999ms) == step::wait);
    CHECK(held.due(start + 1s) == step::renew);
}

TEST_CASE("an extension counts from when it was sent")
{
    auto held = lease();
    held.started();
    CHECK(held.due(start + 1'100ms) == step::wait);
    held.extended(start + 1s, 3'000ms);
    CHECK(held.valid_until() == detail::valid_until(start + 1s, 3'000ms));
    CHECK(held.wake() == start + 2s);
}

TEST_CASE("an extension that was overtaken by a later one takes nothing away")
{
    auto held = lease();
    held.extended(start + 1s, 3'000ms);
    held.extended(start + 500ms, 3'000ms);
    CHECK(held.valid_until() == detail::valid_until(start + 1s, 3'000ms));
}

TEST_CASE("a longer ttl lengthens the validity, a shorter one takes nothing away")
{
    auto held = lease();
    held.use(9'000ms);
    held.extended(start + 100ms, 9'000ms);
    CHECK(held.ttl() == 9'000ms);
    CHECK(held.valid_until() == detail::valid_until(start + 100ms, 9'000ms));
    CHECK(held.wake() == start + 3'000ms); // together with others

    held.use(300ms);
    held.extended(start + 200ms, 300ms);
    CHECK(held.ttl() == 300ms);
    CHECK(held.valid_until() == detail::valid_until(start + 100ms, 9'000ms));
    CHECK(held.wake() == start + 300ms);
}

TEST_CASE("an unknown renewal keeps the deadline and is tried again before it")
{
    auto held = lease();
    auto const deadline = held.deadline();
    held.started();
    held.unknown(start + 1'500ms, 0);
    CHECK(held.deadline() == deadline);
    CHECK(held.wake() == start + 1'650ms);
    CHECK(held.due(start + 1'650ms) == step::renew);
    CHECK(held.due(deadline) == step::lose);
}

TEST_CASE("a lease is lost at its deadline, also while a renewal is under way")
{
    auto held = lease();
    held.started();
    CHECK(held.wake() == held.valid_until());
    CHECK(held.due(held.valid_until() - 1ns) == step::wait);
    CHECK(held.due(held.valid_until()) == step::lose);
}

TEST_CASE("the margin brings the loss forward and not the validity")
{
    auto const held = lease(true, 0ms, 500ms);
    CHECK(held.valid_until() == detail::valid_until(start, 3'000ms));
    CHECK(held.deadline() == held.valid_until() - 500ms);
}

TEST_CASE("a fixed lease is not renewed")
{
    auto held = lease(false);
    CHECK(held.wake() == held.valid_until());
    held.unknown(start + 1s, 0);
    CHECK(held.wake() == held.valid_until());
}

TEST_CASE("after max_hold a lease runs out")
{
    auto held = lease(true, 1'500ms);
    CHECK(held.wake() == start + 1s);
    held.extended(start + 1s, 3'000ms);
    CHECK(held.wake() == held.valid_until());
}
