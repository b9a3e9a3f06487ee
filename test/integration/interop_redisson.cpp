// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/python_peer.hpp"
#include "support/redis_cluster.hpp"

// Redisson's RLock and our reentrant_mutex are the same lock. Its part is played by redis-py, with
// the commands that RedissonLock, RedissonBaseLock and LockPubSub send (Redisson at commit 66863978
// of 2026, redisson/src/main/java/org/redisson, as read there; nothing of it is used here).

using namespace support;

namespace {

constexpr char const* redisson_script = R"python(
import sys, time
import redis

server = redis.Redis(unix_socket_path=sys.argv[1], decode_responses=True)
name = 'order:7'
channel = 'redisson_lock__channel:{order:7}'
me = '8743c9c0-0795-4907-87fd-6c719a6b4586:1'
lease_ms = 30000

# As one transaction each, since a Lua script is one.
def try_lock():
    with server.pipeline() as batch:
        while True:
            try:
                batch.watch(name)
                if batch.exists(name) and not batch.hexists(name, me):
                    return batch.pttl(name)
                batch.multi()
                batch.hincrby(name, me, 1)
                batch.pexpire(name, lease_ms)
                batch.execute()
                return None
            except redis.WatchError:
                continue

def unlock():
    with server.pipeline() as batch:
        while True:
            try:
                batch.watch(name)
                count = batch.hget(name, me)
                if count is None:
                    return None
                batch.multi()
                if int(count) > 1:
                    batch.hincrby(name, me, -1)
                    batch.pexpire(name, lease_ms)
                else:
                    batch.delete(name)
                    batch.publish(channel, 0)
                batch.execute()
                return int(count) - 1
            except redis.WatchError:
                continue

def lock(seconds):
    listener = server.pubsub()
    listener.subscribe(channel)
    end = time.monotonic() + seconds
    said = False
    heard = 0
    while True:
        left = try_lock()
        if left is None:
            return heard
        if not said:
            print('waiting', flush=True)
            said = True
        pause = min(left / 1000, end - time.monotonic())
        while pause > 0:
            begin = time.monotonic()
            message = listener.get_message(timeout=pause)
            if message and message['type'] == 'message' and message['data'] == '0':
                heard += 1
                break
            pause -= time.monotonic() - begin
        if time.monotonic() >= end:
            return None

print('ready', flush=True)
for line in sys.stdin:
    command = line.split()
    if command[0] == 'try':
        left = try_lock()
        print('got' if left is None else 'refused %s' % ('for a while' if left > 0 else left), flush=True)
    elif command[0] == 'lock':
        heard = lock(float(command[1]))
        print('refused' if heard is None else 'got after %d' % heard, flush=True)
    elif command[0] == 'unlock':
        left = unlock()
        print('not mine' if left is None else left, flush=True)
    elif command[0] == 'renew':
        print(server.hexists(name, me) and server.pexpire(name, lease_ms), flush=True)
    elif command[0] == 'force':
        print(server.delete(name), server.publish(channel, 0) >= 0, flush=True)
    elif command[0] == 'count':
        print(server.hget(name, me), flush=True)
)python";

/// Redisson's names have no prefix.
struct java_and_us : one_client {
    explicit java_and_us(int nodes) : one_client{nodes, {.prefix = ""}} {}
    python_peer java{redisson_script, servers[0]};
};

} // namespace

TEST_CASE_WITH(java_and_us, 1,
               "interop with Redisson: both exclude each other, however often each has it")
{
    colock::owner const me{locks};
    colock::reentrant_mutex const order{locks, "order:7", me, long_ttl};
    for (int round = 0; round < 5; ++round) {
        CAPTURE(round);
        auto outer = co_await order.async_acquire(5s);
        auto inner = co_await order.async_acquire();
        CHECK(java.ask("try") == "refused for a while");
        CHECK(java.ask("unlock") == "not mine");
        co_await inner.async_release();
        CHECK(java.ask("try") == "refused for a while");
        CHECK(outer.valid());
        co_await outer.async_release();

        CHECK(java.ask("try") == "got");
        CHECK(java.ask("try") == "got");
        CHECK(java.ask("count") == "2");
        auto refused = co_await order.async_try_acquire();
        CHECK_FALSE(refused);
        CHECK(java.ask("unlock") == "1");
        CHECK(java.ask("renew") == "True");
        refused = co_await order.async_try_acquire();
        CHECK_FALSE(refused);
        CHECK(java.ask("unlock") == "0");
    }
    co_await close_and_check();
}

TEST_CASE_WITH(java_and_us, 1, "interop with Redisson: our waiter is woken at once by its unlock")
{
    colock::reentrant_mutex const order{locks, "order:7", colock::owner{locks}, long_ttl};
    auto const take = [&] { CHECK(java.ask("try") == "got"); };
    auto const release = [&] { CHECK(java.ask("unlock") == "0"); };
    auto checking = check_woken(locks, order, take, release);
    co_await std::move(checking);
    co_await locks.async_close();
}

TEST_CASE_WITH(java_and_us, 1,
               "interop with Redisson: its waiter is woken by our release, by its own message")
{
    colock::reentrant_mutex const order{locks, "order:7", colock::owner{locks}, {.ttl = 10s}};
    auto outer = co_await order.async_acquire();
    auto inner = co_await order.async_acquire();
    CHECK(java.ask("lock 9") == "waiting");
    co_await outer.async_release();
    co_await pass(20ms);
    auto const start = steady::now();
    co_await inner.async_release();
    // It was woken once: not by the first release, nor by the end of the ttl.
    CHECK(java.answer() == "got after 1");
    CHECK(since(start) < 5s);
    auto const none = co_await order.async_try_acquire();
    CHECK_FALSE(none);
    CHECK(java.ask("unlock") == "0");
    co_await close_and_check();
}

TEST_CASE_WITH(java_and_us, 1, "interop with Redisson: a forced unlock is a loss at once")
{
    colock::reentrant_mutex const order{locks, "order:7", colock::owner{locks}, long_ttl};
    auto outer = co_await order.async_acquire();
    auto inner = co_await order.async_acquire();
    result<colock::loss_cause> lost;
    inner.async_wait_lost(store(lost));
    co_await pass(50ms);
    CHECK(java.ask("force") == "1 True");
    co_await until(
        "the loss", [&] { return lost.done(); }, prompt);
    CHECK(lost.value == colock::loss_cause::refused);
    CHECK_FALSE(outer.valid());
    CHECK(java.ask("try") == "got");
    auto const [error] = co_await outer.async_release(asio::as_tuple);
    CHECK(error == errc::lease_lost);
    auto const [again] = co_await inner.async_release(asio::as_tuple);
    CHECK(again == errc::lease_lost);
    CHECK(java.ask("count") == "1");
    CHECK(java.ask("unlock") == "0");
    co_await locks.async_close();
}

namespace {

/// Acquires as getFencedLock() does while the lock is free or its own: the token grows each time.
std::int64_t java_gets_token(redis_server& server, std::string const& name, std::string const& ttl)
{
    std::string const me = "8743c9c0-0795-4907-87fd-6c719a6b4586:1";
    REQUIRE((server.command({"EXISTS", name}) == 0 || server.command({"HEXISTS", name, me}) == 1));
    auto const token = server.command({"INCR", "redisson_lock_token:{" + name + "}"}).integer;
    server.command({"HINCRBY", name, me, "1"});
    server.command({"PEXPIRE", name, ttl});
    return token;
}

} // namespace

TEST_CASE_WITH(one_client, 1,
               "interop with Redisson: fencing tokens grow across its fenced lock and ours",
               {.prefix = "", .node_timeout = stuck / 3})
{
    colock::lock_options options{
        .ttl = 1s * slack, .counter_life = 0ms, .counter = colock::token_counter::redisson};
    colock::reentrant_mutex const order{locks, "order:7", colock::owner{locks}, options};
    colock::reentrant_mutex const another{locks, "order:8", colock::owner{locks}, options};
    std::int64_t last = 0;
    // Either may be the first to use a name, and to make its counter.
    for (int round = 0; round < 4; ++round) {
        CAPTURE(round);
        bool const java_first = round % 2;
        auto const& ours = java_first ? another : order;
        std::string const name{ours.name()};
        if (java_first || round > 1) {
            last = java_gets_token(servers[0], name, "30000");
            auto const again = java_gets_token(servers[0], name, "30000");
            CHECK(again > last);
            last = again;
            servers[0].command({"DEL", name});
        }
        auto held = co_await ours.async_acquire(stuck);
        CHECK(static_cast<std::int64_t>(held.fencing_token()) > last);
        last = static_cast<std::int64_t>(held.fencing_token());
        // The counters get no ttl when both leases are extended and renewed, alone and together.
        auto other = co_await (java_first ? order : another).async_acquire(stuck);
        co_await held.async_extend();
        auto const renewals = locks.get_metrics().renewals;
        co_await until("renewals", [&] { return locks.get_metrics().renewals >= renewals + 3; });
        CHECK(held.valid());
        co_await other.async_release();
        co_await held.async_release();
        for (std::string const counter : {"order:7", "order:8"})
            CHECK(servers[0].command({"PTTL", "redisson_lock_token:{" + counter + "}"}) == -1);
        CHECK(servers.existing("{" + name + "}:colock:fence") == 0);
        CHECK(java_gets_token(servers[0], name, "30000") > last);
        servers[0].command({"DEL", name});
    }
    co_await locks.async_close();
}

TEST_CASE("interop with Redisson: its counter is for reentrant mutexes of one node")
{
    topology servers{3};
    asio::io_context io;
    unguarded_client one{io, servers[0].address()};
    unguarded_client many{io, servers.addresses()};
    colock::lock_options const options{.counter = colock::token_counter::redisson};
    CHECK(error_of([&] { colock::mutex{one, "name", options}; }) == errc::invalid_argument);
    CHECK(error_of([&] {
              colock::reentrant_mutex{many, "name", colock::owner{many}, options};
          }) == errc::invalid_argument);
    CHECK_FALSE(error_of([&] {
        colock::reentrant_mutex{one, "name", colock::owner{one}, options};
    }));
}

// Redisson's ClusterConnectionManager first asks a server whether it knows SPUBLISH. If it does,
// waiters subscribe by SSUBSCRIBE.
TEST_CASE("interop with Redisson: in a Cluster its waiters are told on the sharded channel")
{
    redis_cluster cluster{3};
    asio::io_context io;
    unguarded_client locks{io, cluster.address(), {.prefix = ""}};
    run(io, [&]() -> asio::awaitable<void> {
        for (std::string const name : {"order:1", "order:2", "order:3", "order:4"}) {
            std::string const channel = "redisson_lock__channel:{" + name + "}";
            auto const listener = cluster[cluster.owner_of(name)].connect();
            REQUIRE(listener->command({"SSUBSCRIBE", channel}).elements.at(0) == "ssubscribe");
            auto held =
                co_await colock::reentrant_mutex{locks, name, colock::owner{locks}}.async_acquire();
            co_await held.async_release();
            auto const message = listener->receive().elements;
            REQUIRE(message.size() == 3);
            CHECK(message[0] == "smessage");
            CHECK(message[1] == channel);
            CHECK(message[2] == "0");
        }
        co_await locks.async_close();
    });
}
