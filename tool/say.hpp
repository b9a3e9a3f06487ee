// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string>

namespace tool {

/// Writes a line to the standard error, with the name of this program before it. Never blocks. To
/// be called by one thread.
void say(std::string const& what);

/// Waits for a moment until all that was said is written. The rest is lost when the process ends.
void finish_saying();

} // namespace tool
