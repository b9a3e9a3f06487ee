// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// One thing goes wrong at every step in turn: whatever it is, everybody is told, and no key stays
// behind.

#include "scripted/stage/locks.hpp"

#include <array>
#include <doctest/doctest.h>
#include <map>

using namespace scripted;
using colock::detail::script;

namespace {

enum class fault { refused, run_and_lost, lost, unsent, error, late, disconnected };
constexpr std::array all_faults{fault::refused,     fault::run_and_lost, fault::lost,
                                fault::unsent,      fault::error,        fault::late,
                                fault::disconnected};

/// Votes that remember who has a key, and get one command wrong.
struct world : locks {
    world(std::size_t votes, int faulty_step, fault what)
        : locks{votes, {.drain_timeout = 1min}}, faulty{faulty_step}, kind{what}
    {
        keys.resize(votes);
        for (std::size_t i = 0; i < votes; ++i) {
            (*this)[i].answers = [this, i](detail::command const& asked) {
                return step++ == faulty ? wrong(i, asked) : std::optional{right(i, asked)};
            };
        }
    }

    /// Does what is asked.
    reply right(std::size_t vote, detail::command const& asked)
    {
        auto& key = keys[vote][std::string{asked.key->key}];
        auto const id = std::string{asked.id.view()};
        bool const has_it = key == id;
        switch (asked.which) {
        case script::acquire:
            if (!key.empty() && !has_it)
                return no(5'000);
            key = id;
            return yes(++token);
        case script::release:
            if (has_it)
                key.clear();
            return has_it ? yes() : no(-2);
        default:
            return has_it ? yes() : no(-2);
        }
    }

    /// What goes wrong; nothing where the answer is still to come.
    std::optional<reply> wrong(std::size_t vote, detail::command const& asked)
    {
        switch (kind) {
        case fault::refused: // by somebody else's key, or because ours has been lost
            if (asked.which == script::acquire)
                return no(50);
            keys[vote].clear();
            return no(-2);
        case fault::run_and_lost:
            right(vote, asked);
            return lost();
        case fault::lost:
            return lost();
        case fault::unsent:
            return unsent();
        case fault::error:
            return scripted::error(errc::out_of_memory);
        case fault::late:
            at(now() + 1500ms,
               [this, vote, said = right(vote, asked)] { (*this)[vote].say(said); });
            return std::nullopt;
        case fault::disconnected:
            at(now() + 1ms, [this, vote] { (*this)[vote].disconnect(); });
            at(now() + 500ms, [this, vote] { (*this)[vote].connect(); });
            return std::nullopt;
        }
        return std::nullopt;
    }

    int keys_left() const
    {
        int count = 0;
        for (auto const& vote : keys) {
            for (auto const& [key, id] : vote)
                count += !id.empty();
        }
        return count;
    }

    int step = 0;
    int faulty;
    fault kind;
    std::int64_t token = 0;
    std::vector<std::map<std::string, std::string>> keys;
};

/// Two take turns, one of them extends its lease; returns how many commands that took.
int play(std::size_t votes, int faulty, fault what, colock::lock_options const& wanted)
{
    world test{votes, faulty, what};
    colock::mutex const a{test.client(), "a", wanted};
    auto const first = test.acquire(a);
    auto const second = test.acquire(a);
    auto const trying = test.try_acquire(a);
    test.pass(10s);
    CHECK(first->done);
    CHECK_FALSE(first->error);
    CHECK(trying->done);
    auto const loss = test.wait_lost(first->value);
    auto const longer = test.extend(first->value);
    test.pass(5s);
    CHECK(longer->done);
    auto const end = test.release(first->value);
    test.pass(10s);
    CHECK(end->done);
    CHECK(loss->done);
    CHECK(second->done);
    CHECK_FALSE(second->error);
    second->value = {};
    trying->value.reset();
    test.pass(1min);
    CHECK(test.metrics().waiters == 0);
    CHECK(test.metrics().leases == 0);
    CHECK(test.keys_left() == 0);
    auto const closed = test.close();
    test.run();
    CHECK(closed->done);
    CHECK_FALSE(closed->error);
    for (std::size_t i = 0; i < votes; ++i)
        CHECK(test[i].open().empty());
    return test.step;
}

} // namespace

TEST_CASE("a fault at any step leaves nobody waiting and no key behind")
{
    for (auto const& wanted : {colock::lock_options{}, colock::lock_options{.hand_offs = 0},
                               colock::lock_options{.fencing = false}}) {
        for (std::size_t const votes : {1u, 3u, 5u}) {
            CAPTURE(votes);
            auto const steps = play(votes, -1, fault::lost, wanted);
            CHECK(steps > static_cast<int>(votes) * 4);
            for (int step = 0; step < steps; ++step) {
                CAPTURE(step);
                for (auto const what : all_faults) {
                    CAPTURE(static_cast<int>(what));
                    play(votes, step, what, wanted);
                }
            }
        }
    }
}
