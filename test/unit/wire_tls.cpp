// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/tls.hpp"

#include <colock/error.hpp>

#include <doctest/doctest.h>
#include <memory>
#include <string>

using namespace colock::detail;

namespace {

/// The name that a connection to this host asks for; empty where it asks for none.
std::string name_told(std::string const& host)
{
    boost::asio::ssl::context context{boost::asio::ssl::context::tls_client};
    std::unique_ptr<SSL, decltype(&SSL_free)> const session{SSL_new(context.native_handle()),
                                                            SSL_free};
    set_server_name(session.get(), host);
    auto const* const name = SSL_get_servername(session.get(), TLSEXT_NAMETYPE_host_name);
    return name ? name : "";
}

std::string complaint(colock::node_address const& address)
{
    try {
        make_tls_context(address);
    } catch (colock::system_error const& error) {
        CHECK(error.code() == colock::errc::invalid_argument);
        return error.what();
    }
    return {};
}

} // namespace

TEST_CASE("tls: a server is told its name, but no address")
{
    CHECK(name_told("redis.example.com") == "redis.example.com");
    CHECK(name_told("localhost") == "localhost");
    CHECK(name_told("10.0.0.1").empty());
    CHECK(name_told("::1").empty());
}

TEST_CASE("tls: nothing older than 1.2, and verified unless that is switched off")
{
    colock::node_address address;
    address.tls = true;
    auto verified = make_tls_context(address);
    CHECK(SSL_CTX_get_min_proto_version(verified.native_handle()) == TLS1_2_VERSION);
    CHECK(SSL_CTX_get_verify_mode(verified.native_handle()) == SSL_VERIFY_PEER);
    address.tls_verify = false;
    auto trusting = make_tls_context(address);
    CHECK(SSL_CTX_get_min_proto_version(trusting.native_handle()) == TLS1_2_VERSION);
    CHECK(SSL_CTX_get_verify_mode(trusting.native_handle()) == SSL_VERIFY_NONE);
}

TEST_CASE("tls: a file that cannot be used is named, with its option")
{
    colock::node_address address;
    address.tls = true;
    address.tls_ca_file = "/nowhere/ca.crt";
    CHECK(complaint(address).find("tls_ca_file: \"/nowhere/ca.crt\"") != std::string::npos);
    address.tls_ca_file.clear();
    address.tls_certificate_file = "/nowhere/our.crt";
    CHECK(complaint(address).find("tls_certificate_file: \"/nowhere/our.crt\"") !=
          std::string::npos);
}
