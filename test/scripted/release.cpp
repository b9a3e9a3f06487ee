// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/release.hpp"

#include "scripted/stage/bench.hpp"
#include "verb/fence.hpp"

using namespace scripted;
using colock::event_kind;
using colock::detail::release_round;
using colock::detail::script;
using nodes = std::vector<std::size_t>;

namespace {

struct fixture : bench {
    explicit fixture(std::size_t votes, std::chrono::milliseconds ttl = 10s,
                     std::uint64_t possible = ~std::uint64_t{0}, bool was_lost = false)
        : bench{votes}
    {
        auto const waiter = std::make_shared<detail::pending<>>(
            [this](error_code error) {
                done = true;
                result = error;
            },
            engine->strand());
        it = std::make_shared<release_round>(engine, key, engine->new_lock_id(), ttl, possible,
                                             was_lost, waiter);
        with([this] { it->start(); });
    }

    /// The votes where a leftover goes on with the release.
    nodes left_on() const
    {
        nodes found;
        for (auto const& each : engine->leftovers())
            found.push_back(each->node());
        return found;
    }

    std::shared_ptr<release_round> it;
    bool done = false;
    error_code result;
};

} // namespace

TEST_CASE("a release ends as the quorum says")
{
    struct line {
        std::vector<reply> answers; ///< The last of them decides.
        error_code expected;
    };
    for (auto const& [answers, expected] : {
             line{{yes(), no(), yes()}, {}},
             line{{yes(), yes()}, {}},
             line{{no(), no()}, errc::lease_lost},
             line{{lost(), yes(), no()}, errc::no_quorum},
             line{{lost(), unsent()}, errc::no_quorum},
         }) {
        fixture test{3};
        for (std::size_t i = 0; i < answers.size(); ++i) {
            CHECK_FALSE(test.done);
            test[i].say(answers[i]);
        }
        CHECK(test.done);
        CHECK(test.result == expected);
        bool const unknown = expected == errc::no_quorum;
        CHECK(test.events ==
              (unknown ? std::vector{event_kind::release_unknown} : std::vector<event_kind>{}));
    }
}

TEST_CASE("a release of one vote fails with its error")
{
    fixture test{1};
    test[0].say(error(errc::read_only));
    CHECK(test.result == errc::read_only);
}

TEST_CASE("a release goes on where no answer came")
{
    struct line {
        reply answer;
        bool goes_on;
    };
    for (auto const& [answer, goes_on] : {
             line{yes(), false},
             line{no(), false},
             line{lost(), true},
             line{unsent(), true},
             line{error(errc::read_only), true},
         }) {
        for (bool const late : {false, true}) {
            CAPTURE(late);
            fixture test{3};
            if (!late)
                test[2].say(answer);
            test[0].say(yes());
            CHECK(test.left_on().empty());
            test[1].say(yes());
            if (late)
                test[2].say(answer);
            CHECK(test.left_on() == (goes_on ? nodes{2} : nodes{}));
        }
    }
}

TEST_CASE("a release goes on where its key may be extended yet")
{
    fixture test{1};
    test[0].say(unsent());
    REQUIRE(test.left_on() == nodes{0});
    // The key may have been extended up to a ttl after the release. So without answers this goes on
    // for two.
    test[0].answers = [](auto&) { return unsent(); };
    test[0].say(unsent());
    test.pass(20s - 1ns);
    CHECK(test.left_on() == nodes{0});
    test.pass(1s);
    CHECK(test.left_on().empty());
}

TEST_CASE("a release is not repeated where the key certainly is not")
{
    fixture test{3, 10s, 0b011};
    CHECK(test[0].wanted());
    CHECK(test[1].wanted());
    CHECK_FALSE(test[2].wanted());
    for (std::size_t i = 0; i < 3; ++i)
        test[i].say(lost());
    CHECK(test.left_on() == nodes{0, 1});
}

TEST_CASE("a release waits for a second at least, however short the ttl")
{
    fixture test{1, 100ms};
    test.pass(1s - 1ns);
    CHECK_FALSE(test.done);
    test.pass(1ns);
    CHECK(test.result == errc::node_unavailable);
    CHECK(test.left_on().empty()); // the answer may come yet
    test[0].say(lost());
    CHECK(test.left_on() == nodes{0});
}

TEST_CASE("a release waits for as long as the options say")
{
    bench on{1, {.node_timeout = 3s}};
    auto const it = std::make_shared<release_round>(on.engine, on.key, on.engine->new_lock_id(),
                                                    100ms, 1, false, nullptr);
    on.with([&] { it->start(); });
    on.pass(3s - 1ns);
    CHECK_FALSE(it->decided());
    on.pass(1ns);
    CHECK(it->decided());
}

TEST_CASE("waiters hear of a release that they would not be told of")
{
    struct line {
        bool was_lost;
        reply answer;
        bool told;
    };
    for (auto const& [was_lost, answer, told] : {
             line{false, yes(), false}, // the next attempt follows it
             line{true, yes(), true},
             line{false, again(yes()), true},
             line{true, no(), false},
             line{false, again(no()), false},
             line{true, lost(), false},
         }) {
        CAPTURE(was_lost);
        fixture test{1, 10s, 1, was_lost};
        test[0].say(answer);
        CHECK(test.engine->freed_on == (told ? nodes{0} : nodes{}));
    }
}

TEST_CASE("in a child of fork a release is the parent's")
{
    fixture test{1};
    test.engine->leave_engine_to_parent();
    test[0].leave_to_parent();
    test.run();
    CHECK(test.done);
    CHECK(test.result == errc::forked);
    CHECK(test.left_on().empty());
}

TEST_CASE("nobody needs to wait for a release")
{
    bench on{1};
    auto const it = std::make_shared<release_round>(on.engine, on.key, on.engine->new_lock_id(),
                                                    10s, 1, false, nullptr);
    on.with([&] { it->start(); });
    on[0].say(lost());
    CHECK(it->decided());
    CHECK(on.engine->leftovers().size() == 1);
    on.engine->forget_leftovers();
    on.engine->leave_engine_to_parent();
    on[0].leave_to_parent();
}

TEST_CASE("a fencing token is written to a majority, and not further")
{
    bench on{3};
    detail::signal rings;
    bool rung = false;
    rings.next()([&] { rung = true; });
    auto const it = std::make_shared<detail::fence_round>(
        on.engine, rings,
        detail::command{script::fence, on.key, on.engine->new_lock_id(), 10s, 1s, 42},
        [](std::size_t) { return true; });
    on.with([&] { it->start(); });
    CHECK(on[1].open().front().what.fencing_token == 42);
    on[0].say(yes());
    CHECK(on[2].wanted());
    CHECK_FALSE(rung);
    on[1].say(yes());
    CHECK(rung);
    CHECK_FALSE(on[2].wanted()); // one that is still to be written need not be
    CHECK(it->verdict() == detail::tally::verdict::won);
    on[2].say(no());
    CHECK(it->verdict() == detail::tally::verdict::won);
}
