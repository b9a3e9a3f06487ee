// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/dice.hpp"
#include "support/lock_test.hpp"
#include "support/until_quiet.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <iostream>
#include <optional>
#include <vector>

// What only a reentrant lock promises. What all locks do is in the contract, which is tried with
// it, too.

using namespace support;
using colock::owner;
using colock::reentrant_mutex;

namespace {

/// Whoever waits goes on waiting until this is released, and has it at once then.
asio::awaitable<void> check_is_next(result<colock::lease>& waiting, colock::lease& held)
{
    co_await pass(30ms);
    CHECK_FALSE(waiting.done());
    co_await held.async_release();
    co_await until(
        "the grant", [&] { return waiting.done(); }, prompt);
    CHECK(waiting.value.valid());
}

/// How many lock_ids the servers count for an owner: where they differ, -1.
std::int64_t counted(topology& servers, std::string const& key, owner const& who)
{
    std::optional<std::int64_t> all;
    for (auto& server : servers) {
        auto const count = server.command({"HGET", key, std::string{who.id()}});
        auto const here = count.is_nil() ? 0 : std::stoll(count.text);
        if (all.value_or(here) != here)
            return -1;
        all = here;
    }
    return all.value_or(0);
}

/// Levels of async_with_lock within each other, the innermost of which does not end by itself.
struct nested_levels {
    reentrant_mutex const& mine;
    unsigned before;    ///< leases held already
    unsigned deepest;   ///< how many levels
    unsigned cancelled; ///< which of them, the outermost being 1
    asio::cancellation_signal stop{};
    bool done = false;
    int wrong = 0;

    asio::awaitable<void> run()
    {
        auto outermost = enter(1);
        co_await std::move(outermost);
        done = true;
    }

private:
    asio::awaitable<void> enter(unsigned level)
    {
        if (level > deepest) {
            auto forever = pass(stuck);
            co_await std::move(forever);
        }
        auto body = [this, level](colock::lease& held) -> asio::awaitable<void> {
            wrong += held.hold_count() != before + level;
            auto deeper = enter(level + 1);
            co_await std::move(deeper);
            wrong += !held.valid() || held.hold_count() != before + level;
        };
        if (level == cancelled) {
            auto stopped = colock::async_with_lock(
                mine, body,
                asio::bind_cancellation_slot(stop.slot(), asio::as_tuple(asio::use_awaitable)));
            auto const [thrown] = co_await std::move(stopped);
            wrong += error_of(thrown) != asio::error::operation_aborted;
        } else {
            auto entered = colock::async_with_lock(mine, body, asio::use_awaitable);
            co_await std::move(entered);
        }
    }
};

} // namespace

// With a sanitizer only some of the files with promises are built.
TEST_CASE("reentrant: the table of what is promised, for which lock, over how many servers" *
          doctest::skip(sanitized))
{
    auto all = promises();
    std::sort(all.begin(), all.end(), [](auto const& one, auto const& other) {
        return one.description < other.description;
    });
    std::size_t for_both = 0;
    std::cout << "  mutex      reentrant  promise\n";
    for (auto const& each : all) {
        auto const cell = [](std::string const& text) {
            return (text.empty() ? "-" : text) +
                   std::string(11 - std::max<std::size_t>(text.size(), 1), ' ');
        };
        std::cout << "  " << cell(each.mutex) << cell(each.reentrant_mutex) << each.description
                  << '\n';
        for_both += !each.mutex.empty() && !each.reentrant_mutex.empty();
    }
    CHECK(for_both > 50);
    CHECK(all.size() > for_both);
}

REENTRANT_WITH(one_client,
               "reentrant: its owner acquires it again at once, without asking a server")
{
    owner const me{locks};
    owner const you{locks};
    reentrant_mutex const mine{locks, "order", me, long_ttl};
    reentrant_mutex const yours{locks, "order", you, long_ttl};
    auto outer = co_await mine.async_acquire();
    CHECK(outer.hold_count() == 1);
    co_await until("all to have it",
                   [&] { return servers.existing("lock:order") == servers.size(); });
    auto quiet = until_quiet(locks);
    co_await std::move(quiet);
    auto const commands = locks.get_metrics().commands;
    auto inner = co_await mine.async_acquire();
    auto tried = co_await mine.async_try_acquire();
    REQUIRE(tried);
    CHECK(locks.get_metrics().commands == commands);
    CHECK(outer.hold_count() == 3);
    CHECK(inner.hold_count() == 3);
    CHECK(locks.get_metrics().leases == 3);
    CHECK(inner.fencing_token() == outer.fencing_token());
    CHECK(inner.lock_id() == outer.lock_id());
    CHECK(inner.valid_until() == outer.valid_until());

    auto const refused = co_await yours.async_try_acquire();
    CHECK_FALSE(refused);
    // Redisson's layout, and the lock_id that is counted.
    CHECK(counted(servers, "lock:order", me) == 1);
    for (auto& server : servers) {
        CHECK(server.command({"HLEN", "lock:order"}) == 2);
        CHECK(server.command({"HEXISTS", "lock:order", std::string{outer.lock_id()}}) == 1);
    }

    co_await tried->async_release();
    CHECK_FALSE(tried->valid());
    co_await outer.async_release();
    CHECK_FALSE(outer.valid());
    CHECK(inner.valid());
    CHECK(inner.hold_count() == 1);
    auto const still_refused = co_await yours.async_try_acquire();
    CHECK_FALSE(still_refused);
    co_await check_not_held(outer);
    CHECK(inner.valid());
    co_await inner.async_release();
    CHECK(inner.hold_count() == 0);
    CHECK(locks.get_metrics().leases == 0);

    auto theirs = co_await yours.async_acquire(stuck);
    CHECK(theirs.fencing_token() > outer.fencing_token());
    co_await theirs.async_release();
    co_await close_and_check();
}

REENTRANT_WITH(one_client, "reentrant: its owner passes everybody who waits")
{
    owner const me{locks};
    reentrant_mutex const mine{locks, "queue", me, long_ttl};
    reentrant_mutex const yours{locks, "queue", owner{locks}, long_ttl};
    auto outer = co_await mine.async_acquire();
    result<colock::lease> waiting;
    yours.async_acquire(store(waiting));
    co_await until("the waiter", [&] { return locks.get_metrics().waiters == 1; });
    auto inner = co_await mine.async_acquire(stuck);
    co_await outer.async_release();
    co_await check_is_next(waiting, inner);

    // All waiters of one owner are served together with the first of them.
    std::vector<result<colock::lease>> many(5);
    for (auto& each : many)
        mine.async_acquire(store(each));
    co_await until("all to wait", [&] { return locks.get_metrics().waiters == 5; });
    co_await waiting.value.async_release();
    co_await until(
        "all to have it",
        [&] {
            return std::all_of(many.begin(), many.end(),
                               [](auto const& each) { return each.done(); });
        },
        prompt);
    CHECK(many.front().value.hold_count() == 5);
    many.clear();
    auto released = until_free(servers, "lock:queue");
    co_await std::move(released);
    co_await locks.async_close();
}

REENTRANT_WITH(two_clients, "reentrant: an owner is a value, for any thread and any client")
{
    std::optional<owner> made;
    {
        unguarded_client shortly{io, servers.addresses()};
        made.emplace(shortly);
    }
    owner const me = *made;
    CHECK(me == *made);
    CHECK_FALSE(me == owner{first});
    CHECK_FALSE(owner{first} == owner{first});

    reentrant_mutex const here{first, "value", me, long_ttl};
    reentrant_mutex const there{second, "value", me, long_ttl};
    auto ours = co_await here.async_acquire();
    // The same owner, with another client: counted by the servers.
    auto theirs = co_await there.async_acquire(stuck);
    CHECK(theirs.lock_id() != ours.lock_id());
    co_await until("both to be counted", [&] { return counted(servers, "lock:value", me) == 2; });
    CHECK(theirs.fencing_token() == ours.fencing_token());
    co_await ours.async_release();
    CHECK(theirs.valid());
    co_await until("one to be counted", [&] { return counted(servers, "lock:value", me) == 1; });
    reentrant_mutex const other{first, "value", owner{first}, long_ttl};
    auto const refused = co_await other.async_try_acquire();
    CHECK_FALSE(refused);
    co_await theirs.async_release();
    auto granted = co_await other.async_acquire(stuck);
    CHECK(granted.fencing_token() > ours.fencing_token());
    co_await granted.async_release();

    // An owner does not hold a lock by a client that died for longer than that client's ttl.
    auto last = co_await here.async_acquire(stuck);
    co_await until("all to have it",
                   [&] { return servers.existing("lock:value") == servers.size(); });
    servers.command_all({"HSET", "lock:value", "the dead one's lock_id", "1000000000000"});
    co_await last.async_release();
    auto free = until_free(servers, "lock:value");
    co_await std::move(free);
    co_await close_and_check();
}

REENTRANT("reentrant: from many threads, ten thousand leases and more")
{
    topology servers{node_count};
    asio::thread_pool threads{4};
    constexpr unsigned each = 3'000;
    {
        unguarded_client locks{threads.get_executor(), servers.addresses()};
        owner const me{locks};
        std::vector<std::future<std::vector<colock::lease>>> workers;
        for (int i = 0; i < 4; ++i) {
            workers.push_back(asio::co_spawn(
                threads,
                [](colock::client& client,
                   owner who) -> asio::awaitable<std::vector<colock::lease>> {
                    reentrant_mutex const mine{client, "many", who, long_ttl};
                    std::vector<colock::lease> got;
                    for (unsigned k = 0; k < each; ++k) {
                        auto acquire = mine.async_acquire();
                        got.push_back(co_await std::move(acquire));
                    }
                    co_return std::move(got);
                }(locks, me),
                asio::use_future));
        }
        std::vector<colock::lease> all;
        for (auto& worker : workers) {
            for (auto& lease : worker.get())
                all.push_back(std::move(lease));
        }
        CHECK(all.size() == 4 * each);
        CHECK(all.size() > 10'000);
        CHECK(all.front().hold_count() == 4 * each);
        dice random;
        CAPTURE(random.seed());
        while (all.size() > 1) {
            auto const which = random.number(0, static_cast<int>(all.size()) - 1);
            std::swap(all[static_cast<std::size_t>(which)], all.back());
            all.pop_back();
        }
        CHECK(all.front().valid());
        CHECK(all.front().hold_count() == 1);
        all.front().async_release(asio::use_future).get();
        locks.async_close(asio::use_future).get();
    }
    threads.join();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

REENTRANT_WITH(one_client,
               "reentrant: a loss is the loss of all leases, and the owner may acquire anew")
{
    owner const me{locks};
    reentrant_mutex const mine{locks, "lost", me, long_ttl};
    std::vector<colock::lease> leases(3);
    std::vector<result<colock::loss_cause>> losses(3);
    for (std::size_t i = 0; i < leases.size(); ++i) {
        leases[i] = co_await mine.async_acquire();
        leases[i].async_wait_lost(store(losses[i]));
    }
    co_await leases[2].async_release();
    co_await until("the third to be no more", [&] { return losses[2].done(); });
    CHECK(losses[2].error == errc::not_held);
    servers.command_all({"DEL", "lock:lost"});
    co_await until(
        "both losses", [&] { return losses[0].done() && losses[1].done(); }, prompt);
    CHECK_FALSE(losses[0].error);
    CHECK_FALSE(losses[1].error);
    CHECK(locks.get_metrics().losses == 1);
    CHECK(locks.get_metrics().leases == 0);

    auto again = co_await mine.async_acquire(stuck);
    CHECK(again.valid());
    CHECK(again.lock_id() != leases[0].lock_id());
    for (auto* each : {&leases[0], &leases[1]}) {
        CHECK_FALSE(each->valid());
        auto const [error] = co_await each->async_release(asio::as_tuple);
        CHECK(error == errc::lease_lost);
    }
    CHECK(again.valid());
    CHECK(servers.holding("lock:lost", again.lock_id()) >= servers.quorum());
    co_await again.async_release();
    co_await close_and_check();
}

REENTRANT_WITH(one_client, "reentrant: what another acquire asks of the lock")
{
    owner const me{locks};
    auto life = [&] {
        std::int64_t least = 1'000'000;
        for (auto& server : servers)
            least = std::min(least, server.command({"PTTL", "lock:options"}).integer);
        return least;
    };
    reentrant_mutex const brief{
        locks, "options", me, {.ttl = 10s, .renew = false, .fencing = false}};
    auto outer = co_await brief.async_acquire();
    // A longer ttl, at once.
    reentrant_mutex const longer{locks, "options", me, {.ttl = 30s, .fencing = false}};
    auto inner = co_await longer.async_acquire();
    co_await until("the longer life", [&] { return life() > 20'000; });
    co_await until("the client to know",
                   [&] { return outer.valid_until() > colock::clock::now() + 20s; });
    inner = {};

    // Without renewal each acquire extends, if there is less left than it asks for.
    reentrant_mutex const fixed{
        locks, "options", me, {.ttl = 60s, .renew = false, .fencing = false}};
    auto second = co_await fixed.async_acquire();
    co_await until("the longest life", [&] { return life() > 50'000; });
    co_await pass(20ms);
    servers.command_all({"PEXPIRE", "lock:options", "10000"});
    auto third = co_await fixed.async_acquire();
    co_await until("the extension", [&] { return life() > 50'000; });
    co_await close_and_check();
}

REENTRANT_WITH(one_client,
               "reentrant: async_with_lock nests, and a cancelled level releases itself only")
{
    owner const me{locks};
    reentrant_mutex const mine{locks, "nested", me, long_ttl};
    auto outer = [&](colock::lease& held) -> asio::awaitable<int> {
        asio::cancellation_signal stop;
        unsigned deepest = 0;
        auto inner = [&](colock::lease& again) -> asio::awaitable<void> {
            deepest = again.hold_count();
            asio::post(co_await asio::this_coro::executor,
                       [&stop] { stop.emit(asio::cancellation_type::terminal); });
            auto forever = pass(stuck);
            co_await std::move(forever);
        };
        auto nested = colock::async_with_lock(
            mine, inner,
            asio::bind_cancellation_slot(stop.slot(), asio::as_tuple(asio::use_awaitable)));
        auto const [thrown] = co_await std::move(nested);
        CHECK(error_of(thrown) == asio::error::operation_aborted);
        CHECK(deepest == 2);
        CHECK(held.hold_count() == 1);
        CHECK(held.valid());
        co_return 42;
    };
    auto const value = co_await colock::async_with_lock(mine, outer);
    CHECK(value == 42);
    auto free = until_free(servers, "lock:nested");
    co_await std::move(free);
    co_await locks.async_close();
}

REENTRANT_WITH(one_client, "reentrant: cancelled anywhere, nested levels give back what they took")
{
    dice random;
    CAPTURE(random.seed());
    reentrant_mutex const mine{locks, "levels", owner{locks}, long_ttl};
    reentrant_mutex const yours{locks, "levels", owner{locks}, long_ttl};
    int const rounds = (node_count == 1 ? 10'000 : 2'500) / (sanitized ? slack : 1);
    colock::lease outer;
    int wrong = 0;
    int waited = 0;
    // This many rounds, or as many as a busy machine does in that time, but at least a fiftieth.
    auto const end = steady::now() + stuck / 3;
    for (int round = 0; round < rounds && (round < rounds / 50 || steady::now() < end); ++round) {
        if (random.chance(5)) {
            if (outer)
                outer = {}; // which releases it
            else
                outer = co_await mine.async_acquire();
        }
        result<colock::lease> other;
        asio::cancellation_signal enough;
        if (random.chance(20))
            yours.async_acquire(asio::bind_cancellation_slot(enough.slot(), store(other)));
        else
            other.calls = 1;
        auto const deepest = static_cast<unsigned>(random.number(1, 4));
        nested_levels levels{mine, outer.hold_count(), deepest,
                             static_cast<unsigned>(random.number(1, static_cast<int>(deepest)))};
        asio::co_spawn(io, levels.run(), asio::detached);
        for (int i = random.number(0, 40); i > 0; --i)
            co_await asio::post(asio::deferred);
        // Repeated: the level may not be entered yet, or the other owner may still have the lock.
        while (!levels.done) { // run() has a limit
            levels.stop.emit(asio::cancellation_type::terminal);
            other.value = {};
            co_await asio::post(asio::deferred);
        }
        wrong += levels.wrong;
        wrong += outer.hold_count() != levels.before;
        waited += !other.done();
        enough.emit(asio::cancellation_type::total);
        while (!other.done())
            co_await asio::post(asio::deferred);
    }
    CHECK(wrong == 0);
    CHECK(waited > 0);
    if (outer)
        co_await outer.async_release();
    auto free = until_free(servers, "lock:levels");
    co_await std::move(free);
    CHECK(locks.get_metrics().leases == 0);
    co_await close_and_check();
}

REENTRANT_WITH(one_client, "reentrant: a mutex of the same name is another type of key")
{
    colock::mutex const plain{locks, "mixed", long_ttl};
    reentrant_mutex const mine{locks, "mixed", owner{locks}, long_ttl};
    unguarded_client other{io, servers.addresses()};
    colock::mutex const others_plain{other, "mixed", long_ttl};
    reentrant_mutex const others{other, "mixed", owner{other}, long_ttl};

    auto held = co_await plain.async_acquire();
    auto const [error, none] = co_await others.async_acquire(asio::as_tuple);
    CHECK(error == errc::wrong_type);
    auto const mine_too = co_await mine.async_try_acquire();
    CHECK_FALSE(mine_too);
    CHECK(held.valid());
    co_await held.async_release();

    auto free = until_free(servers, "lock:mixed");
    co_await std::move(free);
    auto again = co_await mine.async_acquire();
    auto const [other_error, nothing] = co_await others_plain.async_acquire(asio::as_tuple);
    CHECK(other_error == errc::wrong_type);
    CHECK(again.valid());
    co_await again.async_release();
    co_await other.async_close();
    co_await close_and_check();
}

REENTRANT_WITH(owner_with_two_clients,
               "reentrant: with another client its owner passes everybody, too")
{
    auto ours = co_await here.async_acquire();
    result<colock::lease> waiting;
    others.async_acquire(store(waiting));
    co_await until("the other to wait", [&] { return second.get_metrics().waiters == 1; });
    co_await pass(20ms);
    // The waiter waits for us, so we must not wait behind it.
    auto tried = co_await there.async_try_acquire();
    REQUIRE(tried);
    auto theirs = co_await there.async_acquire(stuck / 2);
    CHECK(theirs.hold_count() == 2);
    co_await tried->async_release();
    co_await theirs.async_release();
    co_await check_is_next(waiting, ours);
    co_await close_and_check();
}

REENTRANT_WITH(some_servers,
               "reentrant: a second acquire that reaches some servers only is counted nowhere")
{
    unguarded_client first{io, servers.addresses()};
    unguarded_client second{io, servers.addresses(), {.node_timeout = 200ms}};
    owner const me{first};
    reentrant_mutex const here{first, "partly", me, long_ttl};
    reentrant_mutex const there{second, "partly", me, long_ttl};
    auto ours = co_await here.async_acquire();
    co_await until("all to count it", [&] { return counted(servers, "lock:partly", me) == 1; });
    auto warm = co_await there.async_acquire();
    co_await warm.async_release();
    co_await until("one again", [&] { return counted(servers, "lock:partly", me) == 1; });
    for (int node = 0; node < servers.quorum(); ++node)
        servers[node].pause();
    auto const [error, none] = co_await there.async_acquire(100ms, asio::as_tuple);
    CHECK(error);
    for (int node = 0; node < servers.quorum(); ++node)
        servers[node].resume();
    // The servers run the acquire now, and what undoes it. Another acquire comes after that.
    auto last = co_await there.async_acquire(stuck / 2);
    co_await last.async_release();
    co_await until("one again", [&] {
        bool counts_one = counted(servers, "lock:partly", me) == 1;
        for (auto& server : servers)
            counts_one = counts_one && server.command({"HLEN", "lock:partly"}) == 2;
        return counts_one;
    });
    CHECK(ours.valid());
    co_await ours.async_release();
    co_await close_in_doubt(first);
    co_await close_in_doubt(second);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

REENTRANT_WITH(owner_with_two_clients,
               "reentrant: cancelled acquires with a second client are counted nowhere")
{
    dice random;
    CAPTURE(random.seed());
    auto ours = co_await here.async_acquire();
    int cancelled = 0;
    int granted = 0;
    int patience = 12; // answers take more turns on a machine that is busy
    std::vector<colock::lease> theirs;
    int const rounds = (node_count == 1 ? 10'000 : 2'500) / (sanitized ? slack : 1);
    while (cancelled < rounds) {
        asio::cancellation_signal stop;
        result<colock::lease> got;
        there.async_acquire(asio::bind_cancellation_slot(stop.slot(), store(got)));
        for (int i = random.number(0, patience); i > 0 && !got.done(); --i)
            co_await asio::post(asio::deferred);
        stop.emit(asio::cancellation_type::total);
        while (!got.done()) // run() has a limit
            co_await asio::post(asio::deferred);
        cancelled += got.error == asio::error::operation_aborted;
        granted += !got.error;
        patience += cancelled > 50 * (granted + 1);
        if (got.value)
            theirs.push_back(std::move(got.value));
        // While the second client has a lease, it gets others without asking a server.
        if (random.chance(80))
            theirs.clear();
        if (random.chance(1)) {
            std::int64_t const clients = theirs.empty() ? 1 : 2;
            co_await until("the right count",
                           [&] { return counted(servers, "lock:shared", me) == clients; });
        }
    }
    CHECK(granted > rounds / 100);
    theirs.clear();
    co_await until("one again", [&] { return counted(servers, "lock:shared", me) == 1; });
    CHECK(ours.valid());
    co_await ours.async_release();
    co_await close_and_check();
}

REENTRANT_WITH(owner_with_two_clients, "reentrant: tokens grow also where the counter is gone")
{
    auto ours = co_await here.async_acquire();
    co_await until("all to have it",
                   [&] { return servers.existing("lock:shared") == servers.size(); });
    servers.command_all({"DEL", "{lock:shared}:colock:fence"});
    auto theirs = co_await there.async_acquire(stuck / 2);
    CHECK(theirs.fencing_token() == ours.fencing_token());
    co_await theirs.async_release();
    co_await ours.async_release();
    auto const after = co_await next_token(others);
    CHECK(after > ours.fencing_token());
    co_await first.async_close();
    co_await second.async_close();
}

REENTRANT_WITH(
    some_servers,
    "reentrant: a server that forgot it is given it back, though the owner's other client "
    "was first")
{
    if (node_count == 1)
        co_return;
    unguarded_client first{io, servers.addresses()};
    unguarded_client second{io, servers.addresses()};
    owner const me{first};
    reentrant_mutex const here{first, "repaired", me, long_ttl};
    reentrant_mutex const there{second, "repaired", me, long_ttl};
    auto ours = co_await here.async_acquire();
    auto theirs = co_await there.async_acquire();
    co_await until("both to be counted",
                   [&] { return counted(servers, "lock:repaired", me) == 2; });
    servers[0].command({"DEL", "lock:repaired"});
    co_await theirs.async_extend();
    co_await until("the first to have it again", [&] {
        return servers.holding("lock:repaired", theirs.lock_id()) == servers.size();
    });
    co_await ours.async_extend();
    co_await until("both to have it again",
                   [&] { return counted(servers, "lock:repaired", me) == 2; });
    co_await ours.async_release();
    co_await theirs.async_release();
    co_await first.async_close();
    co_await second.async_close();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

REENTRANT_WITH(two_clients, "reentrant: a waiter of the other type of lock fails alone")
{
    reentrant_mutex const held_name{first, "types", owner{first}, long_ttl};
    auto held = co_await held_name.async_acquire();
    colock::mutex const wrong{second, "types", long_ttl};
    reentrant_mutex const right{second, "types", owner{second}, long_ttl};
    result<colock::lease> fails;
    result<colock::lease> waits;
    wrong.async_acquire(store(fails));
    right.async_acquire(store(waits));
    co_await until(
        "the error", [&] { return fails.done(); }, prompt);
    CHECK(fails.error == errc::wrong_type);
    co_await check_is_next(waits, held);
    waits.value = {};
    co_await second.async_close();
    co_await first.async_close();
}
