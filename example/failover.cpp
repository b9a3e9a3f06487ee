// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// What a service notices when another server becomes master: it takes a lock again and again.
//
//     failover [URL]
//
// The URL is one of a Sentinel group, redis-sentinel://host,host/master, or of a Cluster. Without
// one it starts a Sentinel group of its own, and asks for a fail-over in it.
#include "support/sentinel_group.hpp"

#include <colock.hpp>

#include <algorithm>
#include <boost/asio.hpp>
#include <chrono>
#include <iostream>
#include <optional>

namespace asio = boost::asio;
using std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto as_tuple = asio::as_tuple(asio::use_awaitable);

asio::awaitable<void> take_turns(colock::client& locks, steady_clock::duration time)
{
    colock::mutex const stock{locks, "stock:42"};
    asio::steady_timer timer{co_await asio::this_coro::executor};
    auto const end = steady_clock::now() + time;
    steady_clock::duration longest{0};
    int turns = 0;
    int unheard = 0;
    for (auto last = steady_clock::now(); last < end; ++turns) {
        colock::lease held = co_await stock.async_acquire(10s);
        longest = std::max(longest, steady_clock::now() - last);
        last = steady_clock::now();
        // A release waits for the new master, too. Where none comes in time, it is repeated behind
        // our back.
        auto const [unconfirmed] = co_await held.async_release(as_tuple);
        unheard += unconfirmed ? 1 : 0;
        timer.expires_after(1ms);
        co_await timer.async_wait(asio::use_awaitable);
    }
    std::cout << turns << " turns, the longest pause " << longest / 1ms
              << " ms, releases without an answer: " << unheard << '\n';
    co_await locks.async_close(as_tuple);
}

int main(int argc, char** argv)
{
    std::optional<support::sentinel_group> own;
    auto const node = argc > 1 ? colock::node_address{argv[1]} : own.emplace().address();

    colock::client_options options;
    options.on_event = [](colock::event const& what) {
        if (what.kind == colock::event_kind::master_changed)
            std::cout << "the master is now " << what.node << ", and was " << what.former
                      << std::endl;
    };
    asio::io_context context;
    colock::client locks{context, node, options};
    co_spawn(context, take_turns(locks, own ? 4s : 60s), [](std::exception_ptr error) {
        if (error)
            std::rethrow_exception(error);
    });
    asio::steady_timer soon{context, 1s};
    if (own) {
        soon.async_wait([&](boost::system::error_code) { own->fail_over(); });
    }
    context.run();
}
