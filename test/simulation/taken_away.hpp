// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// A lock is taken away on three servers, one after the other, and its holder hears of each before
/// the next: it does not get its keys back, and nobody else gets the lock before the holder knows
/// that it is lost.
outcome taken_bit_by_bit();

} // namespace simulation
