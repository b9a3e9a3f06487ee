// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace support {

/// A server that sends what a test wants to those who connect, one after another. It runs in a
/// thread of its own.
class hostile_server {
public:
    /// One connection, from the server's side. Each call throws when the connection has ended.
    class connection {
    public:
        connection(int socket, std::atomic<bool> const& ending) : socket_{socket}, ending_{ending}
        {
        }

        void say(std::string_view bytes);
        /// In parts of this size, each of which travels alone.
        void say_in_parts(std::string_view bytes, std::size_t size);
        /// The words of the next command.
        std::vector<std::string> hear();
        /// Answers commands like a healthy Redis server, until one calls a script, or asks about a
        /// Cluster's slots or a Sentinel group. Returns the words of that one, unanswered.
        std::vector<std::string> greet(std::string_view mode = "standalone");
        /// Reads, and says nothing.
        void keep_silent();

    private:
        std::string take_line();
        void read_more();

        int socket_;
        std::atomic<bool> const& ending_;
        std::string heard_;
    };

    explicit hostile_server(std::function<void(connection&)> act);
    /// At a given IPv4 address and port.
    hostile_server(std::string const& host, std::uint16_t port,
                   std::function<void(connection&)> act);
    ~hostile_server();
    hostile_server(hostile_server const&) = delete;
    hostile_server& operator=(hostile_server const&) = delete;

    colock::node_address address() const;
    int connections() const { return connections_; }

private:
    void serve();

    std::function<void(connection&)> act_;
    int listener_;
    std::string host_;
    std::uint16_t port_ = 0;
    std::atomic<bool> ending_{false};
    std::atomic<int> connections_{0};
    std::thread thread_;
};

} // namespace support
