// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/tally.hpp"

#include <doctest/doctest.h>

using colock::detail::free_after;
using namespace std::chrono_literals;

TEST_CASE("enough keys have expired when the last of the needed ones has")
{
    CHECK(free_after({500ms}, 1) == 500ms);
    CHECK(free_after({900ms, 100ms, 500ms}, 1) == 100ms);
    CHECK(free_after({900ms, 100ms, 500ms}, 2) == 500ms);
    CHECK(free_after({900ms, 100ms, 500ms}, 3) == 900ms);
}

TEST_CASE("keys that do not expire are never free")
{
    CHECK(free_after({-1ms}, 1) == std::nullopt);
    CHECK(free_after({-1ms, 200ms}, 1) == 200ms);
    CHECK(free_after({-1ms, 200ms}, 2) == std::nullopt);
    CHECK(free_after({}, 1) == std::nullopt);
    CHECK(free_after({200ms}, 0) == std::nullopt);
}
