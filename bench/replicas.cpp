// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_load.hpp"
#include "private_server.hpp"
#include "slow_path.hpp"

#include <optional>

namespace bench {
namespace {

/// A round trip to a replica in another building.
constexpr std::chrono::microseconds far_away{1'000};

/// Measures with a master that has one replica, a round trip of that length away.
template <class Measure>
sample with_a_replica(environment env, std::chrono::microseconds away, Measure measure)
{
    private_servers servers{2};
    std::optional<slow_path> path;
    if (away.count() > 0)
        path.emplace(servers.port_of_first(), away / 2);
    servers.replicate_first(path ? path->port() : servers.port_of_first());
    env.nodes = {servers.addresses().front()};
    env.replicas = 1;
    return measure(env);
}

sample locks(environment const& env, unsigned workers, std::chrono::microseconds away)
{
    return with_a_replica(env, away, [&](environment const& of) {
        return run_lock_load(of.without_fencing(), workers, workers);
    });
}

sample waits(environment const& env, unsigned workers, std::chrono::microseconds away)
{
    return with_a_replica(env, away,
                          [&](environment const& of) { return measure_raw(of, workers); });
}

} // namespace

sample measure_replicas(environment const& env, unsigned workers)
{
    return locks(env, workers, {});
}

sample measure_replicas_each(environment const& env, unsigned workers)
{
    return waits(env, workers, {});
}

sample measure_replicas_far(environment const& env, unsigned workers)
{
    return locks(env, workers, far_away);
}

sample measure_replicas_far_each(environment const& env, unsigned workers)
{
    return waits(env, workers, far_away);
}

} // namespace bench
