// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "load.hpp"

#include "directed.hpp"

#include "core/hash_slot.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace simulation {

namespace {

constexpr int count_of_many = 1'000;
/// What a client sends at most to a server whose pace it does not know.
constexpr int window = 256;

/// Leases that nobody renews.
colock::client_options long_leases()
{
    colock::client_options options;
    options.lock.ttl = 60s;
    options.lock.renew = false;
    return options;
}

struct with_many : directed {
    explicit with_many(int votes, colock::client_options const& options = long_leases(),
                       int hosts_of_a_vote = 1)
        : directed{votes, options, hosts_of_a_vote}
    {
    }

    void acquire_many(int count)
    {
        acquire_many(count, [](std::string const&) { return true; });
    }
    /// So many names of which this is true.
    void acquire_many(int count, std::function<bool(std::string const&)> const& wanted)
    {
        where->run([&] {
            for (int i = 0; count > 0; ++i) {
                auto const name = std::to_string(i);
                if (!wanted(name))
                    continue;
                --count;
                colock::mutex const lock{*locks, name};
                lock.async_acquire(
                    [this](error_code, colock::lease got) { many.push_back(std::move(got)); });
            }
        });
    }
    bool all_valid(std::size_t count)
    {
        bool are = many.size() == count;
        where->look([&] {
            are &= std::all_of(many.begin(), many.end(),
                               [](auto const& each) { return each.valid(); });
        });
        return are;
    }
    /// Acquires many locks. When all are granted, the server stalls.
    void hold_many_of_a_silent_server()
    {
        acquire_many(count_of_many);
        run_for(5s);
        expect(all_valid(count_of_many), "not granted");
        servers.at(0).stall(true);
    }
    std::uint64_t commands() const { return locks->get_metrics().commands; }

    outcome end()
    {
        where->look([this] { many.clear(); });
        return directed::end();
    }

    std::vector<colock::lease> many;
};

} // namespace

outcome extensions_pile_up()
{
    with_many it{1};
    it.hold_many_of_a_silent_server();
    auto const before = it.commands();
    int extended = 0;
    it.where->run([&] {
        for (auto& each : it.many)
            each.async_extend([&](error_code error) { extended += !error; });
    });
    it.run_for(50ms);
    auto const sent = it.commands() - before;
    it.expect(sent >= window, "too few commands at a time");
    it.expect(sent <= window, "load: more commands wait at a server than it answers soon");
    it.servers.at(0).stall(false);
    it.run_for(1s);
    it.expect(extended == count_of_many, "not extended");
    return it.end();
}

outcome acquires_pile_up()
{
    constexpr std::uint64_t places = 64;
    with_many it{1};
    it.servers.at(0).stall(true);
    auto const before = it.commands();
    it.acquire_many(count_of_many);
    it.run_for(50ms);
    it.expect(it.commands() - before >= places, "too few acquires at a time");
    it.expect(it.commands() - before <= places,
              "load: more acquires wait at a server than it answers soon");
    it.servers.at(0).stall(false);
    it.run_for(5s);
    it.expect(it.all_valid(count_of_many), "not granted");
    return it.end();
}

outcome acquires_pile_up_at_one_master()
{
    constexpr int count = 200;
    with_many it{1, long_leases(), 3};
    auto const master_of = [&](std::string const& name) {
        return it.clusters.front()->master_of(colock::detail::slot_of("lock:" + name)).number();
    };
    auto const silent = master_of("0");
    it.servers.at(silent).stall(true);
    it.acquire_many(count, [&](auto const& name) { return master_of(name) == silent; });
    it.run_for(50ms);
    auto other = count;
    while (master_of(std::to_string(other)) == silent)
        ++other;
    it.acquire(std::to_string(other));
    it.run_for(50ms);
    it.expect(it.valid(), "load: acquires at a silent master hold up those at another");
    it.servers.at(silent).stall(false);
    it.run_for(5s);
    it.expect(it.all_valid(count), "not granted");
    it.release();
    return it.end();
}

outcome releases_pile_up()
{
    with_many it{1};
    it.hold_many_of_a_silent_server();
    int released = 0;
    int before = -1;
    it.where->run([&] {
        for (std::size_t i = 1; i < it.many.size(); ++i)
            it.many[i].async_release([&](error_code error) { released += !error; });
        it.many[0].async_extend([&](error_code error) { before = error ? -1 : released; });
    });
    it.run_for(50ms);
    it.servers.at(0).stall(false);
    it.run_for(1s);
    it.expect(released == count_of_many - 1, "not released");
    it.expect(before >= 0, "not extended");
    it.expect(before < count_of_many / 2, "load: what keeps a lease comes behind all releases");
    return it.end();
}

outcome look_among_releases()
{
    with_many it{1, guarded(60s, false)};
    it.run_for(63s);
    it.acquire_many(4 * count_of_many);
    it.run_for(5s);
    it.expect(it.all_valid(4 * count_of_many), "not granted");
    int released = 0;
    int extended = 0;
    it.where->run([&] {
        for (std::size_t i = 1; i < it.many.size(); ++i)
            it.many[i].async_release([&](error_code error) { released += !error; });
    });
    // Two or three times a second, the server answers all that it has been sent.
    for (int i = 0; i < 10; ++i) {
        it.servers.at(0).stall(true);
        it.run_for(400ms);
        if (i == 5)
            it.where->run(
                [&] { it.many[0].async_extend([&](error_code error) { extended += !error; }); });
        it.servers.at(0).stall(false);
        it.run_for(100us);
    }
    it.expect(released > 0 && released < 4 * count_of_many - 1, "released too soon");
    it.expect(extended == 1, "load: what a server says of its reign comes behind all releases");
    it.run_for(5s);
    it.expect(released == 4 * count_of_many - 1, "not released");
    return it.end();
}

outcome line_at_a_hung_server()
{
    with_many it{1};
    it.hold_many_of_a_silent_server();
    int failed = 0;
    it.where->run([&] {
        for (auto& each : it.many)
            each.async_extend([&](error_code error) { failed += !!error; });
    });
    it.run_for(800ms); // half a second of silence, and a moment
    it.expect(failed == count_of_many - window,
              "load: what waits at a server that hangs is not told");
    it.run_for(1s);
    it.expect(failed == count_of_many, "load: what a server does not answer is not told");
    it.servers.at(0).stall(false);
    it.run_for(1s);
    return it.end();
}

outcome extensions_at_a_slow_server()
{
    with_many it{1};
    it.hold_many_of_a_silent_server();
    int extended = 0;
    int failed = 0;
    it.where->run([&] {
        for (auto& each : it.many)
            each.async_extend([&](error_code error) { ++(error ? failed : extended); });
    });
    // Each time it answers all that it has been sent. The last ones are sent after more than a
    // second, which is how long each may take.
    for (int i = 0; i < 10; ++i) {
        it.run_for(400ms);
        it.expect(i > 1 || extended + failed <= (i + 1) * window, "answered too soon");
        it.servers.at(0).stall(false);
        it.run_for(100us);
        it.servers.at(0).stall(true);
    }
    it.expect(failed == 0, "load: an extension fails that has waited for its turn");
    it.expect(extended == count_of_many, "not extended");
    it.servers.at(0).stall(false);
    it.run_for(1s);
    return it.end();
}

outcome renewals_far_away()
{
    with_many it{1, {}};
    it.where->run([&] {
        colock::owner const me{*it.locks};
        for (int i = 0; i < 2 * count_of_many; ++i) {
            colock::reentrant_mutex const lock{*it.locks, std::to_string(i), me};
            lock.async_acquire(
                [&it](error_code, colock::lease got) { it.many.push_back(std::move(got)); });
        }
    });
    it.run_for(2s);
    it.expect(it.all_valid(2 * count_of_many), "not granted");
    // With 20 leases a command and four commands in each of these turns, it would take ten seconds.
    for (auto const end = it.all.now() + 12s; it.all.now() < end;) {
        it.servers.at(0).stall(true);
        it.run_for(400ms);
        it.servers.at(0).stall(false);
        it.run_for(100us);
    }
    it.expect(it.all_valid(2 * count_of_many), "load: leases that come late are lost in line");
    return it.end();
}

outcome tokens_after_many_hand_offs()
{
    // More than the microseconds of as many round trips as it takes to reserve so many tokens.
    constexpr unsigned waiters = 100'000;
    auto options = long_leases();
    options.lock.hand_offs = 2 * waiters;
    options.lock.hand_off_time = 1h;
    with_many it{1, options};
    unsigned granted = 0;
    std::uint64_t last = 0;
    auto const acquire = [&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire([&](error_code, colock::lease const& got) {
            it.expect(got.fencing_token() > last, "fencing: a token that is not the greatest");
            last = got.fencing_token();
            ++granted;
        }); // The lease ends with the handler, and the next one begins.
    };
    it.where->run([&] {
        for (unsigned i = 0; i < waiters; ++i)
            acquire();
    });
    while (granted < waiters && it.all.step(it.all.now() + 1s))
        ;
    it.servers.at(0).lose("{lock:name}:colock:fence");
    it.where->run(acquire);
    it.run_for(1s);
    it.expect(granted == waiters + 1, "not granted");
    return it.end();
}

outcome one_server_comes_back()
{
    with_many it{5};
    it.acquire_many(20);
    it.run_for(1s);
    it.expect(it.all_valid(20), "not granted");
    auto const before = it.commands();
    it.servers.cut_some(0, 2);
    it.run_for(1s);
    it.expect(it.servers.connected(0, it.servers.at(2)), "not connected again");
    it.expect(it.commands() > before, "eviction: the server that has come back is not asked");
    it.expect(it.commands() - before == 1, "load: more is asked than one server for all leases");
    it.expect(it.all_valid(20), "lost");
    return it.end();
}

outcome lost_while_away()
{
    with_many it{3};
    it.servers.at(1).at_present().command(support::simulated_server::administrator,
                                          {"SET", "lock:0", "a rival"});
    it.acquire_many(1);
    it.run_for(1s);
    it.expect(it.all_valid(1), "not granted by two servers of three");
    auto& server = it.servers.at(0);
    server.refuse_connections(true);
    it.servers.cut_some(0, 0);
    it.run_for(50ms);
    server.lose("lock:0");
    server.refuse_connections(false);
    it.run_for(5s);
    it.expect(!it.all_valid(1), "eviction: not told of what a server has lost that was away");
    return it.end();
}

} // namespace simulation
