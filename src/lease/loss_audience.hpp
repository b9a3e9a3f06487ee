// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/completion.hpp"

#include <colock/error.hpp>
#include <colock/lease.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace colock::detail {

class lease_state;

/// Who is to hear of the loss of a grant, for each of the leases that share it: those who wait for
/// it, and the listeners, which are bodies of async_with_lock().
class loss_audience {
public:
    void wait(lease_state const& of, std::shared_ptr<pending<loss_cause>> waiter);
    /// Once for each lease at most.
    void listen(lease_state const& of, std::weak_ptr<loss_listener> listener);

    /// It is lost.
    void tell_waiters(loss_cause cause);
    void tell_listeners();
    /// The grant will not be lost any more: fails the waiters with this error.
    void dismiss_waiters(error_code reason);
    void forget_listeners() { listeners_.clear(); }
    /// One of the leases is released.
    void dismiss(lease_state const& of);
    /// The io_context is gone: destroys the waiters, and calls on_client_gone() of the listeners.
    void abandon();

private:
    using handlers = std::vector<std::shared_ptr<pending<loss_cause>>>;

    // By the numbers of the leases, of which there may be very many.
    std::map<std::uint64_t, handlers> waiters_;
    std::map<std::uint64_t, std::weak_ptr<loss_listener>> listeners_;
};

} // namespace colock::detail
