// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_load.hpp"

namespace bench {

sample measure_distinct(environment const& env, unsigned workers)
{
    return run_lock_load(env, workers, workers);
}

sample measure_distinct_unfenced(environment const& env, unsigned workers)
{
    return run_lock_load(env.without_fencing(), workers, workers);
}

sample measure_distinct_guarded(environment const& env, unsigned workers)
{
    return run_lock_load(env.with_guard(), workers, workers);
}

} // namespace bench
