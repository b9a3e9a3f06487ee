// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace colock::detail {

/// How many of these votes decide: more than half of them, whether they can be reached or not.
inline std::size_t quorum_of(std::size_t votes)
{
    return votes / 2 + !planted(bug::half_is_enough);
}

/// The count of one verb's answers over all *configured* nodes, which is decided as soon as no
/// answer still to come can change it.
///
/// After the Redlock algorithm:
/// https://redis.io/docs/latest/develop/use/patterns/distributed-locks/
class tally {
public:
    enum class verdict {
        open,    ///< Answers to come can still change it.
        won,     ///< A quorum said yes.
        refused, ///< So many said no that no quorum can ever say yes.
        unknown, ///< Neither can be any more, for want of answers.
    };

    explicit constexpr tally(std::size_t nodes) : nodes_{nodes} {}

    constexpr void yes() { ++yes_; }
    constexpr void no() { ++no_; }
    void unknown()
    {
        if (planted(bug::quorum_of_the_reachable))
            --nodes_;
        else
            ++unknown_;
    }

    /// Unknown because the node refuses, by an answer that is an error.
    void error()
    {
        unknown();
        ++errors_;
    }

    /// Unknown because the node cannot be asked until somebody does something about it.
    void hopeless()
    {
        unknown();
        ++hopeless_;
    }

    std::size_t quorum() const { return quorum_of(nodes_); }
    constexpr std::size_t yes_count() const { return yes_; }
    bool complete() const { return yes_ + no_ + unknown_ == nodes_; }

    verdict decide() const
    {
        if (yes_ >= quorum())
            return verdict::won;
        auto const enough_to_refuse = nodes_ - quorum() + 1;
        if (no_ >= enough_to_refuse)
            return verdict::refused;
        auto const missing = nodes_ - yes_ - no_ - unknown_;
        if (yes_ + missing < quorum() && no_ + missing < enough_to_refuse)
            return verdict::unknown;
        return verdict::open;
    }

    /// Whether nodes that answer with errors stand in the way: if these and the hopeless ones said
    /// yes, there would be a quorum, or might be.
    /// `still_to_come`: whether there are answers to come.
    bool errors_matter(bool still_to_come) const
    {
        auto const missing = nodes_ - std::min(nodes_, yes_ + no_ + unknown_);
        return errors_ > 0 && yes_ < quorum() &&
               yes_ + errors_ + hopeless_ + (still_to_come ? missing : 0) >= quorum();
    }

private:
    std::size_t nodes_;
    std::size_t yes_ = 0;
    std::size_t no_ = 0;
    std::size_t unknown_ = 0;
    std::size_t errors_ = 0;   ///< Of the unknown ones,
    std::size_t hopeless_ = 0; ///< and of these, too.
};

/// When so many keys will have expired that a quorum can be had, as far as the nodes reported.
///
/// `ttls`: what the nodes said remains of another's key (negative: it does not expire); `needed`:
/// how many of them must become free. Nothing where expiry alone will not do.
inline std::optional<std::chrono::milliseconds>
free_after(std::vector<std::chrono::milliseconds> ttls, std::size_t needed)
{
    std::erase_if(ttls, [](std::chrono::milliseconds ttl) { return ttl.count() < 0; });
    if (needed == 0 || needed > ttls.size())
        return std::nullopt;
    auto const nth = ttls.begin() + static_cast<std::ptrdiff_t>(needed - 1);
    std::nth_element(ttls.begin(), nth, ttls.end());
    return *nth;
}

} // namespace colock::detail
