// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/hostile_server.hpp"
#include "support/lock_test.hpp"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <semaphore>
#include <string_view>

// Names of servers: one that has several addresses, which are tried in turn, and some that take
// long to look up.

using namespace support;

namespace {

constexpr auto name_of_two = "two-addresses.test";
constexpr auto first_address = "127.0.0.2";
constexpr std::string_view slow = ".slow.test";

std::atomic<int> slow_looked_up = 0;
std::counting_semaphore<> slow_may_end{0};

constexpr auto late = "late.test";
std::atomic<int> late_looked_up = 0;
std::counting_semaphore<> late_may_end{0};

/// Accepts connections at the first address, and says nothing.
class silent_listener {
public:
    explicit silent_listener(std::uint16_t port)
    {
        sockaddr_in where{};
        where.sin_family = AF_INET;
        where.sin_port = htons(port);
        ::inet_pton(AF_INET, first_address, &where.sin_addr);
        REQUIRE(::bind(socket_, reinterpret_cast<sockaddr*>(&where), sizeof where) == 0);
        // A full queue would refuse connections, and so lead to the other address by itself.
        REQUIRE(::listen(socket_, 1'000) == 0);
    }
    ~silent_listener() { ::close(socket_); }
    silent_listener(silent_listener const&) = delete;
    silent_listener& operator=(silent_listener const&) = delete;

    /// Whether somebody has connected to it.
    bool was_tried() const
    {
        int const accepted = ::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
        ::close(accepted);
        return accepted >= 0;
    }

private:
    int socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
};

} // namespace

/// In this program, one name has two addresses, in this order, one is looked up late, and some have
/// no address, which is found out late. All others are those of the system.
extern "C" int getaddrinfo(char const* node, char const* service, addrinfo const* hints,
                           addrinfo** found)
{
    auto const system =
        reinterpret_cast<decltype(&::getaddrinfo)>(::dlsym(RTLD_NEXT, "getaddrinfo"));
    if (node && std::string_view{node}.ends_with(slow)) {
        ++slow_looked_up;
        slow_may_end.acquire();
        return EAI_NONAME;
    }
    if (node && std::strcmp(node, late) == 0) {
        ++late_looked_up;
        late_may_end.acquire();
        return system("127.0.0.1", service, hints, found);
    }
    if (!node || std::strcmp(node, name_of_two) != 0)
        return system(node, service, hints, found);
    if (int const error = system(first_address, service, hints, found))
        return error;
    auto* last = *found;
    while (last->ai_next)
        last = last->ai_next;
    return system("127.0.0.1", service, hints, &last->ai_next);
}

TEST_CASE("two addresses: one that accepts and says nothing does not keep from the other")
{
    redis_server server;
    silent_listener const silent{server.port()};
    asio::io_context io;
    event_recorder events;
    auto options = events.options();
    options.connect_timeout = 200ms * slack;
    unguarded_client locks{io, "redis://" + (name_of_two + (":" + std::to_string(server.port()))),
                           options};
    colock::mutex const name{locks, "way", long_ttl};
    run(io, [&]() -> asio::awaitable<void> {
        auto const [error, held] = co_await name.async_acquire(stuck, asio::as_tuple);
        CHECK_MESSAGE(!error, error.message());
        CHECK(silent.was_tried());
        CHECK(server.command({"GET", "lock:way"}) == held.lock_id());
        co_await locks.async_close();
    });
}

TEST_CASE("two addresses: one that refuses to serve does not keep from the other")
{
    redis_server server;
    auto const port = std::to_string(server.port());
    hostile_server const refusing{first_address, server.port(), [](auto& client) {
                                      for (;;) {
                                          client.hear();
                                          client.say("-LOADING its data\r\n");
                                      }
                                  }};
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, "redis://" + (name_of_two + (":" + port)), events.options()};
    colock::mutex const name{locks, "way", long_ttl};
    run(io, [&]() -> asio::awaitable<void> {
        auto const [error, held] = co_await name.async_acquire(stuck, asio::as_tuple);
        CHECK_MESSAGE(!error, error.message());
        CHECK(server.command({"GET", "lock:way"}) == held.lock_id());
        CHECK(refusing.connections() >= 1);
        co_await locks.async_close();
    });
}

TEST_CASE("two addresses: a name that is found between two attempts is used by the next")
{
    redis_server server;
    asio::io_context io;
    event_recorder events;
    auto options = events.options();
    options.connect_timeout = 500ms * slack;
    options.reconnect_wait_min = options.reconnect_wait_max = 2s;
    unguarded_client locks{
        io, std::string{"redis://"} + late + (":" + std::to_string(server.port())), options};
    colock::mutex const name{locks, "way", long_ttl};
    run(io, [&]() -> asio::awaitable<void> {
        co_await until("the end of the first attempt",
                       [&] { return events.count(colock::event_kind::connect_failed) > 0; });
        late_may_end.release();
        auto const [error, held] = co_await name.async_acquire(stuck, asio::as_tuple);
        CHECK_MESSAGE(!error, error.message());
        CHECK(late_looked_up == 1);
        late_may_end.release(10);
        co_await locks.async_close();
    });
}

TEST_CASE("two addresses: a master that has become a replica is left for the one that took over")
{
    redis_server next;
    auto const port = std::to_string(next.port());
    redis_server former{{.arguments = {"--port", port, "--bind", first_address}}};
    next.command({"REPLICAOF", first_address, port});
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, "redis://" + (name_of_two + (":" + port)), events.options()};
    colock::mutex const name{locks, "held", long_ttl};
    colock::mutex const other{locks, "other", long_ttl};
    run(io, [&]() -> asio::awaitable<void> {
        auto held = co_await name.async_acquire(stuck);
        co_await until("replication", [&] {
            return next.command({"GET", "lock:held"}) == held.lock_id();
        });
        next.command({"REPLICAOF", "NO", "ONE"});
        former.command({"REPLICAOF", "127.0.0.1", port});
        co_await pass(1'100ms); // a younger connection is not left
        // The former master goes on answering, but takes no writes.
        auto const [error, granted] = co_await other.async_acquire(stuck, asio::as_tuple);
        CHECK_MESSAGE(!error, error.message());
        CHECK(next.command({"GET", "lock:other"}) == granted.lock_id());
        CHECK(events.count(colock::event_kind::disconnected) > 0);
        co_await held.async_extend();
        CHECK(held.valid());
        co_await locks.async_close();
    });
}

TEST_CASE("two addresses: names that wait to be looked up do not keep a closed client's context")
{
    asio::io_context io;
    colock::client locks{io, {"redis://1.slow.test", "redis://2.slow.test", "redis://3.slow.test"}};
    run(io, [&]() -> asio::awaitable<void> {
        co_await until("the first to be looked up", [] { return slow_looked_up > 0; });
        co_await locks.async_close();
        slow_may_end.release(3);
    });
    CHECK(slow_looked_up == 1);
}
