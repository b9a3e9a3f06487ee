// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "act.hpp"

#include <algorithm>
#include <cstddef>

namespace model {

namespace {

/// Clears what no longer matters. Ends leases that are over, or notes that they were overtaken.
void settle(state& now, settings const& rules)
{
    shards servers{now, rules};
    for (int where = 0; where < server_count; ++where) {
        auto& one = servers.at(where);
        bool const last =
            where != other_shard && one.reign == 0 && (now.latest == rules.reigns || now.moved);
        if (one.key_left == 0 || last)
            servers.clear_key(where);
        if (last) {
            one = server{};
            for (int who = 0; who < rules.clients; ++who) {
                if (servers.of(who).late != verb::none && servers.of(who).late_at == where)
                    act{now, rules, who}.forget_late();
            }
        }
    }
    int valid = 0;
    for (int who = 0; who < rules.clients; ++who)
        valid += servers.of(who).left > 0 ? 1 : 0;
    for (int who = 0; who < rules.clients; ++who) {
        auto& one = servers.of(who);
        act me{now, rules, who};
        bool const hopes = one.sent == verb::extend && one.came != answer::refused &&
                           one.came != answer::not_counted;
        if (one.holds && one.left == 0) {
            if (hopes || rules.wrong == mistake::reclaim_of_expired)
                one.overtaken = one.overtaken || valid > 0;
            else
                me.end_lease();
        }
        if (one.late == verb::release && servers.key(one.late_at, who) != one.late_number + 1)
            me.forget_late();
        if (me.spent()) {
            one.at = server_a;
            one.reign = one.not_before = one.looked = 0;
            one.told = false;
        }
    }
}

int one_less(int value, int least = 0)
{
    return std::max(value - 1, least);
}

void tick(state& now, settings const& rules)
{
    shards servers{now, rules};
    for (int where = 0; where < server_count; ++where) {
        auto& one = servers.at(where);
        one.key_left = one_less(one.key_left);
        one.counter = rules.older(one.counter);
        if (one.marker != no_marker)
            one.marker = one_less(one.marker);
    }
    for (int who = 0; who < rules.clients; ++who) {
        auto& one = servers.of(who);
        one.not_before = one_less(one.not_before);
        one.left = one_less(one.left);
        if (rules.looks() && one.reign > 0)
            one.looked = std::min(one.looked + 1, rules.trusted + 1);
        if (rules.wrong != mistake::reclaim_after_guard)
            one.late_not_before = one_less(one.late_not_before);
        for (auto* token : {&one.token, &one.token_there, &one.late_token})
            *token = rules.older(*token);
        if (one.sent != verb::none)
            one.age = std::min(one.age + 1, rules.ttl);
    }
    for (int reign = 2; reign <= now.latest; ++reign) {
        auto& age = now.since[static_cast<std::size_t>(reign)];
        age = std::min(age + 1, rules.z + 1);
    }
    now.greatest_counted = rules.older(now.greatest_counted);
}

int valid_leases(state const& now)
{
    auto const valid = [](client const& one) { return one.left > 0; };
    return static_cast<int>(std::count_if(now.clients.begin(), now.clients.end(), valid));
}

} // namespace

state first_state(settings const& rules)
{
    state first;
    first.servers[server_a].reign = 1;
    first.servers[server_a].marker = 0;
    first.servers[other_shard].reign = reign_of_other_shard;
    for (int who = rules.clients; who < most_clients; ++who)
        first.clients[static_cast<std::size_t>(who)].used = rules.leases;
    return first;
}

void steps_from(state const& now, settings const& rules, std::vector<step>& all)
{
    all.clear();
    auto const add = [&](char const* what, int who, auto const& change) {
        auto& one = all.emplace_back(step{now, what, who, violation::none});
        one.wrong = change(one.next);
        settle(one.next, rules);
        if (valid_leases(one.next) > 1)
            one.wrong = violation::two_valid;
        bool const counts = rules.looked_for == violation::none || rules.looked_for == one.wrong ||
                            (is_double(rules.looked_for) && is_double(one.wrong));
        if (!counts)
            one.wrong = violation::none;
    };
    auto const client_does = [&](char const* what, int who, auto const& change) {
        add(what, who, [&](state& next) {
            act me{next, rules, who};
            return change(me);
        });
    };
    auto const server_does = [&](char const* what, int where, auto const& change) {
        add(what, where, [&](state& next) -> violation {
            shards servers{next, rules};
            change(servers);
            return violation::none;
        });
    };
    state copy = now;
    shards servers{copy, rules};

    add("a tick passes", -1, [&](state& next) -> violation {
        tick(next, rules);
        return violation::none;
    });
    for (int where : {server_a, server_b}) {
        auto const& one = servers.at(where);
        int const other = server_a + server_b - where;
        bool const is_master = one.reign == now.latest;
        bool const more = now.latest < rules.reigns;
        if (now.moved)
            break;
        if (one.reign == 0 && servers.at(other).reign == now.latest && more)
            add("is sent all by its master: server", where, [&](state& next) -> violation {
                bool const dropped = shards{next, rules}.replicate(other, where);
                for (int who = 0; dropped && rules.looks() && who < rules.clients; ++who) {
                    if (act it{next, rules, who}; it.is_connected_to(where))
                        it.hear_of_loss();
                }
                return violation::none;
            });
        if (one.reign == 0 && more)
            server_does("is promoted: server", where, [&](shards& to) { to.begin_reign(where); });
        if (one.reign == 1 && !is_master && more && rules.once_more)
            server_does("is made master once more: server", where,
                        [&](shards& to) { to.begin_once_more(where); });
        if (one.reign > 0 && !is_master)
            server_does("is demoted: server", where, [&](shards& to) { to.at(where).reign = 0; });
        if (is_master && more && rules.flushes)
            add("is flushed: server", where, [&](state& next) -> violation {
                shards to{next, rules};
                to.clear_key(where);
                to.at(where).counter = oldest_token;
                to.begin_reign(where);
                next.flushed = true;
                return violation::none;
            });
        if (one.reign > 0 && one.marker == no_marker)
            server_does("is met by a bystander: server", where,
                        [&](shards& to) { to.meet(where); });
        if (is_master && now.latest > 1 && rules.other_shard)
            server_does("gives its slot to the other shard: server", where,
                        [&](shards& to) { to.move_from(where); });
    }
    for (int who = 0; who < rules.clients; ++who) {
        act me{copy, rules, who};
        auto const& one = now.clients[static_cast<std::size_t>(who)];
        for (int where = 0; where < server_count; ++where) {
            if (me.can_connect(where))
                client_does("meets another reign: client", who, [&](act& it) -> violation {
                    it.connect(where);
                    return violation::none;
                });
        }
        auto const quietly = [&](char const* what, auto const& change) {
            client_does(what, who, [&](act& it) -> violation {
                change(it);
                return violation::none;
            });
        };
        if (me.can_look())
            quietly("asks for the reign: client", [](act& it) { it.look(); });
        if (me.can_acquire())
            quietly("sends an acquire: client", [](act& it) { it.send(verb::acquire); });
        if (me.can_extend())
            quietly("sends an extension: client", [](act& it) { it.send(verb::extend); });
        if (me.can_release())
            quietly("releases: client", [](act& it) { it.release(); });
        if (me.can_run_late())
            quietly("runs late what was sent by client", [](act& it) { it.run_late(); });
        if (me.idle())
            continue;
        quietly("gives its command up: client", [](act& it) { it.abandon(); });
        if (one.came == answer::none)
            client_does("runs what was sent by client", who, [](act& it) { return it.run(); });
        else
            client_does("receives its answer: client", who, [](act& it) { return it.receive(); });
    }
}

} // namespace model
