// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// How a link serves its session: its wishes, its deadline, its bytes. The ways to a server are in
// link_open.cpp.

#include "wire/link.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <utility>

namespace colock::detail {

/// Handed on from one read to the next.
struct link::read_handler {
    std::shared_ptr<link> self;
    std::shared_ptr<channel> from;

    void operator()(error_code error, std::size_t bytes) noexcept
    {
        auto const owner = self;
        owner->on_read(std::move(*this), error, bytes);
    }
};

link::link(strand_type strand, std::size_t index, node_address const& address,
           client_options const& options, std::shared_ptr<tls_context> tls,
           std::weak_ptr<node_listener> listener, std::function<std::uint64_t()> random)
    : strand_{std::move(strand)}, session_{index, address, options, std::move(listener),
                                           std::move(random)},
      tls_{std::move(tls)}, resolver_{strand_}, timer_{strand_}
{
}

template <class Act>
void link::let(Act act)
{
    bool const outermost = !std::exchange(busy_, true);
    act();
    if (!outermost)
        return;
    busy_ = false;
    do_what_it_wants();
}

void link::start()
{
    let([this] { session_.start(clock::now()); });
}

void link::stop()
{
    let([this] { session_.stop(); });
    // Only one name is looked up at a time: those that still wait for that keep the context at work
    // no longer.
    resolver_.cancel();
}

void link::abandon()
{
    session_.abandon();
    close();
}

void link::leave_to_parent()
{
    resolver_.cancel();
    if (channel_)
        std::exchange(channel_, nullptr)->close_in_this_process();
    let([this] { session_.leave(); });
    after_fork();
}

void link::after_fork()
{
    // At the fork Asio ended the thread that resolves names, and only the next resolution starts
    // another. Without this one, a resolution that was under way would never end.
    if (!resolving_)
        return;
    resolver_stands_ = false;
    try {
        auto const helper = std::make_shared<resolver>(strand_);
        helper->async_resolve("127.0.0.1", "0", asio::ip::tcp::resolver::numeric_host,
                              [helper](error_code, auto const&) noexcept {});
    } catch (system_error const&) {
        resolver_stands_ = true; // until the next attempt
    }
}

execution link::execute(command const& what, std::shared_ptr<reply_sink> sink)
{
    execution result{};
    let([&] { result = session_.execute(what, std::move(sink), clock::now()); });
    return result;
}

bool link::hung()
{
    bool result = false;
    let([&] { result = session_.hung(clock::now()); });
    return result;
}

void link::do_what_it_wants()
{
    if (channel_ && session_.now_is() == session::state::up)
        channel_->was_up |= channel_->attempt == session_.attempt();
    if (channel_ && (!session_.wants_connection() || channel_->attempt != session_.attempt()))
        close();
    if (!channel_ && session_.now_is() == session::state::opening)
        open();
    write();
    if (session_.wants_turn() && !std::exchange(turn_posted_, true)) {
        // Behind whatever is ready to run now, which may bring more commands. Posted to the strand
        // itself, it would come before the callers who are about to enter the strand.
        auto enter = [self = shared_from_this()]() noexcept {
            asio::dispatch(self->strand_, [self]() noexcept {
                self->turn_posted_ = false;
                self->let([&] { self->session_.on_turn(clock::now()); });
            });
        };
        asio::post(strand_.get_inner_executor(), std::move(enter));
    }
    arm();
}

void link::arm()
{
    auto const deadline = session_.deadline();
    if (deadline == clock::time_point::max()) {
        if (std::exchange(armed_, deadline) != deadline)
            timer_.cancel();
        return;
    }
    if (deadline >= armed_)
        return;
    // Asio's timers stand still while the machine is suspended, our clock does not. Nothing sleeps
    // so long that this would matter after waking up.
    constexpr clock::duration longest_sleep = std::chrono::seconds{1};
    auto const now = clock::now();
    armed_ = std::min(deadline, now + longest_sleep);
    timer_.expires_after(std::max(armed_ - now, clock::duration::zero()));
    timer_.async_wait([self = shared_from_this()](error_code error) noexcept {
        if (error)
            return;
        self->armed_ = clock::time_point::max();
        self->let([&] { self->session_.on_time(clock::now()); });
    });
}

void link::close()
{
    auto const ended = std::exchange(channel_, nullptr);
    if (!ended)
        return;
    // One address of several may have taken all the time, or lead to a server that refuses to
    // serve, or to a replica: the next attempt begins with the next.
    if (!ended->was_up || session_.led_to_replica())
        first_tried_ += ended->tried;
    ended->close();
}

void link::on_ready(channel& to)
{
    to.ready = true;
    let([this] { session_.on_open(clock::now()); });
    if (is_present(to))
        read({shared_from_this(), channel_});
}

void link::on_failed(channel& of, error_code error)
{
    if (is_present(of))
        let([&] { session_.on_closed(error.message(), clock::now()); });
}

void link::read(read_handler handler)
{
    auto& from = *handler.from;
    auto const room = asio::buffer(from.input);
    if (from.tls)
        from.tls->async_read_some(room, std::move(handler));
    else
        from.plain.async_read_some(room, std::move(handler));
}

void link::on_read(read_handler handler, error_code error, std::size_t bytes)
{
    auto& from = *handler.from;
    if (!is_present(from))
        return;
    if (error) {
        on_failed(from, error);
        return;
    }
    let([&] { session_.on_bytes({from.input.data(), bytes}, clock::now()); });
    if (is_present(from))
        read(std::move(handler));
}

void link::write()
{
    auto const to = channel_.get();
    // A child that was not told of the fork: what it writes here would be read as the parent's.
    if (!to || !to->ready || to->writing || generation_ != fork_generation())
        return;
    if (!session_.take_bytes(to->output))
        return;
    to->written = 0;
    if (!to->tls) {
        // Mostly the socket takes all of it at once, and no operation is needed.
        error_code error;
        to->written = to->plain.write_some(asio::buffer(to->output), error);
        // What the server has said before is still to be read. Then reading shows the end.
        bool const broken = error && error != asio::error::would_block;
        if (broken)
            to->shut_down();
        if (broken || to->written == to->output.size()) {
            session_.handed_over(to->written);
            to->writing = broken;
            to->output.clear();
            return;
        }
    }
    // From now on nobody knows how much of it the system has taken.
    session_.handed_over(to->output.size());
    to->writing = true;
    write_rest();
}

void link::write_rest()
{
    auto const rest = asio::buffer(channel_->output) + channel_->written;
    auto handler = [self = shared_from_this(), at = channel_](error_code error,
                                                              std::size_t) noexcept {
        if (!error)
            self->on_written(*at);
        else if (self->generation_ == fork_generation()) // else it is the parent's
            at->shut_down();
    };
    if (channel_->tls)
        asio::async_write(*channel_->tls, rest, std::move(handler));
    else
        asio::async_write(channel_->plain, rest, std::move(handler));
}

void link::on_written(channel& to)
{
    to.output.clear();
    to.writing = false;
    if (is_present(to))
        let([] {});
}

} // namespace colock::detail
