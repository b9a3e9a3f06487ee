// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// A Cluster whose slots move from a guarded master to another one.

#include "scripted/stage/locks.hpp"

#include "core/hash_slot.hpp"

#include <doctest/doctest.h>
#include <string>
#include <utility>

using namespace scripted;
using colock::detail::hash_slot;
using colock::detail::script;

namespace {

/// The guard of a longest_ttl of 10 s, and the time by which waiters may be late.
constexpr auto guard = 12'150ms;

colock::detail::endpoint const first{"vote0", 6379};
colock::detail::endpoint const second{"10.0.0.2", 7002};
colock::detail::endpoint const third{"10.0.0.3", 7003};

/// Two masters: of the slots below that of "a", and of the others.
struct reigns_of_a_cluster : locks {
    reigns_of_a_cluster() : locks{as_given{}, 1} { REQUIRE(slot > 0); }

    /// Both have been masters for long.
    void meet_all()
    {
        meet(0, "first");
        tell(halves());
        meet(1, "second");
    }

    void meet(std::size_t which, std::string id, bool promoted = false)
    {
        reigns[which] = {id, promoted};
        (*this)[which].answers = [this, which](auto const& what) -> std::optional<reply> {
            if (what.which == script::marker)
                return marker[which] ? std::optional{yes(marker[which]->count())} : std::nullopt;
            if (what.which == script::replication)
                return said({"role:master\r\nmaster_replid:" + reigns[which].first +
                             "\r\nsecond_repl_offset:" + (reigns[which].second ? "7" : "-1") +
                             "\r\n"});
            return std::nullopt;
        };
        (*this)[which].connect_as({.run_id = "run " + std::to_string(which),
                                   .uptime = 1'000s,
                                   .in_cluster = true,
                                   .reign = {.id = std::move(id), .promoted = promoted},
                                   .asked = now()});
        run();
    }

    reply halves() const { return slots({{0, before, first}, {slot, 16383, second}}); }
    /// The slot of "a" has moved to the first.
    reply moved() const { return slots({{0, slot, first}, {after, 16383, second}}); }

    /// Waits until the client asks a server for the slots by itself, and lets it answer this.
    void tell(reply const& who_has_what)
    {
        auto const answered = [&] {
            for (std::size_t i = 0; i < votes(); ++i) {
                if ((*this)[i].asked(script::slots)) {
                    (*this)[i].say(script::slots, who_has_what);
                    return true;
                }
            }
            return false;
        };
        for (int i = 0; !answered(); ++i) {
            REQUIRE(i < 2'000);
            pass(10ms);
        }
        run();
    }

    /// Lets a server answer this for two seconds, also to who asks it whom it names.
    void let_tell(std::size_t which, reply const& who_has_what)
    {
        for (int i = 0; i < 200; ++i) {
            pass(10ms);
            while ((*this)[which].asked(script::slots))
                (*this)[which].say(script::slots, who_has_what);
        }
    }

    /// The server becomes a replica of the first master.
    void become_replica(std::size_t which)
    {
        (*this)[which].answers = [](auto const& what) -> std::optional<reply> {
            if (what.which == script::replication)
                return said({"role:slave\r\nmaster_replid:first\r\nsecond_repl_offset:-1\r\n"});
            return std::nullopt;
        };
        pass(2s);
    }

    /// A lease of another name in the slot of "a", by the second master.
    colock::lease held_beside()
    {
        auto const it = acquire(b);
        grant(it, (*this)[1], 7);
        REQUIRE(it->done);
        return std::move(it->value);
    }

    /// Which server is asked for "a"; nothing where none is.
    std::optional<std::size_t> asked()
    {
        auto const it = try_acquire(a);
        if (!it->done && !is_asked())
            pass(1'100ms); // it is held back for a while
        std::optional<std::size_t> who;
        for (std::size_t i = 0; i < votes(); ++i) {
            if ((*this)[i].asked(script::acquire)) {
                who = i;
                (*this)[i].say(script::acquire, no());
            }
        }
        run();
        CHECK(it->done);
        said_why = it->error.message();
        return who;
    }
    /// A lease whose slot moves away from a guarded master.
    colock::lease held_and_moved()
    {
        meet_all();
        auto held = held_beside();
        meet(1, "promoted", true);
        pass(100ms);
        tell(moved());
        return held;
    }
    /// The key is not there, and is being given back.
    ending extend_what_is_lost(colock::lease& held)
    {
        auto const extended = extend(held);
        (*this)[0].say(script::extend, no(reply::nobody_has_it));
        REQUIRE((*this)[0].asked(script::acquire));
        CHECK((*this)[0].open().front().what.gives_back);
        return extended;
    }
    bool is_asked()
    {
        for (std::size_t i = 0; i < votes(); ++i) {
            if ((*this)[i].asked(script::acquire))
                return true;
        }
        return false;
    }
    bool says(std::string const& why) const { return said_why.find(why) != std::string::npos; }

    hash_slot const slot = colock::detail::slot_of("lock:a");
    hash_slot const before = static_cast<hash_slot>(slot - 1);
    hash_slot const after = static_cast<hash_slot>(slot + 1);
    std::pair<std::string, bool> reigns[3];
    std::optional<std::chrono::milliseconds> marker[3] = {guard, guard, guard};
    std::string said_why;
    colock::mutex a{client(), "a", {.ttl = 10s, .hand_offs = 0}};
    colock::mutex b{client(), "{lock:a}", {.ttl = 10s, .hand_offs = 0}};
};

} // namespace

TEST_CASE("heirs: a slot that moves is granted at once, by a master that is not guarded")
{
    reigns_of_a_cluster test;
    test.meet_all();
    CHECK(test.asked() == 1);
    test.tell(test.moved());
    CHECK(test.asked() == 0);
    test.tell(test.halves());
    CHECK(test.asked() == 1);
}

TEST_CASE("heirs: a slot of a guarded master is guarded where it moves to")
{
    for (bool const redirected : {false, true}) {
        CAPTURE(redirected);
        reigns_of_a_cluster test;
        test.meet_all();
        auto held = test.held_beside();
        test.meet(1, "promoted", true);
        test.pass(1s);
        CHECK_FALSE(test.asked());
        if (redirected) {
            auto const extended = test.extend(held);
            test[1].say(script::extend,
                        sent_on({colock::detail::redirect::advice::moved, test.slot, first}));
            test[0].say(script::extend, yes());
            CHECK_FALSE(extended->error);
        } else {
            test.tell(test.moved());
        }
        test.take_events();
        CHECK_FALSE(test.asked());
        CHECK(test.says("vote0:6379: has slots of a master that has a new memory, and grants "
                        "nothing new for another "));
        CHECK(test.take_events() == texts{"not_counted vote0:6379"});
        CHECK_FALSE(test.asked());
        CHECK(test.take_events() == texts{}); // it is told once
        test.pass(guard);
        CHECK(test.asked() == 0);
    }
}

TEST_CASE("heirs: a lease that a guarded master has lost is given back where its slot moves to")
{
    reigns_of_a_cluster test;
    auto held = test.held_and_moved();
    auto const extended = test.extend_what_is_lost(held);
    test[0].say(script::acquire, yes(7));
    CHECK(held.valid());
    CHECK(test.metrics().repairs == 1);
    CHECK(test.metrics().not_counted >= 1);
    // The caller is not told of any of this.
    CHECK_FALSE(extended->done);
    auto const before = held.valid_until();
    test.pass(100ms);
    test[0].say(script::extend, yes());
    CHECK(extended->done);
    CHECK_FALSE(extended->error);
    CHECK(held.valid_until() >= before);
}

TEST_CASE("heirs: an extension is made once more where the lease is given back, and no more")
{
    reigns_of_a_cluster test;
    auto held = test.held_and_moved();
    auto const extended = test.extend_what_is_lost(held);
    test[0].say(script::acquire, error(errc::out_of_memory));
    CHECK_FALSE(extended->done);
    test[0].say(script::extend, no(reply::nobody_has_it));
    CHECK(extended->done);
    CHECK(extended->error == errc::node_unavailable);
    CHECK(held.valid());
}

TEST_CASE("heirs: a slot that is on its way from a guarded master may lack locks there, too")
{
    reigns_of_a_cluster test;
    test.meet_all();
    auto held = test.held_beside();
    test.meet(1, "promoted", true);
    auto const extended = test.extend(held);
    test[1].say(script::extend, sent_on({colock::detail::redirect::advice::ask, test.slot, first}));
    REQUIRE(test[0].asked(script::extend));
    test[0].say(script::extend, no(reply::nobody_has_it));
    REQUIRE(test[1].asked(script::acquire)); // it is given back, and extended then
    for (auto const& each : test[1].open())
        CHECK((each.what.which != script::acquire || each.what.gives_back));
    CHECK_FALSE(extended->done);
    CHECK(held.valid());
}

TEST_CASE("heirs: the same whole time where the former master cannot be asked")
{
    reigns_of_a_cluster test;
    test.meet_all();
    test[1].end_connection();
    test.tell(test.moved());
    CHECK_FALSE(test.asked());
    CHECK(test.says("vote0:6379: has slots of a master that has a new memory"));
    test.pass(guard - 500ms);
    CHECK_FALSE(test.asked());
    test.pass(500ms);
    CHECK(test.asked() == 0);
}

TEST_CASE("heirs: whoever takes over from a master that is gone goes by its own guard")
{
    for (bool const promoted : {true, false}) {
        CAPTURE(promoted);
        reigns_of_a_cluster test;
        test.meet_all();
        test[1].end_connection();
        test.tell(slots({{0, test.before, first}, {test.slot, 16383, third}}));
        REQUIRE(test.votes() == 3);
        test.marker[2] = 1s; // others have met it long ago
        test.meet(2, "third", promoted);
        CHECK_FALSE(test.asked());
        CHECK(test.says(promoted ? "10.0.0.3:7003: has a new memory"
                                 : "10.0.0.3:7003: has slots of a master that has a new memory"));
        test.pass(1'100ms);
        CHECK(test.asked().has_value() == promoted);
        test.pass(guard);
        CHECK(test.asked() == 2);
    }
}

TEST_CASE("heirs: who comes while a master is guarded guards all for as long")
{
    reigns_of_a_cluster test;
    test.meet(0, "first");
    test.tell(test.moved());
    CHECK_FALSE(test.asked());
    CHECK(test.says("vote0:6379: it is not known yet whether it has slots of a master that has a "
                    "new memory"));
    test.marker[1].reset();
    test.meet(1, "promoted", true);
    CHECK_FALSE(test.asked());
    CHECK(test.says("it is not known yet"));
    // Others have met it before.
    test[1].say(script::marker, yes(3'000));
    CHECK_FALSE(test.asked());
    CHECK(test.says("vote0:6379: has slots of a master that has a new memory"));
    test.pass(3'100ms);
    CHECK(test.asked() == 0);
}

TEST_CASE("heirs: a master that cannot be reached holds up nobody")
{
    reigns_of_a_cluster test;
    test.meet(0, "first");
    test.tell(test.moved());
    CHECK_FALSE(test.asked());
    test[1].disconnect();
    test[1].fail_to_connect();
    CHECK(test.asked() == 0);
}

TEST_CASE("heirs: a master that says nothing is waited for as long as for a guard")
{
    reigns_of_a_cluster test;
    test.meet(0, "first");
    test.tell(test.moved());
    test.pass(guard - 1'200ms);
    CHECK_FALSE(test.asked());
    test.pass(100ms);
    CHECK(test.asked() == 0);
}

TEST_CASE("heirs: who tries once is held back while the masters are met")
{
    reigns_of_a_cluster test;
    test.meet(0, "first");
    test.tell(test.moved());
    auto const it = test.try_acquire(test.a);
    test.pass(500ms);
    CHECK_FALSE(it->done);
    test.meet(1, "second");
    test.pass(10ms);
    REQUIRE(test[0].asked(script::acquire));
    test[0].say(script::acquire, yes(7));
    CHECK(it->value);
}

TEST_CASE("heirs: a Cluster that is made smaller grants all the time")
{
    for (bool const becomes_replica : {false, true}) {
        CAPTURE(becomes_replica);
        reigns_of_a_cluster test;
        test.meet_all();
        CHECK(test.asked() == 1);
        if (becomes_replica)
            test.become_replica(1);
        test.tell(slots({{0, 16383, first}}));
        CHECK(test.asked() == 0);
    }
}

TEST_CASE("heirs: a slot that nobody had for a while was somebody's")
{
    reigns_of_a_cluster test;
    test.meet_all();
    test[1].end_connection();
    test.tell(slots({{0, test.before, first}}));
    CHECK_FALSE(test.asked());
    test.tell(test.moved()); // which was asked before that
    test.tell(test.moved());
    CHECK_FALSE(test.asked());
    CHECK(test.says("vote0:6379: has slots of a master that has a new memory"));
    test.pass(guard);
    CHECK(test.asked() == 0);
}

TEST_CASE("heirs: a master that was replaced is not asked whether the slots it had are guarded")
{
    reigns_of_a_cluster test;
    test.meet_all();
    test[1].answers = [](auto const&) -> std::optional<reply> { return std::nullopt; };
    // Its successor has become a master, and has given the slot of "a" to the first by now.
    test.tell(slots({{0, test.slot, first}, {test.after, 16383, third}}));
    // It still believes that it is the master.
    test[1].say(script::replication,
                said({"role:master\r\nmaster_replid:second\r\nsecond_repl_offset:-1\r\n"}));
    CHECK_FALSE(test.asked());
    CHECK(test.says("has slots of a master that has a new memory"));
}

TEST_CASE("heirs: one that was promoted in another's place is guarded for slots of a third")
{
    reigns_of_a_cluster test;
    test.meet_all();
    test[1].end_connection();
    // One has taken the first one's place, another the second one's; and that has given the slot of
    // "a" to the other.
    detail::endpoint const fourth{"10.0.0.4", 7004};
    test.tell(slots({{0, test.slot, third}, {test.after, 16383, fourth}}));
    test.marker[2] = 1ms;
    test.meet(2, "third", true);
    test.pass(100ms);
    CHECK_FALSE(test.asked());
    CHECK(test.says("has slots of a master that has a new memory"));
}

TEST_CASE("heirs: one that has the slots of two masters has taken the place of only one of them")
{
    reigns_of_a_cluster test;
    test.meet_all();
    test[1].end_connection();
    test.tell(slots({{0, 16383, third}}));
    test[0].end_connection();
    test.marker[2] = 1ms; // others have met it long ago, in the place of one of them
    test.meet(2, "third", true);
    test.pass(100ms);
    CHECK_FALSE(test.asked());
    CHECK(test.says("10.0.0.3:7003: has slots of a master that has a new memory"));
    test.pass(guard);
    CHECK(test.asked() == 2);
}

TEST_CASE("heirs: a new master that only redirects name is not asked before CLUSTER SLOTS is")
{
    for (bool const of_two : {false, true}) {
        CAPTURE(of_two);
        reigns_of_a_cluster test;
        test.meet_all();
        auto held = test.held_beside();
        test.become_replica(1);
        auto const extended = test.extend(held);
        test[1].say(script::extend, sent_on({detail::redirect::advice::moved, test.slot, third}));
        REQUIRE(test.votes() == 3);
        test.marker[2] = 1ms; // others have met it long ago
        test.meet(2, "third", true);
        test[2].say(script::extend, yes());
        test[1].end_connection();
        test.pass(100ms);
        CHECK_FALSE(test.asked());
        test.let_tell(2, of_two ? slots({{0, 16383, third}})
                                : slots({{0, test.before, first}, {test.slot, 16383, third}}));
        CHECK(test.asked() == (of_two ? std::nullopt : std::optional<std::size_t>{2}));
    }
}

TEST_CASE("heirs: a slot that is on its way from a master whose guard is not read yet")
{
    reigns_of_a_cluster test;
    test.meet_all();
    auto held = test.held_beside();
    test.marker[1].reset();
    test[1].end_connection();
    test.meet(1, "promoted", true);
    for (auto const what : {script::check, script::check_all}) {
        while (test[1].asked(what))
            test[1].say(what, sent_on({detail::redirect::advice::ask, test.slot, first}));
    }
    test.run();
    while (test[0].asked(script::check))
        test[0].say(script::check, no(-2));
    CHECK(held.valid());
}
