// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// A flash sale: several processes, hundreds of buyers in each, sell what is in stock. The stock is
// a number in Redis that is read by GET and written by SET; only the lock makes the two one step.
// With --no-lock it is the same without it, and more is sold than there was.
//
//     seckill [--no-lock] [URL]
//
// Ends with 0 if as many were sold as there were (or, with --no-lock, more), else with 1. The stock
// is reached by TCP without TLS only.
#include <colock.hpp>

#include <boost/asio.hpp>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace asio = boost::asio;

namespace {

constexpr int in_stock = 5'000;
constexpr int processes = 4;
constexpr int buyers = 250; ///< In each process.
/// Together they want twice as much as there is.
constexpr int wanted_by_each = 2 * in_stock / (processes * buyers) + 1;

struct sale {
    colock::node_address node{};
    std::string key = "seckill:" + std::to_string(::getpid());
    bool locked = true;
};

/// The stock in Redis, as one buyer sees it: the simplest client that there is, over a connection
/// of its own.
class stock {
public:
    stock(asio::io_context& context, sale const& what) : sale_{what}, socket_{context} {}

    asio::awaitable<int> read()
    {
        auto asking = ask({"GET", sale_.key});
        auto const size = co_await std::move(asking); // "$4"
        auto reading = read_line();
        auto const text = co_await std::move(reading);
        if (size.front() != '$' || size == "$-1")
            throw std::runtime_error{"no stock: " + size};
        co_return std::stoi(text);
    }

    asio::awaitable<void> write(int items)
    {
        auto asking = ask({"SET", sale_.key, std::to_string(items), "EX", "600"});
        auto const answer = co_await std::move(asking);
        if (answer != "+OK")
            throw std::runtime_error{"SET: " + answer};
    }

private:
    asio::awaitable<void> connect()
    {
        auto const& node = sale_.node;
        if (node.tls || !node.unix_socket.empty())
            throw std::runtime_error{"this example talks to Redis by TCP without TLS"};
        asio::ip::tcp::resolver resolver{socket_.get_executor()};
        auto const found = co_await resolver.async_resolve(node.host, std::to_string(node.port),
                                                           asio::use_awaitable);
        co_await asio::async_connect(socket_, found, asio::use_awaitable);
        socket_.set_option(asio::ip::tcp::no_delay{true});
        std::vector<std::vector<std::string>> first;
        if (!node.password.empty())
            first.push_back({"AUTH", node.user.empty() ? "default" : node.user, node.password});
        if (node.database != 0)
            first.push_back({"SELECT", std::to_string(node.database)});
        for (auto const& command : first) {
            auto asking = ask(command);
            auto const answer = co_await std::move(asking);
            if (answer != "+OK")
                throw std::runtime_error{command.front() + ": " + answer};
        }
    }

    /// The first line of the answer.
    asio::awaitable<std::string> ask(std::vector<std::string> words)
    {
        if (!std::exchange(connected_, true))
            co_await connect();
        auto command = '*' + std::to_string(words.size()) + "\r\n";
        for (auto const& word : words)
            command += '$' + std::to_string(word.size()) + "\r\n" + word + "\r\n";
        co_await asio::async_write(socket_, asio::buffer(command), asio::use_awaitable);
        auto reading = read_line();
        co_return co_await std::move(reading);
    }

    asio::awaitable<std::string> read_line()
    {
        auto const size = co_await asio::async_read_until(socket_, asio::dynamic_buffer(read_),
                                                          "\r\n", asio::use_awaitable);
        auto line = read_.substr(0, size - 2);
        read_.erase(0, size);
        co_return line;
    }

    sale const& sale_;
    asio::ip::tcp::socket socket_;
    bool connected_ = false;
    std::string read_;
};

/// One process of the shop: the buyers, and a client for the locks.
class branch {
public:
    branch(sale const& what, std::atomic<long>& sold)
        : sale_{what}, sold_{sold}, locks_{context_, what.node}, stock_lock_{locks_, what.key}
    {
    }

    void open_for_sale()
    {
        for (int i = 0; i < buyers; ++i)
            start(buy());
        run();
    }

    void fill_stock()
    {
        start(fill());
        run();
    }

private:
    asio::awaitable<void> fill()
    {
        stock items_left{context_, sale_};
        co_await items_left.write(in_stock);
    }

    asio::awaitable<void> buy()
    {
        stock items_left{context_, sale_};
        for (int i = 0; i < wanted_by_each; ++i) {
            colock::lease held;
            if (sale_.locked)
                held = co_await stock_lock_.async_acquire();
            int const left = co_await items_left.read();
            if (left > 0) {
                // For a stock that refuses a write with an old fencing token, see http_service.cpp.
                if (sale_.locked && !held.valid())
                    throw colock::system_error{colock::errc::lease_lost};
                co_await items_left.write(left - 1);
                ++sold_;
            }
            if (sale_.locked)
                co_await held.async_release();
            if (left == 0)
                break;
        }
    }

    void start(asio::awaitable<void> task)
    {
        ++inside_;
        asio::co_spawn(context_, std::move(task), [this](std::exception_ptr error) {
            if (error && !failed_)
                failed_ = error;
            if (--inside_ > 0 && !error)
                return;
            locks_.async_close([this](colock::error_code left) { // in any case
                if (left && !failed_)
                    failed_ = std::make_exception_ptr(colock::system_error{left});
            });
        });
    }

    void run()
    {
        context_.run();
        if (failed_)
            std::rethrow_exception(failed_);
    }

    sale const& sale_;
    std::atomic<long>& sold_;
    int inside_ = 0;
    std::exception_ptr failed_;
    asio::io_context context_{1};
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
    branch{what, sold}.fill_stock();

    // Forked while nothing of Asio lives in this process.
    std::vector<pid_t> children;
    for (int i = 0; i < processes; ++i) {
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

} // namespace

int main(int argc, char** argv)
try {
    std::vector<std::string> words{argv + 1, argv + argc};
    sale what;
    what.locked = std::erase(words, "--no-lock") == 0;
    if (!words.empty())
        what.node = colock::node_address{words.front()};
    auto const sold = sell(what);
    std::cout << processes << " processes with " << buyers << " buyers each, "
              << (what.locked ? "with the lock" : "WITHOUT a lock") << ": " << in_stock
              << " items in stock, " << sold << " sold, " << std::max(0L, sold - in_stock)
              << " oversold\n";
    return (what.locked ? sold == in_stock : sold > in_stock) ? EXIT_SUCCESS : EXIT_FAILURE;
} catch (std::exception const& failure) {
    std::cerr << "seckill: " << failure.what() << '\n';
    return EXIT_FAILURE;
}
