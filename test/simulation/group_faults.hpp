// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "sentinel_group.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace simulation {

/// What happens to the votes of a schedule that are Sentinel groups, from dice of its own.
class group_faults {
public:
    group_faults(network& servers, std::uint64_t seed, nanoseconds ttl);

    /// Gives a group another master, if possible. Returns in words how; empty if nothing happens.
    std::string change_a_master();
    bool busy(std::size_t vote) const { return groups_[vote]->busy(); }
    nanoseconds some_time(nanoseconds most) { return random_.time(0ns, most); }

    /// Half of the time the master of this server's vote; otherwise this server.
    host& often_master(host& any, dice& from) const;
    /// Whether a server may lose its memory: only a master, while no other is about to take over.
    bool may_forget(host const& server) const;

private:
    sentinel_group& group_of(host const& server) const;

    network& servers_;
    dice random_;
    nanoseconds ttl_;
    std::vector<std::unique_ptr<sentinel_group>> groups_;
};

} // namespace simulation
