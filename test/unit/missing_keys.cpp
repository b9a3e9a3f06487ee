// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/missing_keys.hpp"

#include <doctest/doctest.h>

using colock::detail::missing_keys;

TEST_CASE("missing keys: none while all nodes have theirs")
{
    missing_keys it;
    CHECK_FALSE(it.any());
    it.found_on(0);
    CHECK_FALSE(it.any());
}

TEST_CASE("missing keys: what was said before the first that is missing does not count")
{
    missing_keys it;
    it.found_on(0);
    it.found_on(1);
    CHECK(it.found_by(2));
    it.missing_on(2, false);
    CHECK(it.any());
    CHECK_FALSE(it.found_by(1));
    it.found_on(0);
    CHECK(it.found_by(1));
    // The second one is no news of the others.
    it.missing_on(1, false);
    CHECK(it.found_by(1));
    it.missing_on(0, false);
    CHECK_FALSE(it.found_by(1));
}

TEST_CASE("missing keys: a node that is found with its key again misses it no more")
{
    missing_keys it;
    it.missing_on(0, true);
    it.missing_on(1, false);
    it.found_on(0);
    CHECK(it.any());
    CHECK_FALSE(it.vacant(0));
    it.found_on(1);
    CHECK_FALSE(it.any());
    CHECK(it.found_by(2));
}

TEST_CASE("missing keys: where nobody has it, until that is settled")
{
    missing_keys it;
    it.missing_on(0, true);
    it.missing_on(1, false);
    it.found_on(2);
    it.found_on(63);
    CHECK(it.vacant(0));
    CHECK_FALSE(it.vacant(1));
    CHECK_FALSE(it.vacant(2));
    CHECK(it.found_by(2));
    it.settle();
    CHECK_FALSE(it.any());
    CHECK_FALSE(it.vacant(0));
}
