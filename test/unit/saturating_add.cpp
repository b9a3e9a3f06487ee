// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/saturating_add.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;
using detail::saturating_add;

TEST_CASE("a time that is too late to be said is the end of time")
{
    clock::time_point const now{1h};
    CHECK(saturating_add(now, 5ms) == now + 5ms);
    CHECK(saturating_add(now, 0ns) == now);
    CHECK(saturating_add(now, std::chrono::nanoseconds::max()) == clock::time_point::max());
    CHECK(saturating_add(now, std::chrono::milliseconds::max()) == clock::time_point::max());
    CHECK(saturating_add(now, clock::time_point::max() - now) == clock::time_point::max());
    CHECK(saturating_add(now, clock::time_point::max() - now - 1s) < clock::time_point::max());
}
