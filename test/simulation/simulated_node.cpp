// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "simulated_node.hpp"

#include <algorithm>
#include <utility>

namespace simulation {

using colock::clock;
using colock::detail::session;

simulated_node::simulated_node(colock::detail::strand_type strand, std::size_t index,
                               colock::node_address const& address,
                               colock::client_options const& options,
                               std::weak_ptr<colock::detail::node_listener> listener,
                               std::function<std::uint64_t()> random)
    : strand_{std::move(strand)}, session_{index, address, options, std::move(listener),
                                           std::move(random)},
      process_{process::running().weak_from_this()}, host_{network::here().at(address.port - 1)}
{
}

template <class Act>
void simulated_node::let(Act act)
{
    bool const outermost = !std::exchange(busy_, true);
    act();
    if (!outermost)
        return;
    busy_ = false;
    do_what_it_wants();
}

template <class Act>
void simulated_node::let_later(link const& at, Act act)
{
    asio::post(strand_, [weak = weak_from_this(), number = at.number(), act = std::move(act)] {
        auto const self = weak.lock();
        if (self && self->link_ && self->link_->number() == number)
            self->let([&] { act(*self); });
    });
}

void simulated_node::start()
{
    let([this] { session_.start(clock::now()); });
}

void simulated_node::stop()
{
    let([this] { session_.stop(); });
}

void simulated_node::abandon()
{
    session_.abandon();
    close();
}

void simulated_node::leave_to_parent()
{
    let([this] { session_.leave(); });
}

colock::detail::execution simulated_node::execute(colock::detail::command const& what,
                                                  std::shared_ptr<colock::detail::reply_sink> sink)
{
    colock::detail::execution result{};
    let([&] { result = session_.execute(what, std::move(sink), clock::now()); });
    return result;
}

bool simulated_node::hung()
{
    bool result = false;
    let([&] { result = session_.hung(clock::now()); });
    return result;
}

void simulated_node::on_open(link const& at)
{
    let_later(at, [](simulated_node& self) {
        self.connected_ = true;
        self.session_.on_open(clock::now());
    });
}

void simulated_node::on_bytes(link const& at, std::string const& bytes)
{
    let_later(at, [bytes](simulated_node& self) { self.session_.on_bytes(bytes, clock::now()); });
}

void simulated_node::on_room(link const& at)
{
    let_later(at, [](simulated_node& self) { self.write_rest(); });
}

void simulated_node::on_end(link const& at)
{
    let_later(
        at, [](simulated_node& self) { self.session_.on_closed("connection lost", clock::now()); });
}

void simulated_node::do_what_it_wants()
{
    note_changes();
    if (link_ && (!session_.wants_connection() || attempt_ != session_.attempt()))
        close();
    if (!link_ && session_.now_is() == session::state::opening)
        open();
    if (link_)
        link_->listen(session_.now_is() == session::state::up);
    write();
    if (session_.wants_turn() && !std::exchange(turn_posted_, true)) {
        // Behind whatever is ready to run now, which may bring more commands.
        asio::post(strand_.get_inner_executor(), [weak = weak_from_this(), strand = strand_] {
            asio::dispatch(strand, [weak] {
                auto const self = weak.lock();
                if (!self)
                    return;
                self->turn_posted_ = false;
                self->let([&] { self->session_.on_turn(clock::now()); });
            });
        });
    }
    arm();
}

void simulated_node::note_changes()
{
    bool const up = session_.now_is() == session::state::up;
    auto const here = process_.lock();
    if (!here || up == std::exchange(was_up_, up))
        return;
    if (up)
        world::here().note("process ", here->number(), " is connected to host ", host_.number(),
                           ", by ", link_->number());
    else
        world::here().note("process ", here->number(), " has lost host ", host_.number(), ": ",
                           session_.trouble() ? session_.trouble().message() : "it is closed");
}

void simulated_node::open()
{
    auto const here = process_.lock();
    if (!here)
        return;
    attempt_ = session_.attempt();
    link_ = network::here().connect(here, host_, weak_from_this());
}

void simulated_node::close()
{
    connected_ = false;
    output_.clear();
    if (auto const ended = std::exchange(link_, nullptr))
        ended->close();
}

void simulated_node::write()
{
    if (link_ && connected_ && output_.empty() && session_.take_bytes(output_))
        write_rest();
}

void simulated_node::write_rest()
{
    auto const taken = link_->write(output_);
    session_.handed_over(taken);
    output_.erase(0, taken);
}

void simulated_node::arm()
{
    auto const here = process_.lock();
    auto const deadline = session_.deadline();
    if (!here || deadline >= armed_)
        return;
    armed_ = std::max(deadline, clock::now());
    here->at(armed_, [weak = weak_from_this(), at = armed_] {
        auto const self = weak.lock();
        if (!self)
            return;
        asio::post(self->strand_, [weak, at] {
            auto const alive = weak.lock();
            if (!alive || alive->armed_ != at)
                return;
            alive->armed_ = clock::time_point::max();
            alive->let([&] { alive->session_.on_time(clock::now()); });
        });
    });
}

} // namespace simulation
