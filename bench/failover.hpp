// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace bench {

/// How long workers are without locks while another server becomes master. Times in milliseconds,
/// one of each repetition.
struct failover_sample {
    std::string variant;  ///< Such as "cluster_killed".
    std::string settings; ///< What was set at the servers, by their own account.
    unsigned workers = 0;
    /// From the kill -9, or from the command that asks for a fail-over:
    std::vector<double> takes_writes; ///< The new master takes writes.
    /// A sentinel answers with the new master's address; it announces the switch up to 0.1 s later.
    /// Empty in a Cluster.
    std::vector<double> told;
    std::vector<double> first; ///< The first worker acquires at the new master.
    /// From the later of takes_writes and told, which is what the library is answerable for:
    std::vector<double> first_behind;
    std::vector<double> last_behind; ///< Each worker has acquired at the new master.
    std::size_t acquire_errors = 0;
    std::size_t release_errors = 0; ///< Most of them had no answer, and were repeated.
    std::string acquire_error;      ///< The first of them; empty where there was none.
    std::string release_error;
    std::size_t left_behind = 0; ///< Locks on the new master when the client was closed.
};

/// A Cluster and a Sentinel group, whose master is killed, or asked to make place.
std::vector<failover_sample> measure_failover(environment const&, unsigned repetitions);

} // namespace bench
