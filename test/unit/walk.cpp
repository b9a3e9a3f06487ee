// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/walk.hpp"

#include <doctest/doctest.h>

#include <map>
#include <unordered_map>

using colock::detail::walk;

namespace {

using numbers = std::unordered_map<int, int>;

numbers first(int count)
{
    numbers made;
    for (int i = 0; i < count; ++i)
        made.emplace(i, i);
    return made;
}

} // namespace

TEST_CASE("walk: everything is visited, a portion at a time")
{
    auto map = first(1'000);
    walk all{100};
    std::map<int, int> visits;
    int turns = 0;
    for (bool more = true; more; ++turns) {
        auto const before = visits.size();
        more = all.go_on(map, [&](int each) { return ++visits[each] > 0; });
        CHECK(visits.size() - before < 120); // a bucket is visited whole
    }
    CHECK(turns >= 9);
    CHECK(visits.size() == 1'000);
    for (auto const& [each, times] : visits)
        CHECK(times == 1);
    all.begin();
    all.go_on(map, [&](int each) { return ++visits[each] > 0; });
    CHECK(visits.size() == 1'000);
}

TEST_CASE("walk: an empty map ends at once")
{
    numbers none;
    walk all{1};
    CHECK_FALSE(all.go_on(none, [](int) {
        FAIL("visited");
        return true;
    }));
}

TEST_CASE("walk: what is visited may be erased, and others between the portions")
{
    auto map = first(1'000);
    walk all{100};
    int visits = 0;
    for (bool more = true; more;) {
        more = all.go_on(map, [&](int each) {
            ++visits;
            if (each % 2 == 0)
                map.erase(each);
            return true;
        });
        map.erase(999);
    }
    CHECK(visits >= 999);
    CHECK(map.size() == 499);
}

TEST_CASE("walk: what was there from the beginning is visited, though the map grows")
{
    auto map = first(1'000);
    walk all{100};
    std::map<int, int> visits;
    int next = 1'000;
    for (bool more = true; more;) {
        more = all.go_on(map, [&](int each) { return ++visits[each] > 0; });
        for (int i = 0; i < 300 && next < 5'000; ++i, ++next)
            map.emplace(next, next);
    }
    for (int i = 0; i < 1'000; ++i)
        CHECK(visits[i] >= 1);
}

TEST_CASE("walk: a portion may end at a value, which is then visited again")
{
    auto map = first(1'000);
    walk all{100};
    std::map<int, int> visits;
    int turns = 0;
    for (bool more = true; more; ++turns) {
        more = all.go_on(map, [&](int each) {
            auto const times = ++visits[each];
            return each != 500 || times == 3;
        });
    }
    CHECK(visits.size() == 1'000);
    CHECK(visits[500] == 3);
    CHECK(turns >= 11);
}
