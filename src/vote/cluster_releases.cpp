// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What a Cluster releases again, where a server may lack what another has run last.

#include "vote/cluster_node.hpp"

#include "vote/group_server.hpp"
#include "vote/routed_call.hpp"

#include <utility>

namespace colock::detail {

std::shared_ptr<reply_sink> cluster_node::remember_release(command const& what,
                                                           std::shared_ptr<reply_sink> sink)
{
    auto const* const owner = map_.owner_of(slot_of(what.key->key));
    if (!owner)
        return sink;
    auto& at = pasts_[*owner];
    return at.released.remember(what, std::move(sink), at.away_since);
}

/// At whoever has their slots now.
void cluster_node::release_again(recent_releases::some const& all)
{
    for (auto const& each : all) {
        auto const* const owner = map_.owner_of(slot_of(each->what().key->key));
        std::shared_ptr<reply_sink> sink = each;
        if (owner) {
            auto& at = pasts_[*owner];
            sink = at.released.remember(each, at.away_since);
        }
        std::make_shared<routed_call>(shared_from_this(), each->what(), std::move(sink),
                                      patience_for(each->what()))
            ->start();
    }
}

/// This server is back, and may lack what it has run last. Others may be reached again through it.
void cluster_node::release_what_failed(group_server const& back, bool restarted)
{
    recent_releases::some all;
    auto& here = pasts_[back.at];
    if (restarted)
        all = here.released.to_repeat(here.away_since, [](command const&) { return true; });
    here.away_since.reset();
    for (auto& [at, past] : pasts_) {
        auto const some = past.released.in_doubt();
        all.insert(all.end(), some.begin(), some.end());
    }
    release_again(all);
}

/// Whoever has got slots may lack what was released last where they were.
void cluster_node::release_what_moved()
{
    recent_releases::some all;
    for (auto& [at, past] : pasts_) {
        auto const moved = [&, &from = at](command const& what) {
            auto const* const owner = map_.owner_of(slot_of(what.key->key));
            return owner && *owner != from;
        };
        auto const some = past.released.to_repeat(past.away_since, moved);
        all.insert(all.end(), some.begin(), some.end());
    }
    std::erase_if(pasts_, [&](auto const& each) {
        return each.second.released.empty() && !map_.first_slot_of(each.first);
    });
    release_again(all);
}

} // namespace colock::detail
