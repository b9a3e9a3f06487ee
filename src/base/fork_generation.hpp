// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <atomic>
#include <cstdint>

namespace colock::detail {

/// How many forks lie between this process and the one in which colock was used first, plus one.
/// An object that keeps this number when it is made can tell later whether it is a child's copy.
inline std::atomic<std::uint32_t> current_fork_generation{1};

/// Any thread.
inline std::uint32_t fork_generation()
{
    return current_fork_generation.load(std::memory_order_relaxed);
}

/// Begins to count, unless that was done before. Any thread.
void count_forks();

} // namespace colock::detail
