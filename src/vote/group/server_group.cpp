// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/group/server_group.hpp"

#include "value/node_url.hpp"
#include "vote/group/group_member.hpp"
#include "vote/group/routed_call.hpp"
#include "wire/safe_text.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

namespace {

/// More are not believed.
constexpr std::size_t most_servers = 1'000;
/// So many repetitions of releases of its lock may go before an acquire. Of a mutex, all do.
constexpr int most_before_an_acquire = 64;
/// That one is not named is told if it lasts.
constexpr clock::duration told_after = std::chrono::seconds{1};

bool may_be_host(std::string const& text)
{
    return is_host_name(text) || is_ipv6(text);
}

} // namespace

server_group::server_group(group_needs needs)
    : index_{needs.index}, address_{std::move(needs.address)}, label_{address_.label()},
      random_{std::move(needs.random)}, listener_{std::move(needs.listener)}, guard_{needs.guard},
      names_count_{needs.names_count}, strictly_{needs.strictly}, make_{std::move(needs.make)},
      address_map_{std::move(needs.address_map)}, time_{std::move(needs.time)}
{
    bool const local = !address_.unix_socket.empty();
    seeds_.push_back(local ? endpoint{address_.unix_socket, 0}
                           : endpoint{address_.host, address_.port});
    for (auto const& each : address_.seeds)
        seeds_.push_back({each.host, each.port});
}

server_group::~server_group()
{
    if (scheduled())
        time_->cancel(*this);
}

void server_group::start()
{
    for (auto const& each : servers_)
        each->link->start();
}

std::shared_ptr<group_member> server_group::find(endpoint const& where) const
{
    auto const found = std::find_if(servers_.begin(), servers_.end(),
                                    [&](auto const& each) { return each->at == where; });
    return found == servers_.end() ? nullptr : *found;
}

std::string server_group::name_of(endpoint const& where) const
{
    auto const label = address_of(where).label();
    return may_be_host(where.host) ? label : safe_text(label, address_);
}

server_report server_group::report_of(group_member const& which)
{
    auto const& label = which.link->label();
    auto why = which.link->trouble();
    if (!why && which.told_unnamed)
        why = why_not_named(label, which.standing);
    return {.address = label, .connected = which.up, .error = why};
}

error_code why_not_named(std::string const& label, support const& by)
{
    std::string why;
    if (!by.of_cluster) {
        why = ": named as the master by " + std::to_string(by.naming) + " of " +
              std::to_string(by.all) + " sentinels lately, not by most";
    } else {
        // How many have named it is not told: the texts of errors are never freed.
        why = ": named as a master lately by fewer than " + std::to_string(by.needed) + " of the " +
              std::to_string(by.all - 1) + " others";
        if (by.some_refuse)
            why += ", some of which would not tell (CLUSTER INFO)";
    }
    return make_error_code(errc::node_unavailable, label + why);
}

error_code server_group::why_unsent(error_code why) const
{
    if (why != errc::client_closed || !may_go_elsewhere())
        return why;
    return make_error_code(errc::node_unavailable, label_ + ": has changed its servers");
}

bool server_group::note_unnamed(group_member& which, bool is, clock::time_point now)
{
    if (!is) {
        which.unnamed_since.reset();
        return std::exchange(which.told_unnamed, false);
    }
    if (!which.unnamed_since)
        which.unnamed_since = now;
    if (which.told_unnamed || now < *which.unnamed_since + told_after)
        return false;
    which.told_unnamed = true;
    auto const& label = which.link->label();
    event const news{event_kind::not_counted, label, {}, why_not_named(label, which.standing)};
    tell([&](node_listener& to) { to.on_event(news); });
    return true;
}

/// What escapes from the mapping ends the process.
endpoint server_group::mapped(endpoint const& told) const noexcept
{
    if (!address_map_)
        return told;
    auto at = address_map_({told.host, told.port});
    return {std::move(at.host), at.port};
}

std::shared_ptr<group_member> server_group::make_server(endpoint const& where)
{
    auto made = std::make_shared<group_member>(weak_from_this(), where);
    made->link = make_(address_of(where), made);
    return made;
}

std::shared_ptr<group_member> server_group::add_server(endpoint const& where)
{
    servers_.push_back(make_server(where));
    return servers_.back();
}

/// No server announces itself by the path of a socket, but a seed may be given by one.
bool server_group::may_be_there(endpoint const& where) const
{
    return may_be_host(where.host) || where == seeds_.front();
}

std::shared_ptr<group_member> server_group::server_at(endpoint const& where)
{
    if (auto found = find(where))
        return found;
    if (stopped_ || !may_be_there(where) || servers_.size() >= most_servers)
        return nullptr;
    auto made = add_server(where);
    made->link->start();
    return made;
}

void server_group::try_out(endpoint const& where)
{
    if (stopped_ || tried_ || !may_be_there(where))
        return;
    tried_ = make_server(where);
    tried_->link->start();
}

void server_group::end_try()
{
    if (auto const tried = std::exchange(tried_, nullptr))
        tried->link->stop();
}

std::vector<std::shared_ptr<group_member>> server_group::all_with_links() const
{
    auto all = servers_;
    if (tried_)
        all.push_back(tried_);
    return all;
}

void server_group::end(std::shared_ptr<group_member> const& which)
{
    std::erase(servers_, which);
    which->link->stop();
}

void server_group::connect_anew(std::shared_ptr<group_member> const& which)
{
    auto const old = std::exchange(which->link, make_(address_of(which->at), which));
    which->up = false;
    which->link->start();
    old->stop();
    tell_of_servers();
}

void server_group::stop()
{
    if (std::exchange(stopped_, true))
        return;
    time_->cancel(*this);
    auto const keep = shared_from_this();
    released_.clear_line();
    for (auto const& [until, call] : std::exchange(paused_, {}))
        call->refuse(make_error_code(errc::client_closed));
    // Whoever is answered may send more, which is refused.
    for (auto const& each : all_with_links()) {
        each->up = false;
        each->link->stop();
    }
    tell_of_servers();
}

void server_group::abandon()
{
    stopped_ = true;
    time_->cancel(*this);
    time_.reset(); // its timer is the io_context's
    auto const paused = std::exchange(paused_, {});
    for (auto const& each : all_with_links())
        each->link->abandon();
}

void server_group::leave_to_parent()
{
    stopped_ = true;
    time_->cancel(*this);
    listener_.reset();
    auto const keep = shared_from_this();
    released_.clear_line();
    for (auto const& [until, call] : std::exchange(paused_, {}))
        call->refuse(make_error_code(errc::forked));
    for (auto const& each : all_with_links())
        each->link->leave_to_parent();
}

void server_group::after_fork()
{
    for (auto const& each : all_with_links())
        each->link->after_fork();
}

bool server_group::owes_answers() const
{
    return has_more_to_send() ||
           std::any_of(servers_.begin(), servers_.end(),
                       [](auto const& each) { return each->link->owes_answers(); });
}

execution server_group::send_to(endpoint const& where, std::shared_ptr<routed_call> const& call)
{
    auto const to = server_at(where);
    if (!to) {
        auto const why = name_of(where) + ": there is no way to the server that has this name";
        return call->find_no_way({.error = make_error_code(errc::server_busy, why)});
    }
    on_sending_to(to->at);
    call->sent_to(to->at);
    if (call->what().asking) {
        to->sent_on = clock::now();
        to->sent_slots.add(slot_of(call->what().key->key));
    }
    return to->link->execute(call->what(), call);
}

void server_group::send_later(std::shared_ptr<routed_call> call, clock::duration pause)
{
    if (stopped_) {
        call->refuse(make_error_code(errc::client_closed));
        return;
    }
    auto const until = clock::now() + pause;
    paused_.emplace(until, std::move(call));
    call_by(until);
}

void server_group::call_by(clock::time_point when)
{
    if (!stopped_ && (!scheduled() || when < timed::time()))
        time_->set(*this, when);
}

void server_group::on_released(std::shared_ptr<recent_releases::release> const& which)
{
    if (!stopped_ && which->may_do_better()) {
        released_.failed(*which);
        call_by(released_.due());
    } else if (!stopped_ && has_moved(*which) && released_.repeats(*which)) {
        released_.line_up({which});
    }
    send_releases();
}

void server_group::on_repeated()
{
    released_.answered();
    send_releases();
}

void server_group::release_again(recent_releases::some const& all)
{
    released_.line_up(all);
    send_releases();
}

void server_group::send_releases()
{
    // One may be answered as it is sent, where no server can be reached.
    if (std::exchange(sending_releases_, true))
        return;
    for (auto some = released_.next(); !some.empty(); some = released_.next())
        repeat(std::move(some));
    sending_releases_ = false;
    tell_whether_repeating();
}

void server_group::tell_whether_repeating()
{
    bool const is = !stopped_ && released_.repeating();
    if (std::exchange(told_repeating_, is) != is)
        tell([&](node_listener& to) { to.on_repeating(is); });
}

void server_group::release_before(command const& what)
{
    if (!released_.any_in_line() ||
        (what.which != script::acquire && what.which != script::inspect))
        return;
    for (int i = 0; i < most_before_an_acquire; ++i) {
        auto some = released_.next_of(*what.key);
        if (some.empty())
            break;
        repeat(std::move(some));
    }
    tell_whether_repeating();
}

void server_group::repeat(recent_releases::some which)
{
    auto const one =
        std::make_shared<recent_releases::repetition>(std::move(which), weak_from_this());
    repeat(one->what(), one);
}

void server_group::resume_all()
{
    paused_calls now;
    for (auto& [until, call] : paused_)
        now.emplace_hint(now.end(), clock::time_point{}, std::move(call));
    paused_ = std::move(now);
    arm();
}

void server_group::arm()
{
    auto next = std::min(due(), released_.due());
    if (!paused_.empty())
        next = std::min(next, paused_.begin()->first);
    if (!stopped_ && next != clock::time_point::max())
        time_->set(*this, next);
}

void server_group::on_time(clock::time_point now)
{
    auto const keep = shared_from_this();
    if (due() <= now)
        on_due(now);
    if (released_.due() <= now)
        release_again(released_.due_again(now));
    std::vector<std::shared_ptr<routed_call>> over;
    for (auto it = paused_.begin(); it != paused_.end() && it->first <= now; it = paused_.erase(it))
        over.push_back(std::move(it->second));
    for (auto const& each : over)
        each->resume();
    arm();
}

} // namespace colock::detail
