// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/renewals.hpp"

#include "scripted/stage/locks.hpp"

#include <colock/owner.hpp>
#include <colock/reentrant_mutex.hpp>

#include <doctest/doctest.h>

using namespace scripted;
using colock::detail::script;

namespace {

/// Leases that are due for renewal now.
struct due : locks {
    explicit due(int count, std::size_t votes = 1) : locks{votes}
    {
        for (int i = 0; i < count; ++i)
            leases.push_back(granted(std::to_string(i)));
        pass(20ms);
        for (std::size_t i = 0; i < votes; ++i) {
            while (!(*this)[i].open().empty())
                (*this)[i].say_all(yes());
        }
        while ((*this)[0].open().empty() && now() < since + 4s)
            pass(1ms);
    }

    /// How many leases each open renewal of the first vote is for; 1 where it is for one alone.
    std::vector<std::size_t> sizes()
    {
        std::vector<std::size_t> result;
        for (auto const& each : (*this)[0].open()) {
            if (each.what.which == script::extend_all)
                result.push_back(each.what.locks->size());
            else if (each.what.which == script::extend)
                result.push_back(1);
        }
        return result;
    }
    /// The leases that are valid still.
    std::vector<int> valid() const
    {
        std::vector<int> result;
        for (std::size_t i = 0; i < leases.size(); ++i) {
            if (leases[i].valid())
                result.push_back(static_cast<int>(i));
        }
        return result;
    }

    colock::clock::time_point const since = now();
    std::vector<colock::lease> leases;
};

using sizes = std::vector<std::size_t>;
constexpr auto reliable = 10s - 102ms;

} // namespace

TEST_CASE("leases that are due together are renewed by one command")
{
    for (std::size_t const votes : {1u, 3u}) {
        due test{3, votes};
        CHECK(test.sizes() == sizes{3});
        auto const sent = test[0].open().front().when;
        test.all_say(yes());
        for (auto const& each : test.leases)
            CHECK(each.valid_until() == sent + reliable);
        CHECK(test.metrics().renewals == 3);
        CHECK(test.take_events().empty());
    }
}

TEST_CASE("enough answers to a renewal count, also where they come late")
{
    for (int const leases : {1, 3}) {
        for (std::size_t const votes : {1u, 3u}) {
            CAPTURE(leases);
            CAPTURE(votes);
            due test{leases, votes};
            auto const which = leases > 1 ? script::extend_all : script::extend;
            auto const sent = test[0].open().front().when;
            auto const before = test.leases[0].valid_until();
            test.pass(1s);
            CHECK_FALSE(test.take_events().empty()); // renewal_unknown
            for (std::size_t i = 0; i < votes / 2; ++i) {
                test[i].say(which, yes());
                CHECK(test.leases[0].valid_until() == before);
            }
            test[votes - 1].say(which, yes());
            for (auto const& each : test.leases)
                CHECK(each.valid_until() == sent + reliable);
            test.pass(before - test.now() + 1s);
            CHECK(test.valid().size() == test.leases.size());
            CHECK(test.metrics().renewals == test.leases.size());
        }
    }
}

TEST_CASE("an answer that comes after the deadline does not make a lease valid again")
{
    due test{1};
    test.pass(1s);
    test.stand_still(test.leases[0].valid_until() - test.now());
    test[0].say(script::extend, yes());
    CHECK_FALSE(test.leases[0].valid());
}

TEST_CASE("a late answer does not count that is older than the loss of the key")
{
    for (bool const is_lost : {true, false}) {
        CAPTURE(is_lost);
        due test{1, 3};
        auto const before = test.leases[0].valid_until();
        test.pass(1s);
        test[1].say(script::extend, yes());
        test[2].tell_changed("0");
        test[2].say(script::check, is_lost ? no(5'000) : yes());
        test[2].say(script::extend, yes());
        CHECK((test.leases[0].valid_until() > before) != is_lost);
    }
}

TEST_CASE("one that is due alone is renewed by a command of its own")
{
    due test{1};
    CHECK(test[0].asked(script::extend));
    CHECK_FALSE(test[0].asked(script::extend_all));
}

TEST_CASE("one that is refused in a batch is asked for once more, and judged by that")
{
    for (bool const has_it : {true, false}) {
        due test{3};
        auto const loss = test.wait_lost(test.leases[1]);
        test[0].say(yes_but({1}));
        CHECK(test.metrics().renewals == 2);
        CHECK_FALSE(loss->done);
        CHECK(test.sizes() == sizes{1});
        CHECK(test[0].open().back().what.id.view() == test.leases[1].lock_id());
        test[0].say(script::extend, has_it ? yes() : no());
        CHECK(loss->done == !has_it);
        CHECK(test.valid() == (has_it ? std::vector{0, 1, 2} : std::vector{0, 2}));
    }
}

TEST_CASE("a batch that servers answer with an error is renewed one by one")
{
    due test{3};
    test[0].say(error(errc::out_of_memory));
    CHECK(test.sizes() == sizes{1, 1, 1});
    CHECK(test.take_events().empty());
    test[0].say(script::extend, yes());
    test[0].say(script::extend, error(errc::out_of_memory));
    test[0].say(script::extend, yes());
    CHECK(test.take_events() == texts{"renewal_unknown 1"});
    CHECK(test.valid() == std::vector{0, 1, 2});
}

TEST_CASE("a batch that gets no answer keeps all deadlines, and is tried again")
{
    for (auto const& answer : {lost(), unsent()}) {
        due test{2};
        auto const until = test.leases[0].valid_until();
        test[0].say(answer);
        CHECK(test.take_events() == texts{"renewal_unknown 0", "renewal_unknown 1"});
        CHECK(test.leases[0].valid_until() == until);
        CHECK(test[0].open().empty());
        test.pass(1s);
        CHECK(test[0].open().size() >= 1);
        test[0].say_all(yes());
        CHECK(test.leases[0].valid_until() > until);
    }
}

TEST_CASE("a lease that is released before its batch is sent is not in it")
{
    due test{3};
    test[0].say(yes());
    // The next time.
    auto const released = test.leases[1].fencing_token();
    CHECK(released == 1);
    test.leases[1] = {};
    test.run();
    test[0].say(script::release, yes());
    test.pass(4s);
    CHECK(test.sizes() == sizes{2});
}

TEST_CASE("a lease that is released while its batch is under way is left out of what follows")
{
    for (auto const& answer : {yes(), yes_but({1}), lost(), error(errc::out_of_memory)}) {
        due test{3};
        auto const end = test.release(test.leases[1]);
        test[0].say(script::extend_all, answer);
        test[0].say(script::release, yes());
        CHECK_FALSE(end->error);
        for (auto const& each : test[0].open())
            CHECK(each.what.key->name() != "1");
        test[0].say_all(yes());
        CHECK(test.valid() == std::vector{0, 2});
        CHECK(test.metrics().losses == 0);
        for (auto const& told : test.take_events())
            CHECK(told != "renewal_unknown 1");
    }
}

TEST_CASE("a lease that is lost while its batch is under way stays lost")
{
    due test{2};
    auto const end = test.extend(test.leases[0]);
    test[0].say(script::extend, no());
    CHECK(end->error == errc::lease_lost);
    test[0].say(script::extend_all, yes());
    CHECK(test.valid() == std::vector{1});
    CHECK(test.metrics().renewals == 1);
}

TEST_CASE("leases of different ttls, counters and kinds are renewed by different commands")
{
    locks test{1};
    colock::owner const me{test.client()};
    auto const one = test.granted("a");
    auto const alike = test.granted("b");
    auto const longer = test.granted(colock::mutex{test.client(), "c", {.ttl = 10'001ms}});
    auto const forgotten = test.granted(colock::mutex{test.client(), "d", {.counter_life = 1s}});
    auto const owned = test.granted(colock::reentrant_mutex{test.client(), "e", me});
    auto const counter = test.granted(colock::reentrant_mutex{
        test.client(), "f", me, {.counter = colock::token_counter::redisson}});
    test.pass(20ms);
    test[0].say_all(yes());
    test.pass(3400ms);
    CHECK(test[0].times_asked(script::extend_all) == 1);
    CHECK(test[0].times_asked(script::extend) == 4);
}

TEST_CASE("so many leases go in a batch, and so many batches at a time")
{
    due test{650};
    CHECK(test.sizes() == sizes{100, 100, 100, 100});
    test[0].say(yes());
    CHECK(test.sizes() == sizes{100, 100, 100, 100});
    test[0].say(lost());
    test[0].say(yes());
    CHECK(test.sizes() == sizes{100, 100, 100, 50});
    test[0].say_all(yes());
    CHECK(test.sizes().empty());
    CHECK(test.metrics().renewals == 550);
}

TEST_CASE("the later leases come, the more batches are under way at a time")
{
    due test{10'000};
    std::size_t most = 0;
    // Four batches at a time would take ten seconds.
    for (auto const begun = test.now();
         test.metrics().renewals < 10'000 && test.now() < begun + 6s;) {
        most = std::max(most, test.sizes().size());
        test.pass(400ms);
        while (!test[0].open().empty() && test[0].open().front().when <= test.now() - 400ms)
            test[0].say(yes());
    }
    CHECK(test.valid().size() == 10'000);
    CHECK(test.metrics().losses == 0);
    CHECK(most > 8);
    CHECK(most <= 64);
    // Leases that are in time go four batches at a time, as before.
    test.pass(400ms);
    while (!test[0].open().empty())
        test[0].say_all(yes());
    for (int i = 0; i < 1'000 && test[0].open().empty(); ++i)
        test.pass(10ms);
    CHECK(test.sizes() == sizes{100, 100, 100, 100});
}

TEST_CASE("a majority renews a lease; the vote without it is given it back")
{
    due test{2, 3};
    test[0].say(yes_but({1}));
    test[1].say(yes());
    // The first two answers are a majority of votes, but not for the second lease.
    CHECK(test.metrics().renewals == 1);
    test[2].say(yes()); // now it is, but that one is asked for again
    CHECK(test.metrics().renewals == 2);
    REQUIRE(test[1].asked(script::extend));
    CHECK(test[1].open().back().what.id.view() == test.leases[1].lock_id());
    test[0].say(script::extend, no(-2));
    test[1].say(script::extend, yes());
    test[2].say(script::extend, yes());
    CHECK(test.metrics().renewals == 3);
    CHECK(test.leases[1].held_by() == 2);
    REQUIRE(test[0].asked(script::acquire));
    test[0].say(script::acquire, yes());
    CHECK(test.leases[1].held_by() == 3);
    CHECK(test.valid() == std::vector{0, 1});
}

TEST_CASE("a server that is there twice by now extends a batch with one vote only")
{
    due test{2, 3};
    auto const before = test.leases[0].valid_until();
    test[0].connect("one server");
    test[1].connect("one server");
    test[0].say(yes());
    test[1].say(yes());
    test[2].say(yes_but({0, 1}));
    CHECK(test.metrics().renewals == 0);
    CHECK(test.leases[0].valid_until() == before);
    CHECK(test.leases[1].valid_until() == before);
}

TEST_CASE("a late refusal in a batch is no loss where a majority has extended it")
{
    due test{2, 3};
    test[0].say(yes());
    test[1].say(yes());
    test[2].say(yes_but({0, 1}));
    CHECK(test.valid() == std::vector{0, 1});
    CHECK(test.leases[0].held_by() == 2);
    CHECK(test[2].asked(script::acquire));
    CHECK(test.take_events() == texts{"lease_degraded 0 2/3", "lease_degraded 1 2/3"});
}

TEST_CASE("what one server says late to a batch is heard")
{
    due test{3};
    auto const loss = test.wait_lost(test.leases[1]);
    test.pass(1'100ms);
    REQUIRE(test.take_events().size() == 3); // that of no renewal is known what became of it
    test[0].say(yes_but({1}));
    CHECK(loss->done);
    CHECK(test.valid() == std::vector{0, 2});
}

TEST_CASE("a late refusal by another holder gives nothing back")
{
    due test{2, 3};
    test[0].say(yes());
    test[1].say(yes());
    test[2].say(yes_but({0}, 500));
    CHECK(test.leases[0].held_by() == 2);
    CHECK(test.leases[1].held_by() == 3);
    CHECK_FALSE(test[2].asked(script::acquire));
}

TEST_CASE("a late yes in a batch says where the lease is")
{
    due test{2, 3};
    test[0].say(lost());
    test[1].say(yes());
    test[2].say(yes());
    CHECK(test.leases[0].held_by() == 3); // as before
    test.pass(4s);
    test[1].say(yes());
    test[2].say(yes());
    CHECK(test.leases[0].held_by() == 2);
    test[0].say(yes());
    CHECK(test.leases[0].held_by() == 3);
}
