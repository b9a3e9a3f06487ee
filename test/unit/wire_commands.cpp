// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "unit/wire_session.hpp"

#include "kind/owner_state.hpp"

#include <algorithm>

// What a session that is up does with commands, answers and pushes.

using namespace session_test;

namespace {

std::size_t count(std::string_view text, std::string_view part)
{
    std::size_t found = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

struct up : fixture {
    explicit up(colock::client_options const& options = usual()) : fixture{options}
    {
        reach(state::up);
    }
    explicit up(std::string const& native_release) : fixture{}
    {
        greeting[commands] = "*1\r\n" + bulk(native_release);
        reach(state::up);
    }
};

std::string invalidation(std::string const& keys)
{
    return ">2\r\n" + bulk("invalidate") + keys;
}

} // namespace

TEST_CASE("commands: one alone is written at once, in company those of a turn go together")
{
    up f;
    auto const first = f.acquire("a");
    CHECK_FALSE(f.it.wants_turn());
    CHECK(count(f.write(), "EVALSHA") == 1);
    auto const second = f.acquire("b");
    auto const third = f.acquire("c");
    CHECK(f.it.wants_turn());
    CHECK(f.write().empty());
    f.it.on_turn(f.now);
    CHECK_FALSE(f.it.wants_turn());
    CHECK(count(f.write(), "EVALSHA") == 2);
    f.say("*2\r\n:1\r\n:1\r\n*2\r\n:1\r\n:2\r\n*2\r\n:1\r\n:3\r\n");
    CHECK(first->said().value == 1);
    CHECK(second->said().value == 2);
    CHECK(third->said().value == 3);

    // There may be company again.
    auto const fourth = f.acquire("d");
    CHECK(f.it.wants_turn());
    f.it.on_turn(f.now);
    CHECK(count(f.write(), "EVALSHA") == 1);
    f.say(granted);
    f.acquire("e");
    CHECK_FALSE(f.it.wants_turn());
    CHECK(count(f.write(), "EVALSHA") == 1);
    CHECK(f.told->sent == 5);
}

TEST_CASE("commands: a server that has become a replica is left, for another connection")
{
    std::string const read_only = "-READONLY You can't write against a read only replica.\r\n";
    up f;
    auto const first = f.acquire("a");
    f.write();
    f.say(read_only);
    CHECK(first->said().error == colock::errc::read_only);
    CHECK(f.it.now_is() == state::up); // the connection is too young
    f.now += 1s;
    auto const second = f.acquire("b");
    f.write();
    f.say("-MISCONF Errors writing to the AOF file\r\n");
    CHECK(second->said().error == colock::errc::read_only);
    CHECK(f.it.now_is() == state::up); // another one would not help

    // What is in flight is answered, and nothing more is sent.
    auto const third = f.acquire("c");
    auto const fourth = f.acquire("d");
    f.it.on_turn(f.now);
    f.write();
    f.say(read_only);
    CHECK(third->said().error == colock::errc::read_only);
    auto const fifth = f.acquire("e");
    CHECK(fifth->said().what == reply::outcome::unsent);
    CHECK(f.write().empty());
    CHECK(f.it.now_is() == state::up);
    f.say(read_only);
    CHECK(fourth->said().what == reply::outcome::error);
    CHECK(f.it.now_is() == state::opening);
    CHECK(f.it.led_to_replica());
    CHECK(f.told->last_event.kind == event_kind::disconnected);

    // It is still a replica: the next connection lasts for twice as long.
    f.it.on_open(f.now);
    CHECK_FALSE(f.it.led_to_replica());
    f.write();
    f.say(f.all_of_greeting());
    for (bool const enough : {false, true}) {
        f.now += 1s;
        f.acquire("f");
        f.write();
        f.say(read_only);
        CHECK((f.it.now_is() == state::opening) == enough);
    }
}

TEST_CASE("commands: answers cut anywhere reach those who wait for them, in order")
{
    std::string const answers =
        "*2\r\n:1\r\n:1\r\n-READONLY You can't write\r\n|1\r\n+a\r\n+b\r\n*2\r\n:0\r\n:3\r\n";
    for (std::size_t part = 1; part <= answers.size(); ++part) {
        CAPTURE(part);
        up f;
        auto const first = f.acquire("a");
        auto const second = f.acquire("b");
        auto const third = f.acquire("c");
        f.it.on_turn(f.now);
        f.write();
        for (std::size_t at = 0; at < answers.size(); at += part)
            f.say(std::string_view{answers}.substr(at, part));
        CHECK(first->said().status == 1);
        CHECK(second->said().what == reply::outcome::error);
        CHECK(second->said().error == errc::read_only);
        CHECK(third->said().what == reply::outcome::answer);
        CHECK(third->said().value == 3);
        CHECK_FALSE(f.it.owes_answers());
    }
}

TEST_CASE("commands: an answer to what has not been written yet is one to nothing")
{
    for (std::size_t gathered = 1; gathered <= 2; ++gathered) {
        CAPTURE(gathered);
        up f;
        auto const first = f.acquire("a");
        f.write();
        std::vector<std::shared_ptr<sink>> others;
        while (others.size() < gathered)
            others.push_back(f.acquire("b"));
        CHECK(f.it.wants_turn());
        f.say("*2\r\n:1\r\n:1\r\n*2\r\n:1\r\n:2\r\n");
        CHECK(first->said().value == 1);
        CHECK(f.it.now_is() == state::pausing);
        CHECK(f.it.trouble().message().find("has sent an answer to nothing") != std::string::npos);
        for (auto const& each : others)
            CHECK(each->said().what == reply::outcome::unsent);
        CHECK(f.write().empty());
        f.it.on_turn(f.now);
        CHECK_FALSE(f.it.owes_answers());
    }
}

TEST_CASE("commands: what was lost is told from what cannot have arrived, cut at any byte")
{
    std::size_t size = 0;
    std::vector<std::size_t> ends;
    {
        up f;
        f.acquire("a");
        ends.push_back(size = f.write().size());
        f.acquire("b");
        f.acquire("c");
        f.it.on_turn(f.now);
        auto const both = f.write().size();
        ends.push_back(size + both / 2); // they are of one size
        ends.push_back(size += both);
    }
    for (std::size_t written = 0; written <= size; ++written) {
        CAPTURE(written);
        up f;
        std::vector<std::shared_ptr<sink>> all; // with a list, g++ 12 has a false -Warray-bounds
        all.push_back(f.acquire("a"));
        auto const first = std::min(written, ends[0]);
        f.write(first);
        all.push_back(f.acquire("b"));
        all.push_back(f.acquire("c"));
        f.it.on_turn(f.now);
        f.write(written - first);
        auto const gathered = f.acquire("d");
        f.it.on_closed("cut", f.now);
        for (std::size_t i = 0; i < all.size(); ++i)
            CHECK((all[i]->said().what == reply::outcome::lost) == (written >= ends[i]));
        CHECK(gathered->said().what == reply::outcome::unsent);
    }
}

TEST_CASE("commands: what was answered before the connection went is not lost")
{
    up f;
    auto const first = f.acquire("a");
    auto const second = f.acquire("b");
    f.it.on_turn(f.now);
    f.write();
    f.say(std::string{granted} + "*2\r\n:1\r\n");
    f.it.on_closed("cut", f.now);
    CHECK(first->said().what == reply::outcome::answer);
    CHECK(second->said().what == reply::outcome::lost);
    // Nothing of the old connection is taken for the new one's.
    f.pass(1s);
    f.it.on_open(f.now);
    f.say(f.all_of_greeting());
    auto const third = f.acquire("c");
    f.write();
    f.say("*2\r\n:0\r\n:8\r\n");
    CHECK(third->said().value == 8);
}

TEST_CASE("commands: an answer of a strange form is none, and ends the connection")
{
    for (std::string const strange :
         {"+OK\r\n", ":1\r\n", "_\r\n", "*0\r\n", "*1\r\n:1\r\n", "*3\r\n:1\r\n:2\r\n:3\r\n",
          "*2\r\n:2\r\n:0\r\n", "*2\r\n:1\r\n,2\r\n", "*2\r\n:1\r\n#t\r\n", "*2\r\n:1\r\n_\r\n",
          "*2\r\n:1\r\n$1\r\n1\r\n", "~2\r\n:1\r\n:2\r\n", "%1\r\n:1\r\n:2\r\n",
          "*2\r\n:1\r\n*1\r\n:2\r\n", "(1\r\n", "=5\r\ntxt:1\r\n", "*3\r\n:0\r\n:2\r\n:1\r\n",
          // A grant without the token that was wanted.
          "*2\r\n:1\r\n:0\r\n", "*2\r\n:1\r\n:-1\r\n"}) {
        CAPTURE(strange);
        up f;
        auto const sent = f.acquire();
        auto const next = f.acquire();
        f.it.on_turn(f.now);
        f.write();
        f.say(strange + std::string{granted});
        CHECK(f.it.now_is() != state::up);
        CHECK(sent->said().what == reply::outcome::lost);
        CHECK(sent->said().error == errc::server_error);
        CHECK(sent->said().error.message().find("server:6379: an answer of a strange form") !=
              std::string::npos);
        // It may have been the answer to this one.
        CHECK(next->said().what == reply::outcome::lost);
    }
}

TEST_CASE("commands: a refused acquire may be told when the first of several lock_ids ends")
{
    up f;
    auto what = make_command(script::acquire);
    what.key = std::make_shared<lock_key const>("", "key", std::make_shared<owner_state>());
    auto const sent = f.send(what);
    f.write();
    f.say("*3\r\n:0\r\n:800\r\n:500\r\n");
    CHECK(sent->said().no());
    CHECK(sent->said().value == 800);
    CHECK(sent->said().first_end() == 500);
    auto const unsaid = f.send(what);
    f.write();
    f.say("*2\r\n:0\r\n:800\r\n");
    CHECK(unsaid->said().first_end() == 800);
    for (std::string const strange :
         {"*4\r\n:0\r\n:2\r\n:1\r\n:1\r\n", "*3\r\n:1\r\n:2\r\n:1\r\n"}) {
        CAPTURE(strange);
        up other;
        auto const next = other.send(what);
        other.write();
        other.say(strange);
        CHECK(next->said().what == reply::outcome::lost);
    }
}

TEST_CASE("commands: a plain SET is answered by OK or by nothing")
{
    auto what = make_command(script::acquire);
    what.minting = {.tokens = 0};
    for (std::string const strange : {"+PONG\r\n", "+QUEUED\r\n", ":1\r\n", "$2\r\nOK\r\n"}) {
        CAPTURE(strange);
        up f;
        auto const sent = f.send(what);
        CHECK(f.write().find("NX") != std::string::npos);
        f.say(strange);
        // It may have been set.
        CHECK(sent->said().what == reply::outcome::lost);
        CHECK(f.it.now_is() != state::up);
    }
}

TEST_CASE("commands: what a server says in an error is cut")
{
    up f;
    auto const sent = f.acquire();
    f.say("-ERR " + std::string(60'000, 'x') + "\r\n");
    CHECK(sent->said().error == errc::server_error);
    CHECK(sent->said().error.message().size() < 400);
}

TEST_CASE("commands: an error inside of a script's answer does not tell what has been done")
{
    for (auto const* inside :
         {"*2\r\n:1\r\n-ERR inside\r\n", "*2\r\n-ERR inside\r\n:1\r\n",
          "*2\r\n:1\r\n-MOVED 1 host:1\r\n", "*2\r\n:1\r\n-NOSCRIPT no such script\r\n"}) {
        CAPTURE(inside);
        up f;
        auto const sent = f.acquire();
        f.say(inside);
        CHECK(sent->said().what == reply::outcome::lost);
        CHECK_FALSE(sent->said().elsewhere);
        CHECK(f.it.now_is() != state::up);
    }
}

TEST_CASE("commands: a script that the server does not know is sent in full")
{
    up f;
    auto const sent = f.acquire();
    CHECK(f.write().find("EVALSHA") != std::string::npos);
    f.say("-NOSCRIPT No matching script\r\n");
    CHECK_FALSE(sent->answered());
    CHECK(f.write().find("$4\r\nEVAL\r\n") != std::string::npos);
    f.say(granted);
    CHECK(sent->said().value == 7);
    CHECK(sent->said().again);
    CHECK_FALSE(sent->said().twice);

    auto const cut = f.acquire();
    f.write();
    f.say("-NOSCRIPT No matching script\r\n");
    f.it.on_closed("cut", f.now);
    CHECK(cut->said().what == reply::outcome::unsent);
}

TEST_CASE("commands: a script that is not known even in full is an error")
{
    up f;
    auto const sent = f.acquire();
    f.say("-NOSCRIPT No matching script\r\n");
    f.write();
    f.say("-NOSCRIPT from a proxy\r\n");
    CHECK(f.write().empty());
    CHECK(sent->said().what == reply::outcome::error);
    CHECK(sent->said().error == errc::server_error);
}

TEST_CASE("commands: ASKING goes in front, and its answer is nobody's")
{
    auto asking = make_command(script::acquire, "key");
    asking.asking = true;
    for (std::string const said :
         {"+OK\r\n", "-ERR This instance has cluster support disabled\r\n"}) {
        up f;
        auto const sent = f.send(asking);
        auto const bytes = f.write();
        CHECK(bytes.starts_with("*1\r\n$6\r\nASKING\r\n"));
        CHECK(bytes.find("EVALSHA") != std::string::npos);
        f.say(said);
        CHECK_FALSE(sent->answered());
        f.say("-NOSCRIPT No matching script\r\n");
        CHECK(f.write().starts_with("*1\r\n$6\r\nASKING\r\n"));
        f.say(said + std::string{granted});
        CHECK(sent->said().value == 7);
    }
}

TEST_CASE("commands: what a server of a cluster says instead of an answer goes with the error")
{
    up f;
    auto const moved = f.acquire();
    f.say("-MOVED 5 10.0.0.1:7001\r\n");
    CHECK(moved->said().what == reply::outcome::error);
    REQUIRE(moved->said().elsewhere);
    CHECK(moved->said().elsewhere->to == endpoint{"10.0.0.1", 7001});
    auto const other = f.acquire();
    f.say("-OOM command not allowed\r\n");
    CHECK_FALSE(other->said().elsewhere);
}

TEST_CASE("commands: who has which slot may be told of each slot on its own")
{
    auto const node = "*4\r\n$10\r\n10.0.0.100\r\n:7001\r\n$40\r\n" + std::string(40, 'a') +
                      "\r\n*2\r\n$8\r\nhostname\r\n$7\r\nexample\r\n";
    auto const all_of = [&](std::size_t ranges) {
        auto text = '*' + std::to_string(ranges) + "\r\n";
        for (std::size_t i = 0; i < ranges; ++i) {
            auto const slot = ':' + std::to_string(i % hash_slot_count) + "\r\n";
            text += "*5\r\n" + slot + slot + node + node + node;
        }
        return text;
    };
    up f;
    auto const slots = f.send(command{.which = script::slots, .key = nullptr, .id = {}});
    auto const behind = f.acquire();
    f.it.on_turn(f.now);
    f.write();
    f.say(all_of(hash_slot_count) + std::string{granted});
    REQUIRE(slots->said().slots);
    CHECK(slots->said().slots->size() == hash_slot_count);
    CHECK(behind->said().value == 7);

    // A cluster has no more, and nothing else may be so long.
    auto const more = f.send(command{.which = script::slots, .key = nullptr, .id = {}});
    f.write();
    f.say(all_of(hash_slot_count + 9));
    REQUIRE(more->said().slots);
    CHECK(more->said().slots->size() == hash_slot_count);
    auto const other = f.acquire();
    f.write();
    f.say(all_of(hash_slot_count));
    CHECK(other->said().what == reply::outcome::lost);
}

TEST_CASE("commands: what waits for replicas is written with the write that it waits for")
{
    up f;
    auto const key = std::make_shared<lock_key const>(lock_key::apart{"colock:{a}:x"});
    command const stamp{.which = script::stamp, .key = key, .id = {}, .ttl = 1h};
    for (auto const which : {script::replicated, script::synced, script::replicated}) {
        f.send(stamp);
        CHECK(f.write().empty());
        f.send(command{.which = which, .key = nullptr, .id = {}, .ttl = 1s});
        CHECK_FALSE(f.it.wants_turn());
        auto const written = f.write();
        CHECK(count(written, "SET") == 1);
        CHECK(count(written, "WAIT") == 1);
        f.say(which == script::synced ? "+OK\r\n*2\r\n:1\r\n:0\r\n" : "+OK\r\n:1\r\n");
    }
}

TEST_CASE("commands: how many replicas have it, and whether it is on the disk")
{
    auto const key = std::make_shared<lock_key const>(lock_key::apart{"colock:{a}:x"});
    command const stamp{.which = script::stamp, .key = key, .id = {}, .ttl = 1h};
    auto renewed = stamp;
    renewed.only_if_there = true;
    command const wait{.which = script::replicated, .key = nullptr, .id = {}, .ttl = 1s};
    command const sync{.which = script::synced, .key = nullptr, .id = {}, .ttl = 1s};
    struct line {
        command const& what;
        std::string said;
        reply::outcome outcome;
        std::int64_t status;
    };
    using enum reply::outcome;
    for (auto const& [what, said, outcome, status] : std::initializer_list<line>{
             {stamp, "+OK\r\n", answer, 1},
             {stamp, ":1\r\n", lost, 0},
             {stamp, "_\r\n", lost, 0},
             {stamp, "+PONG\r\n", lost, 0},
             {stamp, "-OOM command not allowed\r\n", error, 0},
             {renewed, ":1\r\n", answer, 1},
             {renewed, ":0\r\n", answer, 0},
             {renewed, "+OK\r\n", lost, 0},
             {wait, ":0\r\n", answer, 0},
             {wait, ":3\r\n", answer, 3},
             {wait, "*2\r\n:1\r\n:0\r\n", lost, 0},
             {sync, "*2\r\n:1\r\n:0\r\n", answer, 1},
             {sync, "*2\r\n:0\r\n:2\r\n", answer, 0},
             {sync, "*1\r\n:1\r\n", lost, 0},
             {sync, "*3\r\n:1\r\n:0\r\n:0\r\n", lost, 0},
             {sync, "*3\r\n:1\r\n$1\r\nx\r\n:0\r\n", lost, 0},
             {sync, ":1\r\n", lost, 0},
         }) {
        CAPTURE(said);
        up f;
        auto const sent = f.send(what);
        f.it.on_turn(f.now);
        f.write();
        f.say(said);
        CHECK(sent->said().what == outcome);
        CHECK(sent->said().status == status);
    }
}

TEST_CASE("commands: without fencing SET acquires, and a script tells why it did not")
{
    auto const bare = make_command(script::acquire, "key", false);
    up f;
    auto const got = f.send(bare);
    CHECK(f.write().find("$3\r\nSET\r\n$3\r\nkey\r\n") != std::string::npos);
    f.say("+OK\r\n");
    CHECK(got->said().status == 1);
    CHECK_FALSE(got->said().again);

    for (std::string const null : {"_\r\n", "$-1\r\n", "*-1\r\n"}) {
        auto const tried = f.send(bare);
        f.write();
        f.say(null);
        CHECK_FALSE(tried->answered());
        CHECK(f.write().find("EVALSHA") != std::string::npos);
        f.say(refused);
        CHECK(tried->said().status == 0);
        CHECK(tried->said().value == 500);
        CHECK(tried->said().again);
    }
}

TEST_CASE("commands: the server's own release is used where it has one")
{
    for (std::string const name : {"delifeq", "delex"}) {
        up f{name};
        auto const released = f.send(make_command(script::release));
        auto const written = f.write();
        CHECK(written.find(name == "delex" ? "$5\r\nDELEX\r\n" : "$7\r\nDELIFEQ\r\n") !=
              std::string::npos);
        f.say(":1\r\n");
        CHECK(released->said().status == 1);

        // A user who may not do that releases by a script, from then on at once.
        auto const denied = f.send(make_command(script::release));
        f.write();
        f.say("-NOPERM no permissions\r\n");
        CHECK(f.write().find("EVALSHA") != std::string::npos);
        f.say("*2\r\n:1\r\n:0\r\n");
        CHECK(denied->said().again);
        f.send(make_command(script::release));
        CHECK(f.write().find("EVALSHA") != std::string::npos);
        // With another connection it may have been given that right.
        f.connect_again();
        f.send(make_command(script::release));
        CHECK(f.write().find("EVALSHA") == std::string::npos);
    }
}

TEST_CASE("commands: who waits by a message is told on the channel on which it listens")
{
    struct server {
        std::string mode;
        std::string version;
        bool sharded;
    };
    for (auto const& [mode, version, sharded] :
         {server{"cluster", "7.0.0", true}, server{"cluster", "6.2.14", false},
          server{"standalone", "8.0.0", false}}) {
        CAPTURE(mode);
        CAPTURE(version);
        fixture f;
        f.greeting[0] = "%2\r\n" + bulk("mode") + bulk(mode) + bulk("version") + bulk(version);
        f.reach(state::up);
        auto release = make_command(script::release);
        release.key = std::make_shared<lock_key>("", "key", std::make_shared<owner_state>());
        f.send(release);
        CHECK(f.write().ends_with(bulk(sharded ? "SPUBLISH" : "PUBLISH")));
    }
}

TEST_CASE("commands: keys that change are told, cut anywhere, before, between and behind answers")
{
    auto const said = invalidation("*2\r\n" + bulk("one") + bulk("two")) + std::string{granted} +
                      invalidation("*1\r\n" + bulk("three")) + ">2\r\n" + bulk("message") +
                      "*1\r\n" + bulk("four");
    for (std::size_t part = 1; part <= said.size(); ++part) {
        CAPTURE(part);
        up f;
        auto const sent = f.acquire();
        f.write();
        for (std::size_t at = 0; at < said.size(); at += part)
            f.say(std::string_view{said}.substr(at, part));
        CHECK(f.told->take() == texts{"changed one", "changed two", "changed three"});
        CHECK(sent->said().value == 7);
    }
}

TEST_CASE("commands: that all keys may have changed is told before what the server answers then")
{
    up f;
    auto const sent = f.acquire();
    f.write();
    texts heard;
    sent->then = [&] { heard = f.told->take(); };
    f.say(invalidation("_\r\n") + invalidation("_\r\n") + std::string{granted});
    CHECK(heard == texts{"all changed"});
    CHECK(f.told->take().empty());
    CHECK(sent->said().value == 7);
}

TEST_CASE("commands: that all keys may have changed is told before the connection ends")
{
    up f;
    f.acquire();
    f.write();
    f.told->take();
    f.say(invalidation("_\r\n") + "?\r\n");
    CHECK(f.told->take() == texts{"all changed", "event disconnected"});
}

TEST_CASE("commands: that all keys may have changed is told once for many messages")
{
    up f;
    std::string flood;
    for (int i = 0; i < 1'000; ++i)
        flood += invalidation("_\r\n");
    f.say(flood);
    CHECK(f.told->take() == texts{"all changed"});
}

TEST_CASE("commands: a change that is the echo of a command of ours is not told")
{
    up f;
    auto const extended = f.send(make_command(script::extend));
    f.write();
    f.say("*2\r\n:1\r\n:1\r\n" + invalidation("*1\r\n" + bulk("key")));
    CHECK(extended->answered());
    CHECK(f.told->take().empty());
    f.say(invalidation("*1\r\n" + bulk("key")));
    CHECK(f.told->take() == texts{"changed key"});
}

TEST_CASE("commands: a server that is slow is not hung, one that says nothing for long is")
{
    up f;
    auto const slow = f.acquire();
    f.write();
    f.pass(999ms);
    CHECK_FALSE(f.it.hung(f.now));
    CHECK(f.it.deadline() > f.now + 50ms);
    f.pass(1ms);
    CHECK_FALSE(f.it.hung(f.now)); // its answers may be there
    CHECK(f.it.deadline() == f.now + 50ms);
    f.pass(49ms);
    CHECK_FALSE(f.it.hung(f.now));
    f.pass(1ms);
    CHECK(f.it.hung(f.now));
    CHECK(f.acquire()->said().error == errc::node_unavailable);
    CHECK(f.it.now_is() == state::up);

    f.say(granted);
    CHECK(slow->answered());
    CHECK_FALSE(f.it.hung(f.now));
    CHECK(f.told->take() == texts{"recovered"});
    CHECK_FALSE(f.acquire()->answered());
}

TEST_CASE("commands: a probe whose end is noticed late is made once more")
{
    up f;
    auto const waits = f.acquire();
    f.write();
    f.pass(1001ms);
    CHECK_FALSE(f.it.hung(f.now));
    f.pass(50ms + 2s); // this process was busy, and has read nothing
    CHECK_FALSE(f.it.hung(f.now));
    CHECK(f.it.deadline() == f.now + 50ms);
    f.pass(50ms + 2s);
    CHECK(f.it.hung(f.now));
    f.say(granted);
    CHECK(waits->answered());
    CHECK_FALSE(f.it.hung(f.now));
}

TEST_CASE("commands: an answer during the probe, and an idle server, show no hang")
{
    up f;
    auto const first = f.acquire();
    auto const second = f.acquire();
    f.it.on_turn(f.now);
    f.pass(1001ms);
    CHECK_FALSE(f.it.hung(f.now));
    f.say(granted);
    f.pass(50ms);
    CHECK_FALSE(f.it.hung(f.now));
    f.say(granted);
    f.pass(10s);
    CHECK_FALSE(f.it.hung(f.now));
    CHECK(f.told->take().empty());
}

TEST_CASE("commands: for a server that owes much they wait, in order, and are refused if it hangs")
{
    up f;
    std::vector<std::shared_ptr<sink>> all;
    while (f.last != execution::waits)
        all.push_back(f.acquire(std::to_string(all.size())));
    CHECK(all.size() == 257);
    auto const unwanted = f.acquire("unwanted");
    unwanted->is_wanted = false;
    auto const later = f.acquire("later");
    f.it.on_turn(f.now);
    CHECK(count(f.write(), "EVALSHA") == 256);

    // One has left, and as the answer was quick, there is room for one more.
    f.say(granted);
    CHECK(all[0]->answered());
    CHECK(all[256]->written == 1);
    CHECK(unwanted->said().error.message().find("too slow to be asked") != std::string::npos);
    CHECK(later->written == 1);
    f.it.on_turn(f.now);
    CHECK(count(f.write(), "EVALSHA") == 2);

    auto const waiting = f.acquire("waiting");
    CHECK(f.last == execution::waits);
    // It owes as much as it may: half a second is enough. Nobody has to ask.
    CHECK(f.it.deadline() == f.now + 500ms);
    f.pass(500ms);
    CHECK(f.it.deadline() == f.now + 50ms);
    f.pass(50ms);
    CHECK(waiting->said().error.message().find("does not answer") != std::string::npos);
}

TEST_CASE("commands: what keeps a lease goes before the others that wait")
{
    up f;
    std::vector<std::shared_ptr<sink>> all;
    while (f.last != execution::waits)
        all.push_back(f.acquire(std::to_string(all.size())));
    auto const release = f.send(make_command(script::release));
    auto const check = f.send(make_command(script::check));
    auto const extend = f.send(make_command(script::extend));
    auto const renewal = f.send(make_command(script::extend, "another"));
    f.it.on_turn(f.now);
    f.write();
    std::vector const all_of_them{extend, renewal, all.back(), release, check};
    // As many as there is room for, one after the other.
    for (std::size_t answers = 1, before = 0; before < all_of_them.size(); ++answers) {
        REQUIRE(answers < all_of_them.size() + 1);
        f.say(granted);
        auto const written =
            static_cast<std::size_t>(std::count_if(all_of_them.begin(), all_of_them.end(),
                                                   [](auto const& each) { return each->written; }));
        CHECK(written > before);
        before = written;
        for (std::size_t n = 0; n < all_of_them.size(); ++n)
            CHECK(all_of_them[n]->written == (n < written));
    }
}

TEST_CASE("commands: so many wait, and no more")
{
    up f;
    auto const fill = [&] {
        int taken = 0;
        while (!f.acquire()->answered())
            ++taken;
        return taken;
    };
    CHECK(fill() == 256 + 20'000);
    CHECK(f.acquire()->said().error.message().find("too slow to be asked") != std::string::npos);
    // A release waits all the same: there are no more releases than leases.
    auto const release = f.send(make_command(script::release));
    CHECK(f.last == execution::waits);
    CHECK_FALSE(release->answered());
    // As many again as have had their turn: the answer has made room for two.
    f.write();
    f.say(granted);
    CHECK(fill() == 2);
    // For another connection they are counted anew.
    f.connect_again();
    CHECK(fill() >= 256 + 20'000);
}

TEST_CASE("commands: however many releases and renewals wait, an acquire waits behind them")
{
    up f;
    for (auto const which : {script::release, script::extend}) {
        for (int i = 0; i < 256 + 30'000; ++i)
            f.send(make_command(which));
        CHECK(f.last == execution::waits);
        auto const acquire = f.acquire();
        CHECK(f.last == execution::waits);
        CHECK_FALSE(acquire->answered());
    }
}

TEST_CASE("commands: whoever is answered may send the next one, or end it all")
{
    up f;
    auto const first = f.acquire();
    std::shared_ptr<sink> next;
    first->then = [&] { next = f.acquire(); };
    f.write();
    f.say(granted);
    CHECK(count(f.write(), "EVALSHA") == 1);
    f.say(granted);
    CHECK(next->said().value == 7);

    auto const last = f.acquire();
    auto const never = f.acquire();
    f.it.on_turn(f.now);
    last->then = [&] { f.it.stop(); };
    f.write();
    f.say(std::string{granted} + std::string{granted});
    CHECK(last->said().what == reply::outcome::answer);
    CHECK(never->said().what == reply::outcome::lost);

    up g;
    auto const cut = g.acquire();
    cut->then = [&] { CHECK(g.acquire()->said().what == reply::outcome::unsent); };
    g.write();
    g.it.on_closed("cut", g.now);
    CHECK(cut->said().what == reply::outcome::lost);
}

namespace {

constexpr std::string_view queued = "+OK\r\n+QUEUED\r\n+QUEUED\r\n";

/// Acquires natively with a step of the counter, which is known to stand at 40, and is given these
/// answers.
struct stepped : up {
    explicit stepped(std::string_view answers, std::uint32_t tokens = 3)
    {
        auto what = make_command(script::acquire);
        what.minting = {tokens, 40};
        waits = std::make_shared<sink>();
        it.execute(what, waits, now);
        written = write();
        say(answers);
    }

    std::shared_ptr<sink> waits;
    std::string written;
};

/// What is written for the next step of the counter.
std::string next_step(fixture& f)
{
    auto what = make_command(script::acquire);
    what.minting = {1, 40};
    f.it.execute(what, std::make_shared<sink>(), f.now);
    return f.write();
}

} // namespace

TEST_CASE("commands: a step of the counter is a transaction, and gives the first of its tokens")
{
    stepped f{std::string{queued} + "*2\r\n+OK\r\n:43\r\n"};
    CHECK(count(f.written, "EVALSHA") == 0);
    CHECK(f.written.find("MULTI") < f.written.find("SET"));
    CHECK(f.written.find("SET") < f.written.find("INCRBY"));
    CHECK(f.written.find("INCRBY") < f.written.find("EXEC"));
    CHECK(f.waits->said().what == reply::outcome::answer);
    CHECK(f.waits->said().status == 1);
    CHECK(f.waits->said().value == 41);
    CHECK(f.write().empty());
    CHECK_FALSE(f.it.owes_answers());
}

TEST_CASE("commands: the answers of a transaction may be cut anywhere")
{
    auto const all = std::string{queued} + "*2\r\n+OK\r\n:50\r\n";
    for (std::size_t part = 1; part <= all.size(); ++part) {
        CAPTURE(part);
        stepped f{""};
        for (std::size_t at = 0; at < all.size(); at += part)
            f.say(std::string_view{all}.substr(at, part));
        CHECK(f.waits->said().value == 48);
    }
}

TEST_CASE("commands: the script is asked where a transaction gives no lock or no good token")
{
    for (std::string const last : {
             "*2\r\n_\r\n:43\r\n",                 // somebody else has the lock
             "*2\r\n+OK\r\n:42\r\n",               // 40 was granted before
             "*2\r\n+OK\r\n:3\r\n",                // the counter was lost
             "*2\r\n+OK\r\n:9007199254740992\r\n", // more than is exact
             "*2\r\n+OK\r\n-ERR value is not an integer or out of range\r\n",
             "*2\r\n+OK\r\n-WRONGTYPE Operation against a key\r\n",
         }) {
        CAPTURE(last);
        stepped f{std::string{queued} + last};
        CHECK(count(f.write(), "EVALSHA") == 1);
        f.say("*2\r\n:1\r\n:77\r\n");
        CHECK(f.waits->said().value == 77);
        CHECK(f.waits->said().again);
    }
}

TEST_CASE("commands: a transaction that is not run says why, by the first error")
{
    struct line {
        std::string answers;
        colock::errc error;
    };
    for (auto const& [answers, error] : {
             line{"+OK\r\n-OOM command not allowed\r\n+QUEUED\r\n-EXECABORT Transaction "
                  "discarded because of previous errors.\r\n",
                  colock::errc::out_of_memory},
             line{"+OK\r\n+QUEUED\r\n-READONLY You can't write\r\n-EXECABORT Transaction "
                  "discarded because of previous errors.\r\n",
                  colock::errc::read_only},
             line{"+OK\r\n-MOVED 5 10.0.0.1:0\r\n+QUEUED\r\n-EXECABORT Transaction discarded "
                  "because of previous errors.\r\n",
                  colock::errc::server_busy}, // it does not know the way
             line{"+OK\r\n+QUEUED\r\n+QUEUED\r\n-EXECABORT Transaction discarded because of: "
                  "OOM command not allowed\r\n",
                  colock::errc::out_of_memory},
         }) {
        CAPTURE(answers);
        stepped f{answers};
        CHECK(f.waits->said().what == reply::outcome::error);
        CHECK(f.waits->said().error == error);
        CHECK(f.write().empty());
    }
}

TEST_CASE("commands: what was not run as a whole may have set the lock")
{
    for (std::string const answers : {
             "+OK\r\n+OK\r\n:43\r\n*2\r\n+OK\r\n:43\r\n",
             "+QUEUED\r\n+QUEUED\r\n+QUEUED\r\n*2\r\n+OK\r\n:43\r\n",
             "+OK\r\n+QUEUED\r\n+QUEUED\r\n*1\r\n+OK\r\n",
             "+OK\r\n+QUEUED\r\n+QUEUED\r\n*3\r\n+OK\r\n:43\r\n:1\r\n",
             "+OK\r\n+QUEUED\r\n+QUEUED\r\n_\r\n",
         }) {
        CAPTURE(answers);
        stepped f{answers};
        CHECK(f.waits->said().what == reply::outcome::lost);
        CHECK(f.write().empty());
    }
}

TEST_CASE("commands: a server that does not end a transaction is connected to anew")
{
    stepped f{std::string{queued} + "-ERR unknown command 'EXEC'\r\n"};
    CHECK(f.waits->said().what == reply::outcome::lost);
    CHECK(f.it.now_is() != state::up);
    // Only once: it would happen again, so no transaction is sent any more.
    f.connect_again();
    CHECK(count(next_step(f), "EVALSHA") == 1);
    // Also where something else has been refused for the moment.
    stepped full{"+OK\r\n-OOM command not allowed\r\n+QUEUED\r\n-ERR unknown command 'EXEC'\r\n"};
    full.connect_again();
    CHECK(count(next_step(full), "EVALSHA") == 1);
}

TEST_CASE("commands: a transaction that a server of a cluster sends elsewhere")
{
    std::string const moved = "-MOVED 5 10.0.0.1:7001\r\n";
    for (auto const& said :
         {std::string{queued} + moved, // the slot went in the middle of it
          "+OK\r\n" + moved + moved +
              "-EXECABORT Transaction discarded because of previous errors.\r\n"}) {
        stepped f{said};
        CHECK(f.it.now_is() == state::up);
        CHECK(f.waits->said().what == reply::outcome::error);
        REQUIRE(f.waits->said().elsewhere);
        CHECK(f.waits->said().elsewhere->what == redirect::advice::moved);
    }
}

TEST_CASE("commands: where the script fails behind a step, that may have set the lock")
{
    auto const bad = std::string{queued} + "*2\r\n+OK\r\n:3\r\n";
    stepped answered{bad};
    answered.write();
    answered.say("-OOM command not allowed\r\n");
    CHECK(answered.waits->said().what == reply::outcome::lost);
    CHECK(answered.waits->said().twice);
    CHECK(answered.waits->said().error == colock::errc::out_of_memory);
    stepped unknown_script{bad};
    unknown_script.write();
    unknown_script.say("-NOSCRIPT No matching script.\r\n");
    CHECK(count(unknown_script.write(), "EVAL\r\n") == 1);
    unknown_script.say("-OOM command not allowed\r\n");
    CHECK(unknown_script.waits->said().what == reply::outcome::lost);
    // Where the slot has gone in between, the lock may have gone with it. A later try finds it.
    stepped moved{bad};
    moved.write();
    moved.say("-MOVED 5 10.0.0.1:7001\r\n");
    CHECK(moved.waits->said().what == reply::outcome::lost);
    CHECK(moved.waits->said().error == colock::errc::node_unavailable);
    stepped demoted{bad};
    demoted.write();
    demoted.say("-READONLY You can't write against a read only replica.\r\n");
    CHECK(demoted.waits->said().what == reply::outcome::lost);
    CHECK(demoted.waits->said().error == colock::errc::read_only);
    stepped cut{bad};
    cut.it.on_closed("cut", cut.now);
    CHECK(cut.waits->said().what == reply::outcome::lost);
    CHECK(cut.waits->said().twice);
    stepped alone{"-NOPERM this user\r\n+OK\r\n:43\r\n-ERR EXEC without MULTI\r\n"};
    alone.write();
    alone.say("-OOM command not allowed\r\n");
    CHECK(alone.waits->said().what == reply::outcome::lost);
    // Not so where nothing was set.
    for (std::string const none :
         {"-NOPERM this user\r\n_\r\n:43\r\n-ERR EXEC without MULTI\r\n",
          "-NOPERM this user\r\n-ASK 5 10.0.0.1:7001\r\n:43\r\n-ERR EXEC without MULTI\r\n",
          "+OK\r\n+QUEUED\r\n-NOPERM this user\r\n-EXECABORT Transaction discarded because of "
          "previous errors.\r\n"}) {
        CAPTURE(none);
        stepped f{none};
        f.write();
        f.say("-ASK 5 10.0.0.1:7001\r\n");
        CHECK(f.waits->said().what == reply::outcome::error);
        CHECK(f.waits->said().elsewhere);
    }
    // Nor where somebody else had it.
    stepped taken{std::string{queued} + "*2\r\n_\r\n:43\r\n"};
    taken.write();
    taken.say("-OOM command not allowed\r\n");
    CHECK(taken.waits->said().what == reply::outcome::error);
}

TEST_CASE("commands: what waited for a connection does not trust what was known of a counter")
{
    fixture f;
    f.it.start(f.now);
    next_step(f);
    f.reach(state::up);
    auto const written = f.write();
    CHECK(count(written, "EVALSHA") == 1);
    CHECK(count(written, "MULTI") == 0);
}

TEST_CASE("commands: a user without the right to a transaction acquires by the script meanwhile")
{
    for (std::string const answers : {
             "-NOPERM this user\r\n+OK\r\n:43\r\n-ERR EXEC without MULTI\r\n",
             "-ERR unknown command 'MULTI'\r\n+OK\r\n:43\r\n-ERR unknown command 'EXEC'\r\n",
             "+OK\r\n+QUEUED\r\n-NOPERM this user\r\n-EXECABORT Transaction discarded because of "
             "previous errors.\r\n",
             "+OK\r\n+QUEUED\r\n+QUEUED\r\n-EXECABORT Transaction discarded because of: NOPERM "
             "this user\r\n",
         }) {
        CAPTURE(answers);
        stepped f{answers};
        CHECK(count(f.write(), "EVALSHA") == 1);
        f.say(granted);
        CHECK(f.waits->said().status == 1);
        CHECK(count(next_step(f), "EVALSHA") == 1);
        // With another connection it may have been given that right.
        f.connect_again();
        CHECK(count(next_step(f), "EVALSHA") == 0);
    }
}

TEST_CASE("commands: a server that is busy for a moment is asked for a transaction again")
{
    stepped f{"-BUSY Redis is busy\r\n-BUSY Redis is busy\r\n:43\r\n-ERR EXEC without MULTI\r\n"};
    CHECK(count(f.write(), "EVALSHA") == 1);
    f.say(granted);
    CHECK(f.waits->said().status == 1);
    CHECK(count(next_step(f), "EVALSHA") == 0);

    stepped open{std::string{queued} + "-BUSY Redis is busy\r\n"};
    CHECK(open.waits->said().what == reply::outcome::lost);
    open.connect_again();
    CHECK(count(next_step(open), "EVALSHA") == 0);
}

namespace {

colock::detail::command about_it(script which)
{
    auto what = make_command(which);
    what.subject = std::make_shared<std::string const>("holder");
    if (what.of_many())
        what.locks = std::make_shared<std::vector<colock::detail::held_lock> const>(
            std::vector{colock::detail::held_lock{what.key, what.id}});
    return what;
}

} // namespace

TEST_CASE("commands: a key of another type is not a lease's, and nothing else is known by that")
{
    constexpr std::string_view wrong = "-WRONGTYPE Operation against a key\r\n";
    for (auto const which :
         {script::extend, script::check, script::release, script::force_release}) {
        up f;
        auto const said = f.send(about_it(which));
        f.say(wrong);
        CHECK(said->said().what == reply::outcome::answer);
        CHECK(said->said().status == 0);
    }
    for (auto const which :
         {script::inspect, script::acquire, script::extend_all, script::check_all}) {
        up f;
        auto const said = f.send(about_it(which));
        f.say(wrong);
        CHECK(said->said().what == reply::outcome::error);
        CHECK(said->said().error == colock::errc::wrong_type);
    }
}

TEST_CASE("commands: an answer about many locks says no more than one thing of each")
{
    for (auto const which : {script::extend_all, script::check_all}) {
        for (bool const too_much : {false, true}) {
            CAPTURE(too_much);
            up f;
            auto const said = f.send(about_it(which)); // one lock
            f.say(too_much ? "*6\r\n:1\r\n:1\r\n:2\r\n:-2\r\n:3\r\n:-2\r\n"
                           : "*4\r\n:1\r\n:1\r\n:1\r\n:-2\r\n");
            CHECK((said->said().what == reply::outcome::answer) == !too_much);
            CHECK((f.it.now_is() == state::up) == !too_much);
        }
    }
}

TEST_CASE("commands: a token from which nobody can count on is none")
{
    for (auto const& [token, counts] :
         {std::pair{"9007199254740991", true}, std::pair{"9007199254740992", false},
          std::pair{"9223372036854775807", false}}) {
        CAPTURE(token);
        up f;
        auto const said = f.acquire("a");
        f.say("*2\r\n:1\r\n:" + std::string{token} + "\r\n");
        CHECK((said->said().what == reply::outcome::answer) == counts);
    }
}
