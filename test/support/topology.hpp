// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/cluster_of_one.hpp"
#include "support/groups.hpp"
#include "support/redis_server.hpp"

#include <colock/node_address.hpp>

#include <algorithm>
#include <cctype>
#include <deque>
#include <doctest/doctest.h>
#include <string>
#include <utility>
#include <vector>

namespace support {

/// What the servers of a topology are to a client.
enum class shape {
    servers,  ///< Servers.
    cluster,  ///< Each a Cluster of one master.
    sentinel, ///< Each a Sentinel group without a replica.
    mixed,    ///< In turn a Cluster, a Sentinel group and a server.
};

/// The one with which the contract is tried now.
inline shape shape_tried = shape::servers;

/// Some independent servers, over which one lock is held.
class topology {
public:
    explicit topology(int nodes = 1, server_options const& options = {}, shape of = shape_tried)
        : shape_{of}
    {
        for (int i = 0; i < nodes; ++i) {
            if (is_cluster(i))
                servers_.push_back(cluster_of_one(options));
            else
                servers_.emplace_back(options);
            if (is_sentinel_group(i))
                add_sentinel(servers_.back(), options.password);
        }
    }

    int size() const { return static_cast<int>(servers_.size()); }
    int quorum() const { return size() / 2 + 1; }
    int minority() const { return size() - quorum(); }

    redis_server& operator[](int node) { return servers_[static_cast<std::size_t>(node)]; }
    auto begin() { return servers_.begin(); }
    auto end() { return servers_.end(); }

    std::vector<colock::node_address> addresses() const
    {
        std::vector<colock::node_address> addresses;
        auto sentinel = sentinels_.begin();
        for (auto const& server : servers_) {
            auto& address = addresses.emplace_back(server.address());
            if (is_sentinel_group(static_cast<int>(addresses.size()) - 1)) {
                address.port = (sentinel++)->port();
                address.sentinel_master = "mymaster";
            }
        }
        return addresses;
    }

    void command_all(std::vector<std::string> const& words)
    {
        for (auto& server : servers_)
            server.command(words);
    }

    /// All of them become replicas of this one, and are in step when this returns.
    void follow(redis_server& master)
    {
        // By default a master waits for more of them for five seconds.
        master.command({"CONFIG", "SET", "repl-diskless-sync-delay", "0"});
        for (auto& server : servers_)
            server.command({"REPLICAOF", "127.0.0.1", std::to_string(master.port())});
        // WAIT alone is not enough. It asks for what its own connection has written. If that is
        // nothing, it counts a replica that is still loading, and one that has loaded but gets no
        // commands yet: its master waits for an acknowledgement, which may take a second.
        wait_until("the replicas to have loaded", [&] {
            return std::ranges::all_of(servers_, [](auto& each) {
                return each.command({"INFO", "replication"}).text.find("master_link_status:up") !=
                       std::string::npos;
            });
        });
        master.command({"PUBLISH", "replicas", "follow"});
        wait_until("the replicas to be in step", [&] {
            return master.command({"WAIT", std::to_string(size()), "100"}) == size();
        });
    }

    /// On how many servers a lock is held by this lock_id.
    int holding(std::string const& key, std::string_view value)
    {
        int nodes = 0;
        for (auto& server : servers_) {
            auto const plain = server.try_command({"GET", key});
            nodes += plain.is_error() ? server.command({"HEXISTS", key, std::string{value}}) == 1
                                      : plain == value;
        }
        return nodes;
    }

    /// On how many servers there is this key.
    int existing(std::string const& key)
    {
        int nodes = 0;
        for (auto& server : servers_)
            nodes += server.command({"EXISTS", key}) == 1;
        return nodes;
    }

    /// Every key on any server that is a lock, or that would stay for ever: one line for each. What
    /// may remain is a fencing counter, which is a decimal number and expires.
    std::vector<std::string> left_behind(std::string const& pattern = "*")
    {
        std::vector<std::string> lines;
        for (auto& server : servers_) {
            for (auto const& key : server.keys_matching(pattern)) {
                auto const value = server.try_command({"GET", key});
                auto const life = server.command({"PTTL", key}).integer;
                if (life == -2)
                    continue;
                bool const is_counter =
                    life >= 0 && !value.text.empty() &&
                    value.text.find_first_not_of("0123456789") == std::string::npos;
                if (!is_counter)
                    lines.push_back(server.address().label() + ": " + key + " = " + value.text +
                                    " for " + std::to_string(life) + " ms");
            }
        }
        return lines;
    }

private:
    bool is_cluster(int node) const
    {
        return shape_ == shape::cluster || (shape_ == shape::mixed && node % 3 == 0);
    }
    bool is_sentinel_group(int node) const
    {
        return shape_ == shape::sentinel || (shape_ == shape::mixed && node % 3 == 1);
    }

    void add_sentinel(redis_server const& watched, std::string const& password)
    {
        auto& sentinel = sentinels_.emplace_back(server_options{.sentinel = true});
        sentinel.command(
            {"SENTINEL", "MONITOR", "mymaster", "127.0.0.1", std::to_string(watched.port()), "1"});
        if (!password.empty())
            sentinel.command({"SENTINEL", "SET", "mymaster", "auth-pass", password});
    }

    shape shape_;
    std::deque<redis_server> servers_;
    std::deque<redis_server> sentinels_; ///< In the order of the servers that they watch.
};

} // namespace support

namespace doctest {
template <>
struct StringMaker<std::vector<std::string>> {
    static String convert(std::vector<std::string> const& lines)
    {
        std::string text;
        for (auto const& line : lines)
            text += line + "; ";
        return text.empty() ? "(none)" : text.c_str();
    }
};
} // namespace doctest
