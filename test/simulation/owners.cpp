// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "owners.hpp"

#include "directed.hpp"

namespace simulation {

namespace {

auto store(colock::lease& into)
{
    return [&into](error_code, colock::lease got) { into = std::move(got); };
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
        others = std::make_unique<colock::client>(it.where->context(), std::move(addresses));
    });
    it.run_for(100ms);
    auto const command_all = [&](std::vector<std::string> const& words) {
        for (auto const& host : it.servers.hosts()) {
            host->at_present().command(support::simulated_server::administrator, words);
            host->send_invalidations();
        }
    };
    for (int round = 0; round < 10 && !it.all.violated(); ++round) {
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

} // namespace simulation
