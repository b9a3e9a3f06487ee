// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <functional>

// Arguments out of range are refused by name, before anything is sent.

using namespace support;

namespace {

struct fault {
    char const* field; ///< What the message must name.
    std::function<void()> call;
};

void check_invalid(std::vector<fault> const& faults)
{
    for (auto const& [field, call] : faults) {
        CAPTURE(field);
        auto const error = error_of(call);
        CHECK(error == errc::invalid_argument);
        CHECK(error != colock::condition::retryable);
        CHECK_MESSAGE(contains(error.message(), field), error.message());
    }
}

/// Returns a function that uses options in which `change` has changed the defaults.
template <class Options, class Use>
std::function<void()> with(std::function<void(Options&)> change, Use use)
{
    return [change, use] {
        Options options;
        change(options);
        use(options);
    };
}

std::function<void()> lock_with(std::function<void(colock::lock_options&)> change)
{
    return with(change, [](auto const& options) { options.validate(); });
}

std::function<void()> client_with(std::function<void(colock::client_options&)> change)
{
    return with(change, [](auto const& options) {
        asio::io_context io;
        colock::client{io, "redis://127.0.0.1", options};
    });
}

std::function<void()> node_with(std::function<void(colock::node_address&)> change)
{
    return with(change, [](auto const& address) {
        asio::io_context io;
        colock::client{io, address};
    });
}

} // namespace

TEST_CASE("arguments: lock options")
{
    using options = colock::lock_options;
    check_invalid({
        {"ttl", lock_with([](options& o) { o.ttl = 0ms; })},
        {"ttl", lock_with([](options& o) { o.ttl = -1s; })},
        {"ttl", lock_with([](options& o) { o.ttl = 19ms; })},
        {"ttl", lock_with([](options& o) { o.ttl = 24h + 1ms; })},
        {"ttl", lock_with([](options& o) { o.ttl = milliseconds::max(); })},
        {"ttl", lock_with([](options& o) { o.ttl = milliseconds::min(); })},
        {"max_hold", lock_with([](options& o) { o.max_hold = -1ms; })},
        {"loss_margin", lock_with([](options& o) { o.loss_margin = -1ms; })},
        {"loss_margin", lock_with([](options& o) { o.loss_margin = 5001ms; })},
    });
    for (milliseconds const ttl : {milliseconds{20}, milliseconds{24h}}) {
        options edge;
        edge.ttl = ttl;
        edge.loss_margin = ttl / 2;
        CHECK_NOTHROW(edge.validate());
    }
}

TEST_CASE("arguments: names and options of a mutex")
{
    asio::io_context io;
    colock::client locks{io, "redis://127.0.0.1:1"};
    check_invalid({
        {"name",
         [&] {
             any_mutex{locks, ""};
         }},
        {"name",
         [&] {
             any_mutex{locks, std::string(4'097, 'x')};
         }},
        {"ttl",
         [&] {
             any_mutex{locks, "name", {.ttl = 1ms}};
         }},
        {"loss_margin",
         [&] {
             any_mutex{locks, "name", {.ttl = 1s, .loss_margin = 501ms}};
         }},
    });
    CHECK_NOTHROW(any_mutex(locks, std::string(4'096, '\0')));
}

TEST_CASE("arguments: client options")
{
    using options = colock::client_options;
    check_invalid({
        {"prefix", client_with([](options& o) { o.prefix = std::string(257, 'p'); })},
        {"client_name", client_with([](options& o) { o.client_name = "two words"; })},
        {"client_name", client_with([](options& o) { o.client_name = "line\n"; })},
        {"client_name", client_with([](options& o) { o.client_name = "caf\xC3\xA9"; })},
        {"ttl", client_with([](options& o) { o.lock.ttl = 5ms; })},
        {"connect_timeout", client_with([](options& o) { o.connect_timeout = 0ms; })},
        {"health_check_interval", client_with([](options& o) { o.health_check_interval = 9ms; })},
        {"reconnect_wait_min", client_with([](options& o) { o.reconnect_wait_min = 0ms; })},
        {"reconnect_wait_max", client_with([](options& o) { o.reconnect_wait_max = 0ms; })},
        {"reconnect_wait", client_with([](options& o) { o.reconnect_wait_max = 9ms; })},
        {"node_timeout", client_with([](options& o) { o.node_timeout = -1ms; })},
        {"poll_interval", client_with([](options& o) { o.poll_interval = 0ms; })},
        {"drain_timeout", client_with([](options& o) { o.drain_timeout = -1ms; })},
    });
    options fine;
    fine.prefix = std::string(256, 'p');
    fine.client_name.clear();
    fine.drain_timeout = 0ms;
    CHECK_NOTHROW(fine.validate());
}

TEST_CASE("arguments: node addresses")
{
    using address = colock::node_address;
    check_invalid({
        {"host", node_with([](address& a) { a.host.clear(); })},
        {"port", node_with([](address& a) { a.port = 0; })},
        {"database", node_with([](address& a) { a.database = -1; })},
        {"unix_socket", node_with([](address& a) { a.unix_socket = "/" + std::string(108, 's'); })},
        {"tls", node_with([](address& a) {
             a.unix_socket = "/tmp/socket";
             a.tls = true;
         })},
        {"tls_ca_file", node_with([](address& a) {
             a.tls = true;
             a.tls_ca_file = "/nowhere/ca.crt";
         })},
    });
}

TEST_CASE("arguments: URLs")
{
    asio::io_context io;
    for (std::string const url :
         {"", "redis", "http://host", "redis://", "redis://host:port", "redis://host:0",
          "redis://host:65536", "redis://host:6379/name", "redis://host:6379/-1", "redis://[::1",
          "redis://user@host@host", "redis://us%er:secret@host", "redis://:secret@ho st", "unix://",
          "unix://relative", "unix:///tmp/s?db=x", "redis://host?ca_file=/x",
          "rediss://host?verify=maybe", "redis://user:secret/with-slash@host"}) {
        CAPTURE(url);
        auto const error = error_of([&] { colock::client{io, url}; });
        CHECK(error == errc::invalid_argument);
        CHECK_FALSE(contains(error.message(), "secret"));
    }
}

TEST_CASE("arguments: how many nodes, and which")
{
    asio::io_context io;
    std::vector<colock::node_address> many;
    for (int i = 0; i < 64; ++i)
        many.emplace_back("redis://127.0.0.1:" + std::to_string(20'000 + i));
    std::string const url = "redis://127.0.0.1:7";
    CHECK(colock::client{io, {"redis://127.0.0.1:7"}}.get_node_reports().size() == 1);
    CHECK(colock::client{io, {url}, {}}.get_node_reports().size() == 1);
    CHECK(colock::client{io.get_executor(), {url}}.get_node_reports().size() == 1);
    CHECK(colock::client{io, {"redis://127.0.0.1:7", "redis://127.0.0.1:8"}}
              .get_node_reports()
              .size() == 2);
    check_invalid({
        {"node",
         [&] {
             colock::client{io, std::vector<colock::node_address>{}};
         }},
        {"node",
         [&] {
             colock::client{io, {}};
         }},
        {"node",
         [&] {
             colock::client{io, many};
         }},
        {"127.0.0.1:7",
         [&] {
             std::vector<colock::node_address> const twice{
                 "redis://127.0.0.1:7", "redis://127.0.0.1:8", "redis://127.0.0.1:7"};
             colock::client{io, twice};
         }},
        {"port",
         [&] {
             std::vector<colock::node_address> one_wrong{"redis://127.0.0.1:7",
                                                         "redis://127.0.0.1:8"};
             one_wrong[1].port = 0;
             colock::client{io, one_wrong};
         }},
    });
}

CONTRACT_WITH(one_client, "arguments: waits below zero, without a command")
{
    any_mutex const name{locks, "negative", long_ttl};
    using nanoseconds = std::chrono::nanoseconds;
    for (auto const wait : {nanoseconds{-1}, nanoseconds::min()}) {
        auto const [acquired, lease] = co_await name.async_acquire(wait, asio::as_tuple);
        CHECK(acquired == errc::invalid_argument);
        CHECK(contains(acquired.message(), "wait"));
        auto const [tried, optional] = co_await name.async_try_acquire(wait, asio::as_tuple);
        CHECK(tried == errc::invalid_argument);
    }
    CHECK(locks.get_metrics().commands == 0);
    auto held = co_await name.async_acquire();
    auto const [late, none] = co_await name.async_acquire(nanoseconds{1}, asio::as_tuple);
    CHECK(late == errc::timed_out);
    co_await locks.async_close();
}

namespace {

template <class Wait>
asio::awaitable<void> wait_so_long(colock::basic_mutex const& name, Wait wait)
{
    auto held = co_await name.async_acquire(wait);
    // This ttl, too, has more milliseconds than can be counted.
    auto const [extended] = co_await held.async_extend(std::chrono::hours::max(), asio::as_tuple);
    CHECK(extended == errc::invalid_argument);
    CHECK(contains(extended.message(), "ttl"));
    co_await held.async_release();
    auto tried = co_await name.async_try_acquire(wait);
    REQUIRE(tried);
    co_await tried->async_release();
    bool ran = false;
    auto body = [&](colock::lease&) -> asio::awaitable<void> {
        ran = true;
        co_return;
    };
    co_await colock::async_with_lock(name, wait, body);
    CHECK(ran);
}

} // namespace

CONTRACT_WITH(one_client, "arguments: the longest wait of every unit is no overflow")
{
    any_mutex const name{locks, "patient", long_ttl};
    co_await wait_so_long(name, std::chrono::nanoseconds::max());
    co_await wait_so_long(name, std::chrono::microseconds::max());
    co_await wait_so_long(name, milliseconds::max());
    co_await wait_so_long(name, std::chrono::seconds::max());
    co_await wait_so_long(name, std::chrono::minutes::max());
    co_await wait_so_long(name, std::chrono::hours::max());
    co_await wait_so_long(name, std::chrono::duration<double>::max());
    co_await wait_so_long(name, std::chrono::duration<float, std::milli>{30'000.5F});
    co_await locks.async_close();
}
