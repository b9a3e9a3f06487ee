// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// A service, as doc/server.md shows it, cut out between "region" and "endregion".
//
//     server [URL]         serves until SIGTERM or SIGINT
//     server [URL] fork    forks a worker
#include <colock.hpp>

#include <boost/asio.hpp>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

asio::awaitable<void> serve(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    for (;;) {
        auto body = [](colock::lease&) -> asio::awaitable<void> { co_return; };
        co_await colock::async_with_lock(stock, 5s, body);
    }
}

// region: on_end
/// A worker ends by an error when the client is closed. Any other error is told.
void on_end(std::exception_ptr error)
{
    try {
        if (error)
            std::rethrow_exception(error);
    } catch (colock::system_error const& failure) {
        if (failure.code() != colock::errc::client_closed)
            std::cerr << "a worker has ended: " << failure.what() << '\n';
    } // anything else ends the process
}
// endregion

int serve_until_told(std::string const& url)
{
    // region: shutdown
    asio::thread_pool pool{4};
    colock::client locks{pool, url}; // one for the program, beside its context
    int status = EXIT_SUCCESS;

    asio::signal_set signals{pool, SIGINT, SIGTERM};
    signals.async_wait([&](colock::error_code error, int) {
        if (error)
            return;
        // First take no more requests, and let those in progress finish. Then:
        locks.async_close([&](colock::error_code left) {
            if (!left)
                return;
            std::cerr << left.message() << '\n'; // keys may remain until their ttl has passed
            status = EXIT_FAILURE;
        });
    });

    for (int worker = 0; worker < 8; ++worker)
        asio::co_spawn(pool, serve(locks), on_end);
    std::cout << "serving" << std::endl;
    pool.join(); // returns when the client has closed and all have ended
    return status;
    // endregion
}

asio::awaitable<void> work(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    auto held = co_await stock.async_acquire(5s);
    co_await held.async_release();
    co_await locks.async_close();
}

int prefork(std::string const& url)
{
    int status = EXIT_FAILURE;
    asio::io_context context;
    colock::client locks{context, url};
    // region: fork
    context.notify_fork(asio::execution_context::fork_prepare);
    pid_t const child = ::fork();
    context.notify_fork(child == 0 ? asio::execution_context::fork_child
                                   : asio::execution_context::fork_parent);
    // endregion
    asio::co_spawn(context, work(locks), [&](std::exception_ptr error) {
        on_end(error);
        status = error ? EXIT_FAILURE : EXIT_SUCCESS;
        locks.async_close([](colock::error_code) {});
    });
    context.run();
    if (child > 0) {
        int how = 0;
        ::waitpid(child, &how, 0);
        if (!WIFEXITED(how) || WEXITSTATUS(how) != EXIT_SUCCESS)
            status = EXIT_FAILURE;
    }
    return status;
}

} // namespace

int main(int argc, char** argv)
try {
    std::string const url = argc > 1 ? argv[1] : "redis://127.0.0.1:6379";
    return argc > 2 ? prefork(url) : serve_until_told(url);
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
