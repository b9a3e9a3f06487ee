// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/dice.hpp"
#include "support/lock_test.hpp"
#include "support/shared_mapping.hpp"

#include <atomic>
#include <cstdint>
#include <deque>
#include <iostream>
#include <string>

// Workers of several processes, which lock some names and check that nobody else has them.

namespace support::chaos {

inline constexpr milliseconds ttl = 8s;
/// A lease with more time left than this is not lost by a guarded fail-over.
inline constexpr milliseconds needed_to_cross = 2s;
inline constexpr int names = 48;
inline constexpr int processes = 2;
inline constexpr int coroutines_of_each = 16;
inline constexpr int contenders = processes * coroutines_of_each;

enum fault { overlap, token_back, key_gone, kinds_of_fault };
inline constexpr char const* fault_names[] = {"overlaps", "tokens that did not grow", "keys gone"};

/// What one lock protects.
struct protected_data {
    std::atomic<int> holder;                ///< The worker inside, from 1 on; 0: none.
    std::atomic<std::int64_t> holder_until; ///< Until when its lease is valid, by colock::clock.
    std::atomic<std::uint64_t> last_token;
    std::atomic<bool> stay_wanted;           ///< The next worker is to stay for a whole ttl.
    std::atomic<int> stays;                  ///< How many have come to stay for some seconds.
    std::atomic<int> faults[kinds_of_fault]; ///< Since they were last judged.
};

/// Seen by all processes.
struct data {
    protected_data locks[names];
    std::atomic<std::uint64_t> rounds[contenders]; ///< How often each has worked under a lock.
    std::atomic<bool> inside[contenders];          ///< At work now.
    std::atomic<int> acquire_errors;
    std::atomic<int> expired;     ///< Leases that were lost without a fault.
    std::atomic<int> not_counted; ///< Events that a node does not count.
    std::atomic<int> releases_lost;
    std::atomic<int> release_errors;
    std::atomic<std::int64_t> longest_wait; ///< In milliseconds.
    std::atomic<int> last_acquires;
    std::atomic<bool> stop;
};
using shared_data = shared_mapping<data>;

inline std::string name_of(int which)
{
    return "chaos:" + std::to_string(which);
}

inline std::int64_t ticks(colock::clock::time_point time)
{
    return time.time_since_epoch().count();
}

/// Whether a lease stays valid for a few instructions, even if the system takes the processor away
/// between them.
inline bool safely_valid(colock::lease const& held)
{
    return held.valid() && held.valid_until() - colock::clock::now() > ttl / 4;
}

/// The workers of one process, and their client.
class workers {
public:
    workers(std::string const& path, std::string const& url, int first, std::uint64_t seed,
            colock::restart_guard guard)
        : data_{path}, first_{first}, seed_{seed}, guard_{guard}, locks_{io_, url, options()}
    {
    }

    void run(milliseconds life)
    {
        support::run(
            io_,
            [&]() -> asio::awaitable<void> {
                task_group all{co_await asio::this_coro::executor};
                for (int i = 0; i < coroutines_of_each; ++i)
                    all.spawn([&, me = first_ + i + 1] { return contend(me); });
                co_await all.join(life);
                // This must not fail: at the end all servers have been well for some time.
                co_await locks_.async_close();
            },
            life);
    }

private:
    colock::client_options options()
    {
        colock::client_options options;
        options.guard = guard_;
        options.lock.ttl = options.longest_ttl = ttl;
        options.on_event = [this](colock::event const& what) {
            auto const text = std::string{to_string(what.kind)} + ' ' + std::string{what.node} +
                              ' ' + std::string{what.name} + ' ' +
                              (what.error ? what.error.message() : "");
            events_.push_back(std::to_string(now_ms()) + ' ' + text);
            if (events_.size() > 20)
                events_.pop_front();
            // It is guarded, and not only named by too few others.
            bool const guarded = what.error.message().find("named as") == std::string::npos;
            if (what.kind == colock::event_kind::not_counted && guarded)
                ++data_->not_counted;
            if (what.kind != colock::event_kind::lease_lost)
                return;
            auto const name = std::stoi(std::string{what.name}.substr(6));
            if (contains(what.error.message(), "refused") && ought_to_cross(name))
                note(key_gone, name, text);
            else
                ++data_->expired;
        };
        return options;
    }

    /// Whether it is a fault that a server refuses to extend a lease. With restart_guard::run_id it
    /// always is. After a guarded fail-over, a server may refuse a lease that has little time left.
    bool ought_to_cross(int name) const
    {
        return guard_ == colock::restart_guard::run_id ||
               data_->locks[name].holder_until - ticks(colock::clock::now()) >
                   colock::clock::duration{needed_to_cross}.count();
    }

    static std::int64_t now_ms()
    {
        return std::chrono::duration_cast<milliseconds>(colock::clock::now().time_since_epoch())
            .count();
    }

    void note(fault what, int name, std::string const& text)
    {
        ++data_->locks[name].faults[what];
        say(std::string{fault_names[what]} + " " + name_of(name) + ": " + text);
    }

    /// Prints a message, and the last events before it. In a run that passes, it is about something
    /// that is forgiven.
    void say(std::string const& text)
    {
        std::string all = std::to_string(now_ms()) + " " + text + '\n';
        for (auto const& each : events_)
            all += "    " + each + '\n';
        events_.clear();
        std::cerr << all << std::flush;
    }

    asio::awaitable<void> contend(int me)
    {
        dice random{seed_ + static_cast<std::uint64_t>(me)};
        colock::owner const owner{locks_};
        auto const lock = [&](int name) -> colock::basic_mutex {
            colock::lock_options const options{.ttl = ttl};
            if (name % 2)
                return colock::reentrant_mutex{locks_, name_of(name), owner, options};
            return colock::mutex{locks_, name_of(name), options};
        };
        while (!data_->stop) {
            int const name = random.number(0, names - 1);
            auto const asked = steady::now();
            auto [error, held] = co_await lock(name).async_acquire(60s * slack, asio::as_tuple);
            if (error) {
                ++data_->acquire_errors;
                say("acquire " + name_of(name) + ": " + error.message());
                continue;
            }
            auto const waited = since(asked).count();
            for (auto longest = data_->longest_wait.load();
                 waited > longest && !data_->longest_wait.compare_exchange_weak(longest, waited);) {
            }
            data_->inside[me - 1] = true;
            co_await work(name, me, held, random);
            data_->inside[me - 1] = false;
            ++data_->rounds[me - 1];
            auto const [unreleased] = co_await held.async_release(asio::as_tuple);
            data_->releases_lost += unreleased == errc::lease_lost;
            data_->release_errors += unreleased && unreleased != errc::lease_lost;
        }
        auto [error, held] = co_await lock(me % names).async_acquire(prompt * 4, asio::as_tuple);
        if (error) {
            say("last acquire " + name_of(me % names) + ": " + error.message());
            co_return;
        }
        auto const [unreleased] = co_await held.async_release(asio::as_tuple);
        data_->last_acquires += !unreleased;
    }

    /// Works under the lock while the lease is valid, and checks that nobody else does so
    /// meanwhile.
    asio::awaitable<void> work(int name, int me, colock::lease& held, dice& random)
    {
        if (!safely_valid(held))
            co_return;
        auto& mine = data_->locks[name];
        // The worker before this one must have left, or its lease must have ended.
        auto const until = mine.holder_until.load();
        auto const token = held.fencing_token();
        auto const now = ticks(colock::clock::now());
        if (auto const other = mine.holder.exchange(me); other != 0 && until > now) {
            note(overlap, name,
                 std::to_string(me) + " with token " + std::to_string(token) + " finds " +
                     std::to_string(other) + " inside");
        }
        mine.holder_until = ticks(held.valid_until());
        if (auto const last = mine.last_token.exchange(token); last >= token) {
            note(token_back, name,
                 std::to_string(me) + " has " + std::to_string(token) + " after " +
                     std::to_string(last));
        }
        // Now and then the work takes so long that the lease is renewed, and masters are replaced.
        bool const wanted = mine.stay_wanted.exchange(false);
        bool const stays = wanted || random.number(1, 1'000) == 1;
        mine.stays += stays;
        int const least = wanted ? static_cast<int>(ttl.count()) : 3'000;
        auto const end =
            steady::now() + milliseconds{stays ? random.number(least, static_cast<int>(ttl.count()))
                                               : random.number(0, 20)};
        while (safely_valid(held) && steady::now() < end && !data_->stop) {
            co_await pass(milliseconds{random.number(0, 20)});
            if (!safely_valid(held))
                break;
            if (auto const other = mine.holder.load(); other != me) {
                note(overlap, name,
                     std::to_string(me) + " with token " + std::to_string(token) +
                         " is inside, and so is " + std::to_string(other));
                break;
            }
            mine.holder_until = ticks(held.valid_until());
        }
        int expected = me;
        mine.holder.compare_exchange_strong(expected, 0);
    }

    shared_data const data_;
    int const first_;
    std::uint64_t const seed_;
    colock::restart_guard const guard_;
    std::deque<std::string> events_;
    asio::io_context io_;
    colock::client locks_;
};

} // namespace support::chaos
