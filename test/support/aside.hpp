// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/run.hpp"

#include <future>
#include <utility>

namespace support {

/// Runs `act`, which may block, in a thread of its own, while the clients go on.
template <class Act>
asio::awaitable<void> aside(Act act, milliseconds limit = stuck)
{
    auto done = std::async(std::launch::async, std::move(act));
    auto ended = until(
        "what is done aside", [&] { return done.wait_for(0s) == std::future_status::ready; },
        limit);
    co_await std::move(ended);
    done.get();
}

} // namespace support
