// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/lock_test.hpp"
#include "support/process.hpp"
#include "support/redis_server.hpp"

#include <algorithm>
#include <chrono>
#include <doctest/doctest.h>
#include <string>

namespace support {

/// Another library's part, played by a Python program: it is given the server's socket, says
/// "ready", and answers a line with a line.
class python_peer {
public:
    python_peer(char const* program, redis_server const& server)
        : python_{python(program, {server.socket_path()})}
    {
        REQUIRE(python_.read_line() == "ready");
    }

    std::string ask(std::string const& command)
    {
        python_.write_line(command);
        return answer();
    }

    std::string answer() { return python_.read_line(); }

private:
    child_process python_;
};

/// Checks that a waiter gets the lock as soon as the program, which has taken it, releases it, and
/// that the waiter does not poll.
template <class Take, class Release>
asio::awaitable<void> check_woken(colock::client& locks, colock::basic_mutex const& lock, Take take,
                                  Release release)
{
    milliseconds quickest = stuck;
    for (int round = 0; round < 10; ++round) {
        take();
        result<colock::lease> granted;
        lock.async_acquire(store(granted));
        co_await until("the waiter", [&] { return locks.get_metrics().waiters == 1; });
        // Time for the refusal. A command after that would be a poll.
        co_await pass(20ms);
        auto const commands = locks.get_metrics().commands;
        release();
        auto const start = steady::now();
        co_await until("the grant", [&] { return granted.done(); });
        CHECK(since(start) < prompt);
        CHECK(locks.get_metrics().commands - commands <= 2);
        co_await granted.value.async_release();
        quickest = std::min(quickest, std::chrono::ceil<milliseconds>(granted.at - start));
    }
    // Far below any poll: the least of ten, so that a busy machine does not matter.
    CHECK(quickest <= 15ms);
}

} // namespace support
