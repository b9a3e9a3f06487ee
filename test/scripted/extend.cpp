// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/extend.hpp"

#include "scripted/stage/holder.hpp"

#include <doctest/doctest.h>

using namespace scripted;
using colock::loss_cause;
using colock::detail::script;

namespace {

constexpr auto reliable = 10s - 102ms;

} // namespace

TEST_CASE("an extension for a caller counts from its sending")
{
    holder test;
    test.pass(1s);
    auto const sent = test.now();
    auto const end = test.extend(test.it);
    CHECK(test[0].open().back().what.ttl == 10s);
    test.pass(100ms);
    CHECK_FALSE(end->done);
    test[0].say(script::extend, yes());
    CHECK(end->done);
    CHECK_FALSE(end->error);
    CHECK(test.it.valid_until() == sent + reliable);
}

TEST_CASE("an extension by another ttl is what renewals keep to")
{
    holder test{1, {}};
    test.extend(test.it, 30s);
    auto const sent = test.now();
    test[0].say(script::extend, yes());
    CHECK(test.it.valid_until() == sent + 30s - 302ms);
    test.pass(9s - 1ns);
    CHECK(test[0].times_asked(script::extend) == 1);
    test.pass(1s + 1ns);
    REQUIRE(test[0].asked(script::extend));
    CHECK(test[0].open().back().what.ttl == 30s);
}

TEST_CASE("an extension by a shorter ttl does not shorten what there is")
{
    holder test;
    auto const until = test.it.valid_until();
    auto const end = test.extend(test.it, 1s);
    test[0].say(script::extend, yes());
    CHECK_FALSE(end->error);
    CHECK(test.it.valid_until() == until);
}

TEST_CASE("what was won by a longer ttl before does not outlast the keys of a majority")
{
    for (bool const late_refusal : {true, false}) {
        CAPTURE(late_refusal);
        holder test{3};
        // The third has lost the key, and is given it back for the shorter ttl.
        test.extend(test.it, 500ms);
        test[0].say(script::extend, yes());
        test[1].say(script::extend, yes());
        test[2].say(script::extend, no(reply::nobody_has_it));
        test[2].say(script::acquire, yes());
        CHECK(test.it.valid_until() > test.now() + 9s);
        test.pass(100ms);
        auto const end = test.extend(test.it, 500ms);
        test[0].say(script::extend, yes());
        test[2].say(script::extend, yes());
        CHECK(end->done);
        if (late_refusal) {
            test[1].say(script::extend, no(reply::nobody_has_it));
        } else {
            test[1].say(script::extend, error(errc::read_only));
            test[1].tell_changed("a");
            test.pass(1ms);
            test[1].say(script::check, no(reply::nobody_has_it));
        }
        CHECK(test.it.valid());
        CHECK(test.it.valid_until() <= test.now() + 500ms);
    }
}

TEST_CASE("a refusal that was known before does not end what the vote has got since")
{
    holder test{3};
    // The first has lost the key, and is given it back behind the next extension.
    test.extend(test.it, 1s);
    test[1].say(script::extend, yes());
    test[2].say(script::extend, yes());
    test[0].say(script::extend, no(reply::nobody_has_it));
    auto const short_one = test.extend(test.it, 1s);
    test.pass(1ms);
    test[0].say(script::extend, no(reply::nobody_has_it));
    test[1].say(script::extend, yes());
    REQUIRE_FALSE(short_one->done);
    test[0].say(script::acquire, yes());
    test[0].say(script::check, yes());
    auto const long_one = test.extend(test.it, 60s);
    auto const until = test.now() + 59s;
    test[0].say(script::extend, yes());
    test[1].say(script::extend, yes());
    REQUIRE(long_one->done);
    CHECK(test.it.valid_until() > until);
    test[2].say(script::extend, yes()); // the short one is won, too
    CHECK(short_one->done);
    CHECK(test.it.valid_until() > until);
}

TEST_CASE("an extension that is refused is the loss of the lease")
{
    for (std::size_t const votes : {1u, 3u}) {
        holder test{votes};
        auto const loss = test.wait_lost(test.it);
        auto const end = test.extend(test.it);
        for (std::size_t i = 0; i < votes / 2 + 1; ++i)
            test[i].say(script::extend, no());
        CHECK(end->error == errc::lease_lost);
        CHECK(loss->value == loss_cause::refused);
        CHECK_FALSE(test.it.valid());
        CHECK(test.extend(test.it)->error == errc::lease_lost);
    }
}

TEST_CASE("an extension without an answer says why, and the lease stays as it was")
{
    struct line {
        reply answer;
        errc expected;
    };
    for (auto const& [answer, expected] : {
             line{lost(), errc::node_unavailable},
             line{unsent(), errc::node_unavailable},
             line{error(errc::read_only), errc::read_only},
         }) {
        holder test;
        auto const until = test.it.valid_until();
        auto const end = test.extend(test.it);
        test[0].say(script::extend, answer);
        CHECK(end->error == expected);
        CHECK(test.it.valid());
        CHECK(test.it.valid_until() == until);
        // It is no renewal: nobody is told, nor is it tried again.
        CHECK(test.take_events().empty());
        test.pass(5s);
        CHECK(test[0].times_asked(script::extend) == 1);
    }
}

TEST_CASE("an extension is over in time where a server is silent")
{
    holder test;
    auto const end = test.extend(test.it);
    test.pass(1s);
    CHECK(end->error == errc::node_unavailable);
}

TEST_CASE("an answer that comes after that time does not lengthen the lease")
{
    holder test;
    test.pass(1s);
    auto const until = test.it.valid_until();
    test.extend(test.it);
    test.pass(2s);
    test[0].say(script::extend, yes());
    CHECK(test.it.valid_until() == until);
}

TEST_CASE("a refusal that comes after that time does: the lease is lost")
{
    holder test;
    auto const loss = test.wait_lost(test.it);
    test.extend(test.it);
    test.pass(2s);
    test[0].say(script::extend, no());
    CHECK(loss->done);
    CHECK(loss->value == loss_cause::refused);
}

TEST_CASE("an extension of what is released meanwhile says so")
{
    holder test;
    auto const end = test.extend(test.it);
    test.release(test.it);
    test[0].say(script::extend, yes());
    CHECK(end->error == errc::not_held);
}

TEST_CASE("an extension of what is lost meanwhile says so")
{
    holder test;
    test.pass(reliable - 10ms);
    auto const end = test.extend(test.it);
    test.pass(10ms);
    test[0].say(script::extend, yes());
    CHECK(end->error == errc::lease_lost);
    CHECK_FALSE(test.it.valid());
}

TEST_CASE("waiting for an extension can be given up; it goes on")
{
    holder test;
    test.pass(1s);
    auto const end = test.extend(test.it);
    auto const sent = test.now();
    test.cancel(end);
    CHECK(end->error == asio::error::operation_aborted);
    test[0].say(script::extend, yes());
    CHECK(test.it.valid_until() == sent + reliable);
}

TEST_CASE("a ttl out of range is refused before anything is sent")
{
    holder test;
    CHECK(test.extend(test.it, 19ms)->error == errc::invalid_argument);
    CHECK(test[0].times_asked(script::extend) == 0);
}

TEST_CASE("a lease that a vote has lost is given back to it, and its strength is told")
{
    holder test{3};
    CHECK(test.it.held_by() == 3);
    test.extend(test.it);
    test[1].say(script::extend, no(-2)); // nobody has it there
    test[0].say(script::extend, yes());
    CHECK_FALSE(test[1].asked(script::acquire));
    test[2].say(script::extend, yes());
    CHECK(test.it.held_by() == 2);
    REQUIRE(test[1].asked(script::acquire));
    CHECK(test[1].open().back().what.id.view() == test.it.lock_id());
    CHECK(test.take_events() == texts{"lease_degraded a 2/3"});
    test[1].say(script::acquire, yes());
    CHECK(test.it.held_by() == 3);
}

TEST_CASE("a vote is asked again that may have lost the lease before it was given back or after")
{
    holder test{3};
    for (int i = 0; i < 2; ++i) {
        test.extend(test.it);
        test[1].say(script::extend, no(-2));
        test[0].say(script::extend, yes());
        test[2].say(script::extend, yes());
        test.pass(1ms);
    }
    REQUIRE(test[1].times_asked(script::acquire) == 2); // the first is that of the grant
    test[1].say(script::acquire, yes());
    CHECK(test.it.held_by() == 2);
    REQUIRE(test[1].asked(script::check));
    test[1].say(script::check, yes());
    CHECK(test.it.held_by() == 3);
}

TEST_CASE("not so where another has it there")
{
    holder test{3};
    test.extend(test.it);
    test[1].say(script::extend, no(500));
    test[0].say(script::extend, yes());
    test[2].say(script::extend, yes());
    CHECK(test.it.held_by() == 2);
    CHECK_FALSE(test[1].asked(script::acquire));
}

TEST_CASE("what is given back to a vote late, after the lease has ended, is released there")
{
    for (auto const& answer : {yes(), lost(), no(), unsent()}) {
        holder test{3};
        test.extend(test.it);
        test[1].say(script::extend, no(-2));
        test[0].say(script::extend, yes());
        test[2].say(script::extend, yes());
        test.release(test.it);
        test.all_say(script::release, yes());
        test[1].say(script::acquire, answer);
        bool const may_be_there = answer.status == 1 || answer.what == reply::outcome::lost;
        CHECK(test[1].asked(script::release) == may_be_there);
    }
}

TEST_CASE("a vote whose answer was lost is taken to have the lease as before")
{
    holder test{3};
    test.extend(test.it);
    test[0].say(script::extend, lost());
    test[1].say(script::extend, yes());
    test[2].say(script::extend, yes());
    CHECK(test.it.held_by() == 3);
    CHECK(test.take_events().empty());
    // But not twice in a row.
    test.extend(test.it);
    test[0].say(script::extend, lost());
    test[1].say(script::extend, yes());
    test[2].say(script::extend, yes());
    CHECK(test.it.held_by() == 2);
    CHECK(test.take_events() == texts{"lease_degraded a 2/3"});
}

TEST_CASE("a release follows the key to a vote whose answer to the acquire was lost")
{
    locks test{3};
    auto const asked = test.acquire(colock::mutex{test.client(), "a", {.fencing = false}});
    test[0].say(lost());
    test[1].say(yes());
    test[2].say(yes());
    REQUIRE(asked->done);
    test[0].answers = [](detail::command const&) { return unsent(); };
    test.release(asked->value);
    test[1].say_all(yes());
    test[2].say_all(yes());
    test.pass(1s);
    CHECK(test[0].times_asked(script::release) > 1);
}

TEST_CASE("an extension is not decided by a vote that is known by then to have lost the key")
{
    holder test{3};
    test.pass(50ms);
    test[0].tell_changed("a");
    REQUIRE(test[0].asked(script::check));
    auto const end = test.extend(test.it);
    test.pass(1ms);
    test[0].say(script::check, no(reply::nobody_has_it));
    // Its answer to the extension may be from before the loss.
    test[0].say(script::extend, yes());
    test[1].say(script::extend, yes());
    CHECK_FALSE(end->done);
    test[2].say(script::extend, yes());
    CHECK(end->done);
    CHECK_FALSE(end->error);
    CHECK(test.it.valid());
}
