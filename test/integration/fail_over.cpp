// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/replicated_servers.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>

// A master dies before its replica has heard of a lock, on a real Cluster and a real Sentinel
// group: with the default guard, and without one.

using namespace support;

namespace {

/// So long that more than two seconds of it are left when another server has taken over.
constexpr milliseconds ttl = 15s;
/// How long a new master grants nothing.
constexpr auto guard = ttl * 101 / 100 + 2s;

/// How many locks are lost at once. All are on one server.
constexpr std::size_t names = 20;
constexpr char const* a_key = "lock:{name}.0";

/// How often each test is repeated, with new servers each time. Where this is set, the tests that
/// take long and find less are run, too.
char const* const repetitions = std::getenv("COLOCK_TEST_FAIL_OVERS");

/// One for each name; empty where it was not granted.
using leases = std::array<std::optional<colock::lease>, names>;

std::size_t number(leases const& all)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(all, [](auto const& each) { return each.has_value(); }));
}

std::size_t valid(leases const& all)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(all, [](auto const& each) { return each && each->valid(); }));
}

/// A client that may hold the locks, with a thread of its own.
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

    leases try_all(milliseconds wait) { return try_some(wait, 0, names); }

    /// Tries to acquire these names at once. While nothing is granted, a try may fail.
    leases try_some(milliseconds wait, std::size_t begin, std::size_t end)
    {
        std::array<std::future<std::optional<colock::lease>>, names> tries;
        for (auto i = begin; i < end; ++i) {
            colock::mutex const name{locks, "{name}." + std::to_string(i)};
            tries[i] = name.async_try_acquire(wait, asio::use_future);
        }
        leases got;
        for (auto i = begin; i < end; ++i) {
            try {
                got[i] = tries[i].get();
            } catch (colock::system_error const& error) {
                CHECK_MESSAGE(error.code() == errc::node_unavailable, error.what());
            }
        }
        return got;
    }

    asio::io_context io;
    colock::client locks;
    asio::executor_work_guard<asio::io_context::executor_type> work;
    std::jthread thread;
};

/// The master dies, and has granted locks of which no replica has heard. Returns when another
/// serves.
template <class Acquire>
void lose_grants(replicated_servers& servers, Acquire acquire)
{
    auto const before = servers.settle(a_key);
    cut_off_replicas(before);
    acquire();
    before.master->kill();
    for (auto* const each : before.replicas)
        each->resume();
    servers.wait_for_successor(before, a_key);
}

template <class Servers>
void check_that_no_lock_is_doubled()
{
    auto const begun = std::chrono::steady_clock::now();
    Servers servers;
    servers.settle(a_key);
    party first{servers, colock::restart_guard::automatic};
    party second{servers, colock::restart_guard::automatic};
    // While the servers are younger than the guard, they may have forgotten locks, for all that is
    // known.
    auto const early = number(first.try_all(100ms));
    if (std::chrono::steady_clock::now() < begun + guard)
        CHECK(early == 0);
    leases held;
    lose_grants(servers, [&] {
        held = first.try_all(guard + 10s);
        REQUIRE(number(held) == names);
    });
    auto const since = std::chrono::steady_clock::now();
    auto const doubled = number(second.try_all(5s));
    CHECK(valid(held) == names);
    // They were given their keys back, and are renewed.
    auto const doubled_later = number(second.try_all(ttl));
    MESSAGE(names, " locks were lost with their master: ", doubled + doubled_later, " doubled, ",
            valid(held), " kept");
    CHECK(doubled + doubled_later == 0);
    CHECK(valid(held) == names);
    CHECK(first.locks.get_metrics().repairs >= 1);
    std::array<std::uint64_t, names> tokens{};
    for (std::size_t i = 0; i < names; ++i) {
        CHECK(held[i]->hold_count() == 1);
        tokens[i] = held[i]->fencing_token();
        held[i]->async_release(asio::use_future).get();
    }
    auto next = second.try_all(guard + 10s);
    REQUIRE(number(next) == names);
    for (std::size_t i = 0; i < names; ++i)
        CHECK(next[i]->fencing_token() > tokens[i]);
    CHECK(std::chrono::steady_clock::now() - since > guard - 5s);
    // A client that comes now does not know at first that the guard is over.
    next[0]->async_release(asio::use_future).get();
    bool granted = false;
    for (int attempt = 0; attempt < 5 && !granted; ++attempt) {
        party third{servers, colock::restart_guard::automatic};
        granted = number(third.try_some(0ms, 0, 1)) == 1; // within a second
    }
    CHECK(granted);
}

template <class Servers>
void check_that_a_lock_is_doubled_without()
{
    Servers servers;
    servers.settle(a_key);
    party first{servers, colock::restart_guard::run_id};
    party second{servers, colock::restart_guard::run_id};
    leases held;
    lose_grants(servers, [&] {
        held = first.try_all(10s);
        REQUIRE(number(held) == names);
        // A client that stands still does not hear that its locks are lost.
        first.io.stop();
        first.thread.join();
    });
    auto const rivals = second.try_all(10s);
    MESSAGE("without the guard: ", number(rivals), " of ", names, " locks doubled");
    CHECK(number(rivals) == names);
    CHECK(valid(held) == names);
    first.io.restart();
    first.thread = std::jthread{[&first] { first.io.run(); }};
}

/// The master stands still until another has taken over and has granted locks. Then it goes on,
/// with all that was sent to it meanwhile.
template <class Servers>
void check_that_an_old_master_doubles_no_lock()
{
    Servers servers;
    servers.settle(a_key);
    party first{servers, colock::restart_guard::automatic};
    party second{servers, colock::restart_guard::automatic};
    // The other half is free when the master stops.
    auto held = first.try_some(guard + 10s, 0, names / 2);
    REQUIRE(number(held) == names / 2);
    auto const before = servers.settle(a_key);

    std::atomic<std::size_t> held_by_first{names / 2};
    std::atomic<int> rounds{0}, doubled{0};
    std::atomic<bool> over{false};
    std::jthread const rival{[&] {
        for (; !over; ++rounds) {
            auto const got = second.try_all(0ms);
            for (std::size_t i = 0; i < names; ++i)
                doubled += got[i] && got[i]->valid() && i < held_by_first;
            std::this_thread::sleep_for(20ms);
        }
    }};
    before.master->pause();
    auto& successor = servers.wait_for_successor(before, a_key);
    auto more = first.try_some(guard + 10s, names / 2, names);
    CHECK(number(more) == names / 2);
    std::move(more.begin() + names / 2, more.end(), held.begin() + names / 2);
    held_by_first = names;

    before.master->resume();
    servers.demote(*before.master, successor);
    wait_until_replica(*before.master);
    wait_until("further tries", [&, until = rounds + 10] { return rounds >= until; });
    over = true;
    CHECK(doubled == 0);
    CHECK(valid(held) == names);
}

/// Who has been granted which lock, of two clients.
class grants : public std::enable_shared_from_this<grants> {
public:
    /// Acquires all locks for one of the two. Waits for longer than any guard.
    void ask(party& client, std::size_t who)
    {
        for (std::size_t i = 0; i < names; ++i) {
            colock::mutex const name{client.locks, "{name}." + std::to_string(i)};
            name.async_try_acquire(
                guard + 10s, [self = shared_from_this(), who, i](colock::error_code,
                                                                 std::optional<colock::lease> got) {
                    std::lock_guard const turn{self->mutex_};
                    auto const& other = self->granted_[1 - who][i];
                    self->doubled_ += got && got->valid() && other && other->valid();
                    self->granted_[who][i] = std::move(got);
                    ++self->ended_;
                });
        }
    }

    std::size_t ended() const { return read(&grants::ended_); }
    /// How many were granted while the other's lease was valid.
    std::size_t doubled() const { return read(&grants::doubled_); }

private:
    std::size_t read(std::size_t grants::*what) const
    {
        std::lock_guard const turn{mutex_};
        return this->*what;
    }

    mutable std::mutex mutex_;
    std::array<leases, 2> granted_;
    std::size_t ended_ = 0;
    std::size_t doubled_ = 0;
};

/// A client stands still while another server takes over. Meanwhile its requests lie in the socket
/// of the old master, which answers them all when it goes on. Returns how many locks two had.
template <class Servers>
std::size_t doubled_by_late_answers(colock::restart_guard how)
{
    Servers servers;
    servers.settle(a_key);
    party first{servers, how};
    party second{servers, how};
    // Both are connected, and know that the servers may grant.
    for (auto* const each : {&first, &second})
        REQUIRE(number(each->try_some(guard + 10s, 0, 1)) == 1);
    auto const before = servers.settle(a_key);
    auto const both = std::make_shared<grants>();

    before.master->pause();
    auto const sent = second.locks.get_metrics().commands;
    both->ask(second, 1);
    wait_until("requests", [&] { return second.locks.get_metrics().commands > sent; });
    second.io.stop();
    second.thread.join();
    auto& successor = servers.wait_for_successor(before, a_key);
    both->ask(first, 0);
    if (how == colock::restart_guard::run_id)
        wait_until("grants of the new master", [&] { return both->ended() == names; });

    before.master->resume();
    second.io.restart();
    second.thread = std::jthread{[&second] { second.io.run(); }};
    servers.demote(*before.master, successor);
    wait_until(
        "all tries to end", [&] { return both->ended() == 2 * names; }, guard + 30s);
    return both->doubled();
}

template <class Test>
void repeated(Test test)
{
    for (int i = 0, all = repetitions ? std::stoi(repetitions) : 1; i < all; ++i) {
        CAPTURE(i);
        test();
    }
}

} // namespace

TEST_CASE("fail-over: a Sentinel group doubles no lock that was lost (slow)")
{
    repeated(check_that_no_lock_is_doubled<replicated_group>);
}

TEST_CASE("fail-over: a Cluster doubles no lock that was lost (slow)")
{
    repeated(check_that_no_lock_is_doubled<replicated_cluster>);
}

TEST_CASE("fail-over: without the guard a Sentinel group doubles those that were lost")
{
    repeated(check_that_a_lock_is_doubled_without<replicated_group>);
}

TEST_CASE("fail-over: without the guard a Cluster doubles those that were lost")
{
    repeated(check_that_a_lock_is_doubled_without<replicated_cluster>);
}

TEST_CASE("fail-over: an old master that goes on doubles no lock of a Sentinel group" *
          doctest::skip(!repetitions))
{
    repeated(check_that_an_old_master_doubles_no_lock<replicated_group>);
}

TEST_CASE("fail-over: an old master that goes on doubles no lock of a Cluster" *
          doctest::skip(!repetitions))
{
    repeated(check_that_an_old_master_doubles_no_lock<replicated_cluster>);
}

TEST_CASE("fail-over: late answers of an old master double no lock of a Sentinel group" *
          doctest::skip(!repetitions))
{
    repeated([] {
        CHECK(doubled_by_late_answers<replicated_group>(colock::restart_guard::automatic) == 0);
    });
}

TEST_CASE("fail-over: late answers of an old master double no lock of a Cluster" *
          doctest::skip(!repetitions))
{
    repeated([] {
        CHECK(doubled_by_late_answers<replicated_cluster>(colock::restart_guard::automatic) == 0);
    });
}

TEST_CASE("fail-over: without the guard late answers of an old master double locks" *
          doctest::skip(!repetitions))
{
    std::size_t doubled = 0;
    repeated([&] {
        doubled += doubled_by_late_answers<replicated_group>(colock::restart_guard::run_id);
        doubled += doubled_by_late_answers<replicated_cluster>(colock::restart_guard::run_id);
    });
    MESSAGE(doubled, " locks doubled");
    CHECK(doubled > 0);
}
