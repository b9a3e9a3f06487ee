// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/lease_book.hpp"

#include "lease/grant.hpp"

#include <iterator>

namespace colock::detail {

lease_book::lease_book(engine& client)
    : client_{client}, renewals_{std::make_unique<detail::renewals>(client)}
{
}

void lease_book::add_node()
{
    checks_.push_back(std::make_shared<node_checks>(client_, *this, checks_.size()));
}

void lease_book::add(grant& lease)
{
    lease.number(next_number_++);
    leases_.push_back(lease);
    ++client_.count().leases;
}

void lease_book::remove(grant& lease)
{
    for (auto const& checks : checks_)
        checks->on_removed(lease);
    leases_.erase(leases_.iterator_to(lease));
}

grant* lease_book::first()
{
    return leases_.empty() ? nullptr : &leases_.front();
}

grant* lease_book::after(grant& lease)
{
    auto const next = std::next(leases_.iterator_to(lease));
    return next == leases_.end() ? nullptr : &*next;
}

void lease_book::check(grant& lease)
{
    for (auto const& each : checks_)
        each->check(lease);
}

void lease_book::check_changed(std::size_t node, grant& lease)
{
    checks_[node]->check_changed(lease);
}

void lease_book::check_all(std::size_t node)
{
    checks_[node]->check_all();
}

bool lease_book::release(std::size_t most)
{
    for (std::size_t i = 0; i < most && !leases_.empty(); ++i) {
        auto const lease = leases_.front().shared_from_this();
        lease->release(nullptr);
    }
    return !leases_.empty();
}

void lease_book::stop_checks()
{
    for (auto const& checks : checks_)
        checks->abandon();
}

void lease_book::abandon()
{
    // Who waits for the loss of one lease may own another.
    std::vector<std::shared_ptr<grant>> leases;
    for (auto& lease : leases_)
        leases.push_back(lease.shared_from_this());
    leases_.clear();
    for (auto const& lease : leases)
        lease->abandon();
    renewals_.reset(); // those that are due keep their client
}

void lease_book::leave_to_parent()
{
    while (!leases_.empty()) {
        auto const lease = leases_.front().shared_from_this();
        leases_.pop_front();
        lease->leave_to_parent();
    }
}

} // namespace colock::detail
