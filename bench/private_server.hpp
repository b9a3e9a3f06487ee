// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_server.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace bench {

/// Redis-servers for this run alone. They end with this object, and with the process however that
/// ends.
class private_servers {
public:
    /// Throws runtime_error that says what to do where there is no redis-server.
    explicit private_servers(std::size_t count);
    private_servers(private_servers const&) = delete;
    private_servers& operator=(private_servers const&) = delete;

    std::vector<colock::node_address> addresses() const;

    std::uint16_t port_of_first() const { return servers_.front().port(); }
    /// All but the first are its replicas from now on, which reach it by this port. Returns when
    /// they are in step with it.
    void replicate_first(std::uint16_t port);

    /// Ends all connections of clients to one of them.
    void end_connections();

    /// Stops as many as a quorum can do without (SIGSTOP).
    void pause_minority();

    /// Returns when all answer again, and so have done what was sent to them meanwhile.
    void resume();

private:
    std::deque<support::redis_server> servers_; ///< They do not move.
};

} // namespace bench
