// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Which sentinels of a Sentinel group count, and what most of them say.

#include "base/planted.hpp"
#include "vote/group/group_member.hpp"
#include "vote/sentinel/sentinel_node.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// Whoever is away, and has not been named for so long, may be no sentinel any more.
constexpr clock::duration sentinel_forgotten_after = 60s;
/// By then all sentinels have heard of a switch from the one that has made it.
constexpr clock::duration longest_hearsay = 10s;

} // namespace

/// One that was given is gone if it has been away for long, and most of the others have told since
/// then whom they know, without naming it. It is still tried.
///
/// A sentinel names all that it has ever met, reachable or not, until somebody resets it. So to a
/// client that is cut off with a few of them, these name the rest, which is not gone then. Nor does
/// a majority get smaller than one of as many as were given, or as those that name the master know:
/// see named_by(). Whoever is gone only does not count beside those that have taken its place.
void sentinel_node::note_gone(clock::time_point now)
{
    auto const is_up = [](sentinel const& each) { return each.server && each.server->up; };
    for (auto& each : sentinels_) {
        if (is_up(each))
            each.seen = now;
    }
    auto const may_be_gone = [&](sentinel const& each) {
        return each.given && each.seen + sentinel_forgotten_after < now;
    };
    auto const others = number_with(
        [&](sentinel const& each) { return (each.given || each.reached) && !may_be_gone(each); });
    for (auto& each : sentinels_) {
        auto const not_naming = number_with([&](sentinel const& other) {
            return is_up(other) && other.told > each.seen + sentinel_forgotten_after;
        });
        each.gone = may_be_gone(each) && 2 * not_naming > others;
    }
}

void sentinel_node::forget_sentinels(clock::time_point now)
{
    std::vector<std::shared_ptr<group_member>> gone;
    std::erase_if(sentinels_, [&](sentinel const& each) {
        bool const forgotten = !each.given && each.server && !each.server->up &&
                               each.seen + sentinel_forgotten_after < now;
        if (forgotten)
            gone.push_back(each.server);
        return forgotten;
    });
    for (auto const& each : gone)
        end(each);
}

/// One that is known by several addresses counts once, if it says who it is.
template <class Has>
std::size_t sentinel_node::number_with(Has has) const
{
    std::vector<std::string_view> seen;
    std::size_t number = 0;
    for (auto const& each : sentinels_) {
        if (!has(each))
            continue;
        std::string_view const id = each.server ? each.server->known.id : std::string_view{};
        if (!id.empty() && std::find(seen.begin(), seen.end(), id) != seen.end())
            continue;
        seen.push_back(id);
        ++number;
    }
    return number;
}

/// Sentinels that others have named, and that have never been reached, are not counted. No fewer
/// are than were given.
std::size_t sentinel_node::counted_sentinels() const
{
    auto const given = number_with([](sentinel const& each) { return each.given; });
    return std::max(given, number_with([](sentinel const& each) {
                        return (each.given || each.reached) && !each.gone;
                    }));
}

std::size_t sentinel_node::claiming(master_claim const& what) const
{
    return number_with([&](sentinel const& each) {
        return each.claim && each.claim->at == what.at && each.claim->epoch == what.epoch;
    });
}

/// Whether most sentinels have named a master, out of all that they know of.
bool sentinel_node::most_have_claimed() const
{
    auto all = counted_sentinels();
    auto const claims = number_with([&](sentinel const& each) {
        if (each.claim)
            all = std::max(all, each.voters.value_or(0));
        return each.claim.has_value();
    });
    return 2 * claims > all;
}

/// Counted out of all sentinels that they know of, as a fail-over needs most of those. Several that
/// do not tell their id may be one, and count as one. Whoever names it by an older configuration
/// means an earlier time as master, and may have missed that others came in between.
support sentinel_node::named_by(group_member const& which)
{
    if (planted(bug::zombie_counted))
        return {};
    // What was said when a sentinel was last asked, or the time before.
    auto const lately = clock::now() - between_questions * 8 / 5;
    support found{.naming = 0, .all = counted_sentinels()};
    if (!is_master(which))
        return found;
    found.epoch = newest_->epoch;
    found.anew = anew_;
    bool some_nameless = false;
    found.naming = number_with([&](sentinel const& each) {
        if (!each.voters || !each.claim || each.claim->at != newest_->at || each.claimed < lately)
            return false;
        if (each.claim->epoch < newest_->epoch)
            return false;
        found.all = std::max(found.all, *each.voters);
        bool const nameless = each.server->known.id.empty();
        return !nameless || !std::exchange(some_nameless, true);
    });
    found.needed = found.all / 2 + 1;
    return found;
}

void sentinel_node::look_whether_named(clock::time_point now)
{
    auto const which = master_;
    if (!which)
        return;
    which->standing = named_by(*which);
    bool const matters = which->up && which->known.is_guarded;
    bool const told = which->told_unnamed;
    if (!note_unnamed(*which, matters && !which->standing.suffices(), now))
        return;
    tell_of_servers();
    if (told)
        tell([&](node_listener& to) { to.on_recovered(index_); });
}

/// A claim that most sentinels make, though it is not newer than the one that is followed, or was
/// not believed: they were set up anew, or name one master by different names. A sentinel that has
/// another configuration counts only when it must have heard of the last switch.
std::optional<master_claim> sentinel_node::said_by_most() const
{
    for (auto const& one : sentinels_) {
        if (!one.claim || is_sentinel(one.claim->at))
            continue;
        bool const same = one.claim->at == newest_->at;
        if (same && one.claim->epoch == newest_->epoch)
            continue;
        auto const say = number_with([&](sentinel const& each) {
            return each.claim && each.claim->at == one.claim->at &&
                   (!same || each.claim->epoch == one.claim->epoch) &&
                   (each.claim->as_new_as(*newest_) ||
                    each.claimed > followed_since_ + longest_hearsay);
        });
        if (2 * say > counted_sentinels())
            return one.claim;
    }
    return std::nullopt;
}

} // namespace colock::detail
