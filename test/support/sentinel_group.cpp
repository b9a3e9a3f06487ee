// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/sentinel_group.hpp"

#include "support/groups.hpp"

#include <algorithm>
#include <stdexcept>
#include <thread>

namespace support {

namespace {

/// Whether a sentinel is in TILT: it was held up for over 2 s, and decides nothing for 30 s.
bool is_tilted(redis_server& sentinel)
{
    return sentinel.info("sentinel", "sentinel_tilt") != 0;
}

/// A field of what a sentinel says of a master.
std::string field_of(redis_value const& answer, std::string_view name)
{
    for (std::size_t i = 0; i + 1 < answer.elements.size(); i += 2) {
        if (answer.elements[i].text == name)
            return answer.elements[i + 1].text;
    }
    return {};
}

} // namespace

sentinel_group::sentinel_group(group_options with) : with_{std::move(with)}
{
    server_options common;
    if (with_.tls)
        use_tls(common);
    auto of_server = common;
    of_server.password = with_.password;
    of_server.arguments.insert(of_server.arguments.end(), {"--repl-diskless-sync-delay", "0"});
    of_server.arguments.insert(of_server.arguments.end(), with_.arguments.begin(),
                               with_.arguments.end());
    if (!with_.password.empty())
        of_server.arguments.insert(of_server.arguments.end(), {"--masterauth", with_.password});
    for (std::size_t i = 0; i <= with_.replicas; ++i)
        servers_.emplace_back(of_server);
    auto const port = std::to_string(servers_[0].port());
    for (std::size_t i = 1; i < servers_.size(); ++i)
        servers_[i].command({"REPLICAOF", "127.0.0.1", port});
    wait_until_in_step();

    auto of_sentinel = common;
    of_sentinel.sentinel = true;
    of_sentinel.password = with_.sentinel_password;
    auto const quorum = std::to_string(with_.sentinels / 2 + 1);
    for (std::size_t i = 0; i < with_.sentinels; ++i) {
        auto& each = sentinels_.emplace_back(of_sentinel);
        if (!with_.sentinel_password.empty())
            each.command({"SENTINEL", "CONFIG", "SET", "sentinel-pass", with_.sentinel_password});
        each.command({"SENTINEL", "MONITOR", name, "127.0.0.1", port, quorum});
        if (!with_.password.empty())
            each.command({"SENTINEL", "SET", name, "auth-pass", with_.password});
        each.command({"SENTINEL", "SET", name, "down-after-milliseconds",
                      std::to_string(with_.down_after.count()), "failover-timeout", "2000"});
    }
    wait_until("not all sentinels know all", [&] {
        return std::all_of(sentinels_.begin(), sentinels_.end(), [&](redis_server& each) {
            auto const known = each.command({"SENTINEL", "MASTER", name});
            return field_of(known, "num-other-sentinels") == std::to_string(with_.sentinels - 1) &&
                   field_of(known, "num-slaves") == std::to_string(with_.replicas);
        });
    });
    wait_until(
        "a sentinel is in TILT",
        [&] { return std::none_of(sentinels_.begin(), sentinels_.end(), is_tilted); }, 2 * stuck);
}

void sentinel_group::wait_until_in_step()
{
    auto const from = std::find_if(servers_.begin(), servers_.end(), is_master);
    if (from == servers_.end())
        throw std::runtime_error{"there is no master"};
    wait_until("a replica is not in step", [&] {
        auto const reached = from->info("replication", "master_repl_offset");
        return std::all_of(servers_.begin(), servers_.end(), [&](redis_server& each) {
            return &each == &*from ||
                   (each.info("replication", "slave_repl_offset") >= reached &&
                    each.command({"INFO", "replication"}).text.find("master_link_status:up") !=
                        std::string::npos);
        });
    });
}

colock::node_address sentinel_group::address(std::size_t given) const
{
    auto all = sentinels_[0].address();
    for (std::size_t i = 1; i < std::min(given, sentinels_.size()); ++i)
        all.seeds.push_back({"127.0.0.1", sentinels_[i].port()});
    all.sentinel_master = name;
    all.password = with_.password;
    all.sentinel_password = with_.sentinel_password;
    return all;
}

std::size_t sentinel_group::master()
{
    auto const at = sentinels_[0].command({"SENTINEL", "GET-MASTER-ADDR-BY-NAME", name});
    for (std::size_t i = 0; i < servers_.size(); ++i) {
        if (std::to_string(servers_[i].port()) == at.elements.at(1).text)
            return i;
    }
    throw std::runtime_error{"the master is none of the group's servers"};
}

std::vector<std::string> sentinel_group::keys_at(std::size_t which)
{
    std::vector<std::string> keys;
    for (auto const& key : servers_[which].connect()->command({"KEYS", "*"}).elements)
        keys.push_back(key.text);
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::vector<std::string> sentinel_group::left_behind()
{
    return left_behind_at(servers_[master()]);
}

std::string sentinel_group::logs() const
{
    std::string all;
    for (auto const& each : sentinels_)
        all += "sentinel " + each.address().label() + ":\n" + each.log();
    return all;
}

} // namespace support
