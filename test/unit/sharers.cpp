// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/sharers.hpp"

#include <doctest/doctest.h>

using colock::detail::sharers;

TEST_CASE("sharers: there is one at first, and others join until the last is given up")
{
    sharers it;
    CHECK(it.count() == 1);
    CHECK(it.live() == 1);
    CHECK(it.join());
    CHECK(it.count() == 2);
    CHECK(it.live() == 2);
    CHECK_FALSE(it.give_up());
    CHECK(it.join());
    CHECK_FALSE(it.give_up());
    CHECK(it.give_up());
    CHECK_FALSE(it.join());
    CHECK(it.count() == 0);
    // The strand has not heard yet of those that were given up.
    CHECK(it.live() == 3);
    it.leave();
    CHECK(it.live() == 2);
}

TEST_CASE("sharers: another may take the place of the last")
{
    sharers it;
    CHECK(it.give_up());
    it.replace();
    CHECK(it.count() == 1);
    CHECK(it.live() == 1);
    CHECK(it.join());
    CHECK(it.count() == 2);
}
