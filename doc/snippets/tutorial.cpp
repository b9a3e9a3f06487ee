// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// What doc/tutorial.md shows, cut out between "region" and "endregion".
//
//     tutorial [URL]
#include <colock.hpp>

#include <boost/asio.hpp>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

// region: by_hand
asio::awaitable<void> take_it(colock::client& locks)
{
    colock::mutex const report{locks, "report"};
    colock::lease held = co_await report.async_acquire(5s);
    std::cout << "I have " << held.name() << ", with fencing token " << held.fencing_token()
              << '\n';
    co_await held.async_release();
}
// endregion

// region: try
asio::awaitable<void> try_it(colock::client& locks)
{
    colock::mutex const report{locks, "report"};
    auto const mine = co_await report.async_try_acquire();
    std::cout << (mine ? "it was free\n" : "somebody else has it\n");
    auto const again = co_await report.async_try_acquire(100ms);
    std::cout << (again ? "it was free\n" : "somebody has had it for 100 ms\n");
}
// endregion

// region: with_lock
asio::awaitable<void> write_lines(int count)
{
    asio::steady_timer timer{co_await asio::this_coro::executor};
    for (int line = 1; line <= count; ++line) {
        timer.expires_after(100ms);
        co_await timer.async_wait(asio::use_awaitable); // throws when the body is cancelled
        std::cout << "line " << line << std::endl;
    }
}

asio::awaitable<void> write_report(colock::client& locks, int lines)
{
    colock::mutex const report{locks, "report"};
    auto body = [lines](colock::lease&) -> asio::awaitable<void> { co_await write_lines(lines); };
    co_await colock::async_with_lock(report, 5s, body);
    std::cout << "written, and the lock is free again\n";
}
// endregion

// region: lose
asio::awaitable<void> lose_it(colock::client& locks)
{
    colock::lock_options short_lived;
    short_lived.ttl = 500ms;
    short_lived.renew = false; // so the lease ends by itself
    colock::mutex const report{locks, "report", short_lived};
    auto body = [](colock::lease&) -> asio::awaitable<void> { co_await write_lines(30); };
    try {
        co_await colock::async_with_lock(report, 5s, body);
    } catch (colock::system_error const& error) {
        if (error.code() != colock::condition::lease_gone)
            throw;
        std::cout << "stopped: " << error.code().message() << '\n';
    }
}
// endregion

asio::awaitable<void> all(colock::client& locks)
{
    co_await take_it(locks);
    co_await try_it(locks);
    co_await write_report(locks, 3);
    co_await lose_it(locks);
}

} // namespace

int main(int argc, char** argv)
{
    asio::io_context context;
    colock::client locks{context, argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};
    int status = EXIT_SUCCESS;
    asio::co_spawn(context, all(locks), [&](std::exception_ptr error) {
        try {
            if (error)
                std::rethrow_exception(error);
        } catch (std::exception const& failure) {
            std::cerr << failure.what() << '\n';
            status = EXIT_FAILURE;
        }
        locks.async_close([](colock::error_code) {});
    });
    context.run();
    return status;
}
