// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// What a service notices when another server becomes master: it takes a lock again and again.
//
//     failover URL [SECONDS]
//
// The URL is one of a Sentinel group, redis-sentinel://host,host/master, or of a Cluster. Meanwhile
// ask for a fail-over: redis-cli -p 26379 SENTINEL FAILOVER master
#include <colock.hpp>

#include <algorithm>
#include <boost/asio.hpp>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>

namespace asio = boost::asio;
using std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto as_tuple = asio::as_tuple(asio::use_awaitable);

asio::awaitable<void> take_turns(colock::client& locks, steady_clock::duration time)
{
    colock::mutex const demo{locks, "failover-demo"};
    asio::steady_timer timer{co_await asio::this_coro::executor};
    steady_clock::time_point last; // turn
    steady_clock::time_point end;
    steady_clock::duration longest{0};
    int turns = 0;
    int unheard = 0;
    int lost = 0;
    for (; turns == 0 || last < end; ++turns) {
        colock::lease held = co_await demo.async_acquire(30s);
        auto const now = steady_clock::now();
        if (turns == 0) {
            std::cout << "the first turn" << std::endl;
            end = now + time;
        } else {
            longest = std::max(longest, now - last);
        }
        last = now;
        // A release waits for the new master, too. Where none comes in time, the client repeats it
        // in the background.
        auto const [error] = co_await held.async_release(as_tuple);
        if (error == colock::condition::lease_gone)
            ++lost;
        else if (error)
            ++unheard;
        timer.expires_after(1ms);
        co_await timer.async_wait(asio::use_awaitable);
    }
    std::cout << turns << " turns, the longest pause " << longest / 1ms
              << " ms, leases lost: " << lost << ", releases without an answer: " << unheard
              << '\n';
}

int main(int argc, char** argv)
try {
    if (argc < 2)
        throw std::invalid_argument{"usage: failover URL [SECONDS]"};
    auto const time = std::chrono::seconds{argc > 2 ? std::stoi(argv[2]) : 60};
    colock::client_options options;
    // A server that has taken over, or was just started, grants nothing new for this ttl and 2 s.
    // All clients of a name need the same longest_ttl.
    options.lock.ttl = options.longest_ttl = 3s;
    options.on_event = [](colock::event const& what) {
        if (what.kind == colock::event_kind::master_changed)
            std::cout << "the master is now " << what.node << ", and was " << what.former
                      << std::endl;
    };
    asio::io_context context;
    colock::client locks{context, argv[1], options};
    std::exception_ptr failed;
    asio::co_spawn(context, take_turns(locks, time), [&](std::exception_ptr error) {
        failed = error;
        locks.async_close([&](colock::error_code left) { // in any case
            if (left && !failed)
                failed = std::make_exception_ptr(colock::system_error{left});
        });
    });
    context.run();
    if (failed)
        std::rethrow_exception(failed);
    return EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
