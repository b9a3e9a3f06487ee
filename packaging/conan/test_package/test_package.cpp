// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock.hpp>

#include <boost/asio/io_context.hpp>

#include <cstdio>

// Nobody listens there: it is enough that colock says so.
int main()
{
    boost::asio::io_context context;
    colock::client locks{context, "unix:///nonexistent/socket"};
    colock::mutex const stock{locks, "stock:42"};
    colock::error_code outcome;
    stock.async_try_acquire([&](colock::error_code error, auto) {
        outcome = error;
        locks.async_close([](colock::error_code) {});
    });
    context.run();
    std::printf("colock %s: %s\n", COLOCK_VERSION_STRING, outcome.message().c_str());
    return outcome == colock::errc::node_unavailable ? 0 : 1;
}
