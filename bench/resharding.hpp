// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"

#include <cstdint>
#include <string>

namespace bench {

/// What a load on a Cluster noticed of its slots being moved.
struct resharding_sample {
    unsigned workers = 0;
    unsigned names = 0;
    bool fencing = true;
    unsigned slots = 0;            ///< Of those names: they move there and back.
    std::uint64_t moved_slots = 0; ///< Each way counts.
    std::uint64_t moved_keys = 0;
    sample quiet; ///< Before they move.
    sample moving;
    std::uint64_t acquire_errors = 0;
    std::uint64_t release_errors = 0;
    std::string acquire_error; ///< The first of them; empty where there was none.
    std::string release_error;
    std::uint64_t lost = 0; ///< Leases.
    /// Acquires that took so long that nothing but a timer can have ended them: nobody was told of
    /// the release.
    std::uint64_t woken_by_timer = 0;
    std::uint64_t violations = 0;
    std::size_t left_behind =
        0; ///< Locks, and keys without an expiry, when the clients are closed.

    /// Whether the load noticed anything but delays.
    bool was_disturbed() const
    {
        return acquire_errors || release_errors || lost || woken_by_timer || left_behind;
    }
};

/// Moves the slots there and back: at least once, and for at least `time`.
resharding_sample measure_resharding(environment const&, unsigned workers,
                                     std::chrono::duration<double> time);

} // namespace bench
