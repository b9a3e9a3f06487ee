// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/slot_map.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace colock::detail {

slot_map::slot_map() : owners_(hash_slot_count, nobody) {}

slot_map::number slot_map::number_of(endpoint const& master)
{
    auto const place = std::find(masters_.begin(), masters_.end(), master) - masters_.begin();
    if (static_cast<std::size_t>(place) == masters_.size())
        masters_.push_back(master);
    return static_cast<number>(place);
}

bool slot_map::set(hash_slot slot, endpoint const& master)
{
    if (masters_.size() >= most_masters)
        return false; // a server makes them up
    auto const now = number_of(master);
    return std::exchange(owners_[slot], now) != now;
}

bool slot_map::set_all(std::vector<slot_range> const& ranges)
{
    if (ranges.size() > most_masters)
        return false;
    auto const before = std::move(*this);
    *this = slot_map{};
    for (auto const& range : ranges) {
        auto const master = number_of(range.master);
        for (std::size_t slot = range.first; slot <= range.last; ++slot)
            owners_[slot] = master;
    }
    for (unsigned slot = 0; slot < hash_slot_count; ++slot) {
        auto const* const then = before.owner_of(static_cast<hash_slot>(slot));
        auto const* const now = owner_of(static_cast<hash_slot>(slot));
        if (!then != !now || (then && *then != *now))
            return true;
    }
    return false;
}

std::vector<endpoint> slot_map::masters() const
{
    std::vector<bool> has_slots(masters_.size(), false);
    for (auto const owner : owners_) {
        if (owner != nobody)
            has_slots[owner] = true;
    }
    std::vector<endpoint> found;
    for (std::size_t i = 0; i < masters_.size(); ++i) {
        if (has_slots[i])
            found.push_back(masters_[i]);
    }
    return found;
}

} // namespace colock::detail
