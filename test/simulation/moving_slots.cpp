// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "moving_slots.hpp"

#include "directed.hpp"

#include "core/hash_slot.hpp"

#include <string>
#include <vector>

namespace simulation {

namespace {

constexpr char const* the_key = "lock:name";
constexpr char const* the_counter = "{lock:name}:colock:fence";

/// Votes of two masters and a replica each.
struct in_a_cluster : directed {
    explicit in_a_cluster(colock::client_options const& options = {}, int votes = 1)
        : directed{votes, options, 3}
    {
    }

    cluster& whole() { return *clusters.front(); }
    host& master() { return whole().master_of(slot); }
    host& next_master() { return whole().next_master_of(slot); }

    bool left_anywhere() { return has_lock(0) || has_lock(1) || has_lock(2); }

    void give_to_rival(std::size_t vote = 0)
    {
        clusters[vote]->master_of(slot).at_present().command(
            support::simulated_server::administrator, {"SET", the_key, "a rival", "PX", "600000"});
    }

    /// Acquires another name in the slot: by that the client hears that the slot has moved.
    void hear_of_the_move()
    {
        where->run([&] {
            colock::mutex const lock{*locks, "{lock:name}"};
            lock.async_acquire([&](error_code, colock::lease got) { other = std::move(got); });
        });
        run_for(500ms);
        where->look([&] { expect(bool{other}, "not granted in a slot that has moved"); });
    }

    /// The master loses the lock, and tells those that have asked it.
    void lose_lock()
    {
        master().at_present().command(support::simulated_server::administrator, {"DEL", the_key});
        master().send_invalidations();
        run_for(500ms);
    }

    /// Acquires so many other locks, which will be renewed together.
    void acquire_others(int count)
    {
        where->run([&] {
            for (int i = 0; i < count; ++i) {
                colock::mutex const lock{*locks, std::to_string(i)};
                lock.async_acquire(
                    [&](error_code, colock::lease got) { others.push_back(std::move(got)); });
            }
        });
    }

    outcome end()
    {
        where->look([&] {
            other = {};
            others.clear();
        });
        return directed::end();
    }

    colock::detail::hash_slot const slot = colock::detail::slot_of(the_key);
    colock::lease other;
    std::vector<colock::lease> others;
};

/// Acquires the lock while its slot is open, until one server has granted it but nobody knows yet.
void grant_one_part(in_a_cluster& it)
{
    it.acquire_within(200ms);
    it.release();
    it.run_for(200ms);
    it.expect(!it.left_anywhere(), "not released");
    it.whole().open(it.slot);
    it.acquire();
    for (int i = 0; i < 100'000 && !it.has_lock(it.next_master().number()); ++i)
        it.run_for(5us);
    it.expect(it.has_lock(it.next_master().number()), "not acquired at the next master");
}

} // namespace

outcome acquired_at_the_next_master()
{
    in_a_cluster it;
    it.whole().open(it.slot);
    it.acquire();
    it.run_for(500ms);
    it.expect(it.valid(), "not granted while the slot is on its way");
    it.expect(it.has_lock(it.next_master().number()), "not where the next master has it");
    return it.end();
}

outcome released_at_the_new_master()
{
    in_a_cluster it;
    it.acquire_within(200ms);
    it.whole().move_at_once(it.slot, true);
    it.run_for(200ms);
    it.expect(it.has_lock(it.master().number()), "not moved");
    it.release();
    it.run_for(200ms);
    it.expect(!it.left_anywhere(), "left behind at the new master");
    return it.end();
}

outcome released_before_a_master_died()
{
    in_a_cluster it;
    it.acquire_within(200ms);
    auto const old = it.master().number();
    it.expect(it.whole().fail_over_with_loss(it.slot, 500ms, 500ms, true), "the master remains");
    it.release();
    it.run_for(200ms);
    it.expect(!it.left_anywhere(), "not released");
    it.run_for(5s);
    it.expect(it.master().number() != old, "the master remains");
    it.expect(!it.has_lock(it.master().number()), "left behind at the new master");
    return it.end();
}

outcome waiting_for_what_moves()
{
    in_a_cluster it;
    it.give_to_rival();
    it.acquire();
    it.run_for(200ms);
    it.whole().move_at_once(it.slot, true);
    it.run_for(200ms);
    it.hear_of_the_move();
    it.expect(!it.held, "granted while a rival has it");
    it.lose_lock();
    it.expect(it.valid(), "a waiter that the new master has not told of the release");
    return it.end();
}

outcome held_while_it_moves()
{
    colock::client_options options;
    options.lock.ttl = 60s;
    in_a_cluster it{options};
    it.acquire_within(200ms);
    it.whole().move_at_once(it.slot, true);
    it.run_for(200ms);
    it.hear_of_the_move();
    it.expect(it.valid(), "lost by a move");
    it.lose_lock();
    it.expect(!it.valid(), "eviction: a holder that the new master has not told of it");
    return it.end();
}

outcome acquired_after_a_pause()
{
    colock::client_options options;
    options.lock.ttl = 20s;
    in_a_cluster it{options};
    it.acquire_within(200ms);
    it.release();
    it.run_for(200ms);
    auto& master = it.master();
    master.answer_errors("CLUSTERDOWN The cluster is down");
    bool failed = false;
    it.where->run([&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire(0ms, [&](error_code error, colock::lease const&) { failed = !!error; });
    });
    it.run_for(5ms);
    master.answer_errors("");
    for (int i = 0; i < 100'000 && !it.has_lock(master.number()); ++i)
        it.run_for(1us);
    it.expect(it.has_lock(master.number()) && !failed, "not sent when the master serves its slot");
    it.servers.cut_late(0, master.number(), 0ns);
    it.run_for(500ms);
    it.expect(failed && !it.left_anywhere(), "not released");
    auto const commands = it.locks->get_metrics().commands;
    it.run_for(5s);
    it.expect(it.locks->get_metrics().commands == commands,
              "leftover: released again and again, though it has run but once");
    return it.end();
}

outcome granted_in_parts()
{
    colock::client_options options;
    options.lock.ttl = 1s;
    options.lock.renew = false;
    options.node_timeout = 900ms;
    in_a_cluster it{options};
    grant_one_part(it);
    it.master().answer_errors("CLUSTERDOWN The cluster is down");
    it.run_for(300ms);
    it.expect(!it.held, "granted without a token");
    it.master().answer_errors("");
    it.run_for(400ms); // longer than it can pause by now
    it.expect(it.valid() && it.held.fencing_token() > 0, "not granted with a token");
    // Nobody tells the client that the key has expired.
    it.silence(it.next_master().number());
    it.run_for(500ms);
    it.expect(!it.valid() || it.left_anywhere(), "validity: longer than the server's");
    return it.end();
}

outcome granted_in_one_part_only()
{
    in_a_cluster it;
    grant_one_part(it);
    it.master().at_present().command(support::simulated_server::administrator,
                                     {"SET", the_counter, "none"});
    it.run_for(1s);
    it.expect(!it.held, "granted without a token");
    it.expect(!!it.failed, "nobody is told that there is no token");
    it.expect(!it.left_anywhere(), "left behind: granted, but for the token");
    return it.end();
}

outcome kept_in_one_part_only()
{
    colock::client_options options;
    options.lock.ttl = 10s;
    options.lock.renew = false;
    in_a_cluster it{options, 3};
    it.acquire_within(200ms);
    it.run_for(200ms);
    it.whole().open(it.slot);
    it.master().at_present().command(support::simulated_server::administrator,
                                     {"SET", the_counter, "none"});
    it.master().lose(the_key);
    it.master().send_invalidations();
    it.run_for(1s);
    it.expect(it.has_lock(it.next_master().number()), "loss: a lease has given back what it holds");
    it.expect(it.held.held_by() == 3, "not held by three votes");
    return it.end();
}

outcome lost_between_its_parts()
{
    in_a_cluster it;
    grant_one_part(it);
    auto& next = it.next_master().at_present();
    next.command(support::simulated_server::administrator, {"SET", the_key, "a rival"});
    it.run_for(1s);
    it.expect(!it.held, "fencing: granted by a token that is newer than a rival's lock");
    next.command(support::simulated_server::administrator, {"DEL", the_key});
    it.next_master().send_invalidations();
    it.run_for(500ms);
    it.expect(it.valid() && it.held.fencing_token() > 0, "not granted after the rival");
    return it.end();
}

outcome forgotten_by_who_had_the_slot()
{
    colock::client_options options;
    options.lock.ttl = 10s;
    in_a_cluster it{options, 3};
    it.give_to_rival(0);
    it.give_to_rival(1);
    it.acquire();
    it.run_for(1s);
    it.expect(!it.held, "granted while a rival has two votes of three");
    auto& old = it.master();
    old.kill();
    old.refuse_connections(true);
    it.run_for(100ms);
    old.start(false);
    it.whole().move_at_once(it.slot, true);
    it.expect(&it.master() != &old, "not moved");
    it.expect_granted_late(8s, "exclusion: granted where the lock of a rival has been forgotten",
                           5s);
    return it.end();
}

namespace {

/// A Cluster of one server, at the address of one that was in ours.
class another_cluster final : public support::simulated_slots {
public:
    explicit another_cluster(host const& at) : port_{at.number() + 1} {}

    std::string refusal(std::vector<std::string> const&, bool) const override { return {}; }
    support::redis_value slots() const override
    {
        using support::redis_value;
        using type = redis_value::type;
        redis_value const server{type::array,
                                 0,
                                 {},
                                 {{type::string, 0, "host", {}},
                                  {type::integer, port_, {}, {}},
                                  {type::string, 0, id(), {}}}};
        redis_value const all{type::array,
                              0,
                              {},
                              {{type::integer, 0, {}, {}}, {type::integer, 16383, {}, {}}, server}};
        return {type::array, 0, {}, {all}};
    }
    std::string info() const override { return "cluster_state:ok\r\n"; }
    std::string id() const override { return "id of a stranger"; }

private:
    int port_;
};

outcome answered_by_somebody_else(bool of_another_cluster)
{
    in_a_cluster it;
    it.give_to_rival();
    auto& old = it.master();
    for (auto const& each : it.servers.hosts())
        it.silence(each->number(), each->number() != old.number());
    it.expect(it.whole().fail_over(it.slot, 50ms), "no fail-over");
    another_cluster const other{old};
    if (of_another_cluster)
        old.be_in_cluster(other);
    else
        old.leave_cluster();
    it.run_for(500ms);
    it.expect(&it.master() != &old && old.up(), "nobody has taken over");
    it.acquire();
    it.run_for(2s);
    it.expect(!it.held, "exclusion: granted by a server that is not in this cluster any more");
    for (auto const& each : it.servers.hosts())
        it.silence(each->number(), false);
    it.run_for(2s);
    it.expect(!it.held, "exclusion: granted while a rival has the lock");
    it.master().at_present().command(support::simulated_server::administrator, {"DEL", the_key});
    it.master().send_invalidations();
    it.run_for(2s);
    it.expect(it.valid() && it.has_lock(it.master().number()), "not granted by the new master");
    return it.end();
}

} // namespace

outcome answered_by_a_stranger()
{
    return answered_by_somebody_else(false);
}

outcome answered_by_another_cluster()
{
    return answered_by_somebody_else(true);
}

outcome renewed_at_the_new_master()
{
    colock::client_options options;
    options.lock.ttl = 3s;
    in_a_cluster it{options};
    it.acquire();
    it.acquire_others(300);
    it.run_for(500ms);
    it.expect(it.valid() && it.others.size() == 300, "not granted");
    it.whole().move_at_once(it.slot, true);
    it.run_for(8s); // more than two ttls
    auto const& memory = it.master().at_present().memory();
    auto const key = memory.entries().find(the_key);
    bool const there = key != memory.entries().end() && !key->second.expired(memory.now());
    it.expect(it.valid() && there, "not extended where it has been moved");
    return it.end();
}

outcome refused_late_by_its_master()
{
    colock::client_options options;
    options.lock.ttl = 3s; // renewed after a third
    in_a_cluster it{options};
    it.acquire_others(9);
    it.acquire_within(1'950ms); // and renewed once, so that the servers know the script
    auto const master = it.master().number();
    it.silence(master);
    it.give_to_rival();
    it.run_for(300ms); // the renewal has run, and got no answer in time
    it.expect(it.valid(), "lost without an answer");
    // No other renewal reaches the server.
    it.servers.block({0, master, true});
    it.silence(master, false);
    it.run_for(50ms);
    it.expect(!it.valid(), "loss: the renewal was refused, though its master was late");
    return it.end();
}

namespace {

/// Sends a command that reaches the second master when the slot has gone back to the first.
template <class Send>
void move_twice(in_a_cluster& it, Send send)
{
    it.whole().move_at_once(it.slot, true);
    auto const second = it.master().number();
    it.run_for(200ms);
    it.servers.block({0, second, true});
    send();
    it.run_for(50ms);
    it.whole().move_at_once(it.slot, true);
    it.run_for(100ms);
    it.expect(it.master().number() != second, "not moved back");
    it.servers.unblock({0, second, true});
    it.run_for(200ms);
}

} // namespace

outcome released_while_it_moves_twice()
{
    in_a_cluster it;
    it.acquire_within(200ms);
    move_twice(it, [&] { it.release(); });
    it.expect(!it.left_anywhere(), "left behind at a master that has the slot again");
    return it.end();
}

outcome acquired_while_it_moves_twice()
{
    in_a_cluster it;
    it.acquire_within(200ms);
    it.release();
    it.run_for(200ms);
    it.where->look([&] { it.held = {}; });
    move_twice(it, [&] { it.acquire(); });
    it.expect(!it.failed, "an unexpected error: " + it.failed.message());
    it.expect(it.valid(), "not granted by a master that has the slot again");
    return it.end();
}

outcome moved_outside_a_cluster()
{
    directed it{1, {}};
    it.servers.at(0).answer_errors("MOVED 7 host:2");
    it.acquire();
    it.run_for(500ms);
    it.expect(it.failed == colock::errc::redirected,
              "progress: nobody is told of what does not pass by itself");
    it.servers.at(0).answer_errors("");
    return it.end();
}

} // namespace simulation
