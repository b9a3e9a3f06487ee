// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/clock.hpp>

#include <time.h>

namespace colock {

clock::time_point clock::now() noexcept
{
#ifdef CLOCK_BOOTTIME
    constexpr clockid_t id = CLOCK_BOOTTIME;
#else
    constexpr clockid_t id = CLOCK_MONOTONIC;
#endif
    // Cannot fail: the clock is known and the address is good.
    timespec now{};
    ::clock_gettime(id, &now);
    return time_point{std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec}};
}

} // namespace colock
