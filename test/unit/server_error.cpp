// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/server_error.hpp"
#include "value/is_permanent.hpp"

#include <doctest/doctest.h>
#include <initializer_list>
#include <string>
#include <string_view>

using namespace colock;
using detail::classify;
using detail::is_permanent;

namespace {

struct line {
    std::string_view reply;
    errc expected;
};

void check_all(std::initializer_list<line> lines)
{
    for (auto const& [reply, expected] : lines) {
        CAPTURE(reply);
        CHECK(classify(reply) == expected);
    }
}

} // namespace

TEST_CASE("Redis 6 says first where in a script it was")
{
    std::string const where = "ERR Error running script (call to f_1a2b): @user_script:21: ";
    CHECK(classify(where + "WRONGTYPE Operation against a key holding the wrong kind of value") ==
          errc::wrong_type);
    CHECK(classify(where + "@user_script: 21: OOM command not allowed") == errc::out_of_memory);
    CHECK(classify(where + "ERR value is not an integer or out of range") == errc::server_error);
    CHECK(classify(where) == errc::server_error);
    CHECK(classify("ERR Error running script") == errc::server_error);
}

TEST_CASE("an error reply is known by its first word")
{
    check_all({
        {"NOAUTH Authentication required.", errc::access_denied},
        {"WRONGPASS invalid username-password pair or user is disabled.", errc::access_denied},
        {"NOPERM this user has no permissions to access one of the keys used as arguments",
         errc::access_denied},
        {"WRONGTYPE Operation against a key holding the wrong kind of value script: 33, on "
         "@user_script:1.",
         errc::wrong_type},
        {"READONLY You can't write against a read only replica. script: 33", errc::read_only},
        {"MISCONF Errors writing to the AOF file", errc::read_only},
        {"OOM command not allowed when used memory > 'maxmemory'.", errc::out_of_memory},
        {"LOADING Redis is loading the dataset in memory", errc::server_busy},
        {"BUSY Redis is busy running a script.", errc::server_busy},
        {"MASTERDOWN Link with MASTER is down", errc::server_busy},
        {"TRYAGAIN Multiple keys request during rehashing of slot", errc::server_busy},
        {"CLUSTERDOWN The cluster is down", errc::server_busy},
        {"NOREPLICAS Not enough good replicas to write.", errc::not_enough_replicas},
        {"ERR Key should be of string type if conditions are specified", errc::wrong_type},
        {"ERR WAIT cannot be used with replica instances. Please also note that since Redis 4.0 if "
         "a replica is configured to be writable (which is not the default) writes to replicas are "
         "just local and are not propagated.",
         errc::read_only},
        {"ERR WAITAOF cannot be used with replica instances.", errc::read_only},
        {"ERR WAITAOF cannot be used when numlocal is set but appendonly is disabled.",
         errc::invalid_argument},
        {"ERR unknown command 'WAITAOF', with args beginning with: '1' '0' '900' ",
         errc::invalid_argument},
        {"ERR unknown command `WAITAOF`, with args beginning with: `1`, `0`, `900`, ",
         errc::invalid_argument},
        {"ERR unknown command 'HELLO', with args beginning with: '3' ", errc::invalid_argument},
        {"ERR unknown command `HELLO`, with args beginning with: `3`, ", errc::invalid_argument},
        {"NOPROTO unsupported protocol version", errc::invalid_argument},
        {"ERR unknown command 'SET', with args beginning with: 'HELLO' ", errc::server_error},
        {"ERR something new", errc::server_error},
        {"", errc::server_error},
        {"READONLYISH no such thing", errc::server_error},
    });
}

TEST_CASE("a server that runs no scripts for us is told from one that denies a key")
{
    check_all({
        {"NOPERM this user has no permissions to run the 'evalsha' command", errc::script_denied},
        {"NOPERM this user has no permissions to run the 'eval' command", errc::script_denied},
        {"ERR unknown command 'EVALSHA', with args beginning with:", errc::script_denied},
        {"ERR The user executing the script can't run this command or subcommand script: 33",
         errc::access_denied},
    });
}

TEST_CASE("a Redis Cluster is known by what it refuses")
{
    check_all({
        {"MOVED 3999 127.0.0.1:6381", errc::redirected},
        {"MOVED 3999 :6381", errc::redirected},
        {"ASK 3999 127.0.0.1:6381", errc::redirected},
        {"CROSSSLOT Keys in request don't hash to the same slot", errc::redirected},
        {"ERR SELECT is not allowed in cluster mode", errc::redirected},
        {"ERR Script attempted to access a non local key in a cluster node script: 33, on "
         "@user_script:1.",
         errc::redirected},
        {"ERR Script attempted to access keys that do not hash to the same slot script: "
         "33, on @user_script:1.",
         errc::redirected},
        {"ERR Error running script (call to f_1a2b): @user_script:1: @user_script: 1: Lua "
         "script attempted to access a non local key in a cluster node",
         errc::redirected},
        // A cluster in passing trouble.
        {"CLUSTERDOWN Hash slot not served", errc::server_busy},
    });
    // Messages do not differ by slot and address.
    auto const message = [](char const* text) {
        return colock::detail::server_error(colock::node_address{"redis://host:1"}, text).message();
    };
    CHECK(message("MOVED 1 10.0.0.1:1") == message("MOVED 2 10.0.0.2:2"));
    CHECK(message("ASK 1 10.0.0.1:1") == message("ASK 2 10.0.0.2:2"));
}

TEST_CASE("what to do is said where the server does not say it")
{
    auto const message = [](char const* text) {
        return colock::detail::server_error(colock::node_address{"redis://host:1"}, text).message();
    };
    auto const ends = [&](char const* text, std::string_view with) {
        return message(text).ends_with(with);
    };
    CHECK(ends("ERR SELECT is not allowed in cluster mode",
               "host:1: ERR SELECT is not allowed in cluster mode (leave the database out of the "
               "URL)"));
    CHECK(ends("NOPROTO unsupported protocol version",
               "host:1: NOPROTO unsupported protocol version (it must speak RESP3: Redis 6.2 or "
               "newer, or Valkey)"));
    CHECK(ends("READONLY You can't write against a read only replica.",
               "(give its master, or the sentinels that know it: redis-sentinel://)"));
    CHECK(ends("ERR something new", "host:1: ERR something new"));
}

TEST_CASE("only what a person must change is permanent")
{
    CHECK(is_permanent(errc::access_denied));
    CHECK(is_permanent(errc::script_denied));
    CHECK(is_permanent(errc::wrong_type));
    CHECK(is_permanent(errc::redirected));
    CHECK(is_permanent(make_error_code(errc::access_denied, "somewhere")));
    CHECK_FALSE(is_permanent(errc::node_unavailable));
    CHECK_FALSE(is_permanent(errc::read_only));
    CHECK_FALSE(is_permanent(errc::out_of_memory));
    CHECK_FALSE(is_permanent(errc::server_busy));
    CHECK_FALSE(is_permanent(errc::timed_out));
}
