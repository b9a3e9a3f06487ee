// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// When those who wait ask again: what wakes them, and what lets them rest.

#include "queue/name_queue.hpp"

#include "scripted/stage/locks.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace scripted;
using colock::detail::script;

namespace {

/// One who waits for "a", which somebody else has.
struct resting : locks {
    explicit resting(std::size_t votes, std::int64_t ttl = 4'000,
                     colock::client_options options = {})
        : locks{votes, std::move(options)}
    {
        it = acquire("a");
        refuse(ttl);
    }

    void refuse(std::int64_t ttl)
    {
        for (std::size_t i = 0; i < votes(); ++i) {
            if ((*this)[i].asked(script::acquire))
                (*this)[i].say(script::acquire, no(ttl));
        }
    }
    int attempts() { return (*this)[0].times_asked(script::acquire); }
    /// Whether one attempt is made from `early` to `late`, and none before.
    bool tries_between(colock::clock::duration early, colock::clock::duration late)
    {
        auto const before = attempts();
        pass(early - 1ns);
        bool const too_early = attempts() > before;
        pass(late - early + 1ns);
        return !too_early && attempts() == before + 1;
    }

    acquiring it;
};

/// The jitter that is added to a ttl: the other clients come at other times.
constexpr auto least_after_ttl = 1ms;
constexpr auto most_after_ttl = 2ms;

} // namespace

TEST_CASE("without news the next attempt is made when the key has expired")
{
    for (std::size_t const votes : {1u, 3u, 5u}) {
        CAPTURE(votes);
        resting test{votes, 700};
        CHECK(test.attempts() == 1);
        CHECK(test.tries_between(700ms + least_after_ttl, 700ms + most_after_ttl));
    }
}

TEST_CASE("of several votes enough must be free")
{
    resting test{3, 700};
    test[0].tell_changed("a");
    test[1].tell_changed("a");
    test[0].say(no(500));
    test[1].say(no(100));
    test[2].say(no(3000));
    CHECK(test.tries_between(500ms + least_after_ttl, 500ms + most_after_ttl));
}

TEST_CASE("a key that does not expire soon is asked for every five seconds")
{
    for (std::int64_t const ttl : {-1, 60'000}) {
        resting test{1, ttl};
        CHECK(test.tries_between(5s, 5s + most_after_ttl));
    }
}

TEST_CASE("votes that do not tell of changes are asked again and again")
{
    resting test{3, 60'000, {.poll_interval = 80ms}};
    test[1].tells_of_changes = false;
    test.pass(6s);
    test.refuse(60'000);
    for (int i = 0; i < 3; ++i) {
        CHECK(test.tries_between(40ms, 80ms));
        test.refuse(60'000);
    }
}

TEST_CASE("that the key has changed is news, on a quorum at once")
{
    for (std::size_t const votes : {1u, 3u, 5u}) {
        CAPTURE(votes);
        resting test{votes};
        for (std::size_t i = 0; i < votes / 2; ++i) {
            test[i].tell_changed("a");
            CHECK(test.attempts() == 1);
        }
        test[votes / 2].tell_changed("a");
        CHECK(test.attempts() == 2);
    }
}

TEST_CASE("a change on fewer is given time to come to the others")
{
    resting test{3};
    test[2].tell_changed("a");
    CHECK(test.tries_between(2ms, 2ms));
}

TEST_CASE("that another key has changed is none")
{
    resting test{1};
    test[0].tell_changed("b");
    test.pass(1s);
    CHECK(test.attempts() == 1);
}

TEST_CASE("that a server is back is news")
{
    for (bool const new_connection : {true, false}) {
        resting test{3};
        if (new_connection)
            test[1].connect();
        else
            test[1].recover();
        CHECK(test.attempts() == 2);
    }
}

TEST_CASE("news that come during the attempt are followed by another at its end")
{
    resting test{1};
    test[0].tell_changed("a");
    CHECK(test.attempts() == 2);
    test[0].tell_changed("a");
    CHECK(test.attempts() == 2);
    test.refuse(4'000);
    CHECK(test.attempts() == 3);
    test.refuse(4'000);
    test.pass(1s);
    CHECK(test.attempts() == 3);
}

TEST_CASE("that the client's own leftover is gone is news where it was refused for that")
{
    for (bool const refused_there : {true, false}) {
        CAPTURE(refused_there);
        locks test{3};
        auto const first = test.acquire("a");
        // A vote gets the command, and the answer is lost.
        test[0].say(lost());
        test[1].say(no(4'000));
        test[2].say(no(4'000));
        REQUIRE(test[0].asked(script::release));
        test[1].tell_changed("a");
        test[2].tell_changed("a");
        REQUIRE(test[0].times_asked(script::acquire) == 2);
        test[0].say(script::acquire, refused_there ? no(4'000) : unsent());
        test[1].say(script::acquire, no(4'000));
        test[2].say(script::acquire, no(4'000));
        test[0].say(script::release, yes());
        test.pass(2ms);
        CHECK(test[1].times_asked(script::acquire) == (refused_there ? 3 : 2));
    }
}

TEST_CASE("after a split vote nothing ends the pause, not even news")
{
    locks test{3};
    auto const it = test.acquire("a");
    auto least = 500us;
    for (int i = 0; i < 7; ++i) {
        test[0].say(script::acquire, yes());
        test[1].say(script::acquire, no(4'000));
        test[2].say(script::acquire, no(4'000));
        test[0].say(script::release, yes());
        for (std::size_t vote = 0; vote < 3; ++vote)
            test[vote].tell_changed("a");
        auto const before = test[1].times_asked(script::acquire);
        test.pass(least - 1ns);
        CHECK(test[1].times_asked(script::acquire) == before);
        test.pass(least + 1ns); // up to the longest pause that can be drawn
        CHECK(test[1].times_asked(script::acquire) == before + 1);
        least = std::min(least * 2, 16'000us);
    }
}

TEST_CASE("news of a lock that stays as it was are followed ever more slowly")
{
    resting test{1, 4'000};
    for (int i = 0; i < 20; ++i) {
        test[0].tell_changed("a");
        CHECK(test.attempts() == 2 + i);
        test.refuse(4'000);
    }
    test[0].tell_changed("a");
    test.refuse(4'000);
    test[0].tell_changed("a");
    auto const before = test.attempts();
    test.pass(500us - 1ns);
    CHECK(test.attempts() == before);
    test.pass(500us + 1ns);
    CHECK(test.attempts() == before + 1);
}

TEST_CASE("one's own next turn comes after the others had time to come")
{
    locks test{1};
    colock::mutex const a{test.client(), "a", {.hand_offs = 0}};
    auto const first = test.acquire(a);
    test[0].say(no(4'000)); // somebody else was seen to have it
    test[0].tell_changed("a");
    test[0].say(yes());
    auto const second = test.acquire(a);
    test.pass(1ms);
    first->value = {};
    test.run();
    test[0].say(script::release, yes());
    test[0].tell_changed("a"); // news do not cut it
    CHECK(test[0].times_asked(script::acquire) == 2);
    test.pass(199us);
    CHECK(test[0].times_asked(script::acquire) == 2);
    test.pass(5ms);
    CHECK(test[0].times_asked(script::acquire) == 3);
}

TEST_CASE("whoever has held a name for long leaves it free for others before it takes it again")
{
    for (bool const awaited : {false, true}) {
        CAPTURE(awaited);
        locks test;
        colock::mutex const name{test.client(), "a", {.renew = false}};
        auto held = test.granted(name);
        test.pass(1s);
        if (awaited) {
            test.release(held);
            test[0].say(script::release, yes());
        } else {
            held = {};
            test.run();
        }
        auto const again = test.acquire(name);
        CHECK_FALSE(test[0].asked(script::acquire));
        test.pass(20ms);
        CHECK(test[0].asked(script::acquire));
    }
}

TEST_CASE("nor does it wait where it has left the name free for long enough")
{
    locks test;
    colock::mutex const name{test.client(), "a", {.renew = false}};
    auto held = test.granted(name);
    test.pass(1s);
    test.release(held);
    test[0].say(script::release, yes());
    test.pass(20ms);
    auto const again = test.acquire(name);
    CHECK(test[0].asked(script::acquire));
}

TEST_CASE("an acquire that no server has heard of does not count as quick")
{
    locks test;
    auto const first = test.acquire("a");
    test.pass(2ms);
    test[0].say(script::acquire, yes());
    // A round trip of 1 ms is expected, so a name is left free for 4 ms.
    test[0].answers = [](auto const& what) {
        return what.which == script::acquire ? std::optional{unsent()} : std::nullopt;
    };
    CHECK(test.try_acquire(colock::mutex{test.client(), "b"})->done);
    test[0].answers = {};
    test.pass(1s);
    test.release(first->value);
    test[0].say(script::release, yes());
    auto const again = test.acquire("a");
    test.pass(3ms);
    CHECK_FALSE(test[0].asked(script::acquire));
    test.pass(3ms);
    CHECK(test[0].asked(script::acquire));
}

TEST_CASE("the pauses after trouble grow from attempt to attempt")
{
    locks test{1};
    auto const it = test.acquire("a");
    std::chrono::microseconds most = 5ms;
    for (int i = 0; i < 10; ++i) {
        test[0].say(unsent());
        auto const before = test[0].times_asked(script::acquire);
        test.pass(most / 2 - 1ns);
        CHECK(test[0].times_asked(script::acquire) == before);
        test.pass(most / 2 + 1ns);
        CHECK(test[0].times_asked(script::acquire) == before + 1);
        most = std::min<std::chrono::microseconds>(most * 2, 1s);
    }
    CHECK_FALSE(it->done);
}

TEST_CASE("a wait ends in time, with the reason")
{
    struct line {
        char const* what;
        std::optional<reply> answer;
        errc expected;
    };
    for (auto const& [what, answer, expected] : {
             line{"somebody has it", no(4'000), errc::timed_out},
             line{"nobody answers", std::nullopt, errc::node_unavailable},
             line{"an error", error(errc::out_of_memory), errc::out_of_memory},
         }) {
        CAPTURE(what);
        locks test{1};
        if (answer)
            test[0].answers = [&, said = *answer](detail::command const&) { return said; };
        auto const it = test.acquire(colock::mutex{test.client(), "a"}, 300ms);
        test.pass(300ms - 1ns);
        CHECK_FALSE(it->done);
        test.pass(1ns);
        CHECK(it->done);
        CHECK(it->error == expected);
        CHECK(test.metrics().timeouts == (expected == errc::timed_out));
        CHECK(test.metrics().waiters == 0);
    }
}

TEST_CASE("who waits while the lock is held here has timed out")
{
    locks test{1};
    auto const held = test.granted("a");
    auto const it = test.acquire(colock::mutex{test.client(), "a"}, 300ms);
    test.pass(300ms);
    CHECK(it->error == errc::timed_out);
}

TEST_CASE("a server that is silent after it has refused is the reason when it is silent for long")
{
    for (auto const silent_for : {50ms, 51ms}) {
        resting test{1};
        auto const it = test.acquire(colock::mutex{test.client(), "a"}, 100ms + silent_for);
        test.pass(100ms);
        test[0].tell_changed("a");
        test.pass(silent_for);
        CHECK(it->error == (silent_for > 50ms ? errc::node_unavailable : errc::timed_out));
    }
}

TEST_CASE("a server far away is silent when it takes longer than twice its time")
{
    for (auto const silent_for : {300ms, 301ms}) {
        locks test{1};
        auto const it = test.acquire(colock::mutex{test.client(), "a"}, 250ms + silent_for);
        test.pass(150ms);
        test[0].say(script::acquire, no(4'000));
        test.pass(100ms);
        test[0].tell_changed("a");
        test.pass(silent_for);
        CHECK(it->error == (silent_for > 300ms ? errc::node_unavailable : errc::timed_out));
    }
}

TEST_CASE("without a connection that is the reason")
{
    resting test{3};
    auto const it = test.acquire(colock::mutex{test.client(), "a"}, 100ms);
    test[0].disconnect();
    test[1].disconnect();
    test.pass(100ms);
    CHECK(it->error == errc::no_quorum);
}

TEST_CASE("news without end do not keep the last of many names from asking")
{
    constexpr std::size_t names = 3'000;
    constexpr int most = 1'000;
    locks test{1};
    test[0].answers = [](auto const&) { return std::optional{no(10'000)}; };
    std::vector<locks::acquiring> all;
    for (std::size_t i = 0; i < names; ++i)
        all.push_back(test.acquire(std::to_string(i)));
    std::map<std::string, int> asked; // and what had been told when it was asked last
    int attempts = 0;
    int told = 0;
    test[0].answers = [&](auto const& what) {
        asked[std::string{what.key->key}] = told;
        if (++attempts % 50 == 0 && asked.size() < names && told < most) {
            ++told;
            test[0].tell_all_changed();
        }
        return std::optional{no(10'000)};
    };
    test[0].tell_all_changed();
    CHECK(asked.size() == names);
    CHECK(told < most);
    // Of the last news all have heard.
    test.pass(2s);
    CHECK(std::ranges::all_of(asked, [&](auto const& each) { return each.second == told; }));
}
