// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/node.hpp"

#include <colock/client.hpp>
#include <colock/clock.hpp>
#include <colock/lease.hpp>
#include <colock/mutex.hpp>

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/io_context.hpp>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The library with votes whose answers a test gives by hand, and with a clock that moves when the test says
/// so. One thread, no sockets, no sleeping.
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
/// The same answer by a command that had to be sent twice.
reply again(reply what);
/// Of extend_all and check_all: yes for all but these, of which it says -2 (nobody has it).
reply yes_but(std::vector<std::size_t> const& refused, std::int64_t why = -2);

/// A vote that answers what the test says, when the test says it.
class vote final : public detail::node {
public:
    struct question {
        detail::command what;
        std::shared_ptr<detail::reply_sink> from;
    };

    vote(detail::strand_type strand, std::size_t index, std::string label,
         std::weak_ptr<detail::node_listener> listener);

    // What a test sees.
    /// The commands that have no answer yet, the oldest first.
    std::deque<question> const& open() const { return open_; }
    bool asked(detail::script what) const;
    /// How often in all.
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
    /// It owes an answer and is silent for long.
    void hang(bool is = true) { hangs_ = is; }
    /// What is open is answered as lost, and what comes as unsent.
    void disconnect();
    void connect(std::string run_id = {}, std::optional<std::chrono::seconds> uptime = {});
    void recover();
    /// The key of a name has changed there.
    void tell_changed(std::string_view name);
    /// Answers these at once from now on.
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
    void tell(std::function<void(detail::node_listener&)> what);

    detail::strand_type strand_;
    std::size_t index_;
    std::string label_;
    std::weak_ptr<detail::node_listener> listener_;
    std::deque<question> open_;
    std::vector<detail::script> seen_;
    bool up_ = true;
    bool busy_ = false;
    bool hangs_ = false;
    bool stopped_ = false;
};

/// Virtual time, the handlers that are ready, and the votes. One at a time.
class stage {
public:
    stage();
    ~stage();
    stage(stage const&) = delete;
    stage& operator=(stage const&) = delete;

    static stage& here();

    asio::io_context& context() { return *context_; }
    colock::clock::time_point now() const { return now_; }
    /// Nothing of the io_context is there any more.
    void destroy_context();

    /// Runs whatever is ready at this moment.
    void run();
    /// Lets time go on. What is due on the way runs at its time.
    void pass(colock::clock::duration time);
    /// Runs something on a strand, and what follows from it.
    void on(detail::strand_type const& strand, std::function<void()> what);

    std::size_t votes() const { return votes_.size(); }
    vote& operator[](std::size_t which) { return *votes_.at(which); }
    /// Each vote says this to the oldest command (of a script).
    void all_say(reply const& answer);
    void all_say(detail::script to, reply const& answer);

    // For the library.
    void at(colock::clock::time_point when, std::function<void()> what);
    std::shared_ptr<vote> add(detail::strand_type strand, std::string label,
                              std::weak_ptr<detail::node_listener> listener);

private:
    struct alarm {
        colock::clock::time_point when;
        std::function<void()> what;
    };
    void run_until(colock::clock::time_point end);

    std::unique_ptr<asio::io_context> context_ = std::make_unique<asio::io_context>(1);
    colock::clock::time_point now_{std::chrono::hours{1000}};
    std::vector<alarm> alarms_;
    std::vector<std::shared_ptr<vote>> votes_;
    bool running_ = false;
};

/// What became of an operation.
template <class Result>
struct outcome {
    bool done = false;
    error_code error{};
    Result value{};
    asio::cancellation_signal signal{};
};
struct nothing {};

/// A client of scripted votes.
class locks : public stage {
public:
    explicit locks(std::size_t votes = 1, colock::client_options options = {});
    ~locks();

    colock::client& client() { return *client_; }

    using acquiring = std::shared_ptr<outcome<colock::lease>>;
    using trying = std::shared_ptr<outcome<std::optional<colock::lease>>>;
    using ending = std::shared_ptr<outcome<nothing>>;
    using loss = std::shared_ptr<outcome<colock::loss_cause>>;

    acquiring acquire(colock::basic_mutex const& what,
                      std::optional<std::chrono::nanoseconds> wait = {});
    acquiring acquire(std::string_view name);
    trying try_acquire(colock::basic_mutex const& what, std::chrono::nanoseconds wait = 0ns);
    ending release(colock::lease& what);
    ending extend(colock::lease& what, std::optional<std::chrono::milliseconds> ttl = {});
    loss wait_lost(colock::lease& what);
    ending close();
    template <class Result>
    void cancel(std::shared_ptr<outcome<Result>> const& what)
    {
        what->signal.emit(asio::cancellation_type::terminal);
        run();
    }

    /// A lease that all votes have granted. Over several votes its token is written back, too.
    colock::lease granted(colock::basic_mutex const& what);
    colock::lease granted(std::string_view name);

    /// What the client has told, as "acquire_refused a: server_busy"; told once is read once.
    std::vector<std::string> take_events() { return std::exchange(events_, {}); }
    colock::metrics metrics() const { return client_->get_metrics(); }

private:
    std::vector<std::string> events_;
    std::optional<colock::client> client_;
};

} // namespace scripted
