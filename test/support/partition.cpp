// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/partition.hpp"

#include "support/groups.hpp"
#include "support/process.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <sched.h>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace support {

namespace {

constexpr int slots = 16'384;

int open_own_network()
{
    return ::open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC);
}

/// Runs the command `ip` inside a network.
void ip(network const& where, std::vector<std::string> arguments)
{
    std::string text = "ip";
    for (auto const& each : arguments)
        text += ' ' + each;
    arguments.insert(arguments.begin(), "ip");
    inside const here{where};
    if (process{std::move(arguments), {}}.wait() != 0)
        throw std::runtime_error{text + " has failed"};
}

std::string port_at_switch(partition::side which)
{
    return "to" + std::to_string(which);
}

} // namespace

network::network()
{
    // By a thread of its own: only the thread that calls unshare() gets a new namespace.
    int error = 0;
    std::thread{[&] {
        if (::unshare(CLONE_NEWNET) != 0 || (descriptor_ = open_own_network()) < 0)
            error = errno;
    }}.join();
    if (error)
        throw std::system_error{error, std::generic_category(), "no network namespace"};
}

network::~network()
{
    ::close(descriptor_);
}

std::string network::path() const
{
    return "/proc/" + std::to_string(::getpid()) + "/fd/" + std::to_string(descriptor_);
}

inside::inside(network const& where) : before_{open_own_network()}
{
    if (before_ >= 0 && ::setns(where.descriptor_, CLONE_NEWNET) == 0)
        return;
    int const error = errno;
    ::close(before_);
    throw std::system_error{error, std::generic_category(), "no way into a network namespace"};
}

inside::~inside()
{
    if (::setns(before_, CLONE_NEWNET) != 0) {
        std::perror("no way out of a network namespace");
        std::abort();
    }
    ::close(before_);
}

partition::partition()
{
    ip(switch_, {"link", "add", "switch", "type", "bridge"});
    ip(switch_, {"link", "set", "dev", "switch", "up"});
    for (auto const which : {majority, minority}) {
        auto const port = port_at_switch(which);
        auto const& side = sides_[which];
        ip(switch_,
           {"link", "add", port, "type", "veth", "peer", "name", "card", "netns", side.path()});
        ip(switch_, {"link", "set", "dev", port, "master", "switch", "up"});
        // What a server sends to its own address goes by way of this interface, too.
        ip(side, {"link", "set", "dev", "lo", "up"});
        ip(side, {"address", "add", address(which) + "/24", "dev", "card"});
        ip(side, {"link", "set", "dev", "card", "up"});
    }
}

void partition::cut()
{
    ip(switch_, {"link", "set", "dev", port_at_switch(minority), "nomaster"});
}

void partition::heal()
{
    ip(switch_, {"link", "set", "dev", port_at_switch(minority), "master", "switch"});
}

std::string why_no_partition()
{
    try {
        partition{};
        return {};
    } catch (std::exception const& error) {
        return error.what();
    }
}

void parted_servers::start(side where, server_options options, std::deque<redis_server>& among)
{
    options.arguments.insert(options.arguments.end(),
                             {"--bind", partition::address(where), "--protected-mode", "no"});
    inside const here{networks_[where]};
    among.emplace_back(std::move(options));
}

std::string parted_servers::place(side where, redis_server const& of)
{
    return partition::address(where) + ':' + std::to_string(of.port());
}

bool parted_servers::all_well() const
{
    auto const says = [](redis_server const& server, char const* what) {
        auto const text = server.connect()->command({"INFO", "replication"}).text;
        return text.find(what) != text.npos;
    };
    return says(servers_.front(), "role:master") && says(servers_.back(), "role:slave") &&
           says(servers_.back(), "master_link_status:up");
}

void parted_servers::wait_until_in_step() const
{
    wait_until("a replica is not in step", [&] { return all_well(); });
}

parted_cluster::parted_cluster(std::string const& key, milliseconds goes_on)
{
    server_options const options{.arguments = {"--cluster-enabled", "yes", "--cluster-config-file",
                                               "nodes.conf", "--cluster-node-timeout",
                                               std::to_string(node_timeout.count()),
                                               "--repl-diskless-sync-delay", "0"}};
    start(partition::minority, options);
    for (int i = 0; i < 3; ++i)
        start(partition::majority, options);
    auto& first = servers_.front();
    first.command({"CONFIG", "SET", "cluster-node-timeout", std::to_string(goes_on.count())});
    auto const masters = 3;
    auto const part = first.command({"CLUSTER", "KEYSLOT", key}).integer * masters / slots;
    for (std::size_t i = 0; i < servers_.size(); ++i) {
        auto& each = servers_[i];
        each.command({"CLUSTER", "SET-CONFIG-EPOCH", std::to_string(i + 1)});
        auto const its = (part + static_cast<int>(i)) % masters;
        if (i < masters)
            each.command({"CLUSTER", "ADDSLOTSRANGE", std::to_string(slots * its / masters),
                          std::to_string(slots * (its + 1) / masters - 1)});
        if (i > 0)
            each.command({"CLUSTER", "MEET", partition::address(partition::minority),
                          std::to_string(first.port())});
    }
    auto const all_say = [&](std::string const& what, std::vector<std::string> const& asked) {
        return std::ranges::all_of(servers_, [&](redis_server& each) {
            return each.command(asked).text.find(what) != std::string::npos;
        });
    };
    wait_until("not all know each other", [&] {
        return all_say("cluster_state:ok", {"CLUSTER", "INFO"}) &&
               all_say("cluster_known_nodes:4\r", {"CLUSTER", "INFO"});
    });
    servers_.back().command({"CLUSTER", "REPLICATE", first.command({"CLUSTER", "MYID"}).text});
    wait_until_in_step();
    wait_until("not all know the replica", [&] { return all_say("slave", {"CLUSTER", "NODES"}); });
}

std::string parted_cluster::url() const
{
    return "redis://" + place(partition::majority, servers_[1]) + ',' +
           place(partition::minority, servers_[0]);
}

parted_group::parted_group()
{
    server_options const options{.arguments = {"--repl-diskless-sync-delay", "0"}};
    start(partition::minority, options);
    start(partition::majority, options);
    auto const host = partition::address(partition::minority);
    auto const port = std::to_string(servers_.front().port());
    servers_.back().command({"REPLICAOF", host, port});
    wait_until_in_step();

    for (auto const where : {partition::majority, partition::majority, partition::minority}) {
        start(where, {.sentinel = true}, sentinels_);
        auto& each = sentinels_.back();
        each.command({"SENTINEL", "MONITOR", "mymaster", host, port, "2"});
        each.command({"SENTINEL", "SET", "mymaster", "down-after-milliseconds", "1000",
                      "failover-timeout", "2000"});
    }
    auto const knows_all = [](redis_server& each) {
        auto const known = each.command({"SENTINEL", "MASTER", "mymaster"}).elements;
        auto const says = [&](std::string_view field, std::string_view value) {
            auto const found = std::ranges::find(known, field, &redis_value::text);
            return found != known.end() && (found + 1)->text == value;
        };
        return says("num-other-sentinels", "2") && says("num-slaves", "1") &&
               says("flags", "master");
    };
    wait_until("not all sentinels know all",
               [&] { return std::ranges::all_of(sentinels_, knows_all); });
    // A sentinel that was held up for over 2 s is in TILT: it decides nothing for 30 s.
    auto const is_tilted = [](redis_server& each) {
        return each.info("sentinel", "sentinel_tilt") != 0;
    };
    wait_until(
        "a sentinel is in TILT", [&] { return std::ranges::none_of(sentinels_, is_tilted); },
        2 * stuck);
}

std::string parted_group::url() const
{
    return "redis-sentinel://" + place(partition::majority, sentinels_[0]) + ',' +
           place(partition::majority, sentinels_[1]) + ',' +
           place(partition::minority, sentinels_[2]) + "/mymaster";
}

} // namespace support
