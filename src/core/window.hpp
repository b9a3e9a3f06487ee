// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <algorithm>
#include <cstddef>

namespace colock::detail {

/// How many things may be under way to a server at a time, by its own pace.
///
/// More than a server can work at make it no faster: they only wait there, where nobody can take them back
/// or pass them, until those who asked take it for hung. So the window grows while others wait for a place
/// and answers take hardly longer than the quickest do, and shrinks when they take many times as long: a
/// simple form of what TCP Vegas does (Brakmo and Peterson, "TCP Vegas", 1995).
class window {
public:
    /// It never is smaller than `least`, nor greater than `most`.
    constexpr window(std::size_t least, std::size_t most) : least_{least}, most_{most}, size_{least}
    {
    }

    bool open(std::size_t under_way) const { return under_way < size_; }
    std::size_t size() const { return size_; }

    /// So many were answered together, `took` after they were sent.
    void answered(clock::duration took, std::size_t count, bool others_wait)
    {
        quickest_ = std::min(took, quickest_ + (std::max(took, quickest_) - quickest_) / 1024);
        if (took > quickest_ * slow)
            size_ = std::max(least_, size_ - std::min(size_, count));
        else if (others_wait && took < quickest_ * quick)
            size_ = std::min(most_, size_ + count);
    }

private:
    static constexpr int quick = 6;
    static constexpr int slow = 10;

    std::size_t least_;
    std::size_t most_;
    std::size_t size_;
    clock::duration quickest_ = std::chrono::hours{1}; ///< As of late.
};

} // namespace colock::detail
