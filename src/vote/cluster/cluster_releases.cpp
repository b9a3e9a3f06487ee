// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What a Cluster releases again, where a server may lack what another has run last.

#include "vote/cluster/cluster_node.hpp"

#include "vote/group/group_member.hpp"
#include "vote/group/routed_call.hpp"

#include <utility>

namespace colock::detail {

std::shared_ptr<reply_sink> cluster_node::remember_release(command const& what,
                                                           std::shared_ptr<reply_sink> sink)
{
    auto const* const owner = map_.owner_of(slot_of(what.key->key));
    return owner ? released_.remember(what, std::move(sink), *owner, weak_from_this()) : sink;
}

void cluster_node::repeat(command const& what, std::shared_ptr<reply_sink> sink)
{
    // Without patience: one that cannot be sent now is due again later.
    std::make_shared<routed_call>(shared_from_this(), what, std::move(sink), clock::duration{})
        ->start();
}

bool cluster_node::has_moved(recent_releases::release const& which) const
{
    auto const* const owner = map_.owner_of(slot_of(which.what().key->key));
    return owner && *owner != which.at();
}

/// Whoever has got slots may lack what was released last where they were. What is still under way
/// there is repeated when its answer comes.
void cluster_node::release_what_moved()
{
    release_again(released_.to_repeat([this](auto const& each) { return has_moved(each); }));
}

/// Notes which servers are connected again, or are masters no more by the latest CLUSTER SLOTS.
void cluster_node::look_who_is_back(std::vector<endpoint> const& masters)
{
    for (auto const& each : released_.away()) {
        auto const there = find(each);
        if ((there && there->up) || !contains(masters, each))
            released_.is_back(each);
    }
}

} // namespace colock::detail
