// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/as_user.hpp"
#include "support/lock_test.hpp"

#include <regex>
#include <string>
#include <vector>

// What servers say goes into messages, events and reports, and from there into logs: without the
// secrets that they quote.

using namespace support;

namespace {

/// All that a client tells of a server that refuses to grant: errors, events and reports.
std::string told_of(colock::node_address const& address, errc expected)
{
    asio::io_context io;
    event_recorder events;
    auto options = events.options();
    options.drain_timeout = 100ms;
    unguarded_client locks{io, address, options};
    std::string text;
    run(io, [&]() -> asio::awaitable<void> {
        colock::owner const owner{locks};
        std::vector<colock::basic_mutex> const names{
            colock::mutex{locks, "refused"}, colock::reentrant_mutex{locks, "refused", owner}};
        for (auto const& name : names) {
            try {
                auto held = co_await name.async_acquire(stuck); // fails at once
            } catch (colock::system_error const& error) {
                CHECK(error.code() == expected);
                text += std::string{error.what()} + '\n';
            }
            auto const [tried, none] = co_await name.async_try_acquire(asio::as_tuple);
            CHECK(tried == expected);
            text += tried.message() + '\n';
        }
        co_await locks.async_close(asio::as_tuple);
    });
    for (auto const& report : locks.get_node_reports())
        text += report.error.message() + '\n';
    text += events.text();
    CHECK_MESSAGE(contains(text, address.label()), text);
    return text;
}

void check_tells_only(std::string const& reason, std::string const& text)
{
    CHECK_MESSAGE(contains(text, reason), text);
    CHECK_FALSE_MESSAGE(contains(text, "hunter2"), text);
    CHECK_FALSE_MESSAGE(contains(text, "alice"), text);
}

} // namespace

TEST_CASE("secrets: a wrong password")
{
    redis_server server{{.password = "hunter2-of-the-server"}};
    server.command({"ACL", "SETUSER", "alice", "on", ">hunter2-of-alice", "~*", "&*", "+@all"});
    auto const text =
        told_of(as(server.address(), "alice", "hunter2-but-wrong"), errc::access_denied);
    check_tells_only("WRONGPASS", text);
}

TEST_CASE("secrets: a server that quotes the greeting, which it does not know")
{
    redis_server server{{.arguments = {"--rename-command", "HELLO", ""}}};
    server.command({"ACL", "SETUSER", "alice", "on", ">hunter2", "~*", "&*", "+@all"});
    auto const text = told_of(as(server.address(), "alice", "hunter2"), errc::invalid_argument);
    check_tells_only("unknown command", text);
}

TEST_CASE("secrets: a server that quotes scripts' arguments")
{
    redis_server server{{.arguments = {"--rename-command", "EVALSHA", ""}}};
    auto const text = told_of(server.address(), errc::script_denied);
    CHECK_MESSAGE(contains(text, "unknown command"), text);
    std::regex const id{"[0-9a-fA-F]{8}-"};
    CHECK_FALSE_MESSAGE(std::regex_search(text, id), text);
}

TEST_CASE("secrets: a user who may not do all")
{
    redis_server server;
    server.command({"ACL", "SETUSER", "alice", "on", ">hunter2", "~*", "&*", "+@all", "-set",
                    "-hincrby", "-client|tracking"});
    auto const text = told_of(as(server.address(), "alice", "hunter2"), errc::access_denied);
    check_tells_only("tracking_refused", text);
}

TEST_CASE("secrets: a password with a NUL in it is used whole")
{
    redis_server server;
    std::string const password{"hunter\0two", 10};
    server.command({"ACL", "SETUSER", "alice", "on", '>' + password, "~*", "&*", "+@all"});
    asio::io_context io;
    unguarded_client locks{io, as(server.address(), "alice", password)};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "refused", long_ttl};
        auto const [error, held] = co_await name.async_acquire(asio::as_tuple);
        CHECK_MESSAGE(!error, error.message());
        co_await locks.async_close();
    });
}
