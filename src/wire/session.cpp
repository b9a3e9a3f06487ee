// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// How a session comes by its connections, and loses them.

#include "wire/session.hpp"

#include "base/planted.hpp"
#include "base/schedule.hpp"
#include "wire/safe_text.hpp"
#include "wire/server_error.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

session::session(std::size_t index, node_address address, client_options const& options,
                 std::weak_ptr<node_listener> listener, std::function<std::uint64_t()> random)
    : index_{index}, address_{std::move(address)}, label_{address_.label()},
      client_name_{options.client_name}, asks_for_reign_{options.guard == restart_guard::marker},
      listener_{std::move(listener)}, random_{std::move(random)},
      connect_timeout_{options.connect_timeout}, settled_after_{std::min<clock::duration>(
                                                     options.reconnect_wait_max, 1s)},
      backoff_{options.reconnect_wait_min, options.reconnect_wait_max},
      stall_{options.node_timeout.count() ? options.node_timeout : 1'000ms},
      keep_alive_{options.health_check_interval}
{
}

void session::start(clock::time_point now)
{
    if (state_ == state::idle)
        open(now);
}

void session::open(clock::time_point now)
{
    state_ = state::opening;
    ++attempt_;
    due_ = now + connect_timeout_;
    limit_.begin();
}

void session::on_open(clock::time_point now)
{
    if (state_ != state::opening)
        return;
    state_ = state::greeting;
    if (!planted(bug::part_of_an_answer_kept))
        reader_.reset();
    opened_ = now;
    auto const listener = listener_.lock();
    greeting_.emplace(address_, client_name_, asks_for_reign_, listener && listener->asks_for_id());
    pipeline_.begin_with(greeting_->bytes());
    keep_alive_.heard(now);
}

void session::on_greeted(clock::time_point now)
{
    if (auto const refusal = greeting_->refusal(); !refusal.empty()) {
        end(server_error(address_, refusal), now);
        return;
    }
    if (auto const why = greeting_->misplaced(); !why.empty()) {
        end(make_error_code(errc::invalid_argument, label_ + ": " + std::string{why}), now);
        return;
    }
    if (auto const listener = listener_.lock()) {
        if (auto const why = listener->refusal_of(greeting_->server())) {
            end(why, now);
            return;
        }
    }
    state_ = state::up;
    was_up_ = true;
    patient_ = false;
    down_error_ = {};
    refused_for_hang_ = false;
    connected_ = now;
    tracks_ = greeting_->tracks();
    sharded_channels_ = greeting_->shards_channels();
    // What was denied on another connection may have been allowed since.
    native_release_ = greeting_->native_release();
    native_acquire_denied_ = ends_no_transaction_;
    tell_of_greeting();
    greeting_.reset();
    for (auto& waiting : std::exchange(held_, {})) {
        // What was known of a counter may have been lost with the connection.
        auto const as = waiting.what.steps_counter() ? form::script : form::best;
        if (state_ != state::up)
            refuse(waiting, why_unsent());
        else if (!waiting.sink->wanted(index_))
            refuse_unwanted(waiting);
        else
            send(std::move(waiting), as, now);
    }
}

void session::tell_of_greeting()
{
    tell(event_kind::connected, {});
    if (!tracks_ && !std::exchange(told_of_tracking_, true))
        tell(event_kind::tracking_refused, server_error(address_, greeting_->tracking_refusal()));
    if (auto const policy = greeting_->eviction_policy(); !policy.empty()) {
        tell(event_kind::eviction_possible,
             make_error_code(errc::server_error, label_ + ": maxmemory_policy is " +
                                                     safe_text(policy, address_) +
                                                     ", not noeviction"));
    }
    // Before any command: whether grants of this server count.
    auto known = greeting_->server();
    known.asked = opened_;
    if (auto const listener = listener_.lock())
        listener->on_connected(index_, known);
}

void session::on_closed(std::string_view reason, clock::time_point now)
{
    if (!wants_connection())
        return;
    // A server that closes at once may have said why.
    auto const refusal =
        state_ == state::greeting && greeting_ ? greeting_->refusal() : std::string_view{};
    end(refusal.empty() ? unavailable(reason) : server_error(address_, refusal), now);
}

void session::end(error_code why, clock::time_point now)
{
    auto const ending = attempt_;
    tell_of_all_changed();
    if (!wants_connection() || attempt_ != ending)
        return;
    bool const was_up = state_ == state::up;
    bool const at_once = was_up && now - connected_ >= settled_after_;
    state_ = state::pausing;
    patient_ = false;
    greeting_.reset();
    changes_.clear();
    stall_.clear();
    answer_.clear();
    push_ = push::none;
    answered_ = false;
    down_error_ = why;
    // A trouble that only a person can end needs no hurry.
    if (is_permanent(down_error_))
        backoff_.exhaust();
    due_ = now + backoff_.next(random_());
    tell(was_up ? event_kind::disconnected : event_kind::connect_failed, down_error_);
    fail_unanswered(why);
    fail_all(why);
    if (at_once && state_ == state::pausing) {
        backoff_.reset();
        patient_ = true;
        open(now);
    }
}

/// Answers what has been put into the pipeline.
void session::fail_unanswered(error_code why)
{
    for (auto unanswered = pipeline_.end(); !unanswered.empty();) {
        auto const next = unanswered.take_front();
        if (next.is_ping())
            continue;
        reply told;
        bool const lost =
            next.may_hold || (pipeline_.may_have_arrived(next) && !planted(bug::lost_is_unsent));
        told.what = lost ? reply::kind::lost : reply::kind::unsent;
        told.error = lost ? why : why_unsent();
        told.again = next.again;
        next.sink->on_reply(index_, told);
    }
}

/// Answers what has not.
void session::fail_all(error_code why)
{
    for (auto const& each : std::exchange(held_, {}))
        refuse(each, why);
    for (auto const& each : std::exchange(waiting_, {}))
        refuse(each, why);
}

void session::stop()
{
    if (state_ == state::stopped)
        return;
    state_ = state::stopped;
    greeting_.reset();
    fail_all(why_unsent());
    fail_unanswered(unavailable("connection lost"));
}

void session::leave()
{
    listener_.reset();
    stop();
}

void session::abandon()
{
    state_ = state::stopped;
    auto const held = std::exchange(held_, {});
    auto const waiting = std::exchange(waiting_, {});
    auto const unanswered = pipeline_.end();
}

void session::on_time(clock::time_point now)
{
    if (state_ == state::pausing && now >= due_)
        open(now);
    if ((state_ == state::opening || state_ == state::greeting) && now >= due_) {
        if (auto const until = limit_.goes_on(now, due_, connect_timeout_))
            due_ = *until;
        else
            end(unavailable("no answer within " + std::to_string(connect_timeout_.count()) + " ms"),
                now);
    }
    if (state_ == state::up && stall_.on_time(now))
        send_waiting(now);
    // Whoever was answered may have stopped this.
    if (state_ != state::up)
        return;
    switch (keep_alive_.on_time(now)) {
    case keep_alive::action::none:
        break;
    case keep_alive::action::ping:
        pipeline_.add_ping();
        pipeline_.depart(now);
        break;
    case keep_alive::action::give_up:
        end(unavailable("silent for too long"), now);
        break;
    }
}

clock::time_point session::deadline() const
{
    switch (state_) {
    case state::opening:
    case state::greeting:
    case state::pausing:
        return due_;
    case state::up:
        return std::min(stall_.deadline(), keep_alive_.deadline());
    case state::idle:
    case state::stopped:
        break;
    }
    return clock::time_point::max();
}

error_code session::unavailable(std::string_view why) const
{
    return make_error_code(errc::node_unavailable, label_ + ": " + std::string{why});
}

void session::tell(event_kind kind, error_code error)
{
    if (auto const listener = listener_.lock())
        listener->on_event({kind, label_, {}, error});
}

} // namespace colock::detail
