// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_cluster.hpp"
#include "support/sentinel_group.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace support {

/// A master and its replicas.
struct shard {
    redis_server* master = nullptr;
    std::vector<redis_server*> replicas{};
};

/// Servers that replace a master which is lost, for tests that make them do so. All keep what they
/// know on disk, so that a server that is killed comes back with it.
class replicated_servers {
public:
    virtual ~replicated_servers() = default;

    /// The URL of one node for a client.
    virtual std::string url() = 0;
    /// Who serves a key now. Returns when there is one master, its replicas are in step with it,
    /// and all who have a say agree. Do not use command() with servers that change their roles: a
    /// sentinel closes its connection.
    shard settle(std::string const& key);
    /// Whether the same servers serve both keys now. All must be well.
    bool together(std::string const& one, std::string const& other);
    /// Returns when one of the replicas is the master, and all others know. The old one is not
    /// asked.
    redis_server& wait_for_successor(shard const& old, std::string const& key);

    /// Asks for another master while the present one goes on. May return before there is one.
    virtual void ask_for_fail_over(shard const& now) = 0;
    /// Tells an old master that it is a replica, where nobody else does so soon.
    virtual void demote(redis_server& old, redis_server const& master) = 0;
    /// A number that grows whenever the sentinels choose another master; always 0 in a Cluster.
    /// Clients hear of a new master from a sentinel, so this has grown by then.
    virtual long long reign() { return 0; }
    /// Each lock, and each key that would stay for ever, on any master: one line for each.
    virtual std::vector<std::string> left_behind() = 0;
    /// What all say of themselves, for messages.
    std::string text();

protected:
    static std::vector<std::string> durable();

private:
    virtual std::vector<redis_server*> all() = 0;
    /// All servers that may serve a key.
    virtual std::vector<redis_server*> members(std::string const& key) = 0;
    /// Whether everybody but `silent` takes this server for the master of the key.
    virtual bool all_name(redis_server const& master, redis_server const* silent,
                          std::string const& key) = 0;
    bool settled(std::string const& key, shard& found);
};

/// Three masters with a replica each.
class replicated_cluster final : public replicated_servers {
public:
    std::string url() override;
    void ask_for_fail_over(shard const& now) override;
    void demote(redis_server&, redis_server const&) override {}
    std::vector<std::string> left_behind() override { return cluster_.left_behind(); }

    /// For moving slots. In a Cluster, nobody closes an administrator's connection.
    redis_cluster& cluster() { return cluster_; }
    /// The master of this or of another shard, by its index in the Cluster.
    std::size_t master_beside(std::size_t server, std::size_t distance);

private:
    std::vector<redis_server*> all() override;
    std::vector<redis_server*> members(std::string const& key) override;
    bool all_name(redis_server const& master, redis_server const* silent,
                  std::string const& key) override;

    redis_cluster cluster_{3, 1, durable()};
};

/// A master with two replicas, and three sentinels.
class replicated_group final : public replicated_servers {
public:
    std::string url() override;
    void ask_for_fail_over(shard const& now) override;
    void demote(redis_server& old, redis_server const& master) override;
    long long reign() override;
    std::vector<std::string> left_behind() override { return group_.left_behind(); }

private:
    std::vector<redis_server*> all() override;
    std::vector<redis_server*> members(std::string const& key) override;
    bool all_name(redis_server const& master, redis_server const* silent,
                  std::string const& key) override;

    sentinel_group group_{{.replicas = 2, .down_after = 2s, .arguments = durable()}};
};

/// Stops the replicas. They will never read what the master writes from now on.
void cut_off_replicas(shard const& now);
/// The server answers no write until allow_writes(), even if it is stopped meanwhile, but for two
/// minutes at most. A replica does not run what its master has written either.
void hold_writes(redis_server const& server);
void allow_writes(redis_server const& server);
void wait_until_replica(redis_server const& server);
/// Waits until the replicas have all that their master has written. While writes are held, this is
/// all that anybody has been told of.
void wait_until_in_step(shard const& now);

} // namespace support
