// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/clock.hpp>

#include <doctest/doctest.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <concepts>
#include <csignal>
#include <string>

// libc++ has no std::chrono::is_clock_v.
template <class Clock>
concept is_clock = requires
{
    typename Clock::rep;
    typename Clock::period;
    {
        Clock::is_steady
        } -> std::same_as<bool const&>;
    requires std::same_as<typename Clock::duration,
                          std::chrono::duration<typename Clock::rep, typename Clock::period>>;
    requires std::same_as<typename Clock::time_point,
                          std::chrono::time_point<Clock, typename Clock::duration>>;
    {
        Clock::now()
        } -> std::same_as<typename Clock::time_point>;
};
static_assert(is_clock<colock::clock>);
static_assert(colock::clock::is_steady);
static_assert(noexcept(colock::clock::now()));

namespace {

bool clock_fails = false;

} // namespace

// The linker lets the library call __wrap_clock_gettime() instead of clock_gettime(), which is
// called __real_clock_gettime() here: see CMakeLists.txt.
extern "C" int __real_clock_gettime(clockid_t id, timespec* now);
extern "C" int __wrap_clock_gettime(clockid_t id, timespec* now);
extern "C" int __wrap_clock_gettime(clockid_t id, timespec* now)
{
    if (!clock_fails)
        return __real_clock_gettime(id, now);
    errno = EINVAL;
    return -1;
}

TEST_CASE("without a clock the process ends, and says why")
{
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    auto const child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        rlimit const no_core{0, 0};
        ::setrlimit(RLIMIT_CORE, &no_core);
        std::signal(SIGABRT, SIG_DFL); // doctest's would print more
        ::dup2(ends[1], STDERR_FILENO);
        clock_fails = true;
        static_cast<void>(colock::clock::now());
        ::_exit(0);
    }
    ::close(ends[1]);
    std::string said;
    char part[256];
    for (::ssize_t size = 0; (size = ::read(ends[0], part, sizeof part)) > 0;)
        said.append(part, static_cast<std::size_t>(size));
    ::close(ends[0]);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGABRT);
    CHECK(said == "colock: there is no clock to measure leases with: clock_gettime: "
                  "Invalid argument\n");
}

TEST_CASE("the clock does not go backwards")
{
    auto last = colock::clock::now();
    for (int i = 0; i < 100'000; ++i) {
        auto const now = colock::clock::now();
        REQUIRE(now >= last);
        last = now;
    }
}

TEST_CASE("the clock ticks finer than a millisecond")
{
    auto const start = colock::clock::now();
    auto now = start;
    while (now == start)
        now = colock::clock::now();
    CHECK(now - start < std::chrono::milliseconds{1});
}

#ifdef CLOCK_BOOTTIME
TEST_CASE("the clock is the one that counts the time of suspend")
{
    auto const boot_time = [] {
        timespec now{};
        REQUIRE(::clock_gettime(CLOCK_BOOTTIME, &now) == 0);
        return std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec};
    };
    auto const before = boot_time();
    auto const now = colock::clock::now().time_since_epoch();
    auto const after = boot_time();
    CHECK(before <= now);
    CHECK(now <= after);
}
#endif
