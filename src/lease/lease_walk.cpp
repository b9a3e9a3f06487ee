// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/lease_walk.hpp"

#include "lease/grant.hpp"
#include "lease/lease_book.hpp"

#include <utility>

namespace colock::detail {

void lease_walk::begin()
{
    second_end_ = next_ ? next_->number() : 0;
    if (!next_)
        next_ = book_.first();
    end_ = book_.next_number();
}

void lease_walk::stop()
{
    next_ = nullptr;
    second_end_ = 0;
}

grant* lease_walk::next()
{
    if (!under_way())
        return nullptr;
    if (next_ && next_->number() < end_)
        return next_;
    end_ = std::exchange(second_end_, 0);
    next_ = book_.first();
    if (next_ && next_->number() >= end_)
        next_ = nullptr;
    return next_;
}

void lease_walk::step()
{
    next_ = book_.after(*next_);
}

void lease_walk::on_removed(grant& one)
{
    if (next_ == &one)
        next_ = book_.after(one);
}

} // namespace colock::detail
