// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Who the servers of a Cluster are, whatever addresses are told of them.

#include "vote/cluster/cluster_node.hpp"

#include "vote/group/group_member.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace colock::detail {

/// Waits until a server says who it is.
class cluster_node::id_sink final : public reply_sink {
public:
    explicit id_sink(std::weak_ptr<group_member> of, clock::time_point since)
        : of_{std::move(of)}, since_{since}
    {
    }

    void on_reply(std::size_t, reply const& answer) override
    {
        auto const of = of_.lock();
        bool const same = of && of->up && of->since == since_;
        if (!same || answer.what != reply::outcome::answer || answer.texts.empty() ||
            answer.texts.front().size() > longest_id)
            return;
        of->known.id = answer.texts.front();
        of->standing_until = {};
    }

private:
    std::weak_ptr<group_member> of_;
    clock::time_point since_; ///< The connection.
};

/// Before it was known that there is a Cluster, no server was asked for its id with its greeting.
void cluster_node::ask_who_it_is(group_member& which)
{
    which.link->execute(command{.which = script::cluster_id, .key = nullptr, .id = {}},
                        std::make_shared<id_sink>(which.weak_from_this(), which.since));
}

/// As it has said itself, at this connection; else by the map.
std::string cluster_node::identity_of(group_member const& which) const
{
    return which.known.id.empty() ? map_.identity_of(which.at) : which.known.id;
}

/// Replaces the masters' addresses, as a server tells them, with those at which they are reached.
/// An empty host is that of the server itself.
///
/// What a master calls itself does not matter, once it is reached at the address that others tell:
/// where it was given a new one, it may go on to tell the former one for ever. And who is reached
/// remains at its address where another server knows none.
void cluster_node::locate(group_member const& from, std::vector<slot_range>& ranges) const
{
    auto masters = map_.masters();
    std::sort(masters.begin(), masters.end());
    std::map<std::string_view, endpoint const*> reached;
    for (auto const& each : servers_) {
        if (each->up && !each->known.id.empty() &&
            std::binary_search(masters.begin(), masters.end(), each->at))
            reached.emplace(each->known.id, &each->at);
    }
    std::map<endpoint, endpoint> places;
    std::map<endpoint, std::string_view> who;
    for (auto& each : ranges) {
        if (each.master.port == 0)
            continue;
        if (each.master.host.empty())
            each.master.host = host_of(from.at);
        auto found = places.find(each.master);
        if (found == places.end())
            found = places.emplace(each.master, mapped(each.master)).first;
        each.master = found->second;
        who.emplace(each.master, each.id);
    }
    for (auto& each : ranges) {
        auto const there = reached.find(each.id);
        bool const counts = each.master.port == 0 || each.id == from.known.id;
        if (!counts || there == reached.end())
            continue;
        // Behind one address there may be several servers.
        auto const other = who.find(*there->second);
        if (other == who.end() || other->second == each.id)
            each.master = *there->second;
    }
}

/// The masters, by the map, are others now than `before`.
void cluster_node::know_masters(std::vector<endpoint> const& before)
{
    auto masters = map_.identities();
    auto const leads = [&](endpoint const& sender) {
        auto const there = find(sender);
        return there && std::binary_search(masters.begin(), masters.end(), identity_of(*there));
    };
    bool const more_needed =
        named_masters::needed(masters.size()) > named_masters::needed(named_.known().size());
    for (auto const& each : servers_) {
        auto const who = identity_of(*each);
        bool const was = contains(before, each->at) || named_.knows(who);
        bool const is = std::binary_search(masters.begin(), masters.end(), who);
        // It has slots; or it has been replaced, or is left without any. So no more commands are
        // sent on to it that would count there. Nor do those count that a master has sent on which
        // was replaced since.
        auto& senders = each->sent_on_by;
        if (was || is || !std::all_of(senders.begin(), senders.end(), [&](auto const& sender) {
                return leads(sender.first);
            }))
            senders.clear();
        if (was && !is)
            each->sent_on.reset();
        // What others have said of it before was true at its time.
        if (more_needed || !named_.knows(who) || !is)
            each->standing_until = {};
    }
    if (masters == named_.known())
        return;
    named_.know(std::move(masters));
    ask_for_names_at(clock::now());
}

} // namespace colock::detail
