// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/event_hook.hpp"

#include "base/planted.hpp"

#include <colock/clock.hpp>

#include <boost/asio/post.hpp>

#include <chrono>
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

/// Whether what has not been told yet is told by another handler. Else there is no memory for that.
bool event_hook::deliver_later() noexcept
{
    try {
        asio::post(executor_, [self = shared_from_this()]() noexcept { self->deliver(); });
        return true;
    } catch (...) {
        return false;
    }
}

/// What escapes from the event handler ends the process. If that takes its time for each of
/// thousands of events, the client must get its turn between them, or it would lose leases.
void event_hook::deliver() noexcept
{
    constexpr std::chrono::milliseconds enough{10};
    auto const begun = clock::now();
    for (bool first = true;; first = false) {
        if (!first && clock::now() - begun >= enough && deliver_later())
            return;
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
