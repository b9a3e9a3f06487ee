// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// Votes are split again and again, while the key of another changes on one of the servers all the
/// time: the attempts become rarer all the same.
outcome split_votes();

} // namespace simulation
