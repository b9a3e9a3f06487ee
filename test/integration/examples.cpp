// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/example.hpp"
#include "support/lock_test.hpp"
#include "support/sentinel_group.hpp"
#include "support/temp_dir.hpp"

#include <algorithm>
#include <deque>
#include <fstream>
#include <string>
#include <vector>

using namespace support;

namespace {

using lines = std::vector<std::string>;

/// What the sale says of itself, which must end with 0.
std::string sell(lines const& arguments)
{
    example sale{"seckill", arguments};
    auto said = sale.read_line(2 * stuck);
    CHECK(sale.exit_code() == 0);
    return said;
}

auto count(lines const& said, std::string const& line)
{
    return std::count(said.begin(), said.end(), line);
}

} // namespace

TEST_CASE("examples: hello prints its token and ends")
{
    redis_server server;
    example hello{"hello", {url_of(server)}};
    CHECK(hello.read_line().starts_with("nobody else has it now; fencing token "));
    CHECK(hello.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: with_lock finishes the short body and cancels the long one")
{
    redis_server server;
    example with_lock{"with_lock", {url_of(server)}};
    auto const said = with_lock.read_all();
    CHECK(count(said, "done, and released") == 1);
    CHECK(count(said, "  line 30") == 0);
    REQUIRE(!said.empty());
    CHECK(said.back().starts_with("cancelled: "));
    CHECK(with_lock.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: reentrant nests")
{
    redis_server server;
    example reentrant{"reentrant", {url_of(server)}};
    CHECK(reentrant.read_line() == "transfers, lease 1");
    for (std::string const amount : {"-10", "10"}) {
        auto const said = reentrant.read_line();
        CHECK(said.starts_with("  books " + amount + " under fencing token "));
        CHECK(said.ends_with(", lease 2"));
    }
    CHECK(reentrant.read_line() == "nobody else has it");
    CHECK(reentrant.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: callbacks finish what they began")
{
    redis_server server;
    example callbacks{"callbacks", {url_of(server)}};
    CHECK(callbacks.read_line().starts_with("working under fencing token "));
    CHECK(callbacks.read_line() == "done, and released");
    CHECK(callbacks.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: futures let one thread at the stock")
{
    redis_server server;
    example futures{"futures", {url_of(server)}};
    auto const said = futures.read_all();
    REQUIRE(said.size() == 4);
    for (int left = 3; left >= 0; --left)
        CHECK(contains(said[static_cast<std::size_t>(3 - left)],
                       " leaves " + std::to_string(left) + " under fencing token "));
    CHECK(futures.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: no worker of the thread pool's loses what another adds")
{
    redis_server server;
    example pool{"thread_pool", {url_of(server)}};
    CHECK(pool.read_all() == lines{"24 of 24", "24 of 24", "24 of 24"});
    CHECK(pool.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: error_codes has an answer to everything")
{
    redis_server server;
    example errors{"error_codes", {url_of(server)}};
    auto const said = errors.read_all();
    std::vector<std::pair<std::string, std::string>> const expected{
        {"acquire: ", "go on"},
        {"acquire what is taken: timed out", "try later: somebody else has it"},
        {"try, in vain: ", "go on"},
        {"release: ", "go on"},
        {"release again: lease not held", "mend the program"},
        {"release what was lost: lease lost", "stop working, "},
        {"acquire where no server is: node unavailable", "try later, and tell the operator "},
        {"acquire after the end: client closed", "end: "},
    };
    REQUIRE(said.size() == 2 * expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CAPTURE(said[2 * i]);
        CHECK(said[2 * i].starts_with(expected[i].first));
        CHECK(said[2 * i + 1].starts_with("    -> " + expected[i].second));
    }
    CHECK(errors.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: logging says how bad it is")
{
    redis_server server;
    example logging{"logging", {url_of(server)}};
    auto const said = logging.read_all();
    CHECK(count(said, "INFO colock: connected node=127.0.0.1:" + std::to_string(server.port())) ==
          1);
    CHECK(std::count_if(said.begin(), said.end(), [](std::string const& line) {
              return line.starts_with("ERROR colock: lease_lost lock=report error=\"lease lost");
          }) == 1);
    CHECK(logging.exit_code() == 0);

    // Nobody forges a line by the name of a lock.
    example forged{"logging", {url_of(server), "a\nINFO b\\"}};
    auto const told = forged.read_all();
    CHECK(std::count_if(told.begin(), told.end(), [](std::string const& line) {
              return line.starts_with("ERROR colock: lease_lost lock=a\\x0aINFO\\x20b\\x5c error=");
          }) == 1);
    CHECK(forged.exit_code() == 0);
}

TEST_CASE("examples: of two cron jobs at once one does the job, and it is not repeated")
{
    redis_server server;
    temp_dir const shared;
    auto const record = (shared.path() / "report.done").string();
    std::ofstream{record} << "0\n";
    auto const start = [&](std::string const& period) {
        return std::make_unique<example>("cron_job", lines{record, period, url_of(server)});
    };
    auto const one = start("2026-11-25");
    auto const other = start("2026-11-25");
    std::vector<std::string> said{one->read_line(), other->read_line()};
    std::sort(said.begin(), said.end());
    CHECK(said[0] == "already done for 2026-11-25");
    CHECK(said[1].starts_with("done for 2026-11-25 under fencing token "));
    CHECK(one->exit_code() == 0);
    CHECK(other->exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());

    auto const late = start("2026-11-24");
    CHECK(late->read_line() == "already done for 2026-11-25");
    CHECK(late->exit_code() == 0);
    auto const next = start("2026-11-26");
    CHECK(next->read_line().starts_with("done for 2026-11-26 under "));
    CHECK(next->exit_code() == 0);
}

TEST_CASE("examples: a cron job does nothing where it cannot know whether it has been done")
{
    redis_server server;
    temp_dir const shared;
    for (auto const& record : {shared.path(), shared.path() / "report.done"}) {
        CAPTURE(record);
        example job{"cron_job", {record.string(), "2026-11-25", url_of(server)}};
        CHECK(job.read_all() == lines{"cron_job: cannot read " + record.string()});
        CHECK(job.exit_code() == 1);
    }
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: a cron job whose host dies half-way is done by another")
{
    redis_server server;
    temp_dir const shared;
    lines const arguments{(shared.path() / "report.done").string(), "2026-11-25", url_of(server)};
    std::ofstream{arguments.front()} << "0\n";
    example first{"cron_job", arguments};
    until_held(server, "cron:report");
    first.kill();
    example second{"cron_job", arguments};
    server.command({"PEXPIRE", "lock:cron:report", "100"}); // as it would be after 10 s
    CHECK(second.read_line().starts_with("done for 2026-11-25 under "));
    CHECK(second.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: five_nodes do not miss one")
{
    std::deque<redis_server> servers(5);
    lines urls;
    for (auto const& server : servers)
        urls.push_back(url_of(server));
    servers.back().kill();
    example five{"five_nodes", urls};
    CHECK(
        contains(five.read_line(2 * stuck), " of 5 as far as they have answered; fencing token "));
    auto const said = five.read_all();
    REQUIRE(said.size() == 5);
    // Three are enough: the fourth may have been started a second later, and be guarded still.
    int well = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        INFO(said[i]);
        bool const is_well = contains(said[i], ": well, ");
        CHECK((is_well || contains(said[i], ": has a new memory, ")));
        well += is_well;
    }
    CHECK(well >= 3);
    CHECK(contains(said[4], ": node unavailable"));
    CHECK(five.exit_code() == 0);
    for (std::size_t i = 0; i < 4; ++i)
        CHECK(servers[i].keys_matching("lock:*").empty());
}

TEST_CASE("examples: failover goes on at the new master")
{
    sentinel_group group;
    example failover{"failover", {"redis-sentinel://" + group.address().label(), "10"}};
    CHECK(failover.read_line(2 * stuck) == "the first turn");
    group.fail_over();
    CHECK(failover.read_line(2 * stuck).starts_with("the master is now 127.0.0.1:"));
    CHECK(contains(failover.read_line(2 * stuck), " turns, the longest pause "));
    CHECK(failover.exit_code() == 0);
}

// It forks, which programs with a sanitizer do not always survive.
TEST_CASE("examples: the flash sale sells what there is, and more without the lock" *
          doctest::skip(sanitized))
{
    redis_server server;
    CHECK(sell({url_of(server)}) ==
          "4 processes with 250 buyers each, with the lock: 5000 items in "
          "stock, 5000 sold, 0 oversold");
    auto const unlocked = sell({"--no-lock", url_of(server)});
    CHECK(contains(unlocked, "WITHOUT a lock: 5000 items in stock, "));
    CHECK(!contains(unlocked, " 0 oversold"));
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: all end with 1 and say why, where the server or its URL is wrong")
{
    redis_server server{{.password = "secret"}};
    temp_dir const shared;
    auto const record = (shared.path() / "report.done").string();
    std::vector<lines> const all{
        {"hello"},       {"with_lock"}, {"reentrant"}, {"five_nodes"},
        {"callbacks"},   {"futures"},   {"failover"},  {"cron_job", record, "2026-11-25"},
        {"thread_pool"}, {"logging"},
    };
    for (auto const& [url, why] : {std::pair{url_of(server), "access denied"},
                                   std::pair{std::string{"nonsense"}, "invalid argument"}}) {
        for (auto const& one : all) {
            CAPTURE(one[0]);
            lines arguments{one.begin() + 1, one.end()};
            arguments.push_back(url);
            example failing{one[0], arguments};
            auto const said = failing.read_all();
            CHECK(failing.exit_code() == 1);
            REQUIRE(!said.empty());
            CHECK(contains(said.back(), why));
        }
    }
    CHECK(!std::filesystem::exists(record));
}
