// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <chrono>

namespace colock::detail {

/// `now + span`, or time_point::max() where that would overflow. `span` is not negative.
template <class Rep, class Period>
constexpr clock::time_point saturating_add(clock::time_point now,
                                           std::chrono::duration<Rep, Period> span)
{
    constexpr auto end = clock::time_point::max();
    using whole = std::chrono::duration<Rep, Period>;
    if (span >= std::chrono::duration_cast<whole>(end - now))
        return end;
    return now + span;
}

} // namespace colock::detail
