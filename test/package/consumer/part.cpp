// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdio>
#include <exception>
#include <string_view>

namespace asio = boost::asio;
using namespace std::chrono_literals;

#ifdef EXPECTED_VERSION
static_assert(std::string_view{EXPECTED_VERSION} == COLOCK_VERSION_STRING);
#endif

namespace {

asio::awaitable<int> work(colock::lease&)
{
    co_return 42;
}

// Nobody listens there: it is enough that the program builds, and that colock says so.
asio::awaitable<void> run(colock::client& locks, int& refusals)
{
    colock::mutex const stock{locks, "stock:42"};
    colock::reentrant_mutex const again{locks, "stock:42", colock::owner{locks}};
    try {
        auto held = co_await again.async_try_acquire();
    } catch (colock::system_error const& error) {
        refusals += error.code() == colock::errc::node_unavailable;
        std::puts(error.what());
    }
    try {
        co_await colock::async_with_lock(stock, 0ms, work);
    } catch (colock::system_error const& error) {
        refusals += error.code() == colock::condition::retryable;
        std::puts(error.what());
    }
    co_await locks.async_close();
}

} // namespace

__attribute__((visibility("default"))) int use_colock()
{
    asio::io_context context;
    colock::client locks{context, "unix:///nonexistent/socket"};
    int refusals = 0;
    asio::co_spawn(context, run(locks, refusals), [](std::exception_ptr error) {
        if (error)
            std::rethrow_exception(error);
    });
    context.run_for(10s);
    return refusals == 2 ? 0 : 1;
}
