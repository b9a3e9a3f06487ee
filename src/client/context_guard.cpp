// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "client/context_guard.hpp"

#include "client/client_root.hpp"
#include "client/client_state.hpp"

#include <algorithm>
#include <exception>
#include <utility>

namespace colock::detail {

void clients_of_context::deleter::operator()(client_state* client) const
{
    delete client;
    if (!from_)
        return;
    std::lock_guard const lock{from_->mutex_};
    from_->clients_.erase(place_);
    from_->one_less_.notify_all();
}

void clients_of_context::add(std::shared_ptr<client_state> const& client)
{
    auto& last = *std::get_deleter<deleter>(client);
    std::lock_guard const lock{mutex_};
    clients_.emplace(++last_, client);
    last.place_ = last_;
    last.from_ = shared_from_this();
}

std::vector<std::shared_ptr<client_state>> clients_of_context::living()
{
    for (;;) {
        std::vector<std::shared_ptr<client_state>> found; // goes after the lock
        std::unique_lock lock{mutex_};
        for (auto const& [place, known] : clients_)
            found.push_back(known.lock());
        if (std::find(found.begin(), found.end(), nullptr) == found.end())
            return found;
        one_less_.wait(lock);
    }
}

void clients_of_context::after_fork()
{
    std::erase_if(clients_, [](auto const& known) { return known.second.expired(); });
}

void context_guard::add(std::weak_ptr<client_root> client)
{
    std::lock_guard const lock{mutex_};
    std::erase_if(roots_, [](auto const& known) { return known.expired(); });
    roots_.push_back(std::move(client));
}

void context_guard::shutdown()
{
    for (auto const& client : clients_->living())
        client->abandon();
}

void context_guard::notify_fork(boost::asio::execution_context::fork_event event)
{
    if (event == boost::asio::execution_context::fork_parent) {
        for (auto const& client : clients_->living())
            client->after_fork();
    }
    if (event != boost::asio::execution_context::fork_child)
        return;
    clients_->after_fork();
    for (auto const& client : clients_->living())
        client->leave_to_parent();
    // One that cannot begin anew is no reason why the others should not.
    std::exception_ptr first;
    for (auto const& known : std::vector{roots_}) {
        try {
            if (auto const root = known.lock())
                root->begin_anew();
        } catch (...) {
            first = first ? first : std::current_exception();
        }
    }
    if (first)
        std::rethrow_exception(first);
}

} // namespace colock::detail
