// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// None of this compiles: wrong_bodies.cmake looks at what the compiler says.
#include <colock/with_lock.hpp>

#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

namespace asio = boost::asio;

void other_executor(colock::basic_mutex const& lock)
{
    using executor = asio::io_context::executor_type;
    auto const body = [](colock::lease&) -> asio::awaitable<int, executor> { co_return 1; };
    colock::async_with_lock(lock, body, asio::detached);
}

void no_coroutine(colock::basic_mutex const& lock)
{
    colock::async_with_lock(
        lock, [](colock::lease&) { return 1; }, asio::detached);
}

void no_lease(colock::basic_mutex const& lock)
{
    colock::async_with_lock(lock, []() -> asio::awaitable<void> { co_return; });
}
