// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/signal.hpp"
#include "core/copies.hpp"
#include "core/vain_news.hpp"
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
    acquire_round(std::shared_ptr<engine> client, signal& rings, wanted_lock const& target,
                  lock_id const& id, minting tokens);

    /// Granted by a quorum of nodes that count still, and the lease would be valid still.
    bool granted(clock::time_point now) const;

    /// Why it was not granted; never empty.
    error_code trouble() const;

    /// How long it is until enough nodes are free, by the ttls that those that refused have told;
    /// nothing if these do not suffice.
    std::optional<std::chrono::milliseconds> free_in() const;
    /// The ends of the key that a node has, which has refused it; nothing of any other node.
    std::optional<vain_news::ends> found_on(std::size_t node) const;

    /// Whether a node has refused it because another lock_id has the key.
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
    /// The token that a node minted; only for a node that has granted it.
    std::uint64_t token_of(std::size_t node) const
    {
        return static_cast<std::uint64_t>(replies()[node].value);
    }
    /// Whether a node counts that has minted this token, or a smaller one.
    bool minted(std::size_t node) const;
    /// Takes the greatest token of the nodes that count, of which some may have answered since.
    /// False if it was the greatest already.
    bool raise_token();
    /// Another token, which is as good.
    void use_token(std::uint64_t as_good) { token_ = as_good; }
    /// Whether a majority has the key and has minted this same token. Then every later majority has
    /// a node whose counter is at least as great.
    bool agrees_on_token() const;
    /// The last of the tokens that are reserved.
    std::uint64_t last_token() const { return token_ + tokens() - 1; }
    /// How many are reserved for this grant, from the first one on.
    std::uint32_t tokens() const { return what().minting.tokens; }
    using round::held_for;
    using round::said_yes;
    using round::what;

    /// The keys belong to a grant from now on; those yet to be set, for as long as it wants them.
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
    /// After the decision, a waiting command is sent only for a lease that is held, or may be.
    bool wanted(std::size_t node) const override;
    bool keeps_without_tokens() const override;
    void on_decided() override;
    void on_settled(std::size_t node, reply const& answer) override;

    /// What becomes of the keys that it sets.
    enum class keys { undecided, kept, given_up };

    /// Whether a node has granted it, and its grants count.
    bool counts(std::size_t node) const;
    /// Whether the lease is over, and its release is certain to run after the command that has set
    /// this key. It is not certain if that command had to be sent again.
    bool released_behind(copies const* of_grant, reply const& answer) const;

    signal& rings_;
    keys keys_ = keys::undecided;
    std::weak_ptr<copies> copies_; ///< Of its grant.
    std::uint64_t token_ = 0;
};

} // namespace colock::detail
