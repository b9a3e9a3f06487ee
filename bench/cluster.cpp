// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_load.hpp"
#include "private_server.hpp"

#include "support/redis_cluster.hpp"

namespace bench {

sample measure_cluster(environment const& env, unsigned workers)
{
    auto over_cluster = env.without_guard();
    over_cluster.nodes = {env.cluster->address()};
    return run_lock_load(over_cluster, workers, workers);
}

sample measure_cluster_one(environment const& env, unsigned workers)
{
    auto over_one = env;
    over_one.nodes = {env.masters->addresses().front()};
    return run_lock_load(over_one, workers, workers);
}

} // namespace bench
