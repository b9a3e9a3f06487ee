// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <algorithm>
#include <iostream>
#include <sstream>

using namespace support;

namespace {

constexpr milliseconds ttl = 1s * slack; ///< Of the other process.

/// The other process: acquires, and then does what it is told, by hand, so that nothing of the
/// client runs between SIGCONT and the first question.
void be_the_holder()
{
    std::string urls;
    std::getline(std::cin, urls);
    std::istringstream words{urls};
    std::vector<colock::node_address> nodes;
    for (std::string url; words >> url;)
        nodes.emplace_back(url);
    asio::io_context io;
    unguarded_client locks{io, nodes};
    colock::lease held;
    std::string type;
    std::getline(std::cin, type);
    auto const found = std::ranges::find(types_of_locks, type, &type_of_lock::name);
    type_tried = static_cast<lock_type>(found - types_of_locks.begin());
    run_to_end(io, [&]() -> asio::awaitable<void> {
        any_mutex const name{locks, "paused", {.ttl = ttl}};
        held = co_await name.async_acquire();
    });
    std::cout << "held " << held.lock_id() << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "work") {
            // Renews as a living process does, until the next line is there to be read.
            run_to_end(io, [&]() -> asio::awaitable<void> {
                co_await until("a renewal", [&] { return locks.get_metrics().renewals > 0; });
            });
            std::cout << "working" << std::endl;
        } else if (line == "valid") {
            std::cout << (held.valid() ? "yes" : "no") << std::endl;
        } else if (line == "release") {
            run_to_end(io, [&]() -> asio::awaitable<void> {
                auto const [error] = co_await held.async_release(asio::as_tuple);
                std::cout << (error == errc::lease_lost ? "lost"
                              : error                   ? error.message()
                                                        : "released")
                          << std::endl;
            });
        } else if (line == "close") {
            run_to_end(
                io, [&]() -> asio::awaitable<void> { co_await locks.async_close(asio::as_tuple); });
            std::cout << "closed" << std::endl;
        }
    }
}

std::string urls_of(topology& servers)
{
    std::string urls;
    for (auto const& server : servers)
        urls += "redis://" + server.address().label() + ' ';
    return urls;
}

/// A client, and another process that holds the lock.
struct beside_a_holder : one_client {
    explicit beside_a_holder(int nodes) : one_client{nodes}
    {
        holder.write_line(urls_of(servers));
        holder.write_line(type_of(type_tried).name);
        auto const line = holder.read_line();
        REQUIRE(line.starts_with("held "));
        holders_id = line.substr(5);
    }

    child_process holder{this_binary("paused process: the holder")};
    std::string holders_id;
};

} // namespace

TEST_CASE("paused process: the holder" * doctest::skip())
{
    be_the_holder();
}

CONTRACT_WITH(beside_a_holder,
              "paused process: one that slept through its lease knows, and harms nobody")
{
    any_mutex const name{locks, "paused", long_ttl};
    holder.write_line("valid");
    CHECK(holder.read_line() == "yes");
    holder.write_line("work");
    CHECK(holder.read_line() == "working");

    holder.handle().pause();
    auto held = co_await name.async_acquire(stuck);
    CHECK(held.valid());
    CHECK(held.lock_id() != holders_id);
    auto const nodes = [&] { return servers.holding("lock:paused", held.lock_id()); };
    co_await until("the whole lock", [&] { return nodes() == servers.size(); });
    holder.write_line("valid");
    holder.handle().resume();
    CHECK(holder.read_line() == "no");
    CHECK(nodes() == servers.size());

    holder.write_line("release");
    CHECK(holder.read_line() == "lost");
    CHECK(nodes() == servers.size());
    holder.write_line("close");
    CHECK(holder.read_line() == "closed");
    CHECK(nodes() == servers.size());
    CHECK(held.valid());
    co_await close_and_check();
}

CONTRACT_WITH(
    beside_a_holder,
    "paused process: a waiter gets the lock of a holder that was killed when its ttl is over")
{
    any_mutex const name{locks, "paused", long_ttl};
    result<colock::lease> waiting;
    name.async_acquire(store(waiting));
    auto const start = steady::now();
    holder.handle().kill();
    co_await until(
        "the grant", [&] { return waiting.done(); }, ttl + prompt);
    CHECK(since(start) < ttl + prompt);
    CHECK(waiting.value.valid());
    co_await locks.async_close();
}
