// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "child.hpp"
#include "commands.hpp"
#include "exit_code.hpp"
#include "say.hpp"
#include "signals.hpp"

#include <colock.hpp>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <exception>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tool {

namespace {

namespace asio = boost::asio;
using colock::errc;
using colock::error_code;

/// Acquires the lock, runs the command, and releases the lock when that has ended. All in one
/// thread.
class supervisor {
public:
    supervisor(run_options const& options, inheritance const& from)
        : options_{options}, from_{from}, locks_{io_, options.lock.servers, client_options()},
          lock_{locks_, options.lock.name, lock_options()}
    {
        sigset_t wanted;
        ::sigemptyset(&wanted);
        ::sigaddset(&wanted, SIGCHLD);
        auto const want = [&](asio::signal_set& signals, int number) {
            // What this process was started to ignore, as by nohup, the command is to ignore, too.
            if (from.ignores(number))
                return;
            signals.add(number);
            ::sigaddset(&wanted, number);
        };
        for (int const number : {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2})
            want(to_pass_on_, number);
        for (int const number : {SIGTSTP, SIGTTIN})
            want(stopping_, number);
        ::sigprocmask(SIG_UNBLOCK, &wanted, nullptr);
        let_no_write_stop_us();
    }

    int run()
    {
        pass_signals_on();
        stop_when_asked();
        int result = system_trouble;
        asio::co_spawn(io_, work(), [&](std::exception_ptr error, int code) {
            result = code;
            if (error)
                result = code_of(error);
            to_pass_on_.cancel();
            stopping_.cancel();
            ended_.cancel();
            locks_.async_close([](error_code left) {
                if (left)
                    say(left.message());
            });
        });
        io_.run();
        return result;
    }

private:
    colock::client_options client_options()
    {
        colock::client_options result;
        result.longest_ttl = options_.longest_ttl_in_effect();
        result.lock.ttl = options_.ttl;
        result.on_event = [this](colock::event const& what) { on_event(what); };
        return result;
    }

    colock::lock_options lock_options() const
    {
        colock::lock_options result;
        result.ttl = options_.ttl;
        result.loss_margin = options_.grace_in_effect() + options_.kill_margin();
        return result;
    }

    static int code_of(std::exception_ptr const& error)
    {
        try {
            std::rethrow_exception(error);
        } catch (std::exception const& failure) {
            say(failure.what());
        }
        return system_trouble;
    }

    /// Says once why the wait takes long: a server cannot be reached, or grants nothing yet. And
    /// what a server may do to the lock.
    void on_event(colock::event const& what)
    {
        std::string const node{what.node};
        if (what.kind == colock::event_kind::connected)
            unreachable_.erase(node);
        else if (what.kind == colock::event_kind::connect_failed && !unreachable_[node]++)
            say(what.error.message());
        else if (what.kind == colock::event_kind::acquire_refused && !refused_++)
            say(what.error.message());
        else if (what.kind == colock::event_kind::eviction_possible &&
                 evicting_.insert(node).second)
            say(what.error.message() + ": it may evict the lock");
        else if (what.kind == colock::event_kind::unguarded && unguarded_.insert(node).second)
            say(what.error.message() + ": after a fail-over it may give the lock to another");
    }

    void pass_signals_on()
    {
        to_pass_on_.async_wait([this](error_code error, int number) {
            if (error)
                return;
            if (child_) {
                pass_on(number);
            } else if (!stopped_by_) {
                stopped_by_ = number;
                waiting_.emit(asio::cancellation_type::terminal);
            }
            pass_signals_on();
        });
    }

    /// What gets the signal has the grace to react to it under the lock.
    void pass_on(int number)
    {
        if (!child_->over())
            keep_until_ = colock::clock::now() + options_.grace_in_effect();
        send(number);
    }

    void send(int number) { has_reached(child_->signal(number)); }

    /// Says once that signals do not reach the command, as where it has become another user.
    bool has_reached(int trouble)
    {
        if (trouble && !std::exchange(out_of_reach_, true))
            say(quoted_name() + ": the command cannot be sent signals: " + std::strerror(trouble));
        return !trouble;
    }

    void stop_when_asked()
    {
        stopping_.async_wait([this](error_code error, int number) {
            if (error)
                return;
            stop(number);
            stop_when_asked();
        });
    }

    /// Stops the command and this process, as Ctrl-Z asks for. A command that ran on meanwhile
    /// would outlast its lock.
    void stop(int number)
    {
        if (child_ && !has_reached(child_->stop()))
            return;
        stop_this_process(number);
        // Here this process goes on again.
        if (child_)
            send(held_->valid() ? SIGCONT : SIGKILL);
    }

    asio::awaitable<int> work()
    {
        auto acquiring = acquire();
        auto [error, held] = co_await std::move(acquiring);
        if (stopped_by_)
            co_return ended_by_signal + *stopped_by_;
        if (error == errc::timed_out) {
            say(quoted_name() + ": somebody else has the lock");
            co_return locked_by_others;
        }
        if (error) {
            say(quoted_name() + ": " + error.message());
            co_return unavailable;
        }

        // This process may have been stopped since the grant, for longer than the lease lasts.
        if (!held.valid()) {
            say(quoted_name() + ": the lock was lost before the command was begun");
            co_return lock_lost;
        }
        int code = 0;
        try {
            code = co_await supervise(held);
        } catch (...) {
            child_.reset();
            throw;
        }
        bool lost = lost_ || !held.valid();
        auto releasing = held.async_release(asio::as_tuple(asio::use_awaitable));
        auto const [left] = co_await std::move(releasing);
        if (left == errc::lease_lost)
            lost = true;
        else if (left)
            say(quoted_name() + ": may be locked until its ttl has passed: " + left.message());
        if (lost) {
            say(quoted_name() + ": the lock was lost; the command ended with " +
                std::to_string(code));
            co_return lock_lost;
        }
        co_return code;
    }

    asio::awaitable<std::tuple<error_code, colock::lease>> acquire()
    {
        auto const until_stopped = [this] {
            return asio::bind_cancellation_slot(waiting_.slot(),
                                                asio::as_tuple(asio::use_awaitable));
        };
        return options_.wait ? lock_.async_acquire(*options_.wait, until_stopped())
                             : lock_.async_acquire(until_stopped());
    }

    void start_command(colock::lease const& held)
    {
        held_ = &held;
        std::vector<std::pair<std::string, std::string>> const variables{
            {"COLOCK_TOKEN", std::to_string(held.fencing_token())},
            {"COLOCK_LOCK_ID", std::string{held.lock_id()}},
            {"COLOCK_NAME", options_.lock.name}};
        child_.emplace(options_.command, variables, from_);
        held.async_wait_lost([this, &held](error_code error, colock::loss_cause cause) {
            if (!error && child_)
                on_lost(cause, held.valid_until());
        });
    }

    /// Runs the command. Returns its exit code when it has ended.
    asio::awaitable<int> supervise(colock::lease& held)
    {
        start_command(held);
        asio::posix::stream_descriptor report{io_, child_->report()};
        int trouble = 0;
        auto reading = asio::async_read(report, asio::buffer(&trouble, sizeof trouble),
                                        asio::as_tuple(asio::use_awaitable));
        auto const [none, size] = co_await std::move(reading);
        if (!none)
            say(printable(options_.command.front()) + ": " + std::strerror(trouble));

        while (!child_->over()) {
            auto changing = ended_.async_wait(asio::as_tuple(asio::use_awaitable));
            co_await std::move(changing);
        }
        auto letting = let_group_end();
        co_await std::move(letting);
        kill_timer_.cancel();
        // What the command has started must not go on either.
        if (lost_)
            send(SIGKILL);
        int const code = child_->reap();
        child_.reset();
        co_return code;
    }

    /// The command itself may be over before what it has started has reacted to a signal.
    asio::awaitable<void> let_group_end()
    {
        asio::steady_timer pause{io_};
        while (colock::clock::now() < (lost_ ? kill_at_ : keep_until_) &&
               child_->group_is_at_work()) {
            pause.expires_after(20ms);
            auto pausing = pause.async_wait(asio::as_tuple(asio::use_awaitable));
            co_await std::move(pausing);
        }
    }

    void on_lost(colock::loss_cause cause, colock::clock::time_point valid_until)
    {
        lost_ = true;
        kill_at_ = std::min(colock::clock::now() + options_.grace_in_effect(),
                            valid_until - options_.kill_margin());
        if (colock::clock::now() < kill_at_)
            send(SIGTERM);
        kill_when_it_is_time();
        say(quoted_name() + ": the lock is lost (" + std::string{to_string(cause)} +
            "): ending the command");
    }

    void kill_when_it_is_time()
    {
        auto const left = kill_at_ - colock::clock::now();
        if (left <= 0s) {
            send(SIGKILL);
            return;
        }
        // While the machine sleeps, this timer stands still, but colock::clock goes on.
        kill_timer_.expires_after(std::min<colock::clock::duration>(left, 100ms));
        kill_timer_.async_wait([this](error_code error) {
            if (!error && child_)
                kill_when_it_is_time();
        });
    }

    std::string quoted_name() const { return '\'' + printable(options_.lock.name) + '\''; }

    run_options const& options_;
    inheritance const& from_;
    asio::io_context io_{1};
    asio::signal_set to_pass_on_{io_};
    asio::signal_set stopping_{io_};
    asio::signal_set ended_{io_, SIGCHLD};
    asio::steady_timer kill_timer_{io_};
    asio::cancellation_signal waiting_;
    std::map<std::string, int> unreachable_; ///< Servers that were reported as that, by address.
    int refused_ = 0;                        ///< Refusals of acquires: only the first is said.
    std::set<std::string> evicting_;         ///< Servers of which it was said that they may evict,
    std::set<std::string> unguarded_;        ///< and those without a guard.
    colock::client locks_;
    colock::mutex lock_;
    std::optional<child> child_;
    colock::lease const* held_ = nullptr; ///< While there is a child: its lock.
    std::optional<int> stopped_by_;
    bool lost_ = false;
    bool out_of_reach_ = false; ///< It has been said that the command cannot be sent signals.
    colock::clock::time_point kill_at_{};    ///< When all of the group is killed: the lock is lost.
    colock::clock::time_point keep_until_{}; ///< Until then the group may react to a signal.
};

} // namespace

int run(run_options const& options)
{
    inheritance const from; // before there are descriptors and handlers of our own
    return supervisor{options, from}.run();
}

} // namespace tool
