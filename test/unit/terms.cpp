// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/terms.hpp"

#include <doctest/doctest.h>

using namespace colock;
using namespace std::chrono_literals;
using detail::shared_terms;
using detail::terms;
using detail::terms_of;

namespace {

clock::time_point const start{1h};
constexpr auto never = clock::time_point::max();

} // namespace

TEST_CASE("the terms of a lease are its options")
{
    CHECK(terms_of({}, start) == terms{10s, 0ms, true, never, start + 10s - 102ms});
    lock_options const other{.ttl = 3s, .renew = false, .max_hold = 5s, .loss_margin = 1s};
    CHECK(terms_of(other, start) == terms{3s, 1s, false, start + 5s, start + 3s - 32ms});
    lock_options const endless{.max_hold = std::chrono::milliseconds::max()};
    CHECK(terms_of(endless, start).stop == never);
}

TEST_CASE("leases that share a key have the longest ttl and the greatest margin")
{
    shared_terms all;
    CHECK(all.empty());
    all.add({3s, 1s, true, never});
    all.add({10s, 0ms, true, never});
    all.add({1s, 500ms, true, never});
    CHECK(all.together() == terms{10s, 1s, true, never});
}

TEST_CASE("leases that share a key are renewed if one wants it")
{
    shared_terms all;
    all.add({3s, 0ms, false, never});
    CHECK_FALSE(all.together().renews);
    all.add({3s, 0ms, true, never});
    CHECK(all.together().renews);
    all.add({3s, 0ms, false, never});
    CHECK(all.together().renews);
}

TEST_CASE("leases that share a key are renewed until the first max_hold is over")
{
    shared_terms all;
    all.add({3s, 0ms, true, start + 5s});
    all.add({3s, 0ms, true, never});
    CHECK(all.together().stop == start + 5s);
    all.add({3s, 0ms, true, start + 4s});
    CHECK(all.together().stop == start + 4s);
}

TEST_CASE("leases that share a key are to be valid until the last of them need not be")
{
    shared_terms all;
    terms const longest{3s, 0ms, false, never, start + 9s};
    all.add({9s, 0ms, false, never, start + 5s});
    all.add(longest);
    CHECK(all.together().until == start + 9s);
    all.remove(longest);
    CHECK(all.together().until == start + 5s);
}

TEST_CASE("what a lease has asked for goes with it")
{
    shared_terms all;
    terms const plain{3s, 0ms, false, never};
    terms const demanding{10s, 1s, true, start + 5s};
    all.add(plain);
    all.add(demanding);
    all.add(demanding);
    all.remove(demanding);
    CHECK(all.together() == terms{10s, 1s, true, start + 5s});
    all.remove(demanding);
    CHECK(all.together() == plain);
    all.add(demanding);
    all.remove(plain);
    CHECK(all.together() == demanding);
    all.remove(demanding);
    CHECK(all.empty());
}

TEST_CASE("very many leases come and go, each with a max_hold of its own")
{
    shared_terms all;
    constexpr int many = 10'000;
    auto const one = [](int i) { return terms{3s, 0ms, i % 2 == 0, start + i * 1us}; };
    for (int i = 0; i < many; ++i)
        all.add(one(i));
    // Each but every third goes, the first one first.
    for (int i = 0; i < many; ++i) {
        if (i % 3 != 2)
            all.remove(one(i));
        CHECK(all.together().stop == start + (i < 2 ? i + 1 : 2) * 1us);
    }
    CHECK(all.together().renews);
    for (int i = 2; i < many; i += 3)
        all.remove(one(i));
    CHECK(all.empty());
}
