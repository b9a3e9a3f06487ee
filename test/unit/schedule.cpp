// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/schedule.hpp"

#include <doctest/doctest.h>

#include <deque>
#include <vector>

using namespace colock;
using namespace std::chrono_literals;
using detail::schedule;
using detail::timed;

namespace {

struct entry final : timed {
    void on_time(clock::time_point) override { ++calls; }
    int calls = 0;
};

clock::time_point const start{1h};

} // namespace

TEST_CASE("entries come when they are due, in order of time, then of insertion")
{
    schedule plan;
    entry first, second, third;
    plan.set(third, start + 2s);
    plan.set(first, start + 1s);
    plan.set(second, start + 1s);
    CHECK(plan.next() == start + 1s);
    CHECK(plan.pop_due(start + 1s - 1ns) == nullptr);
    CHECK(plan.pop_due(start + 1s) == &first);
    CHECK(plan.pop_due(start + 1s) == &second);
    CHECK(plan.pop_due(start + 1s) == nullptr);
    CHECK(plan.pop_due(start + 5s) == &third);
    CHECK(plan.empty());
}

TEST_CASE("where an entry is set makes no difference to its order")
{
    schedule plan;
    entry first, second, third, fourth, fifth;
    plan.set(fifth, start + 3s);
    plan.set(first, start + 1s);
    plan.set(fourth, start + 2s);
    plan.set(second, start + 1s);
    plan.set(third, start + 2s);
    plan.set(fourth, start + 2s); // behind its equals again
    plan.set(fifth, start + 2s);
    for (auto* const each : {&first, &second, &third, &fourth, &fifth})
        CHECK(plan.pop_due(start + 5s) == each);
    CHECK(plan.empty());
}

TEST_CASE("leases come in between, first at equal times, and can be taken alone")
{
    struct of_a_lease final : timed {
        of_a_lease() : timed{of::a_lease} {}
        void on_time(clock::time_point) override {}
    };
    schedule plan;
    entry first, second, third;
    of_a_lease one, another;
    plan.set(first, start + 1s);
    plan.set(second, start + 2s);
    plan.set(one, start + 2s);
    plan.set(third, start + 3s);
    plan.set(another, start + 4s);
    CHECK(plan.next() == start + 1s);
    CHECK(plan.pop_due(start + 4s) == &first);
    CHECK(plan.next() == start + 2s);
    CHECK(plan.pop_due(start + 4s) == &one);
    CHECK(plan.pop_due(start + 4s) == &second);
    CHECK(plan.pop_due_lease(start + 4s - 1ns) == nullptr);
    CHECK(plan.pop_due_lease(start + 4s) == &another);
    CHECK(plan.pop_due_lease(start + 4s) == nullptr);
    plan.set(another, start + 2s);
    plan.cancel(another);
    CHECK(plan.next() == start + 3s);
    CHECK(plan.pop_due(start + 4s) == &third);
    CHECK(plan.empty());
    plan.set(one, start);
    plan.clear();
    CHECK_FALSE(one.scheduled());
    CHECK(plan.empty());
}

TEST_CASE("a new time replaces the old one, and a cancelled entry does not come")
{
    schedule plan;
    entry moved, gone;
    plan.set(moved, start + 1s);
    plan.set(gone, start + 1s);
    plan.set(moved, start + 3s);
    plan.cancel(gone);
    plan.cancel(gone);
    CHECK_FALSE(gone.scheduled());
    CHECK(plan.pop_due(start + 2s) == nullptr);
    CHECK(plan.pop_due(start + 3s) == &moved);
    CHECK_FALSE(moved.scheduled());
}

TEST_CASE("clearing takes off everything")
{
    schedule plan;
    std::deque<entry> many(100);
    for (auto& one : many)
        plan.set(one, start);
    plan.clear();
    CHECK(plan.empty());
    CHECK_FALSE(many.front().scheduled());
}
