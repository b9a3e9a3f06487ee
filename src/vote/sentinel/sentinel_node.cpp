// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The life of a vote that is a Sentinel group, and the way of a command to its master. Whose
// claim it follows is in sentinel_claims.cpp.

#include "vote/sentinel/sentinel_node.hpp"

#include "base/planted.hpp"
#include "value/is_permanent.hpp"
#include "vote/group/group_member.hpp"
#include "vote/group/routed_call.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// How long a server that was named but is a replica is left alone: at first, and at most.
constexpr clock::duration first_refusal_pause = 50ms;
constexpr clock::duration longest_refusal_pause = 1s;

} // namespace

sentinel_node::sentinel_node(group_needs needs)
    : server_group{std::move(needs)}, group_{std::make_shared<std::string const>(
                                          address_.sentinel_master)}
{
    for (auto const& each : seeds_) {
        if (!is_sentinel(each))
            sentinels_.push_back({.at = each, .seen = clock::now()});
    }
}

std::shared_ptr<sentinel_node> sentinel_node::make(group_needs needs)
{
    auto made = std::make_shared<sentinel_node>(std::move(needs));
    for (auto& each : made->sentinels_)
        each.server = made->add_server(each.at);
    return made;
}

node_address sentinel_node::address_of(endpoint const& where) const
{
    auto address = address_;
    address.seeds.clear();
    address.host = where.host;
    address.port = where.port;
    if (is_sentinel(where)) {
        address.database = 0;
        address.user = std::exchange(address.sentinel_user, {});
        address.password = std::exchange(address.sentinel_password, {});
    } else {
        address.sentinel_master.clear();
        address.sentinel_user.clear();
        address.sentinel_password.clear();
    }
    return address;
}

bool sentinel_node::is_sentinel(endpoint const& at) const
{
    return std::any_of(sentinels_.begin(), sentinels_.end(),
                       [&](sentinel const& each) { return each.at == at; });
}

sentinel_node::sentinel* sentinel_node::sentinel_of(group_member const& which)
{
    auto const found =
        std::find_if(sentinels_.begin(), sentinels_.end(),
                     [&](sentinel const& each) { return each.server.get() == &which; });
    return found == sentinels_.end() ? nullptr : &*found;
}

execution sentinel_node::execute(command const& what, std::shared_ptr<reply_sink> sink)
{
    if (stopped_) {
        sink->on_reply(index_, {.error = make_error_code(errc::client_closed)});
        return execution::under_way;
    }
    if (what.which == script::release)
        sink = released_.remember(what, std::move(sink), {}, weak_from_this());
    return std::make_shared<routed_call>(shared_from_this(), what, std::move(sink),
                                         patience_for(what))
        ->start();
}

execution sentinel_node::send(std::shared_ptr<routed_call> const& call)
{
    if (stopped_) {
        call->refuse(make_error_code(errc::client_closed));
        return execution::under_way;
    }
    if (master_)
        return master_->link->execute(call->what(), call);
    auto const why = trouble();
    if (is_permanent(why)) {
        call->refuse(why);
        return execution::under_way;
    }
    auto const unknown =
        make_error_code(errc::node_unavailable, label_ + ": no master is known yet");
    return call->find_no_way({.error = why ? why : unknown});
}

bool sentinel_node::tracks() const
{
    return !master_ || master_->link->tracks();
}

error_code sentinel_node::trouble() const
{
    if (master_)
        return master_->link->trouble();
    if (unknown_)
        return unknown_;
    // An error that may pass takes precedence: another sentinel may know better than one that
    // refuses for good.
    error_code why;
    for (auto const& each : sentinels_) {
        auto const trouble = each.server ? each.server->link->trouble() : error_code{};
        if (!trouble)
            return {};
        if (!why || is_permanent(why))
            why = trouble;
    }
    return why;
}

bool sentinel_node::guarded() const
{
    return master_ && (master_->link->guarded() || master_->told_unnamed);
}

/// What the sentinels are asked is nobody's command.
bool sentinel_node::owes_answers() const
{
    return has_more_to_send() || (master_ && master_->link->owes_answers());
}

std::vector<server_report> sentinel_node::servers() const
{
    if (!master_)
        return {};
    return {report_of(*master_)};
}

void sentinel_node::take_master(master_claim const& from)
{
    bool const another = newest_ && newest_->at != from.at;
    auto const former = another ? name_of(newest_->at) : std::string{};
    leave_master();
    if (stopped_)
        return;
    reign_ended_ |= another || (newest_ && newest_->epoch != from.epoch);
    // An older claim means that the sentinels were set up anew. Those that still make the former
    // claim were not, and are not believed.
    if (newest_ && newest_->newer_than(from))
        follow_older(from);
    // A claim that is followed again after a failure keeps its time.
    if (newest_ != from)
        followed_since_ = clock::now();
    newest_ = from;
    unknown_ = {};
    master_ = server_at(from.at);
    if (!master_) {
        auto const why = name_of(from.at) + ": there is no way to the master that has this name";
        return refuse_master(make_error_code(errc::node_unavailable, why));
    }
    tell_of_servers();
    if (another) {
        event news{event_kind::master_changed, master_->link->label(), {}, {}};
        news.former = former;
        tell([&](node_listener& to) { to.on_event(news); });
    }
    resume_all();
}

/// The same address by a newer configuration. Another server has been master meanwhile, or is so
/// now: behind a proxy, or where several are mapped to one. The connection may lead to the old one.
/// Or by an older one, since the sentinels were set up anew, and nothing is known of the time
/// between.
void sentinel_node::keep_master(master_claim const& by)
{
    bool const expected = newest_->epoch == by.epoch;
    if (newest_->newer_than(by))
        follow_older(by);
    newest_ = by;
    followed_since_ = clock::now();
    if (expected)
        return;
    reign_ended_ = true;
    is_missing();
    connect_anew(master_);
}

/// What was followed so far is not believed any more. If it was of a later epoch, these begin
/// again.
void sentinel_node::follow_older(master_claim const& by)
{
    refused_ = newest_;
    if (by.epoch < newest_->epoch)
        anew_ = random_() | 1;
}

void sentinel_node::is_missing()
{
    if (missing_since_)
        return;
    missing_since_ = clock::now();
    released_.is_away({});
}

void sentinel_node::leave_master()
{
    if (auto const old = std::exchange(master_, nullptr)) {
        is_missing();
        if (!planted(bug::old_link_kept))
            end(old);
        tell_of_servers();
    }
}

void sentinel_node::on_connected(group_member& which, server_info const& info)
{
    if (auto* const from = sentinel_of(which)) {
        from->refusal = {};
        from->reached = from->answers = true;
        from->gone = false;
        ask(which, script::sentinels);
        if (auto* const still = sentinel_of(which))
            ask_for_master(*still);
        if (!(master_ && master_->up))
            is_missing();
        look_again();
        return;
    }
    if (is_master(which))
        on_master_ready(info);
}

error_code sentinel_node::refusal_of(group_member const& which, server_info const& info) const
{
    if (!is_master(which) || !info.is_replica || planted(bug::role_not_checked))
        return {};
    return make_error_code(errc::read_only,
                           which.link->label() + ": is a replica, not the master of " + *group_);
}

/// Who was named as the master cannot be that. In a fail-over this passes. Told where it lasts.
void sentinel_node::refuse_master(error_code why)
{
    auto const before = refused_ == newest_ ? refusal_pause_ : clock::duration{};
    refusal_pause_ =
        std::clamp<clock::duration>(2 * before, first_refusal_pause, longest_refusal_pause);
    refused_ = newest_;
    refused_until_ = clock::now() + refusal_pause_;
    unknown_ = why;
    leave_master();
    if (before < longest_refusal_pause && refusal_pause_ == longest_refusal_pause) {
        auto const label = name_of(newest_->at);
        tell([&](node_listener& to) { to.on_event({event_kind::connect_failed, label, {}, why}); });
    }
}

void sentinel_node::on_master_ready(server_info known)
{
    if (refused_ == newest_)
        refused_.reset();
    bool const same = !run_id_.empty() && run_id_ == known.run_id;
    // It may lack what the one before it had: its memory begins now.
    bool const begins = std::exchange(reign_ended_, false) || (!run_id_.empty() && !same);
    if (begins && !planted(bug::fail_over_not_noticed)) {
        known.restarted = true;
        known.server = master_->link->label();
        release_again(released_.to_repeat([](auto const&) { return true; }));
    } else {
        release_again(released_.in_doubt());
    }
    missing_since_.reset();
    released_.is_back({});
    run_id_ = known.run_id;
    tell([&](node_listener& to) { to.on_connected(index_, known); });
    resume_all();
}

void sentinel_node::repeat(command const& what, std::shared_ptr<reply_sink> sink)
{
    if (master_)
        master_->link->execute(what, std::move(sink));
    else
        sink->on_reply(index_, {});
}

void sentinel_node::on_down(group_member& which)
{
    if (auto* const from = sentinel_of(which)) {
        from->claim.reset();
        from->known.reset();
        from->answers = true;
        decide();
        return;
    }
    if (!is_master(which))
        return;
    is_missing();
    if (auto const why = which.link->trouble(); why == errc::read_only)
        refuse_master(why);
    look_again();
}

void sentinel_node::on_all_changed(group_member& which)
{
    if (auto* const from = sentinel_of(which))
        ask_for_master(*from);
    else if (is_master(which))
        tell([&](node_listener& to) { to.on_all_changed(index_); });
}

/// Events of sentinels are passed on only if no master is known and no sentinel is connected. A
/// master that is a replica is reported by refuse_master().
void sentinel_node::on_event(group_member& which, event const& what)
{
    bool const alone =
        !master_ && std::none_of(sentinels_.begin(), sentinels_.end(), [](sentinel const& each) {
            return each.server && each.server->up;
        });
    bool const failed = what.kind == event_kind::connect_failed;
    bool const is_replica = failed && what.error == errc::read_only;
    if (is_master(which) ? !is_replica : failed && alone && sentinel_of(which))
        tell([&](node_listener& to) { to.on_event(what); });
}

} // namespace colock::detail
