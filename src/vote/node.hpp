// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"
#include "core/guard_span.hpp"
#include "kind/command.hpp"
#include "wire/node_listener.hpp"
#include "wire/reply.hpp"

#include <colock/error.hpp>
#include <colock/event.hpp>
#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace colock::detail {

class tls_context;

/// Something that takes commands: a vote as a whole, or one of the servers behind a vote. Outside
/// of vote/ a node is always a vote. All calls and callbacks run on the client's strand.
class node {
public:
    virtual ~node() = default;

    /// Connects, and connects again, until stopped.
    virtual void start() = 0;

    /// Disconnects. What is in flight is answered as lost.
    virtual void stop() = 0;

    /// Forgets all commands without answering; the io_context is being destroyed.
    virtual void abandon() = 0;

    /// In a child process: the connection is the parent's. Lets go of it without a word to the
    /// server. What is in flight is answered as lost.
    virtual void leave_to_parent() = 0;

    /// In the parent: a child was made. Nothing has changed, so there is something to do only where
    /// Asio needs help.
    virtual void after_fork() {}

    /// Sends a command on the current connection. The commands of one connection run in the order
    /// of these calls, except that those that leases depend on may pass others. The sink is
    /// answered exactly once, however late; within this call if the command cannot be sent. A
    /// command may wait: for the first connection, for one that is made again without a pause, or
    /// while the server owes too many answers. While the server hangs, commands are refused.
    virtual execution execute(command const& what, std::shared_ptr<reply_sink> sink) = 0;

    /// Of one server: whether it owes answers and has said nothing for long.
    virtual bool hung() { return false; }

    /// Whether changes are told: by on_changed(), or by on_connected() for a server that is away.
    virtual bool tracks() const = 0;

    /// Why there is no connection; nothing if there is one, or none has been tried yet.
    virtual error_code trouble() const = 0;

    /// Whether a command that one server has not run, or could not be sent, may be tried at
    /// another.
    virtual bool may_go_elsewhere() const { return false; }

    /// Which of its servers decides over this lock, as far as is known: the same number for the
    /// same server. 0 where there is but one, or none is known.
    virtual std::size_t way_of(lock_key const&) const { return 0; }

    /// Among how many servers a command about many locks is divided, each of which has a part of
    /// it.
    virtual std::size_t shares() const { return 1; }

    /// Whether it, or a server behind it, grants nothing new for now, since it may have forgotten
    /// locks: see guarded_server. The listener is told that its servers have changed.
    virtual bool guarded() const { return false; }

    /// For one server: the guard of its present reign, which may have ended. `until` is the
    /// beginning of time if the server is not guarded, and max if it is not a master or does not
    /// tell its reign. Nothing if that is not known yet, or was told before `since`: then the
    /// server is asked, if connected.
    virtual std::optional<guard_span> guard(clock::time_point /*since*/) { return guard_span{}; }
    /// The guard of the last reign that was met on this connection. Nothing if none was met.
    virtual std::optional<guard_span> last_guard() const { return guard_span{}; }

    /// Whether a command has not been answered yet.
    virtual bool owes_answers() const = 0;

    virtual std::string const& label() const = 0;

    /// Those behind it, where it is a vote. When they change, the listener is told.
    virtual std::vector<server_report> servers() const { return {}; }
};

/// The TLS context for the servers of an address: one of `made` with the same TLS options, or else
/// a new one, which is added to `made`. Null without TLS. Throws
/// system_error(errc::invalid_argument) when a file of the TLS options cannot be used.
std::shared_ptr<tls_context> tls_for(node_address const& address,
                                     std::vector<std::shared_ptr<tls_context>>& made);

/// The node of one server. `random` gives the jitter of the reconnects.
std::shared_ptr<node> make_server(strand_type strand, std::size_t index, node_address address,
                                  client_options const& options, std::shared_ptr<tls_context> tls,
                                  std::weak_ptr<node_listener> listener,
                                  std::function<std::uint64_t()> random);

} // namespace colock::detail
