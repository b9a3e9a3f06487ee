// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"
#include "network.hpp"
#include "vote/node.hpp"
#include "wire/session.hpp"

#include <functional>
#include <memory>
#include <string>

namespace simulation {

/// A node over the simulated network: drives the session that ships, as wire/link.cpp does over
/// sockets. A node_address names its host by the port.
class simulated_node final : public colock::detail::node,
                             public link::user,
                             public std::enable_shared_from_this<simulated_node> {
public:
    simulated_node(colock::detail::strand_type strand, std::size_t index,
                   colock::node_address const& address, colock::client_options const& options,
                   std::weak_ptr<colock::detail::node_listener> listener,
                   std::function<std::uint64_t()> random);

    void start() override;
    void stop() override;
    void abandon() override;
    void leave_to_parent() override;
    colock::detail::execution execute(colock::detail::command const& what,
                                      std::shared_ptr<colock::detail::reply_sink> sink) override;
    bool hung() override;
    bool tracks() const override { return session_.tracks(); }
    colock::error_code trouble() const override { return session_.trouble(); }
    bool owes_answers() const override { return session_.owes_answers(); }
    std::string const& label() const override { return session_.label(); }

    void on_open(link const& at) override;
    void on_bytes(link const& at, std::string const& bytes) override;
    void on_room(link const& at) override;
    void on_end(link const& at) override;

private:
    /// Lets the session act, and then does what it wants.
    template <class Act>
    void let(Act act);
    /// Posts the same to the strand, where it is done if this is still the connection.
    template <class Act>
    void let_later(link const& at, Act act);
    void do_what_it_wants();
    void open();
    void close();
    void write();
    void write_rest();
    void arm();
    void note_changes();

    colock::detail::strand_type strand_;
    colock::detail::session session_;
    std::weak_ptr<process> process_;
    host& host_;
    std::shared_ptr<link> link_;
    std::uint64_t attempt_ = 0; ///< The session's attempt for which link_ was opened.
    bool connected_ = false;
    std::string output_; ///< Taken from the session, and not yet by the system.
    colock::clock::time_point armed_ = colock::clock::time_point::max();
    bool busy_ = false;        ///< The session is acting.
    bool turn_posted_ = false; ///< A call of its on_turn() has been posted.
    bool was_up_ = false;
};

} // namespace simulation
