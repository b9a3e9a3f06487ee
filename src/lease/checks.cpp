// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/checks.hpp"

#include "base/planted.hpp"
#include "lease/grant.hpp"
#include "value/is_permanent.hpp"
#include "verb/engine.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// When a server refuses to say whether it has a key, or cannot, it is asked again after this time.
constexpr clock::duration set_aside_for = 5s;

/// With so many leases that need no check, other handlers get their turn.
constexpr int passed_by_at_a_time = 1000;

command check_of(node_checks::grants const& asked)
{
    auto const& first = *asked.front();
    if (asked.size() == 1) {
        command one{script::check, first.key(), first.id(), first.ttl()};
        one.valid_until = first.valid_until();
        return one;
    }
    command result{script::check_all, first.key(), first.id(), first.ttl()};
    auto locks = std::make_shared<std::vector<held_lock>>();
    locks->reserve(asked.size());
    for (auto const& each : asked)
        locks->push_back({each->key(), each->id(), each->valid_until()});
    result.locks = std::move(locks);
    return result;
}

} // namespace

void node_checks::check_all(slot_set const& which)
{
    auto const skipped =
        which.has_all() ? bug::check_of_a_reconnect_skipped : bug::moved_slots_passed_by;
    if (planted(skipped))
        return;
    if (!walk_.under_way())
        walked_ = {};
    walked_.add(which);
    walk_.begin();
    if (which.has_all())
        set_aside_.clear();
    send_soon();
}

void node_checks::check(grant& one)
{
    add(one);
    send_soon();
}

void node_checks::check_changed(grant& one)
{
    add(one);
    send_after(pace_.told(clock::now()));
}

void node_checks::add(grant& one)
{
    if (!ended_ && one.held() && one.check_wanted(node_))
        waiting_[one.key()->kind->number].push_back(one.shared_from_this());
}

void node_checks::on_removed(grant& one)
{
    walk_.on_removed(one);
}

void node_checks::abandon()
{
    ended_ = true;
    walk_.stop();
    set_aside_.clear();
    for (auto& each : waiting_)
        each.clear();
    auto const dropped = std::exchange(asked_, {});
}

void node_checks::send_soon()
{
    if (ended_ || std::exchange(busy_, true))
        return;
    resumed_ = clock::time_point::max();
    arm();
    // At the end of this turn, which may bring more.
    asio::post(client_.strand(), [client = client_.shared_from_this(), this]() noexcept {
        if (!client->defunct())
            send();
    });
}

void node_checks::send_after(clock::duration pause)
{
    if (pause == clock::duration{})
        send_soon();
    else
        ask_again_later(pause);
}

void node_checks::ask_again_later(clock::duration pause)
{
    if (resumed_ != clock::time_point::max())
        return;
    resumed_ = clock::now() + pause;
    arm();
}

void node_checks::arm()
{
    auto const next = std::min(resumed_, taken_back_);
    if (next == clock::time_point::max())
        client_.time().cancel(*this);
    else
        client_.time().set(*this, next);
}

void node_checks::on_time(clock::time_point now)
{
    bool const resumes = resumed_ <= now;
    if (resumes)
        resumed_ = clock::time_point::max();
    if (taken_back_ <= now)
        take_back();
    arm();
    if (!busy_ && resumes)
        send();
}

void node_checks::set_aside(grant& one)
{
    if (set_aside_.empty()) {
        taken_back_ = clock::now() + set_aside_for;
        arm();
    }
    set_aside_.push_back(one.weak_from_this());
}

void node_checks::take_back()
{
    taken_back_ = clock::time_point::max();
    for (auto const& each : std::exchange(set_aside_, {})) {
        if (auto const one = each.lock())
            add(*one);
    }
    // If a pause is under way, the leases wait for its end.
    if (resumed_ == clock::time_point::max() && any_waits())
        send_soon();
}

bool node_checks::any_waits() const
{
    return std::any_of(waiting_.begin(), waiting_.end(),
                       [](auto const& each) { return !each.empty(); });
}

std::size_t node_checks::most_of(kind const& which) const
{
    return which.most_in_shared_batch(client_.votes()[node_].shares());
}

void node_checks::add_from_walk()
{
    auto const shares = client_.votes()[node_].shares();
    int passed_by = 0;
    while (auto* const one = walk_.next()) {
        auto const& kind = *one->key()->kind;
        bool const is_meant = walked_.has_slot_of(one->key()->key);
        if (is_meant)
            add(*one);
        walk_.step();
        if (is_meant ? waiting_[kind.number].size() >= kind.most_in_shared_batch(shares)
                     : ++passed_by == passed_by_at_a_time)
            return;
    }
}

std::size_t node_checks::next_kind()
{
    // In turn: a server may tell of one kind again and again.
    for (std::size_t i = 0; i < waiting_.size(); ++i) {
        asked_kind_ = (asked_kind_ + 1) % waiting_.size();
        if (!waiting_[asked_kind_].empty())
            break;
    }
    return asked_kind_;
}

void node_checks::send()
{
    busy_ = true;
    pace_.asked();
    add_from_walk();
    auto const which = next_kind();
    auto& alike = waiting_[which];
    bool const alone = alone_ > 0 || planted(bug::checked_one_by_one);
    auto const count = std::min(alike.size(), alone ? 1 : most_of(*all_kinds[which]));
    alone_ -= std::min(alone_, count);
    auto const last = alike.begin() + static_cast<std::ptrdiff_t>(count);
    asked_.assign(alike.begin(), last);
    alike.erase(alike.begin(), last);
    for (auto const& each : asked_)
        each->check_sent(node_);
    std::erase_if(asked_, [](auto const& one) { return !one->held(); });
    if (!asked_.empty()) {
        sent_ = clock::now();
        client_.votes()[node_].execute(check_of(asked_), shared_from_this());
        return;
    }
    busy_ = false;
    if (walk_.under_way() || count > 0)
        send_soon();
}

void node_checks::on_reply(std::size_t, reply const& answer)
{
    // They keep the client while this works.
    auto const asked = std::exchange(asked_, {});
    busy_ = false;
    if (!ended_ && !client_.defunct())
        judge(asked, answer);
}

void node_checks::forget_all()
{
    walk_.stop();
    set_aside_.clear();
    for (auto& each : waiting_) {
        for (auto const& one : std::exchange(each, {}))
            one->check_sent(node_);
    }
}

void node_checks::on_failure(grants const& asked, reply const& answer)
{
    bool const permanent = is_permanent(answer.error);
    // A new connection begins with a check of all.
    if (client_.votes()[node_].trouble() || answer.error == errc::client_closed) {
        forget_all();
        return;
    }
    bool const said = answer.what == reply::outcome::error;
    if (permanent && (asked.size() == 1 || !said)) {
        for (auto const& one : asked)
            set_aside(*one);
        auto const pause = pace_.refused();
        if (walk_.under_way() || any_waits())
            ask_again_later(pause);
        return;
    }
    for (auto const& one : asked)
        add(*one);
    if (permanent) {
        // Perhaps this user may not ask for many at a time, or for one of them.
        alone_ = asked.size();
        send_soon();
    } else {
        ask_again_later(check_pace::longest_pause);
    }
}

void node_checks::judge(grants const& asked, reply const& answer)
{
    bool const gives_back_one = answer.value == reply::to_be_given_back;
    if (answer.what != reply::outcome::answer && !gives_back_one) {
        on_failure(asked, answer);
        return;
    }
    bool lost = false;
    bool late = false;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        auto why_not = answer.refusal_of(i);
        if (answer.status != 1) // the check of a single lease
            why_not = answer.value;
        if (why_not == reply::late) {
            late = true;
            add(*asked[i]);
        }
        // Its server is away, or answers with an error.
        if (why_not == reply::not_known)
            set_aside(*asked[i]);
        if (why_not == reply::to_be_given_back && asked[i]->held())
            asked[i]->give_back_to(node_);
        if (why_not && !reply::says_something(*why_not))
            continue;
        // The node has lost the key since: this answer had to wait for those about other leases.
        if (!why_not && asked[i]->copies().lost_since(node_, sent_))
            continue;
        lost |= why_not.has_value();
        asked[i]->on_checked_by(node_, why_not);
    }
    pace_.answered(lost, clock::now());
    if (late)
        ask_again_later(check_pace::longest_pause);
    else if (walk_.under_way())
        send_soon();
    else if (any_waits())
        send_after(pace_.pause());
}

} // namespace colock::detail
