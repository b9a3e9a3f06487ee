// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "strand.hpp"

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <memory>
#include <utility>

namespace colock::detail {

/// Wakes the one coroutine that waits for "something has changed"; it looks for itself what. A change
/// that comes while it is not waiting is remembered. Used on the strand only.
class signal {
public:
    using handler_type = asio::any_completion_handler<void()>;

    /// `owner`: what owns this signal, and must outlive a wake-up that is on its way.
    signal(strand_type strand, std::weak_ptr<void> owner)
        : strand_{std::move(strand)}, owner_{std::move(owner)}
    {
    }

    void notify()
    {
        raised_ = true;
        if (!waiting_)
            return;
        asio::post(strand_, [owner = owner_.lock(),
                             waiting = std::exchange(waiting_, nullptr)]() mutable {
            std::move(waiting)();
        });
    }

    /// Completes after the next notify(), at once if there was one since the last wait.
    asio::awaitable<void, strand_type> wait()
    {
        if (!raised_) {
            auto waiting = asio::async_initiate<asio::use_awaitable_t<strand_type> const, void()>(
                initiation{this}, asio::use_awaitable_t<strand_type>{});
            co_await std::move(waiting);
        }
        raised_ = false;
    }

    /// Destroys the waiting coroutine.
    void abandon() { waiting_ = nullptr; }

private:
    class initiation {
    public:
        explicit initiation(signal* self) : self_{self} {}
        void operator()(handler_type handler) const { self_->waiting_ = std::move(handler); }

    private:
        signal* self_;
    };

    strand_type strand_;
    std::weak_ptr<void> owner_;
    bool raised_ = false;
    handler_type waiting_;
};

} // namespace colock::detail
