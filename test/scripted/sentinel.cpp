// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// A Sentinel group as one vote: whom of its sentinels it believes, and what becomes of commands
// when the master is another.

#include "vote/sentinel/sentinel_node.hpp"

#include "scripted/stage/locks.hpp"

#include <colock/reentrant_mutex.hpp>
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace scripted;
using colock::detail::endpoint;
using colock::detail::redirect;
using colock::detail::script;

namespace {

endpoint const one{"10.0.0.1", 6379};
endpoint const other{"10.0.0.2", 6379};

colock::node_address sentinels(std::size_t given)
{
    std::string const hosts = given == 1 ? "s0" : "s0,s1,s2";
    colock::node_address all{"redis-sentinel://:secret@" + hosts + "/group/5"};
    all.sentinel_user = "watcher";
    return all;
}

/// Three sentinels, which answer what they believe at the time. The next votes are the servers that
/// they have named.
struct group : locks {
    struct belief {
        endpoint master = one;
        int epoch = 0;
        std::optional<endpoint> promoted{};
        std::vector<endpoint> others{};
        errc refusal{};
        std::size_t others_known = 2; ///< How many, whether they are named or not.
        std::size_t quorum = 2;
        std::string id{}; ///< What it answers when asked who it is; if empty, it refuses to.
    };

    explicit group(std::size_t up = 3, colock::client_options options = {}, std::size_t given = 3)
        : locks{{sentinels(given)}, std::move(options)}
    {
        REQUIRE(votes() == given);
        for (std::size_t i = 0; i < given; ++i)
            listen_to(i);
        for (std::size_t i = 0; i < up; ++i)
            connect_sentinel(i);
    }

    void listen_to(std::size_t which)
    {
        (*this)[which].answers = [this, which](auto const& what) -> std::optional<reply> {
            if (silent[which])
                return std::nullopt;
            auto const& it = believes[which];
            if (it.refusal != errc{})
                return error(it.refusal);
            auto const address = it.promoted.value_or(it.master);
            switch (what.which) {
            case script::master_address:
                return said({address.host, std::to_string(address.port)});
            case script::master:
                return said({"name", "group", "ip", it.master.host, "port",
                             std::to_string(it.master.port), "config-epoch",
                             std::to_string(it.epoch), "num-other-sentinels",
                             std::to_string(it.others_known), "quorum", std::to_string(it.quorum)});
            case script::sentinels: {
                std::vector<std::string> all;
                for (auto const& each : it.others)
                    all.insert(all.end(), {"name", each.host, "ip", each.host, "port",
                                           std::to_string(each.port)});
                return said(std::move(all));
            }
            case script::sentinel_id:
                return it.id.empty() ? error(errc::access_denied) : said({it.id});
            default:
                FAIL("a sentinel was asked for a lock");
                return std::nullopt;
            }
        };
    }

    /// One that was silent answers again.
    void speak(std::size_t which)
    {
        silent[which] = false;
        (*this)[which].say_all(said({}));
    }

    static void connect_as(vote& sentinel, std::string id)
    {
        colock::detail::server_info says;
        says.id = std::move(id);
        sentinel.connect_as(says);
    }
    void connect_sentinel(std::size_t which) { connect_sentinel(which, std::to_string(which)); }
    void connect_sentinel(std::size_t which, std::string id)
    {
        connect_as((*this)[which], std::move(id));
        pass(0ms);
    }

    void all_believe(belief const& what)
    {
        for (std::size_t i = 0; i < 3; ++i)
            believes[i] = what;
    }

    /// The master that was named last.
    vote& last() { return (*this)[votes() - 1]; }
    bool connects_to(endpoint const& at)
    {
        return last().label() == at.host + ":" + std::to_string(at.port) && !last().stopped();
    }

    /// Connects to the master that was named.
    void settle(char const* run_id = "one")
    {
        REQUIRE(votes() == 4);
        last().connect_as({.run_id = run_id});
        pass(0ms);
    }

    /// All sentinels believe in the other master, and one of them announces it.
    void switch_to_other()
    {
        all_believe({.master = other, .epoch = 2});
        (*this)[0].tell_all_changed();
        pass(0ms);
        REQUIRE(votes() == 5);
        REQUIRE((*this)[3].stopped());
    }

    /// One sentinel names the other master between its two answers: by the epoch of the old one.
    void promote_other()
    {
        settle();
        believes[1] = {.master = one, .promoted = other};
        pass(2s);
        REQUIRE(connects_to(other));
    }

    /// Lets stopped links answer that they have not sent what is still open.
    void end_stopped()
    {
        for (std::size_t i = 0; i < votes(); ++i) {
            if ((*this)[i].stopped())
                (*this)[i].say_all(unsent());
        }
    }

    std::map<std::size_t, belief> believes;
    std::map<std::size_t, bool> silent;
    colock::mutex a{client(), "a", {.ttl = 60s, .hand_offs = 0}};
};

/// With restart_guard::marker, and a master that has been one for long.
struct guarded_group : group {
    guarded_group() : group{0, {.guard = colock::restart_guard::marker, .longest_ttl = 60s}} {}

    void settle(std::string reign = "old", std::chrono::seconds uptime = 1'000s)
    {
        REQUIRE(votes() == 4);
        connect_master(reign, uptime);
    }
    /// Connects to the master that was named last.
    void connect_master(std::string reign = "old", std::chrono::seconds uptime = 1'000s)
    {
        last().answers = [this, reign](auto const& what) -> std::optional<reply> {
            if (what.which == script::marker)
                return yes(guarded_for);
            if (what.which != script::replication)
                return std::nullopt;
            return said(
                {"role:master\r\nmaster_replid:" + reign + "\r\nsecond_repl_offset:-1\r\n"});
        };
        says = {.run_id = "one", .uptime = uptime, .reign = {.id = reign}, .asked = now()};
        last().connect_as(says);
        pass(20ms);
    }
    /// Whether the master counts: then it is asked for a lock.
    bool counts() { return counts(last()); }
    bool counts(vote& master)
    {
        auto tried = try_acquire(a);
        // It may not have told its reign yet: it is asked for that only since it was named.
        if (tried->error.message().ends_with("since when it is the master"))
            tried = try_acquire(a);
        if (!master.asked(script::acquire)) {
            CHECK(tried->error == errc::node_unavailable);
            CHECK(tried->error.message().ends_with("sentinels lately, not by most"));
            return false;
        }
        master.say(script::acquire, no());
        return true;
    }

    /// Whether the master is in a new reign: it counts only when that is not guarded any more.
    bool is_guarded()
    {
        auto const tried = try_acquire(a);
        bool const is = tried->error.message().find("has a new memory") != std::string::npos;
        CHECK(last().asked(script::acquire) == !is);
        return is;
    }

    colock::detail::server_info says; ///< What the master says.
    std::int64_t guarded_for = 0;     ///< Ms, by the marker of a new reign.
};

} // namespace

TEST_CASE("sentinel: the master that most of the sentinels name")
{
    group test{1};
    test.pass(100ms);
    CHECK(test.votes() == 3); // one of three may be wrong
    test.connect_sentinel(1);
    REQUIRE(test.votes() == 4);
    CHECK(test.connects_to(one));
    test.settle();
    auto const it = test.acquire(test.a);
    test.last().say(script::acquire, yes(7));
    REQUIRE(it->done);
    CHECK(it->value.fencing_token() == 7);
}

TEST_CASE("sentinel: one that is known by two addresses counts once")
{
    group test{0};
    test.believes[0].others = {{"10.0.0.7", 26379}, {"10.0.0.8", 26379}};
    test.connect_sentinel(0);
    REQUIRE(test.votes() == 5);
    for (std::size_t again : {3u, 4u}) { // the first, by other addresses
        test.listen_to(again);
        test.connect_as(test[again], "0");
    }
    test.pass(100ms);
    CHECK(test.votes() == 5);
    test.connect_sentinel(1);
    REQUIRE(test.votes() == 6);
    CHECK(test.connects_to(one));
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, most means of all that one of them knows")
{
    all_believe({.others_known = 4});
    connect_sentinel(0);
    connect_sentinel(1);
    pass(600ms);
    settle();
    CHECK_FALSE(counts()); // two of five, of whom two were not given, and never reached
    connect_sentinel(2);
    CHECK(counts());
    all_believe({.others_known = 5});
    pass(2s);
    CHECK(try_acquire(a)->error.message() ==
          "node unavailable: 10.0.0.1:6379: named as the master by 3 of 6 sentinels lately, not by "
          "most");
    all_believe({.others_known = 0, .quorum = 4}); // they have forgotten each other
    pass(2s);
    CHECK_FALSE(counts());
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, that too few name it is told when it lasts")
{
    auto const counted = [&] { return client().get_node_reports().front().counted; };
    auto const error = [&] {
        return client().get_node_reports().front().servers.front().error.message();
    };
    for (std::size_t i = 0; i < 3; ++i)
        connect_sentinel(i);
    settle();
    CHECK(counted());
    silent[1] = silent[2] = true;
    pass(1600ms);
    CHECK(take_events().empty());
    pass(2s);
    CHECK(take_events() == texts{"not_counted 10.0.0.1:6379"});
    CHECK_FALSE(counted());
    auto const waits = acquire(a);
    CHECK(error() == "node unavailable: 10.0.0.1:6379: named as the master by 1 of 3 sentinels "
                     "lately, not by most");
    pass(20s);
    CHECK(std::ranges::count(take_events(), "not_counted 10.0.0.1:6379") == 0);
    CHECK_FALSE(last().asked(script::acquire));
    speak(1);
    speak(2);
    while (!counted())
        pass(10ms);
    CHECK(error() == std::error_code{}.message());
    CHECK(last().asked(script::acquire));
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, those that do not say who they are count once")
{
    connect_sentinel(0, "");
    connect_sentinel(1, "");
    pass(600ms);
    settle();
    CHECK_FALSE(counts());
    connect_sentinel(2);
    CHECK(counts());
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, who may say later which it is counts then")
{
    for (std::size_t i = 0; i < 3; ++i)
        connect_sentinel(i, "");
    pass(600ms);
    settle();
    pass(15s);
    CHECK_FALSE(counts());
    believes[0].id = "one";
    believes[1].id = "another";
    pass(15s);
    CHECK(counts());
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, one that is given by two names counts once")
{
    connect_sentinel(0, "one");
    connect_sentinel(1, "one");
    pass(600ms);
    settle();
    CHECK_FALSE(counts());
    connect_sentinel(2, "another");
    CHECK(counts());
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, an older epoch names an earlier reign")
{
    for (std::size_t i = 0; i < 3; ++i)
        connect_sentinel(i);
    settle();
    CHECK(counts());
    believes[0].epoch = 3; // another was master in between
    pass(2s);
    REQUIRE(votes() == 5);
    connect_master();
    CHECK_FALSE(counts());
    believes[1].epoch = 3;
    pass(2s);
    CHECK(counts());
    CHECK(votes() == 5);
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, the same master by a newer epoch")
{
    for (std::size_t i = 0; i < 3; ++i)
        connect_sentinel(i);
    settle();
    CHECK(counts());
    all_believe({.epoch = 2}); // it has not heard that another was master in between
    pass(2s);
    REQUIRE(votes() == 5);
    guarded_for = 62'600;
    connect_master();
    CHECK(is_guarded());
    pass(63s);
    CHECK(counts());
    CHECK(votes() == 5);
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, most were set up anew with the same master")
{
    all_believe({.epoch = 9});
    for (std::size_t i = 0; i < 3; ++i)
        connect_sentinel(i);
    settle();
    pass(15s);
    CHECK(counts());
    believes[0].epoch = believes[1].epoch = 0;
    pass(2s);
    REQUIRE(votes() == 5);
    guarded_for = 62'600; // nothing is known of the time between
    connect_master();
    CHECK(is_guarded());
    pass(63s);
    CHECK(counts());
    CHECK(votes() == 5);
    all_believe({.epoch = 9}); // they have heard of it from the third
    pass(2s);
    CHECK(counts());
}

namespace {

/// All sentinels that were given have been replaced, each by one at another address.
struct replaced_sentinels : guarded_group {
    replaced_sentinels()
    {
        for (std::size_t i = 0; i < 3; ++i)
            connect_sentinel(i);
        settle();
        std::vector<endpoint> const next{{"s4", 26379}, {"s5", 26379}, {"s6", 26379}};
        all_believe({.others = next});
        pass(15s);
        REQUIRE(votes() == 7);
        for (std::size_t i = 4; i < 7; ++i) {
            believes[i].others = next;
            listen_to(i);
            connect_sentinel(i);
            (*this)[i - 4].end_connection();
        }
    }
    bool counts() { return guarded_group::counts((*this)[3]); }
    /// By how many sentinels, if that is why nothing is granted.
    std::string number_named_by()
    {
        auto const why = try_acquire(a)->error.message();
        auto const begin = why.find("by ") + 3;
        return why.substr(begin, why.find(" sentinels") - begin);
    }
};

endpoint const s0{"s0", 26379};
endpoint const s1{"s1", 26379};
endpoint const s2{"s2", 26379};

} // namespace

TEST_CASE_FIXTURE(replaced_sentinels, "sentinel: guarded, given ones that are gone do not count")
{
    pass(50s);
    CHECK_FALSE(counts()); // three of six
    pass(30s);
    CHECK(counts());
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK_FALSE((*this)[i].stopped());
        (*this)[i].fail_to_connect();
    }
    pass(10s);
    CHECK(counts());
    // One that is reached again counts at once.
    silent[4] = silent[5] = true;
    pass(2s);
    CHECK(number_named_by() == "1 of 3");
    connect_sentinel(0);
    CHECK(number_named_by() == "2 of 4");
    speak(5);
    pass(2s);
    CHECK(counts());
}

TEST_CASE_FIXTURE(replaced_sentinels, "sentinel: guarded, given ones that are named are not gone")
{
    believes[5].others.insert(believes[5].others.end(), {s0, s1, s2});
    pass(200s);
    CHECK_FALSE(counts());
    believes[5].others.clear();
    pass(100s);
    CHECK(counts());
    believes[4].others = {s0, s1, s2};
    pass(15s);
    CHECK_FALSE(counts());
}

TEST_CASE_FIXTURE(replaced_sentinels, "sentinel: guarded, nobody is gone while few can be asked")
{
    // They are still called sentinels, since the one that is left names them.
    for (std::size_t i : {4u, 5u})
        (*this)[i].end_connection();
    pass(200s);
    CHECK(number_named_by() == "1 of 6");
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, who was reset among a few makes no majority")
{
    for (std::size_t i = 0; i < 3; ++i)
        connect_sentinel(i);
    settle();
    for (std::size_t i : {1u, 2u})
        (*this)[i].end_connection();
    believes[0] = {.others_known = 0, .quorum = 1};
    pass(200s);
    CHECK_FALSE(counts());
}

TEST_CASE_FIXTURE(guarded_group, "sentinel: guarded, a reign is met though nobody wants a lock")
{
    connect_sentinel(0);
    pass(600ms);
    settle("new", 1s);
    CHECK(take_events().empty());
    auto const says_it = std::exchange(last().answers, [](auto const& what) {
        return what.which == script::replication ? std::optional{error(errc::server_busy)}
                                                 : std::nullopt;
    });
    connect_sentinel(1); // and another names it, while it does not answer
    pass(2s);
    CHECK(take_events().empty());
    last().answers = says_it;
    guarded_for = 30'000;
    pass(500ms);
    CHECK(take_events() == texts{"not_counted 10.0.0.1:6379"});
    CHECK(last().times_asked(script::marker) == 1);
    // The reign is forgotten with the connection, and met again with the next one.
    last().end_connection();
    (*this)[1].end_connection();
    pass(2s);
    take_events();
    last().connect_as(says);
    pass(1s);
    connect_sentinel(1);
    pass(600ms);
    CHECK(take_events().empty());
    auto const it = acquire(a);
    pass(26'700ms);
    CHECK_FALSE(last().asked(script::acquire));
    pass(60ms);
    CHECK(last().asked(script::acquire));
}

TEST_CASE("sentinel: one alone is believed when the others say nothing for long")
{
    group test{1};
    test.pass(300ms);
    CHECK(test.votes() == 3);
    test.pass(300ms);
    CHECK(test.votes() == 4);
}

TEST_CASE("sentinel: what one has said counts when it says no more, before the first choice")
{
    group test{0};
    test.believes[0] = {.master = other, .epoch = 2};
    test.connect_sentinel(0);
    test.pass(100ms);
    CHECK(test.votes() == 3); // one of three may be wrong
    test.believes[0].refusal = errc::server_busy;
    test.pass(200ms);
    test.connect_sentinel(1);
    test.pass(1s);
    CHECK(test.connects_to(other));
}

TEST_CASE("sentinel: the newest configuration counts, whoever answers first")
{
    group test{0};
    test.believes[0] = {.master = one, .epoch = 4};
    test.believes[1] = {.master = other, .epoch = 5};
    test.connect_sentinel(0);
    test.connect_sentinel(1);
    REQUIRE(test.votes() == 4);
    CHECK(test.connects_to(other));
    // What the third believes is older still.
    test.believes[2] = {.master = one, .epoch = 3};
    test.connect_sentinel(2);
    test.pass(2s);
    CHECK(test.votes() == 4);
    CHECK(test.connects_to(other));
}

TEST_CASE("sentinel: who has been promoted is the master before all sentinels know")
{
    group test;
    test.settle();
    test.believes[1] = {.master = one, .epoch = 2, .promoted = other};
    test.pass(2s);
    REQUIRE(test.votes() == 5);
    CHECK(test[3].stopped());
    CHECK(test.connects_to(other));
    test.last().connect_as({.run_id = "other"});
    // The others hear of it, and it is the master by the next epoch.
    test.all_believe({.master = other, .epoch = 2});
    test.take_events();
    test.pass(20s);
    CHECK(test.votes() == 5);
    CHECK_FALSE(test[4].stopped());
    CHECK(test.take_events().empty());
    // Later it is made master once more, and another was so in between.
    test.all_believe({.master = other, .epoch = 4});
    test.pass(2s);
    test.last().connect_as({.run_id = "other"});
    test.pass(0ms);
    CHECK(test.take_events() == std::vector<std::string>{"server_restarted 10.0.0.2:6379"});
}

TEST_CASE("sentinel: who has been promoted stays the master when its sentinel says no more")
{
    group test;
    test.promote_other();
    test.last().connect_as({.run_id = "other"});
    SUBCASE("since it refuses")
    {
        test.believes[1].refusal = errc::server_busy;
    }
    SUBCASE("since it is away")
    {
        test[1].end_connection();
    }
    test.pass(5s);
    CHECK(test.connects_to(other));
    CHECK(test.votes() == 5);
    // For good only until all must have heard of it.
    test.pass(20s);
    CHECK(test.connects_to(one));
}

TEST_CASE("sentinel: who was promoted in vain gives way when its sentinel is away")
{
    group test;
    test.promote_other();
    test[1].end_connection();
    test.last().connect_as({.run_id = "other", .is_replica = true});
    test.pass(1s);
    CHECK(test.connects_to(one));
}

TEST_CASE("sentinel: a switch is heard of at once")
{
    group test;
    test.settle();
    test.take_events();
    test.all_believe({.master = other, .epoch = 2});
    test[1].tell_all_changed();
    test.pass(0ms);
    REQUIRE(test.votes() == 5);
    CHECK(test[3].stopped());
    CHECK(test.connects_to(other));
    CHECK(test.take_events() ==
          std::vector<std::string>{"master_changed 10.0.0.2:6379 after 10.0.0.1:6379"});
}

TEST_CASE("sentinel: a report names the master of the day, and whether it is reached")
{
    using names = std::vector<std::string>;
    group test{0};
    CHECK(test.servers() == names{});
    for (std::size_t i = 0; i < 3; ++i)
        test.connect_sentinel(i);
    CHECK(test.servers() == names{"10.0.0.1:6379, away"});
    test.settle();
    CHECK(test.servers() == names{"10.0.0.1:6379"});
    test.switch_to_other();
    CHECK(test.servers() == names{"10.0.0.2:6379, away"});
    test.last().connect_as({.run_id = "other", .is_replica = true});
    CHECK(test.servers() == names{});
}

TEST_CASE("sentinel: masters and sentinels are mapped to where they are reached")
{
    colock::client_options options;
    options.address_map = [](colock::node_address::seed const& told) {
        auto at = told;
        if (told.host.starts_with("10.0.0."))
            at.host = "nat" + told.host.substr(7);
        else if (told.host.starts_with("inside-"))
            at.host = told.host.substr(7);
        return at;
    };
    group test{3, options};
    CHECK(test.connects_to({"nat1", 6379}));
    test.settle();
    // They know each other by other names than those that were given.
    test.believes[0].others = {{"inside-s1", 26379}, {"inside-s2", 26379}};
    test.pass(15s);
    CHECK(test.votes() == 4);
    test.take_events();
    test.switch_to_other();
    CHECK(test.connects_to({"nat2", 6379}));
    CHECK(test.take_events() ==
          std::vector<std::string>{"master_changed nat2:6379 after nat1:6379"});
}

TEST_CASE("sentinel: when the master is gone the sentinels are asked again and again")
{
    group test;
    test.settle();
    test.pass(10s);
    auto const calm = test[0].times_asked(script::master);
    CHECK(calm < 25);
    test.last().end_connection();
    test.pass(2s);
    auto const urgent = test[0].times_asked(script::master) - calm;
    CHECK(urgent > 20);
    CHECK(urgent < 100);
    // Not for ever.
    for (int i = 0; i < 60; ++i) {
        test.pass(1s);
        test.last().fail_to_connect();
    }
    auto const before = test[0].times_asked(script::master);
    test.pass(10s);
    CHECK(test[0].times_asked(script::master) - before < 25);
}

TEST_CASE("sentinel: what the old master has not run goes to the new one")
{
    group test;
    test.settle();
    auto const it = test.acquire(test.a);
    test.switch_to_other();
    test.last().connect_as({.run_id = "other"});
    // How a link that is stopped answers what it had not sent.
    auto never_sent = unsent();
    never_sent.error = make_error_code(errc::client_closed);
    test[3].say(script::acquire, never_sent);
    test.pass(20ms);
    test.grant(it, test.last(), 9);
}

TEST_CASE("sentinel: what may have run on the old master is released on the new one")
{
    group test;
    test.settle();
    auto const it = test.acquire(test.a);
    test.switch_to_other();
    test.last().connect_as({.run_id = "other"});
    test[3].say(script::acquire, lost());
    test.pass(100ms);
    CHECK(test.last().asked(script::release));
}

TEST_CASE("sentinel: an extension for a caller waits for whoever takes over")
{
    group test;
    test.settle();
    auto const it = test.acquire(test.a);
    test.grant(it, test.last(), 7);
    auto const extended = test.extend(it->value);
    REQUIRE(test.last().asked(script::extend));
    test.last().end_connection();
    test.pass(2'500ms);
    CHECK_FALSE(extended->done);
    test.switch_to_other();
    test.last().connect_as({.run_id = "other"});
    test.pass(200ms);
    test.last().say(script::extend, yes());
    REQUIRE(extended->done);
    CHECK_FALSE(extended->error);

    // But not for ever,
    auto const in_vain = test.extend(it->value);
    test.last().end_connection();
    test.pass(4'400ms);
    CHECK_FALSE(in_vain->done);
    test.pass(600ms);
    REQUIRE(in_vain->done);
    CHECK(in_vain->error == errc::node_unavailable);
    CHECK(it->value.valid());
    // nor for longer than the lease may be relied on.
    while (it->value.valid_until() > test.now() + 1'500ms)
        test.pass(100ms);
    REQUIRE(it->value.valid());
    auto const too_late = test.extend(it->value);
    test.pass(1'500ms);
    CHECK_FALSE(it->value.valid());
    CHECK(too_late->done);
}

TEST_CASE("sentinel: a master that has become a replica is asked nothing")
{
    group test;
    test.settle();
    auto const it = test.acquire(test.a);
    // As long as it says READONLY the caller waits for whoever is master.
    auto read_only = sent_on({redirect::advice::down});
    test.last().say(script::acquire, read_only);
    test.pass(20ms);
    CHECK_FALSE(it->done);
    test.all_believe({.master = other, .epoch = 2});
    test.last().say(script::acquire, read_only);
    test.pass(50ms); // they are asked
    REQUIRE(test.votes() == 5);
    test.end_stopped();
    test.last().connect_as({.run_id = "other"});
    test.pass(20ms);
    test.grant(it, test.last(), 9);
}

TEST_CASE("sentinel: a server that says it is a replica is not taken for the master")
{
    group test;
    test.last().connect_as({.run_id = "one", .is_replica = true});
    test.pass(0ms);
    CHECK(test[3].stopped());
    auto const it = test.acquire(test.a);
    CHECK_FALSE(test[3].asked(script::acquire));
    test.all_believe({.master = other, .epoch = 2});
    test.pass(200ms);
    CHECK(test.connects_to(other));
    // It may have been tried once more before they knew better.
    test.end_stopped();
    test.pass(200ms);
    test.last().connect_as({.run_id = "other"});
    test.pass(0ms);
    REQUIRE(test.last().asked(script::acquire));
}

TEST_CASE("sentinel: a server that is a replica is not connected to again and again")
{
    group test;
    for (int i = 0; i < 400; ++i) {
        test.pass(10ms);
        if (!test.last().stopped() && i % 2 == 0)
            test.last().connect_as({.run_id = "one", .is_replica = true});
    }
    CHECK(test.votes() < 14); // in 4 s
    CHECK(test.votes() > 6);
    // That is told, once.
    auto const told = test.take_events();
    CHECK(told == std::vector<std::string>{"connect_failed 10.0.0.1:6379"});
}

TEST_CASE("sentinel: one that was just named and is a replica still is waited for in silence")
{
    group test;
    for (int i = 0; i < 50; ++i) {
        test.pass(10ms);
        if (!test.last().stopped() && i % 2 == 0)
            test.last().connect_as({.run_id = "one", .is_replica = true});
    }
    test.pass(1s);
    test.last().connect_as({.run_id = "one"});
    auto const it = test.acquire(test.a);
    test.grant(it, test.last(), 7);
    CHECK(test.take_events().empty());
}

TEST_CASE("sentinel: what the others have said before a switch does not undo it")
{
    group test;
    test.settle();
    test.believes[0] = {.master = other, .epoch = 2};
    test[0].tell_all_changed(); // only this one is asked
    test.pass(0ms);
    REQUIRE(test.connects_to(other));
    test[0].end_connection();
    test.pass(0ms);
    CHECK(test.connects_to(other));
    test.pass(3s); // until they hear of it from the one that is gone
    CHECK(test.connects_to(other));
    test.all_believe({.master = other, .epoch = 2});
    test.pass(10s);
    CHECK(test.connects_to(other));
    CHECK(test.votes() == 5);
}

TEST_CASE("sentinel: another was master meanwhile, and nobody has noticed")
{
    group test;
    test.settle();
    test.take_events();
    test.all_believe({.master = one, .epoch = 3});
    test.pass(2s);
    REQUIRE(test.votes() == 5);
    CHECK(test[3].stopped());
    test.last().connect_as({.run_id = "one"});
    test.pass(2s);
    CHECK(test.votes() == 5);
    CHECK(test.take_events() == std::vector<std::string>{"server_restarted 10.0.0.1:6379"});
}

TEST_CASE("sentinel: another master that is mapped to the same address is connected to")
{
    group test{
        3, {.address_map = [](auto told) {
            return told.host == other.host ? colock::node_address::seed{one.host, one.port} : told;
        }}};
    test.settle();
    auto const it = test.acquire(test.a);
    test.switch_to_other();
    CHECK(test.connects_to(one));
    test.last().connect_as({.run_id = "other"});
    test[3].say(script::acquire, unsent());
    test.pass(20ms);
    test.grant(it, test.last(), 7);
}

TEST_CASE("sentinel: what was released just before a switch is released on the new master")
{
    group test;
    test.settle();
    auto const it = test.acquire(test.a);
    test.last().say(script::acquire, yes(7));
    auto const end = test.release(it->value);
    test.last().say(script::release, yes());
    REQUIRE(end->done);
    test.pass(1s);
    test.all_believe({.master = other, .epoch = 2});
    test.pass(2s);
    REQUIRE(test.votes() == 5);
    CHECK_FALSE(test.last().asked(script::release));
    test.last().disconnect();
    auto const next = test.acquire(test.a);
    test.last().connect_as({.run_id = "other"});
    test.pass(20ms);
    // Before anybody asks for the name.
    REQUIRE(test.last().open().size() == 2);
    CHECK(test.last().open()[0].what.which == script::release);
    CHECK(test.last().open()[1].what.which == script::acquire);
    // And not once more, much later.
    test.last().say_all(yes());
    test.pass(6s);
    test.all_believe({.master = one, .epoch = 3});
    test.pass(2s);
    test.last().connect_as({.run_id = "one"});
    test.pass(0ms);
    CHECK_FALSE(test.last().asked(script::release));
}

namespace {

/// The lock was released on the first master just before another took its place. The new master has
/// been asked to release it, too.
struct repeated_release : group {
    repeated_release()
    {
        settle();
        auto const it = acquire(a);
        last().say(script::acquire, yes(7));
        auto const end = release(it->value);
        last().say(script::release, yes());
        REQUIRE(end->done);
        switch_to_other();
        last().connect_as({.run_id = "other"});
        pass(0ms);
        REQUIRE(last().asked(script::release));
    }

    /// From now on, the master refuses releases.
    void refuse_releases()
    {
        last().answers = [](auto const& what) {
            auto const refusal = error(errc::not_enough_replicas);
            return what.which == script::release ? std::optional{refusal} : std::nullopt;
        };
        last().say(script::release, error(errc::not_enough_replicas));
    }

    /// Makes the first server the master again. Returns whether it is asked to release the lock.
    bool next_is_asked()
    {
        all_believe({.master = one, .epoch = 3});
        pass(2s);
        REQUIRE(votes() == 6);
        last().connect_as({.run_id = "one"});
        pass(0ms);
        return last().asked(script::release);
    }
};

} // namespace

TEST_CASE_FIXTURE(repeated_release, "sentinel: a repeated release that is lost is repeated again")
{
    pass(20s); // the master hangs
    last().end_connection();
    CHECK(next_is_asked());
}

TEST_CASE_FIXTURE(repeated_release, "sentinel: also where the same master is connected to again")
{
    last().end_connection();
    last().connect_as({.run_id = "other"});
    pass(0ms);
    REQUIRE(last().asked(script::release));
    last().say(script::release, yes());
    last().end_connection();
    last().connect_as({.run_id = "other"});
    pass(0ms);
    CHECK_FALSE(last().asked(script::release));
}

TEST_CASE_FIXTURE(repeated_release, "sentinel: so is one that the new master has refused")
{
    refuse_releases();
    pass(20s);
    CHECK(next_is_asked());
}

TEST_CASE_FIXTURE(repeated_release,
                  "sentinel: one that is refused is repeated by itself, ever more seldom")
{
    for (auto const pause : {10ms, 20ms, 40ms, 80ms, 160ms, 320ms, 640ms, 1000ms, 1000ms}) {
        last().say(script::release, error(errc::not_enough_replicas));
        pass(pause - 1ns);
        CHECK_FALSE(last().asked(script::release));
        pass(1ns);
        REQUIRE(last().asked(script::release));
    }
    last().say(script::release, yes());
    pass(5s);
    CHECK_FALSE(last().asked(script::release));
}

TEST_CASE_FIXTURE(repeated_release, "sentinel: and no longer than its lock lasts")
{
    refuse_releases();
    pass(50s);
    auto const before = last().times_asked(script::release);
    pass(2s);
    CHECK(last().times_asked(script::release) > before);
    pass(9s);
    auto const by_then = last().times_asked(script::release);
    pass(1min);
    CHECK(last().times_asked(script::release) == by_then);
}

TEST_CASE_FIXTURE(repeated_release, "sentinel: so is one that the next master may have missed")
{
    pass(10s);
    last().say(script::release, yes());
    pass(1s);
    CHECK(next_is_asked());
}

TEST_CASE_FIXTURE(repeated_release, "sentinel: but not when its lock has expired anyhow")
{
    pass(60s);
    last().end_connection();
    CHECK_FALSE(next_is_asked());
}

TEST_CASE_FIXTURE(repeated_release,
                  "sentinel: what it deletes is free for whoever waits for it here")
{
    auto const it = acquire(a);
    REQUIRE(last().asked(script::acquire));
    last().say(script::acquire, no(60'000));
    pass(20ms);
    REQUIRE_FALSE(last().asked(script::acquire));
    last().say(script::release, yes());
    pass(20ms); // the server does not tell a connection what that has changed itself
    grant(it, last(), 8);
}

namespace {

/// A hundred locks were released twice each on the first master just before another took its place.
struct many_released : group {
    static constexpr std::size_t names = 100;

    many_released()
    {
        settle();
        for (int twice = 0; twice < 2; ++twice) {
            for (std::size_t i = 0; i < names; ++i) {
                auto const it = acquire(colock::mutex{client(), name(i)});
                last().say(script::acquire, yes(7));
                ids[name(i)].emplace_back(it->value.lock_id());
                auto const end = release(it->value);
                last().say(script::release, yes());
                REQUIRE(end->done);
            }
        }
        switch_to_other();
    }
    void connect()
    {
        last().connect_as({.run_id = "other"});
        pass(0ms);
    }

    static std::string name(std::size_t number) { return "name " + std::to_string(number); }

    /// What the new master is to release: each name with the lock_ids.
    std::vector<std::pair<std::string, std::vector<std::string>>> asked_for()
    {
        std::vector<std::pair<std::string, std::vector<std::string>>> all;
        for (auto const& each : last().open()) {
            auto const& what = each.what;
            if (what.which != script::release)
                continue;
            auto& named = all.emplace_back(what.key->name(), std::vector<std::string>{}).second;
            named.emplace_back(what.id.view());
            for (std::size_t i = 0; i < what.others(); ++i)
                named.emplace_back((*what.locks)[i].id.view());
        }
        return all;
    }
    /// Of a name, newest first.
    std::vector<std::string> ids_of(std::string const& name)
    {
        return {ids[name].rbegin(), ids[name].rend()};
    }
    void count_asked(std::map<std::string, int>& times)
    {
        for (auto const& [name, named] : asked_for()) {
            for (auto const& id : named)
                ++times[id];
        }
    }

    std::map<std::string, std::vector<std::string>> ids; ///< Of each name, oldest first.
};

struct many_repeated : many_released {
    many_repeated() { connect(); }
};

} // namespace

TEST_CASE_FIXTURE(many_released, "sentinel: a lock that is wanted before is released before, too")
{
    std::vector<acquiring> wanted;
    for (std::size_t i = 0; i < names; ++i)
        wanted.push_back(acquire(colock::mutex{client(), name(i)}));
    connect();
    REQUIRE(asked_for().size() == 64);
    // As the link does before it writes what has waited for the connection.
    auto const open = last().open();
    for (auto const& each : open) {
        if (each.what.which != script::acquire)
            continue;
        CHECK(each.from->wanted(0));
        auto const released = asked_for();
        CHECK(std::any_of(released.begin(), released.end(),
                          [&](auto const& one) { return one.first == each.what.key->name(); }));
    }
    CHECK(asked_for().size() > 64);
}

TEST_CASE_FIXTURE(many_repeated, "sentinel: a new master is sent releases a portion at a time")
{
    auto const first = asked_for();
    REQUIRE(first.size() == 64);
    std::map<std::string, int> times;
    for (auto const& [name, named] : first) {
        ++times[name];
        CHECK(named == ids_of(name)); // by one command
    }
    CHECK(times.size() == 64); // another lock each
    // Whoever wants a lock waits for no more of them.
    auto const it = acquire(a);
    REQUIRE(last().open().size() == 65);
    CHECK(last().open().back().what.which == script::acquire);
    std::size_t released = 0;
    for (; last().asked(script::release); ++released) {
        CHECK(asked_for().size() <= 64);
        last().say(script::release, no());
    }
    CHECK(released == names);
    grant(it, last(), 8);
}

TEST_CASE_FIXTURE(many_repeated, "sentinel: a lock that somebody wants is released before others")
{
    auto const first = asked_for();
    std::string wanted;
    for (std::size_t i = 0; wanted.empty(); ++i) {
        auto const is_asked = [&](auto const& each) { return each.first == name(i); };
        if (std::none_of(first.begin(), first.end(), is_asked))
            wanted = name(i);
    }
    auto const it = acquire(colock::mutex{client(), wanted});
    auto const now = asked_for();
    REQUIRE(now.size() == 65);
    CHECK(now.back() == std::pair{wanted, ids_of(wanted)});
    CHECK(last().open().back().what.which == script::acquire);
    last().say_all(no());
    CHECK_FALSE(it->done);
}

TEST_CASE_FIXTURE(many_repeated,
                  "sentinel: releases in line outlast the connection of a new master")
{
    last().end_connection();
    last().connect_as({.run_id = "other"});
    pass(0ms);
    std::map<std::string, int> times;
    for (int i = 0; i < 1'000 && last().asked(script::release); ++i) {
        count_asked(times);
        last().say_all(yes());
        pass(20ms);
    }
    CHECK(times.size() == 2 * names);
}

TEST_CASE_FIXTURE(many_repeated,
                  "sentinel: a client that closes sends the releases that are in line")
{
    bool closed = false;
    client().async_close([&](error_code) { closed = true; });
    run();
    std::size_t released = 0;
    for (; last().asked(script::release); ++released) {
        CHECK_FALSE(closed);
        last().say(script::release, yes());
        run();
    }
    CHECK(released == names);
    pass(100ms);
    CHECK(closed);
}

TEST_CASE_FIXTURE(many_repeated, "sentinel: also where the connection is lost meanwhile")
{
    bool closed = false;
    client().async_close([&](error_code) { closed = true; });
    run();
    last().end_connection();
    pass(500ms);
    CHECK_FALSE(closed);
    last().connect_as({.run_id = "other"});
    std::map<std::string, int> times;
    for (int i = 0; i < 1'000 && !closed; ++i) {
        count_asked(times);
        last().say_all(yes());
        pass(20ms);
    }
    CHECK(closed);
    CHECK(times.size() == 2 * names);
}

TEST_CASE_FIXTURE(many_repeated, "sentinel: what one of many releases deletes is told once")
{
    auto const [name, named] = asked_for().front();
    REQUIRE(named.size() == 2);
    auto const it = acquire(colock::mutex{client(), name});
    last().say(script::acquire, no(60'000));
    pass(20ms);
    auto const before = last().times_asked(script::acquire);
    last().say(script::release, yes());
    pass(20ms);
    CHECK(last().times_asked(script::acquire) == before + 1);
    grant(it, last(), 8);
}

TEST_CASE("sentinel: locks of two kinds with one name are not released by one command")
{
    group test;
    test.settle();
    auto const pass_through = [&](auto const& lock) {
        auto const it = test.acquire(lock);
        test.last().say(script::acquire, yes(7));
        auto const end = test.release(it->value);
        test.last().say(script::release, yes());
        REQUIRE(end->done);
    };
    colock::mutex const plain{test.client(), "x"};
    colock::owner const owner{test.client()};
    colock::reentrant_mutex const counted{test.client(), "x", owner};
    pass_through(plain);
    pass_through(plain);
    pass_through(counted);
    pass_through(counted);
    pass_through(plain);
    test.switch_to_other();
    test.last().connect_as({.run_id = "other"});
    test.pass(0ms);
    std::vector<std::size_t> others;
    for (; test.last().asked(script::release); test.last().say(script::release, no()))
        others.push_back(test.last().open().front().what.others());
    CHECK(others == std::vector<std::size_t>{0, 0, 0, 1});
}

TEST_CASE("sentinel: the only one that was given is not believed before those that it names")
{
    for (bool const others_answer : {true, false}) {
        CAPTURE(others_answer);
        group test{0, {}, 1};
        test.believes[0].others = {{"s1", 26379}, {"s2", 26379}};
        test.connect_sentinel(0);
        REQUIRE(test.votes() == 3);
        test.pass(100ms);
        REQUIRE(test.votes() == 3);
        if (others_answer) {
            test.believes[1].master = other;
            test.believes[1].epoch = 2;
            test.listen_to(1);
            test.connect_sentinel(1);
        } else {
            test.pass(500ms);
        }
        REQUIRE(test.votes() == 4);
        CHECK(test.connects_to(others_answer ? other : one));
    }
}

TEST_CASE("sentinel: one that is gone and named by nobody is forgotten")
{
    group test;
    test.settle();
    test.believes[0].others = {{"s3", 26380}};
    test.pass(15s);
    REQUIRE(test.votes() == 5);
    test[4].answers = [](auto const&) { return std::nullopt; };
    test[4].fail_to_connect();
    test.pass(100s);
    CHECK_FALSE(test[4].stopped()); // it is named
    test.believes[0].others.clear();
    test.pass(100s);
    CHECK(test[4].stopped());
}

TEST_CASE("sentinel: one that is behind does not lead back to the old master")
{
    group test;
    test.settle();
    test.all_believe({.master = other, .epoch = 2});
    test.believes[2] = {.master = one, .epoch = 1};
    test.pass(2s);
    REQUIRE(test.connects_to(other));
    // Those who know better are gone.
    test[0].end_connection();
    test[1].end_connection();
    test.pass(10s);
    CHECK(test.connects_to(other));
    CHECK(test.votes() == 5);
}

TEST_CASE("sentinel: one that hung for a moment is asked again")
{
    group test;
    test.settle();
    auto& slow = test[0];
    test.silent[0] = true;
    test.pass(2s);
    REQUIRE(slow.asked(script::master_address));
    // While it hangs it is sent nothing more. What it was asked before it answers late.
    slow.answers = [](auto const&) { return std::optional{unsent()}; };
    slow.tell_all_changed();
    test.pass(0ms);
    slow.say_all(said({}));
    test.silent[0] = false;
    test.listen_to(0);
    test.all_believe({.master = other, .epoch = 2});
    test.silent[1] = test.silent[2] = true;
    test.pass(3s);
    CHECK(test.connects_to(other));
}

TEST_CASE("sentinel: a group that was made anew begins with epoch 0")
{
    group test{0};
    test.all_believe({.epoch = 1});
    for (std::size_t i = 0; i < 3; ++i)
        test.connect_sentinel(i);
    test.settle();
    test.all_believe({.master = other, .epoch = 0});
    test.pass(2s);
    CHECK(test.votes() == 4);
    test.pass(15s);
    CHECK(test.connects_to(other));
}

TEST_CASE("sentinel: one that has not been set up anew with the others")
{
    group test{0};
    for (std::size_t i = 0; i < 3; ++i)
        test.believes[i] = {.master = one, .epoch = 9};
    for (std::size_t i = 0; i < 3; ++i)
        test.connect_sentinel(i);
    test.settle();
    test.believes[1] = test.believes[2] = {.master = other, .epoch = 0};
    test.pass(15s);
    REQUIRE(test.votes() == 5);
    CHECK(test.connects_to(other));
    test.last().connect_as({.run_id = "other", .uptime = {}});
    test.pass(60s);
    CHECK(test.connects_to(other));
    CHECK(test.votes() == 5);
}

TEST_CASE("sentinel: one that has not been set up anew, and names a replica")
{
    group test{0};
    test.believes[0] = {.master = one, .epoch = 9};
    test.believes[1] = test.believes[2] = {.master = other, .epoch = 0};
    for (std::size_t i = 0; i < 3; ++i)
        test.connect_sentinel(i);
    for (int i = 0; i < 300 && !test.connects_to(other); ++i) {
        if (test.votes() > 3 && !test.last().stopped())
            test.last().connect_as({.run_id = "one", .uptime = {}, .is_replica = true});
        test.pass(100ms);
    }
    CHECK(test.connects_to(other));
}

TEST_CASE("sentinel: of two names of one epoch, that which most of them say")
{
    group test{0};
    test.believes[1] = test.believes[2] = {.master = other};
    test.connect_sentinel(0);
    test.connect_sentinel(1);
    test.pass(1s);
    REQUIRE(test.connects_to(one)); // as good as the other so far
    test.connect_sentinel(2);
    CHECK(test.connects_to(other));
    test.pass(20s);
    CHECK(test.votes() == 5);
}

TEST_CASE("sentinel: most name the promoted server otherwise than the one that has promoted it")
{
    group test;
    test.settle();
    endpoint const by_name{"b.example", 7002};
    test.believes[0] = {.master = one, .epoch = 2, .promoted = other};
    test[0].tell_all_changed();
    test.pass(0ms);
    REQUIRE(test.connects_to(other));
    test.last().connect_as({.run_id = "other"});
    test.believes[0] = {.master = other, .epoch = 2};
    test.believes[1] = test.believes[2] = {.master = by_name, .epoch = 2};
    test.pass(2s); // not only when all must have heard of the last switch
    CHECK(test.connects_to(by_name));
}

TEST_CASE("sentinel: one that was reset in a fail-over does not lead back to the old master")
{
    group test;
    test.settle();
    test.all_believe({.master = other, .epoch = 2});
    test.believes[0] = {.master = one, .epoch = 2};
    test[1].tell_all_changed();
    test.pass(0ms);
    REQUIRE(test.connects_to(other));
    test.last().connect_as({.run_id = "other"});
    test.pass(20s);
    CHECK(test.connects_to(other));
    test[1].end_connection(); // one says this and one that
    test.pass(20s);
    CHECK(test.connects_to(other));
    CHECK(test.votes() == 5);
}

TEST_CASE("sentinel: who was refused once is tried again, though one names another")
{
    group test;
    test.all_believe({.master = other, .epoch = 2});
    test.believes[0] = {.master = one, .epoch = 2};
    test[1].tell_all_changed();
    test.pass(0ms);
    REQUIRE(test.votes() == 5);
    REQUIRE(test.connects_to(other));
    test.last().connect_as({.run_id = "other", .is_replica = true});
    REQUIRE(test.last().stopped());
    test.pass(1s);
    REQUIRE(test.votes() == 6);
    CHECK(test.connects_to(other));
    test.last().connect_as({.run_id = "other"});
    test.grant(test.acquire(test.a), test.last(), 7);
}

TEST_CASE("sentinel: who was refused, and is named no more, gives way to another of its epoch")
{
    group test{1};
    test.pass(600ms);
    REQUIRE(test.connects_to(one));
    test.believes[0] = {.master = other};
    test.pass(5s);
    REQUIRE(test.votes() == 4);
    test.last().connect_as({.run_id = "one", .is_replica = true});
    test.pass(1s);
    CHECK(test.connects_to(other));
}

TEST_CASE("sentinel: who is away may know a master that the others do not")
{
    group test{0};
    test.believes[0].refusal = errc::invalid_argument;
    test.connect_sentinel(0);
    for (std::size_t i : {1u, 2u})
        test[i].disconnect();
    auto const it = test.acquire(test.a);
    test.pass(10s);
    CHECK_FALSE(it->done);
    CHECK(test.take_events() == std::vector<std::string>{"connect_failed s0:26379/group"});
    auto const once = test.try_acquire(test.a);
    test.pass(2s);
    CHECK(once->error == errc::node_unavailable);
    CHECK(once->error.message().find("s0:26379/group: names no master") != std::string::npos);
    test.connect_sentinel(1);
    CHECK(test.connects_to(one));
}

TEST_CASE("sentinel: one that is lost before it answers has not refused")
{
    group test{0};
    test.silent[0] = true;
    test.believes[1].refusal = test.believes[2].refusal = errc::invalid_argument;
    for (std::size_t i = 0; i < 3; ++i)
        test.connect_sentinel(i);
    auto const it = test.acquire(test.a);
    test.pass(100ms);
    test[0].fail_to_connect(); // which is told before what it owes is answered
    auto unanswered = lost();
    unanswered.error = make_error_code(errc::node_unavailable, "s0: connection lost");
    test[0].say_all(unanswered);
    test[0].disconnect();
    test.pass(10s);
    CHECK_FALSE(it->done);
    test.silent[0] = false;
    test.connect_sentinel(0);
    CHECK(test.connects_to(one));
}

TEST_CASE("sentinel: an address that nothing can have is told, once")
{
    group test{0};
    test.all_believe({.master = {"no host", 6379}});
    for (std::size_t i = 0; i < 3; ++i)
        test.connect_sentinel(i);
    auto const it = test.acquire(test.a);
    test.pass(20s);
    CHECK_FALSE(it->done);
    CHECK(test.votes() == 3);
    CHECK(test.take_events() == std::vector<std::string>{"connect_failed no host:6379"});
    test.all_believe({.master = one, .epoch = 2});
    test.pass(2s);
    CHECK(test.connects_to(one));
}

TEST_CASE("sentinel: sentinels that were not given are found")
{
    group test;
    test.settle();
    test.believes[0].others = {{"s1", 26379}, {"s3", 26380}, one};
    test.pass(15s);
    REQUIRE(test.votes() == 5); // s1 is known, and whoever has locks is no sentinel
    CHECK(test.last().label() == "s3:26380/group");
}

TEST_CASE("sentinel: none of them knows the master")
{
    group test{0};
    for (std::size_t i = 0; i < 3; ++i)
        test.believes[i].refusal = errc::invalid_argument;
    for (std::size_t i = 0; i < 3; ++i)
        test.connect_sentinel(i);
    auto const it = test.acquire(test.a);
    test.pass(100ms);
    REQUIRE(it->done);
    CHECK(it->error == errc::invalid_argument);
}

TEST_CASE("sentinel: that none of them says who the master is, is told once")
{
    group test{0};
    for (std::size_t i = 0; i < 3; ++i) {
        test.believes[i].refusal = errc::server_busy;
        test.connect_sentinel(i);
    }
    auto const it = test.acquire(test.a);
    test.pass(5s);
    CHECK_FALSE(it->done);
    CHECK(test.take_events() ==
          std::vector<std::string>{"connect_failed s2:26379/group", "acquire_refused a"});
    for (std::size_t i = 0; i < 3; ++i)
        test.believes[i].refusal = errc::access_denied;
    test.pass(2s);
    REQUIRE(it->done);
    CHECK(it->error == errc::access_denied);
    CHECK(test.take_events() ==
          std::vector<std::string>{"connect_failed s2:26379/group", "acquire_refusal_ended a"});
}

TEST_CASE("sentinel: while a master is known, those who refuse matter only when it is gone")
{
    group test;
    test.settle();
    test.take_events();
    for (std::size_t i = 0; i < 3; ++i)
        test.believes[i].refusal = errc::server_busy;
    test.pass(5s);
    CHECK(test.take_events() == std::vector<std::string>{});
}

TEST_CASE("sentinel: before any of them is reached, callers wait")
{
    group test{0};
    auto const it = test.acquire(test.a);
    test.pass(500ms);
    CHECK_FALSE(it->done);
    for (std::size_t i = 0; i < 3; ++i)
        test.connect_sentinel(i);
    REQUIRE(test.votes() == 4);
    test.last().disconnect();
    test.pass(100ms);
    CHECK_FALSE(test.last().asked(script::acquire));
    test.settle();
    test.pass(20ms);
    CHECK(test.last().asked(script::acquire));
}

TEST_CASE("sentinel: the leases of a master that is lost are kept by the next")
{
    group test;
    test.settle();
    auto const it = test.acquire(test.a);
    test.last().say(script::acquire, yes(7));
    REQUIRE(it->done);
    test[3].end_connection();
    test.pass(5s);
    CHECK(it->value.valid());
    test.all_believe({.master = other, .epoch = 2});
    test.pass(1s);
    REQUIRE(test.votes() == 5);
    test.last().connect_as({.run_id = "other"});
    test.pass(100ms);
    // Whether the new master has the key, too, is asked at once.
    REQUIRE((test.last().asked(script::check) || test.last().asked(script::check_all)));
    test.last().say_all(yes());
    for (int i = 0; i < 120; ++i) {
        test.pass(1s);
        test.last().say_all(yes());
    }
    CHECK(it->value.valid());
}

TEST_CASE("sentinel: what has found no master is told before the round has ended")
{
    group test{3, {.node_timeout = 100ms}};
    test.settle();
    std::vector<colock::lease> held;
    for (auto const* const name : {"b", "c"}) {
        auto const it = test.acquire(colock::mutex{test.client(), name, {.ttl = 9s}});
        test.last().say(script::acquire, yes(7));
        REQUIRE(it->done);
        held.push_back(std::move(it->value));
    }
    test.last().disconnect();
    test.take_events();
    while (test.last().times_asked(script::extend_all) == 0)
        test.pass(1ms);
    auto const start = test.now();
    while (test.take_events().empty())
        test.pass(1ms);
    CHECK(test.now() - start <= 51ms);
}

TEST_CASE("sentinel: the end of a client while its sentinels are asked")
{
    group test;
    test.silent[0] = test.silent[1] = true;
    test.pass(3s);
    auto const it = test.acquire(test.a);
    auto const end = test.close();
    test.pass(5s);
    CHECK(it->done);
    CHECK(end->done);
    test[0].say_all(lost());
    test[1].say_all(said({"name"}));
}
