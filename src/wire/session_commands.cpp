// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What a session does with commands and with what the server says to them.

#include "wire/session.hpp"

#include "base/planted.hpp"
#include "wire/server_error.hpp"

#include <utility>

namespace colock::detail {

execution session::execute(command const& what, std::shared_ptr<reply_sink> sink,
                           clock::time_point now)
{
    call made{what, std::move(sink)};
    if (state_ == state::stopped) {
        refuse(made, why_unsent());
    } else if (state_ != state::up && patient_ && (!was_up_ || held_.size() < most_held)) {
        held_.push_back(std::move(made));
    } else if (state_ != state::up) {
        refuse(made, why_unsent());
    } else if (hung(now)) {
        refuse_for_hang(made);
    } else if (waiting_.size() >= most_waiting && made.what.begins_something()) {
        refuse(made, unavailable("too slow to be asked"));
    } else if (!waiting_.empty() || !pipeline_.has_room()) {
        waiting_.push_back(std::move(made));
        return execution::waits;
    } else {
        send(std::move(made), form::best, now);
    }
    return execution::under_way;
}

bool session::hung(clock::time_point now)
{
    if (pipeline_.under_way())
        stall_.look(now, pipeline_.oldest(), pipeline_.has_room());
    return stall_.hung();
}

void session::send(call what, form as, clock::time_point now)
{
    changes_.sent(what.what);
    bool const counts = what.what.about_locks();
    if (native_acquire_denied_ && what.what.steps_counter())
        as = std::max(as, form::script);
    what.what.sharded_channels = sharded_channels_;
    pipeline_.add(std::move(what), as, native_release_);
    if (auto const listener = counts ? listener_.lock() : nullptr)
        listener->on_command_sent();
    if (pipeline_.alone() || pipeline_.is_load())
        pipeline_.depart(now);
}

void session::on_turn(clock::time_point now)
{
    if (wants_turn())
        pipeline_.depart(now);
}

void session::send_waiting(clock::time_point now)
{
    while (!waiting_.empty()) {
        bool const up = state_ == state::up;
        if (up && !stall_.hung() && !pipeline_.has_room())
            return;
        auto next = std::move(waiting_.front());
        waiting_.pop_front();
        if (!up) {
            refuse(next, why_unsent());
        } else if (stall_.hung()) {
            refuse_for_hang(next);
        } else if (!next.sink->wanted(index_)) {
            refuse(next, unavailable("too slow to be asked"));
        } else {
            next.sink->on_written(index_);
            send(std::move(next), form::best, now);
        }
    }
}

error_code session::why_unsent() const
{
    return state_ == state::stopped ? make_error_code(errc::client_closed) : down_error_;
}

void session::refuse(call const& unsent, error_code error)
{
    reply told;
    told.error = error;
    unsent.sink->on_reply(index_, told);
}

void session::refuse_unwanted(call const& unsent)
{
    reply told;
    told.error = unavailable("was connected to too late to be asked");
    told.not_wanted = true;
    unsent.sink->on_reply(index_, told);
}

void session::refuse_for_hang(call const& unsent)
{
    refused_for_hang_ = true;
    refuse(unsent, unavailable("does not answer"));
}

void session::on_bytes(std::string_view bytes, clock::time_point now)
{
    if (state_ != state::greeting && state_ != state::up)
        return;
    auto const reading = attempt_;
    keep_alive_.heard(now);
    reader_.feed(bytes);
    resp_value value;
    auto const next = [&] {
        reader_.expect_long(state_ == state::up && pipeline_.expects_long_answer());
        return reader_.next(value);
    };
    for (auto found = next(); found != reader::step::more; found = next()) {
        if (found == reader::step::fault) {
            end(unavailable("has sent " + std::string{describe(reader_.fault())}), now);
            return;
        }
        on_value(value, now);
        // Whoever was answered may have ended this.
        if (!wants_connection() || attempt_ != reading)
            return;
    }
    after_bytes(now);
}

void session::on_value(resp_value const& value, clock::time_point now)
{
    if (value.depth == 0 && value.type == resp::push && !planted(bug::push_is_an_answer))
        push_ = push::begun;
    if (push_ != push::none) {
        on_push(value, now);
        return;
    }
    if (state_ == state::greeting) {
        greeting_->on_value(value);
        if (greeting_->complete())
            on_greeted(now);
        return;
    }
    if (!pipeline_.expects_answer()) {
        end(unavailable("has sent an answer to nothing"), now);
        return;
    }
    answer_.on_value(value);
    if (!value.ends_message)
        return;
    // What the server has told before this answer is heard before it.
    auto const reading = attempt_;
    tell_of_all_changed();
    if (!wants_connection() || attempt_ != reading)
        return;
    if (pipeline_.take_answer())
        on_answer(now);
    else if (pipeline_.front().was_asking())
        answer_.clear();
    else
        answer_.end_part();
}

/// Of interest are the keys that have changed: ["invalidate", [key...]], or null instead for all;
/// and that a sentinel has said something on its channel.
void session::on_push(resp_value const& value, clock::time_point now)
{
    bool const of_sentinel = !address_.sentinel_master.empty();
    if (push_ == push::begun && value.depth == 1)
        push_ = value.text == "invalidate"               ? push::invalidation
                : value.text == "subscribe"              ? push::subscription
                : of_sentinel && value.text == "message" ? push::message
                                                         : push::other;
    else if (push_ == push::invalidation && value.depth == 1 && value.type == resp::null)
        all_changed_ = true;
    bool const key =
        push_ == push::invalidation && value.depth == 2 && value.type == resp::blob_string;
    auto const ended = value.ends_message ? std::exchange(push_, push::none) : push::none;
    all_changed_ |= ended == push::message;
    if (ended == push::subscription && state_ == state::greeting) {
        greeting_->on_subscribed();
        if (greeting_->complete())
            on_greeted(now);
        return;
    }
    if (!key || changes_.is_known(value.text))
        return;
    if (auto const listener = listener_.lock())
        listener->on_changed(index_, value.text);
}

void session::on_answer(clock::time_point now)
{
    if (pipeline_.front().is_ping()) {
        pipeline_.take_answered(now, !waiting_.empty());
        answer_.clear();
        return;
    }
    answered_ = true;
    stall_.heard(now);
    auto current = pipeline_.take_answered(now, !waiting_.empty());
    changes_.answered(current.what, answer_.status(), answer_.value());
    bool const stepped = current.native && current.what.steps_counter();
    if (stepped && answer_.leaves_transaction_open()) {
        ends_no_transaction_ |= !answer_.may_end_the_next();
        auto const why = unavailable("does not end a transaction");
        reply told;
        told.what = reply::kind::lost;
        told.error = why;
        end(why, now);
        current.sink->on_reply(index_, told);
        return;
    }
    if (auto const another = another_form(current)) {
        current.may_hold |= stepped && !answer_.says_taken(current.what);
        answer_.clear();
        send(std::move(current), *another, now);
        return;
    }
    auto told = answer_.to(current.what, current.native, address_);
    told.again = current.again;
    if (current.may_hold && told.what != reply::kind::answer)
        told.what = reply::kind::lost;
    answer_.clear();
    current.sink->on_reply(index_, told);
}

void session::tell_of_all_changed()
{
    if (!std::exchange(all_changed_, false))
        return;
    if (auto const listener = listener_.lock())
        listener->on_all_changed(index_);
}

void session::after_bytes(clock::time_point now)
{
    tell_of_all_changed();
    for (auto const& key : changes_.take_unsaid()) {
        if (auto const listener = listener_.lock())
            listener->on_changed(index_, key->key);
    }
    bool const answered = std::exchange(answered_, false);
    if (state_ != state::up || !answered)
        return;
    send_waiting(now);
    if (std::exchange(refused_for_hang_, false)) {
        if (auto const listener = listener_.lock())
            listener->on_recovered(index_);
    }
}

/// In which other form a command is to be sent once more, by what the server says to this one.
std::optional<form> session::another_form(call const& sent)
{
    if (!sent.native) {
        bool const unknown = answer_.error().starts_with("NOSCRIPT") && !sent.in_full;
        return unknown ? std::optional{form::text} : std::nullopt;
    }
    // A user who may not release in that way.
    if (sent.what.which == script::release && answer_.error().starts_with("NOPERM")) {
        native_release_ = compare_and_delete::none;
        return form::script;
    }
    if (sent.what.steps_counter() &&
        (answer_.refuses_transaction() || answer_.error().starts_with("NOPERM"))) {
        native_acquire_denied_ |= !is_passing(classify(answer_.error()));
        return form::script;
    }
    // Who has it, and for how long? The script acquires it if nobody has it any more.
    if (sent.what.which == script::acquire && answer_.says_taken(sent.what))
        return form::script;
    // The counter was lost since, or is no number: the script makes it anew, or gives the lock
    // back.
    if (answer_.lacks_token(sent.what))
        return form::script;
    return std::nullopt;
}

} // namespace colock::detail
