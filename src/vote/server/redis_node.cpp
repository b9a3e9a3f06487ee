// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/server/redis_node.hpp"

#include "wire/tls.hpp"

#include <utility>

namespace colock::detail {

std::shared_ptr<tls_context> tls_for(node_address const& address,
                                     std::vector<std::shared_ptr<tls_context>>& made)
{
    if (!address.tls)
        return nullptr;
    for (auto const& each : made) {
        if (each->suits(address))
            return each;
    }
    made.push_back(std::make_shared<tls_context>(address));
    return made.back();
}

std::shared_ptr<node> make_server(strand_type strand, std::size_t index, node_address address,
                                  client_options const& options, std::shared_ptr<tls_context> tls,
                                  std::weak_ptr<node_listener> listener,
                                  std::function<std::uint64_t()> random)
{
    return std::make_shared<redis_node>(std::move(strand), index, address, options, std::move(tls),
                                        std::move(listener), std::move(random));
}

} // namespace colock::detail
