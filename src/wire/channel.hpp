// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"

#include <colock/error.hpp>

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace colock::detail {

/// One connection of a link, made or in the making: its socket, and the memory that operations on
/// it use. These keep it, so that it outlives them.
struct channel {
    using socket = asio::basic_stream_socket<asio::generic::stream_protocol, strand_type>;
    using endpoint = asio::generic::stream_protocol::endpoint;

    channel(strand_type const& strand, std::uint64_t for_attempt)
        : plain{strand}, attempt{for_attempt}
    {
    }

    void secure(std::shared_ptr<asio::ssl::context> by, std::string const& host);

    /// Nothing is written any more. What has come is still to be read, and then the end.
    void shut_down();

    /// Closes it without shutdown() or TLS's close_notify; operations that are under way are
    /// cancelled.
    void close();
    /// The same in this process only: a parent process goes on using the connection.
    void close_in_this_process();

    socket plain;
    std::shared_ptr<asio::ssl::context> context; ///< By which it speaks TLS.
    std::optional<asio::ssl::stream<socket&>> tls;
    std::uint64_t attempt;
    std::vector<endpoint> endpoints; ///< Those that have not been tried yet, the next one last.
    error_code last_error;

    std::array<char, 16'384> input;
    std::string output;      ///< What is to be written,
    std::size_t written = 0; ///< and how much of it has been.
    bool ready = false;      ///< Bytes may be exchanged.
    std::size_t tried = 0;   ///< How many addresses.
    bool was_up = false;     ///< The server has served the session.
    bool writing = false;    ///< An operation is under way.
};

} // namespace colock::detail
