// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "statistics.hpp"

#include <colock/client.hpp>
#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace support {
class redis_cluster;
}

namespace bench {

using steady = std::chrono::steady_clock;

class private_servers;

/// What every scenario is given.
struct environment {
    std::vector<colock::node_address> nodes;
    private_servers* masters = nullptr;        ///< Of redlock, burst and reconnect: not in `nodes`.
    support::redis_cluster* cluster = nullptr; ///< Of cluster, which compares it with a master.
    std::string prefix;                        ///< Of every key: nobody else uses it.
    std::chrono::milliseconds ttl{};
    std::chrono::duration<double> warm_up{0.1};
    std::chrono::duration<double> measured{1};
    bool sabotage = false;
    bool fencing = true;
    colock::restart_guard guard = colock::restart_guard::automatic; ///< Guards no single server.
    unsigned replicas = 0; ///< Which must have a lock before it counts.

    environment without_fencing() const;
    /// With a guard for a single server, too.
    environment with_guard() const;
    /// With a guard, several servers or a Cluster grant nothing at first when they are new.
    environment without_guard() const;

    colock::client_options client_options() const;

    /// Options for a client whose servers must stay: when one cannot be reached, `error` is set
    /// and the context stopped. The client itself would wait for ever for the server to come back.
    colock::client_options client_options(boost::asio::io_context& context,
                                          std::exception_ptr& error) const;
};

/// What one round of a scenario measured.
struct sample {
    double seconds = 0;
    std::uint64_t pairs = 0; ///< Of an acquire and its release, both answered.
    summary acquire;
    std::optional<summary> release;
    std::optional<summary> handoff;
    std::optional<double> commands;          ///< Sent in the measured time.
    std::optional<double> processor_seconds; ///< Of this process alone, in the measured time.
    std::uint64_t served_min = 0;
    std::uint64_t served_max = 0;
    std::optional<std::uint64_t> violations;
    std::vector<double> pace;     ///< Pairs per second in each tenth of the time.
    std::vector<double> resident; ///< MiB of this process at the begin and after each tenth.

    double pairs_per_second() const
    {
        return seconds > 0 ? static_cast<double>(pairs) / seconds : 0;
    }
};

/// What a row of the table is divided by, and how.
enum class comparison {
    none,
    throughput, ///< Pairs per second over those of raw with as many workers: more is better.
    latency,    ///< Median acquire over that of raw with as many workers: less is better.
    either,     ///< latency with one worker, throughput with more.
};

/// One kind of load. Everything it starts has ended when measure() returns.
struct scenario {
    std::string_view name;
    std::string_view variant; ///< Where there are several of one name; else empty.
    std::string_view against; ///< What it is compared with: another variant, or else raw.
    std::string_view about;
    comparison compared;
    sample (*measure)(environment const&, unsigned workers);
};

sample measure_raw(environment const&, unsigned workers);
sample measure_uncontended(environment const&, unsigned workers);
sample measure_uncontended_unfenced(environment const&, unsigned workers);
sample measure_uncontended_with_lock(environment const&, unsigned workers);
sample measure_uncontended_guarded(environment const&, unsigned workers);
sample measure_distinct(environment const&, unsigned workers);
sample measure_distinct_unfenced(environment const&, unsigned workers);
sample measure_distinct_guarded(environment const&, unsigned workers);
sample measure_same(environment const&, unsigned workers);
sample measure_processes(environment const&, unsigned processes);
sample measure_crowds(environment const&, unsigned workers);
sample measure_reentrant(environment const&, unsigned workers);
sample measure_reentrant_again(environment const&, unsigned workers);
sample measure_redlock(environment const&, unsigned workers);
sample measure_redlock_unfenced(environment const&, unsigned workers);
sample measure_redlock_minority_stopped(environment const&, unsigned workers);
sample measure_redlock_raw(environment const&, unsigned workers);
sample measure_cluster(environment const&, unsigned workers);
sample measure_cluster_one(environment const&, unsigned workers);
sample measure_replicas(environment const&, unsigned workers);
sample measure_replicas_each(environment const&, unsigned workers);
sample measure_replicas_far(environment const&, unsigned workers);
sample measure_replicas_far_each(environment const&, unsigned workers);

/// Bytes per item, by two measures.
struct footprint {
    double heap = 0;
    double resident = 0;
};

/// What it takes to hold many leases.
struct hold_sample {
    unsigned leases = 0;
    unsigned lost = 0;
    footprint each;
    double seconds_to_get = 0;
    double seconds = 0; ///< How long they were held and measured.
    double processor_seconds = 0;
    double commands = 0;
    double renewals = 0;
};

/// What it takes to wait.
struct waiters_sample {
    unsigned waiters = 0; ///< Coroutines.
    unsigned names = 0;
    unsigned cancelled = 0; ///< Further ones, which came after them.
    footprint each;
    double seconds_to_queue = 0;
    double seconds_to_cancel = 0;
    double seconds_to_serve = 0;
};

/// `time`: how long they are held; a ttl at least.
hold_sample measure_hold(environment const&, unsigned leases, std::chrono::duration<double> time);
waiters_sample measure_waiters(environment const&, unsigned waiters, unsigned names);

/// Median time in microseconds of a PING by one coroutine: what a round trip costs here.
double measure_round_trip(environment const&);

} // namespace bench
