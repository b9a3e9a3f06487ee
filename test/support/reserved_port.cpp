// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/reserved_port.hpp"

#include <arpa/inet.h>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <netinet/in.h>
#include <random>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace support {

namespace {

int new_socket(int family)
{
    int const made = ::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (made < 0)
        throw std::system_error{errno, std::generic_category(), "socket"};
    return made;
}

/// A socket with a name in the abstract namespace that means this port; -1 where another has it.
int mark_of(std::uint16_t port)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    auto const name = '\0' + ("colock-test-port-" + std::to_string(port));
    std::memcpy(address.sun_path, name.data(), name.size());
    auto const size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
    int const mark = new_socket(AF_UNIX);
    if (::bind(mark, reinterpret_cast<sockaddr const*>(&address), size) == 0)
        return mark;
    int const why = errno;
    ::close(mark);
    if (why != EADDRINUSE)
        throw std::system_error{why, std::generic_category(), "bind " + name.substr(1)};
    return -1;
}

bool is_free(std::uint16_t port)
{
    int const probe = new_socket(AF_INET);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    bool const bound =
        ::bind(probe, reinterpret_cast<sockaddr const*>(&address), sizeof address) == 0;
    ::close(probe);
    return bound;
}

} // namespace

reserved_port::reserved_port()
{
    // Below the range from which the system takes ports for outgoing connections: there, a client
    // that keeps connecting to a port without a listener may at last connect to itself.
    static std::minstd_rand random{std::random_device{}()};
    std::uniform_int_distribution<int> ports{11'000, 31'999};
    for (;;) {
        number_ = static_cast<std::uint16_t>(ports(random));
        mark_ = mark_of(number_);
        if (mark_ >= 0 && is_free(number_))
            return;
        if (mark_ >= 0)
            ::close(mark_);
    }
}

reserved_port::~reserved_port()
{
    if (mark_ >= 0)
        ::close(mark_);
}

reserved_port::reserved_port(reserved_port&& other) noexcept
    : mark_{std::exchange(other.mark_, -1)}, number_{other.number_}
{
}

reserved_port& reserved_port::operator=(reserved_port&& other) noexcept
{
    std::swap(mark_, other.mark_);
    std::swap(number_, other.number_);
    return *this;
}

std::uint16_t unused_port()
{
    static std::vector<reserved_port> all;
    return all.emplace_back().number();
}

} // namespace support
