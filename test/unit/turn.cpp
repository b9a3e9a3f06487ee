// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/turn.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;
using detail::turn;

namespace {

clock::time_point const start{1h};
auto constexpr round_trip = 100us;

/// A lease that begins at `from`.
void hold(turn& mine, clock::time_point from, clock::duration length)
{
    mine.granted(from);
    mine.ended(from + length);
}

} // namespace

TEST_CASE("the first attempt waits for nothing")
{
    turn mine;
    CHECK(mine.free_until(start, round_trip) == start);
}

TEST_CASE("a client alone takes the lock again at once, for the length of a turn")
{
    turn mine;
    hold(mine, start, 1ms);
    CHECK(mine.free_until(start + 1ms, round_trip) == start + 1ms);
    hold(mine, start + 1ms, turn::longest - 1ms);
    CHECK(mine.free_until(start + turn::longest, round_trip) == start + turn::longest + 400us);
    // Once: then it is its turn again.
    CHECK(mine.free_until(start + turn::longest + 400us, round_trip) ==
          start + turn::longest + 400us);
}

TEST_CASE("a turn ends when it is to give way")
{
    turn mine;
    mine.granted(start);
    mine.give_way();
    mine.ended(start + 1ms);
    CHECK(mine.free_until(start + 1ms, round_trip) == start + 1ms + 400us);
    CHECK(mine.free_until(start + 1ms + 400us, round_trip) == start + 1ms + 400us);
}

TEST_CASE("the pause is longer after a long turn of hand-offs, to a millisecond")
{
    for (auto const& [length, pause] : {std::pair<clock::duration, clock::duration>{8ms, 400us},
                                        std::pair<clock::duration, clock::duration>{10ms, 500us},
                                        std::pair<clock::duration, clock::duration>{10s, 1ms}}) {
        turn mine;
        mine.give_way();
        hold(mine, start, length);
        CHECK(mine.free_until(start + length, round_trip) == start + length + pause);
    }
}

TEST_CASE(
    "after another client's lease the turn is one lease long, and the next grant begins another")
{
    // Who has left the lock free for long enough does not wait.
    for (auto const& [asked, free] : {std::pair{50us, 400us}, std::pair{401us, 401us}}) {
        turn mine;
        mine.refused();
        hold(mine, start, 1ms);
        CHECK(mine.free_until(start + 1ms + asked, round_trip) == start + 1ms + free);
        hold(mine, start + 2ms, 1ms);
        CHECK(mine.free_until(start + 3ms, round_trip) == start + 3ms);
    }
}

TEST_CASE("the pause has bounds whatever the round trip")
{
    for (auto const& [trip, pause] : {std::pair<clock::duration, clock::duration>{1us, 200us},
                                      std::pair<clock::duration, clock::duration>{1s, 20ms}}) {
        turn mine;
        mine.refused();
        hold(mine, start, 0ms);
        CHECK(mine.free_until(start, trip) == start + pause);
    }
}
