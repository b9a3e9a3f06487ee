// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <chrono>

namespace support {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using steady = std::chrono::steady_clock;

/// How much slower than a quiet machine the tests may run. Limits on how long something may take
/// are multiplied by it; times that the library is to keep (ttl, waits) are not.
#if defined(COLOCK_SANITIZE_ADDRESS) || defined(COLOCK_SANITIZE_THREAD)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
inline constexpr int slack = sanitized ? 6 : 2;

/// Within this, what needs no timer has happened: some round trips on a loaded machine. Tests hold
/// it against times that are an order of magnitude longer (a ttl of a minute, a renewal).
inline constexpr milliseconds prompt = 750ms * slack;

/// After this a test is stuck.
inline constexpr milliseconds stuck = 15'000ms * slack;

inline milliseconds since(steady::time_point start)
{
    return std::chrono::duration_cast<milliseconds>(steady::now() - start);
}

} // namespace support
