// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/acquire.hpp"

#include "scripted/stage/acquire_bench.hpp"

using namespace scripted;
using colock::detail::acquire_round;
using colock::detail::script;
using verdict = colock::detail::tally::verdict;
using nodes = std::vector<std::size_t>;

TEST_CASE("an acquire has the greatest token of the votes that granted it in time")
{
    acquire_bench test{3};
    test.start();
    test[2].say(yes(7));
    test[0].say(yes(9));
    CHECK(test.it->granted(test.now()));
    CHECK(test.it->fencing_token() == 9);
    test[1].say(yes(11)); // too late to be its token
    CHECK(test.it->fencing_token() == 9);
    CHECK(test.it->said_yes() == 0b111);
}

TEST_CASE("what a vote says that refuses is no token")
{
    acquire_bench test{3};
    test.start();
    test.say({no(5000), yes(9), yes(8)});
    CHECK(test.it->fencing_token() == 9);
}

TEST_CASE("an acquire rings when it is decided, not before")
{
    acquire_bench test{3};
    bool rung = false;
    test.rings.next()([&] { rung = true; });
    test.start();
    test[0].say(yes());
    CHECK_FALSE(rung);
    test[1].say(yes());
    CHECK(rung);
}

TEST_CASE("a lease is valid from the time that its round was begun with")
{
    acquire_bench test{1};
    auto const begun = test.now() - 5ms;
    test.with([&] { test.it->start(begun); });
    test[0].say(yes());
    CHECK(test.it->sent() == begun);
    auto const until = begun + 10s - 102ms; // the ttl, less the drift
    CHECK(test.it->granted(until - 1ns));
    CHECK_FALSE(test.it->granted(until));
}

TEST_CASE("an acquire is granted for as long as its lease would be valid")
{
    acquire_bench test{1};
    test.start();
    test.pass(10ms);
    test[0].say(yes());
    auto const left = 10s - 102ms - 10ms; // the ttl from sending, less the drift
    test.pass(left - 1ns);
    CHECK(test.it->granted(test.now()));
    test.pass(1ns);
    CHECK_FALSE(test.it->granted(test.now()));
    CHECK(test.it->trouble().message() == "node unavailable: vote0:6379: granted too late");
}

TEST_CASE("several votes are named that granted too late")
{
    acquire_bench test{3};
    test.start();
    test.say({yes(), yes()});
    test.pass(10s);
    CHECK_FALSE(test.it->granted(test.now()));
    CHECK(test.it->trouble() == errc::no_quorum);
    CHECK(test.it->trouble().message().find("; granted too late") != std::string::npos);
}

TEST_CASE("an acquire that is refused or undecided is not granted")
{
    for (auto const& answer : {no(), lost(), error(errc::out_of_memory), unsent()}) {
        acquire_bench test{1};
        test.start();
        test[0].say(answer);
        CHECK_FALSE(test.it->granted(test.now()));
        CHECK(test.it->trouble() == answer.error);
    }
}

TEST_CASE("a vote that does not count is not asked")
{
    acquire_bench test{3};
    test.restart(1);
    test.start();
    CHECK(test[1].open().empty());
    CHECK(test[0].asked(script::acquire));
}

TEST_CASE("a vote that restarts during the attempt does not count")
{
    acquire_bench test{3};
    test.start();
    test.restart(1);
    test.say({yes(), yes()});
    CHECK_FALSE(test.it->decided());
    test[2].say(no());
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.releases() == nodes{0, 1});
}

TEST_CASE("nor does one that restarts after its answer, while the fencing token is written")
{
    acquire_bench test{3};
    test.start();
    test.say({yes(), yes()});
    CHECK(test.it->granted(test.now()));
    test.restart(1);
    CHECK(test.it->verdict() == verdict::won);
    CHECK_FALSE(test.it->granted(test.now()));
}

TEST_CASE("a refused acquire knows when enough keys have expired")
{
    struct line {
        std::size_t votes;
        std::vector<reply> answers;
        std::optional<std::chrono::milliseconds> expected;
    };
    for (auto const& [votes, answers, expected] : {
             line{1, {no(700)}, 700ms},
             line{1, {no(-1)}, {}}, // it never expires
             line{3, {no(700), no(300)}, 700ms},
             line{3, {no(700), yes(), no(300)}, 300ms},
             line{3, {lost(), no(300), no(200)}, 300ms},
             line{5, {no(500), no(300), no(400)}, 500ms},
         }) {
        acquire_bench test{votes};
        test.start();
        for (std::size_t i = 0; i < answers.size(); ++i)
            test[i].say(answers[i]);
        CHECK(test.it->verdict() == verdict::refused);
        CHECK(test.it->free_in() == expected);
    }
}

TEST_CASE("and when those who have the key of a node cease to")
{
    acquire_bench test{5};
    test.start();
    auto several = no(700);
    several.more = {100};
    test.say({several, no(800), no(-1), yes()});
    CHECK(test.it->verdict() == verdict::refused);
    auto const ends = [&](std::size_t node) {
        auto const found = test.it->found_on(node);
        REQUIRE(found);
        return std::pair{found->first - test.it->sent(), found->last - test.it->sent()};
    };
    CHECK(ends(0) == std::pair<colock::clock::duration, colock::clock::duration>{100ms, 700ms});
    CHECK(ends(1) == std::pair<colock::clock::duration, colock::clock::duration>{800ms, 800ms});
    CHECK(test.it->found_on(2)->last == colock::clock::time_point::max());
    CHECK_FALSE(test.it->found_on(3)); // it has said yes
    CHECK_FALSE(test.it->found_on(4)); // or nothing
}

TEST_CASE("a vote is split where some votes said yes")
{
    acquire_bench test{3};
    test.start();
    test[0].say(no());
    CHECK_FALSE(test.it->split());
    test[1].say(yes());
    CHECK(test.it->split());
    test[2].say(no());
    CHECK(test.it->verdict() == verdict::refused);
}

TEST_CASE("the queue hears of every vote that refuses, also late")
{
    acquire_bench test{3};
    test.start();
    test[2].say(no());
    CHECK(test.engine->refused_on.empty());
    test[0].say(no());
    CHECK(test.engine->refused_on == nodes{0, 2});
    test[1].say(no());
    CHECK(test.engine->refused_on == nodes{0, 2, 1});
}

TEST_CASE("an acquire knows whether a vote has refused it, and whether it is on none")
{
    struct line {
        std::vector<reply> answers;
        bool refused_by_any;
        bool nowhere;
    };
    for (auto const& [answers, refused_by_any, nowhere] : std::vector<line>{
             {{no(), no(), no()}, true, true},
             {{no(), no()}, true, false}, // the third may grant it yet
             {{no(), yes(), no()}, true, false},
             {{no(), lost(), no()}, true, false},
             {{no(), unsent(), error(errc::read_only)}, true, true},
             {{unsent(), unsent(), unsent()}, false, true},
             {{yes(), yes()}, false, false},
         }) {
        acquire_bench test{3};
        test.start();
        for (std::size_t i = 0; i < answers.size(); ++i)
            test[i].say(script::acquire, answers[i]);
        CHECK(test.it->refused_by_any() == refused_by_any);
        CHECK(test.it->nowhere() == nowhere);
    }
}

TEST_CASE("an acquire tells the client how long a round takes")
{
    acquire_bench test{3};
    auto const before = test.engine->votes().round_trip();
    test.start();
    test.pass(400us);
    test[0].say(yes());
    CHECK(test.engine->votes().round_trip() == before);
    test[1].say(yes());
    CHECK(test.engine->votes().round_trip() == 400us);
}

TEST_CASE("an acquire asks for what its target says, with the lock_id that it is given")
{
    acquire_bench test{1};
    test.target.options.ttl = 7s;
    test.target.options.counter_life = 3s;
    auto const id = test.engine->new_lock_id();
    acquire_round const other{test.engine, test.rings, test.target, id,
                              colock::detail::minting{12}};
    CHECK(other.id().view() == id.view());
    CHECK(other.ttl() == 7s);
    CHECK(other.counter_life() == 3s);
    CHECK(other.tokens() == 12);
}
