// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "private_server.hpp"

#include "support/groups.hpp"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace bench {
namespace {

namespace fs = std::filesystem;

support::server_options checked_options()
{
    auto const* const path = std::getenv("PATH");
    std::istringstream folders{path ? path : ""};
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (::access((fs::path{folder} / "redis-server").c_str(), X_OK) == 0)
            return {};
    }
    throw std::runtime_error{
        "there is no redis-server in PATH: install it (Debian: apt-get install "
        "redis-server), or name a running server with --url"};
}

} // namespace

private_servers::private_servers(std::size_t count)
{
    auto const options = checked_options();
    for (std::size_t i = 0; i < count; ++i)
        servers_.emplace_back(options);
}

std::vector<colock::node_address> private_servers::addresses() const
{
    std::vector<colock::node_address> all;
    for (auto const& server : servers_)
        all.push_back(server.address());
    return all;
}

void private_servers::replicate_first(std::uint16_t port)
{
    auto& master = servers_.front();
    master.command({"CONFIG", "SET", "repl-diskless-sync-delay", "0"});
    for (std::size_t i = 1; i < servers_.size(); ++i)
        servers_[i].command({"REPLICAOF", "127.0.0.1", std::to_string(port)});
    auto const count = static_cast<std::int64_t>(servers_.size() - 1);
    support::wait_until("the replicas to be in step", [&] {
        return master.command({"WAIT", std::to_string(count), "100"}) == count;
    });
}

void private_servers::end_connections()
{
    servers_.front().command({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"});
}

void private_servers::pause_minority()
{
    for (std::size_t i = 0; i < (servers_.size() - 1) / 2; ++i)
        servers_[i].pause();
}

void private_servers::resume()
{
    for (auto& server : servers_)
        server.resume();
    for (auto& server : servers_)
        server.command({"PING"});
}

} // namespace bench
