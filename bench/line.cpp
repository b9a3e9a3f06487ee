// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "line.hpp"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <functional>
#include <utility>

namespace bench {
namespace {

double median_of(std::vector<sample> const& samples,
                 std::function<double(sample const&)> const& value)
{
    std::vector<double> values;
    for (auto const& one : samples)
        values.push_back(value(one));
    return spread_of(std::move(values)).median;
}

std::optional<spread> ratio_of(row const& one, std::vector<row> const& rows)
{
    if (!one.ceiling)
        return {};
    std::vector<double> ratios;
    for (std::size_t i = 0; i < one.samples.size(); ++i) {
        auto const& mine = one.samples[i];
        auto const& raw = rows[*one.ceiling].samples[i];
        ratios.push_back(one.compared == comparison::throughput
                             ? mine.pairs_per_second() / raw.pairs_per_second()
                             : mine.acquire.p50 / raw.acquire.p50);
    }
    return spread_of(std::move(ratios));
}

/// Shown for redlock only.
std::optional<summary> release_of(std::vector<sample> const& samples)
{
    if (!std::ranges::all_of(samples, [](sample const& s) { return s.release.has_value(); }))
        return {};
    summary result;
    result.p50 = median_of(samples, [](sample const& s) { return s.release->p50; });
    result.p99 = median_of(samples, [](sample const& s) { return s.release->p99; });
    for (auto const& round : samples)
        result.max = std::max(result.max, round.release->max);
    return result;
}

} // namespace

line line_of(row const& one, std::vector<row> const& rows)
{
    auto const& samples = one.samples;
    line result{};
    std::vector<double> rates;
    double commands = 0;
    std::optional<double> processor_seconds;
    double pairs = 0;
    double unfair = 0;
    for (auto const& round : samples) {
        rates.push_back(round.pairs_per_second());
        result.seconds += round.seconds;
        result.max = std::max(result.max, round.acquire.max);
        pairs += static_cast<double>(round.pairs);
        commands += round.commands.value_or(0);
        if (round.processor_seconds)
            processor_seconds = processor_seconds.value_or(0) + *round.processor_seconds;
        if (round.violations)
            result.violations = result.violations.value_or(0) + *round.violations;
        if (round.handoff)
            result.handoff_max = std::max(result.handoff_max.value_or(0), round.handoff->max);
        // Of the least fair round: a sum over the rounds would hide it.
        auto const ratio = static_cast<double>(round.served_max) /
                           std::max(0.5, static_cast<double>(round.served_min));
        if (ratio > unfair) {
            unfair = ratio;
            result.served_min = round.served_min;
            result.served_max = round.served_max;
        }
    }
    result.rate = spread_of(std::move(rates));
    result.p50 = median_of(samples, [](sample const& s) { return s.acquire.p50; });
    result.p99 = median_of(samples, [](sample const& s) { return s.acquire.p99; });
    if (result.handoff_max) {
        result.handoff_p50 =
            median_of(samples, [](sample const& s) { return s.handoff.value_or(summary{}).p50; });
        result.handoff_p99 =
            median_of(samples, [](sample const& s) { return s.handoff.value_or(summary{}).p99; });
    }
    if (one.what->name == "redlock")
        result.release = release_of(samples);
    if (pairs > 0) {
        result.commands_per_pair = commands / pairs;
        if (processor_seconds)
            result.client_cpu_us = 1e6 * *processor_seconds / pairs;
    }
    result.ratio = ratio_of(one, rows);
    return result;
}

std::string text(char const* format, ...)
{
    char buffer[200];
    std::va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return buffer;
}

} // namespace bench
