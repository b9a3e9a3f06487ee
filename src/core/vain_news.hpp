// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/saturating_add.hpp"
#include "core/backoff.hpp"

#include <colock/clock.hpp>

#include <chrono>
#include <cstdint>

namespace colock::detail {

/// Whether news that the key of a lock has changed are false alarms, as of a server that has no
/// room to track the key: many attempts in a row are made upon them, and find the lock as it was.
class vain_news {
public:
    void attempt_sent(bool upon_news) { upon_news_ = upon_news; }

    /// The attempt was refused: it has found a lock that expires at `frees`, give or take
    /// `exactness`. True where that was in vain, as many were before it that found the same expiry.
    /// A few later expiries in between do not count, if they differ from each other: an owner that
    /// has a reentrant lock may lengthen its life with one client and shorten it again.
    bool found(clock::time_point frees, clock::duration exactness)
    {
        bool const same = are_close(frees, held_until_, exactness);
        if (upon_news_ && !same && vain_ > 0 && frees > held_until_ &&
            ++others_ <= others_between) {
            repeated_ = are_close(frees, other_until_, exactness) ? repeated_ + 1 : 0;
            other_until_ = frees;
            if (repeated_ < others_alike)
                return false;
        }
        others_ = 0;
        if (!upon_news_ || !same) {
            held_until_ = frees;
            // Where it was in vain before, its ttl has perhaps been lengthened only.
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
    /// It is another's lock where more than so many in a row have found something else, or where
    /// so many of them have found what the one before them had found.
    static constexpr unsigned others_between = 10;
    static constexpr unsigned others_alike = 2;

    static bool are_close(clock::time_point one, clock::time_point other, clock::duration exactness)
    {
        return one <= saturating_add(other, exactness) && other <= saturating_add(one, exactness);
    }

    bool upon_news_ = false;          ///< The last attempt was made because of news.
    unsigned vain_ = 0;               ///< How many in a row have found the lock unchanged.
    unsigned others_ = 0;             ///< How many in a row have found something else since.
    unsigned repeated_ = 0;           ///< How many of those the same as the one before.
    clock::time_point held_until_{};  ///< The expiry that the first of them found.
    clock::time_point other_until_{}; ///< What the last of the others found.
    backoff pause_{std::chrono::milliseconds{1}, std::chrono::milliseconds{100}};
};

} // namespace colock::detail
