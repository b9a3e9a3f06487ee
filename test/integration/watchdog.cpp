// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <thread>

using namespace support;

CONTRACT_EVERYWHERE_WITH(recorded_client,
                         "watchdog: renewals keep a short lease for as long as it is wanted")
{
    milliseconds const ttl = 1s * slack;
    any_mutex const name{locks, "renewed", {.ttl = ttl}};
    auto held = co_await name.async_acquire();
    auto const token = held.fencing_token();
    for (auto const end = steady::now() + 2 * ttl; steady::now() < end;) {
        co_await pass(5ms);
        REQUIRE_MESSAGE(held.valid(), events.text());
        REQUIRE(held.valid_until() <= colock::clock::now() + ttl);
        REQUIRE(servers.holding("lock:renewed", held.lock_id()) >= servers.quorum());
    }
    CHECK(held.fencing_token() == token);
    // Every ttl / 3, and not much more often.
    auto const renewals = locks.get_metrics().renewals;
    CHECK(renewals >= 3);
    auto const late = events.count(colock::event_kind::renewal_unknown);
    CHECK(renewals <= 2 * 4 + 2 * late);
    CHECK(locks.get_metrics().losses == 0);
    co_await held.async_release();
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(recorded_client,
                         "watchdog: a lease that is not renewed is lost before its key is gone")
{
    any_mutex const name{locks, "fixed", {.ttl = 4s, .renew = false, .loss_margin = 2s}};
    auto held = co_await name.async_acquire();
    auto const deadline = held.valid_until();
    auto const [error, cause] = co_await held.async_wait_lost(asio::as_tuple);
    auto const now = colock::clock::now();
    CHECK_FALSE(held.valid());
    CHECK_FALSE(error);
    CHECK(cause == colock::loss_cause::expired);
    CHECK(now >= deadline - 2s);
    CHECK(now < deadline);
    CHECK(servers.holding("lock:fixed", held.lock_id()) >= servers.quorum());
    CHECK(locks.get_metrics().renewals == 0);
    CHECK(locks.get_metrics().losses == 1);
    CHECK(events.count(colock::event_kind::lease_lost) == 1);

    // The key has some of its ttl left, but the release deletes it at once.
    auto const [released] = co_await held.async_release(asio::as_tuple);
    CHECK(released == errc::lease_lost);
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "watchdog: without a margin a lease is lost when valid_until has come")
{
    any_mutex const name{locks, "to the end", {.ttl = 500ms, .renew = false}};
    auto held = co_await name.async_acquire();
    auto const deadline = held.valid_until();
    auto const [error, cause] = co_await held.async_wait_lost(asio::as_tuple);
    auto const now = colock::clock::now();
    CHECK(cause == colock::loss_cause::expired);
    CHECK(now >= deadline);
    CHECK(now < deadline + prompt);
    // Then the next one gets it, without any release.
    auto next = co_await name.async_acquire(stuck);
    CHECK(next.fencing_token() > held.fencing_token());
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client, "watchdog: a lease that was held for max_hold runs out")
{
    milliseconds const ttl = 750ms * slack;
    milliseconds const most = 2 * ttl;
    any_mutex const name{locks, "limited", {.ttl = ttl, .max_hold = most}};
    auto const start = steady::now();
    auto held = co_await name.async_acquire();
    auto const [error, cause] = co_await held.async_wait_lost(asio::as_tuple);
    auto const took = since(start);
    CHECK_FALSE(error);
    CHECK(cause == colock::loss_cause::expired);
    CHECK(took > most - ttl);
    CHECK(took < most + ttl + prompt);
    CHECK(locks.get_metrics().renewals >= 3);
    co_await locks.async_close();
}

TEST_CASE("watchdog: valid() compares with the clock, with nobody there to run the client")
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    colock::lease held;
    run_to_end(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{locks, "unattended", {.ttl = 400ms}};
        held = co_await name.async_acquire();
    });
    auto const deadline = held.valid_until();
    while (colock::clock::now() < deadline) {
        // Between the two looks at the clock the time may come.
        bool const valid = held.valid();
        CHECK((valid || colock::clock::now() >= deadline));
        std::this_thread::sleep_for(1ms);
    }
    CHECK_FALSE(held.valid());
    // It is too late for a renewal to bring it back.
    run(io, [&]() -> asio::awaitable<void> {
        auto const [error, cause] = co_await held.async_wait_lost(asio::as_tuple);
        CHECK_FALSE(error);
        CHECK_FALSE(held.valid());
        co_await locks.async_close();
    });
}

CONTRACT_EVERYWHERE_WITH(one_client, "watchdog: each mutex renews by its own options",
                         {.lock = {.ttl = 2s * slack}})
{
    any_mutex const by_client{locks, "by client"};
    any_mutex const by_itself{locks, "by itself", {.ttl = 500ms * slack, .renew = false}};
    auto kept = co_await by_client.async_acquire();
    auto lost = co_await by_itself.async_acquire();
    CHECK(kept.valid_until() < colock::clock::now() + 2s * slack);
    CHECK(kept.valid_until() > lost.valid_until());
    co_await lost.async_wait_lost();
    auto const unrenewed = kept.valid_until();
    co_await until("a renewal", [&] { return kept.valid_until() > unrenewed; });
    CHECK(kept.valid());
    co_await locks.async_close();
}
