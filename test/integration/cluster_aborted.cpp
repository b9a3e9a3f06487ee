// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/some_cluster.hpp"
#include "support/until_quiet.hpp"

#include <algorithm>
#include <string>
#include <vector>

// A slot of a Redis Cluster that is on its way to another master, and stays where it was: CLUSTER
// SETSLOT STABLE on both sides. What has gone by then is left there, or carried back.

using namespace support;

namespace {

constexpr char const* slot = "{aborted}"; ///< All names here have it.

std::string key_of(std::string const& name)
{
    return "lock:" + name;
}

/// Two clients of a Cluster, and the open slot.
struct two_and_open_slot : some_cluster {
    /// Both hear that the slot stays, one after the other.
    void keep(bool target_first)
    {
        cluster.keep_slot(slot, target_first ? target : source);
        cluster.keep_slot(slot, target_first ? source : target);
    }

    bool is_at(std::string const& name, std::size_t server)
    {
        auto const keys = cluster[server].keys_matching();
        return std::ranges::count(keys, key_of(name)) == 1 && cluster.existing(key_of(name)) == 1;
    }

    colock::basic_mutex lock(colock::client& of, std::string const& name, milliseconds ttl = 60s,
                             bool reentrant = false)
    {
        if (reentrant)
            return colock::reentrant_mutex{of, name, colock::owner{of}, {.ttl = ttl}};
        return colock::mutex{of, name, {.ttl = ttl}};
    }

    std::size_t source = cluster.owner_of(slot);
    std::size_t target = (source + 1) % cluster.size();
};

/// All that can be done with a lock that nobody else has.
asio::awaitable<void> use(colock::basic_mutex const& ours, colock::basic_mutex const& theirs)
{
    auto const start = steady::now();
    auto held = co_await ours.async_acquire(prompt);
    CHECK_FALSE(co_await theirs.async_try_acquire());
    co_await held.async_extend();
    CHECK(held.valid());
    auto const token = held.fencing_token();
    co_await held.async_release();
    auto next = co_await theirs.async_acquire(prompt);
    CHECK(next.fencing_token() > token);
    co_await next.async_release();
    CHECK(since(start) < prompt);
}

/// Releases the lease: the waiter gets the lock at once.
asio::awaitable<void> pass_on(colock::lease& held, result<colock::lease>& waiting)
{
    auto const token = held.fencing_token();
    auto const start = steady::now();
    co_await held.async_release();
    co_await until("the other has it", [&] { return waiting.done(); });
    CHECK(since(start) < prompt);
    CHECK_FALSE(waiting.error);
    CHECK(waiting.value.fencing_token() > token);
    co_await waiting.value.async_release();
}

} // namespace

TEST_CASE("aborted migration: what has not gone is held, extended, waited for and released")
{
    two_and_open_slot with;
    run(with.io, [&]() -> asio::awaitable<void> {
        for (bool const reentrant : {false, true}) {
            for (bool const target_first : {false, true}) {
                CAPTURE(reentrant);
                CAPTURE(target_first);
                std::string const name = slot + std::string{"stays"};
                auto const ours = with.lock(with.locks, name, 60s, reentrant);
                auto const theirs = with.lock(with.other, name, 60s, reentrant);
                auto held = co_await ours.async_acquire();
                result<colock::lease> waiting;
                theirs.async_acquire(stuck, store(waiting));
                with.cluster.open_slot(slot, with.target);
                co_await held.async_extend(70s);
                // Free names are acquired where the slot goes to, and are free again before the
                // end.
                co_await use(with.lock(with.locks, slot + std::string{"free"}),
                             with.lock(with.other, slot + std::string{"free"}));
                with.keep(target_first);

                co_await held.async_extend(80s);
                CHECK(held.valid());
                CHECK(with.is_at(name, with.source));
                co_await pass_on(held, waiting);
                co_await use(with.lock(with.locks, slot + std::string{"free"}),
                             with.lock(with.other, slot + std::string{"free"}));
                with.cluster.drop_stranded(slot, with.target); // counters
            }
        }
        CHECK(with.locks.get_metrics().losses + with.other.get_metrics().losses == 0);
        co_await with.close_and_check();
    });
}

TEST_CASE("aborted migration: what is carried back goes on")
{
    two_and_open_slot with;
    run(with.io, [&]() -> asio::awaitable<void> {
        for (bool const reentrant : {false, true}) {
            CAPTURE(reentrant);
            std::string const gone = slot + std::string{"gone"};
            std::string const made = slot + std::string{"made there"};
            auto const ours = with.lock(with.locks, gone, 60s, reentrant);
            auto const theirs = with.lock(with.other, gone, 60s, reentrant);
            auto held = co_await ours.async_acquire();
            result<colock::lease> waiting;
            theirs.async_acquire(stuck, store(waiting));
            with.cluster.open_slot(slot, with.target);
            with.cluster.move_all_keys(slot, with.source, with.target);
            co_await held.async_extend(70s);
            auto also = co_await with.lock(with.locks, made, 60s, reentrant).async_acquire();
            CHECK(with.is_at(gone, with.target));
            CHECK(with.is_at(made, with.target));

            with.cluster.keep_slot(slot, with.source);
            for (auto const& key : with.cluster.stranded(slot, with.target))
                with.cluster.move_key(key, with.target, with.source);
            with.cluster.keep_slot(slot, with.target);
            CHECK(with.cluster.stranded(slot, with.target) == std::vector<std::string>{});

            for (auto* const each : {&held, &also}) {
                co_await each->async_extend(80s);
                CHECK(each->valid());
            }
            CHECK_FALSE(waiting.done());
            CHECK_FALSE(co_await with.lock(with.other, made, 60s, reentrant).async_try_acquire());
            co_await pass_on(held, waiting);
            co_await also.async_release();
        }
        CHECK(with.locks.get_metrics().losses + with.other.get_metrics().losses == 0);
        co_await with.close_and_check();
    });
}

TEST_CASE("aborted migration: what is left at the other server is lost, and told")
{
    two_and_open_slot with;
    run(with.io, [&]() -> asio::awaitable<void> {
        for (bool const reentrant : {false, true}) {
            for (bool const target_first : {false, true}) {
                CAPTURE(reentrant);
                CAPTURE(target_first);
                constexpr milliseconds ttl = 6s;
                std::string const asks = slot + std::string{"asks"};
                std::string const waits = slot + std::string{"waits"};
                std::string const made = slot + std::string{"made there"};
                auto asking = co_await with.lock(with.locks, asks, 60s, reentrant).async_acquire();
                auto renewed =
                    co_await with.lock(with.locks, waits, ttl, reentrant).async_acquire();
                with.cluster.open_slot(slot, with.target);
                with.cluster.move_all_keys(slot, with.source, with.target);
                auto also = co_await with.lock(with.locks, made, ttl, reentrant).async_acquire();
                for (auto* const each : {&asking, &renewed, &also}) {
                    co_await each->async_extend();
                    CHECK(each->valid());
                }
                auto const token = asking.fencing_token();
                auto const lost = with.locks.get_metrics().losses;
                CHECK(lost == with.events.count(colock::event_kind::lease_lost));

                auto const start = steady::now();
                with.keep(target_first);
                // The lease that is extended is lost at once, the others at their next renewal.
                auto const [error] = co_await asking.async_extend(asio::as_tuple);
                CHECK(error == errc::lease_lost);
                CHECK_FALSE(asking.valid());
                for (auto* const each : {&renewed, &also}) {
                    auto const cause = co_await each->async_wait_lost();
                    CHECK(cause == colock::loss_cause::refused);
                    CHECK_FALSE(each->valid());
                }
                CHECK(since(start) < ttl);
                CHECK(with.locks.get_metrics().losses == lost + 3);

                // Nobody sees the key that is left at the target.
                CHECK(with.is_at(asks, with.target));
                auto next =
                    co_await with.lock(with.other, asks, 60s, reentrant).async_acquire(prompt);
                CHECK(next.fencing_token() > token);
                co_await next.async_extend(70s);
                co_await next.async_release();
                for (auto const& name : {waits, made})
                    co_await use(with.lock(with.locks, name, 60s, reentrant),
                                 with.lock(with.other, name, 60s, reentrant));
                with.cluster.drop_stranded(slot, with.target);
            }
        }
        co_await with.close_and_check();
    });
}

TEST_CASE("aborted migration: whoever waits for what is left looks again by itself")
{
    two_and_open_slot with;
    run(with.io, [&]() -> asio::awaitable<void> {
        std::string const name = slot + std::string{"waited for"};
        auto held = co_await with.lock(with.locks, name).async_acquire();
        with.cluster.open_slot(slot, with.target);
        with.cluster.move_all_keys(slot, with.source, with.target);
        result<colock::lease> waiting;
        with.lock(with.other, name).async_acquire(stuck, store(waiting));
        co_await until_quiet(with.other); // refused where the key has gone, in each of its forms
        CHECK_FALSE(waiting.done());
        auto const token = held.fencing_token();
        with.keep(true);
        auto const [error] = co_await held.async_release(asio::as_tuple);
        CHECK(error == errc::lease_lost);
        CHECK(std::ranges::count(with.cluster.stranded(slot, with.target), key_of(name)) == 1);
        // Much sooner than the key's ttl, which is a minute.
        co_await until(
            "the other has it", [&] { return waiting.done(); }, 5s + prompt);
        CHECK_FALSE(waiting.error);
        auto next = std::move(waiting.value);
        CHECK(next.fencing_token() > token);
        co_await next.async_release();
        with.cluster.drop_stranded(slot, with.target);
        co_await with.close_and_check();
    });
}

TEST_CASE("aborted migration: while the servers disagree an acquire waits, and fails not")
{
    two_and_open_slot with;
    run(with.io, [&]() -> asio::awaitable<void> {
        std::string const name = slot + std::string{"between"};
        with.cluster.open_slot(slot, with.target);
        with.cluster.keep_slot(slot, with.target); // and the source sends on to it still
        std::vector<result<colock::lease>> waiting(3);
        for (std::size_t i = 0; i < waiting.size(); ++i)
            with.lock(with.locks, name + std::to_string(i)).async_acquire(stuck, store(waiting[i]));
        co_await until("they are sent back by the target", [&] {
            auto const errors = with.cluster[with.target].command({"INFO", "errorstats"}).text;
            return contains(errors, "errorstat_MOVED");
        });
        for (auto const& each : waiting)
            CHECK_FALSE(each.done());
        auto const start = steady::now();
        with.cluster.keep_slot(slot, with.source);
        for (auto& each : waiting) {
            co_await until("it is acquired", [&] { return each.done(); });
            CHECK_FALSE(each.error);
            CHECK(each.value.valid());
            co_await each.value.async_release();
        }
        CHECK(since(start) < 1s + prompt); // the longest pause
        co_await with.close_and_check();
    });
}
