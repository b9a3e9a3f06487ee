// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "failover_group.hpp"

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <thread>

namespace bench {
namespace {

using support::redis_server;
using support::sentinel_group;

/// What a server says that it is set to, as a text.
std::string setting_of(redis_server& server, std::string const& name)
{
    return name + ' ' + server.command({"CONFIG", "GET", name}).elements.at(1).text;
}

/// What a sentinel says that it is set to, as a text.
std::string setting_of_sentinel(redis_server& sentinel, std::string const& name)
{
    auto const all = sentinel.command({"SENTINEL", "MASTER", sentinel_group::name}).elements;
    for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
        if (all[i].text == name)
            return name + ' ' + all[i + 1].text;
    }
    throw std::runtime_error{"SENTINEL MASTER has no " + name};
}

/// Asks on a new connection: a sentinel closes all connections to the server that it promotes.
bool takes_writes(redis_server const& server, std::string const& key)
{
    try {
        return !server.connect()->command({"SET", key, "", "PX", "1"}).is_error();
    } catch (std::exception const&) {
        return false;
    }
}

bool names_another(redis_server const& sentinel, redis_server const& old)
{
    auto const said =
        sentinel.connect()->command({"SENTINEL", "GET-MASTER-ADDR-BY-NAME", sentinel_group::name});
    return said.elements.at(1).text != std::to_string(old.port());
}

} // namespace

failover_group group_of(support::redis_cluster& cluster, std::string const& key)
{
    auto const owner = cluster.owner_of(key);
    auto* const replica = &cluster[owner + cluster.size() / 2];
    failover_group result;
    result.address = cluster.address((owner + 1) % (cluster.size() / 2));
    result.master = &cluster[owner];
    result.replicas = {replica};
    result.fail_over = [replica] { replica->command({"CLUSTER", "FAILOVER"}); };
    result.settings = "3 masters with a replica each; " +
                      setting_of(*replica, "cluster-node-timeout") + " ms, " +
                      setting_of(*replica, "cluster-replica-validity-factor");
    return result;
}

failover_group group_of(sentinel_group& group)
{
    auto& sentinel = group.sentinel(0);
    failover_group result;
    result.address = group.address();
    result.master = &group.server(0);
    result.replicas = {&group.server(1), &group.server(2)};
    result.sentinels = {&group.sentinel(0), &group.sentinel(1), &group.sentinel(2)};
    result.fail_over = [&group] { group.fail_over(); };
    result.settings = "1 master, 2 replicas, 3 sentinels; " +
                      setting_of_sentinel(sentinel, "down-after-milliseconds") + ", " +
                      setting_of_sentinel(sentinel, "failover-timeout") + " ms, " +
                      setting_of_sentinel(sentinel, "quorum");
    return result;
}

succession watch(failover_group const& all, std::string const& key)
{
    succession result;
    result.not_before = steady::now();
    bool told = all.sentinels.empty();
    for (auto const end = steady::now() + std::chrono::seconds{30}; steady::now() < end;) {
        auto const tried = steady::now();
        if (!result.master) {
            auto const takes = [&](auto const* replica) { return takes_writes(*replica, key); };
            auto const found = std::ranges::find_if(all.replicas, takes);
            if (found == all.replicas.end()) {
                result.not_before = tried;
            } else {
                result.master = *found;
                result.takes_writes = steady::now();
            }
        }
        auto const names = [&](auto const* each) { return names_another(*each, *all.master); };
        if (!told && std::ranges::any_of(all.sentinels, names)) {
            told = true;
            result.told = steady::now();
        }
        if (result.master && told)
            return result;
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    throw std::runtime_error{"no replica became master in half a minute"};
}

} // namespace bench
