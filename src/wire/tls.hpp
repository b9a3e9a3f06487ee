// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <boost/asio/ssl/context.hpp>

#include <memory>
#include <string>
#include <vector>

namespace colock::detail {

/// What a node's TLS options ask for: TLS 1.2 or newer, or what the system asks for beyond that,
/// and the server's certificate verified. For whom that is to be, set_host() says. Throws
/// system_error(errc::invalid_argument) that names the option whose file cannot be used.
boost::asio::ssl::context make_tls_context(node_address const& address);

/// How a certificate calls a host: an address without its zone, a name without a final dot.
std::string certified_name(std::string const& host);

/// Tells the server by which name it is asked for (SNI), and demands that its certificate is for
/// that. An address is not told.
void set_host(SSL* session, std::string const& host);

/// By what all links of a client speak TLS that have the same TLS options.
class tls_context {
public:
    /// Throws what make_tls_context() throws.
    explicit tls_context(node_address const& options);

    std::shared_ptr<boost::asio::ssl::context> for_connection() const { return context_; }
    /// Whether it is what this address asks for.
    bool suits(node_address const& other) const;

private:
    node_address options_; ///< Those of TLS.
    std::shared_ptr<boost::asio::ssl::context> context_;
};

} // namespace colock::detail
