// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "resharding.hpp"

#include "recorder.hpp"
#include "slot_mover.hpp"
#include "witness.hpp"

#include "core/hash_slot.hpp"

#include <colock/mutex.hpp>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <array>
#include <future>
#include <random>
#include <string>
#include <vector>

namespace bench {
namespace asio = boost::asio;
namespace {

using namespace std::chrono_literals;

constexpr auto as_tuple = asio::as_tuple(asio::use_awaitable);
constexpr unsigned slots = 1'000;
constexpr unsigned names = 200;
/// A waiter that hears nothing asks again after this time, or after a ttl if that is shorter.
constexpr steady::duration longest_rest = 5s;

struct load {
    load(environment const& env, unsigned workers)
        : clients{colock::client{context, env.cluster->address(),
                                 env.without_guard().client_options()},
                  colock::client{context, env.cluster->address(),
                                 env.without_guard().client_options()}},
          quiet{workers}, moving{workers},
          witnesses(names), working{workers}, timer{std::min<steady::duration>(env.ttl,
                                                                               longest_rest) *
                                                    9 / 10}
    {
        for (unsigned i = 0; all_names.size() < names; ++i) {
            auto name = "n" + std::to_string(i);
            if (colock::detail::slot_of(env.prefix + name) < slots)
                all_names.push_back(std::move(name));
        }
    }

    void acquire_failed(colock::error_code const& error)
    {
        if (result.acquire_errors++ == 0)
            result.acquire_error = error.message();
    }

    void release_failed(colock::error_code const& error)
    {
        if (result.release_errors++ == 0)
            result.release_error = error.message();
    }

    double commands() const
    {
        return static_cast<double>(clients[0].get_metrics().commands +
                                   clients[1].get_metrics().commands);
    }

    resharding_sample result; ///< Outlives the coroutine that waits for the thread.
    asio::io_context context{1};
    std::array<colock::client, 2> clients; ///< So that waiters are woken by servers, too.
    recorder quiet;
    recorder moving;
    recorder* times = &quiet;
    std::vector<witness> witnesses;
    std::vector<std::string> all_names;
    unsigned working;
    steady::duration timer; ///< An acquire that takes this long was woken by one.
};

asio::awaitable<void> work(load& all, unsigned worker)
{
    auto& locks = all.clients[worker % 2];
    std::minstd_rand random{worker + 1};
    std::uniform_int_distribution<std::size_t> any{0, names - 1};
    while (!all.times->stopping()) {
        auto const name = any(random);
        colock::mutex const lock{locks, all.all_names[name]};
        auto const asked = steady::now();
        auto [refused, held] = co_await lock.async_acquire(10s, as_tuple);
        if (refused) {
            all.acquire_failed(refused);
            continue;
        }
        auto const took = steady::now() - asked;
        all.times->acquired(took);
        all.result.woken_by_timer += took >= all.timer;

        auto const seen = all.witnesses[name].enter();
        co_await sleep_for(1ms);
        all.witnesses[name].leave(seen);

        auto const [unreleased] = co_await held.async_release(as_tuple);
        if (unreleased)
            all.release_failed(unreleased);
        all.times->pair_done(worker);
    }
    if (--all.working > 0)
        co_return;
    for (auto& each : all.clients) {
        all.result.lost += each.get_metrics().losses;
        co_await each.async_close();
    }
}

/// Runs in a thread of its own: an administrator is another program.
void move_slots(support::redis_cluster& cluster, std::chrono::duration<double> time,
                resharding_sample& result)
{
    slot_mover mover{cluster};
    auto const end = steady::now() + time;
    do {
        mover.move(slots, 0, 1);
        mover.move(slots, 1, 0);
    } while (steady::now() < end);
    result.moved_slots = mover.slots();
    result.moved_keys = mover.keys();
}

asio::awaitable<void> keep_time(load& all, environment const& env,
                                std::chrono::duration<double> time)
{
    co_await sleep_for(env.warm_up);
    auto before = all.commands();
    co_await keep_pace(all.quiet, std::min(time, std::chrono::duration<double>{1}));
    all.result.quiet = all.quiet.result();
    all.result.quiet.commands = all.commands() - before;

    all.times = &all.moving;
    auto moved = std::async(std::launch::async, move_slots, std::ref(*env.cluster), time,
                            std::ref(all.result));
    before = all.commands();
    all.moving.begin();
    while (moved.wait_for(0s) != std::future_status::ready)
        co_await sleep_for(5ms);
    all.moving.end();
    all.result.moving = all.moving.result();
    all.result.moving.commands = all.commands() - before;
    all.moving.stop();
    moved.get();
}

} // namespace

resharding_sample measure_resharding(environment const& env, unsigned workers,
                                     std::chrono::duration<double> time)
{
    load all{env, workers};
    for (unsigned i = 0; i < workers; ++i)
        asio::co_spawn(all.context, work(all, i), rethrow);
    asio::co_spawn(all.context, keep_time(all, env, time), rethrow);
    all.context.run();

    auto& result = all.result;
    result.workers = workers;
    result.names = names;
    result.fencing = env.fencing;
    result.slots = slots;
    for (auto const& each : all.witnesses)
        result.violations += each.violations();
    result.left_behind = env.cluster->left_behind().size();
    return result;
}

} // namespace bench
