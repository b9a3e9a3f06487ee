// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_load.hpp"
#include "private_server.hpp"

namespace bench {
namespace {

environment over_masters(environment const& given)
{
    auto env = given.without_guard();
    env.nodes = env.masters->addresses();
    return env;
}

} // namespace

sample measure_redlock(environment const& env, unsigned workers)
{
    return run_lock_load(over_masters(env), workers, workers);
}

sample measure_redlock_unfenced(environment const& env, unsigned workers)
{
    return run_lock_load(over_masters(env.without_fencing()), workers, workers);
}

sample measure_redlock_minority_stopped(environment const& env, unsigned workers)
{
    // They go on before the client closes, which would wait for them.
    auto const stop = [&] { env.masters->pause_minority(); };
    auto const go_on = [&] { env.masters->resume(); };
    try {
        return run_lock_load(over_masters(env), workers, workers, stop, go_on);
    } catch (...) {
        env.masters->resume();
        throw;
    }
}

} // namespace bench
