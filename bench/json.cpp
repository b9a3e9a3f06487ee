// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "line.hpp"
#include "report.hpp"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace bench {
namespace {

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
