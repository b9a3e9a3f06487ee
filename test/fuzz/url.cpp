// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Fuzzes the parsing of a server's URL.
//
// An input is a URL; each '*' in it stands for a word that must stay secret. It is refused with a
// text that does not have the word, or gives an address. That address is the same when it is
// written as a URL again and parsed.

#include <colock/error.hpp>
#include <colock/node_address.hpp>

#include "value/node_url.hpp"

#include "input.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

using colock::node_address;

namespace {

constexpr std::string_view secret = "5ecr3tW0rd";

std::string with_secret(std::string_view pattern)
{
    std::string url;
    for (char const c : pattern) {
        if (c == '*')
            url += secret;
        else
            url += c;
    }
    return url;
}

bool has_secret(std::string_view text)
{
    return text.find(secret) != text.npos;
}

std::optional<node_address> parse(std::string const& url)
{
    try {
        return node_address{url};
    } catch (colock::system_error const& error) {
        fuzz::require(error.code() == colock::errc::invalid_argument, "another error");
        fuzz::require(!has_secret(error.what()) && !has_secret(error.code().message()),
                      "an error quotes the URL");
        fuzz::require(error.code().message().size() > 30, "an error without an explanation");
        return std::nullopt;
    }
}

/// Every byte as %xx.
std::string encoded(std::string_view text)
{
    std::string result;
    for (auto const c : text) {
        constexpr char digits[] = "0123456789abcdef";
        auto const value = static_cast<unsigned char>(c);
        result += '%';
        result += digits[value / 16];
        result += digits[value % 16];
    }
    return result;
}

std::string host_and_port(std::string const& host, std::uint16_t port)
{
    bool const ipv6 = host.find(':') != host.npos;
    return (ipv6 ? '[' + encoded(host) + ']' : host) + ':' + std::to_string(port);
}

/// The parameters that it takes, with "?" in front; empty where there are none.
std::string query_of(node_address const& address)
{
    std::string query;
    auto const add = [&](std::string_view name, std::string const& value) {
        if (!value.empty())
            query.append(query.empty() ? "?" : "&").append(name).append("=").append(value);
    };
    if (!address.unix_socket.empty())
        add("db", std::to_string(address.database));
    if (address.tls)
        add("verify", address.tls_verify ? "yes" : "no");
    add("ca_file", encoded(address.tls_ca_file));
    add("cert_file", encoded(address.tls_certificate_file));
    add("key_file", encoded(address.tls_key_file));
    add("sentinel_user", encoded(address.sentinel_user));
    add("sentinel_password", encoded(address.sentinel_password));
    return query;
}

std::string url_of(node_address const& address)
{
    bool const local = !address.unix_socket.empty();
    bool const of_group = !address.sentinel_master.empty();
    std::string url = local ? "unix" : address.tls ? "rediss" : "redis";
    url += of_group ? "-sentinel://" : "://";
    if (!address.user.empty() || !address.password.empty())
        url += encoded(address.user) + ':' + encoded(address.password) + '@';
    if (local)
        return url + '/' + encoded(std::string_view{address.unix_socket}.substr(1)) +
               query_of(address);
    url += host_and_port(address.host, address.port);
    for (auto const& each : address.seeds)
        url += ',' + host_and_port(each.host, each.port);
    if (of_group)
        url += '/' + encoded(address.sentinel_master);
    return url + '/' + std::to_string(address.database) + query_of(address);
}

auto all_of(node_address const& a)
{
    std::vector<std::pair<std::string, std::uint16_t>> seeds;
    for (auto const& each : a.seeds)
        seeds.emplace_back(each.host, each.port);
    return std::tuple_cat(std::tuple{std::move(seeds)},
                          std::tie(a.host, a.port, a.unix_socket, a.user, a.password, a.database,
                                   a.sentinel_master, a.sentinel_user, a.sentinel_password, a.tls,
                                   a.tls_verify, a.tls_ca_file, a.tls_certificate_file,
                                   a.tls_key_file));
}

void check_label(node_address const& address)
{
    auto const label = address.label();
    if (!address.unix_socket.empty())
        return;
    auto const servers = std::count(label.begin(), label.end(), ',') + 1;
    fuzz::require(static_cast<std::size_t>(servers) == 1 + address.seeds.size(),
                  "a label does not have all servers");
    bool const of_group = !address.sentinel_master.empty();
    fuzz::require(of_group ? label.ends_with('/' + address.sentinel_master)
                           : label.find('/') == label.npos,
                  "a label of another group");
}

/// Whether the secret word is there once and a '@' follows it, so that it may be meant as a
/// password. Not in the path of a socket, which may have a '@'.
bool secret_before_at(std::string const& url)
{
    auto const authority = url.find("://") + 3;
    auto const at = url.find(secret, authority);
    bool const of_socket = url[0] == 'u' || url[0] == 'U';
    bool const in_path = url.find('/', authority) < at;
    return at != url.npos && at == url.rfind(secret) && url.find('@', at) != url.npos &&
           !(of_socket && in_path);
}

/// Whether the secret word is there once, in the parameters: no label has any of those.
bool secret_in_query(std::string const& url)
{
    auto const query = url.find('?', url.find("://") + 3);
    auto const at = url.find(secret);
    return query != url.npos && at != url.npos && at > query && at == url.rfind(secret);
}

/// Whether two hexadecimal digits follow each '%'.
bool well_encoded(std::string_view url)
{
    for (auto at = url.find('%'); at != url.npos; at = url.find('%', at + 1)) {
        auto const digits = url.substr(at + 1, 2);
        if (digits.size() != 2 || digits.find_first_not_of("0123456789abcdefABCDEF") != url.npos)
            return false;
    }
    return true;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size)
{
    fuzz::input input{data, size};
    auto const url = with_secret(input.rest());
    auto const address = parse(url);
    if (!address)
        return 0;
    address->validate();
    fuzz::require(well_encoded(url), "takes a URL with a '%' that encodes nothing");
    if (secret_before_at(url))
        fuzz::require(!has_secret(address->label()), "a label shows what may be a password");
    if (secret_in_query(url))
        fuzz::require(!has_secret(address->label()), "a label shows a parameter");
    check_label(*address);
    auto const again = parse(url_of(*address));
    fuzz::require(again && all_of(*again) == all_of(*address), "an address is not what it was");
    return 0;
}
