// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/time_keeper.hpp"

#include <algorithm>

namespace colock::detail {

void time_keeper::arm()
{
    if (schedule_.empty() || schedule_.next() >= armed_)
        return;
    // Asio's timers stand still while the machine is suspended, our clock does not. Nothing sleeps
    // so long that this would matter after waking up.
    constexpr clock::duration longest_sleep = std::chrono::seconds{1};
    auto const now = clock::now();
    armed_ = std::min(schedule_.next(), now + longest_sleep);
    timer_.expires_after(std::max(armed_ - now, clock::duration::zero()));
    timer_.async_wait([weak = weak_from_this()](boost::system::error_code error) noexcept {
        auto const self = weak.lock();
        if (self && !error)
            self->on_timer();
    });
}

} // namespace colock::detail
