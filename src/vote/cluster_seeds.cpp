// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Which of the addresses that the caller gave for a Cluster are tried, and when.

#include "vote/cluster_node.hpp"

#include "vote/group_server.hpp"

#include <algorithm>

namespace colock::detail {

void cluster_node::open_next_seed()
{
    for (std::size_t i = 0; i < seeds_.size(); ++i) {
        auto const& seed = seeds_[next_seed_++ % seeds_.size()];
        if (!find(seed)) {
            server_at(seed);
            return;
        }
    }
}

/// Whether nobody has told yet who has which slot, and a seed may still do so that has not been
/// reached.
bool cluster_node::others_may_tell() const
{
    return !map_is_whole_ && std::any_of(seeds_.begin(), seeds_.end(), [&](auto const& seed) {
        auto const there = find(seed);
        return !there || (!there->up && !there->link->trouble());
    });
}

} // namespace colock::detail
