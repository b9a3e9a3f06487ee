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
    /// Of a schedule that finds it, where hardly any other does.
    std::optional<std::uint64_t> seed{};
    bool reentrant = false; ///< A mistake in reentrant locks.
    /// A schedule made to find it, where none of those drawn does.
    outcome (*made)() = nullptr;
    bool clusters = false;   ///< A mistake in what is special about a Cluster,
    bool sentinels = false;  ///< or about a Sentinel group.
    bool guarded = false;    ///< A mistake in what restart_guard::marker does.
    bool replicated = false; ///< A mistake in what lock_options::replicas does.
};

/// All of planted.hpp, in words.
std::vector<planted_mistake> const& mistakes();

struct broken_assumption {
    assumption which;
    std::string name;
};

/// All of them, in words.
std::vector<broken_assumption> const& broken_assumptions();

} // namespace simulation
