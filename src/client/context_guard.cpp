// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "client/context_guard.hpp"

#include "client/client_root.hpp"
#include "client/client_state.hpp"

#include <utility>

namespace colock::detail {

namespace {

template <class Client>
void add_to(std::vector<std::weak_ptr<Client>>& all, std::weak_ptr<Client> client)
{
    std::erase_if(all, [](auto const& known) { return known.expired(); });
    all.push_back(std::move(client));
}

} // namespace

void context_guard::add(std::weak_ptr<client_state> client)
{
    std::lock_guard const lock{mutex_};
    add_to(clients_, std::move(client));
}

void context_guard::add(std::weak_ptr<client_root> client)
{
    std::lock_guard const lock{mutex_};
    add_to(roots_, std::move(client));
}

void context_guard::shutdown()
{
    for (auto const& known : std::exchange(clients_, {})) {
        if (auto const client = known.lock())
            client->abandon();
    }
}

void context_guard::notify_fork(boost::asio::execution_context::fork_event event)
{
    if (event == boost::asio::execution_context::fork_parent) {
        for (auto const& known : clients_) {
            if (auto const client = known.lock())
                client->after_fork();
        }
    }
    if (event != boost::asio::execution_context::fork_child)
        return;
    for (auto const& known : std::exchange(clients_, {})) {
        if (auto const client = known.lock()) {
            client->leave_to_parent();
            add(client); // its leases may be there for long
        }
    }
    for (auto const& known : std::vector{roots_}) {
        if (auto const root = known.lock())
            root->begin_anew();
    }
}

} // namespace colock::detail
