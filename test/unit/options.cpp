// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/options.hpp>

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <vector>

namespace {

using namespace std::chrono_literals;
using colock::client_options;
using colock::lock_options;
using std::chrono::milliseconds;

/// What validate() says; empty if it is content.
template <class Options>
std::string complaint(Options const& options)
{
    try {
        options.validate();
        return {};
    } catch (colock::system_error const& error) {
        CHECK(error.code() == colock::errc::invalid_argument);
        CHECK(std::string{error.what()}.find(error.code().message()) != std::string::npos);
        auto const message = error.code().message();
        std::string const start = "invalid argument: ";
        REQUIRE(message.starts_with(start));
        return message.substr(start.size());
    }
}

template <class Options>
struct row {
    std::function<void(Options&)> change;
    std::string expected;
};

template <class Options>
void check_all(std::vector<row<Options>> const& rows)
{
    for (auto const& [change, expected] : rows) {
        Options options;
        change(options);
        CHECK(complaint(options) == expected);
    }
}

template <class Options>
row<Options> of(milliseconds Options::*field, milliseconds value, std::string expected)
{
    return {[=](Options& options) { options.*field = value; }, std::move(expected)};
}

constexpr auto forever = milliseconds::max();

} // namespace

TEST_CASE("the defaults are valid")
{
    CHECK(complaint(lock_options{}) == "");
    CHECK(complaint(client_options{}) == "");
}

TEST_CASE("lock_options")
{
    using options = lock_options;
    check_all<options>({
        of(&options::ttl, 20ms, ""),
        of(&options::ttl, 24h, ""),
        of(&options::ttl, 19ms, "lock_options::ttl: 19ms is shorter than 20ms"),
        of(&options::ttl, 10ms, "lock_options::ttl: 10ms is shorter than 20ms"),
        of(&options::ttl, 0ms, "lock_options::ttl: 0ms is shorter than 20ms"),
        of(&options::ttl, -1s, "lock_options::ttl: -1s is shorter than 20ms"),
        of(&options::ttl, 24h + 1ms, "lock_options::ttl: 86400001ms is longer than 24h"),
        of(&options::ttl, 90'000s, "lock_options::ttl: 25h is longer than 24h"),
        of(&options::ttl, milliseconds::min(),
           "lock_options::ttl: -9223372036854775808ms is shorter than 20ms"),
        of(&options::max_hold, 0ms, ""),
        of(&options::max_hold, 1ms, ""),
        of(&options::max_hold, forever, ""),
        of(&options::max_hold, -1ms, "lock_options::max_hold: -1ms is negative"),
        of(&options::loss_margin, 0ms, ""),
        of(&options::loss_margin, 5s, ""),
        of(&options::loss_margin, -1ms, "lock_options::loss_margin: -1ms is negative"),
        of(&options::loss_margin, 5'001ms,
           "lock_options::loss_margin: 5001ms is longer than ttl / 2 = 5s"),
        {[](options& o) { o.ttl = 21ms, o.loss_margin = 10ms; }, ""},
        {[](options& o) { o.ttl = 21ms, o.loss_margin = 11ms; },
         "lock_options::loss_margin: 11ms is longer than ttl / 2 = 10ms"},
        of(&options::counter_life, 0ms, ""),
        of(&options::counter_life, 366 * 24h, ""),
        of(&options::counter_life, -1ms, "lock_options::counter_life: -1ms is negative"),
        of(&options::counter_life, 366 * 24h + 1ms,
           "lock_options::counter_life: 31622400001ms is longer than 8784h"),
        {[](options& o) { o.renew = false; }, ""},
        {[](options& o) { o.hand_offs = 0; }, ""},
        {[](options& o) { o.hand_offs = ~0U; }, ""},
        of(&options::hand_off_time, 0ms, ""),
        of(&options::hand_off_time, forever, ""),
        of(&options::hand_off_time, -1ms, "lock_options::hand_off_time: -1ms is negative"),
        {[](options& o) { o.replicas = 1'000; }, ""},
        {[](options& o) { o.replicas = 1'001; }, "lock_options::replicas: 1001 are more than 1000"},
        {[](options& o) { o.fsync = true; }, ""},
    });
}

TEST_CASE("client_options: durations")
{
    using options = client_options;
    check_all<options>({
        of(&options::connect_timeout, 1ms, ""),
        of(&options::connect_timeout, 24h, ""),
        of(&options::connect_timeout, forever,
           "client_options::connect_timeout: 9223372036854775807ms is longer than 24h"),
        of(&options::connect_timeout, 0ms,
           "client_options::connect_timeout: 0ms is shorter than 1ms"),
        of(&options::health_check_interval, 10ms, ""),
        of(&options::health_check_interval, 9ms,
           "client_options::health_check_interval: 9ms is shorter than 10ms"),
        of(&options::reconnect_wait_min, 1ms, ""),
        of(&options::reconnect_wait_min, 1s, ""),
        of(&options::reconnect_wait_min, 0ms,
           "client_options::reconnect_wait_min: 0ms is shorter than 1ms"),
        of(&options::reconnect_wait_min, 1'001ms,
           "client_options::reconnect_wait_min: 1001ms is longer than reconnect_wait_max = 1s"),
        of(&options::reconnect_wait_max, 0ms,
           "client_options::reconnect_wait_max: 0ms is shorter than 1ms"),
        of(&options::reconnect_wait_max, 9ms,
           "client_options::reconnect_wait_min: 10ms is longer than reconnect_wait_max = 9ms"),
        of(&options::node_timeout, 0ms, ""),
        of(&options::node_timeout, -1ms, "client_options::node_timeout: -1ms is negative"),
        of(&options::poll_interval, 1ms, ""),
        of(&options::poll_interval, 0ms, "client_options::poll_interval: 0ms is shorter than 1ms"),
        of(&options::drain_timeout, 0ms, ""),
        of(&options::drain_timeout, 25h, "client_options::drain_timeout: 25h is longer than 24h"),
        of(&options::drain_timeout, -1h, "client_options::drain_timeout: -1h is negative"),
    });
}

TEST_CASE("client_options: no lock is longer than a guard may allow for")
{
    using options = client_options;
    using colock::restart_guard;
    std::string const too_long =
        "lock_options::ttl: 10001ms is longer than client_options::longest_ttl = 10s";
    check_all<options>({
        {[](options& o) { o.lock.ttl = 10'001ms; }, too_long},
        {[](options& o) {
             o.lock.ttl = 10'001ms;
             o.guard = restart_guard::marker;
         },
         too_long},
        {[](options& o) { o.lock.ttl = o.longest_ttl = 24h; }, ""},
        {[](options& o) {
             o.lock.ttl = 24h;
             o.guard = restart_guard::run_id;
         },
         ""},
        {[](options& o) { o.lock.ttl = o.longest_ttl = 20ms; }, ""},
        {[](options& o) {
             o.guard = restart_guard::run_id;
             o.longest_ttl = 19ms;
         },
         "client_options::longest_ttl: 19ms is shorter than 20ms"},
        of(&options::longest_ttl, 25h, "client_options::longest_ttl: 25h is longer than 24h"),
    });
}

TEST_CASE("client_options: the rest")
{
    using options = client_options;
    std::string const bad_name =
        "client_options::client_name: has a byte that is not printable ASCII, or a space";
    check_all<options>({
        {[](options& o) { o.prefix = ""; }, ""},
        {[](options& o) { o.prefix = std::string(256, 'x'); }, ""},
        {[](options& o) { o.prefix = std::string("\0 \r\n\xff", 5); }, ""},
        {[](options& o) { o.prefix = std::string(257, 'x'); },
         "client_options::prefix: 257 bytes are more than 256"},
        {[](options& o) { o.client_name = ""; }, ""},
        {[](options& o) { o.client_name = "!~[]-_.:/"; }, ""},
        {[](options& o) { o.client_name = "two words"; }, bad_name},
        {[](options& o) { o.client_name = "line\n"; }, bad_name},
        {[](options& o) { o.client_name = "\x7f"; }, bad_name},
        {[](options& o) { o.client_name = "caf\xc3\xa9"; }, bad_name},
        {[](options& o) { o.client_name = std::string(1, '\0'); }, bad_name},
        {[](options& o) { o.lock.ttl = 1ms; }, "lock_options::ttl: 1ms is shorter than 20ms"},
        {[](options& o) { o.lock.max_hold = -2s; }, "lock_options::max_hold: -2s is negative"},
    });
}
