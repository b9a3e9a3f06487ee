// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// To be preloaded into a redis-server: its wall clock then differs from the system's by a number of
// microseconds. That is in the file that COLOCK_CLOCK_OFFSET names, and a test may change it at any
// time.

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

std::atomic<std::int64_t> const* mapped_offset() // aborts the server where there is none
{
    auto const* const path = std::getenv("COLOCK_CLOCK_OFFSET");
    int const file = path ? ::open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        std::abort();
    void* const mapped =
        ::mmap(nullptr, sizeof(std::atomic<std::int64_t>), PROT_READ, MAP_SHARED, file, 0);
    ::close(file);
    if (mapped == MAP_FAILED)
        std::abort();
    return static_cast<std::atomic<std::int64_t> const*>(mapped);
}

std::atomic<std::int64_t> const& offset = *mapped_offset();

} // namespace

extern "C" int gettimeofday(timeval* to, void*) noexcept
{
    timespec system{};
    if (::clock_gettime(CLOCK_REALTIME, &system) != 0)
        return -1;
    auto const now = std::int64_t{system.tv_sec} * 1'000'000 + system.tv_nsec / 1'000 + offset;
    to->tv_sec = now / 1'000'000;
    to->tv_usec = now % 1'000'000;
    return 0;
}
