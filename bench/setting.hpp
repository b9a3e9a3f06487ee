// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string>

namespace bench {

/// The machine and the build: "2 cores of ..." and "g++ ..., optimised, Boost ...".
std::string machine_text();
std::string build_text();

/// Whether figures of this build mean anything.
bool is_optimised_build();

} // namespace bench
