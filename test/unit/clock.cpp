// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/clock.hpp>

#include <doctest/doctest.h>

#include <time.h>

#include <chrono>
#include <concepts>

// libc++ has no std::chrono::is_clock_v.
template <class Clock>
concept is_clock = requires
{
    typename Clock::rep;
    typename Clock::period;
    {
        Clock::is_steady
        } -> std::same_as<bool const&>;
    requires std::same_as<typename Clock::duration,
                          std::chrono::duration<typename Clock::rep, typename Clock::period>>;
    requires std::same_as<typename Clock::time_point,
                          std::chrono::time_point<Clock, typename Clock::duration>>;
    {
        Clock::now()
        } -> std::same_as<typename Clock::time_point>;
};
static_assert(is_clock<colock::clock>);
static_assert(colock::clock::is_steady);
static_assert(noexcept(colock::clock::now()));

TEST_CASE("the clock does not go backwards")
{
    auto last = colock::clock::now();
    for (int i = 0; i < 100'000; ++i) {
        auto const now = colock::clock::now();
        REQUIRE(now >= last);
        last = now;
    }
}

TEST_CASE("the clock ticks finer than a millisecond")
{
    auto const start = colock::clock::now();
    auto now = start;
    while (now == start)
        now = colock::clock::now();
    CHECK(now - start < std::chrono::milliseconds{1});
}

#ifdef CLOCK_BOOTTIME
TEST_CASE("the clock is the one that counts the time of suspend")
{
    auto const boot_time = [] {
        timespec now{};
        REQUIRE(::clock_gettime(CLOCK_BOOTTIME, &now) == 0);
        return std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec};
    };
    auto const before = boot_time();
    auto const now = colock::clock::now().time_since_epoch();
    auto const after = boot_time();
    CHECK(before <= now);
    CHECK(now <= after);
}
#endif
