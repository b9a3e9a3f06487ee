// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// Functions that lock what they work on, and call each other: an owner that is passed on makes them
// one, on whatever thread they run. Another owner waits.
//
//     reentrant [URL]
#include <colock.hpp>

#include <boost/asio.hpp>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace asio = boost::asio;
using namespace std::chrono_literals;

asio::awaitable<void> book(colock::client& locks, colock::owner who, int amount)
{
    colock::reentrant_mutex const account{locks, "account:7", who};
    auto held = co_await account.async_acquire(5s);
    std::cout << "  books " << amount << " under fencing token " << held.fencing_token()
              << ", lease " << held.hold_count() << '\n';
    co_await held.async_release();
}

asio::awaitable<void> transfer(colock::client& locks)
{
    colock::owner const clerk{locks};
    colock::reentrant_mutex const account{locks, "account:7", clerk};
    auto body = [&](colock::lease& held) -> asio::awaitable<void> {
        std::cout << "transfers, lease " << held.hold_count() << '\n';
        for (int const amount : {-10, 10}) {
            // Without the owner this would wait for itself.
            co_await book(locks, clerk, amount);
        }
        colock::reentrant_mutex const others{locks, "account:7", colock::owner{locks}};
        auto const other = co_await others.async_try_acquire();
        std::cout << (other ? "another has it, too" : "nobody else has it") << '\n';
    };
    co_await colock::async_with_lock(account, 5s, body);
}

int main(int argc, char** argv)
try {
    asio::io_context context;
    colock::client locks{context, argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};
    std::exception_ptr failed;
    asio::co_spawn(context, transfer(locks), [&](std::exception_ptr error) {
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
