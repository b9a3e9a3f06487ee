// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/validity.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;

TEST_CASE("drift is a hundredth of the ttl and two milliseconds")
{
    CHECK(detail::drift(10'000ms) == 102ms);
    CHECK(detail::drift(20ms) == 2'200us);
}

TEST_CASE("validity counts from sending and ends before the key can expire")
{
    clock::time_point const sent{1h};
    CHECK(detail::valid_until(sent, 10'000ms) == sent + 9'898ms);
    CHECK(detail::valid_until(sent, 20ms) > sent);
    CHECK(detail::valid_until(sent, 20ms) < sent + 20ms);
}
