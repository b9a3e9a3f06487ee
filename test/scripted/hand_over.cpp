// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Leases that go from hand to hand within a client.

#include "queue/name_queue.hpp"

#include "scripted/stage/locks.hpp"

#include <colock/owner.hpp>
#include <colock/reentrant_mutex.hpp>

#include <doctest/doctest.h>

using namespace scripted;
using colock::detail::script;

namespace {

/// One who has "a", and others who wait for it here.
struct line_up : locks {
    explicit line_up(int others, colock::lock_options wanted = {}, colock::lock_options first = {},
                     std::size_t votes = 1)
        : locks{votes}
    {
        holder = acquire(colock::mutex{client(), "a", first});
        all_say(script::acquire, yes(first.fencing ? 1'000 : 0));
        for (int i = 0; i < others; ++i)
            waiting.push_back(acquire(colock::mutex{client(), "a", wanted}));
    }

    bool told_servers() { return (*this)[0].asked(script::release); }

    acquiring holder;
    std::vector<acquiring> waiting;
};

} // namespace

TEST_CASE("a lease that is released goes to the next in line without a word to the servers")
{
    for (std::size_t const votes : {1u, 3u}) {
        line_up test{2, {}, {}, votes};
        auto const id = std::string{test.holder->value.lock_id()};
        auto const end = test.release(test.holder->value);
        CHECK(end->done);
        CHECK_FALSE(end->error);
        CHECK_FALSE(test.holder->value.valid());
        CHECK(test.holder->value.hold_count() == 0);
        CHECK(test.waiting[0]->value.valid());
        CHECK(test.waiting[0]->value.lock_id() == id);
        CHECK(test.waiting[0]->value.fencing_token() == 1'001);
        CHECK_FALSE(test.waiting[1]->done);
        test.waiting[0]->value = {};
        test.run();
        CHECK(test.waiting[1]->value.fencing_token() == 1'002);
        CHECK_FALSE(test.told_servers());
        test.waiting[1]->value = {};
        test.run();
        CHECK(test.told_servers());
        CHECK(test.metrics().leases == 0);
        CHECK(test.metrics().contended_acquires == 2);
    }
}

TEST_CASE("the lease that was handed over is released once")
{
    line_up test{1};
    test.release(test.holder->value);
    CHECK(test.release(test.holder->value)->error == errc::not_held);
    CHECK(test.waiting[0]->value.valid());
    CHECK_FALSE(test.told_servers());
}

TEST_CASE("its validity is counted from the grant, not from the hand-over")
{
    line_up test{1, {.hand_off_time = 1h}, {.renew = false}};
    auto const until = test.holder->value.valid_until();
    test.pass(1s);
    test.release(test.holder->value);
    CHECK(test.waiting[0]->value.valid_until() == until);
}

TEST_CASE("a lease is handed over while two thirds of its ttl are left")
{
    for (auto const late : {0ns, 1ns}) {
        line_up test{1, {.hand_off_time = 1h}, {.renew = false}};
        // Of the 10 s, 102 ms are the drift.
        test.pass(10s - 102ms - std::chrono::nanoseconds{10s} * 2 / 3 + late);
        test.release(test.holder->value);
        CHECK(test.told_servers() == (late > 0ns));
    }
}

TEST_CASE("a lease goes from hand to hand so many times, then others come first")
{
    line_up test{3, {.hand_offs = 2}};
    test.holder->value = {};
    test.run();
    test.waiting[0]->value = {};
    test.run();
    CHECK(test.waiting[1]->value.valid());
    CHECK_FALSE(test.told_servers());
    test.waiting[1]->value = {};
    test.run();
    CHECK(test.told_servers());
    CHECK_FALSE(test.waiting[2]->done);
    // It is left free for a moment.
    CHECK(test[0].times_asked(script::acquire) == 1);
    test.pass(25ms);
    CHECK(test[0].times_asked(script::acquire) == 2);
    test[0].say(script::acquire, yes(2'000));
    CHECK(test.waiting[2]->value.fencing_token() == 2'000);
}

TEST_CASE("or for so long")
{
    for (auto const late : {0ns, 1ns}) {
        line_up test{1, {.hand_off_time = 15ms}};
        test.pass(15ms - 1ns + late);
        test.release(test.holder->value);
        CHECK(test.told_servers() == (late > 0ns));
    }
}

TEST_CASE("a lease is not handed over where the next in line wants something else")
{
    struct line {
        char const* what;
        colock::lock_options first;
        colock::lock_options next;
        bool handed_over;
    };
    for (auto const& [what, first, next, handed_over] : {
             line{"the same", {}, {}, true},
             line{"another ttl", {}, {.ttl = 9s}, false},
             line{"another life of the counter", {}, {.counter_life = 1s}, false},
             line{"no token", {}, {.fencing = false}, true},
             line{"a token where there is none", {.fencing = false}, {}, false},
             line{"no hand-over, by count", {}, {.hand_offs = 0}, false},
             line{"no hand-over, by time", {}, {.hand_off_time = 0ms}, false},
             line{"an end", {}, {.max_hold = 1s}, true},
         }) {
        CAPTURE(what);
        line_up test{1, next, first};
        test.release(test.holder->value);
        CHECK(test.told_servers() == !handed_over);
        CHECK(test.waiting[0]->done == handed_over);
        if (handed_over && !next.fencing)
            CHECK(test.waiting[0]->value.fencing_token() == 0);
    }
}

TEST_CASE("a lease is handed over to a lock of the same kind only")
{
    line_up test{0};
    colock::owner const me{test.client()};
    auto const next = test.acquire(colock::reentrant_mutex{test.client(), "a", me});
    test.release(test.holder->value);
    CHECK(test.told_servers());
    CHECK_FALSE(next->done);
}

TEST_CASE("while a caller extends it, a lease is not handed over")
{
    line_up test{1};
    auto const longer = test.extend(test.holder->value, 20s);
    test.release(test.holder->value);
    CHECK(test.told_servers());
}

TEST_CASE("nor is one that lasts longer than was asked for")
{
    line_up test{1};
    auto const longer = test.extend(test.holder->value, 20s);
    test[0].say(script::extend, yes());
    CHECK(longer->done);
    test.release(test.holder->value);
    CHECK(test.told_servers());
}

TEST_CASE("nor is one that may last longer, as an extension got no answer")
{
    line_up test{1};
    auto const longer = test.extend(test.holder->value, 20s);
    test[0].say(script::extend, lost());
    CHECK(longer->done);
    CHECK(longer->error == errc::node_unavailable);
    test.release(test.holder->value);
    CHECK(test.told_servers());
    CHECK_FALSE(test.waiting[0]->done);
}

TEST_CASE("a lease that is lost is not handed over")
{
    line_up test{1};
    auto const longer = test.extend(test.holder->value);
    test[0].say(script::extend, no());
    CHECK(longer->error == errc::lease_lost);
    // Whoever waits asks the servers, since the lock is free here.
    CHECK(test[0].asked(script::acquire));
    CHECK(test.release(test.holder->value)->error == errc::lease_lost);
    CHECK_FALSE(test.waiting[0]->done);
}

TEST_CASE("the watchdog goes on for who has it now")
{
    line_up test{1, {.hand_off_time = 1h}};
    test.pass(1s);
    test.release(test.holder->value);
    test.pass(3s);
    REQUIRE(test[0].asked(script::extend));
    test[0].say(script::extend, yes());
    test.pass(3s);
    CHECK(test.waiting[0]->value.valid());
}

TEST_CASE("max_hold counts from the hand-over")
{
    line_up test{1, {.max_hold = 5s, .hand_off_time = 1h}};
    test.pass(3s);
    test.release(test.holder->value);
    test[0].answers = [](detail::command const& what) -> std::optional<reply> {
        return what.which == script::extend ? std::optional{yes()} : std::nullopt;
    };
    test.pass(12s);
    CHECK(test.waiting[0]->value.valid()); // renewed until 5 s after
    test.pass(3s);
    CHECK_FALSE(test.waiting[0]->value.valid());
}

TEST_CASE("those who wait for the loss of what is handed over are told that it is not held")
{
    line_up test{1};
    auto const loss = test.wait_lost(test.holder->value);
    test.release(test.holder->value);
    CHECK(loss->done);
    CHECK(loss->error == errc::not_held);
    auto const late = test.wait_lost(test.holder->value);
    CHECK(late->error == errc::not_held);
}
