// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/tls.hpp"

#include "base/invalid.hpp"

#include <colock/error.hpp>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>

namespace colock::detail {

namespace asio = boost::asio;

namespace {

void check(error_code const& error, std::string const& option, std::string const& file)
{
    if (error)
        throw_invalid("node_address::" + option + ": \"" + file + "\": " + error.message());
}

void set_authority(asio::ssl::context& context, node_address const& address)
{
    if (!address.tls_verify) {
        context.set_verify_mode(asio::ssl::verify_none);
        return;
    }
    error_code error;
    if (address.tls_ca_file.empty())
        context.set_default_verify_paths(error);
    else
        context.load_verify_file(address.tls_ca_file, error);
    check(error, "tls_ca_file", address.tls_ca_file);
    context.set_verify_mode(asio::ssl::verify_peer);
    context.set_verify_callback(asio::ssl::host_name_verification{certified_name(address.host)});
}

void set_certificate(asio::ssl::context& context, node_address const& address)
{
    if (address.tls_certificate_file.empty())
        return;
    error_code error;
    context.use_certificate_chain_file(address.tls_certificate_file, error);
    check(error, "tls_certificate_file", address.tls_certificate_file);
    // Without this, OpenSSL would ask at the terminal.
    context.set_password_callback(
        [](std::size_t, asio::ssl::context::password_purpose) { return std::string{}; }, error);
    auto const& key =
        address.tls_key_file.empty() ? address.tls_certificate_file : address.tls_key_file;
    context.use_private_key_file(key, asio::ssl::context::pem, error);
    check(error, "tls_key_file", key);
}

} // namespace

asio::ssl::context make_tls_context(node_address const& address)
{
    asio::ssl::context context{asio::ssl::context::tls_client};
    if (!address.tls)
        return context;
    SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_2_VERSION);
    set_authority(context, address);
    set_certificate(context, address);
    return context;
}

std::string certified_name(std::string const& host)
{
    auto name = host.substr(0, host.find('%'));
    if (name.size() > 1 && name.ends_with('.'))
        name.pop_back();
    return name;
}

void set_server_name(SSL* session, std::string const& host)
{
    auto const name = certified_name(host);
    error_code none;
    asio::ip::make_address(name, none);
    if (none)
        SSL_set_tlsext_host_name(session, name.c_str());
}

} // namespace colock::detail
