// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/saturating_add.hpp"

#include <colock/clock.hpp>

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace colock::detail {

/// On which nodes the key of a lease is, or may be, and for how long at least: what the rounds
/// learn, and the lease goes by. Sets of nodes are numbers with a bit for each.
///
/// It has a function for each thing that may be learnt of a node.
class copies {
public:
    using nodes = std::uint64_t;

    /// `until`: how long a key lasts at least that the acquire has set, or may still set.
    copies(nodes granted, std::size_t all, clock::time_point until)
        : held_{granted}, confirmed_{granted}, first_{until}, lasts_(all)
    {
        for (std::size_t node = 0; node < all; ++node) {
            if (is_on(node))
                lasts_[node] = until;
        }
    }

    /// Any thread: on how many it is known to be.
    unsigned count() const { return static_cast<unsigned>(std::popcount(held_.load())); }

    // On the strand.

    /// Whether the lease is held. If not, a key that comes to be on a node later is to be released.
    bool wanted() const { return wanted_; }
    void no_longer_wanted() { wanted_ = false; }
    /// A release has been sent to all nodes on which it may be, behind whatever sets it.
    bool release_sent() const { return release_sent_; }
    void release_is_sent() { release_sent_ = true; }

    bool is_on(std::size_t node) const { return held_.load() & bit(node); }
    void has_key(std::size_t node) { has_key(node, first_); }
    /// The node has set the key.
    void has_key(std::size_t node, clock::time_point until)
    {
        held_ |= bit(node);
        confirmed_ |= bit(node);
        lasts(node, until);
    }
    void lacks_key(std::size_t node, clock::time_point now)
    {
        held_ &= ~bit(node);
        confirmed_ &= ~bit(node);
        ends_on(node, now);
    }

    // What a node says of an extension counts from its answer on; what comes of the extension is
    // decided later.

    /// The node has extended the key, by a command sent at `sent`. That does not count where it has
    /// become known since then that the node has lost the key: the answer may be from before that.
    void extended_on(std::size_t node, clock::time_point sent, clock::time_point until)
    {
        if (!lost_since(node, sent))
            lasts(node, until);
    }
    /// The node does not have the key any more.
    void ends_on(std::size_t node, clock::time_point now)
    {
        lasts_[node] = {};
        forget_token(node);
        lost_.resize(lasts_.size());
        lost_[node] = now;
    }
    /// Whether it has become known after `sent` that the node had lost the key.
    bool lost_since(std::size_t node, clock::time_point sent) const
    {
        return !lost_.empty() && lost_[node] > sent;
    }
    /// Of these nodes, which have extended it, those that have not lost it since.
    nodes lasting(nodes granted, clock::time_point until) const
    {
        for (std::size_t node = 0; node < lasts_.size(); ++node) {
            if (lasts_[node] < until)
                granted &= ~bit(node);
        }
        return granted;
    }
    /// The node has extended the key, by an extension that has been decided.
    void confirmed(std::size_t node, clock::time_point until)
    {
        if (lasting(bit(node), until))
            has_key(node, until);
    }

    /// Until when a quorum of `counted` keeps the key at least; time zero where fewer have it.
    clock::time_point lasts_on(std::size_t quorum, nodes counted) const
    {
        auto each = lasts_;
        for (std::size_t node = 0; node < each.size(); ++node) {
            if (!(counted & bit(node)))
                each[node] = {};
        }
        auto const last = each.begin() + static_cast<std::ptrdiff_t>(quorum - 1);
        std::nth_element(each.begin(), last, each.end(), std::greater{});
        return *last;
    }

    /// A majority has extended the key: `lasting` have it still, `certainly_not` did not extend it.
    /// A node that has not answered yet is taken to have the key if it has confirmed that since the
    /// last extension, so not for two in a row. Returns how many nodes had confirmed it when this
    /// extension was decided.
    unsigned extended(nodes lasting, nodes certainly_not)
    {
        auto const before = std::exchange(confirmed_, lasting);
        held_ = lasting | (before & ~certainly_not);
        return static_cast<unsigned>(std::popcount(before));
    }

    /// From now on it is remembered which token each node has minted when it set the key: of a
    /// lease that has none yet, as that is not known to a majority.
    void keep_tokens() { tokens_.resize(lasts_.size()); }
    /// A node has minted this one for the key that it has now; 0: not known. The answers of two
    /// servers of a Cluster may come in another order than they were given.
    void minted(std::size_t node, std::uint64_t token)
    {
        if (tokens_.empty())
            return;
        tokens_[node] = std::max(tokens_[node], token);
        token_ = std::max(token_, token);
    }
    /// The greatest that any has ever minted for it.
    std::uint64_t token() const { return token_; }
    /// Whether this node has minted `most`, or less, for the key that it has now.
    bool has_minted(std::size_t node, std::uint64_t most) const
    {
        return !tokens_.empty() && tokens_[node] != 0 && tokens_[node] <= most;
    }

    /// The key may be on these, so a release has to reach them.
    void may_be_on(nodes some) { possible_ |= some; }
    nodes possible() const { return possible_; }

    /// A node may run the lease's acquire yet, after its release.
    void in_doubt(std::size_t node, clock::time_point now)
    {
        doubtful_ |= bit(node);
        doubted_since_ = now;
        doubt_ends_ = clock::time_point::max();
    }
    bool doubted(std::size_t node) const { return doubtful_ & bit(node); }
    /// These nodes have extended the key, by an extension `sent` then. Doubts end when all nodes in
    /// doubt have done so in one extension that was sent since, and once more a ttl or longer after
    /// that.
    void answered(nodes some, clock::time_point sent, clock::time_point now,
                  clock::duration longest_ttl)
    {
        if (doubtful_ == 0 || (doubtful_ & ~some) || sent <= doubted_since_)
            return;
        if (now >= doubt_ends_)
            doubtful_ = 0;
        doubt_ends_ = std::min(doubt_ends_, saturating_add(now, longest_ttl));
    }

    /// A node that has lost the key is given it back: if it says yes, until `until` at least. False
    /// if that is under way already.
    bool begin_repair(std::size_t node, clock::time_point until)
    {
        if (repaired_ & bit(node))
            return false;
        repaired_ |= bit(node);
        forget_token(node);
        possible_ |= bit(node);
        first_ = std::min(first_, until);
        return true;
    }
    void end_repair(std::size_t node) { repaired_ &= ~bit(node); }

private:
    /// Five masters need no allocation.
    using times = boost::container::small_vector<clock::time_point, 5>;

    static nodes bit(std::size_t node) { return nodes{1} << node; }

    void forget_token(std::size_t node)
    {
        if (!tokens_.empty())
            tokens_[node] = 0;
    }

    void lasts(std::size_t node, clock::time_point until)
    {
        lasts_[node] = std::max(lasts_[node], until);
    }

    std::atomic<nodes> held_;
    nodes confirmed_; ///< Those that have said since the last extension that they have the key.
    /// The earliest expiry of a key that an acquire or a repair has set. Counts where a node is
    /// found to have the key and nothing else is known of it.
    clock::time_point first_;
    times lasts_; ///< How long the key of each node lasts, as far as known; time zero: no key.
    std::vector<clock::time_point> lost_; ///< When that became known; empty where none has lost it.
    std::uint64_t token_ = 0;             ///< The greatest that any has minted.
    std::vector<std::uint64_t> tokens_; ///< Of each node; 0 where it is not known. Empty: not kept.
    nodes possible_ = 0;                ///< Those that may have the key.
    nodes doubtful_ = 0;
    clock::time_point doubted_since_{}; ///< The last of them.
    clock::time_point doubt_ends_{};    ///< Max while not all have answered since.
    nodes repaired_ = 0;                ///< Those that are being given the key back.
    bool wanted_ = true;
    bool release_sent_ = false;
};

} // namespace colock::detail
