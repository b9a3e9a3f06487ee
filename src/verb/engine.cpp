// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/engine.hpp"

#include <boost/asio/post.hpp>

#include <utility>

namespace colock::detail {

namespace {

constexpr std::size_t leftovers_at_a_time = 1000;

} // namespace

engine::engine(asio::any_io_executor executor, client_options options)
    : lifetime{std::move(executor)}, options_{std::move(options)},
      time_{std::make_shared<time_keeper>(strand())}, votes_{options_.guard, options_.node_timeout}
{
    if (options_.on_event)
        hook_ = std::make_shared<event_hook>(this->executor(),
                                             std::exchange(options_.on_event, nullptr));
}

void engine::stop_timers()
{
    if (time_ && !time_->idle())
        time_->clear();
}

std::shared_ptr<void> engine::keep_at_work()
{
    if (!add_user())
        return nullptr;
    auto const end = [self = shared_from_this()](std::nullptr_t) { self->remove_user(); };
    return {nullptr, end};
}

void engine::emit(event const& what)
{
    counters_.not_counted += what.kind == event_kind::not_counted;
    if (hook_)
        hook_->tell(what);
}

void engine::emit(event_kind kind, std::string_view name, error_code error)
{
    emit({kind, {}, name, error});
}

void engine::add_leftover(std::size_t node, std::shared_ptr<lock_key const> key, lock_id id,
                          std::chrono::milliseconds ttl, leftover::may_come what)
{
    if (!leftovers_wanted_)
        return;
    auto const added = std::make_shared<leftover>(*this, node, std::move(key), id, ttl, what);
    added->place_ = leftovers_.insert(leftovers_.end(), added);
    added->release();
}

void engine::add_leftover(std::size_t node, command const& sent, std::chrono::milliseconds ttl,
                          reply const& answer)
{
    if (auto const left = leftover::left_by(sent, answer))
        add_leftover(node, sent.key, sent.id, ttl, *left);
}

bool engine::forget_leftovers(std::size_t most)
{
    leftovers_wanted_ = false;
    for (auto& next : walks_)
        next = leftovers_.end();
    for (std::size_t i = 0; i < most && !leftovers_.empty(); ++i) {
        auto const& left = leftovers_.front();
        // Its answer may still be under way.
        left->ended_ = true;
        time_->cancel(*left);
        leftovers_.pop_front();
    }
    return !leftovers_.empty();
}

void engine::remove(leftover& ended)
{
    time_->cancel(ended);
    for (auto& next : walks_) {
        if (next == ended.place_)
            ++next;
    }
    leftovers_.erase(ended.place_);
    on_less_to_do();
}

void engine::release_leftovers(std::size_t node)
{
    walks_.resize(votes_.size(), leftovers_.end());
    walks_[node] = leftovers_.begin();
    if (!(walking_ >> node & 1))
        go_on_releasing(node);
}

void engine::go_on_releasing(std::size_t node)
{
    auto const bit = std::uint64_t{1} << node;
    auto& next = walks_[node];
    for (std::size_t i = 0; i < leftovers_at_a_time && next != leftovers_.end(); ++i) {
        auto const current = *next++;
        if (current->node() == node)
            current->release();
    }
    walking_ &= ~bit;
    if (next == leftovers_.end())
        return;
    walking_ |= bit;
    asio::post(strand(), [self = shared_from_this(), node]() noexcept {
        if (!self->defunct())
            self->go_on_releasing(node);
    });
}

void engine::round_ended()
{
    --rounds_;
    on_less_to_do();
}

void engine::abandon_engine()
{
    forget_leftovers();
    votes_.clear();
    hook_.reset();
    time_.reset();
    let_go_of_context();
}

void engine::leave_engine_to_parent()
{
    has_been_left_to_parent();
    time_->clear();
    forget_leftovers();
    if (auto const hook = std::exchange(hook_, nullptr)) {
        hook->forget();
        options_.on_event = hook->handler(); // for the child's own client
    }
}

} // namespace colock::detail
