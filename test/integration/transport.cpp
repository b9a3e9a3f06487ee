// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <fcntl.h>
#include <filesystem>
#include <set>

// The ways to a server, and into it.

using namespace support;

namespace {

struct visitor {
    explicit visitor(colock::node_address const& address) : locks{io, address, events.options()} {}

    asio::io_context io;
    event_recorder events;
    unguarded_client locks;
    colock::mutex const name{locks, "way", long_ttl};
};

/// Acquires and releases one lock by way of `address`, and looks for its key in `database`.
void check_works(redis_server& server, colock::node_address const& address, int database = 0)
{
    CAPTURE(address.label());
    visitor it{address};
    run(it.io, [&]() -> asio::awaitable<void> {
        auto const [error, none] = co_await it.name.async_acquire(5s, asio::as_tuple);
        CHECK_MESSAGE(!error, error.message());
        server.command({"SELECT", std::to_string(database)});
        CHECK(server.command({"GET", "lock:way"}) == none.lock_id());
        auto const connected = co_await it.events.wait(colock::event_kind::connected);
        CHECK(connected.node == address.label());
        co_await it.locks.async_close();
        CHECK(server.command({"EXISTS", "lock:way"}) == 0);
        server.command({"SELECT", "0"});
    });
}

/// That no connection comes about, for a reason that can be read.
void check_refused(colock::node_address const& address, std::string const& reason)
{
    CAPTURE(address.label());
    visitor it{address};
    run(it.io, [&]() -> asio::awaitable<void> {
        auto const failed = co_await it.events.wait(colock::event_kind::connect_failed);
        auto const [error, none] = co_await it.name.async_acquire(400ms, asio::as_tuple);
        CHECK(error == errc::node_unavailable);
        CHECK(contains(error.message(), address.label()));
        CHECK_MESSAGE(contains(error.message(), reason), error.message());
        CHECK_MESSAGE(contains(failed.error.message(), reason), failed.error.message());
        CHECK(it.events.count(colock::event_kind::connected) == 0);
        co_await it.locks.async_close();
    });
}

} // namespace

TEST_CASE("transport: TCP by address, by name, by URL" * doctest::skip(!knows_localhost()))
{
    redis_server server;
    auto const port = std::to_string(server.port());
    check_works(server, server.address());
    check_works(server, "redis://localhost:" + port);
    check_works(server, "redis://127.0.0.1:" + port + "/0");
}

TEST_CASE("transport: a Unix domain socket")
{
    redis_server server;
    check_works(server, server.unix_address());
    check_works(server, "unix://" + server.socket_path());
    check_works(server, "unix://" + server.socket_path() + "?db=3", 3);
}

TEST_CASE("transport: IPv6")
{
    // The "-" lets a machine be without IPv6.
    server_options options;
    options.arguments = {"--bind", "127.0.0.1", "-::1"};
    redis_server server{options};
    process probe{{"redis-cli", "-h", "::1", "-p", std::to_string(server.port()), "PING"}, {}};
    if (probe.wait() != 0) {
        MESSAGE("this machine has no IPv6: nothing was tested");
        return;
    }
    check_works(server, "redis://[::1]:" + std::to_string(server.port()));
}

TEST_CASE("transport: a database other than 0")
{
    redis_server server;
    auto address = server.address();
    address.database = 7;
    check_works(server, address, 7);
    CHECK(server.keys_matching().empty());

    address.database = 16;
    asio::io_context io;
    unguarded_client locks{io, address};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "way", long_ttl};
        auto const [error, none] = co_await name.async_acquire(prompt, asio::as_tuple);
        CHECK(error == errc::server_error);
        CHECK_MESSAGE(contains(error.message(), "DB index"), error.message());
        co_await locks.async_close();
    });
}

TEST_CASE("transport: password and ACL user, over every way")
{
    server_options options;
    options.password = "p@ss:w/ord %?#";
    redis_server server{options};
    server.command({"ACL", "SETUSER", "alice", "on", ">wonder land", "~*", "&*", "+@all"});
    check_works(server, server.address());
    check_works(server, server.unix_address());
    auto address = server.address();
    address.user = "default";
    check_works(server, address);
    address.user = "alice";
    address.password = "wonder land";
    check_works(server, address);
    auto const port = std::to_string(server.port());
    check_works(server, "redis://:p%40ss%3Aw%2Ford%20%25%3F%23@127.0.0.1:" + port);
    check_works(server, "redis://alice:wonder%20land@127.0.0.1:" + port + "/2", 2);
    check_works(server, "unix://alice:wonder%20land@" + server.socket_path());
}

TEST_CASE("transport: TLS, verified" * doctest::skip(!knows_localhost()))
{
    server_options options;
    options.tls = true;
    options.password = "secret";
    redis_server server{options};
    check_works(server, server.address());
    auto const port = std::to_string(server.port());
    check_works(server, "rediss://:secret@localhost:" + port + "?ca_file=" + server.ca_file());

    // The certificate is not for this host name.
    auto address = server.address();
    address.host = "127.0.0.1";
    check_refused(address, "certificate");
    // Its authority is not this one.
    tls_files const others;
    address = server.address();
    address.tls_ca_file = others.ca();
    check_refused(address, "certificate");
    // Nor is it one of the system's.
    address.tls_ca_file.clear();
    check_refused(address, "certificate");
    // Without verification, neither matters.
    address.host = "127.0.0.1";
    address.tls_verify = false;
    check_works(server, address);
    check_works(server, "rediss://:secret@127.0.0.1:" + port + "?verify=no");
}

TEST_CASE("transport: TLS with a certificate of the client's" * doctest::skip(!knows_localhost()))
{
    redis_server server{{.tls = true, .arguments = {"--tls-auth-clients", "yes"}}};
    auto address = server.address();
    check_refused(address, "certificate");
    address.tls_certificate_file = server.files().certificate();
    address.tls_key_file = server.files().key();
    check_works(server, address);
    check_works(server, "rediss://localhost:" + std::to_string(server.port()) + "?ca_file=" +
                            server.ca_file() + "&cert_file=" + server.files().certificate() +
                            "&key_file=" + server.files().key());
    // A client's certificate of an authority that the server does not know.
    tls_files const others;
    address.tls_certificate_file = others.certificate();
    address.tls_key_file = others.key();
    check_refused(address, "");
    // A key of another certificate.
    address.tls_certificate_file = server.files().certificate();
    asio::io_context io;
    auto const error = error_of([&] { unguarded_client{io, address}; });
    CHECK(error == errc::invalid_argument);
    CHECK_MESSAGE(contains(error.message(), "tls_key_file"), error.message());
}

TEST_CASE("transport: CLIENT LIST shows the client's name, or none")
{
    redis_server server;
    for (std::string const name : {"colock", "stock-service", ""}) {
        CAPTURE(name);
        asio::io_context io;
        event_recorder events;
        unguarded_client locks{io, server.address(), events.options({.client_name = name})};
        run(io, [&]() -> asio::awaitable<void> {
            co_await events.wait(colock::event_kind::connected);
            auto const list = server.command({"CLIENT", "LIST"}).text;
            if (name.empty())
                CHECK_FALSE(contains(list, "name=colock"));
            else
                CHECK_MESSAGE(contains(list, "name=" + name + " "), list);
            co_await locks.async_close();
            bool const alone = co_await eventually(
                [&] { return server.info("clients", "connected_clients") == 1; });
            CHECK_MESSAGE(alone, server.command({"CLIENT", "LIST"}).text);
        });
    }
}

TEST_CASE("transport: several nodes by different ways" * doctest::skip(!knows_localhost()))
{
    redis_server plain;
    redis_server secure{{.tls = true}};
    redis_server local;
    asio::io_context io;
    std::vector<colock::node_address> const nodes{plain.address(), secure.address(),
                                                  local.unix_address()};
    unguarded_client locks{io, nodes};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "mixed", long_ttl};
        auto held = co_await name.async_acquire(5s);
        co_await until("all three", [&] {
            int nodes_with_it = 0;
            for (auto* server : {&plain, &secure, &local})
                nodes_with_it += server->command({"GET", "lock:mixed"}) == held.lock_id();
            return nodes_with_it == 3;
        });
        co_await locks.async_close();
    });
}

TEST_CASE("transport: a program that this one starts does not inherit a connection")
{
    auto const sockets = [] {
        std::set<int> found;
        for (auto const& each : std::filesystem::directory_iterator{"/proc/self/fd"}) {
            std::error_code gone;
            auto const to = std::filesystem::read_symlink(each, gone).string();
            if (to.starts_with("socket:"))
                found.insert(std::stoi(each.path().filename()));
        }
        return found;
    };
    redis_server server;
    auto const before = sockets();
    visitor it{server.address()};
    run(it.io, [&]() -> asio::awaitable<void> {
        auto held = co_await it.name.async_acquire(5s, asio::use_awaitable);
        int opened = 0;
        for (int const socket : sockets()) {
            if (before.contains(socket))
                continue;
            ++opened;
            CHECK((::fcntl(socket, F_GETFD) & FD_CLOEXEC) != 0);
        }
        CHECK(opened == 1);
        co_await held.async_release();
        co_await it.locks.async_close();
    });
}
