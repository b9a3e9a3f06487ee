// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/time_limit.hpp"

#include <doctest/doctest.h>
#include <optional>

using namespace std::chrono_literals;
using colock::detail::time_limit;

namespace {

constexpr colock::clock::time_point due{1h};
constexpr std::optional<colock::clock::time_point> ended;

} // namespace

TEST_CASE("a limit whose end is noticed in time has ended")
{
    time_limit limit;
    CHECK(limit.goes_on(due, due, 1s) == ended);
    CHECK(limit.goes_on(due + 10ms, due, 1s) == ended);
}

TEST_CASE("a limit whose end is noticed late goes on for as long, once")
{
    time_limit limit;
    CHECK(limit.goes_on(due + 11ms, due, 1s) == due + 22ms);
    CHECK(limit.goes_on(due + 5s, due + 22ms, 1s) == ended);
    limit.begin();
    CHECK(limit.goes_on(due + 2s, due, 1s) == due + 3s);
}

TEST_CASE("a limit does not go on beyond the end of time")
{
    time_limit limit;
    auto const last = colock::clock::time_point::max();
    CHECK(limit.goes_on(last - 1s, last - 3s, 24h) == last);
}
