// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/until_quiet.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/error.hpp>

using namespace support;

CONTRACT_EVERYWHERE_WITH(
    one_client, "lease: extend lengthens it, by its ttl or by a new one that renewals keep to",
    {.node_timeout = prompt})
{
    any_mutex const name{locks, "longer", {.ttl = 5s, .renew = false}};
    auto held = co_await name.async_acquire();
    auto const granted_until = held.valid_until();
    co_await pass(30ms);
    co_await held.async_extend();
    CHECK(held.valid_until() >= granted_until + 30ms);
    CHECK(held.valid_until() < granted_until + 30ms + prompt);

    auto const before = colock::clock::now();
    co_await held.async_extend(milliseconds{40s});
    CHECK(held.valid_until() >= before + 40s - 400ms - 2ms);
    CHECK(held.valid_until() <= colock::clock::now() + 40s - 400ms - 2ms);
    int longer = 0;
    for (auto& server : servers)
        longer += server.command({"PTTL", "lock:longer"}).integer > 10'000;
    CHECK(longer >= servers.quorum());

    // A shorter ttl takes nothing away of what was promised, here and on the servers.
    auto const promised = held.valid_until();
    co_await held.async_extend(milliseconds{2s});
    CHECK(held.valid_until() == promised);
    longer = 0;
    for (auto& server : servers)
        longer += server.command({"PTTL", "lock:longer"}).integer > 10'000;
    CHECK(longer >= servers.quorum());
    co_await held.async_release();
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(one_client, "lease: renewals use the ttl of the last extension",
                         {.node_timeout = prompt})
{
    any_mutex const name{locks, "retimed", long_ttl};
    auto held = co_await name.async_acquire();
    co_await held.async_extend(1s * slack);
    auto const renewals = locks.get_metrics().renewals;
    co_await until("three renewals", [&] { return locks.get_metrics().renewals >= renewals + 3; });
    CHECK(held.valid());
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "lease: an extension out of range is refused and changes nothing")
{
    any_mutex const name{locks, "range", long_ttl};
    auto held = co_await name.async_acquire();
    // A majority is enough for the acquire: the rest of its commands may come later.
    co_await until("all to have it",
                   [&] { return servers.existing("lock:range") == servers.size(); });
    auto quiet = until_quiet(locks);
    co_await std::move(quiet);
    auto const commands = locks.get_metrics().commands;
    for (milliseconds const ttl : {-1ms, 0ms, 19ms, milliseconds{24h} + 1ms}) {
        CAPTURE(ttl.count());
        auto const [error] = co_await held.async_extend(ttl, asio::as_tuple);
        CHECK(error == errc::invalid_argument);
        CHECK(contains(error.message(), "ttl"));
    }
    CHECK(locks.get_metrics().commands == commands);
    CHECK(held.valid());
    co_await held.async_release();
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client, "lease: released once")
{
    any_mutex const name{locks, "once", long_ttl};
    auto held = co_await name.async_acquire();
    result<nothing> released;
    held.async_release(store(released));
    CHECK_FALSE(held.valid()); // from the call on
    CHECK_FALSE(released.done());
    co_await until("the release", [&] { return released.done(); });
    CHECK_FALSE(released.error);
    CHECK(held); // a handle still, to nothing held
    CHECK(held.name() == "once");

    auto const [again] = co_await held.async_release(asio::as_tuple);
    CHECK(again == errc::not_held);
    CHECK(again == colock::condition::lease_gone);
    auto const [extended] = co_await held.async_extend(asio::as_tuple);
    CHECK(extended == errc::not_held);
    auto const [waited, cause] = co_await held.async_wait_lost(asio::as_tuple);
    CHECK(waited == errc::not_held);
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client, "lease: an empty one is never valid and fails every operation")
{
    any_mutex const name{locks, "moved", long_ttl};
    auto held = co_await name.async_acquire();
    auto const id = std::string{held.lock_id()};
    colock::lease moved_to = std::move(held);
    CHECK(moved_to.valid());
    CHECK(moved_to.lock_id() == id);

    colock::lease never;
    for (auto* empty : {&held, &never}) {
        CHECK_FALSE(*empty);
        CHECK_FALSE(empty->valid());
        CHECK(empty->valid_until() == colock::clock::time_point{});
        CHECK(empty->fencing_token() == 0);
        CHECK(empty->lock_id().empty());
        CHECK(empty->name().empty());
        auto const [released] = co_await empty->async_release(asio::as_tuple);
        CHECK(released == errc::not_held);
        auto const [extended] = co_await empty->async_extend(asio::as_tuple);
        CHECK(extended == errc::not_held);
        auto const [waited, cause] = co_await empty->async_wait_lost(asio::as_tuple);
        CHECK(waited == errc::not_held);
    }
    CHECK(servers.holding("lock:moved", id) >= servers.quorum());
    co_await moved_to.async_release();
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(
    one_client, "lease: one that is destroyed or assigned over is released in the background")
{
    any_mutex const name{locks, "dropped", long_ttl};
    {
        auto const held = co_await name.async_acquire();
    }
    co_await until(
        "no key", [&] { return servers.existing("lock:dropped") == 0; }, prompt);
    CHECK(locks.get_metrics().leases == 0);

    any_mutex const other{locks, "other", long_ttl};
    auto held = co_await name.async_acquire();
    held = co_await other.async_acquire();
    co_await until(
        "no key", [&] { return servers.existing("lock:dropped") == 0; }, prompt);
    CHECK(held.valid());

    // A lease that is dropped serves the next in the queue, as any release does.
    result<colock::lease> next;
    other.async_acquire(store(next));
    co_await until("a waiter", [&] { return locks.get_metrics().waiters == 1; });
    held = colock::lease{};
    co_await until(
        "the grant", [&] { return next.done(); }, prompt);
    CHECK(next.value.valid());
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(recorded_client, "lease: everything says so after a loss")
{
    any_mutex const name{locks, "gone", long_ttl};
    auto held = co_await name.async_acquire();
    result<colock::loss_cause> first;
    result<colock::loss_cause> second;
    held.async_wait_lost(store(first));
    held.async_wait_lost(store(second));
    servers.command_all({"DEL", "lock:gone"});
    co_await until(
        "both to hear of it", [&] { return first.done() && second.done(); }, prompt);
    for (auto const* waited : {&first, &second}) {
        CHECK_FALSE(waited->error);
        CHECK(waited->value == colock::loss_cause::refused);
    }
    CHECK_FALSE(held.valid());
    CHECK(locks.get_metrics().losses == 1);
    CHECK(locks.get_metrics().leases == 0);
    auto const told = co_await events.wait(colock::event_kind::lease_lost);
    CHECK(told.name == "gone");
    CHECK(told.error == errc::lease_lost);

    // Somebody else's lock by now, which nothing may touch.
    take_lock(servers, "lock:gone", "somebody-else", "60000");
    auto const [waited, cause] = co_await held.async_wait_lost(asio::as_tuple);
    CHECK_FALSE(waited);
    CHECK(cause == colock::loss_cause::refused);
    auto const [extended] = co_await held.async_extend(asio::as_tuple);
    CHECK(extended == errc::lease_lost);
    auto const [released] = co_await held.async_release(asio::as_tuple);
    CHECK(released == errc::lease_lost);
    CHECK(released == colock::condition::lease_gone);
    co_await locks.async_close();
    CHECK(servers.holding("lock:gone", "somebody-else") == servers.size());
}

CONTRACT_EVERYWHERE_WITH(one_client, "lease: release reports that the server had it no longer")
{
    any_mutex const name{locks, "stolen", long_ttl};
    auto held = co_await name.async_acquire();
    // No turn of the io_context between this and the release: the client cannot have heard of it.
    take_lock(servers, "lock:stolen", "a thief");
    auto const [released] = co_await held.async_release(asio::as_tuple);
    CHECK(released == errc::lease_lost);
    co_await locks.async_close();
    CHECK(servers.holding("lock:stolen", "a thief") == servers.size());
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "lease: waiting for the loss ends with the release, or by cancellation")
{
    any_mutex const name{locks, "watched", long_ttl};
    auto held = co_await name.async_acquire();
    for (auto const type : {asio::cancellation_type::terminal, asio::cancellation_type::partial,
                            asio::cancellation_type::total}) {
        asio::cancellation_signal cancel;
        result<colock::loss_cause> waited;
        held.async_wait_lost(asio::bind_cancellation_slot(cancel.slot(), store(waited)));
        cancel.emit(type);
        co_await until(
            "the cancellation", [&] { return waited.done(); }, prompt);
        CHECK(waited.error == asio::error::operation_aborted);
        CHECK(held.valid());
    }
    result<colock::loss_cause> waited;
    held.async_wait_lost(store(waited));
    co_await held.async_release();
    co_await until(
        "the end of the wait", [&] { return waited.done(); }, prompt);
    CHECK(waited.error == errc::not_held);
    co_await locks.async_close();
}

CONTRACT_EVERYWHERE_WITH(one_client,
                         "lease: releasing a lost one wakes the waiters of its own client")
{
    colock::lock_options options{.ttl = 4s, .renew = false};
    options.loss_margin = 2s;
    any_mutex const name{locks, "given up", options};
    auto held = co_await name.async_acquire();
    result<colock::lease> waiting;
    name.async_acquire(store(waiting));
    co_await held.async_wait_lost(); // while the key has 2 s to live
    // Then only the release can free it.
    servers.command_all({"PEXPIRE", "lock:given up", "60000"});
    auto const commands = locks.get_metrics().commands;
    co_await until("the refusal", [&] { return locks.get_metrics().commands > commands; });
    co_await pass(50ms);
    CHECK_FALSE(waiting.done());
    auto const [error] = co_await held.async_release(asio::as_tuple);
    CHECK(error == errc::lease_lost);
    co_await until("the grant", [&] { return waiting.done(); });
    CHECK(waiting.value.valid());
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(
    one_client, "lease: a lost one that goes out of scope, or is there at the close, is released")
{
    colock::lock_options options{.ttl = 4s, .renew = false};
    options.loss_margin = 2s;
    std::optional<colock::lease> first;
    any_mutex const one{locks, "scope", options};
    any_mutex const other{locks, "close", options};
    first = co_await one.async_acquire();
    auto second = co_await other.async_acquire();
    co_await first->async_wait_lost();
    co_await second.async_wait_lost();
    first.reset();
    co_await until("no key", [&] { return servers.existing("lock:scope") == 0; });
    CHECK(locks.get_metrics().leases == 0);
    co_await close_and_check();
}
