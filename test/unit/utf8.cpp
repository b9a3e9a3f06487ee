// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/utf8.hpp"

#include <doctest/doctest.h>
#include <string_view>

using colock::detail::printable_length;
using colock::detail::utf8_length;
using namespace std::string_view_literals;

TEST_CASE("the first character of a text is measured")
{
    CHECK(utf8_length("\0"sv) == 1);
    CHECK(utf8_length("\x7f\u00e4") == 1);
    CHECK(utf8_length("\u0080x") == 2);
    CHECK(utf8_length("\u07ff") == 2);
    CHECK(utf8_length("\u0800x") == 3);
    CHECK(utf8_length("\ud7ff") == 3);
    CHECK(utf8_length("\uffff") == 3);
    CHECK(utf8_length("\U00010000x") == 4);
    CHECK(utf8_length("\U0010ffff") == 4);
}

TEST_CASE("what is no UTF-8 has no length")
{
    for (auto const text : {"\x80"sv, "\xbf"sv, "\xff"sv, "\xc3"sv, "\xc3("sv, "\xe2\x82"sv,
                            "\xe2\x82("sv, "\xf0\x9f\x94"sv, "\xf5\x80\x80\x80"sv})
        CHECK(utf8_length(text) == 0);
    CHECK(utf8_length("") == 0);
    // In more bytes than it needs.
    CHECK(utf8_length("\xc0\x9b") == 0);
    CHECK(utf8_length("\xc1\xbf") == 0);
    CHECK(utf8_length("\xe0\x9f\xbf") == 0);
    CHECK(utf8_length("\xf0\x8f\xbf\xbf") == 0);
    // A surrogate, and beyond the last character.
    CHECK(utf8_length("\xed\xa0\x80") == 0);
    CHECK(utf8_length("\xf4\x90\x80\x80") == 0);
}

TEST_CASE("control characters are not printable")
{
    for (auto const text :
         {"\0"sv, "\n"sv, "\x1f"sv, "\x7f"sv, "\u0080"sv, "\u009b"sv, "\u009f"sv, "\x9b"sv, ""sv})
        CHECK(printable_length(text) == 0);
    CHECK(printable_length(" ") == 1);
    CHECK(printable_length("~\n") == 1);
    CHECK(printable_length("\u00a0\n") == 2);
    CHECK(printable_length("\u0100") == 2);
    CHECK(printable_length("\u20ac") == 3);
}
