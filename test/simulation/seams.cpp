// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What the library asks of the world around it: time, timers, randomness, servers. This takes the
// place of value/clock.cpp, base/time_keeper.cpp, base/entropy.cpp and vote/server/redis_node.cpp
// with the link below it; and of the system call with which Asio asks, at every turn of an
// io_context, what is ready.

#include "simulated_node.hpp"
#include "world.hpp"

#include "base/entropy.hpp"
#include "base/planted.hpp"
#include "base/time_keeper.hpp"
#include "value/error_detail.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <sys/epoll.h>

/// Nothing is ever ready: there are no sockets here, and no timer of Asio's is set.
extern "C" int epoll_wait(int, epoll_event*, int, int)
{
    return 0;
}

namespace colock {

clock::time_point clock::now() noexcept
{
    return simulation::process::running().local_time();
}

namespace detail {

void time_keeper::arm()
{
    if (schedule_.empty() || schedule_.next() >= armed_)
        return;
    armed_ = std::max(schedule_.next(), clock::now());
    simulation::process::running().at(armed_, [weak = weak_from_this(), at = armed_] {
        auto const self = weak.lock();
        if (!self || self->armed_ != at)
            return;
        asio::post(self->timer_.get_executor(), [weak, at] {
            if (auto const alive = weak.lock(); alive && alive->armed_ == at)
                alive->on_timer();
        });
    });
}

namespace {

template <class Generator>
boost::uuids::uuid draw(Generator& numbers)
{
    boost::uuids::uuid drawn;
    for (auto* byte = drawn.begin(); byte != drawn.end(); ++byte)
        *byte = static_cast<std::uint8_t>(numbers());
    return drawn;
}

} // namespace

boost::uuids::uuid fresh_uuid()
{
    return draw(simulation::world::here().ids());
}

entropy::entropy()
    : numbers_{simulation::process::running().seed(simulation::world::here().random()())}
{
}

boost::uuids::uuid entropy::uuid()
{
    // Drawn in any case: so the jitter is the same in a schedule with and without the mistake.
    auto const own = draw(numbers_);
    return planted(bug::ids_from_own_dice) ? own : fresh_uuid();
}

std::shared_ptr<tls_context> tls_for(node_address const&,
                                     std::vector<std::shared_ptr<tls_context>>&)
{
    return nullptr;
}

std::shared_ptr<node> make_server(strand_type strand, std::size_t index, node_address address,
                                  client_options const& options, std::shared_ptr<tls_context>,
                                  std::weak_ptr<node_listener> listener,
                                  std::function<std::uint64_t()> random)
{
    return std::make_shared<simulation::simulated_node>(std::move(strand), index, address, options,
                                                        std::move(listener), std::move(random));
}

} // namespace detail

} // namespace colock
