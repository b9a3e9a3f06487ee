// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <algorithm>
#include <vector>

// One owner of a reentrant lock that uses several clients.

using namespace support;
using colock::owner;
using colock::reentrant_mutex;

REENTRANT("reentrant: at a release only lock_ids are counted")
{
    topology servers{node_count};
    asio::io_context io;
    colock::client first{io, servers.addresses()};
    colock::client second{io, servers.addresses()};
    run(io, [&]() -> asio::awaitable<void> {
        owner const me{first};
        reentrant_mutex const here{first, "fields", me, long_ttl};
        reentrant_mutex const there{second, "fields", me, long_ttl};
        auto ours = co_await here.async_acquire(stuck);
        auto theirs = co_await there.async_acquire(stuck);
        co_await until("all to have both", [&] {
            return servers.holding("lock:fields", ours.lock_id()) == servers.size() &&
                   servers.holding("lock:fields", theirs.lock_id()) == servers.size();
        });
        for (std::string const field : {"x", "mode", "8743c9c0-0795-4907-87fd-6c719a6b4586:1"})
            servers.command_all({"HSET", "lock:fields", field, "99999999999999"});
        co_await theirs.async_release();
        co_await until("one to be counted", [&] {
            return std::all_of(servers.begin(), servers.end(), [&](auto& server) {
                return server.command({"HGET", "lock:fields", std::string{me.id()}}) == "1";
            });
        });
        for (auto& server : servers) {
            CHECK(server.command({"HGET", "lock:fields", "x"}) == "99999999999999");
            CHECK(server.command({"PTTL", "lock:fields"}).integer <= 60'000);
        }
        co_await ours.async_release();
        auto free = until("no lock", [&] { return servers.existing("lock:fields") == 0; });
        co_await std::move(free);
        co_await first.async_close();
        co_await second.async_close();
        CHECK(servers.left_behind() == std::vector<std::string>{});
    });
}
