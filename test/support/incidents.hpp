// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/dice.hpp"
#include "support/replicated_servers.hpp"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace support {

/// What happens to replicated servers in the course of time, one thing after the other.
///
/// Most incidents lose no write that was answered: before a master is replaced, it stops answering
/// writes, and its replicas are in step. It answers none for as long as it takes itself for the
/// master, so none beside its successor either.
///
/// Two may lose some, since nothing is done to prevent it: a master that hangs so long that another
/// takes its place, and then goes on; and SENTINEL FAILOVER, where the old master is told some
/// seconds after the new one. One is sure to lose some, to show that a test notices it: a master
/// that dies while its replicas do not hear it.
///
/// Besides, sentinels may replace a master at any time, though nothing is wrong with it: two of
/// them may each have begun before they heard of each other, or the machine stood still for so long
/// that a server was taken for dead. Such a master goes on for a while, so that loses writes, too.
class incidents {
public:
    explicit incidents(replicated_cluster& cluster);
    explicit incidents(replicated_group& group);

    struct outcome {
        char const* what;
        bool may_have_lost_writes;
    };

    struct setting {
        std::vector<std::string> keys; ///< Their slots may move.
        /// Called while writes are being lost. Returns when a write is lost whose loss a test
        /// notices.
        std::function<void()> wait_for_loss;
    };

    /// Lets the next one happen to the servers that serve a key. When this returns they are well
    /// again.
    outcome next(dice& random, setting const& where, std::string const& key);
    /// Whether a master has been replaced since next(), which nothing of this has asked for. When
    /// this returns, the servers that serve a key are well again.
    bool replaced_unasked(std::string const& key);
    /// Whether each kind has happened.
    bool all_seen() const { return seen_.size() == kinds_.size(); }
    /// The kind that is sure to lose writes.
    static constexpr char const* control = "kill out of step";
    /// How often each happened, and how long that took.
    std::string text() const;

private:
    /// Each returns whether writes may have been lost.
    using act = bool (incidents::*)(dice&, std::string const& key);
    struct kind {
        char const* what;
        act happens;
        int masters = 1; ///< How often the sentinels choose another.
    };

    bool move_slots(dice&, std::string const& key);
    bool planned_fail_over(dice&, std::string const& key);
    bool planned_fail_over_in_step(dice&, std::string const& key);
    bool kill_in_step(dice&, std::string const& key);
    bool kill_out_of_step(dice&, std::string const& key);
    bool stop_briefly(dice&, std::string const& key);
    bool stop_in_step(dice&, std::string const& key);
    bool stop(dice&, std::string const& key);
    bool restart_replica(dice&, std::string const& key);
    void move_slot(dice&, std::string const& key, std::size_t target);
    void demote(dice&, redis_server& old, redis_server const& master);
    shard bring_in_step(std::string const& key);
    void demote_in_step(redis_server& old, redis_server const& master);
    void come_back(dice&, shard const& before, std::string const& key,
                   void (redis_server::*returns)());
    static std::vector<kind> common_kinds();

    replicated_servers& servers_;
    replicated_cluster* cluster_ = nullptr; ///< None if it is a Sentinel group.
    std::vector<kind> kinds_ = common_kinds();
    std::vector<kind> soon_{};         ///< Each kind comes once before one comes again.
    setting const* setting_ = nullptr; ///< During next().
    long long reign_;                  ///< The servers' reign(), when last looked at.
    struct tally {
        int times = 0;
        milliseconds took{};
    };
    std::map<std::string, tally> seen_{};
};

} // namespace support
