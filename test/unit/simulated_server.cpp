// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_server.hpp"

#include "scripts.hpp"

#include <doctest/doctest.h>
#include <sstream>

using namespace std::chrono_literals;
using support::simulated_server;
using words = std::vector<std::string>;
using numbers = std::vector<std::int64_t>;

namespace {

constexpr std::chrono::microseconds start = 1'700'000'000s + 123'456us;

struct fixture {
    simulated_server server{"run", start};

    simulated_server::answer acquire(std::uint64_t from, std::string const& id,
                                     std::string const& tokens = "1")
    {
        return server.run(from, colock::detail::mutex_acquire_script,
                          {"lock:a", "{lock:a}:colock:fence"}, {id, "1000", "3602000", tokens});
    }

    /// Sets the key again, for a lease that has had this token.
    simulated_server::answer give_back(std::string const& id, std::int64_t token)
    {
        return server.run(1, colock::detail::mutex_acquire_script,
                          {"lock:a", "{lock:a}:colock:fence"},
                          {id, "1000", "3602000", "1", std::to_string(token)});
    }
    simulated_server::answer give_back_to_owner(std::string const& id, std::int64_t token)
    {
        return server.run(1, colock::detail::reentrant_acquire_script,
                          {"lock:a", "{lock:a}:colock:fence"},
                          {id, "1000", "3602000", "owner", std::to_string(token)});
    }

    simulated_server::answer release(std::uint64_t from, std::string const& id)
    {
        return server.run(from, colock::detail::mutex_release_script, {"lock:a"}, {id});
    }

    /// What a script returns, as text.
    std::string returned(std::string const& script, words const& keys = {},
                         words const& arguments = {})
    {
        std::ostringstream text;
        text << server.evaluate(1, script, keys, arguments);
        return text.str();
    }

    std::string replied(words const& command, std::uint64_t from = simulated_server::administrator)
    {
        std::ostringstream text;
        text << server.command(from, command);
        return text.str();
    }

    /// Who has been told of changes of which keys, "*" for any key; with "..." what comes after a
    /// reply.
    std::string told()
    {
        std::string text;
        for (auto const& each : server.take_invalidations()) {
            text += (text.empty() ? "" : " ") + std::to_string(each.to) + ':' +
                    each.key.value_or("*") + (each.after_reply ? "..." : "");
        }
        return text;
    }
};

} // namespace

TEST_CASE_FIXTURE(fixture, "the scripts grant, refuse and release")
{
    auto const token = start.count();
    CHECK(acquire(1, "me").numbers == numbers{1, token});
    server.set_time(start + 250ms);
    CHECK(acquire(2, "you").numbers == numbers{0, 750});
    CHECK(acquire(1, "me").numbers == numbers{1, token + 250'000});
    CHECK(release(2, "you").numbers == numbers{0, 1000});
    CHECK(release(1, "me").numbers == numbers{1, 0});
    CHECK(release(1, "me").numbers == numbers{0, -2});
    CHECK(acquire(2, "you").numbers == numbers{1, token + 250'001});
}

TEST_CASE_FIXTURE(fixture, "a server that gets a lock back mints greater tokens than it has had")
{
    auto const ahead = start.count() + 3'600'000'000; // by a clock that was set back since
    CHECK(give_back("me", ahead).numbers == numbers{1, ahead + 1});
    CHECK(give_back("me", ahead - 5).numbers == numbers{1, ahead + 2});
    CHECK(release(1, "me").numbers == numbers{1, 0});
    CHECK(acquire(2, "you").numbers == numbers{1, ahead + 3});
    CHECK(release(2, "you").numbers == numbers{1, 0});
    CHECK(give_back_to_owner("me", ahead + 100).numbers == numbers{1, ahead + 101});
}

TEST_CASE_FIXTURE(fixture, "a key is there at its expiry, and not after")
{
    replied({"SET", "a", "x", "PX", "1000"});
    auto const set_at = std::chrono::floor<std::chrono::milliseconds>(start);
    server.set_time(set_at + 1s + 999us);
    CHECK(replied({"PTTL", "a"}) == "0");
    CHECK(replied({"GET", "a"}) == "\"x\"");
    CHECK(server.keys().size() == 1);
    server.set_time(set_at + 1001ms);
    CHECK(server.keys().empty());
    // Nobody has touched it, so that the clock can still bring it back.
    server.set_time(set_at);
    CHECK(server.keys().size() == 1);
    CHECK(server.keys().front().ttl == 1000ms);
    server.set_time(set_at + 1001ms);
    CHECK(replied({"GET", "a"}) == "(nil)");
    server.set_time(set_at);
    CHECK(replied({"GET", "a"}) == "(nil)");
}

TEST_CASE_FIXTURE(fixture, "a key without a ttl stays; SET ends a ttl, HSET keeps it")
{
    replied({"SET", "a", "x"});
    replied({"SET", "b", "x", "PX", "10"});
    replied({"SET", "b", "y"});
    replied({"HSET", "h", "f", "1"});
    replied({"PEXPIRE", "h", "10"});
    replied({"HINCRBY", "h", "f", "2"});
    server.set_time(start + 1h);
    server.expire_keys();
    REQUIRE(server.keys().size() == 2);
    CHECK(server.keys()[0].name == "a");
    CHECK(server.keys()[0].ttl == std::nullopt);
    CHECK(server.keys()[1].value == "y");
}

TEST_CASE_FIXTURE(fixture, "who has read a key is told of its next change, once")
{
    server.track(1);
    server.track(2);
    replied({"SET", "a", "x"});
    replied({"GET", "a"}, 1);
    replied({"GET", "a"}, 2);
    replied({"GET", "a"}, 3);
    replied({"GET", "missing"}, 2);
    CHECK(told().empty());
    replied({"SET", "a", "y"}, 3);
    CHECK(told() == "1:a 2:a");
    replied({"SET", "a", "z"}, 3);
    CHECK(told().empty());
    replied({"SET", "missing", "x"}, 1);
    CHECK(told() == "2:missing");
}

TEST_CASE_FIXTURE(fixture, "a change of one's own is not told, and ends one's tracking")
{
    server.track(1);
    replied({"GET", "a"}, 1);
    replied({"SET", "a", "x"}, 1);
    replied({"DEL", "a"});
    CHECK(told().empty());
}

TEST_CASE_FIXTURE(fixture, "which commands read, and which change")
{
    server.track(1);
    auto const change = [&](words const& read, words const& write) {
        replied({"FLUSHALL"});
        replied({"SET", "a", "x"});
        replied({"HSET", "h", "f", "1"});
        told();
        replied(read, 1);
        replied(write);
        return told();
    };
    for (auto const* const read : {"GET", "PTTL", "EXISTS", "HLEN"})
        CHECK(change({read, "a"}, {"DEL", "a"}) == "1:a");
    CHECK(change({"GETEX", "a"}, {"DEL", "a"}).empty());
    CHECK(change({"SET", "a", "x", "GET"}, {"DEL", "a"}).empty());
    CHECK(change({"GET", "a"}, {"PEXPIRE", "a", "10"}) == "1:a");
    CHECK(change({"GET", "a"}, {"PEXPIRE", "a", "-1"}) == "1:a");
    CHECK(change({"GET", "a"}, {"SET", "a", "y", "NX"}).empty());
    CHECK(change({"GET", "a"}, {"GETEX", "a"}).empty());
    CHECK(change({"HGET", "h", "f"}, {"HINCRBY", "h", "f", "1"}) == "1:h");
    CHECK(change({"HEXISTS", "h", "f"}, {"HDEL", "h", "f"}) == "1:h");
    CHECK(change({"HEXISTS", "h", "f"}, {"HDEL", "h", "other"}).empty());
    CHECK(change({"GET", "h"}, {"DEL", "h"}) == "1:h");
    CHECK(change({"GETEX", "a"}, {"FLUSHALL"}) == "1:*");
}

TEST_CASE_FIXTURE(fixture, "a script makes the keys tracked that it reads, or all that it declares")
{
    server.track(1);
    auto const tracked = [&](std::string const& script) {
        returned(script, {"a", "b"});
        replied({"SET", "a", "x"});
        replied({"SET", "b", "x"});
        replied({"SET", "c", "x"});
        return told();
    };
    CHECK(tracked("redis.call('GET', 'a') redis.call('GET', 'c')") == "1:a 1:c");
    server.track_declared_keys(true);
    CHECK(tracked("redis.call('GET', 'a') redis.call('GET', 'c')") == "1:a 1:b");
    CHECK(tracked("redis.call('GET', 'a') redis.call('DEL', 'a')") == "1:b");
    CHECK(tracked("redis.call('GETEX', 'a')").empty());
}

TEST_CASE_FIXTURE(fixture, "an expiry is told to all but the one who comes upon it")
{
    server.track(1);
    server.track(2);
    auto const read = [&] {
        replied({"SET", "a", "x", "PX", "10"});
        told();
        replied({"GET", "a"}, 1);
        replied({"GET", "a"}, 2);
        server.set_time(server.time() + 20ms);
        CHECK(told().empty());
    };
    read();
    CHECK(returned("return redis.call('GET', 'a')") == "(nil)");
    CHECK(told() == "2:a");
    read();
    server.expire_keys();
    CHECK(told() == "1:a 2:a");
}

TEST_CASE_FIXTURE(fixture, "without NOLOOP a connection is told of its own changes")
{
    using tracking = simulated_server::tracking;
    server.track(1, tracking::all);
    server.track(2, tracking::noloop);
    auto const change = [&](words const& command) {
        replied({"SET", "a", "x", "PX", "1000"});
        told();
        for (auto const who : {std::uint64_t{1}, std::uint64_t{2}})
            replied({"GET", "a"}, who);
        replied(command, 1);
        return told();
    };
    CHECK(change({"DEL", "a"}) == "1:a... 2:a");
    CHECK(change({"PEXPIRE", "a", "5000"}) == "1:a... 2:a");
    CHECK(change({"FLUSHALL"}) == "1:*... 2:*");
    replied({"GET", "a"}, 2);
    replied({"FLUSHALL"}, 2);
    CHECK(told() == "1:* 2:*...");
    server.set_echoes(simulated_server::echoes::before_reply);
    CHECK(change({"DEL", "a"}) == "1:a 2:a");
    CHECK(change({"FLUSHALL"}) == "1:* 2:*");
}

TEST_CASE_FIXTURE(fixture,
                  "a script that changes a key and then reads it is told of the next change")
{
    server.track(1, simulated_server::tracking::all);
    acquire(1, "me");
    replied({"GET", "lock:a"}, 1);
    told();
    returned("redis.call('PEXPIRE', KEYS[1], '9000') redis.call('GET', KEYS[1])", {"lock:a"});
    CHECK(told() == "1:lock:a...");
    release(2, "me");
    CHECK(told() == "1:lock:a");
}

TEST_CASE_FIXTURE(fixture, "without memory, the key that expires first is evicted")
{
    using eviction = simulated_server::eviction;
    auto const& memory = server.memory();
    CHECK_FALSE(memory.victim(eviction::allkeys_any, 7));
    replied({"SET", "lasting", "x"});
    CHECK_FALSE(memory.victim(eviction::volatile_ttl, 7));
    replied({"SET", "a", "x", "PX", "2000"});
    replied({"SET", "b", "x", "PX", "1000"});
    CHECK(memory.victim(eviction::volatile_ttl, 7) == "b");
    CHECK(memory.victim(eviction::volatile_any, 4) == "a");
    CHECK(memory.victim(eviction::volatile_any, 5) == "b");
    CHECK(memory.victim(eviction::allkeys_any, 5) == "lasting");
}

TEST_CASE_FIXTURE(fixture,
                  "an eviction is told to all but a NOLOOP connection whose command caused it")
{
    using tracking = simulated_server::tracking;
    server.track(1, tracking::all);
    server.track(2, tracking::noloop);
    auto const read = [&] {
        replied({"SET", "a", "x"});
        replied({"GET", "a"}, 1);
        replied({"GET", "a"}, 2);
        told();
    };
    read();
    server.evict("a");
    CHECK(told() == "1:a 2:a");
    CHECK(server.take_evicted().size() == 1);
    for (auto const who : {std::uint64_t{1}, std::uint64_t{2}}) {
        read();
        server.evict_before_command_of({who}, "a");
        replied({"TIME"}, 3 - who);
        CHECK(told().empty());
        CHECK(replied({"GET", "a"}, who) == "(nil)");
        CHECK(told() == (who == 1 ? "1:a 2:a" : "1:a"));
    }
}

TEST_CASE_FIXTURE(fixture,
                  "what no longer fits into the tracking table is told as if it had changed")
{
    server.track(1, simulated_server::tracking::all);
    server.track(2, simulated_server::tracking::noloop);
    auto const read = [&](std::uint64_t who) {
        for (auto const* const key : {"a", "b", "c"})
            replied({"GET", key}, who);
    };
    read(1);
    server.limit_tracking(1);
    replied({"TIME"}, 1);
    CHECK(told() == "1:a 1:b");
    CHECK(server.memory().tracked() == words{"c"});
    server.limit_tracking(2, [](std::size_t count) { return count - 1; });
    read(2);
    replied({"TIME"}, 2);
    CHECK(told() == "1:c");
    CHECK(server.memory().tracked() == words{"a", "b"});
    replied({"GET", "d"}, 2);
    server.expire_keys();
    CHECK(told() == "2:d");
}

TEST_CASE_FIXTURE(fixture, "a refused acquire is told of the release")
{
    server.track(1);
    server.track(2);
    acquire(1, "me");
    acquire(2, "you");
    CHECK(told().empty());
    release(1, "me");
    CHECK(told() == "2:lock:a");
}

TEST_CASE_FIXTURE(fixture, "who is disconnected is told nothing")
{
    server.track(1);
    replied({"GET", "a"}, 1);
    replied({"GET", "b"}, 1);
    replied({"SET", "a", "x"});
    server.disconnect(1);
    server.track(1);
    replied({"SET", "b", "x"});
    CHECK(told().empty());
}

TEST_CASE_FIXTURE(fixture, "a restart keeps the memory or not, and no connection")
{
    CHECK(server.run_id() == "run");
    CHECK(server.started() == start);
    server.track(1);
    replied({"SET", "a", "x"});
    replied({"GET", "a"}, 1);
    server.set_time(start + 5s);
    server.restart(true, "second run");
    CHECK(server.run_id() == "second run");
    CHECK(server.started() == start + 5s);
    CHECK(server.keys().size() == 1);
    replied({"SET", "a", "y"});
    CHECK(told().empty());
    server.restart(false, "third run");
    CHECK(server.keys().empty());
    CHECK(told().empty());
}

TEST_CASE_FIXTURE(fixture, "scripts fail when told to")
{
    server.fail_scripts_with("NOSCRIPT No matching script.", 1);
    CHECK(acquire(1, "me").error == "NOSCRIPT No matching script.");
    CHECK(server.keys().empty());
    CHECK(acquire(1, "me").error.empty());
    server.fail_scripts_with("LOADING Redis is loading the dataset in memory");
    CHECK(acquire(1, "me").error.starts_with("LOADING"));
    CHECK(release(1, "me").error.starts_with("LOADING"));
    server.fail_scripts_with({});
    CHECK(release(1, "me").numbers == numbers{1, 0});
}

TEST_CASE_FIXTURE(fixture, "without memory nothing is set, but a script that has written goes on")
{
    acquire(1, "me");
    server.set_out_of_memory(true);
    CHECK(acquire(1, "me").error == "OOM command not allowed when used memory > 'maxmemory'.");
    CHECK(release(1, "me").numbers == numbers{1, 0});
    CHECK(returned("redis.call('GETEX', 'a') return redis.call('SET', 'a', 'x')") == "OK");
    server.set_out_of_memory(false);
    CHECK(acquire(1, "me").error.empty());
}

TEST_CASE_FIXTURE(fixture, "an acquire that may not make a token leaves no lock")
{
    for (auto const* const denied : {"TIME", "GETEX"}) {
        CAPTURE(denied);
        server.deny({denied});
        CHECK(acquire(1, "me").error.starts_with("ERR The user executing the script can't"));
        CHECK(server.keys().empty());
        server.deny({});
        CHECK(acquire(1, "me").error.empty());
        CHECK(release(1, "me").numbers == numbers{1, 0});
        replied({"FLUSHALL"});
    }
}

TEST_CASE_FIXTURE(fixture, "a force release that may not set a ttl leaves no lock")
{
    replied({"HSET", "lock:a", "owner:1", "1"});
    server.deny({"PEXPIRE"});
    auto const said = server.run(1, colock::detail::force_release_script, {"lock:a"},
                                 {"owner:1", "nobody", "1000", "channel", "PUBLISH"});
    CHECK(said.error.starts_with("ERR The user executing the script can't"));
    CHECK(server.keys().empty());
}

TEST_CASE_FIXTURE(fixture, "a replica refuses to write")
{
    acquire(1, "me");
    server.set_read_only(true);
    CHECK(release(1, "me").error == "READONLY You can't write against a read only replica.");
    CHECK(returned("return redis.call('GET', 'lock:a')") == "\"me\"");
}

TEST_CASE_FIXTURE(fixture, "another type of value")
{
    replied({"HSET", "lock:a", "f", "v"});
    CHECK(acquire(1, "me").error ==
          "WRONGTYPE Operation against a key holding the wrong kind of value");
    replied({"SET", "lock:a", "x"});
    CHECK(replied({"HGET", "lock:a", "f"}).starts_with("(error) WRONGTYPE"));
}

TEST_CASE_FIXTURE(fixture, "in a batch for several slots, another type is not another place")
{
    replied({"SET", "lock:a", "me", "PX", "1000"});
    replied({"HSET", "lock:b", "f", "v"});
    auto const place = [](words const& called) {
        return called.size() > 1 && called[1].find("lock:c") != std::string::npos
                   ? "ERR Script attempted to access a non local key in a cluster node"
                   : std::string{};
    };
    auto const says = [&](std::string_view script, words const& arguments) {
        std::ostringstream text;
        text << server.evaluate(1, script, {}, arguments, place);
        return text.str();
    };
    CHECK(says(colock::detail::mutex_check_all_script,
               {"3", "lock:a", "lock:b", "lock:c", "me", "me", "me"}) == "[1, 0, 2, -1, 3, -3]");
    CHECK(says(colock::detail::mutex_extend_all_script,
               {"6", "lock:a", "{lock:a}:colock:fence", "lock:b", "{lock:b}:colock:fence", "lock:c",
                "{lock:c}:colock:fence", "2000", "3602000", "me", "me", "me"}) ==
          "[1, 1, 2, -1, 3, -3]");
}

TEST_CASE_FIXTURE(fixture, "a counter that is none is left alone, and nothing is granted")
{
    std::string const counter = "{lock:a}:colock:fence";
    auto const refuses = [&](std::string const& error) {
        return error == "WRONGTYPE colock: the fencing counter is not a number well below 2^53";
    };
    auto const reentrant = [&] {
        return server.run(1, colock::detail::reentrant_acquire_script, {"lock:a", counter},
                          {"me", "1000", "3602000", "owner:1"});
    };
    auto const fence = [&] {
        replied({"SET", "lock:a", "me"});
        auto const answer = server.run(1, colock::detail::fence_script, {"lock:a", counter},
                                       {"me", "7", "3602000"});
        replied({"DEL", "lock:a"});
        return answer;
    };
    for (std::string const value :
         {"1e300", "inf", "nan", "0x10", "-5", "+5", " 5", "5 ", "1.5", "", "garbage",
          "18446744073709551615", "9223372036854775807", "9007199254740992"}) {
        CAPTURE(value);
        replied({"SET", counter, value, "PX", "3602000"});
        CHECK(refuses(acquire(1, "me").error));
        CHECK(refuses(reentrant().error));
        CHECK(refuses(fence().error));
        REQUIRE(server.keys().size() == 1);
        CHECK(server.keys().front().name == counter);
        CHECK(server.keys().front().value == value);
        CHECK(server.keys().front().ttl == 3'602'000ms);
    }
    replied({"DEL", counter});
    replied({"HSET", counter, "f", "v"});
    CHECK(refuses(acquire(1, "me").error));
    CHECK(refuses(reentrant().error));
    CHECK(refuses(fence().error));
    REQUIRE(server.keys().size() == 1);
    CHECK(server.keys().front().ttl == std::nullopt);

    // Nor is a token written that no server has granted, and that nobody could count on from.
    replied({"DEL", counter});
    for (std::string const token : {"9007199254740992", "9223372036854775807"}) {
        replied({"SET", "lock:a", "me"});
        CHECK(refuses(
            server
                .run(1, colock::detail::fence_script, {"lock:a", counter}, {"me", token, "3602000"})
                .error));
        CHECK(replied({"EXISTS", counter}) == "0");
        replied({"DEL", "lock:a"});
    }

    // A lock that was set without a token is given back.
    replied({"SET", "lock:a", "me", "PX", "1000"});
    replied({"SET", counter, "garbage"});
    CHECK(acquire(1, "me", "0").numbers == numbers{1, 0});
    CHECK(refuses(acquire(1, "me").error));
    CHECK(replied({"GET", "lock:a"}) == "(nil)");
    // Another's is not touched.
    replied({"SET", "lock:a", "another", "PX", "1000"});
    CHECK(acquire(1, "me").numbers == numbers{0, 1000});
    CHECK(replied({"GET", "lock:a"}) == "\"another\"");
}

TEST_CASE_FIXTURE(fixture, "tokens are granted up to the greatest that is exact")
{
    std::string const counter = "{lock:a}:colock:fence";
    replied({"SET", counter, "9007199254740981"});
    CHECK(acquire(1, "me", "10").numbers == numbers{1, 9'007'199'254'740'982});
    CHECK(replied({"GET", counter}) == "\"9007199254740991\"");
    release(1, "me");
    CHECK(acquire(1, "me", "1").error.starts_with("WRONGTYPE colock"));
    replied({"SET", counter, "9007199254740981"});
    CHECK(acquire(1, "me", "11").error.starts_with("WRONGTYPE colock"));
    CHECK(replied({"GET", counter}) == "\"9007199254740981\"");
    CHECK(acquire(1, "me", "1").numbers == numbers{1, 9'007'199'254'740'982});
}

TEST_CASE_FIXTURE(fixture, "a lock_id that has the lock gets a token that is greater")
{
    auto const first = acquire(1, "me").numbers;
    auto const again = acquire(1, "me", "5").numbers;
    CHECK(again == numbers{1, first.at(1) + 1});
    CHECK(acquire(1, "me").numbers == numbers{1, first.at(1) + 6});
}

TEST_CASE_FIXTURE(fixture, "a fence is refused where the lock is not held any more")
{
    auto const keys = words{"lock:a", "{lock:a}:colock:fence"};
    auto const fence = [&](std::string const& id, std::string const& life) {
        return server.run(1, colock::detail::fence_script, keys, {id, "7", life}).numbers;
    };
    auto const counter = [&] { return replied({"GET", keys[1]}); };
    CHECK(fence("me", "1000") == numbers{0, 0});
    replied({"SET", "lock:a", "a rival"});
    CHECK(fence("me", "1000") == numbers{0, 0});
    CHECK(counter() == "(nil)");
    replied({"SET", "lock:a", "me"});
    CHECK(fence("me", "0") == numbers{1, 0});
    CHECK(counter() == "\"7\"");
    CHECK(replied({"PTTL", keys[1]}) == "-1");

    replied({"DEL", "lock:a", keys[1]});
    replied({"HSET", "lock:a", "owner:1", "1", "another", "5"});
    CHECK(fence("me", "1000") == numbers{0, 0});
    CHECK(counter() == "(nil)");
    replied({"HSET", "lock:a", "owner:1", "2", "me", "5"});
    CHECK(fence("me", "1000") == numbers{1, 0});
    CHECK(counter() == "\"7\"");
}

TEST_CASE_FIXTURE(fixture, "each script gives the counter the life that it is told")
{
    std::string const counter = "{lock:a}:colock:fence";
    auto const life = [&] { return replied({"PTTL", counter}); };
    acquire(1, "me");
    CHECK(life() == "3602000");
    server.run(1, colock::detail::mutex_extend_script, {"lock:a", counter}, {"me", "2000", "4000"});
    CHECK(life() == "4000");
    server.run(1, colock::detail::mutex_extend_all_script, {"lock:a", counter},
               {"3000", "7000", "me"});
    CHECK(life() == "7000");
    auto const keys = words{"lock:a", counter};
    server.run(1, colock::detail::fence_script, keys, {"me", "5", "8000"});
    CHECK(life() == "8000");
    CHECK(replied({"GET", counter}) == '"' + std::to_string(start.count()) + '"');
    server.run(1, colock::detail::fence_script, keys, {"me", "5000000000000000", "9000"});
    CHECK(life() == "9000");
    CHECK(replied({"GET", counter}) == "\"5000000000000000\"");
    release(1, "me");
    server.run(1, colock::detail::reentrant_acquire_script, keys, {"me", "1000", "9500", "o:1"});
    CHECK(life() == "9500");
    server.run(1, colock::detail::reentrant_extend_script, keys, {"me", "2000", "9600", "o:1"});
    CHECK(life() == "9600");
    server.run(1, colock::detail::reentrant_extend_all_script, keys, {"3000", "9700", "me", "o:1"});
    CHECK(life() == "9700");
}

TEST_CASE_FIXTURE(fixture, "a marker says the same for a year after it was last asked for")
{
    auto const ask = [&] {
        return server.run(1, colock::detail::marker_script, {"m"}, {"12100"}).numbers;
    };
    auto const after_days = [&](int days) { server.set_time(start + days * 24h); };
    CHECK(ask() == numbers{1, 12'100});
    server.set_time(start + 5s);
    CHECK(ask() == numbers{1, 7'100});
    for (int const days : {3, 300, 600}) {
        after_days(days);
        CHECK(ask() == numbers{1, 0});
    }
    server.set_read_only(true);
    CHECK(ask() == numbers{1, 0});
    server.set_read_only(false);
    after_days(600 + 367);
    CHECK(ask() == numbers{1, 12'100});
}

TEST_CASE_FIXTURE(fixture, "an error ends a script unless it asks for the error")
{
    replied({"HSET", "h", "f", "v"});
    CHECK(returned("local r = redis.pcall('GET', 'h') return r.err")
              .starts_with("\"WRONGTYPE Operation"));
    CHECK(returned("return redis.pcall('GET', 'h')").starts_with("(error) WRONGTYPE"));
    CHECK(returned("local fine, e = pcall(redis.call, 'GET', 'h') return e.err")
              .starts_with("\"WRONGTYPE"));
    CHECK(returned("redis.call('SET', 'a', 'x') redis.call('GET', 'h') redis.call('DEL', 'a')")
              .starts_with("(error) WRONGTYPE"));
    CHECK(replied({"GET", "a"}) == "\"x\"");
}

TEST_CASE_FIXTURE(fixture, "what is wrong with a script is said")
{
    CHECK(returned("return redis.call('LPUSH', 'a', 'x')") ==
          "(error) ERR Unknown Redis command called from script: LPUSH");
    CHECK(returned("return redis.call('GET')") ==
          "(error) ERR Wrong number of args calling Redis command from script");
    CHECK(returned("return redis.call()").starts_with("(error) ERR Please specify"));
    CHECK(
        returned("return redis.call('GET', {})").starts_with("(error) ERR Lua redis lib command"));
    CHECK(returned("return (") == "(error) ERR Error compiling script (new function): "
                                  "user_script:1: unexpected symbol near '<eof>'");
    CHECK(returned("\nerror('boo')") == "(error) ERR user_script:2: boo");
    CHECK(returned("x = 1") == "(error) ERR user_script:1: Attempt to modify a readonly table");
    CHECK(returned("return x") == "(error) ERR user_script:1: Script attempted to access "
                                  "nonexistent global variable 'x'");
    CHECK(returned("return redis.call('SET', 'a', 'x', 'PX', 1.5)") ==
          "(error) ERR value is not an integer or out of range");
    CHECK(returned("return redis.call('SET', 'a', 'x', 'PX', 0)") ==
          "(error) ERR invalid expire time in 'set' command");
    CHECK(returned("return redis.call('SET', 'a', 'x', 'NX', 'XX')") == "(error) ERR syntax error");
    CHECK(returned("return {err = 'MY own'}") == "(error) MY own");
    CHECK_THROWS(server.run(1, "return {'text'}", {}, {}));
    CHECK_THROWS(server.run(1, "return 1", {}, {}));
}

TEST_CASE_FIXTURE(fixture, "values go into a script and out of it")
{
    CHECK(returned("return {KEYS[1], ARGV[1], ARGV[2], #KEYS, #ARGV}", {"k"}, {"a", "b\n"}) ==
          "[\"k\", \"a\", \"b\n\", 1, 2]");
    CHECK(returned("return {KEYS[1] == nil, #ARGV}") == "[1, 0]");
    CHECK(returned("return {1.9, -1.9, '2', true, false, {3}, nil, 4}") ==
          "[1, -1, \"2\", 1, (nil), [3]]");
    CHECK(returned("return 2^70") == "-9223372036854775808");
    CHECK(returned("return 9007199254740993") == "9007199254740992");
    CHECK(returned("return redis.call('SET', 'a', 3600000 + 2 * ARGV[1])", {}, {"1000"}) == "OK");
    CHECK(replied({"GET", "a"}) == "\"3602000\"");
    CHECK(returned("return {type(redis.call('GET', 'none')), type(redis.call('GET', 'a')),"
                   " type(redis.call('DEL', 'a')), redis.call('SET', 'a', 'x').ok,"
                   " redis.call('SET', 'a', 'y', 'NX') == false}") ==
          "[\"boolean\", \"string\", \"number\", \"OK\", 1]");
    CHECK(returned("local t = redis.call('TIME') return {#t, t[1], t[2]}") ==
          "[2, \"1700000000\", \"123456\"]");
}

TEST_CASE_FIXTURE(fixture, "SET returns the old value if asked")
{
    CHECK(replied({"SET", "a", "x", "GET"}) == "(nil)");
    CHECK(replied({"SET", "a", "y", "PX", "10", "GET"}) == "\"x\"");
    CHECK(replied({"SET", "a", "z", "NX", "GET"}) == "\"y\"");
    CHECK(replied({"GET", "a"}) == "\"y\"");
    CHECK(replied({"set", "b", "z", "xx"}) == "(nil)");
    CHECK(replied({"EXISTS", "a", "b", "a"}) == "2");
}

TEST_CASE_FIXTURE(fixture, "hashes")
{
    CHECK(replied({"HSET", "h", "f", "1", "g", "x"}) == "2");
    CHECK(replied({"HINCRBY", "h", "f", "-3"}) == "-2");
    CHECK(replied({"HINCRBY", "h", "new", "7"}) == "7");
    CHECK(replied({"HINCRBY", "h", "g", "1"}) == "(error) ERR hash value is not an integer");
    CHECK(server.keys().front().value == "f=-2 g=x new=7");
    CHECK(replied({"HGET", "h", "none"}) == "(nil)");
    CHECK(replied({"HLEN", "h"}) == "3");
    CHECK(replied({"HDEL", "h", "f", "g", "new", "none"}) == "3");
    CHECK(replied({"EXISTS", "h"}) == "0");
    CHECK(replied({"HEXISTS", "h", "f"}) == "0");
}

TEST_CASE_FIXTURE(fixture, "what is published is kept for the test")
{
    CHECK(returned("return redis.call('PUBLISH', 'channel', 'text')") == "0");
    auto const published = server.take_published();
    REQUIRE(published.size() == 1);
    CHECK(published[0] == std::pair<std::string, std::string>{"channel", "text"});
    CHECK(server.take_published().empty());
}

TEST_CASE_FIXTURE(fixture, "servers share no memory")
{
    simulated_server other{"other", start};
    replied({"SET", "a", "x"});
    CHECK(other.evaluate(1, "return redis.call('GET', 'a')", {}, {}).is_nil());
}
