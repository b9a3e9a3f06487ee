// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/error.hpp>

#include "base/invalid.hpp"
#include "value/error_detail.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace {

using colock::condition;
using colock::errc;
using colock::error_code;
using colock::make_error_code;
using colock::detail::detail_table;
using colock::detail::kept_of_part;
using colock::detail::shortened;

constexpr std::array all_errors{
    errc::invalid_argument, errc::timed_out,     errc::node_unavailable,    errc::no_quorum,
    errc::access_denied,    errc::script_denied, errc::wrong_type,          errc::read_only,
    errc::out_of_memory,    errc::server_busy,   errc::not_enough_replicas, errc::server_error,
    errc::lease_lost,       errc::not_held,      errc::client_closed,       errc::redirected,
    errc::forked,
};

bool is_one_of(errc e, std::initializer_list<errc> list)
{
    return std::find(list.begin(), list.end(), e) != list.end();
}

bool is_expected(condition asked, errc e)
{
    switch (asked) {
    case condition::contention:
        return e == errc::timed_out;
    case condition::retryable:
        return is_one_of(e,
                         {errc::timed_out, errc::node_unavailable, errc::no_quorum, errc::read_only,
                          errc::out_of_memory, errc::server_busy, errc::not_enough_replicas});
    case condition::lease_gone:
        return is_one_of(e, {errc::lease_lost, errc::not_held, errc::forked});
    }
    return false;
}

} // namespace

TEST_CASE("every error has a value, a category and a message of its own")
{
    std::set<std::string> messages;
    for (errc const e : all_errors) {
        error_code const code = e;
        CHECK(code.failed());
        CHECK(code.value() == static_cast<int>(e));
        CHECK(code.category() == colock::error_category());
        CHECK(std::string{code.category().name()} == "colock");
        CHECK(messages.insert(code.message()).second);
        CHECK(code.message() != "unknown error");
    }
    CHECK(error_code{99, colock::error_category()}.message() == "unknown error");
    CHECK_FALSE(error_code{0, colock::error_category()}.failed());
}

TEST_CASE("a detail goes on the message, and changes nothing else")
{
    for (errc const e : all_errors) {
        error_code const plain = e;
        auto const detailed = make_error_code(e, "10.0.0.1:6379: no answer");
        CHECK(detailed.message() == plain.message() + ": 10.0.0.1:6379: no answer");
        CHECK(detailed.failed());
        CHECK(detailed.value() == plain.value());
        CHECK(std::string{detailed.category().name()} == "colock");

        CHECK(detailed == e);
        CHECK(e == detailed);
        CHECK(detailed == plain);
        CHECK(plain == detailed);
        CHECK(detailed.category() == colock::error_category());
        CHECK(colock::error_category() == detailed.category());
        CHECK(detailed == make_error_code(e, "another"));
        CHECK_FALSE(detailed < plain);
        CHECK_FALSE(plain < detailed);
        CHECK(hash_value(detailed) == hash_value(plain));
        for (errc const other : all_errors)
            CHECK((detailed == other) == (other == e));
    }
}

TEST_CASE("an empty detail is none")
{
    CHECK(&make_error_code(errc::no_quorum, "").category() == &colock::error_category());
}

TEST_CASE("a detail may hold any bytes")
{
    std::string const text{"a\0b\r\n\xff", 6};
    CHECK(make_error_code(errc::server_error, text).message() == "server error: " + text);
}

TEST_CASE("each text is kept once, for all errors")
{
    auto const one = make_error_code(errc::no_quorum, std::string{"kept once"});
    auto const two = make_error_code(errc::timed_out, std::string{"kept once"});
    CHECK(&one.category() == &two.category());
    CHECK(one != two);
}

TEST_CASE("an error is not equal to the same number of another category")
{
    for (errc const e : all_errors) {
        error_code const foreign{static_cast<int>(e), boost::system::generic_category()};
        CHECK(foreign != e);
        CHECK(foreign != make_error_code(e, "detail"));
    }
}

TEST_CASE("conditions answer what callers ask, with and without detail")
{
    for (condition const asked :
         {condition::contention, condition::retryable, condition::lease_gone}) {
        for (errc const e : all_errors) {
            CAPTURE(make_error_code(e).message());
            bool const expected = is_expected(asked, e);
            for (error_code const code : {make_error_code(e), make_error_code(e, "detail")}) {
                CHECK((code == asked) == expected);
                CHECK((asked == code) == expected);
                CHECK((code != asked) == !expected);
                CHECK((code == colock::make_error_condition(asked)) == expected);
            }
        }
    }
}

TEST_CASE("conditions are false of success and of other people's errors")
{
    for (condition const asked :
         {condition::contention, condition::retryable, condition::lease_gone}) {
        CHECK_FALSE(error_code{} == asked);
        for (int value = 0; value < 20; ++value)
            CHECK_FALSE(error_code{value, boost::system::system_category()} == asked);
    }
    auto const unknown = boost::system::error_condition{99, colock::condition_category()};
    CHECK_FALSE(make_error_code(errc::timed_out) == unknown);
    CHECK(unknown.message() == "unknown condition");
}

TEST_CASE("conditions have a category and messages")
{
    CHECK(std::string{colock::condition_category().name()} == "colock.condition");
    CHECK(colock::condition_category() != colock::error_category());
    std::set<std::string> messages;
    for (condition const c : {condition::contention, condition::retryable, condition::lease_gone})
        CHECK(messages.insert(colock::make_error_condition(c).message()).second);
}

TEST_CASE("two errors are also the generic ones of the same name")
{
    namespace generic = boost::system::errc;
    for (errc const e : all_errors) {
        for (error_code const code : {make_error_code(e), make_error_code(e, "detail")}) {
            CHECK((code == generic::timed_out) == (e == errc::timed_out));
            CHECK((code == generic::invalid_argument) == (e == errc::invalid_argument));
        }
    }
}

TEST_CASE("errors convert to std::error_code and keep their meaning")
{
    for (errc const e : all_errors) {
        for (error_code const code : {make_error_code(e), make_error_code(e, "detail")}) {
            std::error_code const converted = code;
            CHECK(bool{converted});
            CHECK(converted.value() == static_cast<int>(e));
            CHECK(std::string{converted.category().name()} == "colock");
            CHECK(converted.message() == code.message());
            CHECK(converted == std::error_code{code});
            CHECK(std::error_code{code} == code);
            for (condition const asked :
                 {condition::contention, condition::retryable, condition::lease_gone}) {
                std::error_condition const question = colock::make_error_condition(asked);
                CHECK((converted == question) == is_expected(asked, e));
            }
            CHECK((converted == std::errc::timed_out) == (e == errc::timed_out));
            CHECK((converted == std::errc::invalid_argument) == (e == errc::invalid_argument));
            // The same error whatever its detail: this much <system_error> can compare.
            CHECK(converted.default_error_condition() ==
                  std::error_code{make_error_code(e)}.default_error_condition());
        }
    }
}

TEST_CASE("throw_invalid says what and where")
{
    try {
        colock::detail::throw_invalid("mutex::name: is empty");
        FAIL("did not throw");
    } catch (colock::system_error const& error) {
        CHECK(error.code() == errc::invalid_argument);
        CHECK(std::string{error.what()}.find("mutex::name: is empty") != std::string::npos);
    }
}

TEST_CASE("of a message only the nodes or the field are kept where room is short")
{
    constexpr auto with_errors = kept_of_part::error;
    CHECK(shortened("10.0.0.1:6379: no answer", with_errors) == "10.0.0.1:6379");
    CHECK(shortened("10.0.0.1:6379: no: what, not", with_errors) == "10.0.0.1:6379");
    CHECK(shortened("lock_options::ttl: 10ms is shorter than 20ms", with_errors) ==
          "lock_options::ttl");
    CHECK(shortened("node unavailable: a:1: refused; b:2: yes; access denied: c:3: NOPERM: no",
                    with_errors) == "node unavailable: a:1; b:2; access denied: c:3");
    CHECK(shortened("too few nodes answered: node unavailable: a:1: x; b:2: yes; granted too late",
                    with_errors) == "too few nodes answered: node unavailable: a:1; b:2");
    CHECK(shortened("node unavailable: refused", with_errors) == "");
    CHECK(shortened("about nothing", with_errors) == "");
    CHECK(shortened("; ; ", with_errors) == "");
    CHECK(shortened("", with_errors) == "");
    constexpr auto without = kept_of_part::subject;
    CHECK(shortened("node unavailable: a:1: refused; b:2: yes; access denied: c:3: no", without) ==
          "a:1; b:2; c:3");
    CHECK(shortened("too few nodes answered: node unavailable: a:1: x", without) == "a:1");
    CHECK(shortened("node unavailable: refused", without) == "");
}

namespace {

/// What a table gives for a text, without the error: "(none)" where it gives nothing.
std::string kept(detail_table& table, std::string_view text)
{
    auto const* const found = table.find_or_add(text);
    if (!found)
        return "(none)";
    auto const message = found->message(static_cast<int>(errc::server_error));
    return message.substr(std::string{"server error: "}.size());
}

/// The length of a text that fills a table quickly.
constexpr std::size_t long_text = 4'000;

/// Fills a table until only shortened texts fit. Returns how many bytes of texts it has then.
std::size_t fill(detail_table& table)
{
    std::size_t bytes = 0;
    for (std::size_t size : {long_text, std::size_t{100}, std::size_t{10}}) {
        for (int i = 0;; ++i) {
            auto text = std::to_string(size) + ' ' + std::to_string(i);
            text.resize(std::max(text.size(), size), 'x');
            if (!table.find_or_add(text))
                break;
            bytes += text.size();
        }
    }
    return bytes;
}

} // namespace

TEST_CASE("the table of details is bounded in bytes")
{
    detail_table table;
    auto const early = table.find_or_add("comes early: detail");
    auto const bytes = fill(table);
    CHECK(bytes <= detail_table::most_bytes);
    CHECK(bytes > detail_table::most_bytes * 8 / 10);
    CHECK(kept(table, "about nothing") == "(none)");
    CHECK(table.find_or_add("comes early: detail") == early);
    CHECK(kept(table, "comes early: detail") == "comes early: detail");
}

TEST_CASE("when the table is full, messages keep their node or field")
{
    detail_table table;
    fill(table);
    CHECK(kept(table, "10.0.0.1:6379: no answer") == "10.0.0.1:6379");
    CHECK(kept(table, "10.0.0.1:6379: refused") == "10.0.0.1:6379");
    CHECK(table.find_or_add("10.0.0.1:6379: x") == table.find_or_add("10.0.0.1:6379: y"));
    CHECK(kept(table, "node unavailable: a:1: refused; b:2: no") == "node unavailable: a:1; b:2");

    // Three nodes can fail in more ways than there is room for; which they are is told still.
    std::size_t ways = 0;
    std::string const labels = "10.0.0.1:6379; 10.0.0.2:6379; 10.0.0.3:6379";
    auto const failing = [&] {
        std::string text;
        auto which = ways++;
        for (int node = 1; node <= 3; ++node, which /= 16) {
            text += node == 1 ? "" : "; ";
            text += error_code{all_errors[which % 16]}.message();
            text += ": 10.0.0." + std::to_string(node) + ":6379: no";
        }
        return text;
    };
    while (kept(table, failing()) != labels)
        REQUIRE(ways < detail_table::reserved);
    CHECK(ways > 100);
    CHECK(kept(table, failing()) == labels);

    // At last no new text fits. What is known stays.
    std::size_t nodes = 0;
    while (table.find_or_add(std::to_string(nodes) + ": no answer"))
        REQUIRE(++nodes < detail_table::reserved);
    CHECK(nodes > 50);
    CHECK(kept(table, failing()) == labels);
    CHECK(kept(table, "new: no answer") == "(none)");
    CHECK(kept(table, "10.0.0.1:6379: something else") == "10.0.0.1:6379");
}

TEST_CASE("a text that is too long is shortened at once")
{
    detail_table table;
    std::string const text(detail_table::longest, 'x');
    CHECK(kept(table, text) == text);
    CHECK(kept(table, text + 'x') == "(none)");
    CHECK(kept(table, "a:1: " + text) == "a:1");
    CHECK(kept(table, text + "x: y") == text);
}

TEST_CASE("the table of details may be used from any thread")
{
    detail_table table;
    using categories = std::vector<boost::system::error_category const*>;
    std::array<categories, 4> found;
    std::vector<std::thread> threads;
    for (auto& mine : found) {
        threads.emplace_back([&] {
            for (int i = 0; i < 1'000; ++i)
                mine.push_back(table.find_or_add("text " + std::to_string(i)));
        });
    }
    for (auto& thread : threads)
        thread.join();
    for (auto const& mine : found)
        CHECK(mine == found.front());
    CHECK(std::set(found[0].begin(), found[0].end()).size() == 1'000);
}
