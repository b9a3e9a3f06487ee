// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "owner_state.hpp"

#include "entropy.hpp"

#include <boost/uuid/uuid_io.hpp>

namespace colock::detail {

namespace {

std::string new_id()
{
    return boost::uuids::to_string(fresh_uuid()) + ":1";
}

} // namespace

owner_state::owner_state() : id_{new_id()}
{
    count_forks();
    generation_ = fork_generation();
}

void owner_state::begin_anew_in_a_child() const
{
    if (generation_.load(std::memory_order_relaxed) == fork_generation())
        return;
    id_ = new_id();
    held_.clear();
    count_ = 0;
    generation_.store(fork_generation(), std::memory_order_release);
}

void owner_state::got(std::string_view key)
{
    std::lock_guard const lock{mutex_};
    begin_anew_in_a_child();
    ++held_[std::string{key}];
    ++count_;
}

void owner_state::gave_up(std::string_view key)
{
    std::lock_guard const lock{mutex_};
    auto const found = held_.find(key);
    if (--found->second == 0)
        held_.erase(found);
    --count_;
}

bool owner_state::has(std::string_view key) const
{
    if (count_.load(std::memory_order_relaxed) == 0)
        return false;
    std::lock_guard const lock{mutex_};
    begin_anew_in_a_child();
    return held_.contains(key);
}

} // namespace colock::detail
