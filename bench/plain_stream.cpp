// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "plain_stream.hpp"

#include "plain_request.hpp"

#include "wire/reader.hpp"
#include "wire/tls.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <stdexcept>

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

plain_stream::plain_stream(asio::io_context& context, colock::node_address const& node)
    : tls_options{colock::detail::make_tls_context(node)}, plain{context}
{
    naming(node, [&] {
        connect(context, node);
        if (node.tls) {
            tls.emplace(plain, tls_options);
            colock::detail::set_host(tls->native_handle(), node.host);
            tls->handshake(asio::ssl::stream_base::client);
        }
        log_in(node);
    });
    plain.non_blocking(true);
}

void plain_stream::connect(asio::io_context& context, colock::node_address const& node)
{
    if (!node.unix_socket.empty()) {
        plain.connect(asio::local::stream_protocol::endpoint{node.unix_socket});
        return;
    }
    asio::ip::tcp::resolver resolver{context};
    boost::system::error_code error = asio::error::host_not_found;
    for (auto const& each : resolver.resolve(node.host, std::to_string(node.port))) {
        plain.close();
        plain.connect(each.endpoint(), error);
        if (!error)
            break;
    }
    if (error)
        throw std::runtime_error{node.label() + ": " + error.message()};
    plain.set_option(asio::ip::tcp::no_delay{true});
}

void plain_stream::log_in(colock::node_address const& node)
{
    auto const commands = greeting_for(node);
    write(commands.bytes());
    reader parser;
    std::array<char, 4096> input;
    for (auto left = commands.commands(); left > 0;) {
        auto const room = asio::buffer(input);
        auto const size = tls ? tls->read_some(room) : plain.read_some(room);
        parser.feed({input.data(), size});
        for (resp_value node_read; parser.next(node_read) == reader::step::value;) {
            if (is_error(node_read.type))
                throw std::runtime_error{node.label() + ": " + std::string{node_read.text}};
            left -= node_read.ends_message;
        }
    }
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
