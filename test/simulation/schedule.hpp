// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace simulation {

/// What is wanted of a schedule besides its seed.
struct wishes {
    int nodes = 0;                 ///< 0: one, three or five, by the seed.
    bool majority_forgets = false; ///< Breaks the assumption on which exclusion rests.
    bool traced = false;
};

struct outcome {
    std::optional<std::string> violation;
    std::string trace;
    int nodes = 0;
    std::uint64_t grants = 0;
    std::uint64_t events = 0;
    std::map<std::string, std::uint64_t> faults; ///< How often each kind was drawn.
};

/// Runs one schedule: processes that contend for some names while servers, network and processes fail,
/// everything drawn from the seed.
outcome run_schedule(std::uint64_t seed, wishes const& wanted);

} // namespace simulation
