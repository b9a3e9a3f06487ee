// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What a vote that may be a Cluster does with commands, and what it hears of its servers. Who has
// which slot is in cluster_slots.cpp.

#include "vote/cluster/cluster_node.hpp"

#include "base/planted.hpp"
#include "value/is_permanent.hpp"
#include "vote/cluster/scatter.hpp"
#include "vote/group/group_member.hpp"
#include "vote/group/routed_call.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

constexpr clock::duration shortest_pause = 10ms;

} // namespace

std::shared_ptr<cluster_node> cluster_node::make(group_needs needs)
{
    auto made = std::make_shared<cluster_node>(std::move(needs));
    made->add_server(made->seeds_[made->next_seed_++]);
    return made;
}

node_address cluster_node::address_of(endpoint const& where) const
{
    auto address = address_;
    address.seeds.clear();
    if (where != seeds_.front()) {
        address.unix_socket.clear();
        address.host = where.host;
        address.port = where.port;
    }
    return address;
}

execution cluster_node::execute(command const& what, std::shared_ptr<reply_sink> sink)
{
    if (stopped_) {
        sink->on_reply(index_, {.error = make_error_code(errc::client_closed)});
        return execution::under_way;
    }
    if (shape_ == shape::single || (shape_ == shape::unknown && what.of_many()))
        return servers_.front()->link->execute(what, std::move(sink));
    if (what.of_many()) {
        scatter(shared_from_this(), what, std::move(sink));
        return execution::under_way;
    }
    if (what.which == script::release && shape_ == shape::cluster)
        sink = remember_release(what, std::move(sink));
    return std::make_shared<routed_call>(shared_from_this(), what, std::move(sink),
                                         patience_for(what))
        ->start();
}

/// The reply where a slot has no known master: an error if a server has said so, and unsent if none
/// has told anything yet.
reply cluster_node::why_no_owner() const
{
    reply none;
    if (slots_refused_ || map_is_whole_) {
        none.what = reply::outcome::error;
        none.error = slots_refused_
                         ? slots_refused_
                         : make_error_code(errc::server_busy,
                                           label_ + ": no server has the slot of this name");
    } else {
        none.error = make_error_code(errc::node_unavailable,
                                     label_ + ": its servers have not said yet who has which slot");
    }
    return none;
}

execution cluster_node::send(std::shared_ptr<routed_call> const& call)
{
    if (stopped_) {
        call->refuse(make_error_code(errc::client_closed));
        return execution::under_way;
    }
    if (shape_ == shape::cluster) {
        for (auto const& each : servers_) {
            if (planted(bug::ask_is_remembered) && each->sent_on)
                return call->ask_at(each->at);
        }
        if (auto const* const owner = map_.owner_of(call->slot()))
            return send_to(*owner, call);
        if (is_permanent(slots_refused_) && !others_may_tell()) {
            call->refuse(slots_refused_);
            return execution::under_way;
        }
        return call->find_no_way(why_no_owner());
    }
    if (seeds_.size() == 1)
        return send_to(servers_.front()->at, call);
    // The first server that is reached decides whom to ask.
    if (auto const none = trouble()) {
        call->refuse(none);
        return execution::under_way;
    }
    send_later(call, shortest_pause);
    return execution::waits;
}

void cluster_node::on_connected(group_member& which, server_info const& info)
{
    if (is_only_tried(which))
        return ask_for_slots(which.shared_from_this());
    bool const found = shape_ != shape::cluster && info.in_cluster;
    if (shape_ == shape::unknown || info.in_cluster)
        shape_ = info.in_cluster ? shape::cluster : shape::single;
    if (found)
        forget_misplaced();
    if (info.in_cluster && info.id.empty())
        ask_who_it_is(which);
    if (is_stranger(info.id) && !remembers_members(&which))
        members_.clear();
    if (shape_ == shape::cluster) {
        knows_best_ = which.at;
        if (!map_is_whole_)
            slots_refused_ = {}; // not by this one
        look_again();
        all_are_met();
        resume_all();
        meet_who_names(which);
    }
    auto all = shape_ == shape::cluster ? this->info() : info;
    all.restarted = shape_ == shape::cluster && info.restarted;
    all.server = which.link->label();
    // Until it is known who are the masters, this may be one of them.
    if (!map_is_whole_)
        all.uptime = shape_ == shape::cluster ? info.uptime.value_or(0s) : info.uptime;
    if (all.restarted)
        release_again(released_.to_repeat(
            [&](recent_releases::release const& each) { return each.at() == which.at; }));
    release_again(released_.in_doubt());
    // What is known of the slots is about to be asked anew, and leases in those that turn out to
    // have moved are looked at then. By ASK, a server is also sent commands about slots to come.
    if (map_is_whole_) {
        auto its = map_.slots_of(which.at);
        its.add(which.sent_slots);
        if (!its.empty())
            all.slots = std::make_shared<slot_set const>(std::move(its));
    }
    tell([&](node_listener& to) { to.on_connected(index_, all); });
}

void cluster_node::on_down(group_member& which)
{
    if (is_only_tried(which))
        return end_try();
    if (contains(map_.masters(), which.at))
        released_.is_away(which.at);
    look_again();
    if (shape_ == shape::unknown)
        open_next_seed();
}

void cluster_node::on_all_changed(group_member&)
{
    tell([&](node_listener& to) { to.on_all_changed(index_); });
}

void cluster_node::on_event(group_member& which, event const& what)
{
    if (is_only_tried(which))
        return;
    if (what.kind == event_kind::disconnected && !is_stranger(which.known.id))
        member_left_ = clock::now();
    tell([&](node_listener& to) { to.on_event(what); });
}

bool cluster_node::tracks() const
{
    return std::all_of(servers_.begin(), servers_.end(),
                       [](auto const& each) { return each->link->tracks(); });
}

namespace {

bool takes_batches(group_member const& which)
{
    return which.up && which.known.tracks_what_scripts_read && clock::now() >= which.batches_from;
}

} // namespace

std::size_t cluster_node::shares() const
{
    auto const number = std::count_if(servers_.begin(), servers_.end(),
                                      [](auto const& each) { return takes_batches(*each); });
    return shape_ == shape::cluster ? std::max<std::size_t>(static_cast<std::size_t>(number), 1)
                                    : 1;
}

/// A slot that nobody has is still that of its last master: those who want its names wait for the
/// same.
std::size_t cluster_node::way_of(lock_key const& key) const
{
    auto const* const owner = had_.empty() ? nullptr : had_.owner_of(slot_of(key.key));
    return owner ? std::hash<std::string>{}(owner->host) * 31 + owner->port : 0;
}

std::shared_ptr<group_member> cluster_node::takes_batches_of(hash_slot slot) const
{
    auto const* const owner = map_.owner_of(slot);
    auto found = owner ? find(*owner) : nullptr;
    return found && takes_batches(*found) ? found : nullptr;
}

std::optional<hash_slot> cluster_node::some_slot_of(group_member const& which) const
{
    if (shape_ == shape::cluster)
        return map_.first_slot_of(which.at);
    return shape_ == shape::single ? std::optional{hash_slot{0}} : std::nullopt;
}

bool cluster_node::guarded() const
{
    // As if promoted just now, so that a guard which a promoted server need not inherit is left
    // out: it has one of its own.
    auto const as_heir = [this](endpoint const& at) {
        auto const now = clock::now();
        return heirs_.guard_of(at, now, now).has_value();
    };
    return std::any_of(servers_.begin(), servers_.end(), [&](auto const& each) {
        return each->link->guarded() || each->told_unnamed ||
               (each->known.is_guarded && as_heir(each->at));
    });
}

std::vector<server_report> cluster_node::servers() const
{
    std::vector<server_report> all;
    auto const shares = map_.shares();
    for (auto const& [master, slots] : shares) {
        if (auto const there = find(master)) {
            all.push_back(report_of(*there));
        } else {
            auto const name = name_of(master);
            auto const why = make_error_code(errc::node_unavailable, name + ": has no link");
            all.push_back({.address = name, .error = why});
        }
        all.back().slots = slots;
    }
    for (auto const& each : servers_) {
        if (std::none_of(shares.begin(), shares.end(),
                         [&](auto const& share) { return share.first == each->at; }))
            all.push_back(report_of(*each));
    }
    return all;
}

error_code cluster_node::trouble() const
{
    error_code why;
    for (auto const& each : servers_) {
        auto const trouble = each->link->trouble();
        if (!trouble)
            return {};
        // An error that may pass takes precedence: the server that is wanted may only be away.
        if (!why || is_permanent(why))
            why = trouble;
    }
    return why;
}

} // namespace colock::detail
