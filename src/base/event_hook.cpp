// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/event_hook.hpp"

#include "base/planted.hpp"

#include <boost/asio/post.hpp>

#include <utility>

namespace colock::detail {

void event_hook::tell(event const& what)
{
    if (planted(bug::hook_within_a_call))
        return handler_(what);
    {
        std::lock_guard const lock{mutex_};
        told_.push_back({what.kind, std::string{what.node}, std::string{what.name}, what.error,
                         what.held_by, what.nodes, std::string{what.former}});
        if (std::exchange(delivering_, true))
            return;
    }
    asio::post(executor_, [self = shared_from_this()]() noexcept { self->deliver(); });
}

void event_hook::forget()
{
    std::lock_guard const lock{mutex_};
    told_.clear();
}

/// What escapes from the event handler ends the process.
void event_hook::deliver() noexcept
{
    for (;;) {
        std::unique_lock lock{mutex_};
        if (told_.empty()) {
            delivering_ = false;
            return;
        }
        auto const next = std::move(told_.front());
        told_.pop_front();
        lock.unlock();
        event what{next.kind, next.node, next.name, next.error};
        what.held_by = next.held_by;
        what.nodes = next.nodes;
        what.former = next.former;
        handler_(what);
    }
}

} // namespace colock::detail
