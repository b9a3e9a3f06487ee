// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What the masters of a Cluster may lack, since another was there before them, or had their slots.

#include "vote/cluster/cluster_node.hpp"

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "core/reign.hpp"
#include "vote/group/group_member.hpp"

#include <algorithm>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// A redirect, and CLUSTER SLOTS soon after it, tell of the same change.
constexpr clock::duration same_news = 250ms;
/// A command that was sent on is answered within that time.
constexpr clock::duration sent_on_for = 30s;

} // namespace

/// A server that was no master when this client came may be a replica that has taken over, and lack
/// what the master before it had granted last. One that was added looks the same.
void cluster_node::meet(endpoint const& master)
{
    if (!map_is_whole_ || std::find(met_.begin(), met_.end(), master) != met_.end())
        return;
    met_.push_back(master);
    tell_of_loss(master);
}

/// Slots of `former` now have another owner. If `former` is not connected, it may have restarted,
/// and have had no keys to hand over.
void cluster_node::lose_slots_of(endpoint const& former)
{
    auto const there = find(former);
    bool const told = clock::now() < loss_told_ + same_news;
    if (map_is_whole_ && !told && !(there && there->up) && !planted(bug::slots_of_the_away_trusted))
        tell_of_loss(former);
}

/// What this server has had may be lost.
void cluster_node::tell_of_loss(endpoint const& of)
{
    loss_told_ = clock::now();
    auto all = info();
    all.restarted = true;
    all.server = name_of(of);
    tell([&](node_listener& to) { to.on_connected(index_, all); });
}

/// `heir` has slots of `former`.
///
/// What the former master said of its reign before the handover counts if it is still a master and
/// was asked lately. It also counts if it is no longer a master because all its slots are with
/// other masters, as when a Cluster is made smaller. If a new master has taken its place, the slots
/// may have come from that one.
void cluster_node::inherit(endpoint const& former, endpoint const& heir, circumstances how)
{
    if (!map_is_whole_ || planted(bug::slots_of_the_guarded_trusted))
        return;
    auto const now = clock::now();
    bool const reigns = contains(map_.masters(), former);
    auto const there = find(former);
    auto const last = there && there->up ? there->link->last_guard() : std::nullopt;
    if (!reigns && !how.former_replaced && last) {
        pass_on(former, heir, *last, heirs::when::always);
        return;
    }
    heirs_.ask({.heir = heir,
                .former = former,
                .matters = how.may_succeed ? heirs::when::not_promoted : heirs::when::always,
                .asked_since = reigns ? now - reign::trusted_for : now,
                .noticed = now,
                .former_replaced = how.former_replaced && !how.may_succeed && !reigns});
    settle_heirs();
}

/// Calls inherit() for a slot that has moved, by a redirect.
void cluster_node::inherit_slot(endpoint const& former, endpoint const& heir, bool was_master)
{
    if (was_master) {
        inherit(former, heir, {.may_succeed = false, .former_replaced = false});
        return;
    }
    auto& formers = redirected_to_[heir];
    if (formers.size() < 2)
        formers.insert(former);
    inherit(former, heir, {.may_succeed = formers.size() == 1, .former_replaced = true});
}

/// Calls inherit() for all slots that have moved, by the latest CLUSTER SLOTS.
///
/// A replica that has become a master has taken the place of one master, and its own guard, which
/// may be over by now, is for the slots of that one. If it has slots of two, nobody can tell which
/// one that is: it is guarded, unless both are still masters and say that they are not.
void cluster_node::inherit_slots()
{
    auto const before = had_.masters();
    auto const handed_over = map_.handovers(had_);
    had_ = map_.with_gaps_of(had_);
    auto const was_master = [&](endpoint const& each) {
        return contains(before, each) && !redirected_to_.contains(each);
    };
    auto formers = redirected_to_;
    for (auto const& slots : handed_over)
        formers[slots.to].insert(slots.from);
    for (auto const& slots : handed_over) {
        auto const successors =
            std::count_if(handed_over.begin(), handed_over.end(), [&](auto const& each) {
                return each.from == slots.from && !was_master(each.to);
            });
        bool const may_succeed =
            successors == 1 && !was_master(slots.to) && formers.at(slots.to).size() == 1;
        inherit(slots.from, slots.to, {may_succeed, successors > 0});
    }
}

/// A command for a slot that is on its way is sent on from one to the other.
void cluster_node::on_sent_on(endpoint const& from, endpoint const& to)
{
    if (auto const heir = server_at(to))
        heir->sent_on_by[from] = clock::now();
    if (planted(bug::slots_of_the_guarded_trusted))
        return;
    auto const there = find(from);
    auto const now = clock::now();
    if (auto const own = there && there->up ? there->link->guard({}) : guard_span{}) {
        pass_on(from, to, ending(*own, now), heirs::when::always);
        return;
    }
    // It is guarded, and it is not known yet for how long.
    if (!heirs_.asks(to, from))
        heirs_.ask({to, from, heirs::when::always, {}, now});
    settle_heirs();
}

/// A master that has no slot yet, but is being given one, cannot be replaced. But those that have
/// the slots, and send on to it, can: it stands as the least of them does.
std::optional<support> cluster_node::standing_of_senders(group_member const& which,
                                                         clock::time_point now) const
{
    std::optional<support> least;
    for (auto const& [sender, when] : which.sent_on_by) {
        auto const there = find(sender);
        if (!there || there.get() == &which || now > when + sent_on_for ||
            !named_.knows(identity_of(*there)))
            continue;
        auto const its = standing_of(*there, now);
        if (!least || its.naming < least->naming)
            least = its;
    }
    return least;
}

/// Passes on to the heir the guard of the former master's own reign, and what that has inherited.
void cluster_node::pass_on(endpoint const& former, endpoint const& heir, guard_span own,
                           heirs::when matters)
{
    auto const now = clock::now();
    heirs_.add(heir, own, matters, now);
    if (auto const further = heirs_.guard_of(former, {}, now))
        heirs_.add(heir, *further, heirs::when::always, now);
}

/// Gives an end to a guard that has none: the former master may have been lost just now.
guard_span cluster_node::ending(guard_span guard, clock::time_point noticed) const
{
    if (guard.until != clock::time_point::max())
        return guard;
    return {.met = noticed, .until = saturating_add(noticed, guard_)};
}

/// Whether it counts what a former master says of its own reign. It may have been replaced without
/// knowing, and the slots may have come from its successor.
bool cluster_node::may_vouch(heirs::question const& what,
                             std::shared_ptr<group_member> const& former) const
{
    if (!former || !former->up || what.former_replaced)
        return false;
    return !names_matter() || !named_.knows(identity_of(*former)) ||
           standing_of(*former, clock::now()).suffices();
}

/// A former master that cannot be asked is treated as one that is no longer a master: the heir may
/// never have had its locks.
void cluster_node::settle_heirs()
{
    heirs_.settle([&](heirs::question const& each) {
        bool const is_over = clock::now() >= saturating_add(each.noticed, guard_);
        // CLUSTER SLOTS, which has been asked for, may tell of another former master.
        if (each.matters == heirs::when::not_promoted && redirected_to_.contains(each.heir))
            return is_over;
        auto const there = find(each.former);
        std::optional<guard_span> own{{.met = {}, .until = clock::time_point::max()}};
        if (may_vouch(each, there))
            own = there->link->guard(each.asked_since);
        else if (there && there->up && !each.former_replaced && there->standing.may_grow)
            own.reset(); // others may name it soon
        if (!own)
            return is_over; // every lock that was lost has expired
        bool const ends = own->until != clock::time_point::max();
        pass_on(each.former, each.heir, ending(*own, each.noticed),
                ends ? heirs::when::always : each.matters);
        return true;
    });
}

/// A client that comes while a master is guarded does not know which slots that one has had. So it
/// waits until each master has said whether it is, or cannot be reached, and guards all for as
/// long.
bool cluster_node::all_are_met()
{
    if (all_met_ || !map_is_whole_)
        return all_met_;
    guard_span longest;
    auto const masters = map_.masters();
    for (auto const& master : masters) {
        auto const there = find(master);
        if (there && there->link->trouble())
            continue;
        auto const own = there && there->up ? there->link->guard({}) : std::nullopt;
        bool const is_known = own && own->until != clock::time_point::max();
        // By then every lock that was lost before has expired.
        if (!is_known && clock::now() < saturating_add(whole_since_, guard_))
            return false;
        if (is_known && own->until > longest.until)
            longest = *own;
    }
    all_met_ = true;
    for (auto const& master : masters)
        heirs_.add(master, longest, heirs::when::always, clock::now());
    return true;
}

std::optional<guard_span>
cluster_node::guard_inherited_by(group_member const& which,
                                 std::optional<clock::time_point> promoted)
{
    if (shape_ != shape::cluster || planted(bug::slots_of_the_guarded_trusted))
        return std::nullopt;
    auto const now = clock::now();
    if (all_are_met())
        settle_heirs();
    auto const asked = heirs_.asked(which.at);
    if (!all_met_ || asked)
        return guard_span{.met = asked.value_or(now), .until = clock::time_point::max()};
    return heirs_.guard_of(which.at, promoted, now);
}

} // namespace colock::detail
