// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// Two of three addresses are those of one server: it alone is no majority.
outcome server_given_twice();

} // namespace simulation
