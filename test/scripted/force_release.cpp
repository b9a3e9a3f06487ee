// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/force_release.hpp"

#include "scripted/stage/locks.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

#include <doctest/doctest.h>

using namespace scripted;
using colock::detail::script;

namespace {

struct taking : locks {
    explicit taking(std::size_t votes) : locks{votes}
    {
        client().async_force_release(
            "a", "somebody",
            asio::bind_cancellation_slot(it->signal.slot(), [of = it](error_code error) {
                CHECK_FALSE(of->done);
                of->done = true;
                of->error = error;
            }));
        run();
    }

    ending it = std::make_shared<outcome<nothing>>();
};

} // namespace

TEST_CASE("a lock is taken away where a majority says so")
{
    taking test{3};
    for (std::size_t i = 0; i < 3; ++i) {
        REQUIRE(test[i].asked(script::force_release));
        CHECK(*test[i].open().back().what.subject == "somebody");
    }
    test[0].say(yes());
    CHECK_FALSE(test.it->done);
    CHECK(test[1].wanted());
    test[1].say(no(-2));
    CHECK_FALSE(test.it->done);
    test[2].say(yes());
    CHECK(test.it->done);
    CHECK_FALSE(test.it->error);
    CHECK(test.metrics().losses == 0);
}

TEST_CASE("it is not taken from a holder that a majority does not know")
{
    taking test{3};
    test[0].say(no(500));
    test[1].say(yes());
    CHECK_FALSE(test.it->done);
    test[2].say(no(-2));
    CHECK(test.it->error == errc::not_held);
}

TEST_CASE("what is taken from the last node too late may have been given back on the first")
{
    for (std::size_t const votes : {1u, 3u}) {
        CAPTURE(votes);
        taking test{votes};
        if (votes > 1)
            test[0].say(yes());
        test.stand_still(1s); // as a process that is stopped
        test[votes - 1].say(yes());
        REQUIRE(test.it->done);
        CHECK(test.it->error == (votes > 1 ? make_error_code(errc::no_quorum) : error_code{}));
    }
}

TEST_CASE("whether it was taken away is not known where too few answer")
{
    for (auto const& answer : {lost(), unsent(), error(errc::server_error)}) {
        taking test{3};
        test[0].say(yes());
        test[1].say(answer);
        CHECK_FALSE(test.it->done);
        test[2].say(answer);
        CHECK(test.it->error == errc::no_quorum);
        // It is up to the caller to try again.
        test.pass(1min);
        for (std::size_t i = 0; i < 3; ++i)
            CHECK_FALSE(test[i].asked(script::release));
    }
    taking silent{1};
    silent.pass(1s - 1ns);
    CHECK_FALSE(silent.it->done);
    silent.pass(1ns);
    CHECK(silent.it->error == errc::node_unavailable);
    CHECK_FALSE(silent[0].wanted()); // where it is not sent by then, it never is
    silent[0].say(yes());
}

TEST_CASE("taking a lock away can be given up")
{
    taking test{1};
    test.cancel(test.it);
    CHECK(test.it->error == asio::error::operation_aborted);
    test[0].say(yes());
}

TEST_CASE("taking a lock away is the parent's in a child of fork")
{
    taking test{1};
    test.fork();
    CHECK(test.it->error == errc::forked);
}
