// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// How slots of a simulated Cluster go from one master to another.

#include "cluster_member.hpp"

#include <utility>

namespace simulation {

using colock::detail::slot_of;

std::vector<std::string> cluster::keys_of(hash_slot slot, std::size_t at) const
{
    std::vector<std::string> keys;
    for (auto const& [key, entry] : members_[at]->server.memory().entries()) {
        if (slot_of(key) == slot)
            keys.push_back(key);
    }
    return keys;
}

void cluster::give(std::string const& key, std::size_t from, std::size_t to, bool unheard)
{
    auto& source = members_[from]->server;
    auto& target = members_[to]->server;
    world::here().note("  host ", source.number(), " gives ", key, " to host ", target.number());
    source.at_present().give_away(key, target.at_present(), unheard);
    source.send_invalidations();
    target.send_invalidations();
}

/// Gives one of these keys, drawn at random. It replaces one that the other server may have.
void cluster::give_one_of(std::vector<std::string> const& keys, std::size_t from, std::size_t to)
{
    if (keys.empty())
        return;
    auto const last = static_cast<int>(keys.size()) - 1;
    auto const which = static_cast<std::size_t>(world::here().random().number(0, last));
    members_[to]->server.note_replaced(keys[which]);
    give(keys[which], from, to, false);
}

void cluster::open(hash_slot slot)
{
    auto const to = leaders_[next_shard(slot)];
    members_[to]->importing.insert(slot);
    members_[leader_of(slot)]->migrating[slot] = to;
}

void cluster::carry(hash_slot slot, std::string const& key)
{
    give(key, leader_of(slot), leaders_[next_shard(slot)], false);
}

void cluster::move(hash_slot slot)
{
    busy_ = true;
    auto const from = leader_of(slot);
    auto const to = leaders_[next_shard(slot)];
    members_[to]->importing.insert(slot);
    later([this, slot, from, to] {
        members_[from]->migrating[slot] = to;
        move_keys(slot, from, to);
    });
}

void cluster::move_keys(hash_slot slot, std::size_t from, std::size_t to)
{
    later([this, slot, from, to] {
        auto const left = keys_of(slot, from);
        if (left.empty()) {
            hand_over(slot, from);
            return;
        }
        if (answers(from) && answers(to))
            give_one_of(left, from, to);
        move_keys(slot, from, to);
    });
}

/// Tells the new master of the slot first, so that some server always has the slot.
void cluster::hand_over(hash_slot slot, std::size_t from)
{
    auto const shard = next_shard(slot);
    auto& target = *members_[leaders_[shard]];
    moved_[slot] = target.moved[slot] = shard;
    target.importing.erase(slot);
    later([this, slot, shard, from] {
        members_[from]->moved[slot] = shard;
        members_[from]->migrating.erase(slot);
        tell_others([slot, shard](member& each) { each.moved[slot] = shard; });
    });
}

void cluster::move_in_vain(hash_slot slot, undoing const& how)
{
    busy_ = true;
    auto const from = leader_of(slot);
    auto const to = leaders_[next_shard(slot)];
    members_[to]->importing.insert(slot);
    later([this, slot, from, to, how] {
        members_[from]->migrating[slot] = to;
        carry_some(slot, from, to, how, how.keys);
    });
}

void cluster::carry_some(hash_slot slot, std::size_t from, std::size_t to, undoing const& how,
                         int keys)
{
    later([this, slot, from, to, how, keys] {
        if (keys == 0) {
            world::here().after(how.open,
                                [this, slot, from, to, how] { give_up(slot, from, to, how); });
            return;
        }
        if (answers(from) && answers(to))
            give_one_of(keys_of(slot, from), from, to);
        carry_some(slot, from, to, how, keys - 1);
    });
}

void cluster::give_up(hash_slot slot, std::size_t from, std::size_t to, undoing const& how)
{
    auto& source = *members_[from];
    auto& target = *members_[to];
    using way = undoing::way;
    if (how.how == way::empty && !keys_of(slot, to).empty()) {
        move_keys(slot, from, to);
        return;
    }
    world::here().note("  host ", source.server.number(), " keeps slot ", slot);
    if (how.how == way::empty || how.how == way::left) {
        target.importing.erase(slot);
        strand(slot, from, to, how.keeps_counters);
        later([this, slot, &source] {
            source.migrating.erase(slot);
            busy_ = false;
        });
        return;
    }
    source.migrating.erase(slot);
    strand(slot, from, to, false);
    if (how.how == way::carried_back) {
        carry_back(slot, from, to, how.replaces);
        return;
    }
    later([this, slot, &target] {
        target.importing.erase(slot);
        busy_ = false;
    });
}

void cluster::carry_back(hash_slot slot, std::size_t from, std::size_t to, bool replaces)
{
    later([this, slot, from, to, replaces] {
        auto keys = keys_of(slot, to);
        if (!replaces)
            std::erase_if(keys, [&](auto const& key) { return members_[from]->has(key); });
        if (keys.empty()) {
            members_[to]->importing.erase(slot);
            busy_ = false;
            return;
        }
        if (answers(from) && answers(to))
            give_one_of(keys, to, from);
        carry_back(slot, from, to, replaces);
    });
}

/// The slot stays at `from`. From now on nobody asks for the keys of it that `to` has.
void cluster::strand(hash_slot slot, std::size_t from, std::size_t to, bool keeps_counters)
{
    for (auto const& each : members_)
        each->server.be_asked_for([&by = *each](auto const& key) { return by.is_asked_for(key); });
    for (auto const& key : keys_of(slot, to)) {
        if (keeps_counters && key.ends_with(":fence") && !members_[from]->has(key))
            give(key, to, from, false);
    }
    members_[to]->server.strand(keys_of(slot, to));
}

void cluster::keep(hash_slot slot)
{
    auto const from = leader_of(slot);
    members_[from]->migrating.erase(slot);
    strand(slot, from, leaders_[next_shard(slot)], false);
}

void cluster::move_at_once(hash_slot slot, bool unheard)
{
    auto const from = leader_of(slot);
    auto const shard = next_shard(slot);
    auto const to = leaders_[shard];
    if (!answers(from) || !answers(to))
        return;
    busy_ = true;
    for (auto const& key : keys_of(slot, from))
        give(key, from, to, unheard);
    moved_[slot] = members_[from]->moved[slot] = members_[to]->moved[slot] = shard;
    tell_others([slot, shard](member& each) { each.moved[slot] = shard; });
}

} // namespace simulation
