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
      client_name_{options.client_name}, asks_for_reign_{options.guard == restart_guard::marker ||
                                                         options.guard == restart_guard::automatic},
      listener_{std::move(listener)}, random_{std::move(random)}, life_{options},
      pushes_{!address_.sentinel_master.empty()}, stall_{options.node_timeout.count()
                                                             ? options.node_timeout
                                                             : 1'000ms},
      keep_alive_{options.health_check_interval}
{
}

void session::start(clock::time_point now)
{
    if (now_is() == state::idle)
        life_.begin(now);
}

void session::on_open(clock::time_point now)
{
    if (now_is() != state::opening)
        return;
    life_.opened(now);
    led_to_replica_ = false;
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
    if (!greeting_->is_redis()) {
        end(unavailable("is no Redis server: it does not answer HELLO by a map"), now);
        return;
    }
    if (auto const why = greeting_->misplaced(); !why.empty()) {
        end(make_error_code(errc::invalid_argument, label_ + ": " + std::string{why}), now);
        return;
    }
    if (auto const doubt = abilities_.doubt(*greeting_, now)) {
        // What the words mean is not known, so the error must not be one that ends attempts.
        auto const text = safe_text(greeting_->said_to(doubt), address_);
        end(make_error_code(errc::server_error, label_ + ": " + text), now);
        return;
    }
    if (auto const listener = listener_.lock()) {
        if (auto const why = listener->refusal_of(greeting_->server())) {
            end(why, now);
            return;
        }
    }
    life_.greeted(now);
    refused_for_hang_ = false;
    abilities_.learn(*greeting_);
    refused_parts_.begin(greeting_->to_ask_again(), now);
    tell_of_greeting();
    greeting_.reset();
    for (auto& waiting : waiting_.take_for_connection()) {
        // What was known of a counter may have been lost with the connection.
        waiting.what.minting.counter_floor = 0;
        if (!life_.up())
            refuse(waiting, why_unsent());
        else if (!waiting.sink->wanted(index_))
            refuse_unwanted(waiting);
        else if (waiting_.any_for_room() || !pipeline_.has_room())
            waiting_.wait_for_room(std::move(waiting));
        else
            send(std::move(waiting), form::best, now);
    }
    send_waiting(now); // what the last connection has left
}

void session::tell_of_greeting()
{
    tell(event_kind::connected, {});
    if (abilities_.tracking_newly_refused())
        tell(event_kind::tracking_refused, server_error(address_, greeting_->tracking_refusal()));
    if (auto const policy = greeting_->eviction_policy();
        !policy.empty() && !planted(bug::eviction_not_told)) {
        tell(event_kind::eviction_possible,
             make_error_code(errc::server_error, label_ + ": maxmemory_policy is " +
                                                     safe_text(policy, address_) +
                                                     ", not noeviction"));
    }
    // Before any command: whether grants of this server count.
    auto known = greeting_->server();
    known.asked = life_.opened_at();
    if (auto const listener = listener_.lock())
        listener->on_connected(index_, known);
}

void session::on_closed(std::string_view reason, clock::time_point now)
{
    if (!wants_connection())
        return;
    // A server that closes at once may have said why.
    auto const refusal =
        now_is() == state::greeting && greeting_ ? greeting_->refusal() : std::string_view{};
    end(refusal.empty() ? unavailable(reason) : server_error(address_, refusal), now);
}

void session::end(error_code why, clock::time_point now)
{
    auto const ending = attempt();
    tell_of_all_changed();
    if (!wants_connection() || attempt() != ending)
        return;
    bool const was_up = life_.up();
    bool const anew = refused_parts_.any_answered();
    bool const lasted = life_.ended(why, now, random_());
    greeting_.reset();
    refused_parts_.end();
    if (!planted(bug::part_of_an_answer_kept))
        reader_.reset();
    changes_.clear();
    stall_.clear();
    answer_.clear();
    pushes_.clear();
    answered_ = leaving_ = false;
    tell(was_up ? event_kind::disconnected : event_kind::connect_failed, why);
    fail_unanswered(why);
    if (anew && lasted)
        waiting_.keep_for_another_server(index_);
    else
        fail_all(why);
    if (lasted && now_is() == state::pausing)
        life_.retry_at_once(now);
}

/// Answers the commands that are in the pipeline.
void session::fail_unanswered(error_code why)
{
    for (auto unanswered = pipeline_.end(); !unanswered.empty();) {
        auto const next = unanswered.take_front();
        if (next.is_own())
            continue;
        reply told;
        bool const lost =
            next.may_hold || (pipeline_.may_have_arrived(next) && !planted(bug::lost_is_unsent));
        told.what = lost ? reply::outcome::lost : reply::outcome::unsent;
        told.error = lost ? why : why_unsent();
        told.again = next.again;
        told.twice = next.may_hold;
        next.sink->on_reply(index_, told);
    }
}

/// Answers the commands that wait for a connection, or for room in the pipeline.
void session::fail_all(error_code why)
{
    for (auto const& each : waiting_.take_for_connection())
        refuse(each, why);
    for (auto const& each : waiting_.take_for_room())
        refuse(each, why);
}

void session::stop()
{
    if (now_is() == state::stopped)
        return;
    life_.stop();
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
    life_.stop();
    auto const for_connection = waiting_.take_for_connection();
    auto const for_room = waiting_.take_for_room();
    auto const unanswered = pipeline_.end();
}

void session::on_time(clock::time_point now)
{
    if (life_.on_time(now)) {
        auto const limit = std::to_string(life_.connect_timeout().count());
        end(unavailable("no answer within " + limit + " ms"), now);
    }
    if (line_is_watched())
        hung(now); // which looks
    if (life_.up() && stall_.on_time(now))
        send_waiting(now);
    // A sink that was answered may have stopped this session.
    if (!life_.up())
        return;
    if (now >= refused_parts_.deadline()) {
        for (auto const& each : refused_parts_.ask(now))
            pipeline_.add_of_greeting(each.bytes);
        pipeline_.depart(now);
    }
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

/// Whether on_time() has to find out if the server hangs. Commands that wait do not look for that.
bool session::line_is_watched() const
{
    return life_.up() && waiting_.any_for_room() && pipeline_.under_way() &&
           !planted(bug::line_not_watched);
}

clock::time_point session::deadline() const
{
    if (!life_.up())
        return life_.deadline();
    auto const look = line_is_watched()
                          ? stall_.seems_to_hang_from(pipeline_.oldest(), pipeline_.has_room())
                          : clock::time_point::max();
    return std::min({look, stall_.deadline(), keep_alive_.deadline(), refused_parts_.deadline()});
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
