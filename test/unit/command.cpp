// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/command.hpp"

#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "support/simulated_server.hpp"

#include <doctest/doctest.h>

#include <boost/uuid/string_generator.hpp>

#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace colock::detail;
using namespace std::chrono_literals;
using texts = std::vector<std::string>;

namespace {

std::string const id = "01234567-89ab-cdef-0123-456789abcdef";
std::string const other_id = "11234567-89ab-cdef-0123-456789abcdef";
std::string const counter_a = "{lock:a}:colock:fence";
std::string const counter_b = "{lock:b}:colock:fence";

lock_id id_of(std::string const& text)
{
    return lock_id{boost::uuids::string_generator{}(text)};
}

/// The texts of the words, with "|" between commands. Checks that words which are kept as they go
/// over the wire have the same text in that form.
texts all_of(words const& rendered)
{
    texts result;
    for (std::size_t i = 0; i < rendered.commands(); ++i) {
        for (auto const& each : rendered.command(i)) {
            std::string bulk;
            append_bulk(bulk, each.text);
            CHECK((each.bulk.empty() || each.bulk == bulk));
            result.emplace_back(each.text);
        }
        if (i + 1 < rendered.commands())
            result.emplace_back("|");
    }
    return result;
}

/// A command about the locks "a" and, where it is one of many, "b".
struct sample {
    explicit sample(script which, std::shared_ptr<lock_key const> a,
                    std::shared_ptr<lock_key const> b)
        : what{which, a, id_of(id), 3000ms, 500ms, 77, {5}}
    {
        what.subject = std::make_shared<std::string const>("somebody");
        if (what.of_many())
            what.locks = std::make_shared<std::vector<held_lock> const>(
                std::vector<held_lock>{{std::move(a), id_of(id)}, {std::move(b), id_of(other_id)}});
    }

    /// Of EVALSHA, what follows the hash.
    texts script_words() const
    {
        words rendered;
        render_script(what, false, rendered);
        auto all = all_of(rendered);
        REQUIRE(all.size() > 2);
        CHECK(all[0] == "EVALSHA");
        CHECK(all[1].size() == 40);
        return {all.begin() + 2, all.end()};
    }

    command what;
};

sample mutex(script which)
{
    return sample{which, std::make_shared<lock_key const>("lock:", "a"),
                  std::make_shared<lock_key const>("lock:", "b")};
}

sample reentrant(script which, std::shared_ptr<owner_state> const& owner,
                 colock::token_counter counter = colock::token_counter::colock)
{
    return sample{which, std::make_shared<lock_key const>("lock:", "a", owner, counter),
                  std::make_shared<lock_key const>("lock:", "b", owner, counter)};
}

} // namespace

TEST_CASE("what a script of a mutex is called with")
{
    std::pair<script, texts> const expected[] = {
        {script::acquire, {"2", "lock:a", counter_a, id, "3000", "6562", "5", "77"}},
        {script::extend, {"2", "lock:a", counter_a, id, "3000", "6562"}},
        {script::extend_all,
         {"4", "lock:a", counter_a, "lock:b", counter_b, "3000", "6562", id, other_id}},
        {script::check, {"1", "lock:a", id}},
        {script::check_all, {"2", "lock:a", "lock:b", id, other_id}},
        {script::release, {"1", "lock:a", id}},
        {script::fence, {"2", "lock:a", counter_a, id, "77", "6562"}},
        {script::inspect, {"2", "lock:a", counter_a}},
        {script::mint, {"1", counter_a, "5", "6562", "77"}},
        {script::force_release,
         {"1", "lock:a", "somebody", id, "3000", "redisson_lock__channel:{lock:a}", "PUBLISH"}},
    };
    for (auto const& [which, all] : expected)
        CHECK(mutex(which).script_words() == all);
    auto first = mutex(script::acquire);
    first.what.fencing_token = 0;
    CHECK(first.script_words() == texts{"2", "lock:a", counter_a, id, "3000", "6562", "5"});
}

TEST_CASE("a lock without its counter")
{
    auto const owner = std::make_shared<owner_state>();
    for (auto const which : {script::acquire, script::extend}) {
        auto plain = mutex(which);
        plain.what.lock_alone = true;
        auto const own = which == script::acquire ? texts{"5"} : texts{};
        texts expected{"1", "lock:a", id, "3000", "6562"};
        expected.insert(expected.end(), own.begin(), own.end());
        CHECK(plain.script_words() == expected);
        auto counted = reentrant(which, owner);
        counted.what.lock_alone = true;
        CHECK(counted.script_words() ==
              texts{"1", "lock:a", id, "3000", "6562", std::string{owner->id()}});
    }
}

TEST_CASE("what a script of a reentrant mutex is called with")
{
    auto const owner = std::make_shared<owner_state>();
    auto const me = owner->id();
    std::string const channel = "redisson_lock__channel:{lock:a}";
    std::pair<script, texts> const expected[] = {
        {script::acquire, {"2", "lock:a", counter_a, id, "3000", "6562", me, "77"}},
        {script::extend, {"2", "lock:a", counter_a, id, "3000", "6562", me}},
        {script::extend_all,
         {"4", "lock:a", counter_a, "lock:b", counter_b, "3000", "6562", id, me, other_id, me}},
        {script::check, {"1", "lock:a", id, me}},
        {script::check_all, {"2", "lock:a", "lock:b", id, me, other_id, me}},
        {script::release, {"1", "lock:a", id, me, channel, "PUBLISH"}},
        {script::fence, {"2", "lock:a", counter_a, id, "77", "6562"}},
        {script::inspect, {"2", "lock:a", counter_a}},
        {script::mint, {"1", counter_a, "5", "6562", "77"}},
        {script::force_release, {"1", "lock:a", "somebody", id, "3000", channel, "PUBLISH"}},
    };
    for (auto const& [which, all] : expected)
        CHECK(reentrant(which, owner).script_words() == all);

    auto sharded = reentrant(script::release, owner);
    sharded.what.sharded_channels = true;
    CHECK(sharded.script_words() == texts{"1", "lock:a", id, me, channel, "SPUBLISH"});

    auto const redissons = reentrant(script::extend, owner, colock::token_counter::redisson);
    CHECK(redissons.script_words() ==
          texts{"2", "lock:a", "redisson_lock_token:{lock:a}", id, "3000", "0", me});
}

TEST_CASE("a script is called by its hash, or with its whole text")
{
    auto const sample = mutex(script::release);
    words by_hash;
    words by_text;
    render_script(sample.what, false, by_hash);
    render_script(sample.what, true, by_text);
    auto hash = all_of(by_hash);
    auto text = all_of(by_text);
    CHECK(text[0] == "EVAL");
    CHECK(text[1] == mutex_kind.source(script::release).text);
    CHECK(hash[0] == "EVALSHA");
    CHECK(hash[1] == mutex_kind.source(script::release).sha1());
    CHECK(texts{hash.begin() + 2, hash.end()} == texts{text.begin() + 2, text.end()});
}

TEST_CASE("the server's own commands, for a mutex only")
{
    using enum compare_and_delete;
    auto const native = [](command const& what, compare_and_delete known) {
        words rendered;
        bool const any = render_native(what, known, rendered);
        auto all = all_of(rendered);
        CHECK(any == !all.empty());
        return all;
    };
    auto unfenced = mutex(script::acquire).what;
    unfenced.minting.tokens = 0;
    CHECK(native(unfenced, none) == texts{"SET", "lock:a", id, "NX", "PX", "3000"});
    CHECK(native(unfenced, delex) == texts{"SET", "lock:a", id, "NX", "PX", "3000"});
    auto fenced = mutex(script::acquire).what;
    CHECK(native(fenced, delex).empty());
    fenced.minting.counter_floor = 1;
    CHECK(native(fenced, none) == texts{"MULTI", "|", "SET", "lock:a", id, "NX", "PX", "3000", "|",
                                        "INCRBY", counter_a, "5", "|", "EXEC"});

    auto const release = mutex(script::release).what;
    CHECK(native(release, none).empty());
    CHECK(native(release, delifeq) == texts{"DELIFEQ", "lock:a", id});
    CHECK(native(release, delex) == texts{"DELEX", "lock:a", "IFEQ", id});
    auto asking = release;
    asking.asks_who_has_it = true;
    CHECK(native(asking, delifeq).empty());
    auto of_several = mutex(script::release);
    of_several.what.locks = std::make_shared<std::vector<held_lock>>(
        std::vector<held_lock>{(*mutex(script::extend_all).what.locks)[1]});
    CHECK(native(of_several.what, delifeq).empty());
    CHECK(of_several.script_words() == texts{"1", "lock:a", id, other_id});

    for (auto const which : {script::extend, script::check, script::fence, script::inspect})
        CHECK(native(mutex(which).what, delifeq).empty());

    auto const owner = std::make_shared<owner_state>();
    for (auto const which : {script::acquire, script::release}) {
        auto what = reentrant(which, owner).what;
        what.minting.tokens = 0;
        CHECK(native(what, delifeq).empty());
    }
}

TEST_CASE("what is waited for until replicas have it, or a disk")
{
    auto const native = [](command const& what) {
        words rendered;
        CHECK(render_native(what, compare_and_delete::none, rendered));
        return all_of(rendered);
    };
    command stamp{script::stamp,
                  std::make_shared<lock_key const>(lock_key::apart{"colock:{a}:x"}),
                  {},
                  3'600'000ms};
    CHECK(native(stamp) == texts{"SET", "colock:{a}:x:colock:fence", "1", "PX", "3600000"});
    stamp.only_if_there = true;
    CHECK(native(stamp) == texts{"PEXPIRE", "colock:{a}:x:colock:fence", "3600000"});
    command wait{.which = script::replicated, .key = nullptr, .id = {}, .ttl = 900ms};
    wait.replicas = 2;
    CHECK(native(wait) == texts{"WAIT", "2", "900"});
    wait.which = script::synced;
    CHECK(native(wait) == texts{"WAITAOF", "1", "0", "900"});
}

TEST_CASE("kinds: each is at its place, and has all scripts, without comments")
{
    for (std::size_t i = 0; i < all_kinds.size(); ++i) {
        CHECK(all_kinds[i]->number == i);
        if (all_kinds[i]->joins)
            CHECK((all_kinds[i]->has_owners && all_kinds[i]->always_mints &&
                   !all_kinds[i]->hands_over));
        for (std::size_t which = 0; which < script_count; ++which) {
            auto const& source = all_kinds[i]->source(static_cast<script>(which));
            CHECK_FALSE(source.text.empty());
            CHECK(source.text.find("--") == source.text.npos);
            CHECK(source.sha1() == support::sha1(source.text));
            std::string bulk;
            append_bulk(bulk, source.sha1());
            CHECK(source.bulk == bulk);
        }
    }
}

TEST_CASE("leases meet: those of one owner share a grant, all others exclude each other")
{
    auto const owner = std::make_shared<owner_state>();
    lock_key const plain{"lock:", "a"};
    lock_key const same{"lock:", "a"};
    lock_key const mine{"lock:", "a", owner};
    lock_key const mine_too{"lock:", "a", owner};
    lock_key const other{"lock:", "a", std::make_shared<owner_state>()};
    CHECK(mine.meets(mine_too) == meeting::joins);
    CHECK(mine.meets(other) == meeting::excludes);
    CHECK(mine.meets(plain) == meeting::excludes);
    CHECK(plain.meets(same) == meeting::excludes);
    CHECK(plain.interchangeable_with(same));
    CHECK(mine.interchangeable_with(mine_too));
    CHECK_FALSE(mine.interchangeable_with(other));
    CHECK_FALSE(mine.interchangeable_with(plain));
    lock_key const replicated{
        mutex_kind, "lock:", "a", nullptr, 1, colock::token_counter::colock, {.replicas = 1}};
    CHECK(replicated.meets(plain) == meeting::excludes);
    CHECK_FALSE(plain.interchangeable_with(replicated));
}
