// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "queue/name_queue.hpp"

#include "scripted/stage/locks.hpp"

#include "client/client_state.hpp"
#include "queue/waiter.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

#include <doctest/doctest.h>

using namespace scripted;
using colock::detail::script;

namespace {

/// Without hand-overs: each lease comes from the servers.
colock::lock_options plain()
{
    return {.hand_offs = 0};
}

/// A queue of acquires of "a" by one client of one vote.
struct queue : locks {
    queue() : locks{1} {}

    colock::mutex a{client(), "a", plain()};

    int attempts() { return (*this)[0].times_asked(script::acquire); }
    void grant() { (*this)[0].say(script::acquire, yes()); }
    void refuse(std::int64_t ttl = 10'000) { (*this)[0].say(script::acquire, no(ttl)); }
    /// The lease ends, and the lock is left free for a moment.
    void end(acquiring const& held)
    {
        held->value = {};
        run();
        pass(25ms);
    }
};

} // namespace

TEST_CASE("an acquire asks the servers, and is answered by what they say")
{
    queue test;
    auto const only = test.acquire(test.a);
    CHECK(test.attempts() == 1);
    CHECK_FALSE(only->done);
    CHECK(test.metrics().waiters == 1);
    test.grant();
    CHECK(only->done);
    CHECK_FALSE(only->error);
    CHECK(only->value.valid());
    CHECK(only->value.fencing_token() == 1);
    CHECK(test.metrics().waiters == 0);
    CHECK(test.metrics().acquires == 1);
    CHECK(test.metrics().contended_acquires == 0);
}

TEST_CASE("those who wait are served in the order in which they came")
{
    queue test;
    std::vector<locks::acquiring> waiting;
    for (int i = 0; i < 4; ++i)
        waiting.push_back(test.acquire(test.a));
    CHECK(test.attempts() == 1); // for all of them
    CHECK(test.metrics().waiters == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        test.grant();
        for (std::size_t each = 0; each < 4; ++each)
            CHECK(waiting[each]->done == (each <= i));
        test.end(waiting[i]);
    }
    CHECK(test.metrics().contended_acquires == 3);
}

TEST_CASE("who leaves the queue at any place is told, and the others keep their order")
{
    for (std::size_t const leaver : {0u, 1u, 2u}) {
        CAPTURE(leaver);
        queue test;
        std::vector<locks::acquiring> waiting;
        for (int i = 0; i < 3; ++i)
            waiting.push_back(test.acquire(test.a));
        test.refuse();
        test.cancel(waiting[leaver]);
        CHECK(waiting[leaver]->done);
        CHECK(waiting[leaver]->error == asio::error::operation_aborted);
        CHECK(test.metrics().waiters == 2);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(leaver));

        test[0].tell_changed("a");
        test.grant();
        CHECK(waiting[0]->done);
        CHECK_FALSE(waiting[1]->done);
        test.end(waiting[0]);
        test.grant();
        CHECK(waiting[1]->done);
    }
}

TEST_CASE("what was asked for one who has left goes to the next")
{
    queue test;
    auto const first = test.acquire(test.a);
    auto const second = test.acquire(test.a);
    test.cancel(first);
    test.grant();
    CHECK(second->value.valid());
    CHECK(test.attempts() == 1);
    CHECK(test[0].open().empty());
}

TEST_CASE("unless that one wants something else: then it is given back, and asked for anew")
{
    for (auto const& other : {
             colock::lock_options{.ttl = 5s},
             colock::lock_options{.counter_life = 1s},
         }) {
        queue test;
        auto const first = test.acquire(test.a);
        auto const second = test.acquire(colock::mutex{test.client(), "a", other});
        test.cancel(first);
        test.grant();
        CHECK_FALSE(second->done);
        CHECK(test[0].asked(script::release));
        test[0].say(script::release, yes());
        CHECK(test.attempts() == 2);
        test.grant();
        CHECK(second->value.valid());
    }
}

TEST_CASE(
    "a lease without a fencing token is no good for one who wants one, but the other way round")
{
    for (bool const wants : {false, true}) {
        CAPTURE(wants);
        queue test;
        auto const first = test.acquire(colock::mutex{test.client(), "a", {.fencing = !wants}});
        auto const second = test.acquire(colock::mutex{test.client(), "a", {.fencing = wants}});
        test.cancel(first);
        test[0].say(script::acquire, wants ? yes(0) : yes(7));
        CHECK(second->done == !wants);
        if (!wants)
            CHECK(second->value.fencing_token() == 0);
    }
}

TEST_CASE("what nobody waits for any more is given back")
{
    queue test;
    auto const only = test.acquire(test.a);
    test.cancel(only);
    CHECK(only->error == asio::error::operation_aborted);
    CHECK_FALSE(test[0].asked(script::release)); // it may yet come to be needed
    test.grant();
    CHECK(test[0].asked(script::release));
    test[0].say(yes());
    CHECK(test[0].open().empty());
}

TEST_CASE("an acquire that is cancelled as soon as it has begun leaves nothing behind")
{
    queue test;
    auto const it = std::make_shared<outcome<colock::lease>>();
    // Nothing runs between these two.
    test.a.async_acquire(
        asio::bind_cancellation_slot(it->signal.slot(), [it](error_code error, colock::lease) {
            it->done = true;
            it->error = error;
        }));
    it->signal.emit(asio::cancellation_type::total);
    test.run();
    CHECK(it->error == asio::error::operation_aborted);
    CHECK(test.metrics().waiters == 0);
    test.grant();
    test[0].say(script::release, yes());
    test.pass(1min);
    CHECK(test.attempts() == 1);
    CHECK(test[0].open().empty());
}

TEST_CASE("a waiter that is cancelled before it has begun never enters the queue")
{
    stage test;
    auto const client = detail::client_state::make(test.context().get_executor(),
                                                   std::vector<colock::node_address>(1), {});
    int ends = 0;
    error_code result;
    auto const target = std::make_shared<detail::wanted_lock>();
    target->key = std::make_shared<detail::lock_key const>("lock:", "a");
    auto const it = std::make_shared<detail::waiter>(
        client, client->queues(), target,
        detail::completion<colock::lease>{[&](error_code error, colock::lease) {
            ++ends;
            result = error;
        }},
        std::weak_ptr<detail::loss_listener>{});
    test.on(client->strand(), [&] {
        it->cancel();
        it->start(false);
        it->give_up_at(test.now() + 1s);
    });
    CHECK(ends == 1);
    CHECK(result == asio::error::operation_aborted);
    CHECK(test[0].open().empty());
    CHECK(client->queues().find("lock:a") == nullptr);
    test.pass(2s);
    CHECK(ends == 1);
}

TEST_CASE("cancelling what has been granted does nothing")
{
    queue test;
    auto const only = test.acquire(test.a);
    test.grant();
    test.cancel(only);
    CHECK(only->value.valid());
    CHECK_FALSE(only->error);
}

TEST_CASE("whoever waits here is woken by the end of the lease")
{
    queue test;
    auto const first = test.acquire(test.a);
    test.grant();
    auto const second = test.acquire(test.a);
    test.pass(10ms);
    CHECK(test.attempts() == 1);
    test.release(first->value);
    REQUIRE(test[0].open().size() == 2);
    // The release is written before the attempt.
    CHECK(test[0].open()[0].what.which == script::release);
    CHECK(test[0].open()[1].what.which == script::acquire);
    test.grant();
    CHECK(second->value.valid());
}

TEST_CASE("names do not wait for each other")
{
    queue test;
    auto const a = test.acquire(test.a);
    auto const b = test.acquire("b");
    CHECK(test.attempts() == 2);
    test.grant();
    CHECK(a->done);
    CHECK_FALSE(b->done);
    test.refuse();
    CHECK_FALSE(b->done);
}

TEST_CASE("a queue stays a moment longer than the last who waits, and no longer")
{
    queue test;
    auto const only = test.acquire(test.a);
    test.grant();
    test.end(only);
    test[0].say(script::release, yes());
    test.pass(1s);
    // A new one begins with an attempt at once.
    auto const next = test.acquire(test.a);
    CHECK(test.attempts() == 2);
}

TEST_CASE("those who wait are told when the client is closed, and so is who comes then")
{
    queue test;
    auto const first = test.acquire(test.a);
    auto const second = test.acquire(test.a);
    auto const end = test.close();
    CHECK(first->error == errc::client_closed);
    CHECK(second->error == errc::client_closed);
    CHECK(test.acquire(test.a)->error == errc::client_closed);
    CHECK_FALSE(end->done);
    // What the servers grant now is given back before the end.
    test.grant();
    CHECK_FALSE(end->done);
    test[0].say(script::release, yes());
    CHECK(end->done);
    CHECK_FALSE(end->error);
    CHECK(test[0].stopped());
}

TEST_CASE("very many who wait for a name are failed a portion at a time")
{
    constexpr std::size_t portion = 1'000;
    for (std::string_view const last : {"a", "b"}) {
        CAPTURE(last);
        queue test;
        std::vector<locks::acquiring> waiting;
        for (std::size_t i = 0; i < 3'500; ++i)
            waiting.push_back(test.acquire(i % 2 == 0 ? "a" : last));
        bool closed = false;
        test.client().async_close([&](error_code) { closed = true; });

        std::vector<std::size_t> portions;
        auto& io = test.context();
        for (auto left = waiting.size(); left > 0;) {
            io.restart();
            REQUIRE(io.poll_one() == 1);
            auto const now = test.metrics().waiters;
            if (now < left)
                portions.push_back(left - now);
            left = now;
        }
        for (auto const each : portions)
            CHECK(each <= portion);
        CHECK(portions.size() == 4);
        test.run();
        for (auto const& each : waiting)
            CHECK(each->error == errc::client_closed);
        CHECK_FALSE(closed); // an attempt is under way
        while (!test[0].open().empty()) {
            if (test[0].asked(script::acquire))
                test.refuse();
            else
                test[0].say(yes());
        }
        CHECK(closed);
    }
}

TEST_CASE("whoever leaves between two portions is told of that")
{
    queue test;
    std::vector<locks::acquiring> waiting;
    for (std::size_t i = 0; i < 2'500; ++i)
        waiting.push_back(test.acquire(test.a));
    bool closed = false;
    test.client().async_close([&](error_code) { closed = true; });
    auto& io = test.context();
    while (test.metrics().waiters == waiting.size()) {
        io.restart();
        REQUIRE(io.poll_one() == 1);
    }
    REQUIRE(test.metrics().waiters == 1'500);
    waiting.back()->signal.emit(asio::cancellation_type::terminal);
    test.run();
    for (auto const& each : waiting) {
        CHECK(each->done);
        CHECK(each->error == (each == waiting.back() ? error_code{asio::error::operation_aborted}
                                                     : make_error_code(errc::client_closed)));
    }
    test.grant(); // nobody wants it any more
    CHECK_FALSE(closed);
    test[0].say(script::release, yes());
    CHECK(closed);
    CHECK(test[0].open().empty());
}

TEST_CASE("nobody is granted a lock between two portions")
{
    for (bool const by_hand_over : {false, true}) {
        CAPTURE(by_hand_over);
        locks test{1};
        colock::mutex const name{test.client(), "a", {.ttl = 60s}};
        auto const first = test.acquire(name);
        if (by_hand_over) {
            test[0].say(script::acquire, yes());
            REQUIRE(first->value.valid());
        }
        std::vector<locks::acquiring> waiting;
        for (std::size_t i = 0; i < 2'500; ++i)
            waiting.push_back(test.acquire(name));
        test.client().async_close([](error_code) {});
        auto& io = test.context();
        for (auto const before = test.metrics().waiters; test.metrics().waiters == before;) {
            io.restart();
            REQUIRE(io.poll_one() == 1);
        }
        REQUIRE(test.metrics().waiters >= 1'500);
        if (by_hand_over)
            first->value = {};
        else
            test[0].say(script::acquire, yes());
        test.run();
        for (auto const& each : waiting)
            CHECK(each->error == errc::client_closed);
        test[0].say_all(yes());
    }
}

TEST_CASE("in a child of fork those who wait are told")
{
    queue test;
    auto const asked = test.acquire(test.a);
    auto const behind = test.acquire(test.a);
    test.fork();
    CHECK(asked->error == errc::forked);
    CHECK(behind->error == errc::forked);
    CHECK(test[0].times_asked(script::release) == 0); // all that is the parent's
}
