// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What the library asks of the world around it: time, timers, randomness, servers. This takes the
// place of value/clock.cpp, base/time_keeper.cpp, base/entropy.cpp and vote/server/redis_node.cpp,
// which the linker then leaves in the archive.

#include "scripted/stage/stage.hpp"

#include "base/entropy.hpp"
#include "base/time_keeper.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>

namespace colock {

clock::time_point clock::now() noexcept
{
    return scripted::stage::here().asked_for_time();
}

namespace detail {

void time_keeper::arm()
{
    if (schedule_.empty() || schedule_.next() >= armed_)
        return;
    armed_ = std::max(schedule_.next(), clock::now());
    scripted::stage::here().at(armed_, [weak = weak_from_this(), at = armed_] {
        auto const self = weak.lock();
        if (!self || self->armed_ != at)
            return;
        asio::post(self->timer_.get_executor(), [weak, at] {
            if (auto const alive = weak.lock(); alive && alive->armed_ == at)
                alive->on_timer();
        });
    });
}

boost::uuids::uuid fresh_uuid()
{
    static std::uint64_t count = 0;
    boost::uuids::uuid drawn{};
    auto number = ++count;
    for (auto* byte = drawn.end(); number > 0; number >>= 8)
        *--byte = static_cast<std::uint8_t>(number);
    return drawn;
}

entropy::entropy() : numbers_{1} {}

boost::uuids::uuid entropy::uuid()
{
    return fresh_uuid();
}

std::shared_ptr<tls_context> tls_for(node_address const&,
                                     std::vector<std::shared_ptr<tls_context>>&)
{
    return nullptr;
}

std::shared_ptr<node> make_server(strand_type strand, std::size_t index, node_address address,
                                  client_options const&, std::shared_ptr<tls_context>,
                                  std::weak_ptr<node_listener> listener,
                                  std::function<std::uint64_t()>)
{
    return scripted::stage::here().add(std::move(strand), index, address.label(),
                                       std::move(listener));
}

} // namespace detail

} // namespace colock
