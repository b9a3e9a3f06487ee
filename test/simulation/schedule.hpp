// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace simulation {

/// What the promises of the library rest on, each to be broken on purpose.
enum class assumption {
    memory,          ///< A majority of the servers keeps its memory for as long as a ttl.
    clock_steps,     ///< The servers' clocks are not set ahead.
    clock_rates,     ///< They run as fast as those of the clients, within one percent.
    clocks_together, ///< Where servers forget, clocks are closer than a ttl, so that tokens grow.
};

/// What is wanted of a schedule besides its seed.
struct wishes {
    int nodes = 0; ///< 0: one, three or five, by the seed.
    std::optional<assumption> broken{};
    bool reentrant = false;          ///< All locks are reentrant; otherwise by the seed.
    std::optional<bool> clusters{};  ///< Each vote is a Cluster; otherwise by the seed.
    std::optional<bool> sentinels{}; ///< Each vote is a Sentinel group; otherwise by the seed.
    std::optional<bool> guarded{};   ///< Servers are guarded by their reign; otherwise by the seed.
    /// In a Cluster or Sentinel group the replicas must have each lock; otherwise by the seed, if
    /// the servers are not guarded.
    std::optional<bool> replicated{};
    /// Some servers refuse client tracking for good, unless guarded; otherwise by the seed.
    std::optional<bool> untracked{};
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

/// Runs one schedule: processes that contend for some names while servers, network and processes
/// fail, everything drawn from the seed.
outcome run_schedule(std::uint64_t seed, wishes const& wanted);

} // namespace simulation
