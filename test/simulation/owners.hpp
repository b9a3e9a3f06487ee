// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// An owner waits at one client, behind another owner, for a lock that it gets with another client: both
/// leases are had at once, and have one fencing token.
outcome owner_with_two_clients();

/// An owner acquires a lock again with a longer ttl, which goes with that lease, and with renewal where the
/// first lease has none.
outcome terms_that_go();

} // namespace simulation
