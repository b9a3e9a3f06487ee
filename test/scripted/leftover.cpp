// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/leftover.hpp"

#include "scripted/stage/bench.hpp"

#include <iterator>

using namespace scripted;
using colock::detail::leftover;
using colock::detail::script;
using may_come = leftover::may_come;
using nodes = std::vector<std::size_t>;

namespace {

struct fixture : bench {
    explicit fixture(may_come what, std::chrono::milliseconds ttl = 10s) : bench{3}
    {
        with([=, this] { engine->add_leftover(1, key, engine->new_lock_id(), ttl, what); });
    }

    vote& its_vote() { return (*this)[1]; }
    bool asked() { return its_vote().asked(script::release); }
    bool gone() const { return engine->leftovers().empty(); }
    void reconnect(std::size_t node)
    {
        with([=, this] { engine->release_leftovers(node); });
    }
};

constexpr auto everything = {may_come::nothing, may_come::extend, may_come::acquire,
                             may_come::acquires};

bool may_be_set(may_come what)
{
    return what == may_come::acquire || what == may_come::acquires;
}

} // namespace

TEST_CASE("a leftover is released at once, where it is and nowhere else")
{
    for (auto const what : everything) {
        fixture test{what};
        CHECK(test.asked());
        CHECK(test[0].open().empty());
        CHECK(test[2].open().empty());
        CHECK_FALSE(test.idle());
    }
}

TEST_CASE("a leftover that was deleted is done with, and its waiters hear of it")
{
    for (auto const what : {may_come::nothing, may_come::extend, may_come::acquire}) {
        fixture test{what};
        test.its_vote().say(yes());
        CHECK(test.gone());
        CHECK(test.engine->freed_on == nodes{1});
        CHECK(test.idle());
        CHECK(test.engine->ends == 1);
        test.pass(1h);
        CHECK(test.its_vote().times_asked(script::release) == 1);
    }
}

TEST_CASE("a leftover that ends as it begins wakes nobody before whoever has left it is done")
{
    bench test{3};
    test[1].disconnect();
    test.with([&] {
        test.engine->add_leftover(1, test.key, test.engine->new_lock_id(), 0ms, may_come::nothing);
        CHECK(test.engine->leftovers().empty());
        CHECK(test.engine->freed_on == nodes{});
    });
    CHECK(test.engine->freed_on == nodes{1});
}

TEST_CASE("that its key is not there is the end of a leftover whose command has run")
{
    for (auto const what : everything) {
        fixture test{what};
        test.its_vote().say(no());
        CHECK(test.gone() == !may_be_set(what));
        CHECK(test.engine->freed_on == (may_be_set(what) ? nodes{} : nodes{1}));
    }
}

TEST_CASE("a leftover is released again where there is no answer, ever more seldom")
{
    for (auto const what : everything) {
        for (auto const& answer : {lost(), unsent(), error(errc::read_only)}) {
            fixture test{what};
            for (auto const pause : {10ms, 20ms, 40ms, 80ms, 160ms, 320ms, 640ms, 1000ms, 1000ms}) {
                test.its_vote().say(answer);
                CHECK_FALSE(test.asked());
                test.pass(pause - 1ns);
                CHECK_FALSE(test.asked());
                test.pass(1ns);
                CHECK(test.asked());
            }
        }
    }
}

TEST_CASE("one release at a time")
{
    fixture test{may_come::acquire};
    test.reconnect(1);
    test.pass(1min);
    CHECK(test.its_vote().times_asked(script::release) == 1);
}

TEST_CASE("a leftover is released as soon as its server is back")
{
    fixture test{may_come::nothing};
    test.its_vote().say(lost());
    test.reconnect(0);
    CHECK_FALSE(test.asked());
    test.reconnect(1);
    CHECK(test.asked());
    // Instead of at the end of its pause.
    test.pass(1min);
    CHECK(test.its_vote().times_asked(script::release) == 2);
    test.its_vote().say(no());
    CHECK(test.gone());
}

TEST_CASE("others get their turn while very many leftovers are released")
{
    for (bool const forgotten : {false, true}) {
        CAPTURE(forgotten);
        bench test{3};
        constexpr int many = 2'500;
        test[1].answers = [](auto&) { return lost(); };
        test.with([&] {
            for (int i = 0; i < many; ++i)
                test.engine->add_leftover(1, test.key, test.engine->new_lock_id(), 10s,
                                          may_come::nothing);
        });
        REQUIRE(test[1].times_asked(script::release) == many);
        test[1].answers = nullptr;
        int asked = 0;
        test.with([&] {
            test.engine->release_leftovers(1);
            test.engine->release_leftovers(1);
            asio::post(test.engine->strand(), [&] {
                asked = test[1].times_asked(script::release) - many;
                if (forgotten)
                    test.engine->forget_leftovers();
            });
        });
        CHECK(asked >= 1'000);
        CHECK(asked < many);
        CHECK(test[1].open().size() == static_cast<std::size_t>(forgotten ? asked : many));
        test[1].say_all(yes());
        CHECK(test.engine->leftovers().empty());
    }
}

TEST_CASE("leftovers that go while others are released are left out")
{
    bench test{3};
    constexpr int many = 1'500;
    test[1].answers = [](auto&) { return lost(); };
    test.with([&] {
        for (int i = 0; i < many; ++i)
            test.engine->add_leftover(1, test.key, test.engine->new_lock_id(), 10s,
                                      may_come::nothing);
    });
    test[1].answers = nullptr;
    test.with([&] {
        test.engine->release_leftovers(1);
        // The next leftover to be released, which only the list keeps alive.
        auto const next = *std::next(test.engine->leftovers().begin(), 1'000);
        test.engine->remove(*next);
    });
    CHECK(test[1].open().size() == many - 1);
}

TEST_CASE("a leftover ends when its key must have expired")
{
    struct line {
        may_come what;
        colock::clock::duration end;
    };
    for (auto const& [what, end] : {line{may_come::nothing, 5s}, line{may_come::extend, 10s}}) {
        for (auto const early : {0ns, 1ns}) {
            fixture test{what, 5s};
            test.pass(end - early);
            test.its_vote().say(lost());
            CHECK(test.gone() == (early == 0ns));
        }
    }
}

TEST_CASE("a leftover that may run yet is followed for as long as its server is silent")
{
    fixture test{may_come::acquire, 5s};
    test.its_vote().answers = [](auto&) { return lost(); };
    test.its_vote().say(lost());
    test.pass(1h);
    CHECK_FALSE(test.gone());
}

TEST_CASE(
    "a leftover that may run yet is followed for a ttl from the first answer, and one more answer")
{
    fixture test{may_come::acquire, 5s};
    test.pass(1h);
    test.its_vote().say(no()); // the ttl counts from here
    CHECK_FALSE(test.gone());
    test.pass(10ms);
    test.its_vote().say(no());
    test.pass(5s - 10ms - 1ns);
    CHECK(test.asked());
    test.its_vote().say(no());
    CHECK_FALSE(test.gone());
    test.pass(40ms);
    test.its_vote().say(no());
    CHECK(test.gone());
    CHECK(test.engine->freed_on == nodes{1});
}

TEST_CASE("where several commands may set it, one that was deleted is not the last")
{
    fixture test{may_come::acquires, 5s};
    test.its_vote().say(yes());
    CHECK_FALSE(test.gone());
    // Waiters may take what is free now, and later what is free then.
    CHECK(test.engine->freed_on == nodes{1});
    test.pass(10ms);
    test.its_vote().say(yes());
    CHECK(test.engine->freed_on == nodes{1, 1});
    test.pass(5s);
    test.its_vote().say(no());
    CHECK(test.gone());
    CHECK(test.engine->freed_on == nodes{1, 1, 1});
}

TEST_CASE("an answer just when the ttl has passed is the end of a leftover that may run yet")
{
    fixture test{may_come::acquire, 5s};
    test.its_vote().say(no());
    test.pass(5s);
    test.its_vote().say(no());
    CHECK(test.gone());
}

TEST_CASE("without that answer it ends another ttl later")
{
    for (auto const early : {0ns, 1ns}) {
        fixture test{may_come::acquire, 5s};
        test.its_vote().say(no());
        test.pass(10s - early);
        test.its_vote().say(lost());
        CHECK(test.gone() == (early == 0ns));
    }
}

TEST_CASE("an unanswered release says nothing of when the server was there")
{
    fixture test{may_come::acquire, 5s};
    test.its_vote().say(lost());
    test.pass(6s);
    test.its_vote().say(no()); // the first
    test.pass(20ms);
    CHECK_FALSE(test.gone());
    // A later silence does not make the next answer the first.
    test.its_vote().say(lost());
    test.pass(5s);
    test.its_vote().say(no());
    CHECK(test.gone());
}

TEST_CASE("leftovers that are forgotten stay where they are")
{
    for (bool const answered : {false, true}) {
        fixture test{may_come::acquire};
        if (answered)
            test.its_vote().say(lost());
        test.engine->forget_leftovers();
        CHECK(test.gone());
        if (!answered)
            test.its_vote().say(yes());
        test.pass(1h);
        CHECK(test.its_vote().times_asked(script::release) == 1);
        CHECK(test.engine->freed_on.empty());
        // From now on, none is added.
        test.with([&] {
            test.engine->add_leftover(0, test.key, test.engine->new_lock_id(), 10s,
                                      may_come::nothing);
        });
        CHECK(test.gone());
        CHECK(test[0].open().empty());
    }
}

TEST_CASE("leftovers are forgotten so many at a time")
{
    fixture test{may_come::acquire};
    for (std::size_t node : {0u, 2u})
        test.with([&] {
            test.engine->add_leftover(node, test.key, test.engine->new_lock_id(), 10s,
                                      may_come::acquire);
        });
    CHECK(test.engine->forget_leftovers(2));
    CHECK(test.engine->leftovers().size() == 1);
    CHECK_FALSE(test.engine->forget_leftovers(2));
    CHECK(test.gone());
    for (std::size_t node : {0u, 1u, 2u}) {
        test[node].say(lost());
        test.pass(1h);
        CHECK(test[node].times_asked(script::release) == 1);
    }
}

TEST_CASE("a client that is gone does not go on with its leftovers")
{
    for (bool const forked : {false, true}) {
        fixture test{may_come::acquire};
        if (forked) {
            test.engine->leave_engine_to_parent();
            test.its_vote().leave_to_parent();
        } else {
            test.engine->has_been_abandoned();
            test.its_vote().say(no());
        }
        test.pass(1h);
        CHECK(test.its_vote().times_asked(script::release) == 1);
        CHECK(test.engine->freed_on.empty());
    }
}

TEST_CASE("what the answer to an acquire or a release leaves on a node")
{
    bench test{3};
    auto const left = [&](script which, reply const& answer, bool gives_back = false) {
        return leftover::left_by(
            {.which = which, .key = test.key, .id = {}, .gives_back = gives_back}, answer);
    };
    CHECK(left(script::acquire, yes()) == may_come::nothing);
    CHECK(left(script::acquire, no()) == std::nullopt);
    CHECK(left(script::acquire, unsent()) == std::nullopt);
    CHECK(left(script::acquire, error(errc::server_error)) == std::nullopt);
    CHECK(left(script::acquire, lost()) == may_come::acquire);
    CHECK(left(script::acquire, again(lost())) == may_come::acquires);
    CHECK(left(script::acquire, yes(), true) == may_come::nothing);
    CHECK(left(script::acquire, lost(), true) == may_come::acquires);
    for (auto const& answer : {yes(), no()})
        CHECK(left(script::release, answer) == std::nullopt);
    for (auto const& answer : {unsent(), error(errc::server_error), lost(), again(lost())})
        CHECK(left(script::release, answer) == may_come::extend);
}
