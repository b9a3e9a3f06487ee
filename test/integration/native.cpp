// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/rewriting_proxy.hpp"

#include <boost/asio/post.hpp>

#include <string>

// What a server's own commands can do is not done by a script. The servers here may not have them,
// so a proxy replaces them by a script with the same answers.

using namespace support;
using words = rewriting_proxy::words;

namespace {

constexpr char const* compare_and_delete =
    "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/// Makes the proxy look like a server that has this command.
auto has(std::string const& name)
{
    return [name](words& command) {
        if (command.front() == "COMMAND")
            command = {"EVAL", "return {'" + name + "'}", "0"};
        else if (command.front() == "DELIFEQ" || command.front() == "DELEX")
            command = {"EVAL", compare_and_delete, "1", command[1], command.back()};
    };
}

/// Makes it look like one that has DELIFEQ, but refuses it: by GETDEL, which no user here may call.
void denied(words& command)
{
    if (command.front() == "COMMAND")
        command = {"EVAL", "return {'delifeq'}", "0"};
    else if (command.front() == "DELIFEQ")
        command = {"GETDEL", command[1]};
}

struct without_getdel : some_servers {
    explicit without_getdel(int nodes) : some_servers{nodes}
    {
        servers[0].command({"ACL", "SETUSER", "default", "-getdel"});
    }

    rewriting_proxy between{servers[0], denied};
    unguarded_client locks{io, between.address()};
};

} // namespace

TEST_CASE("native: the release of a plain lock")
{
    for (auto const& [name, command] : {std::pair<std::string, std::string>{"delifeq", "DELIFEQ"},
                                        std::pair<std::string, std::string>{"delex", "DELEX"}}) {
        CAPTURE(name);
        redis_server server;
        rewriting_proxy between{server, has(name)};
        asio::io_context io;
        unguarded_client locks{io, between.address()};
        run(io, [&]() -> asio::awaitable<void> {
            colock::mutex const plain{locks, "native", long_ttl};
            auto held = co_await plain.async_acquire();
            auto const before = between.count("EVALSHA");
            co_await held.async_release();
            CHECK(between.count(command) == 1);
            CHECK(between.count("EVALSHA") == before);
            CHECK(server.command({"EXISTS", "lock:native"}) == 0);

            auto deleted = co_await plain.async_acquire();
            server.command({"SET", "lock:native", "another's"});
            auto const [lost] = co_await deleted.async_release(asio::as_tuple);
            CHECK(lost == errc::lease_lost);
            CHECK(server.command({"GET", "lock:native"}) == "another's");
            server.command({"DEL", "lock:native"});

            auto replaced = co_await plain.async_acquire();
            server.command({"DEL", "lock:native"});
            server.command({"RPUSH", "lock:native", "a list"});
            auto const [gone] = co_await replaced.async_release(asio::as_tuple);
            CHECK(gone == errc::lease_lost);
            server.command({"DEL", "lock:native"});

            auto const so_far = between.count(command);
            colock::reentrant_mutex const other{locks, "other", colock::owner{locks}, long_ttl};
            auto counted = co_await other.async_acquire();
            co_await counted.async_release();
            CHECK(between.count(command) == so_far);
            co_await locks.async_close();
        });
    }
}

TEST_CASE_WITH(without_getdel, 1, "native: a user who may not do that releases by a script")
{
    colock::mutex const name{locks, "rights", long_ttl};
    for (int i = 0; i < 3; ++i) {
        auto held = co_await name.async_acquire();
        co_await held.async_release();
        CHECK(servers[0].command({"EXISTS", "lock:rights"}) == 0);
    }
    CHECK(between.count("DELIFEQ") == 1);
    co_await locks.async_close();
}

TEST_CASE_WITH(without_getdel, 1,
               "native: a release that had to be sent again wakes who asked before it ran")
{
    auto options = long_ttl;
    options.hand_offs = 0;
    colock::mutex const name{locks, "again", options};
    auto held = co_await name.async_acquire();
    result<colock::lease> next;
    name.async_acquire(store(next));
    co_await asio::post(asio::deferred);
    auto const start = steady::now();
    co_await held.async_release();
    co_await until("the next in line", [&] { return next.done(); });
    CHECK(since(start) < prompt);
    CHECK(between.count("DELIFEQ") == 1);
    co_await next.value.async_release();
    co_await locks.async_close();
}

TEST_CASE(
    "native: without fencing an acquire is a plain SET, and a script only where it is refused")
{
    redis_server server;
    rewriting_proxy between{server, [](words&) {}};
    asio::io_context io;
    unguarded_client locks{io, between.address()};
    unguarded_client other{io, server.address()};
    run(io, [&]() -> asio::awaitable<void> {
        auto options = long_ttl;
        options.fencing = false;
        colock::mutex const bare{locks, "bare", options};
        auto held = co_await bare.async_acquire();
        CHECK(between.count("SET") == 1);
        CHECK(between.count("EVALSHA") == 0);
        CHECK(held.fencing_token() == 0);
        co_await held.async_release();

        // A plain lock waits for another client as any lock does, and is woken.
        colock::mutex const others{other, "bare", long_ttl};
        auto theirs = co_await others.async_acquire();
        auto const tried = co_await bare.async_try_acquire();
        CHECK_FALSE(tried);
        result<colock::lease> ours;
        bare.async_acquire(store(ours));
        auto const commands = locks.get_metrics().commands;
        co_await until("a refusal", [&] { return locks.get_metrics().commands >= commands + 2; });
        auto const start = steady::now();
        co_await theirs.async_release();
        co_await until("its turn", [&] { return ours.done(); });
        CHECK(since(start) < prompt);
        CHECK_FALSE(ours.error);
        co_await ours.value.async_release();
        CHECK(server.command({"EXISTS", "lock:bare"}) == 0);
        co_await locks.async_close();
        co_await other.async_close();
    });
}
