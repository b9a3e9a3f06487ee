// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// A cluster as one of three votes, while the slot of a lock is on its way from one of its servers
// to another: how a fencing token is written there, and what becomes of a key that got no tokens.

#include "vote/group/routed_call.hpp"

#include "core/hash_slot.hpp"
#include "scripted/stage/cluster.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <doctest/doctest.h>
#include <optional>
#include <string>
#include <utility>

using namespace scripted;
using colock::detail::endpoint;
using colock::detail::redirect;
using colock::detail::script;

namespace {

/// The answer that redirects "a" to another server: by MOVED if `for_good`, else by ASK.
reply sent_to(endpoint const& to, bool for_good)
{
    auto const what = for_good ? redirect::advice::moved : redirect::advice::ask;
    return sent_on({what, colock::detail::slot_of("lock:a"), to});
}

/// The oldest command of this script that a server has not answered yet.
detail::command open_command(vote const& server, script which)
{
    auto const& open = server.open();
    auto const found =
        std::ranges::find(open, which, [](vote::question const& each) { return each.what.which; });
    REQUIRE(found != open.end());
    return found->what;
}

/// Three votes, of which the first is a cluster: its servers are 0 (the seed, which closes), 3 and
/// 4. The slot of "a" belongs to 4, and is on its way to 3.
struct slot_on_its_way : locks {
    slot_on_its_way() : locks{3}
    {
        connect(0, "seed");
        pass(0ms);
        (*this)[0].say(script::slots, cluster::halves());
        pass(0ms);
        REQUIRE(votes() == 5);
        connect(3, "one");
        connect(4, "other");
        refresh(cluster::halves());
        (*this)[1].connect("second vote");
        (*this)[2].connect("third vote");
        take_events();
    }

    vote& source() { return (*this)[4]; }
    vote& target() { return (*this)[3]; }

    void connect(std::size_t which, std::string run_id)
    {
        (*this)[which].connect_as({.run_id = std::move(run_id), .uptime = {}, .in_cluster = true});
    }
    /// Lets the servers that are asked for the slots answer this.
    void refresh(reply const& with)
    {
        pass(100ms);
        for (std::size_t i = 0; i < votes(); ++i) {
            if ((*this)[i].asked(script::slots))
                (*this)[i].say(script::slots, with);
        }
        run();
    }

    /// How often the cluster was asked for this.
    int times_asked(script what) { return source().times_asked(what) + target().times_asked(what); }
    int releases() { return times_asked(script::release); }

    // A fencing token is to be written.

    /// The cluster and the second vote grant it, with the tokens 100 and 200. So 200 is written.
    trying tokens_differ()
    {
        auto const it = try_acquire(a);
        source().say(script::acquire, yes(100));
        (*this)[1].say(script::acquire, yes(200));
        CHECK_FALSE(it->done);
        CHECK(open_command(source(), script::fence).fencing_token == 200);
        return it;
    }
    /// The second vote has written it, and the third does not have the lock: what the cluster says
    /// decides.
    trying up_to_the_cluster()
    {
        auto const it = tokens_differ();
        (*this)[1].say(script::fence, yes());
        (*this)[2].say(script::acquire, no());
        (*this)[2].say(script::fence, no());
        CHECK_FALSE(it->done);
        return it;
    }
    /// Lets the cluster write the token in parts, until it is asked for this part.
    void come_to(script part)
    {
        if (part == script::fence)
            return;
        source().say(script::fence, cluster::try_again());
        if (part == script::check)
            source().say(script::mint, yes(201));
        REQUIRE(source().asked(part));
    }
    /// The cluster writes this token in parts.
    void write_in_parts(std::uint64_t token)
    {
        CHECK(open_command(source(), script::fence).fencing_token == token);
        source().say(script::fence, cluster::try_again());
        CHECK(open_command(source(), script::mint).fencing_token == token);
        source().say(script::mint, yes(static_cast<std::int64_t>(token) + 1));
        source().say(script::check, yes());
    }

    /// A vote has minted 300 late. When 200 has been written in parts, and by this vote, and the
    /// other one has lost the key, 300 is written instead.
    void a_greater_one_is_written(trying const& it, std::size_t by)
    {
        write_in_parts(200);
        (*this)[by].say(script::fence, yes());
        CHECK_FALSE(it->done);
        (*this)[3 - by].say(script::fence, no());
        CHECK_FALSE(it->done);
        write_in_parts(300);
        CHECK_FALSE(it->done);
        (*this)[by].say(script::fence, yes());
        REQUIRE(it->value);
        CHECK(it->value->fencing_token() == 300);
    }

    // A key gets no tokens.

    /// The cluster has set the lock alone, and is asked for its tokens.
    acquiring asked_for_tokens()
    {
        auto const it = acquire(a);
        source().say(script::acquire, cluster::try_again());
        CHECK(open_command(source(), script::acquire).lock_alone);
        source().say(script::acquire, yes(0));
        REQUIRE(source().asked(script::mint));
        return it;
    }
    /// The cluster gets no tokens, and gives the key back, since no lease relies on it yet.
    acquiring gives_back()
    {
        auto const it = asked_for_tokens();
        source().say(script::mint, error(errc::out_of_memory));
        CHECK_FALSE(it->done);
        REQUIRE(source().asked(script::release));
        return it;
    }
    /// The two other votes are enough, and agree on the token.
    void others_grant(acquiring const& it)
    {
        (*this)[1].say(script::acquire, yes(7));
        (*this)[2].say(script::acquire, yes(7));
        REQUIRE(it->done);
        REQUIRE(it->value.fencing_token() == 7);
    }
    /// A lease that the cluster had, and has lost. It is being given back there.
    colock::lease repaired()
    {
        auto const it = acquire(a);
        source().say(script::acquire, yes(7));
        others_grant(it);
        auto lease = std::move(it->value);
        extend(lease);
        source().say(script::extend, no(reply::nobody_has_it));
        (*this)[1].say(script::extend, yes());
        (*this)[2].say(script::extend, yes());
        auto const again = open_command(source(), script::acquire);
        CHECK(again.gives_back);
        CHECK(again.fencing_token == 7); // what is granted there after it has a greater one
        return lease;
    }
    /// Ends the lease. Returns whether a command that is still to come may set its key in the
    /// cluster: then it is released there once more, beside the release of the lease.
    bool in_doubt_at_the_end(colock::lease& it)
    {
        auto const before = releases();
        release(it);
        auto const more = releases() - before;
        REQUIRE(more >= 1);
        return more == 2;
    }

    colock::mutex a{client(), "a", {.ttl = 60s, .hand_offs = 0}};
};

} // namespace

TEST_CASE("cluster: a fencing token is written where its slot has gone")
{
    slot_on_its_way test;
    auto const it = test.up_to_the_cluster();
    test.source().say(script::fence, sent_to(one, true));
    auto const again = open_command(test.target(), script::fence);
    CHECK(again.fencing_token == 200);
    CHECK_FALSE(again.asking);
    CHECK_FALSE(it->done);
    test.target().say(script::fence, yes());
    REQUIRE(it->value);
    CHECK(it->value->fencing_token() == 200);
    test.release(*it->value);
    CHECK(test.target().asked(script::release)); // that is remembered
    CHECK_FALSE(test.source().asked(script::release));
}

TEST_CASE("cluster: a fencing token is written where ASK says, for once")
{
    slot_on_its_way test;
    auto const it = test.up_to_the_cluster();
    test.source().say(script::fence, sent_to(one, false));
    auto const again = open_command(test.target(), script::fence);
    CHECK(again.fencing_token == 200);
    CHECK(again.asking);
    test.target().say(script::fence, yes());
    REQUIRE(it->value);
    CHECK(it->value->fencing_token() == 200);
    test.release(*it->value);
    CHECK(test.source().asked(script::release)); // the slot is still its own
    CHECK_FALSE(test.target().asked(script::release));
}

TEST_CASE("cluster: after TRYAGAIN the counter is raised alone, and then the lock is looked at")
{
    for (bool const counter_has_gone : {true, false}) {
        CAPTURE(counter_has_gone); // else the lock has
        slot_on_its_way test;
        auto const it = test.up_to_the_cluster();
        test.source().say(script::fence, cluster::try_again());
        auto const raise = open_command(test.source(), script::mint);
        CHECK(raise.fencing_token == 200); // the new tokens are to be above this one
        CHECK(raise.minting.tokens == 1);
        CHECK_FALSE(test.source().asked(script::check));
        if (counter_has_gone) {
            test.source().say(script::mint, sent_to(one, false));
            CHECK(open_command(test.target(), script::mint).asking);
            test.target().say(script::mint, yes(201));
        } else {
            test.source().say(script::mint, yes(201));
        }
        CHECK_FALSE(it->done);
        auto const look = open_command(test.source(), script::check);
        CHECK(look.id.view() == raise.id.view());
        CHECK_FALSE(look.asking);
        if (counter_has_gone) {
            test.source().say(script::check, yes());
        } else {
            test.source().say(script::check, sent_to(one, false));
            CHECK(open_command(test.target(), script::check).asking);
            test.target().say(script::check, yes());
        }
        REQUIRE(it->value);
        CHECK(it->value->fencing_token() == 200); // not what was minted besides
        CHECK(test.times_asked(script::fence) == 1);
    }
}

TEST_CASE("cluster: where the lock is gone when it is looked at, the token does not count")
{
    for (bool const third_has_it : {false, true}) {
        CAPTURE(third_has_it);
        slot_on_its_way test;
        auto const it = third_has_it ? test.tokens_differ() : test.up_to_the_cluster();
        if (third_has_it) {
            test[1].say(script::fence, yes());
            test[2].say(script::acquire, yes(50));
        }
        test.come_to(script::check);
        test.source().say(script::check, no(reply::nobody_has_it));
        CHECK(it->done == !third_has_it);
        if (third_has_it) {
            test[2].say(script::fence, yes());
            REQUIRE(it->value);
            CHECK(it->value->fencing_token() == 200);
            continue;
        }
        CHECK(it->error == errc::no_quorum);
        CHECK(test.take_events().empty()); // no server has refused it by an error
        CHECK(test.source().asked(script::release));
        CHECK(test[1].asked(script::release));
        CHECK(test[2].times_asked(script::release) == 0);
    }
}

TEST_CASE("cluster: a part of a fencing token that is refused is told, and the grant given back")
{
    for (auto const part : {script::fence, script::mint, script::check}) {
        CAPTURE(static_cast<int>(part));
        slot_on_its_way test;
        auto const it = test.up_to_the_cluster();
        test.come_to(part);
        test.source().say(part, error(errc::out_of_memory));
        REQUIRE(it->done);
        CHECK(it->error == errc::no_quorum);
        CHECK(it->error.message().find("out of memory") != std::string::npos);
        CHECK(test.take_events() == texts{"acquire_refused a"});
        CHECK(test.times_asked(script::check) == (part == script::check));
        CHECK(test.source().asked(script::release));
        CHECK(test[1].asked(script::release));
    }
}

TEST_CASE("cluster: a part of a fencing token that is lost is not sent again")
{
    for (auto const part : {script::fence, script::mint, script::check}) {
        CAPTURE(static_cast<int>(part));
        slot_on_its_way test;
        auto const it = test.up_to_the_cluster();
        test.come_to(part);
        test.source().say(part, lost());
        REQUIRE(it->done);
        CHECK(it->error == errc::no_quorum);
        CHECK(test.take_events().empty());
        CHECK(test.times_asked(part) == 1);
        CHECK(test.source().asked(script::release));
        CHECK(test[1].asked(script::release));
    }
}

TEST_CASE("cluster: what is lost with a server is not written to the one that takes over")
{
    for (auto const part : {script::fence, script::mint, script::check}) {
        CAPTURE(static_cast<int>(part));
        slot_on_its_way test;
        auto const it = test.up_to_the_cluster();
        test.come_to(part);
        test.source().end_connection();
        REQUIRE(it->done);
        CHECK(it->error == errc::no_quorum);
        test.refresh(slots({{0, 16383, one}}));
        CHECK(test.target().asked(script::release)); // of what the cluster had granted
        for (auto const each : {script::fence, script::mint, script::check})
            CHECK(test.target().times_asked(each) == 0);
    }
}

TEST_CASE("cluster: a part that no server serves goes on where its slot has gone")
{
    for (auto const part : {script::mint, script::check}) {
        for (bool const away : {false, true}) {
            CAPTURE(static_cast<int>(part));
            CAPTURE(away);
            slot_on_its_way test;
            auto const it = test.up_to_the_cluster();
            test.come_to(part);
            test.source().answers = [part](auto const& what) {
                return what.which == part ? std::optional{cluster::down()} : std::nullopt;
            };
            test.source().say(part, cluster::down());
            if (away)
                test.source().end_connection();
            CHECK_FALSE(it->done);
            test.refresh(slots({{0, 16383, one}}));
            if (part == script::mint) {
                CHECK(open_command(test.target(), script::mint).fencing_token == 200);
                test.target().say(script::mint, yes(201));
            }
            CHECK_FALSE(it->done);
            test.target().say(script::check, yes());
            REQUIRE(it->done);
            // From a server that is away, nothing may have been handed over.
            CHECK(it->value.has_value() == !away);
            if (away)
                CHECK(it->error == errc::no_quorum);
            else
                CHECK(it->value->fencing_token() == 200);
        }
    }
}

TEST_CASE("cluster: a fencing token that a majority has written is not sent on")
{
    for (bool const for_good : {false, true}) {
        CAPTURE(for_good);
        slot_on_its_way test;
        auto const it = test.tokens_differ();
        test[2].say(script::acquire, yes(50));
        test[1].say(script::fence, yes());
        test[2].say(script::fence, yes());
        REQUIRE(it->value);
        test.source().say(script::fence, sent_to(one, for_good));
        CHECK(test.target().times_asked(script::fence) == 0);
        CHECK_FALSE(test.client().get_node_reports()[0].error);
    }
}

TEST_CASE("cluster: a token that the cluster has minted in parts is the grant's, if it is greatest")
{
    slot_on_its_way test;
    auto const it = test.try_acquire(test.a);
    test.source().say(script::acquire, cluster::try_again());
    test.source().say(script::acquire, yes(0));
    test[1].say(script::acquire, yes(100));
    test.source().say(script::mint, yes(300));
    test.source().say(script::check, yes());
    CHECK_FALSE(it->done);
    test.write_in_parts(300);
    CHECK_FALSE(it->done);
    test[1].say(script::fence, yes());
    REQUIRE(it->value);
    CHECK(it->value->fencing_token() == 300);
}

TEST_CASE("cluster: a greater token that comes late is written instead, in parts again")
{
    slot_on_its_way test;
    auto const it = test.tokens_differ();
    test[2].say(script::acquire, yes(300));
    test.a_greater_one_is_written(it, 2);
}

TEST_CASE("cluster: it does not count for a smaller token than it has minted late, in parts")
{
    slot_on_its_way test;
    auto const it = test.try_acquire(test.a);
    test.source().say(script::acquire, cluster::try_again());
    test.source().say(script::acquire, yes(0));
    test[1].say(script::acquire, yes(100));
    test[2].say(script::acquire, yes(200)); // which is written now
    test.source().say(script::mint, yes(300));
    test.source().say(script::check, yes());
    test.a_greater_one_is_written(it, 1);
}

TEST_CASE("cluster: the last of the tokens that are reserved is written in parts")
{
    slot_on_its_way test;
    auto const it = test.acquire(colock::mutex{test.client(), "a", {.ttl = 60s}});
    test.source().say(script::acquire, yes(100));
    test[1].say(script::acquire, yes(200));
    test.write_in_parts(200 + 3);
    test[1].say(script::fence, yes());
    REQUIRE(it->done);
    CHECK(it->value.fencing_token() == 200);
}

TEST_CASE("cluster: what a lease has without tokens is not given back, and is in doubt")
{
    for (auto const& [part, failure] : {std::pair{script::mint, error(errc::out_of_memory)},
                                        {script::mint, lost()},
                                        {script::check, error(errc::out_of_memory)},
                                        {script::check, lost()}}) {
        CAPTURE(static_cast<int>(part));
        CAPTURE(static_cast<int>(failure.what));
        slot_on_its_way test;
        auto const it = test.asked_for_tokens();
        test.others_grant(it);
        if (part == script::check)
            test.source().say(script::mint, yes(9));
        test.source().say(part, failure);
        CHECK(test.releases() == 0);
        CHECK(it->value.held_by() == 2);
        CHECK(test.client().get_node_reports()[0].error == failure.error);
        CHECK(test.in_doubt_at_the_end(it->value));
    }
}

TEST_CASE("cluster: a lease looks for itself what it has without tokens")
{
    slot_on_its_way test;
    auto const it = test.asked_for_tokens();
    test.others_grant(it);
    test.source().say(script::mint, error(errc::out_of_memory));
    CHECK(it->value.held_by() == 2);
    test.pass(20ms);
    test.source().say(script::check, yes());
    CHECK(it->value.held_by() == 3);
}

TEST_CASE("cluster: what a lease has lost before it had tokens there is acquired anew")
{
    slot_on_its_way test;
    auto const it = test.asked_for_tokens();
    test.others_grant(it);
    test.source().say(script::mint, yes(9));
    test.source().say(script::check, no(reply::nobody_has_it));
    test.source().say(script::release, no(reply::nobody_has_it));
    CHECK_FALSE(open_command(test.source(), script::acquire).lock_alone);
    test.source().say(script::acquire, yes(11));
    CHECK(it->value.held_by() == 3);
    CHECK(it->value.fencing_token() == 7);
    CHECK_FALSE(test.in_doubt_at_the_end(it->value));
}

TEST_CASE("cluster: what has no tokens is given back while there is no lease yet")
{
    slot_on_its_way test;
    auto const it = test.asked_for_tokens();
    test[1].say(script::acquire, yes(100));
    test[2].say(script::acquire, yes(200)); // which is to be written first
    test.source().say(script::mint, error(errc::out_of_memory));
    REQUIRE(test.source().asked(script::release));
    test.source().say(script::release, yes());
    test[1].say(script::fence, yes());
    test[2].say(script::fence, yes());
    REQUIRE(it->done);
    CHECK(it->value.fencing_token() == 200);
    CHECK(it->value.held_by() == 2);
    CHECK_FALSE(test.in_doubt_at_the_end(it->value));
}

TEST_CASE("cluster: what is given back when a lease comes is gone if the server says so")
{
    for (auto const& [answer, doubt] :
         {std::pair{yes(), false}, {no(reply::nobody_has_it), false}, {lost(), true}}) {
        CAPTURE(static_cast<int>(answer.what));
        CAPTURE(answer.status);
        slot_on_its_way test;
        auto const it = test.gives_back();
        test.others_grant(it);
        test.source().say(script::release, answer);
        CHECK(test.releases() == 1);
        CHECK(it->value.held_by() == 2);
        CHECK(test.in_doubt_at_the_end(it->value) == doubt);
    }
}

TEST_CASE("cluster: giving back ends in doubt where a lease comes before the slot is served")
{
    for (auto const& answer : {cluster::down(), unsent()}) {
        for (bool const lease_comes_first : {false, true}) {
            CAPTURE(static_cast<int>(answer.what));
            CAPTURE(lease_comes_first);
            slot_on_its_way test;
            auto const it = test.gives_back();
            if (lease_comes_first)
                test.others_grant(it);
            test.source().say(script::release, answer); // it pauses
            if (!lease_comes_first)
                test.others_grant(it);
            test.pass(10ms);
            CHECK(test.releases() == 1);
            CHECK(it->value.held_by() == 2);
            CHECK(test.in_doubt_at_the_end(it->value));
        }
    }
}

TEST_CASE("cluster: giving back is not sent on for a lease that has come, and ends in doubt")
{
    for (bool const for_good : {false, true}) {
        CAPTURE(for_good);
        slot_on_its_way test;
        auto const it = test.gives_back();
        test.others_grant(it);
        test.source().say(script::release, sent_to(one, for_good));
        CHECK(test.target().times_asked(script::release) == 0);
        CHECK(it->value.held_by() == 2);
        CHECK(test.in_doubt_at_the_end(it->value));
    }
}

TEST_CASE("cluster: what gets no tokens is given back where its lease is over by then")
{
    slot_on_its_way test;
    auto const it = test.asked_for_tokens();
    test.others_grant(it);
    CHECK_FALSE(test.in_doubt_at_the_end(it->value));
    test.source().say(script::mint, error(errc::out_of_memory));
    CHECK(test.releases() == 2);
    test.source().say_all(yes());
    test.pass(100ms);
    CHECK(test.releases() == 2);
}

TEST_CASE("cluster: giving back goes on where the lease is over before the slot is served")
{
    slot_on_its_way test;
    auto const it = test.gives_back();
    test.source().say(script::release, cluster::down());
    test.others_grant(it);
    CHECK_FALSE(test.in_doubt_at_the_end(it->value));
    CHECK(test.releases() == 2);
    test.pass(10ms);
    CHECK(test.releases() == 3);
}

TEST_CASE("cluster: giving back is sent on where the lease that has come is over")
{
    for (bool const for_good : {false, true}) {
        CAPTURE(for_good);
        slot_on_its_way test;
        auto const it = test.gives_back();
        test.others_grant(it);
        CHECK_FALSE(test.in_doubt_at_the_end(it->value));
        test.source().say(script::release, sent_to(one, for_good)); // the older of the two
        CHECK(open_command(test.target(), script::release).asking == !for_good);
    }
}

TEST_CASE("cluster: what gets its tokens for a lease that is over is released behind them")
{
    slot_on_its_way test;
    auto const it = test.asked_for_tokens();
    test.others_grant(it);
    CHECK_FALSE(test.in_doubt_at_the_end(it->value));
    test.source().say(script::mint, yes(9));
    CHECK(test.releases() == 1);
    test.source().say(script::check, yes());
    CHECK(test.releases() == 2);
}

TEST_CASE("cluster: a lease that is given back without tokens keeps its key, in doubt")
{
    for (auto const& [part, failure] : {std::pair{script::mint, error(errc::out_of_memory)},
                                        {script::mint, lost()},
                                        {script::check, error(errc::out_of_memory)}}) {
        CAPTURE(static_cast<int>(part));
        CAPTURE(static_cast<int>(failure.what));
        slot_on_its_way test;
        auto lease = test.repaired();
        test.source().say(script::acquire, cluster::try_again());
        test.source().say(script::acquire, yes(0));
        if (part == script::check)
            test.source().say(script::mint, yes(9));
        test.source().say(part, failure);
        CHECK(test.releases() == 0);
        CHECK(lease.held_by() == 2);
        CHECK(lease.valid());
        CHECK(test.in_doubt_at_the_end(lease));
    }
}

TEST_CASE("cluster: a lease that is over when it is given back without tokens is released there")
{
    for (bool const answered : {true, false}) {
        CAPTURE(answered);
        slot_on_its_way test;
        auto lease = test.repaired();
        test.source().say(script::acquire, cluster::try_again());
        test.source().say(script::acquire, yes(0));
        CHECK_FALSE(test.in_doubt_at_the_end(lease));
        test.source().say(script::release, yes());
        test.source().say(script::mint, error(errc::out_of_memory));
        REQUIRE(test.source().asked(script::release));
        test.source().say(script::release, answered ? yes() : lost());
        CHECK(test.source().asked(script::release) == !answered); // once more
    }
}
