// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_load.hpp"

#include "recorder.hpp"
#include "silence_watch.hpp"
#include "witness.hpp"

#include <colock/mutex.hpp>
#include <colock/reentrant_mutex.hpp>
#include <colock/with_lock.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <cstdint>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>

namespace bench {
namespace asio = boost::asio;
namespace {

struct load {
    asio::io_context& context;
    colock::client& locks;
    environment const& env;
    std::function<void()> const& before;
    std::function<void()> const& after;
    lock_kind kind;
    std::exception_ptr& error;
    recorder times;
    std::vector<witness> witnesses;
    std::uint64_t grants = 0;
    unsigned working = 0;
    double commands = 0;

    void fail(std::exception_ptr thrown)
    {
        error = thrown;
        context.stop(); // the others may wait for ever
    }
};

colock::basic_mutex make_lock(load& all, std::string const& name)
{
    if (all.kind == lock_kind::mutex || all.kind == lock_kind::with_lock)
        return colock::mutex{all.locks, name};
    return colock::reentrant_mutex{all.locks, name, colock::owner{all.locks}};
}

/// Some servers may hang as a part of the load. That nobody gets a lock any more is an error.
std::runtime_error no_grant(load const& all)
{
    std::string text = "no lock granted in " + std::to_string(longest_silence.count()) + " s";
    for (auto const& node : all.locks.get_node_reports()) {
        if (node.error)
            text += "; " + node.node + ": " + node.error.message();
    }
    return std::runtime_error{text};
}

/// The time of an acquire ends where the body begins, and that of a release begins where it ends.
asio::awaitable<void> pair_by_with_lock(load& all, colock::basic_mutex const& lock,
                                        witness& guarded)
{
    auto const asked = steady::now();
    auto done = asked;
    co_await colock::async_with_lock(lock, [&](colock::lease&) -> asio::awaitable<void> {
        all.times.acquired(steady::now() - asked);
        ++all.grants;
        auto const seen = guarded.enter();
        co_await asio::post(asio::use_awaitable);
        guarded.leave(seen);
        done = steady::now();
    });
    all.times.released(steady::now() - done);
}

asio::awaitable<void> work(load& all, unsigned worker)
{
    auto const name = worker % all.witnesses.size();
    auto& guarded = all.witnesses[name];
    auto const lock = make_lock(all, "n" + std::to_string(name));
    colock::lease outer;
    if (all.kind == lock_kind::again)
        outer = co_await lock.async_acquire();
    while (!all.times.stopping()) {
        if (all.kind == lock_kind::with_lock) {
            co_await pair_by_with_lock(all, lock, guarded);
            all.times.pair_done(worker);
            continue;
        }
        auto const asked = steady::now();
        colock::lease held;
        if (!all.env.sabotage)
            held = co_await lock.async_acquire();
        all.times.acquired(steady::now() - asked);
        ++all.grants;

        auto const seen = guarded.enter();
        co_await asio::post(asio::use_awaitable);
        guarded.leave(seen);

        auto const done = steady::now();
        if (!all.env.sabotage)
            co_await held.async_release();
        all.times.released(steady::now() - done);
        all.times.pair_done(worker);
    }
}

asio::awaitable<void> keep_time(load& all)
{
    // With restart_guard::marker, a new server grants nothing at first.
    auto first = co_await colock::mutex{all.locks, "first"}.async_acquire();
    co_await first.async_release();
    co_await sleep_for(all.env.warm_up);
    if (all.before) {
        all.before();
        co_await sleep_for(all.env.warm_up / 2);
    }
    auto const commands = all.locks.get_metrics().commands;
    co_await keep_pace(all.times, all.env.measured);
    all.commands = static_cast<double>(all.locks.get_metrics().commands - commands);
    if (all.after)
        all.after();
    all.times.stop();
}

/// Checks that the client has counted as many grants as the workers.
void check_metrics(load const& all, unsigned workers)
{
    auto const counted = all.locks.get_metrics();
    std::uint64_t grants = 1; // the first of keep_time()
    if (!all.env.sabotage)
        grants += all.grants;
    if (all.kind == lock_kind::again)
        grants += workers;
    auto const check = [&](std::string_view what, std::uint64_t number) {
        if (number != grants)
            throw std::runtime_error{"metrics: " + std::to_string(number) + " " +
                                     std::string{what} + " of " + std::to_string(grants) +
                                     " grants"};
    };
    check("acquires", counted.acquires);
    check("releases", counted.releases);
    check("wait_times", counted.wait_times.count());
    check("hold_times", counted.hold_times.count());
}

} // namespace

sample run_lock_load(environment const& env, unsigned workers, unsigned names,
                     std::function<void()> const& before, std::function<void()> const& after,
                     lock_kind kind)
{
    asio::io_context context{1};
    std::exception_ptr error;
    // `before` may stop servers, as a part of the load.
    auto const options = before ? env.client_options() : env.client_options(context, error);
    colock::client locks{context, env.nodes, options};
    load all{context,
             locks,
             env,
             before,
             after,
             kind,
             error,
             recorder{workers},
             std::vector<witness>(names)};

    auto const give_up = [&all](auto const&) { all.fail(std::make_exception_ptr(no_grant(all))); };
    silence_watch watch{context, give_up};
    watch.add(env.nodes.front(), [&all] { return talk{.owes = true, .heard = all.grants}; });
    watch.start();
    auto const finished = [&](std::exception_ptr thrown) {
        if (thrown) {
            all.fail(thrown);
        } else if (--all.working == 0) {
            watch.stop();
            all.locks.async_close(asio::detached);
        }
    };
    for (; all.working < workers; ++all.working)
        asio::co_spawn(context, work(all, all.working), finished);
    ++all.working;
    asio::co_spawn(context, keep_time(all), finished);
    context.run();
    if (error)
        std::rethrow_exception(error);
    check_metrics(all, workers);

    auto result = all.times.result();
    result.commands = all.commands;
    result.violations = 0;
    for (auto const& guarded : all.witnesses)
        *result.violations += guarded.violations();
    return result;
}

} // namespace bench
