// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_server.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace support {

/// Stands before a server and puts other commands in the place of some: so an old server plays one
/// that has newer commands. Answers pass as they are, though perhaps in small pieces. Has a thread
/// of its own.
class rewriting_proxy {
public:
    using words = std::vector<std::string>;

    /// `rewrite` is called in the proxy's thread.
    rewriting_proxy(redis_server const& behind, std::function<void(words&)> rewrite);
    ~rewriting_proxy();

    colock::node_address address() const;

    /// From now on answers pass in pieces of one byte, of which the first `slow` of a connection
    /// each take `pause`.
    void drip(std::size_t slow, std::chrono::milliseconds pause);

    /// From now on each answer passes that much later, or up to twice as much: those that come in
    /// the meantime wait together.
    void delay(std::chrono::milliseconds by) { delay_ = by; }

    /// How many commands of this name, in upper case, have come.
    int count(std::string const& name) const;

private:
    using socket = boost::asio::ip::tcp::socket;

    boost::asio::awaitable<void> accept();
    boost::asio::awaitable<void> serve(socket client);
    boost::asio::awaitable<void> forward(socket& from, socket& to);

    boost::asio::awaitable<void> pass(socket& from, socket& to) const;

    std::function<void(words&)> rewrite_;
    std::atomic<bool> drips_{false};
    std::atomic<std::size_t> slow_{0};
    std::atomic<std::chrono::milliseconds> pause_{};
    std::atomic<std::chrono::milliseconds> delay_{};
    boost::asio::ip::tcp::endpoint behind_;
    boost::asio::io_context context_{1};
    boost::asio::ip::tcp::acceptor acceptor_;
    std::mutex mutable mutex_;
    std::map<std::string, int> counts_;
    std::thread thread_;
};

} // namespace support
