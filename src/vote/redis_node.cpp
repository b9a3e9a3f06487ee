// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/redis_node.hpp"

#include <utility>

namespace colock::detail {

std::shared_ptr<node> make_server(strand_type strand, std::size_t index, node_address address,
                                  client_options const& options,
                                  std::weak_ptr<node_listener> listener,
                                  std::function<std::uint64_t()> random)
{
    return std::make_shared<redis_node>(std::move(strand), index, address, options,
                                        std::move(listener), std::move(random));
}

} // namespace colock::detail
