// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/process.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

#include <array>
#include <map>
#include <sstream>

using namespace support;

namespace {

/// What the parser of Prometheus' own Python library makes of a text: one value for each sample.
std::map<std::string, double> parsed(std::string const& text)
{
    static constexpr char const* script = R"python(
import json
import sys
from prometheus_client.parser import text_string_to_metric_families

for line in sys.stdin:
    for family in text_string_to_metric_families(json.loads(line)):
        for sample in family.samples:
            labels = ''.join('|%s=%s' % label for label in sorted(sample.labels.items()))
            print(sample.value, family.type, sample.name + labels)
    print('end')
)python";
    child_process python{support::python(script)};
    std::string quoted = "\"";
    for (char const each : text) {
        if (each == '\n')
            quoted += "\\n";
        else if (each == '"' || each == '\\')
            quoted += std::string{'\\'} + each;
        else
            quoted += each;
    }
    python.write_line(quoted + '"');
    std::map<std::string, double> samples;
    for (auto line = python.read_line(); line != "end"; line = python.read_line()) {
        std::istringstream words{line};
        double value = 0;
        std::string type, name;
        words >> value >> type;
        std::getline(words >> std::ws, name);
        CHECK(type != "untyped");
        CHECK_MESSAGE(samples.emplace(name, value).second, name);
    }
    return samples;
}

} // namespace

OWN_TYPES_WITH(two_clients, "metrics: every acquire and every lease is counted once")
{
    any_mutex const ours{first, "counted", long_ttl};
    any_mutex const theirs{second, "counted", long_ttl};
    for (int i = 0; i < 5; ++i) {
        auto held = co_await ours.async_acquire();
        co_await pass(2ms);
        co_await held.async_release();
    }
    auto held = co_await ours.async_acquire();
    CHECK_FALSE(co_await theirs.async_try_acquire());
    auto const [error, none] = co_await theirs.async_acquire(20ms, asio::as_tuple);
    CHECK(error == errc::timed_out);
    asio::cancellation_signal signal;
    result<colock::lease> cancelled;
    theirs.async_acquire(asio::bind_cancellation_slot(signal.slot(), store(cancelled)));
    co_await until("the waiter", [&] { return second.get_metrics().waiters == 1; });
    signal.emit(asio::cancellation_type::total);
    co_await until("the end", [&] { return cancelled.done(); });
    result<colock::lease> closed;
    theirs.async_acquire(store(closed));
    co_await until("the waiter", [&] { return second.get_metrics().waiters == 1; });
    co_await second.async_close();
    co_await until("the end of the last", [&] { return closed.done(); });

    auto const mine = first.get_metrics();
    CHECK(mine.acquires == 6);
    CHECK(mine.releases == 5);
    CHECK(mine.leases == 1);
    CHECK(mine.wait_times.count() == 6);
    CHECK(mine.hold_times.count() == 5);
    CHECK(mine.hold_times.sum >= 10ms);
    CHECK(mine.hold_times.quantile(1) >= 2ms);
    CHECK(mine.round_trips.count() >= 11);
    CHECK(mine.round_trips.count() <= mine.commands);
    auto const other = second.get_metrics();
    CHECK(other.acquires == 0);
    CHECK(other.timeouts == 2);
    CHECK(other.cancellations == 1);
    CHECK(other.failures == 1);
    CHECK(other.wait_times.count() == 4);
    CHECK(other.wait_times.sum >= 20ms);

    co_await held.async_release();
    CHECK(first.get_metrics().hold_times.count() == 6);
    co_await first.async_close();
}

TEST_CASE_WITH(one_client, 1, "metrics: a hand-off is an acquire that no server was asked for")
{
    auto options = long_ttl;
    options.hand_off_time = 60s;
    colock::mutex const name{locks, "handed", options};
    auto held = co_await name.async_acquire();
    std::array<result<colock::lease>, 3> next;
    for (auto& one : next)
        name.async_acquire(store(one));
    co_await until("the waiters", [&] { return locks.get_metrics().waiters == next.size(); });
    co_await held.async_release();
    for (auto& one : next) {
        co_await until("the next", [&] { return one.done(); });
        co_await one.value.async_release();
    }
    auto const now = locks.get_metrics();
    CHECK(now.acquires == 4);
    CHECK(now.contended_acquires == 3);
    CHECK(now.hand_offs == 3);
    CHECK(now.releases == 4);
    CHECK(now.hold_times.count() == 4);
    co_await locks.async_close();
}

TEST_CASE_WITH(one_client, 3, "metrics: another library's parser reads what Prometheus is told")
{
    colock::mutex const name{locks, "exported", long_ttl};
    constexpr int rounds = 20;
    for (int i = 0; i < rounds; ++i)
        co_await (co_await name.async_acquire()).async_release();
    auto held = co_await name.async_acquire();
    CHECK_FALSE(co_await name.async_try_acquire());

    std::array const reports{
        colock::client_report{"a \"label\"", locks.get_metrics(), locks.get_node_reports()}};
    auto const figures = reports[0].figures;
    auto const samples = parsed(colock::to_prometheus(reports));
    auto const value = [&](std::string const& sample) {
        auto const found = samples.find(sample);
        CAPTURE(sample);
        REQUIRE(found != samples.end());
        return found->second;
    };
    std::string const label = "|client=a \"label\"";
    CHECK(value("colock_acquires_total" + label + "|result=granted") == rounds + 1);
    CHECK(value("colock_acquires_total" + label + "|result=timed_out") == 1);
    CHECK(value("colock_leases" + label) == 1);
    CHECK(value("colock_commands_total" + label) == static_cast<double>(figures.commands));
    CHECK(value("colock_wait_seconds_count" + label) == rounds + 2);
    CHECK(value("colock_wait_seconds_bucket" + label + "|le=+Inf") == rounds + 2);
    CHECK(value("colock_wait_seconds_sum" + label) ==
          doctest::Approx(std::chrono::duration<double>(figures.wait_times.sum).count()));
    CHECK(value("colock_hold_seconds_count" + label) == rounds);
    for (auto const& address : servers.addresses())
        CHECK(value("colock_node_answers" + label + "|node=" + address.label()) == 1);
    co_await held.async_release();
    co_await locks.async_close();
}
