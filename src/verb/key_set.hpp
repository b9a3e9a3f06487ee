// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/reply.hpp"

#include <colock/clock.hpp>

#include <chrono>
#include <cstddef>

namespace colock::detail {

class copies;
class engine;

/// A command that sets the key of a lease: an acquire, or one that gives the key back.
struct key_set {
    command const& what;
    clock::time_point sent;
    clock::time_point until;               ///< How long the key lasts at least.
    std::chrono::milliseconds longest_ttl; ///< That the key may have by now.
    bool token_counts = true;              ///< Of an answer that it was set.

    /// Notes what a node has answered. If the lease is held, that is in its copies: the node has
    /// the key, or it is not known yet. If not, or where there are none, nobody wants the key any
    /// more: if it may be left on the node, it becomes a leftover. False where the node is known to
    /// have lost the key since: then it is not known which came first.
    bool answered(engine& client, copies* of_lease, std::size_t node, reply const& answer) const;
};

} // namespace colock::detail
