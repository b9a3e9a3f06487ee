// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_load.hpp"
#include "private_server.hpp"

namespace bench {
namespace {

/// Measures with a master that has one replica.
template <class Measure>
sample with_a_replica(environment env, Measure measure)
{
    private_servers servers{2};
    servers.replicate_first();
    env.nodes = {servers.addresses().front()};
    env.replicas = 1;
    return measure(env);
}

} // namespace

sample measure_replicas(environment const& env, unsigned workers)
{
    return with_a_replica(env, [&](environment const& of) {
        return run_lock_load(of.without_fencing(), workers, workers);
    });
}

sample measure_replicas_each(environment const& env, unsigned workers)
{
    return with_a_replica(env, [&](environment const& of) { return measure_raw(of, workers); });
}

} // namespace bench
