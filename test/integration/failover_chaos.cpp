// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/chaos_workers.hpp"
#include "support/groups.hpp"
#include "support/incidents.hpp"
#include "support/process.hpp"
#include "support/temp_dir.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <functional>
#include <iostream>
#include <sstream>

// A Cluster and a Sentinel group whose masters change all the time, in every way (see
// support/incidents.hpp), while the workers of two processes lock some names. Where no acknowledged
// write was lost:
//
// * nobody comes in while another may rely on its lease,
// * the tokens of a name grow,
// * no server says that it has not the key of a lease that is valid still,
//
// and always:
//
// * no acquire fails, since all are ready to wait for longer than anything lasts,
// * when the servers are well again, every worker gets on within a bounded time,
// * at last no lock is left on any master.
//
// What the first three would be about is forgiven for the names of a master that hung so long that
// another took its place, or had to make way by SENTINEL FAILOVER while it took writes: from the
// beginning of that until all leases have ended that were granted before the servers agreed again.
// README.md says so, too: a fail-over may lose a lock.

using namespace support;
using namespace support::chaos;

namespace {

/// Holds what has been seen against what may be.
class judge {
public:
    explicit judge(shared_data const& data) : data_{data} {}

    void look(incidents::outcome const& after, std::vector<int> const& forgiven_names)
    {
        for (int name = 0; name < names; ++name) {
            auto& lock = data_->locks[name];
            bool const is_forgiven = std::ranges::count(forgiven_names, name) > 0;
            for (int kind = 0; kind < kinds_of_fault; ++kind) {
                int const seen = lock.faults[kind].exchange(0);
                (is_forgiven ? forgiven : violations)[static_cast<std::size_t>(kind)] += seen;
                CHECK_MESSAGE((seen == 0 || is_forgiven), seen, " ", fault_names[kind], " of ",
                              name_of(name), " at: ", after.what);
            }
            // The new master may not know of the old one's last tokens.
            if (is_forgiven)
                lock.last_token = 0;
        }
    }

    /// Returns when each worker has had a lock since it was called.
    void wait_for_progress() const
    {
        std::array<std::uint64_t, contenders> before{};
        std::copy(std::begin(data_->acquires), std::end(data_->acquires), before.begin());
        wait_until("every worker gets on", [&] {
            return std::equal(before.begin(), before.end(), data_->acquires, std::less{});
        });
    }

    using counts = std::array<int, kinds_of_fault>;
    static std::string text(counts const& all)
    {
        std::string result;
        for (std::size_t kind = 0; kind < all.size(); ++kind)
            result += (kind ? ", " : "") + std::to_string(all[kind]) + ' ' + fault_names[kind];
        return result;
    }

    counts forgiven{};
    counts violations{};

private:
    shared_data const& data_;
};

std::chrono::seconds time_to_run()
{
    char const* const given = std::getenv("COLOCK_CHAOS_SECONDS");
    return std::chrono::seconds{given ? std::max(1, std::atoi(given)) : 30};
}

/// Whose key is where that key is.
std::vector<int> names_beside(replicated_servers& servers, std::string const& key)
{
    auto* const master = servers.settle(key).master;
    std::vector<int> found;
    for (int name = 0; name < names; ++name) {
        if (servers.settle("lock:" + name_of(name)).master == master)
            found.push_back(name);
    }
    return found;
}

/// For the time given, and until everything has happened once.
void let_happen(replicated_servers& servers, incidents& all, judge& seen, dice& random)
{
    std::vector<std::string> keys;
    for (int name = 0; name < names; ++name)
        keys.push_back("lock:" + name_of(name));
    auto const end = steady::now() + time_to_run();
    while (steady::now() < end || !all.all_seen()) {
        auto const& key = keys[static_cast<std::size_t>(random.number(0, names - 1))];
        auto const beside = names_beside(servers, key);
        auto const happened = all.next(random, keys, key);
        auto const well_again = steady::now();
        seen.wait_for_progress();
        // What an old master may have granted to the last ends by then.
        if (happened.may_have_lost_writes)
            std::this_thread::sleep_until(well_again + ttl);
        seen.look(happened, happened.may_have_lost_writes ? beside : std::vector<int>{});
    }
    // By then the library, too, is certain about everything that it has sent.
    std::this_thread::sleep_for(ttl);
    seen.wait_for_progress();
    seen.look({"the end", false}, {});
}

void be_a_worker()
{
    std::string path;
    std::string line;
    std::getline(std::cin, path);
    std::getline(std::cin, line);
    std::istringstream words{line};
    std::string url;
    int first = 0;
    std::uint64_t seed = 0;
    words >> url >> first >> seed;
    workers here{path, url, first, seed};
    here.run(time_to_run() + 20 * stuck);
    std::cout << "done" << std::endl;
}

template <class Servers>
void try_chaos()
{
    Servers servers;
    incidents all{servers};
    temp_dir directory;
    auto const path = (directory.path() / "data").string();
    shared_data const data{path};
    dice random;
    MESSAGE("COLOCK_TEST_SEED=", random.seed(), " COLOCK_CHAOS_SECONDS=", time_to_run().count());
    CAPTURE(random.seed());
    auto const start = steady::now();

    std::deque<child_process> children;
    for (int i = 0; i < processes; ++i) {
        auto& child = children.emplace_back(this_binary("fail-over chaos: workers"));
        child.write_line(path);
        child.write_line(servers.url() + ' ' + std::to_string(i * coroutines_of_each) + ' ' +
                         std::to_string(random.seed()));
    }
    judge seen{data};
    seen.wait_for_progress();
    let_happen(servers, all, seen, random);
    data->stop = true;
    for (auto& child : children)
        CHECK(child.read_line() == "done");
    for (auto& child : children)
        CHECK(child.handle().wait() == 0);
    CHECK(data->acquire_errors == 0);
    CHECK(data->last_acquires == contenders);
    CHECK(servers.left_behind() == std::vector<std::string>{});

    std::uint64_t acquires = 0;
    for (auto const& each : data->acquires)
        acquires += each;
    MESSAGE(since(start).count(), " ms: ", all.text());
    MESSAGE(acquires, " acquires, the longest took ", data->longest_wait.load(), " ms, ",
            data->acquire_errors.load(), " failed; ", data->expired.load(), " leases expired, ",
            data->releases_lost.load(), " were lost when released, ", data->release_errors.load(),
            " releases failed; violations: ", judge::text(seen.violations),
            "; forgiven: ", judge::text(seen.forgiven));
}

} // namespace

TEST_CASE("fail-over chaos: workers" * doctest::skip())
{
    try {
        be_a_worker();
    } catch (std::exception const& error) {
        std::cout << "failed: " << error.what() << std::endl;
    } catch (...) {
        std::cout << "failed: a check" << std::endl;
        throw;
    }
}

TEST_CASE("fail-over chaos: a Cluster")
{
    try_chaos<replicated_cluster>();
}

TEST_CASE("fail-over chaos: a Sentinel group")
{
    try_chaos<replicated_group>();
}
