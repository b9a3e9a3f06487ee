// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/bound.hpp"
#include "support/context_shut_twice.hpp"

#include <boost/asio/any_completion_executor.hpp>
#include <boost/asio/execution/blocking.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/require.hpp>
#include <boost/asio/system_executor.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/version.hpp>
#if BOOST_VERSION >= 108200
#include <boost/asio/bind_immediate_executor.hpp>
#endif

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

// Every operation with handlers whose executor runs them at once, on the thread that submits them.
// None is called inside of the function that begins the operation, nor of emit(), and a handler
// that begins the next operation does not make the stack deeper.

using namespace support;

namespace {

/// Runs functions at once. It has no context and no properties.
class inline_executor {
public:
    using counter = std::shared_ptr<std::atomic<int>>;

    explicit inline_executor(counter calls) : calls_{std::move(calls)} {}

    template <class Function>
    void execute(Function&& function) const
    {
        ++*calls_;
        std::decay_t<Function> own{std::forward<Function>(function)};
        own();
    }

    bool operator==(inline_executor const&) const noexcept = default;

private:
    counter calls_;
};
static_assert(asio::execution::is_executor<inline_executor>::value);

/// Has no state, so that nothing of it needs to be kept.
struct stateless_executor {
    template <class Function>
    void execute(Function&& function) const
    {
        inline_executor{std::make_shared<std::atomic<int>>(0)}.execute(
            std::forward<Function>(function));
    }

    bool operator==(stateless_executor const&) const noexcept = default;
};

/// Refuses all functions, and counts them.
class full_executor {
public:
    explicit full_executor(inline_executor::counter refusals) : refusals_{std::move(refusals)} {}

    template <class Function>
    void execute(Function&&) const
    {
        ++*refusals_;
        throw std::length_error{"full"};
    }

    bool operator==(full_executor const&) const noexcept = default;

private:
    inline_executor::counter refusals_;
};

/// What handlers may be called by, and what they may not be called from.
struct caller {
    asio::thread_pool& pool; ///< Of one thread.
    inline_executor::counter inline_calls = std::make_shared<std::atomic<int>>(0);
    static inline thread_local bool in_our_call = false;
    std::atomic<bool> called_inside{false};

    auto callback(std::shared_ptr<record> into)
    {
        return looking{std::move(into), [this] { called_inside = called_inside || in_our_call; }};
    }

    bool by_inline_executor() const { return *inline_calls > 0; }

    template <class Call>
    void call(Call body)
    {
        in_our_call = true;
        body();
        in_our_call = false;
    }
};

template <class Executor>
auto always_blocking(Executor const& executor)
{
    return asio::require(executor, asio::execution::blocking.always);
}

struct by_hand {
    static constexpr auto name = "an inline executor";
    static constexpr bool runs_bodies = false;
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        return asio::bind_executor(inline_executor{around.inline_calls}, std::move(handler));
    }
};
struct without_state {
    static constexpr auto name = "an executor without state";
    static constexpr bool runs_bodies = false;
    template <class Around, class Handler>
    static auto bind(Around&, Handler handler)
    {
        return asio::bind_executor(stateless_executor{}, std::move(handler));
    }
};
struct by_hand_erased {
    static constexpr auto name = "an inline executor whose type is erased";
    static constexpr bool runs_bodies = false;
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        return asio::bind_executor(
            asio::any_completion_executor{inline_executor{around.inline_calls}},
            std::move(handler));
    }
};
struct in_erased_handler {
    static constexpr auto name = "an inline executor in an any_completion_handler";
    static constexpr bool runs_bodies = false;
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        auto bound = by_hand::bind(around, std::move(handler));
        return to_be_erased<decltype(bound)>{std::move(bound)};
    }
};
struct by_system {
    static constexpr auto name = "a system_executor that blocks";
    static constexpr bool runs_bodies = false;
    template <class Around, class Handler>
    static auto bind(Around&, Handler handler)
    {
        return asio::bind_executor(always_blocking(asio::system_executor{}), std::move(handler));
    }
};
struct by_system_erased {
    static constexpr auto name = "a system_executor that blocks, as an any_io_executor";
    static constexpr bool runs_bodies = false;
    template <class Around, class Handler>
    static auto bind(Around&, Handler handler)
    {
        asio::any_io_executor const executor{always_blocking(asio::system_executor{})};
        return asio::bind_executor(executor, std::move(handler));
    }
};
struct by_pool {
    static constexpr auto name = "a thread_pool's executor that blocks";
    static constexpr bool runs_bodies = true;
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        return asio::bind_executor(always_blocking(around.pool.get_executor()), std::move(handler));
    }
};
#if BOOST_VERSION >= 108200
/// For operations that complete at once; those of this library never do.
struct at_once {
    static constexpr auto name = "an immediate executor";
    static constexpr bool runs_bodies = false;
    template <class Around, class Handler>
    static auto bind(Around& around, Handler handler)
    {
        return asio::bind_immediate_executor(inline_executor{around.inline_calls},
                                             std::move(handler));
    }
};
struct at_once_by_any {
    static constexpr auto name = "an immediate any_io_executor";
    static constexpr bool runs_bodies = false;
    template <class Around, class Handler>
    static auto bind(Around&, Handler handler)
    {
        asio::any_io_executor const executor{always_blocking(asio::system_executor{})};
        return asio::bind_immediate_executor(executor, std::move(handler));
    }
};
#endif

template <class... Ways>
struct list {
};
using all_ways =
    list<by_hand, without_state, by_hand_erased, in_erased_handler, by_system, by_system_erased,
#if BOOST_VERSION >= 108200
         at_once, at_once_by_any,
#endif
         by_pool>;

constexpr auto ways = []<class... Ways>(list<Ways...>*) {
    return std::array{bound_operations<caller, Ways>...};
}(static_cast<all_ways*>(nullptr));

template <class Body>
void for_every_way(Body body)
{
    [&]<class... Ways>(list<Ways...>*) {
        (
            [&] {
                CAPTURE(std::string{Ways::name});
                body(Ways{});
            }(),
            ...);
    }(static_cast<all_ways*>(nullptr));
}

bool has_inline_executor(bound_operation<caller> const& operation)
{
    return std::string{operation.way}.starts_with("an inline executor");
}

bool is_expected(error_code error)
{
    return !error || error == errc::not_held || error == errc::client_closed;
}

} // namespace

namespace {

/// From where an operation is begun, and on what.
struct situation {
    bool from_context; ///< By a handler of the client's io_context.
    bool is_over;      ///< The client is closed and the lease empty, so that it fails at once.
    bool is_cancelled; ///< At once.
};

void close_client(asio::io_context& io, subject& on)
{
    on.held = {};
    auto const closed = std::make_shared<record>();
    on.client.async_close(noting{closed});
    work_until(io, "the closing", [&] { return closed->over(); });
}

/// Runs it here, or by a handler.
template <class Body>
void run_in(asio::io_context& io, bool from_context, Body body)
{
    if (!from_context)
        return body();
    bool has_run = false;
    asio::post(io, [&] {
        body();
        has_run = true;
    });
    work_until(io, "the beginning", [&] { return has_run; });
}

void try_in(situation const& what, bound_operation<caller> const& operation, asio::io_context& io,
            topology& servers, asio::thread_pool& pool)
{
    CAPTURE(std::string{operation.name});
    CAPTURE(std::string{operation.way});
    CAPTURE(what.from_context);
    CAPTURE(what.is_over);
    CAPTURE(what.is_cancelled);
    caller called{pool};
    auto subject = make_subject(io, servers, "executors");
    if (what.is_over)
        close_client(io, *subject);
    auto const cancel = std::make_shared<canceller>();
    auto const came = std::make_shared<record>();
    run_in(io, what.from_context, [&] {
        called.call([&] {
            operation.start(*subject, called, cancel, came);
            if (what.is_cancelled)
                emit(cancel, asio::cancellation_type::terminal);
        });
    });
    if (operation.is_wait_lost && !what.is_over)
        subject->held = {};
    work_until(io, "the call", [&] { return came->over(); });
    CHECK(came->calls == 1);
    CHECK_FALSE(called.called_inside);
    CHECK(called.by_inline_executor() == has_inline_executor(operation));
    bool const is_aborted = came->error == asio::error::operation_aborted;
    CHECK((is_expected(came->error) || (what.is_cancelled && is_aborted)));
    if (what.is_over && !is_aborted)
        CHECK(!came->error == operation.is_close);
    close_and_look(io, servers, std::move(subject));
}

} // namespace

TEST_CASE("executors: no handler is called from within the initiating function or emit()")
{
    topology servers;
    asio::io_context io;
    asio::thread_pool pool{1};
    for (auto const& operations : ways) {
        for (auto const& operation : operations) {
            for (bool const from_context : {false, true}) {
                for (bool const is_over : {false, true}) {
                    for (bool const is_cancelled : {false, true})
                        try_in({from_context, is_over, is_cancelled}, operation, io, servers, pool);
                }
            }
        }
    }
}

TEST_CASE("executors: cancelled at every moment, each handler is called once by its executor")
{
    topology servers;
    asio::io_context io;
    asio::thread_pool pool{1};
    std::size_t number = 0;
    int aborted = 0;
    auto const attempt = [&](auto const& operation, asio::cancellation_type type, int handlers) {
        CAPTURE(std::string{operation.name});
        CAPTURE(std::string{operation.way});
        CAPTURE(handlers);
        caller called{pool};
        auto subject = make_subject(io, servers, "moments");
        auto const cancel = std::make_shared<canceller>();
        auto const came = std::make_shared<record>();
        operation.start(*subject, called, cancel, came);
        for (int i = 0; i < handlers; ++i) {
            io.restart();
            io.run_one_for(1ms);
        }
        called.call([&] { emit(cancel, type); });
        if (operation.is_wait_lost)
            subject->held = {};
        work_until(io, "the end", [&] { return came->over(); });
        CHECK(came->calls == 1);
        CHECK_FALSE(called.called_inside);
        CHECK(called.by_inline_executor() == has_inline_executor(operation));
        bool const is_aborted = came->error == asio::error::operation_aborted;
        CHECK((is_aborted || is_expected(came->error)));
        aborted += is_aborted;
        close_and_look(io, servers, std::move(subject));
    };
    for (int handlers = 0; handlers < 14; ++handlers) {
        for (auto const type : every_cancellation) {
            auto const& operations = ways[number++ % ways.size()];
            for (auto const& operation : operations)
                attempt(operation, type, handlers);
        }
    }
    CHECK(aborted > 50);
}

TEST_CASE("executors: every order of destruction, with handlers that need no context")
{
    topology servers;
    asio::thread_pool pool{1};
    std::size_t number = 0;
    int names = 0; // a key may be left where the context does not live long enough
    for (int const handlers : {0, 1, 2, 3, 6, 12}) {
        std::array order{0, 1, 2};
        do {
            for (auto const& operation : ways[number++ % ways.size()]) {
                // Its body runs on a thread that must not go on while the context is destroyed.
                if (operation.is_with_lock && operation.way == std::string{by_pool::name})
                    continue;
                CAPTURE(std::string{operation.name});
                CAPTURE(std::string{operation.way});
                CAPTURE(handlers);
                CAPTURE(order[0]);
                CAPTURE(order[1]);
                auto io = std::make_unique<context_shut_twice>();
                caller called{pool};
                auto subject = make_subject(*io, servers, "order " + std::to_string(++names));
                auto cancel = std::make_shared<canceller>();
                auto const came = std::make_shared<record>();
                operation.start(*subject, called, cancel, came);
                destroy_in_order(order, handlers, std::move(io), std::move(subject),
                                 std::move(cancel), [&](auto const& of) {
                                     called.call(
                                         [&] { emit(of, asio::cancellation_type::terminal); });
                                 });
                CHECK(came->once());
                CHECK_FALSE(called.called_inside);
            }
        } while (std::next_permutation(order.begin(), order.end()));
    }
}

namespace {

/// Handlers of which each begins the next operation.
class chain {
public:
    using next = std::function<void(std::shared_ptr<chain>)>;

    chain(int calls, next begin) : left_{calls}, begin_{std::move(begin)} {}

    static void go_on(std::shared_ptr<chain> const& one)
    {
        char here = 0;
        auto const place = reinterpret_cast<std::uintptr_t>(&here);
        if (!one->first_)
            one->first_ = place;
        one->deepest_ = std::max(one->deepest_, one->first_ > place ? one->first_ - place : 0);
        CHECK_FALSE(std::exchange(one->inside_, true));
        if (--one->left_ > 0)
            one->begin_(one);
        one->inside_ = false;
    }

    bool over() const { return left_ <= 0; }
    std::uintptr_t deepest() const { return deepest_; }

private:
    std::atomic<int> left_;
    next begin_;
    bool inside_ = false;
    std::uintptr_t first_ = 0;
    std::uintptr_t deepest_ = 0;
};

} // namespace

TEST_CASE("executors: handlers that begin the next operation add nothing to the stack")
{
    topology servers;
    asio::io_context io;
    auto subject = make_subject(io, servers, "chains");
    colock::mutex const lock{subject->client, "chains", long_ttl};
    // With this, the client's thread calls handlers directly.
    inline_executor const inline_one{std::make_shared<std::atomic<int>>(0)};
    auto const with = [&](std::shared_ptr<chain> one) {
        return asio::bind_executor(inline_one, [one](auto, auto...) mutable { chain::go_on(one); });
    };
    colock::lease moved_from{std::move(subject->held)};
    colock::lease held{std::move(moved_from)};
    std::vector<std::pair<char const*, chain::next>> const chains{
        {"of a lease that is not held", [&](auto one) { moved_from.async_release(with(one)); }},
        {"extend", [&](auto one) { held.async_extend(with(one)); }},
        {"acquire, and release at once", [&](auto one) { lock.async_acquire(with(one)); }},
        {"a negative wait", [&](auto one) { lock.async_acquire(-1s, with(one)); }},
        {"try", [&](auto one) { lock.async_try_acquire(with(one)); }},
        {"with_lock",
         [&](auto one) {
             colock::async_with_lock(
                 lock, [](colock::lease&) -> asio::awaitable<void> { co_return; }, with(one));
         }},
    };
    for (auto const& [name, begin] : chains) {
        CAPTURE(std::string{name});
        auto const one = std::make_shared<chain>(1000, begin);
        begin(one);
        work_until(io, "the last", [&] { return one->over(); });
        CHECK(one->deepest() < 20'000);
    }
    held = {};
    close_and_look(io, servers, std::move(subject));
}

TEST_CASE("executors: operations on an empty lease, by executors that post nothing")
{
    asio::thread_pool pool{1};
    for_every_way([&]<class Way>(Way) {
        caller called{pool};
        std::vector<std::shared_ptr<record>> came;
        auto const next = [&] {
            came.push_back(std::make_shared<record>());
            return Way::bind(called, called.callback(came.back()));
        };
        called.call([&] {
            colock::lease empty;
            empty.async_release(next());
            empty.async_extend(next());
            empty.async_wait_lost(next());
        });
        for (auto const& one : came) {
            auto const end = steady::now() + stuck;
            while (!one->over() && steady::now() < end)
                std::this_thread::yield();
            CHECK(one->calls == 1);
            CHECK(one->error == errc::not_held);
        }
        CHECK_FALSE(called.called_inside);
    });
}

TEST_CASE("executors: the body of a with_lock runs where it can be posted to")
{
    topology servers;
    asio::io_context io;
    asio::thread_pool pool{1};
    auto subject = make_subject(io, servers, "bodies");
    auto const main = std::this_thread::get_id();
    for_every_way([&]<class Way>(Way) {
        caller called{pool};
        std::thread::id began, ended;
        bool inside = false;
        auto body = [&](colock::lease& held) -> asio::awaitable<void> {
            inside = caller::in_our_call;
            CHECK(held.valid());
            began = std::this_thread::get_id();
            co_await pass(1ms);
            ended = std::this_thread::get_id();
        };
        auto const came = std::make_shared<record>();
        called.call([&] {
            colock::async_with_lock(subject->lock, body, Way::bind(called, called.callback(came)));
        });
        work_until(io, "the end", [&] { return came->over(); });
        CHECK(came->calls == 1);
        CHECK_FALSE(came->error);
        CHECK_FALSE(inside);
        CHECK_FALSE(called.called_inside);
        // No body runs on a thread of Asio's system_executor, which no program expects.
        CHECK((began == main) != Way::runs_bodies);
        CHECK((ended == main) != Way::runs_bodies);
    });
    close_and_look(io, servers, std::move(subject));
}

TEST_CASE("executors: what an executor throws comes out of run()")
{
    topology servers;
    asio::io_context io;
    auto subject = make_subject(io, servers, "full");
    colock::mutex const lock{subject->client, "full", long_ttl};
    auto const comes_out = [&](auto start) {
        auto const came = std::make_shared<record>();
        auto const refusals = std::make_shared<std::atomic<int>>(0);
        start(asio::bind_executor(full_executor{refusals}, noting{came}));
        io.restart();
        CHECK_THROWS_AS(io.run_for(stuck), std::length_error);
        CHECK(*refusals == 1);
        CHECK(came->dropped == 1);
        CHECK(came->calls == 0);
    };
    comes_out([&](auto handler) { subject->held.async_extend(std::move(handler)); });
    comes_out([&](auto handler) { subject->held.async_release(std::move(handler)); });
    comes_out([&](auto handler) { subject->held.async_release(std::move(handler)); }); // not held
    comes_out([&](auto handler) { lock.async_acquire(std::move(handler)); });
    comes_out([&](auto handler) { lock.async_try_acquire(std::move(handler)); });
    comes_out([&](auto handler) {
        colock::async_with_lock(lock, short_body{body_end::returns}, std::move(handler));
    });
    // The leases that nobody has taken went back.
    result<colock::lease> last;
    lock.async_acquire(5s, store(last));
    work_until(io, "the last lease", [&] { return last.done(); });
    CHECK_FALSE(last.error);
    last.value = {};
    close_and_look(io, servers, std::move(subject));
}

namespace {

void wait_for(std::shared_ptr<record> const& came)
{
    for (auto const end = steady::now() + stuck; !came->over() && steady::now() < end;)
        std::this_thread::yield();
    CHECK(came->calls == 1);
}

/// Begins the operation on this thread, or on one of the client's.
void try_on_blocking(asio::any_io_executor const& blocking, bool from_context, topology& servers,
                     bound_operation<caller> const& operation, asio::thread_pool& handlers)
{
    CAPTURE(std::string{operation.name});
    CAPTURE(std::string{operation.way});
    CAPTURE(from_context);
    caller called{handlers};
    auto const on = std::make_unique<subject>(blocking, servers, "blocking");
    auto const granted = std::make_shared<record>();
    on->other.async_acquire([&, granted](error_code, colock::lease lease) {
        on->held = std::move(lease);
        ++granted->calls;
    });
    wait_for(granted);
    auto const begun = std::make_shared<record>();
    auto const came = std::make_shared<record>();
    auto const begin = [&, begun] {
        called.call([&] { operation.start(*on, called, nullptr, came); });
        ++begun->calls;
    };
    if (from_context)
        asio::post(blocking, begin);
    else
        begin();
    wait_for(begun);
    if (operation.is_wait_lost)
        on->held = {};
    wait_for(came);
    CHECK(is_expected(came->error));
    CHECK_FALSE(called.called_inside);
    auto const closed = std::make_shared<record>();
    on->client.async_close(noting{closed});
    wait_for(closed);
}

} // namespace

TEST_CASE("executors: a client on an executor that blocks until what it is given has run")
{
    topology servers;
    asio::thread_pool pool{2};
    asio::thread_pool handlers{1};
    asio::any_io_executor const blocking{always_blocking(pool.get_executor())};
    for (bool const from_context : {false, true}) {
        for (auto const& operations : ways) {
            for (auto const& operation : operations)
                try_on_blocking(blocking, from_context, servers, operation, handlers);
        }
    }
    pool.join();
    CHECK(servers.left_behind() == std::vector<std::string>{});
}
