// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "rounds.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bench {

/// The rounds of a row, made into one line.
struct line {
    spread rate;
    double p50, p99, max;
    std::optional<summary> release;
    std::optional<double> handoff_p50, handoff_p99, handoff_max;
    std::optional<double> commands_per_pair;
    std::optional<double> client_cpu_us; ///< Of this process, per pair.
    std::uint64_t served_min, served_max;
    std::optional<std::uint64_t> violations;
    std::optional<spread> ratio;
    double seconds;
};

line line_of(row const&, std::vector<row> const&);

/// What printf() would print, of at most 200 characters.
[[gnu::format(printf, 1, 2)]] std::string text(char const* format, ...);

} // namespace bench
