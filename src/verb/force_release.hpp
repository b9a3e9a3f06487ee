// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "verb/round.hpp"

#include <memory>
#include <string>

namespace colock::detail {

/// Takes a lock away from a holder, on all nodes. There the lock is nobody's for a while. Otherwise
/// a holder that hears of it from one node first would give the key back there before the next node
/// is reached. Where that takes longer, nobody knows whether it has been taken away.
///
/// That is long enough for the holder to hear of it: whoever comes next needs the node by which the
/// holder has lost its majority, and gets nothing there for a second after that.
///
/// Whoever wants that finds out by the answer whether it has worked, and may look and do it again.
/// Nothing is repeated by itself: the same owner may have come again.
class force_release_round final : public round {
public:
    force_release_round(std::shared_ptr<engine> const& client,
                        std::shared_ptr<lock_key const> const& key, std::string holder,
                        std::shared_ptr<pending<>> waiter);

private:
    /// What is not sent by then would surprise whoever was told that it is not known.
    bool wanted(std::size_t) const override { return verdict() != tally::verdict::unknown; }
    static std::chrono::milliseconds time_for(engine& client, lock_key const& key);
    std::chrono::milliseconds patience() const override { return what().ttl; }
    void on_decided() override;
    void on_settled(std::size_t, reply const&) override {}
    void on_left_to_parent() override;

    std::shared_ptr<pending<>> waiter_;
};

} // namespace colock::detail
