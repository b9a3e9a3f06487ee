// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/copies.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using colock::detail::copies;

namespace {

constexpr colock::clock::time_point start{1000s};

} // namespace

TEST_CASE("copies: those that were granted are known to be there, and what is learnt is added")
{
    copies known{0b101, 3, start};
    CHECK(known.count() == 2);
    CHECK(known.is_on(0));
    CHECK_FALSE(known.is_on(1));
    known.has_key(1);
    CHECK(known.count() == 3);
    known.lacks_key(0, start);
    CHECK_FALSE(known.is_on(0));
    CHECK(known.count() == 2);
}

TEST_CASE("copies: a node that is silent counts as it was for one extension, and not for two")
{
    copies known{0b111, 3, start};
    // Node 2 does not answer.
    CHECK(known.extended(0b011, 0) == 3);
    CHECK(known.count() == 3);
    CHECK(known.extended(0b011, 0) == 2);
    CHECK(known.count() == 2);
    // Node 1 says that it does not have the key.
    CHECK(known.extended(0b101, 0b010) == 2);
    CHECK_FALSE(known.is_on(1));
    CHECK(known.is_on(2));
}

TEST_CASE("copies: a majority lasts as long as those of it that last longest")
{
    copies known{0b011, 3, start};
    CHECK(known.lasts_on(1, 0b111) == start);
    CHECK(known.lasts_on(2, 0b111) == start);
    CHECK(known.lasts_on(3, 0b111) == colock::clock::time_point{});
    // The third has not said that it has it.
    for (std::size_t node : {0u, 1u})
        known.extended_on(node, start, start + 10s);
    known.extended(0b011, 0b100);
    CHECK(known.lasts_on(2, 0b111) == start + 10s);
    // What it has was set by the acquire.
    known.has_key(2);
    CHECK(known.lasts_on(3, 0b111) == start);
    known.lacks_key(1, start);
    CHECK(known.lasts_on(1, 0b111) == start + 10s);
    CHECK(known.lasts_on(2, 0b111) == start);
    CHECK(known.lasts_on(3, 0b111) == colock::clock::time_point{});
    CHECK(known.lasts_on(1, 0b100) == start);
    // An answer that comes late, of an older command.
    known.has_key(0, start + 5s);
    known.has_key(2, start + 5s);
    CHECK(known.lasts_on(1, 0b111) == start + 10s);
    CHECK(known.lasts_on(2, 0b111) == start + 5s);
    // Given back, for less time than at first.
    CHECK(known.begin_repair(1, start - 1s));
    CHECK(known.lasts_on(3, 0b111) == colock::clock::time_point{});
    known.has_key(1);
    CHECK(known.lasts_on(3, 0b111) == start - 1s);
    // A node that an extension did not reach keeps its key for as long as before.
    for (std::size_t node : {1u, 2u})
        known.extended_on(node, start, start + 20s);
    known.extended(0b110, 0b001);
    CHECK_FALSE(known.is_on(0));
    CHECK(known.lasts_on(2, 0b111) == start + 20s);
    CHECK(known.lasts_on(3, 0b111) == start + 10s);
    known.ends_on(2, start);
    CHECK(known.is_on(2));
    CHECK(known.lasts_on(2, 0b111) == start + 10s);
}

TEST_CASE("copies: what has extended it and has lost it since does not last")
{
    copies known{0b111, 3, start};
    known.extended_on(0, start, start + 10s);
    known.extended_on(1, start, start + 10s);
    CHECK(known.lasting(0b011, start + 10s) == 0b011);
    CHECK(known.lasting(0b001, start + 10s) == 0b001);
    CHECK(known.lasting(0b011, start + 11s) == 0);
    known.lacks_key(0, start);
    CHECK(known.lasting(0b011, start + 10s) == 0b010);
    CHECK(known.lasts_on(2, 0b111) == start);
    known.extended(0b010, 0);
    CHECK_FALSE(known.is_on(0));
    CHECK(known.is_on(2));
    // The decision does not bring it back, but it may be given back.
    known.confirmed(0, start + 10s);
    CHECK_FALSE(known.is_on(0));
    known.has_key(0, start + 12s);
    known.confirmed(0, start + 10s);
    CHECK(known.is_on(0));
    CHECK(known.lasting(0b011, start + 10s) == 0b011);
}

TEST_CASE("copies: an extension that was sent before a loss was known does not undo that")
{
    for (bool const refused : {false, true}) {
        CAPTURE(refused);
        copies known{0b111, 3, start};
        if (refused)
            known.ends_on(0, start + 2s);
        else
            known.lacks_key(0, start + 2s);
        CHECK(known.lost_since(0, start + 1s));
        CHECK_FALSE(known.lost_since(0, start + 2s));
        CHECK_FALSE(known.lost_since(1, start + 1s));
        for (std::size_t node : {0u, 1u})
            known.extended_on(node, start + 1s, start + 11s);
        CHECK(known.lasting(0b011, start + 11s) == 0b010);
        known.confirmed(0, start + 11s);
        CHECK(known.is_on(0) == refused);
        CHECK(known.lasts_on(2, 0b111) == start);
        // A later extension counts: the key has been given back by then.
        known.extended_on(0, start + 3s, start + 13s);
        known.confirmed(0, start + 13s);
        CHECK(known.is_on(0));
        CHECK(known.lasts_on(1, 0b111) == start + 13s);
    }
}

TEST_CASE("copies: a release has to reach every node that may have the key")
{
    copies known{0b001, 3, start};
    CHECK(known.possible() == 0);
    known.may_be_on(0b011);
    known.may_be_on(0b100);
    CHECK(known.possible() == 0b111);
}

TEST_CASE("copies: a repair is begun once at a time, and its node may have the key then")
{
    copies known{0b011, 3, start};
    CHECK(known.begin_repair(2, start));
    CHECK_FALSE(known.begin_repair(2, start));
    CHECK(known.possible() == 0b100);
    known.end_repair(2);
    CHECK(known.begin_repair(2, start));
}

TEST_CASE("copies: a doubt ends a ttl after the nodes in doubt have answered")
{
    copies known{0b011, 3, start};
    known.in_doubt(2, start - 1ms);
    CHECK(known.doubted(2));
    CHECK_FALSE(known.doubted(1));
    // Others have.
    known.answered(0b011, start, start, 10s);
    known.answered(0b011, start + 100s, start + 100s, 10s);
    CHECK(known.doubted(2));

    known.answered(0b111, start, start, 10s);
    known.answered(0b111, start + 9s, start + 9s, 10s);
    CHECK(known.doubted(2));
    known.answered(0b111, start + 10s, start + 10s, 10s);
    for (std::size_t node = 0; node < 3; ++node)
        CHECK_FALSE(known.doubted(node));
}

TEST_CASE("copies: an extension that is older than the doubt does not end it")
{
    copies known{0b011, 3, start};
    known.in_doubt(2, start + 1s);
    known.answered(0b111, start, start + 2s, 10s);
    known.answered(0b111, start + 12s, start + 12s, 10s);
    CHECK(known.doubted(2));
    known.answered(0b111, start + 22s, start + 22s, 10s);
    CHECK_FALSE(known.doubted(2));
}

TEST_CASE("copies: a new doubt begins anew")
{
    copies known{0b011, 3, start};
    known.in_doubt(2, start - 1ms);
    known.answered(0b111, start, start, 10s);
    known.in_doubt(2, start - 1ms);
    known.answered(0b111, start + 10s, start + 10s, 10s);
    CHECK(known.doubted(2));
    known.answered(0b111, start + 20s, start + 20s, 10s);
    CHECK_FALSE(known.doubted(2));
}

TEST_CASE("copies: they are wanted until the lease has ended")
{
    copies known{0b1, 1, start};
    CHECK(known.wanted());
    known.no_longer_wanted();
    CHECK_FALSE(known.wanted());
}
