// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "rules.hpp"

#include <cstddef>
#include <string>

namespace model {

struct found {
    std::size_t states = 0;
    int depth = 0;   ///< Of the state that is farthest from the first one.
    bool all = true; ///< Whether all states were seen.
    violation wrong = violation::none;
    std::string trace; ///< The shortest way to the wrong state.
};

/// Visits all states that can be reached, nearest first, until one is wrong or there are too many.
found search(settings const& rules, std::size_t limit);

} // namespace model
