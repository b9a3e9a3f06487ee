// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/abilities.hpp"

#include "wire_session.hpp"

using namespace session_test;

namespace {

/// A greeting with a server's usual answers, but for this one to CLIENT TRACKING. It has DELIFEQ.
greeting greeted(std::string_view to_tracking = "+OK\r\n")
{
    static fixture const usual;
    greeting made{fixture::address(0), "", false, false};
    auto answers = usual.greeting;
    answers[1] = to_tracking;
    answers[usual.commands] = "*1\r\n$7\r\ndelifeq\r\n";
    reader from;
    for (auto const& each : answers) {
        from.feed(each);
        for (resp_value value; from.next(value) == reader::step::value;)
            made.on_value(value);
    }
    REQUIRE(made.complete());
    return made;
}

/// The answer to one command, or to each part of a transaction.
answer said(std::vector<std::string> const& parts)
{
    answer made;
    reader from;
    for (auto const& each : parts) {
        from.feed(each);
        for (resp_value value; from.next(value) == reader::step::value;)
            made.on_value(value, script::acquire);
        if (&each != &parts.back())
            made.end_part();
    }
    return made;
}

call sent(script which, bool native = true, bool steps = false)
{
    call made{make_command(which, "key", steps)};
    made.what.minting.counter_floor = steps ? 1 : 0;
    made.native = native;
    return made;
}

constexpr std::string_view denied = "-NOPERM no permissions\r\n";
constexpr std::string_view busy = "-BUSY busy\r\n";

} // namespace

TEST_CASE("abilities: that a server does not track is to be told once")
{
    abilities test;
    test.learn(greeted());
    CHECK(test.tracks());
    CHECK_FALSE(test.tracking_newly_refused());
    test.learn(greeted("-NOPERM\r\n"));
    CHECK_FALSE(test.tracks());
    CHECK(test.tracking_newly_refused());
    CHECK_FALSE(test.tracking_newly_refused());
}

TEST_CASE("abilities: what is refused in odd words is believed when it goes on")
{
    constexpr std::string_view odd = "-ERR upstream failure\r\n";
    constexpr unsigned tracking = 1;
    auto const start = colock::clock::time_point{};
    abilities test;
    CHECK(test.doubt(greeted(), start) == 0);
    for (int once_more = 0; once_more < 2; ++once_more) {
        CHECK(test.doubt(greeted(odd), start) == tracking);
        CHECK(test.doubt(greeted(odd), start + 500ms) == tracking);
        CHECK(test.doubt(greeted(odd), start + 999ms) == tracking);
        CHECK(test.doubt(greeted(odd), start + 1s) == 0);
        CHECK(test.doubt(greeted("-ERR another\r\n"), start + 1s) == 0);
        // Until it has said something else.
        CHECK(test.doubt(greeted(), start + 2s) == 0);
        CHECK(test.doubt(greeted(odd), start + 3s) == tracking);
        CHECK(test.doubt(greeted(odd), start + 5s) == tracking);
        CHECK(test.doubt(greeted(), start + 5s) == 0);
    }
}

TEST_CASE("abilities: what a server does not know, or a user may not do, is not doubted")
{
    for (std::string_view const error :
         {"-NOPERM no permissions", "-ERR unknown command 'CLIENT'",
          "-ERR Unknown subcommand or wrong number of arguments for 'TRACKING'",
          "-ERR Unsupported command: client tracking",
          "-ERR Command is not available: 'client|tracking'"}) {
        CAPTURE(error);
        abilities test;
        CHECK(test.doubt(greeted(std::string{error} + "\r\n"), {}) == 0);
    }
}

TEST_CASE("abilities: words that name no command may be about anything")
{
    for (std::string_view const error :
         {"-ERR the upstream server is not available",
          "-ERR no backend is available for this client",
          "-ERR the cluster is unknown to this client", "-ERR unknown host", "-ERR syntax error",
          "-ERR writes are disabled during a failover", "-not support for normal user"}) {
        CAPTURE(error);
        abilities test;
        CHECK(test.doubt(greeted(std::string{error} + "\r\n"), {}) == 1);
    }
}

TEST_CASE("abilities: a script that is not known is sent in full, once")
{
    abilities test;
    auto const unknown = said({"-NOSCRIPT No matching script\r\n"});
    auto as_script = sent(script::acquire, false);
    CHECK(test.another_form(as_script, unknown) == form::text);
    as_script.in_full = true;
    CHECK(test.another_form(as_script, unknown) == std::nullopt);
    CHECK(test.another_form(sent(script::extend, false), said({std::string{denied}})) ==
          std::nullopt);
}

TEST_CASE("abilities: a release that is denied is one by a script until the next connection")
{
    abilities test;
    test.learn(greeted());
    CHECK(test.native_release() == compare_and_delete::delifeq);
    CHECK(test.another_form(sent(script::release), said({std::string{busy}})) == std::nullopt);
    CHECK(test.native_release() == compare_and_delete::delifeq);
    CHECK(test.another_form(sent(script::release), said({std::string{denied}})) == form::script);
    CHECK(test.native_release() == compare_and_delete::none);
    test.learn(greeted());
    CHECK(test.native_release() == compare_and_delete::delifeq);
}

TEST_CASE("abilities: a step of the counter that is denied is one by a script from then on")
{
    auto const step = sent(script::acquire, true, true);
    auto const without = sent(script::acquire);
    abilities test;
    CHECK(test.form_of(step.what, form::best) == form::best);
    // What passes is tried again.
    CHECK(test.another_form(step, said({std::string{busy}, std::string{busy}, std::string{busy},
                                        std::string{busy}})) == form::script);
    CHECK(test.form_of(step.what, form::best) == form::best);
    CHECK(test.another_form(step, said({std::string{denied}, "+OK\r\n", ":2\r\n",
                                        "-ERR EXEC without MULTI\r\n"})) == form::script);
    CHECK(test.form_of(step.what, form::best) == form::script);
    CHECK(test.form_of(step.what, form::text) == form::text);
    CHECK(test.form_of(without.what, form::best) == form::best);
    test.learn(greeted());
    CHECK(test.form_of(step.what, form::best) == form::best);
}

TEST_CASE("abilities: a server that ends no transaction is given none on any connection")
{
    auto const step = sent(script::acquire, true, true);
    for (bool const for_good : {false, true}) {
        auto const open =
            said({"+OK\r\n", "+QUEUED\r\n", "+QUEUED\r\n", std::string{for_good ? denied : busy}});
        REQUIRE(open.leaves_transaction_open());
        abilities test;
        test.left_transaction_open(open);
        test.learn(greeted());
        CHECK(test.form_of(step.what, form::best) == (for_good ? form::script : form::best));
    }
}

TEST_CASE("abilities: that it ends none is believed the third time where its words leave it open")
{
    auto const step = sent(script::acquire, true, true);
    auto const open = said({"+OK\r\n", "+QUEUED\r\n", "+QUEUED\r\n", "-ERR upstream failure\r\n"});
    auto const ended = said({"+OK\r\n", "+QUEUED\r\n", "+QUEUED\r\n", "*2\r\n+OK\r\n:2\r\n"});
    REQUIRE(open.leaves_transaction_open());
    abilities test;
    auto const given_one = [&] {
        test.learn(greeted());
        return test.form_of(step.what, form::best) == form::best;
    };
    for (int round : {1, 2}) {
        CAPTURE(round);
        test.left_transaction_open(open);
        CHECK(given_one());
        test.left_transaction_open(open);
        CHECK(given_one());
        if (round == 1)
            CHECK(test.another_form(step, ended) == std::nullopt); // and all begins anew
    }
    test.left_transaction_open(open);
    CHECK_FALSE(given_one());
    CHECK_FALSE(given_one());
}

TEST_CASE(
    "abilities: a script says who has a lock that was not free, and makes a lost counter anew")
{
    abilities test;
    CHECK(test.another_form(sent(script::acquire), said({"_\r\n"})) == form::script);
    CHECK(test.another_form(sent(script::acquire), said({"+OK\r\n"})) == std::nullopt);
    auto const step = sent(script::acquire, true, true);
    auto const token = [](std::string const& number) {
        return said({"+OK\r\n", "+QUEUED\r\n", "+QUEUED\r\n", "*2\r\n+OK\r\n:" + number + "\r\n"});
    };
    CHECK(test.another_form(step, token("1")) == form::script);
    CHECK(test.another_form(step, token("2")) == std::nullopt);
}
