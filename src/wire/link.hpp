// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/fork_generation.hpp"
#include "base/strand.hpp"
#include "wire/channel.hpp"
#include "wire/session.hpp"

#include <boost/asio/ip/basic_resolver.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstdint>
#include <memory>
#include <string_view>

namespace colock::detail {

class tls_context;

/// Drives a session: makes the connections that it wants, reads and writes its bytes, and calls it
/// when its deadline comes. All on one strand; the handlers of operations keep the link.
///
/// What the session wants to have written goes out at the end of the outermost call into the link:
/// at once where the socket takes it.
class link : public std::enable_shared_from_this<link> {
public:
    /// `tls` may be null where the address is without TLS.
    link(strand_type strand, std::size_t index, node_address const& address,
         client_options const& options, std::shared_ptr<tls_context> tls,
         std::weak_ptr<node_listener> listener, std::function<std::uint64_t()> random);

    session const& its_session() const { return session_; }

    void start();
    void stop();
    void abandon();
    void leave_to_parent();
    void after_fork();
    execution execute(command const& what, std::shared_ptr<reply_sink> sink);
    bool hung();

private:
    using resolver = asio::ip::basic_resolver<asio::ip::tcp, strand_type>;
    struct read_handler;

    /// Lets the session act, and then does what it wants.
    template <class Act>
    void let(Act act);
    void do_what_it_wants();
    void close();
    void write();
    void arm();

    void open();
    void resolve();
    void on_resolved(error_code error, resolver::results_type const& results);
    void on_no_resolver(error_code why);
    void connect_next();
    void on_connected(channel& to);
    void on_ready(channel& to);
    void on_failed(channel& of, error_code error);

    void read(read_handler handler);
    void on_read(read_handler handler, error_code error, std::size_t bytes);
    void write_rest();
    void on_written(channel& to);
    bool is_present(channel const& which) const { return channel_.get() == &which; }

    std::uint32_t const generation_ = fork_generation();
    strand_type strand_;
    session session_;
    std::shared_ptr<tls_context> tls_;
    resolver resolver_;
    bool resolving_ = false;
    resolver::results_type found_;  ///< By a resolution that ended between two attempts.
    bool resolver_stands_ = false;  ///< It has no thread: see after_fork().
    std::uint64_t first_tried_ = 0; ///< Which of the server's addresses, by turns.
    std::shared_ptr<channel> channel_;
    asio::steady_timer timer_;
    clock::time_point armed_ = clock::time_point::max(); ///< When the timer will fire.
    bool busy_ = false;                                  ///< The session is acting.
    bool turn_posted_ = false;                           ///< session::on_turn() will be called.
};

} // namespace colock::detail
