// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Those who wait in line before they ask the servers.

#include "queue/admission.hpp"

#include "scripted/stage/cluster.hpp"
#include "scripted/stage/locks.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace scripted;
using colock::detail::script;

namespace {

/// Acquires of as many names as may ask at a time, none of them answered.
struct crowd : locks {
    crowd() : locks{1}
    {
        for (int i = 0; i < 64; ++i)
            all.push_back(acquire("name" + std::to_string(i)));
    }
    int attempts() { return (*this)[0].times_asked(script::acquire); }

    std::vector<acquiring> all;
};

} // namespace

TEST_CASE("so many acquires ask at a time, and the others wait in line")
{
    crowd test;
    auto const late = test.acquire(colock::mutex{test.client(), "late"}, 500ms);
    auto const later = test.acquire("later");
    CHECK(test.attempts() == 64);
    test.pass(500ms);
    CHECK(late->error == errc::server_busy);
    test[0].say(yes());
    CHECK(test.attempts() == 65);
    test.cancel(test.all.back());
    test[0].say_all(yes());
    test[0].say_all(yes());
    CHECK(later->done);
}

TEST_CASE("who waits for copies holds up nobody who does not")
{
    locks test{1};
    std::vector<locks::acquiring> all;
    for (int i = 0; i < 65; ++i)
        all.push_back(test.acquire(colock::mutex{
            test.client(), std::to_string(i), {.ttl = 10s, .hand_offs = 0, .replicas = 1}}));
    CHECK(test[0].times_asked(script::acquire) == 64);
    all.push_back(test.acquire("plain"));
    CHECK(test[0].times_asked(script::acquire) == 65);
}

TEST_CASE("more may ask where answers are quick, and not where none come")
{
    for (bool const answered : {true, false}) {
        crowd test;
        for (int i = 0; i < 10; ++i)
            test.all.push_back(test.acquire("more" + std::to_string(i)));
        CHECK(test.attempts() == 64);
        test[0].say(script::acquire, answered ? yes() : unsent());
        CHECK(test.attempts() == (answered ? 66 : 65));
    }
}

TEST_CASE("those who get the places of others while the client closes are told, too")
{
    // Their queues are neighbours in a map of so many buckets, as it is with so many queues.
    constexpr std::size_t buckets = 257;
    std::vector<std::string> names;
    for (int i = 0; names.size() < 180; ++i) {
        if (auto name = std::to_string(i);
            std::hash<std::string_view>{}("lock:" + name) % buckets == 0)
            names.push_back(std::move(name));
    }
    for (int answers = 20; answers < 60; ++answers) {
        CAPTURE(answers);
        locks test;
        CHECK(test.granted("quick").valid());
        std::vector<locks::trying> all;
        for (auto const& name : names)
            all.push_back(test.try_acquire(colock::mutex{test.client(), name}));
        // Slow answers let fewer ask.
        test.pass(5ms);
        for (int i = 0; i < answers; ++i)
            test[0].say(script::acquire, no(10'000));
        test[0].refuse(); // as while it hangs
        auto const asked = test[0].times_asked(script::acquire);
        test.close();
        CHECK(test[0].times_asked(script::acquire) > asked);
        for (auto const& each : all)
            CHECK(each->done);
    }
}

TEST_CASE("a single attempt waits in line with those of its name whose rest is over")
{
    locks test{1};
    auto const patient = test.acquire("a");
    test[0].say(no(10'000));
    std::vector<locks::acquiring> others;
    for (int i = 0; i < 64; ++i)
        others.push_back(test.acquire("name" + std::to_string(i)));
    colock::mutex const a{test.client(), "a"};
    CHECK(test.try_acquire(a)->done); // it has just been refused
    test[0].tell_changed("a");
    auto const trying = test.try_acquire(a);
    CHECK_FALSE(trying->done);
    test[0].say(script::acquire, yes()); // of another name: now "a" is asked for
    test[0].say_all(no(10'000));
    CHECK(trying->done);
    CHECK_FALSE(patient->done);
}

TEST_CASE("acquires at a master that is away hold up none at another")
{
    for (bool const down : {false, true}) {
        CAPTURE(down);
        cluster test;
        if (down) // it says that it serves no slot for now
            test[2].answers = [](auto const& what) {
                return what.which == script::acquire ? std::optional{cluster::down()}
                                                     : std::nullopt;
            };
        std::vector<locks::acquiring> others;
        std::string free;
        for (int i = 0; others.size() < 100 || free.empty(); ++i) {
            auto const name = std::to_string(i);
            if (cluster::master_of(name) == 1)
                free = name;
            else if (others.size() < 100)
                others.push_back(test.acquire(name));
        }
        CHECK(test[2].times_asked(script::acquire) == 64);
        auto const it = test.acquire(free);
        REQUIRE(test[1].asked(script::acquire));
        test.grant(it, test[1], 7);
    }
}

namespace {

/// A cluster in which the slot of "a" goes from `other` to somebody else.
struct wandering : cluster {
    /// The client soon hears of it.
    void move_to(detail::endpoint const& next)
    {
        auto const slot = detail::slot_of("lock:a");
        auto const before = static_cast<detail::hash_slot>(slot - 1);
        auto const after = static_cast<detail::hash_slot>(slot + 1);
        (*this)[1].end_connection();
        connect(1, "one", false);
        refresh(slots({{0, border - 1, one},
                       {border, before, other},
                       {slot, slot, next},
                       {after, 16383, other}}));
    }
    /// Names of which both masters have more than may ask at a time.
    std::vector<acquiring> acquire_many()
    {
        std::vector<acquiring> many;
        for (int i = 0; i < 350; ++i)
            many.push_back(acquire(std::to_string(i)));
        CHECK((*this)[1].times_asked(script::acquire) == 64);
        CHECK((*this)[2].times_asked(script::acquire) == 64);
        return many;
    }
};

} // namespace

TEST_CASE("who stands in line for a master that has lost its slot goes to the line of the next")
{
    wandering test;
    auto const many = test.acquire_many();
    auto const it = test.acquire(test.a);
    detail::endpoint const third{"10.0.0.3", 7003};
    test.move_to(third);
    REQUIRE(test.votes() == 4);
    test.connect(3, "third", false);
    CHECK_FALSE(test[3].asked(script::acquire));
    // As soon as it would be its turn. Every other place goes to the one that came last.
    for (int i = 0; i < 2; ++i)
        test[2].say(script::acquire, no(10'000));
    REQUIRE(test[3].asked(script::acquire));
    test.grant(it, test[3], 7);
}

TEST_CASE("lines of masters that are gone are forgotten, but not while somebody stands there")
{
    wandering test;
    std::vector<locks::acquiring> many;
    for (int i = 0; many.size() < 66; ++i) {
        if (cluster::master_of(std::to_string(i)) == 2)
            many.push_back(test.acquire(std::to_string(i)));
    }
    for (std::uint16_t i = 1; i <= 70; ++i) {
        test.move_to({"10.0.1." + std::to_string(i), 7000});
        auto const which = test.votes() - 1;
        test.connect(which, "next", false);
        auto const it = test.acquire(test.a);
        test.grant(it, test[which], i);
        auto const end = test.release(it->value);
        while (test[which].asked(script::release)) // that of the former one is repeated here
            test[which].say(script::release, yes());
        CHECK(end->done);
    }
    auto const all_done = [&] {
        return std::ranges::all_of(many, [](auto const& each) { return each->done; });
    };
    for (int i = 0; i < 1'000 && !all_done(); ++i) {
        while (test[2].asked(script::acquire))
            test[2].say(script::acquire, yes(1'000));
        test.pass(10ms);
    }
    CHECK(all_done());
}
