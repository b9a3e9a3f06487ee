// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// A kind of lock whose leases may be held side by side: what queues, leases and rounds do for such
// kinds.

#include "support/counting_lock.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

using namespace support;
using colock::lock_options;

TEST_CASE_WITH(two_clients, 1, "counting: two leases side by side, of one client or of two")
{
    counting_lock const ours{first, "two", 1, long_ttl};
    counting_lock const theirs{second, "two", 1, long_ttl};
    auto one = co_await ours.async_acquire();
    auto two = co_await ours.async_acquire();
    CHECK(one.valid());
    CHECK(two.valid());
    CHECK(one.lock_id() != two.lock_id());
    CHECK(one.fencing_token() != two.fencing_token());
    CHECK_FALSE(co_await ours.async_try_acquire());
    CHECK_FALSE(co_await theirs.async_try_acquire());

    co_await one.async_release();
    CHECK(two.valid());
    auto three = co_await theirs.async_acquire(stuck);
    CHECK(three.valid());
    CHECK(two.valid());
    co_await two.async_release();
    co_await three.async_release();
    co_await close_and_check();
}

TEST_CASE_WITH(two_clients, 1, "counting: each is renewed, and lost, for itself")
{
    counting_lock const ours{first, "two", 1, lock_options{.ttl = 2s * slack}};
    auto one = co_await ours.async_acquire();
    auto two = co_await ours.async_acquire();
    result<colock::loss_cause> lost;
    two.async_wait_lost(store(lost));
    auto const unrenewed = two.valid_until();
    co_await until("renewals of both",
                   [&] { return one.valid_until() > unrenewed && two.valid_until() > unrenewed; });
    CHECK(one.valid());
    CHECK(two.valid());
    servers[0].command({"HDEL", "lock:two", std::string{two.lock_id()}});
    co_await until(
        "the loss", [&] { return lost.done(); }, prompt);
    CHECK_FALSE(two.valid());
    CHECK(one.valid());
    auto const before = one.valid_until();
    co_await until("another renewal", [&] { return one.valid_until() > before; });
    CHECK(one.valid());
    co_await one.async_release();
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1,
               "counting: a lease that is released goes to the next in line, with its lock_id")
{
    counting_lock const name{locks, "two", 1, lock_options{.ttl = 60s, .hand_off_time = 60s}};
    auto one = co_await name.async_acquire();
    auto two = co_await name.async_acquire();
    result<colock::lease> next[2];
    auto const answered = [&] { return locks.get_metrics().round_trips.count(); };
    auto const before = answered();
    for (auto& each : next)
        name.async_acquire(store(each));
    co_await until("the answer to the first of two waiters",
                   [&] { return locks.get_metrics().waiters == 2 && answered() > before; });
    std::string const id{one.lock_id()};
    auto const token = one.fencing_token();
    co_await one.async_release();
    co_await until("the hand-off", [&] { return next[0].done(); });
    CHECK_FALSE(next[1].done());
    CHECK(next[0].value.lock_id() == id);
    CHECK(next[0].value.fencing_token() > token);
    CHECK(two.valid());
    std::string const second_id{two.lock_id()};
    co_await two.async_release();
    co_await until("the other hand-off", [&] { return next[1].done(); });
    CHECK(next[1].value.lock_id() == second_id);
    for (auto& each : next)
        co_await each.value.async_release();
    co_await close_and_check();
}

TEST_CASE_WITH(two_clients, 1, "counting: one that wants all is not passed by those that want less")
{
    counting_lock const ours{first, "two", 1, long_ttl};
    counting_lock const both{second, "two", 2, long_ttl};
    auto held = co_await ours.async_acquire();
    result<colock::lease> all;
    both.async_acquire(store(all));
    co_await until("its place in the line", [&] {
        return servers[0].command({"HLEN", "lock:two"}) == 2;
    });
    // A permit is free, but the acquire that wants two was there before.
    CHECK_FALSE(co_await ours.async_try_acquire());
    co_await held.async_release();
    co_await until(
        "its turn", [&] { return all.done(); }, prompt);
    CHECK(all.value.valid());
    CHECK_FALSE(co_await ours.async_try_acquire());
    co_await all.value.async_release();
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "counting: nor is it by one that tries, which is answered at once")
{
    counting_lock const one{locks, "two", 1, long_ttl};
    counting_lock const both{locks, "two", 2, long_ttl};
    auto held = co_await one.async_acquire();
    result<colock::lease> all;
    both.async_acquire(store(all));
    co_await until("a waiter", [&] { return locks.get_metrics().waiters == 1; });
    CHECK_FALSE(co_await one.async_try_acquire());
    co_await held.async_release();
    co_await until("its turn", [&] { return all.done(); });
    co_await all.value.async_release();
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "counting: one behind it has its turn when it gives up")
{
    counting_lock const one{locks, "two", 1, long_ttl};
    counting_lock const both{locks, "two", 2, long_ttl};
    auto held = co_await one.async_acquire();
    asio::cancellation_signal stop;
    result<colock::lease> all;
    both.async_acquire(asio::bind_cancellation_slot(stop.slot(), store(all)));
    result<colock::lease> behind;
    one.async_acquire(store(behind));
    co_await until("both waiters", [&] { return locks.get_metrics().waiters == 2; });
    stop.emit(asio::cancellation_type::terminal);
    co_await until(
        "its turn", [&] { return behind.done(); }, prompt);
    CHECK(behind.value.valid());
    CHECK(held.valid());
    co_await behind.value.async_release();
    co_await held.async_release();
    co_await close_and_check();
}

TEST_CASE_WITH(two_clients, 1, "counting: a waiter keeps its lock_id, and its place goes with it")
{
    counting_lock const ours{first, "two", 2, long_ttl};
    counting_lock const theirs{second, "two", 2, long_ttl};
    auto held = co_await ours.async_acquire();
    asio::cancellation_signal stop;
    result<colock::lease> waiting;
    theirs.async_acquire(asio::bind_cancellation_slot(stop.slot(), store(waiting)));
    auto const places = [&] { return servers[0].command({"HLEN", "lock:two"}).integer; };
    co_await until("its place", [&] { return places() == 2; });
    // Each change makes it ask again.
    for (int i = 0; i < 3; ++i) {
        auto const commands = second.get_metrics().commands;
        servers[0].command({"HSET", "lock:two", "news", "0 1 1"});
        co_await until("another attempt",
                       [&] { return second.get_metrics().commands > commands && places() == 2; });
    }
    stop.emit(asio::cancellation_type::terminal);
    co_await until("no place", [&] { return waiting.done() && places() == 1; });
    co_await held.async_release();
    co_await close_and_check();
}
