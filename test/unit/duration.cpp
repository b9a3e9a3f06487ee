// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/detail/duration.hpp>

#include <cstdint>
#include <doctest/doctest.h>
#include <limits>

using namespace std::chrono_literals;
using colock::detail::clamped;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

namespace {

template <class Unit>
constexpr bool is_clamped()
{
    return clamped<nanoseconds>(Unit::max()) == nanoseconds::max() &&
           clamped<nanoseconds>(Unit::min()) == nanoseconds::min();
}

// As constants, so that an overflow would not compile.
static_assert(is_clamped<std::chrono::hours>());
static_assert(is_clamped<std::chrono::minutes>());
static_assert(is_clamped<std::chrono::seconds>());
static_assert(is_clamped<milliseconds>());
static_assert(is_clamped<std::chrono::microseconds>());
static_assert(is_clamped<nanoseconds>());
static_assert(is_clamped<std::chrono::duration<float>>());
static_assert(is_clamped<std::chrono::duration<double>>());
static_assert(clamped<nanoseconds>(std::chrono::duration<std::uint64_t>::max()) ==
              nanoseconds::max());
static_assert(clamped<milliseconds>(std::chrono::hours::max()) == milliseconds::max());

} // namespace

TEST_CASE("a time is the same in nanoseconds where those can tell it")
{
    CHECK(clamped<nanoseconds>(24h) == 24h);
    CHECK(clamped<nanoseconds>(-1ms) == -1ms);
    CHECK(clamped<nanoseconds>(0s) == 0ns);
    CHECK(clamped<nanoseconds>(nanoseconds::max() - 1ns) == nanoseconds::max() - 1ns);
    CHECK(clamped<nanoseconds>(nanoseconds::min() + 1ns) == nanoseconds::min() + 1ns);
    CHECK(clamped<nanoseconds>(std::chrono::hours{2'562'047}) == std::chrono::hours{2'562'047});
    CHECK(clamped<nanoseconds>(std::chrono::hours{2'562'048}) == nanoseconds::max());
    // Multiplied as a float, this would be beyond them.
    CHECK(clamped<nanoseconds>(std::chrono::duration<float>{9223372032.F}) > 2'562'046h);
}

TEST_CASE("a time is cut off after the unit")
{
    CHECK(clamped<nanoseconds>(1.5s) == 1'500ms);
    CHECK(clamped<nanoseconds>(std::chrono::duration<float>{-0.25F}) == -250ms);
    CHECK(clamped<milliseconds>(1'999us) == 1ms);
    CHECK(clamped<milliseconds>(-1'999us) == -1ms);
}

TEST_CASE("what is no number is no wait either")
{
    using seconds = std::chrono::duration<double>;
    CHECK(clamped<nanoseconds>(seconds{std::numeric_limits<double>::infinity()}) ==
          nanoseconds::max());
    CHECK(clamped<nanoseconds>(seconds{std::numeric_limits<double>::quiet_NaN()}) ==
          nanoseconds::min());
}
