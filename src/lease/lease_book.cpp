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

void lease_book::add(grant& one)
{
    one.number(next_number_++);
    grants_.push_back(one);
    ++client_.count().leases;
}

void lease_book::remove(grant& one)
{
    for (auto const& checks : checks_)
        checks->on_removed(one);
    grants_.erase(grants_.iterator_to(one));
}

grant* lease_book::first()
{
    return grants_.empty() ? nullptr : &grants_.front();
}

grant* lease_book::after(grant& one)
{
    auto const next = std::next(grants_.iterator_to(one));
    return next == grants_.end() ? nullptr : &*next;
}

void lease_book::check(grant& one)
{
    for (auto const& each : checks_)
        each->check(one);
}

void lease_book::check_changed(std::size_t node, grant& one)
{
    checks_[node]->check_changed(one);
}

void lease_book::check_all(std::size_t node, slot_set const& which)
{
    checks_[node]->check_all(which);
}

bool lease_book::release(std::size_t most)
{
    for (std::size_t i = 0; i < most && !grants_.empty(); ++i) {
        auto const one = grants_.front().shared_from_this();
        one->release(nullptr, clock::now());
    }
    return !grants_.empty();
}

void lease_book::stop_checks()
{
    for (auto const& checks : checks_)
        checks->abandon();
}

void lease_book::abandon()
{
    // Dropping what waits for one lease may destroy another: all are kept until the end.
    std::vector<std::shared_ptr<grant>> grants;
    for (auto& one : grants_)
        grants.push_back(one.shared_from_this());
    grants_.clear();
    for (auto const& one : grants)
        one->abandon();
    renewals_.reset(); // those that are due keep their client
}

void lease_book::leave_to_parent()
{
    while (!grants_.empty()) {
        auto const one = grants_.front().shared_from_this();
        grants_.pop_front();
        one->leave_to_parent();
    }
    renewals_->forget_all(); // those that are due keep their client
}

} // namespace colock::detail
