// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/published_validity.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using namespace colock::detail;
using colock::clock;

namespace {

constexpr clock::time_point start{1h};

/// Its deadline is a second before the end of its validity.
renewal granted()
{
    return {start, {.ttl = 10s, .margin = 1s, .renews = true, .stop = clock::time_point::max()}};
}

} // namespace

TEST_CASE("published validity: it holds until the deadline, which may be before its end")
{
    auto const lease = granted();
    published_validity const it{lease};
    CHECK(it.until() == lease.valid_until());
    CHECK(it.holds(start));
    CHECK(it.holds(lease.deadline() - 1ns));
    CHECK_FALSE(it.holds(lease.deadline()));
    CHECK_FALSE(it.ended());
}

TEST_CASE("published validity: what is published counts from then on")
{
    auto lease = granted();
    published_validity it{lease};
    auto const before = lease.deadline();
    lease.extended(start + 5s, 10s);
    CHECK_FALSE(it.holds(before));
    it.publish(lease);
    CHECK(it.until() == lease.valid_until());
    CHECK(it.holds(before));
    CHECK_FALSE(it.holds(lease.deadline()));
    lease.ends_by(start + 6s);
    it.publish(lease);
    CHECK_FALSE(it.holds(start + 5s));
}

TEST_CASE("published validity: what is published after its end does not bring it back")
{
    auto lease = granted();
    published_validity it{lease};
    it.end();
    CHECK(it.ended());
    CHECK_FALSE(it.holds(start));
    lease.extended(start + 1s, 10s);
    it.publish(lease);
    CHECK(it.ended());
    CHECK_FALSE(it.holds(start));
    it.begin_again(lease);
    CHECK_FALSE(it.ended());
    CHECK(it.holds(lease.deadline() - 1ns));
    CHECK_FALSE(it.holds(lease.deadline()));
}
