// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/hash_slot.hpp"

#include <doctest/doctest.h>

using namespace colock::detail;

TEST_CASE("the slots of the cluster specification")
{
    CHECK(slot_of("123456789") == 0x31c3);
    CHECK(slot_of("foo") == 12'182);
    CHECK(slot_of("") == 0);
    CHECK(slot_of("\xff\xfe") == slot_of("{\xff\xfe}"));
}

TEST_CASE("a hash tag decides alone")
{
    CHECK(hash_tag_of("{user1000}.following") == "user1000");
    CHECK(slot_of("{user1000}.following") == slot_of("{user1000}.followers"));
    CHECK(slot_of("{user1000}.following") == slot_of("user1000"));
    CHECK(hash_tag_of("foo{{bar}}zap") == "{bar");
    CHECK(hash_tag_of("foo{bar}{zap}") == "bar");
    for (auto const* const without : {"foo{}{bar}", "foo{bar", "foo}bar", "}{", "", "{}", "foo"}) {
        CAPTURE(without);
        CHECK(hash_tag_of(without).empty());
    }
    CHECK(slot_of("foo{}{bar}") == 8'363);
}

TEST_CASE("every slot has a tag")
{
    for (unsigned i = 0; i < hash_slot_count; ++i) {
        auto const slot = static_cast<hash_slot>(i);
        auto const tag = tag_of_slot(slot);
        REQUIRE(slot_of(tag) == slot);
        REQUIRE(slot_of('{' + tag + "}x}") == slot);
        REQUIRE(tag.size() == 4);
        REQUIRE(tag.find_first_not_of("@ABCDEFGHIJKLMNO") == tag.npos);
    }
}
