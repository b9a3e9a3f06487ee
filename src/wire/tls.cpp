// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/tls.hpp"

#include "base/invalid.hpp"

#include <colock/error.hpp>

#include <boost/asio/ip/address.hpp>

#include <new>
#include <sys/stat.h>
#include <tuple>
#include <utility>

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
    // Not by a method of Asio's, which sets a minimum of its own: the system's may be stricter.
    asio::ssl::context context{SSL_CTX_new(TLS_client_method())};
    context.set_options(asio::ssl::context::no_compression);
    if (SSL_CTX_get_min_proto_version(context.native_handle()) < TLS1_2_VERSION)
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

void set_host(SSL* session, std::string const& host)
{
    auto const name = certified_name(host);
    auto* const expected = SSL_get0_param(session);
    error_code none;
    asio::ip::make_address(name, none);
    bool const is_name = none.failed();
    if (is_name)
        SSL_set_tlsext_host_name(session, name.c_str());
    if ((is_name ? X509_VERIFY_PARAM_set1_host(expected, name.c_str(), 0)
                 : X509_VERIFY_PARAM_set1_ip_asc(expected, name.c_str())) != 1)
        throw std::bad_alloc{}; // else a certificate for anybody would do
}

tls_context::tls_context(node_address const& options)
{
    options_.tls_verify = options.tls_verify;
    options_.tls_ca_file = options.tls_ca_file;
    options_.tls_certificate_file = options.tls_certificate_file;
    options_.tls_key_file = options.tls_key_file;
    looked_at_ = versions();
    context_ = std::make_shared<asio::ssl::context>(make_tls_context(options_));
}

std::vector<tls_context::version> tls_context::versions() const
{
    auto const time = [](timespec const& of) {
        return std::int64_t{of.tv_sec} * 1'000'000'000 + of.tv_nsec;
    };
    std::vector<version> all;
    for (auto const* file :
         {&options_.tls_ca_file, &options_.tls_certificate_file, &options_.tls_key_file}) {
        struct ::stat is;
        bool const there = !file->empty() && ::stat(file->c_str(), &is) == 0;
        all.push_back(
            there ? version{is.st_dev, is.st_ino, is.st_size, time(is.st_mtim), time(is.st_ctim)}
                  : version{});
    }
    return all;
}

std::shared_ptr<asio::ssl::context> tls_context::for_connection()
{
    // Looked at before they are read: a change in between is seen the next time.
    auto now = versions();
    if (now == looked_at_)
        return context_;
    try {
        context_ = std::make_shared<asio::ssl::context>(make_tls_context(options_));
        looked_at_ = std::move(now);
    } catch (system_error const&) {
        // Perhaps only one of them has been replaced yet, or no file can be opened for now. The
        // next connection tries it again.
    }
    return context_;
}

bool tls_context::suits(node_address const& other) const
{
    auto const of = [](node_address const& each) {
        return std::tie(each.tls_verify, each.tls_ca_file, each.tls_certificate_file,
                        each.tls_key_file);
    };
    return of(options_) == of(other);
}

} // namespace colock::detail
