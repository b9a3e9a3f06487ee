// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/checks.hpp"

#include "base/planted.hpp"
#include "lease/grant.hpp"
#include "lease/lease_book.hpp"
#include "verb/engine.hpp"
#include "wire/server_error.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

constexpr clock::duration shortest_pause = 1ms;
constexpr clock::duration longest_pause = 100ms;
/// Changes that are so far from each other have nothing to do with each other.
constexpr clock::duration far_apart = 1s;

command check_of(node_checks::leases const& asked)
{
    auto const& first = *asked.front();
    if (asked.size() == 1)
        return {script::check, first.key(), first.id(), first.ttl()};
    command result{script::check_all, first.key(), first.id(), first.ttl()};
    auto locks = std::make_shared<std::vector<held_lock>>();
    locks->reserve(asked.size());
    for (auto const& each : asked)
        locks->push_back({each->key(), each->id()});
    result.locks = std::move(locks);
    return result;
}

} // namespace

void node_checks::check_all()
{
    if (planted(bug::check_of_a_reconnect_skipped))
        return;
    next_ = book_.first();
    end_ = book_.next_number();
    send_soon();
}

void node_checks::check(grant& lease)
{
    add(lease);
    send_soon();
}

void node_checks::check_changed(grant& lease)
{
    add(lease);
    told_ = true;
    auto const now = clock::now();
    if (now - last_ > far_apart)
        pause_ = {};
    if (now >= last_ + pause_)
        send_soon();
    else
        ask_again_later(last_ + pause_ - now);
}

void node_checks::add(grant& lease)
{
    if (!ended_ && lease.held() && lease.check_wanted(node_))
        waiting_[lease.key()->kind->number].push_back(lease.shared_from_this());
}

void node_checks::on_removed(grant& lease)
{
    if (next_ == &lease)
        next_ = book_.after(lease);
}

void node_checks::abandon()
{
    ended_ = true;
    next_ = nullptr;
    for (auto& each : waiting_)
        each.clear();
    auto const dropped = std::exchange(asked_, {});
}

void node_checks::send_soon()
{
    if (ended_ || std::exchange(busy_, true))
        return;
    client_.time().cancel(*this); // a pause
    // At the end of this turn, which may bring more.
    asio::post(client_.strand(), [client = client_.shared_from_this(), this]() noexcept {
        if (!client->defunct())
            send();
    });
}

void node_checks::ask_again_later(clock::duration pause)
{
    if (!scheduled())
        client_.time().set(*this, clock::now() + pause);
}

void node_checks::on_time(clock::time_point)
{
    if (!busy_)
        send();
}

std::size_t node_checks::most_of(kind const& which) const
{
    return which.most_in_shared_batch(client_.votes()[node_].shares());
}

void node_checks::walk()
{
    for (; next_; next_ = book_.after(*next_)) {
        if (next_->number() >= end_) {
            next_ = nullptr;
            return;
        }
        add(*next_);
        auto const& kind = *next_->key()->kind;
        if (waiting_[kind.number].size() >= most_of(kind)) {
            next_ = book_.after(*next_);
            return;
        }
    }
}

void node_checks::send()
{
    busy_ = true;
    asked_upon_it_ = std::exchange(told_, false);
    walk();
    auto const fuller =
        std::max_element(waiting_.begin(), waiting_.end(), [](auto const& one, auto const& other) {
            return one.size() < other.size();
        });
    auto const& kind = *all_kinds[static_cast<std::size_t>(fuller - waiting_.begin())];
    auto const count = std::min(fuller->size(), one_by_one_ ? 1 : most_of(kind));
    auto const last = fuller->begin() + static_cast<std::ptrdiff_t>(count);
    asked_.assign(fuller->begin(), last);
    fuller->erase(fuller->begin(), last);
    for (auto const& each : asked_)
        each->check_sent(node_);
    std::erase_if(asked_, [](auto const& lease) { return !lease->held(); });
    if (!asked_.empty()) {
        client_.votes()[node_].execute(check_of(asked_), shared_from_this());
        return;
    }
    busy_ = false;
    if (next_ || count > 0)
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

void node_checks::judge(leases const& asked, reply const& answer)
{
    auto const& node = client_.votes()[node_];
    if (answer.what != reply::kind::answer) {
        // A new connection begins with a check of all.
        bool const by_many = asked.size() > 1 && answer.what == reply::kind::error;
        bool const hopeless = node.trouble() || (is_permanent(answer.error) && !by_many);
        if (hopeless) {
            next_ = nullptr;
            for (auto& each : waiting_) {
                for (auto const& lease : std::exchange(each, {}))
                    lease->check_sent(node_);
            }
            return;
        }
        for (auto const& lease : asked)
            add(*lease);
        // Perhaps this user may not ask for many at a time.
        if (by_many && is_permanent(answer.error)) {
            one_by_one_ = true;
            send_soon();
        } else {
            ask_again_later(longest_pause);
        }
        return;
    }

    bool lost = false;
    bool late = false;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        auto why_not = answer.refusal_of(i);
        if (answer.status != 1) // of one alone
            why_not = answer.value;
        if (why_not == reply::late) {
            late = true;
            add(*asked[i]);
        }
        // Else all are checked when its server is there again, or another has taken its place.
        if (why_not && !reply::says_something(*why_not))
            continue;
        lost |= why_not.has_value();
        asked[i]->on_checked_by(node_, why_not);
    }
    auto const now = clock::now();
    if (asked_upon_it_ && !planted(bug::checks_not_paced)) {
        pause_ = lost ? clock::duration{} : std::clamp(pause_ * 2, shortest_pause, longest_pause);
        last_ = now;
    }
    bool const more = std::any_of(waiting_.begin(), waiting_.end(),
                                  [](auto const& each) { return !each.empty(); });
    if (late)
        ask_again_later(longest_pause);
    else if (next_ || (more && (pause_ == clock::duration{} || !told_)))
        send_soon();
    else if (more)
        ask_again_later(pause_);
}

} // namespace colock::detail
