// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "base/signal.hpp"
#include "verb/round.hpp"

#include <bit>
#include <functional>
#include <memory>
#include <utility>

namespace colock::detail {

/// Makes the fencing token of a grant known to a majority, before the lease is handed out: where
/// its nodes have not agreed on one, see acquire_round::agrees_on_token().
///
/// Over several nodes no single counter grows with every grant: each majority may be another one.
/// The token of a grant is the greatest that its nodes minted. It is written to a majority whose
/// nodes all hold the key still, and have minted no greater one for it. Every later majority shares
/// a node with that one, whose next token is greater, and the later grant's token is at least that.
/// So the tokens grow from grant to grant, while a majority remembers.
///
/// A grant that has lost its key on a node since (by an eviction, say) is refused there: somebody
/// else may have been granted a greater token meanwhile. For the same reason a node does not count
/// if it has set the key late and minted a greater token, or if it is not known what it minted.
///
/// All this holds if no node loses a key while its answer is on its way. Such a node may grant the
/// key to somebody else before the first client has its answer: of the two, the grant that is told
/// later may then have the smaller token.
///
/// A node that has forgotten its counter mints by its clock alone. It does not count until the
/// longest ttl has passed, so tokens still grow if the nodes' clocks differ by less than that.
class fence_round final : public round {
public:
    /// `counts`: whether a node's own token is known, and not above the one that is written.
    fence_round(std::shared_ptr<engine> client, signal& rings, command write,
                std::function<bool(std::size_t node)> counts)
        : round{std::move(client), std::move(write)}, rings_{&rings}, counts_{std::move(counts)}
    {
    }

    /// Whether a majority has written it, but not all of its nodes counted when they said so.
    bool outdone() const
    {
        auto const written = static_cast<std::size_t>(std::popcount(said_yes()));
        return !decided() && written >= tally_so_far().quorum();
    }
    /// Whether the nodes that have written it, and count by now, are a majority.
    bool would_be_won() const
    {
        std::size_t counted = 0;
        for (std::size_t node = 0; node < replies().size(); ++node)
            counted += replies()[node].yes() && counts_(node);
        return counted >= tally_so_far().quorum();
    }

    /// Nobody waits for it any more.
    void let_go() { rings_ = nullptr; }

private:
    error_code why_not_counted(std::size_t node) const override
    {
        if (counts_(node) || planted(bug::fence_of_the_late_counted))
            return {};
        if (auto const reason = votes().not_counted(node))
            return reason;
        return make_error_code(errc::node_unavailable,
                               votes()[node].label() +
                                   ": what it has minted is greater, or not known");
    }
    bool wanted(std::size_t) const override { return !decided() && rings_; }
    void on_undecided(std::size_t, reply const&) override
    {
        if (outdone() && rings_)
            rings_->notify();
    }
    void on_decided() override
    {
        if (rings_)
            rings_->notify();
    }
    void on_settled(std::size_t, reply const&) override {}

    signal* rings_;
    std::function<bool(std::size_t)> counts_;
};

} // namespace colock::detail
