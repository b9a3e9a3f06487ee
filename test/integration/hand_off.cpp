// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <string>
#include <vector>

// A released lease goes to the next waiter of the client without a round trip.

using namespace support;
using colock::lease;
using colock::lock_options;
using colock::mutex;

namespace {

/// So that no chain ends by time.
constexpr lock_options long_chain{.ttl = 60s, .hand_off_time = 60s};

/// Lets everything happen that needs no server.
asio::awaitable<void> settle()
{
    for (int i = 0; i < 10; ++i)
        co_await asio::post(asio::deferred);
}

/// Until nothing is sent any more on behalf of a new lease: every server has it, and tracks it.
asio::awaitable<void> until_everywhere(topology& servers, std::string key)
{
    auto having = until_all_have(servers, std::move(key));
    co_await std::move(having);
    auto telling = until_tracked(servers);
    co_await std::move(telling);
}

/// No server has been asked for anything since. Of several, some may be given only now what was
/// begun before: a majority was enough.
void check_unasked(topology const& servers, colock::client& locks, std::uint64_t commands)
{
    CHECK(locks.get_metrics().commands - commands < static_cast<std::uint64_t>(servers.size()));
}

/// Releases a lease: the next in line has it without a command to a server.
asio::awaitable<void> pass_on(topology const& servers, colock::client& locks, lease& from,
                              result<lease> const& to)
{
    auto const commands = locks.get_metrics().commands;
    co_await from.async_release();
    co_await settle();
    CHECK(to.done());
    check_unasked(servers, locks, commands);
}

} // namespace

PLAIN_WITH(one_client,
           "hand-off: the next in line has it without a round trip, with a greater token")
{
    mutex const name{locks, "next", long_chain};
    auto first = co_await name.async_acquire();
    co_await until_everywhere(servers, "lock:next");
    result<lease> second;
    result<lease> third;
    name.async_acquire(store(second));
    name.async_acquire(store(third));
    auto const acquires = locks.get_metrics().acquires;
    CHECK_FALSE(second.done());
    co_await pass_on(servers, locks, first, second);
    REQUIRE_FALSE(second.error);
    CHECK_FALSE(third.done());
    CHECK(second.value.valid());
    CHECK(second.value.lock_id() == first.lock_id());
    CHECK(second.value.fencing_token() > first.fencing_token());
    CHECK(second.value.held_by() == static_cast<unsigned>(servers.size()));
    CHECK(second.value.hold_count() == 1);
    CHECK(locks.get_metrics().leases == 1);
    CHECK(locks.get_metrics().acquires == acquires + 1);

    // The first lease has nothing of it any more.
    CHECK_FALSE(first.valid());
    CHECK(first.hold_count() == 0);
    co_await check_not_held(first);
    CHECK(second.value.valid());
    first = {};
    co_await settle();
    CHECK(second.value.valid());
    CHECK_FALSE(third.done());
    CHECK(servers.existing("lock:next") == servers.size());

    co_await pass_on(servers, locks, second.value, third);
    CHECK(third.value.fencing_token() > second.value.fencing_token());
    co_await third.value.async_release();
    auto again = co_await name.async_acquire();
    CHECK(again.fencing_token() > third.value.fencing_token());
    CHECK(again.lock_id() != third.value.lock_id());
    co_await again.async_release();
    co_await close_and_check();
}

PLAIN_WITH(one_client, "hand-off: a lease that is dropped is handed over, too")
{
    mutex const name{locks, "dropped", long_chain};
    auto first = co_await name.async_acquire();
    co_await until_everywhere(servers, "lock:dropped");
    auto const commands = locks.get_metrics().commands;
    result<lease> second;
    name.async_acquire(store(second));
    first = {};
    co_await settle();
    REQUIRE(second.done());
    CHECK(second.value.valid());
    check_unasked(servers, locks, commands);
    co_await second.value.async_release();
    co_await locks.async_close();
}

PLAIN_WITH(two_clients, "hand-off: bounded by count, by time, or switched off")
{
    struct {
        std::string name;
        lock_options options;
        int expected;
    } const all[] = {
        {"twice", {.ttl = 60s, .hand_offs = 2, .hand_off_time = 60s}, 2},
        {"never", {.ttl = 60s, .hand_offs = 0, .hand_off_time = 60s}, 0},
        {"no time", {.ttl = 60s, .hand_off_time = 0ms}, 0},
    };
    // At the end of a chain this client leaves the lock free for a moment, and the other one is
    // woken to take it. But that is a race: on a busy machine it may come too late, now and then.
    int races = 10;
    for (auto const* each = std::begin(all); each != std::end(all);) {
        auto const& [key, options, expected] = *each;
        CAPTURE(key);
        mutex const name{first, key, options};
        mutex const others{second, key, options};
        auto held = co_await name.async_acquire();
        co_await until_everywhere(servers, "lock:" + key);
        std::string const its_id{held.lock_id()};
        result<lease> theirs;
        auto const refused = second.get_metrics().commands + static_cast<unsigned>(node_count);
        others.async_acquire(store(theirs));
        co_await until("the other client to be refused",
                       [&] { return second.get_metrics().commands >= refused; });
        co_await pass(2ms);
        int handed_over = 0;
        int before_them = 0;
        std::vector<result<lease>> ours(5);
        for (auto& one : ours)
            name.async_acquire(store(one));
        held = {};
        for (auto& one : ours) {
            while (!one.done()) { // run() has a limit
                theirs.value = {};
                co_await pass(1ms);
            }
            before_them += !theirs.done();
            handed_over += one.value.lock_id() == its_id;
            one.value = {};
        }
        CHECK(handed_over == expected);
        // Without hand-offs, only time bounds how often this client is granted the lock in a row.
        CHECK(before_them >= expected);
        if (expected == 0 || before_them == expected)
            ++each;
        else
            REQUIRE(--races > 0);
        while (!theirs.done())
            co_await pass(1ms);
        theirs.value = {};
    }
    co_await close_and_check();
}

PLAIN_WITH(one_client, "hand-off: only of what the next in line has asked for")
{
    auto shorter = long_chain;
    shorter.ttl = 30s;
    mutex const name{locks, "asked", long_chain};
    mutex const same_name{locks, "asked", shorter};
    colock::reentrant_mutex const other_type{locks, "asked", colock::owner{locks}, long_chain};
    auto held = co_await name.async_acquire();
    result<lease> next;
    same_name.async_acquire(store(next));
    result<lease> last;
    other_type.async_acquire(store(last));
    std::string const first{held.lock_id()};
    co_await held.async_release();
    co_await until("another ttl", [&] { return next.done(); });
    CHECK(next.value.lock_id() != first);
    CHECK(next.value.valid_until() < colock::clock::now() + 30s);
    co_await next.value.async_release();
    co_await until("another type", [&] { return last.done(); });
    CHECK_FALSE(last.error);
    co_await last.value.async_release();
    co_await close_and_check();
}

PLAIN_WITH(one_client, "hand-off: not of a lease that has lived for long")
{
    mutex const name{locks, "old", {.ttl = 6s, .renew = false, .hand_off_time = 60s}};
    auto held = co_await name.async_acquire();
    result<lease> next;
    name.async_acquire(store(next));
    co_await pass(2'100ms); // more than a third of the ttl
    REQUIRE(held.valid());
    std::string const first{held.lock_id()};
    auto const first_until = held.valid_until();
    co_await held.async_release();
    co_await until("the next in line", [&] { return next.done(); });
    CHECK(next.value.lock_id() != first);
    CHECK(next.value.valid_until() > first_until + 300ms);
    co_await next.value.async_release();
    co_await locks.async_close();
}

PLAIN_WITH(one_client, "hand-off: not of a lease that its holder has made longer, or is about to")
{
    mutex const name{locks, "longer", {.ttl = 10s, .hand_off_time = 60s}};
    for (bool const awaited : {false, true}) {
        CAPTURE(awaited);
        auto held = co_await name.async_acquire();
        co_await until_everywhere(servers, "lock:longer");
        result<lease> next;
        name.async_acquire(store(next));
        result<nothing> extended;
        held.async_extend(60s, store(extended));
        if (awaited) {
            co_await until("the extension", [&] { return extended.done(); });
            co_await held.async_extend(10s);
        }
        std::string const first{held.lock_id()};
        co_await held.async_release();
        co_await until("the next in line", [&] { return next.done() && extended.done(); });
        CHECK(next.value.lock_id() != first);
        CHECK(next.value.valid_until() < colock::clock::now() + 10s);
        co_await next.value.async_release();
    }
    co_await locks.async_close();
}

PLAIN_WITH(one_client, "hand-off: not to one whose counter is to live for longer")
{
    mutex const name{locks, "counted", long_chain};
    auto options = long_chain;
    options.counter_life = 50h;
    mutex const longer{locks, "counted", options};
    auto held = co_await name.async_acquire();
    result<lease> next;
    longer.async_acquire(store(next));
    co_await until("a waiter", [&] { return locks.get_metrics().waiters == 1; });
    std::string const first{held.lock_id()};
    co_await held.async_release();
    co_await until("the next in line", [&] { return next.done(); });
    CHECK(next.value.lock_id() != first);
    co_await next.value.async_release();
    co_await locks.async_close();
}

PLAIN_WITH(one_client, "hand-off: the next holder's own wishes count")
{
    milliseconds const ttl = 2s * slack;
    lock_options options{.ttl = ttl, .hand_off_time = 60s};
    mutex const renewed{locks, "wishes", options};
    options.renew = false;
    mutex const not_renewed{locks, "wishes", options};
    options.renew = true;
    options.max_hold = ttl / 2;
    mutex const bounded{locks, "wishes", options};

    // A lease that is not renewed is handed to a waiter that wants renewals.
    auto held = co_await not_renewed.async_acquire();
    co_await until_everywhere(servers, "lock:wishes");
    result<lease> second;
    renewed.async_acquire(store(second));
    co_await pass_on(servers, locks, held, second);
    auto const unrenewed = second.value.valid_until();
    co_await until("a renewal", [&] { return second.value.valid_until() > unrenewed; });
    CHECK(second.value.valid());

    // That is handed to a waiter whose renewals end with max_hold.
    result<lease> third;
    auto const now = colock::clock::now();
    co_await until("a renewal", [&] { return second.value.valid_until() > now + ttl * 3 / 4; });
    bounded.async_acquire(store(third));
    co_await pass_on(servers, locks, second.value, third);
    auto const [error, cause] = co_await third.value.async_wait_lost(asio::as_tuple);
    CHECK_FALSE(error);
    CHECK(cause == colock::loss_cause::expired);
    co_await locks.async_close();
}

PLAIN_WITH(one_client, "hand-off: the loss is told to who has it now")
{
    mutex const name{locks, "loss", long_chain};
    auto first = co_await name.async_acquire();
    co_await until_everywhere(servers, "lock:loss");
    result<colock::loss_cause> told_first;
    first.async_wait_lost(store(told_first));
    result<lease> second;
    name.async_acquire(store(second));
    co_await pass_on(servers, locks, first, second);
    CHECK(told_first.error == errc::not_held);
    result<colock::loss_cause> told_second;
    second.value.async_wait_lost(store(told_second));
    result<lease> third;
    name.async_acquire(store(third));
    servers.command_all({"DEL", "lock:loss"});
    co_await until("the loss", [&] { return told_second.done(); });
    CHECK_FALSE(told_second.error);
    CHECK(told_second.value == colock::loss_cause::refused);
    CHECK_FALSE(second.value.valid());
    co_await until("a new grant", [&] { return third.done(); });
    CHECK_FALSE(third.error);
    CHECK(third.value.fencing_token() > second.value.fencing_token());
    CHECK(third.value.lock_id() != second.value.lock_id());
    auto const [lost] = co_await second.value.async_release(asio::as_tuple);
    CHECK(lost == errc::lease_lost);
    CHECK(third.value.valid());
    co_await third.value.async_release();
    co_await locks.async_close();
}

PLAIN_WITH(two_clients,
           "hand-off: two clients with many workers each come to their turn, in token order")
{
    constexpr int enough = 3'000;
    int inside = 0;
    int overlaps = 0;
    std::uint64_t last = 0;
    int disorder = 0;
    int turns[2] = {};
    std::vector<int> served(32);
    task_group workers{co_await asio::this_coro::executor};
    for (std::size_t i = 0; i < served.size(); ++i) {
        workers.spawn([&, i]() -> asio::awaitable<void> {
            mutex const name{i % 2 ? second : first, "turns", {.ttl = 60s}};
            while (turns[0] + turns[1] < enough || !turns[0] || !turns[1]) {
                auto held = co_await name.async_acquire();
                overlaps += inside++;
                disorder += held.fencing_token() <= last;
                last = held.fencing_token();
                ++turns[i % 2];
                ++served[i];
                co_await asio::post(asio::deferred);
                --inside;
                co_await held.async_release();
            }
        });
    }
    co_await workers.join();
    CHECK(overlaps == 0);
    CHECK(disorder == 0);
    CHECK(turns[0] > 0);
    CHECK(turns[1] > 0);
    CHECK(*std::min_element(served.begin(), served.end()) > 0);
    co_await close_and_check();
}
