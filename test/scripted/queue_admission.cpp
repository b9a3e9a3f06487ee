// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Those who wait in line before they ask the servers.

#include "queue/admission.hpp"

#include "scripted/stage/locks.hpp"

#include <doctest/doctest.h>

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
