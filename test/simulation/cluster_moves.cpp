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
        if (answers(from) && answers(to)) {
            auto const last = static_cast<int>(left.size()) - 1;
            auto const which = world::here().random().number(0, last);
            give(left[static_cast<std::size_t>(which)], from, to, false);
        }
        move_keys(slot, from, to);
    });
}

/// First to the one that gets the slot, so that there is always one that has it.
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
