// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

#include <cstdint>
#include <random>
#include <string>

namespace simulation {

/// What the command line asks for.
struct arguments {
    std::uint64_t count = 1'000;
    std::uint64_t seed = std::random_device{}();
    wishes wanted{};
    unsigned jobs = 1;
    bool trace = false;
    bool bugs = false;
    std::string only{};
    std::string help{}; ///< The text of it, where it is asked for.
};

/// Throws std::invalid_argument, which names the argument.
arguments read_arguments(int count, char const* const* words);

} // namespace simulation
