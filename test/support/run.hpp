// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/asio.hpp"
#include "support/timing.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <atomic>
#include <doctest/doctest.h>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace support {

/// How a coroutine that was spawned has ended, if it has.
struct outcome {
    std::atomic<bool> done{false};
    std::exception_ptr error;
};

template <class Body>
std::shared_ptr<outcome> spawn(asio::io_context& io, Body& body)
{
    auto result = std::make_shared<outcome>();
    asio::co_spawn(io, body(), [result](std::exception_ptr error) {
        result->error = error;
        result->done = true;
    });
    return result;
}

/// Lets an io_context work until it has nothing left to do. Fails the test if that takes too long.
inline void drain(asio::io_context& io, milliseconds limit = stuck)
{
    io.restart();
    for (auto const end = steady::now() + limit; !io.stopped(); io.run_one_until(end)) {
        if (steady::now() >= end)
            FAIL("the io_context still has work after ", limit.count(), " ms");
    }
}

/// Runs `body()`, an awaitable<void>, to its end. Rethrows its exception. Fails the test instead of
/// hanging.
template <class Body>
void run_to_end(asio::io_context& io, Body body, milliseconds limit = stuck)
{
    io.restart();
    auto const result = spawn(io, body);
    for (auto const end = steady::now() + limit; !result->done; io.run_one_until(end)) {
        if (io.stopped())
            FAIL("the io_context ran out of work before the coroutine ended");
        if (steady::now() >= end)
            FAIL("the coroutine has not ended after ", limit.count(), " ms");
    }
    if (result->error)
        std::rethrow_exception(result->error);
}

/// Runs `body()` to its end, and then until nothing is left to do. So the clients must be closed.
template <class Body>
void run(asio::io_context& io, Body body, milliseconds limit = stuck)
{
    run_to_end(io, std::move(body), limit);
    drain(io, limit);
}

/// The same on several threads.
template <class Body>
void run_on_threads(asio::io_context& io, int threads, Body body, milliseconds limit = stuck)
{
    io.restart();
    auto const result = spawn(io, body);
    std::atomic<int> running{threads};
    std::vector<std::thread> pool;
    for (int i = 0; i < threads; ++i) {
        pool.emplace_back([&] {
            io.run();
            --running;
        });
    }
    auto const end = steady::now() + limit;
    while (running > 0 && steady::now() < end && !(result->done && result->error))
        std::this_thread::sleep_for(1ms);
    bool const in_time = running == 0;
    io.stop();
    for (auto& thread : pool)
        thread.join();
    if (result->error)
        std::rethrow_exception(result->error);
    if (!in_time || !result->done)
        FAIL((result->done ? "the coroutine has ended, but the io_context had work"
                           : "the coroutine has not ended"),
             " after ", limit.count(), " ms");
}

inline asio::awaitable<void> pass(milliseconds time)
{
    asio::steady_timer timer{co_await asio::this_coro::executor, time};
    co_await timer.async_wait(asio::use_awaitable);
}

/// Waits until `predicate()` holds; false if it does not within the limit. For effects outside of
/// this process, of which nothing else tells.
template <class Predicate>
asio::awaitable<bool> eventually(Predicate predicate, milliseconds limit = stuck / 3)
{
    constexpr milliseconds moment = 2ms, too_late = 50ms;
    auto end = steady::now() + limit;
    while (!predicate()) {
        auto const now = steady::now();
        if (now >= end)
            co_return false;
        co_await pass(moment);
        // What this process could not run for is no time in which something could come.
        auto const late = steady::now() - now - moment;
        end += late > too_late ? late : 0ms;
    }
    co_return true;
}

/// Like eventually(), but fails the test if the time is over.
template <class Predicate>
asio::awaitable<void> until(char const* what, Predicate predicate, milliseconds limit = stuck / 3)
{
    auto waiting = eventually(std::move(predicate), limit);
    bool const came = co_await std::move(waiting);
    if (!came)
        FAIL("did not come within ", limit.count(), " ms: ", std::string{what});
}

/// Several coroutines side by side, and the end of them all.
class task_group {
public:
    explicit task_group(asio::any_io_executor executor) : executor_{std::move(executor)} {}

    template <class Body>
    void spawn(Body body)
    {
        ++state_->running;
        asio::co_spawn(executor_, run_one(state_, std::move(body)), [](std::exception_ptr) {});
    }

    int running() const { return state_->running; }

    /// Rethrows the first exception that came out of one of them.
    asio::awaitable<void> join(milliseconds limit = stuck)
    {
        auto const group = state_;
        auto ended = until(
            "the end of all coroutines", [group] { return group->running == 0 || group->failed; },
            limit);
        co_await std::move(ended);
        std::lock_guard const lock{group->guard};
        if (group->error)
            std::rethrow_exception(group->error);
    }

private:
    struct state {
        std::atomic<int> running{0};
        std::atomic<bool> failed{false};
        std::mutex guard;
        std::exception_ptr error;
    };

    template <class Body>
    static asio::awaitable<void> run_one(std::shared_ptr<state> group, Body body)
    {
        try {
            co_await body();
        } catch (...) {
            std::lock_guard const lock{group->guard};
            if (!group->error)
                group->error = std::current_exception();
            group->failed = true;
        }
        --group->running;
    }

    asio::any_io_executor executor_;
    std::shared_ptr<state> state_ = std::make_shared<state>();
};

} // namespace support
