// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Which servers belong to a Cluster: one that was replaced, or is of another Cluster, is refused.

#include "vote/cluster/cluster_node.hpp"

#include "base/planted.hpp"
#include "vote/group/group_member.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// How long the members of a Cluster are remembered after the last connection was lost: by then all
/// of them may have been replaced.
constexpr clock::duration longest_memory = 30s;

} // namespace

/// Whether no server of this Cluster has named this id. A server that does not tell its id is taken
/// for a member.
bool cluster_node::is_stranger(std::string const& id) const
{
    return !id.empty() && !members_.empty() &&
           !std::binary_search(members_.begin(), members_.end(), id);
}

/// Whether `members_` can be relied on: a member is connected, or was so lately. `but` is not
/// looked at.
bool cluster_node::remembers_members(group_member const* but) const
{
    return clock::now() < member_left_ + longest_memory ||
           std::any_of(servers_.begin(), servers_.end(), [&](auto const& each) {
               return each.get() != but && each->up && !is_stranger(each->known.id);
           });
}

error_code cluster_node::of_another_cluster(std::string const& name)
{
    return make_error_code(errc::node_unavailable,
                           name + ": the server there is of another Cluster");
}

/// A server in no cluster answers for every name, and one of another Cluster for names in its
/// slots. If it now has the address of a former member, other clients of this Cluster do not ask it
/// for these names, so its grants are worth nothing.
error_code cluster_node::refusal_of(group_member const& which, server_info const& info) const
{
    auto const& name = which.link->label();
    if (info.in_cluster) {
        // A master that only redirects have named may be new, and not among the members yet. A seed
        // is only tried where that is all it is there for, or while nobody is connected.
        bool const is_named =
            contains(map_.masters(), which.at) && !redirected_to_.contains(which.at);
        bool const is_tried =
            is_only_tried(which) || std::none_of(servers_.begin(), servers_.end(),
                                                 [](auto const& each) { return each->up; });
        if (shape_ == shape::cluster && (is_named || is_tried) && is_stranger(info.id) &&
            remembers_members(&which) && !planted(bug::other_cluster_trusted))
            return of_another_cluster(name);
        return {};
    }
    if (planted(bug::stranger_in_cluster_trusted))
        return {};
    if (shape_ == shape::cluster)
        return make_error_code(errc::node_unavailable,
                               name + ": the server there is in no cluster any more");
    if (seeds_.size() > 1)
        return make_error_code(errc::invalid_argument,
                               name + ": is in no cluster, and one of several servers in one node; "
                                      "those of a Redlock are a node each");
    return {};
}

/// Ends the connection to a server of another Cluster, which has been trusted.
void cluster_node::end_stranger(std::shared_ptr<group_member> const& which)
{
    auto const name = which->link->label();
    which->up = false;
    end(which);
    tell_of_servers();
    auto const why = of_another_cluster(name);
    tell([&](node_listener& to) { to.on_event({event_kind::disconnected, name, {}, why}); });
}

/// Drops servers that were refused for good because they are in no cluster. In a Cluster this may
/// pass: an address may soon lead to a member. They are connected to again if they have slots.
void cluster_node::forget_misplaced()
{
    for (auto const& each : std::vector{servers_}) {
        if (each->link->trouble() == errc::invalid_argument)
            end(each);
    }
}

} // namespace colock::detail
