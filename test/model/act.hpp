// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "shards.hpp"

#include <algorithm>
#include <utility>

namespace model {

/// What a client does, and what happens to it.
class act {
public:
    act(state& now, settings const& rules, int who)
        : now_(now), rules_(rules), servers_(now, rules), who_(who), me_(servers_.of(who))
    {
    }

    bool idle() const { return me_.sent == verb::none; }
    bool spent() const { return !me_.holds && idle() && me_.used == rules_.leases; }

    bool is_connected_to(int where) const { return !spent() && me_.at == where; }

    bool can_acquire() const
    {
        bool const may = me_.not_before == 0 || rules_.wrong == mistake::guard_ignored ||
                         rules_.wrong == mistake::sent_in_guard;
        return idle() && !me_.holds && me_.used < rules_.leases && may;
    }

    bool can_extend() const
    {
        bool const alive = me_.left > 0 || rules_.wrong == mistake::reclaim_of_expired;
        return idle() && me_.holds && alive && me_.may_extend;
    }

    void send(verb what) { me_.sent = what; }

    bool can_connect(int where) const
    {
        auto const& to = servers_.at(where);
        if (spent() || to.reign <= me_.reign)
            return false;
        return now_.moved == (where == other_shard);
    }

    /// Meets another reign.
    void connect(int where)
    {
        if (!idle())
            abandon();
        int const read = servers_.meet(where);
        bool const old = where == other_shard && rules_.wrong == mistake::markers_read_at_start;
        me_.not_before = old ? me_.not_before : read;
        me_.at = where;
        me_.reign = servers_.at(where).reign;
        me_.looked = 0;
        me_.told = false;
        int const enough = rules_.wrong == mistake::crossing_with_less_than_z ? 0 : rules_.beyond();
        bool const expired = me_.left == 0 && rules_.wrong == mistake::reclaim_of_expired;
        me_.may_extend = me_.holds && (me_.left > enough || expired);
    }

    bool can_look() const
    {
        auto const reign = servers_.at(me_.at).reign;
        bool const early = servers_.in_time(reign) || rules_.wrong == mistake::late_look;
        return rules_.looks() && !spent() && reign == me_.reign && me_.looked > 0 && early;
    }

    void look() { me_.looked = 0; }

    /// The client hears that its server has loaded another memory. An answer that the server gave
    /// before that comes first.
    void hear_of_loss()
    {
        if (rules_.wrong == mistake::unheard_loss)
            return;
        me_.told = !idle() && me_.came != answer::none;
        if (me_.told)
            return;
        me_.not_before = rules_.guard();
        me_.may_extend = me_.may_extend && me_.left > rules_.beyond();
    }

    /// The server runs what was sent to it.
    violation run()
    {
        auto const reign = servers_.at(me_.at).reign;
        bool const same_reign = servers_.look_alike(reign, me_.reign);
        bool const bracket =
            same_reign || rules_.looks() || rules_.wrong == mistake::bracket_missing;
        if (!servers_.serves(me_.at)) {
            me_.came = answer::refused;
            return violation::none;
        }
        int const believed = same_reign && !rules_.looks() ? me_.reign : reign;
        bool const in_time = servers_.in_time(believed) || rules_.wrong == mistake::zombie_counted;
        if (me_.sent == verb::acquire) {
            bool const in_guard = me_.not_before > 0 && rules_.wrong == mistake::sent_in_guard;
            if (!servers_.acquire(me_.at, who_, me_.used, reign == me_.reign)) {
                me_.came = answer::refused;
                return violation::none;
            }
            me_.token_there = servers_.mint(me_.at);
            me_.came = bracket && in_time && !in_guard ? answer::granted : answer::not_counted;
            return violation::none;
        }
        auto const done = servers_.extend(me_.at, who_, me_.used, reclaims(), me_.token);
        if (!done.done) {
            me_.came = answer::refused;
            bool const kept = me_.left == 0 || !same_reign || me_.at == other_shard ||
                              (servers_.at(me_.at).key_left > 0 && !done.by_rival);
            return kept ? violation::none : violation::refused;
        }
        bool const counts =
            bracket || (rules_.wrong == mistake::extension_not_bracketed && !done.reclaimed);
        me_.came = counts && in_time ? answer::granted : answer::not_counted;
        return violation::none;
    }

    /// The answer to the client's command arrives.
    violation receive()
    {
        bool const acquired = me_.sent == verb::acquire;
        auto const came =
            me_.came == answer::granted && !counts(acquired) ? answer::not_counted : me_.came;
        int const left = std::max(rules_.ttl - me_.age, 0);
        int const token = me_.token_there;
        forget_command();
        hear_what_follows();
        if (!acquired)
            return came == answer::granted ? extended_by(left) : violation::none;
        if (came == answer::refused)
            return violation::none;
        if (came == answer::not_counted || left == 0) {
            make_late(verb::release);
            ++me_.used;
            return violation::none;
        }
        me_.holds = true;
        me_.may_extend = true;
        me_.left = left;
        me_.token = token;
        if (rules_.tokens && token <= now_.greatest_counted)
            return violation::token;
        now_.greatest_counted = token;
        return violation::none;
    }

    /// The client stops waiting for its command. If that has not run yet, it may still do so later.
    void abandon()
    {
        if (me_.came == answer::none)
            make_late(me_.sent);
        bool const acquired = me_.sent == verb::acquire;
        forget_command();
        hear_what_follows();
        if (acquired)
            ++me_.used;
        else if (me_.left == 0)
            end_lease();
    }

    bool can_release() const { return idle() && me_.holds && me_.left > 0; }

    void release()
    {
        make_late(verb::release);
        end_lease();
    }

    void end_lease()
    {
        me_.holds = me_.may_extend = me_.overtaken = false;
        me_.left = 0;
        me_.token = oldest_token;
        ++me_.used;
    }

    bool can_run_late() const { return me_.late != verb::none && servers_.serves(me_.late_at); }

    void run_late()
    {
        int const where = me_.late_at;
        if (me_.late == verb::acquire) {
            if (servers_.acquire(where, who_, me_.late_number, false))
                servers_.mint(where);
        } else if (me_.late == verb::extend) {
            servers_.extend(where, who_, me_.late_number, me_.late_not_before > 0, me_.late_token);
        } else if (servers_.key(where, who_) == me_.late_number + 1) {
            servers_.clear_key(where);
        }
        forget_late();
    }

    void forget_late()
    {
        me_.late = verb::none;
        me_.late_at = me_.late_number = me_.late_not_before = 0;
        me_.late_token = oldest_token;
    }

private:
    /// Whether the client's extension may set a key that is missing: in a guarded reign, before the
    /// time in the marker, which the server compares with its own clock.
    bool reclaims() const
    {
        if (me_.at == other_shard)
            return false; // the marker's time is that of another server's clock
        if (rules_.wrong == mistake::reclaim_after_guard)
            return me_.reign > 1;
        return me_.not_before > 0;
    }

    /// Whether an answer that arrives now counts.
    bool counts(bool acquired) const
    {
        if (!rules_.looks())
            return true;
        bool const goes_on = acquired ? me_.not_before == 0 : me_.may_extend;
        return goes_on && me_.looked <= rules_.trusted;
    }

    void hear_what_follows()
    {
        if (std::exchange(me_.told, false))
            hear_of_loss();
    }

    violation extended_by(int left)
    {
        bool const revived = me_.left == 0 && left > 0;
        me_.left = std::max(me_.left, left);
        if (revived && me_.overtaken)
            return violation::revived;
        me_.overtaken = false;
        return violation::none;
    }

    void make_late(verb what)
    {
        me_.late = what;
        me_.late_at = me_.at;
        me_.late_number = me_.used;
        bool const extends = what == verb::extend && reclaims();
        bool const always = rules_.wrong == mistake::reclaim_after_guard;
        me_.late_not_before = extends ? (always ? 15 : me_.not_before) : 0;
        me_.late_token = what == verb::extend ? me_.token : oldest_token;
    }

    void forget_command()
    {
        me_.sent = verb::none;
        me_.came = answer::none;
        me_.age = 0;
        me_.token_there = oldest_token;
    }

    state& now_;
    settings const& rules_;
    mutable shards servers_;
    int who_;
    client& me_;
};

} // namespace model
