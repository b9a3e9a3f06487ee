// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/group/routed_call.hpp"

#include "base/planted.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// So many servers in a row may send a command on before it pauses: they do not agree yet.
constexpr unsigned most_hops = 5;
constexpr clock::duration first_pause = 10ms;
constexpr clock::duration longest_pause = 1s;

} // namespace

routed_call::routed_call(std::shared_ptr<server_group> through, command what,
                         std::shared_ptr<reply_sink> sink, clock::duration patience)
    : through_{std::move(through)}, what_{std::move(what)}, now_{what_}, sink_{std::move(sink)},
      slot_{what_.key ? slot_of(what_.key->key) : hash_slot{}}, until_{clock::now() + patience},
      pause_{first_pause}
{
}

execution routed_call::start()
{
    through_->release_before(what_);
    auto const result = through_->send(shared_from_this());
    waits_ = result == execution::waits;
    return result;
}

void routed_call::resume()
{
    if (part_ == part::whole && !sink_->wanted(through_->index())) {
        reply unsent;
        unsent.error = fault_ ? fault_
                              : make_error_code(errc::node_unavailable,
                                                through_->label() + ": not wanted any more");
        unsent.not_wanted = !fault_;
        finish(std::move(unsent));
        return;
    }
    if (part_ == part::give_back && keeps_lock())
        leave_in_doubt();
    else
        resend();
}

void routed_call::refuse(error_code why)
{
    reply unsent;
    unsent.error = why;
    on_part(unsent);
}

execution routed_call::find_no_way(reply const& why)
{
    through_->look_again();
    now_.asking = false;
    paused_ = false;
    try_later(why);
    return paused_ ? execution::waits : execution::under_way;
}

void routed_call::resend()
{
    // Told before it is written: the validity of a lease counts from here.
    waits_ |= planted(bug::validity_from_resend);
    on_written(through_->index());
    // What was known of the counter may be another server's by now.
    now_.minting.counter_floor = 0;
    through_->release_before(now_);
    through_->send(shared_from_this());
}

void routed_call::sent_to(endpoint const& server)
{
    server_ = server;
    if (!now_.asking)
        sink_->on_sent_to(server);
}

void routed_call::on_written(std::size_t)
{
    if (std::exchange(waits_, false))
        sink_->on_written(through_->index());
}

/// Asked just before it is written, where it has waited for a connection: only that may have shown
/// what is to be released.
bool routed_call::wanted(std::size_t) const
{
    bool const is = part_ != part::whole || sink_->wanted(through_->index());
    if (is)
        through_->release_before(now_);
    return is;
}

void routed_call::on_reply(std::size_t, reply const& answer)
{
    now_.asking = false;
    twice_ |= answer.twice;
    if (answer.what != reply::outcome::unsent)
        fault_ = {};
    if (!through_->may_go_elsewhere()) {
        on_part(answer);
        return;
    }
    if (answer.what == reply::outcome::lost) {
        if (what_.which == script::release || is_lost_extension(answer))
            repeat(answer);
        else
            on_part(answer);
        return;
    }
    if (answer.what == reply::outcome::unsent) {
        through_->look_again();
        auto why = answer;
        why.error = through_->why_unsent(why.error);
        try_later(why);
        return;
    }
    auto way = answer.elsewhere ? answer.elsewhere->what : redirect::advice::none;
    if (!through_->has_slots() && way != redirect::advice::down)
        way = redirect::advice::none;
    if (planted(bug::moved_is_final) && way == redirect::advice::moved)
        way = redirect::advice::none;
    switch (way) {
    case redirect::advice::none:
        on_part(answer);
        break;
    case redirect::advice::moved:
    case redirect::advice::ask:
        go_elsewhere(answer);
        break;
    case redirect::advice::try_again:
        go_on_in_parts(answer);
        break;
    case redirect::advice::down:
        through_->look_again();
        try_later(answer);
        break;
    }
}

void routed_call::go_elsewhere(reply const& refusal)
{
    sent_again_ = true;
    auto to = refusal.elsewhere->to;
    if (to.host.empty())
        to.host = server_group::host_of(server_);
    to = through_->mapped(to);
    bool const for_good = refusal.elsewhere->what == redirect::advice::moved;
    if (planted(bug::second_move_is_final) && hops_ > 0) {
        on_part(refusal);
        return;
    }
    bool const released = planted(bug::release_to_old_owner) ||
                          (planted(bug::released_by_a_second_move) && hops_ > 0);
    if (released && now_.which == script::release) {
        through_->moved(slot_, to);
        sent_to(to); // which is not asked again, then
        on_part({.what = reply::outcome::answer, .status = 1});
        return;
    }
    if (for_good && to == server_) {
        through_->names_itself(server_);
        try_later(busy("a server sends on to itself what has this name"));
        return;
    }
    if (for_good)
        through_->moved(slot_, to);
    if (++hops_ > most_hops) {
        try_later(busy("its servers do not agree yet on who has this name"));
        return;
    }
    bool const pointless = part_ == part::whole ? !sink_->wanted(through_->index())
                                                : part_ == part::give_back && keeps_lock();
    if (pointless) {
        resume();
        return;
    }
    if (for_good)
        return resend();
    on_written(through_->index());
    through_->on_sent_on(server_, to);
    ask_at(to);
}

execution routed_call::ask_at(endpoint const& server)
{
    now_.asking = !planted(bug::ask_without_asking);
    return through_->send_to(server, shared_from_this());
}

reply routed_call::busy(std::string_view why) const
{
    reply result;
    result.what = reply::outcome::error;
    result.error = make_error_code(errc::server_busy, through_->label() + ": " + std::string{why});
    return result;
}

void routed_call::try_later(reply const& refusal)
{
    auto const now = clock::now();
    if (now >= until_) {
        on_part(refusal);
        return;
    }
    hops_ = 0;
    paused_ = true;
    fault_ = refusal.not_wanted ? error_code{} : refusal.error;
    // Even if it was not sent at all: commands behind it may have been answered before it.
    sent_again_ = true;
    auto const pause = std::min(through_->jittered(pause_), until_ - now);
    through_->send_later(shared_from_this(), pause);
    pause_ = std::min(pause_ * 2, longest_pause);
}

/// To extend twice does no harm: the time counts from when it was sent first. But what a server is
/// known to have done, and that it lacks the key, is told at once.
bool routed_call::is_lost_extension(reply const& answer) const
{
    return what_.which == script::extend && answer.error == errc::node_unavailable &&
           !answer.has_run && answer.value != reply::to_be_given_back;
}

void routed_call::repeat(reply const& lost)
{
    may_have_run_ = true;
    through_->look_again();
    try_later(lost);
}

void routed_call::finish(reply answer)
{
    // "Not there" after a lost answer: the lost release may have deleted the key, so this is a
    // success. Not for a leftover, for which nobody waits: it must know what was there.
    bool const is_release = what_.which == script::release;
    if (is_release && may_have_run_ && answer.what == reply::outcome::answer &&
        what_.waited_for.count())
        answer.status = 1;
    if (may_have_run_ && answer.what != reply::outcome::answer)
        answer.what = reply::outcome::lost;
    answer.not_wanted &= answer.what == reply::outcome::unsent;
    answer.again |= sent_again_;
    answer.twice |= twice_ || (sent_again_ && planted(bug::waiting_is_running));
    answer.held_for = held_for_;
    answer.elsewhere.reset();
    sink_->on_reply(through_->index(), answer);
}

clock::duration patience_for(command const& what)
{
    // It may be more than a clock can count.
    clock::duration const waited_for =
        std::min<std::chrono::milliseconds>(what.waited_for, std::chrono::hours{1});
    if (!what.of_many()) {
        // Why it has found none is told before the round gives up.
        clock::duration const before_that = waited_for.count() ? waited_for - waited_for / 10 : 1s;
        if (what.which == script::release)
            return before_that;
        return std::max<clock::duration>(std::min<clock::duration>(before_that, 1s),
                                         what.looked_for - what.looked_for / 10);
    }
    // Nobody waits for it, and it may be about leases of any ttl.
    if (what.which == script::check_all)
        return 500ms;
    auto const usual = std::clamp<clock::duration>(what.ttl / 20, 2ms, 500ms);
    // Longer than the servers wait for copies, less long than the round waits, and not so long that
    // leases of other masters end.
    if (what.keeps_lease() && what.key->durable.any() && waited_for.count())
        return std::min<clock::duration>(waited_for - waited_for / 20,
                                         std::max<clock::duration>(usual, what.ttl * 19 / 40));
    return waited_for.count() ? std::min(usual, waited_for / 2) : usual;
}

} // namespace colock::detail
