// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/later.hpp"

#include <colock/options.hpp>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace colock::detail {

/// How a lease is to be kept, of what its options say.
struct terms {
    std::chrono::milliseconds ttl;
    std::chrono::milliseconds margin; ///< See lock_options::loss_margin.
    bool renews;
    clock::time_point stop; ///< From when on it is not renewed; max: never.

    friend bool operator==(terms const&, terms const&) = default;
};

/// Of a lease that is got at `since`.
inline terms terms_of(lock_options const& options, clock::time_point since)
{
    bool const bounded = options.max_hold.count() > 0;
    return {options.ttl, options.loss_margin, options.renew,
            bounded ? later(since, options.max_hold) : clock::time_point::max()};
}

/// The terms of all leases that share a key, and what they come to for the key:
///   the longest ttl,
///   renewed if one of them wants it,
///   until the max_hold of one of them is over, each counted from its own acquire,
///   with the greatest loss_margin.
/// What a lease has asked for goes with it.
class shared_terms {
public:
    bool empty() const { return groups_.empty(); }

    void add(terms const& one)
    {
        if (auto const found = find(one); found != groups_.end())
            ++found->second;
        else
            groups_.emplace_back(one, 1);
    }

    void remove(terms const& one)
    {
        auto const found = find(one);
        if (--found->second == 0) {
            *found = groups_.back();
            groups_.pop_back();
        }
    }

    /// There must be one.
    terms together() const
    {
        auto result = groups_.front().first;
        for (auto const& [each, count] : groups_) {
            result.ttl = std::max(result.ttl, each.ttl);
            result.margin = std::max(result.margin, each.margin);
            result.renews |= each.renews;
            result.stop = std::min(result.stop, each.stop);
        }
        return result;
    }

private:
    /// Leases with the same terms count as one group: there may be very many of them.
    using group = std::pair<terms, unsigned>;

    std::vector<group>::iterator find(terms const& one)
    {
        return std::find_if(groups_.begin(), groups_.end(),
                            [&](group const& each) { return each.first == one; });
    }

    std::vector<group> groups_;
};

} // namespace colock::detail
