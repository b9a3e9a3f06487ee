// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/incidents.hpp"

#include <chrono>
#include <exception>
#include <stdexcept>
#include <thread>
#include <utility>

namespace support {

namespace {

/// Waits for a random time, so that what happens next may come at any moment.
void linger(dice& random, milliseconds most)
{
    std::this_thread::sleep_for(milliseconds{random.number(0, static_cast<int>(most.count()))});
}

} // namespace

std::vector<incidents::kind> incidents::common_kinds()
{
    return {{"planned fail-over", &incidents::planned_fail_over},
            {"kill in step", &incidents::kill_in_step},
            {control, &incidents::kill_out_of_step},
            {"brief stop", &incidents::stop_briefly, 0},
            {"long stop in step", &incidents::stop_in_step},
            {"long stop", &incidents::stop},
            {"replica restarted", &incidents::restart_replica, 0}};
}

incidents::incidents(replicated_cluster& cluster)
    : servers_{cluster}, cluster_{&cluster}, reign_{cluster.reign()}
{
    kinds_.push_back({"slots moved", &incidents::move_slots, 0});
}

incidents::incidents(replicated_group& group) : servers_{group}, reign_{group.reign()}
{
    kinds_.push_back({"planned fail-over in step", &incidents::planned_fail_over_in_step});
}

incidents::outcome incidents::next(dice& random, setting const& where, std::string const& key)
{
    if (soon_.empty())
        soon_ = kinds_;
    auto const chosen = soon_.begin() + random.number(0, static_cast<int>(soon_.size()) - 1);
    auto const [what, happens, masters] = *chosen;
    soon_.erase(chosen);
    setting_ = &where;
    auto const start = steady::now();
    try {
        bool lossy = (this->*happens)(random, key);
        servers_.settle(key);
        auto const before = std::exchange(reign_, servers_.reign());
        lossy |= reign_ > before + masters;
        auto& tally = seen_[what];
        ++tally.times;
        tally.took += since(start);
        return {what, lossy};
    } catch (std::exception const& error) {
        throw std::runtime_error{std::string{what} + " at " + key + ": " + error.what() +
                                 servers_.text()};
    }
}

bool incidents::replaced_unasked(std::string const& key)
{
    auto const before = std::exchange(reign_, servers_.reign());
    if (reign_ == before)
        return false;
    servers_.settle(key);
    return true;
}

std::string incidents::text() const
{
    std::string all;
    for (auto const& [what, tally] : seen_)
        all += (all.empty() ? "" : ", ") + std::to_string(tally.times) + " x " + what + " in " +
               std::to_string(tally.took.count()) + " ms";
    return all;
}

/// Moves some slots there and back. Each is open for some time meanwhile.
bool incidents::move_slots(dice& random, std::string const& key)
{
    auto const& keys = setting_->keys;
    std::vector<std::string> some{key};
    for (int more = random.number(0, 3); more > 0; --more)
        some.push_back(
            keys[static_cast<std::size_t>(random.number(0, static_cast<int>(keys.size()) - 1))]);
    for (auto const& each : some) {
        auto const home = cluster_->cluster().owner_of(each);
        auto const other = static_cast<std::size_t>(random.number(1, 2));
        move_slot(random, each, cluster_->master_beside(home, other));
        linger(random, 300ms);
        move_slot(random, each, home);
    }
    return false;
}

void incidents::move_slot(dice& random, std::string const& key, std::size_t target)
{
    auto& cluster = cluster_->cluster();
    auto const source = cluster.owner_of(key);
    cluster.open_slot(key, target);
    linger(random, 100ms);
    cluster.move_all_keys(key, source, target);
    linger(random, 100ms);
    cluster.close_slot(key, target);
}

/// In a Cluster no answered write is lost: the old master answers none from before its replica is
/// in step until it is a replica itself. In a Sentinel group nothing prevents such a loss.
bool incidents::planned_fail_over(dice& random, std::string const& key)
{
    auto const now = servers_.settle(key);
    servers_.ask_for_fail_over(now);
    auto& next = servers_.wait_for_successor(now, key);
    demote(random, *now.master, next);
    return cluster_ == nullptr;
}

bool incidents::planned_fail_over_in_step(dice& random, std::string const& key)
{
    auto const now = bring_in_step(key);
    servers_.ask_for_fail_over(now);
    auto& next = servers_.wait_for_successor(now, key);
    linger(random, 500ms);
    demote_in_step(*now.master, next);
    return false;
}

/// The master comes back with all its data, and takes itself for the master until it is told
/// otherwise.
bool incidents::kill_in_step(dice& random, std::string const& key)
{
    auto const now = bring_in_step(key);
    now.master->kill();
    come_back(random, now, key, &redis_server::restart);
    return false;
}

bool incidents::kill_out_of_step(dice& random, std::string const& key)
{
    auto const now = servers_.settle(key);
    cut_off_replicas(now);
    setting_->wait_for_loss();
    now.master->kill();
    for (auto* const each : now.replicas)
        each->resume();
    come_back(random, now, key, &redis_server::restart);
    return true;
}

/// The stop is too short for anybody to look for another master, unless the machine stands still
/// meanwhile.
bool incidents::stop_briefly(dice& random, std::string const& key)
{
    auto const now = servers_.settle(key);
    now.master->pause();
    linger(random, 400ms);
    now.master->resume();
    return servers_.settle(key).master != now.master;
}

bool incidents::stop_in_step(dice& random, std::string const& key)
{
    auto const now = bring_in_step(key);
    now.master->pause();
    auto& next = servers_.wait_for_successor(now, key);
    linger(random, 500ms);
    now.master->resume();
    linger(random, 1'000ms);
    demote_in_step(*now.master, next);
    return false;
}

/// When it goes on it runs what it was sent, until it hears that it is no master any more.
bool incidents::stop(dice& random, std::string const& key)
{
    auto const now = servers_.settle(key);
    now.master->pause();
    come_back(random, now, key, &redis_server::resume);
    return true;
}

/// In a Sentinel group the replica comes back as a master, since no configuration file says that it
/// is a replica.
bool incidents::restart_replica(dice& random, std::string const& key)
{
    auto const now = servers_.settle(key);
    auto const last = static_cast<int>(now.replicas.size()) - 1;
    auto& one = *now.replicas[static_cast<std::size_t>(random.number(0, last))];
    one.kill();
    linger(random, 500ms);
    one.restart();
    demote(random, one, *now.master);
    return false;
}

/// Returns when the master answers no write any more, and its replicas have all that it has.
shard incidents::bring_in_step(std::string const& key)
{
    auto now = servers_.settle(key);
    hold_writes(*now.master);
    wait_until_in_step(now);
    return now;
}

/// Demotes a master whose writes were held, and allows them when it is a replica.
void incidents::demote_in_step(redis_server& old, redis_server const& master)
{
    servers_.demote(old, master);
    wait_until_replica(old);
    allow_writes(old);
}

/// A master that was away, some time after another has taken its place.
void incidents::come_back(dice& random, shard const& before, std::string const& key,
                          void (redis_server::*returns)())
{
    auto& next = servers_.wait_for_successor(before, key);
    linger(random, 500ms);
    (before.master->*returns)();
    demote(random, *before.master, next);
}

/// The sentinels tell an old master only after eight seconds. In three cases of four, this does so
/// sooner.
void incidents::demote(dice& random, redis_server& old, redis_server const& master)
{
    if (!random.chance(75))
        return;
    linger(random, 1'000ms);
    servers_.demote(old, master);
}

} // namespace support
