// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// A lock over five independent masters (Redlock): who has it on three of them has it.
//
//     five_nodes URL...
//
// Stop one of the servers first, to see that it is not missed. Servers that have just been started
// grant nothing for about 12 s: they may have forgotten what they had granted before.
#include <colock.hpp>

#include <boost/asio.hpp>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <vector>

namespace asio = boost::asio;
using namespace std::chrono_literals;

asio::awaitable<void> deduct(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    colock::lease held = co_await stock.async_acquire(30s);
    auto const reports = locks.get_node_reports();
    std::cout << "held by " << held.held_by() << " of " << reports.size()
              << " as far as they have answered; fencing token " << held.fencing_token() << '\n';
    co_await held.async_release();

    for (auto const& node : locks.get_node_reports()) {
        std::cout << node.node << ": " << (node.error ? node.error.message() : "well") << ", "
                  << node.latency / 1us << " us\n";
    }
}

int main(int argc, char** argv)
try {
    std::vector<colock::node_address> const nodes{argv + 1, argv + argc};
    if (nodes.empty())
        throw std::invalid_argument{"usage: five_nodes URL..."};
    asio::io_context context;
    colock::client locks{context, nodes};
    std::exception_ptr failed;
    asio::co_spawn(context, deduct(locks), [&](std::exception_ptr error) {
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
