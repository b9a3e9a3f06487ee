// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// The votes are split at every attempt, and a rival's key on one of the servers changes all the
/// time: the attempts become rarer all the same.
outcome split_votes();

} // namespace simulation
