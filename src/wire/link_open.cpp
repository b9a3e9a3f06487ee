// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// How a link makes a connection: by a Unix domain socket, or by TCP to each address of the server
// in turn, with TLS or without.

#include "wire/link.hpp"

#include "wire/tls.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <fcntl.h>
#include <utility>

namespace colock::detail {

void link::open()
{
    auto const& to = session_.address();
    channel_ = std::make_shared<channel>(strand_, session_.attempt());
    if (!to.unix_socket.empty()) {
        channel_->endpoints.emplace_back(asio::local::stream_protocol::endpoint{to.unix_socket});
        connect_next();
        return;
    }
    error_code error;
    auto const numeric = asio::ip::make_address(to.host, error);
    if (error) {
        resolve();
    } else {
        channel_->endpoints.emplace_back(asio::ip::tcp::endpoint{numeric, to.port});
        connect_next();
    }
}

void link::resolve()
{
    if (!found_.empty()) {
        on_resolved({}, std::exchange(found_, {}));
        return;
    }
    // A resolution cannot be cancelled. Its result is as good for the next attempt, and attempts
    // that fail meanwhile do not pile up more of them.
    if (std::exchange(resolving_, true)) {
        if (resolver_stands_)
            after_fork();
        return;
    }
    auto const& to = session_.address();
    try {
        resolver_.async_resolve(
            to.host, std::to_string(to.port), resolver::numeric_service,
            [self = shared_from_this()](error_code error, resolver::results_type results) noexcept {
                self->resolving_ = false;
                self->on_resolved(error, results);
            });
    } catch (system_error const& failed) {
        on_no_resolver(failed.code());
    }
}

/// The thread by which Asio resolves names cannot be started now.
void link::on_no_resolver(error_code why)
{
    resolving_ = false;
    if (!channel_)
        return;
    asio::post(strand_, [self = shared_from_this(), at = channel_, why]() noexcept {
        self->on_failed(*at, why);
    });
}

void link::on_resolved(error_code error, resolver::results_type const& results)
{
    if (!channel_) { // between two attempts
        if (!error)
            found_ = results;
        return;
    }
    if (channel_->plain.is_open() || !channel_->endpoints.empty())
        return;
    if (error || results.empty()) {
        on_failed(*channel_, error ? error : asio::error::host_not_found);
        return;
    }
    auto& all = channel_->endpoints;
    for (auto const& each : results)
        all.emplace_back(each.endpoint());
    auto const first = static_cast<std::ptrdiff_t>(first_tried_ % all.size());
    std::rotate(all.begin(), all.begin() + first, all.end());
    std::reverse(all.begin(), all.end());
    connect_next();
}

void link::connect_next()
{
    auto const to = channel_;
    if (to->endpoints.empty()) {
        on_failed(*to, to->last_error);
        return;
    }
    auto const next = to->endpoints.back();
    to->endpoints.pop_back();
    to->close();
    ++to->tried;
    to->plain.async_connect(next, [self = shared_from_this(), to](error_code error) noexcept {
        if (!self->is_present(*to))
            return;
        to->last_error = error;
        if (error)
            self->connect_next();
        else
            self->on_connected(*to);
    });
    // async_connect() has opened the socket. Programs that this one starts must not inherit it.
    // (One that is opened here, with that flag, and handed to Asio by assign(), Asio takes out of
    // the epoll set when it closes it: in a child of fork that is the parent's set.)
    ::fcntl(to->plain.native_handle(), F_SETFD, FD_CLOEXEC);
}

void link::on_connected(channel& to)
{
    error_code error;
    if (session_.address().unix_socket.empty()) {
        to.plain.set_option(asio::ip::tcp::no_delay{true}, error);
    } else if (to.plain.remote_endpoint(error); error) {
        // The server's queue was full. Asio takes that for a connection in the making, which the
        // system does not make.
        on_failed(to, asio::error::try_again);
        return;
    }
    to.plain.non_blocking(true, error);
    if (!session_.address().tls) {
        on_ready(to);
        return;
    }
    to.secure(tls_->for_connection(), session_.address().host);
    to.tls->async_handshake(asio::ssl::stream_base::client,
                            [self = shared_from_this(), at = channel_](error_code failed) noexcept {
                                if (!self->is_present(*at))
                                    return;
                                if (failed)
                                    self->on_failed(*at, failed);
                                else
                                    self->on_ready(*at);
                            });
}

} // namespace colock::detail
