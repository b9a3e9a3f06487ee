// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "private_server.hpp"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace bench {
namespace {

namespace fs = std::filesystem;

// A signal handler may only make system calls: what it removes is spelled out beforehand.
std::string socket_file;
std::string log_file;
std::string directory;

extern "C" void remove_files(int signal)
{
    ::unlink(socket_file.c_str());
    ::unlink(log_file.c_str());
    ::rmdir(directory.c_str());
    std::signal(signal, SIG_DFL);
    std::raise(signal); // the kernel ends the server with this process
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

private_server::private_server() : server_{checked_options()}
{
    fs::path const socket = server_.socket_path();
    socket_file = socket.string();
    directory = socket.parent_path().string();
    log_file = (socket.parent_path() / "redis.log").string();
    std::signal(SIGINT, remove_files);
    std::signal(SIGTERM, remove_files);
}

private_server::~private_server()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

} // namespace bench
