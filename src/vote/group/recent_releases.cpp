// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/group/recent_releases.hpp"

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "value/is_permanent.hpp"
#include "vote/group/server_group.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// How far a replica may lag behind a master when that is lost.
constexpr clock::duration longest_lag = 5s;
constexpr std::size_t most_remembered = 10'000;
/// Of one release, where servers take over from each other again and again.
constexpr unsigned most_repetitions = 5;
/// The pauses before a failed repetition is retried.
constexpr clock::duration first_retry_pause = 10ms;
constexpr clock::duration longest_retry_pause = 1s;
constexpr std::size_t most_retried_at_a_time = 1'000;

} // namespace

recent_releases::release::release(command of, std::shared_ptr<reply_sink> sink, endpoint at,
                                  std::weak_ptr<server_group> group)
    : what_{std::move(of)}, sink_{std::move(sink)}, at_{std::move(at)}, group_{std::move(group)},
      until_{saturating_add(clock::now(), what_.ttl)}
{
}

void recent_releases::release::on_reply(std::size_t node, reply const& answer)
{
    under_way_ = false;
    bool const answered = answer.what == reply::outcome::answer;
    auto const first = std::exchange(sink_, nullptr);
    // If the first sending fails, whoever waits for its answer sends another release.
    last_ = answered ? clock::now() : first ? clock::time_point{} : last_;
    in_doubt_ = !answered && !first;
    hopeless_ = is_permanent(answer.error);
    if (first)
        first->on_reply(node, answer);
    auto const group = group_.lock();
    if (!group)
        return;
    // Nobody who waits for the lock would hear of it: servers do not tell what a connection has
    // changed itself.
    if (!first && answer.yes())
        group->tell([&](node_listener& to) { to.on_changed(node, what_.key->key); });
    if (answered || in_doubt_)
        group->on_released(shared_from_this());
}

void recent_releases::release::on_written(std::size_t node)
{
    if (sink_)
        sink_->on_written(node);
}

bool recent_releases::release::wanted(std::size_t node) const
{
    return !sink_ || sink_->wanted(node);
}

bool recent_releases::may_be_missing(release const& one) const
{
    auto const away = away_since_.find(one.at_);
    auto const gone = away == away_since_.end() ? clock::now() : away->second;
    return one.under_way_ ||
           ((one.last_ >= gone - longest_lag || one.in_doubt_) && clock::now() < one.until_);
}

std::shared_ptr<reply_sink> recent_releases::remember(command const& what,
                                                      std::shared_ptr<reply_sink> sink,
                                                      endpoint const& at,
                                                      std::weak_ptr<server_group> group)
{
    while (!all_.empty() && !may_be_missing(*all_.front()))
        all_.pop_front();
    if (all_.size() >= most_remembered) {
        // While its server is away, a new release is not remembered: its sender may repeat it.
        if (away_since_.contains(at))
            return sink;
        all_.pop_front();
    }
    return all_.emplace_back(
        std::make_shared<release>(what, std::move(sink), at, std::move(group)));
}

std::vector<endpoint> recent_releases::away() const
{
    std::vector<endpoint> all;
    for (auto const& [at, since] : away_since_)
        all.push_back(at);
    return all;
}

recent_releases::some recent_releases::to_repeat(which const& concerned)
{
    std::erase_if(all_, [&](auto const& each) { return !may_be_missing(*each); });
    some found;
    for (auto const& each : all_) {
        if (concerned(*each) && repeats(*each))
            found.push_back(each);
    }
    return found;
}

bool recent_releases::repeats(release& one)
{
    if (one.under_way_ || one.repetitions_ >= most_repetitions || !may_be_missing(one) ||
        planted(bug::releases_not_repeated))
        return false;
    ++one.repetitions_;
    one.under_way_ = true;
    return true;
}

recent_releases::some recent_releases::in_doubt()
{
    some found;
    for (auto const& each : all_) {
        if (!each->in_doubt_ || each->under_way_ || clock::now() >= each->until_)
            continue;
        each->under_way_ = true;
        found.push_back(each);
    }
    return found;
}

void recent_releases::failed(release& one)
{
    one.pause_ = std::clamp(2 * one.pause_, first_retry_pause, longest_retry_pause);
    one.again_ = clock::now() + one.pause_;
    due_ = std::min(due_, one.again_);
}

recent_releases::some recent_releases::due_again(clock::time_point now)
{
    due_ = clock::time_point::max();
    some found;
    auto under_way =
        static_cast<std::size_t>(std::count_if(all_.begin(), all_.end(), [](auto const& each) {
            return each->in_doubt_ && each->under_way_;
        }));
    for (auto const& each : all_) {
        if (!each->in_doubt_ || each->hopeless_ || each->under_way_ || now >= each->until_)
            continue;
        if (each->again_ > now || under_way >= most_retried_at_a_time) {
            due_ = std::min(due_, std::max(each->again_, now + first_retry_pause));
            continue;
        }
        each->under_way_ = true;
        ++under_way;
        found.push_back(each);
    }
    return found;
}

} // namespace colock::detail
