// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/dice.hpp"
#include "support/lock_test.hpp"
#include "support/process.hpp"
#include "support/shared_mapping.hpp"
#include "support/temp_dir.hpp"

#include <array>
#include <atomic>
#include <cstdlib>
#include <iostream>
#include <sstream>

using namespace support;

namespace {

constexpr milliseconds ttl = 1s;
constexpr int workers = 4;
constexpr int coroutines_of_each = 2;
constexpr int contenders = workers * coroutines_of_each;

/// What the lock protects, seen by all processes. Zeroed by its file.
struct protected_data {
    std::atomic<std::uint64_t> value; ///< Read and written back in two steps.
    std::atomic<std::uint64_t> written[contenders];

    std::atomic<int> holder; ///< Who is inside, from 1 on.
    std::atomic<std::int64_t>
        holder_until; ///< How long the holder may rely on it, by colock::clock.
    std::atomic<std::uint64_t> last_token;

    std::atomic<int> overlaps;
    std::atomic<int> token_disorders;
    std::atomic<std::uint64_t> grants[contenders];
    std::atomic<std::uint64_t> failures;
    std::atomic<std::uint64_t> losses;
    std::atomic<bool> stop;
};
using shared_data = shared_mapping<protected_data>;

std::int64_t ticks(colock::clock::time_point time)
{
    return time.time_since_epoch().count();
}

/// Whether there is time for a few instructions, even if the system takes the processor away.
bool safely_valid(colock::lease const& held)
{
    return held.valid() && held.valid_until() - colock::clock::now() > ttl / 4;
}

/// Under the lock, while the lease is valid: what nobody else may do at the same time.
asio::awaitable<void> work(shared_data const& data, int me, colock::lease& held, dice& random)
{
    if (!safely_valid(held))
        co_return;
    // Whoever was here before has left, or its lease has ended.
    auto const until = data->holder_until.load();
    if (data->holder.exchange(me) != 0 && until > ticks(colock::clock::now()))
        ++data->overlaps;
    data->holder_until = ticks(held.valid_until());
    auto const token = held.fencing_token();
    if (data->last_token.exchange(token) >= token)
        ++data->token_disorders;
    ++data->grants[me - 1];

    // Now and then so long that it takes renewals.
    int const steps = random.chance(2) ? 80 : random.number(1, 2);
    for (int step = 0; step < steps && safely_valid(held); ++step) {
        auto const value = data->value.load();
        co_await pass(milliseconds{random.number(0, 10)});
        if (!safely_valid(held))
            break;
        if (data->holder != me)
            ++data->overlaps;
        data->holder_until = ticks(held.valid_until());
        data->value = value + 1;
        ++data->written[me - 1];
    }
    int expected = me;
    data->holder.compare_exchange_strong(expected, 0);
}

asio::awaitable<void> contend(shared_data const& data, colock::client& locks, int me)
{
    dice random;
    colock::mutex const name{locks, "chaos", {.ttl = ttl}};
    while (!data->stop) {
        auto [error, held] = co_await name.async_acquire(2s, asio::as_tuple);
        if (error) {
            ++data->failures;
            continue;
        }
        co_await work(data, me, held, random);
        auto const [release_error] = co_await held.async_release(asio::as_tuple);
        data->losses += release_error == errc::lease_lost;
    }
}

/// What each worker process does.
void be_a_worker()
{
    std::string path;
    int number = 0;
    int seconds = 0;
    std::vector<colock::node_address> nodes;
    std::string line;
    std::getline(std::cin, path);
    std::getline(std::cin, line);
    std::istringstream words{line};
    words >> number >> seconds;
    for (std::string url; words >> url;)
        nodes.emplace_back(url);

    shared_data const data{path};
    asio::io_context io;
    event_recorder events;
    colock::client_options options;
    options.on_event = [told = events.handler()](colock::event const& what) {
        if (what.kind == colock::event_kind::connected)
            told(what);
    };
    unguarded_client locks{io, nodes, options};
    auto const life = std::chrono::seconds{seconds} + 2 * stuck;
    run(
        io,
        [&]() -> asio::awaitable<void> {
            // Who has not seen a server cannot tell that it has restarted.
            co_await until("the connections", [&] {
                return events.count(colock::event_kind::connected) == nodes.size();
            });
            std::cout << "ready" << std::endl;
            std::getline(std::cin, line);
            task_group both{co_await asio::this_coro::executor};
            for (int i = 0; i < coroutines_of_each; ++i) {
                both.spawn(
                    [&, me = number * coroutines_of_each + i + 1]() -> asio::awaitable<void> {
                        co_await contend(data, locks, me);
                    });
            }
            co_await both.join(life);
            co_await locks.async_close(asio::as_tuple);
        },
        life);
    std::cout << "done" << std::endl;
}

/// What is done to the servers, never to more than a minority at once.
class trouble_maker {
public:
    explicit trouble_maker(topology& servers) : servers_{servers} {}

    /// Ends what is over, and begins something new if it may.
    void go_on(dice& random)
    {
        int down = 0;
        for (int i = 0; i < servers_.size(); ++i) {
            auto& node = nodes_[static_cast<std::size_t>(i)];
            if (node.what != trouble::none && steady::now() >= node.until)
                next(i, node);
            down += node.what != trouble::none;
        }
        int const victim = random.number(0, servers_.size() - 1);
        auto& node = nodes_[static_cast<std::size_t>(victim)];
        if (down >= servers_.minority() || node.what != trouble::none || !random.chance(20))
            return;
        if (random.chance(50)) {
            servers_[victim].kill();
            ++kills;
            node = {trouble::dead, steady::now() + milliseconds{random.number(0, 500)}};
        } else {
            servers_[victim].pause();
            ++pauses;
            node = {trouble::stopped, steady::now() + milliseconds{random.number(20, 2'000)}};
        }
    }

    void end_all()
    {
        for (int i = 0; i < servers_.size(); ++i) {
            auto& node = nodes_[static_cast<std::size_t>(i)];
            if (node.what == trouble::dead || node.what == trouble::stopped)
                next(i, node);
        }
    }

    int kills = 0;
    int pauses = 0;

private:
    enum class trouble { none, stopped, dead, forgetful };

    struct node_state {
        trouble what = trouble::none;
        steady::time_point until{};
    };

    void next(int i, node_state& node)
    {
        switch (node.what) {
        case trouble::stopped:
            servers_[i].resume();
            node.what = trouble::none;
            break;
        case trouble::dead:
            servers_[i].restart();
            // Until no lease is left that it has forgotten.
            node = {trouble::forgetful, steady::now() + ttl + 500ms};
            break;
        default:
            node.what = trouble::none;
        }
    }

    topology& servers_;
    std::array<node_state, 5> nodes_{};
};

int seconds_to_run()
{
    char const* const given = std::getenv("COLOCK_CHAOS_SECONDS");
    return given ? std::max(1, std::atoi(given)) : 15;
}

} // namespace

TEST_CASE("redlock chaos: a worker" * doctest::skip())
{
    tell_if_it_fails(be_a_worker);
}

TEST_CASE("redlock chaos: nodes die, hang and forget, never a majority: one holder at a time")
{
    topology servers{5};
    temp_dir directory;
    auto const path = (directory.path() / "data").string();
    shared_data const data{path};
    auto const seconds = seconds_to_run();
    dice random;
    MESSAGE("COLOCK_TEST_SEED=", random.seed(), " COLOCK_CHAOS_SECONDS=", seconds);
    CAPTURE(random.seed());

    std::string urls;
    for (auto& server : servers)
        urls += " redis://" + server.address().label();
    std::deque<child_process> children;
    for (int i = 0; i < workers; ++i) {
        auto& child = children.emplace_back(this_binary("redlock chaos: a worker"));
        child.write_line(path);
        child.write_line(std::to_string(i) + ' ' + std::to_string(seconds) + urls);
    }
    for (auto& child : children)
        REQUIRE(child.read_line() == "ready");
    for (auto& child : children)
        child.write_line("go");

    // Progress is looked at in each third: it must not come to an end.
    trouble_maker troubles{servers};
    std::array<std::uint64_t, workers> before{};
    for (int third = 0; third < 3; ++third) {
        auto const end = steady::now() + std::chrono::seconds{seconds} / 3;
        asio::io_context io;
        run(
            io,
            [&]() -> asio::awaitable<void> {
                while (steady::now() < end) {
                    troubles.go_on(random);
                    co_await pass(milliseconds{random.number(5, 50)});
                }
            },
            std::chrono::seconds{seconds} + stuck);
        for (std::size_t worker = 0; worker < workers; ++worker) {
            CAPTURE(third);
            CAPTURE(worker);
            std::uint64_t grants = 0;
            for (int i = 0; i < coroutines_of_each; ++i)
                grants += data->grants[worker * coroutines_of_each + static_cast<std::size_t>(i)];
            CHECK(grants > before[worker]);
            before[worker] = grants;
        }
    }
    troubles.end_all();
    data->stop = true;
    for (auto& child : children)
        CHECK(child.read_line() == "done");
    for (auto& child : children)
        CHECK(child.handle().wait() == 0);

    std::uint64_t written = 0;
    std::uint64_t grants = 0;
    for (int i = 0; i < contenders; ++i) {
        written += data->written[i];
        grants += data->grants[i];
    }
    MESSAGE(grants, " grants, ", written, " writes, ", data->failures.load(), " acquires failed, ",
            data->losses.load(), " leases lost, ", troubles.kills, " kills, ", troubles.pauses,
            " pauses");
    CHECK(data->overlaps.load() == 0);
    CHECK(data->token_disorders.load() == 0);
    CHECK(data->value.load() == written);
    CHECK(troubles.kills > 0);
    CHECK(troubles.pauses > 0);

    asio::io_context io;
    run(io, [&]() -> asio::awaitable<void> {
        co_await until("no lock on any node", [&] { return servers.existing("lock:chaos") == 0; });
    });
}
