// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/fork_generation.hpp"

#include <pthread.h>
#include <system_error>

namespace colock::detail {

void count_forks()
{
    static bool const counts = [] {
        auto const next = [] { current_fork_generation.fetch_add(1, std::memory_order_relaxed); };
        if (int const failed = pthread_atfork(nullptr, nullptr, next))
            throw std::system_error{failed, std::generic_category(), "pthread_atfork"};
        return true;
    }();
    static_cast<void>(counts);
}

} // namespace colock::detail
