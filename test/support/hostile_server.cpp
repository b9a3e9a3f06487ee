// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/hostile_server.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace support {

namespace {

struct ended : std::runtime_error {
    ended() : std::runtime_error{"the connection has ended"} {}
};

/// Waits until the socket is ready for `what`. Throws if the server is to end.
void wait(int socket, short what, std::atomic<bool> const& ending)
{
    for (pollfd one{socket, what, 0}; ::poll(&one, 1, 20) == 0;) {
        if (ending)
            throw ended{};
    }
}

} // namespace

void hostile_server::connection::say(std::string_view bytes)
{
    while (!bytes.empty()) {
        wait(socket_, POLLOUT, ending_);
        auto const sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0)
            throw ended{};
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

void hostile_server::connection::say_in_parts(std::string_view bytes, std::size_t size)
{
    for (; !bytes.empty(); bytes.remove_prefix(std::min(size, bytes.size())))
        say(bytes.substr(0, size));
}

void hostile_server::connection::read_more()
{
    char part[4096];
    wait(socket_, POLLIN, ending_);
    auto const got = ::recv(socket_, part, sizeof part, 0);
    if (got <= 0)
        throw ended{};
    heard_.append(part, static_cast<std::size_t>(got));
}

std::string hostile_server::connection::take_line()
{
    auto end = heard_.find("\r\n");
    for (; end == heard_.npos; end = heard_.find("\r\n"))
        read_more();
    auto line = heard_.substr(0, end);
    heard_.erase(0, end + 2);
    return line;
}

std::vector<std::string> hostile_server::connection::hear()
{
    std::vector<std::string> words(std::stoul(take_line().substr(1)));
    for (auto& word : words) {
        auto const size = std::stoul(take_line().substr(1));
        while (heard_.size() < size + 2)
            read_more();
        word = heard_.substr(0, size);
        heard_.erase(0, size + 2);
    }
    return words;
}

std::vector<std::string> hostile_server::connection::greet(std::string_view mode)
{
    for (;;) {
        auto const words = hear();
        auto const& command = words.front();
        bool const asks_who = words.back() == "MYID";
        if (command == "EVALSHA" || ((command == "CLUSTER" || command == "SENTINEL") && !asks_who))
            return words;
        if (asks_who)
            say("$2\r\nme\r\n");
        else if (command == "HELLO")
            say("%2\r\n$6\r\nserver\r\n$5\r\nredis\r\n$4\r\nmode\r\n$" +
                std::to_string(mode.size()) + "\r\n" + std::string{mode} + "\r\n");
        else if (command == "SUBSCRIBE")
            say(">3\r\n$9\r\nsubscribe\r\n$14\r\n+switch-master\r\n:1\r\n");
        else if (command == "INFO")
            say("$10\r\nrun_id:x\r\n\r\n");
        else if (command == "COMMAND")
            say("*0\r\n");
        else
            say("+OK\r\n");
    }
}

void hostile_server::connection::keep_silent()
{
    for (;;) {
        heard_.clear();
        read_more();
    }
}

hostile_server::hostile_server(std::function<void(connection&)> act)
    : hostile_server{"127.0.0.1", 0, std::move(act)}
{
}

hostile_server::hostile_server(std::string const& host, std::uint16_t port,
                               std::function<void(connection&)> act)
    : act_{std::move(act)}, listener_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)}, host_{host}
{
    sockaddr_in where{};
    where.sin_family = AF_INET;
    where.sin_port = htons(port);
    ::inet_pton(AF_INET, host.c_str(), &where.sin_addr);
    socklen_t size = sizeof where;
    auto* const name = reinterpret_cast<sockaddr*>(&where);
    if (::bind(listener_, name, size) != 0 || ::listen(listener_, 16) != 0 ||
        ::getsockname(listener_, name, &size) != 0)
        throw std::runtime_error{"no port for a hostile server"};
    port_ = ntohs(where.sin_port);
    thread_ = std::thread{[this] { serve(); }};
}

hostile_server::~hostile_server()
{
    ending_ = true;
    thread_.join();
    ::close(listener_);
}

colock::node_address hostile_server::address() const
{
    colock::node_address result;
    result.host = host_;
    result.port = port_;
    return result;
}

void hostile_server::serve()
{
    while (!ending_) {
        int socket = -1;
        try {
            wait(listener_, POLLIN, ending_);
            socket = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
            int const at_once = 1;
            ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &at_once, sizeof at_once);
            ++connections_;
            connection one{socket, ending_};
            act_(one);
        } catch (std::exception const&) {
        }
        if (socket >= 0)
            ::close(socket);
    }
}

} // namespace support
