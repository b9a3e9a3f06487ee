// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <chrono>

namespace colock::detail {

/// The same time in the unit of `To`, cut off after that; the longest or the shortest of them where
/// it is beyond them. (A conversion by the standard library overflows there.)
template <class To, class Rep, class Period>
constexpr To clamped(std::chrono::duration<Rep, Period> const& time)
{
    using exact = std::chrono::duration<long double, typename To::period>;
    exact const wanted{time};
    if (wanted >= exact{To::max()})
        return To::max();
    if (!(wanted > exact{To::min()})) // nor is NaN
        return To::min();
    return std::chrono::duration_cast<To>(wanted);
}

/// A time in any unit, which so is no completion token.
template <class T>
concept duration = requires(T const& time)
{
    clamped<std::chrono::nanoseconds>(time);
};

} // namespace colock::detail
