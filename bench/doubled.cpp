// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "doubled.hpp"

#include "recorder.hpp"

#include "core/reign.hpp"
#include "support/replicated_servers.hpp"

#include <colock/client.hpp>
#include <colock/lease.hpp>
#include <colock/mutex.hpp>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <chrono>
#include <exception>
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
using support::replicated_servers;

constexpr unsigned locks_of_each = 20;

/// All names are in one slot.
std::string name_of(unsigned which)
{
    return "{doubled}" + std::to_string(which);
}

std::string a_key(environment const& env)
{
    return env.prefix + name_of(0);
}

/// How long a server that has taken over grants nothing.
steady::duration guard_of(environment const& env)
{
    return colock::detail::reign::guard_for(env.ttl);
}

/// A client that holds locks, with a thread of its own.
class party {
public:
    party(environment const& env, std::string const& url)
        : work_{context_.get_executor()}, locks_{context_, url, options(env)}, thread_{[this] {
              context_.run();
          }}
    {
    }

    party(party const&) = delete;
    party& operator=(party const&) = delete;

    ~party()
    {
        go_on();
        leases_.clear();
        try {
            locks_.async_close(asio::use_future).get();
        } catch (std::exception const&) {
            // Some keys are on a server that is gone.
        }
        work_.reset();
    }

    asio::io_context& context() { return context_; }
    colock::client& locks() { return locks_; }

    /// Acquires locks_of_each names from `first` on. Throws where one is not granted in time.
    void hold(unsigned first, steady::duration wait)
    {
        std::vector<std::future<colock::lease>> granted;
        for (unsigned i = 0; i < locks_of_each; ++i)
            granted.push_back(colock::mutex{locks_, name_of(first + i)}.async_acquire(
                std::chrono::duration_cast<std::chrono::milliseconds>(wait), asio::use_future));
        for (auto& each : granted)
            leases_.push_back(each.get());
    }

    void let_go()
    {
        for (auto& each : leases_)
            each.async_release(asio::use_future).get();
        leases_.clear();
    }

    bool relies_on(unsigned which) const { return leases_[which].valid(); }

    void stand_still()
    {
        context_.stop();
        thread_.join();
    }

    void go_on()
    {
        if (thread_.joinable())
            return;
        context_.restart();
        thread_ = std::jthread{[this] { context_.run(); }};
    }

private:
    static colock::client_options options(environment const& env)
    {
        auto result = env.client_options();
        result.drain_timeout = 1s; // a server that is killed does not come back
        return result;
    }

    asio::io_context context_{1};
    asio::executor_work_guard<asio::io_context::executor_type> work_;
    colock::client locks_;
    std::vector<colock::lease> leases_;
    std::jthread thread_;
};

/// Asks for all locks that the two others hold.
class rival {
public:
    rival(party& self, party& going_on, party& standing_still)
        : self_{self}, going_on_{going_on}, standing_still_{standing_still}
    {
    }

    /// Contends for each lock until it is granted, or until `end`.
    void contend(steady::time_point end)
    {
        std::vector<std::future<void>> all;
        for (unsigned i = 0; i < 2 * locks_of_each; ++i)
            all.push_back(asio::co_spawn(self_.context(), contend_for(i, end), asio::use_future));
        for (auto& each : all)
            each.get();
    }

    // Afterwards:

    unsigned twice_going_on = 0;
    unsigned twice_standing_still = 0;
    unsigned granted_of_going_on = 0;
    std::optional<steady::time_point> first;

private:
    asio::awaitable<void> contend_for(unsigned which, steady::time_point end)
    {
        colock::mutex const lock{self_.locks(), name_of(which)};
        bool const goes_on = which < locks_of_each;
        auto const& holder = goes_on ? going_on_ : standing_still_;
        while (steady::now() < end) {
            auto const left = std::chrono::ceil<std::chrono::milliseconds>(end - steady::now());
            auto const [refused, granted] =
                co_await lock.async_try_acquire(left, asio::as_tuple(asio::use_awaitable));
            if (refused || !granted) {
                co_await sleep_for(10ms);
                continue;
            }
            bool const twice = holder.relies_on(which % locks_of_each);
            twice_going_on += goes_on && twice;
            twice_standing_still += !goes_on && twice;
            granted_of_going_on += goes_on;
            first = std::min(first.value_or(steady::time_point::max()), steady::now());
            co_return;
        }
    }

    party& self_;
    party& going_on_;
    party& standing_still_;
};

doubled_sample measure(replicated_servers& servers, std::string const& variant,
                       environment const& env)
{
    servers.settle(a_key(env));
    party going_on{env, servers.url()};
    party standing_still{env, servers.url()};
    party other{env, servers.url()};
    // The servers have just been started, so they may be guarded.
    for (auto* const each : {&going_on, &standing_still, &other}) {
        each->hold(0, guard_of(env) + 10s);
        each->let_go();
    }

    auto const before = servers.settle(a_key(env));
    support::cut_off_replicas(before);
    going_on.hold(0, 5s);
    standing_still.hold(locks_of_each, 5s);
    standing_still.stand_still();
    before.master->kill();
    auto const killed = steady::now();
    for (auto* const each : before.replicas)
        each->resume();

    rival asks{other, going_on, standing_still};
    asks.contend(killed + guard_of(env) + 8s);
    if (!asks.first)
        throw std::runtime_error{variant + ": nothing was granted after the master was lost"};
    return {.variant = variant,
            .is_guarded = env.guard == colock::restart_guard::automatic,
            .locks = locks_of_each,
            .twice_going_on = asks.twice_going_on,
            .twice_standing_still = asks.twice_standing_still,
            .kept = locks_of_each - asks.granted_of_going_on,
            .next_ms = std::chrono::duration<double, std::milli>{*asks.first - killed}.count()};
}

} // namespace

std::vector<doubled_sample> measure_doubled(environment const& env)
{
    std::vector<doubled_sample> all;
    for (bool const is_guarded : {false, true}) {
        std::string const guard = is_guarded ? "_automatic" : "_run_id";
        auto const how = is_guarded ? env : env.without_guard();
        support::replicated_cluster cluster;
        all.push_back(measure(cluster, "cluster" + guard, how));
        support::replicated_group group;
        all.push_back(measure(group, "sentinel" + guard, how));
    }
    return all;
}

} // namespace bench
