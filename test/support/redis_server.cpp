// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/redis_server.hpp"

#include <algorithm>
#include <fcntl.h>
#include <fstream>
#include <netdb.h>
#include <sstream>
#include <stdexcept>
#include <sys/socket.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace support {

bool knows_localhost()
{
    static bool const known = [] {
        addrinfo* found = nullptr;
        if (::getaddrinfo("localhost", nullptr, nullptr, &found) != 0)
            return false;
        ::freeaddrinfo(found);
        return true;
    }();
    return known;
}

redis_server::redis_server(server_options options)
    : options_{std::move(options)}, directory_{options_.sentinel ? temp_dir::little
                                                                 : temp_dir::much}
{
    if (options_.tls)
        tls_ = options_.shared_files ? options_.shared_files : std::make_shared<tls_files>();
    launch();
}

colock::node_address redis_server::address() const
{
    colock::node_address address;
    address.host = options_.tls && !options_.shared_files ? "localhost" : "127.0.0.1";
    address.port = port();
    address.password = options_.password;
    address.tls = options_.tls;
    address.tls_ca_file = ca_file();
    return address;
}

colock::node_address redis_server::unix_address() const
{
    colock::node_address address;
    address.unix_socket = socket_path();
    address.password = options_.password;
    return address;
}

void redis_server::kill()
{
    administrator_.reset();
    process_.kill();
}

void redis_server::restart()
{
    kill();
    launch();
}

void redis_server::restart(std::vector<std::string> const& more_arguments)
{
    options_.arguments.insert(options_.arguments.end(), more_arguments.begin(),
                              more_arguments.end());
    restart();
}

void redis_server::launch()
{
    bool const may_move = !std::exchange(started_, true);
    for (int attempt = 0; attempt < 20; ++attempt) {
        if (attempt > 0 && may_move)
            port_ = {};
        else if (attempt > 0)
            std::this_thread::sleep_for(50ms); // whoever took the port may leave it
        if (start_once())
            return;
    }
    throw std::runtime_error{"redis-server does not start: " + log()};
}

bool redis_server::start_once()
{
    auto const number = std::to_string(port());
    auto command = options_.launcher;
    command.emplace_back("redis-server");
    if (options_.sentinel) {
        // It writes into it what it comes to know, and reads that when it starts again.
        std::ofstream{file("sentinel.conf"), std::ios::app};
        command.insert(command.end(), {file("sentinel.conf"), "--sentinel"});
    }
    command.insert(command.end(),
                   {"--port", options_.tls ? "0" : number, "--bind", "127.0.0.1", "--unixsocket",
                    socket_path(), "--dir", directory_.path().string(), "--save", "",
                    "--appendonly", "no", "--daemonize", "no", "--databases", "16", "--loglevel",
                    "notice"});
    if (!options_.password.empty())
        command.insert(command.end(), {"--requirepass", options_.password});
    if (tls_) {
        command.insert(command.end(), {"--tls-port", number, "--tls-auth-clients", "no",
                                       "--tls-ca-cert-file", tls_->ca(), "--tls-cert-file",
                                       tls_->certificate(), "--tls-key-file", tls_->key()});
    }
    command.insert(command.end(), options_.arguments.begin(), options_.arguments.end());

    ::unlink(socket_path().c_str());
    int const log_file =
        ::open(file("redis.log").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    process_ = process{std::move(command), {.output = log_file, .errors = log_file}};
    ::close(log_file);

    // The server listens on the port before it listens on the socket. Nobody else knows the path of
    // the socket, so who answers there is this server, and not a stranger on the same port.
    for (auto const end = steady::now() + stuck; steady::now() < end;) {
        if (process_.ended())
            return false;
        try {
            connect(1000ms)->command({"PING"});
            return true;
        } catch (std::exception const&) {
            std::this_thread::sleep_for(2ms);
        }
    }
    throw std::runtime_error{"redis-server does not answer: " + log()};
}

std::unique_ptr<redis_client> redis_server::connect(milliseconds limit) const
{
    auto client = std::make_unique<redis_client>(socket_path(), limit);
    if (!options_.password.empty())
        client->command({"AUTH", options_.password});
    return client;
}

redis_value redis_server::command(std::vector<std::string> const& words)
{
    auto reply = try_command(words);
    if (reply.is_error())
        throw std::runtime_error{words.front() + ": " + reply.text};
    return reply;
}

redis_value redis_server::try_command(std::vector<std::string> const& words)
{
    if (!administrator_)
        administrator_ = connect();
    return administrator_->command(words);
}

std::vector<std::string> redis_server::keys_matching(std::string const& pattern)
{
    std::vector<std::string> keys;
    for (auto const& key : command({"KEYS", pattern}).elements)
        keys.push_back(key.text);
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::int64_t redis_server::info(std::string const& section, std::string const& field)
{
    auto const text = "\n" + command({"INFO", section}).text;
    auto const at = text.find("\n" + field + ":");
    if (at == std::string::npos)
        throw std::runtime_error{"INFO " + section + " has no " + field};
    return std::stoll(text.substr(at + field.size() + 2));
}

std::uint64_t redis_server::calls_of(std::string const& name)
{
    auto const all = command({"INFO", "commandstats"}).text;
    auto const before = "cmdstat_" + name + ":calls=";
    auto const at = all.find(before);
    return at == std::string::npos ? 0 : std::stoull(all.substr(at + before.size()));
}

std::string redis_server::log() const
{
    std::ostringstream text;
    text << std::ifstream{file("redis.log")}.rdbuf();
    auto const whole = text.str();
    return whole.substr(whole.size() - std::min<std::size_t>(whole.size(), 2'000));
}

} // namespace support
