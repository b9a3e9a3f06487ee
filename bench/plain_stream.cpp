// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "plain_stream.hpp"

#include "plain_request.hpp"

#include "wire/reader.hpp"
#include "wire/tls.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <exception>
#include <stdexcept>
#include <utility>

namespace bench {
namespace asio = boost::asio;
using colock::detail::reader;
using colock::detail::resp_value;
namespace {

plain_request greeting_for(colock::node_address const& node)
{
    plain_request commands;
    if (node.user.empty() && node.password.empty())
        commands.push("HELLO", "3");
    else
        commands.push("HELLO", "3", "AUTH", node.user.empty() ? "default" : node.user,
                      node.password);
    if (node.database != 0)
        commands.push("SELECT", node.database);
    return commands;
}

} // namespace

plain_stream::plain_stream(asio::io_context& context, colock::node_address const& node,
                           std::chrono::seconds limit)
    : tls_options{node.tls ? colock::detail::make_tls_context(node)
                           : asio::ssl::context{asio::ssl::context::tls_client}},
      plain{context}
{
    bool ended = false;
    std::exception_ptr error;
    asio::co_spawn(context, open(node), [&](std::exception_ptr thrown) {
        ended = true;
        error = thrown;
    });
    auto const end = std::chrono::steady_clock::now() + limit;
    while (!ended && context.run_one_until(end) > 0)
        ;
    bool const in_time = ended;
    if (!in_time)
        plain.close();
    while (!ended)
        context.run_one(); // closing makes it end
    context.restart();
    if (!in_time)
        throw no_answer(node, limit);
    if (error)
        naming(node, [&] { std::rethrow_exception(error); });
    plain.non_blocking(true);
}

asio::awaitable<void> plain_stream::open(colock::node_address const& node)
{
    auto connecting = connect(node);
    co_await std::move(connecting);
    if (node.tls) {
        tls.emplace(plain, tls_options);
        colock::detail::set_host(tls->native_handle(), node.host);
        co_await tls->async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
    }
    auto logging_in = log_in(node);
    co_await std::move(logging_in);
}

asio::awaitable<void> plain_stream::connect(colock::node_address const& node)
{
    if (!node.unix_socket.empty()) {
        socket::endpoint_type const there{asio::local::stream_protocol::endpoint{node.unix_socket}};
        co_await plain.async_connect(there, asio::use_awaitable);
        co_return;
    }
    asio::ip::tcp::resolver resolver{plain.get_executor()};
    boost::system::error_code error = asio::error::host_not_found;
    for (auto const& each : resolver.resolve(node.host, std::to_string(node.port))) {
        plain.close();
        co_await plain.async_connect(each.endpoint(),
                                     asio::redirect_error(asio::use_awaitable, error));
        if (!error || error == asio::error::operation_aborted) // it takes too long
            break;
    }
    if (error)
        throw boost::system::system_error{error};
    plain.set_option(asio::ip::tcp::no_delay{true});
}

asio::awaitable<void> plain_stream::log_in(colock::node_address const& node)
{
    auto const commands = greeting_for(node);
    auto writing = async_write(commands.bytes());
    co_await std::move(writing);
    reader parser;
    std::array<char, 4096> input;
    for (auto left = commands.commands(); left > 0;) {
        auto reading = async_read_some(asio::buffer(input));
        auto const size = co_await std::move(reading);
        parser.feed({input.data(), size});
        for (resp_value value; parser.next(value) == reader::step::value;) {
            if (is_error(value.type))
                throw std::runtime_error{node.label() + ": " + std::string{value.text}};
            left -= value.ends_message;
        }
    }
}

asio::awaitable<void> plain_stream::async_write(std::string const& bytes)
{
    if (tls)
        co_await asio::async_write(*tls, asio::buffer(bytes), asio::use_awaitable);
    else
        co_await asio::async_write(plain, asio::buffer(bytes), asio::use_awaitable);
}

void plain_stream::write(std::string const& bytes)
{
    if (tls)
        asio::write(*tls, asio::buffer(bytes));
    else
        asio::write(plain, asio::buffer(bytes));
}

asio::awaitable<std::size_t> plain_stream::async_read_some(asio::mutable_buffer room)
{
    return tls ? tls->async_read_some(room, asio::use_awaitable)
               : plain.async_read_some(room, asio::use_awaitable);
}

} // namespace bench
