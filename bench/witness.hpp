// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <algorithm>
#include <cstdint>

namespace bench {

/// Sees when two are in the critical section at once.
///
/// It counts the passes by a read and a later write that only the lock protects. The holder lets
/// others run in between, so that a second holder loses one of the two updates.
class witness {
public:
    std::uint64_t enter()
    {
        if (inside_)
            ++overlaps_;
        inside_ = true;
        return counter_;
    }

    void leave(std::uint64_t seen_at_entry)
    {
        counter_ = seen_at_entry + 1;
        inside_ = false;
        ++passes_;
    }

    std::uint64_t violations() const { return std::max(passes_ - counter_, overlaps_); }

private:
    std::uint64_t counter_ = 0;
    std::uint64_t passes_ = 0;
    std::uint64_t overlaps_ = 0;
    bool inside_ = false;
};

} // namespace bench
