// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/asio/execution_context.hpp>

#include <memory>
#include <mutex>
#include <vector>

namespace colock::detail {

class client_root;
class client_state;

/// Tells the clients of an io_context that it is being destroyed, or goes on in a child process.
///
/// A coroutine that waits for a lock may own the client that holds its handler. Asio's own
/// operations break such cycles in the shutdown of their service, and so does this.
class context_guard final : public boost::asio::execution_context::service {
public:
    static inline boost::asio::execution_context::id id;

    explicit context_guard(boost::asio::execution_context& context)
        : boost::asio::execution_context::service{context}
    {
    }

    void add(std::weak_ptr<client_state> client);
    void add(std::weak_ptr<client_root> client);

private:
    void shutdown() override;

    /// The reactor was made before this service, so in a child it is ready for new connections by
    /// now.
    void notify_fork(boost::asio::execution_context::fork_event event) override;

    std::mutex mutex_;
    std::vector<std::weak_ptr<client_state>> clients_;
    std::vector<std::weak_ptr<client_root>> roots_;
};

} // namespace colock::detail
