// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// Many leases are extended at a time while their server answers nothing.
outcome extensions_pile_up();
/// Many locks are acquired at a time while their server answers nothing.
outcome acquires_pile_up();
/// The same at one master of a Cluster: an acquire at another is not held up.
outcome acquires_pile_up_at_one_master();
/// Many leases are released, and then one is extended.
outcome releases_pile_up();
/// The same at a guarded, slow server: for longer than one of its answers about its reign counts.
outcome look_among_releases();
/// Many leases are extended while their server answers nothing: each extension fails soon.
outcome line_at_a_hung_server();
/// Many leases are extended at a server that answers some at a time: none of them fails.
outcome extensions_at_a_slow_server();
/// Many leases are due at a server that is far away.
outcome renewals_far_away();
/// Waiters of one client have a lock in turn, faster than a clock counts. Then the counter is lost.
outcome tokens_after_many_hand_offs();
/// One of several servers is connected to again: it alone is asked for the leases.
outcome one_server_comes_back();
/// One of the two servers that have a lease loses it while it cannot be reached.
outcome lost_while_away();

} // namespace simulation
