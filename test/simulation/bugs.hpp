// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "planted.hpp"

#include <string>
#include <vector>

namespace simulation {

struct planted_mistake {
    colock::detail::bug which;
    std::string name;
};

/// All of planted.hpp, in words.
std::vector<planted_mistake> const& mistakes();

} // namespace simulation
