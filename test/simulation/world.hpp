// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/append.hpp>
#include <boost/asio/associated_cancellation_slot.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/cancellation_type.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/system/error_code.hpp>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace simulation {

namespace asio = boost::asio;
using boost::system::error_code;
using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// Random choices, all from one seed. SplitMix64: https://prng.di.unimi.it/splitmix64.c
class dice {
public:
    explicit dice(std::uint64_t seed) : state_{seed} {}

    std::uint64_t operator()()
    {
        auto mixed = state_ += 0x9e3779b97f4a7c15;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    /// Both included.
    int number(int least, int most)
    {
        return least + static_cast<int>((*this)() % static_cast<unsigned>(most - least + 1));
    }
    nanoseconds time(nanoseconds least, nanoseconds most)
    {
        return least +
               nanoseconds{(*this)() % static_cast<std::uint64_t>((most - least).count() + 1)};
    }
    bool chance(int percent) { return number(1, 100) <= percent; }

private:
    std::uint64_t state_;
};

/// A clock that is off, and fast or slow.
class skewed_clock {
public:
    skewed_clock(nanoseconds offset, int parts_per_million)
        : offset_{offset}, leases_{parts_per_million}
    {
    }

    nanoseconds at(nanoseconds true_time) const
    {
        return offset_ + true_time + true_time / 1'000'000 * leases_;
    }

    /// The true time at which it shows `local`, or a little later.
    nanoseconds when(nanoseconds local) const
    {
        auto guess = (local - offset_) / (1'000'000 + leases_) * 1'000'000;
        while (at(guess) < local)
            guess += std::max(local - at(guess), 1ns);
        return guess;
    }

    void jump(nanoseconds by) { offset_ += by; }

private:
    nanoseconds offset_;
    int leases_;
};

/// Virtual time, and what happens in it: one schedule. Everything in it runs in one thread.
class world {
public:
    explicit world(std::uint64_t seed, bool traced);
    ~world();
    world(world const&) = delete;
    world& operator=(world const&) = delete;

    /// The one that is running in this thread.
    static world& here();

    nanoseconds now() const { return now_; }
    dice& random() { return random_; }
    /// For ids: as a system's random source, it never gives two processes the same.
    dice& ids() { return ids_; }

    void after(nanoseconds delay, std::function<void()> what);

    /// Goes on to the next event, if there is one within the limit, and runs it.
    bool step(nanoseconds limit);

    /// A line of the trace, where there is one.
    template <class... Parts>
    void note(Parts const&... parts)
    {
        if (!traced_)
            return;
        std::ostringstream line;
        (line << ... << parts);
        write(line.str());
    }

    /// A promise is broken. Only the first violation is kept.
    void violation(std::string what);
    std::optional<std::string> const& violated() const { return violated_; }

    std::string const& trace() const { return trace_; }

private:
    struct event {
        nanoseconds when;
        std::uint64_t number;
        std::function<void()> what;

        bool operator<(event const& other) const
        {
            return std::pair{other.when, other.number} < std::pair{when, number};
        }
    };

    void write(std::string const& line);

    nanoseconds now_{0};
    std::uint64_t events_ = 0;
    std::vector<event> queue_; ///< A heap.
    dice random_;
    dice ids_;
    bool traced_;
    std::string trace_;
    std::optional<std::string> violated_;
    world* outer_;
};

/// A process on a machine of its own: an io_context, and a clock.
class process : public std::enable_shared_from_this<process> {
public:
    /// A `seed` is for clones, as of a virtual machine: both draw the same numbers from their own
    /// generators.
    process(int number, skewed_clock clock, std::optional<std::uint64_t> seed = {});
    ~process();

    /// The one whose code is running.
    static process& running();

    int number() const { return number_; }
    asio::io_context& context() { return *context_; }
    bool alive() const { return context_ != nullptr; }
    bool paused() const { return paused_; }
    colock::clock::time_point local_time() const;
    std::uint64_t seed(std::uint64_t of_its_own) const { return seed_.value_or(of_its_own); }

    /// Runs something in this process, and everything that follows from it at this moment. While
    /// the process is paused it is put off, and when it is dead dropped.
    template <class What>
    void run(What what)
    {
        if (!alive())
            return;
        if (paused_) {
            put_off_.push_back(std::move(what));
            return;
        }
        scope const inside{this};
        what();
        work();
    }

    /// Runs something at a time of the local clock, or somewhat later, as timers do.
    void at(colock::clock::time_point when, std::function<void()> what);

    /// For looking: makes this process the running one while it calls `what`.
    template <class What>
    void look(What what)
    {
        scope const inside{this};
        what();
    }

    void pause() { paused_ = true; }
    void resume();

    /// As by SIGKILL.
    void kill();

private:
    class scope {
    public:
        explicit scope(process* inside) : outer_{std::exchange(running_, inside)} {}
        ~scope() { running_ = outer_; }

    private:
        process* outer_;
    };

    void work();

    static thread_local process* running_;

    int number_;
    skewed_clock clock_;
    std::optional<std::uint64_t> seed_;
    std::unique_ptr<asio::io_context> context_ =
        std::make_unique<asio::io_context>(BOOST_ASIO_CONCURRENCY_HINT_UNSAFE);
    bool paused_ = false;
    std::deque<std::function<void()>> put_off_;
    std::map<std::uint64_t, std::function<void()>> timers_;
    std::uint64_t next_timer_ = 0;
};

/// Sleeps in the running process.
template <class CompletionToken = asio::deferred_t>
auto sleep(nanoseconds time, CompletionToken&& token = CompletionToken{})
{
    class sleeper : public std::enable_shared_from_this<sleeper> {
    public:
        explicit sleeper(asio::any_completion_handler<void(error_code)> handler)
            : where_{process::running()}, handler_{std::move(handler)}
        {
        }
        auto slot() { return asio::get_associated_cancellation_slot(handler_); }
        void wake(error_code error)
        {
            if (handler_)
                asio::post(where_.context(), asio::append(std::exchange(handler_, nullptr), error));
        }

    private:
        process& where_;
        asio::any_completion_handler<void(error_code)> handler_;
    };

    return asio::async_initiate<CompletionToken, void(error_code)>(
        [](auto handler, nanoseconds wanted) {
            auto const self = std::make_shared<sleeper>(std::move(handler));
            if (auto slot = self->slot(); slot.is_connected()) {
                slot.assign([weak = std::weak_ptr{self}](asio::cancellation_type) {
                    if (auto const alive = weak.lock())
                        alive->wake(asio::error::operation_aborted);
                });
            }
            auto& here = process::running();
            here.at(here.local_time() + wanted, [self] { self->wake({}); });
        },
        token, time);
}

} // namespace simulation
