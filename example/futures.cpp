// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// For threads that know nothing of Asio: one thread runs the client, all others block in futures.
//
//     futures [URL]
#include <colock.hpp>

#include <boost/asio.hpp>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <functional>
#include <future>
#include <iostream>
#include <sstream>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace asio = boost::asio;
using namespace std::chrono_literals;

/// The client, and the thread that runs it.
class lock_service {
public:
    explicit lock_service(char const* url) : locks_{context_, url} {}

    colock::lease acquire(std::string_view name, std::chrono::milliseconds wait)
    {
        return colock::mutex{locks_, name}.async_acquire(wait, asio::use_future).get();
    }
    /// Throws if the lease was lost. What it was to protect may have been touched by others then.
    void release(colock::lease held) { held.async_release(asio::use_future).get(); }

    /// Throws if keys may remain until their ttl has passed. No other call may come after it.
    void close() { locks_.async_close(asio::use_future).get(); }

    ~lock_service()
    {
        locks_.async_close(asio::detached); // if nobody has: without it the thread would not end
        thread_.join();
    }

private:
    asio::io_context context_;
    colock::client locks_;
    std::thread thread_{[this] { context_.run(); }};
};

/// It would block for ever in the thread that runs the client: never wait for a future there.
void deduct(lock_service& locks, int worker, int& stock)
{
    colock::lease held = locks.acquire("stock:42", 5s);
    stock -= 1;
    std::ostringstream line;
    line << "worker " << worker << " leaves " << stock << " under fencing token "
         << held.fencing_token() << '\n';
    std::cout << line.str();
    locks.release(std::move(held));
}

int main(int argc, char** argv)
try {
    lock_service locks{argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};
    int stock = 4;
    std::vector<std::future<void>> workers; // each waits for its thread when it is destroyed
    for (int worker = 1; worker <= 4; ++worker)
        workers.push_back(
            std::async(std::launch::async, deduct, std::ref(locks), worker, std::ref(stock)));
    for (auto& worker : workers)
        worker.get(); // throws what the worker has thrown
    locks.close();
    return EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
