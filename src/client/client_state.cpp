// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "client/client_state.hpp"

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "client/context_guard.hpp"
#include "lease/grant.hpp"
#include "value/error_detail.hpp"
#include "vote/make_vote.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/query.hpp>

#include <set>
#include <utility>

namespace colock::detail {

namespace {

/// How many leases or leftovers are dealt with before other handlers get their turn.
constexpr std::size_t at_a_time = 1000;

} // namespace

std::shared_ptr<client_state> client_state::make(asio::any_io_executor executor,
                                                 std::vector<node_address> addresses,
                                                 client_options options)
{
    count_forks();
    detail_table::of_process(); // lest a fork come while another thread makes it
    std::shared_ptr<client_state> const made{
        new client_state{std::move(executor), std::move(options)}, clients_of_context::deleter{}};
    std::vector<std::shared_ptr<tls_context>> contexts;
    for (auto const& address : addresses) {
        made->leases_.add_node();
        made->votes().add(address,
                          make_vote({made->strand(), made->votes().size(), address, made->options(),
                                     addresses.size() == 1, tls_for(address, contexts), made,
                                     made->time().shared_from_this(), made->random()}));
    }
    // After the services that the nodes use: so in a child these are notified of the fork first.
    auto& context = asio::query(made->executor(), asio::execution::context);
    asio::use_service<context_guard>(context).clients().add(made);
    return made;
}

void client_state::start()
{
    asio::post(strand(), [self = self()]() noexcept {
        for (auto const& node : self->votes())
            node->start();
    });
}

client_state::client_state(asio::any_io_executor executor, client_options options)
    : engine{std::move(executor), std::move(options)}
{
}

std::shared_ptr<client_state> client_state::self()
{
    return std::static_pointer_cast<client_state>(shared_from_this());
}

void client_state::abandon()
{
    // An io_context of Boost 1.88 shuts its services down twice.
    if (abandoned())
        return;
    has_been_abandoned();
    auto const keep = shared_from_this();
    time().clear();
    leases_.abandon();
    queues_.abandon();
    auto const waiters = std::exchange(close_waiters_, {});
    draining_.reset();
    for (auto const& node : votes())
        node->abandon();
    // Whoever still has this client may keep it for longer than the io_context lives, so nothing of
    // the io_context's may stay.
    leases_.stop_checks();
    queues_.clear();
    abandon_engine();
}

void client_state::leave_to_parent()
{
    auto const keep = shared_from_this();
    leave_engine_to_parent();
    queues_.abandon_admissions();
    leases_.stop_checks();
    for (auto const& node : votes())
        node->leave_to_parent();
    leases_.leave_to_parent();
    queues_.leave_to_parent();
    for (auto const& waiter : std::exchange(close_waiters_, {}))
        waiter->complete(forked());
    draining_.reset();
    closed_ = closing();
    // Keeps this alive until all that was posted to the strand before has run, such as the first
    // step of a contender.
    asio::post(strand(), [keep]() noexcept {});
}

void client_state::after_fork()
{
    for (auto const& node : votes())
        node->after_fork();
}

void client_state::on_refused(std::size_t node, std::string_view key)
{
    if (auto* const waiting = queues_.find(key))
        waiting->on_refused(node);
}

void client_state::on_own_release(std::size_t node, std::string_view key)
{
    if (auto* const waiting = queues_.find(key))
        waiting->on_own_release(node);
}

void client_state::owner_got(std::string key)
{
    asio::post(strand(), [weak = weak_from_this(), this, key = std::move(key)]() noexcept {
        auto const keep = weak.lock();
        auto* const waiting = keep && !defunct() ? queues_.find(key) : nullptr;
        if (waiting)
            waiting->on_owner_got();
    });
}

void client_state::on_command_sent()
{
    ++count().commands;
}

void client_state::on_connected(std::size_t node, server_info const& server)
{
    connection_made();
    for (auto const& news : votes().on_connected(node, server))
        emit(news);
    // Posted: the news of a server may come while somebody sends a command, in the middle of
    // something that a waiter woken here could end.
    asio::post(strand(), [self = self(), node, slots = server.slots]() noexcept {
        if (self->defunct())
            return;
        self->release_leftovers(node);
        auto const last = self->votes().size() - 1;
        self->on_slots_moved(planted(bug::another_node_checked) ? last - node : node,
                             slots ? *slots : slot_set::all());
        for (std::size_t i = 0; planted(bug::all_nodes_checked) && i <= last; ++i)
            self->leases_.check_all(i);
    });
}

void client_state::on_recovered(std::size_t node)
{
    release_leftovers(node);
    // It was not asked for leases that were granted or extended meanwhile.
    if (votes().size() > 1)
        leases_.check_all(node);
    queues_.wake_all();
}

void client_state::on_changed(std::size_t node, std::string_view key)
{
    if (auto* const there = queues_.find(key))
        there->on_changed(node);
}

void client_state::on_slots_moved(std::size_t node, slot_set const& which)
{
    leases_.check_all(node, which);
    queues_.wake_all(which);
}

void client_state::close(std::shared_ptr<pending<>> waiter)
{
    if (closed_ || inherited()) {
        if (waiter)
            waiter->complete(closed_ ? close_result_ : forked());
        return;
    }
    if (waiter)
        close_waiters_.push_back(std::move(waiter));
    if (closing())
        return;
    begin_closing();
    draining_ = self();
    time().set(drain_deadline_, saturating_add(clock::now(), options().drain_timeout));
    round_started();
    give_up_some();
}

bool client_state::fail_some()
{
    return queues_.fail_some(make_error_code(errc::client_closed));
}

void client_state::give_up_some()
{
    // First those who wait: none of them is to get what is released.
    if (fail_some() || leases_.release(at_a_time)) {
        asio::post(strand(), [self = self()]() noexcept { self->give_up_some(); });
        return;
    }
    gave_up_all_ = true;
    round_ended();
    if (overdue_)
        finish_closing();
}

void client_state::on_drain_timeout(clock::time_point now)
{
    if (auto const until =
            drain_limit_.goes_on(now, drain_deadline_.time(), options().drain_timeout)) {
        time().set(drain_deadline_, *until);
        return;
    }
    overdue_ = true;
    // Else give_up_some() does so in the end: every waiter and holder is to be told in any case.
    if (gave_up_all_)
        finish_closing();
}

bool client_state::may_finish() const
{
    return drained() || planted(bug::closed_before_all_is_answered);
}

void client_state::on_less_to_do()
{
    // Whoever calls may be in the middle of something.
    if (!closing() || closed_ || !may_finish())
        return;
    asio::post(strand(), [self = self()]() noexcept {
        if (self->may_finish())
            self->finish_closing();
    });
}

error_code client_state::uncertain() const
{
    if (may_finish())
        return {};
    std::set<std::size_t> nodes;
    for (auto const& left : leftovers())
        nodes.insert(left->node());
    std::set<std::string> uncertain;
    for (std::size_t i = 0; i < votes().size(); ++i) {
        if (nodes.contains(i) || votes()[i].owes_answers())
            uncertain.insert(votes()[i].label());
    }
    std::string where;
    for (auto const& label : uncertain)
        where += label + ", ";
    return make_error_code(errc::node_unavailable,
                           where + "keys may remain until their ttl has passed");
}

void client_state::finish_closing()
{
    if (closed_)
        return;
    if (!close_result_)
        close_result_ = uncertain();
    if (forget_leftovers(at_a_time)) {
        asio::post(strand(), [self = self()]() noexcept { self->finish_closing(); });
        return;
    }
    closed_ = true;
    auto const keep = std::move(draining_);
    leases_.stop_checks();
    for (auto const& node : votes())
        node->stop();
    // After the nodes, since stopping them may have set timers.
    time().clear();
    for (auto const& waiter : std::exchange(close_waiters_, {}))
        waiter->complete(close_result_);
}

} // namespace colock::detail
