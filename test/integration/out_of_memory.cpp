// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/process.hpp"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include <sys/wait.h>
#include <unistd.h>

// What a client does when it runs out of memory in the middle of things: it ends the process.
// Without that, a program that catches what comes out of run() and goes on would have locks that
// nobody serves any more.

using namespace support;
using colock::event_kind;

namespace {

/// An allocation of this size fails. 0: none fails for its size.
std::atomic<std::size_t> exhausted{0};
/// How many more allocations succeed before one fails. Negative: none fails.
std::atomic<int> left{-1};
/// Whether allocations of Asio's operations count and fail, too.
std::atomic<bool> asios_fail{false};

bool is_to_be_had(std::size_t size)
{
    bool const last = left >= 0 && left-- == 0;
    return size != exhausted && !last;
}

void* take(std::size_t size)
{
    if (size == 0)
        size = 1;
    if (is_to_be_had(size)) {
        if (void* const taken = std::malloc(size))
            return taken;
    }
    throw std::bad_alloc{};
}

/// Copies of this need memory of a size that nothing else needs.
std::string const odd_name(3'456, 'n');
constexpr std::size_t odd_size = 3'457;

/// Goes on after every exception, and tells of it.
void run_on(asio::io_context& io)
{
    io.restart();
    for (auto const end = steady::now() + stuck / 2; steady::now() < end && !io.stopped();) {
        try {
            io.run_for(10ms);
        } catch (std::exception const& error) {
            exhausted = 0;
            std::cout << "came out of run(): " << error.what() << std::endl;
            return;
        }
    }
    std::cout << "nothing has happened" << std::endl;
}

colock::client_options listening()
{
    colock::client_options options;
    options.on_event = [](colock::event const&) {};
    return options;
}

void connect(asio::io_context& io, colock::client& locks)
{
    ::dup2(STDOUT_FILENO, STDERR_FILENO);
    run_to_end(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "connected"};
        auto held = co_await name.async_acquire();
        co_await held.async_release();
    });
}

struct connected_client {
    connected_client() { connect(io, locks); }

    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers.addresses(), listening()};
};

/// Checks that a program ends by SIGABRT. Returns what it has said until then.
std::string check_that_it_ends(std::string const& program)
{
    child_process child{this_binary(program)};
    std::string said;
    // An optimised program may not say by which exception.
    while (!contains(said, "terminate called") && !contains(said, "nothing has happened"))
        said += child.read_line() + "\n";
    CHECK_MESSAGE(!contains(said, "run()"), said);
    auto const status = child.handle().wait();
    REQUIRE(status.has_value());
    CHECK(WIFSIGNALED(*status));
    CHECK(WTERMSIG(*status) == SIGABRT);
    return said;
}

} // namespace

void* operator new(std::size_t size)
{
    return take(size);
}
void operator delete(void* given) noexcept
{
    std::free(given);
}
void operator delete(void* given, std::size_t) noexcept
{
    std::free(given);
}

/// Asio takes the memory of its operations here.
extern "C" void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept
{
    void* taken = nullptr;
    bool const is_there =
        (!asios_fail || is_to_be_had(size)) && ::posix_memalign(&taken, alignment, size) == 0;
    return is_there ? taken : nullptr;
}

TEST_CASE("out of memory: a program that tells of a refused acquire" * doctest::skip())
{
    connected_client it;
    it.servers.command_all({"REPLICAOF", "127.0.0.1", "1"});
    colock::mutex const name{it.locks, odd_name};
    name.async_acquire([](error_code, colock::lease) {});
    exhausted = odd_size;
    run_on(it.io);
}

TEST_CASE("out of memory: the coroutine that serves a name ends the process")
{
    check_that_it_ends("out of memory: a program that tells of a refused acquire");
}

TEST_CASE("out of memory: a program that tells of a lost lease" * doctest::skip())
{
    connected_client it;
    colock::mutex const name{it.locks, odd_name, {.ttl = 100ms, .renew = false}};
    colock::lease held;
    run_to_end(it.io, [&]() -> asio::awaitable<void> { held = co_await name.async_acquire(); });
    exhausted = odd_size;
    run_on(it.io);
}

TEST_CASE("out of memory: a timer of the client ends the process")
{
    check_that_it_ends("out of memory: a program that tells of a lost lease");
}

TEST_CASE("out of memory: a program that tells of an unknown release" * doctest::skip())
{
    topology servers;
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, servers.addresses(), events.options()};
    connect(io, locks);
    colock::mutex const name{locks, odd_name};
    colock::lease held;
    run_to_end(io, [&]() -> asio::awaitable<void> {
        held = co_await name.async_acquire();
        servers[0].kill();
        co_await events.wait(event_kind::connect_failed);
        exhausted = odd_size;
        try {
            held.async_release([](error_code) {});
        } catch (std::exception const& error) {
            std::cout << "came out of run(): " << error.what() << std::endl;
        }
    });
    run_on(io);
}

TEST_CASE("out of memory: an operation that is started on an idle strand ends the process")
{
    check_that_it_ends("out of memory: a program that tells of an unknown release");
}

TEST_CASE("out of memory: a program that tells of releases that do not begin" * doctest::skip())
{
    connected_client it;
    asios_fail = true;
    colock::mutex const name{it.locks, "name"};
    auto const wait = [&](char const* what, auto holds) {
        run_to_end(it.io, [&]() -> asio::awaitable<void> { co_await until(what, holds); });
    };
    for (int times = 0;; ++times) {
        colock::lease held;
        run_to_end(it.io, [&]() -> asio::awaitable<void> { held = co_await name.async_acquire(); });
        colock::lease next;
        name.async_acquire([&](error_code, colock::lease got) { next = std::move(got); });
        wait("a waiter", [&] { return it.locks.get_metrics().waiters == 1; });
        // Outside of run(), so the strand does not run the release within the call.
        left = times;
        try {
            held.async_release([](error_code) {});
            left = -1;
            std::cout << "nothing has happened" << std::endl;
            return;
        } catch (std::bad_alloc const&) {
            std::cout << "not begun" << std::endl;
        }
        held = {};
        wait("the waiter to have it", [&] { return next.valid(); });
        CHECK(it.locks.get_metrics().leases == 1);
        next = {};
        wait("its release", [&] { return it.servers.existing("lock:name") == 0; });
        CHECK(it.locks.get_metrics().leases == 0);
        std::cout << "released" << std::endl;
    }
}

TEST_CASE("out of memory: a lease that could not be released is so with its handle")
{
    auto const said =
        check_that_it_ends("out of memory: a program that tells of releases that do not begin");
    // Each time the lease was released all the same. At last, on the way to the strand, a failure
    // ends the process.
    CHECK_MESSAGE(contains(said, "not begun\nreleased\nnot begun\nreleased\n"), said);
    CHECK_FALSE_MESSAGE(contains(said, "ERROR"), said);
}

TEST_CASE("out of memory: a program that tells of a lost connection" * doctest::skip())
{
    topology servers;
    asio::io_context io;
    unguarded_client locks{io, servers[0].unix_address(), listening()};
    connect(io, locks);
    servers[0].kill();
    exhausted = servers[0].unix_address().label().size() + 1;
    run_on(io);
}

TEST_CASE("out of memory: the coroutine that serves a node ends the process")
{
    check_that_it_ends("out of memory: a program that tells of a lost connection");
}

TEST_CASE("out of memory: of a client that cannot be made nothing is left")
{
    topology servers;
    auto const addresses = servers.addresses();
    // Whether a client can be made with so many allocations, and how many of them are left then.
    auto const make = [&](int enough) {
        asio::io_context io;
        std::optional<unguarded_client> locks;
        left = enough;
        try {
            locks.emplace(io, addresses);
        } catch (std::bad_alloc const&) {
        }
        int const rest = left.exchange(-1);
        bool const made = locks.has_value();
        locks.reset();
        io.run_for(prompt);
        CHECK(io.stopped()); // and connects to nothing
        return std::pair{made, rest};
    };
    constexpr int plenty = 100'000;
    make(plenty); // with what is made once for the process
    auto const [made, rest] = make(plenty);
    REQUIRE(made);
    // The first are Asio's, which does not survive the failure of each (Boost 1.81).
    for (int missing = 1; missing <= 10; ++missing) {
        CAPTURE(missing);
        CHECK_FALSE(make(plenty - rest - missing).first);
    }
}
