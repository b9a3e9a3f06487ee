// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// How a replicated_server waits for replicas and disk.

#include "vote/server/replicated_line.hpp"

#include "base/planted.hpp"
#include "base/time_keeper.hpp"
#include "core/redirect.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// How long the stamp lives: a key that is written so that there is something to wait for. If the
/// server is out of memory later, it can still be renewed.
constexpr auto stamp_life = 1h;

/// In how many slots of a Cluster that is tried.
constexpr std::size_t most_slots = 4;

/// How much longer than a WAIT itself its answer may take.
constexpr clock::duration answered_within = 1s;

/// A connection that leads to another process is given up no sooner than that.
constexpr clock::duration reconnect_pause = 1s;

bool says_elsewhere(reply const& answer)
{
    using advice = redirect::advice;
    auto const what = answer.elsewhere ? answer.elsewhere->what : advice::none;
    return what == advice::moved || what == advice::ask || what == advice::try_again;
}

} // namespace

replicated_server::line::~line()
{
    if (auto const time = scheduled() ? by_.needs_.time.lock() : nullptr)
        time->cancel(*this);
}

void replicated_server::line::abandon()
{
    asked_.clear();
    coming_.clear();
    link_->abandon();
}

void replicated_server::line::add(yes one)
{
    if (one.until <= clock::now()) {
        tell(std::move(one), unavailable("has answered too late"));
        return;
    }
    auto const until = one.until;
    coming_.push_back(std::move(one));
    if (now_.missing == 0)
        ask_soon();
    wake_by(until);
}

/// Answers that have come together share the question.
void replicated_server::line::ask_soon()
{
    auto const time = by_.needs_.time.lock();
    if (!time || std::exchange(asks_soon_, true))
        return;
    // Kept until then: whoever waits for an answer here is told in any case.
    time->after_turn([keep = by_.shared_from_this(), self = shared_from_this()]() noexcept {
        self->asks_soon_ = false;
        if (self->now_.missing == 0)
            self->ask();
    });
}

void replicated_server::line::on_connected(std::size_t, server_info const& server)
{
    ++connections_;
    connected_ = true;
    run_id_ = server.run_id;
    may_tell_ = server.run_id_in_doubt;
    has_time_from_now();
}

/// Sets the time by which the server must answer. While it connects, the link has its own limit.
void replicated_server::line::has_time_from_now()
{
    hangs_at_ = clock::time_point::max();
    if (!connected_ || now_.missing == 0)
        return;
    hangs_at_ = clock::now() + patience() + answered_within;
    wake_by(hangs_at_);
}

void replicated_server::line::ask()
{
    if (coming_.empty())
        return;
    asked_ = std::exchange(coming_, {});
    now_ = {};
    limit_.begin();
    not_before_ = {};
    auto const slot = by_.some_slot();
    now_.asking = !slot;
    ask_in(slot.value_or(slot_of(asked_.front().what.key->key)));
}

void replicated_server::line::ask_in(hash_slot slot)
{
    now_.tried.push_back(slot);
    now_.stamp = std::make_shared<lock_key const>(
        lock_key::apart{"colock:{" + tag_of_slot(slot) + "}:stamp"});
    now_.renews = false;
    ask_for_all();
}

void replicated_server::line::ask_for_all()
{
    now_.missing = 1u + (of_.replicas > 0 ? 1u : 0u) + (of_.fsync ? 1u : 0u);
    now_.failure = {};
    now_.stamped = now_.elsewhere = false;
    auto const patience = this->patience();
    has_time_from_now();
    command stamp{.which = script::stamp, .key = now_.stamp, .id = {}, .ttl = stamp_life};
    stamp.asking = now_.asking;
    stamp.only_if_there = now_.renews;
    ask_for(stamp, &line::on_stamped);
    command wait{.which = script::replicated, .key = nullptr, .id = {}, .ttl = patience};
    wait.replicas = planted(bug::wait_count_ignored) ? 0 : of_.replicas;
    if (of_.replicas > 0)
        ask_for(wait, &line::on_replicated);
    wait.which = script::synced;
    if (of_.fsync)
        ask_for(wait, &line::on_synced);
}

void replicated_server::line::ask_for(command const& what, part::visit on_answer)
{
    auto const keep = link_; // link_ may be replaced if this answers at once
    keep->execute(what, std::make_shared<part>(by_.shared_from_this(), *this, on_answer));
}

/// As long as the one who waits longest.
std::chrono::milliseconds replicated_server::line::patience() const
{
    auto last = clock::now();
    for (auto const& each : asked_)
        last = std::max(last, each.until);
    return std::max(std::chrono::ceil<std::chrono::milliseconds>(last - clock::now()), 1ms);
}

void replicated_server::line::arm()
{
    auto next = now_.missing > 0 ? hangs_at_ : clock::time_point::max();
    for (auto const* all : {&asked_, &coming_}) {
        for (auto const& each : *all)
            next = std::min(next, each.until);
    }
    if (next != clock::time_point::max())
        wake_by(next);
    else if (auto const time = by_.needs_.time.lock())
        time->cancel(*this);
}

void replicated_server::line::wake_by(clock::time_point when)
{
    auto const at = std::max(when, not_before_);
    auto const time = by_.needs_.time.lock();
    if (time && (!scheduled() || at < timed::time()))
        time->set(*this, at);
}

void replicated_server::line::on_time(clock::time_point now)
{
    auto const keep = by_.shared_from_this();
    auto const time = by_.needs_.time.lock();
    if (auto const until = limit_.goes_on(now, timed::time(), 1s); until && time) {
        not_before_ = *until;
        time->set(*this, *until);
        return;
    }
    if (now_.missing > 0 && now >= hangs_at_) {
        hangs_at_ = clock::time_point::max();
        connect_anew();
    }
    tell_those_whose_time_is_over(asked_, now);
    tell_those_whose_time_is_over(coming_, now);
    arm();
}

void replicated_server::line::tell_those_whose_time_is_over(std::vector<yes>& all,
                                                            clock::time_point now)
{
    auto const over = std::stable_partition(all.begin(), all.end(),
                                            [&](yes const& each) { return each.until > now; });
    std::vector<yes> late{std::move_iterator{over}, std::move_iterator{all.end()}};
    all.erase(over, all.end());
    for (auto& each : late)
        tell(std::move(each), why_not_in_time());
}

error_code replicated_server::line::why_not_in_time() const
{
    if (!connected_ || !now_.stamped)
        return unavailable("has not said in time who has it");
    return of_.replicas > 0 ? too_few() : not_on_disk();
}

error_code replicated_server::line::not_on_disk() const
{
    return make_error_code(errc::server_busy,
                           by_.label() + ": has not written it to its disk in time");
}

error_code replicated_server::line::too_few() const
{
    return make_error_code(errc::not_enough_replicas, by_.label() + ": fewer than " +
                                                          std::to_string(of_.replicas) +
                                                          " replicas have it in time");
}

/// What is under way is answered as lost.
void replicated_server::line::connect_anew()
{
    if (by_.stopped_)
        return;
    auto const old = link_;
    connect();
    old->stop();
}

/// Without the stamp, a WAIT would cover nothing.
void replicated_server::line::on_stamped(reply const& answer)
{
    now_.stamped_on = connections_;
    now_.stamped = answer.yes();
    now_.elsewhere = says_elsewhere(answer);
    if (now_.elsewhere)
        fail(unavailable("serves no slot for what its replicas are asked"));
    else if (!answer.yes() && answer.what == reply::outcome::answer)
        fail(make_error_code(errc::out_of_memory,
                             by_.label() + ": has no memory for what its replicas are asked"));
    else if (!answer.yes())
        fail(answer.error);
}

void replicated_server::line::on_replicated(reply const& answer)
{
    if (answer.what != reply::outcome::answer)
        fail(answer.error);
    else if (!on_another_connection() && answer.status < of_.replicas &&
             !planted(bug::wait_count_ignored))
        fail(too_few());
}

void replicated_server::line::on_synced(reply const& answer)
{
    if (answer.what != reply::outcome::answer)
        fail(answer.error);
    else if (!on_another_connection() && answer.status < 1)
        fail(not_on_disk());
}

/// The server may be giving away the slot that it was said to have, and may be about to get those
/// of the locks.
std::optional<hash_slot> replicated_server::line::next_slot() const
{
    if (now_.tried.size() >= most_slots)
        return {};
    for (auto const& each : asked_) {
        auto const slot = slot_of(each.what.key->key);
        if (std::find(now_.tried.begin(), now_.tried.end(), slot) == now_.tried.end())
            return slot;
    }
    return {};
}

void replicated_server::line::answered()
{
    if (--now_.missing > 0)
        return;
    if (auto const slot = now_.elsewhere ? next_slot() : std::nullopt) {
        now_.asking = true;
        ask_in(*slot);
    } else if (now_.failure == errc::out_of_memory && !now_.renews) {
        now_.renews = true;
        ask_for_all();
    } else {
        end();
    }
}

void replicated_server::line::end()
{
    auto all = std::exchange(asked_, {});
    std::vector<error_code> why;
    for (auto const& each : all)
        why.push_back(now_.failure ? now_.failure : why_not_safe(each));
    bool const strange = now_.failure == errc::read_only || leads_to_another();
    if (strange && clock::now() >= made_ + reconnect_pause)
        connect_anew();
    ask();
    arm();
    for (std::size_t i = 0; i < all.size(); ++i)
        tell(std::move(all[i]), why[i]);
}

error_code replicated_server::line::why_not_safe(yes const& one) const
{
    if (one.run_id.empty() || run_id_.empty())
        return make_error_code(
            may_tell_ || by_.may_tell_ ? errc::node_unavailable : errc::access_denied,
            by_.label() + ": does not say which process it is (INFO server), which "
                          "lock_options::replicas and fsync need");
    return one.run_id == run_id_ ? error_code{} : unavailable("is another process by now");
}

void replicated_server::line::tell(yes one, error_code why_not) const
{
    auto told = std::move(one.answer);
    told.held_for = clock::now() - one.since;
    if (why_not == errc::client_closed) // only its link is closed, for another server
        why_not = unavailable("connection lost");
    if (why_not && one.what.of_many() && !told.more.empty()) {
        told.why_not_copied = why_not;
        // What has been refused is certain.
        for (std::size_t lock = 0; lock < one.what.locks->size(); ++lock) {
            if (!told.refusal_of(lock))
                told.refuse(lock, reply::not_copied);
        }
    } else if (why_not) {
        told.what = reply::outcome::lost;
        told.status = told.value = 0;
        told.more.clear();
        told.has_run = true;
        told.error = why_not;
    }
    one.sink->on_reply(by_.needs_.index, told);
}

} // namespace colock::detail
