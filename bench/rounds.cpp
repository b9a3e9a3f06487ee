// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "rounds.hpp"

#include "options.hpp"
#include "progress.hpp"

#include <algorithm>
#include <cmath>
#include <exception>
#include <stdexcept>
#include <string_view>

namespace bench {
namespace {

std::vector<std::string> chosen_names(options const& asked)
{
    if (!asked.scenarios.empty())
        return asked.scenarios;
    if (asked.sabotage)
        return {"same", "processes"};
    std::vector<std::string> all;
    for (auto const& one : scenarios()) {
        bool const elsewhere =
            (one.name == "redlock" || one.name == "cluster") && !asked.url.empty();
        if (one.name == "replicas") // only where it is asked for
            continue;
        if ((all.empty() || all.back() != one.name) && !elsewhere)
            all.emplace_back(one.name);
    }
    all.emplace_back("hold");
    all.emplace_back("waiters");
    // Not burst and reconnect, which take a minute and need a Release build and a quiet machine to
    // say anything; nor failover and doubled: they take as long as all of these, most of it in
    // waiting for servers.
    return all;
}

sample measure_once(row const& one, environment const& env)
{
    try {
        return one.what->measure(env, one.workers);
    } catch (std::exception const& error) {
        throw std::runtime_error{std::string{one.what->name} + ": " + error.what()};
    }
}

comparison comparison_of(scenario const& what, unsigned workers)
{
    if (what.compared != comparison::either)
        return what.compared;
    return workers == 1 ? comparison::latency : comparison::throughput;
}

scenario const& find(std::string_view name, std::string_view variant)
{
    auto const is_it = [&](scenario const& one) {
        return one.name == name && one.variant == variant;
    };
    auto const found = std::ranges::find_if(scenarios(), is_it);
    if (found == scenarios().end())
        throw usage_error{std::string{name} + ": no such scenario; --list shows them"};
    return *found;
}

/// Adds a row and, before it, the one that it is compared with, unless they are there. Its index.
std::size_t add_row(std::vector<row>& rows, scenario const& what, unsigned workers)
{
    std::optional<std::size_t> ceiling;
    if (what.compared != comparison::none) {
        auto const own = [&](scenario const& one) {
            return one.name == what.name && one.variant == what.against;
        };
        bool const has_own = !what.against.empty() && std::ranges::any_of(scenarios(), own);
        ceiling = add_row(rows, has_own ? find(what.name, what.against) : find("raw", {}), workers);
    }
    auto const same = [&](row const& other) {
        return other.what == &what && other.workers == workers;
    };
    auto const found = std::ranges::find_if(rows, same);
    auto const index = static_cast<std::size_t>(found - rows.begin());
    if (found == rows.end())
        rows.push_back({&what, workers, comparison_of(what, workers), ceiling, true, {}});
    return index;
}

std::vector<unsigned> workers_of(std::string_view name, options const& asked)
{
    if (name == "uncontended" || name == "reentrant")
        return {1};
    // Also with one worker: rows with one worker are compared with that.
    if (name == "raw" || name == "redlock" || name == "replicas")
        return {asked.workers, 1};
    return {name == "processes" ? asked.processes : asked.workers};
}

/// The variants to measure. Those that others are compared with are added with these.
std::vector<std::string_view> variants_of(std::string_view name, options const& asked)
{
    if (name == "reentrant")
        return {"first", "again"};
    if (name == "replicas")
        return {"", "far"};
    if (name != "uncontended" && name != "distinct" && name != "redlock")
        return {""};
    std::vector<std::string_view> result;
    if (asked.fencing.value_or(true))
        result.push_back(name == "redlock" ? "minority_stopped" : "");
    if (asked.fencing.value_or(true) && name == "uncontended")
        result.push_back("with_lock");
    if (asked.fencing.value_or(true) && name != "redlock")
        result.push_back("guarded");
    if (!asked.fencing.value_or(false))
        result.push_back("unfenced");
    return result;
}

bool has_fencing(scenario const& what, options const& asked)
{
    if (what.name == "raw" || what.name == "replicas" || what.variant == "raw" ||
        what.variant == "unfenced")
        return false;
    // On one node a reentrant mutex has a token in any case.
    return what.name == "reentrant" || asked.fencing.value_or(true);
}

} // namespace

std::vector<scenario> const& scenarios()
{
    static std::vector<scenario> const all{
        {"raw", "", "", "SET NX PX and compare-and-delete, with no lock logic: this run's ceiling",
         comparison::none, &measure_raw},
        {"distinct", "", "", "workers of one process, each with a name of its own",
         comparison::throughput, &measure_distinct},
        {"distinct", "unfenced", "raw", "the same without fencing tokens, like raw",
         comparison::throughput, &measure_distinct_unfenced},
        {"distinct", "guarded", "", "the same with restart_guard::marker", comparison::throughput,
         &measure_distinct_guarded},
        {"uncontended", "", "", "one worker, one name", comparison::latency, &measure_uncontended},
        {"uncontended", "unfenced", "raw", "the same without fencing tokens", comparison::latency,
         &measure_uncontended_unfenced},
        {"uncontended", "with_lock", "", "the same by async_with_lock", comparison::latency,
         &measure_uncontended_with_lock},
        {"uncontended", "guarded", "", "the same with restart_guard::marker", comparison::latency,
         &measure_uncontended_guarded},
        {"same", "", "", "workers of one process, all on one name", comparison::none,
         &measure_same},
        {"processes", "", "", "processes with one worker each, all on one name", comparison::none,
         &measure_processes},
        {"crowds", "", "", "two processes with half of the workers each, all on one name",
         comparison::none, &measure_crowds},
        {"reentrant", "first", "", "one worker, one name of a reentrant lock", comparison::latency,
         &measure_reentrant},
        {"reentrant", "again", "", "the same, acquired again by its owner, who has it",
         comparison::latency, &measure_reentrant_again},
        {"redlock", "raw", "", "what raw sends, to all of several servers until a majority answers",
         comparison::none, &measure_redlock_raw},
        {"redlock", "healthy", "raw", "one name a worker on several servers; and one worker",
         comparison::either, &measure_redlock},
        {"redlock", "unfenced", "raw", "the same without fencing tokens", comparison::either,
         &measure_redlock_unfenced},
        {"redlock", "minority_stopped", "healthy", "the same while some of the servers hang",
         comparison::either, &measure_redlock_minority_stopped},
        {"cluster", "one", "", "one name a worker on one server, for comparison", comparison::none,
         &measure_cluster_one},
        {"cluster", "", "one", "the same on a Cluster of three; and while its slots move",
         comparison::throughput, &measure_cluster},
        {"replicas", "each", "", "what raw sends to a master, and a WAIT for its replica each time",
         comparison::none, &measure_replicas_each},
        {"replicas", "", "each", "one name a worker, each grant with the replica, like each",
         comparison::either, &measure_replicas},
        {"replicas", "each-far", "", "as each, with the replica a round trip of 1 ms away",
         comparison::none, &measure_replicas_far_each},
        {"replicas", "far", "each-far", "as replicas, with the replica as far away",
         comparison::either, &measure_replicas_far},
    };
    return all;
}

std::uint64_t findings::violations() const
{
    std::uint64_t sum = 0;
    for (auto const& one : rows) {
        for (auto const& round : one.samples)
            sum += round.violations.value_or(0);
    }
    return sum + resharding.violations;
}

findings plan(options const& asked)
{
    findings result;
    result.rounds = asked.rounds;
    result.items = asked.items;
    result.workers = asked.workers;
    result.ttl = asked.ttl;
    result.row_time = std::chrono::duration<double>{asked.seconds};
    result.scenarios = chosen_names(asked);
    for (auto const& name : result.scenarios) {
        if (asked.sabotage && name != "same" && name != "processes" && name != "crowds")
            throw usage_error{
                "--sabotage: only same, processes and crowds can be run without a lock"};
        if (name == "hold") {
            result.with_hold = true;
        } else if (name == "waiters") {
            result.with_waiters = true;
        } else if (name == "burst" || name == "reconnect") {
            (name == "burst" ? result.with_burst : result.with_reconnect) = true;
            result.masters = asked.nodes;
        } else if (name == "failover") {
            result.with_failover = true;
        } else if (name == "doubled") {
            result.with_doubled = true;
        } else {
            if (name == "redlock")
                result.masters = asked.nodes;
            if (name == "cluster")
                result.with_cluster = true;
            for (auto const workers : workers_of(name, asked))
                for (auto const variant : variants_of(name, asked))
                    add_row(result.rows, find(name, variant), workers);
        }
    }
    for (auto& one : result.rows)
        one.fencing = has_fencing(*one.what, asked);
    return result;
}

void measure(findings& found, environment env)
{
    progress shown{found.rows.size() * static_cast<std::size_t>(found.rounds) + found.with_hold +
                   found.with_waiters + found.with_cluster + found.with_burst +
                   found.with_reconnect + found.with_failover + found.with_doubled};
    // First, while the heap is still small.
    if (found.with_hold) {
        shown.step("hold");
        found.hold = measure_hold(env, std::max(found.items / 10, 1U), found.row_time);
    }
    if (found.with_waiters) {
        shown.step("waiters");
        auto const names = std::min(1'000U, std::max(found.items / 1'000, 1U));
        found.waiters = measure_waiters(env, found.items, names);
    }
    for (int round = 0; round < found.rounds && !found.rows.empty(); ++round) {
        found.round_trips.push_back(measure_round_trip(env));
        for (std::size_t i = 0; i < found.rows.size(); ++i) {
            // Every other round runs backwards: who comes first has no lasting advantage.
            auto& one = found.rows[round % 2 == 0 ? i : found.rows.size() - 1 - i];
            shown.step(std::string{one.what->name} + ", round " + std::to_string(round + 1));
            one.samples.push_back(measure_once(one, env));
        }
    }
    if (found.with_cluster) {
        shown.step("cluster, resharded");
        found.resharding = measure_resharding(env, found.workers, found.row_time);
    }
    auto const many = std::max(found.items / 10, 1U);
    if (found.with_burst) {
        shown.step("burst");
        found.beside.push_back(measure_burst(env, many));
    }
    if (found.with_reconnect) {
        shown.step("reconnect");
        found.beside.push_back(measure_reconnect(env, many));
    }
    if (found.with_failover) {
        shown.step("failover");
        found.failovers =
            measure_failover(env, static_cast<unsigned>(std::ceil(found.row_time.count())));
    }
    if (found.with_doubled) {
        shown.step("doubled");
        found.doubled = measure_doubled(env);
    }
}

} // namespace bench
