// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "cluster_member.hpp"

#include <algorithm>
#include <utility>

namespace simulation {

using colock::detail::hash_slot_count;
using part = host::part;

cluster::cluster(network& servers, std::size_t vote)
{
    auto const all = servers.vote(vote);
    shards_ = all.size() - 1;
    for (std::size_t shard = 0; shard < shards_; ++shard)
        leaders_.push_back(shard);
    for (auto const& each : all) {
        members_.push_back(std::make_unique<member>(*this, members_.size(), *each));
        each->be_in_cluster(*members_.back());
    }
}

cluster::~cluster() = default;

std::size_t cluster::shard_of(hash_slot slot, std::map<hash_slot, std::size_t> const& moved) const
{
    auto const found = moved.find(slot);
    return found != moved.end() ? found->second : slot * shards_ / hash_slot_count;
}

std::size_t cluster::next_shard(hash_slot slot) const
{
    return (shard_of(slot, moved_) + 1) % shards_;
}

host& cluster::master_of(hash_slot slot) const
{
    return members_[leader_of(slot)]->server;
}

host& cluster::next_master_of(hash_slot slot) const
{
    return members_[leaders_[next_shard(slot)]]->server;
}

bool cluster::answers(std::size_t which) const
{
    auto const& server = members_[which]->server;
    return server.up() && !server.stalled();
}

void cluster::later(std::function<void()> what) const
{
    auto& all = world::here();
    all.after(all.random().time(0ns, longest_step_), std::move(what));
}

void cluster::tell_others(std::function<void(member&)> what, std::size_t first)
{
    later([this, what = std::move(what), first] {
        if (first == members_.size()) {
            busy_ = false;
            return;
        }
        what(*members_[first]);
        tell_others(what, first + 1);
    });
}

std::size_t cluster::replica() const
{
    std::size_t which = 0;
    while (std::find(leaders_.begin(), leaders_.end(), which) != leaders_.end())
        ++which;
    return which;
}

void cluster::be_unmet()
{
    members_[replica()]->blank = true;
}

void cluster::meet()
{
    for (auto const& each : members_)
        each->blank = false;
}

bool cluster::fail_over(hash_slot slot, nanoseconds time)
{
    auto const dead = leader_of(slot);
    if (busy() || !answers(dead) || !answers(replica()))
        return false;
    busy_ = true;
    die(dead, time);
    return true;
}

bool cluster::fail_over_with_loss(hash_slot slot, nanoseconds behind, nanoseconds time,
                                  bool keeps_counters)
{
    auto const dead = leader_of(slot);
    if (busy() || !answers(dead) || !answers(replica()))
        return false;
    busy_ = true;
    auto& server = members_[dead]->server;
    server.has_replica_behind(true);
    world::here().after(
        behind, [this, dead, time, keeps_counters, &server, state = server.at_present().memory()] {
            server.has_replica_behind(false);
            server.fall_back_to(state, keeps_counters);
            die(dead, time);
        });
    return true;
}

void cluster::have_reigns()
{
    for (std::size_t each = 0; each < members_.size(); ++each)
        members_[each]->server.play_in_cluster(each == replica() ? part::replica : part::master);
}

bool cluster::replace(hash_slot slot, takeover const& how)
{
    auto const old = leader_of(slot);
    if (busy() || !answers(old) || !answers(replica()))
        return false;
    replacing_ = true;
    auto& all = world::here();
    all.after(how.behind, [this, &all, old, how,
                           state = members_[old]->server.at_present().memory()]() mutable {
        auto& server = members_[old]->server;
        if (how.why == takeover::cause::death)
            server.kill();
        if (how.why == takeover::cause::halt && server.up())
            server.stall(true);
        auto const masters = masters_but(old);
        for (auto const& each : members_)
            each->down = &each->server != &server && all.random().chance(50);
        for (std::size_t beside = 0; beside < how.beside; ++beside)
            masters[beside]->down = false;
        // Those who will vote have agreed before that the master has failed.
        for (auto* const each : voters_against(old))
            each->down |= elects() && how.why != takeover::cause::request;
        all.after(how.later, [this, old, how, state = std::move(state)]() mutable {
            as_soon_as_it_answers(replica(), [this, old, how, state = std::move(state)]() mutable {
                take_over(old, how, std::move(state));
            });
        });
    });
    return true;
}

void cluster::as_soon_as_it_answers(std::size_t which, std::function<void()> what) const
{
    if (answers(which))
        what();
    else
        later([this, which, what = std::move(what)] { as_soon_as_it_answers(which, what); });
}

std::vector<cluster::member*> cluster::masters_but(std::size_t old) const
{
    std::vector<member*> found;
    for (std::size_t each = 0; each < members_.size(); ++each) {
        bool const leads = std::find(leaders_.begin(), leaders_.end(), each) != leaders_.end();
        if (leads && each != old)
            found.push_back(members_[each].get());
    }
    return found;
}

/// Of the other masters, as many as are more than half of all: the last ones.
std::vector<cluster::member*> cluster::voters_against(std::size_t old) const
{
    auto found = masters_but(old);
    auto const enough = std::min(shards_ / 2 + 1, found.size());
    found.erase(found.begin(), found.end() - static_cast<std::ptrdiff_t>(enough));
    return found;
}

void cluster::take_over(std::size_t old, takeover const& how, support::simulated_keyspace state)
{
    auto& all = world::here();
    auto const next = replica();
    auto& server = members_[old]->server;
    auto& other = members_[next]->server;
    all.note("  host ", other.number(), " takes over from host ", server.number());
    auto const shard = static_cast<std::size_t>(std::find(leaders_.begin(), leaders_.end(), old) -
                                                leaders_.begin());
    if (how.behind == 0ns)
        state = server.at_present().memory();
    other.take(server, std::move(state), how.keeps_counters);
    other.play_in_cluster(part::master);
    server.play_in_cluster(part::deposed);
    ++epoch_;
    for (auto* const each : voters_against(old)) {
        each->epoch = epoch_;
        ++each->votes;
    }
    auto behind = masters_but(old);
    behind.resize(how.beside);
    behind.push_back(members_[old].get());
    leaders_[shard] = next;
    members_[next]->catch_up();
    busy_ = true;
    tell_others([behind](member& each) {
        if (std::find(behind.begin(), behind.end(), &each) == behind.end())
            each.catch_up();
    });
    if (how.why == takeover::cause::request) {
        as_soon_as_it_answers(old, [this, old, shard] { demote(old, shard); });
        return;
    }
    if (how.why == takeover::cause::halt)
        all.after(all.random().time(0ns, how.unheard), [&server] { server.stall(false); });
    all.after(how.unheard, [this, old, shard, how, behind, &all, &server] {
        for (auto* const each : behind)
            each->down = true;
        all.after(how.away, [this, old, shard, behind, &all, &server] {
            for (auto* const each : behind) {
                if (&each->server != &server)
                    each->catch_up();
            }
            if (!server.up()) {
                server.note_lost_to(members_[leaders_[shard]]->server.at_present().memory());
                server.start(all.random().chance(50));
            }
            as_soon_as_it_answers(old, [this, old, shard] { demote(old, shard); });
        });
    });
}

/// The old master hears that it is a replica.
void cluster::demote(std::size_t old, std::size_t shard)
{
    auto& server = members_[old]->server;
    world::here().note("  host ", server.number(), " becomes a replica");
    members_[old]->catch_up();
    server.play_in_cluster(part::replica);
    server.follow(members_[leaders_[shard]]->server);
    replacing_ = false;
}

void cluster::die(std::size_t master, nanoseconds time)
{
    members_[master]->server.kill();
    for (auto const& each : members_)
        each->down = world::here().random().chance(50);
    world::here().after(time, [this, master, to = replica()] { promote(master, to); });
}

void cluster::promote(std::size_t dead, std::size_t replica)
{
    if (!answers(replica)) {
        later([this, dead, replica] { promote(dead, replica); });
        return;
    }
    auto& server = members_[dead]->server;
    std::vector<std::string> keys;
    for (auto const& [key, entry] : server.memory().entries())
        keys.push_back(key);
    for (auto const& key : keys)
        give(key, dead, replica, true);
    auto const shard = static_cast<std::size_t>(std::find(leaders_.begin(), leaders_.end(), dead) -
                                                leaders_.begin());
    leaders_[shard] = replica;
    members_[replica]->catch_up();
    // The former master comes back as a replica, which has no slot.
    members_[dead]->leaders = leaders_;
    server.start(false);
    ++epoch_;
    tell_others(&member::catch_up);
}

} // namespace simulation
