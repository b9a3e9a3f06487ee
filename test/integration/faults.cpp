// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <algorithm>
#include <string>
#include <vector>

// Servers that die, hang, and come back.

using namespace support;

namespace {

constexpr auto connect_failed = colock::event_kind::connect_failed;

constexpr milliseconds longest_pause = 200ms;

/// Options with which a lost connection is noticed and made again soon.
colock::client_options quick(milliseconds drain_timeout = 3s)
{
    return {.health_check_interval = 200ms,
            .reconnect_wait_max = longest_pause,
            .drain_timeout = drain_timeout};
}

/// Like quick(), without the guard: that counts no restarted majority until a ttl has passed.
colock::client_options unguarded(milliseconds drain_timeout)
{
    auto options = quick(drain_timeout);
    options.guard = colock::restart_guard::off;
    return options;
}

/// The shortest pause between two attempts to connect to this node, of the last ten.
asio::awaitable<milliseconds> shortest_pause(event_recorder events, std::string node)
{
    std::vector<event_recorder::record> failed;
    auto ten_more = until("ten more attempts", [&, until_now = events.count(connect_failed)] {
        failed = events.all(connect_failed);
        failed.erase(failed.begin(), failed.begin() + static_cast<std::ptrdiff_t>(until_now));
        std::erase_if(failed, [&](auto const& each) { return each.node != node; });
        return failed.size() > 10;
    });
    co_await std::move(ten_more);
    auto shortest = failed[1].at - failed[0].at;
    for (std::size_t i = 2; i < failed.size(); ++i)
        shortest = std::min(shortest, failed[i].at - failed[i - 1].at);
    co_return std::chrono::ceil<milliseconds>(shortest);
}

} // namespace

CONTRACT_WITH(
    recorded_client,
    "faults: servers killed while a lease is held: the loss comes before the ttl has passed",
    quick(200ms))
{
    constexpr milliseconds ttl = 4s;
    any_mutex const name{locks, "killed", {.ttl = ttl, .loss_margin = 1s}};
    auto held = co_await name.async_acquire();
    co_await until("renewals", [&] { return locks.get_metrics().renewals >= 2; });
    for (auto& server : servers)
        server.kill();
    auto const killed = colock::clock::now();
    auto const last_valid = held.valid_until();
    // kill() blocks until a server is gone, which may take long on a busy machine.
    bool const in_time = killed < last_valid - 1'700ms;
    CAPTURE(std::chrono::duration_cast<milliseconds>(last_valid - killed).count());
    auto const [error, cause] = co_await held.async_wait_lost(asio::as_tuple);
    auto const lost = colock::clock::now();
    CAPTURE(std::chrono::duration_cast<milliseconds>(lost - killed).count());
    CHECK_FALSE(error);
    CHECK(cause == colock::loss_cause::expired);
    CHECK_FALSE(held.valid());
    // A connection that is gone is no loss by itself; the ttl is what decides. A renewal may have
    // been on its way when the servers died.
    CHECK(lost >= last_valid - 1s);
    CHECK(lost < killed + ttl);
    CHECK(events.count(colock::event_kind::lease_lost) == 1);
    if (in_time) {
        CHECK(lost < held.valid_until());
        CHECK(events.count(colock::event_kind::disconnected) >=
              static_cast<std::size_t>(servers.size()));
        CHECK(events.count(colock::event_kind::renewal_unknown) >= 1);
    } else {
        MESSAGE("the servers were not killed in time");
    }
    co_await close_in_doubt(locks);
}

CONTRACT_WITH(recorded_client,
              "faults: servers killed under async_with_lock: the body is cancelled", quick(200ms))
{
    any_mutex const name{locks, "body", {.ttl = 4s, .loss_margin = 2s}};
    bool cancelled = false;
    auto body = [&](colock::lease& held) -> asio::awaitable<void> {
        for (auto& server : servers)
            server.kill();
        bool const in_time = colock::clock::now() < held.valid_until() - 2s;
        auto sleeping = pass(stuck);
        try {
            co_await std::move(sleeping);
        } catch (colock::system_error const&) {
            cancelled = true;
            CHECK((!in_time || colock::clock::now() < held.valid_until()));
        }
    };
    auto const [error] = co_await colock::async_with_lock(name, body, asio::as_tuple);
    CHECK(cancelled);
    CHECK(error_of(error) == errc::lease_lost);
    co_await close_in_doubt(locks);
}

CONTRACT_WITH(recorded_client,
              "faults: the servers are back: the next acquire takes no longer than the backoff",
              unguarded(3s))
{
    auto const nodes = static_cast<std::size_t>(servers.size());
    any_mutex const name{locks, "back", {.ttl = 500ms}};
    co_await events.wait(colock::event_kind::connected, nodes);
    for (std::size_t round = 1; round <= 3; ++round) {
        CAPTURE(round);
        auto held = co_await name.async_acquire(stuck);
        auto const failures = events.count(connect_failed);
        for (auto& server : servers)
            server.kill();
        co_await held.async_wait_lost();
        // The pauses have grown to their longest by then.
        auto const last = co_await events.wait(connect_failed, failures + 5 * nodes);
        if (round == 1) {
            auto pausing = shortest_pause(events, last.node);
            auto const pause = co_await std::move(pausing);
            CHECK(pause < longest_pause + 50ms);
        }
        for (auto& server : servers)
            server.restart();
        auto const start = steady::now();
        auto next = co_await name.async_acquire(stuck);
        CHECK(since(start) < longest_pause + prompt);
        CHECK(next.valid());
        co_await next.async_release();
        co_await events.wait(colock::event_kind::server_restarted, round * nodes);
        CHECK(events.count(colock::event_kind::server_restarted) == round * nodes);
    }
    co_await locks.async_close();
}

CONTRACT_WITH(two_recorded_clients,
              "faults: a waiter whose servers die hears of them, not of contention", quick(200ms))
{
    any_mutex const theirs{second, "refused", long_ttl};
    any_mutex const name{first, "refused", long_ttl};
    auto held = co_await theirs.async_acquire();
    auto const none = co_await name.async_try_acquire();
    CHECK_FALSE(none);
    result<colock::lease> waiting;
    name.async_acquire(2s, store(waiting)); // for longer than it takes to kill them
    co_await until("the waiter", [&] { return first.get_metrics().waiters == 1; });
    for (auto& server : servers)
        server.kill();
    co_await until("its end", [&] { return waiting.done(); });
    CHECK((waiting.error == errc::node_unavailable || waiting.error == errc::no_quorum));
    CHECK(contains(waiting.error.message(), servers[0].address().label()));
    co_await close_in_doubt(first);
    co_await close_in_doubt(second);
}

CONTRACT_WITH(two_recorded_clients,
              "faults: an acquire that waits through a restart gets the lock, within the backoff",
              unguarded(500ms))
{
    any_mutex const theirs{second, "patience", {.ttl = 500ms}};
    any_mutex const name{first, "patience", long_ttl};
    for (int round = 0; round < 3; ++round) {
        CAPTURE(round);
        auto held = co_await theirs.async_acquire(stuck);
        result<colock::lease> waiting;
        name.async_acquire(store(waiting));
        co_await until("the waiter", [&] { return first.get_metrics().waiters == 1; });
        for (auto& server : servers)
            server.kill();
        co_await held.async_wait_lost();
        CHECK_FALSE(waiting.done());
        for (auto& server : servers)
            server.restart();
        co_await until(
            "the grant", [&] { return waiting.done(); }, longest_pause + 2 * prompt);
        CHECK_FALSE(waiting.error);
        CHECK(waiting.value.valid());
        co_await waiting.value.async_release();
    }
    co_await close_in_doubt(first);
    co_await close_in_doubt(second);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

CONTRACT_WITH(recorded_client, "faults: a hang shorter than the ttl costs nothing", quick())
{
    any_mutex const name{locks, "short hang", {.ttl = 3s}};
    auto held = co_await name.async_acquire();
    // Longer than the health check takes to drop a silent connection.
    for (milliseconds const hang : {150ms, 800ms}) {
        CAPTURE(hang.count());
        for (auto& server : servers)
            server.pause();
        co_await pass(hang);
        CHECK(held.valid());
        for (auto& server : servers)
            server.resume();
        auto const renewals = locks.get_metrics().renewals;
        co_await until("a renewal", [&] { return locks.get_metrics().renewals > renewals; });
        CHECK_MESSAGE(held.valid(), events.text());
    }
    CHECK(locks.get_metrics().losses == 0);
    co_await held.async_release();
    co_await close_and_check();
}

CONTRACT_WITH(recorded_client,
              "faults: a hang longer than the ttl ends the lease in time, and leaves nothing",
              quick(stuck / 3))
{
    any_mutex const name{locks, "long hang", {.ttl = 3s, .loss_margin = 1400ms}};
    auto held = co_await name.async_acquire();
    for (auto& server : servers)
        server.pause();
    auto const [error, cause] = co_await held.async_wait_lost(asio::as_tuple);
    CHECK(cause == colock::loss_cause::expired);
    CHECK(colock::clock::now() < held.valid_until());
    auto const [acquired, none] = co_await name.async_acquire(100ms, asio::as_tuple);
    CHECK(acquired != errc::timed_out); // nobody is known to hold it
    CHECK(acquired == colock::condition::retryable);
    for (auto& server : servers)
        server.resume();
    auto again = co_await name.async_acquire(stuck);
    CHECK(again.valid());
    co_await again.async_release();
    // What was on its way by a connection that was given up is in doubt for a ttl.
    co_await close_and_check();
}

CONTRACT_WITH(recorded_client,
              "faults: a minority that hangs or dies is not noticed by the callers", quick(1000ms))
{
    any_mutex const name{locks, "minority", long_ttl};
    any_mutex const kept_name{locks, "kept", {.ttl = 1500ms * slack}};
    auto kept = co_await kept_name.async_acquire();
    for (auto const happens : {&redis_server::pause, &redis_server::kill}) {
        for (int node = 0; node < servers.minority(); ++node)
            (servers[node].*happens)();
        for (int round = 0; round < 20; ++round) {
            auto const start = steady::now();
            auto held = co_await name.async_acquire(5s);
            co_await held.async_release();
            CHECK(since(start) < prompt);
        }
    }
    auto const renewals = locks.get_metrics().renewals;
    co_await until("renewals", [&] { return locks.get_metrics().renewals >= renewals + 2; });
    CHECK_MESSAGE(kept.valid(), events.text());
    co_await close_in_doubt(locks);
    for (int node = servers.minority(); node < servers.size(); ++node)
        CHECK(servers[node].command({"EXISTS", "lock:kept"}) == 0);
}

CONTRACT_WITH(
    recorded_client,
    "faults: a majority that hangs: the acquire fails at its deadline, and leaves no key later",
    quick())
{
    any_mutex const name{locks, "majority", long_ttl};
    co_await events.wait(colock::event_kind::connected, static_cast<std::size_t>(servers.size()));
    for (int node = 0; node < servers.quorum(); ++node)
        servers[node].pause();
    auto const start = steady::now();
    auto const [error, none] = co_await name.async_acquire(300ms, asio::as_tuple);
    auto const took = since(start);
    CHECK((error == errc::node_unavailable || error == errc::no_quorum));
    CHECK(took >= 300ms);
    CHECK(took < 300ms + prompt);
    for (int node = 0; node < servers.quorum(); ++node) {
        CHECK(contains(error.message(), servers[node].address().label()));
        servers[node].resume();
    }
    co_await until("no lock", [&] { return servers.left_behind().empty(); });
    auto held = co_await name.async_acquire(stuck);
    CHECK(held.valid());
    co_await close_and_check();
}

CONTRACT_WITH(recorded_client, "faults: a grant that comes after its own ttl is none",
              {.health_check_interval = 60s,
               .reconnect_wait_max = longest_pause,
               .node_timeout = 20s})
{
    any_mutex const name{locks, "late", {.ttl = 200ms}};
    co_await events.wait(colock::event_kind::connected, static_cast<std::size_t>(servers.size()));
    bool ran = false;
    auto body = [&](colock::lease&) -> asio::awaitable<void> {
        ran = true;
        co_return;
    };
    result<colock::lease> zero;
    result<std::optional<colock::lease>> tried;
    std::exception_ptr thrown;
    bool ended = false;
    for (auto& server : servers)
        server.pause();
    name.async_acquire(0s, store(zero));
    name.async_try_acquire(store(tried));
    colock::async_with_lock(name, 0s, body, [&](std::exception_ptr error) {
        thrown = error;
        ended = true;
    });
    co_await pass(300ms);
    for (auto& server : servers)
        server.resume();
    co_await until("their ends", [&] { return zero.done() && tried.done() && ended; });
    CHECK((zero.error == errc::node_unavailable || zero.error == errc::no_quorum));
    CHECK(tried.error == zero.error);
    CHECK(error_of(thrown) == zero.error);
    CHECK_FALSE(ran);
    co_await close_in_doubt(locks);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}
