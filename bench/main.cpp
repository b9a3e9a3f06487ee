// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "options.hpp"
#include "plain_redis.hpp"
#include "private_server.hpp"
#include "report.hpp"
#include "rounds.hpp"
#include "scratch_directory.hpp"
#include "setting.hpp"

#include "support/redis_cluster.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <optional>
#include <random>
#include <string>
#include <utility>

namespace {

/// Hexadecimal: safe in a pattern of SCAN.
std::string random_mark()
{
    std::random_device random;
    char text[40];
    std::snprintf(text, sizeof text, "colock-bench-%08x%08x", random(), random());
    return text;
}

void print_list()
{
    for (auto const& one : bench::scenarios()) {
        auto const variant = one.variant.empty() ? "" : std::string{one.variant} + ": ";
        std::printf("%-12s %s%s\n", std::string{one.name}.c_str(), variant.c_str(),
                    std::string{one.about}.c_str());
    }
    std::printf("%-12s %s\n", "hold", "many leases of one client: memory, processor, commands");
    std::printf("%-12s %s\n", "waiters", "many coroutines waiting for names that are held");
    std::printf("%-12s %s\n", "burst",
                "very many acquires at once, and how long another name waits for them");
    std::printf("%-12s %s\n", "reconnect",
                "a connection of a client with many leases is lost, and how long a name waits");
    std::printf("%-12s %s\n", "failover", "how long there is no lock when a master is replaced");
    std::printf("%-12s %s\n", "doubled",
                "whether a master that dies has its last locks granted twice, and the guard helps");
}

bench::environment environment_for(bench::options const& asked, colock::node_address node,
                                   bench::private_servers* masters, support::redis_cluster* cluster)
{
    bench::environment env;
    env.nodes = {std::move(node)};
    env.masters = masters;
    env.cluster = cluster;
    env.prefix = random_mark() + ':';
    env.ttl = asked.ttl;
    env.measured = std::chrono::duration<double>{asked.seconds / asked.rounds};
    env.warm_up = std::min(env.warm_up, env.measured);
    env.sabotage = asked.sabotage;
    env.fencing = asked.fencing.value_or(true);
    return env;
}

void print_head(bench::circumstances const& how)
{
    bool const is_private = how.asked.url.empty();
    std::printf("colock bench on %s\n%s; %s (%s%s)\n", how.here.machine_text().c_str(),
                how.here.build_text().c_str(), how.server.text().c_str(),
                is_private ? "private, " : "", how.address.c_str());
    if (!bench::is_optimised_build())
        std::puts(
            "WARNING: this build is not optimised; its figures say nothing about the library.");
    if (how.asked.sabotage)
        std::puts("SABOTAGE: nothing is locked; violations must be seen.");
    std::fflush(stdout);
}

/// Leaves no keys on a server that is not private.
void measure_and_tidy(bench::findings& found, bench::environment const& env, bool is_private)
{
    std::exception_ptr error;
    try {
        bench::measure(found, env);
    } catch (...) {
        error = std::current_exception();
    }
    try {
        if (!is_private)
            bench::delete_keys(env.nodes.front(), env.prefix, std::chrono::seconds{error ? 5 : 60});
    } catch (...) {
        // The first error is the cause.
        if (!error)
            throw;
    }
    if (error)
        std::rethrow_exception(error);
}

int run(bench::options const& asked)
{
    auto found = bench::plan(asked);
    if (!asked.json.empty())
        bench::check_writable(asked.json);
    bool const is_private = asked.url.empty();
    bench::scratch_directory const scratch;
    std::optional<bench::private_servers> servers;
    if (is_private || found.needs_private_servers())
        servers.emplace(std::max<std::size_t>(found.masters, 1));
    std::optional<support::redis_cluster> cluster;
    if (found.with_cluster)
        cluster.emplace(3);
    auto const env = environment_for(
        asked, is_private ? servers->addresses().front() : colock::node_address{asked.url},
        servers ? &*servers : nullptr, cluster ? &*cluster : nullptr);
    auto const& node = env.nodes.front();
    bench::circumstances const how{bench::this_setting(), bench::server_version(node), node.label(),
                                   asked};

    print_head(how);
    measure_and_tidy(found, env, is_private);
    bench::print_table(found);
    if (!asked.json.empty())
        bench::write_json(found, how, asked.json);
    auto const violations = found.violations();
    if (violations > 0)
        std::printf("%s violations of mutual exclusion\n", std::to_string(violations).c_str());
    bool const disturbed = found.resharding.was_disturbed();
    bool const broken = found.any_failed_beside();
    if (broken)
        std::puts("FAILED: acquires failed or leases were lost under load");
    bool const doubled = found.any_doubled();
    if (doubled)
        std::puts("FAILED: a lock was granted twice in spite of the guard");
    if (disturbed)
        std::puts("FAILED: who locked names of slots that moved noticed it");
    return (violations > 0) == asked.sabotage && !disturbed && !broken && !doubled ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        auto const asked = bench::parse_options(argc, argv);
        if (!asked.help.empty()) {
            std::fputs(asked.help.c_str(), stdout);
            return 0;
        }
        if (asked.list) {
            print_list();
            return 0;
        }
        return run(asked);
    } catch (bench::usage_error const& error) {
        std::fprintf(stderr, "colock_bench: %s\ncolock_bench --help shows what there is\n",
                     error.what());
        return 2;
    } catch (std::exception const& error) {
        std::fprintf(stderr, "colock_bench: %s\n", error.what());
        return 1;
    }
}
