// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>
#include <colock/detail/config.hpp>
#include <colock/detail/duration.hpp>
#include <colock/detail/initiate.hpp>
#include <colock/error.hpp>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/deferred.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>

namespace colock {

class lease;

/// Why a lease was lost.
enum class loss_cause {
    expired, ///< It was not extended in time: no answer, max_hold reached, or renew switched off.
    refused, ///< The server has the key no longer, or for somebody else: deleted, flushed, taken.
};

COLOCK_EXPORT std::string_view to_string(loss_cause cause) noexcept;

namespace detail {
class lease_state;
class grant;
class with_lock_call;
/// What a lease refers to. One that was moved from is empty, but knows its client still.
struct lease_ref {
    std::shared_ptr<lease_state> state{};
    bool moved_from = false;

    lease_state* get() const noexcept { return moved_from ? nullptr : state.get(); }
};
/// The client's executor, or the system executor where the lease has never had a client or the
/// context of its client is gone.
COLOCK_EXPORT boost::asio::any_io_executor executor_of(lease_ref const& lease) noexcept;
COLOCK_EXPORT error_code refusal_of(lease_ref const& lease);
using void_handler = boost::asio::any_completion_handler<void(error_code)>;
using loss_handler = boost::asio::any_completion_handler<void(error_code, loss_cause)>;
COLOCK_EXPORT void start_extend(lease_ref const& lease,
                                std::optional<std::chrono::milliseconds> ttl, void_handler handler);
COLOCK_EXPORT void start_release(lease_ref const& lease, void_handler handler);
COLOCK_EXPORT void start_wait_lost(lease_ref const& lease, loss_handler handler);

/// Hears that a lease is gone without having been released: lost, left to a parent process, or
/// given away when the client is closed.
class COLOCK_EXPORT loss_listener {
public:
    /// On the client's strand, once at the most.
    virtual void on_lease_gone() = 0;
    /// While the client's context is destroyed, once at the most.
    virtual void on_client_gone() = 0;

protected:
    ~loss_listener() = default;
};

/// As async_wait_lost() of a lease that is held, without an operation: what is released is told to
/// nobody. On the client's strand.
void listen_for_loss(lease const& held, std::weak_ptr<loss_listener> listener);
} // namespace detail

/// What the holder of a lock has: a handle to its name, lock_id, fencing token and validity.
///
/// It is held until it is released or lost, whichever is first. A lease that is destroyed
/// unreleased is released by its client in the background.
///
/// A default-constructed or moved-from lease is empty: it is never valid, and every operation on it
/// fails with errc::not_held. A moved-from one keeps the executor of its client, and some memory,
/// until it is assigned to or destroyed; handlers without an executor run on that one.
///
/// A default-constructed lease, and a moved-from one whose client's context is gone, knows no
/// io_context. The calling thread then posts the handler to the handler's own associated executor.
/// If that is the executor of an any_completion_handler, a thread of Asio's system_executor posts
/// it. A handler that has no executor runs on such a thread, and so does a timer that a token such
/// as cancel_after(1s) makes for itself: let none be pending when the handler's io_context ends.
///
/// In a child of fork(), a lease from before the fork is the parent's. It is never valid there, its
/// destructor does nothing, and every operation on it fails with errc::forked.
///
/// Thread safety: distinct leases: safe. One lease: its const functions only.
class COLOCK_EXPORT lease {
public:
    /// See get_executor().
    using executor_type = boost::asio::any_io_executor;

    /// Empty: it holds nothing.
    lease() noexcept = default;
    /// The other one is empty then.
    lease(lease&& other) noexcept : ref_{other.ref_} { other.ref_.moved_from = true; }
    /// What this one has held is released in the background.
    lease& operator=(lease&& other) noexcept;
    ~lease();

    /// Whether this handle is not empty. Says nothing of validity.
    explicit operator bool() const noexcept { return ref_.get() != nullptr; }

    /// Whether the lock may be relied on at this moment: neither lost nor released, and its
    /// deadline not reached. Compares with the clock at every call.
    bool valid() const noexcept;

    /// Until when the lock may be relied on if no renewal comes: the time at which the last
    /// successful acquire or extend was sent, + ttl - drift, where drift is ttl / 100 + 2 ms. An
    /// earlier grant that lasts longer still counts. The clock's epoch if the lease is empty. Means
    /// nothing once the lease is released.
    clock::time_point valid_until() const noexcept;

    /// Greater than that of every earlier grant of this name to somebody else. Leases that one
    /// owner of a reentrant lock holds at the same time share a token; if the owner uses several
    /// clients, a lease that is granted later may have a greater one. Hand the token to the
    /// protected resource, which refuses smaller ones. 0 if empty, and with
    /// lock_options::fencing off: of a mutex, and of a reentrant lock over several nodes.
    std::uint64_t fencing_token() const noexcept;

    /// The random value that proves ownership in Redis: a UUID in its text form. None for an empty
    /// lease. A lease that was handed over within the client has the lock_id of the lease before
    /// it, which does not hold the lock any more.
    std::string_view lock_id() const noexcept;

    /// How many nodes hold the lease, as far as they have answered the last acquire or renewal; a
    /// majority while it is valid. 0 if empty.
    unsigned held_by() const noexcept;

    /// How many leases the owner of a reentrant lock has on it with this client, the lost ones
    /// included: 1 with a mutex, 0 when all are released or this is empty.
    unsigned hold_count() const noexcept;

    /// What is locked, without the client's prefix. None for an empty lease.
    std::string_view name() const noexcept;

    /// The client's. Handlers without an associated executor run there. Of a lease that has never
    /// held anything it is a system_executor.
    executor_type get_executor() const noexcept;

    /// Extends the lease: for its ttl from now, or for another ttl (as
    /// lock_options::ttl, in whole milliseconds), which renewals then use. (With a reentrant lock
    /// it is the longest of its owner's leases, see reentrant_mutex.) It never shortens the lease:
    /// a shorter ttl takes effect when what was granted before has run out.
    ///
    /// Completes when a quorum has answered, or an attempt's time is over. In a Cluster or a
    /// Sentinel group that is 5 s, for a fail-over, but not more than the lease is valid for; once
    /// more where a server that had lost the lock has been given it back.
    /// Signature: void(error_code).
    /// Errors: lease_lost where it was lost before or is refused now; node_unavailable, no_quorum
    /// or another server error where the answer is unknown, the lease keeping its deadline;
    /// not_held; invalid_argument; client_closed; forked.
    /// Cancellation: terminal and partial end the waiting with operation_aborted; the servers may
    /// still extend the key.
    /// Thread safety: any thread, but not at the same time as a non-const use of this handle.
    template <class CompletionToken = boost::asio::deferred_t>
        requires(!detail::duration<CompletionToken>)
    auto async_extend(CompletionToken&& token = CompletionToken{})
    {
        return extend(std::nullopt, std::forward<CompletionToken>(token));
    }

    /// @overload
    template <class CompletionToken = boost::asio::deferred_t, class Rep, class Period>
    auto async_extend(std::chrono::duration<Rep, Period> ttl,
                      CompletionToken&& token = CompletionToken{})
    {
        return extend(detail::clamped<std::chrono::milliseconds>(ttl),
                      std::forward<CompletionToken>(token));
    }

    /// Releases the lock. valid() is false from the initiation on: with a lazy token, such as
    /// deferred, from the co_await.
    ///
    /// Completes when a quorum has answered, or an attempt's time is over; at once where the lock
    /// is handed over to another waiter of the client (lock_options::hand_offs).
    /// Signature: void(error_code).
    /// Errors: lease_lost where it was lost before, or the server had it no longer: what it was to
    /// protect may have been touched by others; not_held where it was released before;
    /// node_unavailable, no_quorum or another server error where it is not known, and the release
    /// is repeated in the background until the key must have expired; forked.
    /// Cancellation: terminal and partial end the waiting with operation_aborted; the release goes
    /// on.
    /// Thread safety: any thread, but not at the same time as a non-const use of this handle.
    template <class CompletionToken = boost::asio::deferred_t>
    auto async_release(CompletionToken&& token = CompletionToken{})
    {
        return detail::initiate<void(error_code), &detail::start_release>(
            std::forward<CompletionToken>(token), ref_);
    }

    /// Waits until the lease is lost; at once if it was.
    ///
    /// Signature: void(error_code, loss_cause). Success means: lost, for this cause.
    /// Errors: not_held when the lease is released instead, or is empty; client_closed when the
    /// client is, also if the lease was released before; forked.
    /// Cancellation: terminal, partial and total, with operation_aborted and no other effect.
    /// Any number of waits may be pending. Thread safety: any thread.
    template <class CompletionToken = boost::asio::deferred_t>
    auto async_wait_lost(CompletionToken&& token = CompletionToken{}) const
    {
        return detail::initiate<void(error_code, loss_cause), &detail::start_wait_lost>(
            std::forward<CompletionToken>(token), ref_);
    }

private:
    friend class detail::grant;
    friend class detail::with_lock_call;
    friend void detail::listen_for_loss(lease const&, std::weak_ptr<detail::loss_listener>);
    explicit lease(std::shared_ptr<detail::lease_state> state) noexcept;

    template <class CompletionToken>
    auto extend(std::optional<std::chrono::milliseconds> ttl, CompletionToken&& token)
    {
        return detail::initiate<void(error_code), &detail::start_extend>(
            std::forward<CompletionToken>(token), ref_, ttl);
    }

    detail::lease_ref ref_;
};

} // namespace colock
