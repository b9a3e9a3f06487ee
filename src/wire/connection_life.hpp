// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/time_limit.hpp"
#include "core/backoff.hpp"
#include "value/is_permanent.hpp"

#include <colock/clock.hpp>
#include <colock/error.hpp>
#include <colock/options.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace colock::detail {

/// The connections of a session, one after another: in which state the present one is, how long it
/// may take to be up, and when the next one is made.
class connection_life {
public:
    enum class state {
        idle,     ///< Before the first: commands wait.
        opening,  ///< A connection is to be made.
        greeting, ///< It has been made, and the greeting is under way.
        up,
        pausing, ///< There is none, until the next attempt.
        stopped,
    };

    explicit connection_life(client_options const& options)
        : connect_timeout_{options.connect_timeout}, settled_after_{std::min<clock::duration>(
                                                         options.reconnect_wait_max,
                                                         std::chrono::seconds{1})},
          backoff_{options.reconnect_wait_min, options.reconnect_wait_max}
    {
    }

    // What happens.

    /// A connection is to be made.
    void begin(clock::time_point now)
    {
        state_ = state::opening;
        ++number_;
        due_ = now + connect_timeout_;
        limit_.begin();
    }
    void opened(clock::time_point now)
    {
        state_ = state::greeting;
        opened_ = now;
    }
    void greeted(clock::time_point now)
    {
        state_ = state::up;
        was_up_ = true;
        patient_ = false;
        why_down_ = {};
        up_since_ = now;
    }
    /// The connection has ended, or could not be made. Returns whether it has lasted so long that
    /// the next one is to be made at once: see retry_at_once().
    bool ended(error_code why, clock::time_point now, std::uint64_t random)
    {
        bool const lasted = up() && up_for(now) >= settled_after_;
        state_ = state::pausing;
        patient_ = false;
        why_down_ = why;
        // A trouble that only a person can end needs no hurry.
        if (is_permanent(why))
            backoff_.exhaust();
        due_ = now + backoff_.next(random);
        return lasted;
    }
    void retry_at_once(clock::time_point now)
    {
        backoff_.reset();
        patient_ = true;
        begin(now);
    }
    void stop() { state_ = state::stopped; }

    /// Time has passed: makes the next connection when a pause is over. Whether the present one has
    /// taken too long to be up.
    bool on_time(clock::time_point now)
    {
        if (state_ == state::pausing && now >= due_)
            begin(now);
        if ((state_ != state::opening && state_ != state::greeting) || now < due_)
            return false;
        auto const until = limit_.goes_on(now, due_, connect_timeout_);
        due_ = until.value_or(due_);
        return !until;
    }

    // What may be asked.

    state now_is() const { return state_; }
    bool up() const { return state_ == state::up; }
    bool wanted() const
    {
        return state_ == state::opening || state_ == state::greeting || state_ == state::up;
    }
    /// For how long, where it is.
    clock::duration up_for(clock::time_point now) const { return now - up_since_; }
    /// The number of the present connection. Each has its own.
    std::uint64_t number() const { return number_; }
    /// Whether there has been one.
    bool was_up() const { return was_up_; }
    /// Whether commands are to wait for the one that is being made: for the first, and for one that
    /// is made at once.
    bool worth_waiting_for() const { return patient_ && !up(); }
    /// When it was made: before it was up.
    clock::time_point opened_at() const { return opened_; }
    /// Why there is none; nothing where there is one, or none has been tried yet.
    error_code const& why_down() const { return why_down_; }
    std::chrono::milliseconds connect_timeout() const { return connect_timeout_; }
    /// When on_time() has something to do.
    clock::time_point deadline() const
    {
        bool const waits = state_ == state::opening || state_ == state::greeting;
        return waits || state_ == state::pausing ? due_ : clock::time_point::max();
    }

private:
    std::chrono::milliseconds connect_timeout_;
    clock::duration settled_after_; ///< A connection that lasts so long has lasted.
    state state_ = state::idle;
    std::uint64_t number_ = 0;
    bool patient_ = true;
    bool was_up_ = false;
    clock::time_point up_since_{};
    clock::time_point opened_{};
    clock::time_point due_{}; ///< Until when it is to be up, or when the next one is made.
    time_limit limit_;        ///< Of the present attempt.
    backoff backoff_;
    error_code why_down_;
};

} // namespace colock::detail
