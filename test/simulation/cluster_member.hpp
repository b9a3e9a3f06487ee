// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "cluster.hpp"
#include "network.hpp"

#include "support/simulated_front.hpp"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace simulation {

/// A server, and what it believes.
class cluster::member final : public support::simulated_slots {
public:
    member(cluster const& whole, std::size_t number, host& server)
        : server{server}, leaders{whole.leaders_}, whole_{whole}, number_{number}
    {
    }

    std::string refusal(std::vector<std::string> const& keys, bool asking) const override;
    std::string info() const override;
    support::redis_value slots() const override;
    std::string id() const override { return id_of(number_); }

    /// It hears who the masters are.
    void catch_up();
    bool has(std::string const& key) const;
    /// In truth: whether whoever asks for this key is sent here.
    bool is_asked_for(std::string const& key) const;

    host& server;
    std::map<hash_slot, std::size_t> moved{};
    std::vector<std::size_t> leaders;
    std::map<hash_slot, std::size_t> migrating{};
    std::set<hash_slot> importing{};
    bool down = false;     ///< It believes that a master is missing.
    bool blank = false;    ///< It knows of no slots: it has not been met by the others yet.
    std::size_t epoch = 1; ///< The number of the last election that it knows of.
    std::size_t votes = 0; ///< How often it has voted for a replica.

private:
    /// By the port, a simulated_node finds the host.
    std::size_t port(std::size_t which) const
    {
        return static_cast<std::size_t>(whole_.members_[which]->server.number()) + 1;
    }
    std::string address(hash_slot slot, std::size_t which) const
    {
        return std::to_string(slot) + " host:" + std::to_string(port(which));
    }
    std::string id_of(std::size_t which) const { return "id of " + std::to_string(port(which)); }
    support::redis_value named(std::size_t which) const;

    cluster const& whole_;
    std::size_t number_;
};

} // namespace simulation
