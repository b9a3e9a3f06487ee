// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/redis_cluster.hpp"

#include "support/groups.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <thread>

namespace support {

namespace {

constexpr std::size_t slots = 16'384;

} // namespace

redis_cluster::redis_cluster(std::size_t masters, std::size_t replicas_of_each,
                             std::vector<std::string> const& arguments, bool tls)
{
    server_options options;
    options.arguments = {
        "--cluster-enabled",      "yes",  "--cluster-config-file",      "nodes.conf",
        "--cluster-node-timeout", "2000", "--repl-diskless-sync-delay", "0"};
    options.arguments.insert(options.arguments.end(), arguments.begin(), arguments.end());
    if (tls) {
        use_tls(options);
        options.arguments.insert(options.arguments.end(), {"--tls-cluster", "yes"});
    }
    for (std::size_t i = 0; i < masters * (1 + replicas_of_each); ++i)
        servers_.emplace_back(options);
    for (std::size_t i = 0; i < size(); ++i)
        servers_[i].command({"CLUSTER", "SET-CONFIG-EPOCH", std::to_string(i + 1)});
    for (std::size_t i = 0; i < masters; ++i)
        servers_[i].command({"CLUSTER", "ADDSLOTSRANGE", std::to_string(slots * i / masters),
                             std::to_string(slots * (i + 1) / masters - 1)});
    for (std::size_t i = 1; i < size(); ++i)
        servers_[i].command({"CLUSTER", "MEET", "127.0.0.1", std::to_string(servers_[0].port())});
    wait_until_all_agree();
    for (std::size_t i = masters; i < size(); ++i)
        servers_[i].command({"CLUSTER", "REPLICATE", id_of(i % masters)});
    for (std::size_t i = masters; i < size(); ++i) {
        wait_until("a replica is not in step", [&] {
            return servers_[i]
                       .command({"INFO", "replication"})
                       .text.find("master_link_status:up") != std::string::npos;
        });
    }
    // All of them have heard who is a replica now.
    wait_until("not all know the replicas", [&] {
        return std::all_of(begin(), end(), [&](redis_server& each) {
            auto const text = each.command({"CLUSTER", "NODES"}).text;
            std::size_t found = 0;
            for (auto at = text.find("slave"); at != text.npos; at = text.find("slave", at + 1))
                ++found;
            return found == size() - masters;
        });
    });
}

void redis_cluster::wait_until_all_agree()
{
    auto const known = "cluster_known_nodes:" + std::to_string(size()) + "\r";
    wait_until("not all know each other", [&] {
        return std::all_of(begin(), end(), [&](redis_server& each) {
            auto const text = each.command({"CLUSTER", "INFO"}).text;
            return text.find("cluster_state:ok") != text.npos && text.find(known) != text.npos;
        });
    });
}

std::string redis_cluster::slot_of(std::string_view key)
{
    return std::to_string(servers_[0].command({"CLUSTER", "KEYSLOT", std::string{key}}).integer);
}

std::string redis_cluster::id_of(std::size_t which)
{
    return servers_[which].command({"CLUSTER", "MYID"}).text;
}

std::size_t redis_cluster::owner_of(std::string_view key)
{
    for (std::size_t i = 0; i < size(); ++i) {
        auto const answer = servers_[i].try_command({"GET", std::string{key}});
        bool const elsewhere = answer.is_error() && answer.text.starts_with("MOVED");
        if (!elsewhere)
            return i;
    }
    throw std::runtime_error{"no server has this slot"};
}

void redis_cluster::open_slot(std::string_view key, std::size_t target)
{
    auto const source = owner_of(key);
    servers_[target].command({"CLUSTER", "SETSLOT", slot_of(key), "IMPORTING", id_of(source)});
    servers_[source].command({"CLUSTER", "SETSLOT", slot_of(key), "MIGRATING", id_of(target)});
}

void redis_cluster::move_key(std::string_view key, std::size_t source, std::size_t target)
{
    servers_[source].command({"MIGRATE", "127.0.0.1", std::to_string(servers_[target].port()),
                              std::string{key}, "0", "5000"});
}

void redis_cluster::move_all_keys(std::string_view key, std::size_t source, std::size_t target)
{
    for (;;) {
        auto const found =
            servers_[source].command({"CLUSTER", "GETKEYSINSLOT", slot_of(key), "100"});
        if (found.elements.empty())
            return;
        for (auto const& each : found.elements)
            move_key(each.text, source, target);
    }
}

void redis_cluster::keep_slot(std::string_view key, std::size_t at)
{
    servers_[at].command({"CLUSTER", "SETSLOT", slot_of(key), "STABLE"});
}

std::vector<std::string> redis_cluster::stranded(std::string_view key, std::size_t at)
{
    std::vector<std::string> keys;
    for (auto const& each :
         servers_[at].command({"CLUSTER", "GETKEYSINSLOT", slot_of(key), "100"}).elements)
        keys.push_back(each.text);
    std::sort(keys.begin(), keys.end());
    return keys;
}

void redis_cluster::drop_stranded(std::string_view key, std::size_t at)
{
    servers_[at].command({"CLUSTER", "SETSLOT", slot_of(key), "IMPORTING", id_of(owner_of(key))});
    for (auto const& each : stranded(key, at)) {
        servers_[at].command({"ASKING"});
        servers_[at].command({"DEL", each});
    }
    keep_slot(key, at);
}

void redis_cluster::close_slot(std::string_view key, std::size_t target)
{
    auto const id = id_of(target);
    servers_[target].command({"CLUSTER", "SETSLOT", slot_of(key), "NODE", id});
    for (std::size_t i = 0; i < size(); ++i) {
        if (i != target && is_master(servers_[i]))
            servers_[i].command({"CLUSTER", "SETSLOT", slot_of(key), "NODE", id});
    }
    // A server that does not know of this epoch yet would claim the next slot with the same one,
    // and both claims would fail.
    wait_until("not all know who has a slot", [&] {
        std::set<std::string> epochs;
        for (std::size_t i = 0; i < size(); ++i) {
            if (i != target && !servers_[i]
                                    .try_command({"GET", std::string{key}})
                                    .text.ends_with(':' + std::to_string(servers_[target].port())))
                return false;
            auto const text = servers_[i].command({"CLUSTER", "INFO"}).text;
            auto const at = text.find("cluster_current_epoch:");
            epochs.insert(text.substr(at, text.find('\r', at) - at));
        }
        return epochs.size() == 1;
    });
}

void redis_cluster::move_slot(std::string_view key, std::size_t target)
{
    auto const source = owner_of(key);
    if (source == target)
        return;
    open_slot(key, target);
    move_all_keys(key, source, target);
    close_slot(key, target);
}

std::vector<std::string> redis_cluster::left_behind()
{
    std::vector<std::string> all;
    for (auto& each : servers_) {
        if (!is_master(each))
            continue;
        auto lines = left_behind_at(each);
        all.insert(all.end(), lines.begin(), lines.end());
    }
    return all;
}

std::size_t redis_cluster::existing(std::string const& key)
{
    std::size_t found = 0;
    for (std::size_t i = 0; i < size(); ++i) {
        if (is_master(servers_[i])) {
            auto const keys = servers_[i].keys_matching();
            found += static_cast<std::size_t>(std::count(keys.begin(), keys.end(), key));
        }
    }
    return found;
}

} // namespace support
