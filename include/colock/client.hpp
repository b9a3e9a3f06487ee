// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>
#include <colock/detail/initiate.hpp>
#include <colock/error.hpp>
#include <colock/event.hpp>
#include <colock/inspection.hpp>
#include <colock/metrics.hpp>
#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/execution_context.hpp>

#include <initializer_list>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace colock {

namespace detail {
class client_root;
COLOCK_EXPORT boost::asio::any_io_executor
executor_of(std::shared_ptr<client_root> const& client) noexcept;
COLOCK_EXPORT error_code refusal_of(std::shared_ptr<client_root> const& client);
COLOCK_EXPORT void start_close(std::shared_ptr<client_root> client,
                               boost::asio::any_completion_handler<void(error_code)> handler);

struct lock_target;
COLOCK_EXPORT boost::asio::any_io_executor
executor_of(std::shared_ptr<lock_target const> const& target) noexcept;
COLOCK_EXPORT error_code refusal_of(std::shared_ptr<lock_target const> const& target);
COLOCK_EXPORT void
start_inspect(std::shared_ptr<lock_target const> target,
              boost::asio::any_completion_handler<void(error_code, inspection)> handler);
COLOCK_EXPORT void
start_force_release(std::shared_ptr<lock_target const> target, std::string holder,
                    boost::asio::any_completion_handler<void(error_code)> handler);
COLOCK_EXPORT std::string checked_holder(std::string_view id);

template <class T>
concept context = std::is_convertible_v<T&, boost::asio::execution_context&>;
} // namespace detail

/// Owns the connections to the servers, renews the leases and queues the waiters. A program needs
/// one.
///
/// It connects by itself, and again whenever a connection is lost, until it is closed. While it is
/// open its connections count as outstanding work of the executor's context.
///
/// Lifetime: the context of a handler must outlive the operations that are pending: if it is not
/// this client's context, destroy it after the client's. Operations that are pending when the
/// client's context is destroyed are destroyed with it, their handlers uncalled, and one that is
/// begun later is destroyed at once: a coroutine of another context that awaits it ends there. A
/// timer that a token such as cancel_after(1s) makes for itself lives on the client's context, too.
///
/// Build: the macros BOOST_ASIO_* must be the same where this library is compiled and where it is
/// used.
///
/// Fork: a client works in each child of fork() if the program calls notify_fork() on the
/// executor's context before and after, as Asio demands. The child's client connects anew, and its
/// metrics begin at 0; what was held or pending remains the parent's, and completes in the child
/// with errc::forked. Without notify_fork(fork_child), every operation fails in the child with
/// errc::forked, on the handler's own executor (not at all where there is none, or it is
/// erased, as in an any_completion_handler, since only the parent's context could pass it on); the
/// child must not run the parent's context then, which still has the parent's sockets.
/// notify_fork(fork_child) throws system_error(errc::invalid_argument) where a CA, certificate or
/// key file cannot be used any more.
///
/// Thread safety: every function may be called from any thread at any time, the destructor
/// excepted.
class COLOCK_EXPORT client {
public:
    /// See get_executor().
    using executor_type = boost::asio::any_io_executor;

    /// Locks on one server. Throws system_error(errc::invalid_argument) that names the field.
    client(executor_type executor, node_address node, client_options options = {});

    /// Locks on a majority of several independent masters (Redlock): 1 to 63 of them, none twice.
    /// Throws as the one before.
    client(executor_type executor, std::vector<node_address> nodes, client_options options = {});

    /// @overload
    client(executor_type executor, std::initializer_list<node_address> nodes,
           client_options options = {})
        : client{std::move(executor), std::vector<node_address>{nodes}, std::move(options)}
    {
    }

    /// @overload
    template <detail::context Context>
    client(Context& context, node_address node, client_options options = {})
        : client{executor_type{context.get_executor()}, std::move(node), std::move(options)}
    {
    }

    /// @overload
    template <detail::context Context>
    client(Context& context, std::vector<node_address> nodes, client_options options = {})
        : client{executor_type{context.get_executor()}, std::move(nodes), std::move(options)}
    {
    }

    /// @overload
    template <detail::context Context>
    client(Context& context, std::initializer_list<node_address> nodes, client_options options = {})
        : client{executor_type{context.get_executor()}, nodes, std::move(options)}
    {
    }

    client(client const&) = delete;
    client& operator=(client const&) = delete;

    /// Closes in the background, as async_close() does: waiters fail with errc::client_closed,
    /// leases are released. Does not block; what is left to send is sent while the executor's
    /// context runs.
    ~client();

    /// The executor that it was made with. Handlers without an associated executor run there. That
    /// of a mutex or a lease is a system_executor when the context is gone.
    executor_type get_executor() const noexcept;

    /// What it has counted so far.
    metrics get_metrics() const noexcept;

    /// How each node did last, in the order in which they were given, and which servers are behind
    /// it. Asks nobody.
    std::vector<node_report> get_node_reports() const;

    /// Asks all servers who has a lock, of whatever kind: a mutex, a reentrant_mutex, another
    /// library's. Acquires nothing, waits for nobody, and is for people who want to know; see
    /// inspection.
    ///
    /// Completes when every server has answered, or when client_options::node_timeout, or one
    /// second if that is longer, has passed since it was begun on the client's strand.
    /// Signature: void(error_code, inspection).
    /// Errors: no_quorum, and of a single server node_unavailable or another server error, where no
    /// majority has answered: what the others said is in the inspection. A server answers with
    /// access_denied where this user may not TYPE, PTTL, GETRANGE, HLEN, HKEYS, HGET; without GET
    /// the fencing counter is 0. Also client_closed; forked.
    /// Cancellation: terminal, partial and total end it with operation_aborted. Nothing is left on
    /// a server.
    /// Throws system_error(errc::invalid_argument) for a name that no mutex can have.
    /// Thread safety: any thread.
    template <class CompletionToken = boost::asio::deferred_t>
    auto async_inspect(std::string_view name, CompletionToken&& token = CompletionToken{})
    {
        return detail::initiate<void(error_code, inspection), &detail::start_inspect>(
            std::forward<CompletionToken>(token), target(name));
    }

    /// Takes a lock away from a holder that will not give it back: a mutex, a reentrant_mutex with
    /// all its holds, or a lock of another library that is a string or Redisson's plain lock.
    /// `holder` is the lock_holder::id that an inspection has found, of 1 to 256 bytes: so nothing
    /// is taken from another client or owner that has come since. Within one client a lock_id is
    /// handed on; it is taken from whoever has the lock by then.
    ///
    /// For people, not for programs: the holder may be in the middle of its work. Afterwards nobody
    /// gets the lock for client_options::node_timeout, or for one second if that is longer. In that
    /// time a holder that uses this library hears of the loss (loss_cause::refused), if its servers
    /// tell of changed keys; others learn of it when they next ask. Then the next waiter gets the
    /// lock. Fencing tokens go on growing.
    ///
    /// Completes when a majority of the servers has answered, or when that time has passed since
    /// the commands were written.
    /// Signature: void(error_code).
    /// Errors: not_held where a majority says that this holder does not have it, or shares it with
    /// others; no_quorum, and of a single server node_unavailable or another server error, where no
    /// majority has answered in time: it may be taken away or not, so look again; access_denied
    /// where this user may not TYPE, GETRANGE, HLEN, HKEYS, PTTL, DEL, SET, HSET, PEXPIRE (where
    /// only one of the last three is missing, it is taken away all the same, and free at once);
    /// client_closed; forked. A fail-over may bring a lock back: look again after one.
    /// Cancellation: terminal and partial end it with operation_aborted; the lock may be taken away
    /// still.
    /// Throws system_error(errc::invalid_argument) for a name that no mutex can have, and for a
    /// holder that is empty or too long.
    /// Thread safety: any thread.
    template <class CompletionToken = boost::asio::deferred_t>
    auto async_force_release(std::string_view name, std::string_view holder,
                             CompletionToken&& token = CompletionToken{})
    {
        return detail::initiate<void(error_code), &detail::start_force_release>(
            std::forward<CompletionToken>(token), target(name), detail::checked_holder(holder));
    }

    /// Closes the client: refuses new operations, fails the waiters with errc::client_closed,
    /// releases every lease, and disconnects when the servers have answered.
    ///
    /// Completes when nothing of this client is left on a server, or about `drain_timeout` after it
    /// was begun. No lease is valid any more then.
    /// Signature: void(error_code).
    /// Errors: errc::node_unavailable where keys may remain because a server did not answer; they
    /// expire when their ttl has passed. In a child of fork(), errc::forked.
    /// Cancellation: terminal and partial end the waiting with operation_aborted; the closing goes
    /// on. Calling it again waits for the same end. Thread safety: any thread.
    template <class CompletionToken = boost::asio::deferred_t>
    auto async_close(CompletionToken&& token = CompletionToken{})
    {
        return detail::initiate<void(error_code), &detail::start_close>(
            std::forward<CompletionToken>(token), root_);
    }

private:
    friend class basic_mutex;
    friend class owner;

    std::shared_ptr<detail::lock_target const> target(std::string_view name) const;

    std::shared_ptr<detail::client_root> root_;
};

} // namespace colock
