// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/node_address.hpp>

#include "base/invalid.hpp"
#include "value/node_url.hpp"

#include <sys/un.h>

#include <algorithm>

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

void check_server(std::string const& field, std::string const& host, std::uint16_t port)
{
    if (host.empty())
        throw_invalid(field + "host: is empty");
    if (!detail::is_host_name(host) && !detail::is_ipv6(host))
        throw_invalid(field + "host: is neither a name nor an address");
    if (port == 0)
        throw_invalid(field + "port: is 0");
}

std::string label_of(std::string const& host, std::uint16_t port)
{
    auto const bracketed = host.find(':') != host.npos;
    return (bracketed ? '[' + host + ']' : host) + ':' + std::to_string(port);
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
        check_server("node_address::", host, port);
        for (std::size_t i = 0; i < seeds.size(); ++i)
            check_server("node_address::seeds[" + std::to_string(i) + "].", seeds[i].host,
                         seeds[i].port);
    }
    if (!seeds.empty() && !unix_socket.empty())
        throw_invalid("node_address::seeds: not with a unix_socket");
    if (!sentinel_master.empty())
        check_sentinel();
    else if (!sentinel_user.empty() || !sentinel_password.empty())
        throw_invalid("node_address::sentinel_user and sentinel_password: not without a "
                      "sentinel_master");
    else if (!seeds.empty() && database != 0)
        throw_invalid("node_address::database: a cluster has only 0");
    if (database < 0)
        throw_invalid("node_address::database: " + std::to_string(database) + " is negative");
    check_tls_file("tls_ca_file", tls_ca_file, tls);
    check_tls_file("tls_certificate_file", tls_certificate_file, tls);
    check_tls_file("tls_key_file", tls_key_file, tls);
    if (!tls_key_file.empty() && tls_certificate_file.empty())
        throw_invalid("node_address::tls_key_file: not without tls_certificate_file");
}

void node_address::check_sentinel() const
{
    if (!unix_socket.empty())
        throw_invalid("node_address::sentinel_master: not with a unix_socket");
    // Sentinel itself takes only letters, digits and ".-_".
    bool const sound =
        std::all_of(sentinel_master.begin(), sentinel_master.end(),
                    [](unsigned char c) { return c > ' ' && c != 0x7f && c != '/' && c != ','; });
    if (!sound)
        throw_invalid("node_address::sentinel_master: has a character that no master's name has");
}

std::string node_address::label() const
{
    if (!unix_socket.empty())
        return unix_socket;
    auto label = label_of(host, port);
    for (auto const& each : seeds)
        label += ',' + label_of(each.host, each.port);
    return sentinel_master.empty() ? label : label + '/' + sentinel_master;
}

} // namespace colock
