// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "masters_change.hpp"

#include "directed.hpp"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace simulation {

namespace {

/// Each vote has a master, a replica and three sentinels.
struct in_a_group : directed {
    explicit in_a_group(int votes = 1, colock::client_options const& options = {})
        : directed{votes, options, 5, deployment::groups}
    {
    }

    sentinel_group& whole(std::size_t vote = 0) { return *groups[vote]; }

    void give_to_rival(std::size_t vote)
    {
        whole(vote).master().at_present().command(support::simulated_server::administrator,
                                                  {"SET", "lock:name", "a rival"});
    }
};

} // namespace

outcome newest_master_followed()
{
    in_a_group it;
    auto const old = it.whole().master().number();
    it.whole().leave_behind(0);
    it.expect(it.whole().depose(1h, false), "the master remains");
    it.run_for(5s); // all sentinels have been asked again
    it.acquire();
    it.run_for(1s);
    it.expect(!it.has_lock(old), "validity: acquired at the old master");
    it.expect(it.valid(), "not granted");
    it.expect(it.has_lock(it.whole().master().number()), "not acquired at the new master");
    return it.end();
}

outcome replica_left_alone()
{
    in_a_group it;
    for (std::size_t each = 0; each < sentinel_group::sentinels; ++each)
        it.whole().leave_behind(each);
    it.expect(it.whole().depose(0ns, false), "the master remains");
    it.run_for(500ms);
    it.acquire();
    it.run_for(500ms);
    it.expect(!it.valid(), "granted without a master");
    it.whole().tell_all();
    it.run_for(3s);
    it.expect(it.valid(), "not granted by the new master");
    return it.end();
}

outcome acquired_across_a_switch()
{
    colock::client_options options;
    options.node_timeout = 5s;
    in_a_group it{1, options};
    it.acquire();
    it.expect(it.whole().depose(2s, true), "the master remains");
    it.run_for(3s);
    it.expect(it.valid(), "not granted");
    it.expect(it.has_lock(it.whole().master().number()),
              "validity: granted by who was no longer the master");
    return it.end();
}

outcome forgotten_by_fail_over()
{
    colock::client_options options;
    options.lock.ttl = 10s;
    in_a_group it{3, options};
    auto& whole = it.whole(1);
    auto& old = whole.master();
    auto const silence = [&](bool is) {
        for (std::size_t each = 0; each < sentinel_group::sentinels; ++each)
            it.silence(whole.sentinel(each).number(), is);
    };
    it.give_to_rival(0);
    silence(true);
    it.silence(old.number());
    it.expect(whole.fail_over_with_loss(100ms, true), "the master remains");
    it.give_to_rival(1);
    it.run_for(500ms);
    it.expect(&whole.master() != &old, "the master remains");
    it.expect(whole.switch_over(), "the other master remains");
    it.run_for(500ms);
    it.expect(&whole.master() == &old, "there is no master again");
    silence(false);
    it.run_for(3s);
    it.silence(old.number(), false);
    it.run_for(2s);
    it.acquire();
    it.expect_granted_late(4s, "exclusion: granted by a master that has lost the lock of a rival",
                           10s);
    return it.end();
}

outcome released_before_fail_over()
{
    in_a_group it;
    it.acquire_within(200ms);
    auto const old = it.whole().master().number();
    it.expect(it.whole().fail_over_with_loss(500ms, true), "the master remains");
    it.release();
    it.run_for(200ms);
    it.expect(!it.has_lock(old), "not released");
    it.run_for(2s);
    it.expect(it.whole().master().number() != old, "the master remains");
    it.expect(!it.has_lock(it.whole().master().number()), "left behind at the new master");
    return it.end();
}

namespace {

/// By then the guard of all first reigns is over.
constexpr nanoseconds all_is_old = 15s;

} // namespace

outcome shut_in_with_the_old_master()
{
    in_a_group it{1, guarded(3s)};
    it.run_for(all_is_old);
    it.expect(it.whole().depose(1h, false), "the master remains");
    for (std::size_t each = 0; each < sentinel_group::sentinels; ++each)
        it.silence(it.whole().sentinel(each).number());
    it.run_for(10s); // the guard of the new one is over
    it.give_to_rival(0);
    it.acquire();
    it.run_for(3s);
    it.expect(!it.valid(), "exclusion: granted by the old master beside a rival");
    return it.end();
}

outcome made_master_once_more()
{
    in_a_group it{1, guarded(3s)};
    it.run_for(all_is_old);
    it.acquire_within(200ms);
    it.release();
    it.expect(it.whole().depose(1h, false), "the master remains");
    it.run_for(10s); // the guard of the new one is over
    it.expect(it.whole().restore(), "the new master remains");
    it.run_for(500ms);
    it.acquire();
    it.expect_granted_late(4s, "exclusion: granted by a master that lacks the locks of another",
                           10s);
    return it.end();
}

outcome crossing_late()
{
    in_a_group it{1, guarded(5s, false)};
    it.run_for(all_is_old);
    it.acquire();
    it.run_for(3'500ms);
    it.expect(it.valid(), "not granted");
    it.expect(it.whole().switch_over(), "the master remains");
    it.run_for(1s);
    error_code said;
    it.where->run([&] { it.held.async_extend([&](error_code error) { said = error; }); });
    it.run_for(1s);
    it.expect(!!said, "validity: extended with little left");
    it.expect(!it.valid(), "validity: goes on with little left");
    return it.end();
}

outcome master_again()
{
    directed it{1, guarded(3s)};
    it.run_for(all_is_old);
    auto& server = it.servers.at(0).at_present();
    server.begin_reign(true);
    it.where->run([&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire([&](error_code, colock::lease got) { it.held = std::move(got); });
    });
    it.run_for(4s);
    bool is = false;
    it.where->look([&] { is = it.held.valid(); });
    it.expect(!is, "exclusion: granted in a reign that may have forgotten locks");
    it.run_for(2s);
    it.where->look([&] { is = it.held.valid(); });
    it.expect(is, "not granted after the guard");
    return it.end();
}

outcome several_just_started()
{
    directed it{3, {}};
    it.where->run([&] {
        it.locks.reset();
        auto options = guarded(3s);
        options.guard = colock::restart_guard::automatic;
        std::vector<colock::node_address> addresses(it.servers.votes());
        for (std::size_t i = 0; i < addresses.size(); ++i)
            addresses[i].port =
                static_cast<std::uint16_t>(it.servers.vote(i).front()->number() + 1);
        it.locks =
            std::make_unique<colock::client>(it.where->context(), std::move(addresses), options);
    });
    it.acquire();
    it.expect_granted_late(4s, "exclusion: granted by servers that may have forgotten locks", 3s);
    return it.end();
}

outcome given_back_after_a_fail_over()
{
    in_a_group it{1, guarded(10s)};
    it.run_for(all_is_old);
    it.expect(it.whole().fail_over_with_loss(500ms, true), "the master remains");
    it.acquire();
    it.run_for(300ms);
    it.expect(it.valid(), "not granted");
    it.run_for(3s);
    it.expect(it.valid(), "lost: the new master lacked it");
    it.expect(it.has_lock(it.whole().master().number()), "not given back");
    it.run_for(60s);
    it.expect(it.valid(), "lost later");
    return it.end();
}

outcome granted_after_what_was_given_back()
{
    in_a_group it{1, guarded(10s)};
    it.run_for(all_is_old);
    it.whole().master().at_present().command(
        support::simulated_server::administrator,
        {"SET", "{lock:name}:colock:fence", "8000000000000000"});
    it.expect(it.whole().fail_over_with_loss(500ms, false), "the master remains");
    for (int times = 0; times < 2; ++times) {
        it.release();
        it.run_for(100ms);
        it.acquire_within(100ms);
    }
    std::uint64_t before = 0;
    it.where->look([&] { before = it.held.fencing_token(); });
    it.run_for(3s);
    it.expect(it.valid(), "lost: the new master lacked it");
    it.release();
    it.run_for(20s); // the guard is over
    it.acquire_within(1s);
    it.where->look([&] {
        it.expect(it.held.fencing_token() > before, "fencing: a token that is not greater");
    });
    return it.end();
}

outcome deleted_after_the_guard()
{
    in_a_group it{1, guarded(10s)};
    it.run_for(all_is_old);
    it.acquire_within(200ms);
    it.run_for(200ms); // its changes are told by now
    it.whole().master().lose("lock:name");
    it.whole().master().send_invalidations();
    it.run_for(1s);
    it.expect(!it.valid(), "loss: goes on though it was deleted");
    it.expect(!it.has_lock(it.whole().master().number()), "loss: set again");
    return it.end();
}

namespace {

colock::client_options replicated(milliseconds ttl = 10s)
{
    colock::client_options options;
    options.lock.ttl = ttl;
    options.lock.replicas = 1;
    return options;
}

} // namespace

outcome acquired_while_replica_is_behind()
{
    auto options = replicated();
    options.node_timeout = 100ms;
    in_a_group it{1, options};
    it.expect(it.whole().fail_over_with_loss(500ms, true), "the master remains");
    it.acquire();
    it.run_for(300ms);
    it.expect(!it.valid(), "exclusion: granted by a master that is about to lose it");
    it.run_for(5s);
    it.expect(it.valid(), "not granted by the new master");
    it.expect(it.has_lock(it.whole().master().number()), "not acquired at the new master");
    return it.end();
}

outcome extended_while_replica_is_behind()
{
    in_a_group it{1, replicated(900ms)};
    it.acquire_within(100ms);
    it.expect(it.whole().fail_over_with_loss(10s, true), "the master remains");
    it.run_for(850ms);
    it.expect(!it.valid(), "validity: extended by a master that is about to lose that");
    return it.end();
}

} // namespace simulation
