// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/context_shut_twice.hpp"
#include "support/dice.hpp"
#include "support/every_operation.hpp"
#include "support/tokens.hpp"

#include <boost/asio/error.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/system_executor.hpp>
#include <boost/asio/thread_pool.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <future>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

// Every operation with every completion token: on every executor, cancelled at every moment, with
// every order of destruction. Where all tokens would take minutes, only the callback is tried each
// time, and one other token by chance. tokens.cpp checks what an operation passes to each token.

using namespace support;

namespace {

any_token const& plain = erased_token<tokens::callback>;

/// The callback, and another token. With COLOCK_TEST_EVERY_TOKEN in the environment all of them,
/// which takes far longer.
class tokens_to_try {
public:
    std::vector<any_token const*> next()
    {
        if (std::getenv("COLOCK_TEST_EVERY_TOKEN")) {
            std::vector<any_token const*> all;
            for (auto const& each : every_token)
                all.push_back(&each);
            return all;
        }
        auto const last = static_cast<int>(every_token.size()) - 1;
        return {&plain, &every_token[static_cast<std::size_t>(random_.number(1, last))]};
    }

    /// Where handlers run: on the client's executor, or on one of these.
    std::optional<asio::any_io_executor> one_of(std::vector<asio::any_io_executor> const& executors)
    {
        auto const which = random_.number(0, static_cast<int>(executors.size()));
        if (which == 0)
            return {};
        return executors[static_cast<std::size_t>(which - 1)];
    }

    template <class Container>
    auto const& any_of(Container const& all)
    {
        auto const last = static_cast<int>(all.size()) - 1;
        return all[static_cast<std::size_t>(random_.number(0, last))];
    }

    template <class Container>
    void shuffle(Container& all)
    {
        for (std::size_t i = all.size() - 1; i > 0; --i)
            std::swap(all[i],
                      all[static_cast<std::size_t>(random_.number(0, static_cast<int>(i)))]);
    }

    /// For a token's timer.
    std::chrono::microseconds time() { return random_.time(5ms); }

    std::uint64_t seed() const { return random_.seed(); }

private:
    dice random_;
};

bool is_expected(any_operation const& operation, any_token const& token, error_code error)
{
    // Where a lease is used, it may be released or its client closed meanwhile.
    bool const uses_lease =
        operation.is_of_lease &&
        (operation.start != erased<operations::release>.start || token.use != plain.use);
    bool const finds_nothing = operation.start == erased<operations::force_release>.start;
    return !error || (finds_nothing && error == errc::not_held) ||
           (token.timed && error == asio::error::operation_aborted) ||
           (uses_lease && (error == errc::client_closed || error == errc::not_held));
}

/// Waits until other threads have called the handlers.
void wait_for(records const& came)
{
    for (auto const end = steady::now() + stuck; !over(came) && steady::now() < end;)
        std::this_thread::yield();
}

void check_calls(records const& came)
{
    for (auto const& one : came)
        CHECK(one->calls == 1);
}

/// An io_context that four threads run.
class threaded_context {
public:
    ~threaded_context()
    {
        io_.stop();
        join();
    }

    asio::any_io_executor get_executor() { return io_.get_executor(); }

    /// Until nothing is left to do.
    void join()
    {
        work_.reset();
        for (auto& each : threads_) {
            if (each.joinable())
                each.join();
        }
    }

private:
    std::thread start()
    {
        return std::thread{[this] { io_.run(); }};
    }

    asio::io_context io_;
    asio::executor_work_guard<asio::io_context::executor_type> work_{io_.get_executor()};
    std::array<std::thread, 4> threads_{start(), start(), start(), start()};
};

} // namespace

BOTH_TYPES("operations: on every executor, each handler is called once")
{
    topology servers;
    tokens_to_try sample;
    INFO("to run it again: COLOCK_TEST_SEED=", sample.seed());
    asio::thread_pool pool{4};
    asio::thread_pool other_pool{2};
    auto const strand = asio::make_strand(pool.get_executor());
    std::vector<std::optional<asio::any_io_executor>> const executors{std::nullopt,
                                                                      pool.get_executor(),
                                                                      strand,
                                                                      asio::make_strand(strand),
                                                                      other_pool.get_executor(),
                                                                      asio::system_executor{}};
    threaded_context threaded;
    asio::any_io_executor const on_threads = threaded.get_executor();
    asio::any_io_executor const homes[] = {pool.get_executor(), strand};
    asio::any_io_executor const other_homes[] = {on_threads, asio::make_strand(on_threads)};
    auto const attempt = [&](auto const& home, auto const& executor, any_operation const& operation,
                             any_token const& token) {
        CAPTURE(std::string{operation.name});
        CAPTURE(std::string{token.name});
        auto const subject = std::make_unique<support::subject>(home, servers, "executors");
        std::promise<colock::lease> granted;
        auto grant = granted.get_future();
        subject->other.async_acquire(
            [&](error_code, colock::lease lease) { granted.set_value(std::move(lease)); });
        REQUIRE(grant.wait_for(stuck) == std::future_status::ready);
        subject->held = grant.get();
        records came;
        token.use(operation, *subject, {executor, {}, false, home == on_threads}, sample.time(),
                  came);
        if (operation.start == erased<operations::wait_lost>.start)
            subject->held = {};
        wait_for(came);
        check_calls(came);
        for (auto const& one : came)
            CHECK(is_expected(operation, token, one->error));
        records closed;
        subject->client.async_close(note_in(closed));
        wait_for(closed);
        check_calls(came);
    };
    for (auto const& home : homes) {
        for (auto const& executor : executors) {
            for (auto const& operation : every_operation) {
                for (auto const& token : every_token)
                    attempt(home, executor, operation, token);
            }
        }
    }
    for (auto const& home : other_homes) {
        for (auto const& operation : every_operation) {
            for (auto const& token : every_token) {
                attempt(home, std::nullopt, operation, token);
                attempt(home, sample.any_of(executors), operation, token);
            }
        }
    }
    pool.join();
    threaded.join();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

BOTH_TYPES("operations: cancelled at every moment, each handler is called once")
{
    topology servers;
    tokens_to_try sample;
    INFO("to run it again: COLOCK_TEST_SEED=", sample.seed());
    asio::io_context io;
    std::vector<asio::any_io_executor> const executors{asio::make_strand(io),
                                                       asio::system_executor{}};
    int aborted = 0;
    // `handlers`: so many run before the cancellation; below 0, it comes before the operation.
    auto const attempt = [&](any_operation const& operation, any_token const& token,
                             asio::cancellation_type type, int handlers) {
        CAPTURE(std::string{operation.name});
        CAPTURE(std::string{token.name});
        CAPTURE(handlers);
        auto subject = make_subject(io, servers, "moments");
        auto const cancel = std::make_shared<canceller>();
        records came;
        if (handlers < 0)
            emit(cancel, type);
        auto const executor = sample.one_of(executors);
        token.use(operation, *subject, {executor, cancel}, sample.time(), came);
        if (!executor)
            CHECK((came.empty() || !over(came)));
        for (int i = 0; i < handlers; ++i) {
            io.restart();
            io.run_one_for(1ms);
        }
        if (handlers >= 0)
            emit(cancel, type);
        if (operation.start == erased<operations::wait_lost>.start)
            subject->held = {};
        work_until(io, "the end", [&] { return over(came); });
        emit(cancel, type);
        check_calls(came);
        for (auto const& one : came) {
            bool const is_aborted = one->error == asio::error::operation_aborted;
            CHECK((is_aborted || is_expected(operation, token, one->error)));
            if (token.use != plain.use)
                continue;
            if (handlers < 0 || (operation.has_effect && type == asio::cancellation_type::total))
                CHECK_FALSE(is_aborted);
            else if (handlers == 0)
                CHECK(is_aborted);
            aborted += is_aborted;
        }
        close_and_look(io, servers, std::move(subject));
        check_calls(came);
    };
    for (auto const& operation : every_operation) {
        aborted = 0;
        for (auto const type : every_cancellation) {
            for (int handlers = -1; handlers < 16; ++handlers) {
                for (auto const* const token : sample.next())
                    attempt(operation, *token, type, handlers);
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
    auto const attempt = [&](any_operation const& operation, any_token const& token,
                             asio::cancellation_type type) {
        CAPTURE(std::string{operation.name});
        CAPTURE(std::string{token.name});
        auto subject = std::make_unique<support::subject>(io.get_executor(), servers, "contended");
        result<colock::lease> first;
        colock::mutex const own{subject->client, "own", long_ttl};
        own.async_acquire(store(first));
        work_until(io, "the first lease", [&] { return first.done(); });
        subject->held = std::move(first.value);
        auto const cancel = std::make_shared<canceller>();
        records came;
        token.use(operation, *subject, {{}, cancel}, stuck, came);
        if (came.empty())
            return;
        if (operation.start != erased<operations::wait_lost>.start)
            work_until(io, "a waiter", [&] { return subject->client.get_metrics().waiters > 0; });
        for (int i = 0; i < 5; ++i) {
            io.restart();
            io.run_one_for(1ms);
        }
        CHECK_FALSE(came.front()->over());
        // The operators pass nothing else on to their coroutines.
        bool const is_operator = token.use == erased_token<tokens::either>.use ||
                                 token.use == erased_token<tokens::both>.use;
        emit(cancel, is_operator ? asio::cancellation_type::terminal : type);
        work_until(io, "the end", [&] { return came.front()->over(); });
        CHECK(came.front()->error == asio::error::operation_aborted);
        // A token may start an operation twice, and only one of the two was cancelled.
        subject.reset();
        work_until(io, "the end of all", [&] { return over(came); });
        check_calls(came);
    };
    for (auto const* operation :
         {&erased<operations::acquire>, &erased<operations::acquire_for>,
          &erased<operations::try_for>, &erased<operations::wait_lost>,
          &erased<operations::with_lock>, &erased<operations::with_lock_for>}) {
        for (auto const type : every_cancellation) {
            for (auto const& token : every_token)
                attempt(*operation, token, type);
        }
    }
    theirs.value = {};
    close_and_look(io, servers, std::move(others));
}

BOTH_TYPES("operations: cancelled by another thread, each handler is called once")
{
    topology servers;
    tokens_to_try sample;
    INFO("to run it again: COLOCK_TEST_SEED=", sample.seed());
    asio::thread_pool pool{4};
    auto const strand = asio::make_strand(pool.get_executor());
    asio::thread_pool other_pool{2};
    std::vector<asio::any_io_executor> const executors{strand, other_pool.get_executor(),
                                                       asio::system_executor{}};
    subject shared{pool.get_executor(), servers, "races"};
    int aborted = 0;
    auto const attempt = [&](support::subject& subject, any_operation const& operation,
                             any_token const& token, int round) {
        CAPTURE(std::string{operation.name});
        CAPTURE(std::string{token.name});
        std::promise<colock::lease> granted;
        auto grant = granted.get_future();
        subject.other.async_acquire(
            [&](error_code, colock::lease lease) { granted.set_value(std::move(lease)); });
        REQUIRE(grant.wait_for(stuck) == std::future_status::ready);
        subject.held = grant.get();
        auto const cancel = std::make_shared<canceller>();
        records came;
        token.use(operation, subject, {sample.one_of(executors), cancel}, sample.time(), came);
        auto const until = steady::now() + std::chrono::microseconds{round * 8};
        while (steady::now() < until)
            std::this_thread::yield();
        auto const type = every_cancellation[static_cast<std::size_t>(round % 3)];
        emit(cancel, type);
        subject.held = {};
        wait_for(came);
        check_calls(came);
        emit(cancel, asio::cancellation_type::terminal);
        for (auto const& one : came) {
            bool const is_aborted = one->error == asio::error::operation_aborted;
            CHECK((is_aborted || is_expected(operation, token, one->error)));
            aborted += is_aborted && token.use == plain.use;
        }
    };
    for (int round = 0; round < 40; ++round) {
        for (auto const& operation : every_operation) {
            for (auto const* const token : sample.next()) {
                if (operation.start == erased<operations::close>.start) {
                    subject own{pool.get_executor(), servers, "races of close"};
                    attempt(own, operation, *token, round);
                } else {
                    attempt(shared, operation, *token, round);
                }
            }
        }
    }
    CHECK(aborted > 40);
    records closed;
    shared.client.async_close(note_in(closed));
    pool.join();
    check_calls(closed);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

namespace {

/// Signal, client and io_context are destroyed in every order, after so many handlers.
template <class Attempt>
void in_every_order(Attempt attempt)
{
    tokens_to_try sample;
    INFO("to run it again: COLOCK_TEST_SEED=", sample.seed());
    int number = 0;
    for (auto const& operation : every_operation) {
        for (int const handlers : {0, 1, 3, 6, 12}) {
            std::array order{0, 1, 2};
            do {
                for (auto const* const token : sample.next()) {
                    CAPTURE(std::string{operation.name});
                    CAPTURE(std::string{token->name});
                    CAPTURE(handlers);
                    CAPTURE(order[0]);
                    CAPTURE(order[1]);
                    auto const name = "order " + std::to_string(++number) + '.';
                    auto const time = sample.time();
                    attempt(name, order, handlers, [&](auto& subject, auto how, auto& came) {
                        token->use(operation, subject, how, time, came);
                    });
                }
            } while (std::next_permutation(order.begin(), order.end()));
        }
    }
}

/// `lived`: the client was destroyed before, and gets the time to close in order.
void end_context(std::unique_ptr<context_shut_twice>& io, canceller* cancel, bool lived)
{
    if (lived)
        drain(*io);
    if (cancel)
        cancel->context_ends();
    io.reset();
}
void check_ended(records const& came, bool lived, topology& servers, std::string const& name)
{
    for (auto const& one : came)
        CHECK(one->once());
    if (lived) {
        check_calls(came);
        CHECK(left_of(servers, name) == std::vector<std::string>{});
    }
}

} // namespace

BOTH_TYPES("operations: every order of destruction")
{
    topology servers;
    in_every_order([&](auto const& name, auto const& order, int handlers, auto start) {
        auto io = std::make_unique<context_shut_twice>();
        auto subject = make_subject(*io, servers, name);
        auto cancel = std::make_shared<canceller>();
        records came;
        start(*subject, bindings{{}, cancel}, came);
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
                end_context(io, cancel.get(), lived);
            }
            if (cancel)
                emit(cancel, asio::cancellation_type::terminal);
        }
        check_ended(came, lived, servers, name);
    });
}

namespace {

/// What an operation needs. Each may go at any time.
enum class part { signal, client, mutexes, lease, context };

/// Destroys them in this order after so many handlers. Where the client goes before the context, it
/// has the time to go in order.
void destroy_parts(std::array<part, 5> const& order, int handlers, any_operation const& operation,
                   any_token const& token, std::chrono::microseconds time, topology& servers,
                   std::string const& name)
{
    auto io = std::make_unique<context_shut_twice>();
    auto client = make_subject(*io, servers, name);
    auto cancel = std::make_shared<canceller>();
    records came;
    token.use(operation, *client, {{}, cancel}, time, came);
    for (int i = 0; i < handlers; ++i) {
        io->restart();
        io->run_one_for(1ms);
    }
    // What is left of the subject is its client.
    std::optional<colock::lease> lease{std::exchange(client->held, {})};
    std::vector<colock::basic_mutex> mutexes;
    mutexes.push_back(std::move(client->lock));
    mutexes.push_back(std::move(client->other));
    bool lived = false;
    for (auto const next : order) {
        switch (next) {
        case part::signal:
            cancel.reset();
            break;
        case part::client:
            client.reset();
            break;
        case part::mutexes:
            mutexes.clear();
            break;
        case part::lease:
            lease.reset();
            break;
        case part::context:
            lived = !client;
            end_context(io, cancel.get(), lived);
            break;
        }
        if (cancel)
            emit(cancel, asio::cancellation_type::terminal);
    }
    check_ended(came, lived, servers, name);
}

} // namespace

BOTH_TYPES("operations: client, mutexes, lease, signal and context are destroyed in any order")
{
    topology servers;
    tokens_to_try sample;
    INFO("to run it again: COLOCK_TEST_SEED=", sample.seed());
    int number = 0;
    for (auto const& operation : every_operation) {
        for (int const handlers : {0, 2, 6}) {
            // First, lease and mutexes outlive client and context. The further orders are random.
            std::array order{part::client, part::context, part::lease, part::mutexes, part::signal};
            for (int attempts = 0; attempts < 3; ++attempts) {
                for (auto const* const token : sample.next()) {
                    std::string in_order;
                    for (auto const each : order)
                        in_order += std::to_string(static_cast<int>(each));
                    CAPTURE(std::string{operation.name});
                    CAPTURE(std::string{token->name});
                    CAPTURE(handlers);
                    CAPTURE(in_order);
                    destroy_parts(order, handlers, operation, *token, sample.time(), servers,
                                  "parts " + std::to_string(++number) + '.');
                }
                sample.shuffle(order);
            }
        }
    }
}

BOTH_TYPES("operations: every order of destruction, with a context for the handlers")
{
    topology servers;
    in_every_order([&](auto const& name, auto const& order, int handlers, auto start) {
        // The handlers' context lives longest.
        asio::io_context elsewhere;
        auto io = std::make_unique<context_shut_twice>();
        auto subject = make_subject(*io, servers, name);
        auto cancel = std::make_shared<canceller>();
        records came;
        start(*subject, bindings{asio::any_io_executor{asio::make_strand(elsewhere)}, cancel},
              came);
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
            else {
                if (cancel)
                    cancel->clients_context_ends();
                io.reset();
            }
            if (cancel)
                emit(cancel, asio::cancellation_type::terminal);
            elsewhere.restart();
            elsewhere.poll();
        }
        elsewhere.restart();
        elsewhere.run_for(stuck);
        for (auto const& one : came)
            CHECK(one->once());
    });
}

BOTH_TYPES("operations: made in time, and begun when lease, client and perhaps context are gone")
{
    topology servers;
    asio::io_context elsewhere;
    for (auto const& operation : every_operation) {
        for (bool const context_too : {false, true}) {
            CAPTURE(std::string{operation.name});
            CAPTURE(context_too);
            auto io = std::make_unique<context_shut_twice>();
            auto subject = make_subject(*io, servers, "gone");
            auto const begin = operation.prepare(*subject);
            subject.reset();
            if (context_too) {
                drain(*io);
                io.reset();
            }
            auto const came = std::make_shared<record>();
            begin(elsewhere.get_executor(), {}, any_handler{noting{came}});
            work_until(elsewhere, "the end", [&] {
                if (io) {
                    io->restart();
                    io->poll();
                }
                return came->over();
            });
            CHECK(came->once());
            // Nothing is begun where the client's context is gone.
            if (context_too) {
                CHECK((came->calls == 0 || came->error == errc::not_held));
                continue;
            }
            CHECK(came->calls == 1);
            bool const is_close = operation.start == erased<operations::close>.start;
            bool const is_release = operation.start == erased<operations::release>.start;
            if (is_close || is_release)
                CHECK((!came->error || came->error == errc::not_held));
            else
                CHECK((came->error == errc::client_closed || came->error == errc::not_held));
            drain(*io);
            CHECK(servers.left_behind() == std::vector<std::string>{});
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
        // It ends before one that waits for less from now on.
        auto const later = std::make_shared<record>();
        colock::mutex{others->client, "late held"}.async_acquire(500ms, noting{later});
        work_until(io, "the end", [&] { return came->over(); });
        CHECK_FALSE(later->over());
        CHECK((came->error == errc::timed_out || (!came->error && operation == "try")));
        work_until(io, "the later end", [&] { return later->over(); });
    }
    close_and_look(io, servers, std::move(others));
}
