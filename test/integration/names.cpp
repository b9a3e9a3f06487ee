// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/hash_slot.hpp"
#include "kind/lock_key.hpp"
#include "support/dice.hpp"
#include "support/lock_test.hpp"

using namespace support;

namespace {

std::vector<std::string> const& odd_names()
{
    static std::vector<std::string> const names{
        " ",
        "two words",
        std::string("nul\0byte", 8),
        std::string(3, '\0'),
        "line\r\nbreak\r\n",
        "*1\r\n$8\r\nFLUSHALL\r\n",
        "\xE2\x98\x83 snowman",
        "\xFF\xFE not UTF-8",
        "{braces}",
        "{braces}:fence",
        "{braces}::colock:fence",
        "{braces}::colock:fence~",
        "a{b}c{d}",
        "{}empty tag",
        "open{only",
        "close}only",
        "}{",
        "\"quoted\" and 'quoted'",
        "glob*?[a-z]",
        std::string(4'096, 'x'),
    };
    return names;
}

std::string readable(std::string const& name)
{
    std::string text;
    for (char const byte : name.substr(0, 40))
        text += byte >= ' ' && byte <= '~' ? byte : '.';
    return text;
}

} // namespace

CONTRACT_WITH(two_clients, "names: any bytes, which are the key's bytes after the prefix")
{
    for (auto const& name : odd_names()) {
        CAPTURE(readable(name));
        any_mutex const ours{first, name, long_ttl};
        any_mutex const theirs{second, name, long_ttl};
        auto held = co_await ours.async_acquire(stuck);
        CHECK(held.name() == name);
        // The key of a name that ends like a counter's is escaped.
        auto const key = "lock:" + name + (contains(name, ":colock:fence") ? "~" : "");
        CHECK(servers.holding(key, held.lock_id()) >= servers.quorum());
        auto const refused = co_await theirs.async_try_acquire();
        CHECK_FALSE(refused);
        // The server's news about odd keys must be understood as well.
        result<colock::lease> granted;
        theirs.async_acquire(store(granted));
        co_await until("a waiter", [&] { return second.get_metrics().waiters == 1; });
        co_await held.async_release();
        co_await until(
            "the grant", [&] { return granted.done(); }, prompt);
        CHECK(granted.value.valid());
        co_await granted.value.async_release();
    }
    co_await close_and_check();
}

TEST_CASE_WITH(one_client, 1, "names: different ones are different locks")
{
    std::vector<colock::lease> leases;
    for (auto const& name : odd_names()) {
        CAPTURE(readable(name));
        any_mutex const lock{locks, name, long_ttl};
        auto held = co_await lock.async_try_acquire();
        REQUIRE(held);
        leases.push_back(std::move(*held));
    }
    co_await close_and_check();
}

TEST_CASE("names: the prefix makes the key, and may be empty")
{
    topology servers;
    asio::io_context io;
    for (std::string const prefix : {"", "my app/", "{one slot}:"}) {
        CAPTURE(prefix);
        colock::client_options options;
        options.prefix = prefix;
        unguarded_client locks{io, servers.addresses(), options};
        run(io, [&]() -> asio::awaitable<void> {
            any_mutex const lock{locks, "name", long_ttl};
            auto held = co_await lock.async_acquire();
            CHECK(held.name() == "name");
            CHECK(servers.holding(prefix + "name", held.lock_id()) == 1);
            co_await locks.async_close();
        });
    }
}

// A cluster of one server refuses a script whose keys are in different slots, as any does.
TEST_CASE_WITH(one_client, 1, "names: all keys of a lock are in one hash slot of a cluster",
               {.guard = colock::restart_guard::run_id},
               {.arguments = {"--cluster-enabled", "yes", "--cluster-config-file", "nodes.conf"}})
{
    servers[0].command({"CLUSTER", "ADDSLOTSRANGE", "0", "16383"});
    co_await until("the cluster", [&] {
        return contains(servers[0].command({"CLUSTER", "INFO"}).text, "cluster_state:ok");
    });
    for (auto const& name : odd_names()) {
        CAPTURE(readable(name));
        any_mutex const lock{locks, name, long_ttl};
        auto held = co_await lock.async_acquire(5s);
        co_await held.async_extend();
        co_await held.async_release();
    }
    co_await locks.async_close();
}

TEST_CASE("names: that of a lock can be held beside what looks like its counter")
{
    topology servers;
    asio::io_context io;
    for (std::string const prefix : {"", "lock:"}) {
        CAPTURE(prefix);
        colock::client_options options;
        options.prefix = prefix;
        unguarded_client locks{io, servers.addresses(), options};
        run(io, [&]() -> asio::awaitable<void> {
            for (std::string const name : {"{t}", "plain", "close}"}) {
                CAPTURE(name);
                any_mutex const lock{locks, name, long_ttl};
                auto first = co_await lock.async_acquire(stuck);
                auto const counters = servers[0].keys_matching("*:colock:fence");
                REQUIRE(counters.size() == 1);
                co_await first.async_release();
                for (auto const& other : {name + ":fence", '{' + name + "}:fence",
                                          counters[0].substr(prefix.size()), counters[0]}) {
                    CAPTURE(other);
                    any_mutex const alike{locks, other, long_ttl};
                    auto beside = co_await alike.async_acquire(stuck);
                    auto held = co_await lock.async_acquire(stuck);
                    co_await beside.async_extend();
                    co_await held.async_extend();
                    CHECK(beside.valid());
                    CHECK(held.valid());
                    CHECK(held.fencing_token() > 1'000'000);
                    CHECK(servers.holding(prefix + name, held.lock_id()) == 1);
                    co_await beside.async_release();
                    co_await held.async_release();
                }
                servers.command_all({"FLUSHALL"});
            }
            co_await locks.async_close();
        });
    }
}

TEST_CASE("names: a cluster has the keys in the slots that are computed here")
{
    redis_server server{
        {.arguments = {"--cluster-enabled", "yes", "--cluster-config-file", "nodes.conf"}}};
    dice random;
    CAPTURE(random.seed());
    static constexpr char letters[] = {'{', '}', '{', '}', ':', '~', 'a', '\0', '\n', '\xff'};
    auto const slot = [&](std::string_view key) {
        return server.command({"CLUSTER", "KEYSLOT", std::string{key}}).integer;
    };
    for (int i = 0; i < 2'000; ++i) {
        std::string name;
        for (int size = random.number(1, 12); size > 0; --size)
            name += random.chance(70)
                        ? letters[static_cast<std::size_t>(random.number(0, sizeof letters - 1))]
                        : static_cast<char>(random.number(-128, 127));
        if (random.chance(20))
            name += ":colock:fence";
        CAPTURE(name);
        colock::detail::lock_key const key{random.chance(50) ? "" : "lock:", name};
        REQUIRE(slot(key.key) == colock::detail::slot_of(key.key));
        REQUIRE(slot(key.fence_key) == slot(key.key));
    }
}
