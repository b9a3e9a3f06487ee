// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock.hpp>

#include <boost/asio.hpp>
#include <iostream>

boost::asio::awaitable<void> deduct(colock::client& locks)
{
    colock::mutex stock{locks, "stock:42"};
    colock::lease held = co_await stock.async_acquire(std::chrono::seconds{5});
    std::cout << "nobody else has it now; fencing token " << held.fencing_token() << '\n';
    co_await held.async_release();
    co_await locks.async_close();
}

int main(int argc, char** argv)
{
    boost::asio::io_context context;
    colock::client locks{context, argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};
    co_spawn(context, deduct(locks), [](std::exception_ptr error) {
        if (error)
            std::rethrow_exception(error);
    });
    context.run();
}
