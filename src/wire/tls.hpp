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

/// Makes the context for a node's TLS options: TLS 1.2 or newer, or a stricter minimum of the
/// system, and by default a verified certificate. set_host() says for which host that must be.
/// Throws system_error(errc::invalid_argument) that names the option whose file cannot be used.
boost::asio::ssl::context make_tls_context(node_address const& address);

/// How a certificate calls a host: an address without its zone, a name without a final dot.
std::string certified_name(std::string const& host);

/// Demands a certificate for this host, and tells the server its name (SNI) unless it is an IP
/// address.
void set_host(SSL* session, std::string const& host);

/// What all links of a client with the same TLS options use to speak TLS. Certificates are renewed
/// while programs run: when a file has changed, the next connection uses the new one, unless that
/// is unusable.
class tls_context {
public:
    /// Throws what make_tls_context() throws.
    explicit tls_context(node_address const& options);

    std::shared_ptr<boost::asio::ssl::context> for_connection();
    /// Whether it is what this address asks for.
    bool suits(node_address const& other) const;

private:
    /// What differs when a file has changed, or another has taken its place.
    struct version {
        dev_t device;
        ino_t number;
        off_t size;
        std::int64_t written; ///< In nanoseconds, as is the next.
        std::int64_t changed; ///< By a rename, or a new owner or mode, too.

        bool operator==(version const&) const = default;
    };

    std::vector<version> versions() const;

    node_address options_;           ///< Those of TLS.
    std::vector<version> looked_at_; ///< When the files were read.
    std::shared_ptr<boost::asio::ssl::context> context_;
};

} // namespace colock::detail
