// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lost_keys.hpp"

#include "directed.hpp"

namespace simulation {

namespace {

void give_to_rival(directed& it, int host)
{
    auto& server = it.servers.at(host).at_present();
    server.command(support::simulated_server::administrator, {"SET", "lock:name", "a rival"});
}

void acquire(directed& it)
{
    it.where->run([&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire([&](error_code, colock::lease got) { it.held = std::move(got); });
    });
}

bool valid(directed& it)
{
    bool is = false;
    it.where->look([&] { is = it.held.valid(); });
    return is;
}

} // namespace

outcome refused_extension()
{
    colock::client_options options;
    options.lock.ttl = 10s;
    options.lock.renew = false;
    directed it{3, options};
    give_to_rival(it, 2);
    acquire(it);
    it.run_for(100ms);
    it.expect(it.held && it.held.held_by() == 2, "not granted by two hosts");
    it.servers.at(0).lose_before_command_of(0, "lock:name");
    it.silence(2);
    bool extended = false;
    it.where->run([&] { it.held.async_extend([&](error_code error) { extended = !error; }); });
    it.run_for(2s);
    it.silence(2, false);
    it.run_for(200ms);
    bool valid = false;
    it.where->look([&] { valid = it.held.valid(); });
    it.expect(!extended, "extended by one host");
    it.expect(!valid, "loss: two hosts of three have said that they do not have the lease");
    return it.end();
}

outcome robbed_before_fence()
{
    directed it{3, {}};
    for (int host : {0, 1, 2})
        it.silence(host);
    acquire(it);
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

outcome lost_before_an_error()
{
    colock::client_options options;
    options.lock.ttl = 10s;
    options.lock.renew = false;
    directed it{1, options};
    acquire(it);
    it.run_for(100ms);
    auto& server = it.servers.at(0);
    it.expect(it.held && it.has_lock(0), "not granted");
    it.servers.block({0, 0, true});
    error_code answer;
    it.where->run([&] { it.held.async_extend([&](error_code error) { answer = error; }); });
    it.run_for(10ms);
    server.lose("lock:name");
    it.run_for(50ms);
    server.answer_errors("BUSY Redis is busy running a script.");
    it.servers.unblock({0, 0, true});
    for (int i = 0; i < 100 && !answer; ++i)
        it.run_for(1ms);
    server.answer_errors("");
    it.expect(answer == colock::errc::server_busy, "the extension was not answered by an error");
    it.run_for(500ms);
    it.expect(!valid(it), "eviction: not told of a change that came before an error");
    return it.end();
}

outcome lost_by_who_extended()
{
    colock::client_options options;
    options.lock.ttl = 10s;
    options.lock.renew = false;
    directed it{3, options};
    acquire(it);
    it.run_for(100ms);
    it.expect(it.held && it.held.held_by() == 3, "not granted by all hosts");
    it.servers.block({0, 0, true});
    it.run_for(3s);
    bool extended = false;
    it.where->run([&] { it.held.async_extend([&](error_code error) { extended = !error; }); });
    it.run_for(200ms);
    it.expect(extended, "not extended by two hosts of three");
    it.servers.at(2).lose("lock:name");
    it.servers.at(2).send_invalidations();
    it.run_for(500ms);
    it.expect(valid(it), "lost while two hosts of three have the key");
    it.run_for(6500ms);
    it.expect(!it.has_lock(0) && it.has_lock(1), "not held by one host of three");
    it.expect(!valid(it), "validity: longer than the keys of two hosts last");
    return it.end();
}

outcome lost_since_it_extended()
{
    colock::client_options options;
    options.lock.ttl = 10s;
    options.lock.renew = false;
    directed it{3, options};
    acquire(it);
    it.run_for(100ms);
    it.expect(it.held && it.held.held_by() == 3, "not granted by all hosts");
    it.servers.block({0, 2, true});
    it.run_for(3s);
    it.silence(1);
    bool extended = false;
    bool over = false;
    it.where->run([&] {
        it.held.async_extend([&](error_code error) {
            over = true;
            extended = !error;
        });
    });
    it.run_for(100ms);
    it.servers.at(0).lose("lock:name");
    it.servers.at(0).send_invalidations();
    it.run_for(100ms);
    it.expect(!over, "decided by one host");
    it.silence(1, false);
    it.run_for(100ms);
    it.expect(over && !extended, "extended by a host that has lost the key since");
    it.run_for(7s);
    it.expect(it.has_lock(1) && !it.has_lock(2), "not held by one host of three");
    it.expect(!valid(it), "validity: longer than the keys of two hosts last");
    return it.end();
}

outcome forgotten_by_restart()
{
    colock::client_options options;
    options.lock.ttl = 10s;
    directed it{3, options};
    for (int host : {0, 1})
        give_to_rival(it, host);
    acquire(it);
    it.run_for(1s);
    it.expect(!it.held, "granted while a rival has two hosts of three");
    it.servers.at(1).kill();
    it.run_for(100ms);
    it.servers.at(1).start(false);
    it.run_for(8s);
    it.expect(!it.held, "exclusion: granted by a host that has forgotten the lock of a rival");
    it.run_for(5s);
    it.expect(!!it.held, "not granted when what was forgotten must have expired");
    return it.end();
}

} // namespace simulation
