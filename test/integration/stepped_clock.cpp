// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"
#include "support/shared_mapping.hpp"
#include "support/temp_dir.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

// The wall clocks of servers are set, by an administrator or by NTP.

using namespace support;

namespace {

/// A wall clock that a test sets: see support/preload/.
class stepped_clock {
public:
    std::vector<std::string> launcher() const
    {
        return {"env", "LD_PRELOAD=" COLOCK_STEPPED_CLOCK, "COLOCK_CLOCK_OFFSET=" + path()};
    }

    void step(std::chrono::microseconds by) { *offset_.operator->() += by.count(); }

private:
    std::string path() const { return (directory_.path() / "offset").string(); }

    temp_dir directory_;
    shared_mapping<std::atomic<std::int64_t>> offset_{path()};
};

/// All servers have the same clock.
struct clients_of_stepped : stepped_clock, two_clients {
    explicit clients_of_stepped(int nodes)
        : two_clients{nodes, {}, {.launcher = stepped_clock::launcher()}}
    {
    }

    std::int64_t least_pttl(std::string const& key)
    {
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (auto& server : servers)
            least = std::min(least, server.command({"PTTL", key}).integer);
        return least;
    }
};

} // namespace

OWN_TYPES_WITH(clients_of_stepped, "stepped clock: set ahead by more than the ttl, leases are lost")
{
    any_mutex const name{first, "key", long_ttl};
    auto held = co_await name.async_acquire();
    co_await until("all nodes to have it",
                   [&] { return servers.existing("lock:key") == servers.size(); });
    result<colock::loss_cause> lost;
    held.async_wait_lost(store(lost));
    any_mutex const same{second, "key", long_ttl};
    result<colock::lease> waiting;
    same.async_acquire(stuck, store(waiting));
    co_await until("a waiter", [&] { return second.get_metrics().waiters == 1; });
    step(10min);
    co_await until(
        "the loss and the grant", [&] { return lost.done() && waiting.done(); }, prompt);
    CHECK_FALSE(lost.error);
    CHECK(lost.value == colock::loss_cause::refused);
    CHECK_FALSE(held.valid());
    CHECK_FALSE(waiting.error);
    CHECK(waiting.value.valid());
    CHECK(waiting.value.fencing_token() > held.fencing_token());
    co_await close_and_check();
}

OWN_TYPES_WITH(clients_of_stepped, "stepped clock: set ahead by less, leases are renewed in time")
{
    any_mutex const name{first, "key", long_ttl};
    auto held = co_await name.async_acquire();
    co_await until("all nodes to have it",
                   [&] { return servers.existing("lock:key") == servers.size(); });
    step(30s);
    CHECK(least_pttl("lock:key") <= 30'000);
    CHECK(held.valid());
    co_await held.async_extend(); // by a quorum
    co_await until("all nodes to have extended it",
                   [&] { return least_pttl("lock:key") > 30'000; });
    CHECK(held.valid());
    CHECK(first.get_metrics().losses == 0);
    co_await held.async_release();
    co_await close_and_check();
}

OWN_TYPES_WITH(clients_of_stepped, "stepped clock: set back, leases stay and tokens grow")
{
    any_mutex const name{first, "key", long_ttl};
    auto held = co_await name.async_acquire();
    step(-1h);
    co_await held.async_extend();
    CHECK(held.valid());
    any_mutex const same{second, "key", long_ttl};
    auto const none = co_await same.async_try_acquire();
    CHECK_FALSE(none.has_value());
    auto const token = held.fencing_token();
    co_await held.async_release();
    auto next = co_await same.async_acquire(prompt);
    CHECK(next.fencing_token() > token);
    co_await next.async_release();
    co_await close_and_check();
}
