// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"
#include "usage.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <unistd.h>
#include <vector>

namespace bench {

/// MiB of this process in memory.
inline double resident_now()
{
    std::size_t pages = 0;
    std::size_t resident_pages = 0;
    std::ifstream{"/proc/self/statm"} >> pages >> resident_pages;
    return static_cast<double>(resident_pages) * static_cast<double>(::sysconf(_SC_PAGESIZE)) /
           (1 << 20);
}

/// Takes the times of one round: only what happens after the warm-up and before the end counts.
///
/// One thread only.
class recorder {
public:
    explicit recorder(unsigned workers) : served_(workers)
    {
        // Growing would disturb what is measured, and so would pages that are touched for the first
        // time.
        for (auto* times : {&acquire_, &release_}) {
            times->resize(1 << 20);
            times->clear();
        }
    }

    bool stopping() const { return stopping_; }
    void stop() { stopping_ = true; }

    void acquired(steady::duration took) { push(acquire_, took); }

    void released(steady::duration took) { push(release_, took); }

    void pair_done(unsigned worker)
    {
        if (measuring_)
            ++served_[worker];
    }

    void begin()
    {
        resident_ = {resident_now()};
        measuring_ = true;
        marked_ = began_ = steady::now();
        processor_seconds_ = processor_seconds();
    }

    /// Ends a part of the measured time.
    void mark()
    {
        std::uint64_t pairs = 0;
        for (auto const count : served_)
            pairs += count;
        auto const now = steady::now();
        pace_.push_back(static_cast<double>(pairs - pairs_at_mark_) /
                        std::chrono::duration<double>(now - marked_).count());
        resident_.push_back(resident_now());
        pairs_at_mark_ = pairs;
        marked_ = now;
    }

    void end()
    {
        measuring_ = false;
        processor_seconds_ = processor_seconds() - processor_seconds_;
        seconds_ = std::chrono::duration<double>(steady::now() - began_).count();
    }

    sample result()
    {
        sample all;
        all.seconds = seconds_;
        all.processor_seconds = processor_seconds_;
        for (auto const count : served_)
            all.pairs += count;
        auto const [least, most] = std::ranges::minmax(served_);
        all.served_min = least;
        all.served_max = most;
        all.acquire = summarize(acquire_);
        if (!release_.empty())
            all.release = summarize(release_);
        all.pace = pace_;
        all.resident = resident_;
        return all;
    }

private:
    void push(std::vector<std::uint32_t>& to, steady::duration took)
    {
        if (measuring_)
            to.push_back(static_cast<std::uint32_t>(
                std::min<steady::rep>(std::chrono::nanoseconds{took}.count(), UINT32_MAX)));
    }

    std::vector<std::uint32_t> acquire_;
    std::vector<std::uint32_t> release_;
    std::vector<std::uint64_t> served_;
    steady::time_point began_;
    steady::time_point marked_;
    std::uint64_t pairs_at_mark_ = 0;
    std::vector<double> pace_;
    std::vector<double> resident_;
    double seconds_ = 0;
    double processor_seconds_ = 0; ///< At begin(); after end(), how many since then.
    bool measuring_ = false;
    bool stopping_ = false;
};

inline boost::asio::awaitable<void> sleep_for(std::chrono::duration<double> time)
{
    boost::asio::steady_timer timer{co_await boost::asio::this_coro::executor};
    timer.expires_after(std::chrono::duration_cast<steady::duration>(time));
    co_await timer.async_wait(boost::asio::use_awaitable);
}

/// The measured time of one round, between begin() and end() of the recorder.
inline boost::asio::awaitable<void> keep_pace(recorder& times,
                                              std::chrono::duration<double> measured)
{
    times.begin();
    for (int tenth = 0; tenth < 10; ++tenth) {
        co_await sleep_for(measured / 10);
        times.mark();
    }
    times.end();
}

} // namespace bench
