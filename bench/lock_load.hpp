// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"

#include <functional>

namespace bench {

enum class lock_kind {
    mutex,
    with_lock, ///< A mutex, by async_with_lock().
    reentrant, ///< A reentrant_mutex, each worker another owner.
    again,     ///< A reentrant_mutex that its owner has all the time.
};

/// Workers of one client that acquire and release without a pause, in one thread.
/// `names`: how many names they share; worker i uses name i % names.
/// `before` is called when they are at work and before the measuring, `after` after it.
sample run_lock_load(environment const&, unsigned workers, unsigned names,
                     std::function<void()> const& before = {},
                     std::function<void()> const& after = {}, lock_kind kind = lock_kind::mutex);

} // namespace bench
