// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "queue/admission.hpp"

#include <algorithm>
#include <deque>
#include <doctest/doctest.h>
#include <functional>
#include <vector>

using namespace std::chrono_literals;
using colock::detail::admission;
using colock::detail::applicant;

namespace {

struct asker final : applicant {
    explicit asker(int its_number) : number{its_number} {}

    void on_admitted() override
    {
        if (then)
            then(*this);
    }

    int number;
    std::function<void(asker&)> then;
};

/// A gate, with as many as it lets in at first, and a line before it.
struct crowd {
    explicit crowd(int in_line)
    {
        while (gate.enter(inside.emplace_back(-1))) {
        }
        // The last found no place.
        gate.leave(inside.back());
        inside.pop_back();
        for (int i = 0; i < in_line; ++i) {
            auto& one = line.emplace_back(i);
            one.then = [this](asker& admitted) { order.push_back(admitted.number); };
            REQUIRE_FALSE(gate.enter(one));
        }
    }

    std::deque<asker> inside;
    std::deque<asker> line;
    std::vector<int> order;
    admission gate; // destroyed first
};

} // namespace

TEST_CASE("an admission lets many in, and then lets others wait")
{
    crowd all{1};
    CHECK(all.inside.size() == 64);
    CHECK(all.line[0].in_line());
    CHECK_FALSE(all.line[0].admitted());
    all.gate.leave(all.inside[0]);
    CHECK(all.line[0].admitted());
    CHECK_FALSE(all.line[0].in_line());
}

TEST_CASE("places that become free go to the first and the last in turn")
{
    crowd all{5};
    for (int i = 0; i < 5; ++i)
        all.gate.leave(all.inside[static_cast<std::size_t>(i)]);
    CHECK(all.order == std::vector{0, 4, 1, 3, 2});
}

TEST_CASE("who leaves the line is not admitted, and takes no place")
{
    crowd all{3};
    all.gate.leave(all.line[0]);
    all.gate.leave(all.inside[0]);
    CHECK(all.order == std::vector{1});
    all.gate.leave(all.line[0]); // again: nothing
    CHECK(all.order == std::vector{1});
}

TEST_CASE("those who leave as soon as they are admitted do not nest")
{
    crowd all{10'000};
    int depth = 0;
    int deepest = 0;
    for (auto& one : all.line) {
        one.then = [&](asker& admitted) {
            deepest = std::max(deepest, ++depth);
            all.gate.leave(admitted);
            --depth;
        };
    }
    all.gate.leave(all.inside[0]);
    CHECK(deepest == 1);
    for (auto const& one : all.line)
        CHECK_FALSE((one.in_line() || one.admitted()));
}

TEST_CASE("while others stand in line, fewer ask where answers are slow")
{
    crowd all{100};
    auto const now = colock::clock::time_point{1h};
    all.gate.answered(now, 100us);
    for (int i = 0; i < 100; ++i)
        all.gate.answered(now, 10ms);
    std::size_t left = 0;
    while (all.order.empty())
        all.gate.leave(all.inside[left++]);
    CHECK(left == 57); // seven are inside, and the first in line
    // When no more are left in all than may ask at first, all of them ask.
    auto const in_line = [&] {
        return std::count_if(all.line.begin(), all.line.end(),
                             [](auto const& one) { return one.in_line(); });
    };
    for (auto i = all.line.size() - 1; in_line() > 57; --i)
        all.gate.leave(all.line[i]);
    CHECK(all.order.size() == 1);
    all.gate.leave(all.line[20]);
    CHECK(all.order.size() == 57);
    CHECK(in_line() == 0);
    // Then who comes in place of another need not stand in line.
    asker more{-1};
    all.gate.leave(all.inside.back());
    CHECK(all.gate.enter(more));
    asker too_many{-1};
    CHECK_FALSE(all.gate.enter(too_many));
    all.gate.leave(too_many);
}

TEST_CASE("an admission lets more in where answers are quick")
{
    crowd all{200};
    for (int i = 0; i < 50; ++i)
        all.gate.answered(colock::clock::time_point{1h}, 1ms);
    all.gate.leave(all.inside[0]);
    CHECK(all.order.size() == 51);
}
