// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

namespace bench {

/// Takes the times of one round: only what happens after the warm-up and before the end counts.
///
/// One thread only.
class recorder {
public:
    explicit recorder(unsigned workers) : served_(workers)
    {
        acquire_.reserve(1 << 20); // growing would disturb what is measured
    }

    bool stopping() const { return stopping_; }
    void stop() { stopping_ = true; }

    void acquired(steady::duration took)
    {
        if (measuring_)
            acquire_.push_back(static_cast<std::uint32_t>(
                std::min<steady::rep>(std::chrono::nanoseconds{took}.count(), UINT32_MAX)));
    }

    void pair_done(unsigned worker)
    {
        if (measuring_)
            ++served_[worker];
    }

    void begin()
    {
        measuring_ = true;
        began_ = steady::now();
    }

    void end()
    {
        measuring_ = false;
        seconds_ = std::chrono::duration<double>(steady::now() - began_).count();
    }

    sample result()
    {
        sample all;
        all.seconds = seconds_;
        for (auto const count : served_)
            all.pairs += count;
        auto const [least, most] = std::ranges::minmax(served_);
        all.served_min = least;
        all.served_max = most;
        all.acquire = summarize(acquire_);
        return all;
    }

private:
    std::vector<std::uint32_t> acquire_;
    std::vector<std::uint64_t> served_;
    steady::time_point began_;
    double seconds_ = 0;
    bool measuring_ = false;
    bool stopping_ = false;
};

inline boost::asio::awaitable<void> sleep_for(std::chrono::duration<double> time)
{
    boost::asio::steady_timer timer{co_await boost::asio::this_coro::executor};
    timer.expires_after(std::chrono::duration_cast<steady::duration>(time));
    co_await timer.async_wait(boost::asio::use_awaitable);
}

} // namespace bench
