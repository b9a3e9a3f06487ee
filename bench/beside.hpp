// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"

#include <cstdint>
#include <string_view>

namespace bench {

/// How long it takes to acquire a name that nobody else wants, from several masters: while the
/// client has nothing else to do, and while it has very much.
struct beside_sample {
    std::string_view what; ///< The scenario.
    unsigned items = 0;
    std::size_t nodes = 0;
    summary quiet;
    summary meanwhile;
    double seconds = 0; ///< How long it had much to do, in all.
    double commands = 0;
    unsigned failed = 0; ///< Acquires that failed: there should be none.
    unsigned lost = 0;   ///< Leases that were lost: there should be none.
};

/// While this many acquires run at once, each of another name.
beside_sample measure_burst(environment const&, unsigned acquires);

/// While the connection to one of the masters is lost, again and again: on each new one the client
/// asks for all of this many leases.
beside_sample measure_reconnect(environment const&, unsigned leases);

} // namespace bench
