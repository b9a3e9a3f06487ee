// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// A lock over five independent masters (Redlock): who has it on three of them has it.
//
//     five_nodes [URL...]
//
// Without URLs it starts five redis-servers of its own, and kills one of them to show that it is
// not missed.
#include "support/redis_server.hpp"

#include <colock.hpp>

#include <boost/asio.hpp>
#include <deque>
#include <iostream>

namespace asio = boost::asio;

asio::awaitable<void> deduct(colock::client& locks)
{
    colock::mutex stock{locks, "stock:42"};
    colock::lease held = co_await stock.async_acquire(std::chrono::seconds{5});
    auto const reports = locks.get_node_reports();
    std::cout << "held by " << held.held_by() << " of " << reports.size()
              << " as far as they have answered; fencing token " << held.fencing_token() << '\n';
    co_await held.async_release();

    for (auto const& node : locks.get_node_reports()) {
        std::cout << node.node << ": " << (node.error ? node.error.message() : "well") << ", "
                  << node.latency / std::chrono::microseconds{1} << " us\n";
    }
    co_await locks.async_close(asio::as_tuple(asio::use_awaitable));
}

int main(int argc, char** argv)
{
    std::vector<colock::node_address> nodes{argv + 1, argv + argc};
    std::deque<support::redis_server> servers;
    if (nodes.empty()) {
        for (int i = 0; i < 5; ++i)
            nodes.push_back(servers.emplace_back().address());
        servers.back().kill();
    }

    asio::io_context context;
    colock::client locks{context, nodes};
    co_spawn(context, deduct(locks), [](std::exception_ptr error) {
        if (error)
            std::rethrow_exception(error);
    });
    context.run();
}
