// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/engine.hpp"

#include <utility>

namespace colock::detail {

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

bool engine::forget_leftovers(std::size_t most)
{
    leftovers_wanted_ = false;
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
    leftovers_.erase(ended.place_);
    on_less_to_do();
}

void engine::release_leftovers(std::size_t node)
{
    for (auto it = leftovers_.begin(); it != leftovers_.end();) {
        auto const current = *it++;
        if (current->node() == node)
            current->release();
    }
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
        options_.on_event = hook->handler(); // for who comes after
    }
}

} // namespace colock::detail
