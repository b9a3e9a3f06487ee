// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/pace.hpp"

#include <doctest/doctest.h>

#include <utility>

using namespace colock;
using namespace std::chrono_literals;
using detail::pace;

namespace {

constexpr clock::time_point start{1h};

/// The random number that makes a pause the shortest: half of its span.
constexpr std::uint64_t shortest = 0;

/// At rest after an attempt that another's lock refused at `start`.
pace refused(std::size_t nodes)
{
    pace mine{nodes};
    mine.attempt_sent();
    mine.refused(start, start + 5s);
    return mine;
}

/// At rest after so many split votes in a row: some nodes granted the attempt, others refused it.
pace split(std::size_t nodes, int times)
{
    pace mine{nodes};
    for (int i = 0; i < times; ++i) {
        mine.attempt_sent();
        mine.split(start, shortest);
        mine.refused(start, start + 5s);
    }
    return mine;
}

} // namespace

TEST_CASE("the first attempt is due at once")
{
    pace mine{3};
    CHECK(mine.due() <= start);
    CHECK_FALSE(mine.resting());
    CHECK_FALSE(mine.heard());
}

TEST_CASE("after a refusal the next attempt is due as the holder's ttl has it")
{
    auto const mine = refused(3);
    CHECK(mine.due() == start + 5s);
    CHECK(mine.resting());
    CHECK(mine.heard());
}

TEST_CASE("news end the rest at once")
{
    auto mine = refused(3);
    mine.news();
    CHECK(mine.due() <= start);
}

TEST_CASE("news that came during the attempt end the rest at once")
{
    pace mine{3};
    mine.attempt_sent();
    mine.news();
    mine.refused(start, start + 5s);
    CHECK(mine.due() <= start);
}

TEST_CASE("a change on one of several nodes is given time to reach the others")
{
    auto mine = refused(3);
    mine.changed_on(1, start + 1s);
    CHECK(mine.due() == start + 1s + pace::spread_of_a_release);
    // Another word from the same node is nothing new.
    mine.changed_on(1, start + 1s + 1ms);
    CHECK(mine.due() == start + 1s + pace::spread_of_a_release);
}

TEST_CASE("a change on a quorum ends the rest at once")
{
    auto mine = refused(3);
    mine.changed_on(1, start + 1s);
    mine.changed_on(2, start + 1s);
    CHECK(mine.due() <= start + 1s);
    auto single = refused(1);
    single.changed_on(0, start + 1s);
    CHECK(single.due() <= start + 1s);
}

TEST_CASE("a change during the attempt is given time from the attempt's end")
{
    pace mine{3};
    mine.attempt_sent();
    mine.changed_on(1, start - 1s);
    mine.refused(start, start + 5s);
    CHECK(mine.due() == start + pace::spread_of_a_release);
}

TEST_CASE("a change never puts an attempt off")
{
    pace mine{3};
    mine.attempt_sent();
    mine.refused(start, start + 1ms);
    mine.changed_on(1, start);
    CHECK(mine.due() == start + 1ms);
}

TEST_CASE("what was heard before an attempt says nothing after it")
{
    auto mine = refused(3);
    mine.changed_on(0, start);
    mine.refused_on(1);
    mine.news();
    mine.attempt_sent();
    mine.refused(start + 1s, start + 5s);
    CHECK(mine.due() == start + 5s);
    // Two nodes are a quorum; but the change on node 0 was before the attempt.
    mine.changed_on(1, start + 2s);
    CHECK(mine.due() == start + 2s + pace::spread_of_a_release);
}

TEST_CASE("what an earlier attempt has left is news where the last one was refused for it")
{
    auto mine = refused(3);
    mine.own_release_on(1, start);
    CHECK(mine.due() == start + 5s);
    mine.refused_on(1);
    mine.own_release_on(1, start + 1s);
    CHECK(mine.due() == start + 1s + pace::spread_of_a_release);
    auto single = refused(1);
    single.refused_on(0);
    single.own_release_on(0, start);
    CHECK(single.due() <= start);
}

TEST_CASE("what an attempt that failed has left does not end the pause behind it")
{
    pace mine{1};
    mine.attempt_sent();
    mine.failed(start, 0);
    auto const due = mine.due();
    CHECK(due > start);
    mine.own_release_on(0, start);
    CHECK(mine.due() == due);
}

TEST_CASE("after a split vote no attempt is sent before the pause is over")
{
    for (auto const& [times, pause] :
         {std::pair<int, clock::duration>{1, 500us}, {2, 1ms}, {6, 16ms}, {9, 16ms}}) {
        auto mine = split(3, times);
        mine.news();
        CHECK(mine.due() == start + pause);
    }
}

TEST_CASE("the pause after a split vote is not cut short by the release that all hear of")
{
    auto mine = split(3, 6);
    mine.changed_on(0, start + 1ms);
    CHECK(mine.due() == start + 16ms);
    mine.changed_on(1, start + 1ms);
    CHECK(mine.due() == start + 16ms);
}

TEST_CASE("a change shortly before the end of the pause is given its time all the same")
{
    auto mine = split(3, 6);
    mine.changed_on(0, start + 15ms);
    CHECK(mine.due() == start + 15ms + pace::spread_of_a_release);
}

TEST_CASE("the pauses after split votes begin anew with a grant")
{
    auto mine = split(3, 6);
    mine.attempt_sent();
    mine.granted();
    CHECK(mine.due() <= start);
    mine.attempt_sent();
    mine.split(start, shortest);
    mine.refused(start, start + 5s);
    mine.news();
    CHECK(mine.due() == start + 500us);
}

TEST_CASE("what an earlier attempt was refused on says nothing of the last")
{
    auto mine = refused(1);
    mine.refused_on(0);
    mine.attempt_sent();
    mine.refused(start, start + 5s);
    mine.own_release_on(0, start);
    CHECK(mine.due() == start + 5s);
}

TEST_CASE("nothing holds up an owner that the servers let in")
{
    auto mine = split(3, 6);
    mine.back_off(start, shortest);
    mine.news();
    CHECK(mine.due() > start);
    mine.owner_let_in();
    CHECK(mine.due() <= start);
    // Nor what comes of the attempt that is under way.
    mine.attempt_sent();
    mine.owner_let_in();
    mine.back_off(start, shortest);
    mine.split(start, shortest);
    mine.refused(start, start + 5s);
    CHECK(mine.due() <= start);
}

TEST_CASE("once it has left, the lock is left to others as before")
{
    pace mine{1};
    mine.owner_let_in();
    mine.leave_free(start + 20ms);
    CHECK(mine.due() == start + 20ms);
}

TEST_CASE("but an owner that the servers keep out is held up like others")
{
    pace mine{1};
    mine.owner_let_in();
    mine.attempt_sent();
    mine.back_off(start, shortest);
    mine.refused(start, start + 5s);
    mine.owner_let_in();
    CHECK(mine.due() > start);
    mine.granted();
    mine.owner_let_in();
    CHECK(mine.due() <= start);
}

TEST_CASE("who leaves the lock to others has not been refused by that")
{
    pace mine{3};
    mine.leave_free(start + 20ms);
    CHECK_FALSE(mine.resting());
    CHECK(mine.due() == start + 20ms);
}

TEST_CASE("nothing ends the pause that leaves the lock to others")
{
    auto mine = refused(3);
    mine.leave_free(start + 20ms);
    CHECK(mine.resting());
    CHECK(mine.due() == start + 20ms);
    mine.changed_on(0, start);
    CHECK(mine.due() == start + 20ms);
    mine.changed_on(1, start);
    CHECK(mine.due() == start + 20ms);
    mine.news();
    CHECK(mine.due() == start + 20ms);
    // It holds back only one attempt.
    mine.attempt_sent();
    CHECK(mine.due() <= start);
}

TEST_CASE("after trouble the pauses grow, to a second at the most, until somebody answers")
{
    pace mine{1};
    for (auto const pause : {2500us, 5000us, 10000us, 20000us, 40000us, 80000us, 160000us, 320000us,
                             500000us, 500000us}) {
        mine.attempt_sent();
        mine.failed(start, shortest);
        CHECK(mine.due() == start + pause);
        CHECK_FALSE(mine.heard());
    }
    mine.news();
    CHECK(mine.due() <= start);
    mine.attempt_sent();
    mine.refused(start, start + 5s);
    CHECK(mine.heard());
    mine.attempt_sent();
    mine.failed(start, shortest);
    CHECK(mine.due() == start + 2500us);
    CHECK_FALSE(mine.heard());
    mine.attempt_sent();
    mine.granted();
    CHECK(mine.heard());
    mine.attempt_sent();
    mine.failed(start, shortest);
    CHECK(mine.due() == start + 2500us);
}

TEST_CASE("rest lasts from an attempt's end to the next attempt")
{
    auto mine = refused(1);
    CHECK(mine.resting());
    mine.rest_ended();
    CHECK_FALSE(mine.resting());
    mine.failed(start, shortest);
    CHECK(mine.resting());
    mine.attempt_sent();
    CHECK_FALSE(mine.resting());
}
