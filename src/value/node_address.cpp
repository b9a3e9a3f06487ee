// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/node_address.hpp>

#include "base/invalid.hpp"
#include "value/node_url.hpp"

#include <sys/un.h>

namespace colock {

using detail::throw_invalid;

namespace {

void check_tls_file(std::string const& field, std::string const& path, bool tls)
{
    if (!path.empty() && !tls)
        throw_invalid("node_address::" + field + ": not without tls");
    if (path.find('\0') != path.npos)
        throw_invalid("node_address::" + field + ": has a NUL in it");
}

} // namespace

node_address::node_address(std::string_view url) : node_address{detail::parse_node_url(url)} {}

void node_address::validate() const
{
    if (!unix_socket.empty()) {
        constexpr auto most = sizeof(sockaddr_un::sun_path) - 1;
        if (unix_socket.size() > most)
            throw_invalid("node_address::unix_socket: " + std::to_string(unix_socket.size()) +
                          " bytes are more than " + std::to_string(most));
        if (unix_socket.find('\0') != unix_socket.npos)
            throw_invalid("node_address::unix_socket: has a NUL in it");
        if (tls)
            throw_invalid("node_address::tls: not with a unix_socket");
    } else {
        if (host.empty())
            throw_invalid("node_address::host: is empty");
        if (!detail::is_host_name(host) && !detail::is_ipv6(host))
            throw_invalid("node_address::host: is neither a name nor an address");
        if (port == 0)
            throw_invalid("node_address::port: is 0");
    }
    if (database < 0)
        throw_invalid("node_address::database: " + std::to_string(database) + " is negative");
    check_tls_file("tls_ca_file", tls_ca_file, tls);
    check_tls_file("tls_certificate_file", tls_certificate_file, tls);
    check_tls_file("tls_key_file", tls_key_file, tls);
    if (!tls_key_file.empty() && tls_certificate_file.empty())
        throw_invalid("node_address::tls_key_file: not without tls_certificate_file");
}

std::string node_address::label() const
{
    if (!unix_socket.empty())
        return unix_socket;
    auto const bracketed = host.find(':') != host.npos;
    return (bracketed ? '[' + host + ']' : host) + ':' + std::to_string(port);
}

} // namespace colock
