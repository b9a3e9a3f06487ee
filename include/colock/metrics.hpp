// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>
#include <colock/event.hpp>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace colock {

/// How long something took, each time since the client was made.
struct COLOCK_EXPORT histogram {
    /// 50 us to 100 s, in steps of 1, 2 and 5.
    static constexpr std::array<std::chrono::nanoseconds, 20> bounds = [] {
        std::array<std::chrono::nanoseconds, 20> all{};
        std::chrono::nanoseconds ten = std::chrono::microseconds{10};
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::size_t const step = (i + 2) % 3;
            all[i] = ten * (step == 0 ? 1 : step == 1 ? 2 : 5);
            if (step == 2)
                ten *= 10;
        }
        return all;
    }();

    /// How many took up to each bound and longer than the one before; the last, longer than all.
    std::array<std::uint64_t, bounds.size() + 1> counts{};
    std::chrono::nanoseconds sum{0}; ///< Of all of them.

    std::uint64_t count() const noexcept; ///< How many there were.

    /// The least of the bounds that a `share` (0 to 1) of them did not exceed: 0.5 for the median.
    /// nanoseconds::max() where that is longer than all bounds, 0 if there were none.
    std::chrono::nanoseconds quantile(double share) const noexcept;
};

/// Counters since the client was made, two levels, and how long things took. One consistent moment
/// is not promised.
///
/// Each acquire that has ended is one of acquires, timeouts, cancellations and failures, and is in
/// wait_times. One with a negative wait ends before it has begun, and is not counted.
struct metrics {
    std::uint64_t acquires = 0;           ///< Leases handed out.
    std::uint64_t contended_acquires = 0; ///< Those of them that had to wait for another holder.
    std::uint64_t hand_offs = 0; ///< Those of them that came from another lease, without a server.
    /// Acquires whose wait ran out while somebody else had the lock: errc::timed_out.
    std::uint64_t timeouts = 0;
    std::uint64_t cancellations = 0; ///< Acquires that were cancelled.
    /// Acquires that failed with any other error, also if their wait ran out for want of a server.
    std::uint64_t failures = 0;
    /// Losses. The leases of one owner of a reentrant lock are lost together, as one.
    std::uint64_t losses = 0;
    std::uint64_t releases = 0; ///< Leases given back, those that had been lost included.
    std::uint64_t renewals = 0; ///< Extensions that were confirmed.
    /// Grants, extensions and fence writes of a node that did not count: too few replicas, or not
    /// the disk, had them in time (lock_options::replicas and fsync). One for a batch of them.
    std::uint64_t unreplicated = 0;
    /// Times that the grants of a server began not to count: event_kind::not_counted.
    std::uint64_t not_counted = 0;
    /// Keys of leases that were set on a node that lacked them, while nobody else could get them:
    /// after a fail-over, a restart or a flush, or since it was away when the others granted them.
    std::uint64_t repairs = 0;
    /// Commands about locks, sent to all nodes. Connection set-up and what a Cluster or a sentinel
    /// is asked about itself are not counted.
    std::uint64_t commands = 0;
    std::uint64_t waiters = 0; ///< Acquires waiting now.
    std::uint64_t leases = 0;  ///< Leases held now.

    histogram wait_times;  ///< Of acquires, from the call to the end, whatever that was.
    histogram hold_times;  ///< Of leases, from the grant to the release.
    histogram round_trips; ///< Of commands about locks to one node, from sending to the answer.
    /// How long answers of a node waited for replicas or the disk, which round_trips leaves out.
    histogram replication_times;
};

/// What a client says of itself: get_metrics() and get_node_reports().
struct client_report {
    std::string label; ///< Tells clients of one program apart. Empty: it is the only one.
    metrics figures{}; ///< Of client::get_metrics().
    std::vector<node_report> nodes{}; ///< Of client::get_node_reports().
};

/// The reports in the text format of Prometheus, version 0.0.4: what GET /metrics answers, as
/// "text/plain; version=0.0.4". Times are in seconds, and doc/operations.md has the names. A label
/// becomes the label "client" of each sample; of reports with the same one, the second becomes
/// "label 2" (or "2" without one), and so on. Of all labels, bytes that are not UTF-8 become
/// U+FFFD. Thread safety: any thread.
COLOCK_EXPORT std::string to_prometheus(std::span<client_report const> reports);

} // namespace colock
