// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/tls.hpp"

#include "support/temp_dir.hpp"
#include "support/tls_files.hpp"

#include <colock/client.hpp>
#include <colock/error.hpp>

#include <boost/asio/io_context.hpp>

#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <memory>
#include <openssl/conf.h>
#include <openssl/err.h>
#include <string>
#include <sys/resource.h>
#include <vector>

using namespace colock::detail;

namespace {

int contexts_made = 0;

} // namespace

// The linker lets the library call __wrap_SSL_CTX_new() instead of SSL_CTX_new().
extern "C" SSL_CTX* __real_SSL_CTX_new(SSL_METHOD const* method);
extern "C" SSL_CTX* __wrap_SSL_CTX_new(SSL_METHOD const* method);
extern "C" SSL_CTX* __wrap_SSL_CTX_new(SSL_METHOD const* method)
{
    ++contexts_made;
    return __real_SSL_CTX_new(method);
}

namespace {

/// The name that a connection to this host asks for; empty where it asks for none.
std::string name_told(std::string const& host)
{
    boost::asio::ssl::context context{boost::asio::ssl::context::tls_client};
    std::unique_ptr<SSL, decltype(&SSL_free)> const session{SSL_new(context.native_handle()),
                                                            SSL_free};
    set_host(session.get(), host);
    auto const* const name = SSL_get_servername(session.get(), TLSEXT_NAMETYPE_host_name);
    return name ? name : "";
}

/// Whether a client that connects to `host` shakes hands with a server that has this certificate.
/// With `clients_ca`, the server wants a client's certificate by that authority.
bool shake_hands(boost::asio::ssl::context& ours, std::string const& host,
                 support::tls_files const& files, std::string const& clients_ca = {})
{
    boost::asio::ssl::context theirs{boost::asio::ssl::context::tls_server};
    theirs.use_certificate_chain_file(files.certificate());
    theirs.use_private_key_file(files.key(), boost::asio::ssl::context::pem);
    if (!clients_ca.empty()) {
        theirs.load_verify_file(clients_ca);
        theirs.set_verify_mode(boost::asio::ssl::verify_peer |
                               boost::asio::ssl::verify_fail_if_no_peer_cert);
    }
    using side = std::unique_ptr<SSL, decltype(&SSL_free)>;
    side const client{SSL_new(ours.native_handle()), SSL_free};
    side const server{SSL_new(theirs.native_handle()), SSL_free};
    set_host(client.get(), host);
    BIO* client_end = nullptr;
    BIO* server_end = nullptr;
    REQUIRE(BIO_new_bio_pair(&client_end, 0, &server_end, 0) == 1);
    SSL_set_bio(client.get(), client_end, client_end);
    SSL_set_bio(server.get(), server_end, server_end);
    SSL_set_connect_state(client.get());
    SSL_set_accept_state(server.get());
    auto const step = [](side const& of) {
        ERR_clear_error();
        int const done = SSL_do_handshake(of.get());
        return done == 1 ? SSL_ERROR_NONE : SSL_get_error(of.get(), done);
    };
    for (int steps = 0; steps < 100; ++steps) {
        int const at_client = step(client);
        if (at_client != SSL_ERROR_NONE && at_client != SSL_ERROR_WANT_READ) {
            CHECK(SSL_get_verify_result(client.get()) != X509_V_OK);
            return false;
        }
        int const at_server = step(server);
        if (at_server != SSL_ERROR_WANT_READ && at_client == SSL_ERROR_NONE)
            return at_server == SSL_ERROR_NONE;
    }
    FAIL("the handshake does not end");
    return false;
}

bool is_trusted(std::string const& host, support::tls_files const& files)
{
    colock::node_address address;
    address.tls_ca_file = files.ca();
    auto ours = make_tls_context(address);
    return shake_hands(ours, host, files);
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
    CHECK(name_told("redis.example.com.") == "redis.example.com");
    CHECK(name_told("10.0.0.1").empty());
    CHECK(name_told("::1").empty());
    CHECK(name_told("fe80::1%no_such_zone").empty());
}

TEST_CASE("tls: a certificate is for a name without a final dot, and an address without a zone")
{
    support::tls_files const named{"redis.example.com"};
    CHECK(is_trusted("redis.example.com", named));
    CHECK(is_trusted("redis.example.com.", named));
    CHECK_FALSE(is_trusted("redis.example.com..", named));
    CHECK_FALSE(is_trusted("example.com.", named));
    CHECK_FALSE(is_trusted(".", named));
    support::tls_files const numbered{"fe80::1"};
    CHECK(is_trusted("fe80::1", numbered));
    CHECK(is_trusted("fe80::1%no_such_zone", numbered));
    CHECK_FALSE(is_trusted("fe80::2%no_such_zone", numbered));
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

TEST_CASE("tls: a system that asks for a newer version is obeyed")
{
    support::temp_dir const directory;
    auto const file = (directory.path() / "openssl.cnf").string();
    auto const minimum_where = [&](std::string const& version) {
        std::ofstream{file} << "openssl_conf = all\n[all]\nssl_conf = ssl\n[ssl]\n"
                            << "system_default = policy\n[policy]\nMinProtocol = " << version
                            << '\n';
        REQUIRE(CONF_modules_load_file(file.c_str(), nullptr, 0) == 1);
        auto made = make_tls_context({});
        CONF_modules_finish();
        CONF_modules_unload(0);
        return SSL_CTX_get_min_proto_version(made.native_handle());
    };
    CHECK(minimum_where("TLSv1.3") == TLS1_3_VERSION);
    CHECK(minimum_where("TLSv1.1") == TLS1_2_VERSION);
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

TEST_CASE("tls: the servers of a client share a context, and without TLS there is none")
{
    boost::asio::io_context io;
    std::vector<colock::node_address> masters(50);
    for (std::size_t i = 0; i < masters.size(); ++i)
        masters[i].host = "redis-" + std::to_string(i) + ".example.com";
    auto const made_by_a_client = [&] {
        auto const before = contexts_made;
        colock::client const locks{io, masters};
        return contexts_made - before;
    };
    CHECK(made_by_a_client() == 0);
    for (auto& each : masters)
        each.tls = true;
    CHECK(made_by_a_client() == 1);
    masters.back().tls_verify = false;
    CHECK(made_by_a_client() == 2);
}

namespace {

/// While this lives, no file can be opened.
class no_more_files {
public:
    no_more_files()
    {
        REQUIRE(::getrlimit(RLIMIT_NOFILE, &before_) == 0);
        auto const none = rlimit{0, before_.rlim_max};
        REQUIRE(::setrlimit(RLIMIT_NOFILE, &none) == 0);
    }
    ~no_more_files() { ::setrlimit(RLIMIT_NOFILE, &before_); }

private:
    rlimit before_{};
};

} // namespace

TEST_CASE("tls: files that are replaced are read for the next connection")
{
    namespace fs = std::filesystem;
    support::temp_dir const directory;
    support::tls_files const before, after;
    colock::node_address address;
    address.tls_ca_file = (directory.path() / "ca").string();
    address.tls_certificate_file = (directory.path() / "certificate").string();
    address.tls_key_file = (directory.path() / "key").string();
    // As a tool does that renews them: another file takes the place of each.
    auto const replace = [&](std::string const& by, std::string const& file) {
        fs::copy_file(by, file + ".new");
        fs::rename(file + ".new", file);
    };
    replace(before.ca(), address.tls_ca_file);
    replace(before.certificate(), address.tls_certificate_file);
    replace(before.key(), address.tls_key_file);
    tls_context tls{address};
    auto const works_with = [&](support::tls_files const& server) {
        return shake_hands(*tls.for_connection(), "localhost", server, server.ca());
    };
    CHECK(works_with(before));
    CHECK_FALSE(works_with(after));
    auto const unchanged = tls.for_connection();
    CHECK(tls.for_connection() == unchanged);

    replace(after.ca(), address.tls_ca_file);
    replace(after.certificate(), address.tls_certificate_file);
    CHECK(tls.for_connection() == unchanged); // the key is of another certificate
    fs::remove(address.tls_key_file);
    CHECK(tls.for_connection() == unchanged);
    replace(after.key(), address.tls_key_file);
    {
        no_more_files const none;
        CHECK(tls.for_connection() == unchanged);
    }
    CHECK(works_with(after)); // tried again, though nothing has changed since
    CHECK_FALSE(works_with(before));

    // The file is rewritten in place, at first by what is no certificate.
    std::ofstream{address.tls_ca_file} << "none";
    CHECK(works_with(after));
    fs::copy_file(before.ca(), address.tls_ca_file, fs::copy_options::overwrite_existing);
    CHECK_FALSE(works_with(after));
}
