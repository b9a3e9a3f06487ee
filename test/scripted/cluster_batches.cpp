// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What is asked about many locks of a cluster at a time.

#include "scripted/stage/cluster.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <utility>
#include <vector>

using namespace scripted;
using colock::detail::redirect;
using colock::detail::script;

namespace {

/// Three leases with `one`, then three with `other`.
struct six_leases : cluster {
    explicit six_leases(bool track) : cluster{track}
    {
        for (int i = 0; i < 6; ++i)
            held.push_back(lease_at(i >= 3, 3s));
        pass(20ms); // they are checked, so that servers tell of changes
        for (std::size_t const server : {1u, 2u})
            (*this)[server].say_all(yes());
        refresh();
    }
    std::size_t valid() const
    {
        return static_cast<std::size_t>(
            std::count_if(held.begin(), held.end(), [](auto const& each) { return each.valid(); }));
    }
    /// Lets time go on until this server is asked for this.
    void until_asked(std::size_t server, script what)
    {
        for (int i = 0; i < 3'000 && !(*this)[server].asked(what); ++i)
            pass(1ms);
        REQUIRE((*this)[server].asked(what));
    }

    /// The oldest extension of one lease.
    colock::detail::command asked_alone(std::size_t server)
    {
        auto const& open = (*this)[server].open();
        auto const found = std::find_if(open.begin(), open.end(), [](auto const& each) {
            return each.what.which == script::extend;
        });
        REQUIRE(found != open.end());
        return found->what;
    }

    /// Lets `one` refuse a batch, and then extend its leases one by one.
    void refuse_batch(errc why)
    {
        until_asked(1, script::extend_all);
        (*this)[1].say(script::extend_all, error(why));
        for (int lease = 0; lease < 3; ++lease)
            (*this)[1].say(script::extend, yes());
        (*this)[2].say_all(yes());
    }

    /// `other` answers what it was asked about its leases.
    void say_late(reply const& answer) { (*this)[2].say(script::extend_all, answer); }

    /// Lets a server answer that it has no key of a lease any more: only this lease is lost.
    void lose_one(std::size_t server, script asked)
    {
        (*this)[server].say(asked, no(-2));
        CHECK(valid() == 5);
    }

    std::vector<colock::lease> held;
};

} // namespace

TEST_CASE("cluster: leases are renewed by one command for each master")
{
    six_leases test{true};
    for (std::size_t const server : {1u, 2u}) {
        test.until_asked(server, script::extend_all);
        auto const& asked = test[server].open().back().what;
        CHECK(asked.spread);
        CHECK(asked.locks->size() == 3);
    }
    test[1].say(script::extend_all, yes());
    test[2].say(script::extend_all, yes());
    for (auto const& each : test.held)
        CHECK(each.valid_until() > test.now() + 2s);
    CHECK(test[1].times_asked(script::extend) == 0);
    CHECK(test[2].times_asked(script::extend) == 0);
}

TEST_CASE("cluster: what a master says late of a batch counts, and its leases are not asked alone")
{
    six_leases test{true};
    test.until_asked(1, script::extend_all);
    REQUIRE(test[2].asked(script::extend_all));
    test.take_events();
    test[1].say(script::extend_all, yes());
    test.pass(200ms); // longer than a twentieth of the ttl
    CHECK(test.take_events().empty());
    CHECK(test[2].times_asked(script::extend) == 0);
    auto const renewed = [&](std::size_t from) {
        return std::count_if(
            test.held.begin() + static_cast<std::ptrdiff_t>(from),
            test.held.begin() + static_cast<std::ptrdiff_t>(from) + 3,
            [&](auto const& each) { return each.valid_until() > test.now() + 2s; });
    };
    CHECK(renewed(0) == 3);
    CHECK(renewed(3) == 0);
    test.say_late(yes());
    CHECK(renewed(3) == 3);
    test.pass(600ms); // nor are they tried again, until all are due
    CHECK(test[2].times_asked(script::extend) == 0);
    CHECK(test[2].times_asked(script::extend_all) == 1);
    test.until_asked(2, script::extend_all);
    test[1].say_all(yes());
    test[2].say_all(yes());
    CHECK(test.valid() == 6);
}

TEST_CASE("cluster: what a master refuses late of a batch is lost, and no more")
{
    for (auto const why : {reply::nobody_has_it, std::int64_t{2'000}}) {
        CAPTURE(why);
        six_leases test{true};
        test.until_asked(1, script::extend_all);
        test[1].say(script::extend_all, yes());
        test.pass(200ms);
        CHECK(test.valid() == 6);
        test.say_late(yes_but({1}, why));
        CHECK(test.valid() == 5);
        CHECK_FALSE(test.held[4].valid());
    }
}

TEST_CASE("cluster: what a late master has no more is asked for where it is, and counts")
{
    six_leases test{true};
    test.until_asked(1, script::extend_all);
    test[1].say(script::extend_all, yes());
    test.pass(200ms);
    test.say_late(yes_but({1}, reply::elsewhere_by_now));
    REQUIRE(test[2].asked(script::extend));
    auto const slot = detail::slot_of(test.asked_alone(2).key->key);
    test[2].say(script::extend, sent_on({redirect::advice::moved, slot, one}));
    CHECK(test.held[4].valid_until() < test.now() + 2s);
    test[1].say(script::extend, yes());
    CHECK(test.held[4].valid_until() > test.now() + 2s);
    CHECK(test.valid() == 6);
}

TEST_CASE("cluster: leases of a master that says nothing are renewed again together")
{
    six_leases test{true};
    test.until_asked(1, script::extend_all);
    test[1].say(script::extend_all, yes());
    test.take_events();
    test.pass(500ms); // a tenth of the ttl, at most, after the answer came too late
    CHECK(test[2].times_asked(script::extend_all) == 2);
    CHECK(test[2].times_asked(script::extend) == 0);
    test.pass(200ms); // late for the second time
    CHECK(test.take_events().size() == 3);
    test[2].say_all(yes());
    CHECK(test.valid() == 6);
    for (auto const& each : test.held)
        CHECK(each.valid_until() > test.now() + 2s);
}

TEST_CASE("cluster: leases of a late master whose connection ends are renewed again at once")
{
    six_leases test{true};
    test.until_asked(1, script::extend_all);
    test[1].say(script::extend_all, yes());
    test.pass(200ms);
    REQUIRE(test[2].times_asked(script::extend_all) == 1);
    test[2].say(script::extend_all, lost());
    test.run();
    CHECK(test[2].times_asked(script::extend_all) == 2);
    test[2].say_all(yes());
    for (auto const& each : test.held)
        CHECK(each.valid_until() > test.now() + 2s);
}

TEST_CASE("cluster: a late answer after the end of the client, or of the leases, is no matter")
{
    for (bool const closed : {false, true}) {
        CAPTURE(closed);
        six_leases test{true};
        test.until_asked(1, script::extend_all);
        test[1].say(script::extend_all, yes());
        test.pass(200ms);
        if (closed)
            test.client().async_close([](colock::error_code) {});
        else
            test.held.clear();
        test.run();
        test.say_late(yes_but({1}));
        test[1].say_all(yes());
        test[2].say_all(yes());
        CHECK(test.valid() == 0);
    }
}

TEST_CASE("cluster: of a batch, what its server has no more is asked for alone")
{
    six_leases test{true};
    test.until_asked(1, script::extend_all);
    auto said = yes_but({1}, reply::elsewhere_by_now);
    said.more.insert(said.more.end(), {3, -2});
    auto const second = test[1].open().back().what.locks->at(1);
    test[1].say(script::extend_all, said);
    REQUIRE(test[1].asked(script::extend));
    CHECK(test.asked_alone(1).key->key == second.key->key);
    auto const slot = detail::slot_of(second.key->key);
    test[1].say(script::extend, sent_on({redirect::advice::moved, slot, other}));
    test[2].say(script::extend_all, yes());
    REQUIRE(test[2].asked(script::extend));
    test[2].say(script::extend, yes());
    // Of the third the server says that nobody has it; it is asked once more, alone.
    REQUIRE(test[1].asked(script::extend));
    test.lose_one(1, script::extend);
}

TEST_CASE("cluster: a server that refuses batches, or does not track by them, is asked one by one")
{
    for (bool const tracks : {true, false}) {
        CAPTURE(tracks);
        six_leases test{tracks};
        if (tracks) {
            test.refuse_batch(errc::server_error);
            test.refresh();
        }
        for (int i = 0; i < 3; ++i) {
            test.until_asked(1, script::extend);
            for (int lease = 0; lease < 3; ++lease)
                test[1].say(script::extend, yes());
            test[2].say_all(yes());
            CHECK(test.valid() == 6);
            test.refresh();
        }
        CHECK(test[1].times_asked(script::extend_all) == (tracks ? 1 : 0));
    }
}

TEST_CASE("cluster: a server that has failed in a batch is sent one again some time later")
{
    for (bool const for_good : {false, true}) {
        CAPTURE(for_good);
        six_leases test{true};
        test.refuse_batch(for_good ? errc::access_denied : errc::server_error);
        for (auto const end = test.now() + 30s; test.now() < end;) {
            test.refresh();
            CHECK(test[1].times_asked(script::extend_all) == 1);
            test[1].say_all(yes());
            test[2].say_all(yes());
            test.pass(100ms);
        }
        test.until_asked(1, for_good ? script::extend : script::extend_all);
        CHECK(test.valid() == 6);
    }
}

TEST_CASE("cluster: a server that has refused batches is sent some after it was connected to again")
{
    six_leases test{true};
    test.refuse_batch(errc::server_error);
    test[1].end_connection();
    test.connect(1, "one", true);
    test.refresh();
    test[1].say_all(yes()); // all are checked
    test.until_asked(1, script::extend_all);
    CHECK(test.valid() == 6);
}

TEST_CASE("cluster: what one master has of a batch for many is divided")
{
    cluster test{true};
    detail::endpoint const third{"10.0.0.3", 7003};
    test.look(slots({{0, border - 1, one}, {border, 8191, other}, {8192, 16383, third}}));
    REQUIRE(test.votes() == 4);
    test.connect(3, "third", true);
    for (std::size_t const server : {1u, 2u, 3u}) {
        test[server].answers = [](auto const& what) {
            return what.which == script::check || what.which == script::check_all
                       ? std::optional{yes()}
                       : std::nullopt;
        };
    }
    std::vector<colock::lease> held;
    for (int i = 0; i < 300; ++i)
        held.push_back(test.lease_at(false, 3s));
    while (!test[1].asked(script::extend_all))
        test.pass(1ms);
    std::vector<std::size_t> sizes;
    while (test[1].asked(script::extend_all)) {
        sizes.push_back(test[1].open().front().what.locks->size());
        test[1].say(script::extend_all, yes());
    }
    CHECK(sizes == std::vector<std::size_t>{200, 100});
    for (auto const& each : held)
        CHECK(each.valid_until() > test.now() + 2s);
}

TEST_CASE("cluster: an error that passes is no reason to ask one by one for ever")
{
    six_leases test{true};
    test.refuse_batch(errc::out_of_memory);
    test.until_asked(1, script::extend_all);
}

TEST_CASE("cluster: a check that a server answers with an error is made again")
{
    six_leases test{true};
    auto const extends = [](auto const& what) {
        return what.which == script::extend_all ? std::optional{yes()} : std::nullopt;
    };
    test[1].answers = [=](auto const& what) {
        return what.which == script::check_all ? std::optional{yes()} : extends(what);
    };
    test[2].answers = extends;
    test[2].tell_all_changed();
    test.until_asked(2, script::check_all);
    test[2].say(script::check_all, error(errc::out_of_memory));
    for (auto const& each : {error(errc::out_of_memory), yes(), yes()})
        test[2].say(script::check, each);
    CHECK(test.valid() == 6);
    test.pass(4s);
    CHECK_FALSE(test[2].asked(script::check));
    test.until_asked(2, script::check);
    test.lose_one(2, script::check);
}

TEST_CASE("cluster: a check that a server does not answer in time is made again")
{
    for (bool const tracks : {true, false}) {
        CAPTURE(tracks);
        six_leases test{tracks};
        auto const check = tracks ? script::check_all : script::check;
        test[1].answers = [=](auto const& what) {
            return what.which == check ? std::optional{yes()} : std::nullopt;
        };
        test[2].tell_all_changed();
        test.until_asked(2, check);
        auto const asked = test[2].times_asked(check);
        // The time during which this process was busy does not count.
        test.stand_still(250ms);
        test.run();
        CHECK(test[2].times_asked(check) == asked);
        test.pass(600ms); // what is not answered by then counts as not known
        CHECK(test[2].times_asked(check) > asked);
        CHECK(test.valid() == 6);
        test[2].say_all(tracks ? yes_but({0, 1, 2}) : no(-2));
        CHECK(test.valid() == 3);
    }
}

TEST_CASE(
    "cluster: what one master has refused of a batch is looked at while the other is waited for")
{
    six_leases test{true};
    test.until_asked(1, script::extend_all);
    REQUIRE(test[2].asked(script::extend_all));
    test[1].say(script::extend_all, yes_but({1}));
    test.pass(10ms);
    REQUIRE(test[1].asked(script::check));
    test.lose_one(1, script::check);
    CHECK(test[2].asked(script::extend_all));
}

TEST_CASE("cluster: a check of many is waited for whatever the ttl of the first of them is")
{
    cluster test{true};
    std::vector<colock::lease> held;
    held.push_back(test.lease_at(false, 200ms));
    for (int i = 0; i < 3; ++i)
        held.push_back(test.lease_at(false, 60s));
    test[1].answers = [](auto const& what) {
        return what.which == script::extend ? std::optional{yes()} : std::nullopt;
    };
    test.pass(20ms);
    test[1].say_all(yes());
    test[1].tell_all_changed();
    for (int i = 0; i < 100 && !test[1].asked(script::check_all); ++i)
        test.pass(1ms);
    REQUIRE(test[1].asked(script::check_all));
    REQUIRE(test[1].open().back().what.locks->size() == 4);
    test.pass(60ms); // longer than a twentieth of the first one's ttl
    test[1].say(script::check_all, yes_but({2}));
    CHECK_FALSE(held[2].valid());
    CHECK(held[1].valid());
    CHECK(held[3].valid());
}

TEST_CASE("cluster: where slots move, only the locks in them are looked at")
{
    cluster test{true};
    std::vector<std::string> tags; // all of which `other` has
    for (int i = 0; tags.size() < 2; ++i) {
        if (auto const tag = "{" + std::to_string(i) + "}"; test.master_of(tag) == 2)
            tags.push_back(tag);
    }
    test[2].answers = [](auto const& what) -> std::optional<reply> {
        bool const wanted = what.which == script::acquire && what.key->key.ends_with("wanted");
        bool const keeps = what.which == script::check_all || what.which == script::extend_all;
        if (wanted)
            return no(60'000);
        return keeps || what.which == script::check ? std::optional{yes()} : std::nullopt;
    };
    std::vector<colock::lease> held;
    std::vector<locks::acquiring> waiting;
    std::vector<colock::detail::slot_range> moved{{0, border - 1, one}, {border, 16383, other}};
    for (auto const& tag : tags) {
        held.push_back(test.lease_of(tag + "held", 60s));
        waiting.push_back(test.acquire(colock::mutex{test.client(), tag + "wanted"}));
    }
    auto const asked_of_other = [&] {
        return test[2].times_asked(script::check) + test[2].times_asked(script::check_all) +
               test[2].times_asked(script::acquire);
    };
    // As a look at all of them finds it, or as one command is told before that.
    for (bool const redirected : {false, true}) {
        CAPTURE(redirected);
        auto const slot = colock::detail::slot_of("lock:" + tags[redirected]);
        std::size_t asked = 1;
        if (redirected) {
            auto const extended = test.extend(held[1]);
            test[2].say(script::extend, sent_on({redirect::advice::moved, slot, one}));
            test[1].say(script::extend, yes());
            test.pass(100ms);
            CHECK(extended->done);
        }
        while (!test[asked].asked(script::slots)) {
            test.pass(10ms);
            asked = asked == 1 ? 2 : 1;
        }
        auto const before = asked_of_other();
        moved.push_back({slot, slot, one});
        test[asked].say(script::slots, slots(moved));
        REQUIRE(test[1].asked(script::acquire));
        test[1].say(script::acquire, no(60'000));
        test[1].say(script::check, redirected ? no() : yes());
        CHECK(held[0].valid());
        CHECK(held[1].valid() != redirected);
        CHECK(asked_of_other() == before);
    }
}

TEST_CASE("cluster: a master that is connected to anew is asked about its own leases only")
{
    six_leases test{true};
    auto const asked = [&](std::size_t server) {
        return test[server].times_asked(script::check) +
               test[server].times_asked(script::check_all);
    };
    auto const before = asked(1);
    test[2].end_connection();
    test.connect(2, "other", true);
    test.refresh();
    REQUIRE(test[2].asked(script::check_all));
    CHECK(test[2].open().back().what.locks->size() == 3);
    test[2].say(script::check_all, yes_but({0}));
    CHECK(test.valid() == 5);
    CHECK(asked(1) == before);

    // One that commands were sent on to may have keys of other slots, too.
    auto const end = test.extend(test.held[0]);
    auto const slot = colock::detail::slot_of("lock:" + std::string{test.held[0].name()});
    test[1].say(script::extend, sent_on({redirect::advice::ask, slot, other}));
    test[2].say(script::extend, yes());
    CHECK(end->done);
    test[2].end_connection();
    test.connect(2, "other", true);
    test.refresh();
    CHECK(asked(1) > before);
}

TEST_CASE("cluster: that a link was replaced is not told as the end of the client")
{
    six_leases test{true};
    test.until_asked(1, script::extend_all);
    test.take_events();
    auto gone = unsent();
    gone.error = colock::make_error_code(errc::client_closed);
    test[1].say(script::extend_all, gone);
    test[2].say(script::extend_all, gone);
    CHECK(test.valid() == 6);
    auto const reports = test.client().get_node_reports();
    CHECK(std::none_of(reports.begin(), reports.end(),
                       [](auto const& each) { return each.error == errc::client_closed; }));
}
