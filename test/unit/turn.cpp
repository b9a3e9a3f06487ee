// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/turn.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;
using detail::turn;

namespace {

clock::time_point const start{1h};
auto constexpr round_trip = 100us;

} // namespace

TEST_CASE("the first attempt waits for nothing")
{
    turn mine;
    CHECK(mine.free_until(start, round_trip) == start);
}

TEST_CASE("a client alone takes the lock again at once, for the length of a turn")
{
    turn mine;
    mine.granted(start);
    mine.ended(start + 1ms);
    CHECK(mine.free_until(start + 1ms, round_trip) == start + 1ms);
    mine.granted(start + 1ms);
    mine.ended(start + turn::longest);
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
        mine.granted(start);
        mine.ended(start + length);
        CHECK(mine.free_until(start + length, round_trip) == start + length + pause);
    }
}

TEST_CASE("after another client's lease the turn is one lease long")
{
    turn mine;
    mine.refused();
    mine.granted(start);
    mine.ended(start + 1ms);
    CHECK(mine.free_until(start + 1ms + 50us, round_trip) == start + 1ms + 400us);
    mine.granted(start + 2ms);
    mine.ended(start + 3ms);
    CHECK(mine.free_until(start + 3ms, round_trip) == start + 3ms);
}

TEST_CASE("who has left the lock free for long enough never waits")
{
    turn mine;
    mine.refused();
    mine.granted(start);
    mine.ended(start + 1ms);
    CHECK(mine.free_until(start + 1ms + 401us, round_trip) == start + 1ms + 401us);
    // And starts a new turn with the next grant.
    mine.granted(start + 30ms);
    mine.ended(start + 31ms);
    CHECK(mine.free_until(start + 31ms, round_trip) == start + 31ms);
}

TEST_CASE("the pause has bounds whatever the round trip")
{
    for (auto const& [trip, pause] : {std::pair<clock::duration, clock::duration>{1us, 200us},
                                      std::pair<clock::duration, clock::duration>{1s, 20ms}}) {
        turn mine;
        mine.refused();
        mine.granted(start);
        mine.ended(start);
        CHECK(mine.free_until(start, trip) == start + pause);
    }
}
