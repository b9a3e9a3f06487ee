// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// A lock over three servers is taken away from one after the other, and its holder hears of each
/// before it happens on the next: it does not get back what it has lost, and nobody comes in before
/// it knows.
outcome taken_bit_by_bit();

} // namespace simulation
