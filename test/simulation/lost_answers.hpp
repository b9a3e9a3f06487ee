// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

// An answer of a node is lost, so the client does not know what the node has done. Hardly any seed
// draws what follows from that.

/// A node whose answer to the acquire was lost has the key, as later extensions confirm. Then the
/// release is lost there, too: it must be repeated.
outcome lost_acquire();

/// A node runs an acquire late, after the release: the release must be repeated.
outcome late_acquire();

/// A node runs an acquire at the last possible moment, and cannot be reached when the release is to
/// be repeated for the last time: the client may not take that for a release.
outcome last_acquire();

/// An acquire is sent in two forms, one after the other, and the answer to the second is lost: the
/// server runs the second after the key of the first has been released.
outcome resent_acquire();

/// A node whose answer to one extension was lost is counted among those that hold the lease.
outcome lost_extension();

} // namespace simulation
