// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Owners that acquire again what they have.

#include "queue/name_queue.hpp"

#include "scripted/stage/locks.hpp"
#include "support/without_guard.hpp"

#include <colock/owner.hpp>
#include <colock/reentrant_mutex.hpp>

#include <doctest/doctest.h>
#include <memory>
#include <string>
#include <vector>

using namespace scripted;
using colock::detail::script;

namespace {

struct owners : locks {
    explicit owners(std::size_t votes = 1) : locks{votes} {}
    /// Of the server that acquire_elsewhere() goes to, too.
    struct at_same_server {};
    explicit owners(at_same_server) : locks{{colock::node_address{}}} {}

    colock::reentrant_mutex a_of(colock::owner const& which, colock::lock_options wanted = {})
    {
        return {client(), "a", which, wanted};
    }
    int attempts() { return (*this)[0].times_asked(script::acquire); }

    /// Acquires it with another client, whose servers are the next votes.
    acquiring acquire_elsewhere(colock::owner const& which,
                                std::vector<colock::node_address> servers = {{}})
    {
        elsewhere.emplace(context().get_executor(), std::move(servers), support::without_guard());
        auto const result = std::make_shared<outcome<colock::lease>>();
        colock::reentrant_mutex{*elsewhere, "a", which}.async_acquire(
            [result](error_code, colock::lease got) { result->value = std::move(got); });
        run();
        return result;
    }

    std::optional<colock::client> elsewhere;
    colock::owner const me{client()};
    colock::owner const other{client()};
};

/// An owner has it with another client, and a stranger waits.
struct in_same_hands : owners {
    /// After so many attempts that find it in the same hands, those who wait back off.
    static constexpr int followed = 20;

    in_same_hands()
    {
        (*this)[1].say(yes());
        stranger = acquire(a_of(other));
        refuse();
    }
    void make_attempt()
    {
        (*this)[0].tell_changed("a");
        pass(2ms);
        REQUIRE((*this)[0].asked(script::acquire));
    }
    void refuse()
    {
        auto const left =
            std::chrono::duration_cast<std::chrono::milliseconds>(ends - colock::clock::now());
        (*this)[0].say(script::acquire, no(left.count()));
    }
    void refuse_after_news(int times)
    {
        for (int i = 0; i < times; ++i) {
            make_attempt();
            refuse();
        }
    }

    /// The attempt after which those who wait back off is under way when `come` begins one of who
    /// has it, which is made at once then, and granted.
    template <class Come>
    auto back_off_before(Come come)
    {
        refuse_after_news(followed - 1);
        make_attempt();
        auto own = come();
        auto const before = attempts();
        refuse();
        CHECK(attempts() == before + 1);
        (*this)[0].say(script::acquire, yes(9));
        REQUIRE((*this)[0].asked(script::check));
        (*this)[0].say(script::check, no());
        return own;
    }

    colock::clock::time_point const ends = colock::clock::now() + 4s;
    acquiring const held = acquire_elsewhere(me);
    acquiring stranger;
};

/// Over several votes an owner has a lease without a token.
struct unfenced : owners {
    unfenced() : owners{3}
    {
        grant_with_tokens_from(77);
        REQUIRE(bare->value.valid());
    }

    acquiring const bare = acquire(a_of(me, {.fencing = false}));
};

} // namespace

TEST_CASE("an owner acquires again what it has, at once and without the servers")
{
    owners test;
    auto first = test.granted(test.a_of(test.me));
    auto const second = test.acquire(test.a_of(test.me));
    CHECK(second->value.valid());
    CHECK(second->value.fencing_token() == first.fencing_token());
    CHECK(second->value.lock_id() == first.lock_id());
    CHECK(first.hold_count() == 2);
    auto const third = test.try_acquire(test.a_of(test.me));
    CHECK(third->value.has_value());
    CHECK(first.hold_count() == 3);
    CHECK(test.attempts() == 1);
    CHECK(test.metrics().leases == 3);
}

TEST_CASE("a counter of Redisson by default is one of reentrant mutexes only")
{
    colock::client_options options;
    options.lock.counter = colock::token_counter::redisson;
    locks test{1, options};
    auto const asked = test.acquire(colock::mutex{test.client(), "plain"});
    CHECK(test[0].open().back().what.key->counter == colock::token_counter::colock);
    test[0].say(script::acquire, yes());
    CHECK(asked->value.valid());
    colock::owner const me{test.client()};
    auto const again = test.acquire(colock::reentrant_mutex{test.client(), "of an owner", me});
    CHECK(test[0].open().back().what.key->counter == colock::token_counter::redisson);
    CHECK_THROWS_WITH_AS((colock::mutex{test.client(), "plain", options.lock}),
                         doctest::Contains("lock_options::counter"), colock::system_error);
}

TEST_CASE("another owner waits for the last of its leases")
{
    owners test;
    auto first = test.granted(test.a_of(test.me));
    auto const second = test.acquire(test.a_of(test.me));
    auto const waiting = test.acquire(test.a_of(test.other));
    auto const trying = test.try_acquire(test.a_of(test.other));
    CHECK(trying->done);
    CHECK_FALSE(trying->value);
    test.release(first);
    CHECK(second->value.valid());
    CHECK_FALSE(test[0].asked(script::release));
    test.release(second->value);
    CHECK(test[0].asked(script::release));
    test[0].say(script::release, yes());
    test.pass(25ms);
    test[0].say(script::acquire, yes(9));
    CHECK(waiting->value.fencing_token() == 9);
}

TEST_CASE("a mutex of the same name waits, too")
{
    owners test;
    auto const held = test.granted(test.a_of(test.me));
    auto const waiting = test.acquire("a");
    CHECK_FALSE(waiting->done);
    CHECK(test.attempts() == 1);
}

TEST_CASE("those of the same owner who wait share what one of them gets")
{
    owners test;
    auto const one = test.acquire(test.a_of(test.me));
    auto const between = test.acquire(test.a_of(test.other));
    auto const two = test.acquire(test.a_of(test.me));
    test[0].say(script::acquire, yes());
    CHECK(one->value.valid());
    CHECK(two->value.valid());
    CHECK_FALSE(between->done);
    CHECK(one->value.hold_count() == 2);
    CHECK(test.metrics().waiters == 1);
}

TEST_CASE("where very many of one owner wait, others get their turn before all have their leases")
{
    owners test;
    std::vector<owners::acquiring> all;
    std::uint64_t served_before_others = 0;
    test.a_of(test.me).async_acquire([&](error_code, colock::lease first) {
        served_before_others = test.metrics().acquires;
        all.push_back(std::make_shared<outcome<colock::lease>>());
        all.back()->value = std::move(first);
    });
    constexpr std::size_t many = 5'000;
    while (all.size() < many)
        all.push_back(test.acquire(test.a_of(test.me)));
    // It waits for the servers, and not for somebody else.
    auto const once = test.try_acquire(test.a_of(test.me));
    test[0].say(script::acquire, yes());
    CHECK(served_before_others >= 1'000);
    CHECK(served_before_others < many / 2);
    CHECK(once->value);
    CHECK(std::ranges::all_of(all, [](auto const& each) { return each->value.valid(); }));
    CHECK(all.front()->value.hold_count() == many + 2);
    CHECK(test.attempts() == 1);
}

TEST_CASE("very many of one owner share one grant in their order, though each gives it up at once")
{
    owners test;
    auto const lock = test.a_of(test.me);
    constexpr std::size_t many = 5'000;
    std::size_t served = 0;
    bool newcomer_was_last = false;
    auto const count = [&](error_code error, colock::lease held) {
        CHECK((held.valid() && !error));
        if (++served == 1)
            lock.async_acquire(
                [&](error_code, colock::lease) { newcomer_was_last = served == many; });
    };
    for (std::size_t i = 0; i < many; ++i)
        lock.async_acquire(count);
    test.run();
    test[0].say(script::acquire, yes());
    CHECK(served == many);
    CHECK(newcomer_was_last);
    CHECK(test.attempts() == 1);
    CHECK(test[0].asked(script::release));
}

TEST_CASE("an owner acquires again at once after it was given leases a portion at a time")
{
    for (std::size_t const many : {1'000U, 1'001U, 1'002U, 2'001U, 3'000U}) {
        CAPTURE(many);
        owners test;
        std::vector<owners::acquiring> all;
        while (all.size() < many)
            all.push_back(test.acquire(test.a_of(test.me)));
        test[0].say(script::acquire, yes());
        CHECK(std::ranges::all_of(all, [](auto const& each) { return each->value.valid(); }));
        CHECK(test.acquire(test.a_of(test.me))->value.valid());
        CHECK(test.try_acquire(test.a_of(test.me))->value);
    }
}

TEST_CASE("a single attempt of who has just given up its last lease is made")
{
    owners test;
    auto first = test.granted(test.a_of(test.me));
    // As where another thread gives it up at the same time: the acquire is first on the strand.
    std::optional<colock::lease> again;
    bool done = false;
    test.a_of(test.me).async_try_acquire([&](error_code, std::optional<colock::lease> granted) {
        done = true;
        again = std::move(granted);
    });
    auto const stranger = test.a_of(test.other);
    bool told = false;
    stranger.async_try_acquire(
        [&](error_code, std::optional<colock::lease> granted) { told = !granted; });
    first = {};
    test.run();
    CHECK(told);
    CHECK_FALSE(done);
    test[0].say(script::release, yes());
    test.pass(25ms);
    test[0].say(script::acquire, yes(9));
    REQUIRE(again);
    CHECK(again->fencing_token() == 9);
}

TEST_CASE("an owner does not share what is lost")
{
    owners test;
    auto first = test.granted(test.a_of(test.me));
    auto const end = test.extend(first);
    test[0].say(script::extend, no());
    CHECK(end->error == errc::lease_lost);
    auto const again = test.acquire(test.a_of(test.me));
    CHECK_FALSE(again->done);
    test[0].say(script::acquire, yes(2));
    CHECK(again->value.fencing_token() == 2);
}

TEST_CASE("a lease that joins lengthens the life of the key where it wants more")
{
    for (bool const more : {false, true}) {
        CAPTURE(more);
        owners test;
        auto first = test.granted(test.a_of(test.me, {.ttl = more ? 2s : 20s}));
        auto const second = test.acquire(test.a_of(test.me, {.ttl = more ? 20s : 2s}));
        CHECK(second->value.valid());
        REQUIRE(test[0].asked(script::extend) == more);
        if (!more)
            continue;
        CHECK(test[0].open().back().what.ttl == 20s);
        auto const before = test.now();
        test[0].say(script::extend, yes());
        CHECK(second->value.valid_until() == before + 20s - 202ms);
    }
}

TEST_CASE("a lease that joins has what it asks for though an answer is lost")
{
    for (bool const renewed : {false, true}) {
        CAPTURE(renewed);
        owners test;
        auto outer = test.granted(test.a_of(test.me, {.ttl = 2s, .renew = renewed}));
        auto const inner = test.acquire(test.a_of(test.me, {.ttl = 20s, .renew = renewed}));
        for (int times = 0; times < 3; ++times) {
            CAPTURE(times);
            REQUIRE(test[0].asked(script::extend));
            test.take_events();
            test[0].say(script::extend, lost());
            CHECK(test.take_events() == texts{"renewal_unknown a"});
            CHECK_FALSE(test[0].asked(script::extend));
            // A tenth of the ttl that there is, or the next renewal.
            test.pass(renewed && times == 0 ? 700ms : 200ms);
        }
        REQUIRE(test[0].asked(script::extend));
        CHECK(test[0].open().back().what.ttl > 19s);
        CHECK(test[0].open().back().what.ttl <= 20s);
        test[0].say(script::extend, yes());
        CHECK(inner->value.valid_until() > test.now() + 19s);
        test.pass(5s);
        CHECK_FALSE(test[0].asked(script::extend));
        CHECK(inner->value.valid());
    }
}

TEST_CASE("for a lease that has joined and does not need it any more, nothing is extended again")
{
    enum class since { it_is_released, another_is_extended, it_asks_for_less };
    for (auto const why :
         {since::it_is_released, since::another_is_extended, since::it_asks_for_less}) {
        CAPTURE(static_cast<int>(why));
        owners test;
        auto outer = test.granted(test.a_of(test.me, {.ttl = 9s, .renew = false}));
        auto const inner = test.acquire(test.a_of(test.me, {.ttl = 20s, .renew = false}));
        test[0].say(script::extend, lost());
        if (why == since::it_is_released) {
            test.release(inner->value);
        } else {
            bool const other = why == since::another_is_extended;
            auto const end = test.extend(other ? outer : inner->value, other ? 30s : 3s);
            test[0].say(script::extend, yes());
            CHECK(end->done);
        }
        test.pass(2s);
        CHECK_FALSE(test[0].asked(script::extend));
        CHECK(outer.valid());
        test.pass(7s);
        CHECK(outer.valid() == (why == since::another_is_extended));
        CHECK(test[0].times_asked(script::extend) == 1 + (why != since::it_is_released));
    }
}

TEST_CASE("while one lease's max_hold is over, nothing is extended for the others, but after that")
{
    owners test;
    auto outer = test.granted(test.a_of(test.me, {.ttl = 9s, .renew = false}));
    auto const bounded =
        test.acquire(test.a_of(test.me, {.ttl = 9s, .renew = false, .max_hold = 100ms}));
    test[0].say(script::extend, yes());
    auto const inner = test.acquire(test.a_of(test.me, {.ttl = 20s, .renew = false}));
    test[0].say(script::extend, lost());
    test.pass(4s);
    CHECK_FALSE(test[0].asked(script::extend));
    test.release(bounded->value);
    test.pass(1s);
    REQUIRE(test[0].asked(script::extend));
    test[0].say(script::extend, yes());
    test.pass(14s);
    CHECK(inner->value.valid());
    // As far as it has asked for, and no further.
    test.pass(1s);
    CHECK_FALSE(inner->value.valid());
}

TEST_CASE("one extension for all leases that have joined, and for no longer than they ask for")
{
    owners test;
    auto outer = test.granted(test.a_of(test.me, {.ttl = 9s, .renew = false}));
    std::vector<locks::acquiring> inner;
    for (auto const ttl : {20s, 60s, 30s}) {
        inner.push_back(test.acquire(test.a_of(test.me, {.ttl = ttl, .renew = false})));
        test[0].say(script::extend, lost());
    }
    test.release(inner[1]->value); // which has asked for the longest
    test.pass(1s);
    CHECK(test[0].times_asked(script::extend) == 4);
    REQUIRE(test[0].asked(script::extend));
    auto const ttl = test[0].open().back().what.ttl;
    CHECK(ttl <= 30s);
    CHECK(ttl > 28s);
    test[0].say(script::extend, yes());
    test.pass(3s);
    CHECK(test[0].times_asked(script::extend) == 4);
}

TEST_CASE("what a lease asks for that goes is not what another is extended by")
{
    owners test;
    auto outer = test.granted(test.a_of(test.me, {.ttl = 60s}));
    test.pass(19s);
    while (outer.valid_until() > test.now() + 5s) { // its renewals fail
        if (test[0].asked(script::extend))
            test[0].say(script::extend, lost());
        test.pass(1s);
    }
    auto const inner = test.acquire(test.a_of(test.me, {.ttl = 10s, .renew = false}));
    while (test[0].asked(script::extend))
        test[0].say(script::extend, lost());
    test.release(outer);
    test.pass(1s);
    REQUIRE(test[0].asked(script::extend));
    CHECK(test[0].open().back().what.ttl <= 10s);
    test[0].say(script::extend, yes());
    test.pass(7s);
    CHECK(inner->value.valid());
    CHECK_FALSE(test[0].asked(script::extend));
}

TEST_CASE("a lease has what it asks for though the renewal of another that goes is lost")
{
    owners test;
    auto outer = test.granted(test.a_of(test.me, {.ttl = 9s}));
    test.pass(3s);
    REQUIRE(test[0].asked(script::extend));
    auto const inner = test.acquire(test.a_of(test.me, {.ttl = 9s, .renew = false}));
    auto const wanted = test.now() + 9s - 92ms;
    test.release(outer);
    test[0].say(script::extend, lost());
    test.pass(1s);
    REQUIRE(test[0].asked(script::extend));
    test[0].say(script::extend, yes());
    CHECK(inner->value.valid_until() >= wanted);
}

TEST_CASE("one extension for all that join at once")
{
    owners test;
    std::vector<locks::acquiring> all;
    for (int i = 0; i < 100; ++i)
        all.push_back(test.acquire(test.a_of(test.me, {.ttl = 9s, .renew = false})));
    test.pass(500ms);
    test[0].say(script::acquire, yes());
    for (auto const& each : all)
        CHECK(each->value.valid());
    CHECK(test[0].times_asked(script::extend) == 1);
    auto const wanted = test.now() + 9s - 92ms;
    test[0].say(script::extend, yes());
    CHECK(all[50]->value.valid_until() >= wanted);
}

TEST_CASE("the loss_margin of an inner lease ends with it")
{
    for (bool const ends : {true, false}) {
        CAPTURE(ends);
        owners test;
        auto outer = test.granted(test.a_of(test.me, {.ttl = 9s, .renew = false}));
        auto const inner =
            test.acquire(test.a_of(test.me, {.ttl = 9s, .renew = false, .loss_margin = 3s}));
        test.pass(5s);
        CHECK(outer.valid());
        if (ends)
            test.release(inner->value);
        test.pass(2s);
        CHECK(outer.valid() == ends);
    }
}

TEST_CASE("the max_hold of an inner lease ends with it")
{
    owners test;
    auto outer = test.granted(test.a_of(test.me, {.ttl = 9s}));
    auto const inner = test.acquire(test.a_of(test.me, {.ttl = 9s, .max_hold = 1s}));
    test.pass(5s); // The outer one alone would be renewed after three.
    CHECK_FALSE(test[0].asked(script::extend));
    test.release(inner->value);
    test.pass(1ms);
    CHECK(test[0].asked(script::extend));
}

TEST_CASE("over several votes, the owner of an unfenced lease gets a token when it asks for one")
{
    unfenced test;
    CHECK(test.bare->value.fencing_token() == 0);
    auto const fenced = test.acquire(test.a_of(test.me));
    auto const also_bare = test.acquire(test.a_of(test.me, {.fencing = false}));
    CHECK_FALSE(fenced->done);
    CHECK(also_bare->done);
    REQUIRE(test[0].asked(script::fence));
    CHECK(test[0].open().back().what.fencing_token == 77);
    test[0].say(script::fence, yes());
    test[1].say(script::fence, yes());
    CHECK(fenced->value.fencing_token() == 77);
    CHECK(test.attempts() == 1);
    CHECK(test.bare->value.hold_count() == 3);
}

TEST_CASE("a vote to which it was given back counts with the token that it has minted then")
{
    unfenced test;
    // One after another, so that the lease is never lost.
    for (std::size_t without : {1u, 2u}) {
        test.extend(test.bare->value);
        test[without].say(script::extend, no(-2)); // nobody has it there
        for (std::size_t i = 0; i < 3; ++i) {
            if (i != without)
                test[i].say(script::extend, yes());
        }
        REQUIRE(test[without].asked(script::acquire));
        test[without].say(script::acquire, yes(100 + static_cast<std::int64_t>(without)));
    }
    auto const fenced = test.acquire(test.a_of(test.me));
    REQUIRE(test[0].asked(script::fence));
    CHECK(test[0].open().back().what.fencing_token == 102);
    test[1].say(script::fence, yes());
    CHECK_FALSE(fenced->done);
    test[2].say(script::fence, yes());
    CHECK(fenced->value.fencing_token() == 102);
}

TEST_CASE("where the lease ends while its token is about to be written, nobody gets it")
{
    // Whenever the library asks what time it is, the lease may be over.
    for (int call = 1; call <= 40; ++call) {
        CAPTURE(call);
        owners test{3};
        auto const bare = test.acquire(test.a_of(test.me, {.renew = false, .fencing = false}));
        test.grant_with_tokens_from(77);
        REQUIRE(bare->value.valid());
        test.pass(9s);
        test.stand_still_at(call, 2s);
        auto const fenced = test.acquire(test.a_of(test.me));
        test.pass(1s);
        CHECK_FALSE(bare->value.valid());
        CHECK_FALSE(fenced->done);
    }
}

TEST_CASE("where that fails, a single attempt is told, and the others try again")
{
    unfenced test;
    auto const patient = test.acquire(test.a_of(test.me));
    auto const trying = test.try_acquire(test.a_of(test.me));
    test.all_say(script::fence, lost());
    CHECK(trying->error == errc::no_quorum);
    CHECK_FALSE(patient->done);
    test.pass(5ms);
    test.all_say(script::fence, yes());
    CHECK(patient->value.fencing_token() == 77);
}

TEST_CASE("and both have what another client of the owner has brought meanwhile")
{
    unfenced test;
    auto const patient = test.acquire(test.a_of(test.me));
    auto const trying = test.try_acquire(test.a_of(test.me));
    REQUIRE(test[0].asked(script::fence));
    std::vector<colock::node_address> same(3);
    for (std::size_t i = 0; i < 3; ++i)
        same[i].host = "vote" + std::to_string(i);
    auto const there = test.acquire_elsewhere(test.me, same);
    for (std::size_t i = 3; i < 6; ++i)
        test[i].say(script::acquire, yes(99));
    REQUIRE(there->value.fencing_token() == 99);
    for (std::size_t i = 0; i < 3; ++i)
        test[i].say(script::fence, lost());
    REQUIRE(trying->value);
    CHECK(trying->value->fencing_token() == 99);
    CHECK(patient->value.fencing_token() == 99);
}

TEST_CASE("trouble with the token is forgotten when it is written")
{
    for (bool const silent : {false, true}) {
        unfenced test;
        auto const fenced = test.acquire(test.a_of(test.me));
        for (auto const most : {5ms, 10ms, 20ms}) {
            auto const before = test[0].times_asked(script::fence);
            test.all_say(script::fence, unsent());
            CHECK(test[0].times_asked(script::fence) == before);
            test.pass(most);
        }
        test.all_say(script::fence, yes());
        REQUIRE(fenced->done);
        test.bare->value = {};
        fenced->value = {};
        test.run();
        test.all_say(script::release, yes());
        auto const next = test.acquire(test.a_of(test.other), 100ms);
        test.pass(1ms); // it is left free for a moment
        REQUIRE(test.attempts() == 2);
        if (silent) {
            test.pass(99ms);
            CHECK(next->error.message().find("no answer yet") != std::string::npos);
        } else {
            test.all_say(script::acquire, unsent());
            test.pass(5ms); // the shortest pause again
            CHECK(test.attempts() == 3);
        }
    }
}

TEST_CASE("where the owner's lease of another client is asked for, this one is, too")
{
    // A change of the key that is told meanwhile is taken for what the first answer will say.
    unfenced test;
    auto const elsewhere = test.acquire_elsewhere(test.me);
    REQUIRE(test.votes() == 4);
    test[3].say(script::acquire, yes(90));
    auto const fenced = test.acquire(test.a_of(test.me));
    for (std::size_t i = 0; i < 3; ++i)
        test[i].say(script::fence, yes());
    auto const asked_for = [&](colock::lease const& which) {
        for (std::size_t i = 0; i < 3; ++i) {
            REQUIRE(test[i].asked(script::check));
            CHECK(test[i].open().front().what.id.view() == which.lock_id());
        }
    };
    asked_for(elsewhere->value);
    for (std::size_t i = 0; i < 3; ++i)
        test[i].say(script::check, no());
    CHECK(fenced->value.valid());
    asked_for(test.bare->value);
}

TEST_CASE("who waits for the token is told that the servers are silent")
{
    unfenced test;
    auto const fenced = test.acquire(test.a_of(test.me), 500ms);
    test.pass(500ms);
    CHECK(fenced->error == errc::no_quorum);
    CHECK(fenced->error.message().find("no answer yet") != std::string::npos);
}

TEST_CASE("what cannot succeed fails those who want the token only")
{
    unfenced test;
    auto const wants_it = test.acquire(test.a_of(test.me));
    auto const waits = test.acquire(test.a_of(test.other));
    test.all_say(script::fence, error(errc::access_denied));
    CHECK(wants_it->error == errc::access_denied);
    CHECK_FALSE(waits->done);
}

TEST_CASE("that servers refuse the token by errors is told once, and once that they do no longer")
{
    unfenced test;
    auto const fenced = test.acquire(test.a_of(test.me));
    for (int i = 0; i < 3; ++i) {
        CHECK(test.take_events().empty());
        test.all_say(script::fence, error(errc::out_of_memory));
        CHECK(test.take_events() == (i == 0 ? texts{"acquire_refused a"} : texts{}));
        test.pass(1s);
    }
    test.all_say(script::fence, yes());
    CHECK(test.take_events() == texts{"acquire_refusal_ended a"});
    CHECK(fenced->done);
}

TEST_CASE("a lease that ends while its token is written gives it to nobody")
{
    unfenced test;
    auto const fenced = test.acquire(test.a_of(test.me));
    test.release(test.bare->value);
    test.all_say(script::fence, yes());
    CHECK_FALSE(fenced->done);
    test.all_say(script::release, yes());
    test.pass(25ms);
    CHECK(test.attempts() == 2);
}

TEST_CASE("who has it with another client comes first, since the servers let it in")
{
    for (bool const plain : {false, true}) {
        CAPTURE(plain);
        owners test;
        auto const held = test.acquire_elsewhere(test.me);
        REQUIRE(test.votes() == 2);
        test[1].say(yes());
        REQUIRE(held->value.valid());

        auto const stranger = plain ? test.acquire("a") : test.acquire(test.a_of(test.other));
        auto const own = test.acquire(test.a_of(test.me));
        test[0].say(script::acquire, no(4'000)); // to the stranger
        REQUIRE(test[0].asked(script::acquire)); // now for who has it
        test[0].say(script::acquire, yes(1));
        // Both clients may have the same servers, by different addresses.
        REQUIRE(test[0].asked(script::check));
        test[0].say(script::check, no());
        CHECK(own->value.valid());
        CHECK_FALSE(stranger->done);
    }
}

TEST_CASE("that its owner got it with another client is news for who waits")
{
    owners test;
    auto const waiting = test.acquire(test.a_of(test.me));
    test[0].say(script::acquire, no(4'000));
    auto const held = test.acquire_elsewhere(test.me);
    CHECK_FALSE(test[0].asked(script::acquire));
    test[1].say(yes(7));
    CHECK(test[0].asked(script::acquire));
    test[0].say(script::acquire, yes(5));
    REQUIRE(test[0].asked(script::check));
    test[0].say(script::check, yes());
    REQUIRE(waiting->value.valid());
    CHECK(waiting->value.fencing_token() == 7);
}

TEST_CASE("who has it with another client does not wait while others back off")
{
    for (bool const has_it : {false, true}) {
        CAPTURE(has_it);
        in_same_hands test;
        test.refuse_after_news(in_same_hands::followed);
        test[0].tell_changed("a");
        auto const before = test.attempts();
        auto const more = test.acquire(test.a_of(has_it ? test.me : test.other));
        CHECK(test.attempts() == before + has_it);
        test.pass(2ms);
        CHECK(test.attempts() == before + 1);
    }
}

TEST_CASE("nor does it if they begin to while it waits for the end of their attempt")
{
    in_same_hands test;
    auto const own = test.back_off_before([&] { return test.acquire(test.a_of(test.me)); });
    CHECK(own->value.valid());
}

TEST_CASE("and so it is with its single attempt")
{
    in_same_hands test;
    auto const own = test.back_off_before([&] { return test.try_acquire(test.a_of(test.me)); });
    REQUIRE(own->value);
    CHECK(own->value->valid());
}

TEST_CASE("where the servers keep an owner out all the same, it backs off, too")
{
    in_same_hands test;
    test.refuse_after_news(in_same_hands::followed);
    auto const own = test.acquire(test.a_of(test.me)); // the other client has other servers
    REQUIRE(test[0].asked(script::acquire));
    test.refuse();
    auto const before = test.attempts();
    for (int i = 0; i < 10; ++i) {
        test.pass(1ms);
        test[0].tell_changed("a");
        auto const again = test.acquire(test.a_of(test.me));
        if (test[0].asked(script::acquire))
            test.refuse();
    }
    CHECK(test.attempts() < before + 8);
}

TEST_CASE("a single attempt of who has it elsewhere is made though another was refused")
{
    owners test;
    auto const held = test.acquire_elsewhere(test.me);
    test[1].say(yes());
    auto const stranger = test.acquire(test.a_of(test.other));
    auto const own = test.try_acquire(test.a_of(test.me));
    test[0].say(script::acquire, no(4'000));
    CHECK_FALSE(own->done);
    test[0].say(script::acquire, no(4'000)); // this time it was for itself
    CHECK(own->done);
    CHECK_FALSE(own->value);
}

TEST_CASE("a token of an owner is not smaller than those that it had during the attempt")
{
    // The other lease may be over while the servers are asked for it, or even before that. Before
    // they have answered, only an equal address tells that they are the same.
    for (bool const asked : {true, false}) {
        CAPTURE(asked);
        auto const made =
            asked ? std::make_unique<owners>() : std::make_unique<owners>(owners::at_same_server{});
        auto& test = *made;
        auto const first = test.acquire_elsewhere(test.me);
        auto& there = test[1];
        there.say(yes(7));
        auto const again = test.acquire(test.a_of(test.me));
        if (asked)
            test[0].say(script::acquire, yes(9));

        auto const release = [&](owners::acquiring const& which) {
            which->value = {};
            test.run();
            there.say(script::release, yes());
        };
        release(first);
        auto const second = std::make_shared<outcome<colock::lease>>();
        colock::reentrant_mutex{*test.elsewhere, "a", test.me}.async_acquire(
            [second](error_code, colock::lease got) { second->value = std::move(got); });
        test.run();
        there.say(script::acquire, yes(11));
        REQUIRE(second->value.fencing_token() == 11);
        release(second);

        test[0].say(asked ? script::check : script::acquire, yes(9));
        REQUIRE(again->value.valid());
        CHECK(again->value.fencing_token() == 11);
    }
}
