// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "cluster_reigns.hpp"

#include "directed.hpp"

#include "core/hash_slot.hpp"

#include <string>
#include <utility>
#include <vector>

namespace simulation {

namespace {

constexpr char const* the_key = "lock:name";

/// Two masters and a replica, or more masters. The guard of the first reigns is over.
struct in_a_cluster : directed {
    explicit in_a_cluster(colock::client_options const& options, int masters = 2)
        : directed{1, options, masters + 1}
    {
        whole().have_reigns();
        run_for(15s);
    }

    cluster& whole() { return *clusters.front(); }
    host& master() { return whole().master_of(slot); }

    void replace(takeover const& how)
    {
        auto const& old = master();
        expect(whole().replace(slot, how), "the master remains");
        before_it_happens();
        run_for(how.behind + how.later + 500ms);
        expect(&master() != &old, "the same master");
    }
    void give_to_rival()
    {
        master().at_present().command(support::simulated_server::administrator,
                                      {"SET", the_key, "a rival", "PX", "3000"});
    }

    outcome end_when_rival_was_waited_for()
    {
        acquire();
        expect_granted_late(4s, "exclusion: granted by a master that has lost the lock of a rival",
                            2s);
        return end();
    }

    std::function<void()> before_it_happens = [] {};
    colock::detail::hash_slot const slot = colock::detail::slot_of(the_key);
};

} // namespace

outcome given_back_in_a_cluster()
{
    in_a_cluster it{guarded(10s)};
    it.before_it_happens = [&] { it.acquire_within(300ms); };
    it.replace({.behind = 500ms, .keeps_counters = true});
    it.run_for(5s);
    it.expect(it.valid(), "lost: the new master lacked it");
    it.expect(it.has_lock(it.master().number()), "not given back");
    it.run_for(60s);
    it.expect(it.valid(), "lost later");
    return it.end();
}

outcome crossing_late_in_a_cluster()
{
    in_a_cluster it{guarded(5s, false)};
    it.acquire_within(500ms);
    it.run_for(2'500ms);
    it.replace({});
    error_code said;
    it.where->run([&] { it.held.async_extend([&](error_code error) { said = error; }); });
    it.run_for(1'400ms);
    it.expect(!!said, "validity: extended with little left");
    it.run_for(200ms);
    it.expect(!it.valid(), "validity: goes on with little left");
    return it.end();
}

outcome master_again_in_a_cluster()
{
    in_a_cluster it{guarded(3s)};
    it.replace({});
    it.before_it_happens = [&] { it.give_to_rival(); };
    it.replace({.behind = 100ms, .keeps_counters = true});
    return it.end_when_rival_was_waited_for();
}

outcome rival_forgotten_by_a_replica()
{
    in_a_cluster it{guarded(3s)};
    it.before_it_happens = [&] { it.give_to_rival(); };
    it.replace({.why = takeover::cause::death, .behind = 100ms, .later = 1s, .away = 1h});
    return it.end_when_rival_was_waited_for();
}

outcome asked_before_it_was_met()
{
    in_a_cluster it{guarded(10s)};
    it.silence(it.master().number());
    // Some of these acquires come just while the client connects to the new master.
    std::vector<colock::lease> others;
    it.before_it_happens = [&] {
        for (int i = 0; i < 40; ++i) {
            it.where->run([&] {
                colock::mutex const lock{*it.locks, "{lock:name}" + std::to_string(i)};
                lock.async_acquire(
                    [&](error_code, colock::lease got) { others.push_back(std::move(got)); });
            });
            it.run_for(10ms);
        }
    };
    it.acquire();
    it.replace({.why = takeover::cause::death, .later = 200ms, .away = 1h});
    for (int i = 0; i < 3'000; ++i) {
        for (auto const& [key, value] : it.master().at_present().memory().entries())
            it.expect(!key.starts_with("lock:"),
                      "guard: asked for a lock before its reign was known");
        it.run_for(1ms);
    }
    it.run_for(15s);
    it.expect(it.valid(), "not granted after the guard");
    it.where->look([&] { others.clear(); });
    return it.end();
}

outcome stopped_and_master_again()
{
    in_a_cluster it{guarded(3s)};
    auto const old = it.master().number();
    for (int each = 0; each < 3; ++each)
        it.silence(each, each != old);
    it.expect(it.whole().replace(it.slot, {.why = takeover::cause::cut, .away = 8s}),
              "the master remains");
    // At another time the client would look at the slots just while the old master is a replica.
    it.run_for(7'930ms);
    it.acquire();
    while (it.whole().busy())
        it.run_for(1ms);
    it.before_it_happens = [&] { it.give_to_rival(); };
    it.replace({.behind = 1ms});
    it.expect(it.master().number() == old, "the old master is not the master again");
    it.expect(!it.valid(), "exclusion: granted by a master that has lost the lock of a rival");
    return it.end();
}

outcome moved_from_a_guarded_master()
{
    in_a_cluster it{guarded(3s)};
    colock::lease other; // by which the client hears that the slot has moved
    it.acquire("{lock:name}");
    it.run_for(500ms);
    it.where->look([&] { other = std::move(it.held); });
    it.before_it_happens = [&] { it.give_to_rival(); };
    it.replace({.behind = 100ms, .keeps_counters = true});
    it.whole().move_at_once(it.slot, false);
    it.where->run([&] { other.async_extend([](error_code) {}); });
    it.run_for(100ms);
    it.where->look([&] { other = {}; });
    return it.end_when_rival_was_waited_for();
}

namespace {

/// The other masters have elected the replica, and the old master goes on. By now the guard of the
/// new one is over, and it has granted the lock to a rival.
struct elected : in_a_cluster {
    explicit elected(void (*meanwhile)(elected&), int masters = 3, std::size_t beside = 0)
        : in_a_cluster{guarded(3s), masters}
    {
        auto const& old = master();
        expect(
            whole().replace(slot, {.why = takeover::cause::cut, .unheard = 1h, .beside = beside}),
            "the master remains");
        meanwhile(*this);
        run_for(10s);
        expect(&master() != &old, "the same master");
        give_to_rival();
        acquire();
        run_for(3s);
        expect(!valid(), "exclusion: granted by the old master beside a rival");
    }
};

} // namespace

outcome shut_in_with_the_old_master_of_a_cluster()
{
    elected it{[](elected& in) {
        auto const old = in.master().number();
        for (auto const& each : in.servers.hosts()) {
            if (each->number() != old)
                in.silence(each->number());
        }
    }};
    return it.end();
}

outcome shut_in_with_a_minority()
{
    elected it{[](elected& in) {
                   auto const old = in.master().number();
                   // The first of the others are beside the old master.
                   int beside = 2;
                   for (auto const& each : in.servers.hosts()) {
                       if (each->number() != old && beside-- <= 0)
                           in.silence(each->number());
                   }
               },
               7, 2};
    return it.end();
}

outcome elected_unheard()
{
    elected it{[](elected& in) {
        for (auto const& each : in.servers.hosts())
            each->refuse(host::request::slots, "BUSY Redis is busy running a script.");
    }};
    return it.end();
}

} // namespace simulation
