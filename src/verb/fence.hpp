// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/signal.hpp"
#include "verb/round.hpp"

#include <memory>
#include <utility>

namespace colock::detail {

/// Makes the fencing token of a grant known to a majority, before the lease is handed out: where
/// its nodes have not agreed on one, see acquire_round::agrees_on_token().
///
/// Over several nodes no single counter grows with every grant: each majority may be another one.
/// The token of a grant is the greatest that its nodes minted. It is written to a majority whose
/// nodes all hold the key still. Every later majority shares a node with that one, whose next token
/// is greater, and the later grant's token is at least that. So the tokens grow from grant to
/// grant, while a majority remembers. Whoever has lost its key on a node since (by an eviction,
/// say) is refused there: its token may be smaller than what somebody else was granted meanwhile.
///
/// A node that has forgotten mints by its clock alone. It is not counted until the longest ttl has
/// passed, so then they grow if the nodes' clocks differ by less than that.
class fence_round final : public round {
public:
    fence_round(std::shared_ptr<engine> client, signal& rings, command write)
        : round{std::move(client), std::move(write)}, rings_{rings}
    {
    }

private:
    bool wanted(std::size_t) const override { return !decided(); }
    void on_decided() override { rings_.notify(); }
    void on_settled(std::size_t, reply const&) override {}

    signal& rings_;
};

} // namespace colock::detail
