// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "owners.hpp"

#include "neighbour.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace simulation {

namespace {

/// Returns the owner, which may acquire it with other clients, too.
colock::owner acquire_as_owner(directed& it)
{
    std::optional<colock::owner> me;
    it.where->run([&] {
        me.emplace(*it.locks);
        colock::reentrant_mutex const lock{*it.locks, "name", *me};
        lock.async_acquire(store(it.held));
    });
    it.run_for(100ms);
    it.expect(bool{it.held}, "not granted");
    return *me;
}

void as_administrator(directed& it, std::vector<std::string> const& words)
{
    auto& host = it.servers.at(0);
    host.at_present().command(support::simulated_server::administrator, words);
    host.send_invalidations();
}

bool has_key(directed& it, std::string const& key)
{
    auto const& memory = it.servers.at(0).at_present().memory();
    auto const found = memory.entries().find(key);
    return found != memory.entries().end() && !found->second.expired(memory.now());
}

} // namespace

outcome owner_with_two_clients()
{
    directed it{3, {}};
    std::unique_ptr<colock::client> others;
    colock::lease first;
    colock::lease second;
    colock::lease ahead;
    it.where->run([&] {
        std::vector<colock::node_address> addresses(3);
        for (std::size_t i = 0; i < addresses.size(); ++i)
            addresses[i].port = static_cast<std::uint16_t>(i + 1);
        others = std::make_unique<colock::client>(it.where->context(), std::move(addresses),
                                                  support::without_guard());
    });
    it.run_for(100ms);
    auto const command_all = [&](std::vector<std::string> const& words) {
        for (auto const& host : it.servers.hosts()) {
            host->at_present().command(support::simulated_server::administrator, words);
            host->send_invalidations();
        }
    };
    for (int round = 0; round < 40 && !it.all.violated(); ++round) {
        command_all({"HSET", "lock:name", "somebody:1", "1", "a lock_id", "9999999999999"});
        it.where->run([&] {
            colock::owner const me{*it.locks};
            colock::reentrant_mutex const rival{*others, "name", colock::owner{*others}};
            colock::reentrant_mutex const there{*others, "name", me};
            colock::reentrant_mutex const here{*it.locks, "name", me};
            rival.async_acquire(store(ahead));
            there.async_acquire(store(second));
            here.async_acquire(store(first));
        });
        it.run_for(100ms);
        it.expect(!first && !second && !ahead, "granted to two");
        command_all({"DEL", "lock:name"});
        it.run_for(500ms);
        // Now and then the rival is the first.
        it.where->run([&] { ahead = {}; });
        it.run_for(500ms);
        it.expect(bool{first}, "not granted");
        it.expect(bool{second}, "its owner waits for what it has");
        it.expect(first.fencing_token() == second.fencing_token(), "two tokens of one owner");
        it.where->run([&] {
            first = {};
            second = {};
        });
        it.run_for(100ms);
        it.where->run([&] { ahead = {}; });
        it.run_for(100ms);
    }
    it.where->look([&] {
        first = {};
        second = {};
        ahead = {};
        others.reset();
    });
    return it.end();
}

outcome terms_that_go()
{
    directed it{1, {}};
    colock::lease inner;
    auto const left = [&] {
        nanoseconds result{};
        it.where->look([&] { result = it.held.valid_until() - colock::clock::now(); });
        return result;
    };
    it.where->run([&] {
        colock::owner const me{*it.locks};
        colock::reentrant_mutex const fixed{*it.locks, "name", me, {.ttl = 300ms, .renew = false}};
        colock::reentrant_mutex const longer{*it.locks, "name", me, {.ttl = 2s}};
        fixed.async_acquire(store(it.held));
        it.where->at(it.where->local_time() + 100ms,
                     [&, longer] { longer.async_acquire(store(inner)); });
    });
    it.run_for(200ms);
    it.expect(bool{inner}, "not granted again");
    it.run_for(5s);
    it.expect(left() > 1s, "not renewed with the longer ttl");
    it.where->run([&] { inner = {}; });
    it.run_for(2s);
    it.expect(left() < 0ns, "renewed though nobody wants it any more");
    it.where->look([&] { inner = {}; });
    return it.end();
}

outcome longer_while_busy()
{
    directed it{1, {}};
    auto& server = it.servers.at(0);
    colock::lease inner;
    it.where->run([&] {
        colock::owner const me{*it.locks};
        colock::reentrant_mutex const fixed{*it.locks, "name", me, {.ttl = 1s, .renew = false}};
        colock::reentrant_mutex const longer{*it.locks, "name", me, {.ttl = 9s, .renew = false}};
        fixed.async_acquire(store(it.held));
        it.where->at(it.where->local_time() + 100ms,
                     [&, longer] { longer.async_acquire(store(inner)); });
    });
    it.run_for(90ms);
    server.answer_errors("BUSY Redis is busy running a script.");
    it.run_for(100ms);
    it.expect(bool{inner}, "not granted again");
    server.answer_errors("");
    it.run_for(3s);
    bool lasts = false;
    it.where->look([&] { lasts = inner.valid(); });
    it.expect(lasts, "validity: of the ttl of a lease that joins nothing is left");
    it.where->look([&] { inner = {}; });
    return it.end();
}

outcome loss_that_the_sibling_has_not_heard_of()
{
    directed it{1, {}};
    {
        neighbour others{it, 1};
        auto const me = acquire_as_owner(it);
        it.servers.block({0, 0, false});
        as_administrator(it, {"DEL", "lock:name"});
        others.acquire({others.locks(), "name", colock::owner{others.locks()}});
        auto const between = others.held.fencing_token();
        it.expect(between > it.held.fencing_token(), "fencing: between");
        others.release();
        bool unaware = false;
        it.where->look([&] { unaware = it.held.valid(); });
        it.expect(unaware, "it has heard of the loss");
        others.acquire({others.locks(), "name", me});
        it.expect(bool{others.held}, "not granted again");
        it.expect(others.held.fencing_token() > between,
                  "fencing: granted with a smaller token than the one before");
        it.servers.unblock({0, 0, false});
        others.release();
    }
    return it.end();
}

outcome had_during_an_attempt()
{
    directed it{1, {}};
    {
        neighbour others{it, 1};
        std::optional<colock::owner> me;
        it.silence(0);
        it.where->run([&] {
            me.emplace(*it.locks);
            colock::reentrant_mutex const lock{*it.locks, "name", *me};
            lock.async_acquire(store(it.held));
        });
        it.run_for(100ms);
        it.expect(it.has_lock(0) && !it.held, "not under way");
        others.acquire({others.locks(), "name", *me});
        auto const between = others.held.fencing_token();
        it.expect(between != 0, "not granted to its owner");
        others.release();
        it.silence(0, false);
        it.run_for(100ms);
        it.expect(bool{it.held}, "not granted");
        it.expect(it.held.fencing_token() >= between, "fencing: a token of an owner goes back");
    }
    return it.end();
}

outcome counter_of_redisson()
{
    directed it{1, {}};
    it.where->run([&] {
        colock::reentrant_mutex const lock{*it.locks,
                                           "name",
                                           colock::owner{*it.locks},
                                           {.counter = colock::token_counter::redisson}};
        lock.async_acquire(store(it.held));
    });
    it.run_for(100ms);
    it.expect(it.held.fencing_token() != 0, "not granted");
    it.where->run([&] { it.held = {}; });
    it.run_for(3h);
    it.expect(has_key(it, "redisson_lock_token:{lock:name}"),
              "fencing: Redisson counts from the beginning");
    return it.end();
}

outcome counter_with_a_life()
{
    colock::client_options options;
    options.lock.counter_life = 3h;
    directed it{1, options};
    it.acquire_within(100ms);
    it.release();
    it.run_for(2h);
    it.expect(has_key(it, "{lock:name}:colock:fence"), "fencing: the counter ends before its life");
    return it.end();
}

outcome field_of_a_stranger()
{
    directed it{1, {}};
    acquire_as_owner(it);
    as_administrator(it, {"HSET", "lock:name", "x", "99999999999999"});
    it.where->run([&] { it.held = {}; });
    it.run_for(100ms);
    it.expect(!it.has_lock(0), "left behind: for a field that is no lock_id");
    return it.end();
}

outcome herd()
{
    directed it{1, {}};
    {
        neighbour others{it, 1};
        auto const me = acquire_as_owner(it);
        auto const before = it.locks->get_metrics().commands;
        auto const before_others = others.commands();
        constexpr unsigned pairs = 300;
        colock::reentrant_mutex const there{others.locks(), "name", me};
        others.use(there, pairs);
        it.run_for(30s);
        it.expect(others.commands() >= before_others + 2 * pairs, "its owner waits");
        auto const sent = it.locks->get_metrics().commands - before;
        it.expect(sent < pairs / 3, "herd: the holder has sent " + std::to_string(sent));
    }
    return it.end();
}

outcome news_in_vain()
{
    directed it{1, {}};
    it.servers.at(0).server().limit_tracking(1, [](std::size_t) { return std::size_t{0}; });
    {
        neighbour waiting{it, 1};
        std::vector<colock::lease> held(5);
        std::vector<colock::lease> none(5);
        colock::owner const me{*it.locks};
        colock::owner const other{waiting.locks()};
        for (std::size_t i = 0; i < held.size(); ++i) {
            it.where->run([&] {
                colock::reentrant_mutex const here{
                    *it.locks, std::to_string(i), me, {.ttl = 60s, .renew = false}};
                here.async_acquire(store(held[i]));
            });
        }
        it.run_for(100ms);
        for (std::size_t i = 0; i < held.size(); ++i)
            waiting.wait_for({waiting.locks(), std::to_string(i), other}, none[i]);
        it.run_for(1s);
        auto const before = waiting.commands();
        it.run_for(20s);
        auto const sent = waiting.commands() - before;
        it.expect(sent < 3'000, "herd: a waiter has sent " + std::to_string(sent));
        it.where->run([&] { held.clear(); });
        it.run_for(1s);
        it.expect(
            std::all_of(none.begin(), none.end(), [](auto const& each) { return bool{each}; }),
            "a waiter is not served");
        waiting.drop(none);
    }
    return it.end();
}

outcome entered_again_and_again()
{
    directed it{3, {}};
    {
        neighbour again{it, 1};
        neighbour waiting{it, 2};
        auto const me = acquire_as_owner(it);
        colock::reentrant_mutex const strangers{waiting.locks(), "name",
                                                colock::owner{waiting.locks()}};
        std::vector<colock::lease> next(1);
        waiting.wait_for(strangers, next[0]);
        it.run_for(100ms);
        auto const before = waiting.commands();
        auto const before_again = again.commands();
        constexpr unsigned pairs = 1'000;
        colock::reentrant_mutex const there{again.locks(), "name", me};
        again.use(there, pairs);
        it.run_for(30s);
        it.expect(again.commands() >= before_again + 6 * pairs, "its owner waits");
        auto const sent = waiting.commands() - before;
        it.expect(sent < pairs, "herd: a waiter has sent " + std::to_string(sent));
        it.where->run([&] { it.held = {}; });
        it.run_for(1s);
        it.expect(bool{next[0]}, "a waiter is not served");
        waiting.drop(next);
    }
    return it.end();
}

outcome fence_asked_for_later()
{
    directed it{3, {}};
    colock::lease fenced;
    it.where->run([&] {
        colock::owner const me{*it.locks};
        colock::reentrant_mutex const plain{*it.locks, "name", me, {.fencing = false}};
        colock::reentrant_mutex const with{*it.locks, "name", me};
        plain.async_acquire(store(it.held));
        with.async_acquire(store(fenced));
    });
    it.run_for(500ms);
    it.expect(it.held && fenced, "not granted to its owner");
    it.expect(fenced.fencing_token() != 0, "fencing: granted without a token");
    it.where->look([&] { fenced = {}; });
    return it.end();
}

} // namespace simulation
