// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// A flash sale: several processes, hundreds of buyers in each, sell what is in stock. The stock is
// a number in Redis that is read by GET and written by SET; only the lock makes the two one step.
// With --no-lock it is the same without it, and more is sold than there was.
//
//     seckill [--url URL] [--items N] [--processes N] [--buyers N] [--no-lock]
//
// Without --url it starts a redis-server of its own. Ends with 0 if as many were sold as there were
// (or, with --no-lock, more), else with 1.
#include "support/redis_server.hpp"

#include <colock.hpp>

#include <boost/asio.hpp>
#include <boost/redis/connection.hpp>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace asio = boost::asio;
namespace redis = boost::redis;

namespace {

struct sale {
    colock::node_address node{};
    std::string key{};
    int items = 5'000;
    int processes = 4;
    int buyers = 250; ///< In each process.
    bool locked = true;

    /// Together they want twice as much as there is.
    int wanted_by_each() const { return 2 * items / (processes * buyers) + 1; }
};

/// One process of the shop: a connection for the stock, and a client for the locks.
class branch {
public:
    branch(sale const& what, std::atomic<long>& sold)
        : sale_{what}, sold_{sold}, redis_{context_, redis::logger{redis::logger::level::err}},
          locks_{context_, what.node}, stock_lock_{locks_, what.key}
    {
        config_.addr = {sale_.node.host, std::to_string(sale_.node.port)};
        config_.unix_socket = sale_.node.unix_socket;
        config_.use_ssl = sale_.node.tls;
        if (!sale_.node.user.empty())
            config_.username = sale_.node.user;
        config_.password = sale_.node.password;
        config_.database_index = sale_.node.database;
    }

    void open_for_sale()
    {
        for (int i = 0; i < sale_.buyers; ++i)
            start(buy());
        run();
    }

    void put_into_stock(int items)
    {
        start(write_stock(items));
        run();
    }

private:
    asio::awaitable<void> buy()
    {
        for (int i = 0; i < sale_.wanted_by_each(); ++i) {
            colock::lease held;
            if (sale_.locked)
                held = co_await stock_lock_.async_acquire();
            int const left = co_await read_stock();
            if (left > 0) {
                co_await write_stock(left - 1);
                ++sold_;
            }
            if (sale_.locked)
                co_await held.async_release();
            if (left == 0)
                break;
        }
    }

    asio::awaitable<int> read_stock()
    {
        redis::request get;
        get.push("GET", sale_.key);
        redis::response<int> left;
        co_await redis_.async_exec(get, left);
        co_return std::get<0>(left).value();
    }

    asio::awaitable<void> write_stock(int items)
    {
        redis::request set;
        set.push("SET", sale_.key, items, "EX", 600);
        co_await redis_.async_exec(set);
    }

    void start(asio::awaitable<void> task)
    {
        ++inside_;
        asio::co_spawn(context_, std::move(task), [this](std::exception_ptr error) {
            if (error)
                std::rethrow_exception(error);
            if (--inside_ == 0) {
                redis_.cancel();
                locks_.async_close(asio::detached);
            }
        });
    }

    void run()
    {
        redis_.async_run(config_, asio::detached);
        context_.run();
    }

    sale const& sale_;
    std::atomic<long>& sold_;
    int inside_ = 0;
    asio::io_context context_{1};
    redis::config config_;
    redis::connection redis_;
    colock::client locks_;
    colock::mutex stock_lock_;
};

/// Returns how many were sold by all processes.
long sell(sale const& what)
{
    void* const memory = ::mmap(nullptr, sizeof(std::atomic<long>), PROT_READ | PROT_WRITE,
                                MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        throw std::runtime_error{"mmap failed"};
    auto& sold = *new (memory) std::atomic<long>{0};
    branch{what, sold}.put_into_stock(what.items);

    // Forked before anything of Asio lives in this process.
    std::vector<pid_t> children;
    for (int i = 0; i < what.processes; ++i) {
        children.push_back(::fork());
        if (children.back() == 0) {
            try {
                branch{what, sold}.open_for_sale();
                ::_exit(0);
            } catch (std::exception const& error) {
                std::cerr << "seckill: " << error.what() << std::endl;
                ::_exit(1);
            }
        }
    }
    bool failed = false;
    for (auto const child : children) {
        int status = 0;
        failed |= ::waitpid(child, &status, 0) != child || status != 0;
    }
    if (failed)
        throw std::runtime_error{"a process failed"};
    return sold;
}

int run(sale what, std::string const& url)
{
    std::optional<support::redis_server> server;
    if (url.empty())
        server.emplace();
    what.node = server ? server->address() : colock::node_address{url};
    what.key = "seckill:" + std::to_string(::getpid());

    auto const sold = sell(what);
    std::cout << what.processes << " processes with " << what.buyers << " buyers each, "
              << (what.locked ? "with the lock" : "WITHOUT a lock") << ": " << what.items
              << " items in stock, " << sold << " sold, " << std::max(0L, sold - what.items)
              << " oversold\n";
    return (what.locked ? sold == what.items : sold > what.items) ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    sale what;
    std::string url;
    std::map<std::string, int*> const numbers{
        {"--items", &what.items}, {"--processes", &what.processes}, {"--buyers", &what.buyers}};
    try {
        for (int i = 1; i < argc; ++i) {
            std::string const option = argv[i];
            if (option == "--no-lock")
                what.locked = false;
            else if (option == "--url" && i + 1 < argc)
                url = argv[++i];
            else if (numbers.contains(option) && i + 1 < argc && std::atoi(argv[i + 1]) > 0)
                *numbers.at(option) = std::atoi(argv[++i]);
            else
                throw std::runtime_error{"what is meant by " + option + "?"};
        }
        return run(what, url);
    } catch (std::exception const& error) {
        std::cerr << "seckill: " << error.what() << '\n';
        return 1;
    }
}
