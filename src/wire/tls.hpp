// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <boost/asio/ssl/context.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <sys/types.h>
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

/// By what all links of a client speak TLS that have the same TLS options. Certificates are renewed
/// while programs run: when a file has changed, the next connection is made by the new one, unless
/// that cannot be used.
class tls_context {
public:
    /// Throws what make_tls_context() throws.
    explicit tls_context(node_address const& options);

    std::shared_ptr<boost::asio::ssl::context> for_connection();
    /// Whether it is what this address asks for.
    bool suits(node_address const& other) const;

private:
    /// By which a file, or what has taken its place, is known to have changed.
    struct version {
        dev_t device;
        ino_t number;
        off_t size;
        std::int64_t written; ///< In nanoseconds, as is the next.
        std::int64_t changed; ///< Renamed, or given to others, too.

        bool operator==(version const&) const = default;
    };

    std::vector<version> versions() const;

    node_address options_;           ///< Those of TLS.
    std::vector<version> looked_at_; ///< When the files were read.
    std::shared_ptr<boost::asio::ssl::context> context_;
};

} // namespace colock::detail
