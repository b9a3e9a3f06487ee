// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/time_limit.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>

namespace colock::detail {

/// Tells a server that is slow from one that hangs: that has said nothing for long while it owes
/// answers.
class stall_watch {
public:
    enum class state {
        fine,
        probing, ///< It seems to hang, and is listened to once more.
        hung,
    };

    explicit stall_watch(clock::duration patience) : patience_{patience} {}

    /// A command has been answered.
    void heard(clock::time_point now)
    {
        heard_ = now;
        state_ = state::fine;
    }

    /// The connection has ended.
    void clear() { state_ = state::fine; }

    /// `oldest`: when the oldest unanswered command was written. A server that has no room for more
    /// commands is taken for hung sooner: those that wait for it take memory.
    void look(clock::time_point now, clock::time_point oldest, bool has_room)
    {
        if (now < seems_to_hang_from(oldest, has_room))
            return;
        // This process may have been busy or stopped. Then the answers have arrived, and are read
        // before the probe is over.
        state_ = state::probing;
        until_ = now + probe_time;
        limit_.begin();
    }

    /// Whether it has been found to hang just now.
    bool on_time(clock::time_point now)
    {
        if (state_ != state::probing || now < until_)
            return false;
        // This process has been busy again, or still was.
        if (auto const until = limit_.goes_on(now, until_, probe_time)) {
            until_ = *until;
            return false;
        }
        state_ = state::hung;
        return true;
    }

    /// When to look, if nothing is heard until then.
    clock::time_point seems_to_hang_from(clock::time_point oldest, bool has_room) const
    {
        if (state_ != state::fine)
            return clock::time_point::max();
        return std::max(heard_, oldest) +
               (has_room ? patience_ : std::min(patience_, long_silence));
    }

    bool hung() const { return state_ == state::hung; }
    clock::time_point deadline() const
    {
        return state_ == state::probing ? until_ : clock::time_point::max();
    }

private:
    static constexpr clock::duration long_silence = std::chrono::milliseconds{500};
    static constexpr clock::duration probe_time = std::chrono::milliseconds{50};

    clock::duration patience_;
    state state_ = state::fine;
    clock::time_point heard_{};
    clock::time_point until_{};
    time_limit limit_; ///< Of the probe.
};

} // namespace colock::detail
