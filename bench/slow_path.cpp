// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "slow_path.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <deque>
#include <string>
#include <utility>

namespace bench {
namespace asio = boost::asio;
namespace {

constexpr auto as_tuple = asio::as_tuple(asio::use_awaitable);

} // namespace

/// The bytes that are under way from one socket to another.
struct slow_path::one_way {
    using socket_ptr = std::shared_ptr<tcp::socket>;
    using clock = asio::steady_timer::clock_type;

    one_way(asio::io_context& context, socket_ptr read, socket_ptr written)
        : from{std::move(read)}, to{std::move(written)}, timer{context, clock::time_point::max()}
    {
    }

    void end()
    {
        ended = true;
        from->close();
        to->close();
        timer.cancel();
    }

    socket_ptr from, to;
    std::deque<std::pair<clock::time_point, std::string>> parts; ///< When each is to arrive.
    asio::steady_timer timer; ///< Until the first part arrives; cancelled when there is one.
    bool ended = false;
};

slow_path::slow_path(std::uint16_t port_behind, std::chrono::microseconds later)
    : behind_{asio::ip::address_v4::loopback(), port_behind}, later_{later},
      acceptor_{context_, {asio::ip::address_v4::loopback(), 0}}
{
    asio::co_spawn(context_, accept(), asio::detached);
    thread_ = std::thread{[this] { context_.run(); }};
}

slow_path::~slow_path()
{
    context_.stop();
    thread_.join();
}

asio::awaitable<void> slow_path::accept()
{
    for (;;) {
        auto [error, client] = co_await acceptor_.async_accept(as_tuple);
        if (error)
            co_return;
        auto const near = std::make_shared<tcp::socket>(std::move(client));
        auto const far = std::make_shared<tcp::socket>(context_);
        auto const [refused] = co_await far->async_connect(behind_, as_tuple);
        if (refused)
            continue;
        for (auto const& [from, to] : {std::pair{near, far}, std::pair{far, near}}) {
            to->set_option(tcp::no_delay{true});
            auto const way = std::make_shared<one_way>(context_, from, to);
            asio::co_spawn(context_, take(way), asio::detached);
            asio::co_spawn(context_, give(way), asio::detached);
        }
    }
}

asio::awaitable<void> slow_path::take(std::shared_ptr<one_way> way)
{
    std::array<char, 65'536> part{};
    while (!way->ended) {
        auto const [error, size] =
            co_await way->from->async_read_some(asio::buffer(part), as_tuple);
        if (error)
            break;
        way->parts.emplace_back(one_way::clock::now() + later_, std::string(part.data(), size));
        if (way->parts.size() == 1)
            way->timer.cancel();
    }
    way->end();
}

asio::awaitable<void> slow_path::give(std::shared_ptr<one_way> way)
{
    std::string due;
    while (!way->ended) {
        way->timer.expires_at(way->parts.empty() ? one_way::clock::time_point::max()
                                                 : way->parts.front().first);
        co_await way->timer.async_wait(as_tuple);
        due.clear();
        for (auto const now = one_way::clock::now();
             !way->parts.empty() && way->parts.front().first <= now; way->parts.pop_front())
            due += way->parts.front().second;
        auto const [error, size] =
            co_await asio::async_write(*way->to, asio::buffer(due), as_tuple);
        if (error)
            way->end();
    }
}

} // namespace bench
