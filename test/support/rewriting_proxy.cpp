// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/rewriting_proxy.hpp"

#include "support/asio.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <utility>

namespace support {

using asio::ip::tcp;

namespace {

/// Takes the first line, such as "*3", off a buffer that holds one. Returns its number.
std::size_t number_line(std::string& buffer)
{
    auto const end = buffer.find("\r\n");
    auto const number = std::stoul(buffer.substr(1, end - 1));
    buffer.erase(0, end + 2);
    return number;
}

std::string rendered(rewriting_proxy::words const& command)
{
    auto text = '*' + std::to_string(command.size()) + "\r\n";
    for (auto const& word : command)
        text += '$' + std::to_string(word.size()) + "\r\n" + word + "\r\n";
    return text;
}

} // namespace

rewriting_proxy::rewriting_proxy(redis_server const& behind, std::function<void(words&)> rewrite)
    : rewrite_{std::move(rewrite)}, behind_{asio::ip::make_address("127.0.0.1"),
                                            behind.address().port},
      acceptor_{context_, tcp::endpoint{asio::ip::make_address("127.0.0.1"), 0}}
{
    asio::co_spawn(context_, accept(), asio::detached);
    thread_ = std::thread{[this] { context_.run(); }};
}

rewriting_proxy::~rewriting_proxy()
{
    context_.stop();
    thread_.join();
}

colock::node_address rewriting_proxy::address() const
{
    colock::node_address result;
    result.host = "127.0.0.1";
    result.port = acceptor_.local_endpoint().port();
    return result;
}

int rewriting_proxy::count(std::string const& name) const
{
    std::lock_guard const lock{mutex_};
    auto const found = counts_.find(name);
    return found == counts_.end() ? 0 : found->second;
}

asio::awaitable<void> rewriting_proxy::accept()
{
    for (;;) {
        auto client = co_await acceptor_.async_accept(asio::use_awaitable);
        asio::co_spawn(context_, serve(std::move(client)), asio::detached);
    }
}

asio::awaitable<void> rewriting_proxy::serve(socket client)
{
    auto const near = std::make_shared<socket>(std::move(client));
    auto const far = std::make_shared<socket>(context_);
    co_await far->async_connect(behind_, asio::use_awaitable);
    asio::co_spawn(
        context_,
        [](rewriting_proxy const* self, std::shared_ptr<socket> from,
           std::shared_ptr<socket> to) -> asio::awaitable<void> {
            auto passing = self->pass(*from, *to);
            co_await std::move(passing);
        }(this, far, near),
        [near](std::exception_ptr) { near->close(); });
    try {
        auto forwarding = forward(*near, *far);
        co_await std::move(forwarding);
    } catch (boost::system::system_error const&) {
        far->close();
    }
}

asio::awaitable<void> rewriting_proxy::pass(socket& from, socket& to) const
{
    std::array<char, 65536> part{};
    asio::steady_timer timer{from.get_executor()};
    std::size_t passed = 0;
    to.set_option(asio::ip::tcp::no_delay{true});
    for (;;) {
        auto const size = co_await from.async_read_some(asio::buffer(part), asio::use_awaitable);
        timer.expires_after(delay_.load());
        co_await timer.async_wait(asio::use_awaitable);
        std::size_t const piece = drips_ ? 1 : size;
        for (std::size_t at = 0; at < size; at += piece, passed += piece) {
            co_await asio::async_write(to, asio::buffer(part.data() + at, piece),
                                       asio::use_awaitable);
            if (!drips_)
                continue;
            // Without a pause they could be read together.
            timer.expires_after(passed < slow_ ? pause_.load() : std::chrono::microseconds{50});
            co_await timer.async_wait(asio::use_awaitable);
        }
    }
}

void rewriting_proxy::drip(std::size_t slow, std::chrono::milliseconds pause)
{
    slow_ = slow;
    pause_ = pause;
    drips_ = true;
}

asio::awaitable<void> rewriting_proxy::forward(socket& from, socket& to)
{
    std::string buffer;
    auto const have = [&](std::size_t size) -> asio::awaitable<void> {
        if (buffer.size() < size)
            co_await asio::async_read(from, asio::dynamic_buffer(buffer),
                                      asio::transfer_exactly(size - buffer.size()),
                                      asio::use_awaitable);
    };
    for (;;) {
        co_await asio::async_read_until(from, asio::dynamic_buffer(buffer), "\r\n",
                                        asio::use_awaitable);
        words command(number_line(buffer));
        for (auto& word : command) {
            co_await asio::async_read_until(from, asio::dynamic_buffer(buffer), "\r\n",
                                            asio::use_awaitable);
            auto const size = number_line(buffer);
            auto reading = have(size + 2);
            co_await std::move(reading);
            word = buffer.substr(0, size);
            buffer.erase(0, size + 2);
        }
        auto name = command.front();
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        {
            std::lock_guard const lock{mutex_};
            ++counts_[name];
        }
        rewrite_(command);
        auto const text = rendered(command);
        co_await asio::async_write(to, asio::buffer(text), asio::use_awaitable);
    }
}

} // namespace support
