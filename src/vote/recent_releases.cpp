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
constexpr std::size_t most = 10'000;

clock::time_point may_lack_since(std::optional<clock::time_point> away_since)
{
    return away_since.value_or(clock::now()) - longest_lag;
}

} // namespace

recent_releases::release::release(command of, std::shared_ptr<reply_sink> sink)
    : what_{std::move(of)}, sink_{std::move(sink)}, until_{saturating_add(clock::now(), what_.ttl)}
{
}

bool recent_releases::release::may_be_missing(clock::time_point since) const
{
    return (last_ >= since || in_doubt_) && clock::now() < until_;
}

void recent_releases::release::on_reply(std::size_t node, reply const& answer)
{
    under_way_ = false;
    if (answer.what == reply::kind::answer)
        last_ = clock::now();
    // Where it fails at first, whoever waits for it sees to that.
    auto const first = std::exchange(sink_, nullptr);
    in_doubt_ = answer.what != reply::kind::answer && !first;
    if (first)
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

std::shared_ptr<reply_sink> recent_releases::remember(command const& what,
                                                      std::shared_ptr<reply_sink> sink,
                                                      std::optional<clock::time_point> away_since)
{
    auto const since = may_lack_since(away_since);
    while (!all_.empty() && !all_.front()->may_be_missing(since))
        all_.pop_front();
    if (all_.size() >= most) {
        // While a server is away, what comes may be repeated by those who want it.
        if (away_since)
            return sink;
        all_.pop_front();
    }
    return all_.emplace_back(std::make_shared<release>(what, std::move(sink)));
}

template <class Which>
recent_releases::some recent_releases::begin_to_repeat(Which which)
{
    some found;
    for (auto const& each : all_) {
        if (each->under_way_ || !which(*each))
            continue;
        each->under_way_ = true;
        found.push_back(each);
    }
    return found;
}

recent_releases::some recent_releases::to_repeat(std::optional<clock::time_point> away_since)
{
    if (planted(bug::releases_not_repeated))
        return {};
    auto const since = may_lack_since(away_since);
    std::erase_if(all_, [&](auto const& each) { return !each->may_be_missing(since); });
    return begin_to_repeat([](release const&) { return true; });
}

recent_releases::some recent_releases::in_doubt()
{
    return begin_to_repeat(
        [](release const& each) { return each.in_doubt_ && clock::now() < each.until_; });
}

} // namespace colock::detail
