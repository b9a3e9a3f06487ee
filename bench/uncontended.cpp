// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_load.hpp"

namespace bench {

sample measure_uncontended(environment const& env, unsigned)
{
    return run_lock_load(env, 1, 1);
}

sample measure_uncontended_unfenced(environment const& env, unsigned)
{
    return run_lock_load(env.without_fencing(), 1, 1);
}

sample measure_uncontended_with_lock(environment const& env, unsigned)
{
    return run_lock_load(env, 1, 1, {}, {}, lock_kind::with_lock);
}

sample measure_uncontended_guarded(environment const& env, unsigned)
{
    return run_lock_load(env.with_guard(), 1, 1);
}

} // namespace bench
