// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What scripts leave behind for a user who may not run all that they call.

#include "support/simulated_server.hpp"

#include "scripts.hpp"

#include <doctest/doctest.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

using namespace std::chrono_literals;
using support::simulated_server;
using words = std::vector<std::string>;

namespace {

namespace scripts = colock::detail;

std::string const lock = "lock:a";
std::string const counter = "{lock:a}:colock:fence";
std::string const owner = "11111111-1111-4111-8111-111111111111:1";
std::string const other_owner = "22222222-2222-4222-8222-222222222222:1";
std::string const id = "33333333-3333-4333-8333-333333333333";
std::string const second = "44444444-4444-4444-8444-444444444444";
std::string const other = "55555555-5555-4555-8555-555555555555";

struct call {
    std::string_view script;
    words keys;
    words arguments;
};

call acquire(std::string const& by, std::string const& of)
{
    return {scripts::reentrant_acquire_script, {lock, counter}, {by, "1000", "3600000", of}};
}

/// The scripts that may be run for reentrant locks, with a counter and without.
std::vector<call> reentrant_calls()
{
    return {
        acquire(id, owner),
        {scripts::reentrant_acquire_script, {lock}, {id, "1000", "3600000", owner}},
        {scripts::reentrant_extend_script, {lock, counter}, {id, "5000", "3600000", owner}},
        {scripts::reentrant_extend_all_script, {lock, counter}, {"5000", "3600000", id, owner}},
        {scripts::reentrant_release_script, {lock}, {id, owner, "channel", "PUBLISH"}},
        {scripts::force_release_script, {lock}, {owner, other, "1000", "channel", "PUBLISH"}},
    };
}

std::vector<call> mutex_calls()
{
    return {
        {scripts::mutex_acquire_script, {lock, counter}, {id, "1000", "3600000", "1"}},
        {scripts::mutex_acquire_script, {lock, counter}, {id, "1000", "3600000", "0"}},
        {scripts::mutex_extend_script, {lock, counter}, {id, "5000", "3600000"}},
        {scripts::mutex_extend_all_script, {lock, counter}, {"5000", "3600000", id}},
        {scripts::mutex_release_script, {lock}, {id}},
        {scripts::force_release_script, {lock}, {id, other, "1000", "channel", "PUBLISH"}},
    };
}

void run(simulated_server& server, call const& what)
{
    server.run(1, what.script, what.keys, what.arguments);
}

/// The keys that are left behind without a ttl.
std::string endless(simulated_server const& server)
{
    std::string found;
    for (auto const& each : server.keys()) {
        if (!each.ttl)
            found += each.name + " = " + each.value + ' ';
    }
    return found;
}

/// Runs each call in each state, while a set of up to three commands is denied, for every such set.
void try_all(std::vector<call> const& calls, std::vector<std::vector<call>> const& states)
{
    constexpr std::array<char const*, 15> commands{
        "SET",  "GET",  "GETEX", "PTTL", "PEXPIRE", "DEL",     "PUBLISH", "TIME",
        "TYPE", "HSET", "HGET",  "HDEL", "HGETALL", "HINCRBY", "HLEN"};
    constexpr auto start = 1'700'000'000s;
    for (auto const& state : states) {
        simulated_server before{"run", start};
        for (auto const& each : state)
            run(before, each);
        REQUIRE(endless(before) == "");
        for (auto const& what : calls) {
            CAPTURE(what.script);
            for (std::size_t i = 0; i < commands.size(); ++i) {
                for (std::size_t j = i; j < commands.size(); ++j) {
                    for (std::size_t k = j; k < commands.size(); ++k) {
                        simulated_server server{"run", start};
                        server.load_from(before);
                        server.deny({commands[i], commands[j], commands[k]});
                        run(server, what);
                        auto const left = endless(server);
                        if (left.empty())
                            continue;
                        FAIL_CHECK("without ", commands[i], ", ", commands[j], " and ", commands[k],
                                   ": ", left);
                    }
                }
            }
        }
    }
}

} // namespace

TEST_CASE("denied commands: no reentrant lock is left that never ends")
{
    try_all(reentrant_calls(), {{},
                                {acquire(id, owner)},
                                {acquire(id, owner), acquire(second, owner)},
                                {acquire(second, owner)},
                                {acquire(other, other_owner)}});
}

TEST_CASE("denied commands: no mutex is left that never ends")
{
    call const held{scripts::mutex_acquire_script, {lock, counter}, {id, "1000", "3600000", "1"}};
    call const others{
        scripts::mutex_acquire_script, {lock, counter}, {other, "1000", "3600000", "1"}};
    try_all(mutex_calls(), {{}, {held}, {others}});
}

TEST_CASE("denied commands: what a reentrant acquire leaves keeps nobody out")
{
    simulated_server server{"run", 1'700'000'000s};
    server.deny({"PEXPIRE", "DEL", "HDEL"});
    run(server, acquire(id, owner));
    for (auto const& left : server.keys())
        CHECK(left.name != lock);
    server.deny({});
    auto const next = acquire(other, other_owner);
    auto const granted = server.run(2, next.script, next.keys, next.arguments);
    CHECK(granted.error == "");
    REQUIRE(granted.numbers.size() == 2);
    CHECK(granted.numbers[0] == 1);
}
