// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "state.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace model {

/// What may be wrong with the rules, or may lie outside of what they promise.
enum class mistake {
    none,
    // Mistakes of a client.
    guard_ignored,
    marker_by_run_id,
    bracket_missing,
    zombie_counted,
    reclaim_after_guard,
    reclaim_of_expired,
    crossing_with_less_than_z,
    laundering,
    extension_not_bracketed, ///< Extensions count whatever the reign at the end of their batch.
    markers_read_at_start,   ///< When a slot has moved, its new master's marker is not read.
    epoch_ignored, ///< A master that is made master once more is taken for the master it was.
    sent_in_guard, ///< New acquires are sent during the guard, and are not counted.
    unheard_loss,  ///< A client ignores that its server has loaded another memory.
    first_use_after_flush, ///< A flushed server is taken for one that was never used.
    heirs_trusted, ///< A slot that moved before anybody met the new reign is not guarded: as for a
                   ///< client that starts later and cannot ask the master that had the slot.
    // What the rules do not cover.
    smaller_longest_ttl,   ///< The marker is written by a client that knows a smaller longest ttl.
    stale_copy_in_the_way, ///< A holder is refused by a key whose release was not replicated.
    late_look,             ///< Long after it was replaced, a master still tells its old reign.
};

/// What may not happen.
enum class violation { none, two_valid, revived, refused, token };

char const* text_of(violation what);

/// Whether two leases of the name were valid at one time.
constexpr bool is_double(violation what)
{
    return what == violation::two_valid || what == violation::revived;
}

struct settings {
    int clients = 2;
    int reigns = 2;
    int leases = 1; ///< How many each client acquires at most.
    int ttl = 2;
    int z = 1;
    bool other_shard = false;
    bool flushes = false;
    /// A master that has not heard of being replaced may be made master once more.
    bool once_more = false;
    bool tokens = false;
    /// A client looks at the reign now and then, and counts answers up to this many ticks after a
    /// look. Negative: it looks before and after each command instead.
    int trusted = -1;
    int overlap = -1; ///< What clients allow for: `z`, with looks `trusted` more. Negative: `z`.
    int behind = 0;   ///< How far the clock of server B, which its tokens follow, is behind.
    /// How many tokens the clock gives in a tick. The library does not take them faster than that
    /// (see core/hand_offs.hpp), so there are to be at least as many as one master may grant in a
    /// tick.
    int rate = 1;
    bool reclaim_replaces = false; ///< A reclaim takes the place of a key with a smaller token.
    mistake wrong = mistake::none;
    violation looked_for = violation::none; ///< None: all of them. `two_valid`: also `revived`.

    /// A lease crosses into a new reign only if more than this is left of it. The guard is longer
    /// than the ttl by this.
    int beyond() const { return overlap < 0 ? z : overlap; }
    int guard() const { return ttl + beyond(); }
    bool looks() const { return trusted >= 0; }
    /// A token, a tick later.
    int older(int token) const { return std::max(token - rate, oldest_token); }
};

/// One thing that happens.
struct step {
    state next;
    char const* what = "";
    int who = -1; ///< A client, a server, or nobody.
    violation wrong = violation::none;
};

state first_state(settings const& rules);

/// All that can happen next.
void steps_from(state const& now, settings const& rules, std::vector<step>& all);

std::string text_of(state const& now, settings const& rules);

} // namespace model
