// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "scripted/stage/stage.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <utility>

namespace scripted {

namespace {

stage* running_stage = nullptr;

} // namespace

stage::stage()
{
    REQUIRE(running_stage == nullptr);
    running_stage = this;
}

stage::~stage()
{
    destroy_context();
    running_stage = nullptr;
}

void stage::destroy_context()
{
    for (auto const& each : votes_)
        each->abandon();
    context_.reset();
}

void stage::fork()
{
    context_->notify_fork(asio::io_context::fork_prepare);
    context_->notify_fork(asio::io_context::fork_child);
    run();
}

stage& stage::here()
{
    if (!running_stage)
        std::abort(); // this is asked in noexcept functions, too
    return *running_stage;
}

void stage::run()
{
    run_until(now_);
}

void stage::pass(colock::clock::duration time)
{
    run_until(now_ + time);
}

void stage::on(detail::strand_type const& strand, std::function<void()> what)
{
    asio::post(strand, std::move(what));
    run();
}

void stage::run_until(colock::clock::time_point end)
{
    if (std::exchange(running_, true))
        return; // whoever runs will do it
    for (int turns = 0;; ++turns) {
        REQUIRE_MESSAGE(turns < 1'000'000, "something goes on for ever");
        context_->restart();
        if (context_->poll() > 0)
            continue;
        auto const next = std::min_element(
            alarms_.begin(), alarms_.end(),
            [](auto const& one, auto const& other) { return one.when < other.when; });
        if (next == alarms_.end() || next->when > end)
            break;
        auto const due = std::move(*next);
        alarms_.erase(next);
        now_ = std::max(now_, due.when);
        due.what();
    }
    now_ = std::max(now_, end);
    running_ = false;
}

void stage::say(std::vector<reply> const& answers)
{
    for (std::size_t i = 0; i < answers.size(); ++i)
        (*this)[i].say(answers[i]);
}

void stage::all_say(reply const& answer)
{
    for (auto const& each : votes_)
        each->say(answer);
}

void stage::all_say(detail::script to, reply const& answer)
{
    for (auto const& each : votes_)
        each->say(to, answer);
}

void stage::grant_with_tokens_from(std::int64_t greatest)
{
    for (auto const& each : votes_)
        each->say(detail::script::acquire, yes(greatest--));
}

void stage::at(colock::clock::time_point when, std::function<void()> what)
{
    alarms_.push_back({when, std::move(what)});
}

std::shared_ptr<vote> stage::add(detail::strand_type strand, std::size_t index, std::string label,
                                 std::weak_ptr<detail::node_listener> listener)
{
    votes_.push_back(
        std::make_shared<vote>(std::move(strand), index, std::move(label), std::move(listener)));
    return votes_.back();
}

} // namespace scripted
