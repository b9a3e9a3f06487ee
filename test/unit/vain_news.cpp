// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/vain_news.hpp"

#include "core/pace.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace colock;
using namespace std::chrono_literals;
using detail::pace;

namespace {

constexpr clock::time_point start{1h};

/// The random number that makes a pause the shortest: half of its span.
constexpr std::uint64_t shortest = 0;

/// Whether an attempt that finds a key with these ends on the only node is in vain.
bool in_vain(pace& next, clock::time_point first, clock::time_point last,
             clock::duration exactness = 1ms)
{
    next.found_on(0, {first, last}, exactness);
    return next.in_vain();
}

/// The same where one has it.
bool in_vain(pace& next, clock::time_point frees, clock::duration exactness = 1ms)
{
    return in_vain(next, frees, frees, exactness);
}

} // namespace

TEST_CASE("news of a lock that stays as it was are followed ever more slowly")
{
    pace next{1};
    auto const held_until = start + 1min;
    auto now = start;
    auto const attempt = [&](clock::time_point frees) {
        next.news();
        next.attempt_sent();
        bool const vain = in_vain(next, frees);
        if (vain)
            next.back_off(now, 0);
        next.refused(now, now + 5s);
        next.news();
        return vain;
    };
    for (int i = 0; i < 20; ++i) {
        CHECK_FALSE(attempt(held_until + i % 2 * 500us));
        CHECK(next.due() <= now);
    }
    CHECK(attempt(held_until));
    CHECK(next.due() > now);
    CHECK(next.due() <= now + 1ms);
    for (int i = 0; i < 20; ++i)
        CHECK(attempt(held_until));
    CHECK(next.due() > now + 40ms);
    CHECK(next.due() <= now + 100ms);

    // Somebody else has it now, or its ttl has been lengthened.
    for (int i = 0; i < 2; ++i)
        CHECK_FALSE(attempt(held_until + 2ms));
    CHECK(next.due() <= now);
    CHECK(attempt(held_until + 2ms));
    CHECK(next.due() > now);
    CHECK(next.due() <= now + 1ms);

    next.granted();
    for (int i = 0; i < 20; ++i)
        CHECK_FALSE(attempt(held_until + 2ms));
}

TEST_CASE("so are those of a lock that has no end that could be said")
{
    pace next{1};
    bool vain = false;
    for (int i = 0; i < 30; ++i) {
        next.news();
        next.attempt_sent();
        vain = in_vain(next, clock::time_point::max());
    }
    CHECK(vain);
}

TEST_CASE("as many attempts as are followed at once make no difference to another's lock")
{
    pace next{1};
    for (auto const held_until : {start + 1min, start + 2min}) {
        for (int i = 0; i < 20; ++i) {
            next.news();
            next.attempt_sent();
            CHECK_FALSE(in_vain(next, held_until));
        }
    }
}

TEST_CASE("attempts are in vain also where they are made upon changes on a minority")
{
    pace next{5};
    int vain = 0;
    auto now = start;
    for (int i = 0; i < 100; ++i, now += 10ms) {
        next.changed_on(0, now);
        next.attempt_sent();
        for (std::size_t node = 0; node < 3; ++node)
            next.found_on(node, {start + 1min, start + 1min}, 1ms);
        vain += next.in_vain();
        next.refused(now, now + 5s);
    }
    CHECK(vain == 80);
}

TEST_CASE("attempts are in vain also where the owner enters its lock again and again")
{
    auto const outer = start + 40s;
    for (auto const inner_ttl : {1s, 60s}) {
        CAPTURE(inner_ttl.count());
        pace next{1};
        int vain = 0;
        for (int i = 0; i < 100; ++i) {
            auto const now = start + i * 10ms;
            next.news();
            next.attempt_sent();
            // Most find it entered.
            auto const inner = i % 5 ? now + inner_ttl : outer;
            vain += in_vain(next, std::min(inner, outer), std::max(inner, outer));
            next.refused(now, now + 5s);
        }
        CHECK(vain == 80);
        // Another has it.
        for (int i = 0; i < 20; ++i) {
            next.news();
            next.attempt_sent();
            auto const held_until = start + 2min + i * 10ms;
            CHECK_FALSE(in_vain(next, held_until));
        }
    }
}

TEST_CASE("each node has ends of its own")
{
    // An acquire does not reach all nodes at the same time. By whom it is refused first is chance.
    constexpr clock::time_point outer[] = {start + 40s, start + 40s + 7ms, start + 40s + 30ms};
    pace next{3};
    int vain = 0;
    for (std::size_t i = 0; i < 100; ++i) {
        next.news();
        next.attempt_sent();
        for (std::size_t node = 0; node < 3; ++node) {
            if (node != i % 3)
                next.found_on(node, {outer[node], start + 1min + i * 10ms}, 1ms);
        }
        vain += next.in_vain();
    }
    CHECK(vain == 79); // the first two found keys that were new
}

TEST_CASE("a key that stays on a minority does not tell who has the lock")
{
    for (std::size_t const nodes : {3U, 5U}) {
        CAPTURE(nodes);
        pace next{nodes};
        for (int i = 0; i < 100; ++i) {
            auto const held_until = start + i * 10ms;
            next.news();
            next.attempt_sent();
            for (std::size_t node = 0; node < nodes / 2; ++node)
                next.found_on(node, {start, start}, 1ms);
            next.found_on(nodes / 2, {held_until, held_until}, 1ms);
            CHECK_FALSE(next.in_vain());
        }
    }
}

TEST_CASE("attempts are in vain also where the clients of an owner take turns")
{
    pace next{1};
    int vain = 0;
    for (int i = 0; i < 100; ++i) {
        auto const now = start + i * 10ms;
        next.news();
        next.attempt_sent();
        vain += in_vain(next, now + 1min, now + 1min + 10ms);
    }
    CHECK(vain == 80);
}

TEST_CASE("attempts are not in vain where the lock goes on in less than can be told apart")
{
    pace next{1};
    for (int i = 0; i < 200; ++i) {
        auto const held_until = start + 1min + i * 1ms;
        next.news();
        next.attempt_sent();
        CHECK_FALSE(in_vain(next, held_until, 3ms));
    }
}

TEST_CASE("attempts are not in vain where the lock goes from one to the next")
{
    pace next{1};
    for (int i = 0; i < 200; ++i) {
        auto const now = start + i * 5ms;
        next.news();
        next.attempt_sent();
        CHECK_FALSE(in_vain(next, now + 1min));
        next.refused(now, now + 5s);
    }
}

TEST_CASE("attempts that are not made upon news are not in vain")
{
    pace next{1};
    for (int i = 0; i < 100; ++i) {
        next.attempt_sent();
        CHECK_FALSE(in_vain(next, start + 1min));
        next.refused(start, start + 5s);
    }
}

TEST_CASE("the pauses of attempts in vain begin anew with a grant")
{
    pace mine{1};
    auto const pause = [&] {
        for (int i = 0; i < 25; ++i) {
            mine.news();
            mine.attempt_sent();
            if (in_vain(mine, start + 1min))
                mine.back_off(start, shortest);
        }
        mine.news();
        return mine.due() - start;
    };
    CHECK(pause() == 8ms); // 0.5, 1, 2, 4, 8
    mine.granted();
    CHECK(pause() == 8ms);
}
