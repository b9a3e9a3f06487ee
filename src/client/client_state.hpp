// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/time_limit.hpp"
#include "core/slot_set.hpp"
#include "lease/lease_book.hpp"
#include "queue/name_queues.hpp"
#include "verb/engine.hpp"

#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace colock::detail {

/// What is behind a client: it wires nodes, queues and leases together, and closes them. All but
/// the functions marked so are called on the strand.
class client_state final : public engine, public node_listener {
public:
    /// Any thread.
    static std::shared_ptr<client_state> make(asio::any_io_executor executor,
                                              std::vector<node_address> addresses,
                                              client_options options);
    /// Connects to the servers. From then on somebody must close it.
    void start();
    client_state(asio::any_io_executor executor, client_options options);
    ~client_state() override { stop_timers(); }

    /// Called in a child, while nothing else runs: whatever this is and has is the parent's. It
    /// goes without a word to the servers; whoever waits here is told.
    void leave_to_parent();
    /// Called in the parent after a fork, while nothing else runs.
    void after_fork();

    /// Called when the io_context is destroyed, with nothing else running: destroys what waits
    /// here. The callers' coroutines may own this client, so nobody else would break the cycle.
    void abandon();

    name_queues& queues() { return queues_; }

    void close(std::shared_ptr<pending<>> waiter);

    void on_refused(std::size_t node, std::string_view key) override;
    void on_own_release(std::size_t node, std::string_view key) override;
    void owner_got(std::string key) override;

    void on_connected(std::size_t node, server_info const& server) override;
    void on_recovered(std::size_t node) override;
    void on_changed(std::size_t node, std::string_view key) override;
    void on_all_changed(std::size_t node) override { on_slots_moved(node, slot_set::all()); }
    void on_slots_moved(std::size_t node, slot_set const& which) override;
    void on_event(event const& what) override { emit(what); }
    void on_command_sent() override;
    void on_servers_changed(std::size_t node) override { votes().look_at_servers(node); }
    /// Closing waits for them, as for all that is under way.
    void on_repeating(bool begins) override { begins ? round_started() : round_ended(); }

private:
    class drain_deadline final : public timed {
    public:
        explicit drain_deadline(client_state& client) : client_{client} {}
        void on_time(clock::time_point now) override { client_.on_drain_timeout(now); }

    private:
        client_state& client_;
    };

    std::shared_ptr<client_state> self();
    void on_less_to_do() override;
    bool may_finish() const;
    /// Fails some of those who wait: whether there are more.
    bool fail_some();
    /// Fails all waiters, and then releases all leases, a portion at a time.
    void give_up_some();
    void on_drain_timeout(clock::time_point now);
    /// Forgets the leftovers, a portion at a time, and then completes the closing.
    void finish_closing();
    /// An error that names the nodes where keys may remain; none if there are none.
    error_code uncertain() const;

    lease_book leases_{*this};
    name_queues queues_{*this, leases_};

    bool gave_up_all_ = false; ///< Nobody waits or holds a lease any more.
    bool overdue_ = false;     ///< The drain_timeout is over.
    bool closed_ = false;
    error_code close_result_;
    std::vector<std::shared_ptr<pending<>>> close_waiters_;
    std::shared_ptr<client_state> draining_; ///< Itself, from closing until everything is answered.
    drain_deadline drain_deadline_{*this};
    time_limit drain_limit_;
};

} // namespace colock::detail
