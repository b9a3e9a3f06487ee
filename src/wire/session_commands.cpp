// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What a session does with commands and with what the server says to them.

#include "wire/session.hpp"

#include <utility>

namespace colock::detail {

execution session::execute(command const& what, std::shared_ptr<reply_sink> sink,
                           clock::time_point now)
{
    call made{what, std::move(sink)};
    if (now_is() == state::stopped) {
        refuse(made, why_unsent());
    } else if (life_.worth_waiting_for() && waiting_.may_wait_for_connection(!life_.was_up())) {
        waiting_.wait_for_connection(std::move(made));
    } else if (!life_.up()) {
        refuse(made, why_unsent());
    } else if (hung(now)) {
        refuse_for_hang(made);
    } else if (leaving_) {
        refuse(made, is_replica());
    } else if (waiting_.crowded() && made.what.begins_something()) {
        refuse(made, unavailable("too slow to be asked"));
    } else if (waiting_.any_for_room() || !pipeline_.has_room() || refused_parts_.any_answered()) {
        waiting_.wait_for_room(std::move(made));
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

void session::send(call&& what, form as, clock::time_point now)
{
    changes_.sent(what.what);
    bool const counts = what.what.about_locks();
    bool const leads = what.what.leads(), follows = what.what.follows();
    as = abilities_.form_of(what.what, as);
    what.what.sharded_channels = abilities_.shards_channels();
    pipeline_.add(std::move(what), as, abilities_.native_release());
    if (auto const listener = counts ? listener_.lock() : nullptr)
        listener->on_command_sent();
    if (follows || (!leads && (pipeline_.alone() || pipeline_.is_load())))
        pipeline_.depart(now);
}

void session::on_turn(clock::time_point now)
{
    if (wants_turn())
        pipeline_.depart(now);
}

void session::send_waiting(clock::time_point now)
{
    while (waiting_.any_for_room()) {
        bool const up = life_.up();
        bool const leaves = leaving_ || refused_parts_.any_answered();
        if (up && !stall_.hung() && (leaves || !pipeline_.has_room()))
            return;
        auto next = waiting_.take_next_for_room();
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
    bool const stopped = now_is() == state::stopped;
    return stopped ? make_error_code(errc::client_closed) : life_.why_down();
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
    if (now_is() != state::greeting && !life_.up())
        return;
    auto const reading = attempt();
    keep_alive_.heard_some(now);
    reader_.feed(bytes);
    resp_value value;
    auto const next = [&] {
        reader_.expect_long(life_.up() && pipeline_.expects_long_answer());
        return reader_.next(value);
    };
    for (auto found = next(); found != reader::step::more; found = next()) {
        if (found == reader::step::fault) {
            end(unavailable("has sent " + std::string{describe(reader_.fault())}), now);
            return;
        }
        // Who only tells news, and answers nothing, hangs.
        if (value.ends_message && !(pushes_.takes(value) && pipeline_.expects_answer()))
            keep_alive_.heard(now);
        on_value(value, now);
        // A sink that was answered may have ended this connection.
        if (!wants_connection() || attempt() != reading)
            return;
    }
    after_bytes(now);
}

namespace {

/// A server that is busy or still loading answers by an error. Anything else would be the answer to
/// another command, so that those to come would be taken for the wrong ones, too.
bool answers_ping(resp_value const& value)
{
    bool const text = value.type == resp::simple_string || is_text(value.type);
    return is_error(value.type) || (text && value.text == "PONG");
}

} // namespace

void session::on_value(resp_value const& value, clock::time_point now)
{
    if (pushes_.takes(value)) {
        on_push(value, now);
        return;
    }
    if (now_is() == state::greeting) {
        greeting_->on_value(value);
        if (greeting_->complete())
            on_greeted(now);
        return;
    }
    if (!pipeline_.expects_answer()) {
        end(unavailable("has sent an answer to nothing"), now);
        return;
    }
    if (pipeline_.front().is_ping() && !answers_ping(value)) {
        end(unavailable("has answered a PING by something else"), now);
        return;
    }
    if (pipeline_.front().of_greeting && value.depth == 0)
        refused_parts_.on_value(value);
    answer_.on_value(value, pipeline_.front().what.which);
    if (!value.ends_message)
        return;
    // What the server has told before this answer is heard before it.
    auto const reading = attempt();
    tell_of_all_changed();
    if (!wants_connection() || attempt() != reading)
        return;
    if (pipeline_.take_answer())
        on_answer(now);
    else if (pipeline_.front().was_asking())
        answer_.clear();
    else
        answer_.end_part();
}

void session::on_push(resp_value const& value, clock::time_point now)
{
    auto const news = pushes_.on_value(value);
    if (news == pushes::news::subscribed && now_is() == state::greeting) {
        greeting_->on_subscribed();
        if (greeting_->complete())
            on_greeted(now);
    } else if (news == pushes::news::key_changed && !changes_.is_known(value.text)) {
        if (auto const listener = listener_.lock())
            listener->on_changed(index_, value.text);
    }
}

namespace {

/// READONLY. (MISCONF says of a master that it takes no writes.)
bool says_replica(reply const& told)
{
    return told.error == errc::read_only && told.elsewhere &&
           told.elsewhere->what == redirect::advice::down;
}

} // namespace

/// A master has become a replica, and goes on answering. Behind one address, as that of a hosted
/// group or of a proxy, the next connection may lead to the new master. Where it does not, the one
/// after that is made later.
void session::note_writes(command const& what, reply const& told, clock::time_point now)
{
    if (says_replica(told))
        leaving_ |= life_.up_for(now) >= replica_is_kept_;
    else if (told.yes() && what.sets_something())
        replica_is_kept_ = replica_is_kept_at_first;
}

/// When all is answered: what is in flight would be lost.
void session::leave_replica(clock::time_point now)
{
    constexpr clock::duration longest = std::chrono::minutes{1};
    if (!leaving_ || pipeline_.owed() > 0)
        return;
    replica_is_kept_ = std::min(2 * replica_is_kept_, longest);
    led_to_replica_ = true;
    end(is_replica(), now);
}

/// When all is answered, since the server says by now what it refused in the greeting. What comes
/// meanwhile is sent by the next connection.
void session::greet_anew(clock::time_point now)
{
    if (life_.up() && refused_parts_.any_answered() && pipeline_.owed() == 0)
        end(unavailable("is asked anew, since it now answers what it has refused"), now);
}

error_code session::is_replica() const
{
    return unavailable("has become a replica (READONLY)");
}

void session::on_answer(clock::time_point now)
{
    if (pipeline_.front().is_own()) {
        pipeline_.take_answered(now, waiting_.any_for_room());
        answer_.clear();
        return;
    }
    answered_ = true;
    stall_.heard(now);
    auto current = pipeline_.take_answered(now, waiting_.any_for_room());
    changes_.answered(current.what, answer_.status(), answer_.value());
    bool const stepped = current.native && current.what.steps_counter();
    if (stepped && answer_.leaves_transaction_open()) {
        abilities_.left_transaction_open(answer_);
        end_at(current, unavailable("does not end a transaction"), now);
        return;
    }
    if (auto const another = abilities_.another_form(current, answer_)) {
        current.may_hold |= stepped && answer_.may_have_set(current.what);
        answer_.clear();
        send(std::move(current), *another, now);
        return;
    }
    auto told = answer_.to(current.what, current.native, address_);
    if (told.what == reply::outcome::lost) {
        end_at(current, told.error, now);
        return;
    }
    told.again = current.again;
    told.twice = current.may_hold;
    if (current.may_hold && told.what != reply::outcome::answer) {
        told.what = reply::outcome::lost;
        // This server may have the lock, so the command is not sent on; nor has it failed for good.
        if (told.error == errc::redirected)
            told.error = unavailable("has sent on what may have run before");
    }
    answer_.clear();
    note_writes(current.what, told, now);
    current.sink->on_reply(index_, told);
}

/// Ends the connection after an answer by which the next ones cannot be told apart any more.
void session::end_at(call const& answered, error_code why, clock::time_point now)
{
    reply told;
    told.what = reply::outcome::lost;
    told.again = answered.again;
    told.twice = answered.may_hold;
    told.error = why;
    end(why, now);
    answered.sink->on_reply(index_, told);
}

void session::tell_of_all_changed()
{
    if (!pushes_.take_all_changed())
        return;
    if (auto const listener = listener_.lock())
        listener->on_all_changed(index_);
}

void session::after_bytes(clock::time_point now)
{
    auto const reading = attempt();
    leave_replica(now);
    greet_anew(now);
    if (!wants_connection() || attempt() != reading)
        return;
    tell_of_all_changed();
    for (auto const& key : changes_.take_unsaid()) {
        if (auto const listener = listener_.lock())
            listener->on_changed(index_, key->key);
    }
    bool const answered = std::exchange(answered_, false);
    if (!life_.up() || !answered)
        return;
    send_waiting(now);
    if (std::exchange(refused_for_hang_, false)) {
        if (auto const listener = listener_.lock())
            listener->on_recovered(index_);
    }
}

} // namespace colock::detail
