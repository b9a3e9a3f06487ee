// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// restart_guard::marker with one server: what is asked of a server whose reign is new, and which of
// its answers count.

#include "scripted/stage/locks.hpp"

#include "vote/server/guarded_server.hpp"

#include <cstdint>
#include <doctest/doctest.h>
#include <limits>

using namespace scripted;
using colock::detail::script;

namespace {

/// The guard of a longest_ttl of 10 s.
constexpr auto guard = 12'100ms;

struct guarded : locks {
    explicit guarded(std::chrono::milliseconds node_timeout = 0ms)
        : locks{1, {.node_timeout = node_timeout, .guard = colock::restart_guard::marker}}
    {
    }

    vote& server() { return (*this)[0]; }

    void meet(std::string id, bool promoted)
    {
        server().connect_as({.run_id = {},
                             .uptime = 1'000s,
                             .reign = {.id = std::move(id), .promoted = promoted},
                             .asked = now()});
        run();
    }

    /// From now on, asked for its reign, the server says the same as by meet("new", true).
    void answer_looks()
    {
        server().answers = [](auto const& what) -> std::optional<reply> {
            if (what.which != script::replication)
                return std::nullopt;
            return said({"role:master\r\nmaster_replid:new\r\nsecond_repl_offset:7\r\n"});
        };
    }

    colock::mutex a{client(), "a", {.ttl = 10s, .hand_offs = 0}};
};

/// Counts how often it is asked for a slot. A Cluster looks through thousands to find one.
struct slot_seeker final : detail::node_listener {
    void on_connected(std::size_t, detail::server_info const&) override {}
    void on_recovered(std::size_t) override {}
    void on_changed(std::size_t, std::string_view) override {}
    void on_all_changed(std::size_t) override {}
    void on_event(colock::event const&) override {}
    void on_command_sent() override {}
    std::optional<detail::hash_slot> some_slot() const override
    {
        ++searches;
        return detail::hash_slot{7};
    }

    mutable int searches = 0;
};

struct last_reply final : detail::reply_sink {
    void on_reply(std::size_t, reply const& answer) override { error = answer.error; }

    error_code error;
};

} // namespace

TEST_CASE("guarded: a new reign grants nothing until the marker says that others met it long ago")
{
    guarded test;
    test.meet("new", true);
    test.answer_looks();
    CHECK(test.take_events() == texts{"not_counted vote0:6379"});
    auto const it = test.acquire(test.a);
    test.pass(2s);
    CHECK_FALSE(test.server().asked(script::acquire));
    REQUIRE(test.server().times_asked(script::marker) == 1);
    test.server().say(script::marker, yes(3'000));
    test.pass(3s);
    CHECK_FALSE(test.server().asked(script::acquire));
    test.pass(200ms);
    test.grant(it, test.server(), 7);
    CHECK(it->value.valid());
}

TEST_CASE("guarded: a marker makes nobody wait for longer than its own guard")
{
    // What a marker may say if the server's clock was set back, or if anybody else has written it.
    for (auto const rest :
         {std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min(),
          std::int64_t{-1}, std::int64_t{365} * 24 * 3'600'000, std::int64_t{guard.count()}}) {
        CAPTURE(rest);
        guarded test;
        test.meet("new", true);
        test.answer_looks();
        auto const it = test.acquire(test.a);
        test.pass(1s);
        test.server().say(script::marker, yes(rest));
        test.pass(guard - 1s - 1ms);
        CHECK_FALSE(test.server().asked(script::acquire));
        test.pass(60ms);
        test.grant(it, test.server(), 7);
    }
}

TEST_CASE("guarded: those who guard for another time have another marker")
{
    for (auto const& [ttl, end] :
         {std::pair{10s, ":reign:new:12100:"}, {30s, ":reign:new:32300:"}}) {
        locks test{1, {.guard = colock::restart_guard::marker, .longest_ttl = ttl}};
        test[0].connect_as({.run_id = {},
                            .uptime = 1'000s,
                            .reign = {.id = "new", .promoted = true},
                            .asked = test.now()});
        test.run();
        REQUIRE(test[0].asked(script::marker));
        auto const& marker = test[0].open().front().what;
        CHECK(marker.key->key.find(end) != std::string::npos);
    }
}

TEST_CASE("guarded: an acquire that has waited for the connection is not sent to a new reign")
{
    guarded test;
    test.answer_looks();
    auto const it = test.acquire(test.a);
    REQUIRE(test.server().times_asked(script::acquire) == 1);
    CHECK(test.server().wanted());
    test.meet("new", true);
    CHECK_FALSE(test.server().wanted());
    test.server().say(script::acquire, unsent());
    CHECK_FALSE(it->done);
    test.server().say(script::marker, yes(guard.count()));
    test.pass(guard);
    CHECK(test.server().times_asked(script::acquire) == 1);
    test.pass(500ms);
    test.grant(it, test.server(), 7);
    CHECK(it->value.valid());
}

TEST_CASE("guarded: what a new master lacks is released, where it might have been given back")
{
    struct line {
        colock::clock::duration after;
        std::int64_t said;
        error_code expected;
    };
    for (auto const& [after, said, expected] :
         {line{1s, reply::nobody_has_it, {}}, line{1s, 5'000, errc::lease_lost},
          line{8'500ms, reply::nobody_has_it, errc::lease_lost}}) {
        CAPTURE(after.count());
        CAPTURE(said);
        guarded test;
        test.meet("old", false);
        colock::mutex const b{test.client(), "b", {.ttl = 10s, .renew = false, .hand_offs = 0}};
        auto held = test.granted(b);
        test.pass(after);
        test.meet("new", true);
        auto const end = test.release(held);
        REQUIRE(test.server().asked(script::release));
        for (auto const& each : test.server().open())
            CHECK((each.what.which != script::release || each.what.asks_who_has_it));
        test.server().say(script::release, no(said));
        CHECK(end->done);
        CHECK(end->error == expected);
    }
}

TEST_CASE("guarded: a report says whether a node counts")
{
    guarded test;
    auto const counts = [&] { return test.client().get_node_reports().front().counted; };
    test.meet("old", false);
    CHECK(counts());
    test.meet("new", true);
    CHECK_FALSE(counts());
    test.server().say(script::marker, yes(guard.count()));
    CHECK(test.try_acquire(test.a)->error == errc::node_unavailable);
    test.pass(guard - 1ms);
    CHECK_FALSE(counts());
    test.pass(60ms); // though nobody has asked it for anything
    CHECK(counts());
    test.server().tell_all_changed();
    CHECK_FALSE(counts());
}

TEST_CASE("guarded: who tries once gets a lock of a master that was promoted long ago")
{
    for (bool const in_time : {true, false}) {
        CAPTURE(in_time);
        guarded test;
        auto const early = test.try_acquire(test.a); // before there is a connection
        REQUIRE(test.server().asked(script::acquire));
        test.meet("new", true);
        CHECK_FALSE(test.server().wanted());
        test.server().say(script::acquire, unsent());
        auto const late = test.try_acquire(colock::mutex{test.client(), "b"});
        test.answer_looks();
        test.pass(in_time ? 900ms : 1'100ms);
        test.server().say(script::marker, yes(0)); // others have met it long ago, so it counts now
        test.pass(20ms);
        CHECK(early->done != in_time);
        CHECK(late->done != in_time);
        if (in_time) {
            test.server().say_all(yes(7));
            CHECK(early->value);
            CHECK(late->value);
        } else {
            CHECK(early->error == errc::node_unavailable);
            CHECK(late->error == errc::node_unavailable);
        }
    }
}

TEST_CASE("guarded: an acquire that is held back ends with the client, or the connection")
{
    guarded test;
    test.meet("new", true);
    auto const first = test.try_acquire(test.a);
    CHECK_FALSE(first->done);
    test.server().end_connection();
    test.pass(10ms);
    CHECK(first->done);
    CHECK(first->error == errc::node_unavailable);
    test.server().connect_as({.run_id = {},
                              .uptime = 1'000s,
                              .reign = {.id = "newer", .promoted = true},
                              .asked = test.now()});
    auto const cancelled = test.acquire(test.a);
    test.pass(10ms);
    test.cancel(cancelled);
    CHECK(cancelled->done);
    auto const second = test.try_acquire(test.a);
    CHECK_FALSE(second->done);
    auto const closed = test.close();
    test.pass(4s);
    CHECK(closed->done);
    CHECK(second->done);
    CHECK(second->error == errc::client_closed);
    CHECK_FALSE(test.server().asked(script::acquire));
}

TEST_CASE("guarded: whoever is refused is told how long that lasts")
{
    guarded test;
    test.meet("new", true);
    test.server().say(script::marker, yes(guard.count()));
    for (auto const& [passed, left] :
         {std::pair{0s, "12100"}, {1s, "12100"}, {1s, "10588"}, {9s, "1513"}}) {
        test.pass(passed);
        auto const tried = test.try_acquire(test.a);
        CHECK(tried->error == errc::node_unavailable);
        CHECK(tried->error.message() ==
              std::string{"node unavailable: vote0:6379: has a new memory, and grants nothing new "
                          "for another "} +
                  left + " ms at most, since it may have forgotten locks");
    }
}

TEST_CASE("guarded: a marker that is refused is asked for once a second at most")
{
    guarded test;
    test.meet("new", true);
    test.server().say(script::marker, error(errc::access_denied));
    std::vector<locks::trying> all;
    auto const try_some = [&] {
        for (int i = 0; i < 10; ++i)
            all.push_back(test.try_acquire(test.a));
    };
    try_some();
    test.pass(900ms);
    try_some();
    CHECK(test.server().times_asked(script::marker) == 1);
    test.pass(100ms);
    try_some();
    CHECK(test.server().times_asked(script::marker) == 2);
    test.server().say(script::marker, yes(guard.count()));
    test.pass(2s);
    try_some();
    CHECK(test.server().times_asked(script::marker) == 2);
    for (auto const& each : all) {
        CHECK(each->done);
        CHECK_FALSE(each->value);
    }
    CHECK(test.server().times_asked(script::acquire) == 0);
}

TEST_CASE("guarded: a slot for the marker is looked for only where it is to be asked for")
{
    stage test;
    detail::strand_type const strand{test.context().get_executor()};
    auto const listener = std::make_shared<slot_seeker>();
    auto const server =
        detail::guarded_server::make({0, listener, std::make_shared<detail::time_keeper>(strand),
                                      detail::guarded_server::scope::all, 10s,
                                      std::make_shared<detail::reigns>(), [] { return 0; }},
                                     [&](std::weak_ptr<detail::node_listener> to) {
                                         return test.add(strand, 0, "h:1", std::move(to));
                                     });
    auto const name = std::make_shared<detail::lock_key const>("lock:", "a");
    auto const ask = [&] {
        auto const sink = std::make_shared<last_reply>();
        test.on(strand, [&] { server->execute({script::acquire, name, {}}, sink); });
        return sink;
    };
    auto const refuse_some = [&] {
        for (int i = 0; i < 10; ++i)
            CHECK(ask()->error == errc::node_unavailable);
    };
    test[0].connect_as(
        {.run_id = {}, .reign = {.id = "new", .promoted = true}, .asked = test.now()});
    test.run();
    CHECK(listener->searches == 1);
    auto const held_back = ask();
    CHECK_FALSE(held_back->error);
    CHECK(listener->searches == 1);
    test[0].say(script::marker, error(errc::access_denied));
    CHECK(held_back->error == errc::node_unavailable);
    refuse_some();
    CHECK(listener->searches == 1);
    test.pass(1s);
    refuse_some();
    CHECK(listener->searches == 2);
    test[0].say(script::marker, yes(guard.count()));
    refuse_some();
    CHECK(listener->searches == 2);
    test.on(strand, [&] { server->stop(); });
}

TEST_CASE("guarded: an answer that comes long after the last look counts by the next one")
{
    struct line {
        char const* now_says;
        bool counts;
    };
    for (auto const& [now_says, counts] : {line{"old", true}, line{"newer", false}}) {
        CAPTURE(now_says);
        guarded test{5s};
        test.meet("old", false);
        auto const it = test.acquire(test.a);
        REQUIRE(test.server().asked(script::acquire));
        test.pass(1'001ms);
        test.server().say(script::acquire, yes(7));
        CHECK_FALSE(it->done);
        REQUIRE(test.server().asked(script::replication));
        test.server().say(script::replication,
                          said({std::string{"role:master\r\nmaster_replid:"} + now_says}));
        CHECK(it->done == counts);
        CHECK(test.server().asked(script::release) != counts);
    }
}

TEST_CASE("guarded: an answer that comes long after the last look does not count without another")
{
    enum class fault { disconnected, error, too_late };
    for (auto const what : {fault::disconnected, fault::error, fault::too_late}) {
        CAPTURE(static_cast<int>(what));
        guarded test{5s};
        test.meet("old", false);
        auto const it = test.acquire(test.a);
        test.pass(1'001ms);
        test.server().say(script::acquire, yes(7));
        REQUIRE(test.server().asked(script::replication));
        if (what == fault::disconnected)
            test.server().end_connection();
        else if (what == fault::error)
            test.server().say(script::replication, error(errc::server_error));
        else {
            test.pass(1'001ms);
            test.server().say(script::replication, said({"role:master\r\nmaster_replid:old"}));
        }
        test.meet("old", false);
        CHECK_FALSE(it->done);
        CHECK(test.server().asked(script::release));
    }
}

TEST_CASE("guarded: an extension is not in doubt since the process has stood still")
{
    for (bool const same_reign : {true, false}) {
        CAPTURE(same_reign);
        guarded test{5s};
        test.meet("old", false);
        auto held = test.granted(test.a);
        auto const longer = test.extend(held);
        REQUIRE(test.server().asked(script::extend));
        test.pass(2s);
        test.server().say(script::extend, yes());
        CHECK_FALSE(longer->done);
        test.server().say(script::replication, said({std::string{"role:master\r\nmaster_replid:"} +
                                                     (same_reign ? "old" : "newer")}));
        CHECK(longer->done);
        CHECK(longer->error == (same_reign ? error_code{} : errc::node_unavailable));
        CHECK(test.server().times_asked(script::extend) == 1);
    }
}

TEST_CASE("guarded: an answer waits for one look after it, however late looks are answered")
{
    guarded test{5s};
    test.meet("old", false);
    auto const it = test.acquire(test.a);
    test.pass(1'001ms);
    test.server().say(script::acquire, yes(7));
    auto const other = test.acquire("other");
    test.pass(1'001ms);
    test.server().say(script::acquire, yes(8));
    CHECK_FALSE(test.server().asked(script::release));
    // It was asked after the first answer had come, and before the second one.
    test.server().say(script::replication, said({"role:master\r\nmaster_replid:old"}));
    CHECK_FALSE(it->done);
    CHECK(test.server().asked(script::release));
    CHECK_FALSE(other->done);
    test.server().say(script::replication, said({"role:master\r\nmaster_replid:old"}));
    CHECK(other->done);
    CHECK_FALSE(other->error);
}

TEST_CASE("guarded: that another has the key is believed, however late that comes")
{
    guarded test{5s};
    test.meet("old", false);
    auto held = test.granted(test.a);
    auto const longer = test.extend(held);
    test.pass(2s);
    test.server().say(script::extend, no(5'000));
    CHECK(longer->done);
    CHECK(longer->error == errc::lease_lost);
}

TEST_CASE("guarded: a server that would not tell of a FLUSHALL is asked for no lock")
{
    guarded test;
    test.server().tells_of_changes = false;
    test.meet("old", false);
    auto const tried = test.try_acquire(test.a);
    CHECK(tried->error == errc::access_denied);
    CHECK(tried->error.message().ends_with("(CLIENT TRACKING), which its guard needs"));
    CHECK(test.server().times_asked(script::acquire) == 0);
    test.server().tells_of_changes = true;
    test.meet("old", false);
    CHECK(test.granted(test.a).valid());
}

TEST_CASE("guarded: a server that does not say its reign is asked for no lock")
{
    guarded test;
    test.meet("", false);
    CHECK(test.try_acquire(test.a)->error == errc::access_denied);
    // A server that may not be asked for its reign any more.
    test.meet("old", false);
    auto held = test.granted(test.a);
    test.server().answers = [](auto const& what) -> std::optional<reply> {
        return what.which == script::replication ? std::optional{error(errc::access_denied)}
                                                 : std::nullopt;
    };
    test.pass(1s);
    colock::mutex const b{test.client(), "b", {.ttl = 10s, .hand_offs = 0}};
    colock::mutex const c{test.client(), "c", {.ttl = 10s, .hand_offs = 0}};
    auto const first = test.try_acquire(b);
    CHECK(test.try_acquire(c)->error == errc::access_denied);
}
