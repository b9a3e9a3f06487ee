// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/python_peer.hpp"

// redis-py's Lock and ours are the same lock.

using namespace support;

namespace {

constexpr char const* redis_py_script = R"python(
import sys
import redis
from redis.exceptions import LockError

client = redis.Redis(unix_socket_path=sys.argv[1])
lock = client.lock('lock:shared', timeout=60, sleep=0.01)
print('ready')
for line in sys.stdin:
    command = line.split()
    try:
        if command[0] == 'try':
            print('got' if lock.acquire(blocking=False) else 'refused')
        elif command[0] == 'wait':
            print('waiting')
            print('got' if lock.acquire(blocking=True, blocking_timeout=float(command[1])) else 'refused')
        elif command[0] == 'release':
            lock.release()
            print('released')
        elif command[0] == 'locked':
            print('yes' if lock.locked() else 'no')
    except LockError as error:
        print('error', error)
)python";

struct python_and_us : one_client {
    using one_client::one_client;
    python_peer python{redis_py_script, servers[0]};
};

} // namespace

TEST_CASE_WITH(python_and_us, 1, "interop with redis-py: both exclude each other on one key")
{
    colock::mutex const name{locks, "shared", long_ttl};
    for (int round = 0; round < 5; ++round) {
        CAPTURE(round);
        auto held = co_await name.async_acquire(5s);
        CHECK(python.ask("try") == "refused");
        CHECK(python.ask("locked") == "yes");
        CHECK(contains(python.ask("release"), "error"));
        CHECK(held.valid());
        co_await held.async_release();
        CHECK(python.ask("locked") == "no");

        CHECK(python.ask("try") == "got");
        auto const refused = co_await name.async_try_acquire();
        CHECK_FALSE(refused);
        auto const [error, none] = co_await name.async_acquire(100ms * slack, asio::as_tuple);
        CHECK(error == errc::timed_out);
        CHECK(python.ask("release") == "released");
    }
    co_await close_and_check();
}

TEST_CASE_WITH(python_and_us, 1,
               "interop with redis-py: our waiter is woken at once by its release")
{
    colock::mutex const name{locks, "shared", long_ttl};
    auto const take = [&] { CHECK(python.ask("try") == "got"); };
    auto const release = [&] { CHECK(python.ask("release") == "released"); };
    auto checking = check_woken(locks, name, take, release);
    co_await std::move(checking);
    co_await locks.async_close();
}

TEST_CASE_WITH(python_and_us, 1, "interop with redis-py: its waiter gets the lock that we release")
{
    colock::mutex const name{locks, "shared", {.ttl = 2s * slack}};
    auto held = co_await name.async_acquire();
    CHECK(python.ask("wait 30") == "waiting");
    // Renewed meanwhile, it stays ours.
    co_await until(
        "renewals", [&] { return locks.get_metrics().renewals >= 4; }, stuck);
    CHECK(held.valid());
    co_await held.async_release();
    CHECK(python.answer() == "got");
    auto const none = co_await name.async_try_acquire();
    CHECK_FALSE(none);
    co_await locks.async_close();
    CHECK(python.ask("release") == "released");
}
