// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace colock {

/// Where one Redis or Valkey server is, and how to log in.
///
/// Converts from a URL:
///
///     redis://[[user]:password@]host[:port][/db]      TCP
///     rediss://[[user]:password@]host[:port][/db]     TLS, verified against the system's CAs
///     unix://[[user]:password@]/path/to/socket[?db=N]
///
/// User, password and path may be percent-encoded; an IPv6 host stands in brackets. `rediss` takes
/// `?ca_file=PATH`, `?cert_file=PATH`, `?key_file=PATH` and `?verify=no`.
///
/// TLS is of version 1.2 or newer. The server is told the host's name (SNI), unless that is an
/// address.
struct node_address {
    std::string host = "127.0.0.1"; ///< Name or address. Not used with `unix_socket`.
    std::uint16_t port = 6379;      ///< 1 to 65535. Not used with `unix_socket`.
    std::string unix_socket;        ///< Path of a Unix domain socket; empty means TCP.
    std::string user;               ///< ACL user; empty means the default user.
    std::string password;           ///< Empty means no AUTH, unless `user` is set.
    int database = 0;               ///< 0 and up; SELECTed where not 0.
    bool tls = false;               ///< Not with `unix_socket`.
    bool tls_verify = true;         ///< Check certificate and host name. Off only for tests.
    std::string tls_ca_file;        ///< PEM file to verify against; empty means the system's CAs.

    /// PEM file with the certificate that the client shows, and with those between it and its CA;
    /// empty: none is shown.
    std::string tls_certificate_file;
    /// PEM file with the key of that certificate, without a passphrase; empty: it is in the same
    /// file.
    std::string tls_key_file;

    node_address() = default;

    /// Throws system_error(errc::invalid_argument) that names what is wrong, and never quotes the
    /// URL.
    node_address(std::string_view url);
    node_address(std::string const& url) : node_address(std::string_view{url}) {}
    node_address(char const* url) : node_address(std::string_view{url}) {}

    /// Throws system_error(errc::invalid_argument) that names the field.
    void validate() const;

    /// "host:port" or the socket's path: how messages and events name the node. No credentials.
    std::string label() const;
};

} // namespace colock
