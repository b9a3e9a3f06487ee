// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/hostile_server.hpp"
#include "support/lock_test.hpp"

#include <atomic>
#include <cstdio>
#include <deque>
#include <functional>
#include <malloc.h>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

// Servers that say what no server may: every caller hears in time that there is none, and what they
// say is not kept.

using namespace support;
using connection = hostile_server::connection;

namespace {

/// Bytes of memory that are in use.
std::size_t memory_used()
{
    std::size_t all = 0;
    std::size_t resident = 0;
    auto* const file = std::fopen("/proc/self/statm", "r");
    CHECK(std::fscanf(file, "%zu %zu", &all, &resident) == 2);
    std::fclose(file);
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

struct act {
    std::string what;
    std::function<void(connection&)> say;
    std::string reason; ///< In the error; empty: any.
};

void for_ever(connection& to, std::string_view what)
{
    std::string many;
    while (many.size() < 100'000)
        many += what;
    for (;;)
        to.say(many);
}

/// Whatever comes first on a connection, or where an answer to a script is due.
std::vector<act> const acts{
    {"garbage", [](connection& c) { for_ever(c, "\x16\x03\x01 no RESP \xff"); },
     "a value of no type"},
    {"HTTP", [](connection& c) { c.say("HTTP/1.1 400 Bad Request\r\n\r\n"); },
     "a value of no type"},
    {"an endless line", [](connection& c) { c.say("+"), for_ever(c, "endless "); }, "too long"},
    {"an endless error", [](connection& c) { c.say("-ERR "), for_ever(c, "endless "); },
     "too long"},
    {"an endless string", [](connection& c) { c.say("$4000000000\r\n"), for_ever(c, "endless "); },
     "too long"},
    {"a string that grows up to the limit, and then some",
     [](connection& c) {
         c.say("*2\r\n$1048000\r\n" + std::string(1'048'000, 'x') + "\r\n$1000\r\n");
         c.keep_silent(); // an end of the connection would take back what has not arrived
     },
     "too long"},
    {"an array of 10^9", [](connection& c) { c.say("*1000000000\r\n"), for_ever(c, ":1\r\n"); },
     "too many"},
    {"a map of 10^9", [](connection& c) { c.say("%1000000000\r\n"), for_ever(c, ":1\r\n"); },
     "too many"},
    {"nesting of 10^5",
     [](connection& c) {
         for (int i = 0; i < 100; ++i) {
             std::string deep;
             for (int j = 0; j < 1'000; ++j)
                 deep += "*1\r\n";
             c.say(deep);
         }
     },
     "nested too deeply"},
    {"a length that is none", [](connection& c) { c.say("$\r\n"); }, "a length"},
    {"streamed strings", [](connection& c) { for_ever(c, "$?\r\n"); }, "streamed"},
    {"attributes without end", [](connection& c) { for_ever(c, "|1\r\n+a\r\n+b\r\n"); },
     "answer of too many"},
    {"NUL",
     [](connection& c) {
         for_ever(c, std::string_view{"\0\0\0\0", 4});
     },
     "a value of no type"},
    {"nothing, and the end", [](connection&) {}, ""},
    {"half a value, and the end", [](connection& c) { c.say("*2\r\n:1"); }, ""},
};

/// What is promised of every operation while a server behaves like that.
void check_unavailable(act const& each, std::function<void(connection&)> const& all)
{
    CAPTURE(each.what);
    hostile_server server{all};
    asio::io_context io;
    colock::client_options options;
    options.connect_timeout = 200ms * slack;
    options.reconnect_wait_max = 20ms;
    options.drain_timeout = 100ms;
    colock::client locks{io, server.address(), options};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "hostile", long_ttl};
        auto const start = steady::now();
        auto const wait = 300ms * slack;
        auto const [error, none] = co_await name.async_acquire(wait, asio::as_tuple);
        CHECK(since(start) < wait + prompt);
        CHECK(error == errc::node_unavailable);
        CHECK_MESSAGE(contains(error.message(), server.address().label()), error.message());
        CHECK_MESSAGE(contains(error.message(), each.reason), error.message());
        CHECK(server.connections() > 0);
        co_await close_in_doubt(locks);
    });
}

} // namespace

TEST_CASE("hostile: whatever is said instead of the greeting")
{
    auto const before = memory_used();
    for (auto const& each : acts)
        check_unavailable(each, each.say);
    if (!sanitized)
        CHECK(memory_used() < before + (16u << 20));
}

TEST_CASE("hostile: whatever is said instead of an answer")
{
    auto const before = memory_used();
    for (auto const& each : acts) {
        check_unavailable(each, [&](connection& c) {
            c.greet();
            each.say(c);
        });
    }
    if (!sanitized)
        CHECK(memory_used() < before + (16u << 20));
}

TEST_CASE("hostile: a flood of pushes neither fills memory nor keeps the answer from coming")
{
    auto const before = memory_used();
    for (std::string const push :
         {">2\r\n$10\r\ninvalidate\r\n*1\r\n$8\r\nlock:any\r\n", ">2\r\n$10\r\ninvalidate\r\n_\r\n",
          ">3\r\n+message\r\n+channel\r\n+text\r\n"}) {
        CAPTURE(push);
        hostile_server server{[&](connection& c) {
            c.greet();
            std::string flood;
            while (flood.size() < 10'000'000)
                flood += push;
            c.say(flood);
            c.say("*2\r\n:1\r\n:7\r\n");
            for (;;) { // the rest: releases, and an acquire where the flood took too long
                c.hear();
                c.say("*2\r\n:1\r\n:7\r\n");
            }
        }};
        asio::io_context io;
        colock::client locks{io, server.address()};
        run(io, [&]() -> asio::awaitable<void> {
            colock::mutex const name{locks, "flood", {.ttl = 60s, .renew = false}};
            auto held = co_await name.async_acquire(5s * slack);
            CHECK(held.fencing_token() == 7);
            co_await held.async_release();
            co_await locks.async_close();
        });
    }
    // The flood itself is in this process, too.
    if (!sanitized)
        CHECK(memory_used() < before + (16u << 20) + 20'000'000);
}

TEST_CASE("hostile: a server that sends byte by byte is as good as any")
{
    hostile_server server{[](connection& c) {
        for (;;) {
            auto const command = c.hear().front();
            if (command == "HELLO")
                c.say_in_parts("%1\r\n$6\r\nserver\r\n$5\r\nredis\r\n", 1);
            else if (command == "EVALSHA")
                c.say_in_parts("|1\r\n+ttl\r\n:1\r\n*2\r\n:1\r\n:7\r\n", 1);
            else
                c.say_in_parts("$10\r\nrun_id:x\r\n\r\n", 1);
        }
    }};
    asio::io_context io;
    colock::client locks{io, server.address()};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "slowly", {.ttl = 60s, .renew = false}};
        auto held = co_await name.async_acquire(5s);
        CHECK(held.fencing_token() == 7);
        co_await held.async_release();
        co_await locks.async_close();
    });
}

TEST_CASE("hostile: a grant without a token is no reason to ask at once again")
{
    std::atomic<int> commands = 0;
    hostile_server server{[&](connection& c) {
        c.greet();
        for (;; c.hear()) {
            ++commands;
            c.say("*2\r\n:1\r\n:0\r\n");
        }
    }};
    asio::io_context io;
    colock::client locks{io, server.address(), {.drain_timeout = 100ms}};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "tokenless", long_ttl};
        auto const [error, none] = co_await name.async_acquire(300ms, asio::as_tuple);
        CHECK(error == errc::server_error);
        CHECK_FALSE(none);
        co_await close_in_doubt(locks);
    });
    CHECK(commands.load() < 100);
}

TEST_CASE("hostile: answers to nothing end the connection")
{
    hostile_server server{[](connection& c) {
        c.greet();
        c.say("*2\r\n:0\r\n:60000\r\n*2\r\n:1\r\n:7\r\n");
        c.keep_silent();
    }};
    asio::io_context io;
    event_recorder events;
    colock::client locks{io, server.address(), events.options({.drain_timeout = 100ms})};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "nothing", long_ttl};
        auto const tried = co_await name.async_try_acquire(asio::as_tuple);
        CHECK_FALSE(std::get<1>(tried));
        auto const ended = co_await events.wait(colock::event_kind::disconnected);
        CHECK_MESSAGE(contains(ended.error.message(), "an answer to nothing"),
                      ended.error.message());
        co_await close_in_doubt(locks);
    });
}

TEST_CASE(
    "hostile: a server that says why it does not want us is quoted, without its control codes")
{
    hostile_server server{[](connection& c) { c.say("-DENIED \x1b[31mnot from here\x1b[0m\r\n"); }};
    asio::io_context io;
    colock::client locks{io, server.address(), {.drain_timeout = 100ms}};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "denied", long_ttl};
        auto const [error, none] = co_await name.async_acquire(100ms, asio::as_tuple);
        CHECK_MESSAGE(contains(error.message(), "DENIED ?[31mnot from here?[0m"), error.message());
        co_await close_in_doubt(locks);
    });
}

TEST_CASE("hostile: what a server says in place of its slots is not kept")
{
    std::string const text = "*1\r\n$1048000\r\n" + std::string(1'048'000, 'x') + "\r\n";
    auto const before = memory_used();
    hostile_server server{[&](connection& c) {
        c.greet("cluster");
        c.say("*17\r\n");
        for (int i = 0; i < 15; ++i)
            c.say(text);
        c.keep_silent();
    }};
    asio::io_context io;
    colock::client_options const options{.health_check_interval = 500ms, .drain_timeout = 100ms};
    colock::client locks{io, server.address(), options};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "slots", long_ttl};
        auto const [error, none] = co_await name.async_acquire(700ms, asio::as_tuple);
        CHECK(error == errc::node_unavailable);
        if (!sanitized)
            CHECK(memory_used() < before + (8u << 20));
        co_await until("another connection", [&] { return server.connections() > 1; });
        co_await close_in_doubt(locks);
    });
}

TEST_CASE("hostile: what sentinels say beside the master is not kept")
{
    std::string const much =
        "%1\r\n$4\r\njunk\r\n$1048000\r\n" + std::string(1'048'000, 'x') + "\r\n";
    // What has been freed counts only where the system has got it back.
    auto const used = [] {
        ::malloc_trim(0);
        return memory_used();
    };
    auto const before = used();
    std::atomic<int> said = 0;
    std::deque<hostile_server> sentinels;
    colock::node_address group;
    group.sentinel_master = "group";
    while (sentinels.size() < 24) {
        auto const& made = sentinels.emplace_back([&](connection& c) {
            bool first = true;
            for (auto asked = c.greet("sentinel");; asked = c.hear()) {
                if (asked.at(1) != "MASTER") {
                    c.say("*0\r\n");
                } else if (std::exchange(first, false)) {
                    c.say(much);
                    ++said;
                } else {
                    c.keep_silent();
                }
            }
        });
        auto const port = made.address().port;
        if (sentinels.size() == 1)
            group.port = port;
        else
            group.seeds.push_back({"127.0.0.1", port});
    }
    asio::io_context io;
    colock::client_options const options{.health_check_interval = 60s, .drain_timeout = 100ms};
    colock::client locks{io, group, options};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "group", long_ttl};
        auto const [error, none] = co_await name.async_acquire(300ms, asio::as_tuple);
        CHECK((error == errc::server_error || error == errc::node_unavailable));
        co_await until("what all of them say", [&] { return said == 24; });
        if (!sanitized)
            co_await until("its end", [&] { return used() < before + (8u << 20); });
        co_await close_in_doubt(locks);
    });
}
