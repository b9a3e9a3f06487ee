// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_server.hpp"

#include <array>
#include <cstddef>
#include <deque>
#include <string>

// Networks that fail between servers, with clients on both sides.

namespace support {

/// A network of its own on this machine: a network namespace of Linux. It has no name in the file
/// system. So it is gone with this object and whoever is inside, at the latest with this process,
/// however that ends.
class network {
public:
    /// Throws where this process may not make one.
    network();
    ~network();
    network(network const&) = delete;
    network& operator=(network const&) = delete;

    /// By which other programs find it.
    std::string path() const;

private:
    friend class inside;
    int descriptor_ = -1;
};

/// Takes the calling thread into a network for as long as this lives. What it makes meanwhile stays
/// inside: sockets, processes, and threads with all that they make. A path of a Unix domain socket
/// leads into every network.
class inside {
public:
    explicit inside(network const& where);
    /// Ends the process where there is no way back.
    ~inside();
    inside(inside const&) = delete;
    inside& operator=(inside const&) = delete;

private:
    int before_ = -1;
};

/// Two networks that are joined by a switch, until they are parted. Then what one side sends to the
/// other is lost, and nobody is told: connections stay open, and packets are sent again in vain.
class partition {
public:
    enum side : std::size_t { majority, minority };

    /// Throws where this process cannot make it: it takes root, `ip` (Debian: iproute2), and a
    /// Linux with network namespaces, veth and bridges.
    partition();

    network const& operator[](side which) const { return sides_[which]; }
    /// The address of everything on a side.
    static std::string address(side which) { return "10.77.0." + std::to_string(which + 1); }

    /// They are parted, or joined again, when these return.
    void cut();
    void heal();

private:
    network switch_;
    std::array<network, 2> sides_;
};

/// Why there is no partition on this machine or for this user; empty where there is.
std::string why_no_partition();

/// Servers that replace their master when it is cut off from most of them.
class parted_servers {
public:
    using side = partition::side;

    virtual ~parted_servers() = default;

    /// The URL of one node for a client, on either side.
    virtual std::string url() const = 0;

    /// Whether the master in the minority is the master still, and its replica follows it.
    bool all_well() const;
    network const& operator[](side which) const { return networks_[which]; }
    void cut() { networks_.cut(); }
    void heal() { networks_.heal(); }

protected:
    /// Starts a server. The first one is the master, and the last one its replica.
    void start(side where, server_options options) { start(where, std::move(options), servers_); }
    void start(side where, server_options options, std::deque<redis_server>& among);
    void wait_until_in_step() const;
    static std::string place(side where, redis_server const& of);

    partition networks_;
    std::deque<redis_server> servers_;
};

/// A Cluster of three masters. The first is alone in the minority, and its replica with the others.
class parted_cluster final : public parted_servers {
public:
    /// The first has the slot of this key. It stops about so long after it was cut off.
    explicit parted_cluster(std::string const& key, milliseconds goes_on = node_timeout);

    std::string url() const override;

    static constexpr milliseconds node_timeout = 2s;
};

/// A master and its replica, and three sentinels. One of these is in the minority with the master.
class parted_group final : public parted_servers {
public:
    parted_group();

    std::string url() const override;

private:
    std::deque<redis_server> sentinels_;
};

} // namespace support
