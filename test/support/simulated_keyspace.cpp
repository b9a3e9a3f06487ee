// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_keyspace.hpp"

#include <algorithm>
#include <iterator>

namespace support {

simulated_keyspace::entry* simulated_keyspace::find(std::string const& key, connection by)
{
    ++version_; // the caller may change it
    auto const found = entries_.find(key);
    if (found == entries_.end())
        return nullptr;
    if (!found->second.expired(now()))
        return &found->second;
    entries_.erase(found);
    was_changed(key, by);
    return nullptr;
}

void simulated_keyspace::set(std::string const& key, entry what, connection by)
{
    ++version_;
    entries_.insert_or_assign(key, std::move(what));
    was_changed(key, by);
}

void simulated_keyspace::erase(std::string const& key, connection by)
{
    ++version_;
    if (entries_.erase(key) != 0)
        was_changed(key, by);
}

void simulated_keyspace::clear(connection by)
{
    ++version_;
    entries_.clear();
    readers_.clear();
    // NOLOOP does not matter here.
    for (auto const& [who, what] : tracking_) {
        bool const own = who == by;
        invalidations_.push_back({who, std::nullopt, own, own && echoes_ == echoes::after_reply});
    }
}

void simulated_keyspace::expire()
{
    ++version_;
    for (auto each = entries_.begin(); each != entries_.end();) {
        if (each->second.expired(now())) {
            was_changed(each->first, nobody);
            each = entries_.erase(each);
        } else {
            ++each;
        }
    }
}

std::optional<std::string> simulated_keyspace::victim(eviction policy, std::uint64_t choice) const
{
    std::vector<std::pair<time, std::string>> keys;
    for (auto const& [name, entry] : entries_) {
        if (policy == eviction::allkeys_any || entry.expiry)
            keys.emplace_back(entry.expiry.value_or(0), name);
    }
    if (keys.empty())
        return std::nullopt;
    if (policy == eviction::volatile_ttl)
        return std::min_element(keys.begin(), keys.end())->second;
    return keys[choice % keys.size()].second;
}

void simulated_keyspace::evict(std::string const& key, connection by)
{
    ++version_;
    auto const found = entries_.find(key);
    if (found == entries_.end())
        return;
    evicted_.emplace_back(key, std::move(found->second));
    entries_.erase(found);
    tell(key, by, moment::before_command);
}

void simulated_keyspace::give_away(std::string const& key, simulated_keyspace& to, bool unheard)
{
    ++version_;
    auto const found = entries_.find(key);
    if (found == entries_.end())
        return;
    auto moved = std::move(found->second);
    entries_.erase(found);
    if (unheard)
        readers_.erase(key);
    else
        tell(key, nobody, moment::before_command);
    if (moved.expired(now()))
        return;
    if (moved.expiry)
        *moved.expiry += to.now() - now();
    to.set(key, std::move(moved), nobody);
}

void simulated_keyspace::load_from(simulated_keyspace const& other)
{
    clear();
    entries_ = other.entries_;
}

void simulated_keyspace::load_from(simulated_keyspace const& other, std::string const& key)
{
    set(key, other.entries_.at(key), nobody);
}

void simulated_keyspace::disconnect(connection who)
{
    tracking_.erase(who);
    for (auto& [key, readers] : readers_)
        readers.erase(who);
    std::erase_if(readers_, [](auto const& key) { return key.second.empty(); });
    std::erase_if(invalidations_, [&](auto const& lost) { return lost.to == who; });
}

void simulated_keyspace::disconnect_all()
{
    tracking_.clear();
    readers_.clear();
    invalidations_.clear();
}

void simulated_keyspace::was_read(std::string const& key, connection by)
{
    if (tracking_.contains(by))
        readers_[key].insert(by);
}

void simulated_keyspace::was_changed(std::string const& key, connection by)
{
    tell(key, by, moment::during_command);
}

void simulated_keyspace::tell(std::string const& key, connection by, moment when)
{
    auto const found = readers_.find(key);
    if (found == readers_.end())
        return;
    for (auto const reader : found->second) {
        bool const own = reader == by;
        if (own && tracking_.at(reader) == tracking::noloop)
            continue;
        bool const after = own && when == moment::during_command && echoes_ == echoes::after_reply;
        invalidations_.push_back({reader, key, own, after});
    }
    readers_.erase(found);
}

void simulated_keyspace::limit_readers(std::size_t most,
                                       std::function<std::size_t(std::size_t)> const& choose,
                                       connection by)
{
    while (readers_.size() > most) {
        auto const which = choose ? choose(readers_.size()) : 0;
        auto const found = std::next(readers_.begin(), static_cast<std::ptrdiff_t>(which));
        tell(std::string{found->first}, by, moment::before_command);
    }
}

std::vector<std::string> simulated_keyspace::tracked() const
{
    std::vector<std::string> keys;
    for (auto const& [key, readers] : readers_)
        keys.push_back(key);
    return keys;
}

bool simulated_keyspace::tracks(connection who, std::string const& key) const
{
    auto const found = readers_.find(key);
    return found != readers_.end() && found->second.contains(who);
}

} // namespace support
