// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "group_faults.hpp"

namespace simulation {

group_faults::group_faults(network& servers, std::uint64_t seed, nanoseconds ttl)
    : servers_{servers}, random_{seed}, ttl_{ttl}
{
    for (std::size_t vote = 0; vote < servers.votes(); ++vote) {
        groups_.push_back(std::make_unique<sentinel_group>(servers, vote));
        groups_.back()->set_pace(random_.time(1ms, ttl / 4));
    }
}

sentinel_group& group_faults::group_of(host const& server) const
{
    return *groups_[servers_.vote_of(server.number())];
}

host& group_faults::often_master(host& any, dice& from) const
{
    return from.chance(50) ? group_of(any).master() : any;
}

bool group_faults::may_forget(host const& server) const
{
    auto const& whole = group_of(server);
    return !whole.busy() && &whole.master() == &server;
}

std::string group_faults::change_a_master()
{
    auto const last = static_cast<int>(groups_.size()) - 1;
    auto& where = *groups_[static_cast<std::size_t>(random_.number(0, last))];
    auto const kind = random_.number(0, 9);
    auto const time = some_time(ttl_);
    auto const more = some_time(2 * ttl_);
    // None of several votes may lose its counters: a client that is new there cannot know of that.
    bool const one_vote = groups_.size() == 1;
    if (where.master().forgetful_until > world::here().now())
        return {};
    switch (kind) {
    case 0:
    case 1:
    case 2:
        return where.switch_over() ? "master hands over" : "";
    case 3:
    case 4:
        return where.die(time, more) ? "master dies" : "";
    case 5:
    case 6:
        return where.depose(time, false) ? "master deposed unheard" : "";
    case 7:
    case 8:
        return where.depose(time, true) ? "master deposed while stopped" : "";
    default:
        return where.fail_over_with_loss(some_time(ttl_ / 2), !one_vote)
                   ? "writes lost in a fail-over"
                   : "";
    }
}

} // namespace simulation
