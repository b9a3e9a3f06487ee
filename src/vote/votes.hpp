// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/node.hpp"

#include <colock/clock.hpp>
#include <colock/error.hpp>
#include <colock/event.hpp>
#include <colock/options.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace colock::detail {

/// The set of votes that decides over a name: whom to ask, how many are needed, and whose answers
/// count.
///
/// It has many functions, since all that is asked about the nodes together is asked here.
///
/// A server that restarted empty has forgotten locks, so its yes does not count until the longest
/// ttl has passed; one that is reached under two addresses has one vote. All but the functions
/// marked so are called on the client's strand.
class votes {
public:
    votes(restart_guard guard, std::chrono::milliseconds node_timeout);

    /// Called before anything else. Clients that add the same addresses have the same id().
    void add(node_address const& address, std::shared_ptr<node> link);
    /// Lets go of the nodes: their io_context is gone.
    void clear() { nodes_.clear(); }

    std::size_t size() const { return servers_.size(); }
    std::size_t quorum() const;
    node& operator[](std::size_t which) const { return *nodes_[which]; }
    auto begin() const { return nodes_.begin(); }
    auto end() const { return nodes_.end(); }

    /// How long a node's answer is waited for.
    std::chrono::milliseconds node_timeout(std::chrono::milliseconds ttl) const;
    /// How long a caller waits for an answer: for the usual time, or, where another server may take
    /// over, for 5 s if `most` is not less. Never for less than usual.
    std::chrono::milliseconds through_fail_over(std::chrono::milliseconds usual,
                                                std::chrono::milliseconds most) const;
    /// How long to wait if the answer need not come within a part of the ttl: at least a second.
    std::chrono::milliseconds patient_timeout(std::chrono::milliseconds ttl) const;

    /// Why no quorum can be reached now; nothing if enough nodes are connected.
    error_code missing_quorum() const;

    /// Whether a server that refuses the connection with this error may take it later: it is busy,
    /// or loads its data. Not where it has become a replica and another server is looked for.
    bool refuses_for_now(error_code error) const;
    /// Whether such nodes stand in the way of a quorum.
    bool refused_for_now() const;

    /// Whether every node tells of changed keys, or one does at least.
    bool all_track() const;
    bool any_tracks() const;

    /// Whether another server may take over from one that is lost, in any node.
    bool may_go_elsewhere() const;

    /// Which servers decide over a lock: see node. 0 also for several votes, of which a majority
    /// suffices.
    std::size_t way_of(lock_key const& key) const
    {
        return nodes_.size() == 1 ? nodes_.front()->way_of(key) : 0;
    }

    /// Among how many servers each node divides a command about many locks, at the least.
    std::size_t shares() const;

    /// How long an attempt takes at the least.
    clock::duration round_trip() const { return round_trip_; }
    void round_took(clock::duration time);

    /// A lock with this ttl is used.
    void note_ttl(std::chrono::milliseconds ttl) { longest_ttl_ = std::max(longest_ttl_, ttl); }

    /// Whether a node's grants count now.
    bool counts(std::size_t which) const;
    /// Why they do not; nothing if they do.
    error_code not_counted(std::size_t which) const;

    /// Why nothing that a node says counts: it is the same server as another. Nothing if it is not.
    error_code twin(std::size_t which) const;

    /// A node has connected. Returns the events to report. They name the server that is named in
    /// `server`, or the node.
    std::vector<event> on_connected(std::size_t which, server_info const& server);

    /// What is to be reported of the servers of a node may have changed.
    void look_at_servers(std::size_t which);

    void record_reply(std::size_t which, reply const& answer, clock::duration took);
    /// Any thread.
    std::vector<node_report> reports() const;

    /// Any thread. Equal for clients that were given the same addresses.
    std::string const& id() const { return id_; }

private:
    /// What is known of a node's server.
    struct server_record {
        bool was_connected = false;
        std::string run_id;                       ///< The last one that it has told.
        std::optional<clock::time_point> started; ///< The latest that it can have been.
        bool is_guarded = false;  ///< By its reign: then it does not matter when it has started.
        bool seen_before = false; ///< Another node that was given before it is the same server.
    };

    /// Updates `seen_before`. Returns the nodes for which it has become true, a bit for each.
    std::uint64_t find_twins();
    /// Whether reports show a node as counted. An acquire asks a guarded node nevertheless: its key
    /// may be on an unguarded server of the node.
    bool reported_as_counted(std::size_t which) const;

    restart_guard guard_;
    std::chrono::milliseconds node_timeout_; ///< Zero: by the ttl.
    std::string id_;                         ///< The nodes' addresses and databases.
    std::vector<std::shared_ptr<node>> nodes_;
    std::vector<server_record> servers_;
    std::chrono::milliseconds longest_ttl_{0};
    clock::duration round_trip_ = std::chrono::milliseconds{1};
    /// Reports are changed on the strand only, where they are read without the mutex. Their latency
    /// is kept apart: it changes with each reply, and mostly nothing else does.
    std::mutex mutable reports_mutex_;
    std::vector<node_report> reports_;
    std::deque<std::atomic<clock::duration>> latencies_; ///< By node.
};

} // namespace colock::detail
