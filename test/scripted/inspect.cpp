// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/inspect.hpp"

#include "scripted/stage/locks.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

#include <colock/inspection.hpp>

#include <doctest/doctest.h>

using namespace scripted;
using colock::lock_holder;
using colock::node_inspection;

namespace {

/// What a vote says: type of the key, its ttl, the counter, who has it, and how many times.
reply says(std::string type, std::string ttl, std::string counter, std::string id,
           std::string count)
{
    auto result = yes();
    result.texts = {std::move(type), std::move(ttl), std::move(counter), std::move(id),
                    std::move(count)};
    return result;
}
reply free_there(std::string counter = "0")
{
    return says("none", "-2", std::move(counter), "", "0");
}

struct question : locks {
    explicit question(std::size_t votes) : locks{votes} { it = ask(); }

    std::shared_ptr<outcome<colock::inspection>> ask()
    {
        auto const result = std::make_shared<outcome<colock::inspection>>();
        client().async_inspect(
            "a", asio::bind_cancellation_slot(result->signal.slot(),
                                              [result](error_code error, colock::inspection found) {
                                                  CHECK_FALSE(result->done);
                                                  result->done = true;
                                                  result->error = error;
                                                  result->value = std::move(found);
                                              }));
        run();
        return result;
    }

    std::shared_ptr<outcome<colock::inspection>> it;
};

node_inspection held_by(std::string id, std::optional<std::chrono::milliseconds> ttl,
                        std::uint64_t count = 1, std::uint64_t counter = 0)
{
    return {.node = "",
            .error = {},
            .holder = lock_holder{lock_holder::kind::mutex, std::move(id), count, ttl},
            .fencing_counter = counter};
}

} // namespace

TEST_CASE("an inspection says what each vote says")
{
    struct line {
        reply answer;
        lock_holder::kind type;
        std::string id;
        std::uint64_t count;
        std::optional<std::chrono::milliseconds> ttl;
    };
    for (auto const& [answer, type, id, count, ttl] : {
             line{says("string", "1500", "7", "me", "1"), lock_holder::kind::mutex, "me", 1,
                  1500ms},
             line{says("string", "0", "7", "me", "1"), lock_holder::kind::mutex, "me", 1, 0ms},
             line{says("hash", "-1", "7", "me:1", "3"), lock_holder::kind::reentrant_mutex, "me:1",
                  3, std::nullopt},
             line{says("string", "10", "7", std::string(300, 'x'), "1"), lock_holder::kind::mutex,
                  std::string(256, 'x'), 1, 10ms},
             line{says("hash", "10", "7", "", "0"), lock_holder::kind::unknown, "", 0, 10ms},
             line{says("list", "10", "7", "", "0"), lock_holder::kind::unknown, "", 0, 10ms},
         }) {
        question test{1};
        CHECK_FALSE(test.it->done);
        test[0].say(answer);
        CHECK(test.it->done);
        CHECK_FALSE(test.it->error);
        auto const& found = test.it->value.nodes.at(0);
        CHECK(found.node == "vote0:6379");
        CHECK_FALSE(found.error);
        REQUIRE(found.holder);
        CHECK(found.holder->type == type);
        CHECK(found.holder->id == id);
        CHECK(found.holder->count == count);
        CHECK(found.holder->ttl == ttl);
        CHECK(found.fencing_counter == 7);
    }
}

TEST_CASE("nobody has what is free, but its counter is known")
{
    question test{1};
    test[0].say(free_there("42"));
    CHECK_FALSE(test.it->value.held());
    CHECK(test.it->value.fencing_counter() == 42);
}

TEST_CASE("an inspection waits for every vote, and fails where too few say anything")
{
    struct line {
        std::size_t silent;
        error_code expected;
    };
    for (auto const& [silent, expected] :
         {line{0, {}}, line{1, {}}, line{2, errc::no_quorum}, line{3, errc::no_quorum}}) {
        question test{3};
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK_FALSE(test.it->done);
            test[i].say(i < silent ? lost() : free_there());
        }
        CHECK(test.it->done);
        CHECK(test.it->error == expected);
        CHECK(test.it->value.nodes.size() == 3);
        if (silent == 2)
            CHECK(test.it->error.message().find("vote2:6379: answered") != std::string::npos);
    }
}

TEST_CASE("an inspection of one vote fails with its error")
{
    question test{1};
    test[0].say(error(errc::access_denied));
    CHECK(test.it->error == errc::access_denied);
}

TEST_CASE("an inspection ends in time, and late answers change nothing")
{
    for (std::size_t const answered : {1u, 2u}) {
        question test{3};
        for (std::size_t i = 0; i < answered; ++i)
            test[i].say(free_there());
        test.pass(1s - 1ns);
        CHECK_FALSE(test.it->done);
        test.pass(1ns);
        CHECK(test.it->done);
        CHECK(test.it->error == (answered == 1 ? error_code{errc::no_quorum} : error_code{}));
        CHECK(test.it->value.nodes[2].error == errc::node_unavailable);
        CHECK(test.it->value.nodes[2].error.message().find("vote2:6379: no answer in time") !=
              std::string::npos);
        for (std::size_t i = answered; i < 3; ++i)
            test[i].say(free_there());
        CHECK(test.it->value.nodes[2].error == errc::node_unavailable);
    }
}

TEST_CASE("an inspection does not count the time during which the process was busy, once")
{
    question test{3};
    test.stand_still(5s);
    test.run();
    CHECK_FALSE(test.it->done);
    test[0].say(free_there());
    test[1].say(free_there());
    test.pass(1s - 1ns);
    CHECK_FALSE(test.it->done);
    test.stand_still(5s);
    test.run();
    CHECK(test.it->done);
    CHECK_FALSE(test.it->error);
}

TEST_CASE("an inspection can be given up")
{
    question test{1};
    CHECK(test[0].wanted());
    test.cancel(test.it);
    CHECK(test.it->error == asio::error::operation_aborted);
    CHECK_FALSE(test[0].wanted());
    test[0].say(free_there());
}

TEST_CASE("a closed client inspects nothing, nor does a child of fork its parent's answers")
{
    question test{1};
    test.fork();
    CHECK(test.it->error == errc::forked);

    auto const closed = test.close();
    auto const late = test.ask();
    CHECK(late->error == errc::client_closed);
}

TEST_CASE("the holder is who a majority names")
{
    struct line {
        char const* what;
        std::vector<node_inspection> nodes;
        std::optional<std::string> expected;
    };
    node_inspection const nobody{};
    for (auto const& [what, nodes, expected] : std::vector<line>{
             {"one of one", {held_by("a", 1s)}, "a"},
             {"none", {nobody}, {}},
             {"one of three", {held_by("a", 1s), nobody, nobody}, {}},
             {"two of three", {nobody, held_by("a", 1s), held_by("a", 1s)}, "a"},
             {"split", {held_by("a", 1s), held_by("b", 1s), held_by("c", 1s)}, {}},
             {"two of four", {held_by("a", 1s), held_by("a", 1s), nobody, nobody}, {}},
             {"behind another", {held_by("b", 1s), held_by("a", 1s), held_by("a", 1s)}, "a"},
         }) {
        CAPTURE(what);
        colock::inspection const found{nodes};
        CHECK(found.held() == expected.has_value());
        if (expected)
            CHECK(found.holder()->id == *expected);
    }
}

TEST_CASE("keys of different types are of different holders")
{
    auto other = held_by("a", 1s);
    other.holder->type = lock_holder::kind::unknown;
    CHECK_FALSE(colock::inspection{{held_by("a", 1s), other, {}}}.held());
}

TEST_CASE("a holder has it for as long as a majority has its key, and as often as one says")
{
    struct line {
        std::vector<std::optional<std::chrono::milliseconds>> ttls;
        std::optional<std::chrono::milliseconds> expected;
    };
    for (auto const& [ttls, expected] : std::vector<line>{
             {{3000ms, 1000ms, 2000ms}, 2000ms},
             {{1000ms, 3000ms, 2000ms}, 2000ms},
             {{std::nullopt, 1000ms, 2000ms}, 2000ms},
             {{1000ms, std::nullopt, std::nullopt}, std::nullopt},
             {{5000ms, 1000ms, 4000ms, 2000ms, 3000ms}, 3000ms},
         }) {
        colock::inspection found;
        std::uint64_t count = 0;
        for (auto const& ttl : ttls) {
            ++count;
            found.nodes.push_back(held_by("a", ttl, count, 10 * count));
        }
        REQUIRE(found.held());
        CHECK(found.holder()->ttl == expected);
        CHECK(found.holder()->count == count);
        CHECK(found.fencing_counter() == 10 * count);
    }
}

TEST_CASE("inspect: a server that was given twice counts once")
{
    locks servers{3};
    servers[0].connect("first");
    servers[1].connect("first");
    servers[2].connect("third");
    auto const it = std::make_shared<outcome<colock::inspection>>();
    servers.client().async_inspect("a", [it](error_code error, colock::inspection found) {
        it->done = true;
        it->error = error;
        it->value = std::move(found);
    });
    servers.run();
    for (std::size_t const each : {0u, 1u})
        servers[each].say(says("string", "900", "7", "me", "1"));
    servers[2].say(free_there());
    REQUIRE(it->done);
    CHECK_FALSE(it->error);
    CHECK_FALSE(it->value.held());
    CHECK(it->value.nodes[1].error);
}
