// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/local/stream_protocol.hpp>

#include <sys/socket.h>

#include <cerrno>
#include <vector>

// Servers that cannot be reached.

using namespace support;

namespace {

/// What is promised of every acquire while no node can be reached.
asio::awaitable<void> check_unavailable(colock::client& locks, std::string label)
{
    any_mutex const name{locks, "out of reach", long_ttl};
    auto start = steady::now();
    auto const [error, none] = co_await name.async_acquire(300ms, asio::as_tuple);
    auto took = since(start);
    CHECK(error == errc::node_unavailable);
    CHECK(error == colock::condition::retryable);
    CHECK(error != colock::condition::contention);
    CHECK_MESSAGE(contains(error.message(), label), error.message());
    CHECK(took >= 300ms);
    CHECK(took < 300ms + prompt);

    auto const [tried, no_lease] = co_await name.async_try_acquire(100ms, asio::as_tuple);
    CHECK(tried == errc::node_unavailable);

    start = steady::now();
    auto const [at_once, nothing_either] = co_await name.async_try_acquire(asio::as_tuple);
    took = since(start);
    CHECK(at_once == errc::node_unavailable);
    CHECK(took < 1s + prompt); // one attempt: at most a node_timeout
    CHECK(locks.get_metrics().timeouts <= 3);
}

} // namespace

TEST_CASE("unreachable: nobody listens")
{
    asio::io_context io;
    event_recorder events;
    colock::node_address address;
    address.port = unused_port();
    unguarded_client locks{io, address, events.options()};
    run(io, [&]() -> asio::awaitable<void> {
        auto checking = check_unavailable(locks, "127.0.0.1:" + std::to_string(address.port));
        co_await std::move(checking);
        auto const told = co_await events.wait(colock::event_kind::connect_failed);
        CHECK(told.node == address.label());
        CHECK(told.error == errc::node_unavailable);
        co_await locks.async_close();
    });
}

TEST_CASE("unreachable: no such host")
{
    asio::io_context io;
    colock::client_options options;
    options.connect_timeout = 500ms;
    unguarded_client locks{io, "redis://colock-test.invalid:7", options};
    run(io, [&]() -> asio::awaitable<void> {
        auto checking = check_unavailable(locks, "colock-test.invalid:7");
        co_await std::move(checking);
        co_await locks.async_close();
    });
}

TEST_CASE("unreachable: no such socket")
{
    asio::io_context io;
    temp_dir const directory;
    auto const path = (directory.path() / "nobody.sock").string();
    unguarded_client locks{io, "unix://" + path};
    run(io, [&]() -> asio::awaitable<void> {
        auto checking = check_unavailable(locks, path);
        co_await std::move(checking);
        co_await locks.async_close();
    });
}

TEST_CASE("unreachable: a socket whose queue is full")
{
    temp_dir const directory;
    auto const path = (directory.path() / "full.sock").string();
    asio::io_context io;
    asio::local::stream_protocol::acceptor busy{io, asio::local::stream_protocol::endpoint{path}};
    busy.listen(0);
    std::vector<asio::local::stream_protocol::socket> queued;
    for (boost::system::error_code full; !full;) {
        queued.emplace_back(io).open();
        queued.back().native_non_blocking(true);
        auto const to = busy.local_endpoint();
        if (::connect(queued.back().native_handle(), to.data(),
                      static_cast<socklen_t>(to.size())) != 0)
            full.assign(errno, boost::system::system_category());
    }
    event_recorder events;
    unguarded_client locks{io, "unix://" + path, events.options()};
    run(io, [&]() -> asio::awaitable<void> {
        auto checking = check_unavailable(locks, path);
        co_await std::move(checking);
        auto const told = co_await events.wait(colock::event_kind::connect_failed);
        CHECK_MESSAGE(contains(told.error.message(), "temporarily unavailable"),
                      told.error.message());
        co_await locks.async_close();
    });
}

TEST_CASE("unreachable: somebody listens and says nothing")
{
    // A stopped server still accepts connections.
    redis_server server;
    server.pause();
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, server.address(), events.options({.connect_timeout = 200ms})};
    run(io, [&]() -> asio::awaitable<void> {
        auto checking = check_unavailable(locks, server.address().label());
        co_await std::move(checking);
        co_await events.wait(colock::event_kind::connect_failed, 2);
        co_await locks.async_close();
    });
}

TEST_CASE("unreachable: TLS spoken to a server that does not, and the other way round")
{
    redis_server plain;
    redis_server secure{{.tls = true}};
    auto wrongly_secure = plain.address();
    wrongly_secure.tls = true;
    auto wrongly_plain = secure.address();
    wrongly_plain.tls = false;
    wrongly_plain.tls_ca_file.clear();
    for (auto const& address : {wrongly_secure, wrongly_plain}) {
        CAPTURE(address.label());
        asio::io_context io;
        colock::client_options options;
        options.connect_timeout = 500ms;
        unguarded_client locks{io, address, options};
        run(io, [&]() -> asio::awaitable<void> {
            auto checking = check_unavailable(locks, address.label());
            co_await std::move(checking);
            co_await locks.async_close();
        });
    }
}

CONTRACT_WITH(some_servers,
              "unreachable: without a deadline it is tried until the servers are there")
{
    for (auto& server : servers)
        server.kill();
    unguarded_client locks{io, servers.addresses(), events.options({.reconnect_wait_max = 200ms})};
    any_mutex const name{locks, "patient", long_ttl};
    result<colock::lease> acquired;
    name.async_acquire(store(acquired));
    co_await events.wait(colock::event_kind::connect_failed,
                         5 * static_cast<std::size_t>(servers.size()));
    CHECK_FALSE(acquired.done());
    for (auto& server : servers)
        server.restart();
    co_await until(
        "the grant", [&] { return acquired.done(); }, 200ms + prompt);
    CHECK_FALSE(acquired.error);
    CHECK(acquired.value.valid());
    co_await locks.async_close();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

CONTRACT_WITH(some_servers,
              "unreachable: too few of several nodes: the error names each that is missing")
{
    for (int node = 0; node < servers.quorum(); ++node)
        servers[node].kill();
    unguarded_client locks{io, servers.addresses()};
    any_mutex const name{locks, "too few", long_ttl};
    auto const [error, none] = co_await name.async_acquire(300ms, asio::as_tuple);
    CHECK(error == (node_count == 1 ? errc::node_unavailable : errc::no_quorum));
    CHECK(error == colock::condition::retryable);
    for (int node = 0; node < servers.quorum(); ++node)
        CHECK_MESSAGE(contains(error.message(), servers[node].address().label()), error.message());
    co_await until("no lock", [&] {
        for (int node = servers.quorum(); node < servers.size(); ++node) {
            if (servers[node].command({"EXISTS", "lock:too few"}) == 1)
                return false;
        }
        return true;
    });
    co_await close_in_doubt(locks);
}
