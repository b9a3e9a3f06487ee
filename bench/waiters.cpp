// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "recorder.hpp"
#include "usage.hpp"

#include <colock/mutex.hpp>

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <memory>
#include <random>
#include <string>

namespace bench {
namespace asio = boost::asio;
namespace {

constexpr auto tick = std::chrono::milliseconds{2};

asio::awaitable<void> wait_once(colock::mutex const& lock, unsigned& served)
{
    auto held = co_await lock.async_acquire();
    co_await held.async_release();
    ++served;
}

asio::awaitable<void> wait(colock::client& locks, waiters_sample& result)
{
    auto const executor = co_await asio::this_coro::executor;
    std::vector<colock::mutex> names;
    std::vector<colock::lease> leases;
    for (unsigned i = 0; i < result.names; ++i) {
        names.emplace_back(locks, "wait:" + std::to_string(i));
        leases.push_back(co_await names.back().async_acquire());
    }

    unsigned served = 0;
    growth const grown;
    auto began = steady::now();
    for (unsigned i = 0; i < result.waiters; ++i)
        asio::co_spawn(executor, wait_once(names[i % names.size()], served), rethrow);
    while (locks.get_metrics().waiters < result.waiters)
        co_await sleep_for(tick);
    result.seconds_to_queue = seconds_since(began);
    result.each = grown.per_item(result.waiters);

    // Some more, anywhere in between, that give up.
    std::vector<std::unique_ptr<asio::cancellation_signal>> signals;
    unsigned cancelled = 0;
    for (unsigned i = 0; i < result.cancelled; ++i) {
        auto const& signal = signals.emplace_back(std::make_unique<asio::cancellation_signal>());
        names[i % names.size()].async_acquire(asio::bind_cancellation_slot(
            signal->slot(), [&cancelled](colock::error_code error, colock::lease) {
                cancelled += error == asio::error::operation_aborted;
            }));
    }
    while (locks.get_metrics().waiters < result.waiters + result.cancelled)
        co_await sleep_for(tick);
    std::ranges::shuffle(signals, std::minstd_rand{1});
    began = steady::now();
    for (auto const& signal : signals)
        signal->emit(asio::cancellation_type::terminal);
    while (cancelled < result.cancelled)
        co_await sleep_for(tick);
    result.seconds_to_cancel = seconds_since(began);

    began = steady::now();
    leases.clear();
    while (served < result.waiters)
        co_await sleep_for(tick);
    result.seconds_to_serve = seconds_since(began);
    co_await locks.async_close();
}

} // namespace

waiters_sample measure_waiters(environment const& env, unsigned waiters, unsigned names)
{
    asio::io_context context{1};
    std::exception_ptr error;
    colock::client locks{context, env.nodes, env.client_options(context, error)};
    waiters_sample result;
    result.waiters = waiters;
    result.names = names;
    result.cancelled = std::max(waiters / 10, 1U);
    asio::co_spawn(context, wait(locks, result), rethrow);
    context.run();
    rethrow(error);
    return result;
}

} // namespace bench
