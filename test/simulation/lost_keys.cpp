// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lost_keys.hpp"

#include "directed.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace simulation {

namespace {

constexpr auto counter = "{lock:name}:colock:fence";

void give_to_rival(directed& it, int host)
{
    auto& server = it.servers.at(host).at_present();
    server.command(support::simulated_server::administrator, {"SET", "lock:name", "a rival"});
}

colock::client_options ten_seconds(bool renew)
{
    colock::client_options options;
    options.lock.ttl = 10s;
    options.lock.renew = renew;
    return options;
}

void acquire_by(directed& it, unsigned hosts)
{
    it.acquire_within(100ms);
    it.expect(it.held.held_by() == hosts, "not granted by " + std::to_string(hosts) + " hosts");
}

/// All hosts grant the lock. Then one of them hears nothing for three seconds.
void acquire_before_silence(directed& it, int deaf)
{
    acquire_by(it, 3);
    it.servers.block({0, deaf, true});
    it.run_for(3s);
}

/// Of three hosts one has the key, one has lost it, and on the other it has expired.
void expect_held_by(directed& it, int host, int expired)
{
    it.expect(it.has_lock(host) && !it.has_lock(expired), "not held by one host of three");
    it.expect(!it.valid(), "validity: longer than the keys of two hosts last");
}

/// Extends the lease. Returns where its result will be, once it has ended.
auto extend(directed& it, milliseconds ttl = 10s)
{
    auto const ended = std::make_shared<std::optional<error_code>>();
    it.where->run([&] { it.held.async_extend(ttl, [=](error_code error) { *ended = error; }); });
    return ended;
}

/// Acquires nine other locks, which will be renewed together with the one that is acquired next.
auto acquire_others(directed& it)
{
    auto const others = std::make_shared<std::vector<colock::lease>>();
    it.where->run([&] {
        for (int i = 0; i < 9; ++i) {
            colock::mutex const lock{*it.locks, std::to_string(i)};
            lock.async_acquire(
                [=](error_code, colock::lease got) { others->push_back(std::move(got)); });
        }
    });
    return others;
}

void lose_key(host& server)
{
    server.lose("lock:name");
    server.send_invalidations();
}

} // namespace

outcome refused_extension()
{
    directed it{3, ten_seconds(false)};
    give_to_rival(it, 2);
    acquire_by(it, 2);
    it.servers.at(0).lose_before_command_of(0, "lock:name");
    it.silence(2);
    auto const ended = extend(it);
    it.run_for(2s);
    it.silence(2, false);
    it.run_for(200ms);
    it.expect(*ended != error_code{}, "extended by one host");
    it.expect(!it.valid(), "loss: two hosts of three have said that they do not have the lease");
    return it.end();
}

outcome robbed_before_fence()
{
    directed it{3, {}};
    for (int host : {0, 1, 2})
        it.silence(host);
    it.acquire();
    it.run_for(100ms);
    for (int host : {0, 1, 2}) {
        it.expect(it.has_lock(host), "not acquired on all hosts");
        it.servers.block({0, host, true});
        it.silence(host, false);
    }
    it.run_for(100ms);
    it.expect(!it.held, "granted before the token is written");
    for (int host : {0, 1})
        give_to_rival(it, host);
    for (int host : {0, 1, 2})
        it.servers.unblock({0, host, true});
    it.run_for(1s);
    it.expect(!it.held, "fencing: granted with a token that hosts took which have a rival's lock");
    return it.end();
}

outcome granted_late_by_one()
{
    directed it{3, {}};
    it.servers.block({0, 2, true});
    for (int host : {0, 1})
        it.silence(host);
    it.acquire();
    it.run_for(100ms);
    it.servers.block({0, 0, true});
    for (int host : {0, 1}) {
        it.expect(it.has_lock(host), "not acquired on two hosts");
        it.silence(host, false);
    }
    it.run_for(10ms);
    it.expect(!it.held, "granted before the token is written");
    auto const ask = [&](int host, std::vector<std::string> const& words) {
        auto const me = support::simulated_server::administrator;
        return it.servers.at(host).at_present().command(me, words);
    };
    auto const rivals = std::stoull(ask(0, {"GET", counter}).text) + 10'000'000;
    ask(0, {"DEL", "lock:name"});
    for (int host : {0, 2})
        ask(host, {"SET", counter, std::to_string(rivals)});
    it.servers.unblock({0, 2, true});
    it.run_for(50ms);
    it.expect(it.valid(), "not granted by two hosts, of which one is late");
    it.expect(it.held.fencing_token() > rivals, "fencing: a smaller token than the rival's");
    return it.end();
}

outcome lost_before_an_error()
{
    directed it{1, ten_seconds(false)};
    acquire_by(it, 1);
    auto& server = it.servers.at(0);
    it.expect(it.has_lock(0), "not acquired");
    it.servers.block({0, 0, true});
    auto const ended = extend(it);
    it.run_for(10ms);
    server.lose("lock:name");
    it.run_for(50ms);
    server.answer_errors("BUSY Redis is busy running a script.");
    it.servers.unblock({0, 0, true});
    for (int i = 0; i < 100 && !*ended; ++i)
        it.run_for(1ms);
    server.answer_errors("");
    it.expect(*ended == colock::errc::server_busy, "the extension was not answered by an error");
    it.run_for(500ms);
    it.expect(!it.valid(), "eviction: not told of a change that came before an error");
    return it.end();
}

outcome lost_by_who_extended()
{
    directed it{3, ten_seconds(false)};
    acquire_before_silence(it, 0);
    auto const ended = extend(it);
    it.run_for(200ms);
    it.expect(*ended == error_code{}, "not extended by two hosts of three");
    lose_key(it.servers.at(2));
    it.run_for(500ms);
    it.expect(it.valid(), "lost while two hosts of three have the key");
    it.run_for(6500ms);
    expect_held_by(it, 1, 0);
    return it.end();
}

outcome lost_after_a_shorter_extension()
{
    directed it{3, ten_seconds(false)};
    acquire_by(it, 3);
    // While it is not heard, one host loses its key. It is given another, for the shorter ttl.
    it.silence(2);
    lose_key(it.servers.at(2));
    extend(it, 500ms);
    it.run_for(100ms);
    it.silence(2, false);
    it.run_for(100ms);
    it.expect(it.has_lock(2), "not given back");
    // That and the first extend it, before the other says that it has lost the key.
    it.silence(1);
    lose_key(it.servers.at(1));
    auto const ended = extend(it, 500ms);
    it.run_for(100ms);
    it.expect(*ended == error_code{}, "not extended by two hosts of three");
    it.silence(1, false);
    it.run_for(150ms);
    for (int host : {0, 1, 2})
        it.silence(host);
    it.run_for(1s);
    it.expect(it.has_lock(0) && !it.has_lock(1) && !it.has_lock(2), "not held by one of three");
    it.expect(!it.valid(), "validity: longer than the keys of two hosts last");
    return it.end();
}

outcome lost_since_it_extended()
{
    directed it{3, ten_seconds(false)};
    acquire_before_silence(it, 2);
    it.silence(1);
    auto const ended = extend(it);
    it.run_for(100ms);
    lose_key(it.servers.at(0));
    it.run_for(100ms);
    it.expect(!*ended, "decided by one host");
    it.silence(1, false);
    it.run_for(100ms);
    it.expect(*ended && **ended, "extended by a host that has lost the key since");
    it.run_for(7s);
    expect_held_by(it, 1, 2);
    return it.end();
}

outcome forgotten_by_restart()
{
    directed it{3, ten_seconds(true)};
    for (int host : {0, 1})
        give_to_rival(it, host);
    it.acquire();
    it.run_for(1s);
    it.expect(!it.held, "granted while a rival has two hosts of three");
    it.servers.at(1).kill();
    it.run_for(100ms);
    it.servers.at(1).start(false);
    it.expect_granted_late(
        8s, "exclusion: granted by a host that has forgotten the lock of a rival", 5s);
    return it.end();
}

outcome refused_in_a_batch()
{
    colock::client_options options;
    options.lock.ttl = 3s;
    directed it{1, options};
    auto const others = acquire_others(it);
    it.acquire_within(500ms);
    it.expect(others->size() == 9, "not granted");
    it.servers.at(0).lose_before_command_of(0, "lock:0");
    for (int i = 0; i < 100 && it.servers.lost_keys().empty(); ++i)
        it.run_for(10ms);
    it.expect(!it.servers.lost_keys().empty(), "not renewed");
    it.run_for(100ms);
    // No other renewal reaches the server.
    it.servers.block({0, 0, true});
    it.run_for(2200ms);
    it.expect(it.valid(), "not renewed with the others");
    auto const& entries = it.servers.at(0).at_present().memory().entries();
    auto const now = it.servers.at(0).memory().now();
    auto const found = entries.find("lock:name");
    it.expect(found != entries.end() && !found->second.expired(now),
              "validity: longer than the server's, behind one that was lost");
    it.where->look([&] { others->clear(); });
    return it.end();
}

outcome late_batch()
{
    colock::client_options options;
    options.lock.ttl = 3s; // renewed after a third
    directed it{1, options};
    auto const others = acquire_others(it);
    it.acquire_within(1'950ms); // and renewed once, so that the server knows the script
    it.silence(0);
    give_to_rival(it, 0);
    it.run_for(450ms); // the renewal has run, and got no answer in time
    it.expect(it.valid(), "lost without an answer");
    // No other renewal reaches the server.
    it.servers.block({0, 0, true});
    it.silence(0, false);
    it.run_for(50ms);
    it.expect(!it.valid(), "loss: the renewal was refused, though the answer came late");
    it.where->look([&] { others->clear(); });
    return it.end();
}

outcome released_untold()
{
    directed it{1, ten_seconds(true)};
    auto& server = it.servers.at(0);
    server.refuse(host::request::tracking,
                  "NOPERM User default has no permissions to run the 'client|tracking' command");
    it.servers.cut_some(0, 0);
    it.run_for(2s);
    it.expect(it.servers.connected(0, server), "not connected again");
    give_to_rival(it, 0);
    it.acquire();
    it.run_for(1s);
    it.expect(!it.held, "exclusion: granted while a rival has it");
    server.at_present().command(support::simulated_server::administrator, {"DEL", "lock:name"});
    server.send_invalidations();
    it.run_for(200ms); // the pause between two questions is 150 ms at the most
    it.expect(it.valid(), "progress: a waiter whom no server tells has not asked again");
    return it.end();
}

outcome told_in_the_end()
{
    bool told = false;
    auto options = ten_seconds(false);
    options.on_event = [&](colock::event const& what) {
        told |= what.kind == colock::event_kind::eviction_possible;
    };
    directed it{1, options};
    auto& server = it.servers.at(0);
    server.server().set_eviction_policy("volatile-ttl");
    server.server().refuse_in_greetings(host::request::info, "ERR upstream failure", 2);
    it.servers.cut_some(0, 0);
    it.run_for(3s);
    it.expect(it.servers.connected(0, server), "not connected again");
    it.expect(told, "eviction: the policy is not told, since the server has refused to twice");
    return it.end();
}

outcome told_after_all()
{
    directed it{1, ten_seconds(false)};
    auto& server = it.servers.at(0);
    server.refuse(host::request::tracking, "ERR upstream failure");
    it.servers.cut_some(0, 0);
    it.run_for(5s);
    it.expect(it.servers.connected(0, server), "not connected again");
    server.refuse(host::request::tracking, "");
    it.run_for(15s);
    it.acquire_within(100ms);
    it.run_for(1s);
    lose_key(server);
    it.run_for(200ms);
    it.expect(!it.valid(), "eviction: not told, since the server once refused to");
    return it.end();
}

} // namespace simulation
