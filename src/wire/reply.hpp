// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/guard_span.hpp"
#include "core/hash_slot.hpp"
#include "core/redirect.hpp"
#include "core/reign.hpp"
#include "core/slot_map.hpp"
#include "core/slot_set.hpp"

#include <colock/clock.hpp>
#include <colock/error.hpp>
#include <colock/event.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace colock::detail {

/// What became of a command.
struct reply {
    enum class outcome {
        answer, ///< The script ran and returned {status, value}.
        error,  ///< The server answered with an error: nothing was changed, unless by extend_all.
        unsent, ///< It was not sent, and will not be.
        lost,   ///< It was sent, and has no answer that counts: it may have run, or may run yet.
    };

    // An extension or a check that is refused tells for each lock how long another holder's key
    // lasts yet. These values may stand in place of that.
    /// Nobody has it.
    static constexpr std::int64_t nobody_has_it = -2;
    /// The server of this lock is away, or has answered with an error.
    static constexpr std::int64_t not_known = std::numeric_limits<std::int64_t>::min();
    /// It has not answered in time.
    static constexpr std::int64_t late = not_known + 1;
    /// It has said yes, but replicas or the disk had not got that in time.
    static constexpr std::int64_t not_copied = not_known + 2;
    /// The key is not there, and this lease may set it again: the server has a new memory, and
    /// grants nothing to others yet.
    static constexpr std::int64_t to_be_given_back = not_known + 3;
    static constexpr bool says_something(std::int64_t of_a_lock)
    {
        return of_a_lock > to_be_given_back;
    }
    /// Another server has the key by now. The server itself says so, to a command whose keys are of
    /// several slots.
    static constexpr std::int64_t elsewhere_by_now = -3;

    outcome what = outcome::unsent;
    std::int64_t status = 0; ///< Of replicated: how many replicas; of synced: 1 if it is on disk.
    std::int64_t value = 0;
    bool again = false;      ///< It ran later than its place in the order: it had to be sent again.
    bool twice = false;      ///< It was sent in another form before, which may have run as well.
    bool has_run = false;    ///< Lost, but it certainly has run: what it has set does not count.
    bool not_wanted = false; ///< Unsent, and not for a fault: see reply_sink::wanted().
    std::vector<std::int64_t> more{}; ///< Of extend_all and check_all: pairs of number and value.
    /// Of inspect: five. Of what a sentinel is asked: all that it says, in order. Of replication,
    /// cluster_info and cluster_id: one. Of slots: the ids of the servers that have some, and of
    /// their replicas, sorted.
    std::vector<std::string> texts{};
    /// Of slots.
    std::shared_ptr<std::vector<slot_range> const> slots{};
    /// Of an error by which a server sends on, or cannot serve for now: what to do. Else null.
    std::shared_ptr<redirect const> elsewhere{};
    error_code error{};          ///< For all but an answer; its message names the node.
    error_code why_not_copied{}; ///< Of an answer in which that is said of some locks.
    /// How long the answer has been there already: see replicated_server.
    clock::duration held_for{};

    /// The server has done what it was asked for, or answered that it has not.
    bool yes() const { return what == outcome::answer && status == 1; }
    bool no() const { return what == outcome::answer && status != 1; }

    /// Of extend_all and check_all: what is said of one of the locks instead of yes, perhaps
    /// not_known or late; nothing where it is yes.
    std::optional<std::int64_t> refusal_of(std::size_t lock) const
    {
        for (std::size_t i = 0; i + 1 < more.size(); i += 2) {
            if (more[i] == static_cast<std::int64_t>(lock) + 1)
                return more[i + 1];
        }
        return std::nullopt;
    }
    /// Whether it says of one of the locks that its key is not there, or another's.
    bool refuses(std::size_t lock) const
    {
        auto const said = refusal_of(lock);
        return said && says_something(*said) && *said != elsewhere_by_now;
    }
    /// Sets what is said of one of the locks instead of yes.
    void refuse(std::size_t lock, std::int64_t why)
    {
        auto const number = static_cast<std::int64_t>(lock) + 1;
        for (std::size_t i = 0; i + 1 < more.size(); i += 2) {
            if (more[i] == number) {
                more[i + 1] = why;
                return;
            }
        }
        more.insert(more.end(), {number, why});
    }
};

/// Who waits for a reply.
class reply_sink {
public:
    virtual void on_reply(std::size_t node, reply const& answer) = 0;

    /// A command that had to wait for its turn is being written.
    virtual void on_written(std::size_t) {}

    /// It is being sent to this one of several servers, which has its slot.
    virtual void on_sent_to(endpoint const&) {}

    /// Whether a command that still waits for its turn is to be written at all.
    virtual bool wanted(std::size_t) const { return true; }

    /// Whether a key that an acquire has set is of use without the tokens that it was to mint: of a
    /// lease that is held, which relies on the key from then on.
    virtual bool keeps_without_tokens() const { return false; }

protected:
    ~reply_sink() = default;
};

/// What a server says of itself when a connection to it has been made. Empty where it does not
/// tell.
struct server_info {
    std::string run_id;
    std::optional<std::chrono::seconds> uptime{};
    bool in_cluster = false;
    bool is_replica = false;
    /// What a script reads is tracked, also where the script was not called with that key. Redis
    /// does so from 7.2 on.
    bool tracks_what_scripts_read = false;
    /// Of its reign, and when it was asked for that at the earliest. Empty where no server is
    /// guarded.
    reign_facts reign{};
    clock::time_point asked{};
    bool is_guarded = false; ///< By its reign: see guarded_server.
    bool restarted = false;  ///< Of several servers: one is known to have a new memory,
    std::string server{};    ///< namely the one with this label.
    std::string id{};        ///< In its Cluster, see node_listener::asks_for_id().
    /// Of several servers: the slots of the one that was connected to; null for all, or where that
    /// is not known.
    std::shared_ptr<slot_set const> slots{};
    /// It has refused to tell some of this, or to track, and is asked for that again.
    bool asked_again = false;
    // It has refused so in words that do not tell for how long:
    bool run_id_in_doubt = false; ///< to tell its run_id,
    bool guard_in_doubt = false;  ///< or all that its guard needs.
};

/// What became of a command within execute().
enum class execution {
    under_way, ///< It is being written, waits for a connection, or has been answered.
    waits,     ///< For its turn: on_written() or an answer follows.
};

/// How many of the sentinels, or of the masters of its Cluster, have named a server as a master
/// lately. Where nobody is to name it, it is one of one.
struct support {
    std::size_t naming = 1;
    std::size_t needed = 1;
    std::size_t all = 1;      ///< Of the sentinels, or of the masters with it.
    bool may_grow = false;    ///< Others may name it soon.
    bool some_refuse = false; ///< Some do not tell whom they name.
    bool of_cluster = false;  ///< By masters, and not by sentinels.
    std::uint64_t epoch = 0;  ///< Of the configuration by which sentinels name it.
    std::uint64_t anew = 0;   ///< Another one since each time that these were set up anew.

    bool suffices() const { return naming >= needed; }
};

/// Who hears of a node's life.
class node_listener {
public:
    /// A new connection is ready: changes may have been missed.
    virtual void on_connected(std::size_t node, server_info const& server) = 0;
    /// A node answers again that had stopped to.
    virtual void on_recovered(std::size_t node) = 0;
    /// A key that a command of ours has read has changed.
    virtual void on_changed(std::size_t node, std::string_view key) = 0;
    /// Any key may have changed.
    virtual void on_all_changed(std::size_t node) = 0;
    /// Of a vote: other servers have these slots now, and may have other keys in them.
    virtual void on_slots_moved(std::size_t node, slot_set const&) { on_all_changed(node); }
    virtual void on_event(event const& what) = 0;
    virtual void on_command_sent() = 0;
    /// Of a node that is a vote: what is to be reported of its servers is different now.
    virtual void on_servers_changed(std::size_t) {}

    // For a node that is one of several servers behind a vote: what is known of it elsewhere.

    /// Why a server that says this of itself is not the one that is wanted; nothing if it may be.
    /// It has been sent no command yet. If it is not wanted, it is connected to again later.
    virtual error_code refusal_of(server_info const&) const { return {}; }
    /// Whether it is to say which one it is of a Cluster.
    virtual bool asks_for_id() const { return false; }
    /// By how many it was named lately as a master.
    virtual support named_by() const { return {}; }
    /// The guard that it has inherited with slots of another master; without an end while it is not
    /// known whether there is one. `promoted`: when its reign was met, if begun by a promotion.
    virtual std::optional<guard_span>
    guard_inherited(std::optional<clock::time_point> /*promoted*/) const
    {
        return std::nullopt;
    }
    /// A slot that it has, for a key of its own. Nothing while that is not known.
    virtual std::optional<hash_slot> some_slot() const { return hash_slot{0}; }

protected:
    ~node_listener() = default;
};

} // namespace colock::detail
