// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "wire/session.hpp"
#include "wire/writer.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A session without a link: the tests are its link, its server and its client.
namespace session_test {

using namespace std::chrono_literals;
using namespace colock::detail;
using colock::clock;
using colock::errc;
using colock::event_kind;
using state = session::state;

/// Writes down what it hears.
struct listener final : node_listener {
    void on_connected(std::size_t, server_info const& server) override
    {
        heard.push_back("connected to " + server.run_id);
        uptime = server.uptime;
        id = server.id;
        known = server;
    }
    void on_recovered(std::size_t) override { heard.push_back("recovered"); }
    void on_changed(std::size_t, std::string_view key) override
    {
        heard.push_back("changed " + std::string{key});
    }
    void on_all_changed(std::size_t) override { heard.push_back("all changed"); }
    void on_event(colock::event const& what) override
    {
        heard.push_back("event " + std::string{to_string(what.kind)});
        last_event = what;
    }
    void on_command_sent() override { ++sent; }
    colock::error_code refusal_of(server_info const&) const override { return refuses; }
    bool asks_for_id() const override { return asks_for_ids; }

    std::vector<std::string> take() { return std::exchange(heard, {}); }

    std::vector<std::string> heard;
    colock::event last_event;
    std::optional<std::chrono::seconds> uptime;
    int sent = 0;
    colock::error_code refuses; ///< The error for every server, if any.
    bool asks_for_ids = false;
    std::string id;
    server_info known;
};

/// Waits for one reply, or for several.
struct sink final : reply_sink {
    void on_reply(std::size_t node, reply const& answer) override
    {
        CHECK(node == 3);
        replies.push_back(answer);
        if (then)
            std::exchange(then, nullptr)();
    }
    void on_written(std::size_t) override { ++written; }
    bool wanted(std::size_t) const override { return is_wanted; }

    bool answered() const { return replies.size() == 1; }
    reply const& said() const
    {
        REQUIRE(replies.size() == 1);
        return replies.front();
    }

    std::vector<reply> replies;
    std::function<void()> then;
    int written = 0;
    bool is_wanted = true;
};

/// A command about a key. An acquire is rendered as a script, or, without fencing, natively.
inline command make_command(script which, std::string const& key = "key", bool fencing = true)
{
    command made{};
    made.which = which;
    made.key = std::make_shared<lock_key const>("", key);
    made.id = lock_id{boost::uuids::uuid{}};
    made.ttl = 10s;
    made.minting.tokens = fencing;
    return made;
}

inline std::string bulk(std::string_view text)
{
    std::string made;
    append_bulk(made, text);
    return made;
}

inline constexpr std::string_view granted = "*2\r\n:1\r\n:7\r\n";
inline constexpr std::string_view refused = "*2\r\n:0\r\n:500\r\n";

inline colock::client_options usual()
{
    colock::client_options options;
    options.connect_timeout = 2s;
    options.health_check_interval = 100s;
    options.reconnect_wait_min = 10ms;
    options.reconnect_wait_max = 1s;
    options.guard = colock::restart_guard::run_id; // the greeting below says nothing of a reign
    return options;
}

struct fixture {
    explicit fixture(colock::client_options const& options = usual(), int database = 0)
        : it{3, address(database), options, told, [] { return std::uint64_t{0}; }}
    {
        greeting.push_back("%1\r\n+server\r\n+redis\r\n");
        if (database != 0)
            greeting.push_back("+OK\r\n");
        needed = greeting.size();
        greeting.push_back("+OK\r\n");
        greeting.push_back('=' + bulk("txt:run_id:abc\r\nuptime_in_seconds:12\r\n").substr(1));
        greeting.push_back(bulk("used_memory:1\r\nmaxmemory_policy:noeviction\r\n"));
        commands = greeting.size();
        greeting.push_back("*1\r\n$3\r\ndel\r\n");
        for (int i = 0; i < 9; ++i)
            greeting.push_back(bulk(std::string(40, 'a')));
    }

    static colock::node_address address(int database)
    {
        colock::node_address made;
        made.host = "server";
        made.password = "secret";
        made.database = database;
        return made;
    }

    /// Takes what is to be written, and gives so much of it to the system.
    std::string write(std::size_t most = std::string::npos)
    {
        std::string bytes;
        it.take_bytes(bytes);
        it.handed_over(std::min(most, bytes.size()));
        return bytes;
    }
    void say(std::string_view bytes) { it.on_bytes(bytes, now); }
    void pass(clock::duration time)
    {
        now += time;
        it.on_time(now);
    }
    std::string all_of_greeting() const
    {
        std::string all;
        for (auto const& each : greeting)
            all += each;
        return all;
    }

    /// Brings the session to a state, in the usual way.
    void reach(state wanted)
    {
        if (wanted == state::idle)
            return;
        it.start(now);
        if (wanted == state::stopped)
            it.stop();
        if (wanted == state::pausing)
            it.on_closed("test", now);
        if (wanted == state::greeting || wanted == state::up) {
            it.on_open(now);
            write();
        }
        if (wanted == state::up)
            say(all_of_greeting());
        REQUIRE(it.now_is() == wanted);
        told->heard.clear();
        told->sent = 0;
    }

    /// The connection is lost, if there is one, and another is made.
    void connect_again()
    {
        it.on_closed("test", now);
        pass(10s);
        REQUIRE(it.now_is() == state::opening);
        it.on_open(now);
        write();
        say(all_of_greeting());
        REQUIRE(it.now_is() == state::up);
    }

    std::shared_ptr<sink> send(command const& what)
    {
        auto const to = std::make_shared<sink>();
        last = it.execute(what, to, now);
        return to;
    }
    std::shared_ptr<sink> acquire(std::string const& key = "key")
    {
        return send(make_command(script::acquire, key));
    }

    std::shared_ptr<listener> told = std::make_shared<listener>();
    clock::time_point now{1h};
    session it;
    execution last{};
    std::vector<std::string> greeting; ///< The usual answers.
    std::size_t needed = 0;            ///< So many of these must be no errors.
    std::size_t commands = 0;          ///< The place of the answer to COMMAND LIST.
};

using texts = std::vector<std::string>;

} // namespace session_test
