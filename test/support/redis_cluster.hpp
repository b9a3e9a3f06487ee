// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_server.hpp"

#include <colock/node_address.hpp>

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace support {

/// A real Redis Cluster on this machine: its masters share the slots evenly, and each may have
/// replicas. Ends with this object.
class redis_cluster {
public:
    /// Returns when all servers agree, and the replicas are in step. The arguments are more of
    /// redis-server's.
    explicit redis_cluster(std::size_t masters = 3, std::size_t replicas_of_each = 0,
                           std::vector<std::string> const& arguments = {}, bool tls = false);

    std::size_t size() const { return servers_.size(); }
    /// First the masters, then the first replica of each, and so on.
    redis_server& operator[](std::size_t which) { return servers_[which]; }
    auto begin() { return servers_.begin(); }
    auto end() { return servers_.end(); }

    /// One node of a client: this server is the seed.
    colock::node_address address(std::size_t seed = 0) { return servers_[seed].address(); }

    /// Which server has a key's slot now, by what that itself says.
    std::size_t owner_of(std::string_view key);

    /// Begins to move a slot: from now on, the source or the target may have its keys.
    void open_slot(std::string_view key, std::size_t target);
    /// Moves one key, or all that its slot has.
    void move_key(std::string_view key, std::size_t source, std::size_t target);
    void move_all_keys(std::string_view key, std::size_t source, std::size_t target);
    /// One of the two servers of an open slot hears that it stays where it was.
    void keep_slot(std::string_view key, std::size_t at);
    /// The keys that a server has in a slot of another's. Nobody can ask it for them.
    std::vector<std::string> stranded(std::string_view key, std::size_t at);
    /// Deletes that.
    void drop_stranded(std::string_view key, std::size_t at);
    /// The target has the slot from now on: it hears it first. Returns when all have.
    void close_slot(std::string_view key, std::size_t target);
    /// Opens a slot, moves all its keys, and closes it.
    void move_slot(std::string_view key, std::size_t target);

    /// Each lock, and each key that would stay for ever, on any master: one line for each.
    std::vector<std::string> left_behind();
    /// On how many masters there is this key.
    std::size_t existing(std::string const& key);

private:
    std::string slot_of(std::string_view key);
    std::string id_of(std::size_t which);
    void wait_until_all_agree();

    std::deque<redis_server> servers_;
};

} // namespace support
