// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/dice.hpp"
#include "support/replicated_servers.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace support {

/// What happens to replicated servers in the course of time, one thing after the other.
///
/// Most of it loses no write that somebody was told of: a master that is to be replaced answers no
/// write any more, and its replicas are in step, before anything is done to it. It goes on so as
/// long as it takes itself for the master, so it cannot answer any in the place of its successor
/// either.
///
/// Two do lose writes, since nothing is done to prevent it: a master that hangs so long that
/// another takes its place, and then goes on; and SENTINEL FAILOVER, where the old master is told
/// some seconds after the new one.
class incidents {
public:
    explicit incidents(replicated_cluster& cluster);
    explicit incidents(replicated_group& group);

    struct outcome {
        char const* what;
        bool may_have_lost_writes;
    };

    /// Lets the next one happen to the servers that serve a key. When this returns they are well
    /// again. Slots move of these keys.
    outcome next(dice& random, std::vector<std::string> const& keys, std::string const& key);
    /// Whether each kind has happened.
    bool all_seen() const { return seen_.size() == kinds_.size(); }
    /// How often each happened.
    std::string text() const;

private:
    /// Each returns whether writes may have been lost.
    using act = bool (incidents::*)(dice&, std::string const& key);
    struct kind {
        char const* what;
        act happens;
    };

    bool move_slots(dice&, std::string const& key);
    bool planned_fail_over(dice&, std::string const& key);
    bool planned_fail_over_in_step(dice&, std::string const& key);
    bool kill_in_step(dice&, std::string const& key);
    bool stop_briefly(dice&, std::string const& key);
    bool stop_in_step(dice&, std::string const& key);
    bool stop(dice&, std::string const& key);
    bool restart_replica(dice&, std::string const& key);
    void move_slot(dice&, std::string const& key, std::size_t target);
    void demote(dice&, redis_server& old, redis_server const& master);

    replicated_servers& servers_;
    replicated_cluster* cluster_ = nullptr; ///< None if it is a Sentinel group.
    std::vector<kind> kinds_;
    std::vector<kind> soon_{}; ///< Each kind comes once before one comes again.
    std::vector<std::string> keys_{};
    std::map<std::string, int> seen_{};
};

} // namespace support
