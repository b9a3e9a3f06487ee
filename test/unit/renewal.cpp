// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/renewal.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;
using detail::renewal;
using detail::terms;
using detail::terms_of;
using step = renewal::step;

namespace {

clock::time_point const start{1h};
constexpr auto never = clock::time_point::max();

renewal term_of(bool renews = true, std::chrono::milliseconds max_hold = 0ms,
                std::chrono::milliseconds margin = 0ms)
{
    return renewal{
        start,
        terms_of({.ttl = 3s, .renew = renews, .max_hold = max_hold, .loss_margin = margin}, start)};
}

} // namespace

TEST_CASE("a lease is renewed after a third of its ttl")
{
    auto const held = term_of();
    CHECK(held.wake() == start + 1s);
    CHECK(held.due(start + 999ms) == step::wait);
    CHECK(held.due(start + 1s) == step::renew);
}

TEST_CASE("an extension counts from when it was sent")
{
    auto held = term_of();
    held.started();
    CHECK(held.due(start + 1'100ms) == step::wait);
    held.extended(start + 1s, 3'000ms);
    CHECK(held.valid_until() == detail::valid_until(start + 1s, 3'000ms));
    CHECK(held.wake() == start + 2s);
}

TEST_CASE("an extension that was overtaken by a later one takes nothing away")
{
    auto held = term_of();
    held.extended(start + 1s, 3'000ms);
    held.extended(start + 500ms, 3'000ms);
    CHECK(held.valid_until() == detail::valid_until(start + 1s, 3'000ms));
}

TEST_CASE("a longer ttl lengthens the validity, a shorter one takes nothing away")
{
    auto held = term_of();
    held.use({9s, 0ms, true, never}, start + 100ms, false);
    held.extended(start + 100ms, 9'000ms);
    CHECK(held.ttl() == 9'000ms);
    CHECK(held.valid_until() == detail::valid_until(start + 100ms, 9'000ms));
    CHECK(held.wake() == start + 3'000ms); // a little earlier, together with others

    held.use({300ms, 0ms, true, never}, start + 200ms, false);
    held.extended(start + 200ms, 300ms);
    CHECK(held.ttl() == 300ms);
    CHECK(held.valid_until() == detail::valid_until(start + 100ms, 9'000ms));
    CHECK(held.wake() == start + 300ms);
}

TEST_CASE("an extension by less does not put off the renewal of more")
{
    auto held = term_of();
    for (auto at = start + 200ms; at < start + 1s; at += 200ms) {
        held.extended(at, 100ms);
        CHECK(held.wake() <= start + 1s);
    }
    CHECK(held.due(start + 1s) == step::renew);
}

TEST_CASE("a longer ttl that is not granted yet does not put off the renewal of what is")
{
    auto held = term_of();
    held.use({60s, 0ms, true, never}, start + 100ms, false);
    CHECK(held.wake() <= start + 1s);
    CHECK(held.wake() >= start + 900ms);
    held.started();
    held.unknown(start + 1'200ms, ~0ull);
    CHECK(held.wake() <= start + 1'500ms);
}

TEST_CASE("what was granted for longer is not renewed all the time for a shorter ttl")
{
    auto held = term_of();
    held.use({300ms, 0ms, true, never}, start + 1s, false);
    held.started();
    held.extended(start + 2s, 300ms);
    CHECK(held.wake() >= start + 2'090ms);
}

TEST_CASE("other terms do not hurry a renewal that is tried again")
{
    auto held = term_of();
    held.started();
    held.unknown(start + 1'500ms, 0);
    auto const again = held.wake();
    held.use({3s, 10ms, true, never}, start + 1'510ms, false);
    CHECK(held.wake() == again);
}

TEST_CASE("an unknown renewal keeps the deadline and is tried again before it")
{
    auto held = term_of();
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
    auto held = term_of();
    held.started();
    CHECK(held.wake() == held.valid_until());
    CHECK(held.due(held.valid_until() - 1ns) == step::wait);
    CHECK(held.due(held.valid_until()) == step::lose);
}

TEST_CASE("the margin brings the loss forward and not the validity")
{
    auto const held = term_of(true, 0ms, 500ms);
    CHECK(held.valid_until() == detail::valid_until(start, 3'000ms));
    CHECK(held.deadline() == held.valid_until() - 500ms);
}

TEST_CASE("a fixed lease is not renewed")
{
    auto held = term_of(false);
    CHECK(held.wake() == held.valid_until());
    held.unknown(start + 1s, 0);
    CHECK(held.wake() == held.valid_until());
}

TEST_CASE("after max_hold a lease runs out")
{
    auto held = term_of(true, 1'500ms);
    CHECK(held.wake() == start + 1s);
    held.extended(start + 1s, 3'000ms);
    CHECK(held.wake() == held.valid_until());
}

TEST_CASE("a renewal that is tried again is none after a max_hold that is shorter by now")
{
    auto held = term_of();
    held.started();
    held.unknown(start + 1'500ms, 0);
    auto const again = held.wake();
    CHECK(again < start + 1'700ms);
    held.use({3s, 0ms, true, again}, start + 1'510ms, false);
    CHECK(held.wake() == held.valid_until());
    held.use({3s, 0ms, true, never}, start + 1'520ms, false);
    CHECK(held.wake() <= start + 1'520ms);
}

TEST_CASE("renewal may be switched on, and off again")
{
    auto held = term_of(false);
    held.use({3s, 0ms, true, never}, start + 100ms, false);
    CHECK(held.wake() == start + 1s);
    CHECK(held.renews(start + 100ms));
    held.use({3s, 0ms, false, never}, start + 200ms, false);
    CHECK(held.wake() == held.valid_until());
    CHECK_FALSE(held.renews(start + 200ms));
    // At once, where it should have been renewed before.
    held.use({3s, 0ms, true, never}, start + 2s, false);
    CHECK(held.due(start + 2s) == step::renew);
}

TEST_CASE("other terms do not start a second renewal")
{
    auto held = term_of();
    held.started();
    held.use({9s, 0ms, true, never}, start + 1'100ms, true);
    CHECK(held.due(start + 2s) == step::wait);
    held.extended(start + 1s, 3s);
    CHECK(held.wake() == start + 2s); // no more than 3 s are granted yet
}

TEST_CASE("a limit that is over is over for a longer ttl as well")
{
    auto held = term_of();
    held.use({3s, 0ms, true, start + 500ms}, start + 100ms, false);
    CHECK_FALSE(held.stopped(start + 499ms));
    CHECK(held.stopped(start + 500ms));
    CHECK(held.wake() == held.valid_until());
    held.use({3s, 0ms, true, never}, start + 600ms, false);
    CHECK(held.wake() == start + 1s);
}

TEST_CASE("a greater margin is in force at once where there is time for it")
{
    auto held = term_of();
    held.use({3s, 1s, true, never}, start + 100ms, false);
    CHECK(held.deadline() == held.valid_until() - 1s);
    held.use({3s, 0ms, true, never}, start + 200ms, false);
    CHECK(held.deadline() == held.valid_until());
}

TEST_CASE("a greater margin does not end a lease: it waits for the next extension")
{
    auto held = term_of(false);
    held.use({3s, 1s, false, never}, start + 2'500ms, false);
    CHECK(held.deadline() == held.valid_until());
    CHECK(held.due(start + 2'500ms) == step::wait);
    held.extended(start + 2'500ms, 3s);
    CHECK(held.deadline() == held.valid_until() - 1s);

    // Nor is it more than half of what was granted, by a renewal that was on its way for example.
    auto brief = term_of();
    brief.use({60s, 30s, true, never}, start + 1s, true);
    brief.extended(start + 1s, 3s);
    CHECK(brief.deadline() == brief.valid_until() - 1'500ms);
    brief.extended(start + 1'100ms, 60s);
    CHECK(brief.deadline() == brief.valid_until() - 30s);
}

TEST_CASE("the margin is at most half of a shorter ttl, so that renewals keep the lease")
{
    renewal held{start, terms_of({.ttl = 10s, .loss_margin = 5s}, start)};
    held.use({5s, 5s, true, never}, start + 1s, false);
    held.extended(start + 1s, 5s);
    for (auto now = start + 1s; now < start + 20s; now += 10ms) {
        REQUIRE(held.due(now) != step::lose);
        if (held.due(now) == step::renew) {
            held.started();
            held.extended(now, 5s);
        }
    }
    CHECK(held.deadline() == held.valid_until() - 2'500ms);
}

TEST_CASE("a lease falls short where more is asked for and no renewal is to come")
{
    auto held = term_of(false);
    CHECK_FALSE(held.falls_short(start + 1s, false));
    terms const wanted{20s, 0ms, false, start + 10s, start + 15s};
    held.use(wanted, start + 1s, false);
    CHECK(held.falls_short(start + 1s, false));
    CHECK_FALSE(held.falls_short(start + 10s, false)); // its max_hold is over
    auto renewed = held;
    renewed.use({20s, 0ms, true, never, start + 15s}, start + 500ms, false);
    CHECK_FALSE(renewed.falls_short(start + 500ms, false));
    renewed.started();
    CHECK_FALSE(renewed.falls_short(start + 1s, true));
    // The next renewal would come when its max_hold is over.
    renewed.use({20s, 0ms, true, start + 1'200ms, start + 15s}, start + 1'100ms, false);
    renewed.unknown(start + 1'100ms, 0);
    CHECK(renewed.falls_short(start + 1'100ms, false));

    auto const ttl = held.missing(start + 1s);
    CHECK(detail::valid_until(start + 1s, ttl) >= wanted.until);
    CHECK(detail::valid_until(start + 1s, ttl) < wanted.until + 5ms);
    held.extended(start + 1s, ttl);
    CHECK_FALSE(held.falls_short(start + 1s, false));
    CHECK(held.valid_until() >= wanted.until);
    // With room for the margin, but never by more than any of the leases asks for.
    held.use({20s, 8s, false, never, start + 15s}, start + 1s, false);
    CHECK(held.missing(start + 1s) == 16s);
    held.use({20s, 0ms, false, never, start + 15min}, start + 1s, false);
    CHECK(held.missing(start + 1s) == 20s);
}
