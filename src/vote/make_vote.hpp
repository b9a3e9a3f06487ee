// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/node.hpp"

#include <colock/options.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>

namespace colock::detail {

class time_keeper;

/// What a vote is made of.
struct vote_needs {
    strand_type strand;
    std::size_t index;
    node_address address;
    client_options const& options;
    bool is_only_one; ///< There are no other votes.
    std::shared_ptr<tls_context> tls;
    std::weak_ptr<node_listener> listener;
    std::shared_ptr<time_keeper> time;
    std::uint64_t seed; ///< Of its jitter.
};

/// Makes the node for an address: a Sentinel group, or a server, which may turn out to be one of a
/// Cluster. Before each of its servers stands what the options want: the judge of its reigns, and
/// who waits for its replicas.
std::shared_ptr<node> make_vote(vote_needs needs);

} // namespace colock::detail
