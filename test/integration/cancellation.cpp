// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/error.hpp>

// Single cancellations at chosen moments; the random ones are in cancellation_at_random.cpp.

using namespace support;

namespace {

template <class Handler>
auto with(asio::cancellation_signal& cancel, Handler handler)
{
    return asio::bind_cancellation_slot(cancel.slot(), std::move(handler));
}

} // namespace

CONTRACT_EVERYWHERE_WITH(one_client, "cancellation: before an operation has done anything")
{
    any_mutex const name{locks, "early", long_ttl};
    for (auto const type : cancellation_types) {
        asio::cancellation_signal cancel;
        result<colock::lease> acquired;
        name.async_acquire(with(cancel, store(acquired)));
        cancel.emit(type);
        co_await until(
            "the end", [&] { return acquired.done(); }, prompt);
        CHECK(acquired.error == asio::error::operation_aborted);

        result<std::optional<colock::lease>> tried;
        name.async_try_acquire(with(cancel, store(tried)));
        cancel.emit(type);
        co_await until(
            "the end", [&] { return tried.done(); }, prompt);
        CHECK(tried.error == asio::error::operation_aborted);

        auto held = co_await name.async_acquire();
        // An extension and a release have an effect, so a total cancellation does not end them.
        bool const answered = type != asio::cancellation_type::total;
        result<nothing> extended;
        held.async_extend(with(cancel, store(extended)));
        cancel.emit(type);
        co_await until(
            "the end", [&] { return extended.done(); }, prompt);
        CHECK((extended.error == asio::error::operation_aborted) == answered);
        CHECK(held.valid());

        result<nothing> released;
        held.async_release(with(cancel, store(released)));
        cancel.emit(type);
        CHECK_FALSE(held.valid());
        co_await until(
            "the end", [&] { return released.done(); }, prompt);
        CHECK((released.error == asio::error::operation_aborted) == answered);
        // The release goes on all the same.
        co_await until(
            "no lock", [&] { return servers.existing("lock:early") == 0; }, prompt);
    }
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(two_clients, "cancellation: in the queue, at its head and behind it")
{
    any_mutex const theirs{first, "queue", long_ttl};
    any_mutex const name{second, "queue", long_ttl};
    auto held = co_await theirs.async_acquire();
    for (auto const type : cancellation_types) {
        asio::cancellation_signal cancel_head, cancel_middle;
        result<colock::lease> head, middle, last;
        name.async_acquire(with(cancel_head, store(head)));
        name.async_acquire(with(cancel_middle, store(middle)));
        name.async_acquire(store(last));
        co_await until("the waiters", [&] { return second.get_metrics().waiters == 3; });
        cancel_middle.emit(type);
        cancel_head.emit(type);
        co_await until(
            "the ends", [&] { return head.done() && middle.done(); }, prompt);
        CHECK(head.error == asio::error::operation_aborted);
        CHECK(middle.error == asio::error::operation_aborted);
        CHECK_FALSE(last.done());
        CHECK(second.get_metrics().waiters == 1);

        // The one that is left is woken as if it had been alone.
        co_await held.async_release();
        co_await until(
            "the grant", [&] { return last.done(); }, prompt);
        CHECK(last.value.valid());
        co_await last.value.async_release();
        held = co_await theirs.async_acquire();
    }
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(
    one_client, "cancellation: an acquire that a hung server has yet to run is undone when it does")
{
    any_mutex const warm{locks, "warm", long_ttl};
    auto held = co_await warm.async_acquire();
    co_await held.async_release();
    co_await until("a quiet client", [&] { return servers.existing("lock:warm") == 0; });
    any_mutex const name{locks, "hung", long_ttl};
    for (auto& server : servers)
        server.pause();

    asio::cancellation_signal cancel;
    result<colock::lease> acquired;
    auto const commands = locks.get_metrics().commands;
    name.async_acquire(with(cancel, store(acquired)));
    co_await until("the commands", [&] { return locks.get_metrics().commands > commands; });
    co_await pass(5ms); // so that they are written, too
    cancel.emit(asio::cancellation_type::terminal);
    co_await until(
        "the end", [&] { return acquired.done(); }, prompt);
    CHECK(acquired.error == asio::error::operation_aborted);

    for (auto& server : servers)
        server.resume();
    co_await until(
        "no lock", [&] { return servers.left_behind().empty(); }, 2 * prompt);
    auto again = co_await name.async_acquire(5s);
    CHECK(again.valid());
    co_await close_and_check();
}

CONTRACT_EVERYWHERE_WITH(
    recorded_client, "cancellation: an acquire whose connection is gone is undone on the next one",
    {.health_check_interval = 100ms, .reconnect_wait_max = 50ms})
{
    auto const size = static_cast<std::size_t>(servers.size());
    co_await events.wait(colock::event_kind::connected, size);
    // Of a Cluster, the client is to know who has which slot, so that the next acquire is sent.
    any_mutex const warm{locks, "warm", long_ttl};
    // A server that does not answer soon is left.
    co_await (co_await warm.async_acquire()).async_release(asio::as_tuple);
    co_await until("a quiet client", [&] { return servers.left_behind().empty(); });
    any_mutex const name{locks, "gone", long_ttl};
    for (auto& server : servers)
        server.pause();
    auto const [error, lease] = co_await name.async_acquire(50ms, asio::as_tuple);
    CHECK(error != errc::timed_out);
    // The servers find the command in their sockets when they go on, though nobody is there.
    co_await events.wait(colock::event_kind::disconnected, size);
    for (auto& server : servers)
        server.resume();
    co_await events.wait(colock::event_kind::connected, 2 * size);
    co_await until(
        "no lock", [&] { return servers.left_behind().empty(); }, 2 * prompt);
    auto again = co_await name.async_acquire(5s);
    CHECK(again.valid());
    co_await again.async_release(asio::as_tuple);
    co_await until("no lock", [&] { return servers.left_behind().empty(); });
    // Nothing that was under way sets the key again.
    co_await pass(100ms);
    CHECK(servers.left_behind() == std::vector<std::string>{});
    co_await locks.async_close();
}
