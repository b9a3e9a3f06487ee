// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <algorithm>

// A lock that its owner has acquired again, with other options. How they go together is in
// test/unit/terms.cpp.

using namespace support;
using colock::owner;
using colock::reentrant_mutex;

namespace {

std::int64_t life(topology& servers, std::string const& key)
{
    std::int64_t least = 1'000'000;
    for (auto& server : servers)
        least = std::min(least, server.command({"PTTL", key}).integer);
    return least;
}

auto left(colock::lease const& held)
{
    return held.valid_until() - colock::clock::now();
}

} // namespace

REENTRANT_WITH(one_client, "reentrant: a shorter inner ttl leaves the outer lease's as it is")
{
    owner const me{locks};
    reentrant_mutex const longer{locks, "shorter", me, {.ttl = 20s, .renew = false}};
    reentrant_mutex const shorter{locks, "shorter", me, {.ttl = 100ms, .renew = false}};
    auto outer = co_await longer.async_acquire();
    auto inner = co_await shorter.async_acquire();
    co_await pass(50ms);
    co_await inner.async_release();
    servers.command_all({"PEXPIRE", "lock:shorter", "10000"});
    co_await outer.async_extend();
    CHECK(left(outer) > 15s);
    // A minority may not have been told yet.
    co_await until("the longer life", [&] { return life(servers, "lock:shorter") > 15'000; });
    co_await outer.async_release();
    co_await locks.async_close();
}

REENTRANT_WITH(one_client, "reentrant: an inner lease is renewed if it wants to be")
{
    owner const me{locks};
    constexpr milliseconds ttl = 2s * slack;
    reentrant_mutex const fixed{locks, "renewed", me, {.ttl = ttl, .renew = false}};
    reentrant_mutex const renewed{locks, "renewed", me, {.ttl = ttl}};
    auto outer = co_await fixed.async_acquire();
    co_await colock::async_with_lock(renewed, [](colock::lease& held) -> asio::awaitable<void> {
        auto longer = until("a whole ttl to pass", [unrenewed = held.valid_until()] {
            return colock::clock::now() > unrenewed;
        });
        co_await std::move(longer);
        CHECK(held.valid());
    });
    CHECK(outer.valid());
    // The outer lease alone is not renewed.
    result<colock::loss_cause> lost;
    outer.async_wait_lost(store(lost));
    co_await until(
        "the loss", [&] { return lost.done(); }, ttl + prompt);
    CHECK(lost.value == colock::loss_cause::expired);
    outer = {};
    co_await locks.async_close();
}

REENTRANT_WITH(one_client, "reentrant: a longer inner ttl goes with its lease")
{
    owner const me{locks};
    reentrant_mutex const brief{locks, "longer", me, {.ttl = 2s}};
    reentrant_mutex const longer{locks, "longer", me, {.ttl = 5s}};
    auto outer = co_await brief.async_acquire();
    auto inner = co_await longer.async_acquire();
    co_await until("the longer life", [&] { return life(servers, "lock:longer") > 3'000; });
    co_await until("the client to know", [&] { return left(outer) > 3s; });
    co_await inner.async_release();
    // The longer ttl is not cut short. Once it is over, the outer lease lives by its own ttl again.
    co_await pass(3'500ms);
    CHECK(outer.valid());
    CHECK(life(servers, "lock:longer") <= 2'000);
    co_await outer.async_release();
    co_await locks.async_close();
}

REENTRANT_WITH(one_client, "reentrant: max_hold is not put off by acquiring again")
{
    owner const me{locks};
    reentrant_mutex const bounded{locks, "bounded", me, {.ttl = 600ms, .max_hold = 300ms}};
    auto outer = co_await bounded.async_acquire();
    for (auto const end = steady::now() + stuck / 3; outer.valid() && steady::now() < end;) {
        auto const again = co_await bounded.async_try_acquire();
        co_await pass(100ms);
    }
    CHECK_FALSE(outer.valid());
    outer = {};
    co_await locks.async_close();
}

REENTRANT_WITH(one_client, "reentrant: the greatest loss_margin counts")
{
    owner const me{locks};
    reentrant_mutex const without{locks, "margin", me, {.ttl = 4s, .renew = false}};
    reentrant_mutex const with{locks, "margin", me, {.ttl = 4s, .renew = false, .loss_margin = 2s}};
    auto outer = co_await without.async_acquire();
    auto inner = co_await with.async_acquire();
    result<colock::loss_cause> lost;
    inner.async_wait_lost(store(lost));
    co_await until("the loss", [&] { return lost.done(); });
    CHECK(lost.value == colock::loss_cause::expired);
    CHECK(left(inner) > 0ms);
    inner = {};
    outer = {};
    co_await locks.async_close();
}
