// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/event_hook.hpp"

#include <colock/clock.hpp>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <chrono>
#include <doctest/doctest.h>
#include <memory>
#include <string>
#include <vector>

using namespace std::chrono_literals;
using colock::detail::event_hook;
namespace asio = boost::asio;

namespace {

/// A hook that takes its time, and a list of the events that it hears and of what runs between
/// them.
struct hook {
    explicit hook(colock::clock::duration each_takes)
        : tells{std::make_shared<event_hook>(
              io.get_executor(), [this, each_takes](colock::event const& what) {
                  heard.emplace_back(what.name);
                  for (auto const end = colock::clock::now() + each_takes;
                       colock::clock::now() < end;) {
                  }
              })}
    {
    }
    void tell(std::string const& name)
    {
        tells->tell({colock::event_kind::lease_lost, {}, name, {}});
    }

    asio::io_context io;
    std::vector<std::string> heard;
    std::shared_ptr<event_hook> tells;
};

using names = std::vector<std::string>;

} // namespace

TEST_CASE("event hook: events are heard in order, the first before what is posted later")
{
    hook test{0ms};
    test.tell("a");
    asio::post(test.io, [&] { test.heard.emplace_back("posted"); });
    test.io.run();
    for (auto const* name : {"b", "c", "d"})
        test.tell(name);
    test.io.restart();
    test.io.run();
    CHECK(test.heard == names{"a", "posted", "b", "c", "d"});
}

TEST_CASE("event hook: where it takes its time, others get their turn between two events")
{
    hook test{10ms};
    for (auto const* name : {"a", "b", "c"})
        test.tell(name);
    asio::post(test.io, [&] {
        test.heard.emplace_back("posted");
        test.tell("d");
    });
    test.io.run();
    CHECK(test.heard == names{"a", "posted", "b", "c", "d"});
    // It begins anew.
    test.io.restart();
    test.tell("e");
    test.io.run();
    CHECK(test.heard.back() == "e");
}
