// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/redis_client.hpp"

#include <cerrno>
#include <cstring>
#include <ostream>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <system_error>
#include <unistd.h>

namespace support {

std::ostream& operator<<(std::ostream& out, redis_value const& value)
{
    using type = redis_value::type;
    switch (value.kind) {
    case type::nil:
        return out << "(nil)";
    case type::integer:
        return out << value.integer;
    case type::string:
        return out << '"' << value.text << '"';
    case type::status:
        return out << value.text;
    case type::error:
        return out << "(error) " << value.text;
    case type::array:
        break;
    }
    out << '[';
    for (auto const* separator = ""; auto const& element : value.elements) {
        out << separator << element;
        separator = ", ";
    }
    return out << ']';
}

redis_client::redis_client(std::string const& socket_path, milliseconds limit)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (socket_path.size() >= sizeof address.sun_path)
        throw std::length_error{"too long for a socket: " + socket_path};
    std::memcpy(address.sun_path, socket_path.c_str(), socket_path.size() + 1);
    socket_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    timeval const time{limit.count() / 1000, limit.count() % 1000 * 1000};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time);
    ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof time);
    if (::connect(socket_, reinterpret_cast<sockaddr const*>(&address), sizeof address) != 0) {
        std::system_error const error{errno, std::generic_category(), socket_path};
        ::close(socket_);
        throw error;
    }
}

redis_client::~redis_client()
{
    ::close(socket_);
}

redis_value redis_client::command(std::vector<std::string> const& words)
{
    send(words);
    return receive();
}

void redis_client::send(std::vector<std::string> const& words)
{
    send_together({words});
}

void redis_client::send_together(std::vector<std::vector<std::string>> const& commands)
{
    std::string request;
    for (auto const& words : commands) {
        request += '*' + std::to_string(words.size()) + "\r\n";
        for (auto const& word : words)
            request += '$' + std::to_string(word.size()) + "\r\n" + word + "\r\n";
    }
    write(request);
}

void redis_client::write(std::string_view bytes) const
{
    while (!bytes.empty()) {
        auto const n = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (n < 0)
            throw std::system_error{errno, std::generic_category(), "send to redis-server"};
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
}

redis_value redis_client::receive()
{
    using type = redis_value::type;
    auto const line = read_line();
    auto const rest = line.substr(1);
    switch (line.front()) {
    case '+':
        return {type::status, 0, rest, {}};
    case '-':
        return {type::error, 0, rest, {}};
    case ':':
        return {type::integer, std::stoll(rest), {}, {}};
    case '$': {
        auto const size = std::stoll(rest);
        if (size < 0)
            return {};
        auto text = read_bytes(static_cast<std::size_t>(size) + 2);
        text.resize(text.size() - 2);
        return {type::string, 0, std::move(text), {}};
    }
    case '*':
        return receive_elements(std::stoll(rest));
    case '%':
        return receive_elements(2 * std::stoll(rest));
    case '_':
        return {};
    case '>':
        pushes_.push_back(receive_elements(std::stoll(rest)));
        return receive();
    default:
        throw std::runtime_error{"redis-server sent what is not expected: " + line};
    }
}

redis_value redis_client::receive_elements(long long count)
{
    if (count < 0)
        return {};
    redis_value value{redis_value::type::array, 0, {}, {}};
    for (; count > 0; --count)
        value.elements.push_back(receive());
    return value;
}

std::string redis_client::read_line()
{
    for (;;) {
        if (auto const end = read_.find("\r\n"); end != std::string::npos) {
            auto line = read_.substr(0, end);
            read_.erase(0, end + 2);
            if (line.empty())
                throw std::runtime_error{"redis-server sent an empty line"};
            return line;
        }
        fill();
    }
}

std::string redis_client::read_bytes(std::size_t count)
{
    while (read_.size() < count)
        fill();
    auto bytes = read_.substr(0, count);
    read_.erase(0, count);
    return bytes;
}

void redis_client::fill()
{
    char buffer[16'384];
    auto const n = ::recv(socket_, buffer, sizeof buffer, 0);
    if (n < 0)
        throw std::system_error{errno, std::generic_category(), "receive from redis-server"};
    if (n == 0)
        throw std::runtime_error{"redis-server closed the connection"};
    read_.append(buffer, static_cast<std::size_t>(n));
}

} // namespace support
