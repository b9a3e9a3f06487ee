// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "rules.hpp"

#include <algorithm>
#include <cstddef>

namespace model {

/// What the servers do, and what happens to them.
class shards {
public:
    shards(state& now, settings const& rules) : now_(now), rules_(rules) {}

    server& at(int where) { return now_.servers[static_cast<std::size_t>(where)]; }
    client& of(int who) { return now_.clients[static_cast<std::size_t>(who)]; }
    int& key(int where, int who) { return of(who).keys[static_cast<std::size_t>(where)]; }

    bool serves(int where) { return at(where).reign > 0 && (where != other_shard || now_.moved); }

    /// Whether a grant of this reign may still be counted: until `z` after the next reign began.
    bool in_time(int reign) const
    {
        return reign == reign_of_other_shard || reign == now_.latest ||
               now_.since[static_cast<std::size_t>(reign) + 1] <= rules_.z;
    }

    /// Whether a server tells the same of itself in both reigns.
    bool look_alike(int one, int other) const
    {
        return one == other ||
               (now_.once_more && std::min(one, other) == 1 && std::max(one, other) == now_.latest);
    }

    void clear_key(int where)
    {
        at(where).key_left = 0;
        at(where).key_is_new = false;
        for (int who = 0; who < rules_.clients; ++who)
            key(where, who) = 0;
    }

    void set_key(int where, int who, int number, bool is_new)
    {
        clear_key(where);
        at(where).key_left = rules_.ttl;
        at(where).key_is_new = is_new;
        key(where, who) = number + 1;
    }

    /// Returns what the marker says. Whoever meets the reign first writes it.
    int meet(int where)
    {
        auto& left = at(where).marker;
        if (where == other_shard) {
            if (rules_.wrong == mistake::laundering)
                return 0;
            // The marker of the former master goes with the slot. Without one, it counts as new.
            if (left == no_marker)
                left = rules_.wrong == mistake::heirs_trusted ? 0 : rules_.guard();
            return left;
        }
        if (left == no_marker) {
            left = rules_.guard() - (rules_.wrong == mistake::smaller_longest_ttl ? 1 : 0);
            if (now_.flushed && rules_.wrong == mistake::first_use_after_flush)
                left = 0;
        }
        return left;
    }

    int mint(int where)
    {
        if (!rules_.tokens)
            return oldest_token;
        int const clock = where == server_b ? -rules_.behind * rules_.rate : 0;
        auto& counter = at(where).counter;
        counter = std::min(std::max(counter + 1, clock), newest_token);
        return counter;
    }

    /// Replaces what `to` has by what `from` has. Returns whether `to` loses something by that.
    bool replicate(int from, int to)
    {
        bool dropped = at(to).key_left > at(from).key_left;
        for (int who = 0; who < rules_.clients; ++who)
            dropped = dropped || (key(to, who) != 0 && key(to, who) != key(from, who));
        at(to).key_left = at(from).key_left;
        at(to).key_is_new = false;
        at(to).counter = at(from).counter;
        for (int who = 0; who < rules_.clients; ++who)
            key(to, who) = key(from, who);
        return dropped;
    }

    void begin_reign(int where)
    {
        at(where).reign = ++now_.latest;
        at(where).key_is_new = false;
        // If markers go by run_id, A finds the marker of its first reign, which B has replicated.
        bool const back = rules_.wrong == mistake::marker_by_run_id && where == server_a;
        at(where).marker = back ? 0 : no_marker;
    }

    /// Makes the master of the first reign master once more. It keeps what it has, and tells the
    /// same of itself as before.
    void begin_once_more(int where)
    {
        int const former_marker = at(where).marker;
        now_.once_more = true;
        begin_reign(where);
        if (rules_.wrong != mistake::epoch_ignored)
            return;
        at(where).marker = former_marker;
        for (int who = 0; who < rules_.clients; ++who)
            of(who).reign = of(who).reign == 1 ? now_.latest : of(who).reign;
    }

    /// Moves the slot to the other shard, with its key and its marker: clients know which master it
    /// comes from.
    void move_from(int where)
    {
        auto& to = at(other_shard);
        to = at(where);
        to.reign = reign_of_other_shard;
        to.key_is_new = false;
        for (int who = 0; who < rules_.clients; ++who)
            key(other_shard, who) = key(where, who);
        clear_key(where);
        at(where).reign = 0;
        now_.moved = true;
    }

    /// Runs SET NX.
    bool acquire(int where, int who, int number, bool is_new)
    {
        if (at(where).key_left > 0)
            return false;
        set_key(where, who, number, is_new);
        return true;
    }

    struct extended {
        bool done = false;
        bool by_rival = false;
        bool reclaimed = false;
    };

    /// Runs an extension. If it `reclaims`, it may set a missing key: see also `reclaim_replaces`.
    extended extend(int where, int who, int number, bool reclaims, int token)
    {
        auto& one = at(where);
        if (key(where, who) == number + 1) {
            one.key_left = rules_.ttl;
            return {.done = true};
        }
        bool const foreign = one.key_left > 0;
        bool const replaces = rules_.reclaim_replaces && one.counter < token;
        if (!reclaims || (foreign && !replaces))
            return {.by_rival = foreign && (one.key_is_new || counts_stale())};
        set_key(where, who, number, true);
        one.counter = std::max(one.counter, token);
        return {.done = true, .reclaimed = true};
    }

private:
    /// Whether it counts as a violation that a holder is refused because of a stale copy.
    bool counts_stale() const
    {
        return rules_.reclaim_replaces || rules_.wrong == mistake::stale_copy_in_the_way;
    }

    state& now_;
    settings const& rules_;
};

} // namespace model
