// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// How long a round waits for answers, and from when on.

#include "verb/round.hpp"

#include "scripted/stage/probe.hpp"

using namespace scripted;

namespace {

/// Checks that all of the time for answers, a tenth of the ttl, is still to come.
void check_time_begins(round_bench& test)
{
    test.pass(1s - 1ns);
    CHECK_FALSE(test.it->decided());
    test.pass(1ns);
    CHECK(test.it->verdict() == verdict::unknown);
}

} // namespace

TEST_CASE("a round is undecided when the time for answers is over")
{
    round_bench test{3};
    test.start();
    test[0].say(yes());
    test.pass(1s - 1ns); // ttl / 10
    CHECK_FALSE(test.it->decided());
    test.pass(1ns);
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.it->trouble() == errc::no_quorum);
    CHECK(
        test.it->trouble().message() ==
        "too few nodes answered: vote0:6379: yes; node unavailable: vote1:6379: no answer in time; "
        "node unavailable: vote2:6379: no answer in time");
    // Late ones are looked at, and it stays undecided.
    test[1].say(yes());
    test[2].say(yes());
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.it->settled == std::vector<std::size_t>{1, 2});
    CHECK(test.idle());
}

TEST_CASE("the time during which the process was busy does not count, once")
{
    for (auto const away :
         std::initializer_list<std::chrono::milliseconds>{10ms, 11ms, 300ms, 1s, 30s}) {
        CAPTURE(away.count());
        bool const counts = away <= 10ms;
        round_bench test{3};
        test.start();
        test.stand_still(1s + away);
        test.run();
        CHECK(test.it->decided() == counts);
        if (counts)
            continue;
        auto const more = std::min<std::chrono::milliseconds>(away, 1s);
        test.pass(more - 1ns);
        CHECK_FALSE(test.it->decided());
        test.stand_still(1s);
        test.run();
        CHECK(test.it->verdict() == verdict::unknown);
    }
    // What was said meanwhile is read.
    round_bench test{3};
    test.start();
    test.stand_still(2s);
    test.run();
    test[0].say(yes());
    test[2].say(yes());
    CHECK(test.it->verdict() == verdict::won);
    test[1].say(yes());
}

TEST_CASE("time does nothing to a round that is decided")
{
    round_bench test{3};
    test.start();
    test.say({no(), no()});
    test.pass(1h);
    CHECK(test.it->verdict() == verdict::refused);
    CHECK(test.it->decisions == 1);
    test[2].say(no());
}

TEST_CASE("a command that waits for its turn has all of its time from when it is written")
{
    round_bench test{1};
    test.start({0});
    test.pass(30s + 400ms);
    CHECK_FALSE(test.it->decided());
    test[0].write_all();
    CHECK(test.it->sent() == test.now());
    check_time_begins(test);
}

TEST_CASE("validity counts from the first command that is written")
{
    round_bench test{3};
    test.start({0, 1, 2});
    auto const begin = test.now();
    CHECK(test.it->sent() == begin);
    test.pass(10ms);
    test[1].write_all();
    CHECK(test.it->sent() == begin + 10ms);
    test.pass(10ms);
    test[0].write_all();
    CHECK(test.it->sent() == begin + 10ms);
}

TEST_CASE("each command that is written late has all of its time")
{
    round_bench test{5};
    test[0].disconnect();
    test.start({3, 4});
    test.pass(900ms);
    test[3].write_all();
    test.pass(50ms);
    test[4].say(unsent());
    check_time_begins(test);
}

TEST_CASE("validity counts from the first command that is written, where others cannot be sent")
{
    round_bench test{5};
    test[0].disconnect();
    test.start({1, 2, 3, 4});
    test.pass(10ms);
    test[1].say(unsent());
    test.pass(10ms);
    test[2].write_all();
    CHECK_FALSE(test.it->decided());
    CHECK(test.it->sent() == test.now());
}

TEST_CASE("validity counts from the start where a server may have run it")
{
    for (auto const& answer : {lost(), error(errc::out_of_memory)}) {
        round_bench test{3};
        test.start({1, 2});
        auto const begin = test.now();
        test[0].say(answer);
        test.pass(10ms);
        test[1].write_all();
        CHECK(test.it->sent() == begin);
    }
}

TEST_CASE("validity counts from the start where one command is written at once")
{
    round_bench test{3};
    test.start({0, 1});
    auto const begin = test.now();
    test.pass(10ms);
    test[0].write_all();
    test[1].write_all();
    CHECK(test.it->sent() == begin);
}

TEST_CASE("while a command waits for its turn, a round has no time of its own")
{
    round_bench test{3};
    test.start({0});
    CHECK_FALSE(test.it->scheduled());
    test[1].say(yes());
    CHECK_FALSE(test.it->scheduled());
    test.pass(1h);
    // A vote that hangs refuses what waits. Then the last one has its time.
    test[0].say(unsent());
    check_time_begins(test);
}

TEST_CASE("an answer that is there at once begins no time for commands that wait")
{
    round_bench test{3};
    test[0].disconnect();
    test.start({1});
    CHECK_FALSE(test.it->scheduled());
    test.pass(1h);
    CHECK_FALSE(test.it->decided());
    test[1].write_all();
    check_time_begins(test);
}

TEST_CASE("a vote that has answered is not waited for again")
{
    round_bench test{3};
    test.start({0});
    test[0].say(unsent()); // without ever being written
    test.pass(1s);
    CHECK(test.it->verdict() == verdict::unknown);
}

TEST_CASE("a command that is written after the decision starts no clock")
{
    round_bench test{3};
    test.start({2});
    test.say({yes(), yes()});
    test[2].write_all();
    CHECK_FALSE(test.it->scheduled());
    test[2].say(yes());
    CHECK(test.it->decisions == 1);
}
