// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/replicated_servers.hpp"

#include "support/groups.hpp"

#include <algorithm>
#include <exception>
#include <set>
#include <utility>

namespace support {

namespace {

std::string replication_field(redis_server const& server, std::string const& name)
{
    auto const text = "\n" + server.connect()->command({"INFO", "replication"}).text;
    auto const at = text.find("\n" + name + ":");
    if (at == std::string::npos)
        return {};
    auto const value = at + name.size() + 2;
    return text.substr(value, text.find('\r', value) - value);
}

bool takes_itself_for_master(redis_server const& server)
{
    return replication_field(server, "role") == "master";
}

bool follows(redis_server const& replica, redis_server const& master, long long offset)
{
    return replication_field(replica, "master_port") == std::to_string(master.port()) &&
           replication_field(replica, "master_link_status") == "up" &&
           std::stoll(replication_field(replica, "slave_repl_offset")) >= offset;
}

long long offset_of(redis_server const& master)
{
    return std::stoll(replication_field(master, "master_repl_offset"));
}

/// The answer to a question; false if it throws, since a server may just be starting, or closing
/// its connections.
template <class Question>
bool surely(Question question)
{
    try {
        return question();
    } catch (std::exception const&) {
        return false;
    }
}

} // namespace

shard replicated_servers::settle(std::string const& key)
{
    shard found;
    wait_until("one master, replicas in step, and all agree",
               [&] { return surely([&] { return settled(key, found); }); });
    return found;
}

bool replicated_servers::settled(std::string const& key, shard& found)
{
    found = {};
    for (auto* const each : members(key)) {
        if (!takes_itself_for_master(*each))
            found.replicas.push_back(each);
        else if (std::exchange(found.master, each))
            return false;
    }
    if (!found.master)
        return false;
    auto const offset = offset_of(*found.master);
    return std::ranges::all_of(found.replicas,
                               [&](auto* each) { return follows(*each, *found.master, offset); }) &&
           all_name(*found.master, nullptr, key);
}

bool replicated_servers::together(std::string const& one, std::string const& other)
{
    return members(one) == members(other);
}

redis_server& replicated_servers::wait_for_successor(shard const& old, std::string const& key)
{
    redis_server* found = nullptr;
    wait_until("a replica in the master's place", [&] {
        return std::ranges::any_of(old.replicas, [&](redis_server* each) {
            found = each;
            return surely(
                [&] { return takes_itself_for_master(*each) && all_name(*each, old.master, key); });
        });
    });
    return *found;
}

std::string replicated_servers::text()
{
    std::string lines;
    for (auto* const each : all()) {
        lines += "\n" + std::to_string(each->port()) + ": ";
        try {
            auto const asked = each->connect(500ms);
            lines += asked->command({"INFO", "replication"}).text;
            lines += asked->command({"CLUSTER", "NODES"}).text;
        } catch (std::exception const& error) {
            lines += error.what();
        }
    }
    return lines;
}

std::vector<std::string> replicated_servers::durable()
{
    return {"--appendonly", "yes", "--appendfsync", "always"};
}

std::string replicated_cluster::url()
{
    return "redis://127.0.0.1:" + std::to_string(cluster_[0].port()) +
           ",127.0.0.1:" + std::to_string(cluster_[4].port());
}

void replicated_cluster::ask_for_fail_over(shard const& now)
{
    auto const& next = *now.replicas.front();
    auto asked = steady::now() - 1h;
    // A replica asks for votes at most every eight seconds, the other masters vote for the same
    // shard at most every four, and a fail-over that was asked for is given up after five.
    wait_until("a replica that takes its master's place", [&] {
        if (since(asked) > 6s) {
            next.connect()->command({"CLUSTER", "FAILOVER"});
            asked = steady::now();
        }
        return takes_itself_for_master(next);
    });
}

std::size_t replicated_cluster::master_beside(std::size_t server, std::size_t distance)
{
    auto const other = (server + distance) % 3;
    return takes_itself_for_master(cluster_[other]) ? other : other + 3;
}

std::vector<redis_server*> replicated_cluster::all()
{
    std::vector<redis_server*> found;
    for (auto& each : cluster_)
        found.push_back(&each);
    return found;
}

std::vector<redis_server*> replicated_cluster::members(std::string const& key)
{
    // A slot may be anywhere, but a replica stays with its master.
    auto const owner = cluster_.owner_of(key);
    return {&cluster_[owner], &cluster_[(owner + 3) % 6]};
}

bool replicated_cluster::all_name(redis_server const& master, redis_server const* silent,
                                  std::string const& key)
{
    std::set<std::string> epochs;
    auto const moved = ':' + std::to_string(master.port());
    for (auto& each : cluster_) {
        if (&each == silent)
            continue;
        auto const asked = each.connect();
        if (&each != &master && !asked->command({"GET", key}).text.ends_with(moved))
            return false;
        auto const text = asked->command({"CLUSTER", "INFO"}).text;
        if (text.find("cluster_state:ok") == text.npos)
            return false;
        auto const at = text.find("cluster_current_epoch:");
        epochs.insert(text.substr(at, text.find('\r', at) - at));
    }
    return epochs.size() == 1;
}

std::string replicated_group::url()
{
    std::string text = "redis-sentinel://";
    for (std::size_t i = 0; i < 3; ++i)
        text += (i ? ",127.0.0.1:" : "127.0.0.1:") + std::to_string(group_.sentinel(i).port());
    return text + '/' + sentinel_group::name;
}

void replicated_group::ask_for_fail_over(shard const& now)
{
    // Soon after a fail-over, a sentinel may not have heard from the replicas yet, and refuses
    // another. It gives up a fail-over of which it hears nothing for two seconds, also where the
    // replica is a master already, and makes that a replica again.
    auto begun = steady::now() - 1h;
    wait_until("a replica that takes its master's place", [&] {
        if (since(begun) > 4s && !group_.sentinel(0)
                                      .try_command({"SENTINEL", "FAILOVER", sentinel_group::name})
                                      .is_error())
            begun = steady::now();
        return std::ranges::any_of(now.replicas, [&](auto* each) {
            return surely(
                [&] { return takes_itself_for_master(*each) && all_name(*each, now.master, {}); });
        });
    });
}

void replicated_group::demote(redis_server& old, redis_server const& master)
{
    old.connect()->command({"REPLICAOF", "127.0.0.1", std::to_string(master.port())});
}

long long replicated_group::reign()
{
    long long newest = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        auto const known = group_.sentinel(i).command({"SENTINEL", "MASTER", group_.name}).elements;
        auto const epoch = std::ranges::find(known, "config-epoch", &redis_value::text);
        newest = std::max(newest, std::stoll((epoch + 1)->text));
    }
    return newest;
}

std::vector<redis_server*> replicated_group::members(std::string const&)
{
    return all();
}

std::vector<redis_server*> replicated_group::all()
{
    return {&group_.server(0), &group_.server(1), &group_.server(2)};
}

bool replicated_group::all_name(redis_server const& master, redis_server const*, std::string const&)
{
    for (std::size_t i = 0; i < 3; ++i) {
        auto& sentinel = group_.sentinel(i);
        auto const at = sentinel.command({"SENTINEL", "GET-MASTER-ADDR-BY-NAME", group_.name});
        if (at.elements.at(1).text != std::to_string(master.port()))
            return false;
        auto const known = sentinel.command({"SENTINEL", "MASTER", group_.name});
        auto const flags = std::ranges::find(known.elements, "flags", &redis_value::text);
        if (flags == known.elements.end() || (flags + 1)->text != "master")
            return false;
    }
    return true;
}

void cut_off_replicas(shard const& now)
{
    for (auto* const each : now.replicas)
        each->pause();
    // What has been written to their sockets would be read later.
    now.master->connect()->command({"CLIENT", "KILL", "TYPE", "replica"});
}

void hold_writes(redis_server const& server)
{
    server.connect()->command({"CLIENT", "PAUSE", "120000", "WRITE"});
}

void allow_writes(redis_server const& server)
{
    server.connect()->command({"CLIENT", "UNPAUSE"});
}

void wait_until_replica(redis_server const& server)
{
    wait_until("an old master that is a replica",
               [&] { return surely([&] { return !takes_itself_for_master(server); }); });
}

void wait_until_in_step(shard const& now)
{
    auto const offset = offset_of(*now.master);
    wait_until("the replicas in step", [&] {
        return std::ranges::all_of(now.replicas,
                                   [&](auto* each) { return follows(*each, *now.master, offset); });
    });
}

} // namespace support
