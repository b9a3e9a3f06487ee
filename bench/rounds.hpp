// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "beside.hpp"
#include "doubled.hpp"
#include "failover.hpp"
#include "resharding.hpp"
#include "scenario.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bench {

struct options;

/// The scenarios that are measured in rounds: all but hold, waiters, burst, reconnect, failover and
/// doubled.
std::vector<scenario> const& scenarios();

/// One line of the table: a scenario with a number of workers, and what its rounds measured.
struct row {
    scenario const* what;
    unsigned workers;
    comparison compared;                ///< Never `either`.
    std::optional<std::size_t> ceiling; ///< The row that it is compared with.
    bool fencing;
    std::vector<sample> samples;
};

/// What is to be measured, and what was found out.
struct findings {
    std::vector<std::string> scenarios; ///< Their names.
    std::vector<row> rows;
    /// Many short ones: what disturbs the machine meets a row and its ceiling alike, or few rounds.
    int rounds = 0;
    std::size_t masters = 0; ///< Of redlock, burst and reconnect; 0 where none of them is run.
    std::vector<double> round_trips; ///< Median of a PING in microseconds, per round.
    bool with_hold = false;
    bool with_waiters = false;
    bool with_cluster = false;
    bool with_burst = false;
    bool with_reconnect = false;
    bool with_failover = false;
    bool with_doubled = false;
    std::chrono::duration<double> row_time{}; ///< In all rounds together.
    std::chrono::milliseconds ttl{};
    unsigned workers = 0; ///< Of the load on a Cluster whose slots move.
    unsigned items = 0;   ///< Waiters; a tenth as many leases and acquires of a burst.
    hold_sample hold{};
    waiters_sample waiters{};
    resharding_sample resharding{};    ///< Of cluster.
    std::vector<beside_sample> beside; ///< Of burst and reconnect.
    std::vector<failover_sample> failovers;
    std::vector<doubled_sample> doubled;

    /// Whether this run needs private servers, even if the others are given by --url.
    bool needs_private_servers() const
    {
        return masters > 0 || with_cluster || with_failover || with_doubled;
    }

    std::uint64_t violations() const;

    /// Whether an acquire failed, or a lease was lost, in burst or reconnect.
    bool any_failed_beside() const
    {
        return std::ranges::any_of(
            beside, [](auto const& each) { return each.failed > 0 || each.lost > 0; });
    }

    /// Whether a lock was granted twice in spite of the guard.
    bool any_doubled() const
    {
        return std::ranges::any_of(doubled, [](auto const& each) {
            return each.is_guarded && each.twice_going_on + each.twice_standing_still > 0;
        });
    }
};

/// Throws usage_error where a scenario is unknown.
findings plan(options const&);

/// Fills in the findings. The rows take turns, in rounds, so that a machine that gets slower or
/// faster affects those that are compared alike.
void measure(findings&, environment);

} // namespace bench
