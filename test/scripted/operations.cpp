// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What client_options::on_operation is told.

#include "base/observed.hpp"

#include "scripted/stage/locks.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/bind_executor.hpp>

#include <colock/with_lock.hpp>

#include <doctest/doctest.h>

#include <memory>

using namespace scripted;
using colock::operation;

namespace {

/// Writes down what it is told, and what becomes of what it has returned.
struct tracer {
    texts told;
    int open = 0; ///< Spans that have begun and were neither ended nor destroyed.

    colock::operation_hook hook()
    {
        return [this](operation what, std::string_view name) -> colock::operation_end {
            std::string const of = std::string{to_string(what)} + " " + std::string{name};
            told.push_back("begin " + of);
            ++open;
            std::shared_ptr<void> const span{nullptr, [this](void*) { --open; }};
            return [this, of, span](colock::operation_outcome const& outcome) {
                auto const token =
                    outcome.granted ? " #" + std::to_string(outcome.granted->fencing_token()) : "";
                told.push_back("end " + of + token +
                               (outcome.error ? ": " + outcome.error.message() : ""));
            };
        };
    }
    texts take() { return std::exchange(told, {}); }
};

struct traced : locks {
    traced() : traced{std::make_unique<tracer>()} {}

    texts take() { return spans->take(); }

    std::unique_ptr<tracer> spans;

private:
    static colock::client_options with(tracer& all)
    {
        colock::client_options options;
        options.on_operation = all.hook();
        return options;
    }
    explicit traced(std::unique_ptr<tracer> all) : locks{1, with(*all)}, spans{std::move(all)} {}
};

} // namespace

TEST_CASE_FIXTURE(traced, "each operation is told of when it begins and when it ends")
{
    auto const first = acquire("a");
    CHECK(take() == texts{"begin acquire a"});
    grant(first, (*this)[0], 7);
    CHECK(take() == texts{"end acquire a #7"});

    auto const tried = try_acquire(colock::mutex{client(), "b"});
    (*this)[0].say(no(1000));
    REQUIRE(tried->done);
    CHECK(take() == texts{"begin try_acquire b", "end try_acquire b"}); // somebody else has it
    auto const again = try_acquire(colock::mutex{client(), "b"});
    (*this)[0].say(yes(8));
    REQUIRE(again->value);
    CHECK(take() == texts{"begin try_acquire b", "end try_acquire b #8"});

    extend(first->value);
    (*this)[0].say(yes());
    CHECK(take() == texts{"begin extend a", "end extend a"});
    release(first->value);
    (*this)[0].say(yes());
    CHECK(take() == texts{"begin release a", "end release a"});
    CHECK(spans->open == 0);
}

TEST_CASE_FIXTURE(traced, "what an administrator asks for is told of")
{
    client().async_inspect("a", [](error_code, colock::inspection) {});
    client().async_force_release("b", "somebody", [](error_code) {});
    CHECK(take() == texts{"begin inspect a", "begin force_release b"});
    run();
    (*this)[0].say_all(error(errc::server_error));
    pass(1s);
    auto const ends = take();
    REQUIRE(ends.size() == 2);
    CHECK(ends[0].starts_with("end inspect a"));
    CHECK(ends[1].starts_with("end force_release b: "));
}

TEST_CASE_FIXTURE(traced, "async_with_lock() begins its acquire in the initiating function")
{
    auto const mutex = colock::mutex{client(), "a"};
    auto const body = [&](colock::lease& held) -> asio::awaitable<int> {
        spans->told.push_back("body #" + std::to_string(held.fencing_token()));
        co_return 1;
    };
    int result = 0;
    colock::async_with_lock(mutex, body, [&](std::exception_ptr, int got) { result = got; });
    CHECK(take() == texts{"begin acquire a"});
    run();
    (*this)[0].say(yes(7));
    CHECK(take() == texts{"end acquire a #7", "body #7", "begin release a"});
    (*this)[0].say(yes());
    CHECK(take() == texts{"end release a"});
    CHECK(result == 1);
    CHECK(spans->open == 0);
}

TEST_CASE_FIXTURE(traced,
                  "an operation begins in the initiating function and ends before its handler")
{
    auto const mutex = colock::mutex{client(), "a"};
    auto waiting = mutex.async_acquire(asio::deferred);
    CHECK(take().empty());
    std::move(waiting)([&](error_code error, colock::lease) {
        spans->told.push_back("handler: " + error.message());
    });
    CHECK(take() == texts{"begin acquire a"});
    run();
    (*this)[0].say(error(errc::wrong_type));
    auto const ends = take();
    REQUIRE(ends.size() == 2);
    auto const text = colock::make_error_code(errc::wrong_type).message();
    CHECK(ends[0] == "end acquire a: " + text);
    CHECK(ends[1] == "handler: " + text);
}

TEST_CASE_FIXTURE(traced, "one that is cancelled, or begun with a wrong option, ends as it does")
{
    auto const waiting = acquire("a");
    cancel(waiting);
    REQUIRE(waiting->done);
    CHECK(take() == texts{"begin acquire a", "end acquire a: Operation canceled"});
    acquire(colock::mutex{client(), "a"}, -1ns);
    auto const ends = take();
    REQUIRE(ends.size() == 2);
    CHECK(ends[1] == "end acquire a: invalid argument: wait: must not be negative");
}

TEST_CASE_FIXTURE(traced, "one whose handler is destroyed uncalled ends by its destruction")
{
    acquire("a");
    CHECK(spans->open == 1);
    destroy_context();
    CHECK(spans->open == 0);
    CHECK(take() == texts{"begin acquire a"});
}

TEST_CASE_FIXTURE(traced, "what is not begun, and what nobody has asked for, is not told of")
{
    colock::lease none;
    // An empty lease has no executor. Without this one, the handler would run on a thread of the
    // system_executor.
    error_code released;
    none.async_release(asio::bind_executor(context(), [&](error_code error) { released = error; }));
    run();
    CHECK(released == errc::not_held);
    auto held = granted("a");
    take();
    pass(20s); // it is renewed
    (*this)[0].say_all(yes());
    held = {};
    run();
    REQUIRE((*this)[0].asked(detail::script::release));
    auto const end = close();
    (*this)[0].say_all(yes());
    pass(4s);
    REQUIRE(end->done);
    CHECK(take() == texts{});
}

TEST_CASE("a hook that returns nothing hears of the beginning only")
{
    colock::client_options options;
    int begun = 0;
    options.on_operation = [&](operation, std::string_view) {
        ++begun;
        return colock::operation_end{};
    };
    locks test{1, std::move(options)};
    auto const held = test.granted("a");
    CHECK(held.valid());
    CHECK(begun == 1);
}

TEST_CASE("what a handler is bound to is bound to one that is observed, too")
{
    asio::io_context own;
    asio::cancellation_signal signal;
    using handler = asio::any_completion_handler<void(error_code)>;
    int calls = 0;
    handler inner = asio::bind_cancellation_slot(
        signal.slot(), asio::bind_executor(own.get_executor(), [&](error_code) { ++calls; }));
    colock::operation_hook const hook = [](operation, std::string_view) -> colock::operation_end {
        return [](auto const&) {};
    };
    auto outer = detail::observed(hook, operation::release, "a", std::move(inner));
    CHECK(asio::get_associated_cancellation_slot(outer).is_connected());
    CHECK(asio::get_associated_executor(outer) ==
          asio::any_completion_executor{own.get_executor()});
    std::move(outer)(error_code{});
    CHECK(calls == 1);
}
