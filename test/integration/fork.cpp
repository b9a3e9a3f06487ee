// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <boost/asio/detached.hpp>
#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <new>
#include <set>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#if defined(COLOCK_SANITIZE_ADDRESS)
#include <sanitizer/lsan_interface.h>
#endif

using namespace support;

namespace {

constexpr std::size_t workers = 8;
constexpr std::size_t rounds = 12;

/// What a child has to say: doctest's own state is the parent's.
struct report {
    bool failed = false;
    char why[400] = "";
    char owner[64] = "";
    std::array<std::array<char, 37>, rounds> lock_ids{};
    std::array<std::uint64_t, rounds> tokens{};
};

/// What the processes share. The lock is what protects its counter.
struct board {
    int volatile counter = 0;
    std::array<report, workers> reports{};
};

class shared_board {
public:
    shared_board()
    {
        void* const memory = ::mmap(nullptr, sizeof(board), PROT_READ | PROT_WRITE,
                                    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        REQUIRE(memory != MAP_FAILED);
        board_ = new (memory) board;
    }
    ~shared_board() { ::munmap(board_, sizeof(board)); }
    shared_board(shared_board const&) = delete;
    shared_board& operator=(shared_board const&) = delete;

    board* operator->() const { return board_; }
    board& operator*() const { return *board_; }

private:
    board* board_;
};

/// Children wait at its start until it is opened.
class gate {
public:
    gate() { REQUIRE(::pipe(ends_) == 0); }
    ~gate()
    {
        open();
        ::close(ends_[0]);
    }
    gate(gate const&) = delete;
    gate& operator=(gate const&) = delete;

    void open()
    {
        if (ends_[1] >= 0)
            ::close(std::exchange(ends_[1], -1));
    }
    void pass_in_child()
    {
        char none;
        open();
        while (::read(ends_[0], &none, 1) > 0) {
        }
    }

private:
    int ends_[2];
};

class failure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

void expect(bool condition, std::string const& what)
{
    if (!condition)
        throw failure{what};
}
void expect(error_code error, errc wanted, std::string const& what)
{
    expect(error == wanted, what + ": " + error.message());
}

/// Runs `body` in a child, which ends with it.
template <class Body>
pid_t fork_child(report& into, Body body)
{
    std::cout.flush();
    pid_t const child = ::fork();
    REQUIRE(child >= 0);
    if (child > 0)
        return child;
    try {
        body();
    } catch (std::exception const& thrown) {
        std::snprintf(into.why, sizeof into.why, "%s", thrown.what());
        into.failed = true;
    } catch (...) { // doctest's, of a helper
        std::snprintf(into.why, sizeof into.why, "a check has failed");
        into.failed = true;
    }
#if defined(COLOCK_SANITIZE_ADDRESS)
    if (!into.failed && __lsan_do_recoverable_leak_check()) {
        std::snprintf(into.why, sizeof into.why, "leaks");
        into.failed = true;
    }
#endif
    std::cout.flush();
    ::_exit(into.failed ? 1 : 0);
}

/// Waits for a child, while the parent's io_context works.
asio::awaitable<void> ended(pid_t child, report const& said)
{
    int status = 0;
    auto end = until(
        "the child's end", [&] { return ::waitpid(child, &status, WNOHANG) == child; }, stuck);
    co_await std::move(end);
    CHECK_MESSAGE((WIFEXITED(status) && WEXITSTATUS(status) == 0), "status ", status, ": ",
                  std::string{said.why});
}

/// A client in the middle of everything: it holds a lock, waits for another, and is never idle.
class busy_client {
public:
    /// `how`: all locks. `guarded`: with the guard that several servers have by default.
    explicit busy_client(std::vector<colock::node_address> const& addresses,
                         colock::lock_options how = {.ttl = 60s}, bool guarded = false)
        : how_{how}, guarded_{guarded}, locks_{io_, addresses,
                                               guarded ? options() : without_guard(options())}
    {
        run_to_end(io_, [this]() -> asio::awaitable<void> {
            held_ = co_await colock::mutex{locks_, "held", how_}.async_acquire(stuck);
            gone_ = co_await colock::mutex{locks_, "gone", how_}.async_acquire(stuck);
            clerks_ =
                co_await colock::reentrant_mutex{locks_, "account", clerk_, how_}.async_acquire(
                    stuck);
            colock::mutex{locks_, "held", how_}.async_acquire(store(waiting_));
            held_.async_wait_lost(store(watching_));
            asio::co_spawn(io_, section(), asio::detached);
            for (int i = 0; i < 4; ++i)
                asio::co_spawn(io_, traffic("traffic " + std::to_string(i % 2)), asio::detached);
            co_await until("traffic", [this] { return turns_ > 20 && section_ == part::inside; });
        });
    }

    asio::io_context& io() { return io_; }
    colock::client& locks() { return locks_; }
    colock::lease& held() { return held_; }
    colock::owner const& clerk() const { return clerk_; }
    int turns() const { return turns_; }

    /// Checks in a child, before its io_context is told of the fork: what the parent had counts no
    /// more from the first moment on.
    void is_told_nothing_yet()
    {
        expect(!held_.valid() && !clerks_.valid(), "a lease is valid after the fork");
        expect(clerk_.id() != parents_clerk_, "an owner is the parent's");
        // A coroutine whose operation had completed before the fork goes on here, with the child's
        // own client.
        stopping_ = true;
    }

    /// Checks in a child, after its io_context was told of the fork.
    asio::awaitable<void> has_nothing_of_the_parents()
    {
        auto const begun = locks_.get_metrics();
        expect(begun.leases == 0 && begun.waiters == 0, "the metrics are the parent's");
        expect(!held_.valid(), "a lease is valid");
        co_await eventually(
            [this] { return waiting_.done() && watching_.done() && traffic_ == 0; });
        expect(waiting_.done() && watching_.done(), "waiters have not been told");
        expect(traffic_ == 0, "an operation has not been told");
        expect(waiting_.error, errc::forked, "waiting");
        expect(watching_.error, errc::forked, "watching");
        expect(ended_by_, errc::forked, "traffic");
        co_await eventually([this] { return section_ == part::ended; });
        expect(section_ == part::ended, "async_with_lock has not been told");
        expect(section_ended_by_, errc::forked, "async_with_lock");
        auto const [extended] = co_await held_.async_extend(asio::as_tuple);
        expect(extended, errc::forked, "extend");
        auto const [lost, cause] = co_await held_.async_wait_lost(asio::as_tuple);
        expect(lost, errc::forked, "wait_lost");
        auto const [released] = co_await held_.async_release(asio::as_tuple);
        expect(released, errc::forked, "release");
        gone_ = {}; // as if it went out of scope
        auto first = co_await colock::mutex{locks_, "ready", how_}.async_acquire(stuck);
        co_await first.async_release();
        auto other = co_await colock::mutex{locks_, "held"}.async_try_acquire();
        expect(!other, "the parent's lock is free");
        other = co_await colock::reentrant_mutex{locks_, "account", clerk_}.async_try_acquire();
        expect(!other, "the parent's owner is the child's");
    }

    /// Checks in the parent, when the children have ended.
    asio::awaitable<void> is_undisturbed(topology& servers)
    {
        auto const before = turns_;
        co_await until("more traffic", [&] { return turns_ > before + 20; });
        stopping_ = true;
        co_await until("its end", [this] { return traffic_ == 0; });
        CHECK_FALSE(ended_by_);
        CHECK(section_ == part::inside);
        leave_.cancel();
        co_await until("the section's end", [this] { return section_ == part::ended; });
        CHECK_FALSE(section_ended_by_);
        for (auto* const lease : {&held_, &gone_, &clerks_})
            CHECK(lease->valid());
        CHECK(clerk_.id() == parents_clerk_);
        CHECK(servers.holding("lock:held", held_.lock_id()) >= servers.quorum());
        CHECK(servers.holding("lock:gone", gone_.lock_id()) >= servers.quorum());
        CHECK_FALSE(waiting_.done());
        CHECK_FALSE(watching_.done());
        CHECK(events_.disconnects == 0);
        CHECK(events_.losses == 0);
        co_await held_.async_release();
        co_await until("the waiter", [this] { return waiting_.done(); });
        CHECK_FALSE(waiting_.error);
        CHECK(waiting_.value.valid());
        co_await locks_.async_close();
        CHECK(servers.left_behind() == std::vector<std::string>{});
    }

private:
    enum class part { outside, inside, ended };

    struct seen {
        int disconnects = 0;
        int losses = 0;
    };

    colock::client_options options()
    {
        colock::client_options result;
        result.longest_ttl = std::max<milliseconds>(result.longest_ttl, how_.ttl);
        result.node_timeout = stuck; // forking eight times takes a while
        result.on_event = [this](colock::event const& what) {
            events_.disconnects += what.kind == colock::event_kind::disconnected;
            events_.losses += what.kind == colock::event_kind::lease_lost ||
                              (what.kind == colock::event_kind::renewal_unknown && !guarded_) ||
                              what.kind == colock::event_kind::release_unknown;
        };
        return result;
    }

    asio::awaitable<void> traffic(std::string name)
    {
        ++traffic_;
        try {
            auto never_handed_over = how_;
            never_handed_over.hand_offs = 0;
            colock::mutex const lock{locks_, name, never_handed_over};
            while (!stopping_) {
                auto held = co_await lock.async_acquire();
                ++turns_;
                auto const [error] = co_await held.async_extend(asio::as_tuple);
                // With a guard it may be in doubt where this process has stood still twice.
                if (error && !(guarded_ && error == errc::no_quorum))
                    throw colock::system_error{error};
                co_await held.async_release();
            }
        } catch (colock::system_error const& error) {
            ended_by_ = error.code();
        }
        --traffic_;
    }

    /// Under a lock until it is told to leave, or loses it.
    asio::awaitable<void> section()
    {
        try {
            co_await colock::async_with_lock(
                colock::mutex{locks_, "section", how_}, stuck,
                [this](colock::lease&) -> asio::awaitable<void> {
                    section_ = part::inside;
                    auto [ended] = co_await leave_.async_wait(asio::as_tuple(asio::use_awaitable));
                    if ((co_await asio::this_coro::cancellation_state).cancelled() !=
                        asio::cancellation_type::none)
                        throw colock::system_error{ended};
                });
        } catch (colock::system_error const& error) {
            section_ended_by_ = error.code();
        }
        section_ = part::ended;
    }

    colock::lock_options const how_;
    bool const guarded_;
    asio::io_context io_;
    asio::steady_timer leave_{io_, std::chrono::steady_clock::time_point::max()};
    seen events_;
    colock::client locks_;
    colock::owner clerk_{locks_};
    std::string parents_clerk_{clerk_.id()};
    colock::lease held_, gone_, clerks_;
    result<colock::lease> waiting_;
    result<colock::loss_cause> watching_;
    int turns_ = 0;
    int traffic_ = 0;
    bool stopping_ = false;
    error_code ended_by_;
    part section_ = part::outside;
    error_code section_ended_by_;
};

/// What every worker does under the lock, all of them at the same moment.
asio::awaitable<void> work(colock::basic_mutex lock, board& all, report& mine)
{
    for (std::size_t i = 0; i < rounds; ++i) {
        auto held = co_await lock.async_acquire(stuck);
        auto const before = all.counter;
        auto rest = pass(1ms);
        co_await std::move(rest);
        expect(held.valid(), "a lease of its own is not valid");
        all.counter = before + 1;
        std::ranges::copy(held.lock_id(), mine.lock_ids[i].begin());
        mine.tokens[i] = held.fencing_token();
        co_await held.async_release();
    }
}

/// Whether the workers' leases excluded each other and nobody was taken for somebody else.
void look_at(board const& all)
{
    CHECK(all.counter == workers * rounds);
    std::set<std::string> ids;
    std::set<std::uint64_t> tokens;
    for (auto const& each : all.reports) {
        for (auto const& id : each.lock_ids)
            ids.insert(id.data());
        for (std::size_t i = 0; i < rounds; ++i) {
            tokens.insert(each.tokens[i]);
            CHECK((i == 0 || each.tokens[i] > each.tokens[i - 1]));
        }
    }
    CHECK(ids.size() == workers * rounds);
    CHECK(tokens.size() == workers * rounds);
}

void fork_a_busy_client(topology& servers, std::vector<colock::node_address> addresses,
                        colock::lock_options how = {.ttl = 60s}, bool guarded = false)
{
    shared_board shared;
    gate start;
    auto const parent = std::make_unique<busy_client>(std::move(addresses), how, guarded);
    std::vector<pid_t> children;
    for (auto& mine : shared->reports) {
        parent->io().notify_fork(asio::io_context::fork_prepare);
        children.push_back(fork_child(mine, [&] {
            parent->is_told_nothing_yet();
            parent->io().notify_fork(asio::io_context::fork_child);
            run(parent->io(), [&]() -> asio::awaitable<void> {
                co_await parent->has_nothing_of_the_parents();
                // Each child has another owner.
                std::ranges::copy(parent->clerk().id().substr(0, 63), mine.owner);
                start.pass_in_child();
                colock::mutex const contended{parent->locks(), "contended", how};
                co_await work(contended, *shared, mine);
                co_await parent->locks().async_close();
            });
        }));
        parent->io().notify_fork(asio::io_context::fork_parent);
    }
    start.open();
    run(parent->io(), [&]() -> asio::awaitable<void> {
        for (std::size_t i = 0; i < workers; ++i)
            co_await ended(children[i], shared->reports[i]);
        co_await parent->is_undisturbed(servers);
    });
    look_at(*shared);
    std::set<std::string> owners;
    for (auto const& each : shared->reports)
        owners.insert(each.owner);
    CHECK(owners.size() == workers);
}

/// What remains for the parent when it has forked.
void go_on(busy_client& parent, topology& servers, pid_t child, report const& said)
{
    parent.io().notify_fork(asio::io_context::fork_parent);
    run(parent.io(), [&]() -> asio::awaitable<void> {
        co_await ended(child, said);
        co_await parent.is_undisturbed(servers);
    });
}

} // namespace

TEST_CASE("fork: eight workers of a busy client, over TCP")
{
    topology servers;
    fork_a_busy_client(servers, servers.addresses());
}

TEST_CASE("fork: eight workers of a busy client, three nodes")
{
    topology servers{3};
    fork_a_busy_client(servers, servers.addresses());
}

TEST_CASE("fork: eight workers of a busy client, a Cluster, a Sentinel group and a server")
{
    topology servers{3, {}, shape::mixed};
    fork_a_busy_client(servers, servers.addresses());
}

TEST_CASE("fork: eight workers of a busy client, over TLS" * doctest::skip(!knows_localhost()))
{
    topology servers{1, {.tls = true}};
    fork_a_busy_client(servers, servers.addresses());
}

TEST_CASE("fork: eight workers of a busy client, over a Unix domain socket")
{
    topology servers;
    fork_a_busy_client(servers, {servers[0].unix_address()});
}

TEST_CASE("fork: eight workers of a busy client, whose locks a replica must have")
{
    topology servers;
    topology replica;
    replica.follow(servers[0]);
    fork_a_busy_client(servers, servers.addresses(), {.ttl = 60s, .replicas = 1});
}

TEST_CASE(
    "fork: eight workers of a busy client, three nodes with the guard that they have by default")
{
    topology servers{3};
    // Nobody renews a lease while the parent forks eight times.
    fork_a_busy_client(servers, servers.addresses(), {.ttl = sanitized ? 30s : 10s}, true);
}

TEST_CASE("fork: a client that never ran before, with an owner of the parent's")
{
    topology servers;
    shared_board shared;
    gate start;
    asio::io_context io;
    unguarded_client locks{io, servers[0].unix_address()};
    colock::owner const clerk{locks};
    colock::reentrant_mutex const account{locks, "account", clerk, long_ttl};
    std::vector<pid_t> children;
    for (auto& mine : shared->reports) {
        io.notify_fork(asio::io_context::fork_prepare);
        children.push_back(fork_child(mine, [&] {
            io.notify_fork(asio::io_context::fork_child);
            start.pass_in_child();
            run(io, [&]() -> asio::awaitable<void> {
                co_await work(account, *shared, mine);
                co_await locks.async_close();
            });
        }));
        io.notify_fork(asio::io_context::fork_parent);
    }
    start.open();
    run(io, [&]() -> asio::awaitable<void> {
        for (std::size_t i = 0; i < workers; ++i)
            co_await ended(children[i], shared->reports[i]);
        co_await locks.async_close();
    });
    look_at(*shared);
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("fork: in the middle of connecting and logging in" * doctest::skip(!knows_localhost()))
{
    topology servers{1, {.tls = true}};
    shared_board shared;
    for (int handlers = 0; handlers < 24; ++handlers) {
        auto& mine = shared->reports[0];
        asio::io_context io;
        unguarded_client locks{io, servers.addresses()};
        result<colock::lease> first;
        colock::mutex const lock{locks, "early " + std::to_string(handlers), long_ttl};
        lock.async_acquire(store(first));
        for (int i = 0; i < handlers; ++i)
            io.run_one_for(100ms);
        io.notify_fork(asio::io_context::fork_prepare);
        pid_t const child = fork_child(mine, [&] {
            io.notify_fork(asio::io_context::fork_child);
            run(io, [&]() -> asio::awaitable<void> {
                co_await eventually([&] { return first.done(); });
                expect(!first.value.valid(), "a lease is the parent's");
                if (first.error)
                    expect(first.error, errc::forked, "acquire");
                colock::mutex const another{locks, "another", long_ttl};
                auto held = co_await another.async_acquire(stuck);
                co_await held.async_release();
                co_await locks.async_close();
            });
        });
        io.notify_fork(asio::io_context::fork_parent);
        run(io, [&]() -> asio::awaitable<void> {
            co_await ended(child, mine);
            co_await until("the grant", [&] { return first.done(); });
            CHECK(first.value.valid());
            co_await locks.async_close();
        });
    }
    CHECK(servers.left_behind() == std::vector<std::string>{});
}

TEST_CASE("fork: a child's child")
{
    topology servers;
    shared_board shared;
    auto const parent = std::make_unique<busy_client>(servers.addresses());
    auto& mine = shared->reports[0];
    parent->io().notify_fork(asio::io_context::fork_prepare);
    pid_t const child = fork_child(mine, [&] {
        parent->is_told_nothing_yet();
        parent->io().notify_fork(asio::io_context::fork_child);
        auto& io = parent->io();
        colock::lease own;
        run_to_end(io, [&]() -> asio::awaitable<void> {
            co_await parent->has_nothing_of_the_parents();
            own = co_await colock::mutex{parent->locks(), "own", long_ttl}.async_acquire(stuck);
        });
        io.notify_fork(asio::io_context::fork_prepare);
        pid_t const grandchild = fork_child(mine, [&] {
            expect(!own.valid(), "a lease is valid after the fork");
            io.notify_fork(asio::io_context::fork_child);
            run(io, [&]() -> asio::awaitable<void> {
                colock::mutex const lock{parent->locks(), "own", long_ttl};
                auto const taken = co_await lock.async_try_acquire();
                expect(!taken, "the child's lock is free");
                co_await parent->locks().async_close();
            });
        });
        io.notify_fork(asio::io_context::fork_parent);
        int status = 0;
        expect(::waitpid(grandchild, &status, 0) == grandchild && status == 0,
               std::string{"grandchild: "} + mine.why);
        run(io, [&]() -> asio::awaitable<void> {
            expect(own.valid(), "the child's lease is lost");
            co_await own.async_release();
            co_await parent->locks().async_close();
        });
    });
    go_on(*parent, servers, child, mine);
}

TEST_CASE("fork: a child that forgets notify_fork")
{
    topology servers;
    shared_board shared;
    auto parent = std::make_unique<busy_client>(servers.addresses());
    auto& mine = shared->reports[0];
    parent->io().notify_fork(asio::io_context::fork_prepare);
    pid_t const child = fork_child(mine, [&] {
        parent->is_told_nothing_yet();
        // Another io_context: what the parent's does in a child without notify_fork() is undefined.
        asio::io_context io;
        run(io, [&]() -> asio::awaitable<void> {
            colock::mutex const lock{parent->locks(), "another"};
            auto const told = [](error_code error, std::string const& what) {
                expect(error, errc::forked, what);
                expect(contains(error.message(), "notify_fork"), what + ": " + error.message());
            };
            auto const [acquired, none] = co_await lock.async_acquire(asio::as_tuple);
            told(acquired, "acquire");
            auto const [tried, nothing] = co_await lock.async_try_acquire(1s, asio::as_tuple);
            told(tried, "try");
            auto const [extended] = co_await parent->held().async_extend(asio::as_tuple);
            told(extended, "extend");
            auto const [released] = co_await parent->held().async_release(asio::as_tuple);
            told(released, "release");
            auto const [lost, cause] = co_await parent->held().async_wait_lost(asio::as_tuple);
            told(lost, "wait_lost");
            auto body = [](colock::lease&) -> asio::awaitable<void> { co_return; };
            auto const [ran] = co_await colock::async_with_lock(lock, body, asio::as_tuple);
            told(error_of(ran), "async_with_lock");
            auto promised = colock::async_with_lock(lock, body, asio::use_future);
            expect(promised.wait_for(stuck) == std::future_status::ready, "use_future");
            told(error_of([&] { promised.get(); }), "async_with_lock with use_future");
            auto const [closed] = co_await parent->locks().async_close(asio::as_tuple);
            told(closed, "close");
        });
        parent.reset();
    });
    go_on(*parent, servers, child, mine);
}

TEST_CASE("fork: a child destroys everything, or its client was closed before")
{
    topology servers;
    shared_board shared;
    auto parent = std::make_unique<busy_client>(servers.addresses());
    std::vector<pid_t> children;
    for (std::size_t i = 0; i < 2; ++i) {
        parent->io().notify_fork(asio::io_context::fork_prepare);
        children.push_back(fork_child(shared->reports[i], [&] {
            parent->io().notify_fork(asio::io_context::fork_child);
            if (i == 1)
                parent->io().poll();
            parent.reset();
        }));
        parent->io().notify_fork(asio::io_context::fork_parent);
    }
    run(parent->io(), [&]() -> asio::awaitable<void> {
        for (std::size_t i = 0; i < 2; ++i)
            co_await ended(children[i], shared->reports[i]);
        co_await parent->is_undisturbed(servers);
    });

    parent->io().notify_fork(asio::io_context::fork_prepare);
    pid_t const child = fork_child(shared->reports[2], [&] {
        parent->io().notify_fork(asio::io_context::fork_child);
        run(parent->io(), [&]() -> asio::awaitable<void> {
            colock::mutex const lock{parent->locks(), "late"};
            auto const [acquired, none] = co_await lock.async_acquire(asio::as_tuple);
            expect(acquired, errc::client_closed, "acquire");
            co_await parent->locks().async_close();
        });
    });
    parent->io().notify_fork(asio::io_context::fork_parent);
    run_to_end(parent->io(),
               [&]() -> asio::awaitable<void> { co_await ended(child, shared->reports[2]); });
}

namespace {

/// A handler that was registered before colock's, and so runs in the child before those.
bool tells_in_child = false;
[[maybe_unused]] int const registered = ::pthread_atfork(nullptr, nullptr, [] {
    if (tells_in_child)
        static_cast<void>(colock::make_error_code(errc::server_error, "by a handler"));
});

} // namespace

TEST_CASE("fork: a child can tell of errors, whatever another thread was doing")
{
    tells_in_child = true;
    std::atomic<bool> ended = false;
    auto const say = [](std::string const& text) {
        return colock::make_error_code(errc::server_error, text);
    };
    say("the first");
    std::thread other{[&] {
        while (!ended)
            say("by another thread");
    }};
    int failed = 0;
    for (int i = 0; i < 300; ++i) {
        pid_t const child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            ::alarm(15U * static_cast<unsigned>(slack)); // ends one that hangs
            ::_exit(contains(say("by a child").message(), "by a child") ? 0 : 1);
        }
        int status = 0;
        CHECK(::waitpid(child, &status, 0) == child);
        failed += status != 0;
        if (failed > 0)
            break;
    }
    ended = true;
    other.join();
    tells_in_child = false;
    CHECK(failed == 0);
}
