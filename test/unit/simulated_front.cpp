// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_front.hpp"

#include "kind/kind.hpp"
#include "wire/greeting.hpp"
#include "wire/writer.hpp"

#include <colock/node_address.hpp>

#include <doctest/doctest.h>
#include <stdexcept>

using namespace std::chrono_literals;
using support::simulated_front;
using support::simulated_server;

namespace {

struct fixture {
    explicit fixture(support::simulated_slots const* slots = nullptr,
                     support::simulated_member const* member = nullptr)
        : front{server, 1,
                [this](auto const& command, std::string_view script, auto const&) {
                    ran.push_back(script.empty() ? command.front() : "script");
                },
                slots, member}
    {
    }

    simulated_server server{"run", 1'700'000'000s};
    std::vector<std::string> ran; ///< "script" or the name of the command.
    simulated_front front;

    /// What is answered to these bytes.
    std::string said(std::string_view bytes)
    {
        front.feed(bytes);
        std::string all;
        for (simulated_front::words command; front.next(command);)
            front.run(command, all);
        return all;
    }
    std::string said_to(std::initializer_list<std::string_view> words)
    {
        std::string bytes;
        colock::detail::append_command(bytes, words);
        return said(bytes);
    }
};

TEST_CASE_FIXTURE(fixture, "a command runs when its last byte has come")
{
    std::string bytes;
    colock::detail::append_command(bytes, {"SET", "a", "x\r\n*1\r\n", "NX", "PX", "1000"});
    colock::detail::append_command(bytes, {"GET", "a"});
    auto const last = bytes.size() - 1;
    std::string all;
    for (std::size_t i = 0; i < last; ++i)
        all += said(std::string_view{bytes}.substr(i, 1));
    CHECK(all == "+OK\r\n");
    CHECK(said(std::string_view{bytes}.substr(last)) == "$7\r\nx\r\n*1\r\n\r\n");
    CHECK(ran == std::vector<std::string>{"SET", "GET"});
}

/// A server that has the key "mine", and, after ASKING, the key "open".
struct some_slots final : support::simulated_slots {
    std::string refusal(std::vector<std::string> const& keys, bool asking) const override
    {
        for (auto const& key : keys) {
            if (key != "mine" && !(asking && key == "open"))
                return "MOVED 7 host:2";
        }
        return {};
    }
    std::string info() const override { return "cluster_state:ok"; }
    support::redis_value slots() const override
    {
        return {support::redis_value::type::array, 0, {}, {}};
    }
    std::string id() const override { return "me"; }
};

struct in_a_cluster : fixture {
    in_a_cluster() : fixture{&slots} {}

    some_slots const slots;
};

TEST_CASE_FIXTURE(in_a_cluster, "a server of a cluster refuses what is not its own")
{
    std::string const moved = "-MOVED 7 host:2\r\n";
    CHECK(said_to({"HELLO", "3"}).find("cluster") != std::string::npos);
    CHECK(said_to({"CLUSTER", "INFO"}) == "$16\r\ncluster_state:ok\r\n");
    CHECK(said_to({"CLUSTER", "SLOTS"}) == "*0\r\n");
    CHECK(said_to({"CLUSTER", "MYID"}) == "$2\r\nme\r\n");
    CHECK(said_to({"GET", "mine"}) == "_\r\n");
    CHECK(said_to({"GET", "other"}) == moved);
    CHECK(said_to({"EVAL", "return 1", "2", "mine", "other"}) == moved);
    CHECK(said_to({"EVAL", "return 1", "1", "mine", "other"}) == ":1\r\n");
    CHECK(said_to({"ASKING"}) == "+OK\r\n");
    CHECK(said_to({"GET", "open"}) == "_\r\n");
    CHECK(said_to({"GET", "open"}) == moved); // once only
    said_to({"MULTI"});
    CHECK(said_to({"SET", "other", "x"}) == moved);
    CHECK(said_to({"EXEC"}).starts_with("-EXECABORT"));
    said_to({"MULTI"});
    CHECK(said_to({"SET", "mine", "x"}) == "+QUEUED\r\n");
    CHECK(said_to({"EXEC"}) == "*1\r\n+OK\r\n");
}

struct some_member final : support::simulated_member {
    explicit some_member(bool watches) : watches{watches} {}

    bool is_sentinel() const override { return watches; }
    support::redis_value answer(std::vector<std::string> const& command) const override
    {
        return {support::redis_value::type::string, 0, command.back(), {}};
    }

    bool watches;
};

template <bool watches>
struct in_a_group : fixture {
    in_a_group() : fixture{nullptr, &member} {}

    some_member const member{watches};
};

TEST_CASE_FIXTURE(in_a_group<true>,
                  "a sentinel names the master, and announces another to who has subscribed")
{
    auto const greeting = said_to({"HELLO", "3"});
    CHECK(greeting.find("sentinel") != std::string::npos);
    CHECK(greeting.find("role") == std::string::npos);
    CHECK(said_to({"SENTINEL", "MASTER", "group"}) == "$5\r\ngroup\r\n");
    CHECK(said_to({"GET", "name"}) == "-ERR unknown command 'GET'\r\n");

    std::string told;
    front.announce("+switch-master", "group", told);
    CHECK(told.empty());
    CHECK(said_to({"SUBSCRIBE", "+switch-master"}) ==
          ">3\r\n$9\r\nsubscribe\r\n$14\r\n+switch-master\r\n:1\r\n");
    front.announce("+sdown", "group", told);
    CHECK(told.empty());
    front.announce("+switch-master", "group", told);
    CHECK(told == ">3\r\n$7\r\nmessage\r\n$14\r\n+switch-master\r\n$5\r\ngroup\r\n");
}

TEST_CASE_FIXTURE(in_a_group<false>, "a server of a Sentinel group says whether it is a replica")
{
    CHECK(said_to({"HELLO", "3"}).ends_with("$4\r\nrole\r\n$6\r\nmaster\r\n"));
    CHECK(said_to({"SENTINEL", "MASTER", "group"}).starts_with('-'));
    server.set_read_only(true);
    CHECK(said_to({"HELLO", "3"}).ends_with("$4\r\nrole\r\n$7\r\nreplica\r\n"));
    CHECK(said_to({"SET", "name", "x"}).starts_with("-READONLY"));
}

TEST_CASE_FIXTURE(fixture, "what is no command is noticed")
{
    CHECK_THROWS_AS(said("+OK\r\n"), std::runtime_error);
    CHECK_THROWS_AS(fixture{}.said("*1\r\n$x\r\n"), std::runtime_error);
    CHECK_THROWS_AS(fixture{}.said("*-1\r\n"), std::runtime_error);
}

TEST_CASE_FIXTURE(fixture, "it understands the greeting of the library")
{
    colock::node_address address;
    address.user = "me";
    address.password = "secret";
    address.database = 3;
    colock::detail::greeting greeting{address, "a name", true, false};
    server.set_deletions({"delex"});
    server.set_time(1'700'000'012s);
    auto const answers = said(greeting.bytes());
    colock::detail::reader reader;
    reader.feed(answers);
    colock::detail::resp_value value;
    while (reader.next(value) == colock::detail::reader::step::value)
        greeting.on_value(value);
    CHECK(greeting.complete());
    CHECK(greeting.refusal().empty());
    CHECK(greeting.tracks());
    CHECK(greeting.server().run_id == "run");
    CHECK(greeting.server().uptime == 12s);
    CHECK(greeting.native_release() == colock::detail::compare_and_delete::delex);
}

TEST_CASE_FIXTURE(fixture, "commands that are not permitted do not run, in scripts neither")
{
    auto const denied = [](std::string const& what) {
        return "-NOPERM this user has no permissions to run the '" + what + "' command\r\n";
    };
    server.deny({"SET", "EVALSHA"});
    CHECK(said_to({"SET", "a", "x"}) == denied("set"));
    CHECK(said_to({"EVALSHA", "0", "0"}) == denied("evalsha"));
    CHECK(said_to({"GET", "a"}) == "_\r\n");
    CHECK(said_to({"EVAL", "return redis.call('SET', 'a', 'x')", "0"})
              .starts_with("-ERR The user executing the script can't run this command"));
    said_to({"MULTI"});
    CHECK(said_to({"SET", "a", "x"}) == denied("set"));
    CHECK(said_to({"EXEC"}).starts_with("-EXECABORT"));
    server.deny({"EXEC"});
    said_to({"MULTI"});
    CHECK(said_to({"SET", "a", "x"}) == "+QUEUED\r\n");
    CHECK(said_to({"EXEC"}).starts_with("-EXECABORT Transaction discarded because of: NOPERM"));
    server.deny({});
    said_to({"MULTI"});
    said_to({"SET", "a", "x"});
    said_to({"INCRBY", "b", "1"});
    server.deny({"SET"});
    CHECK(said_to({"EXEC"}).starts_with("*2\r\n-NOPERM ACLs rules changed"));
    CHECK(said_to({"GET", "a"}) == "_\r\n");
    CHECK(said_to({"GET", "b"}) == "$1\r\n1\r\n");
}

TEST_CASE_FIXTURE(fixture, "a server that may not write refuses what writes alone")
{
    server.refuse_writes("NOREPLICAS Not enough good replicas to write.");
    CHECK(said_to({"SET", "a", "x"}).starts_with("-NOREPLICAS"));
    CHECK(said_to({"EVAL", "return redis.call('SET', 'a', 'x')", "0"}).starts_with("-NOREPLICAS"));
    CHECK(said_to({"GET", "a"}) == "_\r\n");
    server.refuse_writes("");
    CHECK(said_to({"SET", "a", "x"}) == "+OK\r\n");
}

TEST_CASE_FIXTURE(fixture, "what is not about locks is refused")
{
    server.refuse(simulated_server::request::info, "LOADING");
    CHECK(said_to({"INFO", "server"}) == "-LOADING\r\n");
    server.refuse(simulated_server::request::tracking, "BUSY");
    CHECK(said_to({"CLIENT", "TRACKING", "ON"}) == "-BUSY\r\n");
    server.refuse(simulated_server::request::commands, "NOPERM");
    CHECK(said_to({"COMMAND", "LIST"}) == "-NOPERM\r\n");
    server.refuse(simulated_server::request::hello, "LOADING");
    CHECK(said_to({"HELLO", "3"}) == "-LOADING\r\n");
    server.refuse(simulated_server::request::ping, "MASTERDOWN");
    CHECK(said_to({"PING"}) == "-MASTERDOWN\r\n");
    server.refuse(simulated_server::request::cluster, "BUSY");
    CHECK(said_to({"CLUSTER", "INFO"}) == "-BUSY\r\n");
    server.refuse(simulated_server::request::slots, "BUSY");
    CHECK(said_to({"CLUSTER", "SLOTS"}) == "-BUSY\r\n");
    server.refuse(simulated_server::request::sentinel, "NOPERM");
    CHECK(said_to({"SENTINEL", "MASTER", "x"}) == "-NOPERM\r\n");
    server.refuse(simulated_server::request::script, "BUSY");
    CHECK(said_to({"SCRIPT", "LOAD", "return 1"}) == "-BUSY\r\n");
    server.refuse(simulated_server::request::ping, "");
    CHECK(said_to({"PING"}) == "+PONG\r\n");
}

TEST_CASE_FIXTURE(fixture, "scripts are known until the next start")
{
    constexpr std::string_view script = "return {1, ARGV[1]}";
    constexpr std::string_view hash = "0f0f4d7a5ac1b2b0bb1f7bc2e0b5c3f1f5d3b6a4"; // of another
    CHECK(said_to({"EVALSHA", hash, "0", "x"}).starts_with("-NOSCRIPT"));
    auto const loaded = said_to({"SCRIPT", "LOAD", script});
    REQUIRE(loaded.starts_with("$40\r\n"));
    auto const known = loaded.substr(5, 40);
    CHECK(said_to({"EVALSHA", known, "0", "x"}) == "*2\r\n:1\r\n$1\r\nx\r\n");
    server.restart(true, "second run");
    CHECK(said_to({"EVALSHA", known, "0", "x"}).starts_with("-NOSCRIPT"));
    CHECK(said_to({"EVAL", script, "0", "x"}) == "*2\r\n:1\r\n$1\r\nx\r\n");
    CHECK(said_to({"EVALSHA", known, "0", "x"}) == "*2\r\n:1\r\n$1\r\nx\r\n");
    CHECK(ran.size() == 3);
}

TEST_CASE_FIXTURE(fixture, "a transaction runs as a whole, or not at all")
{
    CHECK(said_to({"MULTI"}) == "+OK\r\n");
    CHECK(said_to({"SET", "a", "x", "NX", "PX", "1000"}) == "+QUEUED\r\n");
    CHECK(said_to({"INCRBY", "n", "2"}) == "+QUEUED\r\n");
    CHECK(ran.empty());
    CHECK(said_to({"EXEC"}) == "*2\r\n+OK\r\n:2\r\n");
    CHECK(ran == std::vector<std::string>{"SET", "INCRBY"});

    said_to({"MULTI"});
    CHECK(said_to({"SET", "a", "y", "NX", "PX", "1000"}) == "+QUEUED\r\n");
    CHECK(said_to({"INCRBY", "a", "2"}) == "+QUEUED\r\n");
    CHECK(said_to({"EXEC"}) == "*2\r\n_\r\n-ERR value is not an integer or out of range\r\n");

    said_to({"MULTI"});
    server.fail_scripts_with("READONLY", 1);
    CHECK(said_to({"SET", "b", "y"}) == "-READONLY\r\n");
    CHECK(said_to({"INCRBY", "n", "2"}) == "+QUEUED\r\n");
    CHECK(said_to({"EXEC"}).starts_with("-EXECABORT"));
    CHECK(said_to({"INCRBY", "n", "1"}) == ":3\r\n");
    CHECK(said_to({"EXEC"}).starts_with("-ERR"));
}

TEST_CASE_FIXTURE(fixture, "changes are told as pushes")
{
    CHECK(said_to({"CLIENT", "TRACKING", "ON"}) == "+OK\r\n");
    said_to({"GET", "a"});
    server.command(2, {"SET", "a", "x"});
    server.command(2, {"FLUSHALL"});
    std::string told;
    for (auto const& each : server.take_invalidations())
        simulated_front::tell(each, told);
    CHECK(told == ">2\r\n$10\r\ninvalidate\r\n*1\r\n$1\r\na\r\n>2\r\n$10\r\ninvalidate\r\n_\r\n");
}

} // namespace
