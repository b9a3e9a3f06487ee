// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/make_vote.hpp"

#include "base/planted.hpp"
#include "core/reign.hpp"
#include "vote/cluster/cluster_node.hpp"
#include "vote/sentinel/sentinel_node.hpp"
#include "vote/server/guarded_server.hpp"
#include "vote/server/replicated_server.hpp"

#include <optional>
#include <random>
#include <utility>

namespace colock::detail {

namespace {

/// Which servers of a vote are guarded by their reign; nothing where none is.
std::optional<guarded_server::scope> guard_of(restart_guard guard, bool may_be_replaced)
{
    using scope = guarded_server::scope;
    if (guard == restart_guard::marker)
        return scope::all;
    if (guard == restart_guard::automatic)
        return may_be_replaced && !planted(bug::several_unguarded) ? scope::willing
                                                                   : scope::willing_of_cluster;
    return std::nullopt;
}

/// Makes the servers of a vote: each is a link, with what the options want to stand before it.
server_maker maker_of_servers(vote_needs const& vote, std::optional<guarded_server::scope> guard,
                              std::shared_ptr<std::mt19937_64> const& dice)
{
    return [strand = vote.strand, options = vote.options, place = vote.index, guard, dice,
            tls = vote.tls, time = std::weak_ptr{vote.time}, known = std::make_shared<reigns>(),
            next = vote.seed](node_address at, std::weak_ptr<node_listener> listener) mutable {
        auto random = [source = std::mt19937_64{next}]() mutable { return source(); };
        next = (*dice)();
        bool const is_sentinel = !at.sentinel_master.empty();
        auto link_with = [strand, place, tls, at = std::move(at),
                          random = std::move(random)](client_options const& of_link) {
            return [=](std::weak_ptr<node_listener> to) {
                return make_server(strand, place, at, of_link, tls, std::move(to), random);
            };
        };
        auto const link = link_with(options);
        if (is_sentinel)
            return link(std::move(listener));
        auto server = [&](std::weak_ptr<node_listener> to) -> std::shared_ptr<node> {
            if (!guard)
                return link(std::move(to));
            return guarded_server::make({place, std::move(to), time.lock(), *guard,
                                         options.longest_ttl, known, [dice] { return (*dice)(); }},
                                        link);
        };
        return std::shared_ptr<node>{
            replicated_server::make({place, std::move(listener), time,
                                     link_with(replicated_server::options_of_waiting(options))},
                                    server)};
    };
}

} // namespace

std::shared_ptr<node> make_vote(vote_needs vote)
{
    // A vote draws from a source of its own: it may outlive the client for a moment.
    auto const dice = std::make_shared<std::mt19937_64>(vote.seed);
    bool const is_group = !vote.address.sentinel_master.empty();
    auto const guard = guard_of(vote.options.guard, !vote.is_only_one || is_group);
    group_needs needs{vote.index,
                      vote.address,
                      maker_of_servers(vote, guard, dice),
                      vote.listener,
                      vote.time,
                      [dice] { return (*dice)(); },
                      vote.options.address_map,
                      reign::guard_for(vote.options.longest_ttl),
                      guard.has_value(),
                      guard == guarded_server::scope::all};
    if (is_group)
        return sentinel_node::make(std::move(needs));
    return cluster_node::make(std::move(needs));
}

} // namespace colock::detail
