// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "verb/round.hpp"

#include <cstdint>
#include <memory>

namespace colock::detail {

/// The release verb: on all nodes, decided by the quorum, the rest in the background. Where it
/// cannot be sent or no answer comes, the key becomes a leftover of that node.
class release_round final : public round {
public:
    /// `possible`: the nodes that may have the key, a bit each; to the others it need not be
    /// repeated. `valid_until`: of a lease that is still valid.
    release_round(std::shared_ptr<engine> client, std::shared_ptr<lock_key const> key, lock_id id,
                  std::chrono::milliseconds ttl, std::uint64_t possible, bool was_lost,
                  std::shared_ptr<pending<>> waiter, clock::time_point valid_until = {});

private:
    bool wanted(std::size_t node) const override { return possible_ >> node & 1; }
    std::chrono::milliseconds patience() const override;
    void on_decided() override;
    void on_settled(std::size_t node, reply const& answer) override;
    void on_left_to_parent() override;

    std::uint64_t possible_;
    bool was_lost_;
    std::shared_ptr<pending<>> waiter_;
};

} // namespace colock::detail
