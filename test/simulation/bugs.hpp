// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "planted.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace simulation {

struct planted_mistake {
    colock::detail::bug which;
    std::string name;
    std::optional<std::uint64_t> seed{}; ///< Of a schedule that finds it, where few do.
};

/// All of planted.hpp, in words.
std::vector<planted_mistake> const& mistakes();

} // namespace simulation
