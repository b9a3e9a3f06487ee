// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "context_guard.hpp"

#include "client_state.hpp"

#include <utility>

namespace colock::detail {

void context_guard::add(std::weak_ptr<client_state> client)
{
    std::lock_guard const lock{mutex_};
    std::erase_if(clients_, [](auto const& known) { return known.expired(); });
    clients_.push_back(std::move(client));
}

void context_guard::shutdown()
{
    for (auto const& known : std::exchange(clients_, {})) {
        if (auto const client = known.lock())
            client->abandon();
    }
}

} // namespace colock::detail
