// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <boost/asio/ssl/context.hpp>

#include <string>

namespace colock::detail {

/// What a node's TLS options ask for: TLS 1.2 or newer, the server's certificate and name verified.
/// Throws system_error(errc::invalid_argument) that names the option whose file cannot be used.
boost::asio::ssl::context make_tls_context(node_address const& address);

/// How a certificate calls a host: an address without its zone, a name without a final dot.
std::string certified_name(std::string const& host);

/// Tells the server by which name it is asked for (SNI). Addresses are not told.
void set_server_name(SSL* session, std::string const& host);

} // namespace colock::detail
