// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scenario.hpp"

#include <chrono>
#include <exception>
#include <fstream>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

namespace bench {

/// What many items of a kind cost, all of them existing at the same time.
class growth {
public:
    growth()
    {
        ::malloc_trim(0); // pages that the heap keeps for later would hide the growth
        before_ = now();
    }

    footprint per_item(unsigned items) const
    {
        auto const after = now();
        return {(after.heap - before_.heap) / items, (after.resident - before_.resident) / items};
    }

private:
    static footprint now()
    {
        auto const heap = ::mallinfo2();
        std::size_t pages = 0;
        std::size_t resident_pages = 0;
        std::ifstream{"/proc/self/statm"} >> pages >> resident_pages;
        return {static_cast<double>(heap.uordblks + heap.hblkhd),
                static_cast<double>(resident_pages) * static_cast<double>(::sysconf(_SC_PAGESIZE))};
    }

    footprint before_{};
};

/// Seconds of a processor that this process has used, with what the system did for it.
inline double processor_seconds()
{
    ::rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    auto const seconds = [](::timeval const& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

inline double seconds_since(steady::time_point start)
{
    return std::chrono::duration<double>(steady::now() - start).count();
}

inline void rethrow(std::exception_ptr error)
{
    if (error)
        std::rethrow_exception(error);
}

} // namespace bench
