// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/timing.hpp"

#include <colock/options.hpp>

namespace support {

/// Options without the guard that several servers, a Cluster and a Sentinel group have by default.
/// With it, servers that were just started would grant nothing for 12 s.
inline colock::client_options without_guard(colock::client_options given = {})
{
    if (given.guard == colock::restart_guard::automatic)
        given.guard = colock::restart_guard::run_id;
    return given;
}

/// Options for a client whose servers are not held up, but may not run for a second or two on a
/// busy machine: they are neither given up nor found silent then.
inline colock::client_options unhurried()
{
    return {.health_check_interval = 60s, .node_timeout = stuck / 3};
}

} // namespace support
