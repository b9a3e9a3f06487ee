// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "report.hpp"

#include "line.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

namespace bench {
namespace {

std::string microseconds(std::optional<double> value)
{
    if (!value)
        return "-";
    return text(*value < 99.95 ? "%.1f" : "%.0f", *value);
}

std::string percent(double value)
{
    return text("%.0f%%", value * 100);
}

/// As the table and the notes name it.
std::string label_of(scenario const& what)
{
    auto const variant = what.variant.substr(what.variant.rfind('_') + 1);
    return std::string{what.name} + (variant.empty() ? "" : " ") + std::string{variant};
}

void print_line(row const& one, line const& all)
{
    std::printf("%-20s %4u %7.0f %4s %7s %6s %7s %5s %5s %6s %6s %6s %5s\n",
                label_of(*one.what).c_str(), one.workers, all.rate.median,
                percent(all.rate.relative).c_str(), microseconds(all.p50).c_str(),
                microseconds(all.p99).c_str(), microseconds(all.max).c_str(),
                all.commands_per_pair ? text("%.2f", *all.commands_per_pair).c_str() : "-",
                microseconds(all.client_cpu_us).c_str(), std::to_string(all.served_min).c_str(),
                std::to_string(all.served_max).c_str(),
                all.violations ? std::to_string(*all.violations).c_str() : "-",
                all.ratio ? text("%.2f", all.ratio->median).c_str() : "-");
}

/// Says in words what the last column means, and what the columns have no room for.
void print_notes(row const& one, line const& all, double round_trip)
{
    auto const name = label_of(*one.what);
    auto const against = one.what->against.empty() ? "raw" : std::string{one.what->against};
    if (all.ratio) {
        bool const rate = one.compared == comparison::throughput;
        std::printf("%-21s%.2f x %s with %u worker%s, by %s; rounds +-%s; %s is better\n",
                    name.c_str(), all.ratio->median, against.c_str(), one.workers,
                    one.workers == 1 ? "" : "s", rate ? "pairs/s" : "acquire p50",
                    percent(all.ratio->relative).c_str(), rate ? "more" : "less");
    }
    if (all.handoff_p50 && round_trip > 0)
        std::printf("%-21shand-off p50 %s us (%.1f round trips), p99 %s us, the longest %s us\n",
                    name.c_str(), microseconds(all.handoff_p50).c_str(),
                    *all.handoff_p50 / round_trip, microseconds(all.handoff_p99).c_str(),
                    microseconds(all.handoff_max).c_str());
}

/// What there is to say of acquire, release, pace and memory where the table is too narrow for it.
void print_redlock_notes(findings const& found, row const& one)
{
    auto const mine = line_of(one, found.rows);
    if (!mine.release)
        return;
    auto text_of_ratios = std::string{};
    if (one.ceiling) {
        auto const other = line_of(found.rows[*one.ceiling], found.rows);
        text_of_ratios =
            text(" (x %s: acquire %.2f, release %.2f, pairs/s %.2f)",
                 std::string{one.what->against}.c_str(), mine.p50 / other.p50,
                 mine.release->p50 / other.release->p50, mine.rate.median / other.rate.median);
    }
    std::printf("%-21s%u worker%s: acquire p50 %s us, release p50 %s us%s\n",
                label_of(*one.what).c_str(), one.workers, one.workers == 1 ? "" : "s",
                microseconds(mine.p50).c_str(), microseconds(mine.release->p50).c_str(),
                text_of_ratios.c_str());
    if (one.what->variant != "minority_stopped")
        return;

    std::vector<double> first, last, slowest;
    for (auto const& round : one.samples) {
        first.push_back(round.pace.front());
        last.push_back(round.pace.back());
        slowest.push_back(std::ranges::min(round.pace));
    }
    std::printf("%-21s%u worker%s: pairs/s %.0f in the first tenth of a round, %.0f in the last, "
                "%.0f in the slowest; RSS %.1f MiB at the begin, %.1f MiB at the end\n",
                label_of(*one.what).c_str(), one.workers, one.workers == 1 ? "" : "s",
                spread_of(first).median, spread_of(last).median, spread_of(slowest).median,
                one.samples.front().resident.front(), one.samples.back().resident.back());
    if (found.rounds > 1)
        return;
    std::printf("%-21sRSS after each tenth, MiB:", "");
    for (auto const resident : one.samples.front().resident)
        std::printf(" %.1f", resident);
    std::puts("");
}

void print_hold(hold_sample const& all, std::chrono::milliseconds ttl)
{
    auto const interval = std::chrono::duration<double>{ttl}.count() / 3;
    std::printf(
        "hold            %u leases, ttl %.1f s: %.0f bytes of heap each (resident %.0f); had in "
        "%.2f s; %u lost\n",
        all.leases, 3 * interval, all.each.heap, all.each.resident, all.seconds_to_get, all.lost);
    std::printf(
        "hold            %.2f s of processor a minute (%.1f %% of a core); %.0f commands and "
        "%.0f renewals in a third of the ttl\n",
        60 * all.processor_seconds / all.seconds, 100 * all.processor_seconds / all.seconds,
        all.commands * interval / all.seconds, all.renewals * interval / all.seconds);
}

void print_waiters(waiters_sample const& all)
{
    std::printf(
        "waiters         %u coroutines for %u names: %.0f bytes of heap each (resident %.0f)\n",
        all.waiters, all.names, all.each.heap, all.each.resident);
    std::printf(
        "waiters         queued in %.2f s, served in %.2f s; %u cancelled in any order: %.2f us "
        "each\n",
        all.seconds_to_queue, all.seconds_to_serve, all.cancelled,
        1e6 * all.seconds_to_cancel / all.cancelled);
}

/// Of acquires and releases that failed, with what the first caller was told.
std::string errors_text(std::size_t count, std::string const& first)
{
    return std::to_string(count) + (first.empty() ? "" : " (first: " + first + ")");
}

std::string acquire_text(sample const& all)
{
    return text("acquire p50 %.0f us, p99 %.0f us, max %.0f us; %.2f commands a pair",
                all.acquire.p50, all.acquire.p99, all.acquire.max,
                *all.commands / std::max(1.0, static_cast<double>(all.pairs)));
}

void print_resharding(resharding_sample const& all)
{
    constexpr auto name = "cluster resharded";
    std::printf("%-21s%u workers of two clients, %u names, each held for 1 ms. Their %u slots move "
                "there and back:\n%-21s%ju slots and %ju keys moved in %.1f s\n",
                name, all.workers, all.names, all.slots, name,
                static_cast<std::uintmax_t>(all.moved_slots),
                static_cast<std::uintmax_t>(all.moved_keys), all.moving.seconds);
    std::printf("%-21sbefore:    %s\n", name, acquire_text(all.quiet).c_str());
    std::printf("%-21smeanwhile: %s\n", name, acquire_text(all.moving).c_str());
    std::printf("%-21serrors: acquire %s, release %s; %ju leases lost, %ju violations, %ju woken "
                "by a timer, %zu keys left behind\n",
                name, errors_text(all.acquire_errors, all.acquire_error).c_str(),
                errors_text(all.release_errors, all.release_error).c_str(),
                static_cast<std::uintmax_t>(all.lost), static_cast<std::uintmax_t>(all.violations),
                static_cast<std::uintmax_t>(all.woken_by_timer), all.left_behind);
}

void print_beside(beside_sample const& all)
{
    auto const name = std::string{all.what};
    std::printf("%-16s%u %s over %zu servers in %.1f s, %.0f commands; %u failed, %u leases lost\n",
                name.c_str(), all.items, all.what == "burst" ? "acquires" : "leases", all.nodes,
                all.seconds, all.commands, all.failed, all.lost);
    std::printf("%-16sacquire of another name: p50 %.0f us, p99 %.0f us (%zu of them); quiet %.0f "
                "and %.0f: %.1f and %.1f times\n",
                name.c_str(), all.meanwhile.p50, all.meanwhile.p99, all.meanwhile.count,
                all.quiet.p50, all.quiet.p99, all.meanwhile.p50 / all.quiet.p50,
                all.meanwhile.p99 / all.quiet.p99);
}

/// Median and maximum.
std::string two_of(std::vector<double> const& values)
{
    if (values.empty())
        return text("%6s %6s", "-", "-");
    return text("%6.1f %6.1f", spread_of(values).median, std::ranges::max(values));
}

void print_failovers(std::vector<failover_sample> const& all)
{
    std::printf("\nfailover: milliseconds, median and maximum of %zu. The first three are counted "
                "from the kill -9, or from the\ncommand that asks for it; the last two from when "
                "the new master takes writes and a sentinel tells of it.\n"
                "%u workers: `first` when one has acquired at the new master, `last` when all "
                "have.\n\n",
                all.front().first.size(), all.front().workers);
    std::printf("%-17s %13s %13s %13s %13s %13s  %7s  keys\n", "", "takes", "sentinel", "first",
                "first", "last", "errors");
    std::printf("%-17s %13s %13s %13s %13s %13s  acq rel  left\n", "failover", "writes", "tells",
                "acquire", "behind", "behind");
    for (auto const& one : all)
        std::printf("%-17s %s %s %s %s %s %4zu %3zu %5zu\n", one.variant.c_str(),
                    two_of(one.takes_writes).c_str(), two_of(one.told).c_str(),
                    two_of(one.first).c_str(), two_of(one.first_behind).c_str(),
                    two_of(one.last_behind).c_str(), one.acquire_errors, one.release_errors,
                    one.left_behind);
    std::puts("");
    for (auto const& one : all)
        std::printf("%-17s %s\n%-17s errors: acquire %s, release %s\n", one.variant.c_str(),
                    one.settings.c_str(), "",
                    errors_text(one.acquire_errors, one.acquire_error).c_str(),
                    errors_text(one.release_errors, one.release_error).c_str());
}

void print_doubled(std::vector<doubled_sample> const& all)
{
    std::printf("\ndoubled: a client that goes on and one that stands still are granted %u locks "
                "each, the master is killed\nbefore a replica has heard of them, and somebody else "
                "asks for all.\n\n",
                all.front().locks);
    std::printf("%-19s %21s %7s %18s\n", "", "granted twice: of who", "", "first grant");
    std::printf("%-19s %10s %12s %5s %18s\n", "doubled", "goes on", "stands still", "kept",
                "to somebody else s");
    for (auto const& one : all)
        std::printf("%-19s %10u %12u %5u %18.1f\n", one.variant.c_str(), one.twice_going_on,
                    one.twice_standing_still, one.kept, one.next_ms / 1e3);
}

} // namespace

void print_table(findings const& found)
{
    auto const round_trip = spread_of(found.round_trips);
    if (!found.rows.empty()) {
        std::printf("Medians of %d rounds, half of which are within +-. A round trip (PING) takes "
                    "%s us.\nCPU: processor time of the workers' process for a pair, that of the "
                    "bench itself included.\n\n",
                    found.rounds, microseconds(round_trip.median).c_str());
        std::printf("%-20s%5s%13s%23s%6s%6s%14s%7s%6s\n", "", "work-", "pairs/s  ",
                    "acquire us      ", "cmds/", "CPU", "served    ", "viol-", "to");
        std::printf("%-20s %4s %7s %4s %7s %6s %7s %5s %5s %6s %6s %6s %5s\n", "scenario", "ers",
                    "median", "+-", "p50", "p99", "max", "pair", "us", "min", "max", "ations",
                    "raw");
    }
    for (auto const& one : found.rows)
        print_line(one, line_of(one, found.rows));
    std::puts("");
    for (auto const& one : found.rows)
        print_notes(one, line_of(one, found.rows), round_trip.median);
    for (auto const& one : found.rows)
        print_redlock_notes(found, one);
    if (found.with_hold)
        print_hold(found.hold, found.ttl);
    if (found.with_waiters)
        print_waiters(found.waiters);
    if (found.with_cluster)
        print_resharding(found.resharding);
    for (auto const& one : found.beside)
        print_beside(one);
    if (found.with_failover)
        print_failovers(found.failovers);
    if (found.with_doubled)
        print_doubled(found.doubled);
}

} // namespace bench
