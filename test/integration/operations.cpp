// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/operations.hpp"

#include <boost/asio/error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/system_executor.hpp>
#include <boost/asio/thread_pool.hpp>

#include <algorithm>
#include <future>
#include <thread>
#include <vector>

// Every operation: on every executor, cancelled at every moment, with every order of destruction.
// With every completion token it is tried in tokens.cpp.

using namespace support;

namespace {

/// A subject with a lease, on an io_context.
std::unique_ptr<subject> make_subject(asio::io_context& io, topology& servers,
                                      std::string const& name)
{
    auto made = std::make_unique<subject>(io.get_executor(), servers, name);
    result<colock::lease> first;
    made->other.async_acquire(store(first));
    work_until(io, "the first lease", [&] { return first.done(); });
    REQUIRE_FALSE(first.error);
    made->held = std::move(first.value);
    return made;
}

/// Closes what is left of a subject's client, and looks what it has left on the servers.
void close_and_look(asio::io_context& io, topology& servers, std::unique_ptr<subject> subject)
{
    subject.reset();
    drain(io);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

bool is_expected(any_operation const& operation, error_code error)
{
    // Where a lease is used, it may be released or its client closed meanwhile.
    bool const uses_lease = operation.start == erased<operations::extend>.start ||
                            operation.start == erased<operations::wait_lost>.start;
    return !error || (uses_lease && (error == errc::client_closed || error == errc::not_held));
}

} // namespace

BOTH_TYPES("operations: on every executor, each handler is called once")
{
    topology servers;
    asio::thread_pool pool{4};
    auto const strand = asio::make_strand(pool.get_executor());
    std::vector<std::optional<asio::any_io_executor>> const executors{
        std::nullopt, pool.get_executor(), strand, asio::make_strand(strand),
        asio::system_executor{}};
    asio::any_io_executor const homes[] = {pool.get_executor(), strand};
    for (auto const& home : homes) {
        for (auto const& executor : executors) {
            for (auto const& operation : every_operation) {
                CAPTURE(std::string{operation.name});
                auto const subject = std::make_unique<support::subject>(home, servers, "executors");
                std::promise<colock::lease> granted;
                auto grant = granted.get_future();
                subject->other.async_acquire(
                    [&](error_code, colock::lease lease) { granted.set_value(std::move(lease)); });
                REQUIRE(grant.wait_for(stuck) == std::future_status::ready);
                subject->held = grant.get();
                auto const came = std::make_shared<record>();
                operation.start(*subject, {executor, {}}, came);
                if (operation.start == erased<operations::wait_lost>.start)
                    subject->held = {};
                for (auto const end = steady::now() + stuck; !came->over() && steady::now() < end;)
                    std::this_thread::yield();
                REQUIRE(came->calls == 1);
                CHECK(is_expected(operation, came->error));
                auto closed = std::make_shared<record>();
                subject->client.async_close(noting{closed});
                for (auto const end = steady::now() + stuck;
                     !closed->over() && steady::now() < end;)
                    std::this_thread::yield();
                CHECK(came->once());
            }
        }
    }
    pool.join();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

BOTH_TYPES("operations: cancelled at every moment, each handler is called once")
{
    topology servers;
    asio::io_context io;
    for (auto const& operation : every_operation) {
        int aborted = 0;
        for (auto const type : every_cancellation) {
            // Before it is begun, at once, and after so many handlers: in the end it has completed.
            for (int handlers = -1; handlers < 16; ++handlers) {
                CAPTURE(std::string{operation.name});
                CAPTURE(handlers);
                auto subject = make_subject(io, servers, "moments");
                auto const cancel = std::make_shared<canceller>();
                auto const came = std::make_shared<record>();
                if (handlers < 0)
                    emit(cancel, type);
                operation.start(*subject, {{}, cancel}, came);
                CHECK_FALSE(came->over());
                for (int i = 0; i < handlers; ++i) {
                    io.restart();
                    io.run_one_for(1ms);
                }
                if (handlers >= 0)
                    emit(cancel, type);
                if (operation.start == erased<operations::wait_lost>.start)
                    subject->held = {};
                work_until(io, "the end", [&] { return came->over(); });
                emit(cancel, type);
                CHECK(came->calls == 1);
                bool const is_aborted = came->error == asio::error::operation_aborted;
                CHECK((is_aborted || is_expected(operation, came->error)));
                if (handlers < 0 ||
                    (operation.has_effect && type == asio::cancellation_type::total))
                    CHECK_FALSE(is_aborted);
                else if (handlers == 0)
                    CHECK(is_aborted);
                aborted += is_aborted;
                close_and_look(io, servers, std::move(subject));
                CHECK(came->once());
            }
        }
        CHECK(aborted > 1);
    }
}

BOTH_TYPES("operations: cancelled while waiting for somebody else, each handler is called once")
{
    topology servers;
    asio::io_context io;
    auto others = make_subject(io, servers, "contended");
    result<colock::lease> theirs;
    others->lock.async_acquire(store(theirs));
    work_until(io, "the other's lease", [&] { return theirs.done(); });
    for (auto const* operation :
         {&erased<operations::acquire>, &erased<operations::acquire_for>,
          &erased<operations::try_for>, &erased<operations::wait_lost>,
          &erased<operations::with_lock>, &erased<operations::with_lock_for>}) {
        for (auto const type : every_cancellation) {
            CAPTURE(std::string{operation->name});
            auto subject =
                std::make_unique<support::subject>(io.get_executor(), servers, "contended");
            result<colock::lease> first;
            colock::mutex const own{subject->client, "own", long_ttl};
            own.async_acquire(store(first));
            work_until(io, "the first lease", [&] { return first.done(); });
            subject->held = std::move(first.value);
            auto const cancel = std::make_shared<canceller>();
            auto const came = std::make_shared<record>();
            operation->start(*subject, {{}, cancel}, came);
            if (operation->start != erased<operations::wait_lost>.start)
                work_until(io, "a waiter",
                           [&] { return subject->client.get_metrics().waiters == 1; });
            for (int i = 0; i < 5; ++i) {
                io.restart();
                io.run_one_for(1ms);
            }
            CHECK_FALSE(came->over());
            emit(cancel, type);
            work_until(io, "the end", [&] { return came->over(); });
            CHECK(came->calls == 1);
            CHECK(came->error == asio::error::operation_aborted);
        }
    }
    theirs.value = {};
    close_and_look(io, servers, std::move(others));
}

BOTH_TYPES("operations: cancelled by another thread, each handler is called once")
{
    topology servers;
    asio::thread_pool pool{4};
    auto const strand = asio::make_strand(pool.get_executor());
    std::optional<asio::any_io_executor> const executors[] = {
        std::nullopt, asio::any_io_executor{strand},
        asio::any_io_executor{asio::system_executor{}}};
    subject subject{pool.get_executor(), servers, "races"};
    int aborted = 0;
    for (int round = 0; round < 40; ++round) {
        for (auto const& operation : every_operation) {
            if (operation.start == erased<operations::close>.start)
                continue;
            CAPTURE(std::string{operation.name});
            std::promise<colock::lease> granted;
            auto grant = granted.get_future();
            subject.other.async_acquire(
                [&](error_code, colock::lease lease) { granted.set_value(std::move(lease)); });
            REQUIRE(grant.wait_for(stuck) == std::future_status::ready);
            subject.held = grant.get();
            auto const cancel = std::make_shared<canceller>();
            auto const came = std::make_shared<record>();
            operation.start(subject, {executors[round % 3], cancel}, came);
            auto const until = steady::now() + std::chrono::microseconds{round * 8};
            while (steady::now() < until)
                std::this_thread::yield();
            emit(cancel, every_cancellation[static_cast<std::size_t>(round / 3 % 3)]);
            subject.held = {};
            for (auto const end = steady::now() + stuck; !came->over() && steady::now() < end;)
                std::this_thread::yield();
            REQUIRE(came->calls == 1);
            emit(cancel, asio::cancellation_type::terminal);
            bool const is_aborted = came->error == asio::error::operation_aborted;
            CHECK((is_aborted || is_expected(operation, came->error)));
            aborted += is_aborted;
        }
    }
    CHECK(aborted > 40);
    auto const closed = std::make_shared<record>();
    subject.client.async_close(noting{closed});
    pool.join();
    CHECK(closed->calls == 1);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

BOTH_TYPES("operations: every order of destruction")
{
    topology servers;
    int number = 0;
    for (auto const& operation : every_operation) {
        for (int const handlers : {0, 1, 3, 6, 12}) {
            // Signal, client and the io_context with the handlers.
            std::array order{0, 1, 2};
            do {
                CAPTURE(std::string{operation.name});
                CAPTURE(handlers);
                CAPTURE(order[0]);
                CAPTURE(order[1]);
                auto io = std::make_unique<asio::io_context>();
                auto const name = "order " + std::to_string(++number) + '.';
                auto subject = make_subject(*io, servers, name);
                auto cancel = std::make_shared<canceller>();
                auto const came = std::make_shared<record>();
                operation.start(*subject, {{}, cancel}, came);
                for (int i = 0; i < handlers; ++i) {
                    io->restart();
                    io->run_one_for(1ms);
                }
                bool lived = true;
                for (int const next : order) {
                    if (next == 0)
                        cancel.reset();
                    else if (next == 1)
                        subject.reset();
                    else {
                        lived = !subject;
                        if (lived) // The client had the time to go in order.
                            drain(*io);
                        io.reset();
                    }
                    if (cancel)
                        emit(cancel, asio::cancellation_type::terminal);
                }
                CHECK(came->once());
                if (lived) {
                    CHECK(came->calls == 1);
                    CHECK(left_of(servers, name) == std::vector<std::string>{});
                }
            } while (std::next_permutation(order.begin(), order.end()));
        }
    }
}

BOTH_TYPES("operations: every order of destruction, with a context for the handlers")
{
    topology servers;
    int number = 0;
    for (auto const& operation : every_operation) {
        for (int const handlers : {0, 1, 3, 6, 12}) {
            // Signal, client and the client's context; the handlers' context lives longest.
            std::array order{0, 1, 2};
            do {
                CAPTURE(std::string{operation.name});
                CAPTURE(handlers);
                CAPTURE(order[0]);
                CAPTURE(order[1]);
                asio::io_context elsewhere;
                auto io = std::make_unique<asio::io_context>();
                auto subject =
                    make_subject(*io, servers, "order " + std::to_string(++number) + '.');
                auto cancel = std::make_shared<canceller>();
                auto const came = std::make_shared<record>();
                operation.start(
                    *subject, {asio::any_io_executor{asio::make_strand(elsewhere)}, cancel}, came);
                for (int i = 0; i < handlers; ++i) {
                    io->restart();
                    io->run_one_for(1ms);
                    elsewhere.restart();
                    elsewhere.poll();
                }
                for (int const next : order) {
                    if (next == 0)
                        cancel.reset();
                    else if (next == 1)
                        subject.reset();
                    else
                        io.reset();
                    if (cancel)
                        emit(cancel, asio::cancellation_type::terminal);
                    elsewhere.restart();
                    elsewhere.poll();
                }
                elsewhere.restart();
                elsewhere.run_for(stuck);
                CHECK(came->once());
            } while (std::next_permutation(order.begin(), order.end()));
        }
    }
}

BOTH_TYPES("operations: the wait counts from the initiation")
{
    topology servers;
    asio::io_context io;
    auto others = make_subject(io, servers, "late");
    for (std::string const operation : {"acquire", "try"}) {
        CAPTURE(operation);
        auto const came = std::make_shared<record>();
        if (operation == "try")
            colock::mutex{others->client, "late held"}.async_try_acquire(700ms, noting{came});
        else
            colock::mutex{others->client, "late held"}.async_acquire(700ms, noting{came});
        std::this_thread::sleep_for(700ms); // nobody runs the io_context
        auto const resumed = steady::now();
        work_until(io, "the end", [&] { return came->over(); });
        CHECK(since(resumed) < 500ms);
        CHECK((!came->error || came->error == errc::timed_out));
    }
    close_and_look(io, servers, std::move(others));
}
