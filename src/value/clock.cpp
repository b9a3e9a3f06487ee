// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/clock.hpp>

#include <cstdio>
#include <cstdlib>
#include <time.h>

namespace colock {

clock::time_point clock::now() noexcept
{
#ifdef CLOCK_BOOTTIME
    constexpr clockid_t id = CLOCK_BOOTTIME;
#else
    constexpr clockid_t id = CLOCK_MONOTONIC;
#endif
    // With a time that stands still every lease would be valid for ever.
    timespec now{};
    if (::clock_gettime(id, &now) != 0) {
        std::perror("colock: there is no clock to measure leases with: clock_gettime");
        std::abort();
    }
    return time_point{std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec}};
}

} // namespace colock
