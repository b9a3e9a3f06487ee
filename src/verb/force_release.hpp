// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "verb/round.hpp"

#include <memory>
#include <string>

namespace colock::detail {

/// Takes a lock away from a holder, on all nodes, and lets nobody have it for some time. Otherwise
/// the holder, hearing of it from the first node, would give its key back there before the next
/// node is reached. If it takes longer than that to reach all of them, the outcome is unknown.
///
/// That time is long enough for the holder to hear of its loss: the next holder needs the node with
/// which this one has lost its majority, and is granted nothing there for a second after that.
///
/// The caller learns from the answer whether it has worked, and may inspect the lock and try again.
/// Nothing is repeated automatically: the same owner may have acquired the lock again.
class force_release_round final : public round {
public:
    force_release_round(std::shared_ptr<engine> const& client,
                        std::shared_ptr<lock_key const> const& key, std::string holder,
                        std::shared_ptr<pending<>> waiter);

private:
    /// A waiting command is not sent once the outcome was reported as unknown.
    bool wanted(std::size_t) const override { return verdict() != tally::verdict::unknown; }
    static std::chrono::milliseconds time_for(engine& client, lock_key const& key);
    std::chrono::milliseconds patience() const override { return what().ttl; }
    void on_decided() override;
    void on_settled(std::size_t, reply const&) override {}
    void on_left_to_parent() override;

    std::shared_ptr<pending<>> waiter_;
};

} // namespace colock::detail
