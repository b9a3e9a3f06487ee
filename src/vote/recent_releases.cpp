// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/recent_releases.hpp"

#include "base/planted.hpp"
#include "base/saturating_add.hpp"

#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// Whoever takes over lacks no more than this, with what the former server has run since.
constexpr clock::duration longest_lag = 5s;
/// Of one release, where servers take over from each other again and again.
constexpr unsigned most_repetitions = 3;

clock::time_point may_lack_since(recent_releases::time away_since)
{
    return away_since.value_or(clock::now()) - longest_lag;
}

} // namespace

recent_releases::release::release(command of, std::shared_ptr<reply_sink> sink)
    : what_{std::move(of)}, sink_{std::move(sink)}, until_{saturating_add(clock::now(), what_.ttl)},
      repetition_{0}
{
}

recent_releases::release::release(std::shared_ptr<release> of)
    : what_{of->what_}, sink_{of}, until_{of->until_}, repetition_{of->repetition_ + 1}
{
}

bool recent_releases::release::may_be_missing(clock::time_point since) const
{
    return under_way_ || ((last_ >= since || in_doubt_) && clock::now() < until_);
}

/// Where it fails, whoever waits for it sees to that; and whoever has run the repetition remembers
/// that one.
void recent_releases::release::on_reply(std::size_t node, reply const& answer)
{
    bool const answered = answer.what == reply::kind::answer;
    under_way_ = false;
    in_doubt_ = repeated_ && !answered;
    last_ = answered && !repeated_ ? clock::now() : clock::time_point{};
    if (auto const first = std::exchange(sink_, nullptr))
        first->on_reply(node, answer);
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

std::shared_ptr<reply_sink> recent_releases::add(std::shared_ptr<release> made, time away_since)
{
    auto const since = may_lack_since(away_since);
    while (!all_.empty() && !all_.front()->may_be_missing(since))
        all_.pop_front();
    if (all_.size() >= most_)
        all_.pop_front();
    return all_.emplace_back(std::move(made));
}

std::shared_ptr<reply_sink>
recent_releases::remember(command const& what, std::shared_ptr<reply_sink> sink, time away_since)
{
    // While the server is away, what comes may be repeated by those who want it.
    if (away_since && all_.size() >= most_)
        return sink;
    return add(std::make_shared<release>(what, std::move(sink)), away_since);
}

std::shared_ptr<reply_sink> recent_releases::remember(std::shared_ptr<release> const& repeated,
                                                      time away_since)
{
    return add(std::make_shared<release>(repeated), away_since);
}

recent_releases::some
recent_releases::begin_to_repeat(std::function<bool(release const&)> const& which)
{
    some found;
    for (auto const& each : all_) {
        if (each->under_way_ || each->repetition_ >= most_repetitions || !which(*each))
            continue;
        each->under_way_ = each->repeated_ = true;
        found.push_back(each);
    }
    return found;
}

recent_releases::some
recent_releases::to_repeat(time away_since, std::function<bool(command const&)> const& concerned)
{
    if (planted(bug::releases_not_repeated))
        return {};
    auto const since = may_lack_since(away_since);
    std::erase_if(all_, [&](auto const& each) { return !each->may_be_missing(since); });
    return begin_to_repeat([&](release const& each) { return concerned(each.what()); });
}

recent_releases::some recent_releases::in_doubt()
{
    return begin_to_repeat(
        [](release const& each) { return each.in_doubt_ && clock::now() < each.until_; });
}

} // namespace colock::detail
