// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "line.hpp"
#include "report.hpp"

// All of Boost.JSON, so that no library of Boost's is needed.
#include <boost/json/src.hpp>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <ostream>
#include <system_error>
#include <utility>

namespace bench {
namespace {

namespace json = boost::json;

/// With numbers as people write them, of six digits: Boost.JSON writes 13.926 as 1.3926E1.
void write(std::ostream& out, json::value const& value)
{
    char const* before = "";
    if (auto const* const object = value.if_object()) {
        out << '{';
        for (auto const& [field, member] : *object)
            write(out << std::exchange(before, ", ") << json::value(field) << ": ", member);
        out << '}';
    } else if (auto const* const array = value.if_array()) {
        out << '[';
        for (auto const& element : *array)
            write(out << std::exchange(before, ", "), element);
        out << ']';
    } else if (auto const* const number = value.if_double()) {
        out << *number;
    } else {
        out << value;
    }
}

template <class Value>
json::value or_null(std::optional<Value> const& value)
{
    if (!value)
        return nullptr;
    return *value;
}

json::object json_of(summary const& all)
{
    return {{"p50", all.p50}, {"p99", all.p99}, {"max", all.max}};
}

json::object json_of(footprint const& each)
{
    return {{"heap", each.heap}, {"resident", each.resident}};
}

json::object json_of(version_of const& what)
{
    return {{"name", what.name}, {"version", what.version}};
}

/// Of acquires and releases that failed.
json::object errors_of(std::size_t acquire, std::size_t release)
{
    return {{"acquire", acquire}, {"release", release}};
}

/// The options with their defaults. Not the URL, which may hold a password.
json::object json_of(options const& asked, std::vector<std::string> const& scenarios)
{
    char const* fencing = "both";
    if (asked.fencing)
        fencing = *asked.fencing ? "on" : "off";
    return {{"scenarios", json::array(scenarios.begin(), scenarios.end())},
            {"workers", asked.workers},
            {"processes", asked.processes},
            {"nodes", asked.nodes},
            {"seconds", asked.seconds},
            {"rounds", asked.rounds},
            {"items", asked.items},
            {"ttl_ms", asked.ttl.count()},
            {"fencing", fencing},
            {"sabotage", asked.sabotage}};
}

/// What all rows have in common.
json::object head_of(findings const& found, circumstances const& how)
{
    auto const& here = how.here;
    return {{"colock", here.colock},
            {"date", here.date},
            {"machine",
             {{"processor", here.processor},
              {"processors", here.processors},
              {"architecture", here.architecture}}},
            {"system", json_of(here.system)},
            {"compiler", json_of(here.compiler)},
            {"build_type", here.build_type},
            {"boost", here.boost},
            {"server",
             {{"name", how.server.name},
              {"version", how.server.version},
              {"address", how.address},
              {"private", how.asked.url.empty()}}},
            {"options", json_of(how.asked, found.scenarios)}};
}

std::size_t servers_of(scenario const& what, findings const& found)
{
    if (what.name == "redlock")
        return found.masters;
    return what.name == "cluster" && what.variant != "one" ? 3 : 1;
}

/// The row's ratio to what it is compared with.
void add_ratio(json::object& to, row const& one, line const& all)
{
    json::value const ratio = all.ratio ? json::value(all.ratio->median) : nullptr;
    bool const to_raw = one.what->against.empty() || one.what->against == "raw";
    to.emplace("ratio_to_raw", to_raw ? ratio : nullptr);
    if (!to_raw)
        to.emplace("ratio_to_" + std::string{one.what->against}, ratio);
    bool const rate = one.compared == comparison::throughput;
    to.emplace("ratio_of",
               all.ratio ? json::value(rate ? "pairs_per_second" : "acquire_us.p50") : nullptr);
}

json::object json_of(row const& one, line const& all, std::size_t nodes, double round_trip)
{
    json::object result{{"scenario", one.what->name}};
    if (!one.what->variant.empty())
        result.emplace("variant", one.what->variant);
    result.insert({{"nodes", nodes},
                   {"workers", one.workers},
                   {"fencing", one.fencing},
                   {"seconds", all.seconds},
                   {"pairs_per_second", all.rate.median},
                   {"acquire_us", json_of(summary{all.p50, all.p99, all.max})}});
    if (all.release)
        result.emplace("release_us", json_of(*all.release));
    std::optional<json::object> handoff;
    if (all.handoff_p50)
        handoff = json_of(summary{*all.handoff_p50, *all.handoff_p99, *all.handoff_max});
    result.insert({{"handoff_us", or_null(handoff)},
                   {"commands_per_pair", or_null(all.commands_per_pair)},
                   {"client_cpu_us", or_null(all.client_cpu_us)},
                   {"served", {{"min", all.served_min}, {"max", all.served_max}}},
                   {"violations", or_null(all.violations)}});
    add_ratio(result, one, all);
    if (one.what->variant == "minority_stopped")
        result.insert({{"rss_mib",
                        {{"begin", one.samples.front().resident.front()},
                         {"end", one.samples.back().resident.back()}}}});
    result.insert({{"spread", all.rate.relative}, {"round_trip_us", round_trip}});
    return result;
}

/// A row that is not measured in pairs: the fields about pairs are null.
json::object row_of_items(char const* scenario, unsigned items, double seconds)
{
    json::object result{
        {"scenario", scenario}, {"nodes", 1}, {"workers", items}, {"seconds", seconds}};
    for (auto const* const field :
         {"pairs_per_second", "acquire_us", "handoff_us", "commands_per_pair", "client_cpu_us",
          "served", "violations", "ratio_to_raw"})
        result.emplace(field, nullptr);
    return result;
}

json::object json_of(hold_sample const& all)
{
    auto result = row_of_items("hold", all.leases, all.seconds);
    result.insert({{"lost", all.lost},
                   {"bytes_per_lease", json_of(all.each)},
                   {"processor_seconds", all.processor_seconds},
                   {"commands", all.commands},
                   {"renewals", all.renewals}});
    return result;
}

json::object json_of(waiters_sample const& all)
{
    auto result = row_of_items("waiters", all.waiters, all.seconds_to_queue + all.seconds_to_serve);
    result.insert({{"bytes_per_waiter", json_of(all.each)},
                   {"cancel_us", 1e6 * all.seconds_to_cancel / all.cancelled}});
    return result;
}

json::object json_of(resharding_sample const& all)
{
    auto const& moving = all.moving;
    auto const pairs = std::max(1.0, static_cast<double>(moving.pairs));
    return {{"scenario", "cluster"},
            {"variant", "resharded"},
            {"nodes", 3},
            {"workers", all.workers},
            {"fencing", all.fencing},
            {"names", all.names},
            {"seconds", moving.seconds},
            {"pairs_per_second", moving.pairs_per_second()},
            {"acquire_us", json_of(moving.acquire)},
            {"quiet_acquire_us", json_of(all.quiet.acquire)},
            {"commands_per_pair", *moving.commands / pairs},
            {"client_cpu_us", 1e6 * *moving.processor_seconds / pairs},
            {"slots_moved", all.moved_slots},
            {"keys_moved", all.moved_keys},
            {"errors", errors_of(all.acquire_errors, all.release_errors)},
            {"lost", all.lost},
            {"woken_by_timer", all.woken_by_timer},
            {"left_behind", all.left_behind},
            {"violations", all.violations}};
}

json::object json_of(beside_sample const& all)
{
    return {{"scenario", all.what},
            {"nodes", all.nodes},
            {"workers", all.items},
            {"seconds", all.seconds},
            {"acquire_us", json_of(all.meanwhile)},
            {"quiet_acquire_us", json_of(all.quiet)},
            {"commands", all.commands},
            {"failed", all.failed},
            {"lost", all.lost},
            {"violations", nullptr}};
}

/// Median and maximum of times in milliseconds.
json::value json_of_times(std::vector<double> const& values)
{
    if (values.empty())
        return nullptr;
    return {{"median", spread_of(values).median}, {"max", std::ranges::max(values)}};
}

json::object json_of(failover_sample const& all)
{
    return {{"scenario", "failover"},
            {"variant", all.variant},
            {"settings", all.settings},
            {"workers", all.workers},
            {"repetitions", all.first.size()},
            {"takes_writes_ms", json_of_times(all.takes_writes)},
            {"told_ms", json_of_times(all.told)},
            {"first_acquire_ms", json_of_times(all.first)},
            {"first_behind_ms", json_of_times(all.first_behind)},
            {"last_behind_ms", json_of_times(all.last_behind)},
            {"errors", errors_of(all.acquire_errors, all.release_errors)},
            {"left_behind", all.left_behind},
            {"violations", nullptr}};
}

json::object json_of(doubled_sample const& all)
{
    return {{"scenario", "doubled"},
            {"variant", all.variant},
            {"workers", 2 * all.locks},
            {"twice_going_on", all.twice_going_on},
            {"twice_standing_still", all.twice_standing_still},
            {"kept", all.kept},
            {"next_ms", all.next_ms},
            {"violations", nullptr}};
}

json::array results_of(findings const& found)
{
    json::array rows;
    auto const round_trip = spread_of(found.round_trips).median;
    for (auto const& one : found.rows)
        rows.push_back(
            json_of(one, line_of(one, found.rows), servers_of(*one.what, found), round_trip));
    if (found.with_hold)
        rows.push_back(json_of(found.hold));
    if (found.with_waiters)
        rows.push_back(json_of(found.waiters));
    if (found.with_cluster)
        rows.push_back(json_of(found.resharding));
    for (auto const& one : found.beside)
        rows.push_back(json_of(one));
    for (auto const& one : found.failovers)
        rows.push_back(json_of(one));
    for (auto const& one : found.doubled)
        rows.push_back(json_of(one));
    return rows;
}

} // namespace

void check_writable(std::string const& file)
{
    if (!std::ofstream{file, std::ios::app})
        throw std::system_error{errno, std::generic_category(), "cannot write " + file};
}

void write_json(findings const& found, circumstances const& how, std::string const& file)
{
    std::ofstream out{file};
    out << "{\n";
    for (auto const& [field, value] : head_of(found, how)) {
        write(out << json::value(field) << ": ", value);
        out << ",\n";
    }
    out << "\"results\": [";
    char const* before = "\n  ";
    for (auto const& row : results_of(found))
        write(out << std::exchange(before, ",\n  "), row);
    out << "]\n}\n" << std::flush;
    if (!out)
        throw std::system_error{errno, std::generic_category(), "cannot write " + file};
}

} // namespace bench
