// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "core/backoff.hpp"
#include "core/tally.hpp"
#include "core/vain_news.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace colock::detail {

/// When the contender for a name sends its next attempt.
///
/// It is told what becomes of the attempts and what is heard of the key meanwhile. News end the
/// rest that follows an attempt. They do not end the pause after a split vote, nor that which
/// leaves the lock to others: these are for all but an owner that the servers let in.
class pace {
public:
    /// A release reaches the nodes one after another, within about this time: an attempt at the
    /// first word of it would find only some of them free.
    static constexpr clock::duration spread_of_a_release = std::chrono::milliseconds{2};

    explicit pace(std::size_t nodes) : nodes_{nodes}, vain_news_{nodes} {}

    /// An attempt is being sent: what was heard before says nothing of it.
    void attempt_sent()
    {
        resting_ = false;
        tried_to_come_in_ = std::exchange(let_in_, false);
        // Changes on a minority of the nodes are no news, but may be why the attempt is made.
        vain_news_.attempt_sent(std::exchange(news_, false) || changed_on_ != 0);
        refused_on_ = 0;
        changed_on_ = 0;
        next_ = {};
        settled_ = clock::time_point::max();
        not_before_ = {};
    }

    void granted()
    {
        heard_ = true;
        kept_out_ = false;
        trouble_pause_.reset();
        split_pause_.reset();
        vain_news_.granted();
    }

    /// Another has the lock; without news the next attempt is due at `next`.
    void refused(clock::time_point now, clock::time_point next)
    {
        heard_ = true;
        kept_out_ |= tried_to_come_in_;
        trouble_pause_.reset();
        rest(now, next);
    }

    /// Some nodes have granted the attempt that was refused. Contenders who share the nodes between
    /// them all hear of each other's releases at the same time, and must not all come back at the
    /// same time.
    void split(clock::time_point now, std::uint64_t random)
    {
        not_before_ = now + split_pause_.next(random);
    }

    /// A node that has refused the attempt has a key with these ends, give or take `exactness`.
    void found_on(std::size_t node, vain_news::ends const& of_key, clock::duration exactness)
    {
        vain_news_.refused_on(node, of_key, exactness);
    }
    /// Whether that was in vain, like many attempts before it: see vain_news.
    bool in_vain() { return vain_news_.in_vain(); }

    /// News are not to be followed at once.
    void back_off(clock::time_point now, std::uint64_t random)
    {
        not_before_ = std::max(not_before_, now + vain_news_.next_pause(random));
    }

    /// The servers could not decide.
    void failed(clock::time_point now, std::uint64_t random)
    {
        heard_ = false;
        rest(now, now + trouble_pause_.next(random));
    }

    /// The lock is left to others until then.
    void leave_free(clock::time_point until)
    {
        let_in_ = false; // the owner that was to come in has left
        next_ = until;
        not_before_ = until;
    }

    void rest_ended() { resting_ = false; }

    /// Something has come up: an attempt may be worth while.
    void news() { news_ = true; }

    /// An owner that waits has the lock with another client: if that has the same servers, they let
    /// it in. Pauses are for others, also those that the attempt under way brings about.
    void owner_let_in()
    {
        news();
        let_in_ = !kept_out_;
    }

    /// A node has refused the last attempt: somebody had the key there, possibly an attempt before
    /// it.
    void refused_on(std::size_t node) { refused_on_ |= bit(node); }

    /// The key has changed on a node since the last attempt.
    void changed_on(std::size_t node, clock::time_point now)
    {
        changed_on_ |= bit(node);
        if (static_cast<std::size_t>(std::popcount(changed_on_)) >= quorum_of(nodes_))
            news();
        settled_ = std::min(settled_, now + spread_of_a_release);
    }

    /// What an earlier attempt had left on a node is gone.
    void own_release_on(std::size_t node, clock::time_point now)
    {
        // On a node that granted the last attempt, or failed, this may be that attempt's release.
        if (refused_on_ & bit(node))
            changed_on(node, now);
    }

    /// When the next attempt is due, by what is known so far.
    clock::time_point due() const
    {
        auto const wanted = news_ ? clock::time_point{} : std::min(next_, settled_);
        bool const at_once = let_in_ || planted(bug::split_pause_cut);
        return at_once ? wanted : std::max(wanted, not_before_);
    }

    /// Whether the time is spent between two attempts.
    bool resting() const { return resting_; }

    /// Whether the last attempt was answered.
    bool heard() const { return heard_; }

private:
    static std::uint64_t bit(std::size_t node) { return std::uint64_t{1} << node; }

    void rest(clock::time_point now, clock::time_point next)
    {
        resting_ = true;
        next_ = next;
        // What has changed during the attempt may go on changing.
        if (changed_on_)
            settled_ = now + spread_of_a_release;
    }

    std::size_t nodes_;
    bool resting_ = false;
    vain_news vain_news_;
    bool heard_ = false;
    bool let_in_ = false;           ///< The next attempt is that of an owner that is let in.
    bool tried_to_come_in_ = false; ///< The last one was.
    bool kept_out_ = false;         ///< It was refused: the owner has the lock on other servers.
    bool news_ = false;             ///< Something has come up since the last attempt was sent.
    std::uint64_t refused_on_ = 0;  ///< The nodes that refused the last attempt, a bit each.
    std::uint64_t changed_on_ = 0;  ///< Those on which the key has changed since it was sent.
    clock::time_point next_{};      ///< The next attempt, if nothing is heard.
    clock::time_point settled_ = clock::time_point::max(); ///< When a change has reached all nodes.
    clock::time_point not_before_{};                       ///< The next attempt, whatever is heard.
    backoff trouble_pause_{std::chrono::milliseconds{5}, std::chrono::seconds{1}};
    backoff split_pause_{std::chrono::milliseconds{1}, std::chrono::milliseconds{32}};
};

} // namespace colock::detail
