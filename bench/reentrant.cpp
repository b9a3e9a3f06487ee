// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_load.hpp"

namespace bench {

sample measure_reentrant(environment const& env, unsigned)
{
    return run_lock_load(env, 1, 1, {}, {}, lock_kind::reentrant);
}

sample measure_reentrant_again(environment const& env, unsigned)
{
    return run_lock_load(env, 1, 1, {}, {}, lock_kind::again);
}

} // namespace bench
