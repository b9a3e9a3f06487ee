// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/event_hook.hpp"

#include "scripted/stage/stage.hpp"

#include <boost/asio/post.hpp>

#include <doctest/doctest.h>
#include <memory>
#include <string>
#include <vector>

using namespace std::chrono_literals;
using namespace scripted;
using colock::detail::event_hook;

namespace {

/// What is heard of events, and what runs between them. Each event takes the hook some time.
struct hook : stage {
    explicit hook(colock::clock::duration each_takes)
        : tells{std::make_shared<event_hook>(context().get_executor(),
                                             [this, each_takes](colock::event const& what) {
                                                 heard.emplace_back(what.name);
                                                 stand_still(each_takes);
                                             })}
    {
    }
    void tell(std::string const& name)
    {
        tells->tell({colock::event_kind::lease_lost, {}, name, {}});
    }

    std::vector<std::string> heard;
    std::shared_ptr<event_hook> tells;
};

using names = std::vector<std::string>;

} // namespace

TEST_CASE("event hook: events are heard in order, the first before what is posted later")
{
    hook test{0ms};
    test.tell("a");
    asio::post(test.context(), [&] { test.heard.emplace_back("posted"); });
    test.run();
    for (auto const* name : {"b", "c", "d"})
        test.tell(name);
    test.run();
    CHECK(test.heard == names{"a", "posted", "b", "c", "d"});
}

TEST_CASE("event hook: where it takes its time, others get their turn between two events")
{
    hook test{10ms};
    for (auto const* name : {"a", "b", "c"})
        test.tell(name);
    asio::post(test.context(), [&] {
        test.heard.emplace_back("posted");
        test.tell("d");
    });
    test.run();
    CHECK(test.heard == names{"a", "posted", "b", "c", "d"});
    // It begins anew.
    test.tell("e");
    test.run();
    CHECK(test.heard.back() == "e");
}
