// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// A body that runs under a lock is cancelled when the lock is lost. Here it is lost because it is
// not renewed and the body takes longer than the ttl. `redis-cli DEL lock:report` does the same.
//
//     with_lock [URL]
#include <colock.hpp>

#include <boost/asio.hpp>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace asio = boost::asio;
using namespace std::chrono_literals;

asio::awaitable<void> write_report(int lines)
{
    asio::steady_timer timer{co_await asio::this_coro::executor};
    for (int line = 1; line <= lines; ++line) {
        std::cout << "  line " << line << std::endl;
        timer.expires_after(100ms);
        co_await timer.async_wait(asio::use_awaitable); // throws when the body is cancelled
    }
}

asio::awaitable<void> run(colock::client& locks)
{
    colock::lock_options fixed;
    fixed.ttl = 1s;
    fixed.renew = false;
    colock::mutex const report{locks, "report", fixed};

    for (int const lines : {3, 30}) {
        auto body = [lines](colock::lease& held) -> asio::awaitable<void> {
            std::cout << lines << " lines under fencing token " << held.fencing_token() << '\n';
            co_await write_report(lines);
        };
        try {
            co_await colock::async_with_lock(report, 5s, body);
            std::cout << "done, and released\n";
        } catch (colock::system_error const& error) {
            if (error.code() != colock::condition::lease_gone)
                throw;
            std::cout << "cancelled: " << error.code().message() << '\n';
        }
    }
}

int main(int argc, char** argv)
try {
    asio::io_context context;
    colock::client locks{context, argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};
    std::exception_ptr failed;
    asio::co_spawn(context, run(locks), [&](std::exception_ptr error) {
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
