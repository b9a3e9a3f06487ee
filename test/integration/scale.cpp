// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>

using namespace support;

namespace {

// Fewer with sanitizers, which are slow and look for other things.
constexpr int very_many = sanitized ? 2'000 : 10'000;

/// Looks, whenever others get their turn on an io_context, how far something has gone on since the
/// last time.
class bystander {
public:
    bystander(asio::io_context& io, std::function<int()> progress)
        : io_{io}, progress_{std::move(progress)}, last_{progress_()}
    {
        look();
    }
    void stop() { stopped_ = true; }
    int most() const { return most_; }

private:
    void look()
    {
        auto const now = progress_();
        most_ = std::max(most_, now - std::exchange(last_, now));
        if (!stopped_)
            asio::post(io_, [this] { look(); });
    }

    asio::io_context& io_;
    std::function<int()> progress_;
    int last_;
    int most_ = 0;
    bool stopped_ = false;
};

} // namespace

TEST_CASE_WITH(patient_client, 1,
               "scale: 10,000 coroutines wait for one name, and each gets its turn")
{
    int inside = 0;
    int turns = 0;
    int violations = 0;
    std::uint64_t last_token = 0;
    any_mutex const name{locks, "popular", long_ttl};
    auto held = co_await name.async_acquire();
    task_group waiters{co_await asio::this_coro::executor};
    for (int i = 0; i < very_many; ++i) {
        waiters.spawn([&, i]() -> asio::awaitable<void> {
            auto mine = co_await name.async_acquire();
            violations += ++inside != 1 || turns != i || mine.fencing_token() <= last_token;
            last_token = mine.fencing_token();
            ++turns;
            --inside;
            co_await mine.async_release();
        });
    }
    co_await until("the waiters", [&] { return locks.get_metrics().waiters == very_many; });
    co_await held.async_release();
    co_await waiters.join(2 * stuck);
    CHECK(turns == very_many);
    CHECK(violations == 0);
    CHECK(locks.get_metrics().waiters == 0);
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "scale: 10,000 waiters are told when their client is closed")
{
    auto const told = std::make_shared<int>(0);
    any_mutex const name{locks, "closed", long_ttl};
    auto held = co_await name.async_acquire();
    for (int i = 0; i < very_many; ++i) {
        name.async_acquire(stuck, [told](error_code error, colock::lease) {
            *told += error == errc::client_closed;
        });
    }
    co_await until("the waiters", [&] { return locks.get_metrics().waiters == very_many; });
    co_await locks.async_close();
    co_await until("their ends", [&] { return *told == very_many; });
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(one_client, 1, "scale: 10,000 waiters time out, each in time")
{
    auto const told = std::make_shared<int>(0);
    any_mutex const name{locks, "late", long_ttl};
    auto held = co_await name.async_acquire();
    auto const start = steady::now();
    for (int i = 0; i < very_many; ++i) {
        name.async_acquire(500ms, [told, start](error_code error, colock::lease) {
            *told += error == errc::timed_out && since(start) >= 500ms;
        });
    }
    // As long as the last of them waits. Some hundreds are told in one turn.
    co_await pass(500ms);
    for (int turns = 0; *told < very_many && turns < very_many / 50; ++turns)
        co_await asio::post(asio::deferred);
    CHECK(*told == very_many);
    CHECK(locks.get_metrics().timeouts == very_many);
    CHECK(held.valid());
    co_await locks.async_close();
}

CONTRACT_WITH(patient_recorded_client, "scale: 10,000 leases at once, all renewed, all released",
              {.drain_timeout = stuck})
{
    // Short enough to see them renewed. With nine busy processes beside this one, two processors
    // have been seen to renew 2,000 of them a second at five servers. A ttl of 12 s needs 840, and
    // once some were lost.
    milliseconds const ttl = std::max<milliseconds>(20s, 6'000ms * slack);
    std::vector<colock::lease> leases(very_many);
    auto const begun = steady::now();
    auto const done = std::make_shared<int>(0);
    for (int i = 0; i < very_many; ++i) {
        any_mutex const name{locks, "lease " + std::to_string(i), {.ttl = ttl}};
        name.async_acquire([&leases, done, i](error_code error, colock::lease lease) {
            if (!error)
                leases[static_cast<std::size_t>(i)] = std::move(lease);
            ++*done;
        });
    }
    co_await until(
        "all leases", [&] { return *done == very_many; }, 4 * stuck);
    auto const acquiring = since(begun);
    CHECK(locks.get_metrics().leases == very_many);
    co_await until(
        "all renewals", [&] { return locks.get_metrics().renewals >= very_many; }, 4 * stuck);
    int valid = 0;
    for (auto const& lease : leases)
        valid += lease.valid();
    CHECK_MESSAGE(valid == very_many, events.text().substr(0, 500));
    CHECK(locks.get_metrics().losses == 0);
    auto const start = steady::now();
    co_await locks.async_close();
    // Compared with what this machine takes for as many commands.
    CHECK(since(start) < 2 * acquiring + prompt);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE_WITH(
    recorded_client, 1,
    "scale: a server that hung while it owed much, until it could not be reached, serves again",
    {.connect_timeout = 200ms, .health_check_interval = 200ms, .node_timeout = 60s})
{
    co_await events.wait(colock::event_kind::connected);
    servers[0].pause();
    auto const ended = std::make_shared<int>(0);
    constexpr int owed = 5'000;
    for (int i = 0; i < owed; ++i) {
        any_mutex const name{locks, std::to_string(i), {.ttl = 2s}};
        name.async_acquire(1ms, [ended](error_code, colock::lease) { ++*ended; });
    }
    co_await events.wait(colock::event_kind::connect_failed, 2);
    co_await until("their ends", [&] { return *ended == owed; });
    servers[0].resume();
    any_mutex const name{locks, "again", {.ttl = 2s}};
    auto held = co_await name.async_acquire(stuck / 3);
    CHECK(held.valid());
    co_await close_in_doubt(locks);
}

TEST_CASE_WITH(one_client, 1, "scale: others get their turn while very many waiters are failed")
{
    int told = 0;
    any_mutex const name{locks, "crowd", long_ttl};
    auto held = co_await name.async_acquire();
    std::vector<int> order;
    for (int i = 0; i < 6'000; ++i) {
        name.async_acquire([&, i](error_code error, colock::lease) {
            told += error == errc::client_closed;
            order.push_back(i);
        });
    }
    co_await until("the waiters", [&] { return locks.get_metrics().waiters == 6'000; });
    bystander other{io, [&] { return told; }};
    co_await locks.async_close();
    CHECK(told == 6'000);
    CHECK(std::is_sorted(order.begin(), order.end()));
    CHECK(other.most() < 3'000);
    other.stop();
    co_await pass(1ms);
}

TEST_CASE("scale: others get their turn while very many leases are released or lost")
{
    topology servers;
    for (bool const lost : {false, true}) {
        CAPTURE(lost);
        asio::io_context io;
        unguarded_client locks{io, servers.addresses()};
        int told = 0;
        run(io, [&]() -> asio::awaitable<void> {
            constexpr int leases = 4'000;
            colock::lock_options options = long_ttl;
            if (lost)
                options = {.ttl = 2s * slack, .renew = false};
            std::deque<colock::lease> held;
            auto const started = steady::now();
            for (int i = 0; i < leases; ++i) {
                any_mutex const name{locks, "lease " + std::to_string(i), options};
                name.async_acquire([&](error_code, colock::lease lease) {
                    lease.async_wait_lost([&](error_code, colock::loss_cause) { ++told; });
                    held.push_back(std::move(lease));
                });
            }
            co_await until("the leases", [&] { return held.size() == leases; });
            bystander other{io, [&] { return told; }};
            if (lost) { // all in the same turn
                std::this_thread::sleep_until(started + options.ttl + 1s);
                co_await until("the losses", [&] { return told == leases; });
            }
            co_await locks.async_close();
            CHECK(told == leases);
            CHECK(other.most() < leases / 2);
            other.stop();
            co_await pass(1ms);
        });
        CHECK(servers.left_behind() == std::vector<std::string>{});
    }
}

TEST_CASE_WITH(one_client, 1,
               "scale: others get their turn while waiters of very many names are failed")
{
    constexpr int names = 6'000;
    int told = 0;
    for (int i = 0; i < names; ++i) {
        auto const name = "crowd " + std::to_string(i);
        servers[0].command({"SET", "lock:" + name, "another's", "PX", "600000"});
        colock::mutex const lock{locks, name, long_ttl};
        lock.async_acquire(
            [&](error_code error, colock::lease) { told += error == errc::client_closed; });
    }
    auto const waiting = [&] { return static_cast<int>(locks.get_metrics().waiters); };
    co_await until("the waiters", [&] { return waiting() == names; });
    co_await pass(100ms);
    bystander other{io, [&] { return -waiting(); }};
    co_await locks.async_close();
    CHECK(told == names);
    CHECK(other.most() > 0);
    CHECK(other.most() < names / 2);
    other.stop();
    co_await pass(1ms);
}
