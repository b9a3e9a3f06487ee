// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/sentinel_says.hpp"

#include <doctest/doctest.h>

using namespace colock::detail;

namespace {

using texts = std::vector<std::string>;

texts const master{"name",  "mymaster", "ip",    "10.0.0.1", "port",         "6379",
                   "runid", "abc",      "flags", "master",   "config-epoch", "7"};

} // namespace

TEST_CASE("sentinel_says: the master, by its address and epoch")
{
    auto const same = claim_of(texts{"10.0.0.1", "6379"}, known_master(master));
    REQUIRE(same);
    CHECK(same->at == endpoint{"10.0.0.1", 6379});
    CHECK(same->epoch == 7);
    CHECK_FALSE(same->to_be);
    // Without an answer to the question for the address, the known master counts.
    CHECK(claim_of(texts{}, known_master(master)) == same);
}

TEST_CASE("sentinel_says: whoever has been promoted is named before the others know")
{
    auto const found = claim_of(texts{"10.0.0.2", "6380"}, known_master(master));
    REQUIRE(found);
    CHECK(found->at == endpoint{"10.0.0.2", 6380});
    CHECK(found->to_be);
    CHECK(found->newer_than({{"10.0.0.1", 6379}, 7}));
    CHECK_FALSE(found->newer_than({{"10.0.0.2", 6380}, 8}));
    CHECK(master_claim{{"10.0.0.2", 6380}, 8}.newer_than(*found));
    CHECK_FALSE(found->newer_than(*found));
}

TEST_CASE("sentinel_says: what names no server is no claim")
{
    auto const with = [](std::size_t field, std::string value) {
        auto changed = master;
        changed[field + 1] = std::move(value);
        return claim_of(texts{}, known_master(changed));
    };
    constexpr std::size_t ip = 2;
    constexpr std::size_t port = 4;
    constexpr std::size_t epoch = 10;
    CHECK(with(ip, "10.0.0.9"));
    CHECK_FALSE(with(ip, ""));
    CHECK_FALSE(with(ip, std::string(256, 'a')));
    for (auto const* const bad : {"", "0", "65536", "-1", "6379x", " 6379"})
        CHECK_FALSE_MESSAGE(with(port, bad), bad);
    for (auto const* const bad : {"", "-1", "x", "18446744073709551616"})
        CHECK_FALSE_MESSAGE(with(epoch, bad), bad);
    CHECK_FALSE(claim_of(texts{}, known_master(texts{})));
    CHECK_FALSE(claim_of(texts{}, known_master(texts{"name"})));
    CHECK_FALSE(known_master(texts{"ip", "10.0.0.1", "port", "6379", "config-epoch", "7"}));
    auto two = master;
    two.insert(two.end(), master.begin(), master.end());
    CHECK_FALSE(claim_of(texts{}, known_master(two)));
    // A malformed address does not hide the known one.
    CHECK(claim_of(texts{"10.0.0.2", "none"}, known_master(master))->at ==
          endpoint{"10.0.0.1", 6379});
    // Without a known master there is no epoch.
    CHECK_FALSE(claim_of(texts{"10.0.0.2", "6380"}, std::nullopt));
}

TEST_CASE("sentinel_says: the other sentinels")
{
    texts const two{"name", "id1", "ip", "10.0.0.3", "port", "26379",
                    "name", "id2", "ip", "",         "port", "26380",
                    "name", "id3", "ip", "10.0.0.5", "port", "26381"};
    auto const found = sentinels_of(two);
    REQUIRE(found.size() == 2);
    CHECK(found[0] == endpoint{"10.0.0.3", 26379});
    CHECK(found[1] == endpoint{"10.0.0.5", 26381});
    CHECK(sentinels_of(texts{}).empty());
    CHECK(sentinels_of(texts{"name"}).empty());
}

TEST_CASE("sentinel_says: of how many most are to agree")
{
    auto const with = [](std::string others, std::string quorum = "2") {
        auto known = master;
        known.insert(known.end(),
                     {"num-other-sentinels", std::move(others), "quorum", std::move(quorum)});
        return voters_in(known);
    };
    CHECK(with("0", "1") == 1);
    CHECK(with("4", "3") == 5);
    CHECK(with("4", "1") == 5);
    CHECK(with("4", "5") == 5);
    CHECK(with("0") == 3); // one that has forgotten the others
    CHECK(with("1", "3") == 5);
    for (std::string const bad : {"", "-1", "x", "65536"}) {
        CHECK_FALSE(with(bad));
        CHECK_FALSE(with("4", bad));
    }
    CHECK_FALSE(with("4", "0"));
    CHECK_FALSE(voters_in(master));
    CHECK_FALSE(voters_in(texts{}));
}
