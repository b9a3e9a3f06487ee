// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// What is stored as a fencing counter is no number.
outcome counter_that_is_none();
/// A server answers a grant by a number, where there have to be two.
outcome answer_of_another_form();

/// A server words its error at length.
outcome long_error_text();

/// Servers word their errors anew each time.
outcome error_texts_without_end();

} // namespace simulation
