// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// What the integration tests have in common.

#include "support/contract.hpp"
#include "support/event_recorder.hpp"
#include "support/lock_fixture.hpp"
#include "support/run.hpp"
#include "support/timing.hpp"
#include "support/topology.hpp"

#include <colock.hpp>

#include <boost/asio/as_tuple.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <doctest/doctest.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace support {

using colock::errc;
using colock::error_code;

/// So long that what happens promptly cannot have been an expiry, a renewal or a poll.
inline constexpr colock::lock_options long_ttl{.ttl = 60s};

constexpr asio::cancellation_type cancellation_types[] = {asio::cancellation_type::terminal,
                                                          asio::cancellation_type::partial,
                                                          asio::cancellation_type::total};

/// Until so many connections have been made, those that were lost since included.
inline asio::awaitable<void> until_connected(event_recorder const& events, std::size_t connections)
{
    auto all = until("the connections", [&events, connections] {
        return events.count(colock::event_kind::connected) >= connections;
    });
    co_await std::move(all);
}

/// Until every server has the key, also those that were not needed for the majority.
inline asio::awaitable<void> until_all_have(topology& servers, std::string key)
{
    auto waiting = until("all servers to have the key",
                         [&servers, key] { return servers.existing(key) == servers.size(); });
    co_await std::move(waiting);
}

/// How much a server has to tell its clients of: each key counts for each client that is to hear of
/// its next change.
inline std::int64_t tracked(redis_server& server)
{
    return server.info("stats", "tracking_total_items");
}

/// Until every server has so much to tell, also those that were not needed for the majority.
inline asio::awaitable<void> until_tracked(topology& servers, std::int64_t count = 1,
                                           milliseconds limit = stuck / 3)
{
    auto waiting = until(
        "all servers to track keys",
        [&servers, count] {
            return std::ranges::all_of(servers, [=](auto& each) { return tracked(each) >= count; });
        },
        limit);
    co_await std::move(waiting);
}

/// Waits until no server has the key.
inline asio::awaitable<void> until_free(topology& servers, std::string key)
{
    auto waiting = until("no lock", [&servers, key] { return servers.existing(key) == 0; });
    co_await std::move(waiting);
}

/// What a pending operation came to, for callbacks.
template <class T>
struct result {
    int calls = 0;
    error_code error;
    T value{};
    steady::time_point at{}; ///< When it was called.

    bool done() const { return calls > 0; }
};

/// A callback that fills a result, which must live until it is called.
template <class T>
auto store(result<T>& into)
{
    return [&into](error_code error, T value) {
        ++into.calls;
        into.error = error;
        into.value = std::move(value);
        into.at = steady::now();
    };
}

struct nothing {};

inline auto store(result<nothing>& into)
{
    return [&into](error_code error) {
        ++into.calls;
        into.error = error;
        into.at = steady::now();
    };
}

/// The error of the system_error that a call throws, or none.
template <class Call>
error_code error_of(Call call)
{
    try {
        call();
    } catch (colock::system_error const& error) {
        return error.code();
    }
    return {};
}

/// The error with which an operation failed, from its exception.
inline error_code error_of(std::exception_ptr error)
{
    return error ? error_of([&] { std::rethrow_exception(error); }) : error_code{};
}

/// Checks that a lease that has ended is good for nothing any more.
inline asio::awaitable<void> check_not_held(colock::lease& ended)
{
    auto const [not_released] = co_await ended.async_release(asio::as_tuple);
    CHECK(not_released == errc::not_held);
    auto const [not_extended] = co_await ended.async_extend(asio::as_tuple);
    CHECK(not_extended == errc::not_held);
    auto const [not_waited, cause] = co_await ended.async_wait_lost(asio::as_tuple);
    CHECK(not_waited == errc::not_held);
}

inline auto count_valid(std::vector<colock::lease> const& leases)
{
    return std::count_if(leases.begin(), leases.end(),
                         [](auto const& each) { return each.valid(); });
}

/// Keeps each server busy with a script that runs until it is killed. Returns the connections that
/// have sent the scripts.
inline asio::awaitable<std::vector<std::unique_ptr<redis_client>>> keep_busy(topology& servers)
{
    std::vector<std::unique_ptr<redis_client>> culprits;
    for (auto& server : servers) {
        culprits.push_back(server.connect());
        culprits.back()->send({"EVAL", "while true do end", "0"});
        co_await until("BUSY", [&] { return server.try_command({"PING"}).is_error(); });
    }
    co_return culprits;
}

/// Acquires a lock and releases it again. Returns the fencing token.
inline asio::awaitable<std::uint64_t> next_token(colock::basic_mutex const& lock)
{
    auto it = co_await lock.async_acquire(stuck);
    auto const token = it.fencing_token();
    co_await it.async_release();
    co_return token;
}

/// Closes a client that has lost connections. If a command was on one of them, the client cannot
/// know until the command's ttl has passed whether the server still runs it, and may report that.
inline asio::awaitable<void> close_in_doubt(colock::client& locks)
{
    auto const [error] = co_await locks.async_close(asio::as_tuple);
    CHECK((!error || error == errc::node_unavailable));
}

inline bool contains(std::string const& text, std::string const& part)
{
    return text.find(part) != std::string::npos;
}

/// Whether this is the error to expect if all servers have the same trouble. It is the trouble
/// itself for one server, or if only a person can end it, and no_quorum otherwise. It names each
/// server. It is made when a quorum has answered, so it need not tell the trouble of the rest.
inline bool tells_of_all(error_code error, topology const& servers, errc trouble)
{
    auto const plain = colock::make_error_code(trouble);
    bool const lasting = plain != colock::condition::retryable;
    int named = 0;
    int with_trouble = 0;
    for (auto const& address : servers.addresses()) {
        auto const label = address.label() + ": ";
        named += contains(error.message(), label);
        with_trouble += contains(error.message(), plain.message() + ": " + label);
    }
    return error == (lasting || servers.size() == 1 ? trouble : errc::no_quorum) &&
           named == servers.size() && with_trouble >= servers.quorum();
}

} // namespace support

namespace doctest {
template <>
struct StringMaker<colock::error_code> {
    static String convert(colock::error_code const& error)
    {
        return (std::string{error.category().name()} + ": " + error.message()).c_str();
    }
};
} // namespace doctest
