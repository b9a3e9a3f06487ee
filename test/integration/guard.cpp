// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/as_user.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <deque>
#include <string>
#include <thread>
#include <utility>
#include <vector>

// The guard with real servers: one that was just started, one that was promoted, and two that
// forget their locks; and which servers have it by default.

using namespace support;
using colock::event_kind;

namespace {

colock::client_options guarded(milliseconds longest_ttl)
{
    colock::client_options options;
    options.guard = colock::restart_guard::marker;
    options.lock.ttl = options.longest_ttl = longest_ttl;
    return options;
}

/// How long a server with a new memory grants nothing.
constexpr milliseconds guard_of(milliseconds longest_ttl)
{
    return longest_ttl * 101 / 100 + 2s;
}

/// How late a grant may be that comes by a timer of the client's.
constexpr milliseconds most_late = 1s * slack;

/// An acquire that waits for as long as it takes.
void want(colock::client& by, std::string const& name, result<colock::lease>& into)
{
    colock::mutex{by, name}.async_acquire(store(into));
}

colock::client_options by_default(milliseconds longest_ttl)
{
    colock::client_options options;
    options.lock.ttl = options.longest_ttl = longest_ttl;
    return options;
}

// For tests of the guard alone.
constexpr milliseconds short_ttl = 4s;
constexpr milliseconds short_guard = guard_of(short_ttl);

/// When the guard ends, by the marker on the server. The server has this machine's clock.
steady::time_point end_by_marker(redis_server& server, std::string const& marker)
{
    auto const now = server.command({"TIME"}).elements;
    auto const rest = std::stoll(server.command({"GET", marker}).text) -
                      std::stoll(now.at(0).text) * 1'000 - std::stoll(now.at(1).text) / 1'000;
    return steady::now() + milliseconds{rest};
}

/// `begun`: before the server was started.
asio::awaitable<void> check_fresh_server(asio::io_context& io, redis_server& server,
                                         steady::time_point begun)
{
    event_recorder events;
    colock::client first{io, server.address(), events.options(guarded(short_ttl))};
    result<colock::lease> early;
    want(first, "early", early);
    co_await events.wait(event_kind::not_counted);
    auto const met = steady::now();
    co_await events.wait(event_kind::acquire_refused);
    std::vector<std::string> markers;
    co_await until("the marker", [&] {
        markers = server.keys_matching("colock:*:reign:*");
        return markers.size() == 1;
    });
    auto const said = server.command({"GET", markers.front()}).text;

    // A second client comes in the middle of the guard.
    co_await pass(short_guard / 2);
    colock::client second{io, server.address(), guarded(short_ttl)};
    result<colock::lease> late;
    want(second, "late", late);
    auto const end = end_by_marker(server, markers.front());
    co_await until(
        "both grants", [&] { return early.done() && late.done(); }, stuck);
    CHECK(early.value.valid());
    CHECK(late.value.valid());
    CHECK(early.at >= begun + short_guard);
    CHECK(late.at >= begun + short_guard);
    // It may have been started a second later than its uptime in whole seconds tells.
    CHECK(early.at < met + 1s + short_guard + most_late);
    CHECK(late.at < end + most_late);
    CHECK(server.command({"GET", markers.front()}) == said);
    co_await first.async_close();
    co_await second.async_close();
}

/// Such a server says how long it has run, but not how long it has been the master.
asio::awaitable<void> check_promoted_server(asio::io_context& io, redis_server& server)
{
    auto const begun = steady::now();
    event_recorder events;
    colock::client first{io, server.address(), events.options(guarded(short_ttl))};
    result<colock::lease> early;
    want(first, "early", early);
    co_await events.wait(event_kind::not_counted);
    auto const met = steady::now();
    co_await until(
        "the grant", [&] { return early.done(); }, stuck);
    CHECK(early.value.valid());
    CHECK(early.at >= begun + short_guard);
    auto const lateness =
        std::chrono::duration_cast<milliseconds>(early.at - met - short_guard).count();
    MESSAGE("the first grant came ", lateness, " ms after the end of the guard");
    CHECK(early.at < met + short_guard + most_late);

    // Without the marker, the server would be a new master to a client that comes now.
    auto const came = steady::now();
    colock::client second{io, server.address(), guarded(short_ttl)};
    result<colock::lease> late;
    want(second, "late", late);
    co_await until(
        "the grant", [&] { return late.done(); }, stuck);
    CHECK(late.value.valid());
    CHECK(late.at < came + short_guard);
    co_await first.async_close();
    co_await second.async_close();
}

// For tests with locks that are held: so long that leases survive a server's loss of memory.
constexpr milliseconds ttl = 8s;
constexpr milliseconds guard = guard_of(ttl);

/// A client with a thread of its own, which may stand still.
struct holder {
    explicit holder(topology const& servers)
        : locks{io, servers.addresses(), events.options(guarded(ttl))}
    {
        go_on();
    }
    ~holder()
    {
        if (!thread.joinable())
            go_on();
        locks.async_close(asio::use_future).wait();
        work.reset();
    }

    void stand_still()
    {
        io.stop();
        thread.join();
    }
    void go_on()
    {
        io.restart();
        thread = std::jthread{[this] { io.run(); }};
    }

    asio::io_context io;
    event_recorder events;
    colock::client locks;
    asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
    std::jthread thread;
};

/// A server that forgets two locks, which somebody has and somebody else wants.
class forgetful {
public:
    using act = void (*)(redis_server& server);

    forgetful(asio::io_context& io, std::string what, act forget)
        : what_{std::move(what)}, forget_{forget}, holder_{servers_},
          rival_{io, servers_.addresses(), events_.options(guarded(ttl))}
    {
    }

    asio::awaitable<void> check()
    {
        colock::mutex const plain_lock{holder_.locks, "plain"};
        colock::owner const owner{holder_.locks};
        colock::reentrant_mutex const reentrant_lock{holder_.locks, "reentrant", owner};
        auto plain = co_await plain_lock.async_acquire(stuck);
        auto outer = co_await reentrant_lock.async_acquire(stuck);
        auto inner = co_await reentrant_lock.async_acquire(stuck);
        co_await colock::mutex{rival_, "before"}.async_acquire(stuck);
        colock::reentrant_mutex const same{rival_, "reentrant", colock::owner{rival_}};
        want(rival_, "plain", wants_plain_);
        same.async_acquire(store(wants_reentrant_));
        co_await until("the waiters", [&] { return rival_.get_metrics().waiters == 2; });
        // Both leases have all of their ttl again. If this takes too long, a check below says so.
        co_await plain.async_extend(asio::as_tuple);
        co_await outer.async_extend(asio::as_tuple);
        auto const plain_id = std::string{plain.lock_id()};
        auto const reentrant_id = std::string{outer.lock_id()};
        auto const plain_token = plain.fencing_token();
        auto const reentrant_token = outer.fencing_token();
        auto const has_both = [&] {
            return servers_.holding("lock:plain", plain_id) == 1 &&
                   servers_.holding("lock:reentrant", reentrant_id) == 1;
        };
        CHECK_MESSAGE(has_both(), what_);

        // The holder stands still, so the rival is the first to ask the server that has forgotten.
        holder_.stand_still();
        auto const until_then = std::min(plain.valid_until(), outer.valid_until());
        auto const begun = steady::now();
        forget_(servers_[0]);
        co_await events_.wait(event_kind::not_counted, 2);
        auto const met = steady::now();
        co_await until("two refusals",
                       [&] { return is_refused("plain") && is_refused("reentrant"); });
        // An attempt of the rival's that was under way may have left something for a moment.
        co_await until("nobody to have the keys", [&] {
            return servers_.existing("lock:plain") + servers_.existing("lock:reentrant") == 0;
        });
        CHECK_MESSAGE(plain.valid(), what_);
        CHECK_MESSAGE(outer.valid(), what_);

        holder_.go_on();
        auto const heard = co_await holder_.events.wait(event_kind::not_counted, 2);
        REQUIRE_MESSAGE(until_then > heard.at + 2s, what_, ": less is left than goes on");
        co_await until("the keys to be set again", has_both);

        want(rival_, "waiting", waits_);
        auto const granted = co_await first_grant();
        CHECK_MESSAGE(granted >= begun + guard, what_);
        CHECK_MESSAGE(granted < met + 1s + guard + most_late, what_);
        co_await until("the waiter", [&] { return waits_.done(); });
        CHECK_MESSAGE(waits_.at >= begun + guard, what_);
        CHECK_MESSAGE(waits_.at < granted + most_late, what_);
        tell_times(begun, granted);

        // By now both have been renewed where they were set again.
        CHECK_MESSAGE(has_both(), what_);
        CHECK_MESSAGE(plain.valid(), what_);
        CHECK_MESSAGE(outer.valid(), what_);
        CHECK_MESSAGE(inner.hold_count() == 2, what_);
        CHECK_MESSAGE(plain.fencing_token() == plain_token, what_);
        CHECK_MESSAGE(outer.fencing_token() == reentrant_token, what_);
        CHECK_MESSAGE(holder_.locks.get_metrics().losses == 0, what_);
        CHECK_MESSAGE(!wants_plain_.done(), what_);
        CHECK_MESSAGE(!wants_reentrant_.done(), what_);
        co_await plain.async_release();
        co_await outer.async_release();
        co_await inner.async_release();
        co_await until("the rival's turn",
                       [&] { return wants_plain_.done() && wants_reentrant_.done(); });
        CHECK_MESSAGE(wants_plain_.value.fencing_token() > plain_token, what_);
        CHECK_MESSAGE(wants_reentrant_.value.fencing_token() > reentrant_token, what_);

        co_await close_in_doubt(rival_);
        co_await close_in_doubt(holder_.locks);
        CHECK(servers_.left_behind() == std::vector<std::string>{});
    }

private:
    bool is_refused(std::string const& name) const
    {
        auto const all = events_.all(event_kind::acquire_refused);
        return std::any_of(all.begin(), all.end(),
                           [&](auto const& each) { return each.name == name; });
    }

    /// When the rival gets what nobody else wants. Each try is of another name: one that was
    /// refused is not asked for again at once.
    asio::awaitable<steady::time_point> first_grant()
    {
        for (int tries = 0;; ++tries) {
            colock::mutex const lock{rival_, "free " + std::to_string(tries)};
            auto const [error, got] = co_await lock.async_try_acquire(asio::as_tuple);
            if (got)
                co_return steady::now();
            CHECK_MESSAGE(error == errc::node_unavailable, what_, ": ", error.message());
            co_await pass(20ms);
        }
    }

    void tell_times(steady::time_point begun, steady::time_point granted) const
    {
        auto const first = std::chrono::duration_cast<milliseconds>(granted - begun - guard);
        auto const waiter = std::chrono::duration_cast<milliseconds>(waits_.at - granted);
        MESSAGE(what_, ": the first grant came ", first.count(), " ms after ", guard.count(),
                " ms, that of a waiter ", waiter.count(), " ms after it");
    }

    std::string what_;
    act forget_;
    topology servers_{1};
    holder holder_;
    event_recorder events_;
    colock::client rival_;
    result<colock::lease> wants_plain_;
    result<colock::lease> wants_reentrant_;
    result<colock::lease> waits_;
};

} // namespace

TEST_CASE("guard: a new server grants nothing at first, and who comes later goes by the marker")
{
    topology promoted{1};
    redis_server former;
    promoted.follow(former);
    promoted[0].command({"REPLICAOF", "NO", "ONE"});
    auto const begun = steady::now();
    redis_server fresh;
    asio::io_context io;
    run(
        io,
        [&]() -> asio::awaitable<void> {
            task_group both{io.get_executor()};
            both.spawn([&] { return check_fresh_server(io, fresh, begun); });
            both.spawn([&] { return check_promoted_server(io, promoted[0]); });
            co_await both.join(3 * stuck);
        },
        3 * stuck);
}

TEST_CASE("guard: a server that forgets its locks grants none until the guard is over")
{
    asio::io_context io;
    forgetful restarted{io, "restart", [](redis_server& server) { server.restart(); }};
    forgetful emptied{io, "FLUSHALL", [](redis_server& server) { server.command({"FLUSHALL"}); }};
    run(
        io,
        [&]() -> asio::awaitable<void> {
            task_group both{io.get_executor()};
            both.spawn([&] { return restarted.check(); });
            both.spawn([&] { return emptied.check(); });
            co_await both.join(3 * stuck);
        },
        3 * stuck);
}

namespace {

/// Servers that have just been started, and a client with the default guard.
struct fresh {
    fresh(asio::io_context& io, int nodes, shape of)
        : deployed_as{of}, servers{nodes, {}, of}, locks{io, servers.addresses(),
                                                         events.options(by_default(short_ttl))}
    {
        want(locks, "early", early);
    }

    asio::awaitable<void> check(bool is_guarded)
    {
        co_await until(
            "the grant", [&] { return early.done(); }, stuck);
        CHECK_FALSE(early.error);
        if (is_guarded)
            CHECK(early.at >= begun + short_guard);
        else
            CHECK(early.at < made + short_guard);
        auto const told = static_cast<int>(events.count(event_kind::not_counted));
        CHECK(told >= (is_guarded ? fewest_guarded() : 0));
        CHECK(told <= (is_guarded ? servers.size() : 0));
        CHECK(events.count(event_kind::unguarded) == 0);
        // It may have been lost since, while other servers were started.
        co_await early.value.async_release(asio::as_tuple);
    }

    /// A connection that is made anew begins no guard. To be called when no more servers are
    /// started, since that takes longer than a lease lasts.
    asio::awaitable<void> check_reconnect(bool is_guarded)
    {
        auto before = co_await colock::mutex{locks, "before"}.async_acquire();
        auto const ended = events.count(event_kind::disconnected);
        auto const lost = events.count(event_kind::lease_lost);
        auto const start = steady::now();
        servers.command_all({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
        co_await events.wait(event_kind::disconnected,
                             ended + static_cast<std::size_t>(servers.quorum()));
        auto held = co_await colock::mutex{locks, "after all"}.async_acquire();
        CHECK(since(start) < short_guard);
        CHECK(held.valid());
        CHECK(before.valid());
        auto const told = static_cast<int>(events.count(event_kind::not_counted));
        CHECK(told <= (is_guarded ? servers.size() : 0));
        CHECK(events.count(event_kind::lease_lost) == lost);
        co_await before.async_release();
        co_await held.async_release();
        // An acquire may have been on its way by a connection that was about to end. The server may
        // run it later, so the client does not know for a ttl whether its key is there.
        co_await locks.async_close(asio::as_tuple);
    }

    /// How many servers, at least, are met before their guard ends. Where the machine is busy it
    /// may be over when the last one has been started. A Cluster may have been started before.
    int fewest_guarded() const
    {
        if (made > begun + short_guard / 2)
            return 0;
        return deployed_as == shape::mixed ? servers.quorum() : servers.size();
    }

    shape const deployed_as;
    steady::time_point const begun = steady::now();
    topology servers;
    steady::time_point const made = steady::now();
    event_recorder events;
    colock::client locks;
    result<colock::lease> early;
};

} // namespace

TEST_CASE("guard: by default, of several servers, a Cluster and a Sentinel group")
{
    asio::io_context io;
    fresh one{io, 1, shape::servers};
    std::deque<fresh> others;
    run(
        io,
        [&]() -> asio::awaitable<void> {
            auto checking = one.check(false);
            co_await std::move(checking);
            auto reconnecting = one.check_reconnect(false);
            co_await std::move(reconnecting);
            task_group all{io.get_executor()};
            for (auto const& [nodes, of] :
                 {std::pair{3, shape::servers}, std::pair{1, shape::cluster},
                  std::pair{1, shape::sentinel}, std::pair{3, shape::mixed}}) {
                // Each is met before others are started, which may take longer than its guard.
                auto& next = others.emplace_back(io, nodes, of);
                auto const fewest = static_cast<std::size_t>(next.fewest_guarded());
                if (fewest > 0)
                    co_await next.events.wait(event_kind::not_counted, fewest);
                all.spawn([&next] { return next.check(true); });
            }
            co_await all.join(3 * stuck);
            task_group again{io.get_executor()};
            for (auto& each : others)
                again.spawn([&each] { return each.check_reconnect(true); });
            co_await again.join(3 * stuck);
        },
        3 * stuck);
}

TEST_CASE("guard: by default, not of servers that refuse what it needs, which is told")
{
    topology servers{3, {}, shape::servers};
    servers.command_all({"ACL", "SETUSER", "blind", "on", ">secret", "~*", "&*", "+@all", "-info"});
    asio::io_context io;
    event_recorder events;
    colock::client locks{io, as(servers.addresses(), "blind"),
                         events.options(by_default(short_ttl))};
    run(io, [&]() -> asio::awaitable<void> {
        auto held = co_await colock::mutex{locks, "blind"}.async_acquire();
        CHECK(events.count(event_kind::not_counted) == 0);
        CHECK(held.valid());
        co_await events.wait(event_kind::unguarded, 3);
        auto const told = events.all(event_kind::unguarded);
        for (auto const& each : told)
            CHECK(each.error.message() ==
                  "access denied: " + each.node +
                      ": does not say what its reign is (INFO replication), which its guard needs");
        co_await held.async_release();
        co_await locks.async_close();
    });
    CHECK(servers.left_behind() == std::vector<std::string>{});
}
