// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

using namespace support;

namespace {

/// Until the acquires of a client stand in its queue and its servers have refused the first.
asio::awaitable<void> until_waiting(colock::client const& locks, std::uint64_t waiters,
                                    topology const& servers)
{
    auto const commands = static_cast<std::uint64_t>(servers.size());
    auto waiting = until("waiters in the queue", [&locks, waiters, commands] {
        auto const now = locks.get_metrics();
        return now.waiters == waiters && now.commands >= commands;
    });
    co_await std::move(waiting);
    co_await pass(20ms); // the answers; what is measured later does not depend on it
}

} // namespace

CONTRACT_EVERYWHERE_WITH(two_clients, "contract: one holder at a time, under the documented key")
{
    any_mutex const ours{first, "stock:42", {.ttl = 20s}};
    any_mutex const theirs{second, "stock:42", {.ttl = 20s}};

    auto const before = colock::clock::now();
    auto held = co_await ours.async_acquire();
    CHECK(held);
    CHECK(held.valid());
    CHECK(held.name() == "stock:42");
    CHECK(held.fencing_token() > 0);
    CHECK(held.lock_id().size() == 36);
    CHECK(held.valid_until() > before + 20s - 200ms - 2ms - prompt);
    CHECK(held.valid_until() < colock::clock::now() + 20s - 200ms);
    CHECK(servers.holding("lock:stock:42", held.lock_id()) >= servers.quorum());
    for (auto& server : servers) {
        auto const life = server.command({"PTTL", "lock:stock:42"}).integer;
        CHECK(life <= 20'000);
        CHECK((life > 20'000 - prompt.count() || life == -2));
    }

    auto refused = co_await theirs.async_try_acquire();
    CHECK_FALSE(refused);
    CHECK(held.valid());
    CHECK(servers.holding("lock:stock:42", held.lock_id()) >= servers.quorum());

    co_await held.async_release();
    CHECK_FALSE(held.valid());
    auto granted = co_await theirs.async_try_acquire();
    REQUIRE(granted);
    CHECK(servers.holding("lock:stock:42", granted->lock_id()) >= servers.quorum());
    co_await granted->async_release();
    co_await until("no key", [&] { return servers.existing("lock:stock:42") == 0; });

    CHECK(first.get_metrics().acquires == 1);
    CHECK(first.get_metrics().leases == 0);
    CHECK(first.get_metrics().commands > 0);
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(
    two_clients, "contract: a wait that runs out is an error of acquire and none of try_acquire")
{
    constexpr milliseconds wait = 250ms * slack;
    any_mutex const ours{first, "busy", long_ttl};
    auto held = co_await ours.async_acquire();
    for (auto* client : {&first, &second}) {
        CAPTURE(client == &first);
        any_mutex const busy{*client, "busy", long_ttl};

        auto start = steady::now();
        auto const [error, lease] = co_await busy.async_acquire(wait, asio::as_tuple);
        auto took = since(start);
        CHECK(error == errc::timed_out);
        CHECK(error == colock::condition::contention);
        CHECK(error == colock::condition::retryable);
        CHECK(error != colock::condition::lease_gone);
        CHECK_FALSE(lease);
        CHECK(took >= wait);
        CHECK(took < wait + prompt);

        start = steady::now();
        auto const none = co_await busy.async_try_acquire(wait);
        took = since(start);
        CHECK_FALSE(none);
        CHECK(took >= wait);
        CHECK(took < wait + prompt);

        start = steady::now();
        auto const [zero_error, zero] = co_await busy.async_acquire(0s, asio::as_tuple);
        CHECK(zero_error == errc::timed_out);
        CHECK(since(start) < prompt);
        CHECK(client->get_metrics().waiters == 0);
    }
    CHECK(first.get_metrics().timeouts >= 2);
    CHECK(held.valid());
    co_await held.async_release();
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "contract: one attempt ends at once, also when it comes during another's")
{
    any_mutex const name{locks, "single", long_ttl};
    result<colock::lease> first;
    result<std::optional<colock::lease>> tried;
    result<colock::lease> zero;
    name.async_acquire(store(first));
    name.async_try_acquire(store(tried));
    name.async_acquire(0s, store(zero));
    co_await until("their ends", [&] { return first.done() && tried.done() && zero.done(); });
    CHECK(first.value.valid());
    CHECK_FALSE(tried.error);
    CHECK_FALSE(tried.value);
    CHECK(zero.error == errc::timed_out);
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(two_clients,
                         "contract: a try_acquire that waits gets the lock when it is released")
{
    any_mutex const ours{first, "turn", long_ttl};
    any_mutex const theirs{second, "turn", long_ttl};
    auto held = co_await ours.async_acquire();
    result<std::optional<colock::lease>> granted;
    theirs.async_try_acquire(stuck, store(granted));
    co_await until_waiting(second, 1, servers);
    co_await held.async_release();
    co_await until(
        "the grant", [&] { return granted.done(); }, prompt);
    CHECK_FALSE(granted.error);
    REQUIRE(granted.value);
    CHECK(granted.value->valid());
    co_await first.async_close();
    co_await second.async_close();
}

CONTRACT_EVERYWHERE_WITH(
    one_client, "contract: waiters of one client are served in the order in which they came")
{
    std::vector<int> order;
    int inside = 0;
    any_mutex const line{locks, "line", long_ttl};
    auto held = co_await line.async_acquire();
    task_group waiters{co_await asio::this_coro::executor};
    std::uint64_t last_token = held.fencing_token();
    for (int i = 0; i < 20; ++i) {
        waiters.spawn([&, i]() -> asio::awaitable<void> {
            auto mine = co_await line.async_acquire(stuck);
            order.push_back(i);
            CHECK(++inside == 1);
            CHECK(mine.fencing_token() > last_token);
            last_token = mine.fencing_token();
            co_await pass(1ms);
            --inside;
            co_await mine.async_release();
        });
    }
    co_await until("a queue of 20", [&] { return locks.get_metrics().waiters == 20; });
    co_await held.async_release();
    co_await waiters.join();
    for (int i = 0; i < 20; ++i)
        CHECK(order.at(static_cast<std::size_t>(i)) == i);
    CHECK(locks.get_metrics().contended_acquires == 20);
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(
    two_clients, "contract: a waiter of another client is woken by the release, without polling",
    {.poll_interval = 5ms})
{
    // A poll so fast that it would be seen, if a server that tracks keys were polled.
    any_mutex const ours{first, "baton", long_ttl};
    any_mutex const theirs{second, "baton", long_ttl};
    auto held = co_await ours.async_acquire();
    result<colock::lease> granted;
    theirs.async_acquire(store(granted));
    co_await until_waiting(second, 1, servers);

    auto const commands = second.get_metrics().commands;
    co_await pass(400ms);
    CHECK_FALSE(granted.done());
    CHECK(second.get_metrics().commands - commands <= static_cast<std::uint64_t>(servers.size()));

    auto const start = steady::now();
    co_await held.async_release();
    co_await until("the grant", [&] { return granted.done(); });
    CHECK(since(start) < prompt);
    CHECK(granted.value.valid());
    CHECK(second.get_metrics().contended_acquires == 1);
    co_await granted.value.async_release();
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(
    two_clients,
    "contract: fencing tokens grow from grant to grant, whatever becomes of the counter")
{
    any_mutex const a{first, "fenced", long_ttl};
    any_mutex const b{second, "fenced", long_ttl};
    std::uint64_t last = 0;
    for (int round = 0; round < 30; ++round) {
        CAPTURE(round);
        auto held = co_await (round % 2 ? a : b).async_acquire();
        CHECK(held.fencing_token() > last);
        last = held.fencing_token();
        co_await held.async_release();
        co_await until("the release", [&] { return servers.existing("lock:fenced") == 0; });
        if (round % 5 == 3)
            servers.command_all({"FLUSHALL"});
        if (round % 5 == 4) {
            for (auto& server : servers) {
                for (auto const& key : server.keys_matching())
                    server.command({"DEL", key});
            }
        }
    }
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(some_servers,
                         "contract: many clients and coroutines never hold one lock together")
{
    unguarded_client one{io, servers.addresses()};
    unguarded_client two{io, servers.addresses()};
    unguarded_client three{io, servers.addresses()};
    int inside = 0;
    int violations = 0;
    int turns = 0;
    std::uint64_t last_token = 0;
    task_group workers{co_await asio::this_coro::executor};
    for (auto* client : {&one, &two, &three}) {
        for (int worker = 0; worker < 4; ++worker) {
            workers.spawn([&, client]() -> asio::awaitable<void> {
                any_mutex const shared{*client, "shared", long_ttl};
                for (int i = 0; i < 10; ++i) {
                    auto held = co_await shared.async_acquire(stuck);
                    violations += ++inside != 1 || held.fencing_token() <= last_token;
                    last_token = held.fencing_token();
                    co_await pass(1ms);
                    --inside;
                    ++turns;
                    co_await held.async_release();
                }
            });
        }
    }
    co_await workers.join();
    CHECK(violations == 0);
    CHECK(turns == 120);
    for (auto* client : {&one, &two, &three})
        co_await client->async_close();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

CONTRACT_EVERYWHERE_WITH(
    one_client, "contract: a wait that runs out while the lock changes hands is contention")
{
    any_mutex const name{locks, "busy", long_ttl};
    auto connected = co_await name.async_acquire();
    co_await connected.async_release();
    int grants = 0;
    auto ran = steady::now();       // when a worker had its turn last
    steady::time_point stood_still; // until when none had one, for long
    steady::time_point granted;
    std::vector<std::string> wrong;
    // What was acquired for an owner that has stopped waiting is of no use to another owner, which
    // must wait for an attempt of its own.
    auto const wait = type_tried == lock_type::mutex ? 1ms : 20ms * slack;
    task_group workers{co_await asio::this_coro::executor};
    for (int i = 0; i < 16; ++i) {
        workers.spawn([&]() -> asio::awaitable<void> {
            while (grants < 500) {
                auto [error, held] = co_await name.async_acquire(wait, asio::as_tuple);
                auto const now = steady::now();
                if (now - std::exchange(ran, now) > 20ms)
                    stood_still = now;
                // Servers that do not answer an attempt for 50 ms are a reason; it was made after
                // the last grant. After a stall it may be the first of all: then at once.
                if (error && error != errc::timed_out && now - granted < 50ms &&
                    now - stood_still > 100ms)
                    wrong.push_back(error.message());
                if (error)
                    continue;
                ++grants;
                granted = now;
                co_await held.async_release();
            }
        });
    }
    co_await workers.join();
    CHECK(wrong == std::vector<std::string>{});
    co_await locks.async_close();
}

TEST_CASE_WITH(
    one_client, 1,
    "contract: a key of somebody's that outlives everybody is not asked for again and again")
{
    servers[0].command({"SET", "lock:eternal", "theirs", "PXAT", "253402300799000"});
    any_mutex const name{locks, "eternal", long_ttl};
    auto const [error, none] = co_await name.async_acquire(prompt, asio::as_tuple);
    CHECK(error == errc::timed_out);
    CHECK(locks.get_metrics().commands <= 2);
    co_await locks.async_close();
}
