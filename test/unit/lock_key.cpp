// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/lock_key.hpp"

#include "core/hash_slot.hpp"
#include "kind/words.hpp"
#include "support/dice.hpp"
#include "support/timing.hpp"

#include <doctest/doctest.h>

#include <boost/uuid/random_generator.hpp>

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

using colock::detail::append_bulk;
using colock::detail::lock_id;
using colock::detail::lock_key;
using colock::detail::slot_of;

namespace {

/// Texts that the keys of locks and counters are made of, in any order, and now and then any byte.
class odd_texts {
public:
    explicit odd_texts(support::dice& random) : random_{random} {}

    std::string next()
    {
        static std::array<std::string, 13> const pieces{
            "{", "}", "{", "}", ":colock:fence", ":colock:fence",       "~",
            ":", "!", "a", "@", "lock:",         "redisson_lock_token:"};
        // What has been a key may be a name, too.
        std::string text = !known_.empty() && random_.chance(40) ? one_of(known_) : "";
        for (int i = random_.number(text.empty() ? 1 : 0, 5); i > 0; --i) {
            auto const piece = random_.chance(5)
                                   ? std::string(1, static_cast<char>(random_.number(-128, 127)))
                                   : one_of(pieces);
            text = random_.chance(70) ? text + piece : piece + text;
        }
        return text;
    }

    void add(std::string_view text)
    {
        if (text.size() > 100)
            return;
        if (known_.size() < 1'000)
            known_.emplace_back(text);
        else
            known_[static_cast<std::size_t>(random_.number(0, 999))] = std::string{text};
    }

private:
    template <class Choices>
    std::string const& one_of(Choices const& choices)
    {
        return choices[static_cast<std::size_t>(
            random_.number(0, static_cast<int>(choices.size()) - 1))];
    }

    support::dice& random_;
    std::vector<std::string> known_;
};

} // namespace

TEST_CASE("Redisson's counter of a lock has the name that Redisson gives it")
{
    using colock::token_counter;
    CHECK(lock_key{"", "order:7", token_counter::redisson}.fence_key ==
          "redisson_lock_token:{order:7}");
    CHECK(lock_key{"lock:", "{user}:1", token_counter::redisson}.fence_key ==
          "redisson_lock_token:lock:{user}:1");
    CHECK(lock_key{"", "order:7"}.fence_key == "{order:7}:colock:fence");
    CHECK(lock_key{"", "order:7"}.channel() == "redisson_lock__channel:{order:7}");
}

TEST_CASE("the key is the prefix and the name")
{
    lock_key const key{"lock:", "stock:42"};
    CHECK(key.key == "lock:stock:42");
    CHECK(key.name() == "stock:42");
    CHECK(lock_key{"", "x"}.key == "x");
}

TEST_CASE("the counter has the hash tag of the lock, or makes one")
{
    CHECK(lock_key{"lock:", "a"}.fence_key == "{lock:a}:colock:fence");
    CHECK(lock_key{"lock:", "open{"}.fence_key == "{lock:open{}:colock:fence");
    CHECK(lock_key{"lock:", "{user}:1"}.fence_key == "lock:{user}:1::colock:fence");
    lock_key const odd{"lock:", "close}"};
    auto const tag = odd.fence_key.substr(0, 6);
    CHECK(odd.fence_key == std::string{tag} + "lock:close}!:colock:fence");
    CHECK(slot_of(tag) == slot_of("lock:close}"));
}

TEST_CASE("a name that ends like a counter's key is no counter's key")
{
    lock_key const taken{"", "{a}:colock:fence"};
    CHECK(taken.key == "{a}:colock:fence~");
    CHECK(taken.name() == "{a}:colock:fence");
    CHECK(lock_key{"", "{a}:colock:fence~~"}.key == "{a}:colock:fence~~~");
    CHECK(lock_key{"", "a~"}.key == "a~");
    lock_key const across{"x:colock:", "fence"};
    CHECK(across.key == "x:colock:fence~");
    CHECK(across.name() == "fence");
    lock_key const redissons{"", "redisson_lock_token:{a}"};
    CHECK(redissons.key == "~redisson_lock_token:{a}");
    CHECK(redissons.name() == "redisson_lock_token:{a}");
    CHECK(lock_key{"", "~redisson_lock_token:{a}"}.key == "~~redisson_lock_token:{a}");
    CHECK(lock_key{"redisson_", "lock_token:"}.name() == "lock_token:");
    CHECK(lock_key{"", "redisson_lock_token"}.key == "redisson_lock_token");
    CHECK(lock_key{"", "~~~"}.key == "~~~");
}

TEST_CASE("keys: no two names share one, and a lock's and its counter's are in one slot")
{
    support::dice random;
    CAPTURE(random.seed());
    odd_texts texts{random};
    std::map<std::string, std::string, std::less<>> locks;
    std::map<std::string, std::string, std::less<>> counters;
    std::set<std::string, std::less<>> redissons; // which some names share
    std::set<std::string, std::less<>> apart;
    constexpr std::size_t names = support::sanitized ? 10'000 : 50'000;
    for (std::size_t i = 0; i < names; ++i) {
        auto const whole = texts.next();
        auto const cut = static_cast<std::size_t>(
            random.chance(30) ? 0 : random.number(0, static_cast<int>(whole.size()) - 1));
        lock_key const made{whole.substr(0, cut), whole.substr(cut)};
        CAPTURE(whole);
        CAPTURE(cut);
        REQUIRE(made.name() == whole.substr(cut));
        REQUIRE(slot_of(made.key) == slot_of(made.fence_key));
        REQUIRE(locks.try_emplace(std::string{made.key}, whole).first->second == whole);
        REQUIRE(counters.try_emplace(std::string{made.fence_key}, whole).first->second == whole);
        lock_key const shared{whole.substr(0, cut), whole.substr(cut), nullptr,
                              colock::token_counter::redisson};
        REQUIRE(shared.key == made.key);
        redissons.emplace(shared.fence_key);
        REQUIRE_FALSE(locks.contains(made.fence_key));
        REQUIRE_FALSE(locks.contains(shared.fence_key));
        REQUIRE_FALSE(counters.contains(made.key));
        REQUIRE_FALSE(counters.contains(shared.fence_key));
        REQUIRE_FALSE(redissons.contains(made.key));
        REQUIRE_FALSE(redissons.contains(made.fence_key));
        lock_key const no_lock{lock_key::apart{whole + "a"}};
        REQUIRE(no_lock.key == whole + "a:colock:fence");
        apart.emplace(no_lock.key);
        REQUIRE_FALSE(locks.contains(no_lock.key));
        REQUIRE_FALSE(counters.contains(no_lock.key));
        REQUIRE_FALSE(redissons.contains(no_lock.key));
        REQUIRE_FALSE(apart.contains(made.key));
        REQUIRE_FALSE(apart.contains(made.fence_key));
        REQUIRE_FALSE(apart.contains(shared.fence_key));
        texts.add(no_lock.key);
        texts.add(made.key);
        texts.add(shared.fence_key);
        texts.add(made.fence_key);
    }
    CHECK(locks.size() > names / 5);
}

TEST_CASE("both keys are arguments as they go over the wire")
{
    for (std::string const name : {"a", "{tag}", "close}", "b:colock:fence", "1\r\n$2\r\n"}) {
        CAPTURE(name);
        lock_key const made{"lock:", name};
        std::string lock;
        std::string counter;
        append_bulk(lock, made.key);
        append_bulk(counter, made.fence_key);
        CHECK(made.key_argument() == lock);
        CHECK(made.fence_key_argument() == counter);
        CHECK(made.arguments == lock + counter);
    }
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
