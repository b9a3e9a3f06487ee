// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <chrono>

namespace colock::detail {

/// When an idle connection is to be tried by a PING, and when it is given up: after one interval
/// without a byte, and after two. The bytes of an unfinished message count for a limited time only:
/// else a server that hangs could keep its connection by a byte now and then.
class keep_alive {
public:
    enum class action { none, ping, give_up };

    explicit keep_alive(clock::duration interval) : interval_{interval} {}

    /// A connection begins, or a message has come.
    void heard(clock::time_point now)
    {
        whole_ = now;
        restart(now);
    }
    /// Some bytes have come.
    void heard_some(clock::time_point now)
    {
        if (now <= whole_ + longest_message)
            restart(now);
    }

    action on_time(clock::time_point now)
    {
        if (now < due_)
            return action::none;
        switch (state_) {
        case state::quiet:
            state_ = state::asked;
            due_ = now + interval_;
            return action::ping;
        case state::asked:
            // This process may have been busy or stopped. Then the answer has arrived, and is read
            // before the grace is over.
            state_ = state::doubted;
            due_ = now + grace;
            return action::none;
        case state::doubted:
            break;
        }
        return action::give_up;
    }

    clock::time_point deadline() const { return due_; }

private:
    enum class state { quiet, asked, doubted };
    static constexpr clock::duration longest_message = std::chrono::seconds{10};
    static constexpr clock::duration grace = std::chrono::milliseconds{50};

    void restart(clock::time_point now)
    {
        state_ = state::quiet;
        due_ = now + interval_;
    }

    clock::duration interval_;
    clock::time_point whole_{}; ///< When a message has ended last.
    state state_ = state::quiet;
    clock::time_point due_{};
};

} // namespace colock::detail
