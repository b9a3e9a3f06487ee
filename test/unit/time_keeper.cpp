// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/time_keeper.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <deque>
#include <memory>

namespace asio = boost::asio;
using namespace std::chrono_literals;
using colock::clock;
using colock::detail::time_keeper;
using colock::detail::timed;

namespace {

struct entry final : timed {
    explicit entry(of what) : timed{what} {}
    void on_time(clock::time_point) override { ++calls; }

    using timed::of;
    int calls = 0;
};

int count(std::deque<entry> const& all)
{
    int calls = 0;
    for (auto const& each : all)
        calls += each.calls;
    return calls;
}

} // namespace

TEST_CASE("what is due comes in portions, and no lease waits for a portion of others")
{
    for (auto const first : {entry::of::others, entry::of::a_lease}) {
        auto const second = first == entry::of::others ? entry::of::a_lease : entry::of::others;
        asio::io_context io;
        auto const keeper = std::make_shared<time_keeper>(
            asio::make_strand(asio::any_io_executor{io.get_executor()}));
        std::deque<entry> many;
        for (int i = 0; i < 2'500; ++i)
            keeper->set(many.emplace_back(first), clock::now() - 1s);
        entry late{second};
        keeper->set(late, clock::now());
        int before_it = 0;
        int greatest_portion = 0;
        for (int called = 0; io.run_one() > 0; called = count(many)) {
            greatest_portion = std::max(greatest_portion, count(many) - called);
            if (late.calls == 0)
                before_it = count(many);
        }
        CHECK(count(many) == 2'500);
        CHECK(late.calls == 1);
        CHECK(greatest_portion <= 1'000);
        CHECK(before_it <= (second == entry::of::a_lease ? 0 : 2'000));
    }
}
