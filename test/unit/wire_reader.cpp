// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/reader.hpp"

#include <array>
#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <vector>

using namespace colock::detail;
using namespace std::string_literals;

namespace {

char const* name_of(resp type)
{
    // In the order of the enumerators.
    constexpr std::array names{"null",     "simple", "error", "blob", "blob error",
                               "verbatim", "number", "real",  "big",  "boolean",
                               "array",    "map",    "set",   "push"};
    return names.at(static_cast<std::size_t>(type));
}

/// Such as "0 array 2; 1 number 1; 1 number 2.": each value after its depth, and a "." after the
/// last value of a message.
std::string shown(resp_value const& value)
{
    auto text = std::to_string(value.depth) + ' ' + name_of(value.type);
    if (value.type == resp::number || value.type == resp::boolean || is_aggregate(value.type))
        text += ' ' + std::to_string(value.number);
    else if (value.type != resp::null)
        text += ' ' + std::string{value.text};
    return text + (value.ends_message ? "." : "; ");
}

/// Feeds bytes in parts. Returns what is read, and what is wrong in the end.
std::string read(reader& by, std::string_view bytes, std::size_t part)
{
    std::string all;
    resp_value value;
    while (!bytes.empty()) {
        // A part of its own, so that the address sanitizer sees who reads beyond it.
        std::vector<char> const piece{
            bytes.begin(),
            bytes.begin() + static_cast<std::ptrdiff_t>(std::min(part, bytes.size()))};
        bytes.remove_prefix(piece.size());
        by.feed({piece.data(), piece.size()});
        auto found = by.next(value);
        for (; found == reader::step::value; found = by.next(value))
            all += shown(value);
        if (found == reader::step::fault)
            return all + '!' + std::string{describe(by.fault())};
    }
    return all;
}

struct sample {
    std::string bytes;
    std::string read;
};

/// Checks what is read from bytes that are cut into parts of every size.
void check(sample const& each, read_limits const& limits = {})
{
    CAPTURE(each.bytes);
    for (std::size_t part = 1; part <= each.bytes.size(); ++part) {
        CAPTURE(part);
        reader by{limits};
        CHECK(read(by, each.bytes, part) == each.read);
        by.reset();
        CHECK(read(by, each.bytes, part) == each.read);
    }
}

std::string fault(read_fault what)
{
    return '!' + std::string{describe(what)};
}

} // namespace

TEST_CASE("reader: a value of every type, cut anywhere")
{
    for (auto const& each : std::vector<sample>{
             {"+OK\r\n", "0 simple OK."},
             {"+\r\n", "0 simple ."},
             {"-ERR no\r\n", "0 error ERR no."},
             {":0\r\n", "0 number 0."},
             {":-9223372036854775808\r\n", "0 number -9223372036854775808."},
             {":9223372036854775807\r\n", "0 number 9223372036854775807."},
             {":+7\r\n", "0 number 7."},
             {"$5\r\nhello\r\n", "0 blob hello."},
             {"$0\r\n\r\n", "0 blob ."},
             {"$4\r\n\r\n\r\n\r\n", "0 blob \r\n\r\n."},
             {"$3\r\na\0b\r\n"s, "0 blob a\0b."s},
             {"!6\r\nERR no\r\n", "0 blob error ERR no."},
             {"=7\r\ntxt:abc\r\n", "0 verbatim abc."},
             {"=4\r\nmkd:\r\n", "0 verbatim ."},
             {"_\r\n", "0 null."},
             {"$-1\r\n", "0 null."},
             {"*-1\r\n", "0 null."},
             {"#t\r\n", "0 boolean 1."},
             {"#f\r\n", "0 boolean 0."},
             {",1.5\r\n", "0 real 1.5."},
             {",-10\r\n", "0 real -10."},
             {",1e-9\r\n", "0 real 1e-9."},
             {",+1.E5\r\n", "0 real +1.E5."},
             {",1.8e+400\r\n", "0 real 1.8e+400."},
             {",inf\r\n", "0 real inf."},
             {",-inf\r\n", "0 real -inf."},
             {",nan\r\n", "0 real nan."},
             {"(-3492890328409238509324850943850943825024385\r\n",
              "0 big -3492890328409238509324850943850943825024385."},
             {"*0\r\n", "0 array 0."},
             {"%0\r\n", "0 map 0."},
             {"~0\r\n", "0 set 0."},
             {">0\r\n", "0 push 0."},
             {"*2\r\n:1\r\n:2\r\n", "0 array 2; 1 number 1; 1 number 2."},
             {"%1\r\n+a\r\n$-1\r\n", "0 map 2; 1 simple a; 1 null."},
             {"~1\r\n#t\r\n", "0 set 1; 1 boolean 1."},
             {">2\r\n+a\r\n*1\r\n$1\r\nk\r\n", "0 push 2; 1 simple a; 1 array 1; 2 blob k."},
             {"*2\r\n*1\r\n*0\r\n*1\r\n:1\r\n",
              "0 array 2; 1 array 1; 2 array 0; 1 array 1; 2 number 1."},
         })
        check(each);
}

TEST_CASE("reader: one message behind another")
{
    check({"+a\r\n>1\r\n+b\r\n$1\r\nc\r\n*1\r\n_\r\n:5\r\n",
           "0 simple a.0 push 1; 1 simple b.0 blob c.0 array 1; 1 null.0 number 5."});
}

TEST_CASE("reader: attributes are passed over, wherever they stand")
{
    check({"|1\r\n+a\r\n:1\r\n+OK\r\n", "0 simple OK."});
    check({"|0\r\n+OK\r\n", "0 simple OK."});
    check({"|1\r\n+a\r\n*2\r\n:1\r\n*1\r\n:2\r\n*1\r\n:3\r\n", "0 array 1; 1 number 3."});
    check({"*2\r\n|1\r\n+a\r\n+b\r\n:1\r\n|1\r\n*0\r\n+b\r\n:2\r\n",
           "0 array 2; 1 number 1; 1 number 2."});
    check({"|1\r\n|1\r\n+a\r\n+b\r\n+key\r\n%1\r\n+c\r\n+d\r\n:7\r\n:8\r\n",
           "0 number 7.0 number 8."});
}

TEST_CASE("reader: whatever is malformed is a fault, cut anywhere")
{
    struct malformed {
        std::string bytes;
        read_fault what;
    };
    for (auto const& each : std::vector<malformed>{
             {"HTTP/1.1 400\r\n", read_fault::unknown_type},
             {"\r\n", read_fault::unknown_type},
             {"\0"s, read_fault::unknown_type},
             {"$?\r\n", read_fault::streamed},
             {"*?\r\n", read_fault::streamed},
             {"%?\r\n", read_fault::streamed},
             {"~?\r\n", read_fault::streamed},
             {">?\r\n", read_fault::streamed},
             {";4\r\nabcd\r\n", read_fault::streamed},
             {".\r\n", read_fault::streamed},
             {"+a\n", read_fault::bad_line},
             {"+\n", read_fault::bad_line},
             {"+a\rb\r\n", read_fault::bad_line},
             {"+a\r\r\n", read_fault::bad_line},
             {"$\r\n", read_fault::bad_length},
             {"$-2\r\n", read_fault::bad_length},
             {"$+1\r\n", read_fault::bad_length},
             {"$ 1\r\n", read_fault::bad_length},
             {"$1x\r\n", read_fault::bad_length},
             {"!-1\r\n", read_fault::bad_length},
             {"=-1\r\n", read_fault::bad_length},
             {"*\r\n", read_fault::bad_length},
             {"*-2\r\n", read_fault::bad_length},
             {"*1.0\r\n", read_fault::bad_length},
             {"%-1\r\n", read_fault::bad_length},
             {"~-1\r\n", read_fault::bad_length},
             {">-1\r\n", read_fault::bad_length},
             {"|-1\r\n", read_fault::bad_length},
             {":\r\n", read_fault::bad_number},
             {":-\r\n", read_fault::bad_number},
             {":+-1\r\n", read_fault::bad_number},
             {":1 \r\n", read_fault::bad_number},
             {":0x1\r\n", read_fault::bad_number},
             {":9223372036854775808\r\n", read_fault::bad_number},
             {"(\r\n", read_fault::bad_number},
             {"(1.5\r\n", read_fault::bad_number},
             {"(--1\r\n", read_fault::bad_number},
             {",\r\n", read_fault::bad_real},
             {",+-1\r\n", read_fault::bad_real},
             {",infinity\r\n", read_fault::bad_real},
             {",nan(1)\r\n", read_fault::bad_real},
             {",0x1p3\r\n", read_fault::bad_real},
             {",1.5.2\r\n", read_fault::bad_real},
             {",1e\r\n", read_fault::bad_real},
             {",1e+\r\n", read_fault::bad_real},
             {",e5\r\n", read_fault::bad_real},
             {",.\r\n", read_fault::bad_real},
             {"#\r\n", read_fault::bad_boolean},
             {"#true\r\n", read_fault::bad_boolean},
             {"#1\r\n", read_fault::bad_boolean},
             {"_x\r\n", read_fault::bad_null},
             {"=3\r\ntxt\r\n", read_fault::bad_verbatim_string},
             {"=5\r\ntext:\r\n", read_fault::bad_verbatim_string},
             {"$3\r\nabcde", read_fault::bad_end},
             {"$3\r\nabc\n\r", read_fault::bad_end},
         }) {
        check({each.bytes, fault(each.what)});
        // In an array, too; and behind an attribute.
        check({"*2\r\n:1\r\n" + each.bytes,
               each.bytes == ">?\r\n" ? "0 array 2; 1 number 1; " + fault(read_fault::streamed)
               : each.bytes == ">-1\r\n"
                   ? "0 array 2; 1 number 1; " + fault(read_fault::push_inside)
                   : "0 array 2; 1 number 1; " + fault(each.what)});
        check({"+OK\r\n|0\r\n" + each.bytes, "0 simple OK." + fault(each.what)});
    }
    check({"*1\r\n>1\r\n:1\r\n", "0 array 1; " + fault(read_fault::push_inside)});
}

TEST_CASE("reader: nothing is read behind a fault, until it is told to begin anew")
{
    reader by;
    CHECK(read(by, "?\r\n", 3) == fault(read_fault::unknown_type));
    CHECK(read(by, "+OK\r\n", 5) == fault(read_fault::unknown_type));
    by.reset();
    CHECK(read(by, "+OK\r\n", 5) == "0 simple OK.");
}

TEST_CASE("reader: limits, one below and one above")
{
    read_limits const limits{.bytes = 40, .line = 10, .elements = 6, .depth = 3};
    check({"+1234567\r\n", "0 simple 1234567."}, limits);
    check({"+12345678\r\n", fault(read_fault::too_long)}, limits);
    check({"+1234567890", fault(read_fault::too_long)}, limits);

    // $33, CR, LF, 33 bytes, CR, LF.
    check({"$33\r\n" + std::string(33, 'x') + "\r\n", "0 blob " + std::string(33, 'x') + "."},
          limits);
    check({"$34\r\n", fault(read_fault::too_long)}, limits);
    check({"*2\r\n$14\r\n" + std::string(14, 'x') + "\r\n$10\r\n" + std::string(10, 'y') + "\r\n",
           "0 array 2; 1 blob " + std::string(14, 'x') + "; " + fault(read_fault::too_long)},
          limits);
    check({"*2\r\n$14\r\n" + std::string(14, 'x') + "\r\n$9\r\n" + std::string(9, 'y') + "\r\n",
           "0 array 2; 1 blob " + std::string(14, 'x') + "; 1 blob " + std::string(9, 'y') + "."},
          limits);

    check({"*6\r\n:1\r\n:2\r\n:3\r\n:4\r\n:5\r\n:6\r\n",
           "0 array 6; 1 number 1; 1 number 2; 1 number 3; 1 number 4; 1 number 5; 1 number 6."},
          limits);
    check({"*7\r\n", fault(read_fault::too_many)}, limits);
    check({"%4\r\n", fault(read_fault::too_many)}, limits);
    check({"*3\r\n*4\r\n", "0 array 3; " + fault(read_fault::too_many)}, limits);

    check({"*1\r\n*1\r\n*1\r\n:1\r\n", "0 array 1; 1 array 1; 2 array 1; 3 number 1."}, limits);
    check({"*1\r\n*1\r\n*1\r\n*0\r\n", "0 array 1; 1 array 1; 2 array 1; 3 array 0."}, limits);
    check({"*1\r\n*1\r\n*1\r\n*1\r\n",
           "0 array 1; 1 array 1; 2 array 1; " + fault(read_fault::too_deep)},
          limits);

    // The limits are for each message. Attributes count as a part of the message that they precede.
    std::string many;
    std::string read;
    for (int i = 0; i < 20; ++i) {
        many += "*2\r\n:1\r\n:2\r\n";
        read += "0 array 2; 1 number 1; 1 number 2.";
    }
    check({many, read}, limits);
    std::string attributes;
    for (int i = 0; i < 20; ++i)
        attributes += "|0\r\n";
    check({attributes, fault(read_fault::too_long)}, limits);
}

TEST_CASE("reader: what is announced is not believed")
{
    for (auto const& [bytes, what] : std::vector<std::pair<std::string, read_fault>>{
             {"$1000000000\r\n", read_fault::too_long},
             {"$99999999999999999999999999\r\n", read_fault::too_long},
             {"$18446744073709551615\r\n", read_fault::too_long},
             {"*1000000000\r\n", read_fault::too_many},
             {"%9223372036854775808\r\n", read_fault::too_many},
             {"*99999999999999999999999999\r\n", read_fault::too_many},
         })
        check({bytes, fault(what)});

    std::string deep;
    for (int i = 0; i < 100'000; ++i)
        deep += "*1\r\n";
    reader by;
    CHECK(read(by, deep, deep.size()).ends_with(fault(read_fault::too_deep)));
    CHECK(by.kept() == 0);
}

TEST_CASE("reader: it keeps no more than the value that is not complete")
{
    reader by;
    resp_value value;
    std::string const big(1'000'000, 'x');
    by.feed("+a\r\n$1000000\r\n");
    CHECK(by.next(value) == reader::step::value);
    CHECK(by.next(value) == reader::step::more);
    CHECK(by.kept() == 10);
    for (std::size_t i = 0; i < big.size(); i += 10'000) {
        by.feed(std::string_view{big}.substr(i, 10'000));
        CHECK(by.next(value) == reader::step::more);
    }
    CHECK(by.kept() == 1'000'010);
    by.feed("\r\n:1\r");
    CHECK(by.next(value) == reader::step::value);
    CHECK(value.text == big);
    CHECK(by.next(value) == reader::step::more);
    CHECK(by.kept() == 3);
    by.feed("\n");
    CHECK(by.next(value) == reader::step::value);
    CHECK(value.number == 1);
    CHECK(by.next(value) == reader::step::more);
    CHECK(by.kept() == 0);
}
