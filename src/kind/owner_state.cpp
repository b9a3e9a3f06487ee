// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/owner_state.hpp"

#include "base/entropy.hpp"
#include "base/planted.hpp"
#include "lease/lease_state.hpp"
#include "queue/waiter.hpp"
#include "verb/engine.hpp"

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
    waiting_.clear();
    count_ = 0;
    generation_.store(fork_generation(), std::memory_order_release);
}

std::uint64_t owner_state::got(lease_state const& lease)
{
    auto const& client = lease.client();
    auto const key = lease.key()->key;
    std::lock_guard const lock{mutex_};
    begin_anew_in_a_child();
    auto const token = token_of_all(lease, lease.fencing_token());
    share(lease, token);
    held_.emplace(key, &lease);
    ++count_;
    engine const* told = &client;
    for (auto each = waiting_.lower_bound({key, nullptr, nullptr});
         each != waiting_.end() && std::get<0>(*each) == key; ++each) {
        auto& at = *std::get<engine*>(*each);
        if (&at != &client && &at != told && !planted(bug::owner_not_woken))
            at.owner_got(std::string{key});
        told = &at;
    }
    return token;
}

void owner_state::fence(lease_state const& lease, std::uint64_t its_own) const
{
    std::lock_guard const lock{mutex_};
    begin_anew_in_a_child();
    share(lease, token_of_all(lease, its_own));
}

// Also with those that have none yet: a smaller one of their own must not follow it.
void owner_state::share(lease_state const& lease, std::uint64_t token) const
{
    lease.use_next_token(token);
    if (token == 0 || planted(bug::token_of_each_client))
        return;
    for (auto [each, end] = held_.equal_range(lease.key()->key); each != end; ++each) {
        auto const& other = *each->second;
        if (other.next_token() == 0 && other.client().votes().same_as(lease.client().votes()) &&
            other.valid())
            other.use_next_token(token);
    }
}

// Since one of them is valid still, nobody else can have had the lock since that was granted. So its token is
// as good as a new one, and whatever refuses smaller tokens goes on taking what is done under the older lease.
std::uint64_t owner_state::token_of_all(lease_state const& lease, std::uint64_t its_own) const
{
    if (its_own == 0 || planted(bug::token_of_each_client))
        return its_own;
    for (auto [each, end] = held_.equal_range(lease.key()->key); each != end; ++each) {
        auto const& other = *each->second;
        auto const token = other.next_token();
        if (&other != &lease && token != 0 &&
            other.client().votes().same_as(lease.client().votes()) && other.valid())
            return token;
    }
    return its_own;
}

void owner_state::gave_up(lease_state const& lease)
{
    std::lock_guard const lock{mutex_};
    begin_anew_in_a_child();
    auto [each, end] = held_.equal_range(lease.key()->key);
    while (each != end && each->second != &lease)
        ++each;
    if (each == end)
        return;
    held_.erase(each);
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

void owner_state::add(waiter const& waiting, engine& at)
{
    std::lock_guard const lock{mutex_};
    begin_anew_in_a_child();
    waiting_.emplace(waiting.target().key->key, &at, &waiting);
}

void owner_state::remove(waiter const& waiting, engine& at)
{
    // In a child another thread may have had the mutex. What is left here is forgotten at the next call.
    if (generation_.load(std::memory_order_acquire) != fork_generation())
        return;
    std::lock_guard const lock{mutex_};
    begin_anew_in_a_child();
    waiting_.erase({waiting.target().key->key, &at, &waiting});
}

} // namespace colock::detail
