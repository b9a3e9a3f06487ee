// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/node.hpp"

#include <colock/clock.hpp>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The library with votes whose answers a test gives by hand, and with a clock that moves when the
/// test says so. One thread, no sockets, no sleeping.
namespace scripted {

namespace asio = boost::asio;
namespace detail = colock::detail;
using colock::errc;
using colock::error_code;
using detail::reply;
using namespace std::chrono_literals;

/// What a vote may answer.
reply yes(std::int64_t value = 1);
/// Of an acquire: with the remaining ttl of whoever has it.
reply no(std::int64_t value = 1000);
reply error(errc what);
reply lost();
reply unsent();
/// The same answer, to a command that had to be sent twice.
reply again(reply what);
/// Of a server of a cluster.
reply sent_on(detail::redirect const& where);
reply slots(std::vector<detail::slot_range> const& all, std::vector<std::string> ids = {});
/// Of a sentinel.
reply said(std::vector<std::string> all);
/// Of extend_all and check_all: yes for all but these, of which it says -2 (nobody has it).
reply yes_but(std::vector<std::size_t> const& refused, std::int64_t why = -2);

/// A vote that answers what the test says, when the test says it.
class vote final : public detail::node {
public:
    struct question {
        detail::command what;
        std::shared_ptr<detail::reply_sink> from;
        colock::clock::time_point when; ///< When it was asked.
    };

    vote(detail::strand_type strand, std::size_t index, std::string label,
         std::weak_ptr<detail::node_listener> listener);

    // What a test sees.
    /// The commands that have no answer yet, the oldest first.
    std::deque<question> const& open() const { return open_; }
    bool asked(detail::script what) const;
    /// How often it was asked for this, in all.
    int times_asked(detail::script what) const;
    /// Whether the oldest command would be written now if it has waited for its turn.
    bool wanted() const { return open_.front().from->wanted(index_); }
    bool stopped() const { return stopped_; }

    // What a test says. All that follows from it at this moment has happened on return.
    /// Answers the oldest command, or the oldest of this script.
    void say(reply const& answer);
    void say(detail::script to, reply const& answer);
    void say_all(reply const& answer);
    /// Commands wait for their turn from now on, until they are written.
    void be_busy() { busy_ = true; }
    void write_all();
    /// From now on it hangs: it owes an answer, and has been silent for long.
    void hang(bool is = true) { hangs_ = is; }
    /// From now on what comes is answered as unsent at once, with this error if there is one. What
    /// is open stays so.
    void refuse(error_code why = {})
    {
        up_ = false;
        refusal_ = why;
    }
    /// What is open is answered as lost, and what comes as unsent.
    void disconnect();
    /// Like disconnect(), and the listener hears of it.
    void end_connection();
    /// The listener hears that it could not be reached.
    void fail_to_connect();
    void connect(std::string run_id = {}, std::optional<std::chrono::seconds> uptime = {});
    /// Connects to a server that says this, unless the listener refuses it.
    void connect_as(detail::server_info const& says);
    void recover();
    void tell_event(colock::event_kind what);
    /// Tells the listener that any key may have changed there.
    void tell_all_changed();
    /// Tells the listener that the key of a name has changed there.
    void tell_changed(std::string_view name);
    /// Called with each command. What it returns is answered at once.
    std::function<std::optional<reply>(detail::command const&)> answers{};
    bool tells_of_changes = true;

    // For the library.
    void start() override {}
    void stop() override { stopped_ = true; }
    void abandon() override;
    void leave_to_parent() override;
    detail::execution execute(detail::command const& what,
                              std::shared_ptr<detail::reply_sink> sink) override;
    bool hung() override { return hangs_; }
    bool tracks() const override { return tells_of_changes; }
    error_code trouble() const override;
    bool owes_answers() const override { return !open_.empty(); }
    std::string const& label() const override { return label_; }

private:
    void answer(std::size_t which, reply answer);
    reply unsent_now() const;
    void tell(std::function<void(detail::node_listener&)> what);

    detail::strand_type strand_;
    std::size_t index_;
    std::string label_;
    std::weak_ptr<detail::node_listener> listener_;
    std::deque<question> open_;
    std::vector<detail::script> seen_;
    bool up_ = true;
    error_code refusal_;
    bool busy_ = false;
    bool hangs_ = false;
    bool stopped_ = false;
};

} // namespace scripted
