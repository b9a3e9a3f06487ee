// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lock_key.hpp"

#include <doctest/doctest.h>

#include <boost/uuid/random_generator.hpp>

using colock::detail::lock_id;
using colock::detail::lock_key;

TEST_CASE("the key is the prefix and the name")
{
    lock_key const key{"lock:", "stock:42"};
    CHECK(key.key == "lock:stock:42");
    CHECK(key.name() == "stock:42");
    CHECK(lock_key{"", "x"}.key == "x");
}

TEST_CASE("the counter has the hash tag of the lock")
{
    CHECK(lock_key{"lock:", "a"}.fence_key == "{lock:a}:fence");
    CHECK(lock_key{"lock:", "{user}:1"}.fence_key == "lock:{user}:1:fence");
    CHECK(lock_key{"lock:", "open{"}.fence_key == "{lock:open{}:fence");
}

TEST_CASE("any byte may stand in a name")
{
    std::string const name{"\0 \r\n\xff", 5};
    lock_key const key{"lock:", name};
    CHECK(key.key == "lock:" + name);
    CHECK(key.name() == name);
}

TEST_CASE("a lock_id is a UUID as text")
{
    boost::uuids::random_generator next;
    auto const first = next();
    CHECK(lock_id{first}.view() == boost::uuids::to_string(first));
    CHECK(lock_id{first}.view() != lock_id{next()}.view());
}
