// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "recorder.hpp"

#include <colock/mutex.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <exception>
#include <fstream>
#include <malloc.h>
#include <string>
#include <unistd.h>

namespace bench {
namespace asio = boost::asio;
namespace {

struct usage {
    double heap;
    double resident;
};

usage usage_now()
{
    auto const heap = ::mallinfo2();
    std::size_t pages = 0;
    std::size_t resident_pages = 0;
    std::ifstream{"/proc/self/statm"} >> pages >> resident_pages;
    return {static_cast<double>(heap.uordblks + heap.hblkhd),
            static_cast<double>(resident_pages) * static_cast<double>(::sysconf(_SC_PAGESIZE))};
}

/// What `items` of a kind cost, all of them existing at the same time.
class growth {
public:
    growth()
    {
        ::malloc_trim(0); // pages that the heap keeps for later would hide the growth
        before_ = usage_now();
    }

    void all_there(unsigned items)
    {
        auto const now = usage_now();
        cost_.heap = (now.heap - before_.heap) / items;
        cost_.resident = (now.resident - before_.resident) / items;
    }

    footprint all_gone()
    {
        cost_.seconds = std::chrono::duration<double>(steady::now() - began_).count();
        return cost_;
    }

private:
    usage before_{};
    footprint cost_{};
    steady::time_point began_ = steady::now();
};

constexpr auto tick = std::chrono::milliseconds{2};

asio::awaitable<void> wait_once(colock::mutex const& lock, unsigned& served)
{
    auto held = co_await lock.async_acquire();
    co_await held.async_release();
    ++served;
}

asio::awaitable<void> take_some(colock::client& locks, unsigned first, unsigned step,
                                unsigned items, std::vector<colock::lease>& leases)
{
    for (unsigned i = first; i < items; i += step) {
        colock::mutex const lock{locks, std::to_string(i)};
        leases.push_back(co_await lock.async_acquire());
    }
}

void rethrow(std::exception_ptr error)
{
    if (error)
        std::rethrow_exception(error);
}

asio::awaitable<footprint> measure_waiters(colock::client& locks, unsigned items)
{
    auto const executor = co_await asio::this_coro::executor;
    colock::mutex const lock{locks, "m"};
    auto held = co_await lock.async_acquire();
    unsigned served = 0;
    growth grown;
    for (unsigned i = 0; i < items; ++i)
        asio::co_spawn(executor, wait_once(lock, served), rethrow);
    while (locks.get_metrics().waiters < items)
        co_await sleep_for(tick);
    grown.all_there(items);
    co_await held.async_release();
    while (served < items)
        co_await sleep_for(tick);
    co_return grown.all_gone();
}

asio::awaitable<footprint> measure_leases(colock::client& locks, unsigned items)
{
    auto const executor = co_await asio::this_coro::executor;
    std::vector<colock::lease> leases;
    leases.reserve(items);
    growth grown;
    constexpr unsigned takers = 64;
    for (unsigned i = 0; i < takers; ++i)
        asio::co_spawn(executor, take_some(locks, i, takers, items, leases), rethrow);
    while (leases.size() < items)
        co_await sleep_for(tick);
    co_await sleep_for(tick); // the frames of the last takers go
    grown.all_there(items);
    leases.clear(); // hands the releases to the client
    while (locks.get_metrics().leases > 0)
        co_await sleep_for(tick);
    co_return grown.all_gone();
}

asio::awaitable<void> measure(colock::client& locks, memory_sample& result)
{
    {
        // So that what is made once, for the first lock, is not counted.
        colock::mutex const lock{locks, "m"};
        auto held = co_await lock.async_acquire();
        co_await held.async_release();
    }
    result.waiter = co_await measure_waiters(locks, result.items);
    result.lease = co_await measure_leases(locks, result.items);
    co_await locks.async_close();
}

} // namespace

memory_sample measure_memory(environment const& env, unsigned items)
{
    asio::io_context context{1};
    colock::client locks{context, env.nodes, env.client_options()};
    memory_sample result{items, {}, {}};
    asio::co_spawn(context, measure(locks, result), rethrow);
    context.run();
    return result;
}

} // namespace bench
