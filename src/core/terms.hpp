// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/saturating_add.hpp"
#include "core/validity.hpp"

#include <colock/options.hpp>

#include <chrono>
#include <cstddef>
#include <map>
#include <memory>

namespace colock::detail {

/// How a lease is to be kept, of what its options say.
struct terms {
    std::chrono::milliseconds ttl;
    std::chrono::milliseconds margin; ///< See lock_options::loss_margin.
    bool renews;
    clock::time_point stop;    ///< From when on it is not renewed; max: never.
    clock::time_point until{}; ///< It is to be valid until then, also where it is not renewed.

    friend bool operator==(terms const&, terms const&) = default;
};

/// Of a lease that is got at `since`.
inline terms terms_of(lock_options const& options, clock::time_point since)
{
    bool const bounded = options.max_hold.count() > 0;
    return {options.ttl, options.loss_margin, options.renew,
            bounded ? saturating_add(since, options.max_hold) : clock::time_point::max(),
            valid_until(since, options.ttl)};
}

/// Values, each as often as it was added, and the least and the greatest of them. There may be very
/// many.
template <class Value>
class counted {
public:
    void add(Value const& one) { ++counts_[one]; }
    void remove(Value const& one)
    {
        auto const found = counts_.find(one);
        if (--found->second == 0)
            counts_.erase(found);
    }

    // There must be one.
    Value const& least() const { return counts_.begin()->first; }
    Value const& greatest() const { return counts_.rbegin()->first; }

private:
    std::map<Value, std::size_t> counts_;
};

/// The terms of all leases that share a key, and what they come to for the key:
///   the longest ttl,
///   renewed if one of them wants it,
///   until the max_hold of one of them is over, each counted from its own acquire,
///   valid until the ttl of each of them is over, counted likewise,
///   with the greatest loss_margin.
/// When a lease ends, its terms do not count any more.
class shared_terms {
public:
    bool empty() const { return !sums_ || sums_->leases == 0; }

    void add(terms const& one)
    {
        if (!sums_)
            sums_ = std::make_unique<sums>();
        ++sums_->leases;
        sums_->ttls.add(one.ttl);
        sums_->margins.add(one.margin);
        sums_->renews.add(one.renews);
        sums_->stops.add(one.stop);
        sums_->ends.add(one.until);
    }

    void remove(terms const& one)
    {
        --sums_->leases;
        sums_->ttls.remove(one.ttl);
        sums_->margins.remove(one.margin);
        sums_->renews.remove(one.renews);
        sums_->stops.remove(one.stop);
        sums_->ends.remove(one.until);
    }

    /// There must be one.
    terms together() const
    {
        return {sums_->ttls.greatest(), sums_->margins.greatest(), sums_->renews.greatest(),
                sums_->stops.least(), sums_->ends.greatest()};
    }

private:
    struct sums {
        std::size_t leases = 0;
        counted<std::chrono::milliseconds> ttls;
        counted<std::chrono::milliseconds> margins;
        counted<bool> renews;
        counted<clock::time_point> stops;
        counted<clock::time_point> ends;
    };

    std::unique_ptr<sums> sums_; ///< Most keys have one lease, which needs none.
};

} // namespace colock::detail
