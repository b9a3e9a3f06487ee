// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace colock::detail {

/// What the nodes have answered, since one of them was found without the key of a lease: that they
/// have it, or not. Sets of nodes are numbers with a bit for each.
class missing_keys {
public:
    /// Whether some node was found without it, and not with it again.
    bool any() const { return without_ != 0; }

    void found_on(std::size_t node)
    {
        with_ |= bit(node);
        without_ &= ~bit(node);
        vacant_ &= ~bit(node);
    }
    /// `vacant`: nobody else has the key there either.
    void missing_on(std::size_t node, bool vacant)
    {
        // With the first one, what the others have said before does not count any more.
        with_ = any() ? with_ & ~bit(node) : 0;
        without_ |= bit(node);
        if (vacant)
            vacant_ |= bit(node);
    }

    /// Whether so many have it.
    bool found_by(std::size_t quorum) const
    {
        return static_cast<std::size_t>(std::popcount(with_)) >= quorum;
    }
    /// Whether this node is without the key, and nobody else has it there.
    bool vacant(std::size_t node) const { return vacant_ & bit(node); }

    /// A majority has it: no node is looked for any more.
    void settle()
    {
        without_ = 0;
        vacant_ = 0;
    }

private:
    static std::uint64_t bit(std::size_t node) { return std::uint64_t{1} << node; }

    std::uint64_t without_ = 0;
    std::uint64_t vacant_ = 0; ///< Those of without_ where nobody else has the key.
    std::uint64_t with_ = 0;
};

} // namespace colock::detail
