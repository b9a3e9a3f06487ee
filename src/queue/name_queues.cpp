// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "queue/name_queues.hpp"

#include "base/planted.hpp"
#include "queue/waiter.hpp"
#include "verb/engine.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <utility>

namespace colock::detail {

name_queue& name_queues::of(std::shared_ptr<lock_key const> const& key)
{
    if (auto* const known = find(key->key))
        return *known;
    auto made = std::make_unique<name_queue>(client_, *this, key, recent_.take(key->key));
    std::string_view const name = made->key()->key;
    return *queues_.emplace(name, std::move(made)).first->second;
}

name_queue* name_queues::find(std::string_view key)
{
    auto const found = queues_.find(key);
    return found == queues_.end() ? nullptr : found->second.get();
}

void name_queues::drop_if_idle(name_queue& queue)
{
    if (!queue.idle())
        return;
    if (visiting_) {
        idle_.push_back(queue.key());
        return;
    }
    recent_.remember(queue.key(), queue.last_turn(), clock::now());
    queues_.erase(queue.key()->key);
}

template <class Visit>
bool name_queues::visit_some(walk& by, Visit visit)
{
    visiting_ = true;
    bool const more = by.go_on(queues_, visit);
    visiting_ = false;
    for (auto const& key : std::exchange(idle_, {})) {
        if (auto* const queue = find(key->key))
            drop_if_idle(*queue);
    }
    return more;
}

admission& name_queues::admission_to(lock_key const& key)
{
    auto way = std::pair{client_.votes_of(key).way_of(key), key.durable};
    if (planted(bug::one_line_for_all))
        way = {};
    if (auto const known = admissions_.find(way); known != admissions_.end())
        return known->second;
    if (admissions_.size() >= many_admissions)
        std::erase_if(admissions_, [](auto const& each) { return each.second.idle(); });
    return admissions_[way];
}

void name_queues::abandon_admissions()
{
    for (auto& [way, each] : admissions_)
        each.abandon();
}

void name_queues::wake_all(slot_set const& which)
{
    to_be_woken_.add(which);
    // A walk that is under way goes on first: news that come again and again would keep it from the
    // last queues.
    if (waking_)
        return;
    begin_to_wake();
    wake_some();
}

void name_queues::begin_to_wake()
{
    waking_in_ = std::exchange(to_be_woken_, {});
    waking_ = true;
    woken_.begin();
}

void name_queues::wake_some()
{
    // A contender that is woken may end.
    waking_ = visit_some(woken_, [this](auto const& queue) {
        if (waking_in_.has_slot_of(queue->key()->key))
            queue->on_news();
        return true;
    });
    if (!waking_ && !to_be_woken_.empty())
        begin_to_wake();
    if (!waking_)
        return;
    asio::post(client_.strand(), [client = client_.shared_from_this(), this]() noexcept {
        if (!client->defunct())
            wake_some();
    });
}

bool name_queues::fail_some(error_code error)
{
    std::vector<std::shared_ptr<waiter>> failed;
    bool const more =
        visit_some(failed_, [&](auto const& queue) { return queue->take_some(failed, at_a_time); });
    fail(std::move(failed), error);
    return more;
}

void name_queues::fail(std::vector<std::shared_ptr<waiter>> waiters, error_code error,
                       std::size_t from)
{
    auto const until = std::min(waiters.size(), from + at_a_time);
    for (; from < until; ++from) {
        auto const next = std::move(waiters[from]);
        // It may have been cancelled since it was taken out of its queue.
        if (next->pending())
            next->fail(error);
    }
    if (from == waiters.size())
        return;
    client_.round_started();
    asio::post(client_.strand(), [client = client_.shared_from_this(), this,
                                  waiters = std::move(waiters), error, from]() mutable noexcept {
        fail(std::move(waiters), client->inherited() ? client->forked() : error, from);
        client->round_ended();
    });
}

void name_queues::leave_to_parent()
{
    for (auto const& [key, queue] : queues_)
        queue->leave_to_parent();
}

void name_queues::abandon()
{
    abandon_admissions();
    for (auto const& [key, queue] : queues_)
        queue->abandon();
}

} // namespace colock::detail
