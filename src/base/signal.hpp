// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <utility>

namespace colock::detail {

/// Wakes the one coroutine that waits for "something has changed"; it looks for itself what. A
/// change that comes while it is not waiting is remembered. Used on the strand only.
class signal {
public:
    using handler_type = asio::any_completion_handler<void()>;

    /// Runs the coroutine within this call, as far as it gets; what owns this signal may be gone
    /// after.
    void notify()
    {
        raised_ = true;
        if (waiting_)
            std::exchange(waiting_, nullptr)();
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
        void operator()(handler_type handler) const { self_->waiting_.swap(handler); }

    private:
        signal* self_;
    };

    bool raised_ = false;
    handler_type waiting_;
};

} // namespace colock::detail
