// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "schedule.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace simulation {

struct planted_mistake {
    colock::detail::bug which;
    std::string name;
    /// The seed of a schedule that finds it, if hardly any other does.
    std::optional<std::uint64_t> seed{};
    bool reentrant = false; ///< A mistake in reentrant locks.
    /// A schedule made to find it, if none that is drawn does.
    outcome (*made)() = nullptr;
    bool clusters = false;   ///< A mistake in what is special about a Cluster,
    bool sentinels = false;  ///< or about a Sentinel group.
    bool guarded = false;    ///< A mistake in what restart_guard::marker does.
    bool replicated = false; ///< A mistake in what lock_options::replicas does.
};

/// All mistakes in base/planted.hpp, with their names.
std::vector<planted_mistake> const& mistakes();

struct broken_assumption {
    assumption which;
    std::string name;
};

/// All assumptions, with their names.
std::vector<broken_assumption> const& broken_assumptions();

} // namespace simulation
