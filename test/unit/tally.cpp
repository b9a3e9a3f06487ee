// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/tally.hpp"

#include <doctest/doctest.h>

using colock::detail::quorum_of;
using colock::detail::tally;
using verdict = tally::verdict;

namespace {

tally count(std::size_t nodes, std::size_t yes, std::size_t no, std::size_t unknown)
{
    tally votes{nodes};
    for (std::size_t i = 0; i < yes; ++i)
        votes.yes();
    for (std::size_t i = 0; i < no; ++i)
        votes.no();
    for (std::size_t i = 0; i < unknown; ++i)
        votes.unknown();
    return votes;
}

/// Whether every way in which the missing answers can turn out leads to the same verdict.
bool certain(std::size_t nodes, std::size_t yes, std::size_t no, std::size_t unknown,
             verdict expected)
{
    auto const missing = nodes - yes - no - unknown;
    for (std::size_t more_yes = 0; more_yes <= missing; ++more_yes) {
        for (std::size_t more_no = 0; more_yes + more_no <= missing; ++more_no) {
            auto const end =
                count(nodes, yes + more_yes, no + more_no, unknown + missing - more_yes - more_no);
            if (end.decide() != expected)
                return false;
        }
    }
    return true;
}

} // namespace

TEST_CASE("a quorum is more than half of the configured nodes")
{
    CHECK(quorum_of(1) == 1);
    CHECK(quorum_of(2) == 2);
    CHECK(quorum_of(3) == 2);
    CHECK(quorum_of(4) == 3);
    CHECK(quorum_of(5) == 3);
    for (std::size_t nodes = 1; nodes <= 5; ++nodes)
        CHECK(tally{nodes}.quorum() == quorum_of(nodes));
}

TEST_CASE("one node decides by itself")
{
    CHECK(count(1, 0, 0, 0).decide() == verdict::open);
    CHECK(count(1, 1, 0, 0).decide() == verdict::won);
    CHECK(count(1, 0, 1, 0).decide() == verdict::refused);
    CHECK(count(1, 0, 0, 1).decide() == verdict::unknown);
}

TEST_CASE("half of an even number of nodes is no quorum, and enough to refuse one")
{
    CHECK(count(4, 2, 0, 0).decide() == verdict::open);
    CHECK(count(4, 2, 2, 0).decide() == verdict::refused);
    CHECK(count(2, 1, 1, 0).decide() == verdict::refused);
    CHECK(count(2, 1, 0, 1).decide() == verdict::unknown);
}

TEST_CASE("the verdict is never changed by answers to come")
{
    for (std::size_t nodes = 1; nodes <= 7; ++nodes) {
        for (std::size_t yes = 0; yes <= nodes; ++yes) {
            for (std::size_t no = 0; yes + no <= nodes; ++no) {
                for (std::size_t unknown = 0; yes + no + unknown <= nodes; ++unknown) {
                    CAPTURE(nodes);
                    CAPTURE(yes);
                    CAPTURE(no);
                    CAPTURE(unknown);
                    auto const votes = count(nodes, yes, no, unknown);
                    auto const now = votes.decide();
                    // No answer still to come can turn a decided vote into a won one or back.
                    if (now == verdict::won || now == verdict::refused)
                        CHECK(certain(nodes, yes, no, unknown, now));
                    if (now == verdict::unknown)
                        CHECK(nodes - no - unknown < votes.quorum());
                    if (now == verdict::open)
                        CHECK_FALSE(votes.complete());
                }
            }
        }
    }
}

TEST_CASE("errors matter where a quorum could be had without them")
{
    struct answers {
        std::size_t nodes, yes, no, down, errors;
        bool more_to_come, matter;
    };
    for (auto const& given :
         {// One node.
          answers{1, 0, 0, 0, 1, false, true}, answers{1, 0, 0, 1, 0, false, false},
          answers{1, 0, 1, 0, 0, false, false},
          // All refuse; decided before the last has answered.
          answers{3, 0, 0, 0, 2, true, true},
          // One refuses, and one is down: either alone would be no hindrance.
          answers{3, 1, 0, 1, 1, false, true}, answers{3, 0, 0, 1, 1, true, true},
          // The last has not answered in time: then two are silent.
          answers{3, 0, 0, 1, 1, false, false}, answers{3, 0, 0, 2, 1, false, false},
          // Held by another on one node, and one refuses.
          answers{3, 1, 1, 0, 1, false, true}, answers{3, 0, 1, 1, 1, false, false},
          answers{3, 0, 2, 0, 1, false, false},
          // Granted all the same.
          answers{3, 2, 0, 0, 1, false, false}, answers{5, 3, 0, 0, 2, false, false},
          answers{5, 2, 0, 2, 1, false, true}, answers{5, 1, 0, 3, 1, false, false}}) {
        CAPTURE(given.nodes);
        CAPTURE(given.yes);
        CAPTURE(given.no);
        CAPTURE(given.down);
        CAPTURE(given.errors);
        auto votes = count(given.nodes, given.yes, given.no, given.down);
        for (std::size_t i = 0; i < given.errors; ++i)
            votes.error();
        CHECK(votes.errors_matter(given.more_to_come) == given.matter);
    }
}

TEST_CASE("with one that refuses, those that are hopeless hinder for good")
{
    for (bool const refuses : {true, false}) {
        CAPTURE(refuses);
        auto votes = count(3, 0, 1, refuses ? 0 : 1);
        votes.hopeless();
        if (refuses)
            votes.error();
        CHECK(votes.decide() == verdict::unknown);
        CHECK(votes.errors_matter(false) == refuses);
    }
}

TEST_CASE("an error is one more answer that is unknown")
{
    tally votes{3};
    votes.error();
    CHECK(votes.decide() == verdict::open);
    votes.error();
    CHECK(votes.decide() == verdict::unknown);
    votes.yes();
    CHECK(votes.complete());
}
