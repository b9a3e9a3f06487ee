// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

#include <string>

// Who has a lock, without taking it.

using namespace support;
using colock::errc;
using colock::lock_holder;

OWN_TYPES_WITH(one_client, "inspect: a lock that is free, held and free again")
{
    auto const before = co_await locks.async_inspect("asked");
    CHECK_FALSE(before.held());
    CHECK(before.fencing_counter() == 0);
    CHECK(before.nodes.size() == static_cast<std::size_t>(node_count));

    any_mutex const name{locks, "asked", {.ttl = 10s, .renew = false}};
    auto mine = co_await name.async_acquire();
    co_await until("the slowest server to have it",
                   [&] { return servers.existing("lock:asked") == node_count; });
    auto const during = co_await locks.async_inspect("asked");
    REQUIRE(during.held());
    bool const plain = type_tried == lock_type::mutex;
    auto const holder = during.holder().value();
    CHECK(holder.type == (plain ? lock_holder::kind::mutex : lock_holder::kind::reentrant_mutex));
    CHECK(holder.count == 1);
    REQUIRE(holder.ttl.has_value());
    CHECK(*holder.ttl > 0ms);
    CHECK(*holder.ttl <= 10s);
    CHECK(during.fencing_counter() >= mine.fencing_token());
    for (int i = 0; i < node_count; ++i) {
        auto const& each = during.nodes.at(static_cast<std::size_t>(i));
        CHECK(each.node == servers[i].address().label());
        CHECK_FALSE(each.error);
        REQUIRE(each.holder.has_value());
        CHECK(each.holder->id == holder.id);
        if (plain)
            CHECK(servers[i].command({"GET", "lock:asked"}) == holder.id);
        else
            CHECK(servers[i].command({"HGET", "lock:asked", holder.id}) == "1");
    }
    CHECK(mine.valid());

    co_await mine.async_release();
    co_await until("the slowest server to be free",
                   [&] { return servers.existing("lock:asked") == 0; });
    auto const after = co_await locks.async_inspect("asked");
    CHECK_FALSE(after.held());
    CHECK(after.fencing_counter() == during.fencing_counter());
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "inspect: an owner and how many times it has the lock")
{
    colock::owner const me{locks};
    colock::reentrant_mutex const name{locks, "asked", me, {.ttl = 10s, .fencing = false}};
    auto outer = co_await name.async_acquire();
    auto inner = co_await name.async_acquire();
    auto const found = co_await locks.async_inspect("asked");
    REQUIRE(found.held());
    CHECK(found.holder()->id == me.id());
    // The servers count all leases of one client as one.
    CHECK(found.holder()->count == 1);
    unguarded_client beside{io, servers.addresses()};
    auto shared =
        co_await colock::reentrant_mutex{beside, "asked", me, {.ttl = 10s, .fencing = false}}
            .async_acquire();
    auto const by_two = co_await locks.async_inspect("asked");
    REQUIRE(by_two.held());
    CHECK(by_two.holder()->count == 2);
    co_await shared.async_release();
    co_await beside.async_close();
    co_await inner.async_release();
    co_await outer.async_release();
    co_await locks.async_close();
}

TEST_CASE_WITH(one_client, 1, "inspect: a client that has died is not counted after its ttl")
{
    colock::owner const me{locks};
    colock::reentrant_mutex const name{locks, "asked", me, {.ttl = 60s, .fencing = false}};
    auto held = co_await name.async_acquire();
    // What a client of the same owner leaves that dies with a ttl that is over by now.
    std::string const id = "01234567-89ab-cdef-0123-456789abcdef";
    servers[0].command({"HSET", "lock:asked", id, "1000", std::string{me.id()}, "2"});
    CHECK((co_await locks.async_inspect("asked")).holder()->count == 1);
    // And with one that is not.
    servers[0].command({"HSET", "lock:asked", id, "99999999999999"});
    CHECK((co_await locks.async_inspect("asked")).holder()->count == 2);
    servers[0].command({"HDEL", "lock:asked", id});
    co_await held.async_release();
    co_await locks.async_close();
}

TEST_CASE_WITH(one_client, 1, "inspect: what other programs have left there")
{
    servers[0].command({"RPUSH", "lock:a list", "x"});
    servers[0].command({"HSET", "lock:a hash", "field", "value"});
    servers[0].command({"SET", "lock:long", std::string(1'000, 'x')});
    servers[0].command({"HSET", "lock:redisson", "0f5d0e4c:42", "3"});
    servers[0].command({"PEXPIRE", "lock:redisson", "5000"});
    servers[0].command({"RPUSH", "{lock:counter}:colock:fence", "x"});
    for (auto const* name : {"a list", "a hash"}) {
        auto const found = co_await locks.async_inspect(name);
        REQUIRE(found.held());
        CHECK(found.holder()->type == lock_holder::kind::unknown);
        CHECK(found.holder()->id.empty());
        CHECK_FALSE(found.holder()->ttl.has_value());
    }
    auto const cut = co_await locks.async_inspect("long");
    CHECK(cut.holder().value().id == std::string(256, 'x'));
    auto const java = co_await locks.async_inspect("redisson");
    CHECK(java.holder().value().id == "0f5d0e4c:42");
    CHECK(java.holder().value().count == 3);
    auto const counter = co_await locks.async_inspect("counter");
    CHECK(counter.fencing_counter() == 0);
    co_await locks.async_close();
}

TEST_CASE_WITH(one_client, 3, "inspect: a majority decides who has it, and each server is named",
               {.node_timeout = 300ms * slack})
{
    servers[0].command({"SET", "lock:asked", "one", "PX", "5000"});
    servers[1].command({"SET", "lock:asked", "other", "PX", "50000"});
    auto const split = co_await locks.async_inspect("asked");
    CHECK_FALSE(split.held());
    servers[2].command({"SET", "lock:asked", "one"});
    auto const whole = co_await locks.async_inspect("asked");
    REQUIRE(whole.held());
    CHECK(whole.holder()->id == "one");
    CHECK(whole.holder()->ttl <= 5s);

    servers[1].pause();
    auto const without = co_await locks.async_inspect("asked");
    CHECK(without.held());
    CHECK(without.nodes[1].error == errc::node_unavailable);
    CHECK_FALSE(without.nodes[1].holder.has_value());
    servers[2].pause();
    result<colock::inspection> no_majority;
    locks.async_inspect("asked", store(no_majority));
    co_await until("the answer", [&] { return no_majority.done(); });
    CHECK(no_majority.error == errc::no_quorum);
    CHECK(no_majority.value.nodes.at(0).holder.value().id == "one");
    servers[1].resume();
    servers[2].resume();
    co_await locks.async_close(asio::as_tuple);
}

TEST_CASE_WITH(one_client, 1, "inspect: rights, names, cancellation and a closed client")
{
    CHECK_THROWS_AS(std::ignore = locks.async_inspect(""), boost::system::system_error);

    servers[0].command({"ACL", "SETUSER", "default", "-hlen"});
    servers[0].command({"HSET", "lock:a hash", "field", "value"});
    auto const [refused, nothing] =
        co_await locks.async_inspect("a hash", asio::as_tuple(asio::use_awaitable));
    CHECK(refused == errc::access_denied);
    CHECK(nothing.nodes.at(0).error == errc::access_denied);

    servers[0].command({"SET", "{lock:counted}:colock:fence", "7"});
    auto const counted = co_await locks.async_inspect("counted");
    CHECK(counted.fencing_counter() == 7);
    servers[0].command({"ACL", "SETUSER", "default", "-get"});
    auto const uncounted = co_await locks.async_inspect("counted");
    CHECK(uncounted.fencing_counter() == 0);

    servers[0].pause();
    result<colock::inspection> cancelled;
    asio::cancellation_signal stop;
    locks.async_inspect("asked", asio::bind_cancellation_slot(stop.slot(), store(cancelled)));
    co_await pass(20ms);
    CHECK_FALSE(cancelled.done());
    stop.emit(asio::cancellation_type::total);
    co_await until("the end", [&] { return cancelled.done(); });
    CHECK(cancelled.error == asio::error::operation_aborted);
    servers[0].resume();

    co_await locks.async_close();
    auto const [closed, none] =
        co_await locks.async_inspect("asked", asio::as_tuple(asio::use_awaitable));
    CHECK(closed == errc::client_closed);
    CHECK(none.nodes.empty());
}
