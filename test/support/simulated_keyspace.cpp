// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_keyspace.hpp"

namespace support {

simulated_keyspace::entry* simulated_keyspace::find(std::string const& key, connection by)
{
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
    entries_.insert_or_assign(key, std::move(what));
    was_changed(key, by);
}

void simulated_keyspace::erase(std::string const& key, connection by)
{
    if (entries_.erase(key) != 0)
        was_changed(key, by);
}

void simulated_keyspace::clear()
{
    entries_.clear();
    readers_.clear();
    for (auto const who : tracking_)
        invalidations_.push_back({who, std::nullopt});
}

void simulated_keyspace::expire()
{
    for (auto each = entries_.begin(); each != entries_.end();) {
        if (each->second.expired(now())) {
            was_changed(each->first, nobody);
            each = entries_.erase(each);
        } else {
            ++each;
        }
    }
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
    auto const found = readers_.find(key);
    if (found == readers_.end())
        return;
    for (auto const reader : found->second) {
        if (reader != by)
            invalidations_.push_back({reader, key});
    }
    readers_.erase(found);
}

} // namespace support
