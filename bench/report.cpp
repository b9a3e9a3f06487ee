// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "report.hpp"

#include <boost/version.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <fstream>
#include <functional>
#include <optional>
#include <sched.h>
#include <system_error>
#include <utility>
#include <vector>

namespace bench {
namespace {

/// The rounds of a row, made into one line.
struct line {
    spread rate;
    double p50, p99, max;
    std::optional<summary> release;
    std::optional<double> handoff_p50, handoff_p99, handoff_max;
    std::optional<double> commands_per_pair;
    std::uint64_t served_min, served_max;
    std::optional<std::uint64_t> violations;
    std::optional<spread> ratio;
    double seconds;
};

double median_of(std::vector<sample> const& samples,
                 std::function<double(sample const&)> const& value)
{
    std::vector<double> values;
    for (auto const& one : samples)
        values.push_back(value(one));
    return spread_of(std::move(values)).median;
}

std::optional<spread> ratio_of(row const& one, std::vector<row> const& rows)
{
    if (!one.ceiling)
        return {};
    std::vector<double> ratios;
    for (std::size_t i = 0; i < one.samples.size(); ++i) {
        auto const& mine = one.samples[i];
        auto const& raw = rows[*one.ceiling].samples[i];
        ratios.push_back(one.compared == comparison::throughput
                             ? mine.pairs_per_second() / raw.pairs_per_second()
                             : mine.acquire.p50 / raw.acquire.p50);
    }
    return spread_of(std::move(ratios));
}

line line_of(row const& one, std::vector<row> const& rows)
{
    auto const& samples = one.samples;
    line result{};
    std::vector<double> rates;
    double commands = 0;
    double pairs = 0;
    double unfair = 0;
    for (auto const& round : samples) {
        rates.push_back(round.pairs_per_second());
        result.seconds += round.seconds;
        result.max = std::max(result.max, round.acquire.max);
        pairs += static_cast<double>(round.pairs);
        commands += round.commands.value_or(0);
        if (round.violations)
            result.violations = result.violations.value_or(0) + *round.violations;
        if (round.handoff)
            result.handoff_max = std::max(result.handoff_max.value_or(0), round.handoff->max);
        // Of the least fair round: a sum over the rounds would hide it.
        auto const ratio = static_cast<double>(round.served_max) /
                           std::max(0.5, static_cast<double>(round.served_min));
        if (ratio > unfair) {
            unfair = ratio;
            result.served_min = round.served_min;
            result.served_max = round.served_max;
        }
    }
    result.rate = spread_of(std::move(rates));
    result.p50 = median_of(samples, [](sample const& s) { return s.acquire.p50; });
    result.p99 = median_of(samples, [](sample const& s) { return s.acquire.p99; });
    if (result.handoff_max) {
        result.handoff_p50 =
            median_of(samples, [](sample const& s) { return s.handoff.value_or(summary{}).p50; });
        result.handoff_p99 =
            median_of(samples, [](sample const& s) { return s.handoff.value_or(summary{}).p99; });
    }
    if (std::ranges::all_of(samples, [](sample const& s) { return s.release.has_value(); }) &&
        one.what->name == "redlock") {
        result.release.emplace();
        result.release->p50 = median_of(samples, [](sample const& s) { return s.release->p50; });
        result.release->p99 = median_of(samples, [](sample const& s) { return s.release->p99; });
        for (auto const& round : samples)
            result.release->max = std::max(result.release->max, round.release->max);
    }
    if (pairs > 0)
        result.commands_per_pair = commands / pairs;
    result.ratio = ratio_of(one, rows);
    return result;
}

[[gnu::format(printf, 1, 2)]] std::string text(char const* format, ...)
{
    char buffer[200];
    std::va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return buffer;
}

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
    std::printf("%-20s %4u %7.0f %4s %7s %6s %7s %6s %6s %5s %6s %6s %6s %5s\n",
                label_of(*one.what).c_str(), one.workers, all.rate.median,
                percent(all.rate.relative).c_str(), microseconds(all.p50).c_str(),
                microseconds(all.p99).c_str(), microseconds(all.max).c_str(),
                microseconds(all.handoff_p50).c_str(), microseconds(all.handoff_p99).c_str(),
                all.commands_per_pair ? text("%.2f", *all.commands_per_pair).c_str() : "-",
                std::to_string(all.served_min).c_str(), std::to_string(all.served_max).c_str(),
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
        std::printf("%-21shand-off p50 is %.1f round trips; the longest took %s us\n", name.c_str(),
                    *all.handoff_p50 / round_trip, microseconds(all.handoff_max).c_str());
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

std::string json(std::optional<double> value)
{
    return value ? text("%.6g", *value) : "null";
}

std::string json_of(row const& one, line const& all, std::size_t nodes, double round_trip)
{
    auto const name = std::string{one.what->name};
    std::string result = "  {\"scenario\": \"" + name + "\"";
    auto const add = [&](char const* field, std::string const& value) {
        result += std::string{", \""} + field + "\": " + value;
    };
    if (!one.what->variant.empty())
        add("variant", '"' + std::string{one.what->variant} + '"');
    add("nodes", std::to_string(nodes));
    add("workers", std::to_string(one.workers));
    bool const raw = name == "raw" || one.what->variant == "raw";
    add("fencing", raw || one.what->variant == "unfenced" ? "false" : "true");
    add("seconds", json(all.seconds));
    add("pairs_per_second", json(all.rate.median));
    add("acquire_us", "{\"p50\": " + json(all.p50) + ", \"p99\": " + json(all.p99) +
                          ", \"max\": " + json(all.max) + "}");
    if (all.release)
        add("release_us", "{\"p50\": " + json(all.release->p50) +
                              ", \"p99\": " + json(all.release->p99) +
                              ", \"max\": " + json(all.release->max) + "}");
    add("handoff_us", all.handoff_p50 ? "{\"p50\": " + json(all.handoff_p50) +
                                            ", \"p99\": " + json(all.handoff_p99) +
                                            ", \"max\": " + json(all.handoff_max) + "}"
                                      : "null");
    add("commands_per_pair", json(all.commands_per_pair));
    add("served", "{\"min\": " + std::to_string(all.served_min) +
                      ", \"max\": " + std::to_string(all.served_max) + "}");
    add("violations", all.violations ? std::to_string(*all.violations) : "null");
    auto const ratio = json(all.ratio ? std::optional{all.ratio->median} : std::nullopt);
    bool const to_raw = one.what->against.empty() || one.what->against == "raw";
    add("ratio_to_raw", to_raw ? ratio : "null");
    if (!to_raw)
        add(("ratio_to_" + std::string{one.what->against}).c_str(), ratio);
    add("ratio_of", !all.ratio                               ? "null"
                    : one.compared == comparison::throughput ? "\"pairs_per_second\""
                                                             : "\"acquire_us.p50\"");
    if (one.what->variant == "minority_stopped")
        add("rss_mib", "{\"begin\": " + json(one.samples.front().resident.front()) +
                           ", \"end\": " + json(one.samples.back().resident.back()) + "}");
    add("spread", json(all.rate.relative));
    add("round_trip_us", json(round_trip));
    return result + "}";
}

std::string json_of_bytes(footprint const& each)
{
    return "{\"heap\": " + json(each.heap) + ", \"resident\": " + json(each.resident) + "}";
}

/// What is not measured in pairs says so.
std::string json_of_items(std::string const& name, unsigned items, std::size_t nodes,
                          double seconds)
{
    return "  {\"scenario\": \"" + name + "\", \"nodes\": " + std::to_string(nodes) +
           ", \"workers\": " + std::to_string(items) + ", \"seconds\": " + json(seconds) +
           ", \"pairs_per_second\": null, \"acquire_us\": null, \"handoff_us\": null"
           ", \"commands_per_pair\": null, \"served\": null, \"violations\": null"
           ", \"ratio_to_raw\": null";
}

std::string json_of(hold_sample const& all, std::size_t nodes)
{
    return json_of_items("hold", all.leases, nodes, all.seconds) +
           ", \"lost\": " + std::to_string(all.lost) +
           ", \"bytes_per_lease\": " + json_of_bytes(all.each) +
           ", \"processor_seconds\": " + json(all.processor_seconds) +
           ", \"commands\": " + json(all.commands) + ", \"renewals\": " + json(all.renewals) + "}";
}

std::string json_of(waiters_sample const& all, std::size_t nodes)
{
    return json_of_items("waiters", all.waiters, nodes,
                         all.seconds_to_queue + all.seconds_to_serve) +
           ", \"bytes_per_waiter\": " + json_of_bytes(all.each) +
           ", \"cancel_us\": " + json(1e6 * all.seconds_to_cancel / all.cancelled) + "}";
}

} // namespace

std::string machine_text()
{
    std::string model = "an unknown processor";
    std::ifstream cpuinfo{"/proc/cpuinfo"};
    for (std::string line; std::getline(cpuinfo, line);) {
        if (line.starts_with("model name")) {
            model = line.substr(line.find(':') + 2);
            break;
        }
    }
    cpu_set_t usable;
    CPU_ZERO(&usable);
    ::sched_getaffinity(0, sizeof usable, &usable);
    return std::to_string(CPU_COUNT(&usable)) + " cores of " + model;
}

bool is_optimised_build()
{
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

std::string build_text()
{
    std::string result;
#if defined(__clang__)
    result = "clang " __clang_version__;
#else
    result = "g++ " __VERSION__;
#endif
    result += is_optimised_build() ? ", optimised" : ", NOT optimised";
#ifndef NDEBUG
    result += ", with assertions";
#endif
    return result + ", Boost " + std::to_string(BOOST_VERSION / 100'000) + '.' +
           std::to_string(BOOST_VERSION / 100 % 1'000) + '.' + std::to_string(BOOST_VERSION % 100);
}

void print_table(findings const& found)
{
    auto const round_trip = spread_of(found.round_trips);
    if (!found.rows.empty()) {
        std::printf("Medians of %d rounds, half of which are within +-. A round trip (PING) takes "
                    "%s us.\n\n",
                    found.rounds, microseconds(round_trip.median).c_str());
        std::printf("%-20s%5s%13s%23s%14s%6s%14s%7s%6s\n", "", "work-", "pairs/s  ",
                    "acquire us      ", "hand-off us", "cmds/", "served    ", "viol-", "to");
        std::printf("%-20s %4s %7s %4s %7s %6s %7s %6s %6s %5s %6s %6s %6s %5s\n", "scenario",
                    "ers", "median", "+-", "p50", "p99", "max", "p50", "p99", "pair", "min", "max",
                    "ations", "raw");
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

void check_writable(std::string const& file)
{
    if (!std::ofstream{file, std::ios::app})
        throw std::system_error{errno, std::generic_category(), "cannot write " + file};
}

void write_json(findings const& found, std::size_t nodes, std::string const& file)
{
    std::vector<std::string> objects;
    auto const round_trip = spread_of(found.round_trips).median;
    for (auto const& one : found.rows)
        objects.push_back(json_of(one, line_of(one, found.rows),
                                  one.what->name == "redlock" ? found.masters : nodes, round_trip));
    if (found.with_hold)
        objects.push_back(json_of(found.hold, nodes));
    if (found.with_waiters)
        objects.push_back(json_of(found.waiters, nodes));

    std::string all = "[\n";
    for (std::size_t i = 0; i < objects.size(); ++i)
        all += objects[i] + (i + 1 < objects.size() ? ",\n" : "\n");
    all += "]\n";
    std::ofstream out{file};
    out << all << std::flush;
    if (!out)
        throw std::system_error{errno, std::generic_category(), "cannot write " + file};
}

} // namespace bench
