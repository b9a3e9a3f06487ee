// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/asio/execution_context.hpp>

#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace colock::detail {

class client_root;
class client_state;

/// The clients of an io_context, until they have been destroyed, by whichever thread lets go of
/// them last.
class clients_of_context : public std::enable_shared_from_this<clients_of_context> {
public:
    /// Destroys a client, and then takes it out of the list.
    class deleter {
    public:
        void operator()(client_state* client) const;

    private:
        friend clients_of_context;
        std::shared_ptr<clients_of_context> from_;
        std::uint64_t place_ = 0;
    };

    /// Any thread.
    void add(std::shared_ptr<client_state> const& client);

    /// All that live. Where another thread is destroying one just now, this waits for it: what a
    /// client has of the context must go before the context does.
    std::vector<std::shared_ptr<client_state>> living();

    /// In a child, which does not have the threads that were destroying clients.
    void after_fork();

private:
    std::mutex mutex_;
    std::condition_variable one_less_;
    std::uint64_t last_ = 0;
    std::map<std::uint64_t, std::weak_ptr<client_state>> clients_;
};

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

    /// Any thread.
    clients_of_context& clients() { return *clients_; }
    void add(std::weak_ptr<client_root> client);

private:
    void shutdown() override;

    /// The reactor was made before this service, so in a child it is ready for new connections by
    /// now.
    void notify_fork(boost::asio::execution_context::fork_event event) override;

    std::shared_ptr<clients_of_context> const clients_ = std::make_shared<clients_of_context>();
    std::mutex mutex_;
    std::vector<std::weak_ptr<client_root>> roots_;
};

} // namespace colock::detail
