// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/dice.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/error.hpp>

#include <deque>
#include <map>
#include <memory>

// Operations that are cancelled, or whose client is destroyed or io_context stopped, at random
// moments. Whatever happens: every handler is called once, and no lock is left.

using namespace support;

namespace {

/// What is under test: some names that are contended for, and the operations on them.
class storm {
    struct one {
        asio::cancellation_signal cancel;
        bool cancelled = false;
        bool spawned = false; ///< With co_spawn.
        int calls = 0;
        error_code error;
    };

    struct with_lock_body {
        std::chrono::microseconds time;

        asio::awaitable<void> operator()(colock::lease&) const
        {
            asio::steady_timer timer{co_await asio::this_coro::executor, time};
            co_await timer.async_wait(asio::use_awaitable);
        }
    };

    static asio::awaitable<void> by_coroutine(any_mutex lock, std::chrono::microseconds time)
    {
        co_await asio::this_coro::reset_cancellation_state(asio::enable_total_cancellation());
        auto held = co_await lock.async_acquire(5s);
        asio::steady_timer timer{co_await asio::this_coro::executor, time};
        co_await timer.async_wait(asio::use_awaitable);
        co_await held.async_extend();
        co_await held.async_release();
    }

    static std::string name(int which) { return "storm " + std::to_string(which); }

    template <class Handler>
    auto cancellable(one& run, Handler handler)
    {
        return asio::bind_cancellation_slot(run.cancel.slot(), std::move(handler));
    }

    auto take(one& run)
    {
        return [this, &run](error_code error, colock::lease lease) {
            ++run.calls;
            run.error = error;
            CHECK(static_cast<bool>(lease) == !error);
            if (lease)
                held_.push_back(std::move(lease));
        };
    }

    auto take_optional(one& run)
    {
        return [this, &run](error_code error, std::optional<colock::lease> lease) {
            ++run.calls;
            run.error = error;
            CHECK_FALSE((lease && error));
            if (lease)
                held_.push_back(std::move(*lease));
        };
    }

    auto end(one& run)
    {
        return [&run](std::exception_ptr error) {
            ++run.calls;
            run.error = error_of(error);
        };
    }

    void use_lease(one& run)
    {
        used_.push_back(std::move(held_.front()));
        held_.pop_front();
        auto& lease = used_.back();
        auto note = [&run](error_code error) {
            ++run.calls;
            run.error = error;
        };
        switch (random_.number(0, 2)) {
        case 0:
            lease.async_extend(cancellable(run, note));
            break;
        case 1:
            lease.async_release(cancellable(run, note));
            break;
        default:
            lease.async_wait_lost(
                cancellable(run, [note](error_code error, colock::loss_cause) { note(error); }));
            break;
        }
        // Often the handle is gone before the operation has ended.
        if (random_.chance(70))
            used_.clear();
    }

    void release_some()
    {
        used_.clear();
        while (!held_.empty()) {
            if (random_.chance(50))
                held_.front().async_release([](error_code error) { CHECK_FALSE(error); });
            held_.pop_front();
        }
    }

public:
    storm(asio::io_context& io, dice& random) : io_{io}, random_{random} {}

    /// Starts one operation of a random kind, which can be cancelled.
    void start(colock::client& locks)
    {
        auto& run = runs_.emplace_back(std::make_shared<one>());
        any_mutex const lock{locks, name(random_.number(0, 2)), long_ttl};
        auto const wait = random_.time(3ms);
        switch (random_.number(0, 8)) {
        case 0:
        case 1:
            return lock.async_acquire(cancellable(*run, take(*run)));
        case 2:
            return lock.async_acquire(wait, cancellable(*run, take(*run)));
        case 3:
            return lock.async_try_acquire(cancellable(*run, take_optional(*run)));
        case 4:
            return lock.async_try_acquire(wait, cancellable(*run, take_optional(*run)));
        case 5:
            if (!held_.empty())
                return use_lease(*run);
            [[fallthrough]];
        case 6:
            return colock::async_with_lock(lock, with_lock_body{random_.time(1ms)},
                                           cancellable(*run, end(*run)));
        default:
            run->spawned = true;
            return asio::co_spawn(io_, by_coroutine(lock, random_.time(1ms)),
                                  cancellable(*run, end(*run)));
        }
    }

    /// Lets a random time, or a random number of handlers, pass.
    void pass_some()
    {
        io_.restart();
        if (random_.chance(50)) {
            for (int i = random_.number(0, 12); i > 0; --i)
                io_.poll_one();
        } else {
            io_.run_for(random_.time(400us));
        }
    }

    /// Cancels one that has not ended; false if there is none.
    bool cancel_one()
    {
        std::vector<std::shared_ptr<one>> pending;
        for (auto const& run : runs_) {
            if (run->calls == 0 && !run->cancelled)
                pending.push_back(run);
        }
        if (pending.empty())
            return false;
        auto const chosen = pending[static_cast<std::size_t>(
            random_.number(0, static_cast<int>(pending.size()) - 1))];
        chosen->cancelled = true;
        auto const type = cancellation_types[random_.number(0, 2)];
        // Asio's co_spawn takes a cancellation only within its context: Boost 1.81 uses freed
        // memory else.
        if (chosen->spawned)
            asio::post(io_, [chosen, type] { chosen->cancel.emit(type); });
        else
            chosen->cancel.emit(type);
        ++cancels_;
        return true;
    }

    /// Until every handler has been called. Leases go back in one way or another.
    void settle()
    {
        auto const end = steady::now() + stuck;
        while (pending() > 0 && steady::now() < end) {
            io_.restart(); // one of the handlers may have stopped it
            release_some();
            io_.run_one_for(1ms);
        }
        REQUIRE(pending() == 0);
        for (auto const& run : runs_) {
            REQUIRE(run->calls == 1);
            ++ends_[run->error ? run->error.message() : "success"];
        }
        runs_.clear();
        used_.clear();
        held_.clear();
    }

    int pending() const
    {
        int count = 0;
        for (auto const& run : runs_)
            count += run->calls == 0;
        return count;
    }

    int cancels() const { return cancels_; }
    /// Cancels all operations. Lets time pass after one, with this chance, until it fails once.
    void cancel_all(int percent)
    {
        while (random_.chance(percent) && cancel_one())
            pass_some();
        while (cancel_one()) {
        }
        settle();
    }

    int ended_by(error_code error) { return ends_[error ? error.message() : "success"]; }

    std::string ends() const
    {
        std::string text;
        for (auto const& [how, count] : ends_)
            text += std::to_string(count) + " x " + how + "; ";
        return text;
    }

private:
    asio::io_context& io_;
    dice& random_;
    std::deque<std::shared_ptr<one>> runs_;
    std::deque<colock::lease> held_;
    std::deque<colock::lease> used_;
    int cancels_ = 0;
    std::map<std::string, int> ends_;
};

struct under_a_storm {
    explicit under_a_storm(int nodes) : servers{nodes} {}

    dice random;
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses()};
    storm weather{io, random};
};

} // namespace

CONTRACT("cancel: thousands of operations at random moments leave nothing behind")
{
    under_a_storm it{node_count};
    CAPTURE(it.random.seed());
    int const cancels = node_count == 1 ? 10'000 : 2'500;
    // The moments are to be well mixed: many must be undone, many come too late.
    auto const mixed = [&] {
        return it.weather.ended_by(asio::error::operation_aborted) > cancels / 100 &&
               it.weather.ended_by({}) > cancels / 100;
    };
    auto const end = steady::now() + stuck;
    for (int next_look = 500;
         it.weather.cancels() < cancels || (!mixed() && steady::now() < end);) {
        for (int i = it.random.number(1, 8); i > 0; --i) {
            it.weather.start(it.locks);
            if (it.random.chance(60))
                it.weather.pass_some();
        }
        it.weather.cancel_all(90);
        if (it.weather.cancels() >= next_look) {
            next_look += 500;
            run_to_end(it.io, [&]() -> asio::awaitable<void> {
                bool const clean =
                    co_await eventually([&] { return it.servers.left_behind().empty(); });
                REQUIRE_MESSAGE(clean, it.servers.left_behind(), " with ",
                                it.locks.get_metrics().leases, " leases");
            });
        }
    }
    INFO(it.weather.ends());
    CHECK(mixed());
    CHECK(it.locks.get_metrics().leases == 0);
    CHECK(it.locks.get_metrics().waiters == 0);
    run(it.io, [&]() -> asio::awaitable<void> { co_await it.locks.async_close(); });
    CHECK(it.servers.left_behind() == std::vector<std::string>{});
}

CONTRACT("cancel: a client destroyed with operations in flight leaves nothing behind")
{
    dice random;
    CAPTURE(random.seed());
    topology servers{node_count};
    asio::io_context io;
    storm weather{io, random};
    for (int round = 0; round < 250; ++round) {
        CAPTURE(round);
        {
            unguarded_client locks{io, servers.addresses()};
            // Sometimes connected before, sometimes not.
            if (random.chance(50)) {
                result<std::optional<colock::lease>> first;
                any_mutex const name{locks, "first", long_ttl};
                name.async_try_acquire(store(first));
                io.restart();
                for (auto const end = steady::now() + stuck; !first.done() && steady::now() < end;)
                    io.run_one_for(1ms);
                CHECK_FALSE(first.error);
            }
            for (int i = random.number(1, 10); i > 0; --i) {
                weather.start(locks);
                if (random.chance(50))
                    weather.pass_some();
            }
            for (int i = random.number(0, 5); i > 0; --i)
                weather.pass_some();
        }
        drain(io);
        CHECK(weather.pending() == 0);
        weather.settle();
        auto const left = servers.left_behind();
        REQUIRE(left == std::vector<std::string>{});
    }
    INFO(weather.ends());
    CHECK(weather.ended_by(errc::client_closed) > 10);
}

CONTRACT("cancel: an io_context that is stopped and resumed loses nothing")
{
    under_a_storm it{node_count};
    CAPTURE(it.random.seed());
    auto const enough = [&] { return it.weather.ended_by({}) > 10; };
    auto const end = steady::now() + stuck;
    for (int round = 0; round < 300 || (!enough() && steady::now() < end); ++round) {
        for (int i = it.random.number(1, 8); i > 0; --i) {
            it.weather.start(it.locks);
            asio::post(it.io, [&] { it.io.stop(); });
            it.weather.pass_some();
        }
        if (it.random.chance(30))
            std::this_thread::sleep_for(it.random.time(2ms));
        it.weather.cancel_all(50);
    }
    INFO(it.weather.ends());
    CHECK(enough());
    run(it.io, [&]() -> asio::awaitable<void> { co_await it.locks.async_close(); });
    CHECK(it.servers.left_behind() == std::vector<std::string>{});
}
