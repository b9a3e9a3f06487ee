// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/slot_map.hpp"

#include "core/redirect.hpp"
#include "wire/reader.hpp"
#include "wire/slots_answer.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace colock::detail;
using advice = redirect::advice;

namespace {

endpoint const one{"10.0.0.1", 7001};
endpoint const other{"10.0.0.2", 7002};

} // namespace

TEST_CASE("what a server of a cluster says to a command that it does not run")
{
    struct line {
        std::string text;
        advice what;
        hash_slot slot = 0;
        endpoint to{};
    };
    for (auto const& each : {
             line{"MOVED 3999 127.0.0.1:6381", advice::moved, 3999, {"127.0.0.1", 6381}},
             line{"ASK 16383 host.example:1", advice::ask, 16383, {"host.example", 1}},
             line{"MOVED 0 2001:db8::1:7001", advice::moved, 0, {"2001:db8::1", 7001}},
             line{"MOVED 5 :7001", advice::moved, 5, {"", 7001}},
             line{"TRYAGAIN Multiple keys request during rehashing of slot", advice::try_again},
             line{"CLUSTERDOWN Hash slot not served", advice::down},
             line{"CLUSTERDOWN The cluster is down", advice::down},
             line{"MASTERDOWN Link with MASTER is down", advice::down},
             line{"LOADING Redis is loading the dataset in memory", advice::down},
             line{"READONLY You can't write against a read only replica.", advice::down},
             line{"MOVED", advice::none},
             line{"MOVED 1", advice::none},
             line{"MOVED 16384 a:1", advice::none},
             line{"MOVED -1 a:1", advice::none},
             line{"MOVED x a:1", advice::none},
             line{"MOVED 1 a", advice::none},
             line{"MOVED 1 a:0", advice::down, 1},
             line{"ASK 1 ?:7001", advice::down, 1},
             line{"MOVED 1 a:65536", advice::none},
             line{"MOVED 1 a:1x", advice::none},
             line{"MOVEDX 1 a:1", advice::none},
             line{"ERR unknown command", advice::none},
             line{"", advice::none},
         }) {
        CAPTURE(each.text);
        auto const found = redirect_of(each.text);
        CHECK(found.what == each.what);
        if (found.what == each.what && found.what != advice::none) {
            CHECK(found.slot == each.slot);
            CHECK(found.to == each.to);
        }
    }
}

TEST_CASE("which slots have another owner")
{
    slot_map map;
    auto const moved = [&](std::vector<slot_range> const& ranges) {
        auto const found = map.set_all(ranges);
        std::vector<unsigned> slots;
        for (unsigned slot = 0; slot < hash_slot_count; ++slot) {
            if (found.has(static_cast<hash_slot>(slot)))
                slots.push_back(slot);
        }
        return slots;
    };
    using slots = std::vector<unsigned>;
    CHECK(moved({{0, 2, one}, {16383, 16383, other}}) == slots{0, 1, 2, 16383});
    CHECK(moved({{16383, 16383, other}, {0, 2, one}}) == slots{});
    CHECK(moved({{0, 1, one}, {2, 3, other}, {16383, 16383, other}}) == slots{2, 3});
    CHECK(moved({{0, 1, one}, {2, 3, other}}) == slots{16383});
    CHECK(slot_set{}.empty());
    CHECK(slot_set::all().has_all());
    slot_set some;
    some.add(slot_of("a"));
    CHECK(some.has_slot_of("{a}.b"));
    CHECK_FALSE(some.has_slot_of("b"));
    some.add(slot_set::all());
    CHECK(some.has_slot_of("b"));
}

TEST_CASE("who has which slot")
{
    slot_map map;
    CHECK(map.empty());
    CHECK(map.owner_of(0) == nullptr);
    CHECK(map.masters().empty());

    CHECK_FALSE(map.set_all({{0, 99, one}, {100, 16383, other}}).empty());
    CHECK(map.set_all({{100, 16383, other}, {0, 50, one}, {51, 99, one}}).empty());
    CHECK(*map.owner_of(99) == one);
    CHECK(*map.owner_of(100) == other);
    CHECK(*map.owner_of(16383) == other);
    CHECK(map.masters().size() == 2);
    using shares = std::vector<std::pair<endpoint, std::size_t>>;
    CHECK(map.shares() == shares{{other, 16284}, {one, 100}});
    auto const its = map.slots_of(one);
    CHECK(its.has(0));
    CHECK(its.has(99));
    CHECK_FALSE(its.has(100));
    CHECK_FALSE(its.has_all());
    CHECK(map.slots_of({"nobody", 1}).empty());

    CHECK(map.set(100, one));
    CHECK_FALSE(map.set(100, one));
    CHECK(*map.owner_of(100) == one);
    CHECK(*map.owner_of(101) == other);

    CHECK_FALSE(map.set_all({{0, 16383, one}}).empty());
    CHECK(map.masters() == std::vector{one});

    CHECK_FALSE(map.set_all({{0, 0, other}, {1, 16383, one}}).empty());
    CHECK(map.masters() == std::vector{other, one});
    CHECK(map.set(0, one)); // its last
    CHECK(map.masters() == std::vector{one});

    CHECK_FALSE(map.set_all({{5, 6, other}}).empty());
    CHECK_FALSE(map.set_all({{5, 6, one}}).empty());
    CHECK_FALSE(map.set_all({{5, 6, other}, {7, 7, one}}).empty());
    CHECK_FALSE(map.set_all({{5, 6, other}}).empty());
    CHECK(map.owner_of(4) == nullptr);
    CHECK(*map.owner_of(6) == other);
    CHECK(map.owner_of(7) == nullptr);
}

TEST_CASE("who the masters are")
{
    slot_map map;
    CHECK(map.identities().empty());
    CHECK_FALSE(
        map.set_all({{0, 9, one, "of one"}, {10, 99, other}, {100, 200, {}, "far away"}}).empty());
    using names = std::vector<std::string>;
    auto const address = other.host + ':' + std::to_string(other.port);
    names all{"far away", "of one", address};
    std::sort(all.begin(), all.end());
    CHECK(map.identities() == all);
    CHECK(map.identity_of(one) == "of one");
    CHECK(map.identity_of(other) == address);
    CHECK(map.identity_of({"nobody", 1}) == "nobody:1");
    CHECK(map.owner_of(100) == nullptr);
    CHECK(map.masters() == std::vector{one, other});

    // What is told of the same slots anew.
    CHECK(map.set_all({{0, 9, one, "another"}, {10, 99, other, "b"}}).empty());
    CHECK(map.identities() == names{"another", "b"});
    for (hash_slot slot = 0; slot < 10; ++slot)
        map.set(slot, other);
    CHECK(map.identities() == names{"another", "b"}); // until all is told anew
    map.set(0, {"c", 1});
    CHECK(map.identities() == names{"another", "b", "c:1"});
    // Two that are reached by the same way.
    map.set_all({{0, 9, one, "a"}, {10, 99, one, "b"}});
    CHECK(map.identities() == names{"a", "b"});
}

TEST_CASE("of masters that are made up no more than a thousand are believed")
{
    slot_map map;
    std::vector<slot_range> made_up;
    for (hash_slot slot = 0; slot < hash_slot_count; ++slot)
        made_up.push_back({slot, slot, {std::string(200, 'a') + std::to_string(slot), 7000}});
    CHECK_FALSE(map.set_all(made_up).empty());
    CHECK(map.masters().size() == 1'000);
    CHECK(*map.owner_of(999) == made_up[999].master);
    CHECK(map.owner_of(1'000) == nullptr);
    CHECK_FALSE(map.set(1'000, made_up[1'000].master));
    CHECK(map.owner_of(1'000) == nullptr);
    CHECK(map.set(1'000, made_up[0].master));
    std::reverse(made_up.begin(), made_up.end());
    CHECK_FALSE(map.set_all(made_up).empty());
    CHECK(map.owner_of(0) == nullptr);
    CHECK_FALSE(map.set_all({{0, 16383, one}}).empty());
    CHECK(map.masters() == std::vector{one});
}

namespace {

slots_answer gathered_from(std::string const& bytes)
{
    reader from;
    from.feed(bytes);
    slots_answer gathered;
    resp_value value;
    while (from.next(value) == reader::step::value) {
        if (value.depth > 0)
            gathered.on_value(value);
    }
    return gathered;
}

} // namespace

TEST_CASE("the answer to CLUSTER SLOTS")
{
    auto const read = [](std::string const& bytes) { return gathered_from(bytes).take(); };
    std::string const master = "*4\r\n$8\r\n10.0.0.1\r\n:7001\r\n$2\r\nid\r\n"
                               "*2\r\n$8\r\nhostname\r\n$1\r\nx\r\n";
    std::string const replica = "*3\r\n$8\r\n10.0.0.9\r\n:7009\r\n$2\r\nid\r\n";
    auto const two = read("*2\r\n*4\r\n:0\r\n:5460\r\n" + master + replica +
                          "*3\r\n:5461\r\n:16383\r\n*3\r\n_\r\n:7002\r\n$1\r\nx\r\n");
    REQUIRE(two.size() == 2);
    CHECK(two[0].first == 0);
    CHECK(two[0].last == 5460);
    CHECK(two[0].master == one);
    CHECK(two[1].first == 5461);
    CHECK(two[1].last == 16383);
    CHECK(two[1].master == endpoint{"", 7002}); // whose address is that of this connection
    CHECK(two[0].id == "id");
    CHECK(two[1].id == "x");

    CHECK(read("*0\r\n").empty());
    for (std::string const strange : {
             "*1\r\n:5\r\n",                                            // no range
             "*1\r\n*0\r\n",                                            //
             "*1\r\n*2\r\n:0\r\n:5\r\n",                                // without a master
             "*1\r\n*3\r\n:9\r\n:5\r\n*2\r\n$1\r\na\r\n:1\r\n",         // backwards
             "*1\r\n*3\r\n:-1\r\n:5\r\n*2\r\n$1\r\na\r\n:1\r\n",        //
             "*1\r\n*3\r\n:0\r\n:16384\r\n*2\r\n$1\r\na\r\n:1\r\n",     // beyond the last slot
             "*1\r\n*3\r\n:0\r\n:1\r\n*2\r\n$1\r\na\r\n:70000\r\n",     //
             "*1\r\n*3\r\n$1\r\n0\r\n:1\r\n*2\r\n$1\r\na\r\n:7001\r\n", // a text for a slot
         }) {
        CAPTURE(strange);
        CHECK(read(strange).empty());
    }
    for (std::string const strange : {
             "*3\r\n$1\r\n?\r\n:7001\r\n$2\r\nid\r\n", // without the name that is preferred
             "*3\r\n$1\r\na\r\n:0\r\n$2\r\nid\r\n",    // without a port of this sort, or without
         }) {                                          // an address
        CAPTURE(strange);
        auto const found = read("*1\r\n*3\r\n:0\r\n:1\r\n" + strange);
        REQUIRE(found.size() == 1);
        CHECK(found[0].master == endpoint{});
        CHECK(found[0].id == "id");
    }
}

TEST_CASE("the ids in the answer to CLUSTER SLOTS, each once and sorted")
{
    auto const ids_in = [](std::string const& bytes) { return gathered_from(bytes).take_ids(); };
    auto const server = [](std::string const& id) { return "*3\r\n$1\r\na\r\n:1\r\n" + id; };
    auto const range = [&](std::vector<std::string> const& servers) {
        std::string made = '*' + std::to_string(2 + servers.size()) + "\r\n:0\r\n:1\r\n";
        for (auto const& each : servers)
            made += server(each);
        return made;
    };
    using all = std::vector<std::string>;
    CHECK(ids_in("*2\r\n" + range({"$1\r\nm\r\n", "$1\r\nr\r\n"}) +
                 range({"$1\r\na\r\n", "$1\r\nr\r\n"})) == all{"a", "m", "r"});
    // What is no id, and what is longer than any.
    CHECK(ids_in("*1\r\n" + range({":5\r\n", "_\r\n", "$0\r\n\r\n",
                                   "$65\r\n" + std::string(65, 'x') + "\r\n"})) == all{});
    CHECK(ids_in("*1\r\n*3\r\n:0\r\n:1\r\n*2\r\n$1\r\na\r\n:1\r\n") == all{});
}

TEST_CASE("an answer to CLUSTER SLOTS is believed up to a thousand hosts")
{
    std::string bytes = "*3000\r\n";
    for (int slot = 0; slot < 3'000; ++slot) {
        auto const number = std::to_string(slot);
        auto const host = std::string(200, 'a') + std::to_string(10'000 + slot % 1'500);
        bytes +=
            "*3\r\n:" + number + "\r\n:" + number + "\r\n*2\r\n$205\r\n" + host + "\r\n:7001\r\n";
    }
    auto const ranges = gathered_from(bytes).take();
    REQUIRE(ranges.size() == 2'000);
    CHECK(ranges.front().master.host == std::string(200, 'a') + "10000");
    CHECK(ranges[999].first == 999);
    CHECK(ranges[1'000].first == 1'500);
    CHECK(ranges[1'000].master == ranges.front().master);
    CHECK(gathered_from("*1\r\n*3\r\n:0\r\n:5\r\n*2\r\n$256\r\n" + std::string(256, 'a') +
                        "\r\n:7001\r\n")
              .take()
              .empty());
}

TEST_CASE("slot_map: who has got slots from whom")
{
    endpoint const third{"10.0.0.3", 7003};
    using all = std::set<handover>;
    slot_map before;
    before.set_all({{0, 9, one}, {10, 19, other}});
    auto after = before;
    CHECK(after.handovers(before) == all{});
    // The masters have other numbers in another map.
    after.set_all({{0, 9, one}, {10, 19, other}, {20, 29, third}});
    CHECK(after.handovers(before) == all{});
    after.set_all({{10, 19, other}, {0, 9, one}});
    CHECK(after.handovers(before) == all{});
    after.set_all({{0, 8, one}, {9, 9, third}, {10, 15, third}, {16, 18, one}});
    CHECK(after.handovers(before) == all{{one, third}, {other, third}, {other, one}});
    CHECK(before.handovers(after) == all{{third, one}, {third, other}, {one, other}});
    CHECK(after.handovers(slot_map{}) == all{});
}
