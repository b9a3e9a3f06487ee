// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/lock_test.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace support;

#ifdef COLOCK_EXAMPLE_DIR
namespace {

std::string path_of(std::string const& example)
{
    return std::string{COLOCK_EXAMPLE_DIR} + '/' + example;
}

std::string url_of(redis_server const& server)
{
    return "redis://127.0.0.1:" + std::to_string(server.port());
}

bool ends_well(child_process& child)
{
    return child.handle().wait() == 0;
}

/// What the sale says of itself, which must end with `status`.
std::string sell(redis_server const& server, std::vector<std::string> const& more)
{
    std::vector<std::string> command{path_of("seckill"), "--url", url_of(server)};
    command.insert(command.end(), more.begin(), more.end());
    child_process sale{command};
    auto said = sale.read_line(2 * stuck);
    CHECK(ends_well(sale));
    return said;
}

} // namespace

TEST_CASE("examples: hello prints its token and ends")
{
    redis_server server;
    child_process hello{{path_of("hello"), url_of(server)}};
    CHECK(hello.read_line().starts_with("nobody else has it now; fencing token "));
    CHECK(ends_well(hello));
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: with_lock finishes the short body and cancels the long one")
{
    redis_server server;
    child_process example{{path_of("with_lock"), url_of(server)}};
    std::vector<std::string> said;
    while (said.empty() || !said.back().starts_with("cancelled: "))
        said.push_back(example.read_line());
    CHECK(std::count(said.begin(), said.end(), "done, and released") == 1);
    CHECK(std::count(said.begin(), said.end(), "  line 30") == 0);
    CHECK(ends_well(example));
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: reentrant nests")
{
    redis_server server;
    child_process example{{path_of("reentrant"), url_of(server)}};
    CHECK(example.read_line() == "transfers, lease 1");
    for (std::string const amount : {"-10", "10"}) {
        auto const said = example.read_line();
        CHECK(said.starts_with("  books " + amount + " under fencing token "));
        CHECK(said.ends_with(", lease 2"));
    }
    CHECK(example.read_line() == "nobody else has it");
    CHECK(ends_well(example));
    CHECK(server.keys_matching("lock:*").empty());
}

TEST_CASE("examples: failover goes on at the new master")
{
    child_process example{{path_of("failover")}};
    CHECK(example.read_line(2 * stuck).starts_with("the master is now 127.0.0.1:"));
    CHECK(example.read_line(2 * stuck).find(" turns, the longest pause ") != std::string::npos);
    CHECK(ends_well(example));
}

// It forks, which programs with a sanitizer do not always survive.
TEST_CASE("examples: the flash sale sells what there is, and more without the lock" *
          doctest::skip(sanitized))
{
    redis_server server;
    CHECK(sell(server, {}) == "4 processes with 250 buyers each, with the lock: 5000 items in "
                              "stock, 5000 sold, 0 oversold");
    auto const unlocked = sell(server, {"--no-lock"});
    CHECK(unlocked.find("WITHOUT a lock: 5000 items in stock, ") != unlocked.npos);
    CHECK(unlocked.find(" 0 oversold") == unlocked.npos);
    CHECK(server.keys_matching("lock:*").empty());
}
#endif
