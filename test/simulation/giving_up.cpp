// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "giving_up.hpp"

#include <chrono>

namespace simulation {

namespace {

using way = undoing::way;

std::string give_up(cluster& whole, cluster::hash_slot slot, dice& random, nanoseconds ttl,
                    undoing how)
{
    how.keys = how.how == way::empty ? 0 : random.number(0, 3);
    how.open = random.time(0ns, ttl);
    how.replaces = random.chance(50);
    whole.move_in_vain(slot, how);
    switch (how.how) {
    case way::empty:
        return "slot move given up, nothing gone";
    case way::left:
        return "slot move given up, keys left";
    case way::left_late:
        return "slot move given up, keys left late";
    case way::carried_back:
        break;
    }
    return "slot move given up, keys carried back";
}

} // namespace

std::string give_up_move(cluster& whole, cluster::hash_slot slot, dice& random, nanoseconds ttl,
                         bool several)
{
    constexpr way ways[] = {way::empty, way::left, way::left_late, way::carried_back};
    return give_up(whole, slot, random, ttl,
                   {.how = ways[random.number(0, several ? 1 : 3)], .keeps_counters = several});
}

std::string give_up_empty_move(cluster& whole, cluster::hash_slot slot, dice& random,
                               nanoseconds ttl)
{
    return give_up(whole, slot, random, ttl, {.how = way::empty});
}

} // namespace simulation
