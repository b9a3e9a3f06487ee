// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <thread>

namespace bench {

/// Stands before a server on this machine, as if that were far away: all bytes pass that much
/// later, in each direction. Has a thread of its own.
class slow_path {
public:
    slow_path(std::uint16_t port_behind, std::chrono::microseconds later);
    ~slow_path();
    slow_path(slow_path const&) = delete;
    slow_path& operator=(slow_path const&) = delete;

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

private:
    using tcp = boost::asio::ip::tcp;
    struct one_way;

    boost::asio::awaitable<void> accept();
    boost::asio::awaitable<void> take(std::shared_ptr<one_way> way);
    boost::asio::awaitable<void> give(std::shared_ptr<one_way> way);

    boost::asio::io_context context_{1};
    tcp::endpoint const behind_;
    std::chrono::microseconds const later_;
    tcp::acceptor acceptor_;
    std::thread thread_;
};

} // namespace bench
