// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "line.hpp"
#include "report.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <string_view>
#include <system_error>

namespace bench {
namespace {

std::string json(std::optional<double> value)
{
    return value ? text("%.6g", *value) : "null";
}

std::string json(std::string_view value)
{
    std::string result{'"'};
    for (auto const each : value) {
        if (each == '"' || each == '\\')
            result += '\\';
        if (static_cast<unsigned char>(each) < ' ')
            result += text("\\u%04x", static_cast<unsigned>(each));
        else
            result += each;
    }
    return result + '"';
}

std::string joined(std::vector<std::string> const& values, std::string_view separator = ", ")
{
    std::string result;
    for (auto const& each : values)
        result.append(result.empty() ? "" : separator).append(each);
    return result;
}

class json_object {
public:
    /// `value` is JSON.
    json_object& add(std::string_view field, std::string const& value)
    {
        fields_.push_back(json(field) + ": " + value);
        return *this;
    }

    std::string on_one_line() const { return '{' + joined(fields_) + '}'; }
    std::string on_many_lines() const { return "{\n" + joined(fields_, ",\n") + "\n}\n"; }

private:
    std::vector<std::string> fields_;
};

std::string json(summary const& all)
{
    return json_object{}
        .add("p50", json(all.p50))
        .add("p99", json(all.p99))
        .add("max", json(all.max))
        .on_one_line();
}

std::string json(footprint const& each)
{
    return json_object{}
        .add("heap", json(each.heap))
        .add("resident", json(each.resident))
        .on_one_line();
}

std::string json(version_of const& what)
{
    return json_object{}
        .add("name", json(what.name))
        .add("version", json(what.version))
        .on_one_line();
}

/// The options with their defaults. Not the URL, which may hold a password.
std::string json(options const& asked, std::vector<std::string> const& scenarios)
{
    std::vector<std::string> names;
    for (auto const& name : scenarios)
        names.push_back(json(name));
    std::string_view fencing = "both";
    if (asked.fencing)
        fencing = *asked.fencing ? "on" : "off";
    return json_object{}
        .add("scenarios", '[' + joined(names) + ']')
        .add("workers", std::to_string(asked.workers))
        .add("processes", std::to_string(asked.processes))
        .add("nodes", std::to_string(asked.nodes))
        .add("seconds", json(asked.seconds))
        .add("rounds", std::to_string(asked.rounds))
        .add("items", std::to_string(asked.items))
        .add("ttl_ms", std::to_string(asked.ttl.count()))
        .add("fencing", json(fencing))
        .add("sabotage", asked.sabotage ? "true" : "false")
        .on_one_line();
}

/// What all rows have in common.
json_object head_of(findings const& found, circumstances const& how)
{
    auto const& here = how.here;
    auto const machine = json_object{}
                             .add("processor", json(here.processor))
                             .add("processors", std::to_string(here.processors))
                             .add("architecture", json(here.architecture))
                             .on_one_line();
    auto const server = json_object{}
                            .add("name", json(how.server.name))
                            .add("version", json(how.server.version))
                            .add("address", json(how.address))
                            .add("private", how.asked.url.empty() ? "true" : "false")
                            .on_one_line();
    json_object result;
    result.add("colock", json(here.colock))
        .add("date", json(here.date))
        .add("machine", machine)
        .add("system", json(here.system))
        .add("compiler", json(here.compiler))
        .add("build_type", json(here.build_type))
        .add("boost", json(here.boost))
        .add("server", server)
        .add("options", json(how.asked, found.scenarios));
    return result;
}

std::size_t servers_of(scenario const& what, findings const& found)
{
    if (what.name == "redlock")
        return found.masters;
    return what.name == "cluster" && what.variant != "one" ? 3 : 1;
}

/// The row's ratio to what it is compared with.
void add_ratio(json_object& to, row const& one, line const& all)
{
    auto const ratio = json(all.ratio ? std::optional{all.ratio->median} : std::nullopt);
    bool const to_raw = one.what->against.empty() || one.what->against == "raw";
    to.add("ratio_to_raw", to_raw ? ratio : "null");
    if (!to_raw)
        to.add("ratio_to_" + std::string{one.what->against}, ratio);
    to.add("ratio_of", !all.ratio                               ? "null"
                       : one.compared == comparison::throughput ? "\"pairs_per_second\""
                                                                : "\"acquire_us.p50\"");
}

std::string json(row const& one, line const& all, std::size_t nodes, double round_trip)
{
    json_object result;
    result.add("scenario", json(one.what->name));
    if (!one.what->variant.empty())
        result.add("variant", json(one.what->variant));
    result.add("nodes", std::to_string(nodes))
        .add("workers", std::to_string(one.workers))
        .add("fencing", one.fencing ? "true" : "false")
        .add("seconds", json(all.seconds))
        .add("pairs_per_second", json(all.rate.median))
        .add("acquire_us", json(summary{all.p50, all.p99, all.max}));
    if (all.release)
        result.add("release_us", json(*all.release));
    auto const served = json_object{}
                            .add("min", std::to_string(all.served_min))
                            .add("max", std::to_string(all.served_max))
                            .on_one_line();
    result
        .add("handoff_us", all.handoff_p50
                               ? json(summary{*all.handoff_p50, *all.handoff_p99, *all.handoff_max})
                               : "null")
        .add("commands_per_pair", json(all.commands_per_pair))
        .add("client_cpu_us", json(all.client_cpu_us))
        .add("served", served)
        .add("violations", all.violations ? std::to_string(*all.violations) : "null");
    add_ratio(result, one, all);
    if (one.what->variant == "minority_stopped")
        result.add("rss_mib", json_object{}
                                  .add("begin", json(one.samples.front().resident.front()))
                                  .add("end", json(one.samples.back().resident.back()))
                                  .on_one_line());
    return result.add("spread", json(all.rate.relative))
        .add("round_trip_us", json(round_trip))
        .on_one_line();
}

/// A row that is not measured in pairs: the fields about pairs are null.
json_object row_of_items(std::string_view scenario, unsigned items, double seconds)
{
    json_object result;
    result.add("scenario", json(scenario))
        .add("nodes", "1")
        .add("workers", std::to_string(items))
        .add("seconds", json(seconds));
    for (auto const* const field :
         {"pairs_per_second", "acquire_us", "handoff_us", "commands_per_pair", "client_cpu_us",
          "served", "violations", "ratio_to_raw"})
        result.add(field, "null");
    return result;
}

std::string json(hold_sample const& all)
{
    return row_of_items("hold", all.leases, all.seconds)
        .add("lost", std::to_string(all.lost))
        .add("bytes_per_lease", json(all.each))
        .add("processor_seconds", json(all.processor_seconds))
        .add("commands", json(all.commands))
        .add("renewals", json(all.renewals))
        .on_one_line();
}

std::string json(waiters_sample const& all)
{
    return row_of_items("waiters", all.waiters, all.seconds_to_queue + all.seconds_to_serve)
        .add("bytes_per_waiter", json(all.each))
        .add("cancel_us", json(1e6 * all.seconds_to_cancel / all.cancelled))
        .on_one_line();
}

std::string json(resharding_sample const& all)
{
    auto const errors = json_object{}
                            .add("acquire", std::to_string(all.acquire_errors))
                            .add("release", std::to_string(all.release_errors))
                            .on_one_line();
    auto const& moving = all.moving;
    auto const pairs = std::max(1.0, static_cast<double>(moving.pairs));
    json_object result;
    result.add("scenario", json("cluster"))
        .add("variant", json("resharded"))
        .add("nodes", "3")
        .add("workers", std::to_string(all.workers))
        .add("fencing", all.fencing ? "true" : "false")
        .add("names", std::to_string(all.names))
        .add("seconds", json(moving.seconds))
        .add("pairs_per_second", json(moving.pairs_per_second()))
        .add("acquire_us", json(moving.acquire))
        .add("quiet_acquire_us", json(all.quiet.acquire))
        .add("commands_per_pair", json(*moving.commands / pairs))
        .add("client_cpu_us", json(1e6 * *moving.processor_seconds / pairs))
        .add("slots_moved", std::to_string(all.moved_slots))
        .add("keys_moved", std::to_string(all.moved_keys))
        .add("errors", errors)
        .add("lost", std::to_string(all.lost))
        .add("woken_by_timer", std::to_string(all.woken_by_timer))
        .add("left_behind", std::to_string(all.left_behind))
        .add("violations", std::to_string(all.violations));
    return result.on_one_line();
}

std::string json(beside_sample const& all)
{
    json_object result;
    result.add("scenario", json(all.what))
        .add("nodes", std::to_string(all.nodes))
        .add("workers", std::to_string(all.items))
        .add("seconds", json(all.seconds))
        .add("acquire_us", json(all.meanwhile))
        .add("quiet_acquire_us", json(all.quiet))
        .add("commands", json(all.commands))
        .add("failed", std::to_string(all.failed))
        .add("lost", std::to_string(all.lost))
        .add("violations", "null");
    return result.on_one_line();
}

/// Median and maximum of times in milliseconds.
std::string json_of_times(std::vector<double> const& values)
{
    if (values.empty())
        return "null";
    return json_object{}
        .add("median", json(spread_of(values).median))
        .add("max", json(std::ranges::max(values)))
        .on_one_line();
}

std::string json(failover_sample const& all)
{
    auto const errors = json_object{}
                            .add("acquire", std::to_string(all.acquire_errors))
                            .add("release", std::to_string(all.release_errors))
                            .on_one_line();
    json_object result;
    result.add("scenario", json("failover"))
        .add("variant", json(all.variant))
        .add("settings", json(all.settings))
        .add("workers", std::to_string(all.workers))
        .add("repetitions", std::to_string(all.first.size()))
        .add("takes_writes_ms", json_of_times(all.takes_writes))
        .add("told_ms", json_of_times(all.told))
        .add("first_acquire_ms", json_of_times(all.first))
        .add("first_behind_ms", json_of_times(all.first_behind))
        .add("last_behind_ms", json_of_times(all.last_behind))
        .add("errors", errors)
        .add("left_behind", std::to_string(all.left_behind))
        .add("violations", "null");
    return result.on_one_line();
}

std::string json(doubled_sample const& all)
{
    json_object result;
    result.add("scenario", json("doubled"))
        .add("variant", json(all.variant))
        .add("workers", std::to_string(2 * all.locks))
        .add("twice_going_on", std::to_string(all.twice_going_on))
        .add("twice_standing_still", std::to_string(all.twice_standing_still))
        .add("kept", std::to_string(all.kept))
        .add("next_ms", json(all.next_ms))
        .add("violations", "null");
    return result.on_one_line();
}

} // namespace

void check_writable(std::string const& file)
{
    if (!std::ofstream{file, std::ios::app})
        throw std::system_error{errno, std::generic_category(), "cannot write " + file};
}

void write_json(findings const& found, circumstances const& how, std::string const& file)
{
    std::vector<std::string> rows;
    auto const round_trip = spread_of(found.round_trips).median;
    for (auto const& one : found.rows)
        rows.push_back(
            json(one, line_of(one, found.rows), servers_of(*one.what, found), round_trip));
    if (found.with_hold)
        rows.push_back(json(found.hold));
    if (found.with_waiters)
        rows.push_back(json(found.waiters));
    if (found.with_cluster)
        rows.push_back(json(found.resharding));
    for (auto const& one : found.beside)
        rows.push_back(json(one));
    for (auto const& one : found.failovers)
        rows.push_back(json(one));
    for (auto const& one : found.doubled)
        rows.push_back(json(one));

    std::ofstream out{file};
    out << head_of(found, how).add("results", "[\n  " + joined(rows, ",\n  ") + "]").on_many_lines()
        << std::flush;
    if (!out)
        throw std::system_error{errno, std::generic_category(), "cannot write " + file};
}

} // namespace bench
