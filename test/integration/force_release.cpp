// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/as_user.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/detached.hpp>

#include <string>

// A lock is taken away from its holder.

using namespace support;
using colock::errc;

namespace {

/// The id of the holder, once every server has one.
asio::awaitable<std::string> holder_of(colock::client& locks, std::string name)
{
    for (;;) {
        auto asking = locks.async_inspect(name);
        auto const found = co_await std::move(asking);
        bool everywhere = true;
        for (auto const& each : found.nodes)
            everywhere = everywhere && each.holder;
        if (everywhere && found.held())
            co_return found.holder()->id;
        auto moment = pass(1ms);
        co_await std::move(moment);
    }
}

} // namespace

CONTRACT_EVERYWHERE_WITH(two_clients, "force release: the holder is told, and the next one has it")
{
    if (type_tried == lock_type::counting_lock) { // an inspection does not know it
        co_await close_and_check();
        co_return;
    }
    any_mutex const ours{first, "taken", long_ttl};
    any_mutex const theirs{second, "taken", long_ttl};
    auto held = co_await ours.async_acquire();
    auto const id = co_await holder_of(second, "taken");
    result<colock::loss_cause> told;
    held.async_wait_lost(store(told));
    result<colock::lease> waiting;
    theirs.async_acquire(stuck, store(waiting));
    co_await until("a waiter", [&] { return second.get_metrics().waiters == 1; });

    auto const start = steady::now();
    co_await second.async_force_release("taken", id);
    co_await until("the loss", [&] { return told.done(); });
    CHECK(since(start) < prompt);
    co_await until("the next one has it", [&] { return waiting.done(); });
    CHECK(since(start) < 1s + 2 * prompt);
    CHECK(waiting.at - start > 950ms); // nobody had it meanwhile
    CHECK_FALSE(told.error);
    CHECK(told.value == colock::loss_cause::refused);
    CHECK_FALSE(held.valid());
    CHECK_FALSE(waiting.error);
    CHECK(waiting.value.fencing_token() > held.fencing_token());

    // Nothing is taken from whoever has come since.
    auto const [late] = co_await second.async_force_release("taken", id, asio::as_tuple);
    CHECK_MESSAGE(late == errc::not_held, late.message());
    co_await waiting.value.async_extend();
    CHECK(waiting.value.valid());
    co_await waiting.value.async_release();
    co_await until_free(servers, "lock:taken"); // the last server may have been late
    co_await close_and_check();
}

OWN_TYPES_WITH(one_client, "force release: a client takes away what it has itself")
{
    any_mutex const ours{locks, "own", long_ttl};
    auto held = co_await ours.async_acquire();
    auto const id = co_await holder_of(locks, "own");
    if (node_count > 1)
        servers[0].command({"CLIENT", "PAUSE", "100", "ALL"}); // one is late
    co_await locks.async_force_release("own", id);
    co_await until("the loss", [&] { return !held.valid(); });
    auto next = co_await ours.async_acquire(stuck);
    CHECK(next.fencing_token() > held.fencing_token());
    co_await next.async_release();
    co_await until_free(servers, "lock:own");
    co_await close_and_check();
}

TEST_CASE_WITH(two_clients, 1, "force release: all that an owner has is taken away at once")
{
    colock::owner const me{first};
    colock::reentrant_mutex const here{first, "often", me, long_ttl};
    colock::reentrant_mutex const there{second, "often", me, long_ttl};
    auto one = co_await here.async_acquire();
    auto same = co_await here.async_acquire();
    auto other = co_await there.async_acquire();
    co_await first.async_force_release("often", me.id());
    co_await until("all losses", [&] { return !one.valid() && !same.valid() && !other.valid(); });
    auto next = co_await colock::reentrant_mutex{first, "often", colock::owner{first}, long_ttl}
                    .async_acquire(stuck);
    co_await next.async_release();
    co_await close_and_check();
}

OWN_TYPES_WITH(two_clients, "force release: a holder gives nothing back, however slow it is")
{
    any_mutex const ours{first, "slow", long_ttl};
    auto held = co_await ours.async_acquire();
    auto const id = co_await holder_of(second, "slow");
    // On one server after another, with time to notice in between.
    for (int i = 0; i < node_count; ++i) {
        unguarded_client one{
            io, servers[i].address(), {.node_timeout = 4s}}; // how long it is nobody's
        co_await one.async_force_release("slow", id);
        co_await pass(50ms);
        auto const found = co_await one.async_inspect("slow");
        CHECK((!found.held() || found.holder()->id != id));
        co_await one.async_close();
    }
    CHECK_FALSE(held.valid());
    co_await first.async_close();
    co_await second.async_close();
    co_await until_free(servers, "lock:slow");
}

TEST_CASE_WITH(one_client, 1, "force release: what other programs have left there")
{
    auto& server = servers[0];
    server.command({"SET", "lock:by hand", "somebody"});
    server.command({"HSET", "lock:java", "0f5d0e4c:42", "3"});
    server.command({"HSET", "lock:read", "mode", "read", "0f5d0e4c:42", "1", "0f5d0e4c:43", "1"});
    server.command({"HSET", "lock:hash", "field", "value"});
    server.command({"RPUSH", "lock:a list", "x"});
    server.command({"SET", "lock:long", std::string(300, 'x')});
    for (auto const* wrong : {"some", "somebody else", "x", "0f5d0e4c"}) {
        for (auto const* name : {"by hand", "java", "a list", "nothing"}) {
            auto const [error] = co_await locks.async_force_release(name, wrong, asio::as_tuple);
            CHECK(error == errc::not_held);
        }
    }
    // Refused: other readers would lose it, too, or an inspection names no such holder.
    for (auto const* holder : {"mode", "0f5d0e4c:42", "0f5d0e4c:43"}) {
        auto const [error] = co_await locks.async_force_release("read", holder, asio::as_tuple);
        CHECK(error == errc::not_held);
    }
    auto const [field] = co_await locks.async_force_release("hash", "field", asio::as_tuple);
    CHECK(field == errc::not_held);
    CHECK(server.command({"HLEN", "lock:read"}) == 3);
    auto const listener = server.connect();
    listener->command({"SUBSCRIBE", "redisson_lock__channel:{lock:java}"});
    co_await locks.async_force_release("by hand", "somebody");
    co_await locks.async_force_release("java", "0f5d0e4c:42");
    // The value is cut at 256 bytes, as an inspection shows it.
    co_await locks.async_force_release("long", std::string(256, 'x'));
    co_await until("all that was taken away to be gone",
                   [&] { return server.keys_matching("lock:*").size() == 3; });
    CHECK(listener->receive().elements.back().text == "0"); // its waiters are woken
    co_await locks.async_close();
}

TEST_CASE_WITH(one_client, 3, "force release: a majority decides, and says so",
               {.node_timeout = 300ms * slack})
{
    for (int i = 0; i < 2; ++i)
        servers[i].command({"SET", "lock:split", "one"});
    servers[2].command({"SET", "lock:split", "other"});
    servers[0].command({"SET", "lock:one only", "one"});
    co_await locks.async_force_release("split", "one");
    CHECK(servers[2].command({"GET", "lock:split"}) == "other");
    auto const [few] = co_await locks.async_force_release("one only", "one", asio::as_tuple);
    CHECK(few == errc::not_held);
    co_await until("the one to be gone", [&] { return servers.existing("lock:one only") == 0; });

    servers[1].pause();
    servers[0].command({"SET", "lock:split", "one"});
    auto const [unknown] = co_await locks.async_force_release("split", "one", asio::as_tuple);
    CHECK_MESSAGE(unknown == errc::no_quorum, unknown.message());
    CHECK_MESSAGE(
        contains(unknown.message(), "node unavailable: " + servers[1].address().label() + ": "),
        unknown.message());
    servers[1].resume();
    co_await locks.async_close();
}

TEST_CASE_WITH(one_client, 1, "force release: what cannot be is refused")
{
    for (std::string const& wrong : {std::string{}, std::string(257, 'x')}) {
        try {
            locks.async_force_release("name", wrong, asio::detached);
            FAIL("was not refused");
        } catch (colock::system_error const& error) {
            CHECK(error.code() == errc::invalid_argument);
            CHECK(contains(error.code().message(), "holder: must have 1 to 256 bytes"));
        }
    }
    CHECK_THROWS_AS(locks.async_force_release("", "x", asio::detached), colock::system_error);
    co_await locks.async_close();
    auto const [closed] = co_await locks.async_force_release("name", "x", asio::as_tuple);
    CHECK(closed == errc::client_closed);

    unguarded_client nowhere{io, "redis://127.0.0.1:1"};
    auto const [away] = co_await nowhere.async_force_release("name", "x", asio::as_tuple);
    CHECK(away == errc::node_unavailable);
    co_await nowhere.async_close();
}

TEST_CASE_WITH(one_client, 1, "force release: with few rights")
{
    auto& server = servers[0];
    server.command({"ACL", "SETUSER", "few", "on", ">secret", "~lock:*", "+hello", "+ping",
                    "+client|tracking", "+evalsha", "+eval", "+script|load", "+info"});
    server.command({"SET", "lock:name", "somebody"});
    auto const address = as(server.address(), "few");
    unguarded_client few{io, address};
    auto const [denied] = co_await few.async_force_release("name", "somebody", asio::as_tuple);
    CHECK_MESSAGE(denied == errc::access_denied, denied.message());
    // The rights that the documentation names, without that to publish.
    server.command({"ACL", "SETUSER", "few", "+type", "+getrange", "+hkeys", "+hlen", "+pttl",
                    "+del", "+set", "+hset", "+pexpire"});
    co_await few.async_force_release("name", "somebody");
    server.command({"HSET", "lock:java", "0f5d0e4c:42", "1"});
    co_await few.async_force_release("java", "0f5d0e4c:42");
    CHECK(server.command({"HEXISTS", "lock:java", "0f5d0e4c:42"}) == 0);
    co_await few.async_close();
    co_await locks.async_close();
}
