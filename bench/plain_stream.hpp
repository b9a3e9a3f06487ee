// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "silence_watch.hpp"

#include <colock/node_address.hpp>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>

#include <boost/system/system_error.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

namespace bench {

/// Runs what talks to a server. A fault of the connection is thrown as a runtime_error that names
/// the server: what() of a system_error says instead where in Asio it was seen.
template <class Talk>
void naming(colock::node_address const& server, Talk talk)
{
    try {
        talk();
    } catch (boost::system::system_error const& error) {
        throw std::runtime_error{server.label() + ": " + error.code().message()};
    }
}

/// A socket by which a server can be asked: connected and logged in.
struct plain_stream {
    using socket = boost::asio::basic_stream_socket<boost::asio::generic::stream_protocol,
                                                    boost::asio::io_context::executor_type>;

    /// Runs the context, which nobody else runs meanwhile. Throws where the server cannot be
    /// reached, refuses the login, or has not answered within `limit`.
    plain_stream(boost::asio::io_context& context, colock::node_address const& node,
                 std::chrono::seconds limit = longest_silence);
    plain_stream(plain_stream const&) = delete;
    plain_stream& operator=(plain_stream const&) = delete;

    /// Writes all bytes at once, and throws if the system has no room for them. It has if nothing
    /// else waits to be sent.
    void write(std::string const& bytes);
    boost::asio::awaitable<std::size_t> async_read_some(boost::asio::mutable_buffer room);

    boost::asio::ssl::context tls_options;
    socket plain;
    std::optional<boost::asio::ssl::stream<socket&>> tls;
    std::uint64_t heard = 0; ///< How many times a reader has got something.

private:
    boost::asio::awaitable<void> open(colock::node_address const& node);
    boost::asio::awaitable<void> connect(colock::node_address const& node);
    boost::asio::awaitable<void> log_in(colock::node_address const& node);
    boost::asio::awaitable<void> async_write(std::string const& bytes);
};

} // namespace bench
