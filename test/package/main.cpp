// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdio>
#include <exception>

namespace asio = boost::asio;

// Nobody listens there: it is enough that the program builds, and that colock says so.
asio::awaitable<void> run(colock::client& locks, colock::error_code& outcome)
{
    colock::mutex const stock{locks, "stock:42"};
    try {
        auto held = co_await stock.async_try_acquire();
    } catch (colock::system_error const& error) {
        outcome = error.code();
    }
    co_await locks.async_close();
}

int main()
{
    asio::io_context context;
    colock::client locks{context, "unix:///nonexistent/socket"};
    colock::error_code outcome;
    asio::co_spawn(context, run(locks, outcome), [](std::exception_ptr error) {
        if (error)
            std::rethrow_exception(error);
    });
    context.run_for(std::chrono::seconds{10});
    std::puts(outcome.message().c_str());
    return outcome == colock::errc::node_unavailable ? 0 : 1;
}
