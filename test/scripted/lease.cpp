// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/grant.hpp"

#include "scripted/stage/holder.hpp"

#include <doctest/doctest.h>

using namespace scripted;
using colock::loss_cause;
using colock::detail::script;

namespace {

/// Its lease is renewed, and was granted at `since`.
struct holding : holder {
    explicit holding(colock::lock_options wanted = {}, std::size_t votes = 1)
        : holder{votes, wanted}
    {
    }

    int extensions() { return (*this)[0].times_asked(script::extend); }
    void pass_until(colock::clock::duration since_grant) { pass(since + since_grant - now()); }
    /// The renewal that is due now.
    void answer_renewal(reply const& answer)
    {
        for (std::size_t i = 0; i < votes(); ++i)
            (*this)[i].say(script::extend, answer);
    }

    colock::clock::time_point const since = now();
};

/// How long a key of 10 s may be relied on.
constexpr auto reliable = 10s - 102ms;

} // namespace

TEST_CASE("a lease may be relied on for its ttl from the sending, less the drift")
{
    locks test{1};
    auto const asked = test.acquire(colock::mutex{test.client(), "a", {.renew = false}});
    auto const sent = test.now();
    test.pass(100ms);
    test[0].say(yes());
    auto const& it = asked->value;
    CHECK(it.valid_until() == sent + reliable);
    test.pass(reliable - 100ms - 1ns);
    CHECK(it.valid());
    test.pass(1ns);
    CHECK_FALSE(it.valid());
}

TEST_CASE("without renewal it is lost at the end of that, and whoever waits for it is told")
{
    for (auto const margin : {0ms, 2000ms}) {
        holding test{{.renew = false, .loss_margin = margin}};
        auto const loss = test.wait_lost(test.it);
        test.pass_until(reliable - margin - 1ns);
        CHECK(test.it.valid());
        CHECK_FALSE(loss->done);
        test.pass(1ns);
        CHECK_FALSE(test.it.valid());
        CHECK(loss->done);
        CHECK_FALSE(loss->error);
        CHECK(loss->value == loss_cause::expired);
        CHECK(test.take_events() == texts{"lease_lost a"});
        CHECK(test.metrics().losses == 1);
        CHECK(test.metrics().leases == 0);
        // Also who asks later.
        CHECK(test.wait_lost(test.it)->value == loss_cause::expired);
    }
}

TEST_CASE("a lease is renewed at about a third of its ttl, again and again")
{
    for (std::size_t const votes : {1u, 3u}) {
        holding test{{}, votes};
        auto const loss = test.wait_lost(test.it);
        auto sent = test.since;
        for (int i = 1; i <= 5; ++i) {
            test.pass_until(sent - test.since + 3s - 1ns);
            CHECK(test.extensions() == i - 1);
            while (test.extensions() < i && test.now() < sent + 3334ms)
                test.pass(1ms);
            REQUIRE(test.extensions() == i);
            sent = test[0].open().back().when;
            test.pass(10ms); // the answer is on its way
            test.answer_renewal(yes());
            CHECK(test.it.valid_until() == sent + reliable);
        }
        CHECK(test.it.valid());
        CHECK_FALSE(loss->done);
        CHECK(test.metrics().renewals == 5);
        CHECK(test.take_events().empty());
    }
}

TEST_CASE("one renewal at a time")
{
    holding test;
    test.pass_until(3s);
    while (test.extensions() == 0)
        test.pass(1ms);
    auto const sent = test[0].open().back().when;
    test.pass(sent + 1s - 1ns - test.now());
    CHECK(test.extensions() == 1);
}

TEST_CASE("a renewal that is refused is the loss, at once")
{
    holding test;
    auto const loss = test.wait_lost(test.it);
    test.pass_until(4s);
    test[0].say(script::check, yes());
    test.answer_renewal(no(500));
    CHECK_FALSE(test.it.valid());
    CHECK(loss->value == loss_cause::refused);
    CHECK(test.take_events() == texts{"lease_lost a"});
    test.pass(1min);
    CHECK(test.extensions() == 1);
}

TEST_CASE("a renewal without an answer keeps the deadline, and is tried again")
{
    holding test;
    auto const until = test.it.valid_until();
    test.pass_until(4s);
    test.answer_renewal(lost());
    CHECK(test.it.valid());
    CHECK(test.it.valid_until() == until);
    CHECK(test.take_events() == texts{"renewal_unknown a"});
    test.pass(500ms - 1ns);
    CHECK(test.extensions() == 1);
    test.pass(500ms + 1ns);
    CHECK(test.extensions() == 2);
    auto const sent = test.now();
    test.answer_renewal(yes());
    CHECK(test.it.valid_until() > until);
    CHECK(test.it.valid_until() <= sent + reliable);
}

TEST_CASE("a lease whose renewals are never answered is lost in time")
{
    holding test;
    auto const loss = test.wait_lost(test.it);
    test[0].answers = [](detail::command const&) { return unsent(); };
    test.pass_until(reliable - 1ns);
    CHECK(test.it.valid());
    CHECK(test.extensions() > 5);
    test.pass(1ns);
    CHECK(loss->value == loss_cause::expired);
}

TEST_CASE("what comes for a lease that is lost does not bring it back")
{
    holding test;
    test.pass_until(reliable);
    CHECK_FALSE(test.it.valid());
    test[0].say(script::extend, yes());
    CHECK_FALSE(test.it.valid());
    CHECK(test.metrics().renewals == 0);
    CHECK(test.metrics().losses == 1);
}

TEST_CASE("a lease is not renewed beyond its max_hold")
{
    holding test{{.max_hold = 5s}};
    test[0].answers = [](detail::command const&) { return yes(); };
    test.pass_until(1min);
    CHECK(test.extensions() == 1);
    CHECK(test.metrics().losses == 1);
}

TEST_CASE("nor where the timer of a renewal comes late, when max_hold is over")
{
    holding test{{.max_hold = 4s}};
    test.pass(20ms);
    test[0].say_all(yes()); // the check
    test.stand_still(5s);
    test.pass(1ms);
    CHECK(test.extensions() == 0);
    test.pass_until(1min);
    CHECK(test.extensions() == 0);
    CHECK(test.metrics().losses == 1);
}

TEST_CASE("the servers are asked for a lease of more than 20 ms, so that they tell of changes")
{
    for (bool const tells : {true, false}) {
        holding test;
        test[0].tells_of_changes = tells;
        test.pass_until(20ms - 1ns);
        CHECK(test[0].times_asked(script::check) == 0);
        test.pass(1ns);
        CHECK(test[0].times_asked(script::check) == tells);
        test[0].say_all(yes());
        test.pass_until(2s);
        CHECK(test[0].times_asked(script::check) == tells); // once
    }
}

TEST_CASE("a lease is over from the call of its release on")
{
    holding test;
    auto const loss = test.wait_lost(test.it);
    auto const end = test.release(test.it);
    CHECK_FALSE(test.it.valid());
    CHECK(loss->error == errc::not_held);
    CHECK_FALSE(end->done);
    test[0].say(script::release, yes());
    CHECK(end->done);
    CHECK_FALSE(end->error);
    CHECK(test.release(test.it)->error == errc::not_held);
    CHECK(test.extend(test.it)->error == errc::not_held);
    CHECK(test.wait_lost(test.it)->error == errc::not_held);
    CHECK(test[0].times_asked(script::release) == 1);
    test.pass(1min);
    CHECK(test.extensions() == 0);
}

TEST_CASE("a lease that is destroyed is released")
{
    holding test;
    test.it = {};
    test.run();
    CHECK(test[0].asked(script::release));
    CHECK(test.metrics().leases == 0);
    CHECK(test.metrics().losses == 0);
}

TEST_CASE("a lease that was lost is released all the same, and says so")
{
    holding test{{.renew = false}};
    test.pass_until(reliable);
    auto const end = test.release(test.it);
    CHECK(end->error == errc::lease_lost);
    CHECK(test[0].asked(script::release)); // its key may still be there
    CHECK(test.release(test.it)->error == errc::not_held);
}

TEST_CASE("waiting for a loss can be given up, by one of several")
{
    holding test{{.renew = false}};
    auto const one = test.wait_lost(test.it);
    auto const other = test.wait_lost(test.it);
    test.cancel(one);
    CHECK(one->error == asio::error::operation_aborted);
    CHECK_FALSE(other->done);
    test.pass_until(reliable);
    CHECK(other->value == loss_cause::expired);
}

TEST_CASE("a release during a renewal waits for nothing, and the renewal changes nothing")
{
    for (auto const& answer : {yes(), no(), lost()}) {
        holding test;
        test.pass_until(4s);
        REQUIRE(test[0].asked(script::extend));
        auto const end = test.release(test.it);
        CHECK(test[0].asked(script::release));
        test[0].say(script::extend, answer);
        test[0].say(script::release, yes());
        CHECK_FALSE(end->error);
        CHECK(test.metrics().losses == 0);
        CHECK(test.metrics().renewals == 0);
        CHECK(test.take_events().empty());
        test.pass(1min);
        CHECK(test.extensions() == 1);
    }
}

TEST_CASE("closing the client releases its leases, and tells those who wait for their loss")
{
    holding test;
    auto const loss = test.wait_lost(test.it);
    auto const end = test.close();
    CHECK_FALSE(test.it.valid());
    CHECK(loss->error == errc::client_closed);
    CHECK_FALSE(end->done);
    test[0].say(script::release, yes());
    CHECK(end->done);
    CHECK(test.release(test.it)->error == errc::not_held);
}

TEST_CASE("closing says where keys may remain")
{
    holding test;
    auto const end = test.close();
    test[0].say(script::release, lost());
    test.pass(3s - 1ns);
    CHECK_FALSE(end->done);
    test.pass(1ns);
    CHECK(end->error == errc::node_unavailable);
    CHECK(end->error.message().find("vote0:6379") != std::string::npos);
}

TEST_CASE("closing does not count the time during which the process was busy, once")
{
    holding test;
    auto const end = test.close();
    test.stand_still(10s); // drain_timeout is 3 s
    test.run();
    CHECK_FALSE(end->done);
    SUBCASE("what was answered meanwhile is read")
    {
        test[0].say(script::release, yes());
        CHECK(end->done);
        CHECK_FALSE(end->error);
    }
    SUBCASE("then it ends")
    {
        test.pass(3s - 1ns);
        CHECK_FALSE(end->done);
        test.stand_still(10s);
        test.run();
        CHECK(end->error == errc::node_unavailable);
    }
}

TEST_CASE("in a child of fork a lease is the parent's")
{
    holding test;
    auto const loss = test.wait_lost(test.it);
    auto const longer = test.extend(test.it);
    test.fork();
    CHECK_FALSE(test.it.valid());
    CHECK(loss->error == errc::forked);
    CHECK(longer->error == errc::forked);
    CHECK(test.release(test.it)->error == errc::forked);
    test.it = {};
    test.run();
    CHECK(test[0].times_asked(script::release) == 0);
}

TEST_CASE("nothing is left of a lease when its io_context goes")
{
    holding test;
    auto const loss = test.wait_lost(test.it);
    test.destroy_context();
    CHECK_FALSE(test.it.valid());
    CHECK_FALSE(loss->done);
}
