// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/fork_generation.hpp"
#include "base/strand.hpp"
#include "core/backoff.hpp"
#include "core/window.hpp"
#include "vote/handshake.hpp"
#include "vote/node.hpp"
#include "wire/echo.hpp"

#include <colock/clock.hpp>
#include <colock/node_address.hpp>
#include <colock/options.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/redis/connection.hpp>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace colock::detail {

/// A node over one Boost.Redis connection.
///
/// Commands that come in one turn of the strand go out as one request, so that many coroutines cost
/// one write. A request is never cancelled: whoever sent it hears of a late answer too, which may be a
/// grant. A server is given only as many commands at a time as it answers soon; the others wait here, in
/// order. One that says nothing for long while it owes answers is taken for hung, and given no more until it
/// answers again.
class redis_node final : public node, public std::enable_shared_from_this<redis_node> {
public:
    redis_node(strand_type strand, std::size_t index, node_address address,
               client_options const& options, std::weak_ptr<node_listener> listener,
               std::function<std::uint64_t()> random);
    ~redis_node() override;

    void start() override;
    void stop() override;
    void abandon() override;
    void leave_to_parent() override;
    void after_fork() override;
    execution execute(command const& what, std::shared_ptr<reply_sink> sink) override;
    bool hung() override;
    bool tracks() const override { return tracks_ || state_ != state::up; }
    error_code trouble() const override { return state_ == state::up ? error_code{} : down_error_; }
    bool owes_answers() const override
    {
        return open_ || !in_flight_.empty() || !held_.empty() || !waiting_.empty();
    }
    std::string const& label() const override { return label_; }

private:
    struct call {
        command what;
        std::shared_ptr<reply_sink> sink;
        bool native = false; ///< Sent as a command of the server's own.
        bool again = false;  ///< In another form than at first.
    };
    struct answer;
    struct batch;
    /// A batch that has been written and not answered as a whole.
    struct flight {
        clock::time_point sent;
        batch* what;
    };
    class push_collector;

    enum class state {
        connecting, ///< An attempt at once, since the start or a loss: commands wait for it.
        down,       ///< The last attempt failed: commands fail with its error.
        up,
    };

    asio::awaitable<void, strand_type> run();
    asio::awaitable<void, strand_type> receive();
    void shake_hands();
    void on_hands_shaken(handshake const& greeting);
    void on_run_ended(error_code error);
    void refuse(std::vector<call> const& unsent);
    void refuse(call const& unsent, error_code error);
    void refuse_for_hang(call const& unsent);
    error_code why_unsent() const;
    void operation_ended();

    /// How a command is put.
    enum class form {
        best,   ///< As a command of the server's own where it has one, else as a script.
        script, ///< By its hash.
        text,   ///< In full, to a server that does not know it.
    };
    void send(call what, form as = form::best);
    /// In which other form a command is to be sent once more, by what the server says to this one.
    std::optional<form> another_form(call const& sent, answer const& said);
    void flush_soon();
    void flush();
    void on_batch_done(batch& done, error_code error);
    reply reply_to(call const& what, answer& said) const;
    void send_waiting();
    std::size_t owed() const;
    /// A command has been answered; called while what the server says is read.
    void on_answer(call const& to, answer const& said);

    void tell(event_kind kind, error_code error);

    std::uint32_t const generation_ = fork_generation();
    strand_type strand_;
    std::size_t index_;
    node_address address_;
    std::string label_;
    std::string client_name_;
    std::chrono::milliseconds connect_timeout_;
    clock::duration stall_after_;
    std::weak_ptr<node_listener> listener_;
    std::function<std::uint64_t()> random_;

    boost::redis::config config_;
    std::unique_ptr<boost::redis::connection> connection_;
    std::size_t operations_ = 0; ///< Those under way on it.
    asio::steady_timer pause_;
    asio::steady_timer connect_watch_;
    asio::steady_timer probe_;
    backoff backoff_;
    clock::duration
        settled_after_; ///< How long a connection must last to be worth an instant retry.

    state state_ = state::connecting;
    bool stopping_ = false;
    bool tracks_ = false;
    bool native_release_denied_ = false;
    compare_and_delete native_release_ = compare_and_delete::none;
    bool told_of_tracking_ = false;
    bool hung_ = false;
    bool probing_ = false; ///< It is being found out whether the server hangs.
    bool refused_for_hang_ = false;
    error_code attempt_error_; ///< What we know of why the present connection cannot serve.
    error_code down_error_;

    bool was_connected_ = false;
    clock::time_point connected_{};                 ///< Since when the present connection is up.
    static constexpr std::size_t most_held = 1'000; ///< While connecting again.
    std::vector<call> held_; ///< Commands that wait for the first connection.
    std::unique_ptr<batch> open_;
    std::size_t last_batch_ = 0; ///< How many commands went together last.
    std::vector<std::unique_ptr<batch>> spare_;
    std::deque<flight> in_flight_;
    std::size_t unanswered_ = 0; ///< How many commands they hold.
    clock::time_point heard_{};  ///< When the server last answered a command.
    echo changes_;
    static constexpr std::size_t least_owed = 256;
    static constexpr std::size_t most_owed = 8'192;
    window window_{least_owed, most_owed};
    /// So many wait for a server that is slow, but does not hang.
    static constexpr std::size_t most_waiting = 20'000;
    std::deque<call> waiting_; ///< Commands for which the window has no room.
    std::unique_ptr<push_collector> pushes_;
};

} // namespace colock::detail
