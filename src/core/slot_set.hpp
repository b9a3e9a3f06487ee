// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/hash_slot.hpp"

#include <bitset>
#include <string_view>

namespace colock::detail {

/// Some slots of a Cluster, or all; at first none.
class slot_set {
public:
    static slot_set all()
    {
        slot_set result;
        result.slots_.set();
        result.has_all_ = true;
        return result;
    }

    void add(hash_slot slot) { slots_.set(slot); }
    void add(slot_set const& others)
    {
        slots_ |= others.slots_;
        has_all_ |= others.has_all_;
    }
    bool empty() const { return slots_.none(); }
    /// Whether it was made as the set of all.
    bool has_all() const { return has_all_; }
    bool has(hash_slot slot) const { return slots_.test(slot); }
    bool has_slot_of(std::string_view key) const { return has_all() || has(slot_of(key)); }

private:
    std::bitset<hash_slot_count> slots_;
    bool has_all_ = false; ///< Each lease of a walk asks: not to be found out by counting.
};

} // namespace colock::detail
