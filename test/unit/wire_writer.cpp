// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/writer.hpp"

#include "wire/reader.hpp"

#include <doctest/doctest.h>
#include <string>
#include <vector>

using namespace colock::detail;
using namespace std::string_literals;

TEST_CASE("writer: a command is an array of its words")
{
    std::string bytes = "before ";
    append_command(bytes, {"SET", "key", ""});
    CHECK(bytes == "before *3\r\n$3\r\nSET\r\n$3\r\nkey\r\n$0\r\n\r\n");
}

TEST_CASE("writer: words with any bytes in them are written whole")
{
    std::string const odd = "a\r\n\0$1\r\n"s;
    std::string bytes;
    append_command(bytes, std::vector<std::string>{odd, odd});
    CHECK(bytes == "*2\r\n$8\r\n" + odd + "\r\n$8\r\n" + odd + "\r\n");

    reader by;
    resp_value value;
    by.feed(bytes);
    CHECK(by.next(value) == reader::step::value);
    for (bool const last : {false, true}) {
        CHECK(by.next(value) == reader::step::value);
        CHECK(value.text == odd);
        CHECK(value.ends_message == last);
    }
}

TEST_CASE("writer: a word that is kept as it goes over the wire is not rendered again")
{
    words all;
    all.add("GET");
    all.add("key", "$3\r\nkey\r\n");
    all.add(-17);
    std::string bytes;
    append_commands(bytes, all);
    CHECK(bytes == "*3\r\n$3\r\nGET\r\n$3\r\nkey\r\n$3\r\n-17\r\n");
}
