// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "cluster.hpp"
#include "network.hpp"
#include "schedule.hpp"
#include "sentinel_group.hpp"
#include "world.hpp"

#include "support/without_guard.hpp"

#include <colock.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace simulation {

/// With restart_guard::marker; all clients use this ttl.
inline colock::client_options guarded(milliseconds ttl, bool renew = true)
{
    colock::client_options options;
    options.guard = colock::restart_guard::marker;
    options.lock.ttl = options.longest_ttl = ttl;
    options.lock.renew = renew;
    return options;
}

/// One client on some servers or, where each vote has several, some Clusters or Sentinel groups,
/// for schedules that are made to find one mistake.
class directed {
public:
    enum class deployment { clusters, groups };

    directed(int votes, colock::client_options const& options, int hosts_of_a_vote = 1,
             deployment of = deployment::clusters)
        : servers{votes, 0ns, 0, hosts_of_a_vote}
    {
        bool const watched = of == deployment::groups;
        for (std::size_t i = 0; hosts_of_a_vote > 1 && i < servers.votes(); ++i) {
            if (watched)
                groups.push_back(std::make_unique<sentinel_group>(servers, i));
            else
                clusters.push_back(std::make_unique<cluster>(servers, i));
        }
        where->run([&] {
            std::vector<colock::node_address> addresses(servers.votes());
            for (std::size_t i = 0; i < addresses.size(); ++i) {
                auto const port_of = [](host const& server) {
                    return static_cast<std::uint16_t>(server.number() + 1);
                };
                addresses[i].port = port_of(*servers.vote(i).front());
                if (!watched)
                    continue;
                addresses[i].sentinel_master = "group";
                addresses[i].port = port_of(groups[i]->sentinel(0));
                for (std::size_t other = 1; other < sentinel_group::sentinels; ++other)
                    addresses[i].seeds.push_back({"host", port_of(groups[i]->sentinel(other))});
            }
            locks = std::make_unique<colock::client>(where->context(), std::move(addresses),
                                                     support::without_guard(options));
        });
        run_for(100ms);
    }

    void run_for(nanoseconds time)
    {
        auto const end = all.now() + time;
        while (all.step(end))
            ;
    }

    /// The client no longer hears anything from this server, or does so again.
    void silence(int host, bool is = true)
    {
        if (is)
            servers.block({0, host, false});
        else
            servers.unblock({0, host, false});
    }

    bool has_lock(int host)
    {
        auto const& memory = servers.at(host).at_present().memory();
        auto const& entries = memory.entries();
        return std::any_of(entries.begin(), entries.end(), [&](auto const& each) {
            return !each.first.ends_with(":fence") && !each.second.expired(memory.now());
        });
    }

    void acquire(std::string const& name = "name")
    {
        where->run([&] {
            colock::mutex const lock{*locks, name};
            lock.async_acquire([this](error_code error, colock::lease got) {
                failed = error;
                held = std::move(got);
            });
        });
    }

    void acquire_within(nanoseconds time)
    {
        acquire();
        run_for(time);
        expect(valid(), "not granted");
    }

    void release()
    {
        where->run([&] { held = {}; }); // which releases it
    }

    bool valid()
    {
        bool is = false;
        where->look([&] { is = held.valid(); });
        return is;
    }

    /// Expects that the lock is not granted during `refused`, but during `granted` after that.
    void expect_granted_late(nanoseconds refused, std::string const& otherwise, nanoseconds granted)
    {
        run_for(refused);
        expect(!held, otherwise);
        run_for(granted);
        expect(valid(), "not granted when what was forgotten must have expired");
    }

    void expect(bool holds, std::string const& otherwise)
    {
        if (!holds)
            all.violation(otherwise);
    }

    /// Destroys the lease, the client and its process. Returns how the schedule ended.
    outcome end()
    {
        where->look([&] {
            held = {};
            locks.reset();
        });
        where->kill();
        return {all.violated(), all.trace(), static_cast<int>(servers.hosts().size()), 1, 0, {}};
    }

    world all{1, true};
    network servers;
    std::vector<std::unique_ptr<cluster>> clusters;
    std::vector<std::unique_ptr<sentinel_group>> groups;
    std::shared_ptr<process> where = std::make_shared<process>(0, skewed_clock{1000s, 0});
    std::unique_ptr<colock::client> locks;
    colock::lease held;
    error_code failed; ///< Of the last acquire.
};

} // namespace simulation
