// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/pushes.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

using namespace colock::detail;
using texts = std::vector<std::string>;

namespace {

/// What is heard of these bytes; "-" for each value that is an answer's.
texts heard(pushes& by, std::string_view bytes)
{
    texts all;
    reader from;
    from.feed(bytes);
    for (resp_value value; from.next(value) == reader::step::value;) {
        if (!by.takes(value)) {
            all.emplace_back("-");
            continue;
        }
        auto const news = by.on_value(value);
        if (news == pushes::news::key_changed)
            all.push_back("changed " + std::string{value.text});
        else if (news == pushes::news::subscribed)
            all.emplace_back("subscribed");
    }
    if (by.take_all_changed())
        all.emplace_back("all changed");
    return all;
}

} // namespace

TEST_CASE("pushes: the keys that have changed, one by one, between answers")
{
    pushes test{false};
    CHECK(heard(test, "+OK\r\n>2\r\n$10\r\ninvalidate\r\n*2\r\n$1\r\na\r\n$1\r\nb\r\n:1\r\n") ==
          texts{"-", "changed a", "changed b", "-"});
}

TEST_CASE("pushes: all keys may have changed, which is told once")
{
    pushes test{false};
    CHECK(heard(test, ">2\r\n$10\r\ninvalidate\r\n_\r\n>2\r\n$10\r\ninvalidate\r\n_\r\n") ==
          texts{"all changed"});
    CHECK(heard(test, "+OK\r\n") == texts{"-"});
}

TEST_CASE("pushes: a message is of interest where a sentinel has sent it")
{
    constexpr std::string_view message = ">3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$1\r\nm\r\n";
    pushes of_server{false};
    CHECK(heard(of_server, message).empty());
    pushes of_sentinel{true};
    CHECK(heard(of_sentinel, message) == texts{"all changed"});
}

TEST_CASE("pushes: a subscription is confirmed when its message has ended")
{
    pushes test{true};
    CHECK(heard(test, ">3\r\n$9\r\nsubscribe\r\n$1\r\nc\r\n").empty());
    resp_value last{.type = resp::number, .depth = 1, .number = 1, .ends_message = true};
    CHECK(test.takes(last));
    CHECK(test.on_value(last) == pushes::news::subscribed);
    CHECK_FALSE(test.takes({.type = resp::number, .ends_message = true}));
}

TEST_CASE("pushes: nothing is left of a message in which the connection has ended")
{
    pushes test{false};
    CHECK(heard(test, ">2\r\n$10\r\ninvalidate\r\n*1\r\n").empty());
    test.clear();
    CHECK(heard(test, "$1\r\na\r\n") == texts{"-"});
    resp_value const all{.type = resp::null, .depth = 1, .ends_message = true};
    test.takes({.type = resp::push, .number = 2});
    test.on_value({.type = resp::push, .number = 2});
    test.on_value({.type = resp::blob_string, .depth = 1, .text = "invalidate"});
    test.on_value(all);
    test.clear();
    CHECK_FALSE(test.take_all_changed());
}
