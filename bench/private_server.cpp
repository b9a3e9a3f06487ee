// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "private_server.hpp"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

namespace bench {
namespace {

namespace fs = std::filesystem;

// A signal handler may only make system calls: what it removes is spelled out beforehand.
std::vector<std::string> files;
std::vector<std::string> directories;

extern "C" void remove_files(int signal)
{
    for (auto const& file : files)
        ::unlink(file.c_str());
    for (auto const& directory : directories)
        ::rmdir(directory.c_str());
    std::signal(signal, SIG_DFL);
    std::raise(signal); // the kernel ends the servers with this process
}

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
    for (std::size_t i = 0; i < count; ++i) {
        auto const& server = servers_.emplace_back(options);
        fs::path const socket = server.socket_path();
        files.push_back(socket.string());
        files.push_back((socket.parent_path() / "redis.log").string());
        directories.push_back(socket.parent_path().string());
    }
    std::signal(SIGINT, remove_files);
    std::signal(SIGTERM, remove_files);
}

private_servers::~private_servers()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

std::vector<colock::node_address> private_servers::addresses() const
{
    std::vector<colock::node_address> all;
    for (auto const& server : servers_)
        all.push_back(server.address());
    return all;
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
