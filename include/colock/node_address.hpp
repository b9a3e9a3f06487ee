// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/detail/config.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colock {

/// Where one Redis or Valkey server is, or a Redis Cluster or Sentinel group as a whole, and how to
/// log in.
///
/// Converts from a URL:
///
///     redis://[[user]:password@]host[:port][/db]      TCP
///     rediss://[[user]:password@]host[:port][/db]     TLS, verified against the system's CAs
///     unix://[[user]:password@]/path/to/socket[?db=N]
///     redis://[[user]:password@]host[:port],host[:port],...   a Cluster; rediss:// likewise
///     redis-sentinel://[[user]:password@]host[:port],.../master[/db]   a Sentinel group, by its
///                         sentinels and the name of its master; rediss-sentinel:// likewise
///
/// Whether a server is part of a Cluster it says itself when it is reached. One of its servers is
/// enough to find the others; further ones are tried where that cannot be reached. They share
/// credentials and TLS options.
///
/// Of a Sentinel group the servers stand for sentinels, whose port is 26379 unless it is given. The
/// credentials are those of its master; sentinels that want some get those of `?sentinel_user=USER`
/// and `?sentinel_password=PASSWORD`. All of them share the TLS options.
///
/// User, password and path may be percent-encoded; an IPv6 host stands in brackets. `rediss` takes
/// `?ca_file=PATH`, `?cert_file=PATH`, `?key_file=PATH` and `?verify=no`.
///
/// TLS is of version 1.2 or newer. The server is told the host's name (SNI), unless that is an
/// address. A certificate file, key or CA file that has been replaced is read anew for the next
/// connection; where it cannot be used, what was read before is.
struct node_address {
    /// One more server.
    struct seed {
        std::string host;          ///< Name or address.
        std::uint16_t port = 6379; ///< 1 to 65535.
    };

    std::string host = "127.0.0.1"; ///< Name or address. Not used with `unix_socket`.
    std::uint16_t port = 6379;      ///< 1 to 65535. Not used with `unix_socket`.
    std::string unix_socket;        ///< Path of a Unix domain socket; empty means TCP.
    std::string user;               ///< ACL user; empty means the default user.
    std::string password;           ///< Empty means no AUTH, unless `user` is set.
    int database = 0;               ///< 0 and up; SELECTed where not 0. 0 in a Cluster.
    /// Further servers of the same Cluster, or sentinels of the same group. Not with `unix_socket`.
    std::vector<seed> seeds;
    /// What the sentinels call the master. Where this is set, `host`, `port` and `seeds` are
    /// sentinels, and all else is about the master; empty: there is no Sentinel.
    std::string sentinel_master;
    std::string sentinel_user;     ///< ACL user at the sentinels; empty means the default user.
    std::string sentinel_password; ///< Empty means no AUTH there, unless `sentinel_user` is set.
    bool tls = false;              ///< Not with `unix_socket`.
    bool tls_verify = true;        ///< Check certificate and host name. Off only for tests.
    std::string tls_ca_file;       ///< PEM file to verify against; empty means the system's CAs.

    /// PEM file with the certificate that the client shows, and with those between it and its CA;
    /// empty: none is shown.
    std::string tls_certificate_file;
    /// PEM file with the key of that certificate, without a passphrase; empty: it is in the same
    /// file.
    std::string tls_key_file;

    node_address() = default;

    /// Throws system_error(errc::invalid_argument) that names what is wrong, and never quotes the
    /// URL.
    COLOCK_EXPORT node_address(std::string_view url);
    /// @overload
    node_address(std::string const& url) : node_address(std::string_view{url}) {}
    /// @overload
    node_address(char const* url) : node_address(std::string_view{url}) {}

    /// Throws system_error(errc::invalid_argument) that names the field.
    COLOCK_EXPORT void validate() const;

    /// "host:port", of a Cluster with all of its seeds, or the socket's path: how messages and
    /// events name the node. Of a Sentinel group with all seeds and "/master". No credentials.
    COLOCK_EXPORT std::string label() const;

private:
    void check_sentinel() const;
};

} // namespace colock
