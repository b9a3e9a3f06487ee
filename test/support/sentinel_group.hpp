// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_server.hpp"

#include <colock/node_address.hpp>

#include <cstddef>
#include <deque>
#include <string>
#include <vector>

namespace support {

struct group_options {
    std::size_t sentinels = 3;
    std::size_t replicas = 1;
    /// A sentinel takes for down what has not answered for so long. It connects to a master no more
    /// than once a second, the old and the new one together. So where this is no longer than a
    /// second, it may take a new master for down before it has asked it anything. What the others
    /// said of the old one counts for five seconds more, so it has the new one replaced, too, if
    /// there is another replica.
    milliseconds down_after = 1s;
    std::string password{};               ///< Of the master and its replicas.
    std::string sentinel_password{};      ///< Of the sentinels.
    bool tls = false;                     ///< All servers and sentinels speak only TLS.
    std::vector<std::string> arguments{}; ///< More of redis-server's, for master and replicas.
};

/// A real master with replicas on this machine, and the sentinels that watch them. Ends with this
/// object.
class sentinel_group {
public:
    using options = group_options;

    /// What the sentinels call it.
    static constexpr char const* name = "mymaster";

    /// Returns when all sentinels know each other and the replicas, which are in step.
    explicit sentinel_group(group_options with = {});

    /// The address of a client's node, with the first so many sentinels.
    colock::node_address address(std::size_t given = 3) const;

    redis_server& sentinel(std::size_t which) { return sentinels_[which]; }
    /// The master at first, and then its replicas.
    redis_server& server(std::size_t which) { return servers_[which]; }
    /// The index of the server that the first sentinel takes for the master.
    std::size_t master();

    /// Asks for another master, while the present one goes on. Does not wait for it.
    void fail_over() { sentinels_[0].command({"SENTINEL", "FAILOVER", name}); }
    /// Waits until all replicas have what the master has.
    void wait_until_in_step();

    /// The keys of one of the servers.
    std::vector<std::string> keys_at(std::size_t which);
    /// Each lock, and each key that would stay for ever, on the master: one line for each.
    std::vector<std::string> left_behind();
    /// What the sentinels have logged.
    std::string logs() const;

private:
    group_options with_;
    std::deque<redis_server> servers_;
    std::deque<redis_server> sentinels_;
};

} // namespace support
