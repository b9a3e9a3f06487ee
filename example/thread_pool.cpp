// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// One client for all threads of a pool. The workers are coroutines, each on a strand of its own.
// They share accounts that need no std::mutex, since each is touched under its lock only. That is
// for show, in one process: there a strand does, and is not lost when a server is away.
//
//     thread_pool [URL]
//
// For a service that runs until SIGTERM, see doc/server.md.
#include <colock.hpp>

#include <array>
#include <boost/asio.hpp>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <future>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace asio = boost::asio;
using namespace std::chrono_literals;
using accounts = std::array<int, 3>;

constexpr int workers = 6;
constexpr std::size_t turns = 12;

asio::awaitable<void> work(colock::client& locks, accounts& balances)
{
    for (std::size_t turn = 0; turn < turns; ++turn) {
        auto const which = turn % balances.size();
        auto body = [&balance = balances[which]](colock::lease&) -> asio::awaitable<void> {
            int const old = balance;
            co_await asio::post(asio::use_awaitable); // meanwhile others run, on all threads
            balance = old + 1;
        };
        colock::mutex const lock{locks, "account:" + std::to_string(which)};
        co_await colock::async_with_lock(lock, 5s, body); // the body runs on a strand of ours
    }
}

int main(int argc, char** argv)
try {
    accounts balances{}; // outlives the pool
    asio::thread_pool pool{4};
    colock::client locks{pool, argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};

    std::vector<std::future<void>> ends;
    for (int i = 0; i < workers; ++i)
        ends.push_back(
            asio::co_spawn(asio::make_strand(pool), work(locks, balances), asio::use_future));

    // This thread is not one of the pool's, so it may block.
    std::exception_ptr failed;
    auto const wait_for = [&](std::future<void> end) {
        try {
            end.get();
        } catch (...) {
            failed = failed ? failed : std::current_exception();
        }
    };
    for (auto& end : ends)
        wait_for(std::move(end));
    wait_for(locks.async_close(asio::use_future)); // in any case
    pool.join();
    if (failed)
        std::rethrow_exception(failed);
    for (int const balance : balances)
        std::cout << balance << " of " << workers * turns / balances.size() << '\n';
    return EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
