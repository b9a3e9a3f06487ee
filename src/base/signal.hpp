// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/deferred.hpp>

#include <utility>

namespace colock::detail {

/// Wakes the one coroutine that waits for "something has changed"; it looks for itself what. A
/// change that comes while it is not waiting is remembered. Used on the strand only, as
/// `if (!rung.take()) co_await rung.next();`: a function for both would be a coroutine, with two
/// more frames for each wait.
class signal {
public:
    using handler_type = asio::any_completion_handler<void()>;

    /// Runs the coroutine within this call, as far as it gets; what owns this signal may be gone
    /// after.
    void notify()
    {
        if (waiting_)
            std::exchange(waiting_, nullptr)();
        else
            raised_ = true;
    }

    /// Whether there was a notify() since the last one that was waited for or taken.
    bool take() { return std::exchange(raised_, false); }

    /// Completes with the next notify(). To be awaited at once.
    auto next()
    {
        return asio::async_initiate<asio::deferred_t const, void()>(initiation{this},
                                                                    asio::deferred);
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
