// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/saturating_add.hpp"
#include "core/backoff.hpp"
#include "core/tally.hpp"

#include <colock/clock.hpp>

#include <boost/container/small_vector.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace colock::detail {

/// Whether news that the key of a lock has changed are false alarms, as where its owner enters it
/// again and again, or of a server that has no room to track the key: many attempts in a row are
/// made upon them, and each finds that the lock has not changed hands.
class vain_news {
public:
    /// When those who have the key on a node cease to, without an extension.
    struct ends {
        clock::time_point first; ///< The first of them to cease,
        clock::time_point last;  ///< and the last: the key expires.
    };

    explicit vain_news(std::size_t nodes) : found_(nodes) {}

    void attempt_sent(bool upon_news)
    {
        upon_news_ = upon_news;
        unchanged_ = 0;
    }

    /// A node has refused the attempt: it has a key with these ends, give or take `exactness`. The
    /// key has not changed hands if it has an end that it had before: whoever enters the lock again
    /// has another, earlier or later.
    void refused_on(std::size_t node, ends of_key, clock::duration exactness)
    {
        auto& before = found_[node];
        bool const first = known(before, of_key.first, exactness);
        bool const last = known(before, of_key.last, exactness);
        before = of_key;
        unchanged_ += first || last;
    }

    /// After all that have refused it: whether the attempt was in vain, as many were before it.
    bool in_vain()
    {
        // On fewer nodes than can refuse an attempt, a key may stay that nobody gives up.
        bool const same = unchanged_ > found_.size() - quorum_of(found_.size());
        if (!same)
            pause_.reset();
        if (!upon_news_ || !same) {
            // Where it was in vain before, the lock has perhaps been extended only.
            vain_ = vain_ > free_attempts ? free_attempts - 2 : 0;
        }
        return ++vain_ > free_attempts;
    }

    /// For how long news are not to be followed then.
    clock::duration next_pause(std::uint64_t random) { return pause_.next(random); }

    void granted()
    {
        pause_.reset();
        vain_ = 0;
    }

private:
    /// In a crowd that passes a lock on quickly, many in a row find it taken, each time by another.
    static constexpr unsigned free_attempts = 20;

    /// Whether a key was found with this end before. Then makes it exactly that, lest it drift
    /// where a crowd passes the lock on in less than the exactness.
    static bool known(ends const& before, clock::time_point& end, clock::duration exactness)
    {
        for (auto const each : {before.first, before.last}) {
            if (end <= saturating_add(each, exactness) && each <= saturating_add(end, exactness)) {
                end = each;
                return true;
            }
        }
        return false;
    }

    boost::container::small_vector<ends, 5> found_; ///< By each node, when it last refused one.
    bool upon_news_ = false;                        ///< The last attempt was made because of news.
    std::size_t unchanged_ = 0; ///< On how many nodes it found that the key has not changed hands.
    unsigned vain_ = 0;         ///< How many in a row have found that the lock has not.
    backoff pause_{std::chrono::milliseconds{1}, std::chrono::milliseconds{100}};
};

} // namespace colock::detail
