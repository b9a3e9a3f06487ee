// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/server/guarded_server.hpp"

#include <algorithm>
#include <utility>

// What waits for a guard: acquires, until it is known whether there is one; those who are to be
// woken at its end; and other masters that have got slots of this one.

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// Waiters are woken at a random time within this span after the end of a guard: they may be many.
constexpr clock::duration longest_jitter = 50ms;

/// How long an acquire is held back until it is known whether the server is guarded, and how often
/// it is retried meanwhile: that may depend on other servers, too.
constexpr clock::duration longest_hold = 1s;
constexpr clock::duration hold_pause = 5ms;
/// A guard with no more than this left is waited for: if other clients met the reign long ago, it
/// ends just after the marker has been read.
constexpr clock::duration soon_over = 50ms;

constexpr clock::duration look_pause = 500ms;

reply unsent_because(error_code why)
{
    return {.what = reply::outcome::unsent, .error = std::move(why)};
}

} // namespace

/// Whether it may soon be known that a refused acquire need not be refused: the marker of the reign
/// is still to be read, or other masters are still to be met or to name this one. Without this, a
/// new client that tries only once would never get a lock from a master that was ever promoted.
bool guarded_server::is_undecided(clock::time_point now) const
{
    if (stopped_ || !reign_.known())
        return false;
    if (auto const by = named_by(); !by.suffices())
        return by.may_grow;
    if (reign_.guards(now))
        return (!has_marker_ && !marker_refused_) || reign_.counts_from() <= now + soon_over;
    auto const other = guard_inherited(reign_.promoted());
    return other && other->until == clock::time_point::max();
}

execution guarded_server::hold(command const& what, std::shared_ptr<reply_sink> sink)
{
    held_.push_back({what, std::move(sink), clock::now() + longest_hold});
    arm();
    return execution::waits;
}

void guarded_server::let_go(clock::time_point now)
{
    if (held_.empty())
        return;
    // The same for all: they are acquires, and there may be many.
    auto const why = why_refused(held_.front().what);
    bool const undecided = why && is_undecided(now);
    for (auto& each : std::exchange(held_, {})) {
        if (!each.sink->wanted(needs_.index)) {
            each.sink->on_reply(needs_.index,
                                unsent_because(make_error_code(errc::node_unavailable)));
        } else if (undecided && now < each.until) {
            held_.push_back(std::move(each));
        } else if (why) {
            each.sink->on_reply(needs_.index, {.what = reply::outcome::error, .error = why});
        } else {
            each.sink->on_written(needs_.index);
            look_if_due(now);
            send(each.what, each.sink);
        }
    }
}

void guarded_server::refuse_held(error_code why)
{
    for (auto const& each : std::exchange(held_, {}))
        each.sink->on_reply(needs_.index, unsent_because(why));
}

std::optional<guard_span> guarded_server::guard(clock::time_point since)
{
    auto const now = clock::now();
    if (unguarded_ && is_up())
        return guard_span{};
    bool const fresh = is_up() && reign_.asked() >= since;
    if (fresh && (!reign_.is_master() || refuses_to_tell_))
        return guard_span{.met = now, .until = clock::time_point::max()};
    bool const may_end_earlier = reign_.guards(now) && !has_marker_ && !marker_refused_;
    if (fresh && reign_.known() && !may_end_earlier)
        return reign_.span();
    if (fresh && reign_.known())
        ask_for_marker();
    else if (is_up())
        look_again();
    return std::nullopt;
}

std::optional<guard_span> guarded_server::last_guard() const
{
    if (unguarded_)
        return guard_span{};
    return reign_.last_span();
}

void guarded_server::guard_ends(clock::time_point when)
{
    guarded_until_ = when;
    wake_at(when + jitter());
}

/// Asks for the reign again after a pause, even if nobody wants a lock: the guard is to begin soon
/// after the sentinels name this server as the master.
void guarded_server::look_later()
{
    wake_at(clock::now() + look_pause);
}

void guarded_server::wake_at(clock::time_point when)
{
    wake_at_ = when;
    arm();
}

void guarded_server::arm()
{
    auto const when = held_.empty() ? wake_at_ : std::min(wake_at_, clock::now() + hold_pause);
    if (!stopped_ && when != clock::time_point::max())
        needs_.time->set(*this, when);
}

clock::duration guarded_server::jitter()
{
    return longest_jitter * (needs_.random() % 1024) / 1024;
}

/// Wakes waiters at the end of an inherited guard, which is noticed only when somebody wants a
/// lock. If it is not known yet whether there is such a guard, waiters try again after a pause: the
/// server that was to tell may be gone.
void guarded_server::wake_when_counted(clock::time_point now)
{
    auto const other = guard_inherited(reign_.promoted());
    bool const ends = other && other->until != clock::time_point::max();
    wake_at(ends ? other->until + jitter() : now + look_pause);
    if (ends)
        tell([&](node_listener& to) {
            to.on_event({event_kind::not_counted, label(), {}, why_guarded(now)});
        });
}

void guarded_server::on_time(clock::time_point now)
{
    let_go(now);
    if (now < wake_at_) {
        arm();
        return;
    }
    wake_at_ = clock::time_point::max();
    arm();
    if (unguarded_)
        return;
    if (!reign_.known()) {
        if (is_up())
            look_again();
        return;
    }
    tell([&](node_listener& to) {
        to.on_servers_changed(needs_.index);
        to.on_recovered(needs_.index);
    });
}

} // namespace colock::detail
