// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Which of the addresses that the caller gave for a Cluster are tried, and when.

#include "vote/cluster/cluster_node.hpp"

#include "vote/group/group_member.hpp"

#include <algorithm>
#include <vector>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// For so long a seed is waited for before the next one is tried as well (as RFC 8305 does with the
/// addresses of a name).
constexpr clock::duration between_seeds = 250ms;
constexpr clock::duration pause_if_all_are_tried = 1s;

} // namespace

void cluster_node::start()
{
    server_group::start();
    if (seeds_.size() > 1)
        refresh_at(clock::now() + between_seeds);
}

/// Null where all have been opened already.
endpoint const* cluster_node::next_seed()
{
    for (std::size_t i = 0; i < seeds_.size(); ++i) {
        auto const& seed = seeds_[next_seed_++ % seeds_.size()];
        if (!find(seed))
            return &seed;
    }
    return nullptr;
}

bool cluster_node::open_next_seed()
{
    auto const* const next = next_seed();
    return next && server_at(*next);
}

/// While nothing is connected: one after the other.
void cluster_node::try_seeds(clock::time_point now)
{
    refresh_at(now + (open_next_seed() ? between_seeds : pause_if_all_are_tried));
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

/// The masters that cannot be reached. One that hangs with its connection open is not among them.
std::vector<endpoint> cluster_node::missing_masters() const
{
    auto missing = map_.masters();
    std::erase_if(missing, [&](endpoint const& master) {
        auto const there = find(master);
        return !there || there->up || !there->link->trouble();
    });
    return missing;
}

/// Those that are connected may not know who has replaced a master: if they are cut off from the
/// others, and all they know are former addresses. So a seed is asked as well, now and then, while
/// a master is missing: over a connection of its own, of which nobody hears. (Of no use where all
/// others have been replaced: they are strangers.)
void cluster_node::try_a_seed(clock::time_point now)
{
    if (missing_masters().empty()) {
        end_try();
        seed_pause_.reset();
        seed_due_.reset();
        return;
    }
    if (!seed_due_)
        seed_due_ = now + seed_pause_.next(random_()); // the master may be back by then
    if (now < *seed_due_)
        return;
    seed_due_ = now + seed_pause_.next(random_());
    if (tried_ && tried_->link->hung())
        end_try();
    if (auto const* const next = tried_ ? nullptr : next_seed())
        try_out(*next);
}

/// Whether a server that is tried says that it has slots of a master which is missing, and can
/// be reached elsewhere. What it says of others may be old: it may have been taken out of the
/// Cluster long ago.
bool cluster_node::replaces_a_master(group_member const& tried, reply const& answer) const
{
    auto const& id = tried.known.id;
    if (!answer.slots || id.empty() || is_stranger(id))
        return false;
    return std::ranges::any_of(missing_masters(), [&](endpoint const& one) {
        auto const slot = map_.first_slot_of(one);
        return std::ranges::any_of(*answer.slots, [&](slot_range const& each) {
            auto at = each.master;
            if (at.host.empty())
                at.host = host_of(tried.at);
            return slot && each.first <= *slot && *slot <= each.last && each.id == id &&
                   mapped(at) != one;
        });
    });
}

} // namespace colock::detail
