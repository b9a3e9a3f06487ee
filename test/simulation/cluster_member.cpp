// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "cluster_member.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace simulation {

using colock::detail::hash_slot_count;
using colock::detail::slot_of;
using support::redis_value;
using type = redis_value::type;

namespace {

redis_value integer(std::size_t value)
{
    return {type::integer, static_cast<std::int64_t>(value), {}, {}};
}

} // namespace

std::string cluster::member::refusal(std::vector<std::string> const& keys, bool asking) const
{
    auto const slot = slot_of(keys.front());
    if (std::any_of(keys.begin(), keys.end(),
                    [&](auto const& key) { return slot_of(key) != slot; }))
        return "CROSSSLOT Keys in request don't hash to the same slot";
    if (blank)
        return "CLUSTERDOWN Hash slot not served";
    if (down)
        return "CLUSTERDOWN The cluster is down";
    auto const missing =
        std::count_if(keys.begin(), keys.end(), [this](auto const& key) { return !has(key); });
    bool const some = missing > 0 && missing < static_cast<std::ptrdiff_t>(keys.size());
    constexpr char const* try_again = "TRYAGAIN Multiple keys request during rehashing of slot";
    auto const owner = leaders[whole_.shard_of(slot, moved)];
    if (owner == number_) {
        auto const to = migrating.find(slot);
        if (to == migrating.end() || missing == 0)
            return {};
        return some ? try_again : "ASK " + address(slot, to->second);
    }
    if (asking && importing.contains(slot))
        return keys.size() > 1 && missing > 0 ? try_again : std::string{};
    return "MOVED " + address(slot, owner);
}

std::string cluster::member::info() const
{
    return std::string{"cluster_state:"} + (down || blank ? "fail" : "ok") +
           "\r\ncluster_slots_assigned:" + (blank ? "0" : "16384") +
           "\r\ncluster_size:" + std::to_string(blank ? 0 : whole_.shards_) +
           "\r\ncluster_current_epoch:" + std::to_string(epoch) +
           "\r\ncluster_stats_messages_auth-ack_sent:" + std::to_string(votes) + "\r\n";
}

redis_value cluster::member::slots() const
{
    redis_value all{type::array, 0, {}, {}};
    if (blank)
        return all;
    std::set<std::size_t> starts;
    for (std::size_t shard = 0; shard < whole_.shards_; ++shard)
        starts.insert((shard * hash_slot_count + whole_.shards_ - 1) / whole_.shards_);
    for (auto const& [slot, shard] : moved)
        starts.insert({slot, slot + std::size_t{1}});
    starts.insert(hash_slot_count);
    for (auto start = starts.begin(); *start < hash_slot_count;) {
        auto const first = *start;
        auto const last = *++start - 1;
        auto const owner = leaders[whole_.shard_of(static_cast<hash_slot>(first), moved)];
        // Every server without slots is named as a replica of the owner.
        redis_value range{type::array, 0, {}, {integer(first), integer(last), named(owner)}};
        for (std::size_t each = 0; each < whole_.members_.size(); ++each) {
            if (std::find(leaders.begin(), leaders.end(), each) == leaders.end())
                range.elements.push_back(named(each));
        }
        all.elements.push_back(std::move(range));
    }
    return all;
}

void cluster::member::catch_up()
{
    leaders = whole_.leaders_;
    epoch = whole_.epoch_;
    down = blank = false;
}

bool cluster::member::has(std::string const& key) const
{
    auto const& memory = server.memory();
    auto const found = memory.entries().find(key);
    return found != memory.entries().end() && !found->second.expired(memory.now());
}

bool cluster::member::is_asked_for(std::string const& key) const
{
    auto const slot = slot_of(key);
    auto const owner = whole_.leader_of(slot);
    if (owner == number_)
        return true;
    auto const& other = *whole_.members_[owner];
    auto const to = other.migrating.find(slot);
    return to != other.migrating.end() && to->second == number_ && importing.contains(slot) &&
           !other.has(key);
}

redis_value cluster::member::named(std::size_t which) const
{
    return {
        type::array,
        0,
        {},
        {{type::string, 0, "host", {}}, integer(port(which)), {type::string, 0, id_of(which), {}}}};
}

} // namespace simulation
