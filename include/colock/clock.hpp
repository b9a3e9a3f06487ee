// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>

#include <chrono>

namespace colock {

/// The clock on which leases are judged.
///
/// It is steady and, unlike `std::chrono::steady_clock` on Linux, keeps running while the machine
/// is suspended (CLOCK_BOOTTIME): a laptop that slept through its lease must not believe that it
/// still holds it. Where the system has no such clock, it is CLOCK_MONOTONIC.
///
/// Meets the C++ named requirement Clock. Thread safety: any thread.
struct clock {
    using duration = std::chrono::nanoseconds;         ///< In nanoseconds.
    using rep = duration::rep;                         ///< A signed number of 64 bits.
    using period = duration::period;                   ///< A nanosecond.
    using time_point = std::chrono::time_point<clock>; ///< Since the machine has started.
    static constexpr bool is_steady = true;            ///< It is never set.

    /// Ends the process, after a line on standard error, where the system gives no time (a sandbox
    /// that forbids it): without a clock nothing can be said of any lease.
    COLOCK_EXPORT static time_point now() noexcept;
};

} // namespace colock
