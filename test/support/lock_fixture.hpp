// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// The servers and clients that most tests begin with, and the way in which they end.

#include "support/contract.hpp"
#include "support/event_recorder.hpp"
#include "support/run.hpp"
#include "support/topology.hpp"
#include "support/unguarded_client.hpp"

#include <colock.hpp>

#include <doctest/doctest.h>
#include <string>
#include <utility>
#include <vector>

namespace support {

/// Some servers, and the io_context of clients that the test makes itself.
struct some_servers {
    explicit some_servers(int nodes, server_options const& options = {})
        : node_count{nodes}, servers{nodes, options}
    {
    }

    void check_nothing_left() { CHECK(servers.left_behind() == std::vector<std::string>{}); }

    static constexpr milliseconds limit = stuck; ///< How long the test may take.
    int const node_count;
    topology servers;
    asio::io_context io;
    event_recorder events;
};

template <bool with_events>
struct basic_one_client : some_servers {
    explicit basic_one_client(int nodes, colock::client_options const& options = {},
                              server_options const& of_servers = {})
        : some_servers{nodes, of_servers}, locks{io, servers.addresses(),
                                                 with_events ? events.options(options) : options}
    {
    }

    /// The usual end.
    asio::awaitable<void> close_and_check()
    {
        co_await locks.async_close();
        check_nothing_left();
    }

    unguarded_client locks;
};
using one_client = basic_one_client<false>;
using recorded_client = basic_one_client<true>;

/// Both with the same options.
template <bool with_events>
struct basic_two_clients : some_servers {
    explicit basic_two_clients(int nodes, colock::client_options const& options = {},
                               server_options const& of_servers = {})
        : some_servers{nodes, of_servers}, first{io, servers.addresses(),
                                                 with_events ? events.options(options) : options},
          second{io, servers.addresses(), with_events ? events.options(options) : options}
    {
    }

    asio::awaitable<void> close_and_check()
    {
        co_await first.async_close();
        co_await second.async_close();
        check_nothing_left();
    }

    unguarded_client first;
    unguarded_client second;
};
using two_clients = basic_two_clients<false>;
using two_recorded_clients = basic_two_clients<true>;

/// A reentrant lock, which its owner has by either client, and which others want.
struct owner_with_two_clients : two_clients {
    using two_clients::two_clients;

    colock::owner const me{first};
    colock::reentrant_mutex const here{first, "shared", me, {.ttl = 60s}};
    colock::reentrant_mutex const there{second, "shared", me, {.ttl = 60s}};
    colock::reentrant_mutex const others{second, "shared", colock::owner{second}, {.ttl = 60s}};
};

/// A fixture whose test may take longer.
template <class Fixture, int times>
struct patient : Fixture {
    using Fixture::Fixture;
    static constexpr milliseconds limit = times * stuck;
};
using patient_client = patient<one_client, 10>;
using patient_recorded_client = patient<recorded_client, 20>;

} // namespace support

// Test cases whose body is a coroutine, and a member of a fixture such as one_client. It has to
// close the clients: by close_and_check() where no lock may be left. (A test that does not close
// them fails, because they still have work.) What stands behind the description is given to the
// fixture after the number of servers.

#define CONTRACT_WITH(fixture, ...) BODY_WITH(CONTRACT, fixture, __VA_ARGS__)
#define CONTRACT_EVERYWHERE_WITH(fixture, ...) BODY_WITH(CONTRACT_EVERYWHERE, fixture, __VA_ARGS__)
#define OWN_TYPES_WITH(fixture, ...) BODY_WITH(OWN_TYPES, fixture, __VA_ARGS__)
#define REENTRANT_WITH(fixture, ...) BODY_WITH(REENTRANT, fixture, __VA_ARGS__)
#define PLAIN_WITH(fixture, ...) BODY_WITH(PLAIN, fixture, __VA_ARGS__)
#define BODY_WITH(test_case, fixture, description, ...)                                            \
    MEMBER_OF_FIXTURE(test_case(description), DOCTEST_ANONYMOUS(with_), fixture,                   \
                      node_count __VA_OPT__(, ) __VA_ARGS__)

/// With this number of servers.
#define TEST_CASE_WITH(fixture, nodes, description, ...)                                           \
    MEMBER_OF_FIXTURE(TEST_CASE(description), DOCTEST_ANONYMOUS(with_), fixture,                   \
                      nodes __VA_OPT__(, ) __VA_ARGS__)

#define MEMBER_OF_FIXTURE(test_case, type, fixture, ...)                                           \
    namespace {                                                                                    \
    struct type : fixture {                                                                        \
        using fixture::fixture;                                                                    \
        support::asio::awaitable<void> test_body();                                                \
    };                                                                                             \
    }                                                                                              \
    test_case                                                                                      \
    {                                                                                              \
        type test{__VA_ARGS__};                                                                    \
        support::run(                                                                              \
            test.io, [&] { return test.test_body(); }, type::limit);                               \
    }                                                                                              \
    support::asio::awaitable<void> type::test_body()
