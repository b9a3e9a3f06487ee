// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "cluster.hpp"

#include "network.hpp"

#include "support/simulated_front.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace simulation {

using colock::detail::hash_slot_count;
using colock::detail::slot_of;
using support::redis_value;
using type = redis_value::type;
using part = host::part;

namespace {

redis_value integer(std::size_t value)
{
    return {type::integer, static_cast<std::int64_t>(value), {}, {}};
}

} // namespace

/// A server, and what it believes.
class cluster::member final : public support::simulated_slots {
public:
    member(cluster const& whole, std::size_t number, host& server)
        : server{server}, leaders{whole.leaders_}, whole_{whole}, number_{number}
    {
    }

    std::string refusal(std::vector<std::string> const& keys, bool asking) const override
    {
        auto const slot = slot_of(keys.front());
        if (std::any_of(keys.begin(), keys.end(),
                        [&](auto const& key) { return slot_of(key) != slot; }))
            return "CROSSSLOT Keys in request don't hash to the same slot";
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

    redis_value slots() const override
    {
        redis_value all{type::array, 0, {}, {}};
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
            // All that have no slot are its replicas.
            redis_value range{type::array, 0, {}, {integer(first), integer(last), named(owner)}};
            for (std::size_t each = 0; each < whole_.members_.size(); ++each) {
                if (std::find(leaders.begin(), leaders.end(), each) == leaders.end())
                    range.elements.push_back(named(each));
            }
            all.elements.push_back(std::move(range));
        }
        return all;
    }

    std::string id() const override { return id_of(number_); }

    bool has(std::string const& key) const
    {
        auto const& memory = server.memory();
        auto const found = memory.entries().find(key);
        return found != memory.entries().end() && !found->second.expired(memory.now());
    }

    host& server;
    std::map<hash_slot, std::size_t> moved{};
    std::vector<std::size_t> leaders;
    std::map<hash_slot, std::size_t> migrating{};
    std::set<hash_slot> importing{};
    bool down = false; ///< It believes that a master is missing.

private:
    /// See simulated_node.
    std::size_t port(std::size_t which) const
    {
        return static_cast<std::size_t>(whole_.members_[which]->server.number()) + 1;
    }
    std::string address(hash_slot slot, std::size_t which) const
    {
        return std::to_string(slot) + " host:" + std::to_string(port(which));
    }
    std::string id_of(std::size_t which) const { return "id of " + std::to_string(port(which)); }
    redis_value named(std::size_t which) const
    {
        return {type::array,
                0,
                {},
                {{type::string, 0, "host", {}},
                 integer(port(which)),
                 {type::string, 0, id_of(which), {}}}};
    }

    cluster const& whole_;
    std::size_t number_;
};

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

std::size_t cluster::replica() const
{
    std::size_t which = 0;
    while (std::find(leaders_.begin(), leaders_.end(), which) != leaders_.end())
        ++which;
    return which;
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
    world::here().after(
        behind, [this, dead, time, keeps_counters, &server, state = server.at_present().memory()] {
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
        for (auto const& each : members_)
            each->down = &each->server != &server && all.random().chance(50);
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
    leaders_[shard] = members_[next]->leaders[shard] = next;
    members_[next]->down = false;
    busy_ = true;
    tell_others([shard, next, &server](member& each) {
        if (&each.server == &server)
            return;
        each.leaders[shard] = next;
        each.down = false;
    });
    if (how.why == takeover::cause::request) {
        as_soon_as_it_answers(old, [this, old, shard] { demote(old, shard); });
        return;
    }
    if (how.why == takeover::cause::halt)
        all.after(all.random().time(0ns, how.unheard), [&server] { server.stall(false); });
    all.after(how.unheard, [this, old, shard, how, &all, &server] {
        members_[old]->down = true;
        all.after(how.away, [this, old, shard, &all, &server] {
            if (!server.up()) {
                server.note_lost_to(members_[leaders_[shard]]->server.at_present().memory());
                server.start(all.random().chance(50));
            }
            as_soon_as_it_answers(old, [this, old, shard] { demote(old, shard); });
        });
    });
}

/// It hears that it is a replica.
void cluster::demote(std::size_t old, std::size_t shard)
{
    auto& server = members_[old]->server;
    world::here().note("  host ", server.number(), " becomes a replica");
    members_[old]->leaders = leaders_;
    members_[old]->down = false;
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
    leaders_[shard] = members_[replica]->leaders[shard] = replica;
    members_[replica]->down = false;
    // It comes back as a replica, which has no slot.
    members_[dead]->leaders[shard] = replica;
    server.start(false);
    tell_others([shard, replica](member& each) {
        each.leaders[shard] = replica;
        each.down = false;
    });
}

} // namespace simulation
