// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/completion.hpp"
#include "core/terms.hpp"

#include <colock/lease.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace colock::detail {

class grant;

/// One of the leases that share a grant. Those of a mutex come one after another; of a reentrant
/// mutex there are as many at a time as its owner has acquired.
class lease_state {
public:
    lease_state(grant& whole, terms const& asked_for, std::uint64_t fencing_token,
                clock::time_point since)
        : grant_{&whole}, terms_{asked_for}, token_{fencing_token}, since_{since}
    {
    }
    lease_state(std::shared_ptr<grant> whole, std::uint64_t number, terms const& asked_for,
                std::uint64_t fencing_token, clock::time_point since)
        : grant_{whole.get()}, keeps_{std::move(whole)}, number_{number}, terms_{asked_for},
          token_{fencing_token}, since_{since}
    {
    }

    // Any thread.
    grant& its_grant() const { return *grant_; }
    /// Among the leases of its grant, in the order in which they were made.
    std::uint64_t number() const { return number_; }
    std::uint64_t fencing_token() const { return token_; }
    /// How many leases share its grant; 0 if another holder may have the grant by now.
    unsigned hold_count() const;
    bool valid() const;
    /// Marks it released in the caller's thread, so that valid() is false from the call on. The
    /// release itself is still to be done. False if somebody has asked for it before.
    bool begin_release();

    // On the strand.
    bool released() const { return released_; }
    clock::time_point since() const { return since_; }
    terms const& asked_for() const { return terms_; }
    void ask_for(std::chrono::milliseconds ttl, clock::time_point until)
    {
        terms_.ttl = ttl;
        terms_.until = until;
    }
    /// Before it is given to anybody.
    void use_token(std::uint64_t fencing_token) { token_ = fencing_token; }
    /// Extends for a caller. An empty ttl means the present one. `self` is this.
    void extend(std::shared_ptr<lease_state> self, std::optional<std::chrono::milliseconds> ttl,
                std::shared_ptr<pending<>> waiter);
    void release(std::shared_ptr<pending<>> waiter);
    void wait_lost(std::shared_ptr<pending<loss_cause>> waiter);
    void listen(std::weak_ptr<loss_listener> listener);

private:
    grant* grant_;
    std::shared_ptr<grant> keeps_; ///< Null in the first lease, a member of the grant.
    std::uint64_t const number_ = 0;
    terms terms_;
    std::uint64_t token_;
    clock::time_point since_; ///< When it was granted.
    std::atomic<bool> release_begun_{false};
    bool released_ = false;
};

/// Who gets the lock after a lease: the queue of its name.
class succession {
public:
    /// A lease is being released: hands its grant over to the next waiter, if that is possible. If
    /// it is not, returns false, and the servers are told.
    virtual bool hand_over(grant& held) = 0;
    virtual void on_lease_ended(grant& held) = 0;

protected:
    ~succession() = default;
};

} // namespace colock::detail
