// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "schedule.hpp"

#include "checker.hpp"
#include "cluster.hpp"
#include "core/hash_slot.hpp"
#include "front.hpp"
#include "giving_up.hpp"
#include "group_faults.hpp"
#include "kind/lock_key.hpp"
#include "network.hpp"
#include "refused_commands.hpp"
#include "replacing.hpp"
#include "workers.hpp"
#include "world.hpp"

#include <boost/asio/co_spawn.hpp>

#include <algorithm>
#include <exception>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

namespace simulation {

using colock::errc;

namespace {

constexpr host::request greeting_parts[] = {host::request::tracking, host::request::info,
                                            host::request::commands, host::request::script};
constexpr host::request other_requests[] = {host::request::hello, host::request::ping,
                                            host::request::cluster, host::request::slots,
                                            host::request::sentinel};
constexpr auto unlimited = std::numeric_limits<std::size_t>::max();

/// What a schedule is like, from its seed.
struct plan {
    plan(std::uint64_t seed, dice& random, wishes const& wanted) : broken{wanted.broken}
    {
        // From dice of their own, so that seeds kept for mutexes still draw the same schedules.
        dice other{5 * seed};
        work.reentrant = wanted.reentrant || other.chance(40);
        work.owner_in_common = other.chance(40);
        dice handing{8 * seed};
        work.keeps_many = dice{10 * seed}.chance(40);
        if (dice{14 * seed}.chance(30))
            clones = 15 * seed;
        std::vector<std::string> const known[] = {{}, {"delifeq"}, {"delex"}};
        deletions = known[dice{9 * seed}.number(0, 2)];
        loses_keys = dice{11 * seed}.chance(50);
        refuses_requests = dice{22 * seed}.chance(50);
        dice slots{17 * seed};
        if (wanted.clusters.value_or(slots.chance(25)))
            masters = slots.number(2, 3);
        if (dice many{42 * seed}; masters && many.chance(20))
            masters = many.number(4, 7);
        dice groups{20 * seed};
        if (wanted.sentinels.value_or(!masters && !wanted.clusters && groups.chance(25))) {
            masters = 0;
            replicas = groups.number(1, 2);
        }
        may_evict = !replicas && dice{41 * seed}.chance(20);
        dice unmet{44 * seed};
        if (masters && unmet.chance(30))
            first_is_unmet = unmet.time(0ns, 4'000ms);
        loses_only = loses_keys && (masters || replicas) && dice{28 * seed}.chance(30);
        gives_up_moves = dice{29 * seed}.chance(50);
        takes_away = dice{24 * seed}.chance(30);
        dice commands{26 * seed};
        refuses_commands = commands.chance(50);
        refuses_only = refuses_commands && commands.chance(20);
        hook_throws = dice{31 * seed}.chance(20) ? 2 : 0;
        tells_before_reply = dice{13 * seed}.chance(20);
        if (handing.chance(70)) {
            constexpr unsigned counts[] = {1, 3, 10'000};
            work.hand_offs = counts[handing.number(0, 2)];
            constexpr milliseconds times[] = {10ms, 1'000ms, 1h};
            work.hand_off_time = times[handing.number(0, 2)];
        }

        constexpr int sizes[] = {1, 3, 5};
        nodes = wanted.nodes ? wanted.nodes : sizes[random.number(0, 2)];
        constexpr milliseconds ttls[] = {100ms, 300ms, 1'000ms, 3'000ms};
        work.ttl = ttls[random.number(0, 3)];
        work.fencing = random.chance(70) || breaks(assumption::clocks_together);
        work.rounds = random.number(2, 6);
        work.names = random.chance(70) ? 1 : 2;
        work.cancels = random.chance(50) ? 20 : 0;
        processes = random.number(2, 4);
        workers = random.number(1, 3);
        faults_end = random.chance(10) ? 0ns : random.time(work.ttl, 6 * work.ttl);
        fault_every = random.time(work.ttl / 10, work.ttl);
        replaces_processes = random.chance(50);
        closes_early = random.chance(30);
        options.guard = replaces_processes || random.chance(30) ? colock::restart_guard::uptime
                                                                : colock::restart_guard::run_id;
        if (random.chance(30))
            options.node_timeout = work.ttl / random.number(2, 20);
        if (random.chance(30))
            options.health_check_interval = work.ttl;
        options.reconnect_wait_max = random.chance(50) ? 1'000ms : 50ms;
        options.connect_timeout = random.chance(50) ? 2'000ms : 100ms;
        tracks_declared_keys = random.chance(50);
        servers_forget =
            random.chance(50) || breaks(assumption::memory) || breaks(assumption::clocks_together);
        if (breaks(assumption::memory))
            options.guard = colock::restart_guard::off;
        if (wanted.guarded.value_or((!has_single_servers() && dice{23 * seed}.chance(50)) ||
                                    (nodes > 1 && !broken && dice{36 * seed}.chance(20)))) {
            // Where restart_guard::automatic guards by reign, it does the same as marker.
            bool const by_default =
                (!has_single_servers() || nodes > 1) && dice{37 * seed}.chance(50);
            options.guard =
                by_default ? colock::restart_guard::automatic : colock::restart_guard::marker;
            options.longest_ttl = work.ttl;
            guarded_ = true;
            servers_forget |= has_single_servers();
            loses_keys &= dice{43 * seed}.chance(20);
            loses_only = false;
            takes_away = false;
        }
        // The guard by reign needs client tracking.
        untracked = wanted.untracked.value_or(dice{34 * seed}.chance(10)) && !guarded();
        // By default no single server is guarded, and of several none that refuses tracking.
        if (has_single_servers() && options.guard == colock::restart_guard::run_id &&
            (nodes == 1 ? dice{38 * seed}.chance(50) : untracked)) {
            options.guard = colock::restart_guard::automatic;
            options.longest_ttl = work.ttl;
        }
        // All replicas of a master must have a lock.
        if (!has_single_servers() &&
            wanted.replicated.value_or(!guarded() && dice{33 * seed}.chance(50))) {
            work.replicas = options.lock.replicas = static_cast<unsigned>(replicas ? replicas : 1);
            loses_keys = loses_only = false;
            takes_away = servers_forget = gives_up_moves = false;
        }
    }

    bool breaks(assumption which) const { return broken == which; }
    /// Whether the servers are guarded by their reign.
    bool guarded() const { return guarded_; }
    bool replicated() const { return work.replicas > 0; }

    int minority() const { return (nodes - 1) / 2; }

    // So a client's clock drifts from a server's by at most 0.8 %. Validity allows for 1 %.
    static constexpr int most_drift = 4'000;

    nanoseconds clocks_apart() const
    {
        bool const close = servers_forget && !breaks(assumption::clocks_together);
        return close ? work.ttl / 4 : nanoseconds{1000s};
    }
    int server_drift() const
    {
        if (breaks(assumption::clock_rates))
            return 10 * most_drift;
        // So that in 200 s the clocks go apart by no more than another quarter of the ttl.
        return servers_forget ? static_cast<int>(work.ttl.count()) * 5 / 8 : most_drift;
    }

    /// In a Cluster, one more than masters: a replica.
    int hosts_of_a_vote() const
    {
        if (replicas)
            return 1 + replicas + static_cast<int>(sentinel_group::sentinels);
        return masters ? masters + 1 : 1;
    }
    bool has_single_servers() const { return !masters && !replicas; }

    std::optional<assumption> broken;
    int nodes;
    int masters = 0;                    ///< In each vote, where that is a Cluster.
    int replicas = 0;                   ///< In each vote, where that is a Sentinel group.
    std::vector<std::string> deletions; ///< The servers' own commands that compare and delete.
    /// Where the first two processes are clones of one: the seed of their own dice.
    std::optional<std::uint64_t> clones;
    habits work;
    int processes;
    int workers;
    nanoseconds faults_end;
    nanoseconds fault_every;
    bool replaces_processes;
    bool closes_early;
    /// For so long the server that is given first knows of no slots. Zero: it is a master.
    nanoseconds first_is_unmet{};
    /// Servers may lose their memory. Then their clocks are close; otherwise they may be far apart.
    bool servers_forget;
    bool tracks_declared_keys; ///< As servers before Redis 7.2 do.
    bool gives_up_moves;       ///< Slots that are on their way may stay where they were.
    bool loses_keys;           ///< Servers lose keys, and more.
    bool loses_only;           ///< Nothing else fails.
    bool refuses_requests;     ///< Servers refuse what is not about locks.
    bool refuses_commands;     ///< Servers refuse commands about locks.
    bool refuses_only;         ///< Nothing else fails.
    bool untracked;            ///< Some servers never tell of a change: waiters ask again.
    bool takes_away;           ///< Somebody takes locks away from their holders.
    bool may_evict;            ///< Servers have a policy to evict keys. Sentinels have none.
    int hook_throws;           ///< How often an event hook does, in percent.
    bool tells_before_reply;   ///< As servers before Redis 7.0 do.
    colock::client_options options;

private:
    bool guarded_ = false;
};

/// A process with its client and its workers.
struct machine {
    std::shared_ptr<process> where;
    std::unique_ptr<colock::client> locks;
    int working = 0;
    bool closed = false;
    error_code close_error{};
    bool had_lost_connections = false;
};

/// One schedule under way.
class play {
public:
    play(std::uint64_t seed, wishes const& wanted)
        : all_{seed, wanted.traced}, plan_{seed, all_.random(), wanted}, sly_{12 * seed},
          moving_{18 * seed}, undoing_{30 * seed}, refusing_{21 * seed}, taking_{25 * seed},
          throwing_{32 * seed}, odd_{40 * seed}, servers_{plan_.nodes, plan_.clocks_apart(),
                                                          plan_.server_drift(),
                                                          plan_.hosts_of_a_vote()},
          refused_{servers_, 27 * seed, plan_.work, !plan_.guarded() && !plan_.replicated()},
          checks_{servers_}
    {
        for (std::size_t vote = 0; plan_.masters && vote < servers_.votes(); ++vote) {
            clusters_.push_back(std::make_unique<cluster>(servers_, vote));
            clusters_.back()->set_pace(moving_.time(1ms, plan_.work.ttl / 4));
            if (plan_.guarded())
                clusters_.back()->have_reigns();
            for (auto const& server : servers_.vote(vote))
                server->has_replicas(1);
        }
        if (plan_.replicas)
            groups_.emplace(servers_, 19 * seed, plan_.work.ttl);
        // The guard is against what a server forgets as it starts or takes over, not against this.
        checks_.losses_are_guarded((plan_.guarded() && !plan_.loses_keys) || plan_.replicated());
        checks_.leases_last(plan_.work.ttl);
        servers_.longest_lag = plan_.work.ttl * 3 / 4;
        for (auto& server : servers_.hosts()) {
            server->server().track_declared_keys(plan_.tracks_declared_keys);
            server->server().set_deletions(plan_.deletions);
            if (plan_.may_evict)
                server->server().set_eviction_policy("volatile-ttl");
            if (plan_.tells_before_reply)
                server->server().set_echoes(support::simulated_server::echoes::before_reply);
        }
        checks_.servers_may_evict(plan_.may_evict);
        dice untracking{35 * seed};
        for (auto& server : servers_.hosts()) {
            if (plan_.untracked && untracking.chance(70))
                untracked_.insert(server->number());
            accept(*server, host::request::tracking);
        }
        // With a shorter timeout, a command may end undecided although nothing has failed.
        auto const& given = plan_.options.node_timeout;
        auto const timeout = given.count() ? given : plan_.work.ttl / 10;
        constexpr auto slow = 2 * network::longest_delay + 5ms;
        // A client asks a server whether it has its keys. If it gets an error or no answer, it asks
        // again after a pause, which a timer ends. With a vote of several servers, it pauses for
        // longer, and a command that does not know where to go waits for a second.
        bool const single = plan_.has_single_servers();
        tells_losses_ =
            untracked_.empty() && timeout > slow && (single || plan_.work.ttl / 20 > slow);
        checks_.losses_are_told(tells_losses_, single ? 120ms : 7s, single ? 0ms : 1200ms);
    }

    outcome run()
    {
        try {
            perform();
        } catch (no_place_for_mistake const&) {
            throw;
        } catch (std::exception const& thrown) {
            all_.violation(std::string{"an exception: "} + thrown.what());
        }
        for (auto& each : machines_)
            end(*each);
        return {all_.violated(),  all_.trace(),    plan_.nodes,
                checks_.grants(), checks_.looks(), faults_};
    }

private:
    void perform()
    {
        all_.note("nodes ", plan_.nodes, ", ttl ", plan_.work.ttl.count(), " ms, processes ",
                  plan_.processes, ", workers ", plan_.workers, ", guard ",
                  plan_.guarded()                                        ? "by reign"
                  : plan_.options.guard == colock::restart_guard::uptime ? "uptime"
                                                                         : "run_id",
                  plan_.replicated() ? ", replicated" : "", plan_.untracked ? ", untracked" : "",
                  plan_.work.reentrant ? ", reentrant" : "",
                  plan_.masters    ? ", each a Cluster"
                  : plan_.replicas ? ", each a Sentinel group"
                                   : "");
        // First, the servers get older than the longest ttl: younger ones may not be counted.
        run_until(2 * plan_.work.ttl + 2s);
        if (plan_.first_is_unmet > 0ns)
            begin_unmet();
        for (int i = 0; i < plan_.processes; ++i)
            begin();
        // A client can notice a restart only of a server that it has met before.
        run_until(all_.now() + 500ms);
        for (auto& each : machines_)
            employ(*each);

        auto const end = all_.now() + plan_.faults_end;
        faults_end_ = end;
        if (plan_.faults_end > 0ns) {
            if (plan_.refuses_commands && !plan_.loses_only)
                refuse_commands_later(end);
            if (!plan_.refuses_only || plan_.loses_only)
                fail_in_all_ways_later(end);
        }
        run_until(end);
        mend();
        if (!plan_.closes_early) {
            auto const patience = all_.now() + 100 * plan_.work.ttl + 60s;
            run_while([this] { return working() > 0 || being_taken_.use_count() > 1; }, patience);
            if (working() > 0)
                all_.violation("progress: " + std::to_string(working()) +
                               " workers have not ended, long after the last fault");
            if (being_taken_.use_count() > 1)
                all_.violation("progress: a force release has not ended");
            // Nothing of what the faults have left behind is in doubt any more.
            run_until(all_.now() + 2 * plan_.work.ttl + 2s);
        }
        close();
    }

    void begin_unmet()
    {
        for (auto const& each : clusters_) {
            each->be_unmet();
            count("first server knows of no slots", "");
        }
        all_.after(plan_.first_is_unmet, [this] {
            for (auto const& each : clusters_)
                each->meet();
        });
    }

    void fail_in_all_ways_later(nanoseconds end)
    {
        if (plan_.loses_keys)
            lose_later(end);
        if (plan_.loses_only)
            return;
        fail_later(end);
        if (plan_.refuses_requests)
            refuse_later(end);
        if (plan_.masters)
            move_later(end);
        if (groups_)
            change_masters_later(end);
        if (plan_.takes_away)
            take_later(end);
    }

    void begin()
    {
        auto& random = all_.random();
        auto made = std::make_unique<machine>();
        skewed_clock const clock{random.time(1000s, 2000s),
                                 random.number(-plan::most_drift, plan::most_drift)};
        auto const number = next_process_++;
        made->where = std::make_shared<process>(
            number, clock, number < 2 ? plan_.clones : std::optional<std::uint64_t>{});
        made->where->run([&] {
            std::vector<colock::node_address> addresses(servers_.votes());
            for (std::size_t i = 0; i < addresses.size(); ++i) {
                for (auto const& each : seeds_of(i))
                    addresses[i].seeds.push_back(
                        {"host", static_cast<std::uint16_t>(each->number() + 1)});
                if (plan_.first_is_unmet > 0ns)
                    std::rotate(addresses[i].seeds.begin(), addresses[i].seeds.end() - 1,
                                addresses[i].seeds.end());
                // Some owners are in several processes. Their addresses differ, so that the clients
                // share nothing but the servers.
                if (plan_.masters) {
                    for (auto& seed : addresses[i].seeds)
                        seed.host += std::to_string(number);
                } else {
                    addresses[i].database = number;
                }
                if (plan_.replicas)
                    addresses[i].sentinel_master = "group";
                addresses[i].user = the_user;
                addresses[i].password = the_password;
                if (plan_.replicas)
                    addresses[i].sentinel_password = the_password;
                auto& first = addresses[i].seeds.front();
                addresses[i].host = first.host;
                addresses[i].port = first.port;
                addresses[i].seeds.erase(addresses[i].seeds.begin());
            }
            auto options = plan_.options;
            options.lock.ttl = plan_.work.ttl;
            options.on_event = [this, number, &there = *made](colock::event const& what) {
                checks_.heard(number, what);
                if (all_.now() < faults_end_ && plan_.replaces_processes &&
                    throwing_.chance(plan_.hook_throws))
                    end_by_its_hook(there);
            };
            made->locks = std::make_unique<colock::client>(made->where->context(),
                                                           std::move(addresses), options);
        });
        machines_.push_back(std::move(made));
    }

    std::span<std::unique_ptr<host> const> seeds_of(std::size_t vote) const
    {
        auto const all = servers_.vote(vote);
        return plan_.replicas ? all.last(sentinel_group::sentinels) : all;
    }

    /// What escapes from an event hook ends the process, as colock/event.hpp says.
    void end_by_its_hook(machine& there)
    {
        count("event hook has thrown", "process ", there.where->number());
        // Nothing of the process runs any more. It is destroyed when the hook has returned.
        there.where->pause();
        there.where->context().stop();
        all_.after(0ns, [this, &there] {
            if (!there.where->alive())
                return;
            end(there);
            begin();
            employ(*machines_.back());
        });
    }

    void employ(machine& there)
    {
        there.where->run([&] {
            for (int i = 0; i < plan_.workers; ++i) {
                ++there.working;
                asio::co_spawn(there.where->context(), work(checks_, *there.locks, plan_.work, i),
                               [&there](std::exception_ptr thrown) {
                                   --there.working;
                                   if (thrown)
                                       std::rethrow_exception(thrown);
                               });
            }
        });
    }

    int working() const
    {
        int count = 0;
        for (auto const& each : machines_)
            count += each->where->alive() ? each->working : 0;
        return count;
    }

    template <class Condition>
    void run_while(Condition goes_on, nanoseconds limit)
    {
        while (!all_.violated() && goes_on() && all_.step(limit)) {
            look_for_changes();
            checks_.look();
        }
    }
    void look_for_changes()
    {
        for (std::size_t vote = 0; vote < servers_.votes(); ++vote) {
            if ((plan_.masters && clusters_[vote]->busy()) || (groups_ && groups_->busy(vote)))
                servers_.is_changing(vote);
        }
    }
    void run_until(nanoseconds time)
    {
        run_while([] { return true; }, time);
    }

    template <class... Where>
    void count(std::string const& kind, Where const&... where)
    {
        ++faults_[kind];
        all_.note("FAULT ", kind, ": ", where...);
    }

    void fail_later(nanoseconds end)
    {
        all_.after(all_.random().time(0ns, 2 * plan_.fault_every), [this, end] {
            if (all_.now() >= end)
                return;
            fail();
            fail_later(end);
        });
    }

    int last_host() const { return plan_.nodes * plan_.hosts_of_a_vote() - 1; }
    host& some_host() { return some_host(all_.random()); }
    host& some_host(dice& from)
    {
        auto& any = servers_.at(from.number(0, last_host()));
        return groups_ ? groups_->often_master(any, from) : any;
    }
    machine& some_machine()
    {
        return *machines_[static_cast<std::size_t>(
            all_.random().number(0, static_cast<int>(machines_.size()) - 1))];
    }
    nanoseconds some_time() { return all_.random().time(0ns, 2 * plan_.work.ttl); }

    void fail()
    {
        auto& random = all_.random();
        auto& server = some_host();
        auto& there = some_machine();
        auto const from = there.where->number();
        auto const to = server.number();
        switch (random.number(0, 12)) {
        case 0:
        case 11:
        case 12:
            count("connection cut", "process ", from, " to host ", to);
            if (random.chance(20))
                servers_.cut_some(from, to);
            else
                servers_.cut_next(from, to);
            break;
        case 1: {
            network::way const way{from, to, random.chance(50)};
            count("way blocked", "process ", from, way.upwards ? " to host " : " from host ", to);
            servers_.block(way);
            all_.after(some_time(), [this, way] { servers_.unblock(way); });
            break;
        }
        case 2: {
            count("both ways blocked", "process ", from, ", host ", to);
            for (bool upwards : {false, true}) {
                network::way const way{from, to, upwards};
                servers_.block(way);
                all_.after(some_time(), [this, way] { servers_.unblock(way); });
            }
            break;
        }
        case 3:
            if (!server.up())
                break;
            count("server stopped", "host ", to);
            server.stall(true);
            all_.after(some_time(), [&server] { server.stall(false); });
            break;
        case 4:
            if (server.up())
                restart(server, true, some_time());
            break;
        case 5:
            forget(server);
            break;
        case 6:
            if (!there.where->alive() || there.where->paused())
                break;
            count("process stopped", "process ", from);
            there.where->pause();
            all_.after(random.time(0ns, 3 * plan_.work.ttl),
                       [where = there.where] { where->resume(); });
            break;
        case 7:
            if (!plan_.replaces_processes || !there.where->alive())
                break;
            count("process killed", "process ", from);
            end(there);
            begin();
            employ(*machines_.back());
            break;
        case 8:
            if (!plan_.replaces_processes || !there.where->alive() || !there.locks)
                break;
            count("client destroyed", "process ", from);
            checks_.will_close(there.where->number());
            there.where->run([&] { checks_.call([&there] { there.locks.reset(); }); });
            break;
        case 9:
            set_clock(server);
            break;
        case 10: {
            constexpr char const* errors[] = {
                "READONLY You can't write against a read only replica.",
                "OOM command not allowed when used memory > 'maxmemory'.",
                "BUSY Redis is busy running a script.",
                "LOADING Redis is loading the dataset in memory"};
            auto const* const error = errors[random.number(0, 3)];
            count("errors answered", "host ", to, ", ", error);
            server.answer_errors(error);
            all_.after(some_time(), [&server] { server.answer_errors(""); });
            break;
        }
        }
    }

    // More faults, from dice of their own and in some schedules only, so that seeds kept for other
    // schedules still draw the same.
    void lose_later(nanoseconds end)
    {
        all_.after(sly_.time(0ns, 2 * plan_.fault_every), [this, end] {
            if (all_.now() >= end)
                return;
            fail_slyly();
            lose_later(end);
        });
    }

    void fail_slyly()
    {
        auto& server = some_host(sly_);
        auto& there = *machines_[static_cast<std::size_t>(
            sly_.number(0, static_cast<int>(machines_.size()) - 1))];
        auto const from = there.where->number();
        auto const to = server.number();
        auto const until = sly_.time(0ns, 2 * plan_.work.ttl);
        switch (sly_.number(0, 10)) {
        case 0:
        case 1:
        case 2:
        case 3:
            lose_a_key(server);
            break;
        case 4:
            if (!server.up() || !may_lose_counters())
                break;
            count("server flushed", "host ", to);
            server.flush();
            break;
        case 5:
        case 6: {
            auto const most = static_cast<std::size_t>(sly_.number(1, 4));
            count("tracking table full", "host ", to, ", ", most, " keys");
            server.server().limit_tracking(
                most, [this](std::size_t keys) { return static_cast<std::size_t>(sly_() % keys); });
            all_.after(until, [&server] { server.server().limit_tracking(unlimited); });
            break;
        }
        case 7:
            count("connections refused", "host ", to);
            server.refuse_connections(true);
            servers_.cut_next(from, to);
            all_.after(until, [&server] { server.refuse_connections(false); });
            break;
        case 8:
            count("scripts forgotten", "host ", to);
            server.server().forget_scripts();
            break;
        default: {
            constexpr char const* errors[] = {
                "BUSY Redis is busy running a script.",
                "LOADING Redis is loading the dataset in memory",
                "TRYAGAIN Multiple keys request during rehashing of slot",
                "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'."};
            auto const* const error = errors[sly_.number(0, 3)];
            auto const part = greeting_parts[static_cast<std::size_t>(sly_.number(0, 3))];
            if (odd_.chance(30) && !untracked_.contains(to)) {
                // Who hears no news for a while may hear late of a loss.
                bool const believed =
                    (part != host::request::tracking || !tells_losses_) && odd_.chance(50);
                auto const greetings = believed ? static_cast<int>(odd_.number(3, 8)) : 2;
                if (!believed && !refused_oddly_.insert(to).second)
                    break;
                count("greeting refused in odd words", "host ", to, ", ", greetings);
                server.server().refuse_in_greetings(part, "ERR upstream failure", greetings);
                // It may be believed sooner, where it has refused other parts before.
                checks_.may_conceal_eviction("host:" + std::to_string(to + 1));
                servers_.has_quoted(); // nobody else meets an error of no known kind
                servers_.cut_some(from, to);
                break;
            }
            count("greeting refused in part", "host ", to, ", ", error);
            server.refuse(part, error);
            servers_.cut_some(from, to);
            all_.after(until, [this, &server, part] { accept(server, part); });
            break;
        }
        }
    }

    /// Ends the refusal of a request, unless the server refuses it for good.
    void accept(host& server, host::request part)
    {
        bool const never = part == host::request::tracking && untracked_.contains(server.number());
        server.refuse(part, never ? "NOPERM User default has no permissions to run the "
                                    "'client|tracking' command"
                                  : "");
    }

    // Requests that are not about locks are refused, by dice of their own.
    void refuse_later(nanoseconds end)
    {
        all_.after(refusing_.time(0ns, 2 * plan_.fault_every), [this, end] {
            if (all_.now() >= end)
                return;
            refuse_a_request();
            refuse_later(end);
        });
    }

    void refuse_a_request()
    {
        auto& server = some_host(refusing_);
        bool const watches = server.plays() == host::part::sentinel;
        bool const grouped = watches || plan_.masters;
        auto const drawn = refusing_.number(0, grouped ? 3 : 1);
        auto const of_group = watches                         ? host::request::sentinel
                              : drawn == 3 && plan_.guarded() ? host::request::cluster
                                                              : host::request::slots;
        auto const which = drawn == 0   ? host::request::hello
                           : drawn == 1 ? host::request::ping
                                        : of_group;
        constexpr char const* errors[] = {
            "BUSY Redis is busy running a script.",
            "LOADING Redis is loading the dataset in memory",
            "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
            "NOPERM User default has no permissions to run this command"};
        // Not NOPERM for HELLO: a login that is not permitted does not pass by itself. Nor for
        // CLUSTER INFO: who must not be asked whom it names counts as one that names all.
        bool const passes = drawn == 0 || which == host::request::cluster;
        auto const* const error = errors[refusing_.number(0, passes ? 2 : 3)];
        constexpr char const* kinds[] = {"HELLO refused", "PING refused"};
        count(drawn < 2                         ? kinds[drawn]
              : watches                         ? "SENTINEL refused"
              : which == host::request::cluster ? "CLUSTER INFO refused"
                                                : "CLUSTER SLOTS refused",
              "host ", server.number(), ", ", error);
        server.refuse(which, error);
        if (which == host::request::hello) {
            for (auto const& each : machines_)
                servers_.cut_next(each->where->number(), server.number());
        }
        all_.after(refusing_.time(0ns, 2 * plan_.work.ttl),
                   [&server, which] { server.refuse(which, ""); });
    }

    // Commands about locks are refused, by dice of their own.
    void refuse_commands_later(nanoseconds end)
    {
        all_.after(refused_.some_time(2 * plan_.fault_every), [this, end] {
            if (all_.now() >= end)
                return;
            auto& server = refused_.some_host(plan_.has_single_servers());
            if (auto const what = refused_.refuse_some(server); !what.empty())
                count(what, "host ", server.number());
            refuse_commands_later(end);
        });
    }

    void lose_a_key(host& server)
    {
        using eviction = support::simulated_server::eviction;
        auto const policy = sly_.chance(70) ? eviction::volatile_ttl : eviction::allkeys_any;
        auto const key = server.at_present().memory().victim(policy, sly_());
        auto const way = sly_.number(0, 3);
        if (!server.up() || !server.counts() || !key ||
            (key->ends_with(":fence") && !may_lose_counters()))
            return;
        auto const holder = holder_of(server, *key);
        auto const evict = [&](char const* kind) {
            count(kind, "host ", server.number(), ", ", *key, ", of process ", holder);
        };
        if (way < 2) {
            evict("key evicted");
            server.lose(*key);
        } else if (way == 2) {
            evict("key evicted unheard");
            servers_.cut_some(holder, server.number());
            server.lose(*key);
        } else {
            evict("key evicted by its holder");
            server.lose_before_command_of(holder, *key);
        }
    }

    int holder_of(host const& server, std::string const& key) const
    {
        auto const& value = server.memory().entries().find(key)->second.value;
        if (auto const* const id = std::get_if<std::string>(&value))
            return servers_.client_of(*id);
        for (auto const& [field, count] : std::get<support::simulated_keyspace::hash>(value)) {
            if (auto const process = servers_.client_of(field); process >= 0)
                return process;
        }
        return -1;
    }

    /// Without a counter, tokens grow by the clock. There must be only one clock, never set back.
    bool may_lose_counters() const
    {
        return plan_.nodes == 1 && plan_.has_single_servers() &&
               (plan_.servers_forget || plan_.options.guard == colock::restart_guard::uptime);
    }

    void set_clock(host& server)
    {
        // The servers of one vote have the same time.
        if (!plan_.has_single_servers())
            return;
        if (plan_.breaks(assumption::clock_steps)) {
            auto const by = some_time();
            count("clocks set ahead", "all hosts, by ", by / 1ms, " ms");
            for (auto& each : servers_.hosts())
                each->jump(by);
        } else if (!plan_.servers_forget && plan_.options.guard != colock::restart_guard::uptime) {
            auto const by = some_time();
            count("clock set back", "host ", server.number(), ", by ", by / 1ms, " ms");
            server.jump(-by);
        }
    }

    void restart(host& server, bool remembers, nanoseconds down)
    {
        count(remembers ? "server restarted" : "server restarted empty", "host ", server.number());
        server.kill();
        all_.after(down, [this, &server, remembers] {
            if (server.up())
                return;
            server.start(remembers);
            if (!remembers)
                server.forgetful_until = all_.now() + plan_.work.ttl + plan_.work.ttl / 50 + 10ms;
        });
    }

    void forget(host& server)
    {
        if (plan_.breaks(assumption::memory)) {
            for (int i = 0; i <= plan_.nodes / 2; ++i)
                restart(servers_.at(i), false, 1ms);
            return;
        }
        // A replica that has loaded the empty memory and takes over is too old to be suspected.
        if (!plan_.servers_forget || (groups_ && !groups_->may_forget(server)))
            return;
        if (plan_.guarded() && plan_.masters &&
            clusters_[servers_.vote_of(server.number())]->busy())
            return;
        std::set<std::size_t> forgetful;
        for (auto const& each : servers_.hosts()) {
            if (each->forgetful_until > all_.now())
                forgetful.insert(servers_.vote_of(each->number()));
        }
        // Guarded, they may all forget at once.
        bool const guarded_servers = plan_.guarded() && plan_.has_single_servers();
        if (!server.up() || forgetful.contains(servers_.vote_of(server.number())) ||
            (std::ssize(forgetful) >= plan_.minority() && !guarded_servers))
            return;
        server.forgetful_until = nanoseconds::max();
        restart(server, false, some_time());
    }

    // What happens in a Cluster, from dice of their own for the same reason.
    void move_later(nanoseconds end)
    {
        all_.after(moving_.time(0ns, 2 * plan_.fault_every), [this, end] {
            if (all_.now() >= end)
                return;
            move_something();
            move_later(end);
        });
    }

    void move_something()
    {
        auto const vote = moving_.number(0, plan_.nodes - 1);
        auto& where = *clusters_[static_cast<std::size_t>(vote)];
        constexpr char const* names[] = {"{name}", "many0", "many1", "many2", "many3", "many4"};
        auto const* const name = names[moving_.chance(50) ? 0 : moving_.number(1, 5)];
        auto const slot = colock::detail::slot_of(colock::detail::lock_key{"lock:", name}.key);
        auto const kind = moving_.number(0, 9);
        auto const time = moving_.time(0ns, plan_.work.ttl);
        if (where.busy())
            return;
        auto const moves = [&](auto const& how) { count(how, name, " of vote ", vote); };
        if (plan_.guarded()) {
            replacing const what{where, moving_, plan_.work.ttl, plan_.nodes > 1};
            if (kind == 9 || moving_.chance(40)) {
                if (auto const why = what.replace_master(slot); !why.empty())
                    moves(why);
                return;
            }
        }
        if (kind < 7 && plan_.gives_up_moves && undoing_.chance(40)) {
            moves(plan_.guarded()
                      ? give_up_empty_move(where, slot, undoing_, plan_.work.ttl)
                      : give_up_move(where, slot, undoing_, plan_.work.ttl, plan_.nodes > 1));
        } else if (kind < 7) {
            moves("slot moved");
            where.move(slot);
        } else if (kind < 9) {
            bool const unheard = kind == 8 && !plan_.replicated();
            moves(unheard ? "slot moved at once unheard" : "slot moved at once");
            where.move_at_once(slot, unheard);
        } else if (moving_.chance(30)) {
            auto const behind = moving_.time(0ns, plan_.work.ttl / 2);
            if (where.fail_over_with_loss(slot, behind, time, plan_.nodes > 1))
                moves("writes lost in a fail-over");
        } else if (where.fail_over(slot, time)) {
            moves("master failed over");
        }
    }

    // What happens in Sentinel groups, from dice of their own.
    void change_masters_later(nanoseconds end)
    {
        all_.after(groups_->some_time(2 * plan_.fault_every), [this, end] {
            if (all_.now() >= end)
                return;
            if (auto const what = groups_->change_a_master(); !what.empty())
                count(what, "a Sentinel group");
            change_masters_later(end);
        });
    }

    // What an administrator does, from dice of its own.
    void take_later(nanoseconds end)
    {
        all_.after(taking_.time(0ns, 4 * plan_.fault_every), [this, end] {
            if (all_.now() >= end)
                return;
            take_a_lock_away();
            take_later(end);
        });
    }

    void take_a_lock_away()
    {
        auto& server = some_host(taking_);
        auto& there = *machines_[static_cast<std::size_t>(
            taking_.number(0, static_cast<int>(machines_.size()) - 1))];
        constexpr char const* names[] = {"{name}", "{name}::colock:fence", "many0", "many1"};
        std::string const name = names[taking_.number(0, 3)];
        auto const holder = holder_in(server, colock::detail::lock_key{"lock:", name}.key);
        if (holder.empty() || !there.where->alive() || there.where->paused() || !there.locks)
            return;
        count("lock taken away", name, " from ", holder, " by process ", there.where->number());
        there.where->run([&] {
            there.locks->async_force_release(
                name, holder,
                [this, name, holder, begun = all_.now(), open = being_taken_](error_code error) {
                    all_.note("taken away from ", holder, ": ", error ? error.message() : "");
                    if (!error)
                        checks_.was_taken_away(name, holder, begun);
                });
        });
    }

    /// The holder that a force release must name; empty if nobody has the lock.
    static std::string holder_in(host const& server, std::string_view key)
    {
        auto const found = server.memory().entries().find(std::string{key});
        if (found == server.memory().entries().end())
            return {};
        auto const& value = found->second.value;
        if (auto const* const id = std::get_if<std::string>(&value))
            return *id;
        for (auto const& [field, number] : std::get<support::simulated_keyspace::hash>(value)) {
            if (field.find(':') != field.npos)
                return field;
        }
        return {};
    }

    /// All faults are over.
    void mend()
    {
        all_.note("all faults end");
        servers_.cut_none();
        for (auto& server : servers_.hosts()) {
            for (auto const& each : machines_) {
                servers_.unblock({each->where->number(), server->number(), false});
                servers_.unblock({each->where->number(), server->number(), true});
            }
            server->stall(false);
            server->answer_errors("");
            server->refuse_writes("");
            server->deny({});
            server->refuse_connections(false);
            for (auto const part : greeting_parts)
                accept(*server, part);
            for (auto const other : other_requests)
                server->refuse(other, "");
            server->server().limit_tracking(unlimited);
            server->server().evict_no_more();
        }
        for (auto const& each : machines_)
            each->where->resume();
    }

    void close()
    {
        for (auto const& each : machines_) {
            if (!each->where->alive() || !each->locks)
                continue;
            checks_.will_close(each->where->number());
            each->where->run([&each = *each] {
                each.locks->async_close([&each](error_code error) {
                    each.closed = true;
                    each.close_error = error;
                });
            });
        }
        auto const open = [this] {
            return std::any_of(machines_.begin(), machines_.end(), [](auto const& each) {
                return each->where->alive() && each->locks && !each->closed;
            });
        };
        run_while(open, all_.now() + 2 * plan_.options.drain_timeout + 60s);
        if (all_.violated())
            return;
        if (open()) {
            all_.violation("close: a client is not closed");
            return;
        }
        for (auto const& each : machines_) {
            if (each->locks && each->where->alive() && each->close_error && !plan_.closes_early)
                all_.violation("close: " + each->close_error.message());
        }
        // Answers that nobody waits for any more may still arrive.
        run_until(all_.now() + 100ms);
        look_for_secrets();
        look_for_keys();
        for (auto const& each : machines_) {
            if (each->closed)
                checks_.look_for_refusals(each->where->number());
        }
        run_while([this] { return working() > 0; }, all_.now() + 20 * plan_.work.ttl + 10s);
        if (working() > 0)
            all_.violation("close: a worker has not heard of it");
    }

    void look_for_secrets() const
    {
        for (auto const& each : machines_) {
            if (!each->locks)
                continue;
            checker::look_for_secrets(each->close_error);
            for (auto const& vote : each->locks->get_node_reports())
                checker::look_for_secrets(vote.error);
        }
    }

    /// A client that was closed without an error may not have left a key behind.
    void look_for_keys()
    {
        for (auto& server : servers_.hosts()) {
            // Where the clock was set back, keys live longer than anybody can know.
            if (server->jumped() || !server->counts())
                continue;
            auto const& memory = server->at_present().memory();
            for (auto const& [key, entry] : memory.entries()) {
                if (key.ends_with(":colock:fence") || entry.expired(memory.now()))
                    continue;
                if (auto const* const id = std::get_if<std::string>(&entry.value)) {
                    look_for_owner(*server, key, *id);
                    continue;
                }
                auto const& fields = std::get<support::simulated_keyspace::hash>(entry.value);
                if (fields.size() < 2 && !is_nobody(fields.begin()->first) &&
                    !servers_.ends_scripts())
                    all_.violation("left behind: " + key + ", for an owner who has no lock_id");
                for (auto const& [field, ends] : fields) {
                    // An owner's value is a count, a lock_id's the end of its ttl.
                    if (std::stoll(ends) >= memory.now())
                        look_for_owner(*server, key, field);
                }
            }
        }
    }
    void look_for_owner(host const& server, std::string const& key, std::string const& id)
    {
        if (servers_.lost_release_of(id))
            return;
        auto const owner = servers_.client_of(id);
        for (auto const& each : machines_) {
            if (each->where->number() == owner && each->closed && !each->close_error)
                all_.violation("left behind: " + key + " on host " +
                               std::to_string(server.number()) + " as " + id + " by process " +
                               std::to_string(owner));
        }
    }

    void end(machine& there)
    {
        if (!there.where->alive())
            return;
        checks_.will_close(there.where->number());
        there.where->look([&there] { there.locks.reset(); });
        there.where->kill();
    }

    world all_;
    plan plan_;
    dice sly_;
    dice moving_;
    dice undoing_;
    dice refusing_;
    dice taking_;
    dice throwing_;
    dice odd_;
    nanoseconds faults_end_{};
    std::shared_ptr<bool> const being_taken_ = std::make_shared<bool>();
    network servers_;
    std::set<int> refused_oddly_{}; ///< The hosts that did so twice; no more, lest it be believed.
    bool tells_losses_ = false;     ///< That holders hear of them soon is checked.
    std::set<int> untracked_{};     ///< The hosts that refuse client tracking for good.
    std::vector<std::unique_ptr<cluster>> clusters_;
    std::optional<group_faults> groups_;
    refused_commands refused_;
    checker checks_;
    std::vector<std::unique_ptr<machine>> machines_;
    int next_process_ = 0;
    std::map<std::string, std::uint64_t> faults_;
};

} // namespace

outcome run_schedule(std::uint64_t seed, wishes const& wanted)
{
    play one{seed, wanted};
    return one.run();
}

} // namespace simulation
