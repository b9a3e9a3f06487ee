// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "core/window.hpp"
#include "kind/command.hpp"
#include "wire/fifo.hpp"
#include "wire/reply.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace colock::detail {

/// A command and who waits for its answer. Without the latter it is one of the session's own: a
/// PING, or a part of the greeting that is asked again.
struct call {
    command what{};
    std::shared_ptr<reply_sink> sink{};
    bool native = false;       ///< Sent as a command of the server's own.
    bool again = false;        ///< In another form than at first,
    bool in_full = false;      ///< as a script with its text.
    bool may_hold = false;     ///< In its first form it may have taken the lock.
    bool of_greeting = false;  ///< Asked again.
    std::size_t answers = 1;   ///< How many are still to come.
    std::uint64_t ends_at = 0; ///< Where in the bytes of the connection.

    bool is_own() const { return !sink; }
    bool is_ping() const { return is_own() && !of_greeting; }
    /// The answer to the ASKING in front of it has come, and nothing else.
    bool was_asking() const { return what.asking && answers == 1; }
};

/// How a command is put.
enum class form {
    best,   ///< As a command of the server's own where it has one, else as a script.
    script, ///< By its hash.
    text,   ///< In full, to a server that does not know it.
};

/// The commands of one connection, from their rendering to their answers.
///
/// Commands that come in one turn travel together, so that many coroutines cost few writes. The
/// server is given only as many at a time as it answers soon.
class pipeline {
public:
    /// Renders it behind the others.
    void add(call&& what, form as, compare_and_delete known);
    void add_ping();
    /// A command of the greeting, as it goes over the wire.
    void add_of_greeting(std::string_view bytes);
    /// Puts bytes in front of everything; the answers are not counted here.
    void begin_with(std::string_view bytes);

    /// Whether a command is better written at once: alone, it saves the turn through the queue; in
    /// company, one write for all saves more.
    bool alone() const { return trips_.empty() && last_trip_ <= 1; }
    /// Whether so many have been gathered that the server had better begin with them, while others
    /// are being made here. More writes than that would cost more than they save.
    bool is_load() const { return gathered_ >= load; }
    /// Whether something is to be written with what comes in this turn.
    bool waits_for_company() const { return !gathering_.empty(); }
    /// What has been gathered is to be written.
    void depart(clock::time_point now);

    /// Gives the bytes to be written, by exchange for an empty string. False where there are none.
    bool take_bytes(std::string& into);
    /// So many of those have been given to the system: who knows how far they come.
    void handed_over(std::size_t bytes) { handed_over_ += bytes; }
    bool may_have_arrived(call const& what) const { return what.ends_at <= handed_over_; }

    /// Whether an answer may come: as soon as a command is to be written. One that is still being
    /// gathered cannot have been answered.
    bool expects_answer() const { return calls_.size() > gathered_; }
    /// The command that is answered next.
    call const& front() const { return calls_.front(); }
    /// Whether the next answer may have many values.
    bool expects_long_answer() const { return expects_answer() && front().what.long_answer(); }
    /// One of its answers has come. Whether it was the last.
    bool take_answer() { return --calls_.front().answers == 0; }
    call take_answered(clock::time_point now, bool others_wait);

    /// How many commands have no answer yet, without the session's own.
    std::size_t owed() const { return owed_; }
    bool under_way() const { return !trips_.empty(); }
    /// When the oldest of the unanswered commands was written.
    clock::time_point oldest() const { return trips_.front().departed; }
    bool has_room() const { return window_.open(owed_) || planted(bug::window_ignored); }

    /// The connection has ended: gives what has not been answered.
    fifo<call> end();

private:
    void add_own(std::string_view bytes, bool of_greeting);

    /// Commands that were written together.
    struct trip {
        clock::time_point departed;
        std::size_t calls;
        std::size_t left;
    };

    static constexpr std::size_t load = 32;
    static constexpr std::size_t least_owed = 256;
    static constexpr std::size_t most_owed = 8'192;

    std::string gathering_; ///< Rendered, to be written with what comes in this turn.
    std::string departing_; ///< To be written now.
    std::uint64_t rendered_ = 0;
    std::uint64_t handed_over_ = 0;
    fifo<call> calls_;
    fifo<trip> trips_;
    std::size_t gathered_ = 0; ///< How many commands, without the session's own.
    std::size_t owed_ = 0;
    std::size_t last_trip_ = 0; ///< How many commands went together last.
    window window_{least_owed, most_owed};
};

} // namespace colock::detail
