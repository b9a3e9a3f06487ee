// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

// What a node does whose answer was lost is unknown: hardly any seed draws what follows from that.

/// A node whose answer to the acquire was lost has the key, as later extensions confirm. Then the
/// release is lost there, too: it must be repeated.
outcome lost_acquire();

/// A node runs an acquire late, after the release: that must be repeated.
outcome late_acquire();

/// A node runs an acquire at the last moment at which it may, and is then away when the release is
/// to be repeated for the last time: that is no end.
outcome last_acquire();

/// An acquire that was sent in two forms, one after the other, and whose second answer was lost:
/// the server runs that after the key of the first has been released.
outcome resent_acquire();

/// A node whose answer to one extension was lost is counted among those that hold the lease.
outcome lost_extension();

} // namespace simulation
