// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/owner_state.hpp"

#include "base/entropy.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <memory>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace colock::detail;

namespace {

class client_of_owners final : public owner_place {
public:
    explicit client_of_owners(std::string servers) : servers_{std::move(servers)} {}

    void owner_got(std::string) override { ++told_; }
    std::string const& servers() const override { return servers_; }
    int told() const { return told_; }

private:
    std::string servers_;
    std::atomic<int> told_{0};
};

class made_lease final : public owned_lease {
public:
    made_lease(owner_place& place, std::shared_ptr<lock_key const> key, std::uint64_t token)
        : owned_lease{token}, place_{place}, key_{std::move(key)}
    {
    }

    owner_place& place() const override { return place_; }
    std::shared_ptr<lock_key const> const& key() const override { return key_; }
    lock_id const& id() const override { return id_; }
    bool valid() const override { return valid_; }
    void lose() { valid_ = false; }

private:
    owner_place& place_;
    std::shared_ptr<lock_key const> key_;
    lock_id id_{fresh_uuid()};
    std::atomic<bool> valid_{true};
};

struct two_places {
    std::shared_ptr<owner_state> me = std::make_shared<owner_state>();
    std::shared_ptr<lock_key const> key = std::make_shared<lock_key const>("", "name", me);
    client_of_owners first{"a"};
    client_of_owners second{"a"};
    client_of_owners elsewhere{"b"};
};

} // namespace

TEST_CASE_FIXTURE(two_places,
                  "owner: the sibling of a lease is the valid one with the greatest token")
{
    CHECK_FALSE(me->sibling_of("name", second));
    made_lease one{first, key, 7};
    made_lease two{first, key, 9};
    made_lease unfenced{first, key, 0};
    made_lease other{elsewhere, key, 20};
    for (auto* each : {&one, &two, &unfenced, &other})
        CHECK(me->got(*each, each->next_token()) >= each->next_token());
    two.use_next_token(9);
    one.use_next_token(7);
    auto const found = me->sibling_of("name", second);
    REQUIRE(found);
    CHECK(found->fencing_token == 9);
    CHECK(found->lock.id.view() == two.id().view());
    CHECK_FALSE(me->sibling_of("another name", second));
    two.lose();
    CHECK(me->sibling_of("name", second)->fencing_token == 7);
    me->gave_up(one);
    unfenced.use_next_token(0);
    // The servers elsewhere may be the same by other addresses.
    auto const perhaps = me->sibling_of("name", second);
    REQUIRE(perhaps);
    CHECK(perhaps->fencing_token == 20);
    CHECK(perhaps->servers == "b");
    me->gave_up(other);
    CHECK_FALSE(me->sibling_of("name", second));
    for (auto* each : {&two, &unfenced})
        me->gave_up(*each);
    CHECK_FALSE(me->has("name"));
}

TEST_CASE_FIXTURE(two_places,
                  "owner: the tokens of its leases do not go back, nor up to a stranger's")
{
    made_lease older{first, key, 100};
    CHECK(me->got(older, 100) == 100);
    // It is not known whether the servers still count the older one: somebody else may have had a
    // token in between.
    made_lease newer{second, key, 300};
    CHECK(me->got(newer, 300) == 300);
    // Leases that are yet to come of the older grant are later than the newer one.
    CHECK(older.next_token() == 300);
    // An answer that was overtaken by that of a later grant.
    made_lease overtaken{first, key, 200};
    CHECK(me->got(overtaken, 200) == 300);

    made_lease other{elsewhere, key, 5};
    CHECK(me->got(other, 5) == 5);
    made_lease unfenced{second, key, 0};
    CHECK(me->got(unfenced, 0) == 0);
    me->fence(unfenced, 250);
    CHECK(unfenced.next_token() == 300);
    for (auto* each : {&older, &newer, &overtaken, &other, &unfenced})
        me->gave_up(*each);
}

TEST_CASE_FIXTURE(two_places, "owner: the same servers by other addresses, once that is known")
{
    made_lease older{first, key, 100};
    me->got(older, 100);
    made_lease apart{elsewhere, key, 300};
    CHECK(me->got(apart, 300) == 300);
    CHECK(older.next_token() == 100);
    me->are_the_same("b", "a");
    me->are_the_same("a", "a");
    made_lease newer{elsewhere, key, 50};
    CHECK(me->got(newer, 50) == 300);
    CHECK(older.next_token() == 300);
    for (auto* each : {&older, &apart, &newer})
        me->gave_up(*each);
}

TEST_CASE_FIXTURE(two_places,
                  "owner: whoever waits at another client is told, once for each client")
{
    lock_key const other_name{"", "other", me};
    me->add(*key, first);
    me->add(*key, second);
    me->add(*key, second); // another who waits for the same
    me->add(other_name, elsewhere);
    made_lease held{first, key, 1};
    me->got(held, 1);
    CHECK(first.told() == 0);
    CHECK(second.told() == 1);
    CHECK(elsewhere.told() == 0);
    CHECK(me->has("name"));
    me->remove(*key, second);
    me->gave_up(held);
    CHECK_FALSE(me->has("name"));
    me->got(held, 1);
    CHECK(second.told() == 2);
    me->remove(*key, second);
    me->remove(*key, first);
    me->gave_up(held);
    me->got(held, 1);
    CHECK(second.told() == 2);
    me->gave_up(held);
    me->remove(other_name, elsewhere);
}

TEST_CASE_FIXTURE(two_places,
                  "owner: a child is another, whatever other threads were doing at the fork")
{
    auto const id = me->id();
    made_lease parents{first, key, 1};
    me->got(parents, 1);
    me->add(*key, first);

    std::atomic<bool> stop{false};
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; ++i) {
        threads.emplace_back([&] {
            made_lease mine{second, key, 2};
            while (!stop) {
                me->got(mine, 2);
                me->add(*key, second);
                me->fence(mine, 2);
                me->sibling_of("name", first);
                me->has("name");
                me->remove(*key, second);
                me->gave_up(mine);
            }
        });
    }
    // The child uses all of the owner's state, but nothing of doctest.
    auto const in_child = [&]() -> int {
        ::alarm(20); // ends it where it hangs
        me->remove(*key, first);
        me->gave_up(parents);
        if (me->has("name") || me->sibling_of("name", second))
            return 1;
        if (me->id() == id || me->id() != me->id())
            return 2;
        made_lease mine{second, key, 3};
        me->add(*key, first);
        auto const told = first.told();
        if (me->got(mine, 3) != 3 || first.told() != told + 1 || !me->has("name"))
            return 3;
        me->fence(mine, 4);
        me->remove(*key, first);
        me->gave_up(mine);
        if (me->has("name"))
            return 4;
        return 0;
    };
    int failed = 0;
    int const forks = 60;
    for (int i = 0; i < forks; ++i) {
        pid_t const child = ::fork();
        if (child == 0)
            ::_exit(in_child());
        REQUIRE(child > 0);
        int status = 0;
        ::waitpid(child, &status, 0);
        failed += status != 0;
    }
    stop = true;
    for (auto& each : threads)
        each.join();
    CHECK(failed == 0);
    CHECK(me->id() == id);
    CHECK(me->has("name"));
    me->remove(*key, first);
    me->gave_up(parents);
}
