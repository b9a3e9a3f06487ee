// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/signal.hpp"
#include "core/copies.hpp"
#include "verb/round.hpp"

#include <chrono>
#include <memory>
#include <optional>

namespace colock::detail {

/// The acquire verb: one attempt to set the key on all nodes.
///
/// After the Redlock algorithm,
/// https://redis.io/docs/latest/develop/use/patterns/distributed-locks/: it is granted when a
/// quorum said yes and validity, counted from sending, is left. Otherwise the key is released on
/// every node that is not known to have refused, also where the answer comes late.
class acquire_round final : public round {
public:
    /// Rings when it is decided.
    acquire_round(std::shared_ptr<engine> client, signal& rings, lock_target const& target,
                  lock_id const& id, minting tokens);

    /// Granted by a quorum of nodes that count still, and the lease would be valid still.
    bool granted() const;

    /// Why it was not granted; never empty.
    error_code trouble() const;

    /// What the nodes that refused said of the time until enough of them are free, if they did.
    std::optional<std::chrono::milliseconds> free_in() const;

    /// A node has refused this lock_id because of another.
    bool refused_by_any() const;
    /// No node has the key for this lock_id, or may come to have it.
    bool nowhere() const;

    /// Some nodes said yes: contenders may be in each other's way.
    bool split() const;

    lock_id const& id() const { return what().id; }
    lock_key const& key() const { return *what().key; }
    std::shared_ptr<lock_key const> const& shared_key() const { return what().key; }
    std::chrono::milliseconds ttl() const { return what().ttl; }
    std::chrono::milliseconds counter_life() const { return what().counter_life; }
    std::uint64_t fencing_token() const { return token_; }
    /// What a node minted that has granted it.
    std::uint64_t token_of(std::size_t node) const
    {
        return static_cast<std::uint64_t>(replies()[node].value);
    }
    /// Whether a node counts that has minted this token, or a smaller one.
    bool minted(std::size_t node) const;
    /// Nodes that count may have answered since with greater ones: takes the greatest. False if it
    /// is this already.
    bool raise_token();
    /// Another token, which is as good.
    void use_token(std::uint64_t as_good) { token_ = as_good; }
    /// A majority has the key and has minted this token, by steps of counters that were equal:
    /// every later majority has a node whose counter is as great.
    bool agrees_on_token() const;
    /// Of those that are reserved.
    std::uint64_t last_token() const { return token_ + tokens() - 1; }
    /// How many from the first one on are this grant's.
    std::uint32_t tokens() const { return what().minting.tokens; }
    using round::held_for;
    using round::said_yes;
    using round::what;

    /// The keys that it has set are a grant's now, those still to come for as long as that wants
    /// them.
    void keep_for(std::shared_ptr<copies> const& of_grant);

    /// Nobody takes the keys: releases them, also those still to come. An attempt that failed has
    /// done so already.
    void give_up();

private:
    error_code why_not_asked(std::size_t node) const override { return votes().not_counted(node); }
    error_code why_not_counted(std::size_t node) const override
    {
        return votes().not_counted(node);
    }
    /// A node that is so slow is needed only by a lease that is held.
    bool wanted(std::size_t node) const override;
    bool keeps_without_tokens() const override;
    void on_decided() override;
    void on_settled(std::size_t node, reply const& answer) override;

    /// What becomes of the keys that it sets.
    enum class keys { undecided, kept, given_up };

    /// Has the key, and is not one whose grants do not count.
    bool counts(std::size_t node) const;
    void release_on(std::size_t node, reply const& answer);
    /// The lease is over, and its release runs after what has set this key. That is certain only if
    /// it was set by a command that did not have to be sent again.
    bool released_behind(copies const* of_grant, reply const& answer) const;

    signal& rings_;
    keys keys_ = keys::undecided;
    std::weak_ptr<copies> copies_; ///< Of its grant.
    std::uint64_t token_ = 0;
};

} // namespace colock::detail
