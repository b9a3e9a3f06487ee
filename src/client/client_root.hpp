// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/lock_key.hpp"

#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <boost/asio/any_io_executor.hpp>

#include <memory>
#include <vector>

namespace colock::detail {

class client_state;

/// What the handles to a client share: the client_state of this process. In a child of fork() it is
/// another one than the parent's, so that nothing of the parent's is ever taken for the child's
/// own.
class client_root {
public:
    /// Any thread.
    static std::shared_ptr<client_root> make(boost::asio::any_io_executor executor,
                                             std::vector<node_address> addresses,
                                             client_options options);

    /// Any thread.
    std::shared_ptr<client_state> const& current() const { return current_; }

    /// The client is destroyed: nobody can close it any more.
    void client_is_destroyed() { has_client_ = false; }

    /// In a child, while no other thread uses the client: makes a client_state of its own, which
    /// connects, unless the parent had closed or destroyed the client.
    /// client_state::leave_to_parent() must have been called before.
    void begin_anew();

private:
    std::vector<node_address> addresses_;
    std::shared_ptr<client_state> current_;
    bool has_client_ = true;
};

/// What a mutex is: a lock that is wanted of a client.
struct lock_target : wanted_lock {
    std::shared_ptr<client_root> client;
};

} // namespace colock::detail
