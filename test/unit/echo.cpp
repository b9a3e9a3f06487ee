// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "node/echo.hpp"
#include "owner_state.hpp"

#include <doctest/doctest.h>
#include <memory>
#include <string>

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

} // namespace

TEST_CASE("the first change behind the answer to an extension is its own, the next one is not")
{
    auto const extend = single(script::extend);
    echo told;
    CHECK(told.behind_answer(extend, 1, 1, "a"));
    CHECK_FALSE(told.behind_answer(extend, 1, 1, "a"));
}

TEST_CASE("an extension that has changed nothing, or was refused, is not heard of")
{
    auto const extend = single(script::extend);
    auto const release = single(script::release);
    echo told;
    CHECK_FALSE(told.behind_answer(extend, 1, 0, "a"));
    CHECK_FALSE(told.behind_answer(extend, 0, 1, "a"));
    CHECK_FALSE(told.behind_answer(release, 0, 1, "a"));
}

TEST_CASE("a change before the answer to an extension is left to the answer")
{
    // It is the extension's own, of a server before Redis 7.0, or came before the extension; either way
    // the next change behind the answer may be anybody's.
    auto const extend = single(script::extend);
    echo told;
    CHECK(told.before_answer(extend, "a"));
    CHECK(told.before_answer(extend, "a"));
    CHECK_FALSE(told.behind_answer(extend, 1, 1, "a"));
}

TEST_CASE("changes of other keys are never its own")
{
    for (auto const which : {script::extend, script::check, script::release}) {
        auto const what = single(which);
        echo told;
        CHECK_FALSE(told.before_answer(what, "b"));
        CHECK_FALSE(told.behind_answer(what, 1, 1, "b"));
        CHECK_FALSE(told.behind_answer(what, 1, 1, "{a}:fence"));
    }
}

TEST_CASE("of many, each has a change of its own")
{
    auto const extend = many(script::extend_all);
    echo told;
    CHECK(told.behind_answer(extend, 1, 1, "a"));
    CHECK(told.behind_answer(extend, 1, 1, "c"));
    CHECK(told.behind_answer(extend, 1, 1, "b"));
    for (auto const* name : {"a", "b", "c", "d"})
        CHECK_FALSE(told.behind_answer(extend, 1, 1, name));
}

TEST_CASE("a check changes nothing: what comes behind its answer is somebody else's")
{
    auto const one = single(script::check);
    auto const all = many(script::check_all);
    echo told;
    CHECK(told.before_answer(one, "a"));
    CHECK_FALSE(told.behind_answer(one, 1, 0, "a"));
    echo told_of_all;
    CHECK(told_of_all.before_answer(all, "c"));
    CHECK_FALSE(told_of_all.behind_answer(all, 1, 0, "b"));
}

TEST_CASE("a release makes one change; before it, others may wait for what is told")
{
    auto const release = single(script::release);
    echo told;
    CHECK_FALSE(told.before_answer(release, "a"));
    CHECK(told.behind_answer(release, 1, 0, "a"));
    CHECK_FALSE(told.behind_answer(release, 1, 0, "a"));
}

TEST_CASE("an acquire of a reentrant lock makes a change, one of a plain lock none that is told")
{
    auto const acquire = single(script::acquire);
    echo told;
    CHECK_FALSE(told.before_answer(acquire, "a"));
    CHECK_FALSE(told.behind_answer(acquire, 1, 1, "a"));

    auto reentrant = acquire;
    reentrant.key = std::make_shared<lock_key const>("", "a", std::make_shared<owner_state>());
    CHECK(told.behind_answer(reentrant, 1, 1, "a"));
    CHECK_FALSE(told.behind_answer(reentrant, 1, 1, "a"));
    echo told_of_refused;
    CHECK_FALSE(told_of_refused.behind_answer(reentrant, 0, 1, "a"));
}
