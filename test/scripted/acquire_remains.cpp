// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What becomes of the keys that an acquire has set, or may have set.

#include "verb/acquire.hpp"

#include "scripted/stage/acquire_bench.hpp"

using namespace scripted;
using colock::detail::script;
using verdict = colock::detail::tally::verdict;
using nodes = std::vector<std::size_t>;

TEST_CASE("an attempt that failed releases the key wherever it may be")
{
    struct line {
        reply answer;
        bool released;
        bool may_run;       ///< Released until no late command can have set it.
        bool twice = false; ///< That it was there once does not end this.
    };
    for (auto const& [answer, released, may_run, twice] : {
             line{yes(), true, false},
             line{again(yes()), true, false},
             line{lost(), true, true},
             line{again(lost()), true, true, true},
             line{no(), false, false},
             line{unsent(), false, false},
             line{error(errc::out_of_memory), false, false},
         }) {
        for (bool const late : {false, true}) {
            CAPTURE(late);
            acquire_bench test{5};
            test.start();
            if (!late)
                test[4].say(answer);
            for (std::size_t i = 0; i < 3; ++i)
                test[i].say(no());
            CHECK(test.it->verdict() == verdict::refused);
            if (late)
                test[4].say(answer);
            CHECK(test.releases() == (released ? nodes{4} : nodes{}));
            if (!released)
                continue;
            CHECK(test[4].open().back().what.id.view() == test.it->id().view());
            test[4].say(script::release, no());
            CHECK(test.engine->leftovers().size() == may_run);
            if (!may_run)
                continue;
            test.pass(10ms);
            test[4].say(script::release, yes());
            CHECK(test.engine->leftovers().size() == twice);
        }
    }
}

TEST_CASE("an attempt without an answer in time releases what is granted late")
{
    acquire_bench test{3};
    test.start();
    test.pass(1s);
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.releases().empty());
    for (std::size_t i = 0; i < 3; ++i)
        test[i].say(yes());
    CHECK(test.releases() == nodes{0, 1, 2});
}

TEST_CASE("what is granted stays until somebody takes it or gives it up")
{
    acquire_bench test{3};
    test.start();
    test.say({yes(), yes(), yes()});
    CHECK(test.releases().empty());
    test.give_up();
    CHECK(test.releases() == nodes{0, 1, 2});
    test.give_up();
    CHECK(test[0].times_asked(script::release) == 1);
}

TEST_CASE("what is granted after it was given up is released when it comes")
{
    acquire_bench test{3};
    test.start();
    test.say({yes(), yes()});
    test.give_up();
    CHECK(test.releases() == nodes{0, 1});
    test[2].say(lost());
    CHECK(test.releases() == nodes{0, 1, 2});
}

TEST_CASE("what a lease has taken is not given up")
{
    acquire_bench test{1};
    test.start();
    test[0].say(yes());
    test.keep();
    test.give_up();
    CHECK(test.releases().empty());
}

TEST_CASE("a lease learns where its key is, also late")
{
    acquire_bench test{5};
    test.start();
    test.say({yes(), no(), yes(), yes()});
    test.keep();
    CHECK(test.lease->count() == 3);
    CHECK_FALSE(test.lease->is_on(1));
    CHECK(test.lease->possible() == ~std::uint64_t{0b10}); // the last has not answered yet
    test[4].say(yes());
    CHECK(test.lease->is_on(4));
    CHECK(test.releases().empty());
}

TEST_CASE("a vote that could not be asked after all does not have the key")
{
    for (auto const& answer : {no(), unsent(), error(errc::out_of_memory)}) {
        acquire_bench test{3};
        test.start();
        test[1].say(yes());
        test[2].say(yes());
        test.keep();
        test[0].say(answer);
        CHECK_FALSE(test.lease->is_on(0));
        CHECK_FALSE(test.lease->doubted(0));
        CHECK(test.releases().empty());
    }
}

TEST_CASE("where the answer was lost the lease is in doubt, and its key may be there")
{
    for (bool const late : {false, true}) {
        CAPTURE(late);
        acquire_bench test{3};
        test.start();
        if (!late)
            test[0].say(lost());
        test[1].say(yes());
        test[2].say(yes());
        test.keep();
        if (late)
            test[0].say(lost());
        CHECK(test.lease->doubted(0));
        CHECK_FALSE(test.lease->doubted(1));
        CHECK(test.lease->possible() == ~std::uint64_t{0});
        CHECK(test.releases().empty());
    }
}

TEST_CASE("what comes for a lease that is lost is released")
{
    for (auto const& answer : {yes(), lost()}) {
        acquire_bench test{3};
        test.start();
        test[1].say(yes());
        test[2].say(yes());
        test.keep();
        test.lease->no_longer_wanted();
        test[0].say(answer);
        CHECK(test.releases() == nodes{0});
    }
}

TEST_CASE(
    "what comes for a lease that was released is released by that, unless it may be behind it")
{
    auto sent_again = yes();
    sent_again.again = true;
    for (bool const destroyed : {false, true}) {
        for (auto const& [answer, left] :
             {std::pair{yes(), false}, {sent_again, true}, {lost(), true}}) {
            CAPTURE(destroyed);
            CAPTURE(left);
            acquire_bench test{3};
            test.start();
            test[1].say(yes());
            test[2].say(yes());
            test.keep();
            test.lease->release_is_sent();
            test.lease->no_longer_wanted();
            if (destroyed)
                test.lease.reset();
            test[0].say(answer);
            CHECK(test.releases() == (left ? nodes{0} : nodes{}));
        }
    }
}

TEST_CASE("a command that waits for its turn is wanted while there may be a lease, and by it")
{
    for (bool const kept : {false, true}) {
        acquire_bench test{3};
        test.start();
        CHECK(test[0].wanted());
        test[1].say(yes());
        test[2].say(yes());
        CHECK(test[0].wanted()); // the lease's token may still be on its way to a majority
        if (kept) {
            test.keep();
            CHECK(test[0].wanted());
            test.lease->no_longer_wanted();
        } else {
            test.give_up();
        }
        CHECK_FALSE(test[0].wanted());
    }
}

TEST_CASE("a command that waits for its turn is wanted no more when it was decided to be in vain")
{
    acquire_bench test{3};
    test.start();
    test[1].say(no());
    test[2].say(no());
    CHECK_FALSE(test[0].wanted());
}
