// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/replicated_servers.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/use_future.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <thread>

// A master dies before its replica has heard of a lock, on a real Cluster and a real Sentinel
// group: with and without restart_guard::marker.

using namespace support;

namespace {

/// So long that more than two seconds of it are left when another server has taken over.
constexpr milliseconds ttl = 15s;
/// For so long a new master grants nothing.
constexpr auto guard = ttl * 101 / 100 + 2s;

/// Somebody who may hold the lock.
struct party {
    party(replicated_servers& servers, colock::restart_guard how)
        : locks{io, servers.url(), options(how)}, work{io.get_executor()}, thread{
                                                                               [this] { io.run(); }}
    {
    }
    ~party()
    {
        locks.async_close(asio::use_future).wait();
        work.reset();
    }

    static colock::client_options options(colock::restart_guard how)
    {
        colock::client_options result;
        result.guard = how;
        result.lock.ttl = result.longest_ttl = ttl;
        return result;
    }

    std::optional<colock::lease> try_for(milliseconds wait)
    {
        return mutex().async_try_acquire(wait, asio::use_future).get();
    }
    colock::mutex mutex() { return {locks, "name"}; }

    /// Nobody gives it the lock for so long.
    bool waits_in_vain(milliseconds wait)
    {
        try {
            return !try_for(wait);
        } catch (colock::system_error const& error) {
            CHECK(error.code() == errc::node_unavailable);
            return true;
        }
    }

    asio::io_context io;
    colock::client locks;
    asio::executor_work_guard<asio::io_context::executor_type> work;
    std::jthread thread;
};

/// The master dies, and has granted a lock of which no replica has heard. Returns when another
/// serves.
template <class Acquire>
void lose_a_grant(replicated_servers& servers, Acquire acquire)
{
    auto const before = servers.settle("lock:name");
    for (auto* const each : before.replicas)
        each->pause();
    // What has been sent to them would be read later.
    before.master->connect()->command({"CLIENT", "KILL", "TYPE", "replica"});
    acquire();
    before.master->kill();
    for (auto* const each : before.replicas)
        each->resume();
    servers.wait_for_successor(before, "lock:name");
}

template <class Servers>
void check_that_no_lock_is_doubled()
{
    Servers servers;
    servers.settle("lock:name");
    party first{servers, colock::restart_guard::marker};
    party second{servers, colock::restart_guard::marker};
    // The servers are younger than the guard: they may have forgotten locks, for all that is known.
    CHECK(first.waits_in_vain(100ms));
    std::optional<colock::lease> held;
    lose_a_grant(servers, [&] {
        held = first.try_for(guard + 10s);
        REQUIRE(held);
    });
    auto const token = held->fencing_token();
    auto const since = std::chrono::steady_clock::now();
    CHECK(second.waits_in_vain(5s));
    CHECK(held->valid());
    // It was given its key back, and is renewed.
    CHECK(second.waits_in_vain(ttl));
    CHECK(held->valid());
    CHECK(held->hold_count() == 1);
    held->async_release(asio::use_future).get();
    auto const next = second.try_for(guard + 10s);
    REQUIRE(next);
    CHECK(next->fencing_token() > token);
    CHECK(std::chrono::steady_clock::now() - since > guard - 5s);
}

template <class Servers>
void check_that_a_lock_is_doubled_without()
{
    Servers servers;
    servers.settle("lock:name");
    party first{servers, colock::restart_guard::run_id};
    party second{servers, colock::restart_guard::run_id};
    std::optional<colock::lease> held;
    std::optional<colock::lease> rival;
    lose_a_grant(servers, [&] {
        held = first.try_for(10s);
        REQUIRE(held);
        // Whoever is away does not hear that it has been lost.
        first.io.stop();
        first.thread.join();
    });
    rival = second.try_for(10s);
    CHECK(rival);
    CHECK(held->valid());
    first.io.restart();
    first.thread = std::jthread{[&first] { first.io.run(); }};
}

} // namespace

TEST_CASE("fail-over: a Sentinel group doubles no lock that was lost (slow)")
{
    check_that_no_lock_is_doubled<replicated_group>();
}

TEST_CASE("fail-over: a Cluster doubles no lock that was lost (slow)")
{
    check_that_no_lock_is_doubled<replicated_cluster>();
}

TEST_CASE("fail-over: without the guard a Sentinel group doubles one")
{
    check_that_a_lock_is_doubled_without<replicated_group>();
}

TEST_CASE("fail-over: without the guard a Cluster doubles one")
{
    check_that_a_lock_is_doubled_without<replicated_cluster>();
}
