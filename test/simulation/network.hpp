// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "link.hpp"
#include "support/simulated_front.hpp"
#include "support/simulated_server.hpp"
#include "world.hpp"

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace simulation {

class network;

/// With what clients log in everywhere. Nothing that a client tells may contain it.
constexpr char const the_password[] = "hunter2-of-all-servers";
constexpr char const the_user[] = "alice-of-all-servers";
/// A lock_id that servers quote in errors.
constexpr char const quoted_id[] = "3f0c6a52-9d1e-4b7a-8c25-d40e6b9f1a37";

/// A server and its machine.
class host {
public:
    host(network& all, int number, skewed_clock clock);

    int number() const { return number_; }
    support::simulated_server& server() { return server_; }
    support::simulated_server const& server() const { return server_; }
    support::simulated_keyspace const& memory() const { return server_.memory(); }
    bool up() const { return up_; }
    bool stalled() const { return stalled_; }

    /// Brings the server's clock up to date; to be called before it is looked at.
    support::simulated_server& at_present();

    void stall(bool still);
    void kill();
    void start(bool remembers);
    void jump(nanoseconds by)
    {
        clock_.jump(by);
        jumped_ = true;
    }
    bool jumped() const { return jumped_; }

    /// Lets the server find out by itself that keys have expired.
    void expire_later(milliseconds ttl);

    /// Tells connections that keys which they have read have changed. To be called after a command
    /// and before its reply is sent.
    void send_invalidations();

    /// Tells a connection what its own command has changed, if that is to follow the reply.
    void send_echoes();

    /// Takes a key away, as an administrator or a server without memory does.
    void lose(std::string const& key);
    /// The same before the next command of a process runs.
    void lose_before_command_of(int process, std::string const& key);
    /// All keys at once.
    void flush();
    /// Another program sets a key, as a string or a hash, for some time.
    void overwrite(std::string const& key, bool as_hash, milliseconds ttl);
    /// For a force release: keeps the key before it runs, says whether it has changed the key, and
    /// notes that the key was taken from this holder.
    void remember(std::string const& key);
    bool has_taken() const;
    void note_taken(std::string const& from);

    void end_connections();
    /// Whether new connections are refused.
    void refuse_connections(bool is) { refuses_connections_ = is; }
    bool accepts_connections() const { return up_ && !refuses_connections_; }

    using request = support::simulated_server::request;

    /// Requests of this kind get this error. An empty error ends that.
    void refuse(request which, std::string error) { server_.refuse(which, std::move(error)); }

    /// Commands about locks get this error. An empty error ends that.
    void answer_errors(std::string const& error)
    {
        answers_errors_ = !error.empty();
        server_.fail_scripts_with(error);
    }
    /// Commands that write get this error. An empty error ends that.
    void refuse_writes(std::string const& error)
    {
        refuses_writes_ = !error.empty();
        server_.refuse_writes(error);
    }
    /// These commands are not permitted to anybody.
    void deny(std::set<std::string, std::less<>> commands);
    /// Whether a question about a lock may get an error, or has got one that keeps a client from
    /// asking again.
    bool answers_errors() const
    {
        return answers_errors_ || refuses_writes_ || denied_until_ > world::here().now();
    }

    /// How many replicas it has where it is the master. They are in step with it, unless one is
    /// behind, or has taken over.
    void has_replicas(std::size_t count) { replicas_ = count; }
    void has_replica_behind(bool is) { replica_is_behind_ = is; }
    /// How many of them have all that it has run.
    std::size_t replicas_in_step() const
    {
        return replicas_ - (replicas_ > 0 && (replica_is_behind_ || part_ == part::deposed));
    }

    /// What it is in a Sentinel group, or in a Cluster that has reigns.
    enum class part {
        none, ///< It is in neither.
        master,
        deposed, ///< It was the master, and does not know that another is.
        replica,
        sentinel,
    };
    part plays() const { return part_; }
    /// Whether its keys are the keys of its vote.
    bool counts() const { return part_ == part::none || part_ == part::master; }
    void be_in_group(support::simulated_member const& which, part what);
    /// From now on it is this. A replica refuses writes. A server that becomes a replica, or ceases
    /// to be one, ends all connections.
    void play(part what);
    support::simulated_member const* member() const { return member_; }
    /// Of a sentinel: whom it names as the master.
    named_master named{};
    /// Of a sentinel: whom it monitors; during a switch, still the old master.
    int monitors = -1;
    /// Replaces its memory by that of another server.
    void load_from(host& other);
    /// Notes as lost the keys that it has and `left`, which replaces them, lacks. Returns how many.
    std::size_t note_lost_to(support::simulated_keyspace const& left);
    /// The same. Notes also which keys in `left` were released here.
    void note_taken_over_by(support::simulated_keyspace const& left);
    /// Goes back to an earlier state, except its counters if `keeps_counters`. Notes what is lost
    /// by that, and what was released since then.
    void fall_back_to(support::simulated_keyspace state, bool keeps_counters);
    /// Tells whoever has subscribed to a channel.
    void announce(std::string_view channel, std::string_view message);

    /// From now on it has only some of the slots.
    void be_in_cluster(support::simulated_slots const& slots) { slots_ = &slots; }
    /// From its next connection on it answers for all names, as a server of no cluster.
    void leave_cluster() { slots_ = nullptr; }
    /// From now on it is this, in a Cluster that has reigns. Its connections remain.
    void play_in_cluster(part what);
    /// Takes the place of `former` with an earlier state of it, but perhaps with its present
    /// counters. Notes what is lost by that.
    void take(host& former, support::simulated_keyspace state, bool counters_as_they_are);
    /// Takes over the memory of its new master. If it loses keys by that, clients are told.
    void follow(host& master);
    /// In a Cluster, it may have keys for which nobody asks it. `which` says whether clients do.
    void be_asked_for(std::function<bool(std::string const&)> which)
    {
        asked_for_ = std::move(which);
    }
    bool is_asked_for(std::string const& key) const { return !asked_for_ || asked_for_(key); }
    /// Nobody asks it for these keys any more. Notes them as lost.
    void strand(std::vector<std::string> const& keys);
    /// It has run a command that was sent to it before strand(). Notes the result as lost, too.
    void has_run_in_vain(std::string const& key, std::string const& lock_id);
    /// Another server's key is about to replace its own. Notes its own, if any, as lost.
    void note_replaced(std::string const& key);
    support::simulated_slots const* slots() const { return slots_; }

    /// Until when this server may have forgotten something that is still relied on.
    nanoseconds forgetful_until{0};

private:
    void push(support::simulated_server::invalidation const& what);
    void note_lost(std::string const& key, support::simulated_keyspace::entry const& was,
                   std::string taken_from = {});
    void note_stranded(std::string const& key);

    network& network_;
    int number_;
    skewed_clock clock_;
    support::simulated_server server_;
    bool up_ = true;
    bool stalled_ = false;
    bool jumped_ = false;
    bool refuses_connections_ = false;
    bool answers_errors_ = false;
    bool refuses_writes_ = false;
    nanoseconds denied_until_{0};
    support::simulated_slots const* slots_ = nullptr;
    support::simulated_member const* member_ = nullptr;
    part part_ = part::none;
    std::size_t replicas_ = 0;
    bool replica_is_behind_ = false;
    std::vector<support::simulated_server::invalidation> echoes_;
    std::optional<std::pair<std::string, support::simulated_keyspace::entry>> remembered_;
    std::uint64_t starts_ = 0;
    std::function<bool(std::string const&)> asked_for_;
    nanoseconds stranded_{0}; ///< When strand() was called last.
};

/// The servers and what lies between them and the processes.
class network {
public:
    struct way {
        int process;
        int host;
        bool upwards;
        auto operator<=>(way const&) const = default;
    };

    /// The clocks of the votes start at most `most_apart` from each other, and are too fast or too
    /// slow by at most `most_parts_per_million`. The hosts of one vote have the same time.
    network(int votes, nanoseconds most_apart, int most_parts_per_million, int hosts_of_a_vote = 1);
    ~network();

    static network& here();

    host& at(int number) { return *hosts_[static_cast<std::size_t>(number)]; }
    std::vector<std::unique_ptr<host>>& hosts() { return hosts_; }

    std::size_t votes() const { return hosts_.size() / hosts_of_a_vote_; }
    std::size_t vote_of(int host) const
    {
        return static_cast<std::size_t>(host) / hosts_of_a_vote_;
    }
    std::span<std::unique_ptr<host> const> vote(std::size_t which) const
    {
        return std::span{hosts_}.subspan(which * hosts_of_a_vote_, hosts_of_a_vote_);
    }

    std::shared_ptr<link> connect(std::shared_ptr<process> const& client, host& server,
                                  std::weak_ptr<link::user> user);

    void block(way const& which) { blocked_.insert(which); }
    void unblock(way const& which);
    bool blocked(way const& which) const { return blocked_.contains(which); }
    void cut_some(int process, int host);
    /// Cuts a connection as soon as it is used.
    void cut_next(int process, int host) { to_be_cut_.insert({process, host}); }
    void cut_none() { to_be_cut_.clear(); }
    /// Cuts connections. What is on its way to the server arrives later by `lag`.
    void cut_late(int process, int host, nanoseconds lag);
    /// From now on nothing that a process sends arrives, but for what is on its way.
    void isolate(int process) { isolated_.insert(process); }
    void pump_all(int host);

    nanoseconds delay();
    static constexpr nanoseconds longest_delay = 30ms;

    /// A key that a server had, and has lost without having forgotten everything.
    struct lost_key {
        int host;
        std::string key;
        std::set<std::string, std::less<>> lock_ids; ///< Who had it.
        nanoseconds when;
        std::string taken_from{}; ///< By a force release, from this holder.
    };
    /// In the order of the losses.
    std::vector<lost_key> const& lost_keys() const { return lost_keys_; }
    bool has_lost(std::string_view key) const;
    /// Whether a majority of the votes have lost a key that this lock_id had.
    bool have_lost_key_of(std::string_view lock_id) const;

    /// A release did not count for its vote, such as one that a replaced master ran: the vote may
    /// still have the lock.
    void release_was_lost(std::string const& lock_id) { released_in_vain_.insert(lock_id); }
    bool lost_release_of(std::string const& lock_id) const
    {
        return released_in_vain_.contains(lock_id);
    }

    /// Only a server that is no longer asked for the name has kept the fencing token of a grant.
    void token_was_lost(std::string const& lock_id) { tokens_in_vain_.insert(lock_id); }
    bool lost_token_of(std::string const& lock_id) const
    {
        return tokens_in_vain_.contains(lock_id);
    }
    /// A server has said that something is not permitted.
    void has_denied() { denied_ = true; }
    bool denied() const { return denied_; }
    /// A script may have ended in the middle, because it may not run one of its commands.
    void may_end_scripts() { ends_scripts_ = true; }
    bool ends_scripts() const { return ends_scripts_; }
    /// A server has answered with an error of no known kind, such as one that quotes HELLO.
    void has_quoted() { quoted_ = true; }
    bool quoted() const { return quoted_; }
    /// Another program has set the key of a lock.
    void was_overwritten() { overwritten_ = true; }
    bool overwritten() const { return overwritten_; }

    /// A replica has greeted a process.
    void was_greeted_by_replica(int process, host const& replica);
    bool has_met_replica(int process) const { return met_replicas_.contains(process); }

    /// A process has read what a sentinel says of a vote.
    void was_told(int process, std::size_t vote, named_master const& what);
    /// Whether a process knows that another server is the master of this one's vote. It does not if
    /// that other server has said that it is a replica.
    bool knows_another(int process, host const& than) const;

    /// Whether a process has a connection to a server on which it is told of changes.
    bool connected(int process, host const& server) const;
    /// Whether a server answers a process that is connected to it at once and without an error.
    bool answers(int process, host const& server) const;

    /// Whether a process has ever connected to a server, or tried to.
    bool has_met(int process, host const& server) const
    {
        return newest_.contains({process, server.number()});
    }

    /// The servers of a vote are changing who is the master, or who has a slot.
    void is_changing(std::size_t vote) { changing_[vote] = world::here().now(); }
    /// Whether that was so at any time since then.
    bool has_changed(std::size_t vote, nanoseconds since) const
    {
        auto const found = changing_.find(vote);
        return found != changing_.end() && found->second >= since;
    }

    /// How late a command may run whose connection has been cut.
    nanoseconds longest_lag{0};

    /// Which process an acquire came from.
    void came_from(std::string const& lock_id, int process);
    int client_of(std::string const& lock_id) const
    {
        auto const found = owners_.find(lock_id);
        return found == owners_.end() ? -1 : found->second;
    }

    /// When a server first ran an acquire with this lock_id.
    nanoseconds first_acquire_of(std::string const& lock_id) const
    {
        auto const found = first_acquires_.find(lock_id);
        return found == first_acquires_.end() ? 0ns : found->second;
    }

private:
    friend class host;
    friend class link;

    std::vector<std::shared_ptr<link>> of(int host);

    std::size_t hosts_of_a_vote_;
    std::vector<std::unique_ptr<host>> hosts_;
    std::map<std::uint64_t, std::weak_ptr<link>> links_;
    std::map<std::pair<int, int>, std::weak_ptr<link>> newest_; ///< By process and host.
    std::vector<lost_key> lost_keys_;
    std::set<std::string> released_in_vain_;
    std::set<std::string> tokens_in_vain_;
    std::set<int> met_replicas_;
    struct heard {
        named_master newest;
        std::set<int> as_new; ///< Hosts that others have named by as new a configuration.
    };
    std::map<std::pair<int, std::size_t>, heard> told_of_; ///< By process and vote.
    bool denied_ = false;
    bool ends_scripts_ = false;
    bool overwritten_ = false;
    bool quoted_ = false;
    std::set<way> blocked_;
    std::set<std::pair<int, int>> to_be_cut_;           ///< Process and host.
    std::set<int> isolated_;                            ///< Processes.
    std::map<std::string, int> owners_;                 ///< The process of each lock_id.
    std::map<std::string, nanoseconds> first_acquires_; ///< By lock_id.
    std::map<std::size_t, nanoseconds> changing_;       ///< By vote: when it was last.
    std::uint64_t next_link_ = 1;
    network* outer_;
};

} // namespace simulation
