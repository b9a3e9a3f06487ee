// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/owner_state.hpp"

#include "base/entropy.hpp"
#include "base/fork_generation.hpp"
#include "base/planted.hpp"

#include <boost/uuid/uuid_io.hpp>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <tuple>

namespace colock::detail {

struct owner_state::books {
    using awaited = std::tuple<std::string_view, owner_place*, lock_key const*>;

    explicit books(books* of_parent) : parents{of_parent} {}

    std::uint32_t const generation = fork_generation();
    std::string const id = boost::uuids::to_string(fresh_uuid()) + ":1";
    /// Never touched in the child, except to destroy them.
    books* const parents;

    std::atomic<std::size_t> count{0}; ///< How many are held.
    std::mutex mutex;
    std::multimap<std::string_view, owned_lease const*> held; ///< By the keys of the leases,
    std::multiset<awaited> waiting;                           ///< and of the waiters.
    std::multimap<std::string_view, attempt*> attempts;       ///< By their keys.
    std::set<std::pair<std::string, std::string>> same;       ///< Of owner_place::servers().

    bool are_same(std::string const& servers, std::string const& others) const
    {
        return servers == others || same.contains(std::minmax(servers, others));
    }
    bool at_same_servers(owned_lease const& one, owner_place const& place) const
    {
        return are_same(one.place().servers(), place.servers());
    }
};

owner_state::owner_state()
{
    count_forks();
    books_ = new books{nullptr};
}

owner_state::~owner_state()
{
    for (auto* each = books_.load(std::memory_order_acquire); each;) {
        auto* const next = each->parents;
        // What another thread of the parent was changing at the fork is not fit to be destroyed.
        if (each->mutex.try_lock()) {
            each->mutex.unlock();
            delete each;
        }
        each = next;
    }
}

// A mutex that another thread of the parent had at the fork remains locked in the child for ever,
// and what it protects may be half changed: so the child takes no mutex of the parent's.
owner_state::books& owner_state::here() const
{
    auto* known = books_.load(std::memory_order_acquire);
    if (known->generation == fork_generation())
        return *known;
    auto made = std::make_unique<books>(known);
    if (books_.compare_exchange_strong(known, made.get(), std::memory_order_acq_rel))
        return *made.release();
    return *known; // another thread of the child was faster
}

std::string const& owner_state::id() const
{
    return here().id;
}

std::optional<owner_state::sibling> owner_state::sibling_of(std::string_view key,
                                                            owner_place const& place) const
{
    auto& known = here();
    if (known.count.load(std::memory_order_relaxed) == 0 || planted(bug::token_of_each_client))
        return std::nullopt;
    std::lock_guard const lock{known.mutex};
    std::optional<sibling> result;
    bool found_here = false;
    for (auto [each, end] = known.held.equal_range(key); each != end; ++each) {
        auto const& other = *each->second;
        auto const token = other.next_token();
        bool const is_here = known.at_same_servers(other, place);
        bool const better =
            is_here != found_here ? is_here : token > (result ? result->fencing_token : 0);
        if (token == 0 || !better || !other.valid())
            continue;
        result = {{other.key(), other.id()}, token, other.place().servers()};
        found_here = is_here;
    }
    return result;
}

void owner_state::are_the_same(std::string const& servers, std::string const& by_another_text) const
{
    if (servers == by_another_text)
        return;
    auto& known = here();
    std::lock_guard const lock{known.mutex};
    known.same.insert(std::minmax(servers, by_another_text));
}

std::uint64_t owner_state::got(owned_lease const& lease, std::uint64_t its_own)
{
    auto& known = here();
    auto const key = lease.key()->key;
    auto const* const place = &lease.place();
    std::lock_guard const lock{known.mutex};
    auto const token = share(known, lease, its_own);
    known.held.emplace(key, &lease);
    ++known.count;
    auto const* told = place;
    for (auto each = known.waiting.lower_bound({key, nullptr, nullptr});
         each != known.waiting.end() && std::get<0>(*each) == key; ++each) {
        auto* const at = std::get<owner_place*>(*each);
        if (at != place && at != told && !planted(bug::owner_not_woken))
            at->owner_got(std::string{key});
        told = at;
    }
    return token;
}

void owner_state::fence(owned_lease const& lease, std::uint64_t its_own) const
{
    auto& known = here();
    std::lock_guard const lock{known.mutex};
    share(known, lease, its_own);
}

// The tokens of an owner must not go back while it has the lock. To give a greater one to a lease
// that is lost, and does not know it yet, does no harm: whoever had the lock after it got a still
// greater one, or the owner has it again. To give a new lease a smaller one might: only the servers
// know whether anybody else had the lock meanwhile.
std::uint64_t owner_state::share(books& known, owned_lease const& lease, std::uint64_t token)
{
    bool const shared = token != 0 && !planted(bug::token_of_each_client);
    if (shared)
        token = std::max({token, lease.next_token(), greatest_meanwhile(known, lease)});
    auto const [begin, end] = known.held.equal_range(lease.key()->key);
    auto const concerned = [&](owned_lease const& other) {
        return shared && &other != &lease && known.at_same_servers(other, lease.place()) &&
               other.valid();
    };
    for (auto each = begin; each != end; ++each) {
        if (concerned(*each->second))
            token = std::max(token, each->second->next_token());
    }
    lease.use_next_token(token);
    note_for_attempts(known, lease, token);
    for (auto each = begin; each != end; ++each) {
        if (concerned(*each->second))
            each->second->use_next_token(token);
    }
    return token;
}

/// The greatest token that the owner has got at these servers since the attempt began of which this
/// lease comes; 0 where there is none.
std::uint64_t owner_state::greatest_meanwhile(books const& known, owned_lease const& lease)
{
    std::uint64_t greatest = 0;
    auto const [begin, end] = known.attempts.equal_range(lease.key()->key);
    for (auto each = begin; each != end; ++each) {
        auto const& attempt = *each->second;
        if (&attempt.at_ != &lease.place() || planted(bug::token_meanwhile_forgotten))
            continue;
        for (auto const& [servers, token] : attempt.greatest_) {
            if (known.are_same(servers, lease.place().servers()))
                greatest = std::max(greatest, token);
        }
    }
    return greatest;
}

void owner_state::note_for_attempts(books const& known, owned_lease const& lease,
                                    std::uint64_t token)
{
    auto const [begin, end] = known.attempts.equal_range(lease.key()->key);
    for (auto each = begin; each != end; ++each) {
        auto& greatest = each->second->greatest_[lease.place().servers()];
        greatest = std::max(greatest, token);
    }
}

owner_state::attempt::attempt(std::shared_ptr<lock_key const> key, owner_place const& at)
    : key_{std::move(key)}, at_{at}
{
    auto& known = key_->owner->here();
    std::lock_guard const lock{known.mutex};
    known.attempts.emplace(key_->key, this);
}

owner_state::attempt::~attempt()
{
    auto& known = key_->owner->here();
    std::lock_guard const lock{known.mutex};
    // In a child, those that were under way in the parent are not in the books.
    auto const [begin, end] = known.attempts.equal_range(key_->key);
    auto const found =
        std::find_if(begin, end, [this](auto const& each) { return each.second == this; });
    if (found != end)
        known.attempts.erase(found);
}

void owner_state::gave_up(owned_lease const& lease)
{
    auto& known = here();
    std::lock_guard const lock{known.mutex};
    auto const [begin, end] = known.held.equal_range(lease.key()->key);
    auto const found =
        std::find_if(begin, end, [&](auto const& each) { return each.second == &lease; });
    if (found == end)
        return;
    known.held.erase(found);
    --known.count;
}

bool owner_state::has(std::string_view key) const
{
    auto& known = here();
    if (known.count.load(std::memory_order_relaxed) == 0)
        return false;
    std::lock_guard const lock{known.mutex};
    return known.held.contains(key);
}

void owner_state::add(lock_key const& awaited, owner_place& at)
{
    auto& known = here();
    std::lock_guard const lock{known.mutex};
    known.waiting.emplace(awaited.key, &at, &awaited);
}

void owner_state::remove(lock_key const& awaited, owner_place& at)
{
    auto& known = here();
    std::lock_guard const lock{known.mutex};
    // In a child, those who waited in the parent are not in the books.
    if (auto const found = known.waiting.find({awaited.key, &at, &awaited});
        found != known.waiting.end())
        known.waiting.erase(found);
}

} // namespace colock::detail
