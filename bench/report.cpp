// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "report.hpp"

#include "line.hpp"

#include <algorithm>
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
}

} // namespace bench
