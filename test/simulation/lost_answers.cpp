// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lost_answers.hpp"

#include "directed.hpp"
#include "kind/lock_key.hpp"

namespace simulation {

namespace {

constexpr int lost = 2;

colock::client_options three_seconds(bool renew)
{
    colock::client_options options;
    options.lock.ttl = 3s;
    options.lock.fencing = false;
    options.lock.renew = renew;
    return options;
}

/// Runs `what`, so that the client first learns that the answer of the last host is lost, and then
/// what the others say. The last host runs the command late, by `lag`.
template <class What>
void lose_answer(directed& it, nanoseconds lag, What what)
{
    for (int host : {0, 1})
        it.silence(host);
    it.where->run(what);
    it.servers.cut_late(0, lost, lag);
    it.run_for(80ms);
    for (int host : {0, 1})
        it.silence(host, false);
    it.run_for(80ms);
}

} // namespace

outcome lost_acquire()
{
    directed it{3, three_seconds(true)};
    lose_answer(it, 1ms, [&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire([&](error_code, colock::lease got) { it.held = std::move(got); });
    });
    it.expect(bool{it.held} && it.has_lock(lost), "not granted on all hosts");

    // By the last of these renewals nothing of the acquire is in doubt any more.
    it.run_for(8s);
    it.servers.block({0, lost, true});
    bool released = false;
    it.where->run([&] { it.held.async_release([&](error_code error) { released = !error; }); });
    it.servers.cut_late(0, lost, 1h);
    it.servers.unblock({0, lost, true});
    bool closed = false;
    it.where->run([&] {
        it.locks->async_close([&](error_code error) {
            closed = true;
            if (!error && it.has_lock(lost))
                it.all.violation(
                    "left behind: closed without an error while a server has the lock");
        });
    });
    it.run_for(10s);
    it.expect(released && closed, "not released and closed");
    return it.end();
}

outcome late_acquire()
{
    directed it{3, three_seconds(true)};
    bool released = false;
    bool closed_well = false;
    // Released at once: the key of a held lease is soon given to a host that lacks it.
    lose_answer(it, 500ms, [&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire([&](error_code, colock::lease got) {
            got.async_release([&](error_code error) { released = !error; });
            it.locks->async_close([&](error_code error) { closed_well = !error; });
        });
    });
    it.expect(released && !it.has_lock(lost), "not granted and released by the others alone");
    it.run_for(600ms);
    it.expect(!closed_well || !it.has_lock(lost),
              "left behind: closed without an error while a server has the lock");
    it.run_for(10s);
    return it.end();
}

outcome last_acquire()
{
    auto options = three_seconds(true);
    options.drain_timeout = 30s;
    directed it{3, options};
    bool released = false;
    bool closed = false;
    bool closed_well = false;
    lose_answer(it, 2'900ms, [&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire([&](error_code, colock::lease got) {
            got.async_release([&](error_code error) { released = !error; });
            it.locks->async_close([&](error_code error) {
                closed = true;
                closed_well = !error;
            });
        });
    });
    it.expect(released && !it.has_lock(lost), "not granted and released by the others alone");
    for (int i = 0; i < 3'000 && !it.has_lock(lost); ++i)
        it.run_for(1ms);
    it.expect(it.has_lock(lost) && !closed, "closed before the acquire has run");
    it.servers.block({0, lost, true});
    it.servers.cut_late(0, lost, 1h);
    it.run_for(2'500ms);
    it.expect(!closed_well || !it.has_lock(lost),
              "left behind: closed without an error while a server has the lock");
    it.servers.unblock({0, lost, true});
    it.run_for(10s);
    it.expect(closed, "not closed");
    return it.end();
}

outcome resent_acquire()
{
    colock::client_options options;
    options.lock.ttl = 3s;
    directed it{1, options};
    auto const acquire = [&](auto done) {
        it.where->run([&] {
            colock::mutex const lock{*it.locks, "name"};
            lock.async_acquire(0ms, std::move(done));
        });
    };
    bool released = false;
    acquire([&](error_code, colock::lease got) {
        got.async_release([&](error_code error) { released = !error; });
    });
    for (int i = 0; i < 1'000 && !released; ++i)
        it.run_for(100us);
    it.expect(released, "not granted and released");
    // The next acquire of a name that was just used only steps the counter. Here that fails, so the
    // acquire is sent as a script, too.
    auto& server = it.servers.at(0);
    colock::detail::lock_key const key{"lock:", "name"};
    server.at_present().command(support::simulated_server::administrator,
                                {"DEL", std::string{key.fence_key}});
    bool failed = false;
    acquire([&](error_code error, colock::lease const&) { failed = !!error; });
    for (int i = 0; i < 100'000 && !it.has_lock(0); ++i)
        it.run_for(1us);
    it.expect(it.has_lock(0) && !failed, "the first form has not run");
    server.stall(true);
    it.run_for(10ms);
    it.servers.cut_late(0, 0, 200ms);
    server.stall(false);
    it.run_for(150ms);
    it.expect(failed && !it.has_lock(0), "not released while the second form is under way");
    it.run_for(100ms);
    it.expect(it.has_lock(0), "the second form has not run");
    it.run_for(1500ms);
    it.expect(!it.has_lock(0), "left behind: the key of the second form");
    return it.end();
}

outcome lost_extension()
{
    directed it{3, three_seconds(false)};
    it.acquire_within(100ms);
    it.expect(it.held.held_by() == 3, "not granted by all hosts");
    // After that, the client connects to the host again, and asks it.
    unsigned held_by = 0;
    lose_answer(it, 1ms, [&] {
        it.held.async_extend([&](error_code error) { held_by = error ? 0 : it.held.held_by(); });
    });
    it.expect(held_by != 0, "not extended");
    it.expect(held_by == 3,
              "strength: a host of which nothing is known counts as one that has lost the lease");
    return it.end();
}

} // namespace simulation
