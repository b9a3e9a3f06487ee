// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"
#include "kind/command.hpp"

#include <colock/error.hpp>
#include <colock/event.hpp>
#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace colock::detail {

/// What became of a command.
struct reply {
    enum class kind {
        answer, ///< The script ran and returned {status, value}.
        error,  ///< The server answered with an error: nothing was changed, unless by extend_all.
        unsent, ///< It was not sent, and will not be.
        lost,   ///< It was sent, and the connection went before the answer: it may run, or may yet.
    };

    kind what = kind::unsent;
    std::int64_t status = 0;
    std::int64_t value = 0;
    bool again = false; ///< It ran later than its place in the order: it had to be sent twice.
    std::vector<std::int64_t> more{}; ///< Of extend_all and check_all: pairs of number and value.
    std::vector<std::string> texts{}; ///< Of inspect: five.
    error_code error{};               ///< For all but an answer; its message names the node.

    /// Of extend_all and check_all: what is said of one of the locks instead of yes; nothing where it is yes.
    std::optional<std::int64_t> refusal_of(std::size_t lock) const
    {
        for (std::size_t i = 0; i + 1 < more.size(); i += 2) {
            if (more[i] == static_cast<std::int64_t>(lock) + 1)
                return more[i + 1];
        }
        return std::nullopt;
    }
};

/// Who waits for a reply.
class reply_sink {
public:
    virtual void on_reply(std::size_t node, reply const& answer) = 0;

    /// A command that had to wait for its turn is being written.
    virtual void on_written(std::size_t) {}

    /// Whether a command that still waits for its turn is to be written at all.
    virtual bool wanted(std::size_t) const { return true; }

protected:
    ~reply_sink() = default;
};

/// What a server says of itself when a connection to it has been made. Empty where it does not tell.
struct server_info {
    std::string run_id;
    std::optional<std::chrono::seconds> uptime;
};

/// What became of a command within execute().
enum class execution {
    under_way, ///< It is being written, or has been answered.
    waits,     ///< For its turn: on_written() or an answer follows.
};

/// Who hears of a node's life.
class node_listener {
public:
    /// A new connection is ready: changes may have been missed.
    virtual void on_connected(std::size_t node, server_info const& server) = 0;
    /// A node answers again that had stopped to.
    virtual void on_recovered(std::size_t node) = 0;
    /// A key that a command of ours has read has changed.
    virtual void on_changed(std::size_t node, std::string_view key) = 0;
    /// Any key may have changed.
    virtual void on_all_changed(std::size_t node) = 0;
    virtual void on_event(event const& what) = 0;
    virtual void on_command_sent() = 0;

protected:
    ~node_listener() = default;
};

/// The seam to one server. All calls and call-backs are on the client's strand.
class node {
public:
    virtual ~node() = default;

    /// Connects, and connects again, until stopped.
    virtual void start() = 0;

    /// Disconnects. What is in flight is answered as lost.
    virtual void stop() = 0;

    /// Forgets all commands without answering; the io_context is being destroyed.
    virtual void abandon() = 0;

    /// In a child process: the connection is the parent's. Lets go of it without a word to the server.
    /// What is in flight is answered as lost.
    virtual void leave_to_parent() = 0;

    /// In the parent: a child was made. Nothing has changed, so there is something to do only where Asio
    /// needs help.
    virtual void after_fork() {}

    /// Sends a command on the current connection; those of one connection run in the order of these
    /// calls. Answers exactly once, also late; at once and within this call where it cannot be sent.
    /// While a connection is being made at once, a command waits for it, and while the server owes as
    /// many answers as it is let owe, a command waits for them.
    virtual execution execute(command const& what, std::shared_ptr<reply_sink> sink) = 0;

    /// Whether the server owes answers and has said nothing for long.
    virtual bool hung() = 0;

    /// Whether changes are told: by on_changed(), or by on_connected() for a server that is away.
    virtual bool tracks() const = 0;

    /// Why there is no connection; nothing if there is one, or none has been tried yet.
    virtual error_code trouble() const = 0;

    /// Whether a command has not been answered yet.
    virtual bool owes_answers() const = 0;

    virtual std::string const& label() const = 0;
};

/// `random` gives the jitter of the reconnects. Throws system_error(errc::invalid_argument) when the CA
/// file cannot be used.
std::shared_ptr<node> make_node(strand_type strand, std::size_t index, node_address address,
                                client_options const& options,
                                std::weak_ptr<node_listener> listener,
                                std::function<std::uint64_t()> random);

} // namespace colock::detail
