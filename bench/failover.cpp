// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "failover.hpp"

#include "failover_group.hpp"
#include "recorder.hpp"

#include "support/groups.hpp"

#include <colock/mutex.hpp>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <atomic>
#include <future>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace bench {
namespace asio = boost::asio;
namespace {

using namespace std::chrono_literals;

constexpr auto as_tuple = asio::as_tuple(asio::use_awaitable);
constexpr unsigned workers = 8;

/// Puts all names, and what the watch writes, into one slot.
std::string tagged(std::string const& text)
{
    return "{failover}" + text;
}

/// Workers with a name each. They lock and unlock until each of them has had its lock from the new
/// master. Runs in a thread of its own.
class load {
public:
    load(environment const& env, failover_group const& group)
        : old_{group.master->address().label()},
          by_sentinels_{!group.sentinels.empty()}, locks_{context_, group.address, options(env)},
          granted_(workers)
    {
    }

    void run()
    {
        for (unsigned i = 0; i < workers; ++i)
            asio::co_spawn(context_, work(i), rethrow);
        context_.run();
    }

    /// The new master can have granted locks after this time, not before. Any thread.
    void switched_after(steady::time_point time) { switched_ = time.time_since_epoch().count(); }

    // Once run() has returned:

    /// When each worker was first granted a lock by the new master, sorted.
    std::vector<steady::time_point> first_grants() const
    {
        std::vector<steady::time_point> result;
        for (auto const& times : granted_) {
            auto const first = std::ranges::find_if(times, [&](auto time) { return is_new(time); });
            if (first == times.end())
                throw std::logic_error{"a worker has ended without a lock of the new master"};
            result.push_back(*first);
        }
        std::ranges::sort(result);
        return result;
    }

    std::vector<std::string> const& acquire_errors() const { return acquire_errors_; }
    std::vector<std::string> const& release_errors() const { return release_errors_; }

private:
    colock::client_options options(environment const& env)
    {
        auto result = env.without_guard().client_options();
        result.drain_timeout = 3s; // a server that is killed does not come back
        result.on_event = [this](colock::event const& what) {
            bool const changed = what.kind == colock::event_kind::master_changed;
            if (changed && what.node != old_ && !changed_)
                changed_ = steady::now();
        };
        return result;
    }

    /// Whether the new master granted this lock. In a Sentinel group, the new master takes writes
    /// some time before clients are told of it; until then they use the old one.
    bool is_new(steady::time_point granted) const
    {
        auto const switched = switched_.load();
        return switched != 0 && granted.time_since_epoch().count() > switched &&
               (!by_sentinels_ || (changed_ && granted > *changed_));
    }

    asio::awaitable<void> work(unsigned worker)
    {
        colock::mutex const lock{locks_, tagged(std::to_string(worker))};
        auto& granted = granted_[worker];
        auto const end = steady::now() + 1min;
        while (granted.empty() || !is_new(granted.back())) {
            if (steady::now() > end)
                throw std::runtime_error{"a worker got no lock of the new master in a minute"};
            auto [refused, held] = co_await lock.async_acquire(10s, as_tuple);
            if (refused) {
                acquire_errors_.push_back(refused.message());
                continue;
            }
            granted.push_back(steady::now());
            auto const [unreleased] = co_await held.async_release(as_tuple);
            if (unreleased)
                release_errors_.push_back(unreleased.message());
            co_await sleep_for(1ms);
        }
        // May fail: some keys may be on a server that is gone.
        if (--working_ == 0)
            co_await locks_.async_close(as_tuple);
    }

    asio::io_context context_{1};
    std::string const old_; ///< The master until now.
    bool const by_sentinels_;
    std::atomic<steady::rep> switched_{0};      ///< Zero: not yet.
    std::optional<steady::time_point> changed_; ///< When the client first went to another.
    colock::client locks_;
    std::vector<std::vector<steady::time_point>> granted_;
    std::vector<std::string> acquire_errors_;
    std::vector<std::string> release_errors_;
    unsigned working_ = workers;
};

double milliseconds_between(steady::time_point from, steady::time_point to)
{
    return std::chrono::duration<double, std::milli>{to - from}.count();
}

void add_errors(std::vector<std::string> const& errors, std::size_t& count, std::string& first)
{
    count += errors.size();
    if (first.empty() && !errors.empty())
        first = errors.front();
}

/// One repetition, with servers that have not failed over yet.
void measure_once(environment const& env, failover_group const& group, bool kill,
                  failover_sample& result)
{
    load all{env, group};
    auto running = std::async(std::launch::async, [&all] { all.run(); });
    std::this_thread::sleep_for(500ms);

    auto const began = steady::now();
    if (kill)
        group.master->kill();
    else
        group.fail_over();
    auto const came = watch(group, env.prefix + tagged("watch"));
    all.switched_after(came.not_before);
    running.get();

    auto const grants = all.first_grants();
    auto const known = std::max(came.takes_writes, came.told);
    result.settings = group.settings;
    result.takes_writes.push_back(milliseconds_between(began, came.takes_writes));
    if (!group.sentinels.empty())
        result.told.push_back(milliseconds_between(began, came.told));
    result.first.push_back(milliseconds_between(began, grants.front()));
    result.first_behind.push_back(milliseconds_between(known, grants.front()));
    result.last_behind.push_back(milliseconds_between(known, grants.back()));
    add_errors(all.acquire_errors(), result.acquire_errors, result.acquire_error);
    add_errors(all.release_errors(), result.release_errors, result.release_error);
    result.left_behind += support::left_behind_at(*came.master).size();
}

} // namespace

std::vector<failover_sample> measure_failover(environment const& env, unsigned repetitions)
{
    std::vector<failover_sample> all(4);
    char const* const names[] = {"cluster_killed", "cluster_planned", "sentinel_killed",
                                 "sentinel_planned"};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].variant = names[i];
        all[i].workers = workers;
    }
    for (unsigned i = 0; i < repetitions; ++i) {
        for (bool const kill : {true, false}) {
            support::redis_cluster cluster{3, 1};
            measure_once(env, group_of(cluster, env.prefix + tagged("")), kill, all[kill ? 0 : 1]);
        }
        for (bool const kill : {true, false}) {
            support::sentinel_group group{{.replicas = 2}};
            measure_once(env, group_of(group), kill, all[kill ? 2 : 3]);
        }
    }
    return all;
}

} // namespace bench
