// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// The program of the README, which is cut out of this file: a lock, and a main() that fails well.
//
//     hello [URL]

// region: program
#include <colock.hpp>

#include <boost/asio.hpp>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace asio = boost::asio;
using namespace std::chrono_literals;

asio::awaitable<void> deduct(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    auto body = [](colock::lease& held) -> asio::awaitable<void> {
        std::cout << "nobody else has it now; fencing token " << held.fencing_token() << '\n';
        co_return; // co_await your work here: it is cancelled if the lock is lost
    };
    co_await colock::async_with_lock(stock, 5s, body); // waits 5 s at most; releases in any case
}

int main(int argc, char** argv)
try {
    int status = EXIT_SUCCESS;
    asio::io_context context;
    colock::client locks{context, argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};
    auto const report = [&status](char const* what) {
        std::cerr << what << '\n';
        status = EXIT_FAILURE;
    };

    asio::co_spawn(context, deduct(locks), [&](std::exception_ptr error) {
        try {
            if (error)
                std::rethrow_exception(error);
        } catch (std::exception const& failure) {
            report(failure.what());
        }
        // Always: until the client is closed, run() does not return.
        locks.async_close([&](colock::error_code left) {
            if (left)
                report(left.message().c_str());
        });
    });
    context.run();
    return status;
} catch (std::exception const& failure) { // an invalid URL, for example
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
// endregion
