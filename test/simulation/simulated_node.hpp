// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"
#include "core/backoff.hpp"
#include "core/window.hpp"
#include "network.hpp"
#include "vote/node.hpp"
#include "wire/echo.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace simulation {

/// What the nodes of the library are up to, and those of the simulation are. Where they are not,
/// the faults that show it are not drawn.
inline constexpr bool tells_own_changes = true; ///< Also of what changes during its own commands.
inline constexpr bool greets_wholly = true; ///< Is not up before all of its greeting is answered.

/// A node over the simulated network. It promises what redis_node promises, by the same rules: what
/// waits for the first connection, what is refused, what counts as lost, when a server counts as
/// hung. A node_address names its host by the port.
class simulated_node final : public colock::detail::node,
                             public std::enable_shared_from_this<simulated_node> {
public:
    simulated_node(colock::detail::strand_type strand, std::size_t index,
                   colock::node_address const& address, colock::client_options const& options,
                   std::weak_ptr<colock::detail::node_listener> listener,
                   std::function<std::uint64_t()> random);

    void start() override;
    void stop() override;
    void abandon() override;
    void leave_to_parent() override { abandon(); }
    colock::detail::execution execute(colock::detail::command const& what,
                                      std::shared_ptr<colock::detail::reply_sink> sink) override;
    bool hung() override;
    bool tracks() const override { return tracks_; }
    colock::error_code trouble() const override
    {
        return state_ == state::up ? colock::error_code{} : down_error_;
    }
    bool owes_answers() const override
    {
        return !in_flight_.empty() || !held_.empty() || !waiting_.empty();
    }
    std::string const& label() const override { return label_; }

private:
    struct call {
        colock::detail::command what;
        std::shared_ptr<colock::detail::reply_sink> sink;
        colock::clock::time_point sent{};
        std::uint64_t number = 0;
        std::vector<std::vector<std::string>> words{}; ///< Of one command, or two of a transaction.
        bool native = false;                           ///< The words are no script's.
        bool may_hold = false; ///< Has set the lock already, and then wanted the script.
    };

    enum class state { connecting, down, up };

    void connect();
    void give_up(std::string const& why);
    void on_hands_shaken(colock::detail::server_info const& info, bool tracks);
    void on_lost(std::string const& why);
    void send(call what, bool as_script = false);
    void on_answer(std::uint64_t number, support::simulated_server::answer const& answer);
    /// A lock that is not free, or a counter that was lost.
    static bool wants_script(call const& sent, support::simulated_server::answer const& answer);
    void on_change(std::string const& key);
    void refuse(std::vector<call> const& unsent);
    void refuse(call const& unsent, colock::error_code error);
    void send_waiting();
    void watch(std::uint64_t connection);

    /// Wraps what is to run on the strand.
    template <class What>
    std::function<void()> on_strand(What what);

    colock::detail::strand_type strand_;
    std::size_t index_;
    colock::node_address address_;
    std::string label_;
    colock::client_options options_;
    std::weak_ptr<colock::detail::node_listener> listener_;
    std::function<std::uint64_t()> random_;
    colock::detail::backoff backoff_;
    std::weak_ptr<process> process_;
    host& host_;

    std::shared_ptr<link> link_;
    state state_ = state::connecting;
    colock::error_code down_error_;
    bool stopping_ = false;
    bool was_connected_ = false;
    bool tracks_ = true;
    bool refused_for_stall_ = false;
    colock::clock::time_point heard_{};
    colock::clock::time_point answered_{}; ///< When a command last was.
    colock::detail::echo changes_;
    colock::detail::window window_{256, 8'192};
    std::deque<call> waiting_;
    std::vector<call> held_;
    std::deque<call> in_flight_;
    std::uint64_t next_call_ = 0;
};

} // namespace simulation
