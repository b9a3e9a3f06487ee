// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// A schedule that hardly any seed draws: an extension runs late, after its lease was given up and
/// while the server can no longer be reached.
outcome late_extension();

} // namespace simulation
