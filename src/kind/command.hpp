// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "kind/lock_key.hpp"
#include "kind/words.hpp"

#include <colock/clock.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace colock::detail {

/// What a command calls. The first eleven are scripts, of which each kind of lock has one; from
/// fence on they are the same for all kinds. Marker is about a server, not about a lock.
/// The last eleven are no scripts and about no lock. Stamp writes something, replicated waits until
/// some replicas have what its connection has written, and synced until that is on the server's
/// disk. Replication asks a server about its reign; cluster_info how its cluster is, cluster_id
/// which of that it is itself, and slots who has which slots of that. The others ask a sentinel who
/// the master of a group is, by which epoch, what other sentinels there are, and which of them it
/// is itself.
enum class script {
    acquire,
    extend,
    extend_all,
    check,
    check_all,
    release,
    fence,
    inspect,
    mint,
    force_release,
    marker,
    stamp,
    replicated,
    synced,
    replication,
    cluster_info,
    cluster_id,
    slots,
    master_address,
    master,
    sentinels,
    sentinel_id
};
inline constexpr std::size_t script_count = 11;
/// The first of them differ from kind to kind. The others are about a key or a counter of any kind.
inline constexpr std::size_t own_script_count = 6;

/// For how long a fencing counter has to be kept: it outlives each lease that can still be
/// extended.
constexpr std::chrono::milliseconds counter_need(std::chrono::milliseconds ttl,
                                                 std::chrono::milliseconds life)
{
    return 2 * ttl + life;
}

struct held_lock {
    std::shared_ptr<lock_key const> key;
    lock_id id;
    clock::time_point valid_until{}; ///< Of a lease that is to be extended or checked.
};

/// Which fencing tokens an acquire reserves.
struct minting {
    std::uint32_t tokens = 1; ///< How many, for a mutex; may be none.
    /// A value that the counter is known to have reached. It is then also known to live as long as
    /// this command needs, so it needs only to be incremented. 0 if that is not known.
    std::uint64_t counter_floor = 0;
};

/// A call of a script or of a command of the server's own. Numbers that it does not take are not
/// sent.
///
/// It has a field for whatever any script needs: each command goes the same way to a server,
/// whichever it calls. Some fields say how it is to be sent, and change on that way.
struct command {
    script which;
    std::shared_ptr<lock_key const> key;
    lock_id id;
    std::chrono::milliseconds ttl{0};
    std::chrono::milliseconds counter_life{0}; ///< After the last lease, of the fencing counter.
    /// Fence writes it; the tokens of mint and acquire exceed it.
    std::uint64_t fencing_token = 0;
    detail::minting minting{}; ///< For acquire and mint only.
    /// For extend_all and check_all; all of one kind. For a release: of the same key, see others().
    std::shared_ptr<std::vector<held_lock> const> locks{};
    /// For acquire, extend and inspect: without the counter, which may be on another server for
    /// now. An acquire gives no token then.
    bool lock_alone = false;
    /// For extend_all and check_all, to a server of a cluster: the keys are of several slots.
    bool spread = false;
    /// To a server of a cluster that is being given the key's slot.
    bool asking = false;
    /// For release and force_release, to a server of a cluster in which channels belong to slots,
    /// as keys do: who waits there by a message listens on such a channel.
    bool sharded_channels = false;
    /// For what a sentinel is asked: the name of the master. For force_release: the holder.
    std::shared_ptr<std::string const> subject{};
    /// How long its sender waits for the answer; 0 where it does so for as long as it takes.
    std::chrono::milliseconds waited_for{0};
    /// In a Cluster or a Sentinel group, for how long a server that has the lock is looked for;
    /// counts only where it is longer than waited_for.
    std::chrono::milliseconds looked_for{0};
    /// For extend, check and release: until when the lease is valid now.
    clock::time_point valid_until{};
    /// For release: the answer is to tell a key that nobody has from one that another has, which
    /// the server's own commands do not.
    bool asks_who_has_it = false;
    /// For acquire: gives a lease that is held its key back.
    bool gives_back = false;
    /// For stamp: renews what is there, which needs no memory.
    bool only_if_there = false;
    /// For replicated: how many replicas. Replicated and synced wait for the ttl at most.
    std::uint32_t replicas = 0;

    std::string_view publish_command() const { return sharded_channels ? "SPUBLISH" : "PUBLISH"; }

    /// Another one follows in the same turn, to be written with it.
    bool leads() const { return which == script::stamp; }
    /// It was that one: there is nothing more to wait for.
    bool follows() const { return which == script::replicated || which == script::synced; }
    /// Whether the answer may be long: each slot of a cluster may have another master.
    bool long_answer() const { return which == script::slots; }
    bool about_locks() const { return which < script::marker; }
    bool about_a_group() const { return which > script::slots; }
    bool says_one_text() const
    {
        return which == script::replication || which == script::cluster_info ||
               which == script::cluster_id || which == script::sentinel_id;
    }
    bool begins_something() const
    {
        return (which == script::acquire && !gives_back) || which == script::inspect;
    }
    bool keeps_lease() const { return which == script::extend || which == script::extend_all; }
    /// Where many wait for a server, it goes first: a lease depends on it.
    bool goes_first() const
    {
        return keeps_lease() || which == script::fence || which == script::mint || gives_back;
    }
    /// It goes even before those, since whether their answers count depends on it.
    bool says_what_counts() const
    {
        return which == script::replication || which == script::marker ||
               which == script::cluster_info || which == script::cluster_id ||
               which == script::slots;
    }
    /// It sets something that a lease relies on, if its answer is yes.
    bool sets_something() const
    {
        return which == script::acquire || keeps_lease() || which == script::fence ||
               which == script::mint;
    }
    /// How many more lock_ids a release names: the lock is released if any of them has it.
    std::size_t others() const
    {
        return which == script::release && locks ? locks->size() : std::size_t{0};
    }
    bool of_many() const { return which == script::extend_all || which == script::check_all; }

    /// The life that this gives the fencing counter: somewhat more than it needs, so that most
    /// acquires need not prolong it. Zero: for ever.
    std::chrono::milliseconds counter_ttl() const
    {
        bool const endless = key->counter == token_counter::redisson && !planted(bug::counter_ends);
        auto const life = planted(bug::life_of_counter_ignored) ? ttl : counter_life;
        return endless ? std::chrono::milliseconds{0} : counter_need(ttl, life) + life / 8;
    }

    /// Sent as a command of the server's own, this is a transaction: see render_native().
    bool steps_counter() const
    {
        return minting.tokens > 0 && minting.counter_floor > 0 && which == script::acquire;
    }
};

/// The server's own command that deletes a key which has a given value.
enum class compare_and_delete { none, delifeq, delex };

/// Renders a command as a call of its script, by the script's hash or with its whole text.
void render_script(command const& what, bool whole_text, words& to);

/// The answers of a transaction: to MULTI, to each of its two commands, and to EXEC.
inline constexpr std::size_t answers_of_transaction = 4;

/// Renders a command as one of the server's own, or as a transaction of two, which runs as a whole,
/// like a script, and costs the server a third of what that does. False if there is neither for it.
bool render_native(command const& what, compare_and_delete known, words& to);

} // namespace colock::detail
