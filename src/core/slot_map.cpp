// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/slot_map.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace colock::detail {

std::string identity(std::string const& id, endpoint const& at)
{
    return id.empty() ? at.host + ':' + std::to_string(at.port) : id;
}

std::vector<std::string> identities_in(std::vector<slot_range> const& ranges)
{
    std::set<std::string> all;
    for (auto const& each : ranges)
        all.insert(identity(each.id, each.master));
    return {all.begin(), all.end()};
}

slot_map::slot_map() : owners_(hash_slot_count, nobody) {}

slot_map::number slot_map::known_number_of(endpoint const& master) const
{
    auto const found = numbers_.find(master);
    return found == numbers_.end() ? gone : found->second;
}

/// `nobody` where there are too many.
slot_map::number slot_map::number_of(endpoint const& master)
{
    auto const known = known_number_of(master);
    if (known != gone)
        return known;
    if (masters_.size() >= most_masters)
        return nobody;
    auto const fresh = static_cast<number>(masters_.size());
    masters_.push_back(master);
    ids_.emplace_back();
    slots_of_.push_back(0);
    numbers_.emplace(master, fresh);
    return fresh;
}

bool slot_map::set(hash_slot slot, endpoint const& master)
{
    auto const now = number_of(master);
    if (now == nobody)
        return false;
    auto const before = std::exchange(owners_[slot], now);
    if (before != nobody)
        --slots_of_[before];
    ++slots_of_[now];
    return before != now;
}

slot_set slot_map::set_all(std::vector<slot_range> const& ranges)
{
    if (ranges.size() > hash_slot_count)
        return {};
    auto before = std::exchange(*this, slot_map{});
    for (auto const& range : ranges) {
        if (range.first <= range.last)
            note(range);
    }
    if (masters_ == before.masters_ && owners_ == before.owners_) {
        slots_of_ = std::move(before.slots_of_);
        return {}; // as nearly always
    }
    // The numbers that the masters of before have now.
    std::vector<number> numbers;
    for (auto const& master : before.masters_)
        numbers.push_back(known_number_of(master));
    slot_set news;
    for (std::size_t slot = 0; slot < owners_.size(); ++slot) {
        auto const then = before.owners_[slot];
        auto const now = owners_[slot];
        if (now != (then == nobody ? nobody : numbers[then]))
            news.add(static_cast<hash_slot>(slot));
        if (now != nobody)
            ++slots_of_[now];
    }
    return news;
}

void slot_map::note(slot_range const& range)
{
    if (told_.size() < most_masters)
        told_.insert(identity(range.id, range.master));
    if (range.master.port == 0)
        return;
    auto const first = owners_.begin() + range.first;
    auto const master = number_of(range.master);
    std::fill(first, first + (range.last - range.first + 1), master);
    if (master != nobody)
        ids_[master] = range.id;
}

slot_map slot_map::with_gaps_of(slot_map const& before) const
{
    auto all = *this;
    for (unsigned slot = 0; slot < hash_slot_count; ++slot) {
        if (owners_[slot] == nobody && before.owners_[slot] != nobody)
            all.set(static_cast<hash_slot>(slot), before.masters_[before.owners_[slot]]);
    }
    return all;
}

std::set<handover> slot_map::handovers(slot_map const& before) const
{
    std::set<std::pair<number, number>> found;
    for (std::size_t slot = 0; slot < owners_.size(); ++slot) {
        if (before.owners_[slot] != nobody && owners_[slot] != nobody)
            found.emplace(before.owners_[slot], owners_[slot]);
    }
    std::set<handover> all;
    for (auto const& [from, to] : found) {
        if (before.masters_[from] != masters_[to])
            all.insert({before.masters_[from], masters_[to]});
    }
    return all;
}

std::vector<std::pair<endpoint, std::size_t>> slot_map::shares() const
{
    std::vector<std::pair<endpoint, std::size_t>> found;
    for (std::size_t i = 0; i < masters_.size(); ++i) {
        if (slots_of_[i] > 0)
            found.emplace_back(masters_[i], slots_of_[i]);
    }
    return found;
}

std::vector<endpoint> slot_map::masters() const
{
    std::vector<endpoint> found;
    for (auto& [master, slots] : shares())
        found.push_back(std::move(master));
    return found;
}

std::vector<std::string> slot_map::identities() const
{
    auto all = told_;
    for (std::size_t i = 0; i < masters_.size(); ++i) {
        if (slots_of_[i] > 0 && ids_[i].empty())
            all.insert(identity({}, masters_[i]));
    }
    return {all.begin(), all.end()};
}

std::string slot_map::identity_of(endpoint const& master) const
{
    auto const found = known_number_of(master);
    return identity(found == gone ? std::string{} : ids_[found], master);
}

std::optional<hash_slot> slot_map::first_slot_of(endpoint const& master) const
{
    auto const found = std::find(owners_.begin(), owners_.end(), known_number_of(master));
    if (found == owners_.end())
        return std::nullopt;
    return static_cast<hash_slot>(found - owners_.begin());
}

slot_set slot_map::slots_of(endpoint const& master) const
{
    slot_set result;
    auto const number = known_number_of(master);
    for (std::size_t slot = 0; slot < owners_.size(); ++slot) {
        if (owners_[slot] == number)
            result.add(static_cast<hash_slot>(slot));
    }
    return result;
}

} // namespace colock::detail
