// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "beside.hpp"

#include "private_server.hpp"
#include "recorder.hpp"
#include "usage.hpp"

#include <colock/mutex.hpp>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bench {
namespace asio = boost::asio;
namespace {

constexpr auto tick = std::chrono::milliseconds{2};
constexpr auto quiet_time = std::chrono::seconds{1};
constexpr int reconnects = 5;

/// A client over all masters, with leases that outlast the measuring without a renewal.
class load {
public:
    explicit load(environment const& env) : masters_{*env.masters}
    {
        auto options = env.without_guard().client_options(context_, error_);
        options.lock.ttl = std::chrono::minutes{10};
        locks_.emplace(context_, masters_.addresses(), options);
    }

    template <class What>
    void run(What what)
    {
        asio::co_spawn(context_, what(), rethrow);
        context_.run();
        rethrow(error_);
    }

    private_servers& masters() { return masters_; }

    asio::awaitable<void> take(unsigned count, unsigned& failed)
    {
        leases_.reserve(count);
        unsigned done = 0;
        for (unsigned i = 0; i < count; ++i) {
            // Whoever embeds a client would let others run in between.
            if (i % 1'000 == 0)
                co_await sleep_for(std::chrono::seconds{0});
            colock::mutex const lock{*locks_, "beside:" + std::to_string(i)};
            lock.async_acquire([&](colock::error_code error, colock::lease got) {
                ++done;
                failed += !!error;
                if (!error)
                    leases_.push_back(std::move(got));
            });
        }
        while (done < count)
            co_await sleep_for(tick);
    }

    /// One pair of acquire and release. Without a fencing token it is two commands to each master.
    asio::awaitable<void> once(std::vector<std::uint32_t>& took, bool fencing)
    {
        colock::lock_options options;
        options.ttl = std::chrono::seconds{10};
        options.fencing = fencing;
        options.hand_offs = 0;
        colock::mutex const lock{*locks_, "another", options};
        auto const start = steady::now();
        auto held = co_await lock.async_acquire();
        auto const time = std::chrono::nanoseconds{steady::now() - start}.count();
        took.push_back(static_cast<std::uint32_t>(std::min<std::int64_t>(time, UINT32_MAX)));
        co_await held.async_release();
    }

    asio::awaitable<void> close(unsigned& lost)
    {
        lost = static_cast<unsigned>(
            std::ranges::count_if(leases_, [](auto const& held) { return !held.valid(); }));
        leases_.clear();
        // May fail: an acquire that was lost with its connection may have set a key, for its ttl.
        co_await locks_->async_close(asio::as_tuple(asio::use_awaitable));
    }

    double commands() const { return static_cast<double>(locks_->get_metrics().commands); }

private:
    private_servers& masters_;
    asio::io_context context_{1};
    std::exception_ptr error_;
    std::optional<colock::client> locks_;
    std::vector<colock::lease> leases_;
};

asio::awaitable<void> be_quiet(load& all, std::vector<std::uint32_t>& took, bool fencing)
{
    for (auto const until = steady::now() + quiet_time; steady::now() < until;) {
        auto one = all.once(took, fencing);
        co_await std::move(one);
        co_await sleep_for(tick);
    }
}

asio::awaitable<void> burst(load& all, beside_sample& result)
{
    std::vector<std::uint32_t> took;
    auto quiet = be_quiet(all, took, true);
    co_await std::move(quiet);
    result.quiet = summarize(took);
    took.clear();

    auto const before = all.commands();
    auto const began = steady::now();
    bool over = false;
    auto const executor = co_await asio::this_coro::executor;
    auto taking = all.take(result.items, result.failed);
    asio::co_spawn(executor, std::move(taking), [&over](std::exception_ptr error) {
        rethrow(error);
        over = true;
    });
    while (!over) {
        auto one = all.once(took, true);
        co_await std::move(one);
        co_await sleep_for(tick);
    }
    result.seconds = seconds_since(began);
    result.commands = all.commands() - before;
    result.meanwhile = summarize(took);
    auto closing = all.close(result.lost);
    co_await std::move(closing);
}

/// Acquires and releases until the client has asked for all leases, a hundred at most at a time.
asio::awaitable<void> look_for_all(load& all, unsigned leases, std::size_t commands_of_a_pair,
                                   std::vector<std::uint32_t>& took)
{
    auto const before = all.commands();
    auto const pairs = took.size();
    while (all.commands() - before <
           leases / 100.0 + static_cast<double>((took.size() - pairs) * commands_of_a_pair)) {
        auto one = all.once(took, false);
        co_await std::move(one);
    }
}

asio::awaitable<void> reconnect(load& all, beside_sample& result)
{
    auto taking = all.take(result.items, result.failed);
    co_await std::move(taking);
    std::vector<std::uint32_t> quiet_took;
    std::vector<std::uint32_t> took;
    for (int i = 0; i < reconnects; ++i) {
        auto quiet = be_quiet(all, quiet_took, false);
        co_await std::move(quiet);
        auto const before = all.commands();
        auto const began = steady::now();
        all.masters().end_connections();
        auto looking = look_for_all(all, result.items, 2 * result.nodes, took);
        co_await std::move(looking);
        result.seconds += seconds_since(began);
        result.commands += all.commands() - before;
    }
    result.commands -= static_cast<double>(took.size() * 2 * result.nodes);
    result.quiet = summarize(quiet_took);
    result.meanwhile = summarize(took);
    auto closing = all.close(result.lost);
    co_await std::move(closing);
}

beside_sample measure(environment const& env, std::string_view what, unsigned items,
                      asio::awaitable<void> (*measuring)(load&, beside_sample&))
{
    load all{env};
    beside_sample result;
    result.what = what;
    result.items = items;
    result.nodes = env.masters->addresses().size();
    all.run([&] { return measuring(all, result); });
    return result;
}

} // namespace

beside_sample measure_burst(environment const& env, unsigned acquires)
{
    return measure(env, "burst", acquires, &burst);
}

beside_sample measure_reconnect(environment const& env, unsigned leases)
{
    return measure(env, "reconnect", leases, &reconnect);
}

} // namespace bench
