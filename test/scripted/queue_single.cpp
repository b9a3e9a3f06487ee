// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Those who want one attempt only, and what servers say that refuse by errors.

#include "queue/name_queue.hpp"

#include "scripted/stage/locks.hpp"

#include <colock/owner.hpp>
#include <colock/reentrant_mutex.hpp>

#include <doctest/doctest.h>

using namespace scripted;
using colock::detail::script;

namespace {

struct queue : locks {
    explicit queue(std::size_t votes = 1) : locks{votes} {}

    colock::mutex a{client(), "a", {.hand_offs = 0}};
    int attempts() { return (*this)[0].times_asked(script::acquire); }
    trying try_it() { return try_acquire(a); }
    /// Checks that a single attempt fails at once, without asking the servers.
    void check_fails_at_once()
    {
        auto const it = try_it();
        CHECK(it->done);
        CHECK_FALSE(it->error);
        CHECK_FALSE(it->value);
        CHECK(attempts() == 1);
    }
};

} // namespace

TEST_CASE("a single attempt is answered by what the servers say")
{
    struct line {
        reply answer;
        bool got;
        error_code expected;
    };
    for (auto const& [answer, got, expected] : {
             line{yes(), true, {}},
             line{no(), false, {}}, // contention is no error
             line{lost(), false, errc::node_unavailable},
             line{unsent(), false, errc::node_unavailable},
             line{error(errc::out_of_memory), false, errc::out_of_memory},
             line{error(errc::access_denied), false, errc::access_denied},
         }) {
        queue test;
        auto const it = test.try_it();
        CHECK_FALSE(it->done);
        test[0].say(answer);
        CHECK(it->done);
        CHECK(it->error == expected);
        CHECK(it->value.has_value() == got);
        CHECK(test.metrics().timeouts == (answer.what == reply::outcome::answer && !got));
        // No other attempt follows.
        it->value.reset();
        test.run();
        test[0].say_all(yes());
        test.pass(10s);
        CHECK(test.attempts() == 1);
    }
}

TEST_CASE("as a lease, a single attempt says that it is contention")
{
    queue test;
    auto const it = test.acquire(test.a, 0ns);
    test[0].say(no());
    CHECK(it->error == errc::timed_out);
}

TEST_CASE("a single attempt fails at once while the lock is held here")
{
    queue test;
    auto const held = test.granted(test.a);
    test.check_fails_at_once();
}

TEST_CASE("what was held here is over when its time is, though no timer has said so yet")
{
    queue test;
    auto const held = test.granted(colock::mutex{test.client(), "a", {.renew = false}});
    test.stand_still(11s); // as while a program does not return to its io_context
    CHECK_FALSE(held.valid());
    auto const it = test.try_it();
    auto const too = test.try_it();
    CHECK_FALSE(it->done);
    CHECK_FALSE(too->done);
    test.pass(20ms); // it is left free for others first
    test[0].say(script::acquire, yes());
    CHECK(it->value.has_value());
    CHECK_FALSE(too->value.has_value());
    CHECK(test.metrics().losses == 1);
}

TEST_CASE("a single attempt fails at once while others rest who have just been refused")
{
    queue test;
    auto const patient = test.acquire(test.a);
    test[0].say(no());
    test.check_fails_at_once();
}

TEST_CASE("and with their trouble where there was some")
{
    queue test;
    auto const patient = test.acquire(test.a);
    test[0].say(error(errc::out_of_memory));
    CHECK(test.try_it()->error == errc::out_of_memory);
}

TEST_CASE("single attempts that come during an attempt share its fate, whoever made it")
{
    queue test;
    auto const patient = test.acquire(test.a);
    auto const one = test.try_it();
    auto const other = test.try_it();
    CHECK_FALSE(one->done);
    test[0].say(no());
    CHECK(one->done);
    CHECK(other->done);
    CHECK_FALSE(patient->done);
    CHECK(test.metrics().waiters == 1);
}

TEST_CASE("a grant goes to the first, and those who wanted one attempt only have none")
{
    queue test;
    auto const one = test.try_it();
    auto const other = test.try_it();
    auto const patient = test.acquire(test.a);
    test[0].say(yes());
    CHECK(one->value.has_value());
    CHECK(other->done);
    CHECK_FALSE(other->error);
    CHECK_FALSE(other->value);
    CHECK_FALSE(patient->done);
}

TEST_CASE("a single attempt that has left is not counted any more")
{
    queue test;
    auto const one = test.try_it();
    auto const patient = test.acquire(test.a);
    test.cancel(one);
    test[0].say(no());
    CHECK_FALSE(patient->done);
    CHECK(one->error == asio::error::operation_aborted);
}

TEST_CASE("a try that waits ends with nothing when its time is over")
{
    queue test;
    auto const it = test.try_acquire(test.a, 300ms);
    test[0].say(no(4'000));
    test.pass(300ms - 1ns);
    CHECK_FALSE(it->done);
    test.pass(1ns);
    CHECK(it->done);
    CHECK_FALSE(it->error);
    CHECK_FALSE(it->value);
}

TEST_CASE("that servers refuse by errors is told once, and once that they do no longer")
{
    queue test;
    auto const it = test.acquire(test.a);
    CHECK(test.take_events().empty());
    for (int i = 0; i < 3; ++i) {
        test[0].say(error(errc::out_of_memory));
        CHECK(test.take_events() == (i == 0 ? texts{"acquire_refused a"} : texts{}));
        test.pass(1s);
    }
    test[0].say(no());
    CHECK(test.take_events() == texts{"acquire_refusal_ended a"});
    test[0].tell_changed("a");
    test[0].say(error(errc::read_only));
    CHECK(test.take_events() == texts{"acquire_refused a"});
    test.pass(1s);
    test[0].say(yes());
    CHECK(test.take_events() == texts{"acquire_refusal_ended a"});
    CHECK(it->done);
}

TEST_CASE("it ends also where nobody waits any more")
{
    queue test;
    auto const it = test.acquire(test.a, 500ms);
    test[0].say(error(errc::out_of_memory));
    test.take_events();
    test.pass(499ms);
    CHECK(test.take_events().empty());
    test.pass(1s);
    test[0].say_all(error(errc::out_of_memory));
    test.pass(1s);
    CHECK(it->error == errc::out_of_memory);
    CHECK(test.take_events() == texts{"acquire_refusal_ended a"});
}

TEST_CASE("that nobody waits any more is noticed soon, however long the pause is")
{
    queue test;
    auto const it = test.acquire(test.a);
    for (int i = 0; i < 12; ++i) {
        test[0].say(error(errc::out_of_memory));
        test.pass(1s);
    }
    test[0].say(error(errc::out_of_memory));
    test.take_events();
    test.cancel(it);
    test.pass(41ms);
    CHECK(test.take_events() == texts{"acquire_refusal_ended a"});
}

TEST_CASE("servers that cannot be reached do not refuse")
{
    queue test{3};
    auto const it = test.acquire(test.a);
    test[0].say(unsent());
    test[1].say(unsent());
    test[2].say(error(errc::out_of_memory));
    CHECK(test.take_events().empty());
}

TEST_CASE("those who refuse the greeting by an error that may pass do")
{
    queue test;
    test[0].refuse(colock::make_error_code(errc::server_busy));
    auto const it = test.acquire(test.a);
    CHECK(test.take_events() == texts{"acquire_refused a"});
    test.pass(5s);
    CHECK(test.take_events().empty());
    test[0].connect();
    test[0].recover();
    test.take_events();
    test[0].say(yes());
    CHECK(test.take_events() == texts{"acquire_refusal_ended a"});
    CHECK(it->value.valid());
}

TEST_CASE("they do so only where the others are too few")
{
    auto busy = unsent();
    busy.error = colock::make_error_code(errc::server_busy);
    for (bool const two : {false, true}) {
        queue test{3};
        auto const it = test.acquire(test.a);
        test[0].refuse(busy.error);
        if (two)
            test[1].refuse(busy.error);
        test[0].say(busy);
        test[1].say(two ? busy : no());
        test[2].say(yes());
        CHECK_FALSE(it->done);
        CHECK(test.take_events() == (two ? texts{"acquire_refused a"} : texts{}));
    }
}

TEST_CASE("who gives up for that is told though no attempt has met it")
{
    for (auto const why : {errc::server_busy, errc::node_unavailable}) {
        bool const told = why == errc::server_busy;
        queue test;
        auto const it = test.acquire(test.a, 500ms);
        test[0].refuse(colock::make_error_code(why));
        test.pass(500ms);
        CHECK(it->error == why);
        CHECK(test.take_events() == (told ? texts{"acquire_refused a"} : texts{}));
        test[0].say_all(lost());
        test.pass(5s);
        CHECK(test.take_events() == (told ? texts{"acquire_refusal_ended a"} : texts{}));
    }
}

TEST_CASE("what cannot succeed fails at once, for all who wait")
{
    for (errc const hopeless : {errc::access_denied, errc::script_denied, errc::redirected}) {
        queue test;
        auto const one = test.acquire(test.a);
        auto const other = test.acquire(test.a);
        test[0].say(error(hopeless));
        CHECK(one->error == hopeless);
        CHECK(other->error == hopeless);
        CHECK(test.metrics().waiters == 0);
        CHECK(test.take_events() == texts{"acquire_refused a"});
        test.pass(1s); // nobody waits any more
        CHECK(test.take_events() == texts{"acquire_refusal_ended a"});
    }
}

TEST_CASE("a key of the wrong type fails those only who take it for the same kind of lock")
{
    queue test;
    colock::owner const me{test.client()};
    auto const one = test.acquire(test.a);
    auto const other = test.acquire(colock::reentrant_mutex{test.client(), "a", me});
    auto const third = test.acquire(test.a);
    test[0].say(error(errc::wrong_type));
    CHECK(one->error == errc::wrong_type);
    CHECK_FALSE(other->done);
    CHECK(third->error == errc::wrong_type);
    test.pass(5ms);
    test[0].say(script::acquire, yes());
    CHECK(other->value.valid());
}

TEST_CASE("over several votes a lease is given out when its token is on a majority")
{
    locks test{3};
    auto const it = test.acquire("a");
    test[0].say(yes(100));
    test[1].say(yes(200));
    CHECK_FALSE(it->done);
    // The last of the tokens that the acquire has reserved.
    auto const& fence = test[0].open().back().what;
    CHECK(fence.which == script::fence);
    CHECK(fence.fencing_token == 200 + 3);
    test[0].say(script::fence, yes());
    CHECK_FALSE(it->done);
    test[1].say(script::fence, yes());
    CHECK(it->value.fencing_token() == 200);
}

TEST_CASE(
    "a vote that grants late, with a greater token, does not count for the writing of another")
{
    queue test{3};
    auto const it = test.acquire(test.a);
    test[0].say(yes(100));
    test[1].say(yes(200));
    test[2].say(script::acquire, yes(300));
    test[2].say(script::fence, yes());
    test[1].say(script::fence, yes());
    CHECK_FALSE(it->done);
    test[0].say(script::fence, no()); // it has lost the key
    CHECK_FALSE(it->done);
    // The two others have it: with the greater token they count.
    for (std::size_t i : {1u, 2u}) {
        REQUIRE(test[i].times_asked(script::fence) == 2);
        CHECK(test[i].open().back().what.fencing_token == 300);
        test[i].say(script::fence, yes());
    }
    CHECK(it->value.fencing_token() == 300);
}

TEST_CASE("nor does a vote of which it is not known what it has minted")
{
    queue test{3};
    auto const it = test.acquire(test.a);
    test[0].say(yes(100));
    test[1].say(yes(200));
    test[2].say(script::acquire, lost());
    test[2].say(script::fence, yes());
    test[1].say(script::fence, yes());
    test[0].say(script::fence, no());
    CHECK_FALSE(it->done);
    for (std::size_t i = 0; i < 3; ++i)
        CHECK(test[i].asked(script::release));
}

TEST_CASE("where a vote falls silent, the token of one that has granted late is written")
{
    queue test{3};
    auto const it = test.acquire(test.a);
    test[0].say(yes(100));
    test[1].say(yes(200));
    test[2].say(script::fence, yes()); // what it has minted is not known
    test[1].say(script::fence, yes());
    test.pass(10ms);
    CHECK(test[1].times_asked(script::fence) == 1);
    test[2].say(script::acquire, yes(300));
    test.pass(10ms);
    REQUIRE(test[1].times_asked(script::fence) == 2);
    CHECK(test[1].open().back().what.fencing_token == 300);
    test[1].say(script::fence, yes());
    CHECK_FALSE(it->done);
    test[2].say(script::fence, yes());
    CHECK(it->value.fencing_token() == 300);
}

TEST_CASE("tokens on which a majority agrees need not be written")
{
    locks test{3};
    auto const first = test.acquire("a");
    test[0].say(yes(100));
    CHECK_FALSE(first->done);
    test[1].say(yes(100));
    CHECK(first->value.fencing_token() == 100);
}

TEST_CASE("tokens on which only a part of the majority agrees are written")
{
    locks five{5};
    auto const it = five.acquire("a");
    five[0].say(yes(100));
    five[1].say(yes(101));
    five[2].say(yes(101));
    CHECK_FALSE(it->done);
    CHECK(five[0].asked(script::fence));
}

TEST_CASE("over one vote, a counter that is known needs only a step")
{
    queue test{1};
    auto const floor = [&] { return test[0].open().back().what.minting.counter_floor; };
    auto const acquire = [&](reply const& answer) {
        auto const it = test.acquire(test.a);
        auto const known = floor();
        test[0].say(script::acquire, answer);
        it->value = {};
        test.run();
        if (test[0].asked(script::release))
            test[0].say(script::release, yes());
        return known;
    };
    CHECK(acquire(yes(100)) == 0);
    CHECK(acquire(yes(200)) == 100);
    CHECK(acquire(yes(300)) == 200);
    CHECK(acquire(no(1)) == 300);
    test.pass(5s);
    CHECK(floor() == 0);
}

TEST_CASE("how long a queue stays, and knows its counter, counts from its last lease")
{
    queue test{1};
    std::int64_t token = 0;
    auto const knows_counter = [&] {
        auto const it = test.acquire(test.a);
        bool const known = test[0].open().back().what.minting.counter_floor > 0;
        test[0].say(script::acquire, yes(token += 100));
        it->value = {};
        test.run();
        test[0].say(script::release, yes());
        return known;
    };
    CHECK_FALSE(knows_counter());
    test.pass(39ms);
    CHECK(knows_counter());
    // Meanwhile the alarm comes that the first lease has set.
    test.pass(39ms);
    CHECK(knows_counter());
    test.pass(41ms);
    CHECK_FALSE(knows_counter());
}

TEST_CASE("where the token is refused or not known to be written, the grant is given back")
{
    struct line {
        reply answer;
        bool event;
    };
    for (auto const& [answer, event] :
         {line{no(), false}, line{lost(), false}, line{error(errc::out_of_memory), true}}) {
        queue test{3};
        auto const it = test.acquire(test.a);
        test.grant_with_tokens_from(100);
        test.all_say(script::fence, answer);
        CHECK_FALSE(it->done);
        CHECK(test.take_events() == (event ? texts{"acquire_refused a"} : texts{}));
        for (std::size_t i = 0; i < 3; ++i)
            CHECK(test[i].asked(script::release));
        test.pass(5ms);
        CHECK(test.attempts() == 2);
    }
}

TEST_CASE("a wait that ends while the token is written says that the servers are silent")
{
    queue test{3};
    auto const it = test.acquire(test.a, 500ms);
    test.grant_with_tokens_from(100);
    test.pass(500ms);
    CHECK(it->error == errc::no_quorum);
    CHECK(it->error.message().find("no answer yet") != std::string::npos);
}

TEST_CASE("without fencing there is one round trip")
{
    queue test{3};
    auto const it = test.acquire(colock::mutex{test.client(), "a", {.fencing = false}});
    CHECK(test[0].open().front().what.minting.tokens == 0);
    test.all_say(script::acquire, yes(0));
    CHECK(it->value.fencing_token() == 0);
    CHECK(it->value.valid());
}
