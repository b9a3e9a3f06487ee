// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/timing.hpp"

#include <colock/metrics.hpp>

#include <array>
#include <chrono>
#include <doctest/doctest.h>
#include <numeric>
#include <string>
#include <vector>

using namespace std::chrono_literals;
using colock::histogram;
using colock::detail::timing;

namespace {

std::size_t last = histogram::bounds.size();

bool has_line(std::string const& text, std::string const& line)
{
    return ('\n' + text).find('\n' + line + '\n') != std::string::npos;
}

} // namespace

TEST_CASE("histogram: bounds go from 50 us to 100 s in steps of 1, 2 and 5")
{
    auto const& bounds = histogram::bounds;
    CHECK(bounds[0] == 50us);
    CHECK(bounds[1] == 100us);
    CHECK(bounds[2] == 200us);
    CHECK(bounds[3] == 500us);
    CHECK(bounds[4] == 1ms);
    CHECK(bounds[13] == 1s);
    CHECK(bounds.back() == 100s);
}

TEST_CASE("histogram: where a time belongs does not depend on the one before")
{
    std::vector<std::chrono::nanoseconds> all{-1ns, 0ns};
    for (auto const& bound : histogram::bounds)
        all.insert(all.end(), {bound - 1ns, bound, bound + 1ns});
    for (auto const& before : all) {
        for (auto const& time : all) {
            CAPTURE(before.count());
            CAPTURE(time.count());
            timing alone, behind;
            alone.add(time);
            behind.add(before);
            auto expected = behind.read().counts;
            behind.add(time);
            for (std::size_t i = 0; i <= last; ++i)
                expected[i] += alone.read().counts[i];
            CHECK(behind.read().counts == expected);
        }
    }
}

TEST_CASE("histogram: a time belongs to the least bound that is not shorter")
{
    timing times;
    times.add(-1ns);
    times.add(0ns);
    times.add(50us);
    times.add(50us + 1ns);
    times.add(1ms);
    times.add(100s);
    times.add(100s + 1ns);
    auto const now = times.read();
    CHECK(now.counts[0] == 3);
    CHECK(now.counts[1] == 1);
    CHECK(now.counts[4] == 1);
    CHECK(now.counts[last - 1] == 1);
    CHECK(now.counts[last] == 1);
    CHECK(now.count() == 7);
    CHECK(now.sum == 200s + 1ms + 100us + 1ns);
}

TEST_CASE("histogram: a quantile is the bound that so many did not exceed")
{
    timing times;
    CHECK(times.read().quantile(0.5) == 0ns);
    for (int i = 0; i < 98; ++i)
        times.add(1ms);
    times.add(3ms);
    times.add(1h);
    auto const now = times.read();
    CHECK(now.quantile(0) == 1ms);
    CHECK(now.quantile(0.5) == 1ms);
    CHECK(now.quantile(0.98) == 1ms);
    CHECK(now.quantile(0.981) == 5ms);
    CHECK(now.quantile(0.99) == 5ms);
    CHECK(now.quantile(1) == std::chrono::nanoseconds::max());
}

TEST_CASE("prometheus: each metric is said once, with a sample for each client")
{
    std::array<colock::client_report, 2> reports{};
    reports[0].label = "a \"quoted\"\\\nlabel";
    reports[0].figures.acquires = 3;
    reports[0].figures.leases = 2;
    reports[0].figures.not_counted = 5;
    reports[0].figures.repairs = 4;
    reports[1].label = "b";
    reports[1].figures.failures = 7;
    auto const text = colock::to_prometheus(reports);
    CHECK(has_line(text, "# TYPE colock_acquires_total counter"));
    auto const type = text.find("# TYPE colock_leases ");
    CHECK(type != std::string::npos);
    CHECK(text.find("# TYPE colock_leases ", type + 1) == std::string::npos);
    std::string const label = R"(client="a \"quoted\"\\\nlabel")";
    CHECK(has_line(text, "colock_acquires_total{" + label + R"(,result="granted"} 3)"));
    CHECK(has_line(text, "colock_leases{" + label + "} 2"));
    CHECK(has_line(text, "colock_not_counted_total{" + label + "} 5"));
    CHECK(has_line(text, "colock_repairs_total{" + label + "} 4"));
    CHECK(has_line(text, R"(colock_leases{client="b"} 0)"));
    CHECK(has_line(text, R"(colock_acquires_total{client="b",result="failed"} 7)"));
}

TEST_CASE("prometheus: bytes of a label that are not UTF-8 become U+FFFD")
{
    std::array<colock::client_report, 1> reports{};
    reports[0].label = "caf\xc3\xa9 \xff\xc3\n";
    colock::node_report node{.node = "/run/\xe9.sock", .error = {}, .latency = 0us};
    node.servers.push_back({.address = "/run/\xe9.sock", .connected = true, .error = {}});
    reports[0].nodes.push_back(node);
    auto const text = colock::to_prometheus(reports);
    std::string const label = "client=\"caf\u00e9 \ufffd\ufffd\\n\"";
    CHECK(has_line(text, "colock_leases{" + label + "} 0"));
    CHECK(has_line(text, "colock_node_answers{" + label + ",node=\"/run/\ufffd.sock\"} 1"));
    CHECK(has_line(text, "colock_server_connected{" + label +
                             ",node=\"/run/\ufffd.sock\",server=\"/run/\ufffd.sock\"} 1"));
}

TEST_CASE("prometheus: reports with the same label have samples of different names")
{
    std::array<colock::client_report, 5> reports{};
    reports[0].label = reports[1].label = reports[2].label = "a";
    for (std::size_t i = 0; i < reports.size(); ++i)
        reports[i].figures.leases = i;
    auto const text = colock::to_prometheus(reports);
    CHECK(has_line(text, R"(colock_leases{client="a"} 0)"));
    CHECK(has_line(text, R"(colock_leases{client="a 2"} 1)"));
    CHECK(has_line(text, R"(colock_leases{client="a 3"} 2)"));
    CHECK(has_line(text, "colock_leases 3"));
    CHECK(has_line(text, R"(colock_leases{client="2"} 4)"));
    // Also of those that are the same only as they are written.
    reports[0].label = "\xff";
    reports[1].label = "\xfe";
    auto const written = colock::to_prometheus(reports);
    CHECK(has_line(written, "colock_leases{client=\"\ufffd\"} 0"));
    CHECK(has_line(written, "colock_leases{client=\"\ufffd 2\"} 1"));
}

TEST_CASE("prometheus: buckets count all that were not longer, in seconds")
{
    std::array<colock::client_report, 1> reports{};
    timing waits;
    for (auto const time : {1ms, 1ms, 3ms, 200'000ms})
        waits.add(time);
    reports[0].figures.wait_times = waits.read();
    auto const text = colock::to_prometheus(reports);
    CHECK(has_line(text, "# TYPE colock_wait_seconds histogram"));
    CHECK(has_line(text, R"(colock_wait_seconds_bucket{le="5e-05"} 0)"));
    CHECK(has_line(text, R"(colock_wait_seconds_bucket{le="0.001"} 2)"));
    CHECK(has_line(text, R"(colock_wait_seconds_bucket{le="0.005"} 3)"));
    CHECK(has_line(text, R"(colock_wait_seconds_bucket{le="100"} 3)"));
    CHECK(has_line(text, R"(colock_wait_seconds_bucket{le="+Inf"} 4)"));
    CHECK(has_line(text, "colock_wait_seconds_sum 200.005"));
    CHECK(has_line(text, "colock_wait_seconds_count 4"));
}

TEST_CASE("prometheus: nodes and the servers behind them have samples of their own")
{
    std::array<colock::client_report, 1> reports{};
    colock::node_report node{.node = "a:1", .error = {}, .latency = 250us};
    node.servers.push_back({.address = "b:2", .connected = true, .error = {}});
    node.servers.push_back({.address = "c:3", .error = {}});
    reports[0].nodes.push_back(node);
    node.node = "d:4";
    node.error = make_error_code(colock::errc::node_unavailable);
    node.counted = false;
    node.servers.clear();
    reports[0].nodes.push_back(node);
    node.node = "e:5";
    node.error = make_error_code(colock::errc::wrong_type);
    reports[0].nodes.push_back(node);
    node.node = "f:6";
    node.error = make_error_code(colock::errc::access_denied);
    node.servers.push_back({.address = "f:6", .error = node.error});
    reports[0].nodes.push_back(node);
    auto const text = colock::to_prometheus(reports);
    CHECK(has_line(text, R"(colock_node_answers{node="a:1"} 1)"));
    CHECK(has_line(text, R"(colock_node_answers{node="d:4"} 0)"));
    CHECK(has_line(text, R"(colock_node_answers{node="e:5"} 1)"));
    CHECK(has_line(text, R"(colock_node_answers{node="f:6"} 0)"));
    CHECK(has_line(text, R"(colock_node_counts{node="a:1"} 1)"));
    CHECK(has_line(text, R"(colock_node_counts{node="d:4"} 0)"));
    CHECK(has_line(text, R"(colock_node_latency_seconds{node="a:1"} 0.00025)"));
    CHECK(has_line(text, R"(colock_server_connected{node="a:1",server="b:2"} 1)"));
    CHECK(has_line(text, R"(colock_server_connected{node="a:1",server="c:3"} 0)"));
}
