// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/saturating_add.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace colock::detail {

/// For how long servers are waited for, not counting the time in which this process was busy or
/// stopped.
///
/// If the end of a limit is noticed late, the process was busy or stopped, and much of what the
/// servers have said meanwhile may still be unread. So the limit is prolonged, once, by as long as
/// it was late, but by no more than its own length.
class time_limit {
public:
    static constexpr clock::duration on_time_within = std::chrono::milliseconds{10};

    /// It begins anew.
    void begin() { was_late_ = false; }

    /// A limit of `length` was to end at `due`. Returns until when it is prolonged; nothing: it has
    /// ended.
    std::optional<clock::time_point> goes_on(clock::time_point now, clock::time_point due,
                                             clock::duration length)
    {
        auto const late = now - due;
        if (late <= on_time_within || std::exchange(was_late_, true))
            return std::nullopt;
        return saturating_add(now, std::min(late, length));
    }

private:
    bool was_late_ = false;
};

} // namespace colock::detail
