// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"

#include <colock/clock.hpp>

#include <chrono>

namespace colock::detail {

using std::chrono::milliseconds;

/// How far client and server may disagree about the length of a ttl: clock rates that differ by up
/// to one percent, and the server's expiry being precise to a millisecond.
inline clock::duration drift(milliseconds ttl)
{
    if (planted(bug::no_drift))
        return {};
    return clock::duration{ttl} / 100 + milliseconds{2};
}

/// Until when a key may be relied on. Counted from *sending* the command that set its ttl: the
/// server cannot have run it earlier, so the key cannot expire before this.
inline clock::time_point valid_until(clock::time_point sent, milliseconds ttl)
{
    return sent + ttl - drift(ttl);
}

} // namespace colock::detail
