// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/partition.hpp"
#include "support/dice.hpp"
#include "support/groups.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/use_future.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <future>
#include <limits>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

// A network that fails parts a master, and a client with it, from those who choose another master,
// and from another client. All of them go on. Both clients want the same locks all the time, and
// note when they could rely on one.

using namespace support;

namespace {

using colock::clock;

constexpr milliseconds ttl = 2500ms;
/// How long a new master grants nothing.
constexpr clock::duration guard = clock::duration{ttl} * 101 / 100 + 2s;
/// See lease::valid_until().
constexpr clock::duration valid_for = ttl - ttl / 100 - 2ms;

/// The names are of one slot.
constexpr std::size_t names = 4;
/// A client that gets this name keeps it for as long as it can. The others change hands.
constexpr std::size_t kept = 0;
constexpr char const* a_key = "lock:{name}.0";

/// After this time, a master that is cut off grants no lock that counts. A client believes it only
/// for 1.6 s without the other masters, or without most of the sentinels.
constexpr clock::duration last_word = 2500ms;
/// For so long a master of a Cluster goes on that is cut off, if it is set up so: without the guard
/// its locks are doubled, as a test shows.
constexpr milliseconds very_long = 30s;

/// From when until when a client could rely on a lease. In truth it was a little longer, so stays
/// that overlap here did overlap.
struct stay {
    std::size_t name;
    std::uint64_t token;
    clock::time_point from;
    clock::time_point to;
    clock::time_point sent;  ///< The command that has set its last deadline.
    clock::time_point given; ///< When it was seen first that the lease had that deadline.
};

/// A client that wants every name again and again.
class contender {
public:
    contender(std::string const& url, colock::restart_guard how)
        : locks_{io_, url, events_.options(options(how))}
    {
        for (std::size_t i = 0; i < names; ++i)
            ends_.push_back(asio::co_spawn(io_, contend(i), asio::use_future));
        thread_ = std::jthread{[this] { io_.run(); }};
    }
    ~contender()
    {
        over_ = true;
        locks_.async_close(asio::use_future).wait();
    }
    contender(contender const&) = delete;
    contender& operator=(contender const&) = delete;

    /// Ends the contending. Returns a line for each try that has failed in a way that no fail-over
    /// explains.
    std::vector<std::string> leave()
    {
        over_ = true;
        for (auto& each : ends_)
            each.get();
        return unexpected_;
    }

    std::vector<stay> stays() const
    {
        std::lock_guard const lock{guard_};
        return stays_;
    }
    template <class Is>
    long number_of(Is is) const
    {
        std::lock_guard const lock{guard_};
        return std::ranges::count_if(stays_, is);
    }
    std::string text() const { return events_.text(); }

private:
    static colock::client_options options(colock::restart_guard how)
    {
        colock::client_options result;
        result.guard = how;
        result.lock.ttl = result.longest_ttl = ttl;
        return result;
    }

    asio::awaitable<void> contend(std::size_t name)
    {
        colock::mutex const lock{locks_, "{name}." + std::to_string(name)};
        while (!over_) {
            auto [error, held] = co_await lock.async_try_acquire(200ms, asio::as_tuple);
            if (error && error != colock::condition::retryable)
                unexpected_.push_back(error.message());
            if (held) {
                auto holding = hold(name, *held);
                co_await std::move(holding);
                co_await held->async_release(asio::as_tuple);
            }
            // Whoever has waited for it is given time to take it.
            auto pause = pass(random_time());
            co_await std::move(pause);
        }
    }

    asio::awaitable<void> hold(std::size_t name, colock::lease const& held)
    {
        auto now = clock::now();
        auto const end = name == kept ? clock::time_point::max() : now + random_time();
        stay seen{.name = name,
                  .token = held.fencing_token(),
                  .from = now,
                  .to = now,
                  .sent = {},
                  .given = {}};
        auto index = std::numeric_limits<std::size_t>::max();
        // The clock is read before each look, so the lease was valid at that time.
        for (; held.valid(); now = clock::now()) {
            seen.to = now;
            if (auto const sent = held.valid_until() - valid_for; sent != seen.sent) {
                seen.sent = sent;
                seen.given = clock::now();
            }
            note(seen, index);
            if (over_ || now >= end)
                break;
            auto pause = pass(5ms);
            co_await std::move(pause);
        }
    }

    void note(stay const& seen, std::size_t& index)
    {
        std::lock_guard const lock{guard_};
        if (index >= stays_.size()) {
            index = stays_.size();
            stays_.push_back(seen);
        }
        stays_[index] = seen;
    }

    milliseconds random_time() { return milliseconds{random_.number(5, 40)}; }

    std::atomic<bool> over_{false};
    mutable std::mutex guard_;
    std::vector<stay> stays_;
    std::vector<std::string> unexpected_; ///< Only for its thread, until all tries have ended.
    dice random_;
    event_recorder events_;
    asio::io_context io_;
    colock::client locks_;
    std::vector<std::future<void>> ends_;
    std::jthread thread_;
};

/// The stays of both, name by name, in the order in which they began.
std::vector<stay> in_order(contender const& one, contender const& other)
{
    auto all = one.stays();
    auto const more = other.stays();
    all.insert(all.end(), more.begin(), more.end());
    std::ranges::sort(all, {}, [](stay const& each) { return std::tuple{each.name, each.from}; });
    return all;
}

std::string text_of(stay const& each)
{
    return "name " + std::to_string(each.name) + ", token " + std::to_string(each.token) +
           ", valid from " + std::to_string(each.from.time_since_epoch().count()) + " to " +
           std::to_string(each.to.time_since_epoch().count());
}

/// A line for each time that both clients relied on one name.
std::vector<std::string> overlaps(std::vector<stay> const& ordered)
{
    std::vector<std::string> found;
    for (std::size_t i = 1, last = 0; i < ordered.size(); ++i) {
        bool const same = ordered[i].name == ordered[last].name;
        if (same && ordered[i].from <= ordered[last].to)
            found.push_back(text_of(ordered[last]) + "; " + text_of(ordered[i]));
        if (!same || ordered[i].to > ordered[last].to)
            last = i;
    }
    return found;
}

/// Tokens that are not greater than the one before: a line for each.
std::vector<std::string> tokens_back(std::vector<stay> const& ordered)
{
    std::vector<std::string> found;
    for (std::size_t i = 1; i < ordered.size(); ++i) {
        auto const& before = ordered[i - 1];
        if (ordered[i].name == before.name && ordered[i].token <= before.token)
            found.push_back(text_of(before) + "; " + text_of(ordered[i]));
    }
    return found;
}

auto of(std::size_t name)
{
    return [name](stay const& each) { return each.name == name; };
}

/// A client on each side of a cut.
class parted_clients {
public:
    parted_clients(parted_servers& servers, colock::restart_guard how)
        : servers_{servers}, shut_in_{enter(partition::minority, how)}
    {
        wait_until("who is to be shut in has the lock that it keeps",
                   [&] { return shut_in_->number_of(of(kept)) > 0; });
        outside_ = enter(partition::majority, how);
    }

    contender const& shut_in() const { return *shut_in_; }
    contender const& outside() const { return *outside_; }
    /// The cut was made between these two.
    clock::time_point begun() const { return begun_; }
    clock::time_point parted() const { return parted_; }

    /// Returns when who is outside is granted locks by the new master.
    void part()
    {
        wait_until("both are granted locks", [&] { return both_have_turns_after({}); });
        wait_until("the lock that is kept is extended", [&] {
            return shut_in_->number_of([](stay const& each) {
                return each.name == kept && each.sent > each.from;
            }) > 0;
        });
        REQUIRE(servers_.all_well());
        begun_ = clock::now();
        servers_.cut();
        parted_ = clock::now();
        wait_until("who is outside is granted locks again", [&] {
            return outside_->number_of(of(kept)) > 0 && has_turns_after(parted_, *outside_);
        });
    }

    /// Returns when both are granted locks by the new master.
    void join()
    {
        auto const now = clock::now();
        servers_.heal();
        wait_until("both are granted locks again", [&] { return both_have_turns_after(now); });
    }

    /// All that both had.
    std::vector<stay> end()
    {
        CHECK(shut_in_->leave() == std::vector<std::string>{});
        CHECK(outside_->leave() == std::vector<std::string>{});
        return in_order(*shut_in_, *outside_);
    }

    /// What both were told, for messages.
    std::string text() const
    {
        return "shut in:\n" + shut_in_->text() + "outside:\n" + (outside_ ? outside_->text() : "");
    }

private:
    std::unique_ptr<contender> enter(parted_servers::side where, colock::restart_guard how) const
    {
        inside const here{servers_[where]};
        return std::make_unique<contender>(servers_.url(), how);
    }

    /// Whether a client has been granted, since then, the names that change hands.
    static bool has_turns_after(clock::time_point when, contender const& who)
    {
        return who.number_of(
                   [&](stay const& each) { return each.name != kept && each.sent > when; }) >= 5;
    }
    bool both_have_turns_after(clock::time_point when) const
    {
        return has_turns_after(when, *shut_in_) && has_turns_after(when, *outside_);
    }

    parted_servers& servers_;
    std::unique_ptr<contender> shut_in_;
    std::unique_ptr<contender> outside_;
    clock::time_point begun_{};
    clock::time_point parted_{};
};

/// Returns a text that says when the old master granted last, and the new one first.
std::string check_that_no_lock_is_doubled(parted_servers& servers)
{
    parted_clients clients{servers, colock::restart_guard::automatic};
    INFO(clients.text());
    clients.part();
    auto const parted = clients.parted();
    auto const after_the_cut = [&](clock::time_point when) {
        return std::to_string(std::chrono::duration_cast<milliseconds>(when - parted).count()) +
               " ms after the cut";
    };

    // The client that is shut in has been watched for longer than `last_word`. What it has sent by
    // then it may have noticed later, on a busy machine.
    CHECK(clock::now() > parted + last_word);
    auto const alone = clients.shut_in().stays();
    auto const last = std::ranges::max(alone, {}, &stay::sent);
    CHECK_MESSAGE(last.sent <= parted + last_word, after_the_cut(last.sent));

    clients.join();
    auto const all = clients.end();
    CHECK(overlaps(all) == std::vector<std::string>{});
    CHECK(tokens_back(all) == std::vector<std::string>{});

    auto first = clock::time_point::max();
    for (auto const& each : clients.outside().stays()) {
        if (each.sent > parted)
            first = std::min(first, each.from);
    }
    CHECK_MESSAGE(first >= clients.begun() + guard, after_the_cut(first));
    return "the old master gave the last lock " + after_the_cut(last.given) +
           ", the new one the first " + after_the_cut(first);
}

template <class Test>
void repeated_where_possible(Test test)
{
    if (auto const why = why_no_partition(); !why.empty()) {
        MESSAGE("networks cannot be parted here, so nothing was tested: ", why);
        return;
    }
    char const* const repetitions = std::getenv("COLOCK_TEST_FAIL_OVERS");
    for (int i = 0, all = repetitions ? std::stoi(repetitions) : 1; i < all; ++i) {
        CAPTURE(i);
        test();
    }
}

} // namespace

TEST_CASE("partition: a Cluster whose master is cut off doubles no lock (slow)")
{
    repeated_where_possible([] {
        parted_cluster servers{a_key};
        auto const what = check_that_no_lock_is_doubled(servers);
        MESSAGE(what);
    });
}

TEST_CASE("partition: a Cluster whose master goes on for long doubles no lock (slow)")
{
    repeated_where_possible([] {
        parted_cluster servers{a_key, very_long};
        auto const what = check_that_no_lock_is_doubled(servers);
        MESSAGE(what);
    });
}

TEST_CASE("partition: a Sentinel group whose master is cut off doubles no lock (slow)")
{
    repeated_where_possible([] {
        parted_group servers;
        auto const what = check_that_no_lock_is_doubled(servers);
        MESSAGE(what);
    });
}

TEST_CASE("partition: without the guard a Sentinel group whose master is cut off doubles locks")
{
    repeated_where_possible([] {
        parted_group servers;
        parted_clients clients{servers, colock::restart_guard::run_id};
        INFO(clients.text());
        clients.part();
        CHECK(overlaps(clients.end()) != std::vector<std::string>{});
    });
}

TEST_CASE("partition: without the guard a Cluster whose master goes on for long doubles locks")
{
    repeated_where_possible([] {
        parted_cluster servers{a_key, very_long};
        parted_clients clients{servers, colock::restart_guard::run_id};
        INFO(clients.text());
        clients.part();
        CHECK(overlaps(clients.end()) != std::vector<std::string>{});
    });
}
