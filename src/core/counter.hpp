// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <atomic>
#include <cstdint>

namespace colock::detail {

/// A number behind a metric: written by one thread at a time, read by any. So a step of it is no
/// atomic one, which would cost more than all else that it takes to count.
class counter {
public:
    counter& operator+=(std::uint64_t more)
    {
        count_.store(read() + more, std::memory_order_relaxed);
        return *this;
    }
    counter& operator-=(std::uint64_t less)
    {
        count_.store(read() - less, std::memory_order_relaxed);
        return *this;
    }
    counter& operator++() { return *this += 1; }
    counter& operator--() { return *this -= 1; }

    std::uint64_t read() const { return count_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> count_{0};
};

} // namespace colock::detail
