// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>
#include <colock/detail/duration.hpp>
#include <colock/detail/initiate.hpp>
#include <colock/lease.hpp>
#include <colock/options.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace colock {

class client;
class owner;

namespace detail {
struct kind;
struct lock_target;
class with_lock_scope;
class with_lock_call;
COLOCK_EXPORT boost::asio::any_io_executor
executor_of(std::shared_ptr<lock_target const> const& target) noexcept;
COLOCK_EXPORT error_code refusal_of(std::shared_ptr<lock_target const> const& target);
using wait_time = std::optional<std::chrono::nanoseconds>;
using lease_handler = boost::asio::any_completion_handler<void(error_code, lease)>;
using try_handler = boost::asio::any_completion_handler<void(error_code, std::optional<lease>)>;
COLOCK_EXPORT void start_acquire(std::shared_ptr<lock_target const> target, wait_time wait,
                                 lease_handler handler);
/// The listener hears of the loss of what is granted.
void start_acquire_for(std::weak_ptr<loss_listener> listener,
                       std::shared_ptr<lock_target const> target, wait_time wait,
                       lease_handler handler);
COLOCK_EXPORT void start_try_acquire(std::shared_ptr<lock_target const> target,
                                     std::chrono::nanoseconds wait, try_handler handler);
} // namespace detail

/// The base of mutex and reentrant_mutex, which say which holders exclude each other. A copy of one
/// of them as a basic_mutex acquires the same lock in the same way.
///
/// It is only a name with options: cheap to make and to copy, holding nothing; ownership is in the
/// lease. Waiters of one client for one name are served in the order in which they came. One that
/// was moved from may only be assigned to or destroyed.
///
/// Thread safety: distinct objects: safe. One object: its const functions only.
class COLOCK_EXPORT basic_mutex {
public:
    /// See get_executor().
    using executor_type = boost::asio::any_io_executor;

    /// What is locked, without the client's prefix.
    std::string_view name() const noexcept;

    /// The client's. Handlers without an associated executor run there.
    executor_type get_executor() const noexcept;

    /// Acquires the lock, waiting as long as it takes, or at most for `wait` (zero or more),
    /// counted from the initiation: with a lazy token, such as deferred, from the co_await. It may
    /// have any unit; one of more than 292 years counts as 292 years.
    ///
    /// A waiter is woken by the server when the holder's key changes, at the latest when it
    /// expires.
    /// Completes when the lock is granted, the wait is over, or the attempt can never succeed.
    /// Signature: void(error_code, lease).
    /// Errors: timed_out where somebody else held the lock until the end of the wait;
    /// node_unavailable, no_quorum, read_only, out_of_memory, server_busy, not_enough_replicas or
    /// server_error where that was what stood in the way at the end of the wait (server_busy also
    /// where so many acquires of this client waited in line that this one was not sent);
    /// redirected, access_denied, script_denied or wrong_type at once; invalid_argument at once for
    /// a negative wait, where a server or a sentinel is not what it was given as, where no sentinel
    /// knows the name of the master, or where a server cannot do what lock_options::fsync needs;
    /// client_closed; forked in a child of fork(), where it was begun in the parent.
    /// Cancellation: terminal, partial and total, with operation_aborted. A command already sent
    /// may still set the key; the client releases it as soon as it hears of it.
    /// Lifetime: this object may be destroyed while the operation is pending. Thread safety: any
    /// thread.
    template <class CompletionToken = boost::asio::deferred_t>
        requires(!detail::duration<CompletionToken>)
    auto async_acquire(CompletionToken&& token = CompletionToken{}) const
    {
        return acquire(std::nullopt, std::forward<CompletionToken>(token));
    }

    /// @overload
    template <class CompletionToken = boost::asio::deferred_t, class Rep, class Period>
    auto async_acquire(std::chrono::duration<Rep, Period> wait,
                       CompletionToken&& token = CompletionToken{}) const
    {
        return acquire(detail::clamped<std::chrono::nanoseconds>(wait),
                       std::forward<CompletionToken>(token));
    }

    /// Tries to acquire the lock: with one attempt, or for as long as `wait` (zero or more).
    ///
    /// As async_acquire(), but contention is no error: an empty optional says that somebody else
    /// held the lock until the end. With a wait of zero it fails with what hindered the attempt, as
    /// soon as that has been made; where many acquires are under way it waits in line for that.
    /// Signature: void(error_code, std::optional<lease>).
    template <class CompletionToken = boost::asio::deferred_t>
        requires(!detail::duration<CompletionToken>)
    auto async_try_acquire(CompletionToken&& token = CompletionToken{}) const
    {
        return async_try_acquire(std::chrono::nanoseconds{0}, std::forward<CompletionToken>(token));
    }

    /// @overload
    template <class CompletionToken = boost::asio::deferred_t, class Rep, class Period>
    auto async_try_acquire(std::chrono::duration<Rep, Period> wait,
                           CompletionToken&& token = CompletionToken{}) const
    {
        return detail::initiate<void(error_code, std::optional<lease>), &detail::start_try_acquire>(
            std::forward<CompletionToken>(token), target_,
            detail::clamped<std::chrono::nanoseconds>(wait));
    }

protected:
    /// `holder`: of a kind that has owners. `weight`: of one that counts, else 1. Without options,
    /// with the client's.
    basic_mutex(detail::kind const& what, client& locks, std::string_view name, owner const* holder,
                std::uint32_t weight, std::optional<lock_options> options);

private:
    friend class detail::with_lock_scope;
    friend class detail::with_lock_call;

    template <class CompletionToken>
    auto acquire(detail::wait_time wait, CompletionToken&& token) const
    {
        return detail::initiate<void(error_code, lease), &detail::start_acquire>(
            std::forward<CompletionToken>(token), target_, wait);
    }

    std::shared_ptr<detail::lock_target const> target_;
};

} // namespace colock
