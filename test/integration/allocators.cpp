// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/bound.hpp"
#include "support/context_shut_twice.hpp"
#include "support/ledger.hpp"

#include <boost/asio/bind_allocator.hpp>
#include <boost/asio/experimental/promise.hpp>
#include <boost/asio/experimental/use_promise.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory_resource>
#include <new>
#include <string>
#include <thread>
#include <vector>

// Every operation with an allocator that is bound to its handler: what is taken from it is given
// back, before the handler is called, however the operation ends.

using namespace support;

namespace {

using allocator = counting_allocator<std::byte>;

/// The memory of one operation, whose handler may run on an executor of this context.
template <class Context>
struct memory_of_one {
    Context& context;
    ledger books{};
    std::atomic<std::size_t> kept_at_call{0};

    auto callback(std::shared_ptr<record> into)
    {
        return looking{std::move(into), [this] { kept_at_call = books.outstanding(); }};
    }

    /// To be called when nothing of the operation is left.
    void check() const
    {
        CHECK(kept_at_call == 0);
        CHECK(books.outstanding() == 0);
        CHECK(books.mistakes() == 0);
    }
};

struct alone {
    static constexpr auto name = "alone";
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        return asio::bind_allocator(allocator{around.books}, std::move(handler));
    }
};
struct with_executor {
    static constexpr auto name = "with an executor";
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        return asio::bind_executor(around.context.get_executor(),
                                   alone::bind(around, std::move(handler)));
    }
};
struct with_strand {
    static constexpr auto name = "with a strand";
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        auto bound = asio::bind_executor(asio::make_strand(around.context.get_executor()),
                                         std::move(handler));
        return asio::bind_allocator(allocator{around.books}, std::move(bound));
    }
};
struct with_its_type_erased {
    static constexpr auto name = "with its type erased";
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        auto bound = with_executor::bind(around, std::move(handler));
        return to_be_erased<decltype(bound)>{std::move(bound)};
    }
};

using memory_of_context = memory_of_one<asio::io_context>;
using memory_of_pool = memory_of_one<asio::thread_pool>;

constexpr std::array ways{bound_operations<memory_of_context, alone>,
                          bound_operations<memory_of_context, with_executor>,
                          bound_operations<memory_of_context, with_its_type_erased>,
                          bound_operations<memory_of_context, with_strand>};

/// Calls `attempt` for each operation. From call to call, each is bound in the next of the ways.
/// `number` counts the attempts.
template <class Attempt>
void for_every_operation(int& number, Attempt attempt)
{
    constexpr auto count = std::tuple_size_v<all_operations>;
    auto const round = static_cast<std::size_t>(number) / count;
    for (std::size_t i = 0; i < count; ++i) {
        ++number;
        auto const& operation = ways[(round + i) % ways.size()][i];
        CAPTURE(std::string{operation.name});
        CAPTURE(std::string{operation.way});
        attempt(operation);
    }
}

/// not_held: a force_release finds no such holder, or the lease was released.
bool is_expected(error_code error)
{
    return !error || error == errc::not_held || error == errc::client_closed;
}

} // namespace

TEST_CASE("allocators: what an operation takes is given back before its handler is called")
{
    topology servers;
    asio::io_context io;
    for (auto const& operations : ways) {
        for (auto const& operation : operations) {
            CAPTURE(std::string{operation.name});
            CAPTURE(std::string{operation.way});
            memory_of_context memory{io};
            auto subject = make_subject(io, servers, "allocators");
            auto const came = std::make_shared<record>();
            operation.start(*subject, memory, nullptr, came);
            CHECK(came->calls == 0);
            if (operation.is_wait_lost)
                subject->held = {};
            work_until(io, "the call", [&] { return came->over(); });
            CHECK(came->calls == 1);
            CHECK(is_expected(came->error));
            memory.check();
            // A body runs in memory that Asio takes by itself, and the handler is called from
            // there: nothing is taken from the handler's allocator.
            bool const nothing_to_take =
                operation.is_with_lock && operation.way != std::string{with_its_type_erased::name};
            CHECK((memory.books.taken() > 0) != nothing_to_take);
            close_and_look(io, servers, std::move(subject));
        }
    }
}

TEST_CASE("allocators: what a cancelled operation takes is given back before its handler is called")
{
    topology servers;
    asio::io_context io;
    int number = 0;
    int aborted = 0;
    for (int handlers = -1; handlers < 12; ++handlers) {
        for (auto const type : every_cancellation) {
            for_every_operation(number, [&](auto const& operation) {
                CAPTURE(handlers);
                memory_of_context memory{io};
                auto subject = make_subject(io, servers, "allocators");
                auto const cancel = std::make_shared<canceller>();
                auto const came = std::make_shared<record>();
                if (handlers < 0)
                    emit(cancel, type);
                operation.start(*subject, memory, cancel, came);
                for (int i = 0; i < handlers; ++i) {
                    io.restart();
                    io.run_one_for(1ms);
                }
                if (handlers >= 0)
                    emit(cancel, type);
                if (operation.is_wait_lost)
                    subject->held = {};
                work_until(io, "the end", [&] { return came->over(); });
                emit(cancel, type);
                CHECK(came->calls == 1);
                bool const is_aborted = came->error == asio::error::operation_aborted;
                CHECK((is_aborted || is_expected(came->error)));
                aborted += is_aborted;
                memory.check();
                close_and_look(io, servers, std::move(subject));
            });
        }
    }
    CHECK(aborted > 100);
}

TEST_CASE("allocators: what waits for somebody else gives everything back when it is cancelled")
{
    topology servers;
    asio::io_context io;
    for (auto const& operations : ways) {
        for (auto const& operation : operations) {
            if (!operation.waits)
                continue;
            CAPTURE(std::string{operation.name});
            CAPTURE(std::string{operation.way});
            auto subject = make_subject(io, servers, "allocators");
            result<colock::lease> theirs;
            subject->lock.async_acquire(store(theirs));
            work_until(io, "the other's lease", [&] { return theirs.done(); });
            memory_of_context memory{io};
            auto const cancel = std::make_shared<canceller>();
            auto const came = std::make_shared<record>();
            operation.start(*subject, memory, cancel, came);
            work_until(io, "a waiter", [&] { return subject->client.get_metrics().waiters > 0; });
            CHECK_FALSE(came->over());
            emit(cancel, asio::cancellation_type::terminal);
            work_until(io, "the end", [&] { return came->over(); });
            CHECK(came->error == asio::error::operation_aborted);
            memory.check();
            theirs.value = {};
            close_and_look(io, servers, std::move(subject));
        }
    }
}

TEST_CASE("allocators: everything is given back in every order of destruction")
{
    topology servers;
    int number = 0;
    int dropped = 0;
    for (int const handlers : {0, 1, 2, 3, 6, 12}) {
        std::array order{0, 1, 2};
        do {
            for_every_operation(number, [&](auto const& operation) {
                CAPTURE(handlers);
                CAPTURE(order[0]);
                CAPTURE(order[1]);
                auto io = std::make_unique<context_shut_twice>();
                memory_of_context memory{*io};
                auto subject = make_subject(*io, servers, "order " + std::to_string(number));
                auto cancel = std::make_shared<canceller>();
                auto const came = std::make_shared<record>();
                operation.start(*subject, memory, cancel, came);
                destroy_in_order(
                    order, handlers, std::move(io), std::move(subject), std::move(cancel),
                    [](auto const& of) { emit(of, asio::cancellation_type::terminal); });
                CHECK(came->once());
                dropped += came->dropped;
                memory.check();
            });
        } while (std::next_permutation(order.begin(), order.end()));
    }
    CHECK(dropped > 100);
}

TEST_CASE("allocators: everything is given back when other threads complete and cancel")
{
    topology servers;
    asio::thread_pool pool{4};
    subject subject{pool.get_executor(), servers, "threads"};
    int aborted = 0;
    auto const wait_for = [](auto const& came) {
        for (auto const end = steady::now() + stuck; !came->over() && steady::now() < end;)
            std::this_thread::yield();
        CHECK(came->calls == 1);
    };
    for (int round = 0; round < 40; ++round) {
        for (auto const& operation : bound_operations<memory_of_pool, with_strand>) {
            if (operation.is_close)
                continue;
            CAPTURE(std::string{operation.name});
            CAPTURE(round);
            auto const granted = std::make_shared<record>();
            subject.other.async_acquire([&, granted](error_code, colock::lease lease) {
                subject.held = std::move(lease);
                ++granted->calls;
            });
            wait_for(granted);
            memory_of_pool memory{pool};
            auto const cancel = std::make_shared<canceller>();
            auto const came = std::make_shared<record>();
            operation.start(subject, memory, cancel, came);
            auto const until = steady::now() + std::chrono::microseconds{round * 8};
            while (steady::now() < until)
                std::this_thread::yield();
            emit(cancel, every_cancellation[static_cast<std::size_t>(round % 3)]);
            subject.held = {};
            wait_for(came);
            bool const is_aborted = came->error == asio::error::operation_aborted;
            CHECK((is_aborted || is_expected(came->error)));
            aborted += is_aborted;
            memory.check();
        }
    }
    CHECK(aborted > 20);
    auto const closed = std::make_shared<record>();
    subject.client.async_close(noting{closed});
    wait_for(closed);
    pool.join();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE(
    "allocators: one with nothing left throws where memory is taken, and nothing stays behind")
{
    topology servers;
    asio::io_context io;
    // Not with_strand, the last: if its memory is refused, Asio's strand stays locked for ever.
    for (std::size_t way = 0; way + 1 < ways.size(); ++way) {
        for (auto const& operation : ways[way]) {
            CAPTURE(std::string{operation.name});
            CAPTURE(std::string{operation.way});
            bool enough = false;
            for (int allowed = 0; !enough; ++allowed) {
                CAPTURE(allowed);
                REQUIRE(allowed < 20);
                memory_of_context memory{io};
                memory.books.allow(allowed);
                auto subject = make_subject(io, servers, "nothing left");
                auto const came = std::make_shared<record>();
                bool thrown = false;
                try {
                    operation.start(*subject, memory, nullptr, came);
                    if (operation.is_wait_lost)
                        subject->held = {};
                    work_until(io, "the call", [&] { return came->over(); });
                } catch (std::bad_alloc const&) {
                    thrown = true;
                }
                CHECK(came->once());
                CHECK(came->calls == (thrown ? 0 : 1));
                enough = !thrown;
                memory.check();
                // The client goes on as if nothing had been asked of it.
                result<colock::lease> next;
                if (!operation.is_close) {
                    subject->lock.async_acquire(5s, store(next));
                    work_until(io, "the next lease", [&] { return next.done(); });
                    CHECK_FALSE(next.error);
                    next.value = {};
                }
                close_and_look(io, servers, std::move(subject));
            }
        }
    }
}

TEST_CASE_WITH(one_client, 1, "allocators: bound to other tokens")
{
    ledger books;
    allocator const memory{books};
    any_mutex const name{locks, "tokens", long_ttl};
    int taken = 0;
    auto const check = [&] {
        CHECK(books.taken() > std::exchange(taken, books.taken()));
        CHECK(books.outstanding() == 0);
        CHECK(books.mistakes() == 0);
    };
    auto held = co_await name.async_acquire(asio::bind_allocator(memory, asio::use_awaitable));
    check();
    auto extend = held.async_extend(asio::deferred);
    auto extending = std::move(extend)(asio::bind_allocator(memory, asio::use_awaitable));
    co_await std::move(extending);
    check();
    auto const [refused, none] = co_await name.async_try_acquire(
        asio::bind_allocator(memory, asio::as_tuple(asio::use_awaitable)));
    CHECK_FALSE(refused);
    CHECK_FALSE(none);
    check();
    {
        auto released = held.async_release(asio::use_future_t<allocator>{memory});
        co_await until("the end",
                       [&] { return released.wait_for(0s) == std::future_status::ready; });
        released.get();
    }
    check();
    {
        auto promised =
            name.async_try_acquire(asio::experimental::use_promise_t<allocator>{memory});
        co_await until("the lease", [&] { return promised.completed(); });
        auto taking = std::move(promised)(asio::as_tuple(asio::use_awaitable));
        auto const [error, lease] = co_await std::move(taking);
        CHECK_FALSE(error);
        CHECK(lease);
    }
    // Asio's promise lives until the handler that it has called returns.
    co_await pass(1ms);
    check();
    auto const body = [](colock::lease& mine) -> asio::awaitable<int> {
        CHECK(mine.valid());
        co_return 7;
    };
    auto running = colock::async_with_lock(
        name, 5s, body,
        asio::bind_executor(io.get_executor(), asio::bind_allocator(memory, asio::use_awaitable)));
    CHECK(co_await std::move(running) == 7);
    CHECK(books.outstanding() == 0);
    co_await close_and_check();
}

TEST_CASE("allocators: an operation fits into a buffer of its caller's")
{
    topology servers;
    asio::io_context io;
    auto subject = make_subject(io, servers, "buffers");
    std::array<std::byte, 4096> buffer;
    std::pmr::monotonic_buffer_resource memory{buffer.data(), buffer.size(),
                                               std::pmr::null_memory_resource()};
    std::pmr::polymorphic_allocator<std::byte> const within{&memory};
    auto const bound = [&](auto handler) {
        return asio::bind_executor(io.get_executor(), asio::bind_allocator(within, handler));
    };
    result<nothing> extended, released;
    subject->held.async_extend(bound(store(extended)));
    work_until(io, "the longer lease", [&] { return extended.done(); });
    CHECK_FALSE(extended.error);
    subject->held.async_release(bound(store(released)));
    work_until(io, "the release", [&] { return released.done(); });
    CHECK_FALSE(released.error);
    close_and_look(io, servers, std::move(subject));
}
