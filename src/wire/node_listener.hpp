// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/guard_span.hpp"
#include "core/hash_slot.hpp"
#include "core/reign.hpp"
#include "core/slot_set.hpp"

#include <colock/clock.hpp>
#include <colock/error.hpp>
#include <colock/event.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace colock::detail {

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
    /// Of a vote: releases are being repeated, or are no more: all have been answered, or are left.
    virtual void on_repeating(bool /*begins*/) {}

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
