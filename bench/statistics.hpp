// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bench {

/// Percentiles of durations, in microseconds.
struct summary {
    double p50 = 0;
    double p99 = 0;
    double max = 0;
    std::size_t count = 0;
};

/// Sorts `nanoseconds`. All zero where there are none.
inline summary summarize(std::vector<std::uint32_t>& nanoseconds)
{
    if (nanoseconds.empty())
        return {};
    std::ranges::sort(nanoseconds);
    auto const at = [&](double quantile) {
        auto const last = static_cast<double>(nanoseconds.size() - 1);
        return nanoseconds[static_cast<std::size_t>(quantile * last + 0.5)] / 1e3;
    };
    return {at(0.50), at(0.99), at(1.0), nanoseconds.size()};
}

/// The middle of the values of several rounds, and how far they are apart.
struct spread {
    double median = 0;
    double relative = 0; ///< Half the range of the middle half of the values, over the median.
};

inline spread spread_of(std::vector<double> values)
{
    if (values.empty())
        return {};
    std::ranges::sort(values);
    auto const quantile = [&](double at) {
        auto const place = at * static_cast<double>(values.size() - 1);
        auto const below = static_cast<std::size_t>(place);
        auto const above = std::min(below + 1, values.size() - 1);
        return values[below] +
               (place - static_cast<double>(below)) * (values[above] - values[below]);
    };
    auto const median = quantile(0.5);
    return {median, median > 0 ? (quantile(0.75) - quantile(0.25)) / 2 / median : 0};
}

} // namespace bench
