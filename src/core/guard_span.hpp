// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

namespace colock::detail {

/// For how long no grant of a server counts, since it may lack locks: see core/reign.hpp.
struct guard_span {
    clock::time_point met{};   ///< When this client first met a server that may lack them.
    clock::time_point until{}; ///< The beginning of time where nothing is missing.
};

} // namespace colock::detail
