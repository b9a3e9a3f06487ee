// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/abilities.hpp"
#include "wire/answer.hpp"
#include "wire/connection_life.hpp"
#include "wire/echo.hpp"
#include "wire/greeting.hpp"
#include "wire/keep_alive.hpp"
#include "wire/node_listener.hpp"
#include "wire/pipeline.hpp"
#include "wire/pushes.hpp"
#include "wire/reader.hpp"
#include "wire/refused_parts.hpp"
#include "wire/reply.hpp"
#include "wire/stall_watch.hpp"
#include "wire/waiting_calls.hpp"

#include <colock/clock.hpp>
#include <colock/error.hpp>
#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace colock::detail {

/// All that a node knows and decides about its connections, one after another. It does no I/O,
/// reads no clock, and asks nobody for time or for bytes: a link tells it what has happened, and
/// does what it wants.
///
/// A command is never cancelled: whoever sent it hears of a late answer too, which may be a grant.
/// Each is answered exactly once, and one that was lost is told from one that cannot have arrived.
/// A server is given only as many commands at a time as it answers soon; the others wait here, in
/// order but for what leases depend on, which goes first. A server that hangs is given no more
/// until it answers.
///
/// It is made of machines that each know one thing, and most of its members are those. What it does
/// itself is to tell each of them what the others have found out.
class session {
public:
    using state = connection_life::state;

    session(std::size_t index, node_address address, client_options const& options,
            std::weak_ptr<node_listener> listener, std::function<std::uint64_t()> random);

    // What the client wants.

    void start(clock::time_point now);
    execution execute(command const& what, std::shared_ptr<reply_sink> sink, clock::time_point now);
    /// Whether the server owes answers and has said nothing for long.
    bool hung(clock::time_point now);
    /// What is in flight is answered as lost.
    void stop();
    /// In a child of fork: the same, but the listener, which is the parent's, hears nothing.
    void leave();
    /// Forgets all commands without answering.
    void abandon();

    // What the link tells. It tells nothing of a connection that is not wanted any more.

    void on_open(clock::time_point now);
    void on_bytes(std::string_view bytes, clock::time_point now);
    /// The connection could not be made, or has ended.
    void on_closed(std::string_view reason, clock::time_point now);
    /// The deadline has come. May be called at any time.
    void on_time(clock::time_point now);
    /// The turn of the event loop in which commands have been gathered is over.
    void on_turn(clock::time_point now);

    // What the link is to do.

    state now_is() const { return life_.now_is(); }
    bool wants_connection() const { return life_.wanted(); }
    /// The number of the connection that is wanted. Each has its own.
    std::uint64_t attempt() const { return life_.number(); }
    /// Whether on_turn() is to be called, behind whatever is ready to run.
    bool wants_turn() const { return life_.up() && pipeline_.waits_for_company(); }
    /// Gives the bytes to be written, by exchange for an empty string. False where there are none.
    bool take_bytes(std::string& into) { return pipeline_.take_bytes(into); }
    /// So many of those have been given to the system.
    void handed_over(std::size_t bytes) { pipeline_.handed_over(bytes); }
    clock::time_point deadline() const;

    // What may be asked.

    /// Whether changes are told: by on_changed(), or by on_connected() for a server that is away.
    bool tracks() const { return abilities_.tracks() || !life_.up(); }
    /// Why there is no connection; nothing if there is one, or none has been tried yet.
    error_code trouble() const { return life_.why_down(); }
    /// Whether the last connection was ended since the server there is a replica: its address, or
    /// what is in front of it, may lead to another one by now.
    bool led_to_replica() const { return led_to_replica_; }
    bool owes_answers() const { return pipeline_.owed() > 0 || !waiting_.empty(); }
    std::string const& label() const { return label_; }
    node_address const& address() const { return address_; }

private:
    void on_greeted(clock::time_point now);
    void tell_of_greeting();
    void end(error_code why, clock::time_point now);
    void fail_all(error_code why);
    void fail_unanswered(error_code why);
    error_code unavailable(std::string_view why) const;

    void send(call&& what, form as, clock::time_point now);
    void send_waiting(clock::time_point now);
    bool line_is_watched() const;
    void refuse(call const& unsent, error_code error);
    void refuse_for_hang(call const& unsent);
    void refuse_unwanted(call const& unsent);
    error_code why_unsent() const;

    void on_value(resp_value const& value, clock::time_point now);
    void on_push(resp_value const& value, clock::time_point now);
    void on_answer(clock::time_point now);
    void end_at(call const& answered, error_code why, clock::time_point now);
    void tell_of_all_changed();
    void note_writes(command const& what, reply const& told, clock::time_point now);
    void leave_replica(clock::time_point now);
    void greet_anew(clock::time_point now);
    error_code is_replica() const;
    void after_bytes(clock::time_point now);

    void tell(event_kind kind, error_code error);

    std::size_t index_;
    node_address address_;
    std::string label_;
    std::string client_name_;
    bool asks_for_reign_;
    std::weak_ptr<node_listener> listener_;
    std::function<std::uint64_t()> random_;

    connection_life life_;
    waiting_calls waiting_;
    abilities abilities_;
    refused_parts refused_parts_;

    reader reader_;
    std::optional<detail::greeting> greeting_; ///< While it is under way.
    pushes pushes_;
    answer answer_;
    bool answered_ = false; ///< The bytes that are being read have answered a command.

    pipeline pipeline_;
    echo changes_;
    stall_watch stall_;
    keep_alive keep_alive_;
    bool refused_for_hang_ = false;

    static constexpr clock::duration replica_is_kept_at_first = std::chrono::seconds{1};
    clock::duration replica_is_kept_ = replica_is_kept_at_first;
    bool leaving_ = false; ///< The server is a replica: the connection ends when all is answered.
    bool led_to_replica_ = false;
};

} // namespace colock::detail
