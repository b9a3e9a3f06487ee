// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/echo.hpp"

#include "kind/owner_state.hpp"

#include <doctest/doctest.h>
#include <memory>
#include <string>
#include <utility>

using namespace colock::detail;

namespace {

std::shared_ptr<lock_key const> key(std::string const& name)
{
    return std::make_shared<lock_key const>("", name);
}

command single(script which)
{
    command made{};
    made.which = which;
    made.key = key("a");
    return made;
}

command many(script which)
{
    auto made = single(which);
    auto locks = std::make_shared<std::vector<held_lock>>();
    for (auto const* name : {"a", "b", "c"})
        locks->push_back({key(name), {}});
    made.locks = std::move(locks);
    return made;
}

/// An echo after a command was sent.
struct asked : echo {
    explicit asked(command sent_now) : what{std::move(sent_now)} { sent(what); }

    void answer(std::int64_t status, std::int64_t value) { answered(what, status, value); }

    command const what;
};

/// An echo after a command was sent and answered.
struct told : asked {
    explicit told(command sent_before, std::int64_t status = 1, std::int64_t value = 1)
        : asked{std::move(sent_before)}
    {
        answer(status, value);
    }
};

} // namespace

TEST_CASE("the first change behind the answer to an extension is its own, the next one is not")
{
    told changes{single(script::extend)};
    CHECK(changes.is_known("a"));
    CHECK_FALSE(changes.is_known("a"));
}

TEST_CASE("an extension that has changed nothing, or was refused, is not heard of")
{
    for (auto const& [status, value] : {std::pair{1, 0}, {0, 1}, {0, 0}}) {
        told changes{single(script::extend), status, value};
        CHECK_FALSE(changes.is_known("a"));
    }
    told changes{single(script::release), 0, -2};
    CHECK_FALSE(changes.is_known("a"));
}

TEST_CASE("a change before the answer to an extension is left to the answer")
{
    // It is the extension's own, of a server before Redis 7.0, or came before the extension; either
    // way the next change behind the answer may be anybody's.
    asked changes{single(script::extend)};
    CHECK(changes.is_known("a"));
    CHECK(changes.is_known("a"));
    changes.answer(1, 1);
    CHECK_FALSE(changes.is_known("a"));
}

TEST_CASE("what comes behind a later answer is somebody else's")
{
    told changes{single(script::extend)};
    auto const other = single(script::fence);
    changes.sent(other);
    changes.answered(other, 1, 0);
    CHECK_FALSE(changes.is_known("a"));
}

TEST_CASE("of two commands about one key, the one that is unanswered speaks for it")
{
    told changes{single(script::extend)};
    auto const check = single(script::check);
    changes.sent(check);
    CHECK(changes.is_known("a"));
    CHECK(changes.is_known("a"));
    changes.answered(check, 1, 0);
    CHECK_FALSE(changes.is_known("a"));
}

TEST_CASE("changes of other keys are never its own")
{
    for (auto const which : {script::extend, script::check, script::release}) {
        asked changes{single(which)};
        CHECK_FALSE(changes.is_known("b"));
        changes.answer(1, 1);
        CHECK_FALSE(changes.is_known("b"));
        CHECK_FALSE(changes.is_known("{a}:fence"));
    }
}

TEST_CASE("of many, each has a change of its own")
{
    asked changes{many(script::extend_all)};
    CHECK(changes.is_known("b"));
    changes.answer(1, 1);
    for (auto const* name : {"a", "c"})
        CHECK(changes.is_known(name));
    for (auto const* name : {"a", "b", "c", "d"})
        CHECK_FALSE(changes.is_known(name));
}

TEST_CASE("a check changes nothing: what comes behind its answer is somebody else's")
{
    told changes{single(script::check), 1, 0};
    auto const all = many(script::check_all);
    CHECK_FALSE(changes.is_known("a"));
    changes.sent(all);
    CHECK(changes.is_known("c"));
    changes.answered(all, 1, 0);
    CHECK_FALSE(changes.is_known("b"));
}

TEST_CASE("a release makes one change; before it, others may wait for what is told")
{
    asked changes{single(script::release)};
    CHECK_FALSE(changes.is_known("a"));
    changes.answer(1, 0);
    CHECK(changes.is_known("a"));
    CHECK_FALSE(changes.is_known("a"));
}

TEST_CASE("an acquire of a reentrant lock makes a change, one of a plain lock none that is told")
{
    auto const plain = single(script::acquire);
    told changes{plain};
    CHECK_FALSE(changes.is_known("a"));

    auto reentrant = plain;
    reentrant.key = std::make_shared<lock_key const>("", "a", std::make_shared<owner_state>());
    told granted{reentrant};
    CHECK(granted.is_known("a"));
    CHECK_FALSE(granted.is_known("a"));
    told refused{reentrant, 0, 100};
    CHECK_FALSE(refused.is_known("a"));
}

TEST_CASE("nothing is known of what was lost with a connection")
{
    told cleared{single(script::extend)};
    cleared.sent(cleared.what);
    cleared.clear();
    CHECK_FALSE(cleared.is_known("a"));
}

TEST_CASE("a change that was left to an answer is told where that is an error")
{
    for (auto const which : {script::extend, script::check}) {
        told changes{single(which), 0, 0};
        CHECK(changes.take_unsaid().empty()); // there was none
        changes.sent(changes.what);
        CHECK(changes.is_known("a"));
        changes.answer(0, 0);
        auto const unsaid = changes.take_unsaid();
        REQUIRE(unsaid.size() == 1);
        CHECK(unsaid.front()->key == "a");
        CHECK(changes.take_unsaid().empty());
        // Any other answer tells of the change itself.
        changes.sent(changes.what);
        CHECK(changes.is_known("a"));
        changes.answer(0, -2);
        CHECK(changes.take_unsaid().empty());
    }
}

TEST_CASE("a change that was left to several answers is told where the last is an error")
{
    for (bool const last_is_error : {false, true}) {
        asked changes{single(script::check)};
        changes.sent(changes.what);
        CHECK(changes.is_known("a"));
        changes.answer(0, 0);
        CHECK(changes.take_unsaid().empty());
        changes.answer(0, last_is_error ? 0 : -2);
        CHECK(changes.take_unsaid().size() == last_is_error);
    }
}

TEST_CASE("a question outlives the one that asked before it about the same key")
{
    // Each with a key of its own, as two mutexes of one name have.
    auto first = single(script::check);
    auto const second = single(script::check);
    echo changes;
    changes.sent(first);
    changes.sent(second);
    changes.answered(first, 1, 0);
    std::weak_ptr<lock_key const> const key = std::exchange(first.key, nullptr);
    CHECK_FALSE(key.expired());
    CHECK(changes.is_known("a"));
    changes.answered(second, 1, 0);
    CHECK(key.expired());
    CHECK_FALSE(changes.is_known("a"));
}
