// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/event.hpp>

#include <boost/asio/any_io_executor.hpp>

#include <deque>
#include <memory>
#include <mutex>
#include <string>

namespace colock::detail {

namespace asio = boost::asio;

/// Calls a client's event handler, one event at a time and in order.
///
/// The event handler is never called from inside the client, whose caller may hold a mutex that it
/// wants, too. Instead, the hook posts a function that calls it: to the client's executor and not
/// to its strand, for two reasons. The function comes before the completions that are posted after
/// the event was told; and where several threads run the executor, an event handler that takes its
/// time holds up no lease.
class event_hook : public std::enable_shared_from_this<event_hook> {
public:
    event_hook(asio::any_io_executor executor, event_handler handler)
        : executor_{std::move(executor)}, handler_{std::move(handler)}
    {
    }

    /// Copies what the event's views refer to. Any thread.
    void tell(event const& what);

    event_handler const& handler() const { return handler_; }

    /// What has been told so far is not passed on.
    void forget();

private:
    struct record {
        event_kind kind;
        std::string node;
        std::string name;
        error_code error;
        unsigned held_by;
        unsigned nodes;
        std::string former;
    };

    void deliver() noexcept;
    bool deliver_later() noexcept;

    asio::any_io_executor executor_;
    event_handler handler_;
    std::mutex mutex_;
    std::deque<record> told_;
    bool delivering_ = false; ///< A handler that calls for all of them is under way.
};

} // namespace colock::detail
