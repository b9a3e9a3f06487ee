// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/group/recent_releases.hpp"

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "kind/kind.hpp"
#include "value/is_permanent.hpp"
#include "vote/group/server_group.hpp"

#include <algorithm>
#include <iterator>
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
/// Repetitions. So an acquire waits for so many, and for those of its own lock.
constexpr std::size_t most_under_way = 64;

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
    auto const group = group_.lock();
    hopeless_ = is_permanent(group ? group->why_unsent(answer.error) : answer.error);
    if (first)
        first->on_reply(node, answer);
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
    due_ = clock::time_point::max();
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

void recent_releases::line_up(some const& all)
{
    for (auto const& each : all)
        line_.emplace(each->what_.key->key, each);
}

recent_releases::some recent_releases::take_last_of(std::string_view key)
{
    some found;
    for (;;) {
        auto const behind = line_.upper_bound(key);
        if (behind == line_.begin() || std::prev(behind)->first != key)
            return found;
        auto const last = std::prev(behind);
        // A mutex and a reentrant one may have the same name.
        auto const* const kind = last->second->what_.key->kind;
        bool const other_kind = !found.empty() && found.front()->what_.key->kind != kind;
        if (other_kind || found.size() == kind->most_in_a_release)
            return found;
        found.push_back(line_.extract(last).mapped());
    }
}

recent_releases::some recent_releases::next()
{
    if (line_.empty() || sent_again_ >= most_under_way)
        return {};
    auto const behind = line_.upper_bound(last_key_);
    last_key_ = (behind == line_.end() ? line_.begin() : behind)->first;
    ++sent_again_;
    return take_last_of(last_key_);
}

recent_releases::some recent_releases::next_of(lock_key const& key)
{
    auto found = take_last_of(key.key);
    sent_again_ += !found.empty();
    return found;
}

command recent_releases::repetition::what() const
{
    auto made = which_.front()->what();
    if (which_.size() == 1)
        return made;
    auto others = std::make_shared<std::vector<held_lock>>();
    for (std::size_t i = 1; i < which_.size(); ++i)
        others->push_back({made.key, which_[i]->what().id});
    made.locks = std::move(others);
    return made;
}

void recent_releases::repetition::on_reply(std::size_t node, reply const& answer)
{
    auto told = answer;
    for (auto const& each : which_) {
        each->on_reply(node, told);
        if (told.yes()) // which of them it was makes no difference
            told.status = 0;
    }
    if (auto const group = group_.lock())
        group->on_repeated();
}

void recent_releases::repetition::on_sent_to(endpoint const& where)
{
    for (auto const& each : which_)
        each->on_sent_to(where);
}

} // namespace colock::detail
