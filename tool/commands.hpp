// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "options.hpp"

#include <colock/options.hpp>

namespace tool {

/// Options with a node_timeout of 3 s: a person waits for the answers. For as long, a lock that was
/// broken is nobody's.
colock::client_options patient();

/// Throws std::runtime_error where not all that was printed could be written.
void flush_output();

// Each does what its options say and returns the exit code of this process. Throws
// colock::system_error(errc::invalid_argument) for what the library refuses.

int run(run_options const& options);
int show(show_options const& options);
int watch(watch_options const& options);
int break_lock(break_options const& options);

} // namespace tool
