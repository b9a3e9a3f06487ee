// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/acquire.hpp"

#include "scripted/stage/bench.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

using namespace scripted;
using colock::detail::acquire_round;
using colock::detail::copies;
using colock::detail::script;
using colock::detail::tally;
using verdict = tally::verdict;
using nodes = std::vector<std::size_t>;

namespace {

struct fixture : bench {
    explicit fixture(std::size_t votes) : bench{votes}
    {
        target.key = key;
        it = std::make_shared<acquire_round>(engine, rings, target, 1);
    }

    void start()
    {
        with([this] { it->start(); });
    }
    void keep()
    {
        with([this] {
            lease = std::make_shared<copies>(it->grants());
            it->keep_for(lease);
        });
    }
    void give_up()
    {
        with([this] { it->give_up(); });
    }
    /// The votes at which the key is being released.
    nodes releases()
    {
        nodes found;
        for (std::size_t i = 0; i < votes(); ++i) {
            if ((*this)[i].asked(script::release))
                found.push_back(i);
        }
        return found;
    }
    /// A vote whose server was seen to restart.
    void restart(std::size_t which)
    {
        engine->votes().on_connected(which, {"before", {}});
        engine->votes().on_connected(which, {"after", {}});
    }

    detail::signal rings;
    detail::lock_target target;
    std::shared_ptr<acquire_round> it;
    std::shared_ptr<copies> lease;
};

} // namespace

TEST_CASE("an acquire has the greatest token of the votes that granted it in time")
{
    fixture test{3};
    test.start();
    test[2].say(yes(7));
    test[0].say(yes(9));
    CHECK(test.it->granted());
    CHECK(test.it->fencing_token() == 9);
    test[1].say(yes(11)); // too late to be its token
    CHECK(test.it->fencing_token() == 9);
    CHECK(test.it->grants() == 0b111);
}

TEST_CASE("what a vote says that refuses is no token")
{
    fixture test{3};
    test.start();
    test[0].say(no(5000));
    test[1].say(yes(9));
    test[2].say(yes(8));
    CHECK(test.it->fencing_token() == 9);
}

TEST_CASE("an acquire rings when it is decided, not before")
{
    fixture test{3};
    bool rung = false;
    boost::asio::co_spawn(test.engine->strand(), test.rings.wait(),
                          [&](std::exception_ptr) { rung = true; });
    test.start();
    test[0].say(yes());
    CHECK_FALSE(rung);
    test[1].say(yes());
    CHECK(rung);
}

TEST_CASE("an acquire is granted for as long as its lease would be valid")
{
    fixture test{1};
    test.start();
    test.pass(10ms);
    test[0].say(yes());
    auto const left = 10s - 102ms - 10ms; // the ttl from sending, less the drift
    test.pass(left - 1ns);
    CHECK(test.it->granted());
    test.pass(1ns);
    CHECK_FALSE(test.it->granted());
    CHECK(test.it->trouble().message() == "node unavailable: vote0:6379: granted too late");
}

TEST_CASE("several votes are named that granted too late")
{
    fixture test{3};
    test.start();
    test[0].say(yes());
    test[1].say(yes());
    test.pass(10s);
    CHECK_FALSE(test.it->granted());
    CHECK(test.it->trouble() == errc::no_quorum);
    CHECK(test.it->trouble().message().find("; granted too late") != std::string::npos);
}

TEST_CASE("an acquire that is refused or undecided is not granted")
{
    for (auto const& answer : {no(), lost(), error(errc::out_of_memory), unsent()}) {
        fixture test{1};
        test.start();
        test[0].say(answer);
        CHECK_FALSE(test.it->granted());
        CHECK(test.it->trouble() == answer.error);
    }
}

TEST_CASE("a vote that does not count is not asked")
{
    fixture test{3};
    test.restart(1);
    test.start();
    CHECK(test[1].open().empty());
    CHECK(test[0].asked(script::acquire));
}

TEST_CASE("a vote that restarts during the attempt does not count")
{
    fixture test{3};
    test.start();
    test.restart(1);
    test[0].say(yes());
    test[1].say(yes());
    CHECK_FALSE(test.it->decided());
    test[2].say(no());
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.releases() == nodes{0, 1});
}

TEST_CASE("nor does one that restarts after its answer, while the fencing token is written")
{
    fixture test{3};
    test.start();
    test[0].say(yes());
    test[1].say(yes());
    CHECK(test.it->granted());
    test.restart(1);
    CHECK(test.it->verdict() == verdict::won);
    CHECK_FALSE(test.it->granted());
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
        fixture test{votes};
        test.start();
        for (std::size_t i = 0; i < answers.size(); ++i)
            test[i].say(answers[i]);
        CHECK(test.it->verdict() == verdict::refused);
        CHECK(test.it->free_in() == expected);
    }
}

TEST_CASE("a vote is split where some votes said yes")
{
    fixture test{3};
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
    fixture test{3};
    test.start();
    test[2].say(no());
    CHECK(test.engine->refused_on.empty());
    test[0].say(no());
    CHECK(test.engine->refused_on == nodes{0, 2});
    test[1].say(no());
    CHECK(test.engine->refused_on == nodes{0, 2, 1});
}

TEST_CASE("an attempt that failed releases the key wherever it may be")
{
    struct line {
        reply answer;
        bool released;
        bool may_run; ///< Released until no late command can have set it.
    };
    for (auto const& [answer, released, may_run] : {
             line{yes(), true, false},
             line{lost(), true, true},
             line{no(), false, false},
             line{unsent(), false, false},
             line{error(errc::out_of_memory), false, false},
         }) {
        for (bool const late : {false, true}) {
            CAPTURE(late);
            fixture test{5};
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
            CHECK(test.engine->orphans().size() == may_run);
        }
    }
}

TEST_CASE("an attempt without an answer in time releases what is granted late")
{
    fixture test{3};
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
    fixture test{3};
    test.start();
    test[0].say(yes());
    test[1].say(yes());
    test[2].say(yes());
    CHECK(test.releases().empty());
    test.give_up();
    CHECK(test.releases() == nodes{0, 1, 2});
    test.give_up();
    CHECK(test[0].times_asked(script::release) == 1);
}

TEST_CASE("what is granted after it was given up is released when it comes")
{
    fixture test{3};
    test.start();
    test[0].say(yes());
    test[1].say(yes());
    test.give_up();
    CHECK(test.releases() == nodes{0, 1});
    test[2].say(lost());
    CHECK(test.releases() == nodes{0, 1, 2});
}

TEST_CASE("what a lease has taken is not given up")
{
    fixture test{1};
    test.start();
    test[0].say(yes());
    test.keep();
    test.give_up();
    CHECK(test.releases().empty());
}

TEST_CASE("a lease learns where its key is, also late")
{
    fixture test{5};
    test.start();
    test[0].say(yes());
    test[1].say(no());
    test[2].say(yes());
    test[3].say(yes());
    test.keep();
    CHECK(test.lease->count() == 3);
    CHECK_FALSE(test.lease->is_on(1));
    CHECK(test.lease->possible() == ~std::uint64_t{0b10}); // the last has not answered yet
    test[4].say(yes());
    CHECK(test.lease->is_on(4));
    CHECK(test.releases().empty());
}

TEST_CASE("where the answer was lost the lease is in doubt, and its key may be there")
{
    for (bool const late : {false, true}) {
        CAPTURE(late);
        fixture test{3};
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

TEST_CASE("what comes for a lease that is over is released")
{
    for (bool const destroyed : {false, true}) {
        for (auto const& answer : {yes(), lost()}) {
            fixture test{3};
            test.start();
            test[1].say(yes());
            test[2].say(yes());
            test.keep();
            test.lease->no_longer_wanted();
            if (destroyed)
                test.lease.reset();
            test[0].say(answer);
            CHECK(test.releases() == nodes{0});
        }
    }
}

TEST_CASE("a command that waits for its turn is wanted by a lease that is held only")
{
    fixture test{3};
    test.start();
    CHECK(test[0].wanted());
    test[1].say(yes());
    test[2].say(yes());
    CHECK_FALSE(test[0].wanted());
    test.keep();
    CHECK(test[0].wanted());
    test.lease->no_longer_wanted();
    CHECK_FALSE(test[0].wanted());
}

TEST_CASE("an acquire tells the client how long a round takes")
{
    fixture test{3};
    auto const before = test.engine->votes().round_trip();
    test.start();
    test.pass(400us);
    test[0].say(yes());
    CHECK(test.engine->votes().round_trip() == before);
    test[1].say(yes());
    CHECK(test.engine->votes().round_trip() == 400us);
}

TEST_CASE("each acquire has a lock_id of its own, and its options")
{
    fixture test{1};
    test.target.options.ttl = 7s;
    test.target.options.counter_life = 3s;
    acquire_round const other{test.engine, test.rings, test.target, 12};
    CHECK(other.id().view() != test.it->id().view());
    CHECK(other.ttl() == 7s);
    CHECK(other.counter_life() == 3s);
    CHECK(other.tokens() == 12);
}
