// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/saturating_add.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace colock::detail {

/// On which nodes the key of a lease is, or may be: what the rounds learn, and the lease goes by.
/// Sets of nodes are numbers with a bit for each.
class copies {
public:
    using nodes = std::uint64_t;

    explicit copies(nodes granted) : held_{granted}, confirmed_{granted} {}

    /// Any thread: on how many it is known to be.
    unsigned count() const { return static_cast<unsigned>(std::popcount(held_.load())); }

    // On the strand.

    /// Whether the lease is held: what comes to be on a node later is to be released otherwise.
    bool wanted() const { return wanted_; }
    void no_longer_wanted() { wanted_ = false; }

    bool is_on(std::size_t node) const { return held_.load() & bit(node); }
    void has_key(std::size_t node)
    {
        held_ |= bit(node);
        confirmed_ |= bit(node);
    }
    void lacks_key(std::size_t node)
    {
        held_ &= ~bit(node);
        confirmed_ &= ~bit(node);
    }

    /// A majority has extended it: these nodes have, and those certainly have not. A node that has
    /// not answered yet is taken to be as it was, but not for a second extension in a row. Returns
    /// how many nodes had confirmed that they have the key when this extension was decided.
    unsigned extended(nodes granted, nodes certainly_not)
    {
        auto const before = std::exchange(confirmed_, granted);
        held_ = granted | (before & ~certainly_not);
        return static_cast<unsigned>(std::popcount(before));
    }

    /// The key may be on these, so a release has to reach them.
    void may_be_on(nodes some) { possible_ |= some; }
    nodes possible() const { return possible_; }

    /// A node may run the lease's acquire yet, after its release.
    void in_doubt(std::size_t node)
    {
        doubtful_ |= bit(node);
        doubt_ends_ = clock::time_point::max();
    }
    bool doubted(std::size_t node) const { return doubtful_ & bit(node); }
    /// These have answered an extension. Doubts end a ttl after all have that are in doubt.
    void answered(nodes some, clock::time_point now, clock::duration longest_ttl)
    {
        if (doubtful_ == 0 || (doubtful_ & ~some))
            return;
        if (now >= doubt_ends_)
            doubtful_ = 0;
        doubt_ends_ = std::min(doubt_ends_, saturating_add(now, longest_ttl));
    }

    /// A node that has lost the key is given it back. False if that is under way.
    bool begin_repair(std::size_t node)
    {
        if (repaired_ & bit(node))
            return false;
        repaired_ |= bit(node);
        possible_ |= bit(node);
        return true;
    }
    void end_repair(std::size_t node) { repaired_ &= ~bit(node); }

private:
    static nodes bit(std::size_t node) { return nodes{1} << node; }

    std::atomic<nodes> held_;
    nodes confirmed_;    ///< Those that have said so since the last renewal.
    nodes possible_ = 0; ///< Those that may have the key.
    nodes doubtful_ = 0;
    clock::time_point doubt_ends_{}; ///< Max while not all have answered since.
    nodes repaired_ = 0;             ///< Those that are being given the key back.
    bool wanted_ = true;
};

} // namespace colock::detail
