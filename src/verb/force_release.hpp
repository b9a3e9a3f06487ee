// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "verb/round.hpp"

#include <memory>
#include <string>

namespace colock::detail {

/// Takes a lock away from a holder, on all nodes, and keeps it from everybody for as long as the
/// round may last: the holder may hear of it on one node before it has happened on the next, and
/// gives back what is missing on a few. It is long enough: whoever comes next needs the node by
/// which the holder lost its majority, and there it has a second since then to hear of it.
///
/// Whoever wants that finds out by the answer whether it has worked, and may look and do it again.
/// Nothing is repeated by itself: the same owner may have come again.
class force_release_round final : public round {
public:
    force_release_round(std::shared_ptr<engine> const& client, std::shared_ptr<lock_key const> key,
                        std::string holder, std::shared_ptr<pending<>> waiter);

private:
    /// What is not sent by then would surprise whoever was told that it is not known.
    bool wanted(std::size_t) const override { return verdict() != tally::verdict::unknown; }
    static std::chrono::milliseconds time_for(engine const& client);
    std::chrono::milliseconds patience() const override { return what().ttl; }
    void on_decided() override;
    void on_settled(std::size_t, reply const&) override {}
    void on_left_to_parent() override;

    std::shared_ptr<pending<>> waiter_;
};

} // namespace colock::detail
