// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/lock_key.hpp"
#include "vote/server/server_relay.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <string>

namespace colock::detail {

class time_keeper;

/// Wraps a server and holds its answers back until what was set is on enough replicas, on the
/// server's disk, or both: see lock_options::replicas and lock_options::fsync.
///
/// A server offers WAIT and WAITAOF for this. They block their connection, and cover only what was
/// written on it. So they have connections of their own, one for all locks with the same needs.
/// There, one small write with a WAIT behind it stands for all that the server has answered before
/// on the main connection. Answers that come meanwhile share the next write.
///
/// The loss of a key may be told while the answer to its acquire is still held back. The first
/// check of the lease, soon after the grant, finds it.
class replicated_server final : public server_relay,
                                public std::enable_shared_from_this<replicated_server> {
public:
    struct needs {
        std::size_t index;
        std::weak_ptr<node_listener> listener;
        std::weak_ptr<time_keeper> time;
        maker make_waiting; ///< A link to the server for WAIT. May be called several times.
    };

    /// Of a connection for WAIT, on which a server may be silent for as long as it waits.
    static client_options options_of_waiting(client_options of_client);

    /// `make` makes the link for the commands.
    static std::shared_ptr<replicated_server> make(needs what, maker const& make);
    explicit replicated_server(needs what);

    void stop() override;
    void abandon() override;
    void leave_to_parent() override;
    void after_fork() override;
    execution execute(command const& what, std::shared_ptr<reply_sink> sink) override;
    bool owes_answers() const override;

    void on_connected(std::size_t node, server_info const& server) override;

private:
    class held_back;
    class line;

    /// What is told when it is safe.
    struct yes {
        command what;
        reply answer;
        std::shared_ptr<reply_sink> sink;
        std::string run_id; ///< Of the process that has said it.
        clock::time_point since;
        clock::time_point until; ///< Then nobody waits for it any more.
    };

    template <class Visit>
    void for_each_line(Visit visit);

    needs needs_;
    std::string run_id_;    ///< Of the process that answers.
    bool may_tell_ = false; ///< It refuses to tell that for now.
    std::map<durability, std::shared_ptr<line>> lines_;
    bool stopped_ = false;
};

} // namespace colock::detail
