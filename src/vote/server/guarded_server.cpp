// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/server/guarded_server.hpp"

#include "base/planted.hpp"
#include "value/is_permanent.hpp"

#include <utility>

namespace colock::detail {

/// Waits for what the server says of its reign.
class guarded_server::look final : public reply_sink {
public:
    explicit look(std::weak_ptr<guarded_server> of) : of_{std::move(of)} {}

    void on_written(std::size_t) override { asked = clock::now(); }
    void on_reply(std::size_t, reply const& answer) override
    {
        if (auto const whole = of_.lock())
            whole->on_look(*this, answer);
    }

    clock::time_point asked = clock::now();

private:
    std::weak_ptr<guarded_server> of_;
};

namespace {

reply refusal(error_code why)
{
    reply no;
    no.what = reply::outcome::error;
    no.error = why;
    return no;
}

} // namespace

/// Passes on an answer, as far as it counts.
class guarded_server::judged final : public reply_sink {
public:
    judged(std::shared_ptr<guarded_server> by, command what, std::shared_ptr<reply_sink> sink)
        : by_{std::move(by)}, what_{std::move(what)}, sink_{std::move(sink)}
    {
    }

    void on_reply(std::size_t node, reply const& answer) override
    {
        auto const why =
            answer.what == reply::outcome::unsent ? by_->why_refused(what_) : error_code{};
        if (why && by_->is_undecided(clock::now())) {
            by_->hold(what_, sink_);
            return;
        }
        if (!why && by_->waits_for_look(what_, answer)) {
            by_->keep_until_look(what_, answer, sink_);
            return;
        }
        auto told = why ? refusal(why) : answer;
        if (!why)
            by_->judge(what_, told);
        sink_->on_reply(node, told);
    }
    void on_written(std::size_t node) override { sink_->on_written(node); }
    /// It may have waited for the connection, and the reign is known only now.
    bool wanted(std::size_t node) const override
    {
        return sink_->wanted(node) &&
               (!by_->why_refused(what_) || planted(bug::unmet_master_asked));
    }

private:
    std::shared_ptr<guarded_server> by_;
    command const what_;
    std::shared_ptr<reply_sink> sink_;
};

std::shared_ptr<guarded_server> guarded_server::make(needs what, maker const& make)
{
    auto made = std::make_shared<guarded_server>(std::move(what));
    made->link_ = make(made);
    return made;
}

guarded_server::guarded_server(needs what)
    : server_relay{what.listener}, needs_{std::move(what)}, reign_{needs_.longest_ttl, needs_.known}
{
}

guarded_server::~guarded_server()
{
    if (scheduled())
        needs_.time->cancel(*this);
}

void guarded_server::stop()
{
    stopped_ = true;
    needs_.time->cancel(*this);
    link_->stop();
    refuse_held(make_error_code(errc::client_closed));
}

void guarded_server::abandon()
{
    stopped_ = true;
    needs_.time->cancel(*this);
    needs_.time.reset(); // its timer is the io_context's
    looking_.reset();
    asks_marker_.reset();
    auto const held = std::exchange(held_, {});
    auto const unsure = std::exchange(unsure_, {});
    link_->abandon();
}

void guarded_server::leave_to_parent()
{
    stopped_ = true;
    needs_.time->cancel(*this);
    server_relay::leave_to_parent();
    refuse_held(make_error_code(errc::forked));
}

bool guarded_server::is_up() const
{
    return met_ && !link_->trouble();
}

execution guarded_server::execute(command const& what, std::shared_ptr<reply_sink> sink)
{
    // Else it may be sent by a connection that is still to be made, to a server that is guarded: so
    // may one that comes when the connection is about to be made anew.
    if (unguarded_ && is_up() && !asked_again_)
        return link_->execute(what, std::move(sink));
    auto const now = clock::now();
    if (what.which == script::release && !unguarded_ && what.valid_until > now &&
        may_lack_locks(now)) {
        auto asking = what;
        asking.asks_who_has_it = true;
        return link_->execute(
            asking, std::make_shared<judged>(shared_from_this(), asking, std::move(sink)));
    }
    bool const counts = what.which == script::acquire || what.which == script::extend ||
                        what.which == script::extend_all || what.which == script::check ||
                        what.which == script::check_all;
    if (!counts)
        return link_->execute(what, std::move(sink));
    look_if_due(now);
    if (auto const why = why_refused(what)) {
        if (is_undecided(now))
            return hold(what, std::move(sink));
        sink->on_reply(needs_.index, refusal(why));
        return execution::under_way;
    }
    return send(what, std::move(sink));
}

execution guarded_server::send(command const& what, std::shared_ptr<reply_sink> sink)
{
    return link_->execute(what,
                          std::make_shared<judged>(shared_from_this(), what, std::move(sink)));
}

void guarded_server::look_if_due(clock::time_point now)
{
    if (!unguarded_ && is_up() && (doubted_ || reign_.look_is_due(now)))
        look_again();
}

void guarded_server::look_again()
{
    if (looking_ && !link_->hung())
        return;
    looking_ = std::make_shared<look>(weak_from_this());
    auto const what = looking_;
    link_->execute(command{.which = script::replication, .key = nullptr, .id = {}}, what);
}

void guarded_server::on_look(look const& which, reply const& answer)
{
    bool const told = take_look(which, answer);
    // What came since it was asked may count by one more look.
    bool const too_late = told && !certain(clock::now());
    settle_unsure(too_late ? which.asked : clock::time_point::max());
    if (!unsure_.empty())
        look_again();
}

bool guarded_server::take_look(look const& which, reply const& answer)
{
    if (looking_.get() == &which)
        looking_.reset();
    bool const told = answer.what == reply::outcome::answer && !answer.texts.empty();
    bool const denied = answer.what == reply::outcome::error && is_permanent(answer.error);
    if (stopped_ || unguarded_)
        return false;
    if (!told && !denied) {
        // A server that hangs, or is busy.
        if (is_up() && !reign_.known())
            look_later();
        return false;
    }
    bool const was_known = reign_.known();
    auto facts = facts_of(told ? answer.texts.front() : std::string{});
    facts.is_master &= told || reign_.is_master();
    on_reign(facts, which.asked);
    if (!was_known && reign_.known() && !reign_.guards(clock::now()))
        tell([&](node_listener& to) { to.on_recovered(needs_.index); });
    return true;
}

void guarded_server::on_connected(std::size_t node, server_info const& server)
{
    met_ = true;
    looking_.reset();
    asks_marker_.reset();
    marker_refused_.reset();
    wake_at_ = clock::time_point::max();
    started_.reset();
    if (server.uptime)
        started_ = clock::now() - *server.uptime;
    reign_.connected(server.run_id);
    refuses_to_tell_ = server.reign.id.empty(); // a replica has that of its master
    asked_again_ = server.asked_again;
    may_tell_ = server.guard_in_doubt;
    auto const why_not = why_unguardable();
    bool const wanted = needs_.guards != scope::willing_of_cluster || server.in_cluster;
    // A refusal that may pass does not end a guard.
    bool const required = needs_.guards == scope::all || (was_guarded_ && may_tell_);
    unguarded_ = !wanted || (why_not && !required);
    was_guarded_ |= wanted && !why_not;
    if (wanted && unguarded_)
        tell([&](node_listener& to) {
            to.on_event({event_kind::unguarded, label(), {}, why_not});
        });
    auto known = server;
    known.is_guarded = !unguarded_;
    if (unguarded_)
        reign_.left();
    else
        on_reign(server.reign, server.asked);
    tell([&](node_listener& to) { to.on_connected(node, known); });
    // Only now it may be known which slots it has.
    if (reign_.guards(clock::now()))
        ask_for_marker();
}

/// The guard of a reign begins only when those who name the master do not name the old one any
/// more, so that it soon stops counting. In a Cluster they have stopped by the time that there is a
/// new one. Of a Sentinel group most must name the new one.
void guarded_server::on_reign(reign_facts const& told, clock::time_point asked)
{
    auto const now = clock::now();
    doubted_ = false;
    auto const by = named_by();
    auto const facts = of_epoch(told, by.epoch, by.anew);
    refuses_to_tell_ = facts.is_master && facts.id.empty();
    if (facts.is_master && !by.of_cluster && !by.suffices() && facts.id != reign_.id()) {
        reign_.left();
        look_later();
        return;
    }
    reign_.looked(facts, started_, asked, now);
    guard_begins();
}

/// Reports that the reign is guarded, if it is. Waiters are woken when the guard ends.
void guarded_server::guard_begins()
{
    auto const now = clock::now();
    if (!reign_.guards(now))
        return;
    bool const is_told = reign_.counts_from() == guarded_until_;
    guard_ends(reign_.counts_from());
    tell([&](node_listener& to) { to.on_servers_changed(needs_.index); });
    if (is_told)
        return;
    has_marker_ = false;
    asks_marker_.reset();
    auto const why = why_guarded(now);
    tell([&](node_listener& to) { to.on_event({event_kind::not_counted, label(), {}, why}); });
    ask_for_marker();
}

void guarded_server::on_all_changed(std::size_t node)
{
    if (!unguarded_) {
        reign_.emptied(clock::now());
        guard_begins();
    }
    tell([&](node_listener& to) { to.on_all_changed(node); });
}

void guarded_server::on_event(event const& what)
{
    if (what.kind == event_kind::disconnected)
        reign_.left();
    tell([&](node_listener& to) { to.on_event(what); });
}

} // namespace colock::detail
