// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"

namespace bench {

/// Workers of one client that acquire and release without a pause, in one thread.
/// `names`: how many names they share; worker i uses name i % names.
sample run_lock_load(environment const&, unsigned workers, unsigned names);

} // namespace bench
