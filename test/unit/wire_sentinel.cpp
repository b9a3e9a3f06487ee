// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "unit/wire_session.hpp"

// A session with a sentinel: its greeting, what it is asked, and what it tells unasked.

using namespace session_test;

namespace {

using texts = std::vector<std::string>;

constexpr char const* hello = "%3\r\n$6\r\nserver\r\n$5\r\nredis\r\n$2\r\nid\r\n:7\r\n"
                              "$4\r\nmode\r\n$8\r\nsentinel\r\n";
constexpr char const* my_id = "$4\r\nme-1\r\n";
constexpr char const* subscribed = ">3\r\n$9\r\nsubscribe\r\n$14\r\n+switch-master\r\n:1\r\n";

struct watcher {
    watcher()
    {
        it.start(now);
        it.on_open(now);
        it.take_bytes(greeting);
        it.handed_over(greeting.size());
    }

    static colock::node_address address()
    {
        colock::node_address made;
        made.host = "server";
        made.password = "secret";
        made.sentinel_master = "group";
        return made;
    }

    void say(std::string_view bytes) { it.on_bytes(bytes, now); }
    std::shared_ptr<sink> ask(script what)
    {
        auto const answered = std::make_shared<sink>();
        it.execute({.which = what, .key = nullptr, .id = {}, .subject = group}, answered, now);
        it.on_turn(now);
        written.clear();
        it.take_bytes(written);
        it.handed_over(written.size());
        return answered;
    }

    std::shared_ptr<std::string const> group = std::make_shared<std::string const>("group");
    clock::time_point now{1000h};
    std::shared_ptr<listener> told = std::make_shared<listener>();
    session it{3, address(), usual(), told, [] { return std::uint64_t{0}; }};
    std::string greeting;
    std::string written;
};

} // namespace

TEST_CASE("sentinel session: it is greeted, subscribed to, and asked for nothing else")
{
    watcher f;
    CHECK(f.greeting.find("secret") != std::string::npos);
    CHECK(f.greeting.ends_with(bulk("SUBSCRIBE") + bulk("+switch-master")));
    CHECK(f.greeting.find("SCRIPT") == std::string::npos);
    CHECK(f.greeting.find("TRACKING") == std::string::npos);
    CHECK(f.greeting.find(bulk("SENTINEL") + bulk("MYID")) != std::string::npos);
    f.say(hello);
    f.say(my_id);
    CHECK(f.it.now_is() == state::greeting);
    f.say(subscribed);
    CHECK(f.it.now_is() == state::up);
    CHECK(f.told->id == "me-1");
    CHECK(f.told->take() == texts{"event connected", "connected to "});
}

TEST_CASE("sentinel session: one that allows no subscription is asked only")
{
    watcher f;
    f.say(hello);
    f.say(my_id);
    f.say("-NOPERM this user has no permissions to access one of the channels\r\n");
    CHECK(f.it.now_is() == state::up);
}

TEST_CASE("sentinel session: one that does not say which it is")
{
    for (std::string const refusal : {"-NOPERM this user has no permissions\r\n",
                                      "-ERR Unknown sentinel subcommand 'MYID'\r\n"}) {
        watcher f;
        f.say(hello + refusal + subscribed);
        CHECK(f.it.now_is() == state::up);
        CHECK(f.told->id.empty());
    }
}

TEST_CASE("sentinel session: its greeting, cut anywhere")
{
    auto const all = hello + std::string{my_id} + subscribed;
    for (std::size_t part = 1; part <= all.size(); ++part) {
        CAPTURE(part);
        watcher f;
        for (std::size_t at = 0; at < all.size(); at += part)
            f.say(std::string_view{all}.substr(at, part));
        CHECK(f.it.now_is() == state::up);
    }
}

TEST_CASE("sentinel session: a server that is none")
{
    watcher f;
    f.say("%1\r\n$4\r\nmode\r\n$10\r\nstandalone\r\n");
    f.say("-ERR unknown command 'SENTINEL'\r\n");
    f.say(subscribed);
    CHECK(f.it.now_is() == state::pausing);
    CHECK(f.it.trouble() == errc::invalid_argument);
    CHECK(f.it.trouble().message().ends_with("server:6379/group: is not a Sentinel"));
}

TEST_CASE("sentinel session: what is asked, and what is answered")
{
    watcher f;
    f.say(hello);
    f.say(my_id);
    f.say(subscribed);
    auto const where = f.ask(script::master_address);
    CHECK(f.written ==
          "*3\r\n" + bulk("SENTINEL") + bulk("GET-MASTER-ADDR-BY-NAME") + bulk("group"));
    f.say("*2\r\n" + bulk("10.0.0.1") + bulk("6379"));
    CHECK(where->said().what == reply::outcome::answer);
    CHECK(where->said().texts == texts{"10.0.0.1", "6379"});

    auto const none = f.ask(script::master_address);
    f.say("_\r\n");
    CHECK(none->said().what == reply::outcome::answer);
    CHECK(none->said().texts.empty());

    auto const master = f.ask(script::master);
    CHECK(f.written == "*3\r\n" + bulk("SENTINEL") + bulk("MASTER") + bulk("group"));
    f.say("%2\r\n" + bulk("name") + bulk("group") + bulk("port") + bulk("6379"));
    CHECK(master->said().texts == texts{"name", "group", "port", "6379"});

    auto const unknown = f.ask(script::master);
    f.say("-ERR No such master with that name\r\n");
    CHECK(unknown->said().what == reply::outcome::error);
    CHECK(unknown->said().error == errc::invalid_argument);

    auto const who = f.ask(script::sentinel_id);
    CHECK(f.written == "*2\r\n" + bulk("SENTINEL") + bulk("MYID"));
    f.say(my_id);
    CHECK(who->said().what == reply::outcome::answer);
    CHECK(who->said().texts == texts{"me-1"});

    auto const others = f.ask(script::sentinels);
    CHECK(f.written == "*3\r\n" + bulk("SENTINEL") + bulk("SENTINELS") + bulk("group"));
    f.say("*2\r\n%1\r\n" + bulk("name") + bulk("a") + "%2\r\n" + bulk("name") + bulk("b") +
          bulk("port") + bulk("1"));
    CHECK(others->said().texts == texts{"name", "a", "name", "b", "port", "1"});

    auto const strange = f.ask(script::sentinels);
    f.say(":1\r\n");
    CHECK(strange->said().what == reply::outcome::lost);
}

TEST_CASE("sentinel session: it tells of another master, before, between and behind answers")
{
    std::string const message = ">3\r\n" + bulk("message") + bulk("+switch-master") +
                                bulk("group 10.0.0.1 6379 10.0.0.2 6379");
    watcher f;
    f.say(hello);
    f.say(my_id);
    f.say(subscribed);
    f.told->take();
    f.say(message);
    CHECK(f.told->take() == texts{"all changed"});
    auto const asked = f.ask(script::master_address);
    f.say(message + message + "*2\r\n" + bulk("10.0.0.2") + bulk("6379") + message);
    CHECK(asked->said().texts == texts{"10.0.0.2", "6379"});
    CHECK(f.told->take() == texts{"all changed", "all changed"});
    f.say(">2\r\n" + bulk("pong") + bulk(""));
    CHECK(f.told->take().empty());
}

TEST_CASE("session: a sentinel that is taken for a server says so, and is asked for no lock")
{
    fixture f;
    f.it.start(f.now);
    auto const sent = std::make_shared<sink>();
    f.it.execute(make_command(script::acquire), sent, f.now);
    f.it.on_open(f.now);
    f.write();
    f.greeting[0] = hello;
    for (std::size_t i = 1; i < f.greeting.size(); ++i)
        f.greeting[i] = "-ERR unknown command\r\n";
    f.say(f.all_of_greeting());
    CHECK(f.it.now_is() == state::pausing);
    CHECK(sent->said().what == reply::outcome::unsent);
    CHECK(sent->said().error == errc::invalid_argument);
    CHECK(sent->said().error.message().find("redis-sentinel://") != std::string::npos);
}

TEST_CASE("session: a replica says that it is one")
{
    for (std::string const role : {"master", "replica", "slave"}) {
        fixture f;
        struct roles final : node_listener {
            void on_connected(std::size_t, server_info const& server) override
            {
                is_replica = server.is_replica;
                of_a_master = server.reign.is_master;
            }
            void on_recovered(std::size_t) override {}
            void on_changed(std::size_t, std::string_view) override {}
            void on_all_changed(std::size_t) override {}
            void on_event(colock::event const&) override {}
            void on_command_sent() override {}
            bool is_replica = false;
            bool of_a_master = false;
        };
        auto const heard = std::make_shared<roles>();
        auto options = usual();
        options.guard = colock::restart_guard::marker;
        session it{3, fixture::address(0), options, heard, [] { return std::uint64_t{0}; }};
        it.start(f.now);
        it.on_open(f.now);
        f.greeting[0] = "%2\r\n" + bulk("mode") + bulk("standalone") + bulk("role") + bulk(role);
        f.greeting.insert(f.greeting.begin() + static_cast<std::ptrdiff_t>(f.commands),
                          "-NOPERM no INFO replication for this user\r\n");
        it.on_bytes(f.all_of_greeting(), f.now);
        CHECK(it.now_is() == state::up);
        CHECK(heard->is_replica == (role != "master"));
        CHECK(heard->of_a_master == (role == "master"));
    }
}
