// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"
#include "core/guard_span.hpp"
#include "kind/command.hpp"
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

/// The seam to what takes commands: a vote as a whole, or one server of those behind it. Outside of
/// this room a node is always a vote. All calls and call-backs are on the client's strand.
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

    /// Sends a command on the current connection; those of one connection run in the order of these
    /// calls. Answers exactly once, also late; at once and within this call where it cannot be
    /// sent. While a connection is being made at once, a command waits for it, and while the server
    /// owes as many answers as it is let owe, a command waits for them. One that hangs refuses what
    /// waits.
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

    /// Among how many servers a command about many locks is divided, each of which has a part of
    /// it.
    virtual std::size_t shares() const { return 1; }

    /// Whether it, or a server behind it, grants nothing new for now, since it may have forgotten
    /// locks: see guarded_server. The listener is told that its servers have changed.
    virtual bool guarded() const { return false; }

    /// Of one server: the guard of its own reign, which may be over, or be none; without an end
    /// where it is no master any more, or does not say. Nothing while it has not told its reign
    /// since that time: it is asked for it now.
    virtual std::optional<guard_span> guard(clock::time_point /*since*/) { return guard_span{}; }
    /// The same of the last reign that was met by this connection. Nothing where none was.
    virtual std::optional<guard_span> last_guard() const { return guard_span{}; }

    /// Whether a command has not been answered yet.
    virtual bool owes_answers() const = 0;

    virtual std::string const& label() const = 0;

    /// Those behind it, where it is a vote. When they change, the listener is told.
    virtual std::vector<server_report> servers() const { return {}; }
};

/// By what the servers of an address speak TLS: one of those that were made, where it suits them.
/// Null without TLS. Throws system_error(errc::invalid_argument) when a file of the TLS options
/// cannot be used.
std::shared_ptr<tls_context> tls_for(node_address const& address,
                                     std::vector<std::shared_ptr<tls_context>>& made);

/// The node of one server. `random` gives the jitter of the reconnects.
std::shared_ptr<node> make_server(strand_type strand, std::size_t index, node_address address,
                                  client_options const& options, std::shared_ptr<tls_context> tls,
                                  std::weak_ptr<node_listener> listener,
                                  std::function<std::uint64_t()> random);

} // namespace colock::detail
