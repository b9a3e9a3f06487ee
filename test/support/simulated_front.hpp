// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/simulated_server.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace support {

/// What a server of a Redis Cluster knows of the slots.
class simulated_slots {
public:
    /// The error that a command about these keys gets; empty where it runs. `asking`: ASKING has
    /// been said before it.
    virtual std::string refusal(std::vector<std::string> const& keys, bool asking) const = 0;
    /// The answer to CLUSTER INFO.
    virtual std::string info() const = 0;
    /// The answer to CLUSTER SLOTS.
    virtual redis_value slots() const = 0;
    /// The answer to CLUSTER MYID.
    virtual std::string id() const = 0;

protected:
    ~simulated_slots() = default;
};

/// What a server of a Sentinel group is.
class simulated_member {
public:
    virtual bool is_sentinel() const = 0;
    /// Of a sentinel: the answer to a command SENTINEL.
    virtual redis_value answer(std::vector<std::string> const& command) const = 0;

protected:
    ~simulated_member() = default;
};

/// One connection to a simulated_server, in the bytes of RESP3. Commands come in parts of any size;
/// one of which only a part has come does not run. Made without any code of the library, so that
/// both cannot be wrong in the same way.
class simulated_front {
public:
    using words = std::vector<std::string>;
    /// Is told of each command and each script that has run, also within a transaction: its words,
    /// the script (empty for a command), and what it answers.
    using observer =
        std::function<void(words const& command, std::string_view script, redis_value const&)>;

    /// Without `slots` the server is in no cluster, without `member` in no Sentinel group.
    simulated_front(simulated_server& server, simulated_server::connection number,
                    observer ran = {}, simulated_slots const* slots = nullptr,
                    simulated_member const* member = nullptr);

    /// Bytes have come. Throws std::runtime_error for what no client of Redis sends.
    void feed(std::string_view bytes) { unread_ += bytes; }
    /// Takes the next command that has come whole. False where there is none.
    bool next(words& into);

    /// Runs a command, and adds its answer to `to`.
    void run(words const& command, std::string& to);

    /// Adds what the server says of a change to a connection that wants to know.
    static void tell(simulated_server::invalidation const& what, std::string& to);
    /// Adds the push of a message, if the connection has subscribed to its channel.
    void announce(std::string_view channel, std::string_view message, std::string& to) const;

private:
    bool take_line(char type, std::size_t& number);

    bool is_sentinel() const { return member_ && member_->is_sentinel(); }
    void add_greeting(words const& command, std::string& to);
    redis_value answer_to(words const& command);
    redis_value run_or_queue(words const& command);
    redis_value deny(std::string_view command);
    std::string place_refusal(std::vector<std::string> const& keys);
    redis_value queue(words const& command);
    redis_value track(words const& command);
    redis_value evaluate(words const& command, bool by_hash);
    redis_value execute_queued();
    std::string_view version() const;
    std::string info(words const& command) const;

    simulated_server& server_;
    simulated_server::connection number_;
    observer ran_;
    simulated_slots const* slots_;
    simulated_member const* member_;
    std::string channel_; ///< What it has subscribed to.
    std::string user_;    ///< Who has logged in, unless that is the default user.
    bool asking_ = false; ///< For the next command.
    std::string unread_;
    std::size_t read_ = 0;    ///< So many of these bytes have been taken.
    std::size_t missing_ = 0; ///< Words of the command that is being read.
    words reading_;
    bool in_transaction_ = false;
    bool aborted_ = false; ///< A command of the transaction was refused.
    std::vector<words> queued_;
};

} // namespace support
