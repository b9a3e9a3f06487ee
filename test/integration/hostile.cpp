// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/dice.hpp"
#include "support/hostile_server.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <deque>
#include <fstream>
#include <functional>
#include <malloc.h>
#include <memory>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

// Servers that say what no server may: every caller hears in time that there is none, and what they
// say is not kept.

using namespace support;
using connection = hostile_server::connection;

namespace {

/// Bytes of memory that are in use.
std::size_t memory_used()
{
    std::size_t all = 0;
    std::size_t resident = 0;
    auto* const file = std::fopen("/proc/self/statm", "r");
    CHECK(std::fscanf(file, "%zu %zu", &all, &resident) == 2);
    std::fclose(file);
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// How much more memory is in use at the most than when this was made.
class memory_peak {
public:
    memory_peak()
    {
        auto* const file = std::fopen("/proc/self/clear_refs", "w");
        REQUIRE(file);
        CHECK(std::fputs("5", file) >= 0); // resets the peak, see proc(5)
        CHECK(std::fclose(file) == 0);
    }

    std::size_t growth() const
    {
        std::ifstream status{"/proc/self/status"};
        for (std::string line; std::getline(status, line);) {
            if (line.starts_with("VmHWM:"))
                return std::max(std::stoul(line.substr(6)) * 1024, before_) - before_;
        }
        FAIL("there is no VmHWM");
        return 0;
    }

private:
    std::size_t before_ = memory_used();
};

/// What a client may take, whatever a server says. Only a sanitizer may take more.
void check_growth(memory_peak const& peak, std::size_t most = 16u << 20)
{
    if (!sanitized)
        CHECK(peak.growth() < most);
}

struct act {
    std::string what;
    std::function<void(connection&)> say;
    std::string reason; ///< In the error; empty: any.
};

void for_ever(connection& to, std::string_view what)
{
    std::string many;
    while (many.size() < 100'000)
        many += what;
    for (;;)
        to.say(many);
}

/// What a server may say first on a connection, or as the answer to a script.
std::vector<act> const acts{
    {"garbage", [](connection& c) { for_ever(c, "\x16\x03\x01 no RESP \xff"); },
     "a value of no type"},
    {"HTTP", [](connection& c) { c.say("HTTP/1.1 400 Bad Request\r\n\r\n"); },
     "a value of no type"},
    {"an endless line", [](connection& c) { c.say("+"), for_ever(c, "endless "); }, "too long"},
    {"an endless error", [](connection& c) { c.say("-ERR "), for_ever(c, "endless "); },
     "too long"},
    {"an endless string", [](connection& c) { c.say("$4000000000\r\n"), for_ever(c, "endless "); },
     "too long"},
    {"a string that grows up to the limit, and then some",
     [](connection& c) {
         c.say("*2\r\n$1048000\r\n" + std::string(1'048'000, 'x') + "\r\n$1000\r\n");
         c.keep_silent(); // an end of the connection would take back what has not arrived
     },
     "too long"},
    {"an array of 10^9", [](connection& c) { c.say("*1000000000\r\n"), for_ever(c, ":1\r\n"); },
     "too many"},
    {"a map of 10^9", [](connection& c) { c.say("%1000000000\r\n"), for_ever(c, ":1\r\n"); },
     "too many"},
    {"nesting of 10^5",
     [](connection& c) {
         for (int i = 0; i < 100; ++i) {
             std::string deep;
             for (int j = 0; j < 1'000; ++j)
                 deep += "*1\r\n";
             c.say(deep);
         }
     },
     "nested too deeply"},
    {"a length that is none", [](connection& c) { c.say("$\r\n"); }, "a length"},
    {"streamed strings", [](connection& c) { for_ever(c, "$?\r\n"); }, "streamed"},
    {"attributes without end", [](connection& c) { for_ever(c, "|1\r\n+a\r\n+b\r\n"); },
     "answer of too many"},
    {"NUL",
     [](connection& c) {
         for_ever(c, std::string_view{"\0\0\0\0", 4});
     },
     "a value of no type"},
    {"nothing, and the end", [](connection&) {}, ""},
    {"half a value, and the end", [](connection& c) { c.say("*2\r\n:1"); }, ""},
};

/// Checks what is promised of an acquire while a server behaves like that.
void check_unavailable(act const& each, std::function<void(connection&)> const& all)
{
    CAPTURE(each.what);
    hostile_server server{all};
    asio::io_context io;
    colock::client_options options;
    options.connect_timeout = 200ms * slack;
    options.reconnect_wait_max = 20ms;
    options.drain_timeout = 100ms;
    unguarded_client locks{io, server.address(), options};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "hostile", long_ttl};
        auto const wait = 300ms * slack;
        // One that does not run for a while has not given its reason by then.
        std::string said;
        for (int attempt = 0; attempt < 5 && (said.empty() || !contains(said, each.reason));
             ++attempt) {
            auto const start = steady::now();
            auto const [error, none] = co_await name.async_acquire(wait, asio::as_tuple);
            CHECK(since(start) < wait + prompt);
            CHECK(error == errc::node_unavailable);
            CHECK_MESSAGE(contains(error.message(), server.address().label()), error.message());
            said = error.message();
        }
        CHECK_MESSAGE(contains(said, each.reason), said);
        CHECK(server.connections() > 0);
        co_await close_in_doubt(locks);
    });
}

} // namespace

TEST_CASE("hostile: whatever is said instead of the greeting")
{
    memory_peak const peak;
    for (auto const& each : acts)
        check_unavailable(each, each.say);
    check_growth(peak);
}

TEST_CASE("hostile: whatever is said instead of an answer")
{
    memory_peak const peak;
    for (auto const& each : acts) {
        check_unavailable(each, [&](connection& c) {
            c.greet();
            each.say(c);
        });
    }
    check_growth(peak);
}

TEST_CASE("hostile: a flood of pushes neither fills memory nor keeps the answer from coming")
{
    memory_peak const peak;
    for (std::string const push :
         {">2\r\n$10\r\ninvalidate\r\n*1\r\n$8\r\nlock:any\r\n", ">2\r\n$10\r\ninvalidate\r\n_\r\n",
          ">3\r\n+message\r\n+channel\r\n+text\r\n"}) {
        CAPTURE(push);
        hostile_server server{[&](connection& c) {
            c.greet();
            std::string flood;
            flood.reserve(11'000'000);
            while (flood.size() < 10'000'000)
                flood += push;
            c.say(flood);
            c.say("*2\r\n:1\r\n:7\r\n");
            for (;;) { // the rest: releases, and an acquire where the flood took too long
                c.hear();
                c.say("*2\r\n:1\r\n:7\r\n");
            }
        }};
        asio::io_context io;
        colock::client_options options;
        options.node_timeout = stuck; // reading a flood takes long where the machine is busy
        unguarded_client locks{io, server.address(), options};
        run(io, [&]() -> asio::awaitable<void> {
            colock::mutex const name{locks, "flood", {.ttl = 60s, .renew = false}};
            auto held = co_await name.async_acquire(stuck);
            CHECK(held.fencing_token() == 7);
            co_await held.async_release();
            co_await locks.async_close();
        });
    }
    // The flood itself is in this process, too.
    check_growth(peak, (16u << 20) + 11'000'000);
}

TEST_CASE("hostile: a server that sends byte by byte is as good as any")
{
    hostile_server server{[](connection& c) {
        for (;;) {
            auto const command = c.hear().front();
            if (command == "HELLO")
                c.say_in_parts("%1\r\n$6\r\nserver\r\n$5\r\nredis\r\n", 1);
            else if (command == "EVALSHA")
                c.say_in_parts("|1\r\n+ttl\r\n:1\r\n*2\r\n:1\r\n:7\r\n", 1);
            else
                c.say_in_parts("$10\r\nrun_id:x\r\n\r\n", 1);
        }
    }};
    asio::io_context io;
    unguarded_client locks{io, server.address()};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "slowly", {.ttl = 60s, .renew = false}};
        auto held = co_await name.async_acquire(5s);
        CHECK(held.fencing_token() == 7);
        co_await held.async_release();
        co_await locks.async_close();
    });
}

TEST_CASE("hostile: a grant without a token is no reason to ask at once again")
{
    std::atomic<int> commands = 0;
    hostile_server server{[&](connection& c) {
        c.greet();
        for (;; c.hear()) {
            ++commands;
            c.say("*2\r\n:1\r\n:0\r\n");
        }
    }};
    asio::io_context io;
    unguarded_client locks{io, server.address(), {.drain_timeout = 100ms}};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "tokenless", long_ttl};
        auto const [error, none] = co_await name.async_acquire(prompt, asio::as_tuple);
        CHECK(error == errc::server_error);
        CHECK_FALSE(none);
        co_await close_in_doubt(locks);
    });
    CHECK(commands.load() < 100 * (prompt / 300ms));
}

TEST_CASE("hostile: answers to nothing end the connection")
{
    hostile_server server{[](connection& c) {
        c.greet();
        c.say("*2\r\n:0\r\n:60000\r\n*2\r\n:1\r\n:7\r\n");
        c.keep_silent();
    }};
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, server.address(), events.options({.drain_timeout = 100ms})};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "nothing", long_ttl};
        auto const tried = co_await name.async_try_acquire(asio::as_tuple);
        CHECK_FALSE(std::get<1>(tried));
        auto const ended = co_await events.wait(colock::event_kind::disconnected);
        CHECK_MESSAGE(contains(ended.error.message(), "an answer to nothing"),
                      ended.error.message());
        co_await close_in_doubt(locks);
    });
}

TEST_CASE(
    "hostile: a server that says why it does not want us is quoted, without its control codes")
{
    hostile_server server{[](connection& c) { c.say("-DENIED \x1b[31mnot from here\x1b[0m\r\n"); }};
    asio::io_context io;
    event_recorder events;
    unguarded_client locks{io, server.address(), events.options({.drain_timeout = 100ms})};
    run(io, [&]() -> asio::awaitable<void> {
        co_await events.wait(colock::event_kind::connect_failed);
        colock::mutex const name{locks, "denied", long_ttl};
        auto const [error, none] = co_await name.async_acquire(100ms, asio::as_tuple);
        CHECK_MESSAGE(contains(error.message(), "DENIED ?[31mnot from here?[0m"), error.message());
        co_await close_in_doubt(locks);
    });
}

TEST_CASE("hostile: what a server says in place of its slots is not kept")
{
    std::string const text = "*1\r\n$1048000\r\n" + std::string(1'048'000, 'x') + "\r\n";
    memory_peak const peak;
    hostile_server server{[&](connection& c) {
        c.greet("cluster");
        c.say("*17\r\n");
        for (int i = 0; i < 15; ++i)
            c.say(text);
        c.keep_silent();
    }};
    asio::io_context io;
    colock::client_options const options{.health_check_interval = 500ms, .drain_timeout = 100ms};
    unguarded_client locks{io, server.address(), options};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "slots", long_ttl};
        auto const [error, none] = co_await name.async_acquire(700ms, asio::as_tuple);
        CHECK(error == errc::node_unavailable);
        check_growth(peak, 8u << 20);
        co_await until("another connection", [&] { return server.connections() > 1; });
        co_await close_in_doubt(locks);
    });
}

TEST_CASE("hostile: what sentinels say beside the master is not kept")
{
    std::string const much =
        "%1\r\n$4\r\njunk\r\n$1048000\r\n" + std::string(1'048'000, 'x') + "\r\n";
    // What has been freed counts only where the system has got it back.
    auto const used = [] {
        ::malloc_trim(0);
        return memory_used();
    };
    auto const before = used();
    std::atomic<int> said = 0;
    std::deque<hostile_server> sentinels;
    colock::node_address group;
    group.sentinel_master = "group";
    while (sentinels.size() < 24) {
        auto const& made = sentinels.emplace_back([&](connection& c) {
            bool first = true;
            for (auto asked = c.greet("sentinel");; asked = c.hear()) {
                if (asked.at(1) != "MASTER") {
                    c.say("*0\r\n");
                } else if (std::exchange(first, false)) {
                    c.say(much);
                    ++said;
                } else {
                    c.keep_silent();
                }
            }
        });
        auto const port = made.address().port;
        if (sentinels.size() == 1)
            group.port = port;
        else
            group.seeds.push_back({"127.0.0.1", port});
    }
    asio::io_context io;
    colock::client_options const options{.health_check_interval = 60s, .drain_timeout = 100ms};
    unguarded_client locks{io, group, options};
    run(io, [&]() -> asio::awaitable<void> {
        colock::mutex const name{locks, "group", long_ttl};
        auto const [error, none] = co_await name.async_acquire(300ms, asio::as_tuple);
        CHECK((error == errc::server_error || error == errc::node_unavailable));
        co_await until("what all of them say", [&] { return said == 24; });
        if (!sanitized)
            co_await until("its end", [&] { return used() < before + (8u << 20); });
        co_await close_in_doubt(locks);
    });
}

namespace {

/// Stands before a server and now and then changes a part of what it answers. Works in the thread
/// of the test.
class changing_proxy {
public:
    changing_proxy(asio::io_context& io, redis_server const& behind, dice& random)
        : random_{random}, behind_{asio::ip::make_address("127.0.0.1"), behind.port()},
          acceptor_{io, tcp::endpoint{asio::ip::make_address("127.0.0.1"), 0}}
    {
        asio::co_spawn(io, accept(), asio::detached);
    }

    colock::node_address address() const
    {
        colock::node_address result;
        result.port = acceptor_.local_endpoint().port();
        return result;
    }

    void change_answers(bool change) { changes_ = change; }

    /// How many parts it has changed; 0 as long as one of the ways to do that is missing.
    int changed_in_all_ways() const
    {
        int sum = 0;
        for (int const each : changed_) {
            if (each == 0)
                return 0;
            sum += each;
        }
        return sum;
    }

    /// Accepts no more connections.
    void close() { acceptor_.close(); }

private:
    using tcp = asio::ip::tcp;
    using socket = std::shared_ptr<tcp::socket>;
    enum way : std::size_t { flip_a_bit, drop_a_byte, double_a_byte, swap_a_line_end, cut, ways };

    asio::awaitable<void> accept()
    {
        for (;;) {
            auto accepted = co_await acceptor_.async_accept(asio::use_awaitable);
            asio::co_spawn(acceptor_.get_executor(),
                           serve(std::make_shared<tcp::socket>(std::move(accepted)),
                                 std::make_shared<tcp::socket>(acceptor_.get_executor())),
                           asio::detached);
        }
    }

    asio::awaitable<void> serve(socket near, socket far)
    {
        co_await far->async_connect(behind_, asio::use_awaitable);
        near->set_option(tcp::no_delay{true});
        far->set_option(tcp::no_delay{true});
        asio::co_spawn(near->get_executor(), pass_on(near, far, false), asio::detached);
        auto answers = pass_on(far, near, true);
        co_await std::move(answers);
    }

    asio::awaitable<void> pass_on(socket from, socket to, bool are_answers)
    {
        std::string room(16'384, '\0');
        try {
            for (bool goes_on = true; goes_on;) {
                auto const size =
                    co_await from->async_read_some(asio::buffer(room), asio::use_awaitable);
                auto part = room.substr(0, size);
                goes_on = !are_answers || change(part);
                co_await asio::async_write(*to, asio::buffer(part), asio::use_awaitable);
            }
        } catch (boost::system::system_error const&) {
        }
        error_code ignored;
        from->close(ignored);
        to->close(ignored);
    }

    /// False where the connection is to end behind this part.
    bool change(std::string& part)
    {
        if (!changes_ || !random_.chance(10))
            return true;
        auto const last = static_cast<int>(part.size()) - 1;
        auto const at = static_cast<std::size_t>(random_.number(0, last));
        auto const how = static_cast<way>(random_.number(0, static_cast<int>(ways) - 1));
        switch (how) {
        case flip_a_bit:
            part[at] = static_cast<char>(part[at] ^ (1 << random_.number(0, 7)));
            break;
        case drop_a_byte:
            part.erase(at, 1);
            break;
        case double_a_byte:
            part.insert(at, 1, part[at]);
            break;
        case swap_a_line_end: {
            auto const end = std::min(part.find("\r\n", at), part.rfind("\r\n"));
            if (end == part.npos)
                return true;
            std::swap(part[end], part[end + 1]);
            break;
        }
        case cut:
            part.resize(at);
            break;
        case ways:
            break;
        }
        ++changed_[how];
        return how != cut;
    }

    dice& random_;
    tcp::endpoint behind_;
    tcp::acceptor acceptor_;
    bool changes_ = false;
    std::array<int, ways> changed_{};
};

/// How many operations have ended in which way.
struct ends {
    int well = 0;
    int by_error = 0;

    /// What is promised of each.
    void note(char const* operation, error_code error, steady::time_point begun, milliseconds limit)
    {
        CAPTURE(operation);
        CAPTURE(error);
        CHECK(since(begun).count() < (limit + prompt).count());
        CHECK((!error || error.category() == colock::error_category()));
        ++(error ? by_error : well);
    }
};

constexpr milliseconds short_ttl = 500ms;

/// A release and an inspection wait for a second, and once more where this process was busy.
constexpr milliseconds longest_answer = 2s;

asio::awaitable<void> use_a_lock(colock::client& locks, std::string name, steady::time_point end,
                                 ends& seen)
{
    colock::mutex const lock{locks, name, {.ttl = short_ttl}};
    while (steady::now() < end) {
        auto begun = steady::now();
        auto [failed, held] = co_await lock.async_acquire(200ms, asio::as_tuple);
        seen.note("acquire", failed, begun, 200ms);
        if (failed)
            continue;

        begun = steady::now();
        auto const [unknown, found] = co_await locks.async_inspect(name, asio::as_tuple);
        seen.note("inspect", unknown, begun, longest_answer);

        begun = steady::now();
        auto const [not_extended] = co_await held.async_extend(asio::as_tuple);
        seen.note("extend", not_extended, begun, longest_answer);

        begun = steady::now();
        auto const [not_released] = co_await held.async_release(asio::as_tuple);
        seen.note("release", not_released, begun, longest_answer);
    }
}

/// Returns when a lock was granted, was on the server, and was released. A client may wait for ten
/// seconds for the end of a message that goes on and on.
asio::awaitable<void> acquire_again(colock::client& locks, redis_server& server)
{
    colock::mutex const lock{locks, "wrong:0", {.ttl = short_ttl}};
    bool well = false;
    std::string last;
    for (auto const start = steady::now(); !well && since(start) < stuck;) {
        auto [failed, held] = co_await lock.async_acquire(1s, asio::as_tuple);
        if (failed) {
            last = "acquire: " + failed.message();
            continue;
        }
        bool const is_there = server.command({"GET", "lock:wrong:0"}) == held.lock_id();
        auto const [not_released] = co_await held.async_release(asio::as_tuple);
        last = "release: " + not_released.message();
        well = is_there && !not_released;
    }
    REQUIRE_MESSAGE(well, last);
}

} // namespace

TEST_CASE("hostile: wrong bytes in answers hinder a client only while they come")
{
    dice random;
    MESSAGE("COLOCK_TEST_SEED=", random.seed());
    auto const before = memory_used();
    topology servers{1, {}, shape::servers};
    asio::io_context io;
    changing_proxy proxy{io, servers[0], random};
    colock::client_options options;
    options.connect_timeout = 200ms * slack;
    options.health_check_interval = 100ms;
    options.reconnect_wait_max = 50ms;
    options.drain_timeout = 1s;
    unguarded_client locks{io, proxy.address(), options};
    ends seen;
    auto const enough = [&] {
        return proxy.changed_in_all_ways() >= 30 && seen.well > 0 && seen.by_error > 0;
    };
    auto const body = [&]() -> asio::awaitable<void> {
        auto const start = steady::now();
        for (int spell = 0; spell < 6 || (!enough() && since(start) < stuck); ++spell) {
            proxy.change_answers(true);
            auto const end = steady::now() + 500ms;
            task_group all{co_await asio::this_coro::executor};
            // The last worker wants the same name as the first.
            for (int i = 0; i < 5; ++i)
                all.spawn([&, name = "wrong:" + std::to_string(i % 4)] {
                    return use_a_lock(locks, name, end, seen);
                });
            co_await all.join();
            proxy.change_answers(false);
            co_await acquire_again(locks, servers[0]);
            if (!sanitized)
                CHECK(memory_used() < before + (16u << 20));
        }
        co_await close_in_doubt(locks);
        proxy.close();
        co_await until("the end of all locks", [&] { return servers.left_behind().empty(); });
    };
    run(io, body, 4 * stuck);
    CHECK(enough());
    MESSAGE(proxy.changed_in_all_ways(), " parts changed; ", seen.well, " operations went well, ",
            seen.by_error, " failed");
}
