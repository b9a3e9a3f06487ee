// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "recorder.hpp"
#include "usage.hpp"

#include <colock/mutex.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <string>

namespace bench {
namespace asio = boost::asio;
namespace {

asio::awaitable<void> take_some(colock::client& locks, unsigned first, unsigned step,
                                std::vector<colock::lease>& leases, unsigned& taken)
{
    for (auto i = first; i < leases.size(); i += step) {
        colock::mutex const lock{locks, "hold:" + std::to_string(i)};
        leases[i] = co_await lock.async_acquire();
        ++taken;
    }
}

asio::awaitable<void> hold(colock::client& locks, std::chrono::milliseconds ttl,
                           std::chrono::duration<double> time, hold_sample& result)
{
    constexpr auto tick = std::chrono::milliseconds{2};
    auto const executor = co_await asio::this_coro::executor;
    std::vector<colock::lease> leases(result.leases);
    growth const grown;
    auto const began = steady::now();
    constexpr unsigned takers = 256;
    unsigned taken = 0;
    for (unsigned i = 0; i < takers; ++i)
        asio::co_spawn(executor, take_some(locks, i, takers, leases, taken), rethrow);
    while (taken < leases.size())
        co_await sleep_for(tick);
    result.seconds_to_get = seconds_since(began);
    // What a grant needs only at first is freed by then: the command that makes the server track
    // the key, and the contender, which waits a little for others. Renewals begin later.
    co_await sleep_for(std::chrono::milliseconds{200});
    result.each = grown.per_item(result.leases);

    auto const before = locks.get_metrics();
    auto const used = processor_seconds();
    auto const start = steady::now();
    co_await sleep_for(std::max(time, std::chrono::duration<double>{ttl}));
    result.seconds = seconds_since(start);
    result.processor_seconds = processor_seconds() - used;
    auto const after = locks.get_metrics();
    result.commands = static_cast<double>(after.commands - before.commands);
    result.renewals = static_cast<double>(after.renewals - before.renewals);
    result.lost = static_cast<unsigned>(
        std::ranges::count_if(leases, [](auto const& held) { return !held.valid(); }));
    leases.clear(); // hands the releases to the client
    co_await locks.async_close();
}

} // namespace

hold_sample measure_hold(environment const& env, unsigned leases,
                         std::chrono::duration<double> time)
{
    asio::io_context context{1};
    std::exception_ptr error;
    colock::client locks{context, env.nodes, env.client_options(context, error)};
    hold_sample result;
    result.leases = leases;
    asio::co_spawn(context, hold(locks, env.ttl, time, result), rethrow);
    context.run();
    rethrow(error);
    return result;
}

} // namespace bench
