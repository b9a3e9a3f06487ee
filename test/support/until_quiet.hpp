// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/run.hpp"

#include <colock/client.hpp>

namespace support {

/// Waits until a client has sent nothing for a while. All that follows from what it was told has
/// happened then, even if a server was late.
inline asio::awaitable<void> until_quiet(colock::client& locks)
{
    auto sent = locks.get_metrics().commands;
    for (auto before = sent + 1; before != sent; sent = locks.get_metrics().commands) {
        before = sent;
        co_await pass(500ms);
    }
}

} // namespace support
