// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/completion.hpp"
#include "base/entropy.hpp"
#include "base/event_hook.hpp"
#include "base/fork_generation.hpp"
#include "base/schedule.hpp"
#include "base/strand.hpp"
#include "base/time_keeper.hpp"
#include "kind/lock_key.hpp"
#include "lease/checks.hpp"
#include "queue/admission.hpp"
#include "verb/orphan.hpp"
#include "vote/node.hpp"

#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <boost/intrusive/list.hpp>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace colock::detail {

class lease_state;
class name_queue;
class renewals;
class waiter;

/// So that a lease can be found by its client: on the strand.
using lease_hook = boost::intrusive::list_base_hook<>;

/// The counters behind metrics: written on the strand, read from anywhere.
struct counters {
    std::atomic<std::uint64_t> acquires{0}, contended_acquires{0}, timeouts{0}, losses{0},
        renewals{0}, commands{0}, waiters{0}, leases{0};
};

/// What is behind a client: it wires nodes, queues, leases and time together. All but the functions
/// marked so are called on the strand.
class client_state final : public node_listener, public std::enable_shared_from_this<client_state> {
public:
    /// Any thread.
    static std::shared_ptr<client_state> make(asio::any_io_executor executor,
                                              std::vector<node_address> addresses,
                                              client_options options);
    client_state(asio::any_io_executor executor, client_options options);
    ~client_state();

    /// Any thread.
    asio::any_io_executor const& executor() const { return executor_; }
    client_options const& options() const { return options_; }
    strand_type const& strand() const { return strand_; }
    counters& count() { return counters_; }

    /// Any thread: the io_context is gone, and everything pending with it.
    bool abandoned() const { return abandoned_.load(std::memory_order_acquire); }

    /// Any thread: this is a child's copy of its parent's client.
    bool inherited() const
    {
        return generation_.load(std::memory_order_relaxed) != fork_generation();
    }

    /// Any thread: nothing is sent, and nobody is told anything, on behalf of this client any more.
    bool defunct() const { return inherited() || abandoned(); }

    /// Any thread: why what a child wants of its parent's client fails.
    error_code forked() const;
    /// Any thread: there is nothing that a child could close.
    bool closed_by_parent() const
    {
        return left_to_parent_.load(std::memory_order_relaxed) && closing_;
    }

    /// Any thread: keeps the context at work for as long as what is returned lives, or the context does.
    std::shared_ptr<void> keep_at_work();

    /// Called in a child, while nothing else runs: whatever this is and has is the parent's. It goes without
    /// a word to the servers; whoever waits here is told.
    void leave_to_parent();
    /// Likewise in the parent.
    void after_fork();

    /// Called when the io_context is destroyed, with nothing else running: destroys what waits here.
    /// The callers' coroutines may own this client, so nobody else would break the cycle.
    void abandon();

    std::vector<std::shared_ptr<node>> const& nodes() const { return nodes_; }
    time_keeper& time() { return *time_; }
    detail::renewals& renewals() { return *renewals_; }
    std::uint64_t random() { return random_.number(); }
    lock_id new_lock_id() { return lock_id{random_.uuid()}; }

    /// How long a node's answer is waited for.
    std::chrono::milliseconds node_timeout(std::chrono::milliseconds ttl) const;

    /// Why no quorum can be reached now; nothing if enough nodes are connected.
    error_code missing_quorum() const;

    /// Whether every node tells of changed keys, or one does at least.
    bool tracks() const;
    bool any_tracks() const;

    /// How long an attempt takes at the least.
    clock::duration round_trip() const { return round_trip_; }
    void round_took(clock::duration time);

    name_queue& queue(std::shared_ptr<lock_key const> const& key);
    name_queue* find_queue(std::string_view key);
    void drop_if_idle(name_queue& queue);

    /// Leases that are not released yet, the lost ones among them, in the order of their numbers.
    void add(lease_state& lease);
    void remove(lease_state& lease);
    /// Null where there is none.
    lease_state* first_lease();
    lease_state* lease_after(lease_state& lease);
    std::uint64_t next_lease_number() const { return next_lease_number_; }

    /// Asks all nodes whether they have the key of a lease.
    void check(lease_state& lease);

    /// Lets only so many acquires ask the servers at a time.
    detail::admission& admission() { return admission_; }

    /// Releases a key on one node, for as long as it takes: see orphan.
    void add_orphan(std::size_t node, std::shared_ptr<lock_key const> key, lock_id id,
                    std::chrono::milliseconds ttl, orphan::doubt doubt);
    void remove(orphan& orphan);

    /// Rounds that wait for answers, as a reason not to close yet.
    void round_started() { ++rounds_; }
    void round_ended();

    bool closing() const { return closing_; }
    /// Fails these waiters, which are in no queue any more.
    void fail(std::vector<std::shared_ptr<waiter>> waiters, error_code error, std::size_t from = 0);
    /// What is said of a lease that is released.
    error_code not_held() const;
    void close(std::shared_ptr<pending<>> waiter);

    void tell(event_kind kind, std::string_view name, error_code error);

    /// Why a node's grants do not count now; nothing if they do.
    error_code not_counted(std::size_t node) const;

    /// Why nothing that a node says counts: it is the same server as another. Nothing if it is not.
    error_code twin(std::size_t node) const;

    /// A lock with this ttl is used by this client.
    void uses(std::chrono::milliseconds ttl) { longest_ttl_ = std::max(longest_ttl_, ttl); }

    void note(std::size_t node, reply const& answer, clock::duration latency);

    /// Any thread.
    std::vector<node_report> reports() const;

    /// Any thread, while somebody waits here: an owner who waits for this key has it with another client now.
    void owner_got(std::string key);

    /// Any thread: whether the other client is one of the same servers for sure.
    bool same_servers(client_state const& other) const { return servers_id_ == other.servers_id_; }

    void on_connected(std::size_t node, server_info const& server) override;
    void on_recovered(std::size_t node) override;
    void on_changed(std::size_t node, std::string_view key) override;
    void on_all_changed(std::size_t node) override;
    void on_event(event const& what) override;
    void on_command_sent() override;

private:
    class drain_deadline final : public timed {
    public:
        explicit drain_deadline(client_state& client) : client_{client} {}
        void on_time(clock::time_point) override { client_.finish_closing(); }

    private:
        client_state& client_;
    };

    /// What is known of a node's server.
    struct server_record {
        std::string run_id;
        std::optional<clock::time_point> started; ///< The latest that it can have been.
        bool seen_before = false; ///< Another node that was given before it is the same server.
    };

    /// The nodes that turn out to be the same server as another, a bit each.
    std::uint64_t find_twins();
    void release_orphans(std::size_t node);
    void forget_orphans();
    void wake_all();
    bool drained() const;
    void release_leases();
    void finish_if_drained();
    void finish_closing();

    void leave_work();

    asio::any_io_executor executor_;
    strand_type strand_;
    client_options options_;
    std::shared_ptr<event_hook> hook_; ///< None where nobody wants to hear.
    counters counters_;
    std::atomic<bool> abandoned_{false};
    std::atomic<std::uint32_t> generation_; ///< Of the process whose client this is.
    std::atomic<bool> left_to_parent_{false};

    std::mutex work_mutex_;
    asio::any_io_executor
        work_; ///< Keeps the context at work for these users, unless there are none.
    std::size_t users_ = 0;

    std::shared_ptr<time_keeper> time_;
    entropy random_;
    std::vector<std::shared_ptr<node>> nodes_;
    std::string servers_id_; ///< The nodes' addresses and databases.
    std::vector<server_record> servers_;
    std::chrono::milliseconds longest_ttl_{0};
    std::mutex mutable reports_mutex_;
    std::vector<node_report> reports_;
    clock::duration round_trip_ = std::chrono::milliseconds{1};

    detail::admission admission_;
    std::unordered_map<std::string_view, std::unique_ptr<name_queue>> queues_;
    boost::intrusive::list<lease_state, boost::intrusive::base_hook<lease_hook>> leases_;
    std::uint64_t next_lease_number_ = 0;
    std::unique_ptr<detail::renewals> renewals_;
    std::vector<std::shared_ptr<node_checks>> checks_; ///< One for each node.
    std::list<std::shared_ptr<orphan>> orphans_;
    std::size_t rounds_ = 0;

    bool closing_ = false;
    bool closed_ = false;
    error_code close_result_;
    std::vector<std::shared_ptr<pending<>>> close_waiters_;
    std::shared_ptr<client_state> draining_; ///< Itself, from closing until everything is answered.
    drain_deadline drain_deadline_{*this};
};

/// Why a child can use nothing of its parent's client; nothing where it is its own. Any thread.
inline error_code refusal_of(client_state const& client)
{
    return client.inherited() ? client.forked() : error_code{};
}

} // namespace colock::detail
