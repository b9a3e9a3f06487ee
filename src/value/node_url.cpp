// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "value/node_url.hpp"

#include "base/invalid.hpp"
#include "base/utf8.hpp"

#include <boost/asio/ip/address_v6.hpp>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <system_error>
#include <vector>

// Boost.URL would parse this, but it has to be linked, and colock wants only headers of Boost.

namespace colock::detail {

namespace {

using std::string_view;

constexpr char const* unknown_scheme =
    "does not begin with redis://, rediss://, unix://, redis-sentinel:// or rediss-sentinel://";

/// `what` names a piece of the URL and never quotes it: where a URL is malformed, any piece of it
/// may be part of a password.
[[noreturn]] void malformed(std::string const& what)
{
    throw_invalid("node URL: " + what);
}

struct parts {
    string_view before;
    std::optional<string_view> after;
};

parts split_at(string_view text, char separator)
{
    auto const at = text.find(separator);
    if (at == text.npos)
        return {text, std::nullopt};
    return {text.substr(0, at), text.substr(at + 1)};
}

std::string percent_decoded(string_view text, std::string const& piece)
{
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        unsigned value = 0;
        auto const digits = text.substr(i + 1, 2);
        auto const end = digits.data() + digits.size();
        if (digits.size() != 2 || std::from_chars(digits.data(), end, value, 16).ptr != end)
            malformed(piece + " has a '%' that two hexadecimal digits do not follow");
        decoded += static_cast<char>(value);
        i += 2;
    }
    return decoded;
}

unsigned number(string_view text, unsigned least, unsigned most, std::string const& piece)
{
    unsigned value = 0;
    auto const end = text.data() + text.size();
    auto const [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end || value < least || value > most)
        malformed(piece + " is not a number from " + std::to_string(least) + " to " +
                  std::to_string(most));
    return value;
}

int database_number(string_view text)
{
    return static_cast<int>(number(text, 0, std::numeric_limits<int>::max(), "the database"));
}

/// Takes "[user]:password@" off the front of `authority`.
void read_credentials(string_view& authority, node_address& to)
{
    auto const [text, rest] = split_at(authority, '@');
    if (!rest)
        return;
    if (rest->find('@') != string_view::npos)
        malformed("there is more than one '@'; in user or password it is written %40");
    auto const [user, password] = split_at(text, ':');
    if (!password)
        malformed("the credentials lack a ':'; they are user:password@ or :password@");
    to.user = percent_decoded(user, "the user");
    to.password = percent_decoded(*password, "the password");
    authority = *rest;
}

node_address::seed host_and_port(string_view text, std::uint16_t usual_port)
{
    node_address::seed to{{}, usual_port};
    std::optional<string_view> port;
    if (text.starts_with('[')) {
        auto const [host, rest] = split_at(text.substr(1), ']');
        if (!rest)
            malformed("the host lacks its closing ']'");
        if (!rest->empty() && rest->front() != ':')
            malformed("the host's ']' is followed by something that is not a port");
        to.host = percent_decoded(host, "the host");
        if (!is_ipv6(to.host))
            malformed("the host in brackets is not an IPv6 address");
        if (!rest->empty())
            port = rest->substr(1);
    } else {
        auto const [host, rest] = split_at(text, ':');
        if (host.empty())
            malformed("the host is empty");
        if (rest && rest->find(':') != string_view::npos)
            malformed("the host or port has a ':' too many; an IPv6 address stands in brackets");
        if (!is_host_name(host))
            malformed("the host has a character that no host name has");
        to.host = host;
        port = rest;
    }
    if (port)
        to.port = static_cast<std::uint16_t>(number(*port, 1, 65'535, "the port"));
    return to;
}

void read_servers(string_view text, std::uint16_t usual_port, node_address& to)
{
    for (std::optional<string_view> rest = text; rest;) {
        auto const [server, next] = split_at(*rest, ',');
        to.seeds.push_back(host_and_port(server, usual_port));
        rest = next;
    }
    to.host = std::move(to.seeds.front().host);
    to.port = to.seeds.front().port;
    to.seeds.erase(to.seeds.begin());
}

/// The field for the path that a TLS parameter gives; null if it is no such parameter.
std::string* tls_file(string_view name, node_address& to)
{
    return name == "ca_file"     ? &to.tls_ca_file
           : name == "cert_file" ? &to.tls_certificate_file
           : name == "key_file"  ? &to.tls_key_file
                                 : nullptr;
}

/// The field for a credential that sentinels ask for; null if it is none.
std::string* credential(string_view name, node_address& to)
{
    return to.sentinel_master.empty()    ? nullptr
           : name == "sentinel_user"     ? &to.sentinel_user
           : name == "sentinel_password" ? &to.sentinel_password
                                         : nullptr;
}

/// "/master" or "/master/database".
void read_group(string_view path, node_address& to)
{
    auto const [name, database] = split_at(path.substr(std::min<std::size_t>(1, path.size())), '/');
    to.sentinel_master = percent_decoded(name, "the master's name");
    if (to.sentinel_master.empty())
        malformed("the master's name is missing: redis-sentinel://host:port/name");
    if (database && !database->empty())
        to.database = database_number(*database);
}

void read_parameter(string_view name, string_view value, node_address& to)
{
    if (name == "db" && !to.unix_socket.empty()) {
        to.database = database_number(value);
    } else if (auto* const file = to.tls ? tls_file(name, to) : nullptr) {
        auto const piece = "the parameter " + std::string{name};
        *file = percent_decoded(value, piece);
        if (file->empty())
            malformed(piece + " is empty");
    } else if (auto* const text = credential(name, to)) {
        *text = percent_decoded(value, "the parameter " + std::string{name});
    } else if (name == "verify" && to.tls) {
        if (value != "yes" && value != "no")
            malformed("the parameter verify is neither yes nor no");
        to.tls_verify = value == "yes";
    } else {
        std::string known = to.tls ? "ca_file, cert_file, key_file, verify" : "";
        if (!to.sentinel_master.empty())
            known += std::string{known.empty() ? "" : ", "} + "sentinel_user, sentinel_password";
        if (!to.unix_socket.empty())
            known = "db";
        malformed(known.empty() ? "redis:// takes no parameters"
                                : "a parameter is none of these: " + known);
    }
}

void read_query(string_view query, node_address& to)
{
    std::vector<string_view> seen;
    for (std::optional<string_view> rest = query; rest;) {
        auto const [item, next] = split_at(*rest, '&');
        auto const [name, value] = split_at(item, '=');
        if (std::find(seen.begin(), seen.end(), name) != seen.end())
            malformed("a parameter is given twice");
        seen.push_back(name);
        read_parameter(name, value.value_or(""), to);
        rest = next;
    }
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

node_address parse_node_url(string_view url)
{
    if (std::any_of(url.begin(), url.end(), [](unsigned char c) { return c <= ' ' || c == 0x7f; }))
        malformed("has a space or control character in it, which is to be percent-encoded");
    auto const scheme_end = url.find("://");
    if (scheme_end == url.npos)
        malformed(unknown_scheme);
    std::string scheme{url.substr(0, scheme_end)};
    std::transform(scheme.begin(), scheme.end(), scheme.begin(), lower);
    bool const of_group = scheme == "redis-sentinel" || scheme == "rediss-sentinel";
    if (!of_group && scheme != "redis" && scheme != "rediss" && scheme != "unix")
        malformed(unknown_scheme);
    auto const rest = url.substr(scheme_end + 3);
    if (rest.find('#') != rest.npos)
        malformed("has a '#' in it, which is to be percent-encoded");

    auto const [location, query] = split_at(rest, '?');
    auto authority = location.substr(0, location.find('/'));
    auto const path = location.substr(authority.size());

    node_address result;
    if (scheme == "unix") {
        read_credentials(authority, result);
        if (!authority.empty())
            malformed("the socket's path does not begin with a '/'");
        result.unix_socket = percent_decoded(path, "the socket's path");
        if (result.unix_socket.size() < 2)
            malformed("the socket's path is empty");
    } else {
        // Somebody's password has a '/' or a '?'. Going on would take the user for a host.
        if (rest.find('@', authority.size()) != rest.npos)
            malformed("a '/', '?' or '@' in user or password is to be percent-encoded");
        read_credentials(authority, result);
        read_servers(authority, of_group ? 26'379 : 6'379, result);
        if (of_group)
            read_group(path, result);
        else if (path.size() > 1)
            result.database = database_number(path.substr(1));
        result.tls = scheme.starts_with("rediss");
    }
    if (query)
        read_query(*query, result);
    result.validate();
    return result;
}

bool is_ipv6(std::string const& host)
{
    // Asio takes anything for a zone, and stops at a NUL.
    auto const [address, zone] = split_at(host, '%');
    boost::system::error_code wrong;
    boost::asio::ip::make_address_v6(std::string{address}, wrong);
    return !wrong && address.find('\0') == address.npos && (!zone || is_host_name(*zone));
}

bool is_host_name(string_view host)
{
    if (host.empty())
        return false;
    while (!host.empty()) {
        auto const c = host[0];
        bool const sound = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
        auto const size = printable_length(host);
        // Beyond ASCII: whatever the resolver makes of it.
        if (!sound && size < 2)
            return false;
        host.remove_prefix(size);
    }
    return true;
}

} // namespace colock::detail
