// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/metrics.hpp>

#include "base/utf8.hpp"

#include <algorithm>
#include <cmath>
#include <locale>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace colock {

std::uint64_t histogram::count() const noexcept
{
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

std::chrono::nanoseconds histogram::quantile(double share) const noexcept
{
    auto const all = count();
    if (all == 0)
        return std::chrono::nanoseconds{0};
    auto const wanted = std::ceil(share * static_cast<double>(all));
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        so_far += counts[i];
        if (so_far > 0 && static_cast<double>(so_far) >= wanted)
            return bounds[i];
    }
    return std::chrono::nanoseconds::max();
}

namespace {

double seconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double>(time).count();
}

/// Writes a metric's name, kind and help once, and then a sample for each report.
class writer {
public:
    explicit writer(std::span<client_report const> reports) : reports_{reports}
    {
        // A scrape in which two samples have one name is refused as a whole.
        std::set<std::string> taken;
        for (auto const& report : reports) {
            auto label = report.label;
            for (int i = 2; !taken.insert(escaped(label)).second; ++i)
                label = report.label + (report.label.empty() ? "" : " ") + std::to_string(i);
            labels_.push_back(std::move(label));
        }
        text_.imbue(std::locale::classic());
        text_.precision(15);
    }

    std::string text() const { return text_.str(); }

    void begin(std::string_view name, std::string_view kind, std::string_view help)
    {
        name_ = name;
        text_ << "# HELP colock_" << name << ' ' << help << "\n# TYPE colock_" << name << ' '
              << kind << '\n';
    }

    template <class Value>
    void counter(std::string_view name, std::string_view help, Value metrics::*which)
    {
        each(name, "counter", help, which);
    }

    template <class Value>
    void gauge(std::string_view name, std::string_view help, Value metrics::*which)
    {
        each(name, "gauge", help, which);
    }

    void timing(std::string_view name, std::string_view help, histogram metrics::*which)
    {
        begin(name, "histogram", help);
        for (auto const& report : reports_) {
            auto const& times = report.figures.*which;
            std::uint64_t so_far = 0;
            for (std::size_t i = 0; i < histogram::bounds.size(); ++i) {
                std::ostringstream bound;
                bound.imbue(std::locale::classic());
                bound << seconds(histogram::bounds[i]);
                so_far += times.counts[i];
                sample(report, so_far, "_bucket", {{"le", bound.str()}});
            }
            sample(report, times.count(), "_bucket", {{"le", "+Inf"}});
            sample(report, seconds(times.sum), "_sum");
            sample(report, times.count(), "_count");
        }
    }

    struct label {
        std::string_view name;
        std::string_view value;
    };

    template <class Value>
    void sample(client_report const& of, Value value, std::string_view suffix = {},
                std::initializer_list<label> labels = {})
    {
        text_ << "colock_" << name_ << suffix;
        char before = '{';
        auto const& client = labels_[static_cast<std::size_t>(&of - reports_.data())];
        if (!client.empty())
            add({"client", client}, before);
        for (auto const& each : labels)
            add(each, before);
        text_ << (before == '{' ? "" : "}") << ' ' << value << '\n';
    }

    std::span<client_report const> reports() const { return reports_; }

private:
    template <class Value>
    void each(std::string_view name, std::string_view kind, std::string_view help,
              Value metrics::*which)
    {
        begin(name, kind, help);
        for (auto const& report : reports_)
            sample(report, report.figures.*which);
    }

    static std::string escaped(std::string_view value)
    {
        std::string result;
        for (auto rest = value; !rest.empty();) {
            auto const size = detail::utf8_length(rest);
            auto const first = rest[0];
            if (size == 0)
                result += "\xef\xbf\xbd"; // a scrape with anything else than UTF-8 is refused
            else if (first == '\n')
                result += "\\n";
            else if (first == '"' || first == '\\')
                (result += '\\') += first;
            else
                result += rest.substr(0, size);
            rest.remove_prefix(size ? size : 1);
        }
        return result;
    }

    void add(label const& what, char& before)
    {
        text_ << std::exchange(before, ',') << what.name << "=\"" << escaped(what.value) << '"';
    }

    std::span<client_report const> reports_;
    std::vector<std::string> labels_; ///< Of the reports, in their order, each another.
    std::ostringstream text_;
    std::string_view name_;
};

void write_results(writer& to)
{
    struct {
        std::string_view result;
        std::uint64_t metrics::*count;
    } constexpr results[] = {{"granted", &metrics::acquires},
                             {"timed_out", &metrics::timeouts},
                             {"cancelled", &metrics::cancellations},
                             {"failed", &metrics::failures}};
    to.begin("acquires_total", "counter", "Acquires that have ended, by how.");
    for (auto const& report : to.reports()) {
        for (auto const& [result, count] : results)
            to.sample(report, report.figures.*count, {}, {{"result", result}});
    }
}

/// An error is an answer, too. But without a connection it is one that the server gave to a
/// greeting.
bool answers(node_report const& node)
{
    auto const& servers = node.servers;
    return node.error != errc::node_unavailable &&
           (servers.empty() || std::any_of(servers.begin(), servers.end(),
                                           [](auto const& each) { return each.connected; }));
}

void write_nodes(writer& to)
{
    to.begin("node_answers", "gauge", "1 unless the last command to the node got no answer.");
    for (auto const& report : to.reports()) {
        for (auto const& node : report.nodes)
            to.sample(report, answers(node) ? 1 : 0, {}, {{"node", node.node}});
    }
    to.begin("node_counts", "gauge", "1 if the grants of the node count.");
    for (auto const& report : to.reports()) {
        for (auto const& node : report.nodes)
            to.sample(report, node.counted ? 1 : 0, {}, {{"node", node.node}});
    }
    to.begin("node_latency_seconds", "gauge", "How long the last command to the node took.");
    for (auto const& report : to.reports()) {
        for (auto const& node : report.nodes)
            to.sample(report, seconds(node.latency), {}, {{"node", node.node}});
    }
    to.begin("server_connected", "gauge", "1 if there is a connection to the server.");
    for (auto const& report : to.reports()) {
        for (auto const& node : report.nodes) {
            for (auto const& server : node.servers)
                to.sample(report, server.connected ? 1 : 0, {},
                          {{"node", node.node}, {"server", server.address}});
        }
    }
}

} // namespace

std::string to_prometheus(std::span<client_report const> reports)
{
    writer to{reports};
    write_results(to);
    to.counter("contended_acquires_total", "Acquires granted that had waited for another holder.",
               &metrics::contended_acquires);
    to.counter("hand_offs_total", "Acquires granted by handing over a lease of this client.",
               &metrics::hand_offs);
    to.counter("releases_total", "Leases given back.", &metrics::releases);
    to.counter("losses_total", "Leases lost.", &metrics::losses);
    to.counter("renewals_total", "Extensions that were confirmed.", &metrics::renewals);
    to.counter("unreplicated_total",
               "Answers of nodes that did not count, for want of replicas or the disk.",
               &metrics::unreplicated);
    to.counter("not_counted_total", "Times that the grants of a server began not to count.",
               &metrics::not_counted);
    to.counter("repairs_total", "Keys of leases set on a node that lacked them.",
               &metrics::repairs);
    to.counter("commands_total", "Commands about locks, sent to all nodes.", &metrics::commands);
    to.gauge("waiters", "Acquires that wait now.", &metrics::waiters);
    to.gauge("leases", "Leases held now.", &metrics::leases);
    to.timing("wait_seconds", "Time from an acquire to its end.", &metrics::wait_times);
    to.timing("hold_seconds", "Time from a grant to its release.", &metrics::hold_times);
    to.timing("round_trip_seconds", "Time from a command about a lock to its answer.",
              &metrics::round_trips);
    to.timing("replication_seconds", "Time that answers waited for replicas or the disk.",
              &metrics::replication_times);
    write_nodes(to);
    return to.text();
}

} // namespace colock
